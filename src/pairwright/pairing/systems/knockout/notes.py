"""What the arbiter would note of a column: which stage it is, why two meet, why they play on, who has White, who is
free."""

from __future__ import annotations

from pairwright.errors import Sentence, say, say_n
from pairwright.handbook.knockout import KNOCKOUT
from pairwright.lean import TYPE_CHECKING
from pairwright.model.knockout.bracket import Branch, From, How, Match, Phase, Reached, Seat
from pairwright.model.knockout.colours import ALTERNATING, BY_LOT, GOLDEN_LOT, REVERSED
from pairwright.model.knockout.games import EVEN_NUMBER, EXTRA_TIME, Stuck
from pairwright.model.points import format_points
from pairwright.pairing.outcome import Step

if TYPE_CHECKING:
    from pairwright.handbook.citation import Article
    from pairwright.model.knockout.bracket import Bracket
    from pairwright.pairing.systems.knockout.engine import Next

STAGES, FIRST_AGAINST_LAST, PRELIMINARY = (KNOCKOUT[number] for number in ("K3", "K10", "K8"))
OUT, AMONG_LOSERS, SECOND_FINAL = (KNOCKOUT[number] for number in ("K7", "D1", "D2"))
MISSING, OFF = KNOCKOUT["W1"], KNOCKOUT["W2"]
IMPLEMENTS = (OFF,)


def steps_of(bracket: Bracket, column: tuple[Next, ...], free: tuple[int, ...]) -> tuple[Step, ...]:
    """All of the column: the stage, its matches, those who are free, those who are out."""
    steps = [_stage(bracket)]
    for one in column:
        steps += _of_match(bracket, one)
    playing = {number for one in column for number in one.match.players}
    steps += [_free(bracket, number) for number in free if number not in playing]
    for place in bracket.places:
        if place.stage:
            steps.append(_out(place.players, place.stage, place.reached))
    return tuple(steps)


def _stage(bracket: Bracket) -> Step:
    players = tuple(sorted(bracket.order))
    if not bracket.current:
        return Step(STAGES, players, say("everything is decided"))
    stage = bracket.stages[bracket.current - 1]
    over = sum([match.how is not How.OPEN for match in stage.matches])
    values = {"title": stage.title, "stage": stage.number, "stages": len(bracket.stages)}
    named = say("{title}, stage {stage} of {stages}", **values)
    if stage.title == say("stage {stage} of {stages}", stage=stage.number, stages=len(bracket.stages)):
        named = stage.title
    note = say_n(
        "{title}: {count} match, {over} decided", "{title}: {count} matches, {over} of them decided",
        count=len(stage.matches), title=named, over=over,
    )  # fmt: skip
    article = PRELIMINARY if stage.number == 1 and len(bracket.order) < bracket.size else STAGES
    return Step(article, players, note)


def _of_match(bracket: Bracket, one: Next) -> list[Step]:
    match = one.match
    pairs = ((one.board.white, one.board.black),) if one.board else ()
    steps = [Step(_why(match), match.players, _meeting(bracket, match), pairs)]
    if one.board is None:
        note = _put_off if one.put_off else _stuck
        return [*steps, note(one)]
    article, note_of_game = _game(bracket, one)
    steps.append(Step(article, match.players, note_of_game, pairs))
    rule = one.board.colour_rule
    steps.append(Step(rule, match.players, say(_COLOUR[rule], white=one.board.white), pairs))
    return steps


def _why(match: Match) -> Article:
    if match.branch is Branch.LOSERS:
        return AMONG_LOSERS
    if match.branch in (Branch.GRAND_FINAL, Branch.RESET):
        return SECOND_FINAL if match.branch is Branch.RESET else AMONG_LOSERS
    return OUT if match.branch is Branch.THIRD_PLACE else FIRST_AGAINST_LAST


def _meeting(bracket: Bracket, match: Match) -> Sentence:
    upper, lower = match.players
    if match.seats[0].kind is From.PLAYER:
        places = [seat.place for seat in match.seats]
        return say(
            "match {match}: {upper} and {lower} have the places {first} and {last} of {size}, the first against the "
            "last",
            match=match.number, upper=upper, lower=lower, first=places[0], last=places[1], size=bracket.size,
        )  # fmt: skip
    template = "match {match}: {upper} comes as {first}, {lower} as {last}"
    first, last = (_origin(seat) for seat in match.seats)
    return say(template, match=match.number, upper=upper, lower=lower, first=first, last=last)


def _origin(seat: Seat) -> Sentence:
    template = "winner of match {match}" if seat.kind is From.WINNER else "loser of match {match}"
    return say(template, match=seat.number)


