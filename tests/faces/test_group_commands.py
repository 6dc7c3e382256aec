"""The commands groups and final."""

from pathlib import Path

import pytest

import pairwright
from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.app.groups import final, split
from pairwright.app.standings import NOTHING_WANTED, Wanted
from pairwright.errors import NotApplicable
from pairwright.model.player import Player
from pairwright.model.tournament import Tournament
from tests.support.command import Command
from tests.support.round_robins import round_robin


def entries(count: int) -> Tournament:
    """So many players, 10 points of rating apart."""
    people = [Player(place, f"Player {place:02}", 2410 - 10 * place) for place in range(1, count + 1)]
    return Tournament(tuple(people))


def test_there_and_back_again() -> None:
    """Ten players in three groups: 1 6 7, 2 5 8, 3 4 9 10."""
    groups = split(entries(10), 3)
    names = [[player.name[-2:] for player in group.players] for group in groups]
    assert names == [["01", "06", "07"], ["02", "05", "08"], ["03", "04", "09", "10"]]
    assert [group.planned_rounds for group in groups] == [3, 3, 3]
    assert {group.system for group in groups} == {"FIDE_ROUNDROBIN"}


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_groups_are_equally_strong(count: int) -> None:
    """Twenty players: sizes within one, averages within one step from player to player, or two where sizes differ."""
    groups = split(entries(20), count)
    sizes = [len(group.players) for group in groups]
    assert max(sizes) - min(sizes) <= 1
    averages = [sum(player.rating for player in group.players) / len(group.players) for group in groups]
    assert max(averages) - min(averages) <= (10 if sizes[0] == sizes[-1] == min(sizes) else 20)


def test_the_kind_is_kept() -> None:
    """A double round robin has double groups."""
    doubled = entries(8)._replace(system="FIDE_DOUBLEROUNDROBIN")
    assert [(group.system, group.planned_rounds) for group in split(doubled, 2)] == [("FIDE_DOUBLEROUNDROBIN", 6)] * 2


def test_what_cannot_be_split() -> None:
    """Too many groups, and a field of which a round is paired."""
    with pytest.raises(NotApplicable, match="2 to 5"):
        split(entries(10), 6)
    with pytest.raises(NotApplicable, match="no groups"):
        split(entries(3), 2)
    played = simulate(Settings.parse("System=round-robin\nPlayers=6"), 1)
    with pytest.raises(NotApplicable, match="is paired"):
        split(played, 2)


def test_the_final() -> None:
    """The winners first, then the second ones; nothing is taken over."""
    text = "System=round-robin\nPlayers=6\nWithdrawals=0"
    groups = [simulate(Settings.parse(text), seed) for seed in (1, 2, 3)]
    found = final(groups, 2, Wanted(seed="7"))
    assert [(one.group, one.place) for one in found.finalists] == [
        (group, place) for place in (1, 2) for group in "ABC"
    ]
    assert [player.number for player in found.tournament.players] == [1, 2, 3, 4, 5, 6]
    assert all(not player.entries for player in found.tournament.players)
    winner = pairwright.standings(groups[1], wanted=Wanted(seed="7")).rows[0]
    assert found.tournament.player(2).name == winner.name
    assert pairwright.pair(found.tournament).pairs == [(1, 6), (2, 5), (3, 4)]


def test_who_is_in_it_must_be_known() -> None:
    """A group that is not finished; a place that is shared."""
    unfinished = simulate(Settings.parse("System=round-robin\nPlayers=6\nPlayedRounds=3"), 1)
    with pytest.raises(NotApplicable, match="group A"):
        final([unfinished], 2, NOTHING_WANTED)
    drawn = round_robin("x===\n=x==\n==x=\n===x")
    with pytest.raises(NotApplicable, match="place 1 is shared by 1"):
        final([drawn], 3, NOTHING_WANTED)


def test_from_the_command_line(command: Command, tmp_path: Path) -> None:
    """A file for each group, and one for the final."""
    path = tmp_path / "entries.trf"
    pairwright.write(entries(8)._replace(information=entries(8).information._replace(name="Harbour Cup")), path)
    shown = command("groups", path, "--count", "2")
    assert "Player 08" in shown.out
    folder = tmp_path / "groups"
    assert command("groups", path, "--count", "2", "-o", folder).exit == 0
    assert sorted(one.name for one in folder.iterdir()) == ["group-a.trf", "group-b.trf"]
    assert command("groups", path, "--count", "2", "-o", folder).exit == 5
    assert command("groups", path, "--count", "2", "-o", folder, "--force").exit == 0
    first = pairwright.read(folder / "group-a.trf")
    assert (first.information.name, len(first.players)) == ("Harbour Cup A", 4)
    refused = command("final", folder / "group-a.trf", folder / "group-b.trf", "--best", "2")
    assert refused.exit == 3
    made = [simulate(Settings.parse("System=round-robin\nPlayers=4\nWithdrawals=0"), seed) for seed in (5, 6)]
    names = [str(tmp_path / f"played-{place}.trf") for place in range(2)]
    for name, group in zip(names, made, strict=True):
        pairwright.write(group, name)
    out = tmp_path / "final.trf"
    assert command("final", *names, "--best", "2", "--seed", "1").exit == 0
    assert command("final", *names, "--best", "2", "--seed", "1", "-o", out).exit == 0
    assert len(pairwright.read(out).players) == 4


def test_a_group_named_twice_is_refused() -> None:
    """One player cannot come out of two groups."""
    group = round_robin("x11\n0x1\n00x")
    named = group._replace(
        players=tuple([player._replace(name=f"Player {player.number}") for player in group.players]),
        system="FIDE_ROUNDROBIN",
        planned_rounds=3,
    )
    with pytest.raises(NotApplicable, match="group B: Player 1 is in group A too"):
        final([named, named], 1, Wanted())


def test_places_of_the_whole_field_stay_behind() -> None:
    """In a group nobody has a place before it begins."""
    listed = entries(6)
    ranked = listed._replace(players=tuple([player._replace(declared_rank=player.number) for player in listed.players]))
    assert {player.declared_rank for group in split(ranked, 2) for player in group.players} == {None}
