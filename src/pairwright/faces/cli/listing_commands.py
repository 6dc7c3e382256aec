"""The commands that say what there is: systems, rules, tie-breaks."""

from __future__ import annotations

from typing import Annotated

import typer

from pairwright.faces.cli import answers
from pairwright.faces.cli import options as o
from pairwright.faces.cli.batch import Request
from pairwright.faces.cli.groups import takes
from pairwright.faces.cli.output import Output
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from pairwright.faces.document import Document
    from pairwright.faces.json import Object

FORMATS = ("table", "html", "json")
RULES_FORMATS = ("text", "html", "json")


@takes(request=o.answer)
def systems(
    format: Annotated[str, o.format_option(*FORMATS)] = "table",
    *,
    request: Request,
) -> int:
    """List the pairing systems."""
    from pairwright.app import listings
    from pairwright.faces.listings import systems_document, systems_object

    request = request._replace(format=answers.known_format(format, FORMATS))
    found = listings.systems()
    return _tabled(request, systems_document(found, answers.canvas(request).words), systems_object(found))


@takes(request=o.answer)
def rules(
    code: Annotated[str, typer.Argument(metavar="CODE", help="A system: dutch, dutch-1998, lim.", show_default=False)],
    format: Annotated[str, o.format_option(*RULES_FORMATS)] = "text",
    *,
    request: Request,
) -> int:
    """Print the rules of a system in short."""
    from pairwright.app.listings import rules_in_short
    from pairwright.faces.listings import rules_document, rules_object, rules_text

    request = request._replace(format=answers.known_format(format, RULES_FORMATS))
    found = rules_in_short(code)
    on = answers.canvas(request)
    if request.format == "text":
        return _put(request, rules_text(found, on))
    return _tabled(request, rules_document(found, on.words), rules_object(found, on.words))


@takes(request=o.answer)
def tie_breaks(
    code: Annotated[
        str, typer.Argument(metavar="[CODE]", help="One of them, or one of the lists.", show_default=False)
    ] = "",
    format: Annotated[str, o.format_option(*FORMATS)] = "table",
    *,
    request: Request,
) -> int:
    """List the tie-breaks."""
    from pairwright.app import listings
    from pairwright.faces import listings as faces

    request = request._replace(format=answers.known_format(format, FORMATS))
    words = answers.canvas(request).words
    lists = tuple([one for one in listings.presets() if not code or one.code == code.strip().lower()])
    found = listings.tie_breaks() if not code else () if lists else (listings.tie_break(code),)
    if code and request.format == "table":
        told = faces.list_sentences(lists[0]) if lists else faces.tie_break_sentences(found[0])
        return _put(request, faces.told(told, words))
    document = faces.tie_breaks_document(found, lists, words)
    return _tabled(request, document, faces.tie_breaks_object(found, lists, words))


def _tabled(request: Request, document: Document, object: Object) -> int:
    from pairwright.faces.document import as_html, as_text

    on = answers.canvas(request)
    if request.format == "json":
        return _put(request, answers.as_json(request, object))
    if request.format == "html":
        return _put(request, as_html(document, request.language, on.words))
    return _put(request, as_text(document, on))


def _put(request: Request, text: str) -> int:
    with Output(request.output, request.existing) as out:
        out.write(text)
    return 0
