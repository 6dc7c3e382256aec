"""The criteria of C.04.3 (edition 2017) as values, written from the definitions of article C.

The order of :data:`CRITERIA` is the priority of the rules. Each criterion counts what it wants little of: a tuple of
ints, compared element by element. The absolute criteria C.1 to C.3 and the completion C.4 are no matter of more or
less: they decide which candidates there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum

from pairwright.errors import Sentence, say
from pairwright.handbook.citation import Article
from pairwright.handbook.dutch import DUTCH_2017 as RULES
from pairwright.lean import NamedTuple, Protocol
from pairwright.model.points import Points, format_points
from pairwright.pairing.colours import not_granted
from pairwright.pairing.findings import Count
from pairwright.pairing.systems.dutch.layout import Bracket, Candidate
from pairwright.state.floats import Float
from pairwright.state.preference import BLACK, WHITE, Strength
from pairwright.state.round_state import RoundState

ONE_POINT: Points = 10
"""A.8: a downfloater's score difference is counted from one point below the lowest score of the bracket."""


class Kind(Enum):
    """Which part a bracket plays in the round (A.9)."""

    ORDINARY = "another scoregroup follows"
    PENULTIMATE = "everybody below it is paired together"
    LAST = "the last scoregroup"
    COLLAPSED = "everybody below the penultimate bracket"


class Outlook(Protocol):
    """What lies beyond a bracket. ``leftover`` are its downfloaters, ``below`` the first position under it."""

    def completes(self, leftover: tuple[int, ...], below: int) -> bool:
        """A.9: can they and everybody below be paired by C.1 to C.3, the bye included?"""

    def ahead(self, leftover: tuple[int, ...], below: int) -> Count:
        """C.7: the unpaired players of the next bracket at its best, then their scores, highest first.

        The next bracket is paired by C.1 to C.3 alone. Where it is the last, a single player left over who may not
        have the bye is as bad as three (``UNPAIRED_AND_BARRED``)."""


UNPAIRED_AND_BARRED = 3
"""C.7 with C.2: the last bracket cannot leave him over, so one pair less is made there; two more are left over."""


class Proposal(NamedTuple):
    """What a criterion looks at: a candidate, in its bracket, in its round."""

    state: RoundState
    bracket: Bracket
    kind: Kind
    candidate: Candidate
    outlook: Outlook

    @property
    def floor(self) -> Points:
        """A.8: what the score differences of downfloaters are counted from."""
        return self.state.scores[self.bracket.residents[1] - 1] - ONE_POINT


class Criterion(NamedTuple):
    """One criterion: its code, its name, its article, its tally of a candidate (smaller is better), and what that
    counts, as a noun; ``is_list`` where it is a list of score differences (tenths)."""

    code: str
    name: str
    article: Article
    tally: Callable[[Proposal], Count]
    measure: str
    is_list: bool


def _downfloaters(proposal: Proposal) -> Count:
    return (len(proposal.candidate.leftover),)


def _limbo(proposal: Proposal) -> Count:
    """B.1.c: M1 is the largest number of moved-down players that can be paired."""
    low = proposal.bracket.residents[0]
    return (sum(player < low for player in proposal.candidate.leftover),)


def _pairing_score_difference(proposal: Proposal) -> Count:
    scores = proposal.state.scores
    of_pairs = [scores[higher] - scores[lower] for higher, lower in proposal.candidate.pairs]
    of_downfloaters = [scores[player] - proposal.floor for player in proposal.candidate.leftover]
    return tuple(sorted(of_pairs + of_downfloaters, reverse=True))


def _next_bracket(proposal: Proposal) -> Count:
    if proposal.kind is not Kind.ORDINARY:
        return ()
    return proposal.outlook.ahead(proposal.candidate.leftover, proposal.bracket.residents[1])


def _with_topscorer(proposal: Proposal) -> Iterator[int]:
    """Players who do not get their colour in a game of a topscorer."""
    state = proposal.state
    return (
        player
        for player, opponent in not_granted(proposal.state, proposal.candidate.pairs)
        if state.is_topscorer(player) or state.is_topscorer(opponent)
    )


def _difference_beyond_two(proposal: Proposal) -> Count:
    return (sum(abs(proposal.state.differences[player]) > 1 for player in _with_topscorer(proposal)),)


def _third_time_running(proposal: Proposal) -> Count:
    state = proposal.state
    undue = {WHITE: "bb", BLACK: "ww"}
    return (sum(state.colours[player].endswith(undue[state.due[player]]) for player in _with_topscorer(proposal)),)


def _preferences_not_granted(proposal: Proposal) -> Count:
    return (sum(1 for _ in not_granted(proposal.state, proposal.candidate.pairs)),)


def _strong_preferences_not_granted(proposal: Proposal) -> Count:
    strengths = proposal.state.strengths
    return (
        sum(
            strengths[player] == Strength.STRONG for player, _ in not_granted(proposal.state, proposal.candidate.pairs)
        ),
    )


