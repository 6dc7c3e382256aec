"""The program ``pairwright``: its commands, its help, and what happens to errors."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import typer
from typer.core import TyperGroup

from pairwright.errors import PairwrightError
from pairwright.faces.cli import (
    admin_command,
    berger_command,
    board_command,
    bracket_command,
    entry_commands,
    file_commands,
    generate_command,
    group_commands,
    knockout_command,
    listing_commands,
    manual,
    numbering_command,
    pairing_commands,
    playoff_command,
    seat_commands,
    serve_command,
    standings_command,
    table_commands,
)
from pairwright.faces.cli.exits import BAD_REQUEST
from pairwright.faces.cli.options import LanguageOfProgram
from pairwright.faces.cli.output import nobody_reads
from pairwright.faces.cli.quick import COMMANDS
from pairwright.faces.cli.report import Reporter

_Value = TypeVar("_Value")


class Commands(TyperGroup):
    """A group whose errors end in our own exit codes: usage errors are bad requests like any other."""

    def make_context(self, *args: Any, **extra: Any) -> Any:
        make = super().make_context
        return _with_our_codes(lambda: make(*args, **extra))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        resolve = super().resolve_command
        if args and self.get_command(ctx, args[0]) is None and os.path.exists(args[0]):
            raise typer.BadParameter(f"{args[0]} is no command. To pair it: pairwright pair {args[0]}", ctx)
        return resolve(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        invoke = super().invoke
        code = _with_our_codes(lambda: invoke(ctx))
        if isinstance(code, int) and code:
            raise typer.Exit(code)
        return code


def _with_our_codes(do: Callable[[], _Value]) -> _Value:
    try:
        return do()
    except BrokenPipeError:  # before Typer sees it, which has another code for it
        raise typer.Exit(nobody_reads()) from None
    except (PairwrightError, OSError) as error:
        raise typer.Exit(Reporter().error(error)) from None
    except Exception as error:
        if hasattr(error, "show") and hasattr(error, "exit_code"):  # usage errors of Typer, whatever class they have
            error.exit_code = BAD_REQUEST
        raise


app = typer.Typer(
    cls=Commands,
    name="pairwright",
    rich_markup_mode="rich",
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def _version(asked: bool) -> None:
    if asked:
        from pairwright import __version__

        typer.echo(f"Pairwright {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True, help=manual.PROGRAM)
def root(
    context: typer.Context,
    _version_asked: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
    lang: LanguageOfProgram = "en",
) -> None:
    """What is done without a command: help."""
    context.default_map = {name: {"lang": lang} for name in COMMANDS}
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command("pair", help=manual.PAIR)(pairing_commands.pair)
app.command("check", help=manual.CHECK)(pairing_commands.check)
app.command("explain", help=manual.EXPLAIN)(pairing_commands.explain)
app.command("why-not", help=manual.WHY_NOT)(pairing_commands.why_not)
app.command("validate", help=manual.VALIDATE)(file_commands.validate)
app.command("result", help=manual.RESULT)(file_commands.result)
app.command("lineup", help=manual.LINEUP)(file_commands.lineup)
app.command("decide", help=manual.DECIDE)(knockout_command.decide)
app.command("convert", help=manual.CONVERT)(file_commands.convert)
app.command("standings", help=manual.STANDINGS)(standings_command.standings)
app.command("crosstable", help=manual.CROSSTABLE)(table_commands.crosstable)
app.command("prizes", help=manual.PRIZES)(table_commands.prizes)
app.command("board-prizes", help=manual.BOARD_PRIZES)(board_command.board_prizes)
app.command("scheveningen", help=manual.SCHEVENINGEN)(seat_commands.scheveningen)
app.command("skalitzka", help=manual.SKALITZKA)(seat_commands.skalitzka)
app.command("berger", help=manual.BERGER)(berger_command.berger)
app.command("groups", help=manual.GROUPS)(group_commands.groups)
app.command("final", help=manual.FINAL)(group_commands.final)
app.command("enter", help=manual.ENTER)(entry_commands.enter)
app.command("entries", help=manual.ENTRIES)(entry_commands.entries)
app.command("ratings", help=manual.RATINGS)(entry_commands.ratings)
app.command("playoff", help=manual.PLAYOFF)(playoff_command.playoff)
app.command("bracket", help=manual.BRACKET)(bracket_command.bracket)
app.command("number", help=manual.NUMBER)(numbering_command.number)
app.command("systems", help=manual.SYSTEMS)(listing_commands.systems)
app.command("rules", help=manual.RULES)(listing_commands.rules)
app.command("tie-breaks", help=manual.TIE_BREAKS)(listing_commands.tie_breaks)
app.command("generate", help=manual.GENERATE)(generate_command.generate)
app.command("serve", help=manual.SERVE)(serve_command.serve)
app.command("desk-admin", help=manual.DESK_ADMIN, context_settings={"ignore_unknown_options": True})(
    admin_command.desk_admin
)


def run(arguments: list[str]) -> int:
    """Run one command line; the value is the exit code."""
    try:
        app(args=arguments, prog_name="pairwright")
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else int(done.code is not None)
    finally:
        sys.stdout.flush()
    return 0
