"""Writes tournament report files: UTF-8, LF, everything in its columns."""

from __future__ import annotations

from collections.abc import Iterator

from pairwright.errors import Place, Problem, Sentence, Severity, TooLarge, say
from pairwright.formats.base import Writing
from pairwright.formats.kinds.trf.columns import FIRST_ROUND, ROUND_WIDTH
from pairwright.formats.kinds.trf.dialects import DIALECTS, TRF26, TRF26_OF_TEAMS, Ahead, Dialect, abnormal_299
from pairwright.formats.kinds.trf.pairing_lines import EXPULSION, LATE_ENTRY, WITHDRAWAL
from pairwright.formats.kinds.trf.places import with_places
from pairwright.formats.kinds.trf.reader import ONLY_26
from pairwright.formats.kinds.trf.team_lines import national_line, team_line
from pairwright.model.abnormal import changes
from pairwright.model.canonical import canonical, latest_round
from pairwright.model.colour import Colour
from pairwright.model.knockout.terms import BY_THE_DOCUMENTS
from pairwright.model.player import Player
from pairwright.model.points import format_points
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from pairwright.model.standing import worth
from pairwright.model.team import LARGEST_TEAM, names_teams
from pairwright.model.tournament import LARGEST_NUMBER, LARGEST_ROUND, Tournament

_NAME, _RATING, _FEDERATION, _ID, _BIRTH, _POINTS, _RANK = 33, 4, 3, 11, 10, 4, 4
_BLANK = " " * ROUND_WIDTH


def write_trf(tournament: Tournament, code: str) -> Writing:
    """Write in a dialect (see :data:`DIALECTS`). Points are those of the entries in the lines' own columns; ranks
    that nobody declared are places by the tie-breaks the tournament names (else by points), then number. Raises
    :class:`TooLarge` above the format's limits."""
    dialect = DIALECTS[code]
    if dialect is TRF26 and _names_teams(tournament):
        dialect = TRF26_OF_TEAMS
    _check_limits(tournament)
    tournament = canonical(with_places(tournament))
    cut = _Cut()
    lines = [
        *_header(tournament, dialect),
        *(line for part in dialect.parts for line in part(tournament)),
        *_players(tournament, dialect, cut),
        *_teams_and_others(tournament, dialect),
    ]
    sentences = [loss(tournament) for loss in dialect.unsaid]
    if any(min(line, default=" ") < " " for line in lines):
        sentences.append(say("control characters and line ends inside a text"))
    sentences += [*_other_losses(tournament, dialect), *cut.losses()]
    losses = tuple(
        Problem("loss", Severity.NOTICE, Place(), say("{what}: no place in {code}", what=sentence, code=code))
        for sentence in sentences
        if sentence.template
    )
    return Writing("".join(f"{_one_line(line)}\n" for line in lines), losses)


def _names_teams(tournament: Tournament) -> bool:
    """Whether the file will be read as one of a tournament of teams."""
    kept = {record.code for record in tournament.other_records}
    numbered = "310" in kept or any(team.number for team in tournament.teams)
    listed = bool(tournament.teams) or not kept.isdisjoint(("310", "013"))
    return listed and names_teams(tournament.system, tournament.information.kind, numbered=numbered)


class _Cut:
    """Remembers which fields were too long for their columns."""

    def __init__(self) -> None:
        self._fields: dict[Sentence, int] = {}

    def fit(self, text: str, width: int, field: Sentence, player: int) -> str:
        """The text, cut to the width."""
        if len(text) > width:
            self._fields.setdefault(field, player)
            return text[:width]
        return text

    def drop(self, text: str, width: int, field: Sentence, player: int) -> str:
        """The text of a number; blanks if it is too wide, for a number that is cut is another number."""
        if len(text) > width:
            self._fields.setdefault(field, player)
            return ""
        return text

    def losses(self) -> Iterator[Sentence]:
        """What was cut, each with the first player it happened to."""
        for field, player in self._fields.items():
            yield say("{field} wider than its columns (player {player} first)", field=field, player=player)


