"""Each part of a play-off as a tournament of its own, which ``pair`` goes on with."""

from __future__ import annotations

from pairwright.app.editions import encoded
from pairwright.errors import NotApplicable, say
from pairwright.handbook.playoffs import PLAY_OFFS
from pairwright.lean import TYPE_CHECKING
from pairwright.model.colour import Colour
from pairwright.model.knockout.bracket import From
from pairwright.model.knockout.draw import drawn as stages_of
from pairwright.model.knockout.lots import upper_is_white
from pairwright.model.knockout.terms import Colours, GoldenPoint, Knockout
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
"""A golden-point game in a round robin: a draw is a win of Black."""


def terms_of(drawn: Drawn, clocks: Clocks | None = None) -> Knockout:
    """What is announced of a part that is a knockout."""
    part = drawn.part
    golden = GoldenPoint()
    told = Knockout()
    if clocks:
        golden = GoldenPoint(clocks.golden.white.minutes, clocks.golden.black.minutes)
        told = told._replace(tempo=str(clocks.usual))
    extra = clocks.extra // 2 if clocks and Level.EXTRA in part.level else 0
    games = 0 if part.golden else part.games
    return told._replace(
        places=part.places,
        games=games,
        extra=extra,
        golden_point=golden,
        colours=Colours.LOT,
        lot=drawn.lot,
    )


def rounds_of(drawn: Drawn) -> tuple[tuple[Meeting, ...], ...]:
    """The matches of a knockout stage by stage, White of the first game first; byes are left out."""
    terms = terms_of(drawn)
    stages = stages_of(terms, tuple(range(1, len(drawn.seats) + 1)))
    matches = {match.number: match for stage in stages for match in stage.matches}
    rounds = []
    for stage in stages:
        played = [match for match in stage.matches if not _is_bye(match)]
        rounds.append(tuple([_meeting(drawn, terms, match, matches) for match in played]))
    return tuple(rounds)


def _is_bye(match: Match) -> bool:
    return any(seat.kind is From.IMAGINARY for seat in match.seats)


def _meeting(drawn: Drawn, terms: Knockout, match: Match, matches: dict[int, Match]) -> Meeting:
    upper, lower = (_who(drawn, match, side, matches) for side in (0, 1))
    is_upper = upper_is_white(terms, match.number, 1)
    white, black = (upper, lower) if is_upper else (lower, upper)
    return Meeting(drawn.part.code, white, black, match.number)


def _who(drawn: Drawn, match: Match, side: int, matches: dict[int, Match]) -> Who:
    """Who sits there; whoever has a bye is known in the next stage."""
    seat = match.seats[side]
    while seat.kind is not From.PLAYER and _is_bye(matches[seat.number]):
        seat = next(one for one in matches[seat.number].seats if one.kind is not From.IMAGINARY)
    return Who(drawn.seats[seat.number - 1]) if seat.kind is From.PLAYER else Who(match=seat.number)


def tournament_of(source: Tournament, drawn: Drawn, players: Sequence[Player], clocks: Clocks) -> Tournament:
    """The part before its first round. ``players`` in the order of the seats, who are numbered in it; nothing is taken
    over from the tournament they come from. Raises :class:`NotApplicable` for teams."""
    if source.matches is not None or source.teams:
        reason = say("a file is written for players; a play-off of teams is paired as a tournament of their own")
        raise NotApplicable("play-off", reason)
    part = drawn.part
    tempo = clocks.golden if part.golden else clocks.usual
    name = f"{source.information.name} play-off {part.code}".strip()
    is_knockout = part.form is Form.KNOCKOUT
    information = source.information._replace(
        name=name,
        kind="Individual: Knockout" if is_knockout else "Individual: Round-Robin",
        round_dates=(),
        time_control=f"{tempo} min",
        encoded_time_control=tempo.encoded,
        starting_rank_method="",
    )
    made = Tournament(
        tuple([_as_entrant(player, number) for number, player in enumerate(players, 1)]),
        information,
        system=KNOCKOUT if is_knockout else ROUND_ROBIN,
    )
    if is_knockout:
        return made._replace(knockout=terms_of(drawn, clocks), initial_colour=Colour.WHITE)
    rounds = Terms().rounds(len(players))
    return made._replace(planned_rounds=rounds, scoring=GOLDEN_SCORING if part.golden else STANDARD)


def _as_entrant(player: Player, number: int) -> Player:
    """The player without what belongs to the tournament he comes from."""
    fresh = player._replace(number=number, entries=(), declared_points=None, declared_rank=None)
    return fresh._replace(enters_in=1, withdrawn_from=0, expelled_from=0)
