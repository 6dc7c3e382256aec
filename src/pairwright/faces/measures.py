"""What the criteria of other systems and editions count, in words (those of Dutch 2026: ``criterion_words``)."""

from __future__ import annotations

from collections.abc import Mapping

from pairwright.errors import Sentence, say
from pairwright.faces.text import points_text
from pairwright.handbook.burstein import BURSTEIN_2026
from pairwright.handbook.citation import Article
from pairwright.handbook.double_swiss import DOUBLE_SWISS_2026
from pairwright.handbook.dubov import DUBOV_2026
from pairwright.handbook.dutch import DUTCH_2017
from pairwright.handbook.team_swiss import TEAM_SWISS_2024, TEAM_SWISS_2026
from pairwright.pairing.findings import Count
from pairwright.pairing.systems.dutch_2017.criteria import CRITERIA as CRITERIA_OF_2017
from pairwright.pairing.systems.dutch_2017.criteria import count_text

_OF_2017 = {criterion.article: criterion for criterion in CRITERIA_OF_2017}
_BYE = "score, games not played and place of the player with the bye"

OTHER_MEASURES: Mapping[str, Mapping[str, str]] = {
    DUTCH_2017.code: {criterion.code: criterion.measure for criterion in CRITERIA_OF_2017},
    DUBOV_2026.code: {
        "3.1": _BYE,
        "C5": "players taken up into the bracket",
        "C6": "score differences of the players taken up",
        "C7": "colour preferences not granted",
        "C8": "maximum upfloaters taken up",
        "C9": "earlier upfloats of the maximum upfloaters taken up",
        "C10": "players taken up a second round running",
    },
    BURSTEIN_2026.code: {
        "3.1": _BYE,
        "C5": "players left unpaired in the bracket",
        "C6": "scores of the players left unpaired",
        "C7": "players left unpaired in the next bracket, and their scores",
        "C8": "colour preferences not granted",
    },
    DOUBLE_SWISS_2026.code: {
        "3.4": _BYE,
        "C4": "players taken up into the bracket",
        "C5": "score differences of the players taken up",
        "C6": "following scoregroups that cannot be paired as they should",
        "C7": "players taken up who floated in the round before",
        "C8": "opponents of players taken up who floated in the round before",
    },
}
"""By regulation and criterion, as a noun that goes before a colon."""


_TEAMS_UP = {
    "3.4": "score, matches not played and place of the team with the bye",
    "C4": "teams taken up into the bracket",
    "C5": "score differences of the teams taken up",
}
_SAME_COLOUR = "pairs in which both teams prefer the same colour"
_SAME_STRONG = "pairs in which both teams strongly prefer the same colour"
_OF_2026 = {
    "C6": "following scoregroups that cannot be paired as they should",
    "C7": "teams taken up who floated in the round before",
    "C8": _SAME_COLOUR,
    "C9": _SAME_STRONG,
    "C10": "opponents of teams taken up who floated in the round before",
}
_OF_2024 = {
    "C6": "teams of the following scoregroup that have to meet one below it",
    "C7": _SAME_COLOUR,
    "C8": _SAME_STRONG,
    "C9": "teams that float in two rounds running",
}
_OF_TEAMS: Mapping[Article, str] = {
    regulation[number]: measure
    for regulation, own in ((TEAM_SWISS_2026, _OF_2026), (TEAM_SWISS_2024, _OF_2024))
    for number, measure in (_TEAMS_UP | own).items()
}
"""By article: both editions of C.04.6 count under the same numbers."""


def other_measure(article: Article) -> str:
    """What the article of another system or edition counts; empty if it is one of Dutch 2026, or counts nothing."""
    return _OF_TEAMS.get(article) or OTHER_MEASURES.get(article.regulation, {}).get(article.number, "")


_BYES = (
    DUBOV_2026["3.1"],
    BURSTEIN_2026["3.1"],
    DOUBLE_SWISS_2026["3.4"],
    TEAM_SWISS_2026["3.4"],
    TEAM_SWISS_2024["3.4"],
)
_DIFFERENCES = (
    DUBOV_2026["C6"],
    BURSTEIN_2026["C6"],
    DOUBLE_SWISS_2026["C5"],
    TEAM_SWISS_2026["C5"],
    TEAM_SWISS_2024["C5"],
)
"""Articles that count points."""


def other_count(article: Article, count: Count) -> str | Sentence:
    """A count as it is shown: numbers, points, or both."""
    if article in _OF_2017:
        return count_text(_OF_2017[article], count)
    if article in _BYES:
        score, missed, place = count
        return f"{points_text(score)}, {missed}, {-place}"
    if article in _DIFFERENCES:
        return ", ".join(map(points_text, count)) if count else say("none")
    if article == BURSTEIN_2026["C7"] and len(count) > 1:
        return f"{count[0]} ({', '.join(map(points_text, count[1:]))})"
    return str(count[0] if count else 0)
