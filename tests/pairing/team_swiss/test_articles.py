"""The Swiss system for teams, article by article."""

from __future__ import annotations

import pytest

from pairwright.app.commands import check, explain, pair, why_not
from pairwright.app.editions import announcement, choose
from pairwright.errors import NoLegalPairing, NotApplicable
from pairwright.faces.explanations import sentences
from pairwright.model.colour import Colour
from pairwright.model.team import PairingByes, Team, TeamEvent, TeamVirtualPoints
from pairwright.model.team_field import field_of_teams
from pairwright.model.tournament import Forbidden, Information, Tournament
from pairwright.pairing.drawn.judge import pair_counts
from pairwright.pairing.drawn.plan import plan_round
from pairwright.pairing.systems.team_swiss import TEAM_SWISS_2024, TEAM_SWISS_2026, TeamSwiss
from pairwright.pairing.systems.team_swiss.colours import first_team, team_colours
from pairwright.pairing.systems.team_swiss.edition import EDITION_2024
from pairwright.pairing.systems.team_swiss.field import Field, field_of, with_preferences
from pairwright.pairing.systems.team_swiss.preferences import preference_of
from pairwright.pairing.systems.team_swiss.steps import steps_of
from pairwright.pairing.systems.team_swiss.terms import Preferences, Terms, terms_of
from pairwright.state.ledger import state_before
from pairwright.state.preference import ANY, BLACK, WHITE, Strength
from tests.support.crosstables import crosstable
from tests.support.positions import Seat, position

A, B, NONE = Preferences.TYPE_A, Preferences.TYPE_B, Preferences.NONE
MILD, STRONG = Strength.MILD, Strength.STRONG


def field(
    *seats: Seat, kind: Preferences = NONE, floated: tuple[int, ...] = (), rounds: int = 9, secondary: int = 0
) -> Field:
    """The field of these teams; number 1 has so many secondary points."""
    state = position(*seats)
    state = state._replace(tournament=Tournament(planned_rounds=rounds), is_last=state.round == rounds)
    terms = Terms(kind)
    points = [secondary if number == 1 else 0 for number in state.numbers]
    floater = sum(1 << state.position(number) for number in floated)
    return Field(with_preferences(state, terms), terms, points, floater)


def brackets(of: Field) -> list[tuple[tuple[int, ...], list[tuple[int, ...]]]]:
    """Upfloaters and pairs of each bracket, in numbers."""
    plan = plan_round(of)
    return [(of.numbers(one.upfloaters), [of.numbers(pair) for pair in one.pairs]) for one in plan.brackets]


def teams(text: str, system: str = "FIDE_TEAM", rounds: int = 9, event: TeamEvent | None = None) -> Tournament:
    """Teams of one player each, drawn as a crosstable of the players."""
    tournament = crosstable(text, rounds=rounds)
    own = tuple(Team(player.number, f"Team {player.number}", (player.number,)) for player in tournament.players)
    return tournament._replace(teams=own, system=system, team_event=event or TeamEvent())


@pytest.mark.parametrize(
    ("system", "terms"),
    [
        ("FIDE_TEAM", Terms(A, "MP", "GP")),
        ("FIDE_TEAM_BAKU", Terms(A, "MP", "GP")),
        ("FIDE_TEAM_TYPEB", Terms(B, "MP", "GP")),
        ("FIDE_TEAM_TYPEA_GP_MP", Terms(A, "GP", "MP")),
        ("FIDE_TEAM_TYPEB_MP", Terms(B, "MP", "")),
        ("FIDE_TEAM_MP", Terms(NONE, "MP", "")),
        ("FIDE_TEAM_GP_MP", Terms(NONE, "GP", "MP")),
        ("", Terms(A, "MP", "GP")),
        ("CUSTOM_TEAM_SWISS_GP", Terms(A, "GP", "MP")),
    ],
)
def test_the_encoded_type(system: str, terms: Terms) -> None:
    """The first score pairs, the second decides who is the first team; no type but a score: no preferences."""
    assert terms_of(Tournament(system=system)) == terms


