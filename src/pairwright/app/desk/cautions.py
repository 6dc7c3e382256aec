"""The five levels of warnings, and what each act is warned of. No level can be lowered or switched off.

A warning is about one act on one event. Level 1 is said; 2 to 4 ask for an answer that names the warning, so that
nothing is acknowledged or confirmed that was not shown, and 4 for a reason too; 5 is a refusal. What FIDE mode refuses
may be done outside it.
"""

from __future__ import annotations

from collections.abc import Iterator

from pairwright.app.desk import acts
from pairwright.app.desk.acts import Act
from pairwright.app.desk.changes import late_line, leaving_line
from pairwright.app.desk.entry_cautions import ENTRIES
from pairwright.app.desk.entry_changes import LAST_RENUMBERING
from pairwright.app.desk.event import Event
from pairwright.app.desk.levels import Caution as Caution
from pairwright.app.desk.levels import Level as Level
from pairwright.app.desk.levels import Rule as Rule
from pairwright.app.desk.levels import final, first_correctable, if_final
from pairwright.app.desk.pairing_cautions import PAIRINGS
from pairwright.app.desk.squad_cautions import CAUTIONS
from pairwright.app.desk.terms_cautions import BEFORE_LEAVING, TERMS
from pairwright.app.knockouts import is_knockout
from pairwright.app.predetermined import has_fixed_rounds
from pairwright.errors import Sentence, listing, say
from pairwright.model import acts as core
from pairwright.model.result import Result
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Tournament, TwoGames
from pairwright.model.two_games import match_results


def weigh(event: Event, act: Act) -> tuple[Caution, ...]:
    """Everything the act is warned of, the heaviest first."""
    found = [caution for rule in _RULES.get(type(act), ()) for caution in rule(event, act)]
    return tuple(sorted(found, key=lambda caution: -caution.level))


def report_lines(cautions: tuple[Caution, ...]) -> tuple[str, ...]:
    """What the report file is told when the act is done all the same."""
    return tuple([caution.line for caution in cautions if caution.line and caution.level < Level.REFUSED])


def _numbers(event: Event, act: acts.Renumber) -> Iterator[Caution]:
    if event.round > LAST_RENUMBERING:
        yield Caution(Level.REFUSED, "numbers", say("pairing numbers are frozen once round 4 is paired"))
        return
    if not event.under_way:
        return
    rating = {player.number: player.rating for player in event.tournament.players}
    before = [rating[number] for number in sorted(rating)]
    if [rating.get(number) for number in act.order] != before:
        yield Caution(
            Level.REFUSED, "numbers", say("under way, only players of equal rating may exchange their numbers")
        )
        return
    moved = [f"{old} is now {new}" for new, old in enumerate(act.order, 1) if old != new]
    line = f"Numbers @ Round {event.tournament.round_to_pair}: {', '.join(moved) or 'as before'}"
    yield Caution(Level.CONFIRM, "numbers", say("players of equal rating exchange their numbers"), (), line)


def _result(event: Event, act: core.EnterResult) -> Iterator[Caution]:
    """Only the round before the last one played can still be corrected (Q189-Q193)."""
    before = _standing(event.tournament, act)
    still_open = before in (Result.PENDING, Result.ADJOURNED)
    cleared = before is Result.PENDING and act.round < event.round and not has_fixed_rounds(event.tournament)
    if act.white_result is Result.ADJOURNED and act.round < event.round and not still_open:
        yield Caution(Level.REFUSED, "adjourned", say("a game that has ended cannot be adjourned afterwards"))
    yield from _of_round(event, event.round if still_open else act.round)
    if (still_open and not cleared) or act.round == event.round:
        if before is Result.ADJOURNED and act.round < event.round and not _waited_for(event.tournament):
            yield from _late_adjourned(
                event, act.round, _game(act), drawn=act.white_result is act.black_result is _DRAW
            )
        return
    if (cleared or act.round >= first_correctable(event)) and before is not act.white_result:
        line = f"Correction @ Round {act.round}: {_game(act)}{_instead_of(event.tournament, act)}"
        yield Caution(Level.CONFIRM, "earlier-round", _corrected(event), (), line)


