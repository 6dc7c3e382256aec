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

from pairwright.lean import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable


class Sentence(NamedTuple):
    """A sentence that has not chosen its language yet.

    ``many`` is the template for all counts but one, where what is said depends on the value ``count``.
    """

    template: str
    values: tuple[tuple[str, object], ...] = ()
    many: str = ""

    def __str__(self) -> str:
        values = dict(self.values)
        template = self.many if self.many and values["count"] != 1 else self.template
        return template.format_map(values) if values else template


class Listing(NamedTuple):
    """Things in a row, with commas between them: a value of a sentence. ``last`` joins the last one to the others."""

    items: tuple[object, ...]
    last: Sentence | None = None

    def __bool__(self) -> bool:
        return bool(self.items)

    def __str__(self) -> str:
        if self.last is None or len(self.items) < 2:
            return COMMA.template.join(map(str, self.items))
        others = COMMA.template.join(map(str, self.items[:-1]))
        return self.last.template.format_map({"others": others, "last": self.items[-1]})


def say(template: str, /, **values: object) -> Sentence:
    """``say("round {round}", round=3)``: the template is the key of the catalogues."""
    return Sentence(template, tuple(values.items()))


def say_n(one: str, many: str, /, *, count: int, **values: object) -> Sentence:
    """``say_n("{count} board is open", "{count} boards are open", count=2)``: for languages that decline by number.

    English chooses between the two; a catalogue has as many forms as its language (Arabic six).
    """
    return Sentence(one, (("count", count), *values.items()), many)


COMMA = say(", ")
"""What stands between the items of a listing."""


def listing(items: Iterable[object]) -> Listing:
    """``1, 2, 3``."""
    return Listing(tuple(items))


def both_and(items: Iterable[object]) -> Listing:
    """``1, 2 and 3``."""
    return Listing(tuple(items), say("{others} and {last}"))


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
    where: list[Sentence] = []
    if line:
        where.append(say("line {line}", line=line))
    if column:
        where.append(say("column {column}", column=column))
    if record and not line:
        where.append(say("record {record}", record=record))
    if player:
        where.append(say("player {player}", player=player))
    if round_:
        where.append(say("round {round}", round=round_))
    values = {"found": problem.found, "expected": problem.expected, "remedy": problem.remedy}
    expected, remedy = bool(problem.expected.template), bool(problem.remedy.template)
    if where:
        return say(_AT_A_PLACE[expected, remedy], place=Listing(tuple(where)), **values)
    return say(_ANYWHERE[expected, remedy], **values)


_AT_A_PLACE = {
    (False, False): "{place}: {found}",
    (True, False): "{place}: {found}; expected {expected}",
    (False, True): "{place}: {found}. {remedy}",
    (True, True): "{place}: {found}; expected {expected}. {remedy}",
}
_ANYWHERE = {
    (False, False): "{found}",
    (True, False): "{found}; expected {expected}",
    (False, True): "{found}. {remedy}",
    (True, True): "{found}; expected {expected}. {remedy}",
}
"""By whether something was expected, and whether there is a remedy."""


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
        players = both_and([entry.player for entry in self.players])
        template = (
            "{players} has nobody left to meet" if len(self.players) == 1 else "{players} have nobody left to meet"
        )
        told = say(template, players=players)
        if self.opponents:
            told = say("{players} can still meet only {opponents}", players=players, opponents=both_and(self.opponents))
        if self.odd_sets:
            sets = Listing(tuple([say("({members})", members=Listing(members)) for members in self.odd_sets]))
            told = say("{told}, apart from one another in sets of odd size: {sets}", told=told, sets=sets)
        takers = [entry.player for entry in self.players if entry.bye]
        if takers:
            told = say("{told}; the bye is open only to one of {takers}", told=told, takers=both_and(takers))
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
            boards=Listing(tuple([f"{white}-{black}" for white, black in self.boards])),
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
    """``feature`` cannot be had here (an option or code as it is written, else a sentence); ``reason`` says why
    and what to do instead."""

    def __init__(self, feature: str | Sentence, reason: Sentence) -> None:
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
                kind=say(self.kind),
                code=self.code,
                nearest=Listing(self.nearest),
            )
        return say("there is no {kind} {code}", kind=say(self.kind), code=self.code)


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
        return say("{found} {what}: the limit is {limit}", found=self.found, what=say(self.what), limit=self.limit)
