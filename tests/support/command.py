"""Runs the command line in this process."""

import json
from typing import NamedTuple

import pytest

from pairwright.faces.cli.start import run


class Done(NamedTuple):
    """What a command said, and how it ended."""

    exit: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """Standard output by lines."""
        return self.out.splitlines()

    @property
    def objects(self) -> list[dict[str, object]]:
        """Standard output as JSON, one value a line."""
        return [json.loads(line) for line in self.lines]


class Command:
    """``command("pair", path)`` runs ``pairwright pair PATH``."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def __call__(self, *arguments: object) -> Done:
        self._capture.readouterr()
        code = run([str(argument) for argument in arguments])
        said = self._capture.readouterr()
        return Done(code, said.out, said.err)