def _corrected(event: Event) -> Sentence:
    if has_fixed_rounds(event.tournament):
        return say("later rounds are paired already; the correction is told to the report")
    template = "round {next} is paired with the result that stands; the correction is told to the report"
    return say(template, next=event.round)


def _standing(tournament: Tournament, act: core.EnterResult | acts.ClearResult | TwoGames) -> Result:
    for player in tournament.players:
        if player.number == act.white:
            return player.entry(act.round).result
    return Result.PENDING


def _instead_of(tournament: Tournament, act: core.EnterResult | acts.ClearResult) -> str:
    """From what the next round was paired, so that it can be checked again."""
    codes = {player.number: player.entry(act.round).result.code for player in tournament.players}
    before = codes.get(act.white, "") + codes.get(act.black, "")
    return f" instead of {before}" if len(before) == 2 else ""


_DRAW = Result.DRAW


def _waited_for(tournament: Tournament) -> bool:
    """Was no later round paired as if an open game had been drawn?"""
    return has_fixed_rounds(tournament) or is_knockout(tournament)


def _late_adjourned(event: Event, round: int, game: str, *, drawn: bool) -> Iterator[Caution]:
    """An adjourned game that did not end in the draw it was paired as (Q163)."""
    if not drawn:
        sentence = say("later rounds were paired as if this game had been drawn")
        line = f"Adjourned game @ Round {round}: {game}, paired as a draw up to round {event.round}"
        yield Caution(Level.CONFIRM, "adjourned", sentence, (), line)


def _game(act: core.EnterResult) -> str:
    return f"{act.white}-{act.black} {act.white_result.code}{act.black_result.code}"


def _two_games(event: Event, act: core.EnterGames) -> Iterator[Caution]:
    """As :func:`_result`, for a match of two games."""
    given = act.match
    before = _standing(event.tournament, given)
    still_open = before in (Result.PENDING, Result.ADJOURNED)
    yield from _of_round(event, event.round if still_open else given.round)
    game = f"{given.white}-{given.black} {_both(given)}"
    if before is Result.ADJOURNED and given.round < event.round and not _waited_for(event.tournament):
        yield from _late_adjourned(event, given.round, game, drawn=match_results(given) == (_DRAW, _DRAW))
    standing = [one for one in event.tournament.two_games if (one.round, one.white) == (given.round, given.white)]
    if given.round == event.round - 1 and not still_open and standing and standing[0] != given:
        template = "round {next} is paired with the result that stands; the correction is told to the report"
        line = f"Correction @ Round {given.round}: {game} instead of {_both(standing[0])}"
        yield Caution(Level.CONFIRM, "earlier-round", say(template, next=event.round), (), line)


def _both(match: TwoGames) -> str:
    return " ".join([f"{one.code}{other.code}" for one, other in zip(match.of_white, match.of_black, strict=True)])


def _late_correction(event: Event, act: acts.CorrectLate) -> Iterator[Caution]:
    """Only where the result itself cannot be corrected any more."""
    given = act.correction
    if given.round >= first_correctable(event) and not event.closed:
        sentence = say("the result of round {round} itself can still be corrected", round=given.round)
        yield Caution(Level.REFUSED, "not-late", sentence)
        return
    sentence = say("standings and pairings stay as they are; only the rating report is told")
    yield Caution(Level.CONFIRM, "late-correction", sentence, (), late_line(given))


def _of_round(event: Event, round: int) -> Iterator[Caution]:
    if event.closed:
        yield Caution(Level.REFUSED, "final", say("the standings are final; take that back first"))
    if 0 < round < first_correctable(event):
        sentence = say(
            "round {round} is over for good: its results can be corrected for the rating report only", round=round
        )
        yield Caution(Level.REFUSED, "old-round", sentence)


