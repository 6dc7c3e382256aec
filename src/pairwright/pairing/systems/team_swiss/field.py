"""The teams to be paired, read for this system."""

from __future__ import annotations

from pairwright.errors import NotApplicable, say
from pairwright.lean import TYPE_CHECKING
from pairwright.matching.bits import set_of
from pairwright.model.result import Result
from pairwright.pairing.drawn.field import DrawnField, floaters, unequal_with_floater
from pairwright.pairing.systems.team_swiss.edition import EDITION_2026, Edition
from pairwright.pairing.systems.team_swiss.preferences import preference_of
from pairwright.pairing.systems.team_swiss.terms import Preferences, Terms, terms_of
from pairwright.state.preference import BLACK, WHITE, Strength
from pairwright.state.round_state import RoundState

if TYPE_CHECKING:
    from pairwright.model.matches import Matches

BARS_THE_BYE = (Result.PAIRING_BYE, Result.FORFEIT_WIN, Result.FULL_BYE)
"""C2."""


class Field(DrawnField):
    """What is asked beside the state, which has the preferences of article 1.7: the terms of the competition, and by
    position the ``secondary`` score (tenths; all 0 where it is not used)."""

    __slots__ = ("edition", "secondary", "terms")

    def __init__(
        self, state: RoundState, terms: Terms, secondary: list[int], floater: int, edition: Edition = EDITION_2026
    ) -> None:
        counted = 0 if last_two_rounds(state) else floater
        criteria = _pair_criteria(state, terms, counted, edition)
        super().__init__(state, edition.regulation, 0 if edition.graded else counted, criteria)
        self.edition = edition
        self.graded = edition.graded
        self.terms = terms
        self.secondary = secondary


def field_of(state: RoundState, edition: Edition = EDITION_2026) -> Field:
    """The field of a round. Raises :class:`NotApplicable` for a tournament of players, and as
    :func:`~pairwright.pairing.systems.team_swiss.terms.terms_of`."""
    matches = state.tournament.matches
    if matches is None:
        raise NotApplicable(
            edition.code,
            say(
                "this system pairs teams, and the tournament names none. Enter the teams (records 310), or pair the "
                "players by a system for players"
            ),
        )
    terms = terms_of(state.tournament)
    place = {number: at for at, number in enumerate(matches.numbers)}
    places = [place[number] for number in state.numbers]
    rights = [may_have_bye(matches, at, state, edition) for at in places]
    read = with_preferences(state, terms)._replace(may_have_bye=rights)
    secondary = [secondary_score(matches, terms, at, state.round) for at in places]
    return Field(read, terms, secondary, floaters(state), edition)


def last_two_rounds(state: RoundState) -> bool:
    """The rounds in which C7 and C10 do not count."""
    return 0 < state.tournament.planned_rounds <= state.round + 1


def may_have_bye(matches: Matches, at: int, state: RoundState, edition: Edition) -> bool:
    """C2, of the team at this place of the list. In 2024 any match points of a win without play bar too, where match
    points pair."""
    row = matches.rows[at][: state.round - 1]
    if any(one.result in BARS_THE_BYE for one in row):
        return False
    win = state.tournament.scoring.win
    return not edition.graded or not win or all(one.result.played or one.match_points < win for one in row)


def secondary_score(matches: Matches, terms: Terms, at: int, round: int) -> int:
    """The other score before a round, with bonuses and penalties; 0 if the rules exclude it (article 4.2)."""
    if not terms.secondary:
        return 0
    row = matches.rows[at][: round - 1]
    by_matches = terms.secondary == "MP"
    extra = (matches.match_extra if by_matches else matches.game_extra).get(at, {})
    points = [one.match_points if by_matches else one.game_points for one in row]
    return sum(points) + sum([value for given, value in extra.items() if given < round])


def with_preferences(state: RoundState, terms: Terms) -> RoundState:
    """The state with the preferences of article 1.7."""
    found = [preference_of(colours, terms.preferences, last_round=state.is_last) for colours in state.colours]
    return state._replace(due=[due for due, _ in found], strengths=[strength for _, strength in found])


def _pair_criteria(state: RoundState, terms: Terms, floater: int, edition: Edition) -> list[tuple[str, list[int]]]:
    """With whom each makes a pair that counts for C8, C9 (type B) and C10; in 2024 for C7, C8 and C9."""
    found: list[tuple[str, list[int]]] = []
    if terms.preferences is not Preferences.NONE:
        found.append((edition.preference, _alike(state, Strength.MILD)))
    if terms.preferences is Preferences.TYPE_B:
        found.append((edition.strong, _alike(state, Strength.STRONG)))
    return [*found, (edition.floats, unequal_with_floater(state, floater))]


def _alike(state: RoundState, least: Strength) -> list[int]:
    """With whom each shares a preference of at least this strength."""
    rows = [0] * state.size
    for colour in (WHITE, BLACK):
        group = [
            position
            for position, (due, strength) in enumerate(zip(state.due, state.strengths, strict=True))
            if due == colour and strength >= least
        ]
        together = set_of(group)
        for position in group:
            rows[position] = together & ~(1 << position)
    return rows
