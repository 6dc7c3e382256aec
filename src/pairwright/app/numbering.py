"""Pairing numbers before round 1: by rating, title, national rating, alphabet, the arbiter's order, or lot."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from pairwright.app.editions import code_of
from pairwright.app.numbering_keys import (
    AS_USUAL,
    BY_SYSTEM,
    BY_TEAMS,
    NATIONAL_FOR_UNRATED,
    OF_PLAYERS,
    OF_TEAMS,
    TODAY,
    Asked,
    Key,
    given_places,
    keys_to_use,
    rating_method,
)
from pairwright.app.slips import slip
from pairwright.errors import NotApplicable, Place, Problem, Sentence, Severity, listing, say
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.alphabet import alphabet_key, alphabet_name
from pairwright.model.canonical import with_byes_ahead
from pairwright.model.initial_order import TITLES, TITLES_1998, national_rating, title_place
from pairwright.model.renumbering import with_players_in, with_teams_in
from pairwright.model.standing import earned
from pairwright.model.team import is_team_event, team_numbers

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from pairwright.model.tournament import Tournament

BEST_BOARDS = 4
"""Ratings that make the average of a team (Olympiad art. 8)."""


class Numbered(NamedTuple):
    """One participant: his number, the one he had, and the key that put him below the one above (empty: none)."""

    number: int
    before: int
    name: str
    title: str
    rating: int
    """The one that counted; of a team the average of its best, rounded half up."""
    national: int
    federation: str
    decided_by: str


class Numbering(NamedTuple):
    """The tournament with its new numbers, everybody in order, and the keys that were used."""

    tournament: Tournament
    keys: tuple[Key, ...]
    lines: tuple[Numbered, ...]
    of_teams: bool
    notices: tuple[Problem, ...]

    @property
    def is_drawn(self) -> bool:
        """Whether lot decided anything."""
        return any(line.decided_by in (Key.LOT.value, Key.VARMA.value) for line in self.lines)


class _Entrant(NamedTuple):
    """Somebody to be numbered; ``values`` are what he is sorted by, key for key, the lowest first."""

    values: tuple[Any, ...]
    before: int
    name: str
    title: str = ""
    rating: int = 0
    national: int = 0
    federation: str = ""
    has_left: bool = False
    """Before round 1 of a round robin: the table is made for the others (C.05 A1.9)."""


LEFT = "left"
"""What puts such a player below the others, where a key would stand."""


def number(tournament: Tournament, asked: Asked = AS_USUAL) -> Numbering:
    """The tournament with pairing numbers by these keys; of teams where they are what takes part.

    Raises :class:`NotApplicable` once a round is paired, for a key or method that does not suit;
    :class:`~pairwright.errors.UnknownCode` for a number nobody has. Whom no key separates keep the order of their
    present numbers.
    """
    if tournament.paired_rounds:
        reason = say("round {round} is paired: the numbers stay as they are", round=tournament.paired_rounds)
        raise NotApplicable(say("numbering"), reason)
    if is_team_event(tournament):
        keys = keys_to_use(asked, BY_TEAMS, OF_TEAMS)
        lines = _in_order(_teams(tournament, asked, keys), keys)
        changed = with_teams_in(tournament, [line.before for line in lines])
    else:
        keys = keys_to_use(asked, BY_SYSTEM.get(code_of(tournament, asked.system), TODAY), OF_PLAYERS)
        lines = _in_order(_players(tournament, asked, keys), keys)
        changed = with_players_in(tournament, [line.before for line in lines])
        changed = _with_method(changed, asked.ratings)
    notices = _notices(tournament, lines, keys)
    if Key.VARMA in keys:
        from pairwright.app.varma import late_meetings

        notices += tuple([_notice(sentence) for sentence in late_meetings(changed.players)])
    return Numbering(changed, keys, lines, is_team_event(tournament), notices)


def _players(tournament: Tournament, asked: Asked, keys: Sequence[Key]) -> list[_Entrant]:
    method = rating_method(asked.ratings or tournament.information.starting_rank_method)
    system = code_of(tournament, asked.system)
    titles = TITLES_1998 if system == "dutch-1998" else TITLES
    scores = earned(with_byes_ahead(tournament))
    places = given_places(asked.order, [player.number for player in tournament.players], "player")
    draw = _draw(tournament, asked)
    gone = _gone(tournament, asked)
    restricted = _restricted(tournament, keys, draw, gone)
    found = []
    for player, score in zip(tournament.players, scores, strict=True):
        rating, national = method.rating(player), national_rating(player, method.federation)
        values: dict[Key, Any] = {
            Key.SCORE: -score,
            Key.RATING: (-rating, 0 if rating or system not in NATIONAL_FOR_UNRATED else -national),
            Key.TITLE: title_place(player.title, titles),
            Key.NATIONAL: -national,
            Key.NAME: alphabet_key(alphabet_name(player)),
            Key.ORDER: places.get(player.number, len(places)),
            Key.LOT: slip(draw, player.name, player.fide_id, player.birth),
            Key.VARMA: restricted.get(player.number, 0),
        }
        entrant = _Entrant(tuple([values[key] for key in keys]), player.number, player.name, player.title)
        entrant = entrant._replace(rating=rating, national=national, federation=player.federation)
        found.append(entrant._replace(has_left=player.number in gone))
    return found


def _gone(tournament: Tournament, asked: Asked) -> frozenset[int]:
    """Who has left a round robin before it began."""
    if not code_of(tournament, asked.system).startswith("round-robin"):
        return frozenset()
    from pairwright.tiebreaks.departures import left_before_it_began

    return frozenset([player.number for player in tournament.players if left_before_it_began(player)])


def _restricted(tournament: Tournament, keys: Sequence[Key], draw: str, gone: frozenset[int]) -> dict[int, int]:
    """The numbers of a restricted draw, where one is asked for."""
    if Key.VARMA not in keys:
        return {}
    from pairwright.app.varma import varma_numbers

    if len(keys) > 1:
        raise NotApplicable("--by varma", say("it gives every number itself: no other key goes with it"))
    return varma_numbers([player for player in tournament.players if player.number not in gone], draw)


def _teams(tournament: Tournament, asked: Asked, keys: Sequence[Key]) -> list[_Entrant]:
    numbers = team_numbers(tournament.teams)
    places = given_places(asked.order, numbers, "team")
    draw = _draw(tournament, asked)
    rating_of = {player.number: player.rating or asked.floor for player in tournament.players}
    found = []
    for before, team in zip(numbers, tournament.teams, strict=True):
        best = sorted([rating_of.get(member, 0) for member in team.members], reverse=True)
        average = _average(best[:BEST_BOARDS])
        values: dict[Key, Any] = {
            Key.AVERAGE: -average,
            Key.FIFTH: -best[BEST_BOARDS] if len(best) > BEST_BOARDS else 0,
            Key.ORDER: places.get(before, len(places)),
            Key.NAME: alphabet_key(team.name),
            Key.LOT: slip(draw, team.name),
        }
        rounded = (2 * average.numerator + average.denominator) // (2 * average.denominator)
        found.append(_Entrant(tuple([values[key] for key in keys]), before, team.name, rating=rounded))
    return found


def _average(best: Sequence[int]) -> Fraction:
    return Fraction(sum(best), len(best) or 1)


def _in_order(entrants: Iterable[_Entrant], keys: Sequence[Key]) -> tuple[Numbered, ...]:
    order = sorted(entrants, key=lambda entrant: (entrant.has_left, entrant.values, entrant.before))
    decided = [""] if order else []
    for above, below in pairwise(order):
        if below.has_left:
            decided.append(LEFT)
            continue
        differing = [
            key.value for key, one, other in zip(keys, above.values, below.values, strict=True) if one != other
        ]
        decided.append(differing[0] if differing else "")
    return tuple(
        [Numbered(place, *one[1:-1], by) for place, (one, by) in enumerate(zip(order, decided, strict=True), 1)]
    )


def _with_method(tournament: Tournament, ratings: str) -> Tournament:
    """The method of ratings the user named, in the file from now on."""
    if not ratings:
        return tournament
    information = tournament.information._replace(starting_rank_method=" ".join(ratings.upper().split()))
    return tournament._replace(information=information)


def _draw(tournament: Tournament, asked: Asked) -> str:
    """The draw: it follows from the seed and the tournament, not from the order the entrants stand in."""
    information = tournament.information
    return slip("INITIAL ORDER", asked.seed, information.name, information.start)


def _notices(tournament: Tournament, lines: Sequence[Numbered], keys: Sequence[Key]) -> tuple[Problem, ...]:
    """What the arbiter should look at."""
    found: list[Sentence] = []
    alike = [f"{above.number} {below.number}" for above, below in pairwise(lines) if not below.decided_by]
    if alike:
        template = "nothing separates {players}: they keep the order they stood in (by {keys})"
        by = listing(key.value for key in keys)
        found.append(say(template, players=listing(alike), keys=by))
    if any(line.number != line.before for line in lines):
        if tournament.virtual_points or tournament.team_event.virtual_points:
            found.append(say("virtual points (record 250) follow their owners: look whether they are still right"))
        kept = sorted({record.code for record in tournament.other_records} - _WITHOUT_NUMBERS)
        if kept:
            template = "records {codes} are kept as they stand, whatever numbers they hold"
            found.append(say(template, codes=listing(kept)))
    return tuple(map(_notice, found))


def _notice(found: Sentence) -> Problem:
    return Problem("numbering", Severity.NOTICE, Place(), found)


_WITHOUT_NUMBERS = frozenset(["###", "062", "072", "082", "132"])
"""Codes of records that name nobody by number."""
