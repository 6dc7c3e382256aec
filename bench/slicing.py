"""The baseline of reading: lines cut into their columns, and nothing made of them."""

from __future__ import annotations

_FIELDS = tuple(
    slice(first - 1, last)
    for first, last in (
        (5, 8), (10, 10), (11, 13), (15, 47), (49, 52), (54, 56), (58, 68), (70, 79), (81, 84), (86, 89),
    )
)  # fmt: skip


def slice_lines(data: bytes) -> list[list[str]]:
    """Every line as the texts of its columns."""
    rows = []
    for line in data.decode().splitlines():
        if line[:3] == "001":
            row = [line[field] for field in _FIELDS]
            for start in range(91, len(line), 10):
                row += (line[start : start + 4], line[start + 5 : start + 6], line[start + 7 : start + 8])
            rows.append(row)
        else:
            rows.append([line[:3], line[4:]])
    return rows
