"""The program as a whole: help, version, exit codes, processes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pairwright import __version__
from pairwright.errors import (
    Conflict,
    InvalidTournament,
    NoLegalPairing,
    NotApplicable,
    OpenGames,
    TooLarge,
    UnknownCode,
    UnreadableFile,
    Witness,
    say,
)
from pairwright.faces.cli.exits import exit_code
from pairwright.faces.cli.program import app
from pairwright.faces.cli.quick import COMMANDS
from tests.faces.conftest import NOTICE
from tests.support.command import Command

SOURCE = Path(__file__).parents[2] / "src"


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (NoLegalPairing(3, Witness((), ())), 1),
        (ZeroDivisionError(), 2),
        (UnreadableFile(()), 3),
        (InvalidTournament(()), 3),
        (OpenGames(3, ((1, 2),)), 3),
        (NotApplicable("x", say("y")), 3),
        (UnknownCode("system", "x"), 3),
        (Conflict(None, say("x")), 3),
        (TooLarge("players", 10_000, 9_999), 4),
        (FileNotFoundError(), 5),
        (PermissionError(), 5),
        (FileExistsError(), 5),
        (KeyboardInterrupt(), 130),
    ],
    ids=lambda value: type(value).__name__,
)
def test_the_table_of_exit_codes(error: BaseException, code: int) -> None:
    """One table for all commands."""
    assert exit_code(error) == code


def test_too_large(command: Command, tmp_path: Path) -> None:
    """Ten thousand players are above the limit of the format."""
    path = tmp_path / "large.trf"
    path.write_text("".join(f"001 {number:>4}      Player {number}\n" for number in range(1, 10_001)))
    assert command("pair", path).exit == 4


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_explains_itself(name: str, command: Command) -> None:
    """Help says what it is for and gives an example to copy."""
    done = command(name, "--help")
    assert done.exit == 0
    assert f"pairwright {name}" in done.out
    assert "Examples" in done.out


def test_help_and_version(command: Command) -> None:
    """Without a command the help is shown; the version is one line."""
    assert command()[::2] == command("--help")[::2]
    assert command("--version")[:2] == (0, f"Pairwright {__version__}\n")
    assert command("-r")[:2] == (0, f"Pairwright {__version__}\n")


def test_a_file_is_no_command(command: Command, open_file: Path) -> None:
    """Who forgets the command is told it."""
    done = command(open_file)
    assert done.exit == 3
    assert "pairwright pair" in " ".join(done.err.split())
    assert command("unknown").exit == 3


def test_the_engine_protocol_pairs_by_burstein(command: Command, open_file: Path) -> None:
    """The switch names the system."""
    done = command("--burstein", open_file, "-p")
    named = command("pair", open_file, "--system", "burstein", "--format", "javafo")
    assert (done.exit, done.lines) == (0, named.lines)


def test_the_engine_protocol_refuses_by_name(command: Command, open_file: Path) -> None:
    """Unknown options are not ignored; the first word of an error is ``error``."""
    done = command(open_file, "-p", "-x")
    assert (done.exit, done.out) == (3, "")
    assert done.err.startswith("error: ")
    assert command(open_file, "-c", "x").exit == 3
    assert command(open_file, "-c", "9" * 5000).exit == 3
    assert command("-g", "-o", open_file, "-s", "9" * 5000).exit == 3
    assert command("-p").exit == 3


def test_under_the_runner_of_typer(open_file: Path) -> None:
    """The codes hold when the program is run as a Typer application."""
    runner = CliRunner()
    assert runner.invoke(app, ["pair", str(open_file)]).exit_code == 0
    assert runner.invoke(app, ["check", str(open_file)]).exit_code == 1
    assert runner.invoke(app, ["pair", "--nonsense"]).exit_code == 3
    assert runner.invoke(app, ["--nonsense"]).exit_code == 3
    assert runner.invoke(app, ["explain", "missing.trf"]).exit_code == 5


def process(*arguments: object, stdin: bytes = b"", code: str = "") -> subprocess.CompletedProcess[bytes]:
    """The program in a process of its own."""
    start = code or "from pairwright.faces.cli.start import main; main()"
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    command = [sys.executable, "-c", start, *map(str, arguments)]
    return subprocess.run(command, input=stdin, capture_output=True, env=environment, check=False)


def test_a_real_process(open_file: Path) -> None:
    """Standard input, standard output, standard error and exit code are what a manager sees."""
    done = process("-", "-p", stdin=open_file.read_bytes())
    assert (done.returncode, done.stdout) == (0, b"4\n4 1\n7 2\n5 3\n6 0\n")
    assert done.stderr == NOTICE.encode()
    assert process("pair", "missing.trf").returncode == 5
    assert process("check", open_file).returncode == 1


def test_names_of_all_letters_leave_the_process(tmp_path: Path) -> None:
    """Standard output is UTF-8 with LF, whatever the surroundings are."""
    path = tmp_path / "names.trf"
    path.write_text("142 3\n152 W\n001    1      Şule\n001    2      بازیکن\n", "utf-8")
    out = process("pair", path).stdout.decode("utf-8")
    assert "Şule" in out
    assert "بازیکن" in out
    assert "\r" not in out


@pytest.mark.skipif(sys.platform != "linux", reason="names that are no text exist there")
def test_a_name_that_is_no_text(tmp_path: Path, open_file: Path) -> None:
    """A file whose name is not UTF-8 is answered like the others, its name escaped."""
    strange = os.path.join(os.fsencode(tmp_path), b"caf\xe9.trf")
    with open(strange, "wb") as file:
        file.write(open_file.read_bytes())
    done = process("pair", tmp_path, "--format", "jsonl")
    assert done.returncode == 0
    assert [json.loads(line)["file"] for line in done.stdout.splitlines()] == ["caf\\udce9.trf", "open.trf"]


def test_a_reader_that_leaves(open_file: Path) -> None:
    """``pairwright ... | head`` ends without a word."""
    code = (
        "import os, sys; r, w = os.pipe(); os.close(r); os.dup2(w, 1)\n"
        "from pairwright.faces.cli.start import main; main()"
    )
    for arguments in ((open_file, "-p"), ("pair", open_file, "--format", "javafo")):
        done = process(*arguments, code=code)
        assert done.returncode == 5
        assert b"Traceback" not in done.stderr
        assert b"BrokenPipe" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="streams are closed in another way there")
def test_a_manager_without_a_console(open_file: Path, tmp_path: Path) -> None:
    """Closed streams do not stop it; an answer that has nowhere to go is an error of file access."""
    shut = "import os; [os.close(n) for n in (0, 1, 2)]; os.execv(os.sys.executable, [os.sys.executable, '-c', {!r}, "
    code = shut.format("from pairwright.faces.cli.start import main; main()") + "*os.sys.argv[1:]])"
    out = tmp_path / "out.txt"
    assert process(open_file, "-p", out, code=code).returncode == 0
    assert out.read_bytes() == b"4\n4 1\n7 2\n5 3\n6 0\n"
    for arguments in ((open_file, "-p"), ("pair", open_file), ("--help",), ("-r",)):
        assert process(*arguments, code=code).returncode == 5
    assert process("-", "-p", code=code).returncode == 3
    assert process("missing.trf", "-p", out, code=code).returncode == 5


def test_the_quick_form_loads_little(open_file: Path) -> None:
    """No command line framework, no tables, no JSON: the engine answers in the time Python needs to start."""
    code = (
        "from pairwright.faces.cli.start import run; import sys; run(sys.argv[1:])\n"
        "print(*sys.modules, sep='\\n', file=sys.stderr)"
    )
    loaded = set(process(open_file, "-p", code=code).stderr.decode().split())
    heavy = {
        "typing",
        "typer",
        "click",
        "rich",
        "argparse",
        "pathlib",
        "json",
        "dataclasses",
        "inspect",
        "zipfile",
        "gettext",
    }
    others = {
        "pairwright.formats.kinds.json",
        "pairwright.formats.kinds.csv",
        "pairwright.pairing.systems.dutch.explain",
    }
    assert loaded & (heavy | others) == set()
    assert "pairwright.pairing.systems.dutch" in loaded


def test_the_help_of_the_desk_names_its_extra(command: Command) -> None:
    """Square brackets are markup elsewhere in the help."""
    assert "pairwright[desk]" in command("serve", "--help").out
