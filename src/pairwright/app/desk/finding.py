"""Who is meant by a few letters, in any script and with any keyboard."""

from __future__ import annotations

from pairwright.lean import NamedTuple
from pairwright.model.collation import finds, folded, words_of
from pairwright.model.tournament import Tournament

LONGEST_LIST = 50


class Found(NamedTuple):
    """A player or team that fits."""

    number: int
    name: str
    is_team: bool = False


def found(tournament: Tournament, text: str) -> list[Found]:
    """Players and teams of whose names (own and national) words begin so, first those whose name does."""
    wanted = words_of(text)
    if not wanted:
        return []
    people = [(Found(one.number, one.name), [one.name, *(record.name for record in one.national)])
              for one in tournament.players]  # fmt: skip
    people += [(Found(team.number, team.name, is_team=True), [team.name]) for team in tournament.teams]
    fitting = [
        (not folded(one.name).startswith(wanted[0]), one.number, one) for one, names in people if finds(text, *names)
    ]
    return [one for *_, one in sorted(fitting, key=lambda row: row[:2])[:LONGEST_LIST]]
