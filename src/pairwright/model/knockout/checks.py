"""What is wrong with an announcement, or with what was decided beside the boards."""

from __future__ import annotations

from pairwright.errors import NotApplicable, Place, Problem, Severity, say
from pairwright.lean import TYPE_CHECKING
from pairwright.model.knockout.bracket import How
from pairwright.model.knockout.terms import (
    BY_THE_DOCUMENTS,
    MOST_EXTRA,
    MOST_GAMES,
    MOST_MINUTES,
    Colours,
    Elimination,
    Knockout,
    Level,
    Seeds,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pairwright.errors import Sentence
    from pairwright.model.tournament import Tournament

CODE = "knockout"
LONGEST_TEXT = 60
"""Of the lot and the tempos; they stand in one line with the rest."""


def faults_of(terms: Knockout) -> Iterator[tuple[Sentence, Sentence]]:
    """What was found and what was expected, of everything that no knockout can have (K4, K5)."""
    if not 1 <= terms.places <= 999:
        yield say("{count} places to decide", count=terms.places), say("1 to 999")
    if terms.games != 1 and (terms.games % 2 or not 2 <= terms.games <= MOST_GAMES):
        yield (
            say("matches of {games} games", games=terms.games),
            say("1, or an even number up to {most}", most=MOST_GAMES),
        )
    if not 0 <= terms.extra <= MOST_EXTRA:
        yield say("{pairs} pairs of games of extra time", pairs=terms.extra), say("0 to {most}", most=MOST_EXTRA)
    golden = terms.golden_point
    if golden and not (1 <= golden.white <= MOST_MINUTES and 1 <= golden.black <= MOST_MINUTES):
        found = say("clocks of {white} and {black} minutes", white=golden.white, black=golden.black)
        yield found, say("1 to {most} minutes", most=MOST_MINUTES)
    if terms.elimination is not Elimination.SINGLE and terms.places != 1:
        yield say("double elimination with {places} places to decide", places=terms.places), say("one place")
    if terms.third_place and (terms.elimination is not Elimination.SINGLE or terms.places != 1):
        yield say("a match for the third place"), say("one only in single elimination with one place to decide")
    if not terms.lot and (terms.seeds is Seeds.LOT or terms.colours is Colours.LOT):
        yield say("a lot that nothing is said of"), say("a text it is drawn by, such as lot 4711")
    if (
        len(set(terms.level)) < len(terms.level)
        or terms.level == (Level.BOARD_COUNT,)
        or terms.level[:1] == (Level.BOARD_COUNT,)
    ):
        yield say("board count before game points"), say("game points, then board count, or none of them")
    for text in (terms.lot, terms.tempo, terms.extra_tempo):
        if len(text) > LONGEST_TEXT or "," in text or text != " ".join(text.split()):
            found = say("a text with commas or blanks too many, or of more than {most} characters", most=LONGEST_TEXT)
            yield found, say("a short text without commas")


def problems_of_knockout(tournament: Tournament) -> Iterator[Problem]:
    """Everything wrong with the announcement and the decisions."""
    terms = tournament.knockout
    if terms == BY_THE_DOCUMENTS:
        return
    faults = [_error(found, expected) for found, expected in faults_of(terms)]
    yield from faults
    if not faults and terms.decisions and "KNOCKOUT" in tournament.system.upper():
        yield from _of_decisions(tournament)


def _of_decisions(tournament: Tournament) -> Iterator[Problem]:
    """Decisions that decide nothing: no such match, not one of the two, or decided before."""
    from pairwright.model.knockout.acts import field
    from pairwright.model.knockout.play import bracket_of

    players = field(tournament)
    terms = tournament.knockout
    last = max([players.round_to_pair, *[decision.round for decision in terms.decisions]])
    try:
        bracket = bracket_of(players, last)
    except NotApplicable as refusal:
        yield _error(refusal.sentence, say("as many players as places at least"))
        return
    used = {match.number: match for match in bracket.matches if match.how in (How.LOT, How.FEWEST_MOVES, How.ARBITER)}
    seen: set[int] = set()
    for round_, number, winner, _ in terms.decisions:
        match = used.get(number)
        if match is None or number in seen or match.winner != winner or match.since != round_:
            found = say("a decision about match {match} that decides nothing", match=number)
            yield _error(found, say("one for each match, of one of its two players, while it was open"), round_)
        seen.add(number)


def _error(found: Sentence, expected: Sentence, round: int = 0) -> Problem:
    return Problem(CODE, Severity.ERROR, Place(round=max(round, 0)), found, expected)
