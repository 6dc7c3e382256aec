"""Pairwright: pairs chess tournaments by the FIDE rules, checks pairings, and says why.

>>> import pairwright                                                   # doctest: +SKIP
>>> tournament = pairwright.read("open.trf")                            # doctest: +SKIP
>>> pairwright.pair(tournament).pairs                                   # doctest: +SKIP
[(12, 1), (2, 13), ...]

Everything named here is loaded when it is first used, so that ``import pairwright`` costs next to nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from os import PathLike

    from pairwright.app.commands import Given
    from pairwright.app.prepare import OpenGamesAre
    from pairwright.app.standings import Standings, Wanted
    from pairwright.errors import PairwrightError, Problem
    from pairwright.formats.base import Reading, Strictness
    from pairwright.model.colour import Colour
    from pairwright.model.player import Player
    from pairwright.model.result import Result
    from pairwright.model.round import RoundEntry
    from pairwright.model.scoring import Scoring
    from pairwright.model.tournament import Tournament
    from pairwright.pairing.base import Explanation
    from pairwright.pairing.checker import RoundCheck
    from pairwright.pairing.outcome import RoundPairing

__version__ = "0.1.0"

_HOME = {
    "Given": "pairwright.app.commands",
    "OpenGamesAre": "pairwright.app.prepare",
    "Standings": "pairwright.app.standings",
    "Wanted": "pairwright.app.standings",
    "Reading": "pairwright.formats.base",
    "Strictness": "pairwright.formats.base",
    "Colour": "pairwright.model.colour",
    "Player": "pairwright.model.player",
    "Result": "pairwright.model.result",
    "RoundEntry": "pairwright.model.round",
    "Scoring": "pairwright.model.scoring",
    "Tournament": "pairwright.model.tournament",
    "PairwrightError": "pairwright.errors",
    "Problem": "pairwright.errors",
}

__all__ = [
    "Colour",
    "Given",
    "OpenGamesAre",
    "PairwrightError",
    "Player",
    "Problem",
    "Reading",
    "Result",
    "RoundEntry",
    "Scoring",
    "Standings",
    "Strictness",
    "Tournament",
    "Wanted",
    "check",
    "explain",
    "pair",
    "problems",
    "read",
    "reading",
    "standings",
    "why_not",
    "write",
]


def reading(
    source: str | PathLike[str] | bytes, strictness: Strictness | None = None, *, encoding: str = ""
) -> Reading:
    """Read a tournament, and say what was mended or inferred on the way.

    ``source`` is a path, or the bytes of a file, in any format known (``pairwright convert --help``).
    ``strictness``: lenient unless given; ``encoding``: found out unless given. Raises
    :class:`~pairwright.errors.UnreadableFile` with every fault, :class:`~pairwright.errors.TooLarge`, ``OSError``.
    """
    from os import fsdecode

    from pairwright.app.files import read_file
    from pairwright.formats.base import Strictness, read

    data = source if isinstance(source, bytes) else read_file(fsdecode(source))
    return read(data, strictness=Strictness(strictness or Strictness.LENIENT), encoding=encoding)


def read(
    source: str | PathLike[str] | bytes, strictness: Strictness | None = None, *, encoding: str = ""
) -> Tournament:
    """Read a tournament; as :func:`reading`, without the list of what was mended."""
    return reading(source, strictness, encoding=encoding).tournament


def write(tournament: Tournament, path: str | PathLike[str] = "", *, format: str = "") -> str:
    """The tournament as the text of a file, and that file written if a ``path`` is given.

    ``format`` is a code (``trf26``, ``trf16``, ``json``, ``csv`` ...); unless given, the suffix of the path decides,
    else it is ``trf26``. A file that stands there is replaced in one step. Raises
    :class:`~pairwright.errors.UnknownCode` for a format nobody knows, ``OSError``.
    """
    from os import fsdecode

    from pairwright.app.targets import format_for, replace_file
    from pairwright.formats.base import write as to_text

    target = fsdecode(path)
    text = to_text(tournament, format or format_for(target)).text
    if target:
        replace_file(target, text)
    return text


def problems(tournament: Tournament) -> tuple[Problem, ...]:
    """Everything in the tournament that contradicts itself, all at once; empty if nothing does."""
    from pairwright.model import checks

    return checks.problems(tournament)


def pair(tournament: Tournament, round: int = 0, given: Given | None = None) -> RoundPairing:
    """Pair a round (0: the next one; an earlier one is paired from what was known before it).

    ``given`` holds what the tournament does not say (system, edition, rounds, initial colour, open games).
    Raises :class:`~pairwright.errors.OpenGames`, :class:`~pairwright.errors.NoLegalPairing` with its witness,
    :class:`~pairwright.errors.NotApplicable`, :class:`~pairwright.errors.InvalidTournament`.
    """
    from pairwright.app import commands

    return commands.pair(tournament, round, _sound(tournament, given)).pairing


def check(tournament: Tournament, round: int = 0, given: Given | None = None) -> tuple[RoundCheck, ...]:
    """Every paired round (0: all) beside what the rules give, and the first criterion that decides. Raises as
    :func:`pair`."""
    from pairwright.app import commands

    return commands.check(tournament, round, _sound(tournament, given)).rounds


def explain(tournament: Tournament, round: int = 0, given: Given | None = None) -> Explanation:
    """What the rules give for a round (0: the next one), and why, as data. Raises as :func:`pair`."""
    from pairwright.app import commands

    return commands.explain(tournament, round, _sound(tournament, given))[1]


def why_not(tournament: Tournament, round: int, first: int, second: int, given: Given | None = None) -> object:
    """Why two players (pairing numbers) do not meet in a round: what it would cost, as data. Raises as :func:`pair`."""
    from pairwright.app import commands

    return commands.why_not(tournament, round, first, second, _sound(tournament, given))[1]


def standings(
    tournament: Tournament,
    tie_breaks: str = "",
    *,
    after_round: int = 0,
    preset: str = "",
    edition: str = "",
    wanted: Wanted | None = None,
) -> Standings:
    """The standings by a list of tie-breaks (empty: the tournament's own, else a preset) after a round (0: the last).

    ``rows`` has everybody from the first place on, with ``rank`` (shared by whom nothing separates), ``number``,
    ``name``, ``values`` (decimal texts by code) and the code he is ``decided_by``; ``working(number)`` shows where his
    values come from. ``wanted`` holds what else can be said (unrated players, lots, expelled players ...).

    >>> import pairwright
    >>> from pairwright import Colour, Player, Result, RoundEntry, Tournament
    >>> won, lost = RoundEntry(2, Colour.WHITE, Result.WIN), RoundEntry(1, Colour.BLACK, Result.LOSS)
    >>> match = Tournament((Player(1, "Ash, Ann", entries=(won,)), Player(2, "Birch, Bo", entries=(lost,))))
    >>> table = pairwright.standings(match, "PTS,WIN")
    >>> [(row.rank, row.name, row.values) for row in table.rows]
    [(1, 'Ash, Ann', {'PTS': '1.0', 'WIN': '1'}), (2, 'Birch, Bo', {'PTS': '0.0', 'WIN': '0'})]
    >>> table.rows[1].decided_by
    'PTS'
    >>> [(part.round, part.opponent, part.amount) for part in table.working(1)["WIN"].parts]
    [(1, 2, 1)]

    Raises :class:`~pairwright.errors.UnknownCode` for a tie-break, preset or edition there is not,
    :class:`~pairwright.errors.NotApplicable` for a tie-break that the event cannot have,
    :class:`~pairwright.errors.InvalidTournament`.
    """
    from pairwright.app import standings as use_case

    _sound(tournament, None)
    said = wanted or use_case.NOTHING_WANTED
    return use_case.standings(
        tournament,
        said._replace(
            tie_breaks=tie_breaks or said.tie_breaks,
            after_round=after_round or said.after_round,
            preset=preset or said.preset,
            edition=edition or said.edition,
        ),
    )


def _sound(tournament: Tournament, given: Given | None) -> Given:
    """What is given, or nothing; raises if the tournament contradicts itself or that."""
    from pairwright.app import commands

    said = given or commands.NOTHING_GIVEN
    commands.require_sound(tournament, said)
    return said


def __getattr__(name: str) -> object:
    if name in _HOME:
        from importlib import import_module

        value: object = getattr(import_module(_HOME[name]), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module 'pairwright' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})