def _check_limits(tournament: Tournament) -> None:
    largest = max((player.number for player in tournament.players), default=0)
    if largest > LARGEST_NUMBER:
        raise TooLarge("as a pairing number", largest, LARGEST_NUMBER)
    last_team = max([team.number for team in tournament.teams], default=0)
    if last_team > LARGEST_TEAM:
        raise TooLarge("as the number of a team", last_team, LARGEST_TEAM)
    if latest_round(tournament) > LARGEST_ROUND:
        raise TooLarge("rounds", latest_round(tournament), LARGEST_ROUND)


def _one_line(line: str) -> str:
    """No line ends inside a line, no blanks at its end."""
    if min(line, default=" ") < " ":
        line = "".join(character if character >= " " else " " for character in line)
    return line.rstrip(" ")


def _header(tournament: Tournament, dialect: Dialect) -> Iterator[str]:
    information = tournament.information
    kept = {record.code for record in tournament.other_records}
    rated = sum(1 for player in tournament.players if player.rating)
    rows: list[tuple[str, object]] = [
        ("012", information.name),
        ("022", information.city),
        ("032", information.federation),
        ("042", information.start),
        ("052", information.end),
        ("062", "" if "062" in kept else len(tournament.players)),
        ("072", "" if "072" in kept else rated),
        ("082", "" if "082" in kept else len(tournament.teams) or ""),
        ("092", information.kind),
        ("102", information.chief_arbiter),
        *(("112", deputy) for deputy in information.deputies),
        ("122", information.time_control),
    ]
    if dialect.newer_records:
        rows += [
            ("172", information.starting_rank_method),
            ("182", information.pairing_controller),
            ("192", tournament.system),
            ("202", ",".join(tournament.tie_breaks)),
            ("212", ",".join(tournament.ranks_by)),
            ("222", information.encoded_time_control),
        ]
    yield from (f"{code} {text}" for code, text in rows if text != "")
    if any(information.round_dates):
        dates = (date.removeprefix("20") if len(date) == 10 else date[:8] for date in information.round_dates)
        yield "132".ljust(FIRST_ROUND) + "  ".join(f"{date:8}" for date in dates)


def _players(tournament: Tournament, dialect: Dialect, cut: _Cut) -> Iterator[str]:
    white, black = worth(tournament.scoring)
    ahead = _ahead(tournament, dialect)
    outside = changes(tournament) if abnormal_299 in dialect.parts and tournament.points_beside_results else {}
    widest = max(map(len, ahead.values()), default=0)
    for player in tournament.players:
        more = ahead.get(player.number, ())
        counted = [*player.entries, *(entry for entry in more if entry is not _NOTHING)]
        points = sum((black if colour is Colour.BLACK else white)[result] for _, colour, result in counted)
        points += outside.get(player.number, 0)
        cells = "".join(map(_cell, player.entries)) + "".join(
            _BLANK if entry is _NOTHING else _cell(entry) for entry in more
        )
        yield f"{_static(player, format_points(points), cut)}{cells}" + _BLANK * (widest - len(more))
        if dialect.newer_records:
            yield from (national_line(player.number, national) for national in player.national)


def _static(player: Player, points: str, cut: _Cut) -> str:
    number = player.number
    sex = cut.drop(player.sex, 1, say("sex"), number)
    title = cut.fit(player.title, 3, say("title"), number)
    name = cut.fit(player.name, _NAME, say("name"), number)
    rating = cut.drop(str(player.rating) if player.rating > 0 else "", _RATING, say("rating"), number)
    federation = cut.fit(player.federation, _FEDERATION, say("federation"), number)
    fide_id = cut.drop(player.fide_id, _ID, say("FIDE id"), number)
    birth = cut.fit(player.birth, _BIRTH, say("birth date"), number)
    points = cut.drop(points, _POINTS, say("points"), number)
    rank = cut.drop(str(player.declared_rank or ""), _RANK, say("rank"), number)
    return (
        f"001 {number:4d} {sex:1}{title:>3} {name:{_NAME}} {rating:>4} {federation:3} {fide_id:>11} "
        f"{birth:10} {points:>4} {rank:>4}"
    )


