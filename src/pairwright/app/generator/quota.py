"""How many of something a made-up tournament has: a number or a share, for all of it or round by round."""

from __future__ import annotations

from collections import Counter
from enum import Enum

from pairwright.app.generator.lots import Lots
from pairwright.lean import NamedTuple

EACH = "each"
"""The word for "in each round" in the text of a quota."""


class Happening(Enum):
    """What a made-up tournament can have more or less of; the value is the key of its setting."""

    FULL_POINT_BYES = "FullPointByes"
    HALF_POINT_BYES = "HalfPointByes"
    ZERO_POINT_BYES = "ZeroPointByes"
    FORFEIT_WINS = "ForfeitWins"
    """Black does not come."""
    FORFEIT_LOSSES = "ForfeitLosses"
    """White does not come."""
    DOUBLE_FORFEITS = "DoubleForfeits"
    DOUBLE_LOSSES = "DoubleLosses"
    """0-0, played."""
    HALF_LOSSES = "HalfLosses"
    """1/2-0 by decision of the arbiter."""
    LOSS_HALVES = "LossHalves"
    """0-1/2 by decision of the arbiter."""
    UNRATED_WINS = "UnratedWins"
    """White wins a game of less than one move by each."""
    UNRATED_DRAWS = "UnratedDraws"
    UNRATED_LOSSES = "UnratedLosses"
    WITHDRAWALS = "Withdrawals"
    LATE_ENTRIES = "LateEntries"
    FORFEITED_MATCHES = "ForfeitedMatches"
    """One of the two teams does not come."""
    EMPTY_MATCHES = "EmptyMatches"
    """Neither team comes."""
    EMPTY_BOARDS = "EmptyBoards"
    """A team comes with a player too few."""
    LINE_UPS = "LineUps"
    """A reserve plays."""


class Amount(NamedTuple):
    """``number`` of them, or, where ``of`` is not 0, ``number`` in every ``of``."""

    number: int = 0
    of: int = 0

    @classmethod
    def parse(cls, text: str) -> Amount:
        """``"5"``, ``"2.5%"`` or ``"1/20"``. Raises ``ValueError``."""
        text = text.strip()
        if text.endswith("%"):
            whole, _, decimals = text[:-1].strip().partition(".")
            amount = cls(_natural(whole + decimals), 100 * 10 ** len(decimals))
        elif "/" in text:
            number, _, of = text.partition("/")
            amount = cls(_natural(number), _natural(of))
            if not amount.of:
                raise ValueError(text)
        else:
            return cls(_natural(text))
        if amount.number > amount.of:
            raise ValueError(text)
        return amount

    def among(self, size: int) -> int:
        """How many of ``size`` that is; halves are rounded up."""
        return (2 * self.number * size + self.of) // (2 * self.of) if self.of else self.number

    def __str__(self) -> str:
        return f"{self.number}/{self.of}" if self.of else str(self.number)


class Quota(NamedTuple):
    """``overall`` in the whole tournament, over rounds drawn by lot; ``each`` in every round;
    ``by_round`` in the rounds named, which then have nothing else."""

    overall: Amount = Amount()
    each: Amount = Amount()
    by_round: tuple[tuple[int, Amount], ...] = ()

    @classmethod
    def parse(cls, text: str) -> Quota:
        """``"5"``, ``"10%"``, ``"each:2"``, ``"2:1 4:10%"`` and any of them together. Raises ``ValueError``."""
        overall, each = Amount(), Amount()
        named: dict[int, Amount] = {}
        for item in text.replace(",", " ").split():
            where, colon, what = item.rpartition(":")
            amount = Amount.parse(what)
            if not colon:
                overall = amount
            elif where == EACH:
                each = amount
            else:
                named[_natural(where)] = amount
        if 0 in named:
            raise ValueError(text)
        return cls(overall, each, tuple(sorted(named.items())))

    def in_round(self, round: int) -> Amount | None:
        """What is asked for this very round, if anything is."""
        return dict(self.by_round).get(round)

    def __str__(self) -> str:
        items = [str(self.overall)] if self.overall.number or not (self.each.number or self.by_round) else []
        if self.each.number:
            items.append(f"{EACH}:{self.each}")
        return " ".join(items + [f"{round}:{amount}" for round, amount in self.by_round])


NOTHING = Quota()
"""None at all."""


class Supply:
    """How many of one kind are due round by round, so that in the end there are as many as the quota asks."""

    def __init__(self, quota: Quota, rounds: int, lots: Lots) -> None:
        self.rounds = rounds
        self._quota = quota
        self._open = [round_ for round_ in range(1, rounds + 1) if quota.in_round(round_) is None]
        overall = quota.overall
        number = 0 if overall.of else overall.number
        self._planned = Counter(lots.pick(self._open) for _ in range(number if self._open else 0))
        self._shares = [(amount, lots.below(amount.of)) for amount in (overall, quota.each) if amount.of]
        self._size = 0
        self._owed = 0
        self.missing = 0 if self._open else number
        """What can no longer be given."""

    def due(self, round_: int, size: int) -> int:
        """How many in this round, of ``size`` players or games; to be asked once per round."""
        named = self._quota.in_round(round_)
        if named is not None:
            return named.among(size)
        due = self._owed + self._planned[round_] + (0 if self._quota.each.of else self._quota.each.number)
        for (number, of), phase in self._shares:
            due += ((self._size + size) * number + phase) // of - (self._size * number + phase) // of
        self._size += size
        self._owed = 0
        return due

    def ahead(self, round_: int) -> int:
        """How many are planned for later rounds."""
        return sum([self._planned[later] for later in self._open if later > round_])

    def bring_forward(self, round_: int, most: int) -> int:
        """Take from the plan of later rounds, the last ones first, what is given in this round instead; the value is
        how many."""
        taken = 0
        for later in reversed(self._open):
            moved = min(self._planned[later], most - taken) if later > round_ else 0
            self._planned[later] -= moved
            taken += moved
        return taken

    def fell_short(self, round_: int, by: int) -> None:
        """So many could not be given; what is not tied to a round is due again in the next one."""
        if round_ in self._open and round_ != self._open[-1]:
            self._owed += by
        else:
            self.missing += by


def _natural(text: str) -> int:
    if not (text.strip().isascii() and text.strip().isdigit()):
        raise ValueError(text)
    return int(text)
