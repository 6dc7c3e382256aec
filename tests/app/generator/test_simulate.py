"""Tournaments that never happened are tournaments all the same."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.app.generator.invented_names import Script
from pairwright.app.generator.lots import Lots
from pairwright.app.generator.quota import Happening, Quota
from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import game_result, play, simulate
from pairwright.app.standings import Ties, Wanted, standings
from pairwright.errors import NotApplicable
from pairwright.formats.base import read, write
from pairwright.model.canonical import canonical
from pairwright.model.checks import problems
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.scoring import STANDARD
from pairwright.model.tournament import Forbidden, Tournament
from pairwright.pairing.systems.dutch import DUTCH_2026
from pairwright.ratings.expected_score import expected_score
from tests.app.plain_pairing import PlainPairing
from tests.oracles.replaying import differences

PLAIN = PlainPairing()
SEEDS = st.integers(0, 2**32)
SOME = settings(max_examples=25, deadline=None)
QUIET = "\n".join(f"{happening.value}=0" for happening in Happening) + "\nForbiddenPairsDrawn=0\nBaku=no\n"


def count(tournament: Tournament, result: Result, colour: Colour = Colour.NONE) -> int:
    """Entries with this result, of one colour if one is named."""
    return sum(
        entry.result is result and colour in (Colour.NONE, entry.colour) and bool(entry.opponent)
        for player in tournament.players
        for entry in player.entries
    )


def count_byes(tournament: Tournament, result: Result) -> int:
    """Byes of one kind in rounds the player was there for."""
    return sum(
        entry.result is result and not entry.opponent and player.available(round_)
        for player in tournament.players
        for round_, entry in enumerate(player.entries, 1)
    )


SEVEN = [
    ("Zanferetti, Dario", 2282),
    ("Quintarondo, Bruno", 2104),
    ("Castrelini, Dario", 1978),
    ("Theodaropoulos, Alexis", 1668),
]


@given(SEEDS)
@SOME
def test_the_same_seed_gives_the_same_tournament(seed: int) -> None:
    """Who has the seed can have the tournament again."""
    assert play(Settings(), seed, PLAIN) == play(Settings(), seed, PLAIN)


def test_another_seed_gives_another_tournament() -> None:
    """No two seeds are alike."""
    assert simulate(Settings(), 1, PLAIN) != simulate(Settings(), 2, PLAIN)


def test_a_seed_means_the_same_in_every_version() -> None:
    """These players come with seed 7, today and with the next Python."""
    tournament = simulate(Settings(players=4, rounds=3), 7, PLAIN)
    assert [(player.name, player.rating) for player in tournament.players] == SEVEN


@given(SEEDS, st.integers(8, 60), st.integers(1, 4))
@SOME
def test_numbers_of_players_and_rounds_are_kept(seed: int, players: int, rounds: int) -> None:
    """As many players and rounds as were asked for."""
    tournament = simulate(Settings(players=players, rounds=rounds), seed, PLAIN)
    assert [player.number for player in tournament.players] == list(range(1, players + 1))
    assert tournament.planned_rounds == rounds
    assert tournament.paired_rounds == rounds


@given(SEEDS)
@SOME
def test_every_game_has_two_sides(seed: int) -> None:
    """Each names the other, one has White, and nobody meets the same opponent twice over the board."""
    tournament = simulate(Settings(), seed, PLAIN)
    for player in tournament.players:
        assert len(player.entries) == tournament.paired_rounds
        for round_, entry in enumerate(player.entries, 1):
            if entry.opponent:
                other = tournament.player(entry.opponent).entry(round_)
                assert (other.opponent, other.colour) == (player.number, entry.colour.opposite)
        met = [entry.opponent for entry in player.entries if entry.result.played]
        assert len(met) == len(set(met))


@given(SEEDS, st.integers(0, 6), st.integers(0, 6), st.integers(0, 6))
@SOME
def test_byes_are_as_many_as_asked_for(seed: int, full: int, half: int, zero: int) -> None:
    """So many of each kind in the whole tournament."""
    text = QUIET.replace("FullPointByes=0", f"FullPointByes={full}").replace("HalfPointByes=0", f"HalfPointByes={half}")
    text = text.replace("ZeroPointByes=0", f"ZeroPointByes={zero}")
    tournament = simulate(Settings.parse(f"Players=30\nRounds=5\n{text}"), seed, PLAIN)
    found = [count_byes(tournament, kind) for kind in (Result.FULL_BYE, Result.HALF_BYE, Result.ABSENT)]
    assert found == [full, half, zero]


KINDS = {
    Happening.FORFEIT_WINS: (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    Happening.FORFEIT_LOSSES: (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    Happening.DOUBLE_FORFEITS: (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
    Happening.DOUBLE_LOSSES: (Result.LOSS, Result.LOSS),
    Happening.HALF_LOSSES: (Result.DRAW, Result.LOSS),
    Happening.LOSS_HALVES: (Result.LOSS, Result.DRAW),
    Happening.UNRATED_WINS: (Result.UNRATED_WIN, Result.UNRATED_LOSS),
    Happening.UNRATED_DRAWS: (Result.UNRATED_DRAW, Result.UNRATED_DRAW),
    Happening.UNRATED_LOSSES: (Result.UNRATED_LOSS, Result.UNRATED_WIN),
}


def ends(tournament: Tournament) -> Counter[tuple[Result, Result]]:
    """How the games ended, White's result first."""
    return Counter(
        (game.white_result, game.black_result)
        for round_ in range(1, tournament.paired_rounds + 1)
        for game in tournament.round(round_).games
    )


