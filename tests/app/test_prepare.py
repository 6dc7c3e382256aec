"""What has to be known before a round can be paired."""

import pytest

from pairwright.app.prepare import OpenGamesAre, initial_colour_of, prepare
from pairwright.errors import InvalidTournament, NotApplicable, OpenGames
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.scoring import Scoring
from pairwright.model.tournament import ByeRequest, Tournament
from tests.support.crosstables import crosstable

TWO_ROUNDS = crosstable(
    """
    1: 3w1  4b=
    2: 4b0  3w1
    3: 1b0  2b0
    4: 2w1  1w=
    """,
    initial_colour=Colour.NONE,
)
READY = TWO_ROUNDS._replace(planned_rounds=3, initial_colour=Colour.WHITE)


def notes(tournament_notices: object) -> list[str]:
    """The notices as text."""
    assert isinstance(tournament_notices, tuple)
    return [str(notice) for notice in tournament_notices]


def test_the_next_round_is_meant_unless_another_is_named() -> None:
    """After two rounds the third is to be paired; nothing has to be said when the file says all."""
    ready = prepare(READY)
    assert (ready.round, ready.tournament, ready.notices) == (3, READY, ())


def test_a_round_after_the_next_is_refused() -> None:
    """Round 4 cannot be paired before round 3."""
    with pytest.raises(NotApplicable, match="round 4: the next round to pair is 3"):
        prepare(READY._replace(planned_rounds=5), 4)


def test_rounds_filled_in_advance() -> None:
    """Where a program entered everybody as absent in all rounds to come, the next round is paired all the same."""
    absences = tuple(ByeRequest(round_, number, Result.ABSENT) for round_ in (3, 4) for number in (1, 2, 3, 4))
    later = ByeRequest(5, 2, Result.ABSENT)
    tournament = READY._replace(planned_rounds=5, requests=(*absences, later))
    ready = prepare(tournament)
    assert ready.tournament.requests == (later,)
    assert notes(ready.notices) == [
        "round 3: everybody is entered as absent; read as a round that is still to pair",
    ]
    kept = tournament._replace(requests=absences[1:])
    assert prepare(kept).tournament.requests == absences[1:]


def test_no_round_is_left() -> None:
    """All rounds are paired; the arbiter has to say if more are played."""
    with pytest.raises(NotApplicable, match="all 2 rounds are paired"):
        prepare(READY._replace(planned_rounds=2))
    assert prepare(READY._replace(planned_rounds=2), rounds=3).tournament.planned_rounds == 3


def test_a_new_round_needs_the_number_of_rounds() -> None:
    """Whether it is the last one changes the pairing, so it is not guessed."""
    with pytest.raises(InvalidTournament, match="number of rounds is not given"):
        prepare(READY._replace(planned_rounds=0))


def test_of_a_finished_tournament_the_last_column_is_the_last_round() -> None:
    """To pair an old round again the number of rounds is read off, and that is said."""
    ready = prepare(READY._replace(planned_rounds=0), 2)
    assert ready.tournament.planned_rounds == 2
    assert notes(ready.notices) == ["the number of rounds is not given: 2, the last round written, is taken"]


def test_a_round_for_which_byes_are_asked_is_a_round_too() -> None:
    """A bye requested for round 4 says that there are four rounds at least."""
    asked = READY._replace(planned_rounds=0, requests=(ByeRequest(4, 1, Result.HALF_BYE),))
    assert prepare(asked, 2).tournament.planned_rounds == 4


def test_the_initial_colour_is_read_off_the_first_round() -> None:
    """Number 1 had White in round 1."""
    ready = prepare(TWO_ROUNDS._replace(planned_rounds=3))
    assert ready.tournament.initial_colour is Colour.WHITE
    assert notes(ready.notices) == ["the initial colour is not given: White, as the first round shows, is taken"]


def test_the_word_of_the_user_goes_before_the_file() -> None:
    """The lot fell on Black, whatever the file says."""
    ready = prepare(READY, initial_colour=Colour.BLACK, rounds=7)
    assert (ready.tournament.initial_colour, ready.tournament.planned_rounds) == (Colour.BLACK, 7)


def test_the_initial_colour_counts_those_who_have_arrived() -> None:
    """Number 1 is not there in round 1, so number 2 is the first; the forfeit of 2 has a scheduled colour."""
    table = crosstable(
        """
        1: H
        2: 4b+
        3: 5w1
        4: 2w-
        5: 3b0
        """
    )
    assert initial_colour_of(table) is Colour.BLACK