@pytest.mark.parametrize(
    "system", ["FIDE_TEAM_TYPEC_MP", "FIDE_TEAM_MP_MP", "FIDE_TEAM_MP_TYPEA", "FIDE_TEAM_MP_GP_MP"]
)
def test_a_type_that_is_none(system: str) -> None:
    """It is refused, and what can be written is told."""
    with pytest.raises(NotApplicable, match="_TYPEA or _TYPEB"):
        terms_of(Tournament(system=system))


def test_baku_needs_match_points() -> None:
    """By game points it is refused (C.04.7 art. 1.1), unless the virtual points are stated."""
    text = "1:\n2:\n3:\n4:"
    with pytest.raises(NotApplicable, match="match points"):
        pair(teams(text, "FIDE_TEAM_TYPEA_GP_MP_BAKU"))
    stated = TeamEvent(virtual_points=(TeamVirtualPoints(0, 10, 1, 1, 1, 2),))
    assert pair(teams(text, "FIDE_TEAM_TYPEA_GP_MP_BAKU", event=stated)).pairing.pairs == [(1, 2), (3, 4)]
    assert pair(teams(text, "FIDE_TEAM_BAKU")).pairing.pairs == [(1, 2), (3, 4)]


def test_a_tournament_of_players() -> None:
    """It is refused, with what to do about it."""
    with pytest.raises(NotApplicable, match="records 310"):
        TEAM_SWISS_2026.pair(position(Seat(1, 0), Seat(2, 0)))


@pytest.mark.parametrize(
    ("colours", "of_type_a", "of_type_b"),
    [
        ("", (ANY, 0), (ANY, 0)),
        ("bbwb", (WHITE, MILD), (WHITE, STRONG)),
        ("wwbb", (WHITE, MILD), (WHITE, STRONG)),
        ("wbb", (WHITE, MILD), (WHITE, STRONG)),
        ("wwbw", (BLACK, MILD), (BLACK, STRONG)),
        ("bbww", (BLACK, MILD), (BLACK, STRONG)),
        ("bww", (BLACK, MILD), (BLACK, STRONG)),
        ("b", (ANY, 0), (WHITE, MILD)),
        ("w", (ANY, 0), (BLACK, MILD)),
        ("wb", (ANY, 0), (WHITE, MILD)),
        ("bw", (ANY, 0), (BLACK, MILD)),
        ("wwwbb", (ANY, 0), (BLACK, MILD)),
        ("bbbww", (ANY, 0), (WHITE, MILD)),
    ],
)
def test_art_1_7_preferences(colours: str, of_type_a: tuple[int, int], of_type_b: tuple[int, int]) -> None:
    """Two too many or two running; type B mildly also the rarer colour, or the other one than last time."""
    assert preference_of(colours, A, last_round=False) == of_type_a
    assert preference_of(colours, B, last_round=False) == of_type_b
    assert preference_of(colours, NONE, last_round=False) == (ANY, 0)


def test_art_1_7_the_last_round() -> None:
    """Nobody prefers the other colour than last time then, but two running still count."""
    assert preference_of("wb", B, last_round=True) == (ANY, 0)
    assert preference_of("wwbb", B, last_round=True) == (WHITE, STRONG)
    assert preference_of("b", B, last_round=True) == (WHITE, MILD)


ONE_ROUND = """
1: 2w1
2: 1b0
3: 4w1
4: 3b0
5: {}
"""


@pytest.mark.parametrize("system", ["FIDE_TEAM", "FIDE_TEAM_GP"])
@pytest.mark.parametrize("entry", ["U", "F", "+"])
def test_c2_who_may_not_have_the_bye(system: str, entry: str) -> None:
    """Not the team that had one, won by forfeit or received a full point, whatever it was worth."""
    text = ONE_ROUND.format(entry)
    if entry == "+":
        text = ONE_ROUND.format("6w+") + "6: 5b-\n7: Z\n"
    state = state_before(field_tournament(text, system), 2)
    read = field_of(state)
    assert not read.state.may_have_bye[state.position(5)]
    assert read.state.may_have_bye[state.position(4)]


