"""What is announced of a knockout, in files."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pairwright.errors import UnreadableFile
from pairwright.formats.base import Strictness, read, write
from pairwright.formats.kinds.trf.knockout_lines import knockout_lines
from pairwright.model.colour import Colour
from pairwright.model.knockout.checks import faults_of, problems_of_knockout
from pairwright.model.knockout.terms import (
    Colours,
    DecidedBy,
    Decision,
    Elimination,
    GoldenPoint,
    Knockout,
    Level,
    Seeds,
)
from tests.support.knockouts import knockout

TEXTS = st.text("abc 123+", max_size=12).map(lambda text: " ".join(text.split()))
TERMS = st.builds(
    Knockout,
    st.integers(1, 9),
    st.sampled_from((1, 2, 4, 24)),
    st.integers(0, 12),
    st.none() | st.builds(GoldenPoint, st.integers(1, 180), st.integers(1, 180), st.sampled_from(Colour)),
    st.booleans(),
    st.sampled_from(Elimination),
    st.sampled_from(Seeds),
    st.sampled_from(Colours),
    TEXTS,
    TEXTS,
    TEXTS,
    st.sampled_from(((), (Level.GAME_POINTS,), (Level.GAME_POINTS, Level.BOARD_COUNT))),
    st.lists(
        st.builds(Decision, st.integers(1, 9), st.integers(1, 99), st.integers(0, 9), st.sampled_from(DecidedBy)),
        max_size=3,
        unique_by=lambda decision: decision[:2],
    ).map(lambda decisions: tuple(sorted(decisions, key=lambda decision: decision[:2]))),
).filter(lambda terms: not list(faults_of(terms)))


@given(TERMS, st.sampled_from(("trf26", "json")))
def test_what_is_written_is_read(terms: Knockout, format: str) -> None:
    """Everything announced and decided comes back, strictly read."""
    tournament = knockout(4, terms)._replace(system="")
    text = write(tournament, format).text
    assert read(text.encode(), strictness=Strictness.STRICT).tournament.knockout == terms


def test_the_line() -> None:
    """Only what differs from the documents is written."""
    terms = Knockout(places=2, games=4, golden_point=None, level=(), decisions=(Decision(3, 5, 2, DecidedBy.LOT),))
    assert list(knockout_lines(terms)) == [
        "### Knockout: places 2, games 4, golden no, level no",
        "### Knockout @ Round 3: match 5, winner 2, by lot",
    ]
    assert list(knockout_lines(Knockout())) == []


def with_lines(*lines: str) -> bytes:
    return (write(knockout(4), "trf26").text + "\n".join(lines) + "\n").encode()


def test_a_line_written_by_hand() -> None:
    """Capitals and blanks do not matter."""
    found = read(with_lines("###  knockout:  Games 4 ,golden 3/2 none,  LOT 4711, colours lot, third place yes"))
    golden = GoldenPoint(3, 2, Colour.NONE)
    assert found.tournament.knockout == Knockout(
        games=4, golden_point=golden, lot="4711", colours=Colours.LOT, third_place=True
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("### Knockout: game 4", "'game 4'; expected ### Knockout: places 1, games 2"),
        ("### Knockout: games four", "'games four'; expected ### Knockout: places 1"),
        ("### Knockout: games 3", "matches of 3 games; expected 1, or an even number up to 24"),
        ("### Knockout: games 2, games 4", "games said twice; expected once"),
        ("### Knockout: colours lot", "a lot that nothing is said of; expected a text it is drawn by"),
        (
            "### Knockout: places 2, elimination double",
            "double elimination with 2 places to decide; expected one place",
        ),
        ("### Knockout: level board count", "board count before game points"),
        ("### Knockout: golden 5-4 black", "'golden 5-4 black'"),
        ("### Knockout @ Round 2: match 5 winner 2", "expected ### Knockout @ Round 7: match 5, winner 3, by lot"),
    ],
)
def test_faults(line: str, said: str) -> None:
    """Each is told with its line, and what would be right."""
    with pytest.raises(UnreadableFile) as caught:
        read(with_lines(line))
    assert said in str(caught.value)
    assert "line " in str(caught.value)


def test_two_announcements() -> None:
    """One line holds all of it."""
    with pytest.raises(UnreadableFile, match="a second announcement of a knockout"):
        read(with_lines("### Knockout: games 4", "### Knockout: extra 2"))


@pytest.mark.parametrize("decision", [Decision(1, 9, 1), Decision(1, 1, 2), Decision(1, 3, 1), Decision(4, 1, 1)])
def test_decisions_that_decide_nothing(decision: Decision) -> None:
    """No such match, not his match, a match that is not open yet; one from a later round on is none of these."""
    found = list(problems_of_knockout(knockout(4, Knockout(decisions=(decision,)))))
    assert bool(found) == (decision.round == 1)


def test_older_dialects_say_what_they_lose() -> None:
    """Nothing of it can stand in a file of 2016."""
    losses = write(knockout(4, Knockout(games=4)), "trf16").losses
    assert any("what is announced of the knockout" in str(loss) for loss in losses)


@pytest.mark.parametrize(
    "line",
    ["### Knockout: by lot on Sunday", "### Knockout @ Round 3: two of them by lot", "### Knockout phase follows"],
)
def test_remarks_in_the_file_of_another_system_are_kept(line: str) -> None:
    """As they stand, written again, and said where they look like ours."""
    swiss = knockout(4)._replace(system="FIDE_DUTCH_2026")
    found = read((write(swiss, "trf26").text + line + "\n").encode())
    assert line in write(found.tournament, "trf26").text.splitlines()
    assert found.tournament.knockout == Knockout()
    assert [problem.code for problem in found.problems] == ([] if "phase" in line else ["comment"])
