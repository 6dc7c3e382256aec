"""What the acceptance checklist asks of settings, question by question."""

from __future__ import annotations

import pytest

from pairwright.app.desk import acts
from pairwright.app.desk.cautions import Level
from pairwright.app.desk.changes import perform
from pairwright.app.desk.event import Event, HandEdits
from pairwright.model.acts import Adjourn
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.scoring import Scoring
from pairwright.model.team import TeamEvent
from pairwright.model.tournament import Forbidden, Information, Record, Tournament, VirtualPoints
from tests.app.desk.events import announced, caution, levels, outside, played, published

LOCKED = [
    pytest.param(acts.SetRounds(5), "the number of rounds", id="Q57-61"),
    pytest.param(acts.SetScoring(Scoring.of(30, 10)), "the points of results and of the bye", id="Q75-78, Q85-88"),
    pytest.param(acts.SetSystem("FIDE_DUBOV"), "the pairing system", id="Q93"),
    pytest.param(acts.SetVirtualPoints((VirtualPoints(10, 1, 2, 1, 4),)), "the acceleration", id="Q109-110"),
    pytest.param(acts.Forbid((Forbidden((1, 2)),)), "the prohibited pairs", id="Q194-196"),
    pytest.param(acts.SetTieBreaks(("BH",)), "the list of tie-breaks", id="Q200-202"),
    pytest.param(acts.SetInitialColour(Colour.BLACK), "the initial colour", id="initial colour"),
    pytest.param(acts.SetTeams((), TeamEvent()), "the teams", id="teams"),
]


@pytest.mark.parametrize(("act", "what"), LOCKED)
def test_settings_are_free_before_round_1(act: acts.Act, what: str) -> None:  # noqa: ARG001
    """Nothing is locked yet."""
    assert "locked" not in levels(announced(), act)


@pytest.mark.parametrize(("act", "what"), LOCKED)
def test_settings_are_locked_once_round_1_is_paired(act: acts.Act, what: str) -> None:
    """In FIDE mode they are refused, and the refusal names what is locked."""
    found = caution(published(announced()), act, "locked")
    assert found.level is Level.REFUSED
    assert str(found.sentence).startswith(what)


@pytest.mark.parametrize(("act", "what"), LOCKED)
def test_outside_fide_mode_settings_ask_in_two_steps_and_go_into_the_report(act: acts.Act, what: str) -> None:
    """Level 4, consequences named, a ### line with the round."""
    found = caution(outside(published(announced())), act, "locked")
    assert found.level is Level.TWO_STEPS
    assert found.line == f"Configuration @ Round 2: {what}"
    assert found.follows


@pytest.mark.parametrize(("act", "what"), LOCKED)
def test_settings_stay_as_they_are_when_the_standings_are_final(act: acts.Act, what: str) -> None:  # noqa: ARG001
    """Outside FIDE mode too."""
    final = perform(outside(played(announced(), 3)), acts.Declare())
    assert levels(final, act)["final"] is Level.REFUSED


SCORINGS = [
    pytest.param(Scoring(), set(), id="Q70: 1 - 1/2 - 0"),
    pytest.param(Scoring.of(30, 10), set(), id="Q71: 3 - 1 - 0"),
    pytest.param(Scoring.of(40, 20, 10), set(), id="Q72: own values"),
    pytest.param(Scoring.of(10, 6), {"scoring"}, id="Q74: two draws beat a win and a loss"),
    pytest.param(Scoring.of(10, 5, 6), {"scoring"}, id="a loss above a draw"),
    pytest.param(Scoring.of(10, 5, -1), {"scoring"}, id="below nothing"),
    pytest.param(Scoring.of(10, 10, 10), {"scoring"}, id="nothing to win"),
    pytest.param(Scoring.of(10, 5, pairing_bye=5), set(), id="Q80: the bye as a draw"),
    pytest.param(Scoring.of(10, 5, pairing_bye=0), set(), id="Q80: the bye as a loss"),
    pytest.param(Scoring.of(10, 5, pairing_bye=20), {"bye-value"}, id="Q81: the bye above a win"),
    pytest.param(Scoring.of(10, 5, pairing_bye=7), {"bye-value"}, id="Q82: no result brings it"),
    pytest.param(Scoring.of(30, 10, pairing_bye=20), {"bye-value"}, id="Q83: no standard result brings it"),
    pytest.param(Scoring.of(30, 10, pairing_bye=10), set(), id="Q84: as a draw"),
]