def _clear(event: Event, act: acts.ClearResult) -> Iterator[Caution]:
    yield from _of_round(event, act.round)
    if first_correctable(event) <= act.round < event.round:
        line = f"Correction @ Round {act.round}: {act.white}-{act.black} cleared{_instead_of(event.tournament, act)}"
        sentence = say("round {next} is paired with the result that stands", next=event.round)
        if has_fixed_rounds(event.tournament):
            sentence = _corrected(event)
        yield Caution(Level.CONFIRM, "earlier-round", sentence, (), line)


def may_exchange(event: Event, round: int) -> bool:
    """Is it the last round, so that no pairing rests on its colours, of games between two players?"""
    tournament = event.tournament
    in_matches = is_team_event(tournament) or tournament.of_two_games or is_knockout(tournament)
    return round == event.round and not (in_matches or event.closed)


def _exchange_colours(event: Event, act: acts.ExchangeColours) -> Iterator[Caution]:
    yield from final(event)
    if not may_exchange(event, act.round):
        sentence = say("colours are exchanged only before the next round is paired, and not in matches")
        yield Caution(Level.REFUSED, "old-round", sentence)
    line = f"Colours @ Round {act.round}: {act.white}-{act.black} exchanged"
    name = event.tournament.player(act.black).name
    has = say("{number} {name}", number=act.black, name=name)
    sentence = say("{black} has White then, and later rounds are paired by it", black=has)
    yield Caution(Level.CONFIRM, "exchanged", sentence, (), line)


def _leave(event: Event, act: acts.LeaveFideMode) -> Iterator[Caution]:
    follows = (
        say("The tournament is no longer run in FIDE mode"),
        say("FIDE mode can never be entered again for this tournament"),
        say("Every screen, phone and print says so from now on"),
        say("The report file says so"),
    )
    line = leaving_line(event.tournament.round_to_pair, act.reason)
    yield Caution(Level.TWO_STEPS, "leave-fide-mode", say("FIDE mode is left for good"), follows, line)


def _declare(event: Event, _act: acts.Declare) -> Iterator[Caution]:
    """No final standings while a game is open or a conflict waits (Q161, Q169)."""
    open_games = [
        (round_, game.white, game.black)
        for round_ in range(1, event.round + 1)
        for game in event.tournament.round(round_).games
        if {game.white_result, game.black_result} & {Result.PENDING, Result.ADJOURNED}
    ]
    if open_games:
        template = "round {round}: {white}-{black}"
        games = listing(say(template, round=round_, white=white, black=black) for round_, white, black in open_games)
        yield Caution(Level.REFUSED, "open-games", say("games are still open: {games}", games=games))
    if not event.round:
        yield Caution(Level.REFUSED, "no-round", say("no round is played yet"))
    if event.contested:
        yield Caution(Level.REFUSED, "contested", say("two entries contradict each other and wait for a decision"))
    if event.hand.is_open:
        sentence = say("round {round} is being paired by hand; end that first", round=event.hand.round)
        yield Caution(Level.REFUSED, "hand-edits", sentence)
    planned = event.tournament.planned_rounds
    if event.round < planned:
        sentence = say("{played} of {rounds} rounds are played", played=event.round, rounds=planned)
        yield Caution(Level.CONFIRM, "rounds-left", sentence)
    elif is_knockout(event.tournament) and event.goes_on:
        yield Caution(Level.CONFIRM, "rounds-left", say("matches of the knockout are not decided yet"))
    sentence = say("the standings become final: results and settings are locked from then on")
    yield Caution(Level.CONFIRM, "declare", sentence)


_RULES: dict[type, tuple[Rule, ...]] = {
    **TERMS,
    **ENTRIES,
    **CAUTIONS,
    **PAIRINGS,
    acts.Renumber: (if_final, _numbers),
    core.EnterResult: (_result,),
    core.EnterGames: (_two_games,),
    acts.ClearResult: (_clear,),
    acts.ExchangeColours: (_exchange_colours,),
    acts.CorrectLate: (_late_correction,),
    acts.LeaveFideMode: (*BEFORE_LEAVING, _leave),
    acts.Declare: (_declare,),
}
