"""What goes to standard error: notices, repairs, errors. One message, one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from pairwright.errors import PairwrightError, Problem, Sentence, Severity, describe, say
from pairwright.faces.cli.exits import exit_code
from pairwright.faces.wording import CONTROLS, chosen_language, translate

DEBUG = "PAIRWRIGHT_DEBUG"

_COLOURS = {"error": "\033[1;31m", "repair": "\033[33m", "notice": "\033[36m"}


class Reporter:
    """Says things on standard error, in the language of this run unless another is named."""

    def __init__(self, language: str = "") -> None:
        self.language = language or chosen_language()

    def text(self, sentence: Sentence) -> str:
        """The sentence in the language of the user."""
        return translate(sentence, self.language)

    def label(self, severity: Severity) -> str:
        """The word for it."""
        return self.text(_LABELS[severity.value])

    def problems(self, problems: Iterable[Problem], file: str = "") -> None:
        """One line each, with what it is: error, repair or notice."""
        for problem in problems:
            self.line(problem.severity.value, self.text(describe(problem)), file)

    def error(self, error: BaseException, file: str = "") -> int:
        """Say what went wrong, and return the exit code that goes with it."""
        if os.environ.get(DEBUG):
            import traceback

            traceback.print_exception(error)
        for text in self.messages(error):
            self.line("error", text, file)
        return exit_code(error)

    def messages(self, error: BaseException) -> list[str]:
        """What there is to say of an error: every fault of a file, one sentence for anything else."""
        problems = getattr(error, "problems", ())
        if problems:
            return [self.text(describe(problem)) for problem in problems]
        return [self.message(error)]

    def message(self, error: BaseException) -> str:
        """An error in one sentence."""
        if isinstance(error, PairwrightError):
            return self.text(_in_words_of(error))
        if isinstance(error, FileExistsError):
            return self.text(say("{name} exists already; --force replaces it", name=error.filename))
        if isinstance(error, OSError):
            reason = error.strerror or str(error)
            if error.filename:
                return self.text(say("{name}: {reason}", name=error.filename, reason=reason))
            return reason
        if isinstance(error, KeyboardInterrupt):
            return self.text(say("interrupted"))
        return self.text(
            say(
                "this should not have happened: {kind}: {details}. Please report it, with the file and what "
                "{debug}=1 shows",
                kind=type(error).__name__,
                details=" ".join(str(error).split()) or "-",
                debug=DEBUG,
            )
        )

    def note(self, sentence: Sentence, file: str = "") -> None:
        """A notice that is no problem of a tournament."""
        self.line("notice", self.text(sentence), file)

    def line(self, kind: str, text: str, file: str = "") -> None:
        """``file: kind: text``; the kind in colour on a terminal. One line, whatever names hold."""
        label = self.text(_LABELS[kind])
        stream = sys.stderr
        if stream.isatty() and not os.environ.get("NO_COLOR"):
            label = f"{_COLOURS[kind]}{label}\033[0m"
        place = f"{file}: ".translate(CONTROLS) if file else ""
        stream.write(f"{place}{label}: {text.translate(CONTROLS)}\n")


class FilesReporter(Reporter):
    """Reports on several files: notices in the same words are kept, and said once at the end for all their files."""

    def __init__(self, language: str = "") -> None:
        super().__init__(language)
        self._kept: dict[str, list[str]] = {}

    def problems(self, problems: Iterable[Problem], file: str = "") -> None:
        """Errors and repairs are said at once; so is everything about a file without a name, the only one."""
        for problem in problems:
            if file and problem.severity is Severity.NOTICE:
                self._kept.setdefault(self.text(describe(problem)), []).append(file)
            else:
                super().problems((problem,), file)

    def notices_kept(self) -> None:
        """Say them, each with its files."""
        for text, files in self._kept.items():
            named = ", ".join(files[:MOST_NAMED])
            others = len(files) - MOST_NAMED
            if others > 0:
                named = self.text(say("{files} and {others} more", files=named, others=others))
            self.line(Severity.NOTICE.value, text, named)


MOST_NAMED = 3
"""Files named beside a notice that several have."""

_LABELS = {"error": say("error"), "repair": say("repair"), "notice": say("notice")}


def _in_words_of(error: PairwrightError) -> Sentence:
    """What it says, of players or of teams."""
    if not error.of_teams:
        return error.sentence
    from pairwright.app.team_words import of_teams

    return of_teams(error.sentence)
