"""What each way to write a tournament report file can say, and how.

A dialect is a tuple of parts: functions from a tournament to its lines. What a dialect has no part for is a
loss, told once per kind of thing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum

from pairwright.errors import Sentence
from pairwright.formats.kinds.trf import losses, team_writing
from pairwright.formats.kinds.trf.pairing_lines import WORTHS
from pairwright.lean import NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.points import Points, format_points
from pairwright.model.result import Result
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.tournament import LARGEST_ROUND, Tournament

Part = Callable[[Tournament], Iterable[str]]


class Ahead(Enum):
    """How byes of rounds to come are written."""

    RECORDS = "records 240"
    NEXT_COLUMN = "in the columns of the round to pair"
    COLUMNS = "in the columns of their rounds"
    NOT_AT_ALL = "not at all"


class Dialect(NamedTuple):
    """``parts`` make the lines before the players, ``ahead`` says where byes of rounds to come go, and ``unsaid``
    tells what of a tournament it leaves out."""

    parts: tuple[Part, ...]
    ahead: Ahead
    unsaid: tuple[Callable[[Tournament], Sentence], ...]
    newer_records: bool
    """Whether records that are new in 2026 are written."""
    refused: frozenset[str] = frozenset()
    """Codes that the readers of the dialect refuse."""


def rounds_142(tournament: Tournament) -> Iterator[str]:
    """142: the number of rounds."""
    if tournament.planned_rounds:
        yield f"142 {tournament.planned_rounds}"


def rounds_xxr(tournament: Tournament) -> Iterator[str]:
    """XXR: the same for the engines."""
    if tournament.planned_rounds:
        yield f"XXR {tournament.planned_rounds}"


def colour_152(tournament: Tournament) -> Iterator[str]:
    """152: the initial colour."""
    if tournament.initial_colour is not Colour.NONE:
        yield f"152 {tournament.initial_colour.value.upper()}"


def by_position_xxc(tournament: Tournament) -> Iterator[str]:
    """XXC rank: no official record says it."""
    if tournament.numbered_by_position:
        yield "XXC rank"


def configuration_xxc(tournament: Tournament) -> Iterator[str]:
    """XXC: initial colour and numbering."""
    if tournament.initial_colour is not Colour.NONE:
        yield "XXC white1" if tournament.initial_colour is Colour.WHITE else "XXC black1"
    yield from by_position_xxc(tournament)


def said_by_162(scoring: Scoring) -> bool:
    """Whether record 162 can say all of it."""
    return scoring == Scoring.of(
        scoring.win, scoring.draw, scoring.loss, pairing_bye=scoring.pairing_bye, absence=scoring.absence
    )._replace(unknown=scoring.unknown)


def scoring_162(tournament: Tournament) -> Iterator[str]:
    """162: what differs from the standard; nothing where the record cannot say it (see :func:`scoring_xxs`)."""
    scoring = tournament.scoring
    if scoring == STANDARD or not said_by_162(scoring):
        return
    values: tuple[tuple[str, Points, bool], ...] = (
        ("W", scoring.win, True),
        ("D", scoring.draw, True),
        ("L", scoring.loss, True),
        ("A", scoring.absence, scoring.absence != 0),
        ("P", scoring.pairing_bye, scoring.pairing_bye != scoring.win),
        ("X", scoring.unknown, scoring.unknown != scoring.draw),
    )
    yield "162  " + "    ".join(f"{symbol}{format_points(value):>4}" for symbol, value, needed in values if needed)


_XXS = (
    ("WW", "win"),
    ("BW", "win_black"),
    ("WD", "draw"),
    ("BD", "draw_black"),
    ("WL", "loss"),
    ("BL", "loss_black"),
    ("ZPB", "absence"),
    ("HPB", "half_bye"),
    ("FPB", "full_bye"),
    ("PAB", "pairing_bye"),
    ("FW", "forfeit_win"),
    ("FL", "forfeit_loss"),
)


def scoring_xxs(tournament: Tournament) -> Iterator[str]:
    """XXS: every value that differs from the standard."""
    scoring = tournament.scoring
    different = [
        f"{code}={format_points(getattr(scoring, name))}"
        for code, name in _XXS
        if getattr(scoring, name) != getattr(STANDARD, name)
    ]
    if different:
        yield "XXS " + " ".join(different)


def scoring_xxs_if_needed(tournament: Tournament) -> Iterator[str]:
    """XXS in a file of 2026, for a scoring that record 162 cannot say."""
    if not said_by_162(tournament.scoring):
        yield from scoring_xxs(tournament)
        if losses.unknown(tournament).template:
            yield f"162  X{format_points(tournament.scoring.unknown):>4}"


def scoring_bbx(tournament: Tournament) -> Iterator[str]:
    """BBW to BBU: the values bbpPairings knows."""
    scoring = tournament.scoring
    if scoring == STANDARD:
        return
    values = (scoring.win, scoring.draw, scoring.loss, scoring.absence, scoring.forfeit_loss, scoring.pairing_bye)
    for letter, value in zip("WDLZFU", values, strict=True):
        yield f"BB{letter} {format_points(value):>4}"


def virtual_250(tournament: Tournament) -> Iterator[str]:
    """250: virtual points by ranges."""
    for points, first, last, first_player, last_player in tournament.virtual_points:
        shown = losses.narrow(points)
        if shown:
            yield f"250      {shown:>4} {first:03d} {last:03d} {first_player:4d} {last_player:4d}"


def virtual_xxa(tournament: Tournament) -> Iterator[str]:
    """XXA: virtual points by player, all rounds."""
    table: dict[int, dict[int, Points]] = {}
    for points, first, last, first_player, last_player in tournament.virtual_points:
        for player in tournament.players:
            if first_player <= player.number <= last_player:
                own = table.setdefault(player.number, {})
                for round_ in range(first, last + 1):
                    own[round_] = own.get(round_, 0) + points
    for number in sorted(table):
        own = table[number]
        values = " ".join(f"{losses.narrow(own.get(round_, 0)) or '0.0':>4}" for round_ in range(1, max(own) + 1))
        yield f"XXA {number:4d} {values}"


def forbidden_260(tournament: Tournament) -> Iterator[str]:
    """260: who may not meet, by rounds."""
    for players, first, last in tournament.forbidden:
        yield f"260 {first:03d} {last or LARGEST_ROUND:03d} " + " ".join(f"{number:4d}" for number in players)


def forbidden_xxp(tournament: Tournament) -> Iterator[str]:
    """XXP: who may not meet in the round to pair."""
    for group in tournament.forbidden:
        if group.holds_in(tournament.round_to_pair):
            yield "XXP " + " ".join(map(str, group.players))


_LETTERS = {worth: letter for letter, worth in WORTHS.items()}


def abnormal_299(tournament: Tournament) -> Iterator[str]:
    """299: points the scoring does not give."""
    for points, worth, round_, players in tournament.abnormal_points:
        letter = _LETTERS.get(worth, "") if worth else " "
        shown = losses.narrow(points)
        if letter and shown:
            numbers = " ".join(f"{number:4d}" for number in players)
            yield f"299 {letter}{'':8}{shown:>4}  {f'{round_:03d}' if round_ else '':3} {numbers}"


def byes_240(tournament: Tournament) -> Iterator[str]:
    """240: byes of rounds to come, one line per kind and round."""
    lines: dict[tuple[int, str], list[int]] = {}
    for round_, player, result in tournament.requests:
        if result is not Result.PAIRING_BYE:
            lines.setdefault((round_, result.code), []).append(player)
    for (round_, letter), players in sorted(lines.items()):
        yield f"240 {letter} {round_:03d} " + " ".join(f"{number:4d}" for number in players)


TRF26 = Dialect(
    (
        rounds_142,
        colour_152,
        scoring_162,
        scoring_xxs_if_needed,
        by_position_xxc,
        byes_240,
        virtual_250,
        forbidden_260,
        abnormal_299,
    ),
    Ahead.RECORDS,
    (losses.wide_abnormal, losses.wide_virtual, losses.times, team_writing.unsaid),
    True,
)
_OLD_LOSSES = (
    losses.times,
    losses.wide_virtual,
    losses.abnormal,
    losses.two_games,
    losses.knockout,
    losses.newer,
    losses.national,
    losses.teams,
    team_writing.unsaid,
)
TRF26_OF_TEAMS = Dialect(
    (
        rounds_142,
        colour_152,
        scoring_162,
        scoring_xxs_if_needed,
        by_position_xxc,
        *team_writing.OF_TEAMS,
        virtual_xxa,
        forbidden_xxp,
    ),
    Ahead.COLUMNS,
    (losses.ranges, losses.abnormal, losses.wide_virtual, losses.times, team_writing.wide),
    True,
)
"""Of a tournament of teams: the records 240, 250, 260 and 299 name teams; what is said of players goes elsewhere."""
DIALECTS = {
    "trf26": TRF26,
    "trf16": Dialect(
        (),
        Ahead.NOT_AT_ALL,
        (
            losses.rounds,
            losses.colour,
            losses.position,
            losses.scoring,
            losses.virtual,
            losses.forbidden,
            losses.requests,
            losses.comings,
            losses.expulsions,
            *_OLD_LOSSES,
        ),
        False,
    ),
    "trf16-javafo": Dialect(
        (rounds_xxr, configuration_xxc, scoring_xxs, virtual_xxa, forbidden_xxp),
        Ahead.NEXT_COLUMN,
        (
            losses.unknown,
            losses.ranges,
            losses.later_requests,
            losses.comings_but_absences,
            losses.expulsions,
            *_OLD_LOSSES,
        ),
        False,
    ),
    "trf16-bbp": Dialect(
        (rounds_xxr, configuration_xxc, scoring_bbx, virtual_xxa, forbidden_xxp),
        Ahead.NEXT_COLUMN,
        (
            losses.in_bbx,
            losses.ranges,
            losses.later_requests,
            losses.comings_but_absences,
            losses.expulsions,
            *_OLD_LOSSES,
        ),
        False,
        frozenset(("013",)),
    ),
}