@given(SEEDS, st.dictionaries(st.sampled_from(sorted(KINDS, key=str)), st.integers(0, 6)))
@SOME
def test_unusual_results_are_as_many_as_asked_for(seed: int, asked: dict[Happening, int]) -> None:
    """Forfeits, 0-0, half points for one alone, games that are not rated."""
    wanted = Settings.parse(f"Players=30\nRounds=5\n{QUIET}")
    for kind, number in asked.items():
        wanted = wanted.having(kind, Quota.parse(str(number)))
    found = ends(simulate(wanted, seed, PLAIN))
    assert {kind: found[KINDS[kind]] for kind in KINDS} == {kind: asked.get(kind, 0) for kind in KINDS}


@given(SEEDS)
@SOME
def test_what_is_asked_for_a_round_happens_in_that_round(seed: int) -> None:
    """Two half-point byes in round 2, a tenth of the games of round 4 forfeited, nothing elsewhere."""
    text = QUIET.replace("HalfPointByes=0", "HalfPointByes=2:2").replace("ForfeitWins=0", "ForfeitWins=4:10%")
    tournament = simulate(Settings.parse(f"Players=40\nRounds=5\n{text}"), seed, PLAIN)
    byes = [sum(p.entry(r).result is Result.HALF_BYE for p in tournament.players) for r in range(1, 6)]
    forfeits = [sum(p.entry(r).result is Result.FORFEIT_WIN for p in tournament.players) for r in range(1, 6)]
    assert byes == [0, 2, 0, 0, 0]
    assert forfeits == [0, 0, 0, 2, 0]


@given(SEEDS)
@SOME
def test_a_share_is_a_share_of_every_round(seed: int) -> None:
    """Five per cent of 40 players over 6 rounds are twelve byes, one more or less."""
    text = QUIET.replace("HalfPointByes=0", "HalfPointByes=5%")
    tournament = simulate(Settings.parse(f"Players=40\nRounds=6\n{text}"), seed, PLAIN)
    assert abs(count_byes(tournament, Result.HALF_BYE) - 12) <= 1


@given(SEEDS, st.integers(0, 5), st.integers(0, 5))
@SOME
def test_withdrawals_and_late_entries_are_as_many_as_asked_for(seed: int, gone: int, late: int) -> None:
    """Who has left is not paired any more, who is late was not paired yet, and nobody is both."""
    text = QUIET.replace("Withdrawals=0", f"Withdrawals={gone}").replace("LateEntries=0", f"LateEntries={late}")
    tournament = simulate(Settings.parse(f"Players=30\nRounds=6\n{text}"), seed, PLAIN)
    left = [player for player in tournament.players if player.withdrawn_from]
    came = [player for player in tournament.players if player.enters_in > 1]
    assert (len(left), len(came)) == (gone, late)
    assert not set(left) & set(came)
    for player in tournament.players:
        for round_ in range(1, 7):
            assert player.available(round_) == player.entry(round_).result.took_part


def test_withdrawals_can_be_put_in_a_round() -> None:
    """Three leave before round 4."""
    text = QUIET.replace("Withdrawals=0", "Withdrawals=4:3")
    tournament = simulate(Settings.parse(f"Players=30\nRounds=6\n{text}"), 5, PLAIN)
    assert sorted(player.withdrawn_from for player in tournament.players)[-4:] == [0, 4, 4, 4]


def test_what_has_no_place_is_said() -> None:
    """Fifty forfeits do not fit into ten games: ten happen, a notice tells of the rest."""
    text = QUIET.replace("DoubleForfeits=0", "DoubleForfeits=50")
    result = play(Settings.parse(f"Players=10\nRounds=2\n{text}"), 3, PLAIN)
    assert ends(result.tournament) == {KINDS[Happening.DOUBLE_FORFEITS]: 10}
    assert [str(notice) for notice in result.notices] == ["DoubleForfeits: 40 asked for had no place"]


