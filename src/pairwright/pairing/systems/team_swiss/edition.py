"""What differs between the editions of the system for teams."""

from __future__ import annotations

from pairwright.handbook.citation import Article, Regulation
from pairwright.handbook.team_swiss import TEAM_SWISS_2024, TEAM_SWISS_2026
from pairwright.lean import NamedTuple

_SHARED = ("1.2", "1.3", "1.5", "1.6", "1.7", "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "3.3", "3.4")
_PAIRS = ("3.5", "3.6", "4.2", *(f"4.3.{rule}" for rule in range(1, 9)))
IMPLEMENTS = (
    *(TEAM_SWISS_2026[number] for number in (*_SHARED, "C10", *_PAIRS, "4.3.9")),
    *(TEAM_SWISS_2024[number] for number in (*_SHARED, *_PAIRS)),
)


class Edition(NamedTuple):
    """``preference``, ``strong`` and ``floats`` are the codes of the criteria by which a bracket is paired.

    ``graded``: C6 counts the teams of the following scoregroup that cannot be paired in it, and no criterion of floats
    chooses among upfloaters. ``other_alternates`` is the article by which the colour of the other team alternates where
    the first team has none yet; in 2024 there is none, and that of the first team stands for both (reading).
    """

    regulation: Regulation
    preference: str
    strong: str
    floats: str
    graded: bool
    other_alternates: Article

    @property
    def code(self) -> str:
        """That of the system."""
        return f"team-swiss-{self.regulation.edition}"


EDITION_2026 = Edition(TEAM_SWISS_2026, "C8", "C9", "C10", False, TEAM_SWISS_2026["4.3.9"])
EDITION_2024 = Edition(TEAM_SWISS_2024, "C7", "C8", "C9", True, TEAM_SWISS_2024["4.3.8"])
