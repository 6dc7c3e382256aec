"""What contradicts itself in a tournament: all of it, at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from pairwright.errors import Place, Problem, Sentence, Severity, say
from pairwright.model.abnormal import CHANGEABLE, contradictions
from pairwright.model.agreement import round_problems
from pairwright.model.knockout.checks import problems_of_knockout
from pairwright.model.points import format_points
from pairwright.model.result import Result
from pairwright.model.round import ABSENT, RoundEntry
from pairwright.model.standing import earned
from pairwright.model.team import NOTHING_SAID, is_team_event
from pairwright.model.team_checks import problems_of_teams
from pairwright.model.tournament import LARGEST_NUMBER, Tournament
from pairwright.model.two_games import misfits

FATAL = frozenset(
    ("number", "same-number", "no-such-player", "one-sided", "own-opponent", "same-colour", "no-colour")
).union(
    (
        "abnormal-points",
        "no-opponent",
        "bye-with-opponent",
        "bye-with-colour",
        "played-or-not",
        "two-byes",
        "range",
        "forbidden",
        "no-such-team",
        "same-team",
        "member-twice",
        "line-up",
        "forfeit",
        "colours",
        "two-games",
        "knockout",
    )
)
"""Codes of errors without which no reader lets a tournament in."""

_NOTHING = Sentence("")
_REQUESTED = (Result.FULL_BYE, Result.HALF_BYE, Result.ABSENT, Result.PAIRING_BYE)


def problems(tournament: Tournament) -> tuple[Problem, ...]:
    """All inconsistencies of the value, in the order of its parts.

    Errors make a pairing meaningless; notices are odd but can be worked with (a game both have won, points
    declared that the results do not give).
    """
    return (
        *_of_players(tournament),
        *_of_rounds(tournament),
        *_of_requests(tournament),
        *_of_scoring(tournament),
        *_of_decisions(tournament),
        *_of_abnormal_points(tournament),
        *_of_two_games(tournament),
        *problems_of_knockout(tournament),
        *(problems_of_teams(tournament) if tournament.teams or tournament.team_event != NOTHING_SAID else ()),
        *_of_points(tournament),
    )


def _error(code: str, place: Place, found: Sentence, expected: Sentence = _NOTHING) -> Problem:
    return Problem(code, Severity.ERROR, place, found, expected)


def _notice(code: str, place: Place, found: Sentence, expected: Sentence = _NOTHING) -> Problem:
    return Problem(code, Severity.NOTICE, place, found, expected)


def _of_players(tournament: Tournament) -> Iterator[Problem]:
    seen: set[int] = set()
    for player in tournament.players:
        number = player.number
        place = Place(player=number)
        if not 1 <= number <= LARGEST_NUMBER:
            yield _error(
                "number",
                place,
                say("pairing number {number}", number=number),
                say("1 to {limit}", limit=LARGEST_NUMBER),
            )
        if number in seen:
            yield _error("same-number", place, say("two players with this number"), say("one"))
        seen.add(number)
        yield from _of_coming(player.enters_in, player.withdrawn_from, place)
        if player.expelled_from < 0:
            yield _error("round", place, say("a round below 1"), say("rounds are counted from 1"))
        for round_, entry in enumerate(player.entries, 1):
            if round_ < player.enters_in and entry.result.took_part:
                yield _notice(
                    "not-yet-there",
                    Place(round=round_, player=number),
                    say("plays, but enters in round {round_}", round_=player.enters_in),
                    say("nothing before a late entry"),
                )
            elif player.available(round_) or not entry.result.took_part or entry.result is Result.FORFEIT_LOSS:
                continue  # in a round robin whoever has left loses his other games by forfeit (C.05 art. 6.6)
            elif 0 < player.expelled_from <= round_:
                yield _notice(
                    "expelled",
                    Place(round=round_, player=number),
                    say("plays, but was expelled from round {round_} on", round_=player.expelled_from),
                    say("nothing after an expulsion"),
                )
            else:
                yield _notice(
                    "withdrawn",
                    Place(round=round_, player=number),
                    say("plays, but withdrew from round {round_} on", round_=player.withdrawn_from),
                    say("nothing after a withdrawal"),
                )


def _of_coming(enters_in: int, withdrawn_from: int, place: Place) -> Iterator[Problem]:
    if enters_in < 1 or withdrawn_from < 0:
        yield _error("round", place, say("a round below 1"), say("rounds are counted from 1"))
    if withdrawn_from and withdrawn_from <= enters_in > 1:
        yield _error(
            "withdrawn",
            place,
            say(
                "withdraws from round {withdrawn}, enters in round {enters}", withdrawn=withdrawn_from, enters=enters_in
            ),
            say("a withdrawal after the entry"),
        )


def _of_rounds(tournament: Tournament) -> Iterator[Problem]:
    """The games of every paired round, and entries that stand where only requests may be."""
    paired, planned = tournament.paired_rounds, tournament.planned_rounds
    of_teams = is_team_event(tournament)
    if planned < 0:
        yield _error("rounds", Place(), say("{planned} planned rounds", planned=planned), say("0 (not known) or more"))
    if 0 < planned < paired:
        yield _error(
            "rounds", Place(round=paired), say("a round after the last one"), say("{planned} rounds", planned=planned)
        )
    for round_ in range(1, paired + 1):
        entries = {player.number: player.entry(round_) for player in tournament.players}
        yield from (
            problem
            for problem in round_problems(round_, entries)
            if not (of_teams and problem.code == "two-byes" and one_team_has_the_bye(tournament, entries))
        )
        if round_ < paired:
            for white, black in tournament.open_games(round_):
                yield _notice(
                    "open-game",
                    Place(round=round_, player=white),
                    say("no result against {black}, though a later round is paired", black=black),
                    say("a result, or ? for an adjourned game"),
                )
    for player in tournament.players:
        for round_, entry in enumerate(player.entries[paired:], paired + 1):
            if entry != ABSENT and not _is_bye(entry):
                yield _error(
                    "no-opponent",
                    Place(round=round_, player=player.number),
                    say("result {result} in a round that is not paired", result=entry.result.code),
                    say("a bye (F, H, Z or U) or nothing"),
                )


def one_team_has_the_bye(tournament: Tournament, entries: Mapping[int, RoundEntry]) -> bool:
    """Whether all the pairing-allocated byes of a round are those of the players of one team."""
    players = [number for number, entry in entries.items() if entry.result is Result.PAIRING_BYE]
    return any(set(players) <= set(team.members) for team in tournament.teams)


def _in_one_team(tournament: Tournament, *players: int) -> bool:
    return any(set(players) <= set(team.members) for team in tournament.teams)


def _is_bye(entry: RoundEntry) -> bool:
    return not entry.opponent and entry.result in _REQUESTED


def _of_requests(tournament: Tournament) -> Iterator[Problem]:
    paired, planned = tournament.paired_rounds, tournament.planned_rounds
    numbers = {player.number: player for player in tournament.players}
    seen: dict[tuple[int, int], Result] = {}
    by_hand: dict[int, int] = {}
    of_teams = is_team_event(tournament)
    for round_, number, result in tournament.requests:
        place = Place(round=round_, player=number)
        if number not in numbers:
            yield _error("no-such-player", place, say("a bye for a player who is not in the tournament"))
        elif paired < round_ <= len(numbers[number].entries) and numbers[number].entry(round_).result is not result:
            yield _error("two-byes", place, say("a request and an entry of another kind"), say("one kind of bye"))
        if result not in _REQUESTED:
            yield _error("bye", place, say("a request for {result}", result=result.code), say("F, H, Z or U"))
        if round_ <= paired:
            yield _error("past-round", place, say("a request for a round that is paired"), say("a round to come"))
        elif 0 < planned < round_:
            yield _notice(
                "rounds", place, say("a request after the last round"), say("{planned} rounds", planned=planned)
            )
        if seen.setdefault((round_, number), result) is not result:
            yield _error("two-byes", place, say("two kinds of byes in one round"), say("one kind of bye"))
        if result is Result.PAIRING_BYE and by_hand.setdefault(round_, number) != number:
            if of_teams and _in_one_team(tournament, number, by_hand[round_]):
                continue
            yield _error(
                "two-byes",
                place,
                say("a second bye set by hand, after that of player {other}", other=by_hand[round_]),
                say("one pairing-allocated bye a round"),
            )


def _of_scoring(tournament: Tournament) -> Iterator[Problem]:
    scoring = tournament.scoring
    colours = (
        (scoring.win, scoring.draw, scoring.loss),
        (scoring.win_black, scoring.draw_black, scoring.loss_black),
    )
    draws = scoring.draw + scoring.draw_black
    decided = max(scoring.win + scoring.loss_black, scoring.win_black + scoring.loss)
    if draws > decided:
        yield _error(
            "scoring",
            Place(record="162"),
            say("two draws ({draws}) are worth more than a win and a loss", draws=format_points(draws)),
            say("at most {points}", points=format_points(decided)),
        )
    for win, draw, loss in dict.fromkeys(colours):
        if not loss <= draw <= win or win <= loss:
            yield _error(
                "scoring",
                Place(record="162"),
                say("{win} for a win, {draw} for a draw, {loss} for a loss", win=format_points(win),
                    draw=format_points(draw), loss=format_points(loss)),
                say("more for a win than for a loss, and a draw between"),
            )  # fmt: skip
    if scoring.pairing_bye > max(scoring.win, scoring.win_black):
        yield _error(
            "scoring",
            Place(record="162"),
            say("the pairing-allocated bye is worth {points}", points=format_points(scoring.pairing_bye)),
            say("at most a win ({points})", points=format_points(scoring.win)),
        )
    if min(scoring) < 0:
        yield _notice("scoring", Place(record="162"), say("a result that takes points away"))


def _of_decisions(tournament: Tournament) -> Iterator[Problem]:
    """Forbidden pairings and virtual points."""
    numbers = {player.number for player in tournament.players}
    for players, first, last in tournament.forbidden:
        for number in players:
            if number not in numbers:
                yield _error(
                    "no-such-player", Place(record="260", player=number), say("forbidden pairings of an unknown player")
                )
        if len(set(players)) < 2:
            yield _error("forbidden", Place(record="260"), say("fewer than two players who may not meet"))
        yield from _of_range(first, last or first, "260")
    for points, first, last, first_player, last_player in tournament.virtual_points:
        yield from _of_range(first, last, "250")
        yield from _of_range(first_player, last_player, "250")
        if points < 0:
            yield _error("virtual-points", Place(record="250"), say("negative virtual points"))


def _of_two_games(tournament: Tournament) -> Iterator[Problem]:
    for index in misfits(tournament):
        match = tournament.two_games[index]
        yield _error(
            "two-games",
            Place(round=match.round, player=match.white),
            say("games {white}-{black} that do not fit the match", white=match.white, black=match.black),
            say("a match of these two, once, with the result that its games give"),
        )


def _of_abnormal_points(tournament: Tournament) -> Iterator[Problem]:
    numbers = {player.number for player in tournament.players}
    for _, worth, round_, players in tournament.abnormal_points:
        place = Place(record="299", round=max(round_, 0))
        for number in players:
            if number not in numbers:
                yield _error(
                    "no-such-player", place._replace(player=number), say("abnormal points of an unknown player")
                )
        if worth and worth not in CHANGEABLE:
            yield _error(
                "abnormal-points",
                place,
                say("other points for a result that cannot have them ({worth})", worth=worth.value),
                say("a win, a draw, a loss, a forfeit or a requested bye"),
            )
        if round_ < 0:
            yield _error("range", place, say("round {round}", round=round_), say("a round, or 0 for all rounds"))
        elif 0 < tournament.planned_rounds < round_:
            yield _notice(
                "abnormal-points",
                place,
                say("a round after the last one"),
                say("{planned} rounds", planned=tournament.planned_rounds),
            )
    for one, other in contradictions(tournament.abnormal_points):
        before, given = tournament.abnormal_points[one], tournament.abnormal_points[other]
        yield _error(
            "abnormal-points",
            Place(record="299", round=max(given.round, 0)),
            say("{points} and {before} for one result", points=format_points(given.points),
                before=format_points(before.points)),
            say("one value"),
        )  # fmt: skip


def _of_range(first: int, last: int, record: str) -> Iterator[Problem]:
    if not 1 <= first <= last:
        yield _error(
            "range",
            Place(record=record),
            say("from {first} to {last}", first=first, last=last),
            say("a range from 1 up"),
        )


def _of_points(tournament: Tournament) -> Iterable[Problem]:
    for player, own in zip(tournament.players, earned(tournament), strict=True):
        declared = player.declared_points
        if declared is not None and declared != own:
            yield _notice(
                "points",
                Place(player=player.number),
                say("{declared} points declared", declared=format_points(declared)),
                say("{points} by the results", points=format_points(own)),
            )
