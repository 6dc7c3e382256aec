"""The list of entries as a screen shows it: sorted by the reader's alphabet, searched with folded letters, counted."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from typing import Any

from pairwright.app.desk.event import Event, OfficialRating
from pairwright.app.numbering import number as numbered
from pairwright.app.numbering_keys import Key, rating_method
from pairwright.errors import PairwrightError, Sentence, say
from pairwright.lean import NamedTuple
from pairwright.model.collation import finds, folded, sort_key
from pairwright.model.initial_order import TITLES, RatingMethod, national_rating
from pairwright.model.player import Player
from pairwright.model.team import is_team_event
from pairwright.model.tournament import Tournament


class Order(Enum):
    """How the list stands."""

    NUMBER = "number"
    NAME = "name"
    RATING = "rating"
    FEDERATION = "federation"
    TEAM = "team"


class EntryRow(NamedTuple):
    """One entry. Ratings are in Elo, 0 for none: ``rating`` of FIDE, ``national`` of the federation, ``counts`` the one
    that orders the list. ``state`` says of who does not simply play (empty: he does)."""

    number: int
    name: str
    native: str
    title: str
    rating: int
    national: int
    counts: int
    federation: str
    fide_id: str
    birth: str
    sex: str
    team: str
    state: Sentence
    plays: bool
    official: OfficialRating | None


class Roster(NamedTuple):
    """Rows that were asked for, and counts of all: entries, who plays on, unrated, titled, women; federations with
    their entries, the largest first."""

    rows: tuple[EntryRow, ...]
    all: int
    playing: int
    unrated: int
    titled: int
    women: int
    federations: tuple[tuple[str, int], ...]


NOTHING = Sentence("")


def roster(event: Event, language: str, order: Order = Order.NUMBER, query: str = "", federation: str = "") -> Roster:
    """The list in an order, of those whom the query finds by name, number or id, in one federation (empty: all)."""
    tournament = event.tournament
    rows = entry_rows(event)
    shown = [row for row in rows if is_found(row, query) and federation in ("", row.federation)]
    counts = Counter(player.federation for player in tournament.players if player.federation)
    return Roster(
        tuple(sorted(shown, key=lambda row: place_in(row, order, language))),
        len(rows),
        sum([row.plays for row in rows]),
        sum([not row.counts for row in rows]),
        sum([row.title in TITLES for row in rows]),
        sum([player.sex == "w" for player in tournament.players]),
        tuple(sorted(counts.items(), key=lambda one: (-one[1], one[0]))),
    )


def entry_rows(event: Event) -> tuple[EntryRow, ...]:
    """Every entry, by number."""
    tournament = event.tournament
    teams = {member: team.name for team in tournament.teams for member in team.members}
    official = {one.player: one for one in event.official}
    method = method_of(tournament)
    ordered = sorted(tournament.players, key=lambda player: player.number)
    row = _Rows(tournament.round_to_pair, method, teams, official)
    return tuple([row.of(player) for player in ordered])


def method_of(tournament: Tournament) -> RatingMethod:
    """The ratings that order the list; those of FIDE where the file names a method that has no code."""
    try:
        return rating_method(tournament.information.starting_rank_method)
    except PairwrightError:
        return RatingMethod()


class _Rows(NamedTuple):
    """What all rows have in common."""

    round: int
    method: RatingMethod
    teams: dict[int, str]
    official: dict[int, OfficialRating]

    def of(self, player: Player) -> EntryRow:
        native = next((record.name for record in player.national if record.name and record.name != player.name), "")
        return EntryRow(
            player.number,
            player.name,
            native,
            player.title,
            player.rating,
            national_rating(player, self.method.federation),
            self.method.rating(player),
            player.federation,
            player.fide_id,
            player.birth,
            player.sex,
            self.teams.get(player.number, ""),
            state_of(player, self.round),
            not (player.withdrawn_from or player.expelled_from),
            self.official.get(player.number),
        )


def state_of(player: Player, round: int) -> Sentence:
    """What is to be said of a player before ``round``; nothing of who simply plays."""
    if player.expelled_from:
        return say("expelled before round {round}", round=player.expelled_from)
    if player.withdrawn_from > 1:
        return say("withdrawn after round {round}", round=player.withdrawn_from - 1)
    if player.withdrawn_from:
        return say("withdrawn before round 1")
    if player.enters_in > round:
        return say("enters in round {round}", round=player.enters_in)
    if player.enters_in > 1:
        return say("late entry: from round {round} on", round=player.enters_in)
    return NOTHING


def is_found(row: EntryRow, query: str) -> bool:
    """By beginnings of words of the name, or by the whole number or FIDE ID."""
    if not query:
        return True
    plain = folded(query)
    if plain.isdecimal() and plain.isascii():
        return plain == str(row.number) or (len(plain) > 3 and row.fide_id.startswith(plain))
    return finds(query, row.name, row.native)


def place_in(row: EntryRow, order: Order, language: str) -> tuple[Any, ...]:
    """What a row is sorted by."""
    if order is Order.NUMBER:
        return (row.number,)
    if order is Order.TEAM:
        return (not row.team, sort_key(row.team, language), row.number)
    name = sort_key(row.name, language)
    if order is Order.RATING:
        return (-row.counts, name, row.number)
    if order is Order.FEDERATION:
        return (not row.federation, row.federation, name, row.number)
    return (name, row.number)


def stray_numbers(tournament: Tournament) -> int:
    """How many players have another number than rating, title and name would give before round 1; 0 where the order is
    drawn or made by hand, of teams, and once a round is paired."""
    if tournament.paired_rounds or is_team_event(tournament) or not tournament.players:
        return 0
    try:
        by_rule = numbered(tournament)
    except PairwrightError:
        return 0
    if Key.LOT in by_rule.keys or Key.RATING not in by_rule.keys:
        return 0
    return sum([line.number != line.before for line in by_rule.lines])


def earned_number(tournament: Tournament, new: Player) -> int:
    """The number that the rating of a late entry earns (Q156); the next one where numbers do not follow the ratings,
    and once they are frozen."""
    from pairwright.app.desk.entry_changes import LAST_RENUMBERING
    from pairwright.model.alphabet import alphabet_key, alphabet_name
    from pairwright.model.initial_order import title_place

    players = sorted(tournament.players, key=lambda player: player.number)
    last = players[-1].number + 1 if players else 1
    method = method_of(tournament)

    def key(player: Player) -> tuple[Any, ...]:
        return -method.rating(player), title_place(player.title, TITLES), alphabet_key(alphabet_name(player))

    keys = [key(player) for player in players]
    has_gaps = bool(players) and players[-1].number != len(players)
    ratings = [-method.rating(player) for player in players]
    if tournament.paired_rounds > LAST_RENUMBERING or has_gaps or ratings != sorted(ratings):
        return last
    own = key(new)
    return next((player.number for player, other in zip(players, keys, strict=True) if own < other), last)
