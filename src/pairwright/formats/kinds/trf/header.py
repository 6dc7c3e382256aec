"""Header records (012 to 222): what the tournament says of itself."""

from __future__ import annotations

from collections.abc import Callable

from pairwright.errors import Place, say
from pairwright.formats.faults import quoted
from pairwright.formats.kinds.trf.columns import FIRST_ROUND, ROUND_WIDTH, round_columns, whole
from pairwright.formats.kinds.trf.draft import COLOUR_LETTERS, Draft, Said
from pairwright.model.points import parse_points
from pairwright.model.tournament import LARGEST_ROUND

_TEXTS = {
    "012": "name",
    "022": "city",
    "032": "federation",
    "042": "start",
    "052": "end",
    "092": "kind",
    "102": "chief_arbiter",
    "122": "time_control",
    "172": "starting_rank_method",
    "182": "pairing_controller",
    "222": "encoded_time_control",
}
_DATE = r"(\d{4})[-./](\d{1,2})[-./](\d{1,2})"
_OTHER_DATE = r"(\d{1,2})\.(\d{1,2})\.(\d{4})"
_SCORE = r"\s*([A-Za-z])\s*=?\s*(-?\d*[.,]?\d+)(?!\d)"
_SYMBOLS = "WDLAZPX"


def body(draft: Draft, line: int, text: str) -> str:
    """The text of a record, from column 5 on; from column 4 if something stands there already."""
    if text[3:4].strip():
        draft.faults.repair(
            "shifted",
            Place(line, 4, 4, text[:3]),
            quoted(text[3]),
            say("a blank in column 4"),
            say("The text was read from column 4 on"),
        )
        return text[3:].strip()
    return text[4:].strip()


def _free_text(draft: Draft, line: int, text: str) -> None:
    code = text[:3]
    name, said = _TEXTS[code], body(draft, line, text)
    if name in ("start", "end"):
        said = _date(draft, line, code, said)
    if draft.information.get(name, said) != said:
        draft.faults.notice(
            "record-twice",
            Place(line, 1, 3, code),
            say("a second record {code}", code=code),
            say("one"),
            say("The first counts; this one is kept as it stands"),
        )
        draft.keep(f"{text[:3]} {said}")
    elif said:
        draft.information[name] = said


def _date(draft: Draft, line: int, code: str, said: str) -> str:
    """``YYYY/MM/DD``; other ways to write a date are mended where only one reading is possible."""
    place = Place(line, 5, 4 + len(said), code)
    if not said or _is_date(said):
        if said and said[:2] < "18":
            remedy = say("It is kept as it stands, and chooses no edition of the rules")
            draft.faults.notice("date", place, quoted(said), say("a date of the Gregorian calendar"), remedy)
        elif said and not ("00" < said[5:7] < "13" and "00" < said[8:] < "32"):
            draft.faults.notice("date", place, quoted(said), say("a day there is"), say("It is kept as it stands"))
        return said
    import re

    found = re.fullmatch(_DATE, said, re.ASCII)
    other = re.fullmatch(_OTHER_DATE, said, re.ASCII)
    if found or other:
        year, month, day = found.groups() if found else other.groups()[::-1] if other else ("", "", "")
        date = f"{year}/{month:0>2}/{day:0>2}"
        draft.faults.repair("date", place, quoted(said), say("YYYY/MM/DD"), say("Read as {date}", date=date))
        return date
    draft.faults.notice("date", place, quoted(said), say("YYYY/MM/DD"), say("It is kept as it stands"))
    return said


def _is_date(text: str) -> bool:
    """``YYYY/MM/DD``."""
    return len(text) == 10 and text[4] + text[7] == "//" and text.isascii() and text.replace("/", "").isdigit()


def _deputy(draft: Draft, line: int, text: str) -> None:
    said = body(draft, line, text)
    if said:
        draft.deputies.append(said)


def _count(draft: Draft, line: int, text: str) -> None:
    """062, 072, 082: informative; counted anew when written. A text that is no number is kept."""
    said = body(draft, line, text)
    try:
        value = whole(said)
    except ValueError:
        draft.keep(f"{text[:3]} {said}")
        return
    if text[:3] == "062":
        draft.stated_players = line, value


