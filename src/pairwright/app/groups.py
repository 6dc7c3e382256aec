"""A large field split into groups of equal strength, and the final of the best of each (article G1)."""

from __future__ import annotations

from pairwright.app.standings import Wanted, standings
from pairwright.errors import NotApplicable, say
from pairwright.handbook.round_robin import ROUND_ROBIN
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.initial_order import numbered
from pairwright.model.player import Player
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.round_robin.terms import encoded, is_round_robin, table_size, terms_of

if TYPE_CHECKING:
    from collections.abc import Sequence

IMPLEMENTS = (ROUND_ROBIN["G1"],)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Finalist(NamedTuple):
    """Where a player of the final comes from: group (A, B ...) and his place in it."""

    player: Player
    group: str
    place: int


class Final(NamedTuple):
    """The tournament before its first round, and its players in the order of their numbers."""

    tournament: Tournament
    finalists: tuple[Finalist, ...]


def split(tournament: Tournament, count: int) -> tuple[Tournament, ...]:
    """So many groups, by rating there and back again: 1 to A, 2 to B, 3 to B, 4 to A. Each is a tournament of its own,
    numbered by rating. Raises :class:`NotApplicable` once a round is paired, for teams, and for too many groups."""
    if tournament.paired_rounds:
        raise NotApplicable(say("groups"), say("round {round} is paired", round=tournament.paired_rounds))
    if is_team_event(tournament):
        raise NotApplicable(say("groups"), say("groups are made of players, not of teams"))
    players = numbered(tournament.players)
    most = min(len(players) // 2, len(LETTERS))
    if not 2 <= count <= most:
        template = "{players} players make 2 to {most} groups" if most > 1 else "{players} players make no groups"
        raise NotApplicable(say("{count} groups", count=count), say(template, players=len(players), most=most))
    members: list[list[Player]] = [[] for _ in range(count)]
    for place, player in enumerate(players):
        turn, along = divmod(place, count)
        members[count - 1 - along if turn % 2 else along].append(player)
    return tuple([_group(tournament, LETTERS[place], group) for place, group in enumerate(members)])


def _group(tournament: Tournament, letter: str, members: list[Player]) -> Tournament:
    name = f"{tournament.information.name} {letter}".strip()
    fresh = [player._replace(declared_points=None, declared_rank=None) for player in members]
    return _event(tournament, name, numbered(fresh))


def _event(source: Tournament, name: str, players: tuple[Player, ...]) -> Tournament:
    """A round robin of these players, with what was announced: its kind, if it is one of a round robin, scoring and
    tie-breaks. What named players by number (byes asked for, forbidden pairs) stays behind."""
    announced = source.system.strip().upper() if is_round_robin(source.system) else "FIDE_ROUNDROBIN"
    information = source.information._replace(name=name, kind="Individual: Round-Robin", round_dates=(), round_times=())
    made = Tournament(
        players,
        information,
        scoring=source.scoring,
        system=announced,
        tie_breaks=source.tie_breaks,
        ranks_by=source.ranks_by,
    )
    return made._replace(planned_rounds=terms_of(made).rounds(table_size(made)))


def final(groups: Sequence[Tournament], best: int, wanted: Wanted) -> Final:
    """The best of each group, the winners first, then the second ones, and so on; of one place in the order of the
    groups. Nothing is taken over from the groups. Raises :class:`NotApplicable` for a group that is not finished, or in
    which it is open who is among the best; what :func:`~pairwright.app.standings.standings` raises."""
    if best < 1 or len(groups) * best < 2:
        raise NotApplicable(say("final"), say("a final needs two players"))
    found: list[Finalist] = []
    for place, group in enumerate(groups):
        found += _best_of(group, LETTERS[place % len(LETTERS)], best, wanted)
    _require_different(found)
    found.sort(key=lambda one: (one.place, one.group))
    players = tuple([_as_entrant(one.player, number) for number, one in enumerate(found, 1)])
    name = groups[0].information.name.strip()
    name = name.removesuffix(f" {LETTERS[0]}")
    tournament = _event(groups[0], f"{name} Final".strip(), players)
    finalists = [one._replace(player=player) for one, player in zip(found, players, strict=True)]
    return Final(tournament._replace(system=encoded(terms_of(tournament))), tuple(finalists))


def _require_different(found: Sequence[Finalist]) -> None:
    """Raises :class:`NotApplicable` for one player out of two groups: one of them was named twice."""
    seen: dict[tuple[str | int, ...], str] = {}
    for player, group, _ in found:
        person = (player.name, player.fide_id, player.birth, player.rating, player.federation)
        if player.name and seen.setdefault(person, group) != group:
            reason = say("{name} is in group {other} too", name=player.name, other=seen[person])
            raise NotApplicable(say("group {group}", group=group), reason)


def _as_entrant(player: Player, number: int) -> Player:
    """The player without what belongs to the tournament he comes from."""
    fresh = player._replace(number=number, entries=(), declared_points=None, declared_rank=None)
    return fresh._replace(enters_in=1, withdrawn_from=0, expelled_from=0)


def _best_of(group: Tournament, letter: str, best: int, wanted: Wanted) -> list[Finalist]:
    table = standings(group, wanted)
    if not table.is_final:
        raise NotApplicable(
            say("group {letter}", letter=letter), say("round {round} is the last one played", round=table.rounds)
        )
    ranked = [line for line in table.rows if line.rank]
    within = [line for line in ranked if line.rank <= best]
    if len(within) > best:
        last = within[-1].rank
        tied = ", ".join([f"{line.number} {line.name}" for line in within if line.rank == last])
        reason = say(
            "place {place} is shared by {players}: a play-off or lots decide (--seed)", place=last, players=tied
        )
        raise NotApplicable(say("group {letter}", letter=letter), reason)
    if len(within) < best:
        raise NotApplicable(
            say("group {letter}", letter=letter), say("it has {players} players with a place", players=len(within))
        )
    return [Finalist(group.player(line.number), letter, line.rank) for line in within]