def test_a_tournament_ends_where_no_pairing_is_left() -> None:
    """Four players cannot play five rounds; the three they can play are kept, and it is said."""
    result = play(Settings.parse(f"Players=4\nRounds=5\n{QUIET}"), 3, PLAIN)
    assert result.tournament.paired_rounds == 3
    assert result.tournament.planned_rounds == 5
    assert [(notice.code, notice.place.round) for notice in result.notices] == [("stopped-early", 4)]


def test_forbidden_pairs_never_meet() -> None:
    """Given and drawn ones alike."""
    wanted = Settings.parse("Players=20\nRounds=6\nForbiddenPairs=1-2-3 4-5@2-3\nForbiddenPairsDrawn=5\n")
    tournament = simulate(wanted, 11, PLAIN)
    assert tournament.forbidden[:2] == (Forbidden((1, 2, 3)), Forbidden((4, 5), 2, 3))
    assert len(tournament.forbidden) == 7
    for group in tournament.forbidden:
        for player in tournament.players:
            if player.number in group.players:
                for round_, entry in enumerate(player.entries, 1):
                    assert not (group.holds_in(round_) and entry.opponent in group.players)


@given(SEEDS)
@SOME
def test_given_ratings_are_kept(seed: int) -> None:
    """The list as it is, best first, unrated players last."""
    tournament = simulate(Settings.parse("Ratings=2100 0 2300 1800 1900 0\nRounds=2"), seed, PLAIN)
    assert [player.rating for player in tournament.players] == [2300, 2100, 1900, 1800, 0, 0]


@given(SEEDS)
@SOME
def test_ratings_keep_their_range(seed: int) -> None:
    """The best has the highest rating, the last the lowest, the others are between."""
    text = "Players=25\nRounds=2\nHighestRating=2200\nLowestRating=1500\nUnratedPlayers=20%"
    ratings = [player.rating for player in simulate(Settings.parse(text), seed, PLAIN).players]
    assert (ratings[0], ratings[19], ratings[20:]) == (2200, 1500, [0] * 5)
    assert ratings == sorted(ratings, reverse=True)


@given(SEEDS)
@SOME
def test_ratings_keep_their_gaps(seed: int) -> None:
    """Steps of 5 to 20 points down from the highest."""
    text = "Players=25\nRounds=2\nHighestRating=2200\nRatingGap=5-20"
    ratings = [player.rating for player in simulate(Settings.parse(text), seed, PLAIN).players]
    assert ratings[0] == 2200
    assert all(5 <= above - below <= 20 for above, below in pairwise(ratings))


def test_titles_can_be_left_out() -> None:
    """With Titles=no nobody has one; otherwise strong players do."""
    text = "Players=20\nRounds=2\nHighestRating=2700\nLowestRating=2500\nTitles="
    assert not any(player.title for player in simulate(Settings.parse(text + "no"), 4, PLAIN).players)
    assert any(player.title == "GM" for player in simulate(Settings.parse(text + "yes"), 4, PLAIN).players)


@pytest.mark.parametrize(
    ("script", "letter"), [(Script.PERSIAN, "ر"), (Script.ARABIC, "ر"), (Script.TURKISH, "ş"), (Script.LATIN, "a")]
)
def test_names_are_in_the_script_asked_for(script: Script, letter: str) -> None:
    """A letter of that script is in somebody's name, and no name comes twice."""
    names = [player.name for player in simulate(Settings(players=40, rounds=1, names=script), 9, PLAIN).players]
    assert any(letter in name for name in names)
    assert len(set(names)) == 40
    if script in (Script.PERSIAN, Script.ARABIC):
        assert not any(letter.isascii() and letter.isalpha() for name in names for letter in name)


def test_announced_settings_stand_in_the_tournament() -> None:
    """Colour, scoring, tie-breaks, acceleration, names of the event."""
    text = "Name=Harbour Open\nPlayers=44\nRounds=5\nInitialColour=black\nPointsForPairingBye=0.5\n"
    text += "Baku=yes\nTieBreaks=SB,BH"
    tournament = simulate(Settings.parse(text), 2, PLAIN)
    assert tournament.information.name == "Harbour Open"
    assert tournament.initial_colour is Colour.BLACK
    assert tournament.scoring.pairing_bye == 5
    assert tournament.system == "CUSTOM_SWISS_PLAIN_BAKU"
    assert tournament.tie_breaks == ("SB", "BH")
    assert len(tournament.information.round_dates) == 5