def _round_dates(draft: Draft, line: int, text: str) -> None:
    """132: YY/MM/DD above every round; kept as YYYY/MM/DD."""
    dates = [text[start : start + ROUND_WIDTH].strip() for start in range(FIRST_ROUND, len(text), ROUND_WIDTH)]
    if text[3:FIRST_ROUND].strip():
        draft.faults.notice(
            "round-dates",
            Place(line, 4, FIRST_ROUND, "132"),
            quoted(text[3:FIRST_ROUND]),
            say("the date of round 1 in columns 92-99"),
            say("The record is kept as it stands"),
        )
        draft.keep(text)
        return
    draft.round_dates = tuple(f"20{date}" if _is_date(f"20{date}") else date for date in dates)
    for round_, date in enumerate(draft.round_dates, 1):
        if date and not _is_date(date):
            column = round_columns(round_)[0]
            draft.faults.notice(
                "round-dates",
                Place(line, column, column + ROUND_WIDTH - 1, "132", round_),
                quoted(date),
                say("YY/MM/DD"),
                say("It is kept as it stands"),
            )


def rounds_of(draft: Draft, line: int, text: str) -> None:
    """142 and XXR: the number of rounds."""
    said = body(draft, line, text)
    number, _, more = said.partition(" ")
    try:
        value = whole(number)
    except ValueError:
        value = -1
    place, expected = Place(line, 5, max(5, len(text)), text[:3]), say("the number of rounds, 1 to 999")
    if not 0 <= value <= LARGEST_ROUND or (more and not value):
        draft.faults.error("rounds", place, quoted(said), expected)
        return
    if not value:
        draft.faults.repair("rounds", place, quoted(said), expected, say("Read as if the record were not there"))
        return
    if more:
        draft.faults.repair("rounds", place, quoted(said), expected, say("Read as {rounds}", rounds=value))
    draft.rounds.append(Said(line, text[:3], value))


def _initial_colour(draft: Draft, line: int, text: str) -> None:
    said = body(draft, line, text)
    letter = said[:1].upper()
    place = Place(line, 5, max(5, len(text)), "152")
    if not said:
        remedy = say("Read as if the record were not there")
        draft.faults.repair("initial-colour", place, quoted(said), say("W or B"), remedy)
        return
    if letter not in COLOUR_LETTERS:
        draft.faults.error("initial-colour", place, quoted(said), say("W or B"))
        return
    if said != letter:
        draft.faults.repair(
            "initial-colour", place, quoted(said), say("W or B"), say("Read as {letter}", letter=letter)
        )
    draft.colours.append(Said(line, "152", COLOUR_LETTERS[letter]))


def _scoring(draft: Draft, line: int, text: str) -> None:
    """162: pairs of symbol and points; the columns differ between writers, the pairs do not."""
    import re

    said, at = text[3:], 0
    while said[at:].strip():
        found = re.match(_SCORE, said[at:])
        column = len(said) - len(said[at:].lstrip()) + 4
        if not found or found.group(1).upper() not in _SYMBOLS:
            draft.faults.error(
                "scoring",
                Place(line, column, len(text), "162"),
                quoted(said[at:]),
                say("a symbol (W D L A P X) and its points, such as W 3.0"),
            )
            return
        symbol = found.group(1).upper().replace("Z", "A")
        try:
            value = parse_points(found.group(2))
        except ValueError:
            draft.faults.error(
                "scoring",
                Place(line, column, len(text), "162"),
                quoted(found.group()),
                say("points such as 1.0 or 0.5"),
            )
            return
        draft.points.append((line, "162", symbol, value))
        at += found.end()


def _system(draft: Draft, line: int, text: str) -> None:
    said = body(draft, line, text)
    if draft.system and draft.system != said:
        draft.faults.error(
            "record-twice",
            Place(line, 5, len(text), "192"),
            quoted(said),
            say("one tournament type; another record says {system}", system=draft.system),
            say("Remove one of the two"),
        )
    draft.system = said or draft.system


def _tie_breaks(draft: Draft, line: int, text: str) -> None:
    draft.tie_breaks += _listed(body(draft, line, text))


def _ranks_by(draft: Draft, line: int, text: str) -> None:
    draft.ranks_by += _listed(body(draft, line, text))


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


HEADER: dict[str, Callable[[Draft, int, str], None]] = {
    **dict.fromkeys(_TEXTS, _free_text),
    **dict.fromkeys(("062", "072", "082"), _count),
    "112": _deputy,
    "132": _round_dates,
    "142": rounds_of,
    "152": _initial_colour,
    "162": _scoring,
    "192": _system,
    "202": _tie_breaks,
    "212": _ranks_by,
}
"""What reads each header record."""
