"""The engine protocol: which arguments are its own, and what they mean."""

import pytest

from pairwright.faces.cli.quick import BadInvocation, is_engine_form, parse


@pytest.mark.parametrize(
    "line", ["open.trf -p", "-p open.trf", "--dutch open.trf -p out", "open.trf -c 3", "-g conf -o x -s 7", "-r"]
)
def test_what_managers_say(line: str) -> None:
    """Existing managers find the engine they know."""
    assert is_engine_form(line.split())


@pytest.mark.parametrize("line", ["", "pair open.trf", "pair -p", "check open.trf --round 4", "--version", "open.trf"])
def test_what_is_not_the_engine_protocol(line: str) -> None:
    """Commands are commands, whatever follows them."""
    assert not is_engine_form(line.split())


@pytest.mark.parametrize(
    ("line", "action", "words", "before"),
    [
        ("open.trf -p", "-p", ["open.trf"], 1),
        ("open.trf -p out", "-p", ["open.trf", "out"], 1),
        ("--dutch open.trf -p out", "-p", ["open.trf", "out"], 1),
        ("open.trf -p out --dutch", "-p", ["open.trf", "out"], 1),
        ("-p open.trf out", "-p", ["open.trf", "out"], 0),
        ("- -p", "-p", ["-"], 1),
        ("open.trf -c 3", "-c", ["open.trf", "3"], 1),
        ("-g conf -o x -s 7", "-g", ["conf"], 0),
    ],
)
def test_options_before_and_after(line: str, action: str, words: list[str], before: int) -> None:
    """The order of the options does not matter; the order of the names does."""
    found = parse(line.split())
    assert (found.action, found.words, found.before) == (action, words, before)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("open.trf -p -c", "-p and -c exclude each other"),
        ("open.trf -p -q", "-q is not known here"),
        ("-g -o", "-o needs a value"),
    ],
)
def test_what_is_not_known(line: str, said: str) -> None:
    """Nothing is ignored silently."""
    with pytest.raises(BadInvocation) as refusal:
        parse(line.split())
    assert said in str(refusal.value)