def test_after_the_bye_of_the_first_the_second_has_the_other_colour() -> None:
    """Number 1 has the allocated bye and counts as arrived: White of number 2 means that Black was drawn."""
    table = crosstable(
        """
        1: U
        2: 3w1
        3: 2b0
        """
    )
    assert initial_colour_of(table) is Colour.BLACK


def test_before_round_1_the_colour_must_be_given() -> None:
    """Lots are drawn by people."""
    with pytest.raises(InvalidTournament, match="drawn by lot"):
        prepare(crosstable("1:\n2:", rounds=3, initial_colour=Colour.NONE))


OPEN = crosstable(
    """
    1: 3w1  4b*
    2: 4b0  3w1
    3: 1b0  2b0
    4: 2w1  1w*
    """,
    rounds=3,
    initial_colour=Colour.WHITE,
)


def test_open_games_are_refused_with_their_boards() -> None:
    """Round 3 waits for the result of 4-1."""
    with pytest.raises(OpenGames) as refusal:
        prepare(OPEN)
    assert (refusal.value.round, refusal.value.boards) == (2, ((4, 1),))


def test_open_games_can_be_registered_as_adjourned() -> None:
    """They get the sign of an adjourned game, and it is said that they count as draws for pairing."""
    ready = prepare(OPEN, open_games=OpenGamesAre.ADJOURNED)
    assert ready.tournament.player(1).entry(2).result is Result.ADJOURNED
    assert notes(ready.notices) == ["round 2: adjourned: 4-1; these games count as draws for pairing only"]


def test_an_old_adjourned_game_is_mentioned() -> None:
    """The arbiter should know that a game of round 1 is still open when round 3 is paired."""
    old = crosstable(
        """
        1: 2w?  2b1
        2: 1b?  1w0
        """,
        rounds=3,
        initial_colour=Colour.WHITE,
    )
    assert notes(prepare(old).notices) == ["round 1: adjourned: 1-2; these games count as draws for pairing only"]


def test_results_of_the_round_itself_do_not_matter() -> None:
    """To pair round 2 again nobody needs its results."""
    assert prepare(OPEN, 2).notices == ()


def test_a_bye_by_hand_is_said() -> None:
    """The arbiter gave the bye; the others are paired."""
    five = crosstable("1:\n2:\n3:\n4:\n5:", rounds=3, initial_colour=Colour.WHITE)
    asked = five._replace(requests=(ByeRequest(1, 3, Result.PAIRING_BYE),))
    found = notes(prepare(asked).notices)
    assert found == ["player 3, round 1: the allocated bye was given by hand; the other 4 players are paired"]


@pytest.mark.parametrize("byes", [(3,), (3, 4)])
def test_a_second_allocated_bye_is_refused(byes: tuple[int, ...]) -> None:
    """One bye a round: not one by hand and one by the rules, and not two by hand."""
    four = crosstable("1:\n2:\n3:\n4:", rounds=3, initial_colour=Colour.WHITE)
    asked = four._replace(requests=tuple(ByeRequest(1, player, Result.PAIRING_BYE) for player in byes))
    with pytest.raises(InvalidTournament):
        prepare(asked)


def test_an_acceleration_that_does_not_fit_the_scoring_is_said() -> None:
    """C.04.7 article 1.1: with 3-1-0 two draws are no win, so nobody should take the method for granted."""
    accelerated = READY._replace(system="FIDE_DUTCH_2026_BAKU")
    assert prepare(accelerated).notices == ()
    assert prepare(accelerated._replace(scoring=Scoring.of(20, 10))).notices == ()
    (said,) = notes(prepare(accelerated._replace(scoring=Scoring.of(30, 10))).notices)
    assert "Baku acceleration is made for a win worth two draws" in said


def test_absences_that_a_program_entered_itself() -> None:
    """A tournament built in Python with an absence in the coming round is not paired with the absent player."""
    game, absent = RoundEntry(2, Colour.WHITE, Result.WIN), RoundEntry(0, Colour.NONE, Result.ABSENT)
    tournament = Tournament(
        (Player(1, entries=(game, absent)), Player(2, entries=(RoundEntry(1, Colour.BLACK, Result.LOSS),))),
        planned_rounds=3,
        initial_colour=Colour.WHITE,
    )
    prepared = prepare(tournament).tournament
    assert prepared.request(2, 1) is Result.ABSENT
    assert prepared.columns == 1
