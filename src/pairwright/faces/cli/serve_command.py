"""The command ``serve``."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.faces.cli import options as o
from pairwright.faces.cli.exits import OK

PORT = 8640


def serve(
    port: Annotated[int, typer.Option(parser=o.from_one, metavar="N", help="Port of the desk.")] = PORT,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open it in the browser.")] = True,
) -> int:
    """Open the arbiter's desk on this computer."""
    from pairwright.faces.desk.serve import serve as run

    run(port, browser=browser)
    return OK
