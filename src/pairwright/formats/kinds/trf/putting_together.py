"""From what the lines say to the tournament: what two records say of one thing is settled here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairwright.errors import Place, say
from pairwright.formats.faults import Faults, field
from pairwright.formats.kinds.trf.columns import columns_of
from pairwright.formats.kinds.trf.draft import Draft, Said
from pairwright.formats.kinds.trf.pairing_lines import EXPULSION, WITHDRAWAL
from pairwright.formats.kinds.trf.player_lines import Lines
from pairwright.formats.kinds.trf.scoring_lines import scoring_of
from pairwright.formats.kinds.trf.team_lines import attach, teams_of
from pairwright.model.abnormal import contradictions, scorings
from pairwright.model.canonical import canonical_abnormal_points, canonical_forbidden, canonical_virtual_points
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.points import Points, format_points
from pairwright.model.result import Result
from pairwright.model.standing import earned
from pairwright.model.tournament import (
    AbnormalPoints,
    ByeRequest,
    Forbidden,
    Information,
    Tournament,
    VirtualPoints,
)


def tournament_of(draft: Draft, lines: Lines, faults: Faults) -> Tournament:
    """The tournament; contradictions between records are collected as faults."""
    numbers = frozenset(lines.line_of)
    rounds = _settled(draft.rounds, "142", faults)
    colour = _settled(draft.colours, "152", faults)
    planned = rounds if isinstance(rounds, int) else 0
    teams = teams_of(draft, numbers)
    tournament = Tournament(
        _with_records(draft, lines.players, numbers, faults),
        _information(draft),
        planned,
        colour if isinstance(colour, Colour) else Colour.NONE,
        scoring_of(draft.points, faults),
        draft.system,
        draft.tie_breaks,
        draft.ranks_by,
        _forbidden(draft, numbers, planned, faults),
        _virtual_points(draft, numbers, faults),
        (),
        teams,
        draft.by_position,
        (),
        _abnormal_points(draft, numbers, faults),
    )
    if tournament.of_two_games or draft.games:
        tournament = _with_games(draft, tournament, faults)
    if draft.team_event:
        tournament = _of_teams(draft, tournament, numbers)
    if draft.knockout or draft.decisions:
        tournament = _of_knockout(draft, tournament)
    requests = _requests(draft, lines, tournament, faults)
    tournament = tournament._replace(requests=requests, other_records=tuple(draft.others))
    _notices(draft, tournament, faults)
    if draft.team_event:
        _without_byes_of_one_team(tournament, faults)
        _contradictions_of_games(draft, tournament, faults)
    return _with_points_checked(tournament, lines, faults)


def _with_games(draft: Draft, tournament: Tournament, faults: Faults) -> Tournament:
    """The tournament with the games of its matches; the players' lines have to say the same of the matches."""
    from pairwright.model.two_games import in_order, misfits, with_match_scoring

    told = with_match_scoring(tournament)._replace(two_games=tuple([match for _, match in draft.games]))
    for index in misfits(told):
        line, match = draft.games[index]
        faults.error(
            "two-games",
            Place(line, 1, 3, "###", match.round, match.white),
            say("games {white}-{black} that do not fit the match in the players' lines", white=match.white,
                black=match.black),
            say("a match of these two, once, with the result that its games give"),
        )  # fmt: skip
    return told._replace(two_games=in_order(told.two_games))


def _of_knockout(draft: Draft, tournament: Tournament) -> Tournament:
    from pairwright.formats.kinds.trf.knockout_lines import terms_of

    return tournament._replace(knockout=terms_of(draft))


def _of_teams(draft: Draft, tournament: Tournament, numbers: frozenset[int]) -> Tournament:
    """The tournament with what is said of its teams."""
    from pairwright.formats.kinds.trf.team_records import team_event_of

    event = team_event_of(draft, tournament.teams, numbers, tournament.planned_rounds)
    return tournament._replace(team_event=event)


def _without_byes_of_one_team(tournament: Tournament, faults: Faults) -> None:
    """Forget the faults of second byes where all players with one are of one team: it is its bye."""
    members = [set(team.members) for team in tournament.teams]
    for round_ in {problem.place.round for problem in faults.problems if problem.code == "two-byes"}:
        players = {player.number for player in tournament.players if player.entry(round_).result is Result.PAIRING_BYE}
        asked = [one for one in tournament.requests if one.round == round_ and one.result is Result.PAIRING_BYE]
        players |= {one.player for one in asked}
        if any(players <= team for team in members):
            faults.problems = [
                problem
                for problem in faults.problems
                if (problem.code, problem.place.round, problem.place.record) != ("two-byes", round_, "001")
            ]


