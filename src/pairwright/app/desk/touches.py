"""What an act touches, so that two desks that touch the same do not overwrite each other."""

from __future__ import annotations

from pairwright.app.desk import acts
from pairwright.app.desk.acts import Act
from pairwright.model import acts as core


def touches(act: Act) -> frozenset[str]:
    """Names of what the act changes: ``board:5:12`` by the number of White, ``player:7``, ``round:5``, ``terms``."""
    match act:
        case core.EnterResult() | acts.ClearResult():
            return frozenset([f"board:{act.round}:{act.white}"])
        case core.EnterGames():
            return frozenset([f"board:{act.match.round}:{act.match.white}"])
        case acts.CorrectLate():
            return frozenset([f"board:{act.correction.round}:{act.correction.white}"])
        case acts.ReadBack():
            return frozenset([f"reading:{act.reading.round}:{act.reading.white}:{act.reading.game}"])
        case acts.Publish() | acts.OpenHand() | core.AddRound() | core.Adjourn() | acts.CloseCheckIn():
            return frozenset([f"round:{act.round}"])
        case acts.ChangeHand() | acts.EndHand() | acts.DropHand():
            return frozenset(["hand"])
        case acts.CheckPlayer():
            return frozenset([f"check-in:{act.round}:{act.player}"])
        case core.RequestBye() | acts.CancelBye():
            return frozenset([f"bye:{act.round}:{act.player}"])
        case core.Withdraw() | core.Expel() | acts.ComeBack():
            return frozenset([f"departure:{act.player}"])
        case acts.ChangePlayer() | acts.RemovePlayer():
            return frozenset([f"player:{act.number}"])
        case _:
            return frozenset([f"terms:{type(act).__name__}"])