def _cell(entry: RoundEntry) -> str:
    opponent, colour, result = entry
    if not opponent:
        return f"  0000 {colour.value} {result.code}"
    return f"  {opponent:4d} {colour.value} {' ' if result is Result.PENDING else result.code}"


_NOTHING = RoundEntry(0, Colour.NONE, Result.ABSENT)
"""Nothing said of a round to come."""


def _ahead(tournament: Tournament, dialect: Dialect) -> dict[int, list[RoundEntry]]:
    """Entries of rounds to come that go into the players' columns, by player."""
    paired, to_pair = tournament.paired_rounds, tournament.round_to_pair
    wanted: dict[tuple[int, int], Result] = {}
    for round_, player, result in tournament.requests:
        if dialect.ahead is Ahead.RECORDS:
            if result is Result.PAIRING_BYE:
                wanted[player, round_] = result
        elif dialect.ahead is Ahead.COLUMNS or (dialect.ahead is Ahead.NEXT_COLUMN and round_ == to_pair):
            wanted[player, round_] = result
    is_over = 0 < tournament.planned_rounds < to_pair
    if dialect.ahead is Ahead.NEXT_COLUMN and not is_over:
        for away in tournament.players:
            if not away.available(to_pair):
                wanted.setdefault((away.number, to_pair), Result.ABSENT)
    ahead: dict[int, list[RoundEntry]] = {}
    for (player, round_), result in sorted(wanted.items(), key=lambda item: item[0]):
        entries = ahead.setdefault(player, [])
        entries += [_NOTHING] * (round_ - paired - 1 - len(entries))
        entries.append(RoundEntry(0, Colour.NONE, result))
    return ahead


def _teams_and_others(tournament: Tournament, dialect: Dialect) -> Iterator[str]:
    if "013" not in dialect.refused:
        for team in tournament.teams:
            yield team_line(team if dialect.newer_records else team._replace(number=0))
    for code, text in tournament.other_records:
        if _writes(code, dialect):
            yield code + text
    if dialect.newer_records:
        yield from _comings(tournament)
        yield from _games(tournament)
        if tournament.knockout != BY_THE_DOCUMENTS:
            from pairwright.formats.kinds.trf.knockout_lines import knockout_lines

            yield from knockout_lines(tournament.knockout)


def _comings(tournament: Tournament) -> Iterator[str]:
    """Comments that keep withdrawals, expulsions and late entries."""
    kinds = ((LATE_ENTRY, "enters_in", 2), (WITHDRAWAL, "withdrawn_from", 1), (EXPULSION, "expelled_from", 1))
    for kind, name, least in kinds:
        by_round: dict[int, list[int]] = {}
        for player in tournament.players:
            round_: int = getattr(player, name)
            if round_ >= least:
                by_round.setdefault(round_, []).append(player.number)
        for round_, numbers in sorted(by_round.items()):
            yield f"### {kind} @ Round {round_}: " + " ".join(map(str, sorted(numbers)))


def _games(tournament: Tournament) -> Iterator[str]:
    """Comments that keep the two games of matches: White of the first game, and his results, first."""
    for match in tournament.two_games:
        of_white, of_black = ("".join(result.code for result in pair) for pair in (match.of_white, match.of_black))
        yield f"### Games @ Round {match.round}: {match.white} {match.black} {of_white} {of_black}"


def _writes(code: str, dialect: Dialect) -> bool:
    return code not in dialect.refused and (dialect.newer_records or code not in ONLY_26)


def _other_losses(tournament: Tournament, dialect: Dialect) -> Iterator[Sentence]:
    lost = sorted({record.code for record in tournament.other_records if not _writes(record.code, dialect)})
    if lost:
        yield say("records {codes}", codes=", ".join(lost))
    if "013" in dialect.refused and tournament.teams:
        yield say("teams")
    if any(player.club for player in tournament.players):
        yield say("the clubs of the players")
    if any(player.category for player in tournament.players):
        yield say("the categories of the players")
