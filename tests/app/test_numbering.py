"""Pairing numbers before round 1."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pairwright.app.estimates import Estimate, estimate, with_estimates
from pairwright.app.numbering import number
from pairwright.app.numbering_keys import Asked, Key, keys_of
from pairwright.errors import NotApplicable, UnknownCode
from pairwright.model.checks import problems
from pairwright.model.player import NationalRating, Player
from pairwright.model.result import Result
from pairwright.model.team import Team, is_team_event, team_numbers
from pairwright.model.tournament import AbnormalPoints, ByeRequest, Information, Record, Tournament, VirtualPoints
from tests.support.crosstables import crosstable
from tests.support.tournaments import team_tournaments, tournaments


def field(*players: Player, system: str = "", method: str = "") -> Tournament:
    """These players, numbered as they stand."""
    numbered = tuple(player._replace(number=place) for place, player in enumerate(players, 1))
    return Tournament(numbered, Information(name="Open", starting_rank_method=method), system=system)


def names(tournament: Tournament, asked: Asked = Asked()) -> list[str]:  # noqa: B008 - a value
    """In the order of their new numbers."""
    return [player.name for player in number(tournament, asked).tournament.players]


def by(text: str, order: tuple[int, ...] = (), seed: str = "") -> Asked:
    return Asked(keys_of(text), order, seed)


TITLED = field(
    Player(0, "A", 2300, "IM"),
    Player(0, "B", 2300, "WGM"),
    Player(0, "C", 2300),
    Player(0, "D", 2400),
    Player(0, "E", 2300, "CM"),
    Player(0, "F", 2300, "WFM"),
)


def test_rating_title_and_name() -> None:
    """The order of the Handbook (C.04.2 art. 2.2)."""
    found = number(TITLED)
    assert [line.name for line in found.lines] == list("DABEFC")
    assert [line.decided_by for line in found.lines] == ["", "rating", "title", "title", "title", "title"]
    assert [player.number for player in found.tournament.players] == [1, 2, 3, 4, 5, 6]


def test_the_edition_of_1998_has_another_order_of_titles() -> None:
    """WGM before IM; a CM is none of its titles (A2)."""
    assert names(TITLED, Asked(system="dutch-1998")) == list("DBAFCE")
    assert names(TITLED._replace(system="CUSTOM_SWISS_DUTCH_1998")) == list("DBAFCE")


def test_2009_asks_the_national_rating_before_the_alphabet() -> None:
    """Equal rating and title: the higher national rating first; then those who have only that one (A2)."""
    tournament = field(
        Player(0, "A", 2000, federation="TUR", national=(NationalRating("TUR", 1900),)),
        Player(0, "B", 2000, federation="TUR", national=(NationalRating("TUR", 1950),)),
        Player(0, "C", federation="TUR", national=(NationalRating("TUR", 1800),)),
        Player(0, "D", federation="TUR", national=(NationalRating("TUR", 2200),)),
    )
    assert names(tournament, Asked(system="dutch-2009")) == list("BADC")
    assert names(tournament) == list("ABCD")


def test_2009_ranks_the_unrated_by_their_national_rating() -> None:
    """Whatever their titles; by Lim's rules the title goes first (Lim 1)."""
    tournament = field(
        Player(0, "A", 0, "CM", federation="TUR", national=(NationalRating("TUR", 1900),)),
        Player(0, "B", 0, federation="TUR", national=(NationalRating("TUR", 2000),)),
    )
    assert names(tournament, Asked(system="dutch-2009")) == list("BA")
    assert names(tournament, Asked(system="lim")) == list("AB")


def test_points_to_begin_with() -> None:
    """A bonus before round 1 can count; a bye that was asked for does not yet."""
    tournament = field(Player(0, "A", 2000), Player(0, "B", 1900))._replace(
        abnormal_points=(AbnormalPoints(10, players=(2,)),), requests=(ByeRequest(1, 1, Result.FULL_BYE),)
    )
    assert names(tournament, by("score,rating")) == list("BA")
    assert names(tournament) == list("AB")


def test_record_172_says_which_rating_counts() -> None:
    """The national rating before FIDE's, of the federation named; the user may say otherwise, and the file has it."""
    tournament = field(
        Player(0, "A", 2000, national=(NationalRating("IRI", 1900),)),
        Player(0, "B", 1950),
        Player(0, "C", 1800, national=(NationalRating("IRI", 2100),)),
        method="IRI NIDOF",
    )
    assert names(tournament) == list("CBA")
    found = number(tournament, Asked(ratings="fide"))
    assert [line.name for line in found.lines] == list("ABC")
    assert found.tournament.information.starting_rank_method == "FIDE"
    with pytest.raises(NotApplicable, match="has no code"):
        number(tournament._replace(information=Information(starting_rank_method="OTHER")))
    with pytest.raises(UnknownCode, match="SOMETHING"):
        number(tournament, Asked(ratings="SOMETHING"))


def test_the_lot_does_not_depend_on_the_order_of_the_list() -> None:
    """The same seed gives the same draw, however the entrants stood; another seed another one."""
    people = [Player(0, name) for name in "ABCDEFGH"]
    drawn = names(field(*people), by("lot", seed="1"))
    assert drawn == names(field(*reversed(people)), by("lot", seed="1"))
    assert drawn != names(field(*people), by("lot", seed="2"))
    assert sorted(drawn) == list("ABCDEFGH")


def test_known_players_first_and_lot_for_the_rest() -> None:
    """By hand: the rated by rating, then those the director knows, in his order, then lot (M2)."""
    tournament = field(Player(0, "A"), Player(0, "B"), Player(0, "C"), Player(0, "D", 1500), Player(0, "E"))
    found = number(tournament, Asked(system="manual-swiss", order=(5, 2), seed="7"))
    assert [line.name for line in found.lines][:3] == ["D", "E", "B"]
    assert found.is_drawn
    assert [key.value for key in found.keys] == ["rating", "order", "lot"]


