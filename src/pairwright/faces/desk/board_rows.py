"""Rows and squares of boards as HTML, made at once: hundreds of boards would keep a template too long.

Whatever somebody typed goes through ``escape``; everything else in a row is notation of ours. What is the same in every
row (words, addresses) is worked out once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from html import escape

from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from pairwright.app.desk.entering import Match, Slot
from pairwright.app.desk.sheets import BoardRow, RoundSheet
from pairwright.faces.desk.templatetags.desk import icon, named, score


class _Boards:
    """What the rows of one round share: the addresses of its boards, and words."""

    def __init__(self, slug: str, round: int) -> None:
        self.base = reverse("why", args=[slug, round, 0]).removesuffix("0/")
        self.why = escape(_("Why board %(board)s"))

    def number(self, board: int) -> str:
        """The number of a board, as the link to its reasons."""
        title = self.why % {"board": board}
        return f'<a class="to-why" href="{self.base}{board}/" title="{title}">{board}</a>'


class ResultRows:
    """Draws the boards of a round where results are entered; ``show`` is the view, ``on`` the key of the chosen one."""

    def __init__(self, slug: str, round: int, show: str = "", on: str = "") -> None:
        self._boards = _Boards(slug, round)
        self._reads, self._on = show == "read-back", on
        self._query = f"show={escape(show)}&amp;" if show else ""
        self._white, self._black = _chips()
        unrated, title = escape(_("unrated")), escape(_("not rated"))
        self._unrated = f'<span class="tag" title="{title}">{unrated}</span>'
        self._late = escape(_("for the rating report only"))
        same = _("read back, the same")
        self._same = f'<span class="tag ok">{icon("tick", same)}</span>'
        self._read = _('read: <span class="n">%(read)s</span>')

    def head(self, row: BoardRow, result: str) -> str:
        """The row of a match that stands above those of its boards; ``result`` is HTML already."""
        number = self._boards.number(row.board)
        return f'<tr class="of-match" id="match-{row.board}">{_cells(row, number, str(row.board), result)}</tr>'

    def slot(self, slot: Slot) -> str:
        """The row of a place for one result."""
        put = "put n" if slot.is_open else "put has n"
        game = f"&amp;game={slot.game}" if slot.game else ""
        href = f"?{self._query}board={slot.board}{game}#board-{slot.key}"
        result = (
            f'{self._white}<a class="{put}" href="{href}" tabindex="-1">{slot.result}</a>{self._black}'
            f'<span class="beside-put">{self._beside(slot)}</span>'
        )
        number = str(slot.game) if slot.game else self._boards.number(slot.board)
        chosen = ' class="on" aria-selected="true"' if slot.key == self._on else ""
        stands = "" if slot.is_open else f' data-result="{slot.result}"'
        read = f' data-read="{slot.read}"' if slot.read else ""
        return (
            f'<tr id="board-{slot.key}" data-board="{slot.board}" data-game="{slot.game}"{chosen}{stands}{read}>'
            f"{_cells(slot, number, str(slot.game or slot.board), result)}</tr>"
        )

    def _beside(self, slot: Slot) -> str:
        tags = self._unrated if slot.unrated else ""
        if slot.correction:
            tags += f'<span class="tag l3" title="{self._late}"><span class="n">{slot.correction}</span></span>'
        if self._reads and slot.read and not slot.is_open:
            read = self._read % {"read": slot.read}
            tags += self._same if slot.agrees else f'<span class="tag l3">{read}</span>'
        return tags

    def of(self, match: Match, result: str = "", *, oob: bool = False) -> SafeString:
        """The rows of a match, or of a board that is none; ``result`` is the match's, as HTML."""
        swap = ' hx-swap-oob="true"' if oob else ""
        look = ' class="match-rows"' if match.is_match else ""
        head = self.head(match.row, result) if match.is_match else ""
        slots = "".join([self.slot(slot) for slot in match.slots])
        return mark_safe(f'<tbody id="rows-{match.row.board}"{swap}{look}>{head}{slots}</tbody>')


def public_rows(rows: Iterable[BoardRow]) -> SafeString:
    """Boards as everybody sees them, the games of a match below it."""
    white, black = _chips()
    drawn = []
    for row in rows:
        drawn += [_public(one, white, black) for one in (row, *row.games)]
    return mark_safe("\n".join(drawn))


def _public(row: BoardRow, white: str, black: str) -> str:
    shown = '<span class="faint n">–</span>' if row.is_open else f'<span class="n"><b>{row.result}</b></span>'
    cells = _cells(row, str(row.board), str(row.board), f"{white}{shown}{black}", has_points=not row.of_match)
    return f'<tr class="game">{cells}</tr>' if row.of_match else f"<tr>{cells}</tr>"


def _cells(row: BoardRow | Slot, number: str, board: str, result: str, *, has_points: bool = True) -> str:
    one, other = row.white, row.black
    return (
        f'<td class="no">{number}</td><td class="tp w">{one.number}</td><td class="w">{named(one)}</td>'
        f'<td class="side b">{score(one.points) if has_points else ""}</td><td class="res">{result}</td>'
        f'<td class="side w">{score(other.points) if has_points else ""}</td><td class="b">{named(other)}</td>'
        f'<td class="tp b">{other.number}</td><td class="no" aria-hidden="true">{board}</td>'
    )


def _chips() -> tuple[str, str]:
    """The marks of the colours, with their names."""
    return (
        f'<i class="chip cw" role="img" aria-label="{escape(_("White"))}"></i>',
        f'<i class="chip cb" role="img" aria-label="{escape(_("Black"))}"></i>',
    )


def hall_squares(slug: str, sheet: RoundSheet, clashes: Collection[int]) -> SafeString:
    """A square for every board of the hall: still playing, done, or contradicted."""
    results = reverse("results", args=[slug, sheet.round])
    spoken = escape(_("board %(board)s"))
    drawn = []
    for row in sheet.boards:
        clash = row.board in clashes
        look = "clash" if clash else "in-play" if row.is_open else "ok"
        shown = "?" if clash else "" if row.is_open else row.result
        label = spoken % {"board": row.board}
        drawn.append(
            f'<a href="{results}#board-{row.board}" class="{look}" aria-label="{label}">'
            f'<small class="n">{row.board}</small><b class="n">{shown}</b></a>'
        )
    return mark_safe("".join(drawn))
