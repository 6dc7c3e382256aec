"""What the tests of the faces share."""

from pathlib import Path

import pytest

from tests.support.command import Command

OPEN = """\
012 Harbour Open
042 2026/03/07
142 4
152 W
001    1      Ash, Ann                          2100                             2.0    1     5 w 1     3 b 1
001    2      Birch, Bo                         2050                             1.0    3     6 b 1     4 w 0
001    3      Cedar, Cy                         2000                             1.0    4     7 w 1     1 w 0
001    4      Dogwood, Di                       1950                             2.0    2  0000 - U     2 b 1
001    5      Elm, Ed                           1900                             1.0    5     1 b 0     6 w 1
001    6      Fir, Fay                          1850                             0.0    7     2 w 0     5 b 0
001    7      Gum, Gil                          1800                             1.0    6     3 b 0  0000 - U
"""
"""Seven players, two of four rounds played."""

NOTICE = (
    "notice: no pairing system is named (record 192): dutch-2026 is taken, the edition in force when the tournament "
    "began (2026/03/07)\n"
)
"""Said of it when it is paired."""


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """The command line."""
    return Command(capsys)


@pytest.fixture
def open_file(tmp_path: Path) -> Path:
    """A file of the Harbour Open."""
    path = tmp_path / "open.trf"
    path.write_text(OPEN, "utf-8")
    return path
