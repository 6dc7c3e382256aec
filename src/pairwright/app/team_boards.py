"""Who sits where in the matches of a round, in the order in which it is published."""

from __future__ import annotations

from pairwright.app.entering import boards_of
from pairwright.errors import NotApplicable, say
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.matches import matches_of, rounds_played
from pairwright.model.result import Result
from pairwright.model.team_field import field_of_teams

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament


class TeamSeat(NamedTuple):
    """A board of a match, the player of the team named first on the left (pairing numbers, 0: nobody). ``colour`` is
    his; the results are those of both."""

    board: int
    left: int
    right: int
    colour: Colour
    results: tuple[Result, Result]

    @property
    def is_game(self) -> bool:
        """Two players sit there."""
        return bool(self.left and self.right)


class TeamMatch(NamedTuple):
    """A match of two teams (their numbers), the one with White on board 1 first."""

    place: int
    first: int
    second: int
    seats: tuple[TeamSeat, ...]


def team_matches(tournament: Tournament, round: int, order: tuple[tuple[int, int], ...] = ()) -> tuple[TeamMatch, ...]:
    """The matches of a round that is paired, in a given order of (White, Black), or in that of publication (C.04.2 art.
    3.6). Raises :class:`NotApplicable` for a round that is not paired."""
    last = rounds_played(tournament)
    if not 0 < round <= last:
        raise NotApplicable(f"round {round}", say("it is not paired yet; the last round is {last}", last=last))
    pairs = [pair for pair in order if pair[1]] or boards_of(field_of_teams(tournament), round)
    matches = matches_of(tournament, round)
    pattern = tournament.team_event.colours or "WB"
    rows = {number: row[round - 1] for number, row in zip(matches.numbers, matches.rows, strict=True)}
    found = []
    for place, (white, black) in enumerate(pairs, 1):
        own, other = rows[white], rows[black]
        seats = []
        for board in range(max(len(own.players), len(other.players))):
            sides = [side.players[board] if board < len(side.players) else 0 for side in (own, other)]
            entries = [
                side.entries[board] if number else None for side, number in zip((own, other), sides, strict=True)
            ]
            colour = Colour.WHITE if pattern[board % len(pattern)] == "W" else Colour.BLACK
            if entries[0] and entries[0].colour is not Colour.NONE:
                colour = entries[0].colour
            results = [entry.result if entry else Result.ABSENT for entry in entries]
            seats.append(TeamSeat(board + 1, sides[0], sides[1], colour, (results[0], results[1])))
        found.append(TeamMatch(place, white, black, tuple(seats)))
    return tuple(found)
