"""The list of ties for first place by number of players (items 1 to 10), and play-offs for several places.

A play-off is a row of stages; the parts of a stage are played side by side. Players are named by their rank in the
final standing (article A), 1 the best of the tied. The first way of each case is the one taken where none is named.
"""

from __future__ import annotations

from enum import Enum

from pairwright.errors import NotApplicable, UnknownCode, say
from pairwright.handbook.playoffs import PLAY_OFFS
from pairwright.lean import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from pairwright.handbook.citation import Article

IMPLEMENTS = tuple([PLAY_OFFS[item] for item in ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "A", "E")])


class Form(Enum):
    """What a part is."""

    KNOCKOUT = "knockout"
    """Of two players it is a match."""
    ROUND_ROBIN = "round robin"


class Numbers(Enum):
    """Who has which number in a part."""

    BY_LOT = "lot"
    AS_LISTED = "listed"
    """In the order of the entrants."""


class Level(Enum):
    """What is done while players of a part are still level."""

    EXTRA = "extra games"
    GOLDEN = "golden-point game"
    GOLDEN_ROUND_ROBIN = "golden-point round robin"
    LOWEST_OUT = "the lowest drops out"
    BY_NUMBER = "the case of their number"
    FEWEST_MOVES = "fewest moves"


Entrant = int | str
"""A rank among the tied, or the part (``A``) whose winner it is."""


class Part(NamedTuple):
    """A knockout or a round robin of these entrants for ``places`` places. ``games`` of each pair, each White as often
    as the other; ``golden``: golden-point games, of which there is one for each pair. ``level``: what is done, in this
    order, while players are level."""

    code: str
    form: Form
    entrants: tuple[Entrant, ...]
    article: Article
    games: int = 1
    golden: bool = False
    numbers: Numbers = Numbers.BY_LOT
    places: int = 1
    level: tuple[Level, ...] = ()


Stage = tuple[Part, ...]


class Case(NamedTuple):
    """A play-off of so many players: those ``through`` without playing, its stages, and who is not admitted."""

    article: Article
    way: str
    stages: tuple[Stage, ...]
    through: tuple[int, ...] = ()
    left_out: tuple[int, ...] = ()


MOST = 9
"""Players who can be admitted where more are tied (item 10)."""
USUAL = 8
"""Those admitted where no number is named: the document's example goes on with eight."""

GROUPS_OF_SIX = ((1, 4, 5), (2, 3, 6))
ORDER_OF_SEVEN = (1, 5, 2, 6, 3, 7, 4)
GROUPS_OF_NINE = ((1, 5, 9), (2, 6, 7), (3, 4, 8))
GROUPS_OF_TEN = ((1, 4, 5, 8, 9), (2, 3, 6, 7, 10))
"""The document names no groups: those of six are continued, there and back again."""

_IN_A_MATCH = ("golden", "extra")
_OF_THREE = ("golden", "lowest-out")
_OF_FIVE = ("best-four", "best-four-golden", "round-robin")
WAYS = {
    2: _IN_A_MATCH,
    3: _OF_THREE,
    4: ("two-games", "golden"),
    5: _OF_FIVE,
    6: _OF_THREE,
    7: ("by-rank", "by-lot"),
    8: ("golden",),
    9: _OF_THREE,
    10: _OF_FIVE,
}
"""The ways of every case, by number of players; the first is the usual one."""


def case_of(players: int, way: str = "", admitted: int = USUAL) -> Case:
    """The play-off for first place between so many. ``admitted`` counts where there are eleven or more.

    Raises :class:`UnknownCode` for a way the case does not have, :class:`NotApplicable` for fewer than two players and
    for a number of admitted players that is not 2 to 9.
    """
    if players < 2:
        raise NotApplicable("play-off", say("nobody is level with anybody"))
    if players > max(WAYS):
        if not 2 <= admitted <= MOST:
            raise NotApplicable("--admit", say("2 to {most} players take part", most=MOST))
        found = case_of(admitted, way)
        return found._replace(article=_item(11), left_out=tuple(range(admitted + 1, players + 1)))
    way = _known(way, WAYS[players])
    stages = _STAGES[players](way)
    playing = {entrant for part in stages[0] for entrant in part.entrants}
    left_out = tuple([rank for rank in range(1, players + 1) if rank not in playing])
    return Case(_item(players), way, stages, (), left_out)


def case_of_places(players: int, places: int, way: str = "") -> Case:
    """The play-off of so many for several places (rules K8 to K10): with fewer than two players for each place the
    best are through, and the others play, first against last, for what is left; otherwise a knockout of all until as
    many are left as there are places. Raises as :func:`case_of`."""
    if not 1 <= places < players:
        reason = say("{places} places for {players} players: nothing is to be decided", places=places, players=players)
        raise NotApplicable("play-off", reason)
    if places == 1:
        return case_of(players, way)
    way = _known(way, WAYS[4])
    through = max(2 * places - players, 0)
    entrants = tuple(range(through + 1, players + 1))
    part = _knockout("", entrants, PLAY_OFFS["E"], golden=way == "golden")
    part = part._replace(numbers=Numbers.AS_LISTED, places=places - through)
    return Case(PLAY_OFFS["E"], way, ((part,),), tuple(range(1, through + 1)))


