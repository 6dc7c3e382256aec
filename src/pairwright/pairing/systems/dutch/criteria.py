"""The criteria of C.04.3 (edition 2026) as values, written from the definitions of article 2.

The order of :data:`CRITERIA` is the priority of the rules. Each criterion counts what it wants little of: a tuple
of ints, compared element by element; plain counts are tuples of one. The absolute criteria C1-C3 and the
completion C4 cannot be weighed: they are the questions :func:`obstacles`, ``may_have_bye`` and
:class:`Outlook` answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pairwright.handbook.citation import Article
from pairwright.handbook.dutch import DUTCH_2026 as RULES
from pairwright.handbook.swiss import BASIC_RULES
from pairwright.lean import NamedTuple, Protocol
from pairwright.model.points import Points
from pairwright.pairing.colours import not_granted
from pairwright.pairing.findings import Count, Obstacle, Reason
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate
from pairwright.state.floats import Float
from pairwright.state.preference import BLACK, WHITE, Strength
from pairwright.state.round_state import RoundState

NO_BYE: Points = -1
"""The bye score of a round in which nobody is allocated a bye."""

FLOATS_AGAIN: Points = 1_000_000
"""Added to the score of a moved-down player who stays unpaired, as his score difference: above all true ones."""


class Outlook(Protocol):
    """What lies beyond a bracket. ``leftover`` are its downfloaters, ``below`` the first position under it."""

    @property
    def bye_score(self) -> Points:
        """C5: the lowest score a bye can go to in any complete pairing of the round; :data:`NO_BYE` if none is due."""

    def completes(self, leftover: tuple[int, ...], below: int) -> bool:
        """C4 and C5: can they and everybody below be paired by C1-C3, the bye going to a player of the bye score?"""

    def ahead(self, leftover: tuple[int, ...], below: int) -> Count:
        """C8: number and scores (descending) of the fewest and lowest downfloaters of the next bracket, if
        these come down to it and C4 and C5 hold there; empty when there is no next bracket."""


class Proposal(NamedTuple):
    """What a criterion looks at: a candidate, in its bracket, in its round."""

    state: RoundState
    bracket: Bracket
    candidate: Candidate
    outlook: Outlook


class Criterion(NamedTuple):
    """One criterion: its code, its name, its article, and its tally of a candidate (smaller is better)."""

    code: str
    name: str
    article: Article
    tally: Callable[[Proposal], Count]


def obstacles(state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
    """C1 and C3: everything that keeps two positions apart; empty if they may meet."""
    found = []
    if state.opponents[one] >> other & 1:
        found.append(Obstacle(RULES["C1"], Reason.MET))
    if state.forbidden and state.forbidden[one] >> other & 1:
        found.append(Obstacle(RULES["C1"], Reason.FORBIDDEN))
    absolute = state.strengths[one] == state.strengths[other] == Strength.ABSOLUTE
    if absolute and state.due[one] == state.due[other] and not _has_topscorer(state, one, other):
        found.append(Obstacle(RULES["C3"], Reason.SAME_ABSOLUTE_PREFERENCE))
    return tuple(found)


def may_meet(state: RoundState, one: int, other: int) -> bool:
    """C1 and C3: may these two positions meet?"""
    return not obstacles(state, one, other)


def may_have_bye(state: RoundState, player: int) -> bool:
    """C2: may this position be given the pairing-allocated bye?"""
    return state.may_have_bye[player]


def _has_topscorer(state: RoundState, one: int, other: int) -> bool:
    return state.is_topscorer(one) or state.is_topscorer(other)


def _downfloaters(proposal: Proposal) -> Count:
    return (len(proposal.candidate.leftover),)


def _downfloater_scores(proposal: Proposal) -> Count:
    return tuple(sorted((proposal.state.scores[player] for player in proposal.candidate.leftover), reverse=True))


def _next_bracket(proposal: Proposal) -> Count:
    return proposal.outlook.ahead(proposal.candidate.leftover, proposal.bracket.residents[1])


def _unplayed_games_of_bye(proposal: Proposal) -> Count:
    """Counts only where exactly one player goes down and he is sure to get the bye: the bye score is not below
    this scoregroup, so nobody further down has it."""
    state, bracket, (_, leftover), outlook = proposal
    low, high = bracket.residents
    if len(leftover) != 1 or low == high or outlook.bye_score < state.scores[low]:
        return (0,)
    return (state.round - 1 - state.games[leftover[0]],)


def _difference_beyond_two(proposal: Proposal) -> Count:
    state = proposal.state
    return (
        sum(
            abs(state.differences[player]) > 1
            for player, opponent in not_granted(proposal.state, proposal.candidate.pairs)
            if _has_topscorer(state, player, opponent)
        ),
    )


def _third_time_running(proposal: Proposal) -> Count:
    state = proposal.state
    undue = {WHITE: "bb", BLACK: "ww"}
    return (
        sum(
            state.colours[player].endswith(undue[state.due[player]])
            for player, opponent in not_granted(proposal.state, proposal.candidate.pairs)
            if _has_topscorer(state, player, opponent)
        ),
    )


def _preferences_not_granted(proposal: Proposal) -> Count:
    return (sum(1 for _ in not_granted(proposal.state, proposal.candidate.pairs)),)


def _strong_preferences_not_granted(proposal: Proposal) -> Count:
    strengths = proposal.state.strengths
    return (
        sum(
            strengths[player] == Strength.STRONG for player, _ in not_granted(proposal.state, proposal.candidate.pairs)
        ),
    )


def _resident_downfloaters(floats: list[int], proposal: Proposal) -> Count:
    low, high = proposal.bracket.residents
    return (sum(floats[player] == Float.DOWN for player in proposal.candidate.leftover if low <= player < high),)


def _mdp_pairs(proposal: Proposal) -> Iterator[tuple[int, int]]:
    """The pairs of a moved-down player and a resident."""
    low = proposal.bracket.residents[0]
    return (pair for pair in proposal.candidate.pairs if pair[0] < low <= pair[1])


def _mdp_opponents(floats: list[int], proposal: Proposal) -> Count:
    return (sum(floats[resident] == Float.UP for _, resident in _mdp_pairs(proposal)),)


def _downfloated_mdps(floats: list[int], proposal: Proposal) -> Count:
    scores = proposal.state.scores
    opponents = dict(_mdp_pairs(proposal))
    return tuple(
        sorted(
            (
                scores[player] - scores[opponents[player]] if player in opponents else FLOATS_AGAIN + scores[player]
                for player in proposal.bracket.moved_down
                if floats[player] == Float.DOWN
            ),
            reverse=True,
        )
    )


def _upfloated_opponents(floats: list[int], proposal: Proposal) -> Count:
    scores = proposal.state.scores
    return tuple(
        sorted(
            (scores[mdp] - scores[resident] for mdp, resident in _mdp_pairs(proposal) if floats[resident] == Float.UP),
            reverse=True,
        )
    )


def _round_before(count: Callable[[list[int], Proposal], Count]) -> Callable[[Proposal], Count]:
    return lambda proposal: count(proposal.state.floats, proposal)


def _two_before(count: Callable[[list[int], Proposal], Count]) -> Callable[[Proposal], Count]:
    return lambda proposal: count(proposal.state.floats_before, proposal)


CRITERIA: tuple[Criterion, ...] = tuple(
    Criterion(code, name, RULES[code], count)
    for code, name, count in (
        ("C6", "MinimiseDownfloaters", _downfloaters),
        ("C7", "MinimiseDownfloaterScores", _downfloater_scores),
        ("C8", "ServeTheNextBracket", _next_bracket),
        ("C9", "MinimiseUnplayedGamesOfTheBye", _unplayed_games_of_bye),
        ("C10", "MinimiseTopscorerColourDifferences", _difference_beyond_two),
        ("C11", "MinimiseTopscorerColoursThreeRunning", _third_time_running),
        ("C12", "MinimiseColourPreferencesNotGranted", _preferences_not_granted),
        ("C13", "MinimiseStrongColourPreferencesNotGranted", _strong_preferences_not_granted),
        ("C14", "MinimiseRepeatedDownfloats", _round_before(_resident_downfloaters)),
        ("C15", "MinimiseRepeatedUpfloats", _round_before(_mdp_opponents)),
        ("C16", "MinimiseDownfloatsOfTwoRoundsBefore", _two_before(_resident_downfloaters)),
        ("C17", "MinimiseUpfloatsOfTwoRoundsBefore", _two_before(_mdp_opponents)),
        ("C18", "MinimiseDifferencesOfRepeatedDownfloats", _round_before(_downfloated_mdps)),
        ("C19", "MinimiseDifferencesOfRepeatedUpfloats", _round_before(_upfloated_opponents)),
        ("C20", "MinimiseDifferencesOfDownfloatsTwoRoundsBefore", _two_before(_downfloated_mdps)),
        ("C21", "MinimiseDifferencesOfUpfloatsTwoRoundsBefore", _two_before(_upfloated_opponents)),
    )
)
"""C6 to C21 of edition 2026, most important first."""

IMPLEMENTS = (
    *(BASIC_RULES[number] for number in ("2", "5", "6", "7")),
    *(RULES[code] for code in ("C1", "C2", "C3")),
    *(criterion.article for criterion in CRITERIA),
)
