"""What may be done at the desk; :mod:`pairwright.app.desk.changes` says what it makes of the event. The acts of
:mod:`pairwright.model.acts` and :mod:`pairwright.app.desk.squad_acts` are among it.

::

    Open             the tournament begins, new or from a file          the first act of every journal
    EnterPlayers     entries                                            ChangePlayer, RemovePlayer, Renumber
    EnterLate        an entry under way, with the number that its rating earns
    TakeList         what was agreed to of a list: new, changed and gone players, their teams, all their numbers
    SetRankMethod    the ratings that order the list (record 172)
    Announce         name, dates, officials, time control
    SetSystem        what is locked once round 1 is paired: SetRounds, SetScoring, SetTieBreaks, SetInitialColour,
                     Forbid, SetVirtualPoints, SetTeams, SetKnockout
    CheckPlayer      here, late or missing in a round                   CloseCheckIn: the missing are not paired
    CancelBye        a bye asked for is not wanted any more             ComeBack: a withdrawn player plays on
    Publish          the pairing of the next round
    OpenHand         a session of pairing by hand                       ChangeHand, EndHand, DropHand
    ClearResult      a game is without result again
    ExchangeColours  a game was played with the wrong colours
    CorrectLate      a result for the rating report only
    ReadBack         a result compared with its slip, in a second pass
    LeaveFideMode    for good
    Report           a line for the report file
    SetLook, SetPrizes, BarHalfByes, Declare
    Undo             takes acts back, or an undo                        settled by the journal
    Settle           which of two contested acts stands
"""

from __future__ import annotations

from typing import get_args

from pairwright.app.desk.event import Correction, Look, OfficialRating, Presence, PrizePlan, Reading
from pairwright.app.desk.squad_acts import SquadAct
from pairwright.lean import NamedTuple
from pairwright.model import acts as core
from pairwright.model.colour import Colour
from pairwright.model.knockout.terms import Knockout
from pairwright.model.player import Player
from pairwright.model.scoring import Scoring
from pairwright.model.team import Team, TeamEvent
from pairwright.model.tournament import (
    Forbidden,
    Information,
    Tournament,
    VirtualPoints,
)

Pairs = tuple[tuple[int, int], ...]


class Open(NamedTuple):
    """The tournament begins as it stands in ``tournament``; ``source`` names the file it came from (empty: none)."""

    tournament: Tournament
    source: str = ""


class EnterPlayers(NamedTuple):
    """New players. A number of 0 gives the next free one; ``enters_in`` makes a late entry."""

    players: tuple[Player, ...]


class ChangePlayer(NamedTuple):
    """What is known of player ``number`` becomes that of ``player``; his number, rounds and departures stay."""

    number: int
    player: Player


class RemovePlayer(NamedTuple):
    """An entry that is taken back before round 1."""

    number: int


class Renumber(NamedTuple):
    """Pairing numbers 1, 2, ... go to the players who have these numbers now; ``by`` are the keys of the order,
    ``seed`` what was drawn with."""

    order: tuple[int, ...]
    by: str = ""
    seed: str = ""


class EnterLate(NamedTuple):
    """An entry once round 1 is paired. His number is the one he is to have: whoever has it, or a higher one, gets the
    next. ``entries`` are what he gets for the rounds he missed, ``enters_in`` is his first round; ``team`` names his
    team (empty: none)."""

    player: Player
    team: str = ""


class TakeList(NamedTuple):
    """What was agreed to of a list from ``source``, all at once.

    ``new`` players have numbers nobody has; ``changed`` ones have theirs; ``gone`` are numbers. ``teams`` (empty: as
    they are) name players by these numbers, ``order`` (empty: they stay) gives the numbers anew at the end.
    ``official`` are ratings as lists have them, by the numbers before ``order``.
    """

    new: tuple[Player, ...] = ()
    changed: tuple[Player, ...] = ()
    gone: tuple[int, ...] = ()
    teams: tuple[Team, ...] = ()
    order: tuple[int, ...] = ()
    official: tuple[OfficialRating, ...] = ()
    source: str = ""


class SetRankMethod(NamedTuple):
    """The ratings that order the list, as record 172 has them (``IRI NIDOF``; empty: those of FIDE)."""

    method: str


class Announce(NamedTuple):
    """Name, dates, officials and the like."""

    information: Information


class SetSystem(NamedTuple):
    """The encoded type of the tournament (record 192)."""

    system: str


class SetRounds(NamedTuple):
    """The number of rounds."""

    rounds: int


class SetScoring(NamedTuple):
    """What results are worth, the allocated bye included."""

    scoring: Scoring


class SetTieBreaks(NamedTuple):
    """The list of tie-breaks, in order."""

    codes: tuple[str, ...]


class SetInitialColour(NamedTuple):
    """The colour drawn before round 1. ``lot`` is the seed if the desk drew it (:func:`drawn_colour`)."""

    colour: Colour
    lot: str = ""


def drawn_colour(lot: str) -> Colour:
    """What this seed draws: anybody can draw it again."""
    from hashlib import sha256

    return (Colour.WHITE, Colour.BLACK)[sha256(f"initial colour {lot}".encode()).digest()[0] % 2]


