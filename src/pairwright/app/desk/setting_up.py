"""From what an arbiter chooses on one page to the tournament that is announced, and back.

What a system needs to be told is said here once (:func:`needs_of`), so that every page asks for the same. The encoded
type (record 192) holds it.
"""

from __future__ import annotations

from enum import Enum

from pairwright.app.editions import announcement, choose, code_of, encoded_type
from pairwright.app.listings import ListedSystem, systems
from pairwright.app.predetermined import with_rounds_of_table
from pairwright.app.team_events import OF_TEAMS, SEATS_PLAYERS
from pairwright.catalogue import find
from pairwright.errors import NotApplicable, UnknownCode
from pairwright.lean import TYPE_CHECKING, NamedTuple, cast
from pairwright.model.points import Points
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.round_robin import terms as table
from pairwright.pairing.systems.team_swiss import terms as team_swiss
from pairwright.pairing.systems.team_swiss.terms import Preferences
from pairwright.state.acceleration import BAKU_SUFFIX
from pairwright.tiebreaks.presets import PRESETS, Preset, preset

if TYPE_CHECKING:
    from pairwright.pairing.base import PairingSystem

KNOCKOUT = "knockout"
DOUBLE_SWISS = "double-swiss"
ROUND_ROBIN = "round-robin"
SCHEVENINGEN = "scheveningen"


class Need(Enum):
    """What a system has to be told."""

    ROUNDS = "rounds"
    PREFERENCES = "preferences"
    SCORES = "scores"
    MATCH_POINTS = "match-points"
    BOARDS = "boards"
    CYCLES = "cycles"
    SWAP = "swap"
    OF_TEAMS = "of-teams"
    ACCELERATION = "acceleration"
    COLOUR = "colour"
    KNOCKOUT = "knockout"


_SWISS = frozenset([Need.ROUNDS, Need.ACCELERATION, Need.COLOUR])
_TEAM_MATCH = frozenset([Need.MATCH_POINTS, Need.BOARDS])


def needs_of(code: str) -> frozenset[Need]:
    """What the system with this code has to be told."""
    if code.startswith("team-swiss"):
        return _SWISS | _TEAM_MATCH | {Need.PREFERENCES, Need.SCORES}
    if code.startswith(OF_TEAMS):
        return (_SWISS | _TEAM_MATCH) - {Need.ACCELERATION}
    if code == ROUND_ROBIN:
        return frozenset([Need.CYCLES, Need.SWAP, Need.OF_TEAMS]) | _TEAM_MATCH
    if code.startswith(ROUND_ROBIN):
        return frozenset([Need.ROUNDS])
    if code.startswith(SCHEVENINGEN):
        return frozenset([Need.CYCLES, Need.BOARDS])
    if code.startswith(SEATS_PLAYERS):
        return frozenset([Need.BOARDS])
    if code == KNOCKOUT:
        return frozenset([Need.OF_TEAMS, Need.COLOUR, Need.KNOCKOUT]) | _TEAM_MATCH
    return _SWISS - {Need.ACCELERATION} if code == DOUBLE_SWISS else _SWISS


def is_for_teams(code: str) -> bool:
    """Do teams enter?"""
    return code.startswith((*OF_TEAMS, *SEATS_PLAYERS))


class Family(NamedTuple):
    """Systems that are offered together; ``title`` is shown above them."""

    title: str
    systems: tuple[ListedSystem, ...]


def families() -> tuple[Family, ...]:
    """Every system there is, those in force first in each family."""
    groups: dict[str, list[ListedSystem]] = {"swiss": [], "teams": [], "all": [], "knockout": [], "documents": []}
    for one in systems():
        groups[_family(one)].append(one)
    order = ("swiss", "teams", "all", "knockout", "documents")
    for own in groups.values():
        own.sort(key=lambda one: (not one.code.startswith("dutch-2026"), one.title, one.edition != "2026"))
    return tuple([Family(name, tuple(groups[name])) for name in order if groups[name]])


def _family(one: ListedSystem) -> str:
    if one.code.startswith((ROUND_ROBIN, *SEATS_PLAYERS)):
        return "all"
    if one.code == KNOCKOUT:
        return KNOCKOUT
    if one.code.startswith(OF_TEAMS):
        return "teams"
    in_force = one.status.template.startswith("in force since")
    return "swiss" if in_force else "documents"


class SystemTerms(NamedTuple):
    """What is chosen of a system; only what it needs counts. ``swap``: the last two rounds of the first cycle change
    places (Q98). ``of_teams``: teams meet in a round robin or knockout."""

    code: str = "dutch-2026"
    preferences: Preferences = Preferences.TYPE_A
    primary: str = "MP"
    secondary: str = "GP"
    cycles: int = 1
    swap: bool = False
    of_teams: bool = False
    baku: bool = False


