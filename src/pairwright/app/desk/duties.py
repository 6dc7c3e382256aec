"""Whose duty an act is: of those who enter results, of those who pair, or of the arbiter. Taking an act back is the
same duty as doing it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from pairwright.app.desk import acts
from pairwright.app.desk.acts import Act, Settle, Undo
from pairwright.app.desk.journal import Entry
from pairwright.model.acts import EnterGames, EnterResult


class Duty(IntEnum):
    """From the least to the most."""

    RESULTS = 1
    PAIRING = 2
    """Entries, check-in, byes, rounds."""
    TERMS = 3
    """What the tournament is, and when it is over."""


_RESULTS = (EnterResult, EnterGames, acts.ClearResult, acts.CorrectLate, acts.ReadBack)
_TERMS = (
    acts.Open, acts.Announce, acts.SetSystem, acts.SetRounds, acts.SetScoring, acts.SetTieBreaks, acts.SetInitialColour,
    acts.Forbid, acts.SetVirtualPoints, acts.SetTeams, acts.SetKnockout, acts.LeaveFideMode,
    acts.Report, acts.SetLook, acts.Declare,
)  # fmt: skip


def duty_of(act: Act, entries: Sequence[Entry]) -> Duty:
    """Whose duty the act is; ``entries`` are the journal that an undo or a decision names."""
    match act:
        case Undo(_, back_to) if back_to:
            return Duty.TERMS
        case Undo(numbers):
            return max([duty_of(entries[number - 1].act, entries) for number in numbers], default=Duty.RESULTS)
        case Settle(number):
            return duty_of(entries[number - 1].act, entries) if 0 < number <= len(entries) else Duty.RESULTS
    return Duty.RESULTS if isinstance(act, _RESULTS) else Duty.TERMS if isinstance(act, _TERMS) else Duty.PAIRING
