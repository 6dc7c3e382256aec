"""Amounts of money."""

import pytest

from pairwright.app.money import Currency, currency
from pairwright.errors import NotApplicable, UnknownCode


@pytest.mark.parametrize(
    ("code", "decimals"), [("EUR", 2), ("TRY", 2), ("try", 2), ("JPY", 0), ("IRR", 0), ("KWD", 3), ("JOD", 3)]
)
def test_every_currency_has_its_decimals(code: str, decimals: int) -> None:
    """The yen and the rial have no hundredths, the dinar has thousandths."""
    assert currency(code) == Currency(code.upper(), decimals)


@pytest.mark.parametrize("code", ["EURO", "€", "E1R", "\u0415UR"])
def test_a_currency_is_three_letters(code: str) -> None:
    """Anything else is a slip."""
    with pytest.raises(UnknownCode):
        currency(code)


def test_without_a_currency_the_amounts_say_their_decimals() -> None:
    """1000 and 400.50: hundredths."""
    assert currency("", ("1000", "400.50")) == Currency("", 2)
    assert currency("", ("1000", "600", "")) == Currency("", 0)


def test_amounts_are_whole_numbers_of_the_smallest_unit() -> None:
    """In any digits."""
    euro, dinar, yen = Currency("EUR", 2), Currency("KWD", 3), Currency("JPY", 0)
    assert [euro.parse(text) for text in ("1000", "666.67", " 0.5 ", "7.500", "\u06f1\u06f2\u066b\u06f5")] == [
        100000,
        66667,
        50,
        750,
        1250,
    ]
    assert (dinar.parse("1.005"), yen.parse("1000.0")) == (1005, 1000)
    assert [euro.plain(amount) for amount in (100000, 5, -150)] == ["1000.00", "0.05", "-1.50"]
    assert [euro.written(100000000), yen.written(1234567), dinar.written(1005)] == [
        "1,000,000.00",
        "1,234,567",
        "1.005",
    ]


@pytest.mark.parametrize("text", ["", "-5", "1e3", "1,000", "0.005", "12.", ".5", "9" * 16, "ten", "000", "050"])
def test_what_is_no_amount(text: str) -> None:
    """It is refused, and so is a part of a cent."""
    with pytest.raises(NotApplicable):
        Currency("EUR", 2).parse(text)
