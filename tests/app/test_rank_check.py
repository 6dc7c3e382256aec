"""The places of a file beside its own list."""

from __future__ import annotations

from pairwright.app.rank_check import NO_RANKS, Looked, WrongRank, check_ranks
from pairwright.model.team import Team
from pairwright.model.tournament import Tournament
from tests.support.crosstables import crosstable

OPEN = crosstable(
    """
    1: 4w1 2b= 3w=
    2: 5w1 1w= 4b=
    3: 6w1 4b= 1b=
    4: 1b0 3w= 2w=
    5: 2b0 6w1 Z
    6: 3b0 5b0 Z
    """
)


def having(
    ranks: list[int],
    tournament: Tournament = OPEN,
    tie_breaks: tuple[str, ...] = (),
    ranks_by: tuple[str, ...] = (),
) -> Tournament:
    players = zip(tournament.players, ranks, strict=True)
    return tournament._replace(
        players=tuple(player._replace(declared_rank=rank or None) for player, rank in players),
        tie_breaks=tie_breaks,
        ranks_by=ranks_by,
    )


def test_tied_players_may_have_any_places_of_their_range() -> None:
    """1, 2 and 3 are level, and so are 4 and 5: in any order, or with shared places."""
    for ranks in ([1, 2, 3, 4, 5, 6], [3, 1, 2, 5, 4, 6], [1, 1, 1, 4, 4, 6], [2, 2, 2, 5, 5, 6]):
        found = check_ranks(having(ranks, tie_breaks=("PTS",)))
        assert (found.looked, found.ok, found.compared) == (Looked.COMPARED, True, 6)


def test_wrong_places_are_named() -> None:
    """With what stands in the file and the first place he can have."""
    found = check_ranks(having([1, 2, 5, 3, 4, 6], tie_breaks=("PTS",)))
    assert found.wrong == (WrongRank(3, 5, 1), WrongRank(4, 3, 4))


def test_files_without_a_list_or_places() -> None:
    """Nothing to compare."""
    assert check_ranks(OPEN) == check_ranks(having([1, 2, 3, 4, 5, 6])) == NO_RANKS
    assert check_ranks(OPEN._replace(tie_breaks=("BH",))) == NO_RANKS
    some = check_ranks(having([1, 0, 0, 0, 0, 5], tie_breaks=("PTS",)))
    assert (some.compared, some.wrong) == (2, (WrongRank(6, 5, 6),))


def test_not_while_a_game_is_open() -> None:
    """An open or adjourned game, or a code that nobody knows: nothing is called wrong, and the reason is told."""
    for sign in "*?":
        tournament = crosstable(f"1: 2w{sign}\n2: 1b{sign}")
        found = check_ranks(having([2, 1], tournament, tie_breaks=("TPN",)))
        assert (found.looked, found.ok) == (Looked.NOT_NOW, True)
    found = check_ranks(having([6, 5, 4, 3, 2, 1], ranks_by=("PTS", "QQQ")))
    assert (found.looked, "QQQ" in str(found.reason)) == (Looked.NOT_NOW, True)


def test_what_the_file_cannot_tell_decides_nothing() -> None:
    """After drawing of lots, or ratings that are not there, every order of the tied is right; points still decide."""
    for code in ("LOT", "MANUAL", "OTHER_BLITZ", "ARO"):
        assert check_ranks(having([3, 1, 2, 5, 4, 6], ranks_by=("PTS", code, "TPN"))).ok
        assert not check_ranks(having([4, 1, 2, 3, 5, 6], ranks_by=("PTS", code, "TPN"))).ok


def test_places_of_teams() -> None:
    """Where teams play, theirs are compared."""
    tournament = crosstable("1: 3w1\n2: 4b1\n3: 1b0\n4: 2w0", rounds=1)._replace(
        system="FIDE_TEAM", tie_breaks=("TPN",)
    )
    teams = (Team(1, "Anchors", (1, 2), declared_rank=2), Team(2, "Buoys", (3, 4), declared_rank=1))
    found = check_ranks(tournament._replace(teams=teams))
    assert found.wrong == (WrongRank(1, 2, 1), WrongRank(2, 1, 2))


def test_the_expelled_are_not_compared() -> None:
    """The others have the places without him."""
    first, *rest = OPEN.players
    tournament = OPEN._replace(players=(first._replace(expelled_from=4), *rest))
    found = check_ranks(having([1, 1, 2, 3, 4, 5], tournament, ("TPN",)))
    assert (found.looked, found.ok, found.compared) == (Looked.COMPARED, True, 5)
