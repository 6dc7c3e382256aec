"""Money as people write it: amounts with the decimals of a currency, for whole numbers of its smallest unit."""

from __future__ import annotations

from pairwright.errors import NotApplicable, UnknownCode, say
from pairwright.lean import NamedTuple
from pairwright.tiebreaks.prizes import Money

WITHOUT_DECIMALS = frozenset(
    "BIF CLP DJF GNF IRR ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split()  # noqa: SIM905 - a list to read
)
"""Currencies without a smaller unit, or none in use (of the rial nobody has seen a hundredth)."""
WITH_THREE_DECIMALS = frozenset("BHD IQD JOD KWD LYD OMR TND".split())  # noqa: SIM905
_USUAL = 2
_MOST_DIGITS = 15


class Currency(NamedTuple):
    """``code`` is that of ISO 4217, or empty; ``decimals`` those of its smallest unit."""

    code: str
    decimals: int

    def parse(self, text: str) -> Money:
        """Smallest units from ``"1000"`` or ``"666.67"``, in any digits. Raises :class:`NotApplicable` for what is no
        amount (``000`` is the rest of one with commas in it), or a part of the smallest unit."""
        whole, point, part = text.strip().replace("\u066b", ".").partition(".")
        digits = whole + part
        if (
            not whole.isdecimal()
            or (int(whole[0]) == 0 and len(whole) > 1)
            or (point and not part.isdecimal())
            or len(digits) > _MOST_DIGITS
        ):
            raise NotApplicable(text.strip(), say("it is no amount of money; write it like 1000 or 666.67"))
        if int(part[self.decimals :] or "0"):
            reason = say("{currency} has {decimals} decimals", currency=self.code or "money", decimals=self.decimals)
            raise NotApplicable(text.strip(), reason)
        return int(whole + part[: self.decimals].ljust(self.decimals, "0"))

    def plain(self, amount: Money) -> str:
        """Decimal text for programs: ``"1666.50"``."""
        return self._written(amount, "")

    def written(self, amount: Money) -> str:
        """For people: ``1,666.50``."""
        return self._written(amount, ",")

    def _written(self, amount: Money, between: str) -> str:
        whole, part = divmod(abs(amount), 10**self.decimals)
        sign = "-" if amount < 0 else ""
        grouped = f"{whole:,}".replace(",", between)
        return f"{sign}{grouped}.{part:0{self.decimals}d}" if self.decimals else f"{sign}{grouped}"


def currency(code: str, amounts: tuple[str, ...] = ()) -> Currency:
    """The currency with this code; without a code one with as many decimals as the amounts are written with.

    A code nobody listed has two decimals. Raises :class:`UnknownCode` for what is no code at all.
    """
    if not code:
        return Currency("", max([len(amount.partition(".")[2].strip()) for amount in amounts], default=0))
    known = code.strip().upper()
    if len(known) != 3 or not (known.isascii() and known.isalpha()):
        raise UnknownCode("currency", code, ("EUR", "TRY", "IRR", "KWD"))
    if known in WITHOUT_DECIMALS:
        return Currency(known, 0)
    return Currency(known, 3 if known in WITH_THREE_DECIMALS else _USUAL)
