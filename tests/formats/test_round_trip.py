"""What is written is read back as it was."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings

from pairwright.errors import Severity
from pairwright.formats.base import Strictness, read, write
from pairwright.formats.kinds.trf.places import with_places
from pairwright.model.canonical import canonical
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.team import Team, TeamEvent
from pairwright.model.tournament import ByeRequest, Forbidden, Information, Tournament
from tests.support.tournaments import team_tournaments, tournaments

patient = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])


def back(tournament: Tournament, code: str) -> Tournament:
    return read(write(tournament, code).text.encode(), format=code).tournament


@patient
@given(tournaments())
def test_trf26_keeps_everything(tournament: Tournament) -> None:
    """Whatever I hold in a tournament, a file of 2026 gives it back to me; only totals of points wider than their
    four columns and times of rounds are left out, and that is told."""
    writing = write(tournament, "trf26")
    again = read(writing.text.encode(), format="trf26").tournament
    left_out = {player.number for player in again.players if player.declared_points is None}
    kept = [
        player._replace(declared_points=None) if player.number in left_out else player for player in tournament.players
    ]
    held = tournament._replace(players=tuple(kept), information=tournament.information._replace(round_times=()))
    assert again == held
    assert bool(writing.losses) == (held != tournament)


@patient
@given(tournaments())
def test_what_trf26_writes_needs_no_repair(tournament: Tournament) -> None:
    """A file I write passes my own strict reading."""
    reading = read(write(tournament).text.encode(), strictness=Strictness.STRICT)
    assert all(problem.severity is Severity.NOTICE for problem in reading.problems)


@patient
@given(tournaments())
def test_json_keeps_everything(tournament: Tournament) -> None:
    """The program's own format loses nothing."""
    assert back(tournament, "json") == tournament
    assert write(tournament, "json").losses == ()


@patient
@given(team_tournaments())
def test_what_is_said_of_teams_is_kept(tournament: Tournament) -> None:
    """Byes, forfeits, line-ups and points of teams come back from a file of 2026 and from the program's own format; the
    file has the places by its list for the teams without one."""
    assert back(tournament, "json") == tournament
    assert back(tournament, "trf26").team_event == tournament.team_event
    assert back(tournament, "trf26").teams == with_places(tournament).teams


@patient
@given(team_tournaments())
def test_what_is_written_of_teams_needs_no_repair(tournament: Tournament) -> None:
    """A file of teams that I write passes my own strict reading; older files lose what they have no records for, and
    say so."""
    read(write(tournament).text.encode(), strictness=Strictness.STRICT)
    for code in ("trf16", "trf16-javafo", "trf16-bbp"):
        assert tournament.team_event == TeamEvent() or write(tournament, code).losses


@patient
@given(tournaments())
def test_canonical_is_a_resting_point(tournament: Tournament) -> None:
    """The canonical form of a canonical form is itself."""
    assert canonical(tournament) == tournament


def told_by_javafo(tournament: Tournament) -> Tournament:
    """What TRF16 with JaVaFo's records can say of a tournament."""
    scoring = tournament.scoring
    unknown = scoring.draw if scoring.draw != STANDARD.draw else STANDARD.unknown
    return told_by_both(tournament)._replace(
        scoring=scoring._replace(unknown=unknown),
        teams=tournament.teams,
    )


def told_by_bbp(tournament: Tournament) -> Tournament:
    """What TRF16 with the records of bbpPairings can say."""
    scoring = tournament.scoring
    plain = Scoring.of(scoring.win, scoring.draw, scoring.loss, pairing_bye=scoring.pairing_bye)
    return told_by_both(tournament)._replace(
        scoring=plain._replace(absence=scoring.absence, forfeit_loss=scoring.forfeit_loss), teams=()
    )


def told_by_both(tournament: Tournament) -> Tournament:
    to_pair, planned = tournament.round_to_pair, tournament.planned_rounds
    information = tournament.information
    requests = {asked.player: asked for asked in tournament.requests if asked.round == to_pair}
    for player in tournament.players:
        if not player.available(to_pair) and player.number not in requests:
            requests[player.number] = _absence(to_pair, player)
    forbidden = [Forbidden(group.players) for group in tournament.forbidden if group.holds_in(to_pair)]
    return tournament._replace(
        players=tuple(
            player._replace(national=(), enters_in=1, withdrawn_from=0, expelled_from=0)
            for player in tournament.players
        ),
        information=Information(*information[:9], round_dates=information.round_dates),
        system="",
        abnormal_points=(),
        tie_breaks=(),
        ranks_by=(),
        forbidden=tuple(group._replace(last=planned) for group in forbidden),
        requests=tuple(requests.values()),
        other_records=tuple(record for record in tournament.other_records if record.code not in ("###", "801")),
    )


def _absence(round: int, player: Player) -> ByeRequest:
    return ByeRequest(round, player.number, Result.ABSENT)


@patient
@given(tournaments())
def test_javafo_dialect_keeps_what_it_can_say(tournament: Tournament) -> None:
    """For JaVaFo's records I know exactly what is left out."""
    expected = canonical(told_by_javafo(tournament))
    found = canonical(back(tournament, "trf16-javafo"))
    assert found == expected


@patient
@given(tournaments())
def test_bbp_dialect_keeps_what_it_can_say(tournament: Tournament) -> None:
    """For the records of bbpPairings too."""
    expected = canonical(told_by_bbp(tournament))
    found = canonical(back(tournament, "trf16-bbp"))
    assert found == expected


@patient
@given(tournaments())
def test_nothing_is_lost_in_silence(tournament: Tournament) -> None:
    """If an old file gives back another tournament than I wrote, a loss was told."""
    for code in ("trf16", "trf16-javafo", "trf16-bbp"):
        writing = write(tournament, code)
        if canonical(read(writing.text.encode(), format=code).tournament) != tournament:
            assert writing.losses


def test_old_teams_stay_teams() -> None:
    """Teams of records 013 have no numbers, and come back without."""
    tournament = canonical(Tournament(players=(Player(1), Player(2)), teams=(Team(0, "A", (1, 2)),)))
    assert back(tournament, "trf16").teams == (Team(0, "A", (1, 2)),)
