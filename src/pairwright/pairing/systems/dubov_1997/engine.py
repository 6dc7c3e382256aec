"""A round: the bye, then group after group from the top: floaters, transfers, lists (articles 4 to 8)."""

from __future__ import annotations

from pairwright.handbook.dubov import DUBOV_1997
from pairwright.lean import NamedTuple
from pairwright.matching.bits import members, set_of, span
from pairwright.matching.complete import is_perfect
from pairwright.pairing.absolute import Bye, bye_in_order, takers_of_bye
from pairwright.pairing.systems.dubov_1997.field import Field, Key
from pairwright.pairing.systems.dubov_1997.lists import Lists, make_lists, pair_lists, shorter_list
from pairwright.pairing.systems.dubov_1997.transfers import Around, Transfers, transfer
from pairwright.state.preference import ANY, BLACK, WHITE

IMPLEMENTS = tuple(DUBOV_1997[number] for number in ("2.2", "4", "8.1", "8.2"))


class Landing(NamedTuple):
    """A floater, his opponent (-1: nobody, he is one of the group now), and who stood before that opponent."""

    player: int
    opponent: int
    passed: tuple[int, ...]


class GroupPlan(NamedTuple):
    """One score group in positions: who of it was unpaired, what became of the floaters from above, who was taken up
    and who went down, the lists and the pairs. ``by_rating``: the two halves of round 1 instead of lists."""

    score: int
    residents: tuple[int, ...]
    landings: tuple[Landing, ...]
    transfers: Transfers
    lists: Lists
    pairs: tuple[tuple[int, int], ...]
    by_rating: bool = False


class RoundPlan(NamedTuple):
    """The whole round in positions."""

    field: Field
    bye: Bye
    groups: tuple[GroupPlan, ...]

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """(higher, lower) of all groups."""
        made = []
        for group in self.groups:
            made += [(landing.player, landing.opponent) for landing in group.landings if landing.opponent >= 0]
            made += group.pairs
        return [(min(pair), max(pair)) for pair in made]


def plan_round(field: Field) -> RoundPlan:
    """Pair the round. Raises :class:`NoLegalPairing`."""
    bye = choose_bye(field)
    open_ = span(0, field.size) & ~set_of(bye.possible[:1])
    if field.state.round == 1 and len(field.groups) == 1:
        return RoundPlan(field, bye, (_first_round(field, open_),))
    groups: list[GroupPlan] = []
    floaters: tuple[int, ...] = ()
    for low, high in field.groups:
        residents = open_ & span(low, high)
        if not residents:
            continue
        landings = land(field, floaters, residents, open_)
        staying = set_of(landing.player for landing in landings if landing.opponent < 0)
        open_ &= ~set_of(player for landing in landings if landing.opponent >= 0 for player in landing[:2])
        around = Around(open_, field.next_group(open_, high), staying)
        transfers = transfer(field, residents & open_ | staying, around)
        lists = make_lists(field, transfers.group)
        pairs = pair_lists(field, lists)
        open_ &= ~transfers.group
        groups.append(GroupPlan(field.state.scores[low], tuple(members(residents)), landings, transfers, lists, pairs))
        floaters = tuple([fall.player for fall in transfers.falls])
    if open_:
        raise AssertionError("a complete pairing exists, but the last group left players over")
    return RoundPlan(field, bye, tuple(groups))


def choose_bye(field: Field) -> Bye:
    """Article 4, among those whom 2.2 allows it and who leave the others a pairing. Raises :class:`NoLegalPairing`."""
    order = [player for low, high in reversed(field.groups) for player in _bye_order(field, low, high)]
    return bye_in_order(takers_of_bye(field.state, field.rows), order)


def _bye_order(field: Field, low: int, high: int) -> list[int]:
    """The order for the bye in a score group: the lowest rated; equal ones: of the larger colour list, then the highest
    average. In round 1 the last number (article 5)."""
    if field.state.round == 1:
        return sorted(range(low, high), key=lambda player: -field.places[player])
    group = span(low, high)
    size = {colour: field.due_set(group, colour).bit_count() for colour in (WHITE, BLACK, ANY)}
    size[ANY] = 0
    ratings = field.figures.ratings

    def key(player: int) -> Key:
        return ratings[player], -size[field.due(player)], field.lowest_key(player)

    return sorted(range(low, high), key=key)


def _first_round(field: Field, group: int) -> GroupPlan:
    """Article 5: the upper half beside the lower half."""
    players = sorted(members(group), key=field.places.__getitem__)
    half = len(players) // 2
    lists = Lists(tuple(players[:half]), tuple(players[half:]))
    nothing = Transfers((), (), (), group)
    return GroupPlan(field.state.scores[0], tuple(players), (), nothing, lists, pair_lists(field, lists), True)


def land(field: Field, floaters: tuple[int, ...], residents: int, open_: int) -> tuple[Landing, ...]:
    """Article 8: each floater in turn meets the highest rated, if possible due the other colour, who leaves the others
    a pairing."""
    found = []
    for player in floaters_in_order(field, floaters):
        landing = _landing(field, player, residents & open_, open_)
        if landing.opponent >= 0:
            open_ &= ~(1 << player | 1 << landing.opponent)
        found.append(landing)
    return tuple(found)


def floaters_in_order(field: Field, floaters: tuple[int, ...]) -> list[int]:
    """Article 8.1: those due White and those due Black, each in the order of 6.2, by turns. Who has no colour joins the
    fewer ones."""
    white = [player for player in floaters if field.due(player) == WHITE]
    black = [player for player in floaters if field.due(player) == BLACK]
    for player in floaters:
        if field.due(player) == ANY:
            shorter_list(white, black).append(player)
    white.sort(key=field.white_key)
    black.sort(key=field.black_key)
    order = []
    for place in range(max(len(white), len(black))):
        order += [*white[place : place + 1], *black[place : place + 1]]
    return order


def opponent_key(field: Field, floater: int, player: int) -> Key:
    """Article 8.2: if possible of the opposite due colour; the highest rated; the lowest average."""
    ratings, averages, alphabet, _ = field.figures
    same = field.due(player) == field.due(floater) != ANY
    return same, -ratings[player], averages[player], alphabet[player]


def _landing(field: Field, floater: int, residents: int, open_: int) -> Landing:
    passed: list[int] = []
    for player in sorted(members(residents), key=lambda one: opponent_key(field, floater, one)):
        rest = open_ & ~(1 << floater | 1 << player)
        if field.rows[floater] >> player & 1 and is_perfect(field.rows, rest):
            return Landing(floater, player, tuple(passed))
        passed.append(player)
    return Landing(floater, -1, tuple(passed))
