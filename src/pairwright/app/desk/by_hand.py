"""Pairing by hand: a round as it stands while somebody moves players about, what each change breaks, and how the whole
differs from the pairing of the rules (acceptance checklist Q64 to Q69).

::

    Seating          pairs and who waits        exchanged, turned, parted, with_bye: the next one
    begun            what a session begins with: the pairs of the rules, nothing, the Berger table
    breaches         what the pairs break, with the level it is warned of
    compared         the pairs beside those of the rules, and the line of the report
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from pairwright.app import commands
from pairwright.app.commands import Given
from pairwright.app.desk.acts import Pairs
from pairwright.app.desk.proposal import by_scores
from pairwright.app.editions import choose
from pairwright.app.predetermined import FAMILY, prepared
from pairwright.app.prepare import OpenGamesAre
from pairwright.app.team_events import field_of, with_adjourned
from pairwright.errors import Conflict, NoLegalPairing, NotApplicable, PairwrightError, Sentence, listing, say
from pairwright.lean import TYPE_CHECKING, NamedTuple, cast
from pairwright.matching.bits import set_of
from pairwright.model.acts import AddRound, apply
from pairwright.model.canonical import with_byes_ahead
from pairwright.model.colour import Colour
from pairwright.model.team import is_team_event
from pairwright.model.team_acts import AddMatches
from pairwright.model.team_field import field_of_teams
from pairwright.model.tournament import Tournament
from pairwright.pairing.findings import Obstacle, Reason
from pairwright.state.ledger import state_before
from pairwright.state.preference import BLACK, WHITE
from pairwright.state.round_state import RoundState

if TYPE_CHECKING:
    from pairwright.pairing.base import PairingSystem

FOR_PAIRING = Given(open_games=OpenGamesAre.ADJOURNED)
"""At the desk, games without a result become adjourned ones when the next round is paired."""
BY_HAND = "round-robin-by-hand"
MOST_APART = 2
"""So many games more with one colour are allowed before the last round."""
TOLD_BOARDS = 24
"""So many boards the line of the report names."""


class Beginning(Enum):
    """What a session begins with."""

    RULES = "rules"
    NOTHING = "nothing"
    TABLE = "table"
    """The Berger table, for a round robin whose rounds are made by hand."""


class Seating(NamedTuple):
    """Boards as (White, Black), byes as ``(number, 0)``, and who has neither yet. For teams their numbers."""

    pairs: Pairs
    waiting: tuple[int, ...] = ()

    def _at(self, number: int) -> tuple[int, int]:
        """Board (from 0) and side; board -1 for who waits. Raises :class:`Conflict` for who is in none of it."""
        for place, pair in enumerate(self.pairs):
            if number in pair:
                return place, pair.index(number)
        if number in self.waiting:
            return -1, self.waiting.index(number)
        raise Conflict(None, say("{player} is not among those who are paired by hand", player=number))

    def exchanged(self, one: int, other: int) -> Seating:
        """The two change places. Two who wait make a board; the two of one board change colours."""
        (here, _), (there, _) = self._at(one), self._at(other)
        if one == other:
            return self
        if here == there == -1:
            rest = tuple([number for number in self.waiting if number not in (one, other)])
            return Seating((*self.pairs, (one, other)), rest)
        swap = {one: other, other: one}
        pairs = tuple([(swap.get(white, white), swap.get(black, black)) for white, black in self.pairs])
        return Seating(pairs, tuple([swap.get(number, number) for number in self.waiting]))

    def turned(self, number: int) -> Seating:
        """The board of this player with its colours changed."""
        place, _ = self._at(number)
        if place < 0 or not self.pairs[place][1]:
            return self
        pairs = [*self.pairs]
        pairs[place] = pairs[place][::-1]
        return Seating(tuple(pairs), self.waiting)

    def parted(self, number: int) -> Seating:
        """The board (or the bye) of this player is taken apart: whoever sat there waits."""
        place, _ = self._at(number)
        if place < 0:
            return self
        freed = [player for player in self.pairs[place] if player]
        return Seating((*self.pairs[:place], *self.pairs[place + 1 :]), tuple(sorted([*self.waiting, *freed])))

    def with_bye(self, number: int) -> Seating:
        """He has the bye: whoever had it takes his place; if nobody had it, his opponent waits."""
        self._at(number)
        holders = [white for white, black in self.pairs if not black]
        if number in holders:
            return self
        if holders:
            return self.exchanged(number, holders[0])
        apart = self.parted(number)
        return Seating((*apart.pairs, (number, 0)), tuple([one for one in apart.waiting if one != number]))


class Breach(NamedTuple):
    """Something the pairs break: a code that names it and the players (pairing numbers); ``grave`` asks for a
    confirmation, the rest is a notice."""

    code: str
    players: tuple[int, ...]
    sentence: Sentence
    grave: bool = True


class Compared(NamedTuple):
    """Hand-made pairs beside those of the rules. ``mine`` and ``rules`` are boards with whether the other has them
    too; ``criterion`` is the first that decides; ``reason`` says why the rules give no pairing, if they do not;
    ``line`` is what the report is told, empty if nothing differs."""

    mine: tuple[tuple[int, int, bool], ...]
    rules: tuple[tuple[int, int, bool], ...]
    criterion: str = ""
    reason: Sentence = Sentence("")
    line: str = ""

    @property
    def same(self) -> bool:
        """Are they the pairs of the rules?"""
        return not self.line

    @property
    def differing(self) -> int:
        """Boards of the hand-made round that the rules do not have."""
        return sum([not kept for _, _, kept in self.mine])

    @property
    def kept(self) -> int:
        """Boards that both have."""
        return len(self.mine) - self.differing


def begun(tournament: Tournament, round: int, beginning: Beginning) -> Seating:
    """What a session for the round begins with. Raises as :func:`pairwright.app.commands.pair`, but not for
    nothing."""
    if beginning is Beginning.NOTHING:
        return Seating((), tuple(sorted(_to_be_paired(tournament, round))))
    if beginning is Beginning.TABLE and not made_by_hand(tournament):
        raise NotApplicable(BY_HAND, say("the rounds of this tournament are not made by hand"))
    given = FOR_PAIRING._replace(system=FAMILY) if beginning is Beginning.TABLE else FOR_PAIRING
    return Seating(tuple(commands.pair(tournament, round, given).pairing.pairs))


def made_by_hand(tournament: Tournament) -> bool:
    """Is it a round robin whose rounds nobody but the arbiter makes?"""
    system = system_of(tournament)
    return system is not None and system.code == BY_HAND


def system_of(tournament: Tournament) -> PairingSystem | None:
    """The system the tournament is paired by; None if it is none of the catalogue."""
    try:
        return choose(tournament, "", "").system
    except PairwrightError:
        return None


def state_to_pair(tournament: Tournament, round: int) -> RoundState:
    """The cards before the round, whether or not the rules can pair it."""
    system = system_of(tournament)
    tournament = with_adjourned(tournament, FOR_PAIRING)  # a table waits for no result, but its colours are given
    if system is not None:
        try:
            ready = prepared(field_of(tournament, system, FOR_PAIRING), system, round, FOR_PAIRING)
            return state_before(ready.tournament, ready.round)
        except PairwrightError:
            pass
    field = with_byes_ahead(tournament)
    field = field_of_teams(field) if is_team_event(field) else field
    colour = Colour.WHITE if field.initial_colour is Colour.NONE else field.initial_colour
    return state_before(field._replace(initial_colour=colour, planned_rounds=field.planned_rounds or round), round)


def breaches(tournament: Tournament, round: int, pairs: Pairs) -> tuple[Breach, ...]:
    """Everything these pairs of the round to be paired break, in the order of the boards."""
    state = state_to_pair(tournament, round)
    system = system_of(tournament)
    position = state.positions()
    found: list[Breach] = []
    byes = [white for white, black in pairs if not black]
    for white, black in pairs:
        if white not in position or (black and black not in position):
            continue
        if black:
            found += _of_board(state, system, (white, black), (position[white], position[black]))
        elif not (system or _BY_CARD).may_have_bye(state, position[white]):
            template = "{player} may not have the bye: there was one already, or points without play."
            found.append(Breach("bye", (white,), say(template, player=white)))
    if len(byes) > 1:
        told = listing(sorted(byes))
        found.append(Breach("byes", tuple(sorted(byes)), say("More than one has the bye: {players}.", players=told)))
    return tuple(found)


class _ByCard:
    """The right to a bye as the cards have it, where no system is known."""

    def may_have_bye(self, state: RoundState, player: int) -> bool:
        return state.may_have_bye[player]


_BY_CARD = _ByCard()


def _of_board(
    state: RoundState, system: PairingSystem | None, numbers: tuple[int, int], positions: tuple[int, int]
) -> Iterator[Breach]:
    white, black = numbers
    for reason in dict.fromkeys(_kept_apart(state, system, *positions)):
        if reason is Reason.MET:
            met = state.tournament.met_in(white, black)
            template = "{white} and {black} have met, in round {round}." if met else "{white} and {black} have met."
            yield Breach("rematch", numbers, say(template, white=white, black=black, round=met))
        elif reason is Reason.FORBIDDEN:
            sentence = say("{white} and {black} are a prohibited pair.", white=white, black=black)
            yield Breach("prohibited", numbers, sentence)
    for place, given, number in zip(positions, (WHITE, BLACK), numbers, strict=True):
        yield from _of_colour(state, place, given, number)
    due = [state.due[place] for place in positions]
    if due == [BLACK, WHITE]:
        sentence = say("Both players of {white}-{black} get the colour they were not due.", white=white, black=black)
        yield Breach("both-colours", numbers, sentence, grave=False)


def _kept_apart(state: RoundState, system: PairingSystem | None, one: int, other: int) -> list[Reason]:
    if system is None:
        barred = [Reason.FORBIDDEN] if state.forbidden and state.forbidden[one] & set_of([other]) else []
        return [*([Reason.MET] if state.opponents[one] & set_of([other]) else []), *barred]
    if system.code.startswith(FAMILY):
        from pairwright.pairing.systems.round_robin.by_hand import RoundRobinByHand

        system = cast("PairingSystem", RoundRobinByHand())
    found: tuple[Obstacle, ...] = system.obstacles(state, one, other)
    return [obstacle.reason for obstacle in found]


def _of_colour(state: RoundState, place: int, given: int, number: int) -> Iterator[Breach]:
    """Three times running, or a difference beyond two, before the last round."""
    if state.is_last:
        return
    colour = say("White") if given == WHITE else say("Black")
    if state.colours[place].endswith("ww" if given == WHITE else "bb"):
        sentence = say("{player} would have {colour} a third time running.", player=number, colour=colour)
        yield Breach("third-running", (number,), sentence)
    if abs(state.differences[place] + (1 if given == WHITE else -1)) > MOST_APART:
        template = "{player} would have more than two games more with {colour}."
        yield Breach("colour-difference", (number,), say(template, player=number, colour=colour))


def has_game(pairs: Pairs) -> bool:
    """Do two of them meet?"""
    return any(black for _, black in pairs)


def nobody_plays(round: int) -> Sentence:
    """Why there is no such round."""
    return say("in round {round} there are no two who could play: look at entries, byes and withdrawals", round=round)


def names_in_field(tournament: Tournament) -> dict[int, str]:
    """Names of those who are paired, by number: players, or teams."""
    field = field_of_teams(tournament) if is_team_event(tournament) else tournament
    return {player.number: player.name for player in field.players}


def not_seated(tournament: Tournament, round: int, seating: Seating) -> tuple[int, ...]:
    """Who is to be paired in the round and has no place in the session."""
    here = {*seating.waiting, *[number for pair in seating.pairs for number in pair]}
    return tuple(sorted(_to_be_paired(tournament, round) - here))


def _to_be_paired(tournament: Tournament, round: int) -> set[int]:
    """Everybody who is there; where a table or a bracket says who plays, those whom it names."""
    system = system_of(tournament)
    if system is not None and not by_scores(system.code):
        try:
            pairs = commands.pair(tournament, round, FOR_PAIRING).pairing.pairs
            return {number for pair in pairs for number in pair if number}
        except PairwrightError:
            pass
    state = state_to_pair(tournament, round)
    return {*state.numbers, *([state.bye_by_hand] if state.bye_by_hand else [])}


def compared(tournament: Tournament, round: int, pairs: Pairs) -> Compared:
    """The pairs beside those that the rules give. Raises :class:`Conflict` if they cannot be the round."""
    teams = is_team_event(tournament)
    said = with_adjourned(tournament, FOR_PAIRING)
    made = apply(said, AddMatches(round, pairs) if teams else AddRound(round, pairs))
    try:
        rules = _rules(tournament, made, round)
        same = set(rules) == set(pairs)
        criterion = "" if same else commands.check(made, round, FOR_PAIRING).rounds[0].criterion
    except PairwrightError as error:
        mine = tuple([(*pair, False) for pair in pairs])
        why = "no legal pairing by the rules" if isinstance(error, NoLegalPairing) else "not compared with the rules"
        return Compared(mine, (), "", error.sentence, f"MPA @ Round {round}: {_listed(pairs)} ({why})")
    mine = tuple([(*pair, pair in rules) for pair in pairs])
    theirs = tuple([(*pair, pair in pairs) for pair in rules])
    if same:
        return Compared(mine, theirs)
    instead = _listed([pair for pair in rules if pair not in pairs]) or "nothing"
    line = f"MPA @ Round {round}: {_listed([pair for pair in pairs if pair not in rules])} instead of {instead}"
    return Compared(mine, theirs, criterion, Sentence(""), line)


def _rules(tournament: Tournament, made: Tournament, round: int) -> Pairs:
    """What the rules give; a round robin made by hand is as it should be unless it breaks a rule."""
    source = made if made_by_hand(tournament) else tournament
    return tuple(commands.pair(source, round, FOR_PAIRING).pairing.pairs)


def _listed(pairs: Pairs | list[tuple[int, int]]) -> str:
    """``20-2, 18-6, 59 bye``: for the report, which is in English everywhere."""
    told = [f"{white}-{black}" if black else f"{white} bye" for white, black in pairs[:TOLD_BOARDS]]
    more = len(pairs) - len(told)
    return ", ".join(told) + (f" and {more} more" if more else "")
