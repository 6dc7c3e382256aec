"""What the arbiter would note: the round of the table, who is free, who has left."""

from __future__ import annotations

from pairwright.errors import Sentence, listing, say
from pairwright.handbook.citation import Article
from pairwright.handbook.round_robin import ROUND_ROBIN
from pairwright.model.tournament import Tournament
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.round_robin.berger import OPPONENT_OF_LAST, OTHER_BOARDS, has_white, round_of
from pairwright.pairing.systems.round_robin.field import WITHDRAWALS, Field, keeps_his_games, owners_of
from pairwright.pairing.systems.round_robin.terms import REVERSED, SWAPPED, Place
from pairwright.state.round_state import RoundState

FREE = ROUND_ROBIN["A1.3"]
MEET = ROUND_ROBIN["A1.1"]


def steps_of(state: RoundState, field: Field, bye: int) -> tuple[Step, ...]:
    """All of the round in the order of the rules."""
    steps = [*_table_steps(state, field), *_game_steps(field)]
    for white, black in field.games:
        if not field.stands(white, black):
            steps += [
                _free_step(state, number, missing, bye)
                for number, missing in ((white, black), (black, white))
                if number in field.here
            ]
    return tuple(steps)


def _table_steps(state: RoundState, field: Field) -> list[Step]:
    everybody = tuple(sorted(state.numbers))
    template = "table for {size} numbers, round {row}"
    if field.terms.cycles > 1:
        template = "table for {size} numbers, round {row}, cycle {cycle} of {cycles}"
    values = {"size": field.size, "row": field.place.row, "cycle": field.place.cycle, "cycles": field.terms.cycles}
    steps = [Step(MEET, everybody, say(template, **values))]
    if (state.round - 1) % max(field.size - 1, 1) + 1 != field.place.row:
        note = say("the last two rounds of the first cycle change places, so that nobody has one colour three times")
        steps.append(Step(SWAPPED, everybody, note))
    if field.place.is_reversed:
        steps.append(Step(REVERSED, everybody, say("colours are those of the first cycle reversed")))
    return steps


def _game_steps(field: Field) -> list[Step]:
    """The game of the last number, and the others."""
    steps = []
    for article, games in ((OPPONENT_OF_LAST, field.games[:1]), (OTHER_BOARDS, field.games[1:])):
        pairs = tuple([pair for pair in games if field.stands(*pair)])
        if pairs:
            shown = listing(f"{white}-{black}" for white, black in pairs)
            template = (
                "the opponent of the last number: {games}" if article is OPPONENT_OF_LAST else "the table: {games}"
            )
            players = tuple([number for pair in pairs for number in pair])
            steps.append(Step(article, players, say(template, games=shown), pairs))
        for number in [number for pair in pairs for number in pair if number in field.forfeiting]:
            note = say("{player} has left after half of his games: this one is lost by forfeit", player=number)
            steps.append(Step(WITHDRAWALS, (number,), note))
    return steps


def _free_step(state: RoundState, number: int, missing: int, bye: int) -> Step:
    pairs = ((number, 0),) if number == bye else ()
    if not missing:
        return Step(FREE, (number,), say("{player} is free: nobody has the number he would meet", player=number), pairs)
    article, why = _why_missing(state.tournament, state.round, missing)
    return Step(article, (number,), say("{player} is free: {why}", player=number, why=why), pairs)


def _why_missing(tournament: Tournament, round: int, number: int) -> tuple[Article, Sentence]:
    player = tournament.player(number)
    if 0 < min([one for one in (player.withdrawn_from, player.expelled_from) if one], default=0) <= round:
        if keeps_his_games(tournament, player, round):
            return WITHDRAWALS, say("{player} has left", player=number)
        return WITHDRAWALS, say("{player} has left before half of his games, none of which counts", player=number)
    if round < player.enters_in:
        return FREE, say("{player} is not there yet, and their game is to be made up for", player=number)
    return FREE, say("{player} does not play this round, and their game is to be made up for", player=number)


def meetings_of(state: RoundState, field: Field, one: int, other: int) -> tuple[Step, ...]:
    """When the table has two players meet, and with which colours."""
    owners = {number: place for place, number in owners_of(state.tournament).items()}
    first, second = owners[one], owners[other]
    row = round_of(field.size, first, second)
    steps = []
    for cycle in range(1, max(field.terms.cycles, field.place.cycle) + 1):
        place = Place(cycle, row)
        is_white = has_white(field.size, first, second) != place.is_reversed
        white, black = (one, other) if is_white else (other, one)
        number = field.terms.round(field.size, place)
        template = "the table has {white} and {black} meet in round {round}, {white} with White"
        steps.append(Step(MEET, (one, other), say(template, white=white, black=black, round=number), ((white, black),)))
    return tuple(steps)