@pytest.mark.parametrize("system", ["FIDE_TEAM", "FIDE_TEAM_GP"])
@pytest.mark.parametrize("entry", ["H", "Z"])
def test_c2_who_still_may(system: str, entry: str) -> None:
    """A half-point bye or an absence bars nobody; the last number has the bye if nothing else decides."""
    state = state_before(field_tournament(ONE_ROUND.format(entry), system), 2)
    assert field_of(state).state.may_have_bye[state.position(5)]


def field_tournament(text: str, system: str) -> Tournament:
    """The tournament whose players are the teams."""
    return field_of_teams(teams(text, system))


def test_art_3_4_the_bye() -> None:
    """Of the lowest score the team that has played most matches, then the largest number: 3, for 4 has played less."""
    of = field(Seat(1, 30, "wb"), Seat(2, 15, "wb"), Seat(3, 5, "wb"), Seat(4, 5, "w"), Seat(5, 20, "bw"))
    assert of.numbers((plan_round(of).bye.player,)) == (3,)


SCORES = {2: 30, 6: 30, 8: 30, 1: 25, 3: 25, 5: 25}


def test_art_3_5_the_order_of_sets() -> None:
    """The regulation's example: of 3 on 2, 6, 8 and 2 1/2 on 1, 3, 5 the first of two and one is 2, 6, 1."""
    leaders = (Seat(10, 40, "w", (11, 12, 8)), Seat(11, 40, "w", (12, 8)), Seat(12, 40, "w", (8,)))
    others = [Seat(number, score, "w") for number, score in SCORES.items()]
    assert brackets(field(*leaders, *others, Seat(13, 0, "w")))[0][0] == (2, 6, 1)
    assert brackets(field(*leaders, *others, Seat(13, 0, "w"), floated=(1,)))[0][0] == (2, 6, 3)
    assert brackets(field(*leaders, *others, Seat(13, 0, "w"), floated=(1, 3, 5)))[0][0] == (2, 6, 1)


def test_c6_the_following_group_can_be_paired() -> None:
    """If 2 went up, 3 and 4, who have met, would be left: 3 goes up."""
    seats = (
        Seat(1, 40, "w"),
        Seat(2, 30, "w"),
        Seat(3, 30, "w", (4,)),
        Seat(4, 30, "w"),
        Seat(5, 10, "w"),
        Seat(6, 10, "w"),
    )
    assert brackets(field(*seats))[:2] == [((3,), [(1, 3)]), ((), [(2, 4)])]


C7 = (Seat(1, 40, "w"), Seat(2, 30, "w"), Seat(3, 30, "w"), Seat(4, 30, "w"))


def test_c7_no_floater_again() -> None:
    """2 floated in the round before: 3 goes up; in the last two rounds nobody asks."""
    assert brackets(field(*C7, floated=(2,)))[0] == ((3,), [(1, 3)])
    assert brackets(field(*C7, floated=(2,), rounds=4))[0] == ((3,), [(1, 3)])
    assert brackets(field(*C7, floated=(2,), rounds=3))[0] == ((2,), [(1, 2)])
    assert brackets(field(*C7, floated=(2,), rounds=2))[0] == ((2,), [(1, 2)])


def test_c8_and_c9_preferences() -> None:
    """Type B: 1 and 3 prefer Black, 2 and 4 White; the unconstrained 1-3, 2-4 gives way to 1-2, 3-4 and 1-4, 2-3."""
    seats = (Seat(1, 20, "bw"), Seat(2, 20, "wb"), Seat(3, 20, "bw"), Seat(4, 20, "wb"))
    assert brackets(field(*seats, kind=NONE))[0][1] == [(1, 3), (2, 4)]
    assert brackets(field(*seats, kind=A))[0][1] == [(1, 3), (2, 4)]
    assert brackets(field(*seats, kind=B))[0][1] == [(1, 4), (2, 3)]
    strong = (Seat(1, 20, "bww"), Seat(2, 20, "wbw"), Seat(3, 20, "bww"), Seat(4, 20, "wbw"))
    assert brackets(field(*strong, kind=A))[0][1] == [(1, 4), (2, 3)]
    assert brackets(field(*strong, kind=B))[0][1] == [(1, 4), (2, 3)]


