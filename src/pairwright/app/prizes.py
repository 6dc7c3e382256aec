"""Prizes of a tournament: the money of the places, by its standings."""

from __future__ import annotations

from itertools import pairwise

from pairwright.app.money import Currency, currency
from pairwright.app.standings import Standings, Wanted, standings
from pairwright.app.tables.chart import Participant, participants
from pairwright.errors import NotApplicable, Place, Problem, Severity, UnknownCode, listing, say
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.tiebreaks.prizes import Claim, Money, Payout, Rounding, Sharing, share

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pairwright.model.tournament import Tournament


class Announced(NamedTuple):
    """What was announced about the prizes, as it was written: ``prizes`` for the places from the first on;
    ``round_to`` empty for the smallest unit."""

    prizes: tuple[str, ...]
    currency: str = ""
    sharing: Sharing = Sharing.EQUAL
    round_to: str = ""
    rounding: Rounding = Rounding.DOWN


class Prizes(NamedTuple):
    """Who gets how much, and by which standings; ``names`` are the participants by number, ``step`` is what amounts
    are multiples of."""

    standings: Standings
    announced: Announced
    currency: Currency
    step: Money
    payout: Payout
    names: dict[int, Participant]
    notices: tuple[Problem, ...]


def announced(
    prizes: str, currency: str = "", sharing: str = "equal", round_to: str = "", rounding: str = "down"
) -> Announced:
    """From what a user writes: ``prizes`` with semicolons between them, or else commas. Raises :class:`NotApplicable`
    if there is none or one is left out, :class:`UnknownCode` for a sharing or a rounding there is not."""
    between = ";" if ";" in prizes else ","
    amounts = tuple(
        [amount.strip() for amount in prizes.replace("\u060c", between).rstrip(f"{between} ").split(between)]
    )
    if not all(amounts):
        raise NotApplicable("--prizes", say("name the prizes from the first place on: 1000,600,400"))
    for kind, code, known in (("sharing", sharing, Sharing), ("rounding", rounding, Rounding)):
        codes = tuple([one.value for one in known])
        if code not in codes:
            raise UnknownCode(kind, code, codes)
    return Announced(amounts, currency, Sharing(sharing), round_to, Rounding(rounding))


def prizes(tournament: Tournament, said: Announced, wanted: Wanted) -> Prizes:
    """The prizes by the standings. Raises as :func:`~pairwright.app.standings.standings`, :class:`NotApplicable` for
    an amount that is none."""
    money = currency(said.currency, (*said.prizes, said.round_to))
    amounts = [money.parse(text) for text in said.prizes]
    step = money.parse(said.round_to) if said.round_to else 1
    if not step:
        raise NotApplicable("--round-to", say("it is a multiple of nothing; name an amount such as 1 or 0.01"))
    found = standings(tournament, wanted)
    event = found.ranking.event
    scores = event.table().scores
    claims = [Claim(row.number, row.rank, scores[row.position]) for row in found.ranking.rows]
    payout = share(claims, amounts, said.sharing, step, said.rounding)
    notices = (*found.notices, *_on_order(money, amounts), *_on_undivided(payout, said))
    return Prizes(found, said, money, step, payout, participants(event), notices)


def _on_order(money: Currency, amounts: list[Money]) -> Iterator[Problem]:
    """Prizes that grow with the places are a slip, as a rule."""
    for place, (before, amount) in enumerate(pairwise(amounts), 2):
        if amount > before:
            found = say(
                "the prize for place {place} ({amount}) is higher than the one before it",
                place=place,
                amount=money.written(amount),
            )
            yield Problem("prizes", Severity.NOTICE, Place(), found)


def _on_undivided(payout: Payout, said: Announced) -> Iterator[Problem]:
    """Sharing by rank among those whom nothing separates."""
    if said.sharing is Sharing.EQUAL:
        return
    shared = sorted({award.claim.place for award in payout.awards if award.by_place.sharers > 1})
    if shared:
        places = listing(shared)
        sentence = say("nothing separates those who share place {places}: they share its prizes equally", places=places)
        yield Problem("prizes", Severity.NOTICE, Place(), sentence)
