"""Making up tournaments and writing them, for the command ``generate`` and for the engine protocol."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from errno import ENOTDIR

from pairwright.app.targets import check_free, create_file, format_for, replace_file
from pairwright.errors import Place, Problem, UnknownCode, UnreadableFile, say
from pairwright.faces.cli.output import Existing, Output
from pairwright.faces.cli.report import Reporter
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.app.generator.settings import Settings


def read_settings(config: str, lines: Iterable[str]) -> Settings:
    """The settings of a file of ``Key=Value`` lines and of such lines after it, which go before it.

    Raises :class:`UnknownCode` for a key there is not, :class:`UnreadableFile` for values, ``OSError``.
    """
    from pairwright.app.files import read_file
    from pairwright.app.generator.settings import Settings

    own = list(lines)
    for line in own:
        if "=" not in line:
            raise UnknownCode("setting", line, ("KEY=VALUE",))
    text = read_file(config).decode("utf-8-sig", "replace") if config else ""
    set_here = {line.partition("=")[0].strip().lower() for line in own}
    kept = ["" if line.partition("=")[0].strip().lower() in set_here else line for line in text.splitlines()]
    try:
        return Settings.parse("\n".join([*kept, *own]))
    except UnreadableFile as error:
        raise UnreadableFile(tuple(_placed(problem, len(kept)) for problem in error.problems)) from None


def _placed(problem: Problem, lines: int) -> Problem:
    """What was not in the file has no line."""
    return problem._replace(place=Place()) if problem.place.line > lines else problem


def drawn_seed(report: Reporter) -> int:
    """A seed nobody chose, told so that the tournament can be had again."""
    seed = random_seed()
    report.note(say("seed {seed}", seed=seed))
    return seed


def random_seed() -> int:
    """A seed nobody chose."""
    return int.from_bytes(os.urandom(4), "big")


def write_one(settings: Settings, seed: int, path: str, existing: Existing, format: str, report: Reporter) -> None:
    """Make up one tournament and write it."""
    from pairwright.app.generator.simulate import play
    from pairwright.formats.base import write

    if path not in ("", "-") and existing is Existing.KEPT:
        check_free(path)
    made = play(settings, seed)
    writing = write(made.tournament, format or format_for(path))
    name = "" if path in ("", "-") else path
    report.problems((*made.notices, *writing.losses), name)
    if not name:
        with Output("-") as out:
            out.write(writing.text)
    elif existing is Existing.KEPT:
        create_file(path, writing.text)
    else:
        replace_file(path, writing.text)


def keys_text() -> str:
    """Every setting, an example, and what it means."""
    from pairwright.app.generator.keys import KEYS

    rows = [(f"{key.name}={key.example}", key.meaning) for key in KEYS]
    wide = max(len(example) for example, _ in rows)
    return "".join(f"{example:<{wide}}  {meaning}\n" for example, meaning in rows)


def is_folder(output: str) -> bool:
    """True if the output is to be a folder."""
    return output.endswith(("/", os.sep)) or (bool(output) and os.path.isdir(output))


def paths(output: str, count: int, format: str) -> Iterator[str]:
    """``folder/t0000.trf`` ..., or the name given with its ``{n}`` replaced by the number. Raises
    ``NotADirectoryError`` for a file where a folder has to be."""
    digits = max(4, len(str(count - 1)))
    if "{n}" in output:
        yield from (output.replace("{n}", f"{number:0{digits}}") for number in range(count))
        return
    if os.path.exists(output) and not os.path.isdir(output):
        raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR), output)
    os.makedirs(output, exist_ok=True)
    suffix = {"json": ".json", "csv": ".csv"}.get(format, ".trf")
    for number in range(count):
        yield os.path.join(output, f"t{number:0{digits}}{suffix}")
