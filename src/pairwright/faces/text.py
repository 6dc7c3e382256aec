"""Answers as text for people: tables, in colour on a terminal and plain elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from pairwright.errors import Sentence, say
from pairwright.faces.wording import CONTROLS
from pairwright.lean import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pairwright.app.commands import Paired
    from pairwright.model.points import Points
    from pairwright.model.tournament import Tournament
    from pairwright.pairing.checker import RoundCheck

Words = Callable[[Sentence], str]
"""Puts a sentence into the language of the reader."""


class Column(NamedTuple):
    """A column of a table; numbers stand at its right edge."""

    title: Sentence
    is_number: bool = False


class Table(NamedTuple):
    """Rows of cells under columns; ``title`` stands above, ``notes`` below."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = ()


class Canvas(NamedTuple):
    """What is written on: ``width`` columns of a terminal, or 0 for plain text; and the reader's language."""

    width: int = 0
    words: Words = str


def points_text(points: Points) -> str:
    """``4½``, ``½``, ``0``; other fractions as ``4.3``."""
    whole, tenths = divmod(abs(points), 10)
    sign = "-" if points < 0 else ""
    if tenths == 5:
        return f"{sign}{whole or ''}½"
    return f"{sign}{whole}.{tenths}" if tenths else f"{sign}{whole}"


def render(table: Table, canvas: Canvas) -> str:
    """The table as text. On a terminal too narrow for it names are shortened, numbers never."""
    room = _room_for_names(table, canvas)
    return _on_terminal(table, canvas, room) if room >= NARROWEST_NAME else _plain(table, canvas.words)


NARROWEST_NAME = 6
"""Characters of a name that still tell who it is; if a terminal has not even them, lines run over."""


def _room_for_names(table: Table, canvas: Canvas) -> int:
    """Characters each of the columns that are no numbers may take."""
    room, names = canvas.width - 3 * len(table.columns), 0
    for index, column in enumerate(table.columns):
        if column.is_number:
            room -= max(len(cell) for cell in (canvas.words(column.title), *(row[index] for row in table.rows)))
        else:
            names += 1
    return room // max(names, 1)


def _plain(table: Table, words: Words) -> str:
    from pairwright.faces.wording.characters import width

    heads = tuple(words(column.title) for column in table.columns)
    lines = [heads, *table.rows] if any(heads) else list(table.rows)
    widths = [max((width(line[index]) for line in lines), default=0) for index in range(len(heads))]
    text = [table.title] if table.title else []
    for line in lines:
        cells = []
        for column, cell, wide in zip(table.columns, line, widths, strict=True):
            room = " " * (wide - width(cell))
            cells.append(room + cell if column.is_number else cell + room)
        text.append("  ".join(cells).rstrip())
    return "\n".join([*text, *table.notes]) + "\n"


def _on_terminal(table: Table, canvas: Canvas, room: int) -> str:
    from io import StringIO

    from rich import box
    from rich.console import Console
    from rich.table import Table as RichTable
    from rich.text import Text

    console = Console(file=StringIO(), force_terminal=True, width=canvas.width, highlight=False)
    drawn = RichTable(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), header_style="bold")
    for column in table.columns:
        drawn.add_column(
            Text(canvas.words(column.title)),
            justify="right" if column.is_number else "left",
            no_wrap=True,
            max_width=None if column.is_number else room,
            overflow="ellipsis",
        )
    for row in table.rows:
        drawn.add_row(*map(Text, row))
    if table.title:
        console.print(Text(table.title, style="bold"))
    console.print(drawn)
    for note in table.notes:
        console.print(Text(note))
    file = console.file
    return file.getvalue() if isinstance(file, StringIO) else ""


PAIR_COLUMNS = (
    Column(say("Bd"), is_number=True),
    Column(say("No"), is_number=True),
    Column(say("White")),
    Column(say("Pts"), is_number=True),
    Column(say("No"), is_number=True),
    Column(say("Black")),
    Column(say("Pts"), is_number=True),
)


