"""The whole error tree, and the value that says what is wrong.

::

    PairwrightError
    +- UnreadableFile(problems)          every fault of a file, with line and column
    +- InvalidTournament(problems)       broken invariants, all at once
    +- OpenGames(round, boards)          the round before has games without a result
    +- NoLegalPairing(round, witness)    the absolute criteria leave no complete pairing
    +- NotApplicable(feature, reason)    the system, edition or option cannot do this
    +- UnknownCode(kind, code, nearest)  no such system, format, player, round ...
    +- Conflict(act, reason)             the act does not fit the tournament as it is now
    +- TooLarge(what, found, limit)      above a limit of the format or of the program

Texts are :class:`Sentence` values: an English template and its values. ``str()`` gives
English; ``pairwright.faces.wording`` gives the other languages from the same template.
"""

from __future__ import annotations

from enum import Enum

from pairwright.lean import NamedTuple


class Sentence(NamedTuple):
    """A sentence that has not chosen its language yet."""

    template: str
    values: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        return self.template.format_map(dict(self.values)) if self.values else self.template


class Listing(NamedTuple):
    """Sentences in a row, with commas between them: a value of a sentence."""

    items: tuple[Sentence, ...]

    def __str__(self) -> str:
        return ", ".join(map(str, self.items))


def say(template: str, /, **values: object) -> Sentence:
    """``say("round {round}", round=3)``: the template is the key of the catalogues."""
    return Sentence(template, tuple(values.items()))


class Place(NamedTuple):
    """Where a problem is. Zero or empty = does not apply. Lines and columns count from 1, in characters."""

    line: int = 0
    column: int = 0
    end_column: int = 0
    record: str = ""
    round: int = 0
    player: int = 0


class Severity(Enum):
    """How much a problem weighs."""

    ERROR = "error"
    """Cannot be read or used as it stands."""
    REPAIR = "repair"
    """Was mended in lenient reading; refused in strict reading."""
    NOTICE = "notice"
    """Right, or inferred, but the arbiter should know."""


class Problem(NamedTuple):
    """One inconsistency: where, what was found, what was expected, what to do."""

    code: str
    severity: Severity
    place: Place
    found: Sentence
    expected: Sentence = Sentence("")
    remedy: Sentence = Sentence("")

    def __str__(self) -> str:
        return str(describe(self))


def describe(problem: Problem) -> Sentence:
    """The problem as one sentence, place first."""
    line, column, _, record, round_, player = problem.place
    parts: list[str] = []
    if line:
        parts.append("line {line}")
    if column:
        parts.append("column {column}")
    if record and not line:
        parts.append("record {record}")
    if player:
        parts.append("player {player}")
    if round_:
        parts.append("round {round}")
    template = ", ".join(parts)
    template += ": {found}" if template else "{found}"
    if problem.expected.template:
        template += "; expected {expected}"
    if problem.remedy.template:
        template += ". {remedy}"
    return say(
        template,
        line=line,
        column=column,
        record=record,
        player=player,
        round=round_,
        found=problem.found,
        expected=problem.expected,
        remedy=problem.remedy,
    )


class Meetings(NamedTuple):
    """Of a witness: a player (pairing number) and whom he may still meet; ``bye``: may take the bye."""

    player: int
    opponents: tuple[int, ...]
    bye: bool = False


class Witness(NamedTuple):
    """Why no complete pairing exists: more ``players`` than all they can meet, taken together, can serve.

    ``players`` may meet nobody outside ``opponents`` (together with the bye if one of them may take it),
    and not each other unless ``odd_sets`` says so: sets of odd size that are closed in themselves.
    """

    players: tuple[Meetings, ...]
    opponents: tuple[int, ...]
    odd_sets: tuple[tuple[int, ...], ...] = ()

    @property
    def sentence(self) -> Sentence:
        """Who can meet how few; empty if the witness names nobody."""
        if not self.players:
            return Sentence("")
        players = _listed([entry.player for entry in self.players])
        template = (
            "{players} has nobody left to meet" if len(self.players) == 1 else "{players} have nobody left to meet"
        )
        told = say(template, players=players)
        if self.opponents:
            told = say(
                "{players} can still meet only {opponents}", players=players, opponents=_listed(list(self.opponents))
            )
        if self.odd_sets:
            sets = "; ".join(_listed(list(members)) for members in self.odd_sets)
            told = say("{told}, apart from one another in sets of odd size ({sets})", told=told, sets=sets)
        takers = [entry.player for entry in self.players if entry.bye]
        if takers:
            told = say("{told}; the bye is open only to one of {takers}", told=told, takers=_listed(takers))
        return told


