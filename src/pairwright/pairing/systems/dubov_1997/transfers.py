"""Who is taken up into a group, and who has to leave it downwards (articles 6.3, 7.1, 7.2)."""

from __future__ import annotations

from enum import Enum

from pairwright.handbook.citation import Article
from pairwright.handbook.dubov import DUBOV_1997
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members
from pairwright.pairing.systems.dubov_1997.field import OTHER, Field, Key
from pairwright.pairing.systems.dubov_1997.leaving import Leaving
from pairwright.state.preference import ANY, BLACK, WHITE

IMPLEMENTS = (FLOATS_DOWN, MET_EVERYBODY, ODD_GROUP) = tuple(DUBOV_1997[number] for number in ("6.3", "7.1", "7.2"))


class Passed(Enum):
    """Why somebody who stands before the one chosen is not."""

    TAKEN_UP_BEFORE = "2.5"
    NO_OPPONENT = "no opponent"
    NOT_COMPLETE = "not complete"


PassedOver = tuple[tuple[int, Passed], ...]


class Rise(NamedTuple):
    """Somebody taken up: by which article, for whom (7.1; -1: for the group), the colour looked for (ANY: none), and
    who was passed over before him, with the reason."""

    player: int
    article: Article
    for_whom: int
    wanted: int
    passed: PassedOver


class Fall(NamedTuple):
    """Somebody who goes down, and whether he has an opponent in the next group."""

    player: int
    has_opponent: bool


class Around(NamedTuple):
    """Sets that a group is looked at with: everybody still unpaired, the next group below, and those of the group who
    came down into it."""

    open_: int
    following: int
    moved_in: int = 0


class Transfers(NamedTuple):
    """What was changed about a group, who of the next one could not be taken up in place of those who go down, and the
    group (a set) that is left to be paired in itself."""

    rises: tuple[Rise, ...]
    refused: PassedOver
    falls: tuple[Fall, ...]
    group: int


_Found = tuple[tuple[Rise, ...], PassedOver]
"""Who is taken up (one or none), and who was passed over."""


def transfer(field: Field, group: int, around: Around) -> Transfers:
    """Make a group one that can be paired in itself."""
    rises: list[Rise] = []
    falls: list[Fall] = []
    refused: PassedOver = ()
    taken_up = 0
    leaving = Leaving(field.rows, group, around.open_)
    while leaving.count:
        rise, refused = _taken_up(field, leaving, around)
        if not rise:
            break
        rises += rise
        leaving.change(rise[0].player)
        taken_up |= 1 << rise[0].player
        around = around._replace(following=around.following & ~taken_up)
    while leaving.count:
        fall = _going_down(field, leaving, around, taken_up)
        falls.append(fall)
        leaving.change(fall.player)
    return Transfers(tuple(rises), refused, tuple(falls), leaving.group)


def _taken_up(field: Field, leaving: Leaving, around: Around) -> _Found:
    """The next one taken up (one or none): for somebody who has met everybody, else into an odd group."""
    refused: dict[int, Passed] = {}
    group = leaving.group
    for player in members(group):
        if met_everybody(field, player, group):
            wanted = OTHER[field.due(player)]
            rise, passed = _first_riser(field, leaving, around, _Wish(MET_EVERYBODY, player, wanted))
            if rise:
                return rise, passed
            refused.update(passed)
    if group.bit_count() % 2:
        wanted = OTHER[majority(field, group)]
        return _first_riser(field, leaving, around, _Wish(ODD_GROUP, -1, wanted))
    return (), tuple(refused.items())


def met_everybody(field: Field, player: int, group: int) -> bool:
    """Article 7.1: nobody else of the group is left whom he may meet."""
    return not field.rows[player] & group


def majority(field: Field, group: int) -> int:
    """The colour that more of the group are due (ANY: as many of each). Who has no colour is not counted."""
    white, black = (field.due_set(group, colour).bit_count() for colour in (WHITE, BLACK))
    return ANY if white == black else WHITE if white > black else BLACK


class _Wish(NamedTuple):
    """Whom a group looks for: by which article, for whom (-1: for the group), the due colour (ANY: none)."""

    article: Article
    for_whom: int
    wanted: int


def _first_riser(field: Field, leaving: Leaving, around: Around, wish: _Wish) -> _Found:
    """The first of the next group, by the colour looked for, rating and average, with whom fewer have to leave."""
    partners = 1 << wish.for_whom if wish.for_whom >= 0 else leaving.group
    passed: list[tuple[int, Passed]] = []
    for player in sorted(members(around.following), key=lambda one: riser_key(field, one, wish.wanted)):
        if not field.figures.may_rise[player]:
            passed.append((player, Passed.TAKEN_UP_BEFORE))
        elif not field.rows[player] & partners:
            passed.append((player, Passed.NO_OPPONENT))
        elif not leaving.fewer_with(player):
            passed.append((player, Passed.NOT_COMPLETE))
        else:
            return (Rise(player, *wish, tuple(passed)),), tuple(passed)
    return (), tuple(passed)


def riser_key(field: Field, player: int, wanted: int) -> Key:
    """Articles 7.1 and 7.2: (a) due the colour looked for, which who has none suits too; (b) the highest rating; (c)
    the lowest average."""
    ratings, averages, alphabet, _ = field.figures
    wrong = wanted != ANY and field.due(player) == OTHER[wanted]
    return wrong, -ratings[player], averages[player], alphabet[player]


def _going_down(field: Field, leaving: Leaving, around: Around, taken_up: int) -> Fall:
    """Article 6.3: first those who did not come from above, of them those who have an opponent in the next group;
    inside a class the lowest rated. Who was taken up goes back last of all."""
    _, below, moved_in = around

    def key(player: int) -> Key:
        alone = not field.rows[player] & below
        return taken_up >> player & 1, moved_in >> player & 1, alone, field.lowest_key(player)

    for player in sorted(members(leaving.group), key=key):
        if leaving.fewer_without(player):
            return Fall(player, bool(field.rows[player] & below))
    raise AssertionError("somebody had to leave, but nobody could")
