"""What an arbiter records of a knockout.

::

    DecideMatch   who goes on in a match that the games do not decide
"""

from __future__ import annotations

from pairwright.errors import Conflict, NotApplicable, UnknownCode, say
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.knockout.terms import DecidedBy, Decision
from pairwright.model.team import is_team_event

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament


class DecideMatch(NamedTuple):
    """``winner`` (0: nobody, both are out) goes on from the match with this number."""

    match: int
    winner: int
    by: DecidedBy = DecidedBy.ARBITER


def field(tournament: Tournament) -> Tournament:
    """Who takes part: the players, or the teams."""
    if tournament.matches is not None or not is_team_event(tournament):
        return tournament
    from pairwright.model.team_field import field_of_teams

    return field_of_teams(tournament)


def decide_match(tournament: Tournament, act: DecideMatch) -> Tournament:
    """The tournament with the decision, which holds from the next round on. Raises :class:`Conflict`."""
    from pairwright.model.knockout.play import bracket_of

    players = field(tournament)
    round_ = players.round_to_pair
    try:
        match = bracket_of(players, round_).match(act.match)
    except (UnknownCode, NotApplicable) as error:
        raise Conflict(act, error.sentence) from None
    if not match.is_open:
        template = "match {match} is not open: {why}"
        why = say("its players are not known yet") if not match.since else say("it was decided before")
        raise Conflict(act, say(template, match=act.match, why=why))
    if act.winner not in (*match.players, 0):
        one, other = match.players
        template = "{winner} does not play match {match}; it is between {one} and {other}"
        raise Conflict(act, say(template, winner=act.winner, match=act.match, one=one, other=other))
    decision = Decision(round_, act.match, act.winner, act.by)
    terms = tournament.knockout
    return tournament._replace(knockout=terms._replace(decisions=in_order((*terms.decisions, decision))))


def in_order(decisions: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """By round, then match."""
    return tuple(sorted(decisions, key=_place))


def _place(decision: Decision) -> tuple[int, int]:
    return decision.round, decision.match