@pytest.mark.parametrize(("scoring", "refused"), SCORINGS)
def test_scorings(scoring: Scoring, refused: set[str]) -> None:
    """What a game and the bye may be worth, when it is set and when a tournament begins so."""
    for event, act in (
        (announced(), acts.SetScoring(scoring)),
        (Event(), acts.Open(announced(scoring=scoring).tournament)),
    ):
        found = levels(event, act)
        assert {code for code, level in found.items() if level is Level.REFUSED} == refused


def test_q106_baku_needs_a_win_worth_two_draws() -> None:
    """C.04.7 art. 1.1, whichever of the two is changed."""
    three = announced(scoring=Scoring.of(30, 10))
    assert levels(three, acts.SetVirtualPoints((), "FIDE_DUTCH_2026_BAKU"))["acceleration"] is Level.REFUSED
    assert levels(three, acts.SetSystem("FIDE_DUTCH_2026_BAKU"))["acceleration"] is Level.REFUSED
    baku = announced(system="FIDE_DUTCH_2026_BAKU")
    assert levels(baku, acts.SetScoring(Scoring.of(30, 10)))["acceleration"] is Level.REFUSED
    assert not levels(baku, acts.SetScoring(Scoring.of(20, 10)))


def test_q105_no_buchholz_in_a_round_robin() -> None:
    """Refused by name; Sonneborn-Berger is taken. In a Swiss it is the other way round with nothing."""
    robin = announced(4, 0, "FIDE_ROUNDROBIN")
    found = levels(robin, acts.SetTieBreaks(("BH/C1", "SB")))
    assert found == {"tie-break-BH/C1": Level.REFUSED}
    assert not levels(robin, acts.SetTieBreaks(("DE", "WIN", "SB", "KS")))
    assert not levels(announced(), acts.SetTieBreaks(("BH/C1", "SB", "LOT", "MANUAL")))


def test_unknown_and_repeated_tie_breaks_are_refused() -> None:
    """With the code in the name of the caution."""
    assert levels(announced(), acts.SetTieBreaks(("BUCHHOLTZ",)))["tie-break-BUCHHOLTZ"] is Level.REFUSED
    assert levels(announced(), acts.SetTieBreaks(("BH", "SB", "BH")))["tie-break-twice"] is Level.REFUSED


def test_a_system_that_leaves_tie_breaks_behind_says_so() -> None:
    """A notice, not a refusal: the list is changed afterwards."""
    assert levels(announced(), acts.SetSystem("FIDE_ROUNDROBIN"))["tie-break-BH"] is Level.NOTICE
    assert levels(announced(), acts.SetSystem("NO_SUCH_SYSTEM"))["system"] is Level.REFUSED


def test_q62_rounds_that_cannot_be_completed() -> None:
    """Certain: asked at level 3, when the number is set and before round 1. Doubtful: a notice."""
    small = announced(6, 7)
    assert levels(announced(6, 3), acts.SetRounds(7))["cannot-complete"] is Level.CONFIRM
    assert levels(small, acts.Publish(1, ()))["cannot-complete"] is Level.CONFIRM
    assert levels(announced(9, 5), acts.SetRounds(9))["may-not-complete"] is Level.NOTICE
    assert "cannot-complete" not in levels(announced(6, 5), acts.Publish(1, ()))


def test_q62_prohibited_pairs_count() -> None:
    """Who may meet too few others is named."""
    groups = (Forbidden((1, 2, 3, 4, 5, 6)),)
    found = caution(announced(8, 3), acts.Forbid(groups), "cannot-complete")
    assert found.level is Level.CONFIRM
    assert "player 1" in str(found.sentence)


@pytest.mark.parametrize(
    ("group", "code"),
    [
        (Forbidden((1, 99)), "no-such-player"),
        (Forbidden((1, 1)), "pair"),
        (Forbidden((1,)), "pair"),
        (Forbidden((1, 2), 4, 2), "range"),
    ],
)
def test_prohibited_pairs_are_of_two_players(group: Forbidden, code: str) -> None:
    """Who is not there, or is one, is refused."""
    assert levels(announced(), acts.Forbid((group,)))[code] is Level.REFUSED


def test_q42_45_fide_mode_is_left_at_level_4_with_a_line_and_for_good() -> None:
    """Two steps, the consequences, the line with the round; a reason is needed; it cannot be left twice."""
    event = played(announced(), 1)
    found = caution(event, acts.LeaveFideMode("letter of both clubs"), "leave-fide-mode")
    assert found.level is Level.TWO_STEPS
    assert len(found.follows) >= 3
    assert found.line == "FIDE mode left @ Round 2: letter of both clubs"
    assert levels(event, acts.LeaveFideMode("  "))["reason"] is Level.REFUSED
    assert outside(event).outside_fide_since == 2


