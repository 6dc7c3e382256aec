"""Rounds that come with a file, compared with the rules before the tournament is created (Q54, Q55)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from pairwright.app import commands
from pairwright.app.commands import Checked, Given
from pairwright.app.desk.levels import Caution, Level
from pairwright.app.prepare import OpenGamesAre
from pairwright.errors import PairwrightError, Sentence, say
from pairwright.lean import NamedTuple
from pairwright.model.tournament import Tournament
from pairwright.pairing.checker import RoundCheck

MOST_TOLD = 6
"""Boards that a line of the report names."""


class Examined(NamedTuple):
    """What comparing found; ``not_checked`` says why nothing could be compared, if so."""

    checked: Checked | None = None
    not_checked: Sentence = Sentence("")

    @property
    def different(self) -> tuple[RoundCheck, ...]:
        """Rounds that are not as the rules give."""
        return tuple([found for found in self.checked.rounds if not found.ok]) if self.checked else ()


NOTHING_TO_EXAMINE = Examined()


@lru_cache(maxsize=2)  # asked for the preview, and again when the tournament is created
def examine(tournament: Tournament) -> Examined:
    """Compare the rounds of the tournament, and its places."""
    if not tournament.paired_rounds:
        return NOTHING_TO_EXAMINE
    try:
        checked = commands.check(tournament, 0, Given(open_games=OpenGamesAre.ADJOURNED))
    except PairwrightError as refusal:
        return Examined(None, refusal.sentence)
    return Examined(checked, checked.not_checked)


def import_cautions(tournament: Tournament) -> Iterator[Caution]:
    """One at level 3 for every round that differs, with its line for the report; a notice where nothing could be
    compared."""
    found = examine(tournament)
    if found.not_checked.template:
        template = "the rounds in the file cannot be compared with the rules: {reason}"
        line = "Import @ Round 1: the rounds could not be compared with the rules"
        yield Caution(Level.CONFIRM, "import", say(template, reason=found.not_checked), (), line)
    for one in found.different:
        sentence = say("round {round} of the file is not the one that the rules give", round=one.round)
        yield Caution(Level.CONFIRM, f"import-{one.round}", sentence, (), line_of(one))
    if found.checked and found.checked.ranks.wrong:
        count = len(found.checked.ranks.wrong)
        sentence = say("places in the file that its list of tie-breaks does not give: {count}", count=count)
        yield Caution(Level.NOTICE, "import-places", sentence)


def line_of(found: RoundCheck) -> str:
    """What the report says of a round that differs, without its ``###``."""
    here = [pair for pair in found.actual if pair not in found.expected]
    rules = [pair for pair in found.expected if pair not in found.actual]
    return f"Import @ Round {found.round}: {_boards(here)} instead of {_boards(rules)}"


def _boards(pairs: Sequence[tuple[int, int]]) -> str:
    told = [f"{white}-{black}" if black else f"{white} bye" for white, black in pairs[:MOST_TOLD]]
    more = len(pairs) - len(told)
    return " ".join(told) + (f" and {more} more" if more > 0 else "") if told else "nothing"