class PairwrightError(Exception):
    """Everything Pairwright refuses on purpose."""

    of_teams = False
    """True if those it calls players are teams."""

    @property
    def sentence(self) -> Sentence:
        """What to tell the user."""
        return say("{text}", text=str(self.args[0]) if self.args else type(self).__name__)

    def __str__(self) -> str:
        return str(self.sentence)


class _WithProblems(PairwrightError):
    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    @property
    def sentence(self) -> Sentence:
        if not self.problems:
            return say("nothing usable was found")
        first = describe(self.problems[0])
        if len(self.problems) == 1:
            return first
        return say("{first} (and {count} more)", first=first, count=len(self.problems) - 1)


class UnreadableFile(_WithProblems):
    """A file that cannot be read; ``problems`` holds every fault, in file order."""


class InvalidTournament(_WithProblems):
    """A tournament whose parts contradict each other; ``problems`` holds them all."""


class OpenGames(PairwrightError):
    """Games of ``round`` without a result: ``boards`` are (white, black) pairing numbers."""

    def __init__(self, round: int, boards: tuple[tuple[int, int], ...]) -> None:
        super().__init__(round, boards)
        self.round = round
        self.boards = boards

    @property
    def sentence(self) -> Sentence:
        return say(
            "round {round} has games without a result: {boards}. Enter the results, or register the games as "
            "adjourned (--adjourned: a draw for pairing only)",
            round=self.round,
            boards=", ".join(f"{white}-{black}" for white, black in self.boards),
        )


class NoLegalPairing(PairwrightError):
    """No complete pairing of ``round`` satisfies the absolute criteria; ``witness`` shows why."""

    def __init__(self, round: int, witness: Witness) -> None:
        super().__init__(round, witness)
        self.round = round
        self.witness = witness

    @property
    def sentence(self) -> Sentence:
        if not self.witness.players:
            return say("round {round} has no legal pairing", round=self.round)
        return say("round {round} has no legal pairing: {witness}", round=self.round, witness=self.witness.sentence)


class NotApplicable(PairwrightError):
    """``feature`` cannot be had here; ``reason`` says why and what to do instead."""

    def __init__(self, feature: str, reason: Sentence) -> None:
        super().__init__(feature, reason)
        self.feature = feature
        self.reason = reason

    @property
    def sentence(self) -> Sentence:
        return say("{feature}: {reason}", feature=self.feature, reason=self.reason)


class UnknownCode(PairwrightError):
    """There is no ``code`` of this ``kind``; ``nearest`` are the codes that exist and look like it."""

    def __init__(self, kind: str, code: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(kind, code, nearest)
        self.kind = kind
        self.code = code
        self.nearest = nearest

    @property
    def sentence(self) -> Sentence:
        if self.nearest:
            return say(
                "there is no {kind} {code}; there is {nearest}",
                kind=self.kind,
                code=self.code,
                nearest=", ".join(self.nearest),
            )
        return say("there is no {kind} {code}", kind=self.kind, code=self.code)


class Conflict(PairwrightError):
    """``act`` does not fit the tournament as it is now."""

    def __init__(self, act: object, reason: Sentence) -> None:
        super().__init__(act, reason)
        self.act = act
        self.reason = reason

    @property
    def sentence(self) -> Sentence:
        return self.reason


class TooLarge(PairwrightError):
    """``found`` of ``what`` is above the ``limit``."""

    def __init__(self, what: str, found: int, limit: int) -> None:
        super().__init__(what, found, limit)
        self.what = what
        self.found = found
        self.limit = limit

    @property
    def sentence(self) -> Sentence:
        return say("{found} {what}: the limit is {limit}", found=self.found, what=self.what, limit=self.limit)


def _listed(numbers: list[int]) -> str:
    """1, 2 and 3."""
    if len(numbers) < 2:
        return "".join(map(str, numbers))
    return ", ".join(map(str, numbers[:-1])) + f" and {numbers[-1]}"
