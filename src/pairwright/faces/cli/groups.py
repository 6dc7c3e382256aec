"""Groups of options that commands share: a group is the function that makes one value of its options.

A command names what it wants (``request: Request``) and takes it from a group; on the command line it has the options
of the group, which are the parameters of that function, in its place::

    @takes(request=options.request)
    def pair(files: Files, *, request: Request) -> int: ...
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, Signature, signature

Command = Callable[..., int]


def takes(**groups: Callable[..., object]) -> Callable[[Command], Command]:
    """The command with the options of a group in the place of each of these parameters."""
    options = {name: _parameters(group, set()) for name, group in groups.items()}

    def of(command: Command) -> Command:
        own = {parameter.name: parameter for parameter in _parameters(command, set(groups))}
        shown = [one for name in signature(command).parameters for one in options.get(name) or [own[name]]]

        @wraps(command)
        def answer(**given: object) -> int:
            made = {
                name: group(**{option.name: given.pop(option.name) for option in options[name]})
                for name, group in groups.items()
            }
            return command(**given, **made)

        answer.__signature__ = Signature(shown, return_annotation=int)  # type: ignore[attr-defined]
        answer.__annotations__ = {parameter.name: parameter.annotation for parameter in shown} | {"return": int}
        return answer

    return of


def _parameters(function: Callable[..., object], left_out: set[str]) -> list[Parameter]:
    """The parameters with their annotations as objects. Typer needs them; those of what a group makes, which may be
    there for type checkers only, are left alone."""
    scope = function.__globals__
    return [
        parameter.replace(kind=Parameter.KEYWORD_ONLY, annotation=eval(parameter.annotation, scope))
        for name, parameter in signature(function).parameters.items()
        if name not in left_out
    ]