def _contradictions_of_games(draft: Draft, tournament: Tournament, faults: Faults) -> None:
    from pairwright.model.team_checks import contradictions_of_games

    lines = [line for line, _ in draft.teams or draft.old_teams]
    for position, problem in contradictions_of_games(tournament):
        line = lines[position] if len(lines) == len(tournament.teams) else 0
        faults.problems.append(problem._replace(place=problem.place._replace(line=line, record="310")))


def _information(draft: Draft) -> Information:
    texts = draft.information
    return Information(deputies=tuple(draft.deputies), round_dates=draft.round_dates, round_times=(), **texts)


def _settled(said: Sequence[Said], official: str, faults: Faults) -> object:
    """What counts of several statements: the official record, else the extension; None if nothing was said."""
    if not said:
        return None
    ordered = sorted(said, key=lambda one: one.code != official)
    counts = ordered[0]
    for other in ordered[1:]:
        if other.value == counts.value:
            continue
        shown = other.value.value if isinstance(other.value, Colour) else other.value
        first = counts.value.value if isinstance(counts.value, Colour) else counts.value
        place = Place(other.line, 1, 3, other.code)
        found = say("{value} here, {first} in line {line}", value=shown, first=first, line=counts.line)
        if other.code == counts.code:
            faults.error("record-twice", place, found, say("one value"), say("Remove one of the two records"))
        else:
            faults.repair("record-twice", place, found, say("one value"), say("{record} counts", record=counts.code))
    return counts.value


def _with_records(
    draft: Draft, players: tuple[Player, ...], numbers: frozenset[int], faults: Faults
) -> tuple[Player, ...]:
    """The players with their national records, withdrawals, expulsions and late entries."""
    changed = {player.number: player for player in players}
    national = attach(draft, numbers, faults)
    for number, ratings in national.items():
        changed[number] = changed[number]._replace(national=ratings)
    for line, kind, round_, listed in draft.comings:
        for number in _known(listed, numbers, line, "###", draft):
            if kind == WITHDRAWAL:
                changed[number] = changed[number]._replace(withdrawn_from=round_)
            elif kind == EXPULSION:
                changed[number] = changed[number]._replace(expelled_from=round_)
            else:
                changed[number] = changed[number]._replace(enters_in=round_)
    return tuple([changed[player.number] for player in players]) if national or draft.comings else players


def _known(listed: Iterable[int], numbers: frozenset[int], line: int, code: str, draft: Draft) -> tuple[int, ...]:
    """Those of the players who are in the file; the others are dropped, each told."""
    known = []
    for number in dict.fromkeys(listed):
        if number in numbers:
            known.append(number)
        else:
            column = draft.column_of.get((line, number), 0)
            draft.faults.repair(
                "no-such-player",
                Place(line, column, 0, code, 0, number),
                say("player {number}, who is not in the file", number=number),
                say("starting ranks of players"),
                say("The number was passed over"),
            )
    return tuple(known)


def _forbidden(draft: Draft, numbers: frozenset[int], planned: int, faults: Faults) -> tuple[Forbidden, ...]:
    found = []
    for line, code, group in draft.forbidden:
        players = _known(group.players, numbers, line, code, draft)
        if len(players) > 1:
            found.append(group._replace(players=players))
        else:
            faults.repair(
                "forbidden",
                Place(line, 1, 3, code),
                say("fewer than two players who may not meet"),
                say("two or more starting ranks"),
                say("The record was passed over"),
            )
    return canonical_forbidden(found, planned)


def _virtual_points(draft: Draft, numbers: frozenset[int], faults: Faults) -> tuple[VirtualPoints, ...]:
    """Records 250 and XXA in one form; 250 counts where they differ."""
    stated = canonical_virtual_points([points for _, points in draft.virtual], numbers)
    singles = [
        VirtualPoints(value, round_, round_, player, player)
        for _, player, values in draft.virtual_by_player
        for round_, value in enumerate(values, 1)
    ]
    by_player = canonical_virtual_points(singles, numbers)
    for line, given in draft.virtual:
        if not any(given.first_player <= number <= given.last_player for number in numbers):
            faults.repair(
                "no-such-player",
                Place(line, 23, 31, "250"),
                say("players {first} to {last}, none of whom is in the file", first=given.first_player,
                    last=given.last_player),
                say("starting ranks of players"),
                say("The record was passed over"),
            )  # fmt: skip
    for line, player, _ in draft.virtual_by_player:
        _known((player,), numbers, line, "XXA", draft)
    if stated and by_player and stated != by_player:
        faults.repair(
            "virtual-points",
            Place(draft.virtual_by_player[0][0], 1, 3, "XXA"),
            say("virtual points that differ from those of the records 250"),
            say("the same in both, or one of them"),
            say("250 counts"),
        )
    return stated or by_player


