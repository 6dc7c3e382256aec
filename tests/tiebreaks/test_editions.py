"""Which edition of the tie-break rules is in force."""

from __future__ import annotations

import pytest

from pairwright.errors import UnknownCode
from pairwright.tiebreaks.editions import EDITIONS, edition, edition_of


@pytest.mark.parametrize(
    ("day", "code"),
    [
        ("2026/03/01", "2026-03"),
        ("2026/02/28", "2024-08"),
        ("2024/08/01", "2024-08"),
        ("2024/07/31", "2023-09"),
        ("2023/09/01", "2023-09"),
        ("2023/08/31", "pre-2023"),
        ("1998/01/01", "pre-2023"),
        ("", "2026-03"),
    ],
)
def test_edition_by_date(day: str, code: str) -> None:
    """The first day of the tournament chooses; without one the newest edition."""
    assert edition_of(day).code == code


def test_edition_by_name() -> None:
    """An edition is asked for by its code or its year."""
    assert [edition(rules.code) for rules in EDITIONS] == list(EDITIONS)
    assert edition("2024") is edition("2024-08")
    with pytest.raises(UnknownCode, match="pre-2023"):
        edition("2019")
