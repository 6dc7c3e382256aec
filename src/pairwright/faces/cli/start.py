"""The entry point. It sends the engine protocol its own way, before anything large is loaded."""

from __future__ import annotations

import os
import sys

from pairwright.faces.cli.quick import is_engine_form


def main() -> None:
    """What the installed command runs."""
    import gc

    gc.disable()  # one answer and out: a collection would only cost time
    _open_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None and stream.isatty():
            reconfigure(errors="backslashreplace")
        elif reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    arguments = sys.argv[1:]
    code = run(arguments)
    if is_engine_form(arguments):
        _leave(code)
    sys.exit(code)


def _open_closed_streams() -> None:
    """A program without a console may call us with closed streams, which Python gives as None.

    A closed standard output cannot be written to, so whoever needs it gets an error of file access.
    """
    for name, mode in (("stdin", "r"), ("stdout", "r"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - open until the end


def _leave(code: int) -> None:
    """End the process now: taking everything down in good order takes longer than pairing a round."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def run(arguments: list[str]) -> int:
    """Do what the arguments ask for, and return the exit code. Never raises."""
    try:
        if is_engine_form(arguments):
            from pairwright.faces.cli.quick import run as answer
        else:
            from pairwright.faces.cli.program import run as answer
        code = answer(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        from pairwright.faces.cli.output import nobody_reads

        return nobody_reads()
    except (Exception, KeyboardInterrupt) as error:
        from pairwright.faces.cli.report import Reporter

        return Reporter().error(error)
    return code