def _game(bracket: Bracket, one: Next) -> tuple[Article, Sentence]:
    match, terms, number = one.match, bracket.terms, one.outlook.number
    values = {"number": number, "upper": match.players[0], "score": _score(match), "lower": match.players[1]}
    if one.outlook.phase is Phase.REGULAR:
        if not match.games:
            return EVEN_NUMBER, say("game 1 of {games} between the two", games=terms.games)
        template = "game {number} of {games} between the two: it stands {score} for {upper} against {lower}"
        return EVEN_NUMBER, say(template, games=terms.games, **values)
    if one.outlook.phase is Phase.EXTRA:
        in_pair = (number - terms.games) % 2
        if in_pair:
            return EXTRA_TIME, say("level at {score}: two games of extra time, the first of them", score=_score(match))
        template = "second game of extra time: it stands {score} for {upper} against {lower}"
        return EXTRA_TIME, say(template, **values)
    assert terms.golden_point
    template = "still level at {score}: the golden point, White {white} minutes, Black {black}"
    note = say(template, score=_score(match), white=terms.golden_point.white, black=terms.golden_point.black)
    odds = _ODDS[terms.golden_point.draw_odds.value]
    return EXTRA_TIME, say("{note}; {odds}", note=note, odds=odds)


_ODDS = {
    "b": say("after a draw White is out"),
    "w": say("after a draw Black is out"),
    "-": say("after a draw they play again"),
}

_COLOUR = {
    REVERSED: "{white} has White: the colours of the game before reversed",
    BY_LOT: "{white} has White by lot",
    GOLDEN_LOT: "{white} has White in the golden point by lot",
    ALTERNATING: "{white} has White: colours alternate from match to match and from stage to stage",
}


def _score(match: Match) -> str:
    return ":".join(map(format_points, match.score))


def _put_off(one: Next) -> Step:
    note = say("match {match} is put off: one of the two does not play this round", match=one.match.number)
    return Step(OFF, one.match.players, note)


def _stuck(one: Next) -> Step:
    note = say("match {match} waits: {why}", match=one.match.number, why=_STUCK[one.outlook.stuck])
    return Step(EXTRA_TIME, one.match.players, note)


_STUCK = {
    Stuck.OPEN_GAME: say("a game has no result"),
    Stuck.BOTH_FORFEITED: say("both have forfeited a game, and the arbiter decides"),
    Stuck.LEVEL: say("it is level, and no further game is announced"),
}


def _free(bracket: Bracket, number: int) -> Step:
    """Of somebody who is in it: his last match is decided, or he waits for the next one."""
    own = [match for match in bracket.matches if number in match.players and match.how is not How.OPEN]
    last = own[-1]
    if last.winner != number and bracket.terms.third_place:
        note = say("{player} is free, and plays for the third place after match {match}", player=number,
                   match=last.number)  # fmt: skip
        return Step(OUT, (number,), note)
    if last.winner != number:
        note = say(
            "{player} is free: still in it after the first loss, in match {match}", player=number, match=last.number
        )
        return Step(AMONG_LOSERS, (number,), note)
    article, how = said_of(last)
    return Step(article, (number,), say("{player} is free: {how}", player=number, how=how))


def said_of(match: Match) -> tuple[Article, Sentence]:
    """How a match was won, and the article by which."""
    loser = match.loser
    if match.how is How.BYE:
        seat = next((seat for seat in match.seats if seat.kind is From.IMAGINARY), None)
        if seat:
            return FIRST_AGAINST_LAST, say("drawn against the imaginary player x{number}", number=seat.number)
        return MISSING, say("nobody comes for match {match}", match=match.number)
    if match.how is How.ABSENT:
        return MISSING, say("{loser} was not there for match {match}", loser=loser, match=match.number)
    if match.how in (How.LOT, How.FEWEST_MOVES, How.ARBITER):
        template = "match {match} was decided beside the board ({how})"
        return KNOCKOUT["K1"], say(template, match=match.number, how=HOW[match.how])
    score = match.score if match.winner == match.players[0] else match.score[::-1]
    shown = ":".join(map(format_points, score))
    article = EVEN_NUMBER if match.how is How.GAMES else EXTRA_TIME
    if match.how in (How.GAME_POINTS, How.BOARD_COUNT):
        article = KNOCKOUT["M1"]
    template = "match {match} is won against {loser}, {score} ({how})"
    return article, say(template, match=match.number, loser=loser, score=shown, how=HOW[match.how])


HOW = {
    How.OPEN: say("open"),
    How.GAMES: say("games"),
    How.EXTRA: say("extra time"),
    How.GOLDEN: say("golden point"),
    How.DRAW_ODDS: say("golden point, a draw"),
    How.GAME_POINTS: say("game points"),
    How.BOARD_COUNT: say("board count"),
    How.BYE: say("bye"),
    How.ABSENT: say("absence"),
    How.LOT: say("lot"),
    How.FEWEST_MOVES: say("fewest moves"),
    How.ARBITER: say("decision of the arbiter"),
    How.NOT_NEEDED: say("not needed"),
}
"""In words."""


def _out(players: tuple[int, ...], stage: int, reached: Reached) -> Step:
    shown = ", ".join(map(str, players))
    if reached is Reached.PLAYING:
        return Step(OUT, players, say("lost in stage {stage}, and play for the third place: {players}", stage=stage,
                                      players=shown))  # fmt: skip
    return Step(OUT, players, say("out since stage {stage}: {players}", stage=stage, players=shown))