def test_c10_no_floater_meets_an_upfloater() -> None:
    """2 floated in the round before: 4 meets 1, though 1-3, 2-4 comes before 1-4; not in the last two rounds."""
    seats = (Seat(1, 40, "w"), Seat(2, 40, "w"), Seat(3, 40, "w"), Seat(4, 30, "w"))
    assert brackets(field(*seats))[0][1] == [(1, 3), (2, 4)]
    assert brackets(field(*seats, floated=(2,)))[0][1] == [(1, 4), (2, 3)]
    assert brackets(field(*seats, floated=(2,), rounds=3))[0][1] == [(1, 3), (2, 4)]


def test_art_3_6_identifiers() -> None:
    """Of six, 1 and 4 have met: 1-5, 2-4, 3-6 comes first; an upfloater with a small number is a top member."""
    seats = [Seat(number, 10, "w") for number in range(1, 7)]
    seats[0] = Seat(1, 10, "w", (4,))
    assert brackets(field(*seats))[0][1] == [(1, 5), (2, 4), (3, 6)]
    assert brackets(field(Seat(2, 20, "w"), Seat(3, 20, "w"), Seat(4, 20, "w"), Seat(1, 10, "w")))[0][1] == [
        (1, 3),
        (2, 4),
    ]


def test_art_4_2_the_first_team() -> None:
    """The higher primary score, then the higher secondary one, then the smaller number."""
    of = field(Seat(1, 10, "w"), Seat(2, 20, "w"), Seat(3, 10, "w"))
    assert of.numbers((first_team(of, 0, 1), first_team(of, 2, 1))) == (2, 1)
    more = field(Seat(1, 10, "w"), Seat(2, 10, "w"), Seat(3, 10, "w"), secondary=5)
    assert more.numbers((first_team(more, 1, 0), first_team(more, 2, 1))) == (1, 2)


def test_art_4_2_the_secondary_score_of_the_file() -> None:
    """It is counted where the type names it."""
    text = "1: 2w1\n2: 1b0\n3: 4w1\n4: 3b0"
    found = {}
    for system in ("FIDE_TEAM_MP_GP", "FIDE_TEAM_MP", "FIDE_TEAM_GP_MP"):
        found[system] = field_of(state_before(field_tournament(text, system), 2)).secondary
    assert found == {
        "FIDE_TEAM_MP_GP": [10, 10, 0, 0],
        "FIDE_TEAM_MP": [0, 0, 0, 0],
        "FIDE_TEAM_GP_MP": [20, 20, 0, 0],
    }


@pytest.mark.parametrize(
    ("kind", "own", "other", "white", "article"),
    [
        (A, "", "", True, "4.3.1"),
        (A, "ww", "wb", False, "4.3.2"),
        (A, "wb", "ww", True, "4.3.2"),
        (A, "ww", "bb", False, "4.3.3"),
        (B, "w", "b", False, "4.3.3"),
        (B, "wwbww", "wbw", False, "4.3.4"),
        (B, "wbw", "bww", True, "4.3.4"),
        (A, "www", "ww", False, "4.3.5"),
        (NONE, "b", "wb", True, "4.3.5"),
        (A, "wb", "bw", True, "4.3.6"),
        (A, "bww", "wbww", True, "4.3.5"),
        (B, "wb", "wb", True, "4.3.7"),
        (A, "ww", "ww", False, "4.3.7"),
        (A, "wb", "wb", True, "4.3.8"),
        (NONE, "bw", "bw", False, "4.3.8"),
        (A, "", "wb", False, "4.3.9"),
    ],
)
def test_art_4_3_colours(kind: Preferences, own: str, other: str, *, white: bool, article: str) -> None:
    """The first rule that decides; told from either side."""
    of = field(Seat(1, 20, own), Seat(2, 10, other), kind=kind)
    found, rule = team_colours(of, 0, 1)
    assert (found, rule.number) == (white, article)
    assert team_colours(of, 1, 0) == (not white, rule)


