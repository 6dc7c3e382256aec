"""Lines and tables made of explanations."""

from __future__ import annotations

import pytest

from pairwright.app import commands
from pairwright.app.commands import Given
from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import simulate
from pairwright.errors import say
from pairwright.faces.desk.reasons import Line, Versus, line_of, lines_of, versus
from pairwright.faces.explanations import sentences
from pairwright.formats.base import read
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.dutch.explain import WhyNot
from tests.faces.conftest import OPEN


@pytest.fixture(scope="module")
def open_61() -> Tournament:
    return simulate(Settings(players=61, rounds=9, played_rounds=4), 7)


def asked(tournament: Tournament, one: int, other: int, system: str = "") -> tuple[object, Versus | None]:
    paired, answer = commands.why_not(tournament, 0, one, other, Given(system=system))
    return answer, versus(answer, paired)


def test_articles_are_found_in_the_values_of_a_sentence() -> None:
    inner = say("they have met ({article})", article="C1")
    assert line_of(say("{one} cannot meet {other}: {why}.", one=3, other=5, why=inner)).articles == ("C1",)


def test_the_article_of_a_step_stands_beside_its_note() -> None:
    note = say("4 has the bye")
    assert line_of(say("[{article}] {note}", article="3.1", note=note)) == Line(note, ("3.1",))


def test_the_lines_of_a_board_are_the_sentences_of_the_command_line(open_61: Tournament) -> None:
    """All of them; the colours come after the pair was made."""
    paired, explanation = commands.explain(open_61)
    for board in range(1, len(paired.pairing.boards) + 1):
        found = [str(line.sentence) for line in lines_of(explanation.of_board(board))]
        assert sorted(found) == sorted(map(str, sentences(explanation.of_board(board))))
        assert not found[0].startswith("Board")


def test_equal_criteria_have_equal_counts_and_the_first_difference_is_that_of_the_answer(open_61: Tournament) -> None:
    numbers = commands.pair(open_61).state.numbers
    tables = 0
    for one, other in zip(numbers, numbers[5:20], strict=False):
        answer, table = asked(open_61, one, other)
        if table is None:
            continue
        tables += 1
        assert isinstance(answer, WhyNot)
        assert all(row.chosen == row.rival for row in table.equal)
        if not table.order:
            assert table.first.chosen != table.first.rival
            assert table.first.code == answer.why.contrast.criterion
    assert tables > 3


def test_other_systems_fold_what_is_equal_without_counts() -> None:
    settings = Settings(players=41, rounds=9, played_rounds=4, ratings=tuple(range(2400, 1990, -10)), system="dubov")
    tournament = simulate(settings, 7)
    numbers = commands.pair(tournament, 0, Given(system="dubov-2026")).state.numbers
    tables = [
        asked(tournament, one, other, "dubov-2026")[1] for one, other in zip(numbers[:8], numbers[9:], strict=False)
    ]
    found = [table for table in tables if table]
    assert found
    assert {table.equal[0].code for table in found if table.equal} == {"3.1"}


def test_what_an_absolute_rule_forbids_has_no_table() -> None:
    assert asked(read(OPEN.encode()).tournament, 1, 5)[1] is None
