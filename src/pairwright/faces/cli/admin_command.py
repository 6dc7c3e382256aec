"""The command ``desk-admin``."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.faces.cli.exits import OK


def desk_admin(
    arguments: Annotated[list[str] | None, typer.Argument(metavar="COMMAND...", help="Command of Django.")] = None,
) -> int:
    """Run a command of Django on the desk's data."""
    from pairwright.faces.desk.serve import administer

    administer(arguments or ["help"])
    return OK
