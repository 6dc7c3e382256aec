"""Pairing by hand: the seating, what it breaks, and how it is told from the pairing of the rules."""

from __future__ import annotations

import pytest

from pairwright.app.desk import acts
from pairwright.app.desk.by_hand import Beginning, Seating, begun, breaches, compared, not_seated
from pairwright.app.desk.cautions import Level, weigh
from pairwright.app.desk.changes import perform
from pairwright.app.desk.codec import decoded, encoded
from pairwright.app.desk.event import Event, HandEdits
from pairwright.errors import Conflict, NoLegalPairing
from pairwright.formats.base import read
from pairwright.model.tournament import Forbidden, Tournament
from tests.app.desk.events import announced, caution, levels, played, published
from tests.faces.conftest import OPEN

OF_RULES = ((4, 1), (7, 2), (5, 3), (6, 0))
"""What the rules give for round 3 of the Harbour Open."""


@pytest.fixture
def harbour() -> Tournament:
    return read(OPEN.encode()).tournament


@pytest.fixture
def session(harbour: Tournament) -> Event:
    """A session that began with the pairs of the rules."""
    return perform(Event(harbour), acts.OpenHand(3, begun(harbour, 3, Beginning.RULES).pairs))


def codes(tournament: Tournament, *pairs: tuple[int, int]) -> list[str]:
    return [breach.code for breach in breaches(tournament, 3, pairs)]


def test_two_of_different_boards_change_places() -> None:
    assert Seating(((1, 4), (2, 3))).exchanged(4, 3).pairs == ((1, 3), (2, 4))


def test_the_two_of_a_board_change_colours() -> None:
    assert Seating(((1, 4), (2, 3))).exchanged(1, 4).pairs == ((4, 1), (2, 3))
    assert Seating(((1, 4), (2, 3))).turned(3).pairs == ((1, 4), (3, 2))


def test_the_bye_moves_to_somebody_else_and_its_holder_takes_his_place() -> None:
    assert Seating(((1, 4), (6, 0))).with_bye(4).pairs == ((1, 6), (4, 0))


def test_a_first_bye_leaves_the_opponent_waiting() -> None:
    assert Seating(((1, 4),)).with_bye(4) == Seating(((4, 0),), (1,))


def test_two_who_wait_become_a_board_the_first_one_with_white() -> None:
    assert Seating((), (1, 2, 3)).exchanged(3, 1) == Seating(((3, 1),), (2,))


def test_a_board_taken_apart_waits() -> None:
    assert Seating(((1, 4), (2, 3))).parted(4) == Seating(((2, 3),), (1, 4))


def test_somebody_who_is_not_there_is_a_conflict() -> None:
    with pytest.raises(Conflict, match="9 is not among those"):
        Seating(((1, 4),)).exchanged(1, 9)


def test_a_session_begins_with_the_rules_or_with_nothing(harbour: Tournament) -> None:
    assert begun(harbour, 3, Beginning.RULES) == Seating(OF_RULES)
    assert begun(harbour, 3, Beginning.NOTHING) == Seating((), (1, 2, 3, 4, 5, 6, 7))


def test_a_rematch_is_named_with_its_round(harbour: Tournament) -> None:
    (breach,) = breaches(harbour, 3, ((1, 5),))
    assert (breach.code, breach.grave, str(breach.sentence)) == ("rematch", True, "1 and 5 have met, in round 1.")


def test_a_prohibited_pair_is_named(harbour: Tournament) -> None:
    barred = harbour._replace(forbidden=(Forbidden((1, 4)),))
    assert codes(barred, (1, 4)) == ["prohibited"]


def test_a_second_bye_is_named(harbour: Tournament) -> None:
    """Player 4 has had the bye in round 1."""
    assert codes(harbour, (4, 0)) == ["bye"]
    assert codes(harbour, (5, 0), (6, 0)) == ["byes"]


def test_a_third_white_running_and_a_difference_beyond_two_are_named(harbour: Tournament) -> None:
    assert codes(harbour, (3, 5)) == ["third-running", "colour-difference"]


def test_in_the_last_round_colours_are_free(harbour: Tournament) -> None:
    assert codes(harbour._replace(planned_rounds=3), (3, 5)) == []


def test_two_wrong_colours_are_a_notice(harbour: Tournament) -> None:
    """5 is due Black, 4 is due White."""
    (breach,) = breaches(harbour, 3, ((5, 4),))
    assert (breach.code, breach.grave) == ("both-colours", False)


def test_a_change_is_warned_of_what_it_breaks_anew_and_of_nothing_else(session: Event) -> None:
    rematch = acts.ChangeHand(Seating(OF_RULES).exchanged(1, 2).pairs)
    assert [(one.level, one.code) for one in weigh(session, rematch)] == [(Level.CONFIRM, "rematch-4-2")]
    again = acts.ChangeHand(Seating(rematch.pairs).turned(5).pairs)
    assert [one.code for one in weigh(perform(session, rematch), again)] == ["third-running-3", "colour-difference-3"]