def test_art_4_3_1_the_initial_colour() -> None:
    """It is the colour of odd first teams, by their own number: 3, who comes late, has it as 1 has."""
    of = field(Seat(3, 10), Seat(4, 10))
    assert team_colours(of, 0, 1)[0]
    even = field(Seat(2, 10), Seat(5, 10))
    assert not team_colours(even, 0, 1)[0]
    black = of.state._replace(initial_colour=BLACK)
    assert not team_colours(Field(black, of.terms, of.secondary, 0), 0, 1)[0]


def test_c1_forfeits_and_forbidden_pairs() -> None:
    """A forfeited match is no meeting; what the arbiter forbids is kept."""
    text = "1: 2w+\n2: 1b-\n3: 4w1\n4: 3b0"
    assert pair(teams(text)).pairing.pairs == [(1, 3), (4, 2)]
    apart = teams(text, event=TeamEvent(forbidden=(Forbidden((1, 3)),)))
    assert pair(apart).pairing.pairs == [(4, 1), (2, 3)]
    assert told_why_not(apart, 1, 3) == ["1 and 3 cannot meet: the arbiter has excluded the pair."]
    forfeited = text.replace("4w1", "4w+").replace("3b0", "3b-")
    both = teams(forfeited, event=TeamEvent(forbidden=(Forbidden((1, 3)), Forbidden((1, 4)))))
    assert {frozenset(board) for board in pair(both).pairing.pairs} == {frozenset((1, 2)), frozenset((3, 4))}


def told_why_not(tournament: Tournament, one: int, other: int) -> list[str]:
    """What is said of two who do not meet in the next round."""
    _, answer = why_not(tournament, 0, one, other)
    return [str(sentence) for sentence in sentences(answer)]


def test_nothing_left_to_pair() -> None:
    """Three teams that have met one another and a fourth: it is told who can meet whom."""
    text = "1: 2w1 3b1 4w1\n2: 1b0 4w1 3b0\n3: 4w0 1w0 2w1\n4: 3b1 2b0 1b0"
    with pytest.raises(NoLegalPairing) as found:
        pair(teams(text))
    assert found.value.witness.players


def test_the_checker_names_the_criterion() -> None:
    """Round 2 pairs 1-4 and 3-2 across the scores, where 1-3 needs nobody from below: C4."""
    text = "1: 2w1 4b1\n2: 1b0 3w0\n3: 4w1 2b1\n4: 3b0 1w0"
    tournament = teams(text)
    (_, second) = check(tournament._replace(initial_colour=Colour.WHITE)).rounds
    assert not second.ok
    assert second.criterion == "C4"


SIX = "1: 2w1\n2: 1b0\n3: 4w1\n4: 3b0\n5: 6w1\n6: 5b0"


def test_explained() -> None:
    """Every step names its article, every match the rule that gave its colours."""
    _, explanation = explain(teams(SIX))
    assert [str(sentence) for sentence in sentences(explanation)] == [
        "Round 2: 6 players to be paired by team-swiss-2026.",
        "[1.3] Bracket 1, score 2.0: 1, 3, 5",
        "[3.5] 2 (score 0.0) goes up: the number of residents is odd. C6 is served, C7: 0 of them floated in the round "
        "before",
        "[3.6] The first pairing in order: 1, 2 meet 3, 5",
        "[1.3] Bracket 2, score 0.0: 4, 6",
        "[3.6] The first pairing in order: 4 meets 6",
        "Board 1: 3 has White against 1 (colours by 4.3.8).",
        "Board 2: 2 has White against 5 (colours by 4.3.5).",
        "Board 3: 4 has White against 6 (colours by 4.3.8).",
    ]


def test_why_not() -> None:
    """Another upfloater comes later in the order of 3.5, another pairing of the bracket in that of 3.6."""
    assert told_why_not(teams(SIX), 1, 4) == [
        "If 1 and 4 met in bracket 1, all criteria would be equal, but that pairing comes later in the order "
        "(art. 3.5).",
        "The best pairing in which they meet differs in these boards (White first): 5-3, 4-1, 2-6.",
    ]
    assert "(art. 3.6)" in told_why_not(teams(SIX), 1, 5)[0]


