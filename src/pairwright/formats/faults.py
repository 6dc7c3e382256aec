"""Collects what is wrong with a file while it is read."""

from __future__ import annotations

from pairwright.errors import Place, Problem, Sentence, Severity, say

NOTHING = Sentence("")


class Faults:
    """A growing list of problems, all of them at a line of the file."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def error(
        self, code: str, place: Place, found: Sentence, expected: Sentence = NOTHING, remedy: Sentence = NOTHING
    ) -> None:
        """Something that cannot be read without guessing."""
        self.problems.append(Problem(code, Severity.ERROR, place, found, expected, remedy))

    def repair(
        self, code: str, place: Place, found: Sentence, expected: Sentence = NOTHING, remedy: Sentence = NOTHING
    ) -> None:
        """Something mended; ``remedy`` says how."""
        self.problems.append(Problem(code, Severity.REPAIR, place, found, expected, remedy))

    def notice(
        self, code: str, place: Place, found: Sentence, expected: Sentence = NOTHING, remedy: Sentence = NOTHING
    ) -> None:
        """Something the arbiter should know."""
        self.problems.append(Problem(code, Severity.NOTICE, place, found, expected, remedy))


def field(line: int, columns: tuple[int, int], record: str, *, player: int = 0, round: int = 0) -> Place:
    """The place of a field; ``columns`` from 1, inclusive."""
    return Place(line, columns[0], columns[1], record, round, player)


def quoted(text: str) -> Sentence:
    """What stands there, between quotation marks; blanks are named."""
    shown = text.strip()
    return say("'{text}'", text=shown) if shown else say("blanks")
