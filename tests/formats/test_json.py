"""The program's own JSON."""

from __future__ import annotations

import json

import pytest

from pairwright.errors import Severity, TooLarge, UnreadableFile
from pairwright.formats.base import read, sniff, write
from pairwright.model.result import RESULTS, Worth
from pairwright.model.tournament import AbnormalPoints, ByeRequest, Tournament
from tests.formats.test_trf_writer import TOURNAMENT
from tests.support.trf_text import small_open

HEAD = '{"format": "pairwright-tournament", "version": 1'


def faults(text: str) -> list[tuple[str, str]]:
    with pytest.raises(UnreadableFile) as caught:
        read(text.encode(), format="json")
    return [(problem.code, problem.place.record) for problem in caught.value.problems]


def test_it_keeps_everything() -> None:
    """What was written is read, whatever form it was in."""
    for tournament in (TOURNAMENT, Tournament(), read(small_open()).tournament):
        assert read(write(tournament, "json").text.encode(), format="json").tournament == tournament


def test_it_reads_well() -> None:
    """Points and results are written as people write them; names keep their letters."""
    text = write(TOURNAMENT, "json").text
    value = json.loads(text)
    assert (value["format"], value["version"]) == ("pairwright-tournament", 1)
    assert value["scoring"]["win"] == "3.0"
    assert value["players"][0]["rounds"] == [[2, "w", "1"]]
    assert "بازیکن یک" in text
    assert sniff(text.encode()) == "json"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{", [("json", "")]),
        ("[" * 100_000, [("json", "")]),
        ("[1]", [("json", ""), ("json", "version")]),
        ("{}", [("json", "version")]),
        (HEAD.replace("1", "2") + "}", [("json", "version")]),
        (HEAD + ', "players": 3}', [("json", "players")]),
        (HEAD + ', "players": [3]}', [("json", "players[0]")]),
        (HEAD + ', "players": [{"number": "x"}]}', [("json", "players[0].number")]),
        (HEAD + ', "players": [{"number": 1, "rounds": [[2, "x", "1"]]}]}', [("json", "players[0].rounds")]),
        (HEAD + ', "system": "\\ud800"}', [("json", "system")]),
        (HEAD + ', "scoring": {"win": 1.5}}', [("json", "scoring.win")]),
        (HEAD + ', "numbered_by_position": 1, "planned_rounds": -1}',
         [("json", "planned_rounds"), ("json", "numbered_by_position")]),
        (HEAD + ', "players": [{"number": 1, "rounds": [[2, "w", "1"]]}]}', [("no-such-player", "")]),
    ],
)  # fmt: skip
def test_faults_carry_their_path(text: str, expected: list[tuple[str, str]]) -> None:
    """Every value that is not what it should be is told with its place."""
    assert faults(text) == expected


def test_unknown_keys_are_told() -> None:
    """A key that means nothing is dropped, and told."""
    (problem,) = read((HEAD + ', "colour": "green"}').encode()).problems
    assert (problem.severity, problem.place.record) == (Severity.NOTICE, "colour")


def test_limits() -> None:
    """Numbers and rounds have the limits of the other formats."""
    with pytest.raises(TooLarge):
        read((HEAD + ', "players": [{"number": 10000}]}').encode())
    with pytest.raises(TooLarge):
        read((HEAD + ', "virtual_points": [{"points": "1", "first": 1, "last": 99999999}]}').encode())


def test_abnormal_points() -> None:
    """What is worth them, points with their sign, round and players; nothing said means everything."""
    given = (AbnormalPoints(-15, None, 1, (1, 2)), AbnormalPoints(0, Worth.FULL_BYE))
    value = read(small_open()).tournament._replace(abnormal_points=given)
    text = write(value, "json").text
    assert json.loads(text)["abnormal_points"] == [
        {"points": "-1.5", "round": 1, "players": [1, 2]},
        {"points": "0.0", "instead_of": "full-point bye"},
    ]
    assert read(text.encode()).tournament.abnormal_points == given
    assert faults(HEAD + ', "abnormal_points": [{"points": "1.0", "instead_of": "stalemate"}]}') == [
        ("json", "abnormal_points[0].instead_of")
    ]


@pytest.mark.parametrize("letter", ["H", "F", "Z", "U"])
def test_a_bye_letter_of_the_coming_round(letter: str) -> None:
    """A bye entered for the round to pair is a request, an absence too: nobody pairs that player."""
    text = f"""{{"format": "pairwright-tournament", "version": 1, "planned_rounds": 5, "players": [
        {{"number": 1, "rounds": [[2, "w", "1"]]}},
        {{"number": 2, "rounds": [[1, "b", "0"], [0, "-", "{letter}"]]}}]}}"""
    tournament = read(text.encode()).tournament
    assert tournament.requests == (ByeRequest(2, 2, RESULTS[letter]),)
    assert tournament.columns == 1
