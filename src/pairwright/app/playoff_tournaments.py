"""Each part of a play-off as a tournament of its own, which ``pair`` goes on with."""

from __future__ import annotations

from pairwright.app.editions import encoded
from pairwright.handbook.playoffs import PLAY_OFFS
from pairwright.lean import TYPE_CHECKING
from pairwright.model.colour import Colour
from pairwright.model.knockout.bracket import From, MatchGame, Phase
from pairwright.model.knockout.colours import upper_is_white
from pairwright.model.knockout.draw import drawn as stages_of
from pairwright.model.knockout.games import phase_of
from pairwright.model.knockout.terms import Colours, GoldenPoint, Knockout
from pairwright.model.result import Result
from pairwright.model.scoring import STANDARD
from pairwright.model.tournament import Tournament
from pairwright.pairing.playoffs.cases import Form, Level
from pairwright.pairing.playoffs.timetable import Meeting, Who
from pairwright.pairing.systems.round_robin.terms import Terms
from pairwright.pairing.systems.round_robin.terms import encoded as encoded_terms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.model.knockout.bracket import Match
    from pairwright.model.player import Player
    from pairwright.model.scoring import Scoring
    from pairwright.pairing.playoffs.timetable import Clocks, Drawn

IMPLEMENTS = (PLAY_OFFS["D"],)

KNOCKOUT, ROUND_ROBIN = encoded("knockout"), encoded_terms(Terms())
"""Encoded types (record 192)."""

GOLDEN_SCORING: Scoring = STANDARD._replace(draw=0, draw_black=STANDARD.win)
"""A golden-point game that is not preceded by others: a draw is a win of Black, in a round robin as in a knockout."""


def terms_of(drawn: Drawn, clocks: Clocks) -> Knockout:
    """What is announced of a part that is a knockout. Where it has golden-point games only, each match is one game, and
    :data:`GOLDEN_SCORING` decides a draw."""
    part = drawn.part
    golden = GoldenPoint(clocks.golden.white.minutes, clocks.golden.black.minutes)
    return Knockout(
        places=part.places,
        games=1 if part.golden else part.games,
        extra=clocks.extra // 2 if Level.EXTRA in part.level else 0,
        golden_point=None if part.golden else golden,
        colours=Colours.LOT,
        lot=drawn.lot,
        tempo=str(clocks.golden if part.golden else clocks.usual),
    )


def rounds_of(drawn: Drawn, clocks: Clocks, game: int = 1) -> tuple[tuple[Meeting, ...], ...]:
    """The matches of a knockout stage by stage, with the colours of this game of each; byes are left out."""
    terms = terms_of(drawn, clocks)
    stages = stages_of(terms, tuple(range(1, len(drawn.seats) + 1)))
    matches = {match.number: match for stage in stages for match in stage.matches}
    rounds = []
    for stage in stages:
        played = [match for match in stage.matches if not _is_bye(match)]
        rounds.append(tuple([_meeting(drawn, terms, game, match, matches) for match in played]))
    return tuple(rounds)


def _is_bye(match: Match) -> bool:
    return any(seat.kind is From.IMAGINARY for seat in match.seats)


def _meeting(drawn: Drawn, terms: Knockout, game: int, match: Match, matches: dict[int, Match]) -> Meeting:
    upper, lower = (_who(drawn, match, side, matches) for side in (0, 1))
    for number in range(1, game + 1):
        phase = phase_of(terms, number)
        is_upper, _ = upper_is_white(terms, match, phase, Colour.WHITE)
        match = match._replace(games=(*match.games, _made_up(number, phase, is_upper=is_upper)))
    white, black = (upper, lower) if is_upper else (lower, upper)
    return Meeting(drawn.part.code, white, black, match.number)


def _made_up(number: int, phase: Phase, *, is_upper: bool) -> MatchGame:
    """A game that is not played yet: what colours ask of the one before."""
    return MatchGame(number, number, phase, is_upper, 0, 0, Result.PENDING, Result.PENDING, (0, 0))


def _who(drawn: Drawn, match: Match, side: int, matches: dict[int, Match]) -> Who:
    """Who sits there; whoever has a bye is known in the next stage."""
    seat = match.seats[side]
    while seat.kind is not From.PLAYER and _is_bye(matches[seat.number]):
        seat = next(one for one in matches[seat.number].seats if one.kind is not From.IMAGINARY)
    return Who(drawn.seats[seat.number - 1]) if seat.kind is From.PLAYER else Who(match=seat.number)


def tournament_of(source: Tournament, drawn: Drawn, players: Sequence[Player], clocks: Clocks) -> Tournament:
    """The part before its first round. ``players`` in the order of the seats, who are numbered in it; nothing is taken
    over from the tournament they come from."""
    part = drawn.part
    tempo = clocks.golden if part.golden else clocks.usual
    name = f"{source.information.name} play-off {part.code}".strip()
    is_knockout = part.form is Form.KNOCKOUT
    information = source.information._replace(
        name=name,
        kind="Individual: Knockout" if is_knockout else "Individual: Round-Robin",
        round_dates=(),
        round_times=(),
        time_control=f"{tempo} min",
        encoded_time_control=tempo.encoded,
        starting_rank_method="",
    )
    made = Tournament(
        tuple([_as_entrant(player, number) for number, player in enumerate(players, 1)]),
        information,
        system=KNOCKOUT if is_knockout else ROUND_ROBIN,
        scoring=GOLDEN_SCORING if part.golden else STANDARD,
    )
    if is_knockout:
        return made._replace(knockout=terms_of(drawn, clocks))
    return made._replace(planned_rounds=Terms().rounds(len(players)))


def _as_entrant(player: Player, number: int) -> Player:
    """The player without what belongs to the tournament he comes from."""
    fresh = player._replace(number=number, entries=(), declared_points=None, declared_rank=None)
    return fresh._replace(enters_in=1, withdrawn_from=0, expelled_from=0)