def _known(way: str, ways: tuple[str, ...]) -> str:
    if way and way not in ways:
        raise UnknownCode("way", way, ways)
    return way or ways[0]


def _item(players: int) -> Article:
    return PLAY_OFFS[str(players - 1)]


def follow_up(part: Part, code: str, level: tuple[Entrant, ...]) -> Part | None:
    """What is played when these entrants (the best by rank first) share the first place of a round robin; None if no
    game decides any more: the moves of the games won are counted.

    Of three players two who have eliminated the third have a golden-point game (item 2); otherwise ``part.level`` says
    what is done.
    """
    if len(part.entrants) == 3 and len(level) == 2:
        return _knockout(code, level, part.article, golden=True)
    match part.level[:1]:
        case (Level.BY_NUMBER,):
            return _by_number(code, level)
        case (Level.LOWEST_OUT,):
            return _match(code, level[:-1], _IN_A_MATCH[0])
        case (Level.GOLDEN_ROUND_ROBIN,):
            return Part(code, Form.ROUND_ROBIN, level, part.article, golden=True, level=part.level[1:])
        case _:
            return None


def _by_number(code: str, level: tuple[Entrant, ...]) -> Part:
    """The case of so many players, up to five, which is one part."""
    ((part,),) = case_of(len(level)).stages
    ranked = [level[entrant - 1] for entrant in part.entrants if isinstance(entrant, int)]
    return part._replace(code=code, entrants=tuple(ranked))


def _match(code: str, entrants: tuple[Entrant, ...], way: str) -> Part:
    level = (Level.EXTRA, Level.GOLDEN) if way == "extra" else (Level.GOLDEN,)
    return Part(code, Form.KNOCKOUT, entrants, _item(2), games=2, level=level)


def _three(code: str, entrants: tuple[Entrant, ...], way: str) -> Part:
    then = Level.LOWEST_OUT if way == "lowest-out" else Level.GOLDEN_ROUND_ROBIN
    return Part(code, Form.ROUND_ROBIN, entrants, _item(3), level=(then, Level.FEWEST_MOVES))


def _knockout(code: str, entrants: tuple[Entrant, ...], article: Article, *, golden: bool = False) -> Part:
    games, level = (1, ()) if golden else (2, (Level.GOLDEN,))
    return Part(code, Form.KNOCKOUT, entrants, article, games, golden, level=level)


def _golden_game(entrants: tuple[Entrant, ...], article: Article) -> Stage:
    return (_knockout(FINAL, entrants, article, golden=True),)


FINAL = "final"


def _five(code: str, entrants: tuple[Entrant, ...], way: str) -> Part:
    if way != "round-robin":
        return _knockout(code, entrants[:4], _item(4), golden=way == "best-four-golden")
    return Part(code, Form.ROUND_ROBIN, entrants, _item(5), level=(Level.BY_NUMBER,))


def _of_seven(way: str) -> tuple[Stage, ...]:
    numbers = Numbers.BY_LOT if way == "by-lot" else Numbers.AS_LISTED
    part = Part("", Form.ROUND_ROBIN, ORDER_OF_SEVEN, _item(7), golden=True, numbers=numbers)
    return ((part._replace(level=(Level.FEWEST_MOVES,)),),)


def _of_eight(_way: str) -> tuple[Stage, ...]:
    part = _knockout("", tuple(range(1, 9)), _item(8), golden=True)
    return ((part._replace(numbers=Numbers.AS_LISTED),),)


def _of_nine(way: str) -> tuple[Stage, ...]:
    groups = tuple([_three(code, group, way) for code, group in zip("ABC", GROUPS_OF_NINE, strict=True)])
    return groups, (_three(FINAL, ("A", "B", "C"), way),)


_STAGES: dict[int, Callable[[str], tuple[Stage, ...]]] = {
    2: lambda way: ((_match("", (1, 2), way),),),
    3: lambda way: ((_three("", (1, 2, 3), way),),),
    4: lambda way: ((_knockout("", (1, 2, 3, 4), _item(4), golden=way == "golden"),),),
    5: lambda way: ((_five("", (1, 2, 3, 4, 5), way),),),
    6: lambda way: (
        tuple([_three(code, group, way) for code, group in zip("AB", GROUPS_OF_SIX, strict=True)]),
        _golden_game(("A", "B"), _item(6)),
    ),
    7: _of_seven,
    8: _of_eight,
    9: _of_nine,
    10: lambda way: (
        tuple([_five(code, group, way) for code, group in zip("AB", GROUPS_OF_TEN, strict=True)]),
        _golden_game(("A", "B"), _item(10)),
    ),
}