def encoded(chosen: SystemTerms) -> str:
    """The encoded type that says so. Raises :class:`UnknownCode` for a system there is not."""
    system = cast("PairingSystem", find("system", chosen.code))
    needs = needs_of(chosen.code)
    suffix = BAKU_SUFFIX if chosen.baku and Need.ACCELERATION in needs else ""
    if Need.PREFERENCES in needs:
        told = team_swiss.encoded(team_swiss.Terms(chosen.preferences, chosen.primary, chosen.secondary))
        edition = chosen.code.rpartition("-")[2]
        return told + ("" if edition == "2026" else f"_{edition}") + suffix
    if chosen.code == ROUND_ROBIN:
        told = table.encoded(table.Terms(chosen.cycles, chosen.swap and chosen.cycles == 2))
        return table.of_teams(told) if chosen.of_teams else told
    told = announcement(Tournament(), system)
    if chosen.code == SCHEVENINGEN and chosen.cycles == 2:
        return "FIDE_DOUBLESCHEVENINGEN"
    if Need.CYCLES in needs and chosen.cycles > 1:
        return f"{told}_G{chosen.cycles}"
    if chosen.code == KNOCKOUT and chosen.of_teams:
        return told.replace("_", "_TEAM_", 1)
    return told + suffix


def system_terms(tournament: Tournament) -> SystemTerms:
    """What the encoded type of a tournament says; the Dutch system where it says nothing that is known."""
    code = code_of(tournament)
    try:
        code = choose(tournament).system.code
    except (NotApplicable, UnknownCode):
        return SystemTerms(code)
    announced = encoded_type(tournament)
    found = SystemTerms(
        code,
        of_teams="TEAM" in announced,
        baku=tournament.system.strip().upper().endswith(BAKU_SUFFIX),
    )
    if code.startswith("team-swiss"):
        told = team_swiss.terms_of(tournament._replace(system=announced))
        return found._replace(preferences=told.preferences, primary=told.primary, secondary=told.secondary)
    if code == ROUND_ROBIN:
        terms = table.terms_of(tournament)
        return found._replace(cycles=terms.cycles, swap=terms.swaps)
    if code.startswith(SCHEVENINGEN):
        from pairwright.pairing.systems.scheveningen import cycles_of

        return found._replace(cycles=cycles_of(tournament))
    return found


def announces_rounds(tournament: Tournament) -> bool:
    """Is its number of rounds announced, and not that of a table or a draw?"""
    try:
        return Need.ROUNDS in needs_of(choose(tournament).system.code)
    except (NotApplicable, UnknownCode):
        return True


def with_rounds(tournament: Tournament) -> Tournament:
    """With the number of its rounds, where that follows from who takes part in a round robin and is not announced."""
    if tournament.planned_rounds:
        return tournament
    if table.is_round_robin(encoded_type(tournament)) and is_team_event(tournament):
        rounds = table.terms_of(tournament).rounds(len(tournament.teams))
        return tournament._replace(planned_rounds=max(rounds, tournament.paired_rounds))
    return with_rounds_of_table(tournament) if tournament.players else tournament


class Worths(Enum):
    """Scorings by name."""

    USUAL = "usual"
    """1, ½, 0."""
    THREE = "three"
    """3, 1, 0."""
    OWN = "own"


def scoring_of(worths: Worths, win: Points, draw: Points, loss: Points, bye: str, *, of_two_games: bool) -> Scoring:
    """The scoring; ``bye`` is ``win``, ``draw`` or ``loss``. Points in tenths; those of a game count twice for a match
    of two games, as the standard scoring does by itself."""
    if worths is not Worths.OWN:
        win, draw, loss = (10, 5, 0) if worths is Worths.USUAL else (30, 10, 0)
    if of_two_games:
        if worths is Worths.USUAL and bye == "win":
            return STANDARD
        win, draw, loss = 2 * win, 2 * draw, 2 * loss
    return Scoring.of(win, draw, loss, pairing_bye={"win": win, "draw": draw, "loss": loss}[bye])


def worths_of(scoring: Scoring) -> tuple[Worths, str]:
    """The name of a scoring, and of what its bye is worth (empty: something else)."""
    named = {(10, 5, 0): Worths.USUAL, (30, 10, 0): Worths.THREE}
    games = (scoring.win, scoring.draw, scoring.loss)
    byes = {scoring.loss: "loss", scoring.draw: "draw", scoring.win: "win"}
    return named.get(games, Worths.OWN), byes.get(scoring.pairing_bye, "")


def suggested(code: str, *, of_teams: bool = False) -> Preset:
    """The list of tie-breaks that suits a system."""
    for_teams = of_teams or code.startswith(OF_TEAMS)
    if code == "olympiad-2007":
        return preset("olympiad-2007")
    if code.startswith((ROUND_ROBIN, *SEATS_PLAYERS)):
        return preset("team-round-robin" if for_teams else "round-robin")
    return preset("team-swiss" if for_teams else "swiss")


def presets() -> tuple[Preset, ...]:
    """All recommended lists; of two with the same tie-breaks the first."""
    found = {one.tie_breaks: one for one in reversed(PRESETS)}
    return tuple([one for one in PRESETS if one is found[one.tie_breaks]])


def kind_of(chosen: SystemTerms) -> str:
    """What record 092 says in words, for programs that read nothing else."""
    who = "Team" if chosen.of_teams or is_for_teams(chosen.code) else "Individual"
    if chosen.code.startswith(ROUND_ROBIN):
        return f"{who}: Round-Robin"
    if chosen.code.startswith(SEATS_PLAYERS):
        return f"Team: {chosen.code.partition('-')[0].capitalize()}"
    return f"{who}: Knockout" if chosen.code == KNOCKOUT else f"{who}: Swiss-System"