class Forbid(NamedTuple):
    """All prohibited pairs."""

    groups: tuple[Forbidden, ...]


class SetVirtualPoints(NamedTuple):
    """An acceleration: told player by player, or named by the encoded type (empty: that stays as it is)."""

    points: tuple[VirtualPoints, ...]
    system: str = ""


class SetTeams(NamedTuple):
    """The teams with their members in board order, and the terms of their matches."""

    teams: tuple[Team, ...]
    event: TeamEvent


class SetKnockout(NamedTuple):
    """What is announced of a knockout."""

    terms: Knockout


class CheckPlayer(NamedTuple):
    """What check-in found of a player."""

    round: int
    player: int
    presence: Presence


class CloseCheckIn(NamedTuple):
    """Check-in ends: those still missing are not paired in the round."""

    round: int


class CancelBye(NamedTuple):
    """The bye or absence announced for the round is not wanted any more."""

    round: int
    player: int


class ComeBack(NamedTuple):
    """A withdrawn player is paired again from round ``first`` on."""

    player: int
    first: int


class Publish(NamedTuple):
    """The pairing of the round is what it is from now on. ``colour`` is the initial colour, if it was still to be
    known; ``by`` is the code of the system, or empty for hand-made pairs; ``manner`` is set by the desk."""

    round: int
    pairs: Pairs
    by: str = ""
    colour: Colour = Colour.NONE
    manner: int = 0


OF_TODAY = 1
"""The ``manner`` in which a round of fixed rounds is published. In that of the first journals (0), open games of a
round robin of teams were adjourned, and games of whoever had left a round robin were left open."""


class OpenHand(NamedTuple):
    """A session of pairing by hand begins, with these pairs; ``waiting`` have neither an opponent nor the bye yet."""

    round: int
    pairs: Pairs
    waiting: tuple[int, ...] = ()


class ChangeHand(NamedTuple):
    """All pairs of the session as they stand now, and who waits for an opponent. ``round`` is that of the session (0:
    whichever is open, as older journals have it)."""

    pairs: Pairs
    waiting: tuple[int, ...] = ()
    round: int = 0


class EndHand(NamedTuple):
    """The session ends: its pairs are published. What the report says of it, if they are not those of the rules, is
    found when the act is weighed. ``colour`` is the initial colour, if it was still to be known; ``round`` is that of
    the session, as in :class:`ChangeHand`; ``manner`` as in :class:`Publish`."""

    colour: Colour = Colour.NONE
    round: int = 0
    manner: int = 0


class DropHand(NamedTuple):
    """The session ends without a trace in the round; ``round`` as in :class:`ChangeHand`."""

    round: int = 0


class ClearResult(NamedTuple):
    """The game has no result any more."""

    round: int
    white: int
    black: int


class ExchangeColours(NamedTuple):
    """The game was played with the wrong colours: who should have had White had Black. Results stay with players."""

    round: int
    white: int
    black: int


class CorrectLate(NamedTuple):
    """A result of a round long over, for the rating report only."""

    correction: Correction


class ReadBack(NamedTuple):
    """What the slip of a game says, read a second time; it changes no result."""

    reading: Reading
    black: int


class LeaveFideMode(NamedTuple):
    """The tournament is no longer run in FIDE mode, and never will be again."""

    reason: str


class Report(NamedTuple):
    """A line of the report file, without its ``###``."""

    line: str


class SetLook(NamedTuple):
    """How the tournament is shown."""

    look: Look


class SetPrizes(NamedTuple):
    """What is to be won."""

    plan: PrizePlan


class BarHalfByes(NamedTuple):
    """Who may not ask for a half-point bye: all of them."""

    players: tuple[int, ...]


class Declare(NamedTuple):
    """The standings are final."""


class Undo(NamedTuple):
    """Entries of the journal that are taken back; an undo among them is redone. ``back_to`` is the restore point that
    was gone back to (0: none)."""

    numbers: tuple[int, ...]
    back_to: int = 0


class Settle(NamedTuple):
    """A contested entry is decided: it stands (what it was held against gives way), or it is dropped."""

    number: int
    stands: bool


DeskAct = (
    Open
    | EnterPlayers
    | EnterLate
    | TakeList
    | ChangePlayer
    | RemovePlayer
    | Renumber
    | SetRankMethod
    | Announce
    | SetSystem
    | SetRounds
    | SetScoring
    | SetTieBreaks
    | SetInitialColour
    | Forbid
    | SetVirtualPoints
    | SetTeams
    | SetKnockout
    | CheckPlayer
    | CloseCheckIn
    | CancelBye
    | ComeBack
    | Publish
    | OpenHand
    | ChangeHand
    | EndHand
    | DropHand
    | ClearResult
    | ExchangeColours
    | CorrectLate
    | ReadBack
    | LeaveFideMode
    | Report
    | SetLook
    | SetPrizes
    | BarHalfByes
    | Declare
    | Undo
    | Settle
)
Act = DeskAct | SquadAct | core.Act

KINDS: dict[str, type] = {kind.__name__: kind for kind in get_args(Act)}
"""Every kind of act by its name in the journal."""