def test_who_was_passed_over() -> None:
    """2 would leave 3 and 4, who have met (C6), and 3 floated: what decides against each stands in the note."""
    of = field(
        Seat(1, 40, "w"),
        Seat(2, 30, "w"),
        Seat(3, 30, "w", (4,)),
        Seat(4, 30, "w"),
        Seat(5, 10, "w"),
        Seat(6, 10, "w"),
        floated=(3,),
    )
    note = str(steps_of(of, plan_round(of))[1].note)
    assert note.endswith(
        "Before it in order, but not taken: 2 (the following scoregroup could not be paired then, C6), "
        "3 (it floated in the round before, C7)"
    )


def test_bye_by_hand() -> None:
    """Record 320 names a team for the round to come: it has the bye, and the others are paired."""
    text = "1: 2w1\n2: 1b0\n3: 4w1\n4: 3b0\n5: Z"
    event = TeamEvent(pairing_byes=PairingByes(teams=(0, 1)))
    paired = pair(teams(text, event=event))
    assert paired.pairing.bye == 1
    assert [sorted(board) for board in paired.pairing.pairs[:-1]] == [[2, 3], [4, 5]]


def test_the_type_that_is_written() -> None:
    """A round that is added keeps the terms; an edition that is not the one by date is named."""
    for system in ("FIDE_TEAM", "FIDE_TEAM_MP", "FIDE_TEAM_TYPEB_MP_GP_BAKU"):
        assert announcement(teams(SIX, system), TEAM_SWISS_2026) == system
    assert announcement(teams(SIX, "CUSTOM_TEAM_SWISS_GP"), TEAM_SWISS_2026) == "FIDE_TEAM_TYPEA_GP_MP"
    assert announcement(teams(SIX, "FIDE_TEAM_TYPEB_MP_GP_BAKU"), TEAM_SWISS_2024) == "FIDE_TEAM_TYPEB_MP_GP_2024_BAKU"
    older = announcement(teams(SIX, "FIDE_TEAM_MP"), TEAM_SWISS_2024)
    assert older == "FIDE_TEAM_MP_2024"
    assert choose(teams(SIX, older)).system is TEAM_SWISS_2024
    assert terms_of(teams(SIX, older)) == Terms(NONE, "MP", "")


@pytest.mark.parametrize(("start", "system"), [("2026/01/31", TEAM_SWISS_2024), ("2026/02/01", TEAM_SWISS_2026)])
def test_the_edition_by_date(start: str, system: TeamSwiss) -> None:
    """That of the first day."""
    assert choose(teams(SIX)._replace(information=Information(start=start))).system is system


def older(of: Field) -> Field:
    """The same field by the rules of 2024."""
    floater = of.floated
    return Field(of.state, of.terms, of.secondary, floater, EDITION_2024)


def test_2024_floats_do_not_choose_upfloaters() -> None:
    """2 floated in the round before, and goes up all the same; C9 looks at the pairs of the bracket only."""
    of = field(*C7, floated=(2,))
    assert (brackets(of)[0][0], brackets(older(of))[0][0]) == ((3,), (2,))
    assert [code.number for code, _ in pair_counts(older(of), plan_round(older(of)).brackets[0])] == ["C9"]


def test_2024_c6_is_graded() -> None:
    """Of 2, 3, 4, 5, 6 nobody can leave the rest pairable: 3 leaves two who cannot meet, 2 would leave four. Today both
    fail alike, and 2 comes first."""
    seats = (
        Seat(1, 40, "w"),
        Seat(2, 30, "w"),
        Seat(3, 30, "w", (4, 5, 6)),
        Seat(4, 30, "w", (5, 6)),
        Seat(5, 30, "w", (6,)),
        Seat(6, 30, "w"),
        *(Seat(number, 10, "b") for number in range(7, 11)),
    )
    of = field(*seats)
    assert (brackets(of)[0][0], brackets(older(of))[0][0]) == ((2,), (3,))


def test_2024_colours_of_a_newcomer() -> None:
    """Nothing else decides, and the first team has no match yet: the other one alternates, by the same article."""
    of = older(field(Seat(1, 20, ""), Seat(2, 10, "wb")))
    assert team_colours(of, 0, 1) == (False, of.regulation["4.3.8"])