def test_an_order_without_a_place_of_its_own_goes_first() -> None:
    """What the arbiter orders is ordered."""
    assert names(TITLED, Asked(order=(3,))) == list("CDABEF")
    assert names(TITLED, by("rating,order,name", order=(6, 5))) == list("DFEABC")


def test_orders_that_cannot_be_followed() -> None:
    """A number nobody has, one named twice, an order that is not given, a key for teams."""
    with pytest.raises(UnknownCode, match="player 9"):
        number(TITLED, Asked(order=(9,)))
    with pytest.raises(NotApplicable, match="twice"):
        number(TITLED, Asked(order=(1, 1)))
    with pytest.raises(NotApplicable, match="--order"):
        number(TITLED, by("order"))
    with pytest.raises(NotApplicable, match="average"):
        number(TITLED, by("average"))
    with pytest.raises(UnknownCode, match="strength"):
        keys_of("strength")
    with pytest.raises(NotApplicable, match="twice"):
        keys_of("name,name")


def test_once_a_round_is_paired_the_numbers_stay() -> None:
    """Nobody gets another number then."""
    with pytest.raises(NotApplicable, match="round 1 is paired"):
        number(crosstable("1: 2w1\n2: 1b0"))


def test_whom_nothing_separates() -> None:
    """They keep the order they stood in, and the arbiter is told."""
    found = number(field(Player(0, "Twin"), Player(0, "Twin", birth="1999")))
    assert [line.decided_by for line in found.lines] == ["", ""]
    assert "nothing separates 1 2" in str(found.notices[0])


def test_what_the_arbiter_should_look_at() -> None:
    """Virtual points stay with their owners; records nobody understands stay as they are."""
    tournament = field(Player(0, "B"), Player(0, "A"))._replace(
        virtual_points=(VirtualPoints(10, 1, 2, 1, 1),), other_records=(Record("XYZ", " 1"), Record("###", " note"))
    )
    found = number(tournament)
    assert [str(notice) for notice in found.notices] == [
        "virtual points (record 250) follow their owners: look whether they are still right",
        "records XYZ are kept as they stand, whatever numbers they hold",
    ]
    assert found.tournament.virtual_points == (VirtualPoints(10, 1, 2, 2, 2),)


def test_teams_by_their_four_best() -> None:
    """Highest average first, then the fifth player, then the order given, then the alphabet (Olympiad 8, 9)."""
    ratings = (2500, 2400, 2300, 2200, 2100), (2500, 2400, 2300, 2200, 2150), (2600, 2600, 2600, 2600), (2000, 0, 0, 0)
    players: list[Player] = []
    teams: list[Team] = []
    for place, own in enumerate(ratings, 1):
        members = tuple(range(len(players) + 1, len(players) + 1 + len(own)))
        players += [Player(member, rating=rating) for member, rating in zip(members, own, strict=True)]
        teams.append(Team(place, f"Team {place}", members))
    tournament = Tournament(tuple(players), teams=tuple(teams), system="FIDE_TEAM")
    found = number(tournament)
    assert [line.name for line in found.lines] == ["Team 3", "Team 2", "Team 1", "Team 4"]
    assert [line.decided_by for line in found.lines] == ["", "average", "fifth", "average"]
    assert [line.rating for line in number(tournament, Asked(floor=1000)).lines] == [2600, 2350, 2350, 1250]
    assert [team.number for team in found.tournament.teams] == [1, 2, 3, 4]
    assert found.of_teams
    assert Key.ORDER in number(tournament, Asked(order=(4,))).keys


def test_estimates() -> None:
    """The arbiter estimates a rating, or converts one (A1)."""
    assert estimate("12=1850") == Estimate(12, 1850, "1850")
    assert estimate("3=ingo:123,5") == Estimate(3, 1852, "ingo:123,5")
    assert estimate("4=BCF:150").rating == 1800
    changed = with_estimates(TITLED, (Estimate(3, 2450, "2450"),))
    assert names(changed)[0] == "C"
    with pytest.raises(UnknownCode, match="player 9"):
        with_estimates(TITLED, (Estimate(9, 2000, ""),))
    with pytest.raises(NotApplicable, match="paired"):
        with_estimates(crosstable("1: 2w1\n2: 1b0"), (Estimate(1, 2000, ""),))


@pytest.mark.parametrize("text", ["12", "x=1850", "12=elo:3", "12=", "12=18.5", "12=ingo:x", "12=bcf:9999", "3=12345"])
def test_what_is_no_estimate(text: str) -> None:
    """It is named."""
    with pytest.raises(NotApplicable):
        estimate(text)


@given(st.one_of(tournaments(), team_tournaments()), st.sampled_from(["", "lot", "name", "order,lot"]))
def test_numbering_twice_changes_nothing_more(tournament: Tournament, keys: str) -> None:
    """Everybody has one number from 1 on; numbered again by the same keys everybody keeps his."""
    players = tuple(player._replace(entries=()) for player in tournament.players)
    tournament = tournament._replace(players=players, information=Information(), virtual_points=())
    of_teams = is_team_event(tournament)
    order = (team_numbers(tournament.teams) if of_teams else [player.number for player in players])[-1:]
    asked = Asked(keys_of(keys) if keys else (), tuple(order) if "order" in keys else (), "5")
    found = number(tournament, asked)
    assert [line.number for line in found.lines] == list(range(1, len(found.lines) + 1))
    again = number(found.tournament, asked._replace(order=(1,) if asked.order else ()))
    assert all(line.number == line.before for line in again.lines)
    assert problems(found.tournament) == problems(again.tournament)