def test_a_tournament_under_way_waits_for_its_next_round() -> None:
    """Three of seven rounds are played; the byes of round 4 are announced."""
    text = QUIET.replace("HalfPointByes=0", "HalfPointByes=each:2")
    tournament = simulate(Settings.parse(f"Players=30\nRounds=7\nPlayedRounds=3\n{text}"), 2, PLAIN)
    assert (tournament.planned_rounds, tournament.round_to_pair) == (7, 4)
    assert [asked.round for asked in tournament.requests] == [4, 4]


@given(SEEDS, st.sampled_from(Script), st.none() | st.integers(0, 4))
@SOME
def test_a_tournament_has_no_inconsistencies_and_can_be_written(seed: int, names: Script, played: int | None) -> None:
    """Whatever was drawn: no problems, and the file says all of it."""
    tournament = simulate(Settings(names=names, played_rounds=played), seed)
    assert problems(tournament) == ()
    writing = write(tournament)
    assert writing.losses == ()
    reading = read(writing.text.encode())
    assert (reading.problems, reading.tournament) == ((), canonical(tournament))


@given(SEEDS)
@SOME
def test_every_round_is_paired_by_the_rules(seed: int) -> None:
    """Paired again from what stood before it, every round comes out the same."""
    tournament = simulate(Settings(), seed)
    assert [str(each) for each in differences("", tournament, DUTCH_2026)] == []


@given(SEEDS)
@SOME
def test_points_and_ranks_are_right(seed: int) -> None:
    """Points follow from the results, ranks from points and numbers where no tie-breaks are named."""
    tournament = simulate(Settings(tie_breaks=()), seed, PLAIN)
    points = {
        player.number: sum(tournament.scoring.points(entry.result, entry.colour) for entry in player.entries)
        for player in tournament.players
    }
    ranking = sorted(tournament.players, key=lambda player: player.declared_rank or 0)
    assert [player.declared_rank for player in ranking] == list(range(1, len(ranking) + 1))
    assert [player.number for player in ranking] == sorted(points, key=lambda number: (-points[number], number))
    assert all(player.declared_points == points[player.number] for player in ranking)


@given(SEEDS)
@SOME
def test_ranks_follow_the_tie_breaks(seed: int) -> None:
    """The final places are those by the list in the file; whom it leaves tied stand by number."""
    tournament = simulate(Settings(), seed, PLAIN)
    found = standings(tournament, Wanted(ties=Ties.BY_NUMBER))
    assert found.keys == ("PTS", "BH/C1", "BH", "SB")
    assert {line.number: line.rank for line in found.rows} == {
        player.number: player.declared_rank for player in tournament.players
    }


@pytest.mark.parametrize("white", [1500, 1900, 2100, 2450])
def test_results_follow_the_expected_score(white: int) -> None:
    """Over many games White scores what the table promises, in hundredths, one more or less."""
    lots = Lots(2026)
    worth = {Result.WIN: 2, Result.DRAW: 1, Result.LOSS: 0}
    halves = sum(worth[game_result(white, 2000, None, lots)[0]] for _ in range(20_000))
    assert abs(halves / 400 - expected_score(white, 2000)) < 1


def test_whole_tournaments_follow_the_ratings() -> None:
    """Over three opens of 150 players the higher rated score, all in all, what the ratings promise."""
    points, promised, games = 0, 0, 0
    for seed in (1, 2, 3):
        tournament = simulate(Settings.parse(f"Players=150\nRounds=9\nUnratedPlayers=0\n{QUIET}"), seed)
        rating = {player.number: player.rating for player in tournament.players}
        for round_ in range(1, 10):
            for game in tournament.round(round_).games:
                white, black = rating[game.white], rating[game.black]
                points += 10 * STANDARD.points(game.white_result if white >= black else game.black_result)
                promised += expected_score(max(white, black), min(white, black))
                games += 1
    assert promised > 60 * games
    assert abs(points - promised) < 2 * games


def test_draws_are_as_frequent_as_asked_for() -> None:
    """Forty draws in a hundred games between equals; none if none are asked for."""
    lots = Lots(1)
    draws = sum(game_result(2000, 2000, 40, lots)[0] is Result.DRAW for _ in range(20_000))
    assert abs(draws / 200 - 40) < 1.5
    assert not any(game_result(2000, 2000, 0, lots)[0] is Result.DRAW for _ in range(2000))


def test_dubov_needs_everybodys_rating() -> None:
    """Nobody is unrated in a tournament made up for Dubov's system, unless that is asked for."""
    settings_ = Settings.parse("Players=20\nRounds=3\nSystem=dubov-2026")
    for seed in range(5):
        tournament = simulate(settings_, seed)
        assert (tournament.paired_rounds, min(player.rating for player in tournament.players) > 0) == (3, True)
    with pytest.raises(NotApplicable, match="everybody needs a rating"):
        simulate(Settings.parse("Players=20\nRounds=3\nSystem=dubov-2026\nUnratedPlayers=3"), 1)
