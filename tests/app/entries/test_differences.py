"""What a list would change in a tournament, and what comes of it when it is agreed to."""

from __future__ import annotations

import pytest

from pairwright.app.entries.accepting import accept
from pairwright.app.entries.differences import By, Change, Comparison, Difference, Kind, compare
from pairwright.app.entries.entry import Terms
from pairwright.app.entries.heads import Field
from pairwright.app.entries.reading import entries_in
from pairwright.errors import Conflict
from pairwright.formats.cells import table_of_text
from pairwright.model.acts import AddRound, EnterResult, apply
from pairwright.model.player import NationalRating, Player
from pairwright.model.result import Result
from pairwright.model.team import Team
from pairwright.model.tournament import ByeRequest, Forbidden, Tournament

FIELD = Tournament(
    players=(
        Player(1, "Ash, Ann", 2400, "GM", "w", "ENG", "12345", "1990"),
        Player(2, "Birch, Bo", 2300, birth="1985/05/06"),
        Player(3, "رضايي، مريم", 2200, federation="IRI", national=(NationalRating("IRI", 2250, id="77"),)),
        Player(4, "Dogwood, Di", 2100, birth="1999"),
    ),
    requests=(ByeRequest(1, 2, Result.HALF_BYE),),
    forbidden=(Forbidden((1, 2)), Forbidden((1, 3, 4))),
)


def compared(text: str, tournament: Tournament = FIELD, apart: tuple[int, ...] = ()) -> Comparison:
    """The differences between a pasted list and a tournament."""
    return compare(tournament, entries_in(table_of_text(text), Terms((2026, 11, 30))).rows, apart)


def only(text: str) -> Difference:
    """Of a list of one player, what it means for him."""
    return compared(text).differences[0]


@pytest.mark.parametrize(
    ("text", "number", "by"),
    [
        ("Name;FIDE ID\nSomebody Else;12345", 1, By.FIDE_ID),
        ("Name;Licence;Fed\nM. Rezai;77;IRI", 3, By.NATIONAL_ID),
        ("Name;Elo\nANN ASH;2400", 1, By.NAME),
        ("Name;Elo\nمریم رضایی;2200", 3, By.NAME),
        ("Name;Born\nDi Dogwod;1999", 4, By.NEAR_NAME),
        ("Name;Born\nDogwood, Di;1998", 0, By.NOTHING),
        ("Name;FIDE ID\nAsh, Ann;99999", 0, By.NOTHING),
        ("Name;Elo\nDogwod, Di;2100", 0, By.NOTHING),
    ],
    ids=["id", "national id", "turned", "other letters", "near", "another year", "another id", "near without year"],
)
def test_who_is_who(text: str, number: int, by: By) -> None:
    """By id, by name, by nearly the name and the year; never against an id or a year that differs."""
    found = only(text)
    assert (found.number, found.by) == (number, by)


def test_new_changed_same_and_gone() -> None:
    """Every player once: those of the list in its order, then the others."""
    found = compared(
        "Name;Elo;Fide ID;Born\nElm, Ed;1500;;\nBirch, Bo;2350;54321;1985\nANN ASH;0;;1990-02-03\nDogwood, Di;;;1999"
    )
    assert [(one.kind, one.number) for one in found.differences] == [
        (Kind.NEW, 0),
        (Kind.CHANGED, 2),
        (Kind.CHANGED, 1),
        (Kind.SAME, 4),
        (Kind.GONE, 3),
    ]
    assert found.differences[1].changes == (
        Change(Field.RATING, "2300", "2350"),
        Change(Field.FIDE_ID, "", "54321"),
    )
    assert found.differences[2].changes == (Change(Field.BIRTH, "1990", "1990/02/03"),)


def test_what_is_doubtful_is_told() -> None:
    """A namesake with another id, a near name, an id with a strange name."""
    found = compared("Name;FIDE ID;Born\nAsh, Ann;99999;\nDogwod, Di;;1999\n")
    assert [problem.place.line for problem in found.problems] == [2, 3]
    assert [problem.place.line for problem in compared("Name;FIDE ID\nXylo, Quentin;12345").problems] == [2]


def test_two_of_one_name_are_not_guessed() -> None:
    """Unless the birth tells which."""
    twins = Tournament(players=(Player(1, "Ash, Ann", birth="1990/01/01"), Player(2, "Ash, Ann", birth="1990/07/07")))
    unclear = compared("Name;Elo\nAsh, Ann;2000", twins)
    assert unclear.differences[0].kind is Kind.NEW
    assert len(unclear.problems) == 1
    assert compared("Name;Born\nAsh, Ann;1990-07-07", twins).differences[0].number == 2


def test_the_arbiter_takes_two_apart() -> None:
    """Whomever the player of that line looks like, he is new, and the other one is not in the list."""
    found = compared("Name;Born\nDogwod, Di;1999", apart=(2,))
    assert found.differences[0].kind is Kind.NEW
    assert 4 in [one.number for one in found.of(Kind.GONE)]


def test_comparing_changes_nothing_and_repeats() -> None:
    """What was entered is the same when it is compared again."""
    text = "Name;Elo;Fed;National rating;Born\nElm, Ed;2500;IRI;2450;2001\nBirch, Bo;2350;;;"
    found = compared(text)
    made = accept(FIELD, found.of(Kind.NEW, Kind.CHANGED)).tournament
    again = compared(text, made)
    assert [one.kind for one in again.differences[:2]] == [Kind.SAME, Kind.SAME]