def test_q45_a_file_that_tells_of_leaving_does_not_lead_back() -> None:
    """The report of a tournament outside FIDE mode is opened outside FIDE mode; any other in it (Q56)."""
    left = outside(played(announced(), 1))
    assert perform(Event(), acts.Open(left.tournament, "file")).outside_fide_since == 2
    assert perform(Event(), acts.Open(played(announced(), 1).tournament, "file")).outside_fide_since == 0


def test_q54_55_imported_rounds_are_compared_with_the_rules() -> None:
    """Round 1 as the rules give it passes; with other pairs it asks at level 3, with a line."""
    right = published(announced(4, 3)).tournament
    assert not levels(Event(), acts.Open(right, "file"))
    wrong = perform(announced(4, 3), acts.Publish(1, ((1, 2), (3, 4)))).tournament
    found = caution(Event(), acts.Open(wrong, "file"), "import-1")
    assert found.level is Level.CONFIRM
    assert found.line == "Import @ Round 1: 1-2 3-4 instead of 1-3 4-2"


def test_q161_169_nothing_is_final_while_something_is_open() -> None:
    """Games without result, adjourned games, hand edits and conflicts are obstacles; then it asks at level 3."""
    act = acts.Declare()
    assert levels(published(announced(8, 1)), act)["open-games"] is Level.REFUSED
    adjourned = published(announced(8, 1))
    adjourned = adjourned._replace(tournament=_adjourned(adjourned.tournament))
    assert levels(adjourned, act)["open-games"] is Level.REFUSED
    done = played(announced(8, 1))
    assert levels(done._replace(hand=HandEdits(2)), act)["hand-edits"] is Level.REFUSED
    assert levels(done, act) == {"declare": Level.CONFIRM}
    assert levels(played(announced(8, 3)), act)["rounds-left"] is Level.CONFIRM


def _adjourned(tournament: Tournament) -> Tournament:
    from pairwright.model.acts import apply

    adjourned = apply(tournament, Adjourn(1))
    assert adjourned.players[0].entry(1).result is Result.ADJOURNED
    return adjourned


def test_days_are_days() -> None:
    """The last day does not come before the first; rounds out of order are noticed."""
    told = announced().tournament.information
    assert levels(announced(), acts.Announce(told._replace(end="2026/11/01")))["dates"] is Level.REFUSED
    assert levels(announced(), acts.Announce(told._replace(start="2026/02/30")))["no-day"] is Level.REFUSED
    late = told._replace(round_dates=("2026/12/02", "2026/12/01"))
    assert levels(announced(), acts.Announce(late))["round-dates"] is Level.NOTICE
    assert not levels(announced(), acts.Announce(Information(name="Another name")))


def test_the_first_day_does_not_change_the_rules_of_rounds_that_are_paired() -> None:
    """With a day of 2025 other editions would hold: refused under way, free before."""
    early = announced().tournament.information._replace(start="2025/05/05", end="2025/05/07")
    assert not levels(announced(system="FIDE_DUTCH"), acts.Announce(early))
    found = levels(published(announced(system="FIDE_DUTCH")), acts.Announce(early))
    assert found["edition"] is Level.REFUSED


def test_a_tournament_that_contradicts_itself_does_not_begin() -> None:
    """Two players with one number."""
    players = announced(2).tournament.players
    twice = announced(2).tournament._replace(players=(players[0], players[0]))
    assert levels(Event(), acts.Open(twice, "file"))["unsound"] is Level.REFUSED


def test_a_working_copy_that_is_opened_is_none_any_more() -> None:
    """Its line goes; others stay."""
    records = (Record("###", " Working copy @ Round 1: not final"), Record("###", " MPA @ Round 1: x"))
    opened = perform(Event(), acts.Open(announced().tournament._replace(other_records=records), "file"))
    assert [record.text for record in opened.tournament.other_records] == [" MPA @ Round 1: x"]


def test_the_lot_can_be_drawn_again() -> None:
    """The seed gives the colour; both colours come up."""
    assert acts.drawn_colour("a seed") is acts.drawn_colour("a seed")
    assert {acts.drawn_colour(str(seed)) for seed in range(20)} == {Colour.WHITE, Colour.BLACK}