def _abnormal_points(draft: Draft, numbers: frozenset[int], faults: Faults) -> tuple[AbnormalPoints, ...]:
    found, lines = [], []
    for line, given in draft.abnormal:
        players = _known(given.players, numbers, line, "299", draft)
        if given.players and not players:
            continue  # not everybody: nobody
        found.append(given._replace(players=players))
        lines.append(line)
    settled = canonical_abnormal_points(found)
    for one, other in contradictions(settled):
        faults.error(
            "abnormal-points",
            Place(lines[other], 14, 17, "299", settled[other].round),
            say(
                "{points} here, {before} for the same in line {line}",
                points=format_points(settled[other].points),
                before=format_points(settled[one].points),
                line=lines[one],
            ),
            say("one value"),
            say("Remove one of the two, or name other players or rounds"),
        )
    return settled


def _requests(draft: Draft, lines: Lines, tournament: Tournament, faults: Faults) -> tuple[ByeRequest, ...]:
    """Byes of rounds to come from the columns, records 240 and XXZ; 240 of a past round must agree with it."""
    paired = len(lines.players[0].entries) if lines.players else 0
    entries = {player.number: player.entries for player in lines.players}
    asked = {(request.round, request.player): request.result for request in lines.requests}
    numbers, in_columns = frozenset(entries), frozenset(asked)
    for line, (round_, player, result) in draft.byes:
        if not _known((player,), numbers, line, "240", draft):
            continue
        before = asked.setdefault((round_, player), result) if round_ > paired else entries[player][round_ - 1].result
        if before is result:
            continue
        place = Place(line, 5, 5, "240", round_, player)
        found = say("bye {letter}, and {before} elsewhere", letter=result.code, before=before.code)
        line_counts = (round_, player) in in_columns or round_ <= paired
        remedy = say("The player's line counts") if line_counts else say("The first counts")
        if round_ > paired:
            faults.repair("two-byes", place, found, say("one kind of bye"), remedy)
        else:
            faults.notice("bye", place, found, say("the same"), remedy)
    for line, players in draft.absent:
        for player in _known(players, numbers, line, "XXZ", draft):
            asked.setdefault((tournament.round_to_pair, player), Result.ABSENT)
    return tuple(ByeRequest(round_, player, asked[round_, player]) for round_, player in sorted(asked))


def _with_points_checked(tournament: Tournament, lines: Lines, faults: Faults) -> Tournament:
    """The points column against the results. A column that includes byes asked for in rounds to come, as some
    programs write it, is right too; those points are taken off the claim."""
    points = earned(tournament)
    wrong = [
        index
        for index, (player, own) in enumerate(zip(tournament.players, points, strict=True))
        if player.declared_points != own and player.declared_points is not None
    ]
    if not wrong:
        return tournament
    to_pair = [asked for asked in tournament.requests if asked.round == tournament.round_to_pair]
    in_columns, next_round = _worth_of(lines.requests, tournament), _worth_of(to_pair, tournament)
    players = list(tournament.players)
    for index in wrong:
        player, own = players[index], points[index]
        declared = player.declared_points or 0
        if declared - own in (in_columns.get(player.number, 0), next_round.get(player.number, 0)):
            players[index] = player._replace(declared_points=own)
            continue
        faults.notice(
            "points",
            field(lines.line_of[player.number], columns_of("points"), "001", player=player.number),
            say("{declared} points declared", declared=format_points(declared)),
            say("{points} by the results", points=format_points(own)),
            say("The results count"),
        )
    return tournament._replace(players=tuple(players))


def _worth_of(requests: Iterable[ByeRequest], tournament: Tournament) -> dict[int, Points]:
    """Points of byes asked for, by player."""
    worth: dict[int, Points] = {}
    for asked in requests:
        scoring = scorings(tournament, asked.round).get(asked.player, tournament.scoring)
        worth[asked.player] = worth.get(asked.player, 0) + scoring.points(asked.result)
    return worth


def _notices(draft: Draft, tournament: Tournament, faults: Faults) -> None:
    count = len(tournament.players)
    line, stated = draft.stated_players
    if stated and stated != count:
        faults.notice(
            "players",
            Place(line, 5, 0, "062"),
            say("{stated} players declared", stated=stated),
            say("{count} player lines", count=count),
            say("The player lines count"),
        )