def _downfloats(proposal: Proposal) -> Iterator[tuple[int, Points]]:
    """(player, score difference) of everybody who gets a downfloat: a lower opponent, or none in the bracket."""
    scores = proposal.state.scores
    for higher, lower in proposal.candidate.pairs:
        if scores[higher] > scores[lower]:
            yield higher, scores[higher] - scores[lower]
    for player in proposal.candidate.leftover:
        yield player, scores[player] - proposal.floor


def _upfloats(proposal: Proposal) -> Iterator[tuple[int, Points]]:
    """(player, score difference) of everybody who gets a higher opponent."""
    scores = proposal.state.scores
    for higher, lower in proposal.candidate.pairs:
        if scores[higher] > scores[lower]:
            yield lower, scores[higher] - scores[lower]


def _repeated(floats: Callable[[Proposal], list[int]], mark: Float) -> Callable[[Proposal], list[Points]]:
    """The score differences of those who get a float that they had in the round of ``floats``."""
    given = _downfloats if mark is Float.DOWN else _upfloats
    return lambda proposal: [sd for player, sd in given(proposal) if floats(proposal)[player] == mark]


def _number(repeated: Callable[[Proposal], list[Points]]) -> Callable[[Proposal], Count]:
    return lambda proposal: (len(repeated(proposal)),)


def _differences(repeated: Callable[[Proposal], list[Points]]) -> Callable[[Proposal], Count]:
    return lambda proposal: tuple(sorted(repeated(proposal), reverse=True))


_DOWN = _repeated(lambda proposal: proposal.state.floats, Float.DOWN)
_UP = _repeated(lambda proposal: proposal.state.floats, Float.UP)
_DOWN_BEFORE = _repeated(lambda proposal: proposal.state.floats_before, Float.DOWN)
_UP_BEFORE = _repeated(lambda proposal: proposal.state.floats_before, Float.UP)

CRITERIA: tuple[Criterion, ...] = tuple(
    Criterion(code, name, RULES[code], count, measure, code in ("C.6", "C.16", "C.17", "C.18", "C.19"))
    for code, name, count, measure in (
        ("C.5", "MaximisePairs", _downfloaters, "players left unpaired in the bracket"),
        ("B.1", "MaximiseMovedDownPlayersPaired", _limbo, "moved-down players left unpaired"),
        ("C.6", "MinimisePairingScoreDifference", _pairing_score_difference, "score differences"),
        ("C.7", "ServeTheNextBracket", _next_bracket, "players left unpaired in the next bracket, and their scores"),
        (
            "C.8",
            "MinimiseTopscorerColourDifferences",
            _difference_beyond_two,
            "colour differences beyond two in topscorers' games",
        ),
        (
            "C.9",
            "MinimiseTopscorerColoursThreeRunning",
            _third_time_running,
            "colours given a third time running in topscorers' games",
        ),
        (
            "C.10",
            "MinimiseColourPreferencesNotGranted",
            _preferences_not_granted,
            "colour preferences not granted",
        ),
        (
            "C.11",
            "MinimiseStrongColourPreferencesNotGranted",
            _strong_preferences_not_granted,
            "strong colour preferences not granted",
        ),
        (
            "C.12",
            "MinimiseRepeatedDownfloats",
            _number(_DOWN),
            "players who float down a second round running",
        ),
        ("C.13", "MinimiseRepeatedUpfloats", _number(_UP), "players who float up a second round running"),
        (
            "C.14",
            "MinimiseDownfloatsOfTwoRoundsBefore",
            _number(_DOWN_BEFORE),
            "players who floated down two rounds before and do so again",
        ),
        (
            "C.15",
            "MinimiseUpfloatsOfTwoRoundsBefore",
            _number(_UP_BEFORE),
            "players who floated up two rounds before and do so again",
        ),
        (
            "C.16",
            "MinimiseDifferencesOfRepeatedDownfloats",
            _differences(_DOWN),
            "score differences of players who float down a second round running",
        ),
        (
            "C.17",
            "MinimiseDifferencesOfRepeatedUpfloats",
            _differences(_UP),
            "score differences of players who float up a second round running",
        ),
        (
            "C.18",
            "MinimiseDifferencesOfDownfloatsTwoRoundsBefore",
            _differences(_DOWN_BEFORE),
            "score differences of players who floated down two rounds before and do so again",
        ),
        (
            "C.19",
            "MinimiseDifferencesOfUpfloatsTwoRoundsBefore",
            _differences(_UP_BEFORE),
            "score differences of players who floated up two rounds before and do so again",
        ),
    )
)
"""C.5 to C.19, most important first; B.1 says of how many moved-down players S1 is made."""


def count_text(criterion: Criterion, count: Count) -> str | Sentence:
    """A count as it is shown: a number, score differences, or for C.7 both."""
    if criterion.code == "C.7":
        return f"{count[0]} ({_points(count[1:])})" if len(count) > 1 else "0"
    if not criterion.is_list:
        return str(sum(count))
    return _points(count) if any(count) else say("none")


def _points(values: Sequence[Points]) -> str:
    return ", ".join(map(format_points, values))


IMPLEMENTS = (RULES["A.7"], RULES["A.8"], RULES["B.1"], *(criterion.article for criterion in CRITERIA))
