"""Places of a knockout, and what decided them."""

from __future__ import annotations

from pairwright.app.editions import KNOCKOUT, code_of
from pairwright.errors import NotApplicable, UnknownCode, say
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.knockout.acts import field
from pairwright.model.knockout.play import bracket_of

if TYPE_CHECKING:
    from pairwright.model.knockout.bracket import Bracket, Match, Reached
    from pairwright.model.tournament import Tournament


class PlaceLine(NamedTuple):
    """One participant: the places he shares, what he has reached, and the last match he has played or has now (number,
    0 for none)."""

    first: int
    last: int
    number: int
    name: str
    reached: Reached
    match: int


class KnockoutStandings(NamedTuple):
    """The places of a knockout after so many rounds."""

    tournament: Tournament
    """Its players are those who take part: where teams do, the teams."""
    bracket: Bracket
    lines: tuple[PlaceLine, ...]

    @property
    def rounds(self) -> int:
        """Rounds that count."""
        return self.bracket.round - 1

    @property
    def names(self) -> dict[int, str]:
        """Names by number."""
        return {player.number: player.name for player in self.tournament.players}

    def matches_of(self, number: int) -> tuple[Match, ...]:
        """All matches of one participant. Raises :class:`UnknownCode`."""
        if number not in self.bracket.order:
            raise UnknownCode("player", str(number))
        return tuple([match for match in self.bracket.matches if number in match.players])


def is_knockout(tournament: Tournament) -> bool:
    """Whether it is paired as one."""
    return code_of(tournament) == KNOCKOUT


def knockout_standings(tournament: Tournament, after_round: int = 0) -> KnockoutStandings:
    """The places after a round (0: the last one). Raises :class:`NotApplicable` for a round that is not there, and for
    an announcement that does not fit the number of players."""
    players = field(tournament)
    last = players.paired_rounds
    if after_round > last:
        reason = say("it is not paired yet; the last round is {last}", last=last)
        raise NotApplicable(f"round {after_round}", reason)
    bracket = bracket_of(players, (after_round or last) + 1)
    names = {player.number: player.name for player in players.players}
    seed = {number: place for place, number in enumerate(bracket.order)}
    last_match = {number: match.number for match in bracket.matches for number in match.players}
    lines = []
    for place in bracket.places:
        for number in sorted(place.players, key=seed.__getitem__):
            match = last_match.get(number, 0)
            lines.append(PlaceLine(place.first, place.last, number, names[number], place.reached, match))
    return KnockoutStandings(players, bracket, tuple(lines))