def test_nobody_is_lost_by_a_change(session: Event) -> None:
    with pytest.raises(Conflict, match="must stay paired"):
        perform(session, acts.ChangeHand(OF_RULES[:-1]))


def test_a_session_cannot_end_while_somebody_waits(session: Event) -> None:
    apart = Seating(OF_RULES).parted(1)
    event = perform(session, acts.ChangeHand(*apart))
    (caution,) = weigh(event, acts.EndHand())
    assert (caution.level, str(caution.sentence)) == (
        Level.REFUSED,
        "No opponent yet: 1, 4. Give them one, or the bye.",
    )


def test_the_pairs_of_the_rules_end_without_a_word(session: Event) -> None:
    assert weigh(session, acts.EndHand()) == ()
    after = perform(session, acts.EndHand())
    assert (after.round, after.hand) == (3, HandEdits())


def test_other_pairs_are_confirmed_and_told_to_the_report(session: Event) -> None:
    event = perform(session, acts.ChangeHand(Seating(OF_RULES).exchanged(1, 2).pairs))
    (caution,) = weigh(event, acts.EndHand())
    assert caution.level is Level.CONFIRM
    assert caution.line == "MPA @ Round 3: 4-2, 7-1 instead of 4-1, 7-2"
    assert [str(line) for line in caution.follows] == ["4 and 2 have met, in round 2."]


def test_the_comparison_marks_what_differs_and_names_what_decides(harbour: Tournament) -> None:
    found = compared(harbour, 3, Seating(OF_RULES).turned(7).pairs)
    assert found.mine == ((4, 1, True), (2, 7, False), (5, 3, True), (6, 0, True))
    assert found.rules == ((4, 1, True), (7, 2, False), (5, 3, True), (6, 0, True))
    assert (found.differing, found.criterion.startswith("5.2")) == (1, True)


def test_where_the_rules_give_no_pairing_the_report_says_so(harbour: Tournament) -> None:
    barred = tuple([Forbidden((one, other)) for one in (1, 2) for other in range(1, 8) if other != one])
    found = compared(harbour._replace(forbidden=barred), 3, OF_RULES)
    assert found.line == "MPA @ Round 3: 4-1, 7-2, 5-3, 6 bye (no legal pairing by the rules)"
    assert str(found.reason).startswith("round 3 has no legal pairing: 1")


def test_somebody_who_has_come_meanwhile_is_missed(harbour: Tournament) -> None:
    assert not_seated(harbour, 3, Seating(OF_RULES[:-1])) == (6,)


def test_abandoning_leaves_no_trace(session: Event, harbour: Tournament) -> None:
    assert perform(session, acts.DropHand()) == Event(harbour)


def test_acts_of_a_session_can_be_read_for_ever() -> None:
    assert decoded('{"_":"OpenHand","round":3,"pairs":[[1,4],[6,0]]}') == acts.OpenHand(3, ((1, 4), (6, 0)))
    assert decoded('{"_":"ChangeHand","pairs":[[1,4]]}') == acts.ChangeHand(((1, 4),))
    assert decoded('{"_":"EndHand"}') == acts.EndHand()
    act = acts.OpenHand(3, (), (1, 2))
    assert decoded(encoded(act)) == act


def test_q63_a_round_the_rules_cannot_pair_is_made_by_hand() -> None:
    """Four players have all met: the rules give nothing, the session begins with everybody waiting, and ends with a
    line."""
    event = played(announced(4, 5), 3)
    with pytest.raises(NoLegalPairing):
        published(event)
    seating = begun(event.tournament, 4, Beginning.NOTHING)
    assert (seating.pairs, seating.waiting) == ((), (1, 2, 3, 4))
    event = perform(event, acts.OpenHand(4, *seating))
    event = perform(event, acts.ChangeHand(((1, 2), (3, 4)), (), 4))
    end = caution(event, acts.EndHand(round=4), "other-pairs")
    assert (end.level, end.line) == (Level.CONFIRM, "MPA @ Round 4: 1-2, 3-4 (no legal pairing by the rules)")
    assert perform(event, acts.EndHand(round=4)).round == 4


def test_q100_102_a_hand_made_round_of_a_round_robin_is_warned_of() -> None:
    """Who has met, and a colour a third time running, before the last round; results are not waited for."""
    event = announced(6, 0, "CUSTOM_ROUNDROBIN")
    for round_, pairs in enumerate((((1, 2), (3, 4), (5, 6)), ((1, 3), (2, 5), (4, 6))), 1):
        event = perform(perform(event, acts.OpenHand(round_, pairs)), acts.EndHand(round=round_))
    event = perform(event, acts.OpenHand(3, (), (1, 2, 3, 4, 5, 6)))
    found = levels(event, acts.ChangeHand(((1, 4), (6, 5)), (2, 3), 3))
    assert found["third-running-1"] is Level.CONFIRM
    assert found["rematch-6-5"] is Level.CONFIRM
