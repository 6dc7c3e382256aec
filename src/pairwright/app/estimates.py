"""Ratings that the arbiter enters before round 1: estimates, and conversions from other scales (A1)."""

from __future__ import annotations

from fractions import Fraction

from pairwright.errors import NotApplicable, UnknownCode, say
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.ratings.conversions import from_bcf, from_ingo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pairwright.model.tournament import Tournament

SCALES: dict[str, Callable[[Fraction], int]] = {"ingo": from_ingo, "bcf": from_bcf}
HIGHEST = 9999
"""Four columns of the file format."""


class Estimate(NamedTuple):
    """A rating (Elo) for a player; ``written`` is how it was given: ``ingo:123``."""

    player: int
    rating: int
    written: str


def estimate(text: str) -> Estimate:
    """``12=1850``, ``12=ingo:123.5``, ``12=bcf:150``. Raises :class:`NotApplicable`."""
    number, _, written = text.partition("=")
    scale, _, value = written.strip().lower().rpartition(":")
    if not number.strip().isdecimal() or len(number) > 9 or (scale and scale not in SCALES):
        raise NotApplicable(text, say("expected P=RATING, P=ingo:NUMBER or P=bcf:GRADE, such as 12=1850"))
    return Estimate(int(number), rating_of(scale, value, text), written.strip())


def rating_of(scale: str, value: str, text: str) -> int:
    """The rating (Elo) of a value on a scale (empty: a rating). Raises :class:`NotApplicable`, which names ``text``."""
    plain = value.strip().replace(",", ".")
    whole, _, part = plain.partition(".")
    if not whole.isdecimal() or (part and not part.isdecimal()) or len(plain) > 9 or (part and not scale):
        raise NotApplicable(text, say("'{value}' is no number", value=value.strip()))
    rating = SCALES[scale](Fraction(plain)) if scale else int(whole)
    if rating > HIGHEST:
        raise NotApplicable(text, say("a rating has four digits at most"))
    return rating


def with_estimates(tournament: Tournament, estimates: Iterable[Estimate]) -> Tournament:
    """The tournament with these ratings entered. Raises :class:`UnknownCode` for a number nobody has, and
    :class:`NotApplicable` once a round is paired."""
    given = {one.player: one.rating for one in estimates}
    known = {player.number for player in tournament.players}
    for number in given:
        if number not in known:
            raise UnknownCode("player", str(number))
    if given and tournament.paired_rounds:
        reason = say(
            "round {round} is paired; a corrected rating belongs into the file", round=tournament.paired_rounds
        )
        raise NotApplicable("--rating", reason)
    players = [player._replace(rating=given.get(player.number, player.rating)) for player in tournament.players]
    return tournament._replace(players=tuple(players))
