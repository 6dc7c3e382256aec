"""The engine protocol of the JaVaFo family, so that existing managers can swap the engine.

::

    pairwright [--dutch|--burstein] FILE -p [OUT]      pair the next round
    pairwright [--dutch|--burstein] FILE -c [N]        check all rounds, or round N
    pairwright -g [CONFIG] -o FILE [-s SEED]           write a random tournament
    pairwright -r                                      name and version

Options may stand before or after FILE. OUT and the generated FILE are replaced if they exist, as managers expect;
but OUT may not be FILE itself.
This module and what it loads for ``-p`` must start fast: nothing here may load Typer, Rich, argparse, pathlib or json.
"""

from __future__ import annotations

import sys

from pairwright.errors import PairwrightError, Problem, Sentence, UnknownCode, say

COMMANDS = frozenset(
    {
        "pair",
        "check",
        "explain",
        "why-not",
        "generate",
        "convert",
        "validate",
        "result",
        "lineup",
        "decide",
        "crosstable",
        "prizes",
        "board-prizes",
        "standings",
        "number",
        "enter",
        "entries",
        "ratings",
        "scheveningen",
        "skalitzka",
        "berger",
        "groups",
        "final",
        "playoff",
        "bracket",
        "systems",
        "rules",
        "tie-breaks",
        "serve",
        "desk-admin",
    }
)
_ACTIONS = ("-p", "-c", "-g")
_SYSTEMS = ("--dutch", "--burstein")


class BadInvocation(PairwrightError):
    """Arguments that the engine protocol does not know; the sentence says what is wrong with them."""

    def __init__(self, template: str, **values: object) -> None:
        super().__init__(template, values)
        self._sentence = say(template, **values)

    @property
    def sentence(self) -> Sentence:
        return self._sentence


class Invocation:
    """What was asked for: ``action`` is one of ``-p -c -g``, or empty; ``words`` are the arguments without a dash,
    with the number of those before the action in ``before``."""

    __slots__ = ("action", "before", "output", "release", "seed", "system", "words")

    def __init__(self) -> None:
        self.action = self.system = self.output = self.seed = ""
        self.words: list[str] = []
        self.before = 0
        self.release = False


def is_engine_form(arguments: list[str]) -> bool:
    """True if the arguments speak the engine protocol and name no command."""
    if not arguments or arguments[0] in COMMANDS:
        return False
    return "-p" in arguments or "-c" in arguments or "-g" in arguments or "-r" in arguments


def parse(arguments: list[str]) -> Invocation:
    """The invocation. Raises :class:`BadInvocation`."""
    found = Invocation()
    rest = iter(arguments)
    for argument in rest:
        if argument in _ACTIONS:
            if found.action:
                raise BadInvocation("{one} and {other} exclude each other", one=found.action, other=argument)
            found.action, found.before = argument, len(found.words)
        elif argument in _SYSTEMS:
            found.system = argument[2:]
        elif argument == "-r":
            found.release = True
        elif argument in ("-o", "-s"):
            value = next(rest, "")
            if not value:
                raise BadInvocation("{option} needs a value", option=argument)
            if argument == "-o":
                found.output = value
            else:
                found.seed = value
        elif argument.startswith("-") and argument != "-":
            raise BadInvocation("{option} is not known here; see pairwright --help", option=argument)
        else:
            found.words.append(argument)
    return found


def run(arguments: list[str]) -> int:
    """Do what was asked for, and return the exit code. Raises what the commands raise."""
    asked = parse(arguments)
    if asked.release:
        from pairwright import __version__

        stream = sys.stderr if asked.action else sys.stdout
        stream.write(f"Pairwright {__version__}\n")
    if asked.system:
        from pairwright.app.editions import choose
        from pairwright.model.tournament import Tournament

        choose(Tournament(), asked.system)  # one that is not built is refused before anything is read or written
    if asked.action == "-p":
        return _pair(asked)
    if asked.action == "-c":
        return _check(asked)
    if asked.action == "-g":
        return _generate(asked)
    if asked.words:
        raise BadInvocation("nothing to do with {word}; see pairwright --help", word=asked.words[0])
    return 0


def _pair(asked: Invocation) -> int:
    if not 1 <= len(asked.words) <= 2 or asked.output or asked.seed:
        raise BadInvocation("expected FILE -p [OUT]")
    from pairwright.app.commands import Given, pair, require_sound_as_read
    from pairwright.app.files import read_file
    from pairwright.faces.protocol import protocol
    from pairwright.formats.base import read

    name, out = (*asked.words, "")[:2]
    if out:
        from pairwright.app.targets import check_other

        check_other(name, out)
    reading = read(read_file(name))
    _say(reading.problems)
    require_sound_as_read(reading.tournament)
    paired = pair(reading.tournament, given=Given(system=asked.system))
    _say(paired.notices)
    text = protocol(paired.pairing.pairs)
    if out and out != "-":
        from pairwright.app.targets import replace_file

        replace_file(out, text)
    else:
        sys.stdout.write(text)
    return 0


def _say(problems: tuple[Problem, ...]) -> None:
    if problems:
        from pairwright.faces.cli.report import Reporter

        Reporter().problems(problems)


def _check(asked: Invocation) -> int:
    from pairwright.app.commands import Given
    from pairwright.faces.cli.batch import Request, run_over
    from pairwright.faces.cli.verdicts import check_answer

    words = list(asked.words)
    number = 0
    if len(words) == 2:
        if not asked.before and words[0].isdecimal():  # -c 3 FILE
            words.reverse()
        if not words[1].isdecimal() or len(words[1]) > 9:
            raise UnknownCode("round", words[1])
        number = int(words[1])
    if not 1 <= len(words) <= 2 or asked.output or asked.seed:
        raise BadInvocation("expected FILE -c [N]")
    return run_over(words[:1], Request(number, given=Given(asked.system)), check_answer)


def _generate(asked: Invocation) -> int:
    if asked.before or len(asked.words) > 1 or not asked.output:
        raise BadInvocation("expected -g [CONFIG] -o FILE [-s SEED]")
    if asked.seed and not (asked.seed.isdecimal() and len(asked.seed) < 20):
        raise BadInvocation("the seed is a number, not {seed}", seed=asked.seed)
    from pairwright.faces.cli.generating import drawn_seed, read_settings, write_one
    from pairwright.faces.cli.output import Existing
    from pairwright.faces.cli.report import Reporter

    report = Reporter()
    settings = read_settings(asked.words[0] if asked.words else "", ())
    seed = int(asked.seed) if asked.seed else drawn_seed(report)
    write_one(settings, seed, asked.output, Existing.REPLACED, "", report)
    return 0