def pair_table(paired: Paired, words: Words) -> Table:
    """The boards of a round, the bye last, and below it who is not paired."""
    from pairwright.faces.wording.characters import isolate

    names = {player.number: isolate(player.name) for player in paired.tournament.players}
    if paired.tournament.matches is not None:
        from pairwright.faces.team_tables import MATCH_COLUMNS, match_rows

        rows_of_teams = match_rows(paired, names, words)
        return Table(_heading(paired, words), MATCH_COLUMNS, rows_of_teams, _not_paired(paired, names, words))
    scores = score_texts(paired)
    rows = []
    for board, (white, black) in enumerate(paired.pairing.pairs, 1):
        rows.append(
            (
                str(board),
                str(white),
                names[white],
                scores.get(white, ""),
                str(black) if black else "",
                names[black] if black else words(say("bye")),
                scores.get(black, ""),
            )
        )
    return Table(_heading(paired, words), PAIR_COLUMNS, tuple(rows), _not_paired(paired, names, words))


def score_texts(paired: Paired) -> dict[int, str]:
    """Points of everybody in the round by pairing number, with virtual points beside them: ``3½+1``."""
    state = paired.state
    texts = {}
    for number, score, standing in zip(state.numbers, state.scores, state.standings, strict=True):
        virtual = score - standing
        texts[number] = points_text(standing) + (f"+{points_text(virtual)}" if virtual > 0 else "")
    if state.bye_by_hand:
        texts[state.bye_by_hand] = points_text(_points_before(paired.tournament, state.round, state.bye_by_hand))
    return texts


def _points_before(tournament: Tournament, round: int, number: int) -> Points:
    """Points of a player who is in no table of the round, for he has the bye by hand."""
    from pairwright.model.standing import earned

    before = tournament._replace(
        players=tuple(player._replace(entries=player.entries[: round - 1]) for player in tournament.players)
    )
    numbers = (player.number for player in tournament.players)
    return dict(zip(numbers, earned(before), strict=True))[number]


def _heading(paired: Paired, words: Words) -> str:
    tournament = paired.tournament
    template = "Round {round} of {rounds}, {system}" if tournament.planned_rounds else "Round {round}, {system}"
    head = say(
        template,
        round=paired.pairing.round,
        rounds=tournament.planned_rounds,
        system=paired.pairing.system,
    )
    name = tournament.information.name.translate(CONTROLS)
    return f"{name}: {words(head)}" if name else words(head)


def _not_paired(paired: Paired, names: dict[int, str], words: Words) -> tuple[str, ...]:
    """One line naming those who are not in the round, and what they have instead."""
    from pairwright.app.absent import out_of_knockout, reason_of_absence

    in_round = {number for pair in paired.pairing.pairs for number in pair}
    round_ = paired.pairing.round
    missing = [player for player in paired.tournament.players if player.number not in in_round]
    out = out_of_knockout(paired.tournament, round_) if missing else frozenset()
    listed = []
    for player in missing:
        why = reason_of_absence(paired.tournament, round_, player.number, out)
        listed.append(f"{player.number} {names[player.number]} ({words(why)})")
    if not listed:
        return ()
    return (words(say("Not paired: {players}", players=", ".join(listed))),)


def check_lines(rounds: Iterable[RoundCheck], words: Words, why: Callable[[RoundCheck], Sequence[Sentence]]) -> str:
    """The rounds that differ: what the rules give, what the file has, and ``why``; then how many there were."""
    lines: list[str] = []
    count = wrong = 0
    for found in rounds:
        count += 1
        if found.ok:
            continue
        wrong += 1
        lines.append(words(say("Round {round} differs.", round=found.round)))
        expected = [pair for pair in found.expected if pair not in found.actual]
        actual = [pair for pair in found.actual if pair not in found.expected]
        lines.append("  " + words(say("the rules give: {pairs}", pairs=pairs_text(expected, words))))
        lines.append("  " + words(say("the file has:   {pairs}", pairs=pairs_text(actual, words))))
        lines += ["  " + words(sentence) for sentence in why(found)]
    if not count:
        lines.append(words(say("No round is paired yet.")))
    elif not wrong:
        lines.append(words(say("Rounds checked: {count}. All are as the rules give.", count=count)))
    else:
        lines.append(words(say("Rounds checked: {count}. Different: {wrong}.", count=count, wrong=wrong)))
    return "\n".join(lines) + "\n"


def pairs_text(pairs: Sequence[tuple[int, int]], words: Words) -> str:
    """``7-3, 4-9, 12 bye``: White first."""
    bye = words(say("bye"))
    return ", ".join(f"{white}-{black}" if black else f"{white} {bye}" for white, black in pairs) or "-"