def test_accepted_players_are_numbered_by_rating() -> None:
    """All of them, with the requests and forbidden pairs that name them; and which number has which entry."""
    found = compared("Name;Elo;Club\nElm, Ed;2350;Reds")
    made = accept(FIELD, found.of(Kind.NEW))
    assert [(player.number, player.name) for player in made.tournament.players][:3] == [
        (1, "Ash, Ann"),
        (2, "Elm, Ed"),
        (3, "Birch, Bo"),
    ]
    assert made.tournament.requests == (ByeRequest(1, 3, Result.HALF_BYE),)
    assert made.tournament.forbidden[0].players == (1, 3)
    assert [(number, entry.club) for number, entry in made.entered] == [(2, "Reds")]


def test_players_gone_take_what_was_said_of_them_along() -> None:
    """Requests, pairs that have no second player any more."""
    found = compared("Name;Elo\nAsh, Ann;2400\nDogwood, Di;2100")
    made = accept(FIELD, found.of(Kind.GONE)).tournament
    assert [player.name for player in made.players] == ["Ash, Ann", "Dogwood, Di"]
    assert made.requests == ()
    assert [group.players for group in made.forbidden] == [(1, 2)]


def test_a_refused_difference_leaves_the_player_as_he_is() -> None:
    """Only what is given is carried out."""
    found = compared("Name;Elo\nAsh, Ann;2500\nBirch, Bo;2500")
    made = accept(FIELD, found.differences[:1]).tournament
    assert [player.rating for player in made.players] == [2500, 2300, 2200, 2100]


def test_changes_of_national_data_go_into_the_federations_record() -> None:
    """The FIDE rating is another one."""
    found = compared("Name;National rating;Fed\nمریم رضایی;2300;IRI")
    player = accept(FIELD, found.of(Kind.CHANGED)).tournament.player(3)
    assert (player.rating, player.national[0].rating, player.national[0].id) == (2200, 2300, "77")


def test_once_a_round_is_paired_numbers_stay() -> None:
    """A late entry has the next number and plays from the next round on; nobody is removed."""
    begun = apply(FIELD._replace(requests=()), AddRound(1, ((1, 3), (4, 2))))
    begun = apply(begun, EnterResult(1, 1, 3, Result.WIN, Result.LOSS))
    begun = apply(begun, EnterResult(1, 4, 2, Result.WIN, Result.LOSS))
    found = compared("Name;Elo\nElm, Ed;2600\nAsh, Ann;2410\nBirch, Bo;\nDogwood, Di;", begun)
    made = accept(begun, found.of(Kind.NEW, Kind.CHANGED))
    assert [(player.number, player.name) for player in made.tournament.players][-1] == (5, "Elm, Ed")
    assert made.tournament.player(5).enters_in == 2
    assert made.tournament.player(1).entries == begun.player(1).entries
    assert [problem.code for problem in made.notices] == ["late-entries"]
    with pytest.raises(Conflict, match="withdraw him instead"):
        accept(begun, found.of(Kind.GONE))


def test_a_difference_that_does_not_fit_is_refused() -> None:
    """The tournament has changed since the list was compared."""
    found = compared("Name;Elo\nDogwood, Di;2500")
    with pytest.raises(Conflict):
        accept(FIELD._replace(players=FIELD.players[:3]), found.of(Kind.CHANGED))
    with pytest.raises(Conflict):
        accept(FIELD, (*found.of(Kind.CHANGED), *found.of(Kind.CHANGED)))


TEAMS = (
    "Name;Elo;Team;Board\nAsh, Ann;2100;Reds;2\nBirch, Bo;2300;reds;1\nCedar, Cy;2200;Blues;1\nDogwood, Di;2000;Blues;2"
)


def test_a_column_of_teams_makes_teams() -> None:
    """On the boards it says; players are numbered as usual."""
    made = accept(Tournament(), compared(TEAMS, Tournament()).differences).tournament
    names = {player.number: player.name for player in made.players}
    assert [(team.name, [names[member] for member in team.members]) for team in made.teams] == [
        ("Reds", ["Birch, Bo", "Ash, Ann"]),
        ("Blues", ["Cedar, Cy", "Dogwood, Di"]),
    ]
    assert [player.name for player in made.players] == ["Birch, Bo", "Cedar, Cy", "Ash, Ann", "Dogwood, Di"]


def test_in_an_event_of_teams_the_teams_are_numbered() -> None:
    """By the average of their ratings."""
    event = Tournament(system="FIDE_TEAM_BAKU")
    made = accept(event, compared(TEAMS, event).differences).tournament
    assert [(team.number, team.name) for team in made.teams] == [(1, "Reds"), (2, "Blues")]
    assert sorted(player.number for player in made.players) == [1, 2, 3, 4]


def test_a_player_changes_his_team() -> None:
    """He is in one only."""
    field = FIELD._replace(teams=(Team(0, "Reds", (1, 2)), Team(0, "Blues", (3, 4))))
    found = compared("Name;Team\nBirch, Bo;Blues", field)
    assert found.differences[0].changes == (Change(Field.TEAM, "Reds", "Blues"),)
    made = accept(field, found.of(Kind.CHANGED)).tournament
    assert [team.members for team in made.teams] == [(1,), (3, 4, 2)]
