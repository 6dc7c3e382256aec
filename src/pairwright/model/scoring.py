"""What each result is worth."""

from __future__ import annotations

from pairwright.lean import NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.points import Points
from pairwright.model.result import Result, Worth


class Scoring(NamedTuple):
    """Points (in tenths) for every kind of result; the default is 1, 1/2, 0 with a full point for the bye.

    The values for Black differ from those for White only where a tournament says so (record XXS).
    """

    win: Points = 10
    draw: Points = 5
    loss: Points = 0
    pairing_bye: Points = 10
    absence: Points = 0
    forfeit_win: Points = 10
    forfeit_loss: Points = 0
    full_bye: Points = 10
    half_bye: Points = 5
    unknown: Points = 5
    win_black: Points = 10
    draw_black: Points = 5
    loss_black: Points = 0

    @classmethod
    def of(
        cls, win: Points, draw: Points, loss: Points = 0, *, pairing_bye: Points | None = None, absence: Points = 0
    ) -> Scoring:
        """A scoring as record 162 states it: forfeit wins and full-point byes as wins, half-point byes and
        unknown results as draws, forfeit losses as absences, the pairing-allocated bye as a win unless given."""
        return cls(
            win=win,
            draw=draw,
            loss=loss,
            pairing_bye=win if pairing_bye is None else pairing_bye,
            absence=absence,
            forfeit_win=win,
            forfeit_loss=absence,
            full_bye=win,
            half_bye=draw,
            unknown=draw,
            win_black=win,
            draw_black=draw,
            loss_black=loss,
        )

    def points(self, result: Result, colour: Colour = Colour.WHITE) -> Points:
        """Points for the result, in tenths; the colour matters only if the scoring says so."""
        return self.table(colour)[result]

    def table(self, colour: Colour = Colour.WHITE) -> dict[Result, Points]:
        """Points of every result for one colour: compute once, look up often."""
        black = colour is Colour.BLACK
        values = {
            Worth.WIN: self.win_black if black else self.win,
            Worth.DRAW: self.draw_black if black else self.draw,
            Worth.LOSS: self.loss_black if black else self.loss,
            Worth.FORFEIT_WIN: self.forfeit_win,
            Worth.FORFEIT_LOSS: self.forfeit_loss,
            Worth.PAIRING_BYE: self.pairing_bye,
            Worth.FULL_BYE: self.full_bye,
            Worth.HALF_BYE: self.half_bye,
            Worth.ABSENCE: self.absence,
            Worth.UNKNOWN: self.unknown,
        }
        return {result: values[result.worth] for result in Result}

    @property
    def same_for_both_colours(self) -> bool:
        """True unless Black's results are worth other points than White's."""
        return (self.win, self.draw, self.loss) == (self.win_black, self.draw_black, self.loss_black)

    @property
    def highest(self) -> Points:
        """The most one round can bring to a player who plays."""
        return max(self.win, self.draw, self.win_black, self.draw_black)


STANDARD = Scoring()
"""1 - 1/2 - 0."""
