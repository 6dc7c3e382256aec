"""Games that were not on the list of their round, because a player was away, and are made up for.

Whenever it is played, before the rounds that follow or after them, such a game stands in the round in which the table
has it: so say the report format, which has a column for every round of the schedule, and the cross table.
"""

from __future__ import annotations

from pairwright.app.predetermined import boards_by_table, is_by_table
from pairwright.errors import NotApplicable, say
from pairwright.lean import TYPE_CHECKING
from pairwright.model.acts import MakeUpGame, apply

if TYPE_CHECKING:
    from pairwright.model.tournament import Tournament


def with_game(tournament: Tournament, round: int, white: int, black: int, system: str = "") -> Tournament:
    """The tournament with a game of the table in it, in its round and without a result.

    Raises :class:`NotApplicable` where no table pairs, or it has no such game in the round; :class:`Conflict` for a
    player there is not, or who has an opponent or a bye in the round.
    """
    what = f"{white}-{black}"
    if not is_by_table(tournament, system):
        raise NotApplicable(what, say("round {round} has no such game", round=round))
    changed = apply(tournament, MakeUpGame(round, white, black))
    boards = boards_by_table(changed, round, system)
    if (black, white) in boards:
        raise NotApplicable(what, say("in round {round} {white} has White", round=round, white=black))
    if (white, black) not in boards:
        raise NotApplicable(what, say("they are not to meet in round {round}", round=round))
    return changed
