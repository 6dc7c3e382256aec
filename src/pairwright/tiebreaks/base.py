"""What a tie-break is: a kind that gives every participant an exact value, and the working of each value.

Values are whole numbers, fractions, or tuples of them that are compared from the front. A column keeps them as
multiples of ``1 / scale`` so that a thousand players cost no fractions; :class:`Value` gives them in natural units.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from pairwright.errors import Sentence, say
from pairwright.handbook.citation import Article
from pairwright.lean import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from pairwright.tiebreaks.acronym import Asked
    from pairwright.tiebreaks.event import Event

Number = int | Fraction
Total = int | Fraction | tuple[int | Fraction, ...]
"""A tuple is compared from the front (board 1 first)."""


class Part(NamedTuple):
    """One addend of a value, in natural units (a point is 1): ``amount`` = ``of`` x ``times``.

    ``round`` and ``opponent`` (a pairing number) are 0 where there is none; ``why`` is the article that put something
    else than the opponent's own score there (a dummy, a forfeit); ``cut`` the article by which the part does not count.
    """

    amount: Number
    round: int = 0
    opponent: int = 0
    of: Number = 0
    times: Number = 1
    why: Article | None = None
    cut: Article | None = None


class Step(NamedTuple):
    """Something on the way to a value that is no addend: a whole sentence (``what``), and how much it is of."""

    what: Sentence
    amount: Number


class Who(NamedTuple):
    """A participant (pairing number) as a value of a sentence: faces put the name beside the number."""

    number: int

    def __str__(self) -> str:
        return str(self.number)


class How(Enum):
    """How the total follows from the parts that are not cut."""

    SUM = "sum"
    MEAN = "mean"
    """Rounded where the article says so."""
    LAST_STEP = "last step"
    """The parts are what went in; the last of the steps is the total."""
    COMPARED = "compared"
    """The total is a tuple: what is compared first stands first. One part for each item, in order."""


class Value(NamedTuple):
    """A value and its working, in natural units."""

    total: Total
    parts: tuple[Part, ...] = ()
    how: How = How.SUM
    steps: tuple[Step, ...] = ()


class Column(NamedTuple):
    """The values of one tie-break for all participants of an event, by position.

    ``totals`` are multiples of ``1 / scale``; ``decimals`` are printed, rounded half up where the exact value has more;
    ``value`` gives the working of the participant at a position. In a column ``of_group`` (type A) the values are
    places inside the tied group, 1 first, and hold for the group that was asked for only: ``totals`` may be a mapping
    that knows no other positions.
    """

    totals: Sequence[Total] | Mapping[int, Total]
    scale: int
    decimals: int
    value: Callable[[int], Value]
    smaller_first: bool = False
    of_group: bool = False

    def exact(self, position: int) -> Total:
        """The value in natural units."""
        total = self.totals[position]
        if isinstance(total, tuple):
            return tuple([natural(item, self.scale) for item in total])
        return natural(total, self.scale)

    def texts(self, positions: Iterable[int]) -> list[str]:
        """The values at these positions as they are printed: what :func:`written` makes of :meth:`exact`."""
        totals, known = self.totals, _Texts(self.scale, self.decimals)
        return [known[totals[position]] for position in positions]


class _Texts(dict[Total, str]):
    """Texts of multiples of ``1 / scale``, made once for each value."""

    def __init__(self, scale: int, decimals: int) -> None:
        self._scale, self._decimals = scale, decimals

    def __missing__(self, total: Total) -> str:
        if isinstance(total, tuple):
            text = " ".join([self[item] for item in total])
        else:
            text = _decimal(total.numerator, total.denominator * self._scale, self._decimals)
        self[total] = text
        return text


def natural(number: Number, scale: int) -> Number:
    """A multiple of ``1 / scale`` in natural units: a whole number where it is one."""
    exact = Fraction(number, scale)
    return exact.numerator if exact.denominator == 1 else exact


def written(total: Total, decimals: int) -> str:
    """A value in natural units as a decimal text, rounded half up; the items of a tuple with blanks between them.

    >>> written(Fraction(75, 2), 1), written(Fraction(583, 16), 2), written((7, Fraction(11, 2)), 1)
    ('37.5', '36.44', '7.0 5.5')
    """
    if isinstance(total, tuple):
        return " ".join([written(item, decimals) for item in total])
    return _decimal(total.numerator, total.denominator, decimals)


def _decimal(numerator: int, denominator: int, decimals: int) -> str:
    unit = 10**decimals
    rounded = (2 * abs(numerator) * unit + denominator) // (2 * denominator)
    sign = "-" if numerator < 0 and rounded else ""
    whole, part = divmod(rounded, unit)
    return f"{sign}{whole}.{part:0{decimals}d}" if decimals else f"{sign}{whole}"


def step(template: str, amount: Number, **values: object) -> Step:
    """A step whose sentence has ``amount`` where the template has ``{amount}``."""
    return Step(say(template, **values, amount=exact_text(amount)), amount)


def exact_text(number: Number) -> str:
    """A number as it is: a whole number, a decimal that ends, or a fraction.

    >>> exact_text(3), exact_text(Fraction(5, 2)), exact_text(Fraction(4, 3))
    ('3', '2.5', '4/3')
    """
    if number.denominator == 1:
        return str(number.numerator)
    for decimals in range(1, 7):
        if 10**decimals % number.denominator == 0:
            return written(number, decimals)
    return f"{number.numerator}/{number.denominator}"


def listed(numbers: Sequence[int]) -> str:
    """Pairing numbers for a sentence; of many the first ones."""
    return ", ".join(map(str, numbers[:_LISTED])) + (" ..." if len(numbers) > _LISTED else "")


_LISTED = 10


def half_up(number: Number) -> int:
    """The nearest whole number, a half upwards."""
    return (2 * number.numerator + number.denominator) // (2 * number.denominator)


class Suits(Enum):
    """For whom a tie-break is defined."""

    INDIVIDUALS = "individuals"
    TEAMS = "teams"
    BOTH = "individuals and teams"


class TieBreak:
    """A kind of tie-break: a subclass says what it is in class attributes (or sets them when it is made), and computes
    :meth:`column`."""

    code: str
    """The acronym: ``BH``."""
    title: str
    article: Article
    """Where it is defined."""
    suits: Suits = Suits.BOTH
    variants: str = ""
    """Letters of the modifiers it takes, of ``C M L P F R K``, and ``:`` if it takes a reference score."""
    by_rating: bool = False
    """True if it needs everybody's rating (C.07 art. 10)."""

    def column(self, event: Event, asked: Asked) -> Column:
        """Everybody's values. Raises :class:`~pairwright.errors.NotApplicable` where the event has no such value."""
        raise NotImplementedError


class AmongTied(TieBreak):
    """A kind of type A: it looks at the games among those who are tied, and so only orders them."""

    def places(self, event: Event, asked: Asked, group: Sequence[int]) -> Column:
        """Places inside the tied ``group`` (positions), 1 first, equal for whom it does not separate."""
        raise NotImplementedError
