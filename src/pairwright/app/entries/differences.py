"""What a list of entries would change in a tournament: who is new, changed, the same, gone. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from difflib import SequenceMatcher
from enum import Enum

from pairwright.app.entries.entry import Entry
from pairwright.app.entries.heads import Field
from pairwright.errors import Place, Problem, Sentence, Severity, say
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.collation import folded, name_keys, words_of

if TYPE_CHECKING:
    from pairwright.model.player import NationalRating, Player
    from pairwright.model.tournament import Tournament

NEAR = 0.84
"""How alike two names of one year of birth are to be taken for one (1: the same letters)."""
STRANGE = 0.5
"""Below it the name that goes with a FIDE ID is a reason to look at the id again."""


class Kind(Enum):
    """What a list means for one player."""

    NEW = "new"
    CHANGED = "changed"
    SAME = "same"
    GONE = "gone"
    """In the tournament, and not in the list."""


class By(Enum):
    """By what somebody was found in the tournament."""

    NOTHING = ""
    FIDE_ID = "fide-id"
    NATIONAL_ID = "national-id"
    NAME = "name"
    NEAR_NAME = "near-name"
    """Nearly the same name, and the same year of birth: to be looked at."""


class Change(NamedTuple):
    """What would become of one thing that is said of a player. Ratings are in Elo, as text."""

    field: Field
    before: str
    after: str


class Difference(NamedTuple):
    """One player. ``entry`` is what the list says (None: he is not in it), ``number`` his in the tournament (0: he is
    not in that)."""

    kind: Kind
    entry: Entry | None
    number: int = 0
    by: By = By.NOTHING
    changes: tuple[Change, ...] = ()


class Comparison(NamedTuple):
    """All players, those of the list in its order, then those who are not in it; and what should be looked at."""

    differences: tuple[Difference, ...]
    problems: tuple[Problem, ...]

    def of(self, *kinds: Kind) -> tuple[Difference, ...]:
        """Those of these kinds."""
        return tuple([one for one in self.differences if one.kind in kinds])


def compare(tournament: Tournament, rows: Sequence[Entry], apart: Container[int] = ()) -> Comparison:
    """The differences between a list and the players of a tournament.

    Somebody is found by his FIDE ID, then by his national one, then by his name in any of its spellings and orders,
    then by nearly the same name and the same year of birth; never against ids or years of birth that differ. What a
    list does not say (an empty cell, a rating of 0) changes nothing. Entries of the lines ``apart`` are new players,
    whomever they look like.
    """
    search = _Search(tournament)
    for find in (search.by_fide_id, search.by_national_id, search.by_name, search.by_near_name):
        for at, entry in enumerate(rows):
            if at not in search.found and entry.line not in apart:
                find(at, entry)
    teams = _teams(tournament)
    differences = [_difference(entry, search.found.get(at), teams) for at, entry in enumerate(rows)]
    gone = [Difference(Kind.GONE, None, player.number) for player in tournament.players if player.number in search.free]
    return Comparison((*differences, *gone), tuple(_to_look_at(differences, search)))


class _Search:
    """Finds each player once; ``found`` are players by place in the list, ``free`` those nobody has found."""

    def __init__(self, tournament: Tournament) -> None:
        self.players = {player.number: player for player in tournament.players}
        self.free = set(self.players)
        self.found: dict[int, tuple[Player, By]] = {}
        self.by_key: dict[str, list[Player]] = {}
        self._by_fide_id = {player.fide_id: player for player in tournament.players if player.fide_id}
        self._by_national_id = {
            (record.federation, record.id): player
            for player in tournament.players
            for record in player.national
            if record.id
        }
        self._by_year: dict[str, list[Player]] = {}
        for player in tournament.players:
            for key in keys_of(player):
                self.by_key.setdefault(key, []).append(player)
            self._by_year.setdefault(year_of(player.birth), []).append(player)

    def _take(self, at: int, player: Player | None, by: By) -> None:
        if player and player.number in self.free:
            self.free.discard(player.number)
            self.found[at] = player, by

    def by_fide_id(self, at: int, entry: Entry) -> None:
        self._take(at, self._by_fide_id.get(entry.fide_id), By.FIDE_ID)

    def by_national_id(self, at: int, entry: Entry) -> None:
        player = self._by_national_id.get((entry.federation, entry.national_id))
        if player and not contradiction(entry, player, births=False):
            self._take(at, player, By.NATIONAL_ID)

    def by_name(self, at: int, entry: Entry) -> None:
        """Of several with the name, the one whose birth it is; without one nobody is chosen."""
        possible = [player for player in self.namesakes(entry) if not contradiction(entry, player)]
        if len(possible) > 1:
            possible = [player for player in possible if entry.birth and player.birth == entry.birth]
        if len(possible) == 1:
            self._take(at, possible[0], By.NAME)

    def by_near_name(self, at: int, entry: Entry) -> None:
        year = year_of(entry.birth)
        likely = [
            (likeness(entry, player), player)
            for player in (self._by_year.get(year, ()) if year else ())
            if player.number in self.free and not contradiction(entry, player)
        ]
        best = max(likely, key=lambda one: (one[0], -one[1].number), default=None)
        if best and best[0] >= NEAR:
            self._take(at, best[1], By.NEAR_NAME)

    def namesakes(self, entry: Entry) -> list[Player]:
        """Who has the name and was not found by another row."""
        keys = name_keys(entry.name) | name_keys(entry.native_name)
        numbers = {player.number for key in keys for player in self.by_key.get(key, ())}
        return [self.players[number] for number in sorted(numbers & self.free)]


def keys_of(player: Player) -> frozenset[str]:
    """By what his names are recognised, the native ones too."""
    names = [player.name, *[record.name for record in player.national]]
    return frozenset([key for name in names for key in name_keys(name)])


def year_of(birth: str) -> str:
    """The year of a birth; empty where it is not known."""
    year = birth[:4]
    return year if year.isdecimal() and year != "0000" else ""


def likeness(entry: Entry, player: Player) -> float:
    """How alike the names are, in the order of their words that suits them best: 0 to 1."""
    one, other = "".join(sorted(words_of(entry.name))), "".join(sorted(words_of(player.name)))
    straight = SequenceMatcher(None, folded(entry.name), folded(player.name), autojunk=False).ratio()
    return max(straight, SequenceMatcher(None, one, other, autojunk=False).ratio())


def contradiction(entry: Entry, player: Player, *, births: bool = True) -> Sentence | None:
    """What says that the two are not one; None if nothing does."""
    if entry.fide_id and player.fide_id and entry.fide_id != player.fide_id:
        return say("his FIDE ID is {id}", id=player.fide_id)
    years = year_of(entry.birth), year_of(player.birth)
    if births and all(years) and years[0] != years[1]:
        return say("he was born in {year}", year=years[1])
    return None


def _difference(entry: Entry, found: tuple[Player, By] | None, teams: dict[int, str]) -> Difference:
    if not found:
        return Difference(Kind.NEW, entry)
    player, by = found
    changes = _changes(entry, player, teams.get(player.number, ""))
    return Difference(Kind.CHANGED if changes else Kind.SAME, entry, player.number, by, changes)


def _teams(tournament: Tournament) -> dict[int, str]:
    return {member: team.name for team in tournament.teams for member in team.members}


def record_of(player: Player, federation: str) -> NationalRating | None:
    """His record on the list of a federation, if there is one."""
    return next((record for record in player.national if record.federation == federation), None)


def _changes(entry: Entry, player: Player, team: str) -> tuple[Change, ...]:
    """What the list says otherwise; names in another order or spelling of letters are the same."""
    record = record_of(player, entry.federation)
    national = (record.rating, record.id, record.name) if record else (0, "", "")
    said = (
        (Field.NAME, player.name, entry.name if not name_keys(entry.name) & keys_of(player) else ""),
        (Field.NATIVE_NAME, national[2], "" if name_keys(entry.native_name) & keys_of(player) else entry.native_name),
        (Field.TITLE, player.title, entry.title),
        (Field.RATING, player.rating, entry.rating),
        (Field.NATIONAL, national[0], entry.national),
        (Field.FEDERATION, player.federation, entry.federation),
        (Field.FIDE_ID, player.fide_id, entry.fide_id),
        (Field.NATIONAL_ID, national[1], entry.national_id),
        (Field.BIRTH, player.birth, _birth(entry.birth, player.birth)),
        (Field.SEX, player.sex, entry.sex),
        (Field.CLUB, player.club, entry.club),
        (Field.CATEGORY, player.category, entry.category),
        (Field.TEAM, team, "" if folded(team) == folded(entry.team) else entry.team),
    )
    return tuple([Change(field, str(old or ""), str(new)) for field, old, new in said if new and new != old])


def _birth(new: str, old: str) -> str:
    """What a list knows of a birth and the tournament does not: the year alone adds nothing to a day."""
    return "" if len(new) == 4 and new == year_of(old) else new


def _to_look_at(differences: Iterable[Difference], search: _Search) -> Iterable[Problem]:
    for _, entry, number, by, _ in differences:
        if entry is None:
            continue
        found: Sentence | None = None
        if not number:
            found = _namesakes(entry, search)
            remedy = say("He is taken for another player; if he is not, correct the list")
        elif by is By.NEAR_NAME:
            name = search.players[number].name
            found = say("{name} is taken for number {number}, {other}", name=entry.name, number=number, other=name)
            remedy = say("The year of birth is the same; take them apart if they are two players")
        elif by in (By.FIDE_ID, By.NATIONAL_ID) and likeness(entry, search.players[number]) < STRANGE:
            name = search.players[number].name
            template = "{name} has the id of number {number}, {other}"
            found = say(template, name=entry.name, number=number, other=name)
            remedy = say("The names have little in common: look whether the id is right")
        if found:
            place = Place(entry.line, record=Field.NAME.value)
            yield Problem("likely-same", Severity.NOTICE, place, found, remedy=remedy)


def _namesakes(entry: Entry, search: _Search) -> Sentence | None:
    """Somebody of the name in the tournament who is not he, or not surely."""
    keys = name_keys(entry.name)
    others = {player.number: player for key in keys for player in search.by_key.get(key, ())}
    for number, player in sorted(others.items()):
        reason = contradiction(entry, player)
        if reason:
            template = "{name}: number {number} has the same name, but {reason}"
            return say(template, name=entry.name, number=number, reason=reason)
    if others:
        numbers = ", ".join(map(str, sorted(others)))
        return say("{name}: the same name as {numbers}, and nothing tells which", name=entry.name, numbers=numbers)
    return None
