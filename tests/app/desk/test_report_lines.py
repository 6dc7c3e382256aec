"""Lines of the report keep naming those whom they named, whatever numbers they get."""

from __future__ import annotations

import pytest

from pairwright.app.commands import check
from pairwright.app.desk import acts
from pairwright.app.desk.changes import perform
from pairwright.app.desk.report_lines import with_players_renumbered, with_teams_renumbered
from pairwright.app.desk.reporting import report_of
from pairwright.formats.base import read, write
from pairwright.model.acts import EnterResult
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.team import Team
from pairwright.model.tournament import Record, Tournament
from tests.app.desk.events import announced, played

UP_BY_ONE = {number: number + 1 for number in range(3, 30)}


def renumbered(line: str, tournament: Tournament = Tournament()) -> str:  # noqa: B008
    """The line after everybody from number 3 on has the next number."""
    given = tournament._replace(other_records=(Record("###", f" {line}"),))
    return with_players_renumbered(given, UP_BY_ONE).other_records[0].text.strip()


LINES = [
    ("MPA @ Round 4: 20-2, 3-6, 7 bye and 3 more instead of 1-2, 5 bye",
     "MPA @ Round 4: 21-2, 4-7, 8 bye and 3 more instead of 1-2, 6 bye"),
    ("MPA @ Round 4: 1-3 (no legal pairing by the rules)", "MPA @ Round 4: 1-4 (no legal pairing by the rules)"),
    ("MPA @ Round 4: 2, 5, 9 not paired", "MPA @ Round 4: 2, 6, 10 not paired"),
    ("Import @ Round 4: 1-3 4-2 and 4 more instead of nothing",
     "Import @ Round 4: 1-4 5-2 and 4 more instead of nothing"),
    ("Correction @ Round 4: 8-19 01 instead of 10", "Correction @ Round 4: 9-20 01 instead of 10"),
    ("Correction @ Round 4: 8-19 10 == instead of 11 00", "Correction @ Round 4: 9-20 10 == instead of 11 00"),
    ("Correction @ Round 4: 8-19 10 (rating only)", "Correction @ Round 4: 9-20 10 (rating only)"),
    ("Correction @ Round 4: 8-19 cleared instead of +-", "Correction @ Round 4: 9-20 cleared instead of +-"),
    ("Adjourned game @ Round 1: 3-4 10, paired as a draw up to round 4",
     "Adjourned game @ Round 1: 4-5 10, paired as a draw up to round 4"),
    ("Full-point bye @ Round 4: 5", "Full-point bye @ Round 4: 6"),
    ("Pairing-allocated bye by hand @ Round 4: 5", "Pairing-allocated bye by hand @ Round 4: 6"),
    ("Reserves @ Round 4: team 5: 12, 13", "Reserves @ Round 4: team 5: 13, 14"),
    ("Decision @ Round 4: match 5, winner 6 (lot)", "Decision @ Round 4: match 5, winner 7 (lot)"),
]  # fmt: skip


@pytest.mark.parametrize(("before", "after"), LINES, ids=[line.partition(":")[0] for line, _ in LINES])
def test_lines_of_the_desk_follow_the_numbers(before: str, after: str) -> None:
    assert renumbered(before) == after


@pytest.mark.parametrize(
    "line",
    ["MPA @ Round 4: the players of 3-4 changed places", "Numbers @ Round 4: 3 enters late, 3 to 6 are now 4 to 7",
     "FIDE mode left @ Round 4: by 5-3 votes", "a remark about 5-3", "Configuration @ Round 5: the number of rounds",
     "Full-point bye @ Round 4: team 5"],
)  # fmt: skip
def test_lines_of_others_and_of_the_change_itself_stay(line: str) -> None:
    assert renumbered(line) == line


def test_lines_about_teams_follow_the_numbers_of_teams() -> None:
    teams = Tournament(system="FIDE_TEAM_TYPEA_MP_GP", teams=(Team(1, "A", (1,)), Team(2, "B", (2,))))
    line = "MPA @ Round 4: 1-3, 4-2 instead of 1-4, 3-2"
    assert renumbered(line, teams) == line
    given = teams._replace(
        other_records=(Record("###", f" {line}"), Record("###", " Full-point bye @ Round 1: team 3"))
    )
    assert [one.text.strip() for one in with_teams_renumbered(given, UP_BY_ONE).other_records] == [
        "MPA @ Round 4: 1-4, 5-2 instead of 1-5, 4-2", "Full-point bye @ Round 1: team 4"
    ]  # fmt: skip


def test_a_correction_before_a_late_entry_is_still_the_one_of_that_game_in_the_report() -> None:
    """Round 2 is paired, a result of round 1 is corrected, then somebody enters above: ``check`` goes by the line."""
    event = played(announced(8, 4), 2)
    white, black = event.tournament.round(1).games[-1][:2]
    event = perform(event, EnterResult(1, white, black, Result.LOSS, Result.WIN))
    event = perform(event, acts.Report(f"Correction @ Round 1: {white}-{black} 01 instead of 10"))
    event = perform(event, acts.EnterLate(Player(1, "Late", 2600, enters_in=3)))
    told = [one.text.strip() for one in event.tournament.other_records]
    assert told == [f"Correction @ Round 1: {white + 1}-{black + 1} 01 instead of 10"]
    found = check(read(write(report_of(event), "trf26").text.encode()).tournament)
    assert [one.ok for one in found.rounds] == [True, True]
