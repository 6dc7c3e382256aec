"""Recommended lists of tie-breaks by name: the documents' lists for each kind of event, FIDE's older ones, and ours.

A list applies to any event; a tie-break in it that the event cannot have (Buchholz in a round robin, match points for
individuals) is refused by its kind, with the article. ``PTS:GP`` in front makes board points what standings begin with.
"""

from __future__ import annotations

from pairwright.errors import UnknownCode
from pairwright.handbook.tie_breaks import TIE_BREAKS_OF_THE_DOCUMENTS
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.team import is_team_event
from pairwright.tiebreaks.event import Meeting

if TYPE_CHECKING:
    from pairwright.tiebreaks.event import Event

IMPLEMENTS = (TIE_BREAKS_OF_THE_DOCUMENTS["D"],)
_OURS = "Pairwright's choice; C.07 recommends no list"
_DOCUMENTS = "documents, recommended orders"
_ABOUT_2014 = "FIDE C.02 art. 13.16, about 2014 to 2019 (no longer in force)"
_ABOUT_2020 = "FIDE C.02 art. 13.16, about 2020 to 2023 (no longer in force)"


class Preset(NamedTuple):
    """A list of tie-breaks that can be asked for by its ``code``; ``advised_by`` says who recommends it."""

    code: str
    title: str
    tie_breaks: tuple[str, ...]
    """Codes in order, points first."""
    advised_by: str


def _preset(code: str, title: str, tie_breaks: str, source: str) -> Preset:
    return Preset(code, title, tuple(tie_breaks.split()), source)


SWISS = _preset("swiss", "Swiss", "PTS BH/C1 BH SB DE WIN", _OURS)
ROUND_ROBIN = _preset("round-robin", "Round robin", "PTS DE WIN SB KS", _OURS)
TEAM_SWISS = _preset("team-swiss", "Swiss for teams", "PTS MPvGP EDE EMGSB/C1 BH:MP/C1", _OURS)
TEAM_ROUND_ROBIN = _preset("team-round-robin", "Round robin for teams", "PTS MPvGP EDE EMGSB", _OURS)

MEMBERS = _preset("members", "Individual results of an event of teams", "PTS TPR WON", _OURS)

PRESETS = (
    SWISS,
    ROUND_ROBIN,
    TEAM_SWISS,
    TEAM_ROUND_ROBIN,
    MEMBERS,
    _preset(
        "swiss-close-ratings",
        "Swiss, all ratings close and consistent",
        "PTS AVERAGE-RATING AVERAGE-RATING/C1",
        _DOCUMENTS,
    ),
    _preset(
        "swiss-rated",
        "Swiss, most players rated, ratings far apart or inconsistent",
        "PTS BUCHHOLZ SONNEBORN-BERGER PROGRESSIVE WINS DIRECT-ENCOUNTER",
        _DOCUMENTS,
    ),
    _preset("swiss-unrated", "Swiss, most players unrated", "PTS BUCHHOLZ SONNEBORN-BERGER", _DOCUMENTS),
    _preset(
        "round-robin-documents",
        "Round robin",
        "PTS DIRECT-ENCOUNTER SONNEBORN-BERGER WINS KOYA",
        _DOCUMENTS,
    ),
    _preset(
        "team-swiss-documents",
        "Swiss for teams, by board points",
        "PTS:GP MATCH-POINTS DIRECT-ENCOUNTER:MP BUCHHOLZ:GP",
        _DOCUMENTS,
    ),
    _preset(
        "team-round-robin-documents",
        "Round robin for teams, by board points",
        "PTS:GP MATCH-POINTS DIRECT-ENCOUNTER:MP SONNEBORN-BERGER:GP HIGHEST-BOARD",
        _DOCUMENTS,
    ),
    _preset(
        "olympiad-board-points",
        "Olympiad by board points",
        "PTS:GP MATCH-POINTS DIRECT-ENCOUNTER:MP",
        _DOCUMENTS,
    ),
    _preset(
        "olympiad-2007",
        "Olympiad by match points",
        "PTS:MP OLYMPIAD-SB OPPONENTS-MP/C1 OPPONENTS-MP",
        "documents, Olympiad art. 13",
    ),
    _preset(
        "first-place-1998",
        "A single first place in a Swiss",
        "PTS DIRECT-ENCOUNTER AVERAGE-RATING LOT",
        "documents, Dutch system of 1998, F10",
    ),
    _preset("swiss-2014", "Swiss, not all ratings consistent", "PTS DE WIN BPG BH/C1 BH SB", _ABOUT_2014),
    _preset("swiss-rated-2014", "Swiss, all ratings consistent", "PTS DE WIN BPG ARO/C1 BH/C1 BH SB", _ABOUT_2014),
    _preset("round-robin-2014", "Round robin", "PTS DE WIN SB KS", _ABOUT_2014),
    _preset("team-swiss-2014", "Swiss for teams", "PTS MPvGP EDE BH/C1 BH EMGSB", _ABOUT_2014),
    _preset("team-round-robin-2014", "Round robin for teams", "PTS MPvGP EDE EMGSB", _ABOUT_2014),
    _preset("swiss-2020", "Swiss, not all ratings consistent", "PTS BH/C1 BH SB PS DE WIN BWG", _ABOUT_2020),
    _preset(
        "swiss-rated-2020",
        "Swiss, all ratings consistent",
        "PTS BH/C1 BH DE ARO/C1 WIN BWG BPG SB",
        _ABOUT_2020,
    ),
)
"""Ours first, then the documents', then FIDE's older ones. The lists for teams write ``EDE`` and ``EMGSB`` for what
was called direct encounter and Sonneborn-Berger for teams then."""


def preset(code: str) -> Preset:
    """The list with this code. Raises :class:`UnknownCode` with the codes that look like it, or all."""
    wanted = code.strip().lower().replace("_", "-")
    for one in PRESETS:
        if one.code == wanted:
            return one
    from difflib import get_close_matches

    codes = [one.code for one in PRESETS]
    raise UnknownCode("list of tie-breaks", code.strip(), tuple(get_close_matches(wanted, codes, n=4) or codes))


def default_for(event: Event) -> Preset:
    """The list for an event whose rules name none; for the players of one whose teams take part another one."""
    if not event.of_teams and is_team_event(event.tournament):
        return MEMBERS
    if event.of_teams and "OLYMPIAD" in event.tournament.system.upper():
        return preset("olympiad-2007")
    if event.terms.meeting is Meeting.PREDETERMINED:
        return TEAM_ROUND_ROBIN if event.of_teams else ROUND_ROBIN
    return TEAM_SWISS if event.of_teams else SWISS
