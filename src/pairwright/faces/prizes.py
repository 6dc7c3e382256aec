"""Prizes as a document, and for programs."""

from __future__ import annotations

from pairwright.app.prizes import Prizes
from pairwright.errors import Sentence, say
from pairwright.faces.document import Column, Document, Entry, Kind, Sheet
from pairwright.faces.spreadsheet import Fields, csv_text
from pairwright.faces.standing_document import notes_on
from pairwright.faces.tables.documents import state
from pairwright.faces.text import points_text
from pairwright.faces.wording.characters import island
from pairwright.lean import TYPE_CHECKING
from pairwright.model.points import format_points
from pairwright.tiebreaks.prizes import Award, Money, Pot, Rounding, Sharing

if TYPE_CHECKING:
    from pairwright.faces.json import Object

SHARINGS = {
    Sharing.EQUAL: say("Equal scores share the prizes of their places equally."),
    Sharing.RANK: say("Everybody has the prize of his place."),
    Sharing.HORT: say("Half by place, half shared equally among equal scores (Hort)."),
}
_ROUNDINGS = {
    Rounding.DOWN: say("Each share is rounded down to a multiple of {step}."),
    Rounding.UP: say("Each share is rounded up to a multiple of {step}."),
    Rounding.HALF_UP: say("Each share is rounded to the nearest multiple of {step}, a half upwards."),
    Rounding.HALF_DOWN: say("Each share is rounded to the nearest multiple of {step}, a half downwards."),
    Rounding.HALF_EVEN: say("Each share is rounded to the nearest multiple of {step}, a half to the even one."),
}


def prize_document(prizes: Prizes) -> Document:
    """Who gets how much and from which pot; below it the rules and the sums."""
    code = prizes.currency.code
    columns = [
        Column(say("Rk")),
        Column(say("No")),
        Column(say("Name"), Kind.NAME),
        Column(say("Pts"), Kind.SCORE),
        Column(say("From"), about=say("the prizes of the places taken together, and among how many")),
        Column(say("Prize {currency}", currency=code) if code else say("Prize")),
    ]
    rows = []
    for award in prizes.payout.awards:
        number, place, score = award.claim
        rows.append(
            (
                Entry(str(place)),
                Entry(str(number), "faint"),
                Entry(prizes.names[number].name),
                Entry(points_text(score)),
                Entry(pots_of(prizes, award), "tb"),
                Entry(prizes.currency.written(award.amount), "pts"),
            )
        )
    standings = prizes.standings
    about = say("{table}, {state}", table=say("prizes"), state=state(standings))
    sheet = Sheet(tuple(columns), tuple(rows))
    return Document(
        standings.tournament.information.name, about, (sheet,), (*prize_notes(prizes), *notes_on(standings))
    )


def pots_of(prizes: Prizes, award: Award) -> str:
    """``2,000.00 / 3``; by Hort both halves."""
    if prizes.announced.sharing is Sharing.EQUAL:
        return _pot(prizes, award.by_score)
    own = _pot(prizes, award.by_place)
    if prizes.announced.sharing is Sharing.RANK or award.by_place == award.by_score:
        return own
    return f"½ × {own} + ½ × {_pot(prizes, award.by_score)}"  # noqa: RUF001 - a sign of multiplication


def _pot(prizes: Prizes, pot: Pot) -> str:
    text = prizes.currency.written(pot.sum)
    return f"{text} / {pot.sharers}" if pot.sharers > 1 else text


def prize_notes(prizes: Prizes) -> tuple[Sentence, ...]:
    """How it was shared and rounded, and where every unit of the fund went."""
    payout, announced = prizes.payout, prizes.announced
    rule = _ROUNDINGS[announced.rounding]
    notes = [SHARINGS[announced.sharing], say(rule.template, step=_amount(prizes, prizes.step))]
    notes.append(
        say(
            "Prizes: {fund}; given out: {given}.",
            fund=_amount(prizes, payout.fund),
            given=_amount(prizes, payout.given),
        )
    )
    if payout.left > 0:
        notes.append(say("Not given out, left by rounding: {amount}.", amount=_amount(prizes, payout.left)))
    elif payout.left < 0:
        notes.append(say("Added by rounding, beyond the prizes: {amount}.", amount=_amount(prizes, -payout.left)))
    if payout.unclaimed:
        notes.append(
            say("Not given out, for nobody has these places: {amount}.", amount=_amount(prizes, payout.unclaimed))
        )
    return tuple(notes)


def _amount(prizes: Prizes, amount: Money) -> str:
    return island(f"{prizes.currency.written(amount)} {prizes.currency.code}".rstrip())


def prize_csv(prizes: Prizes) -> str:
    """A row for every prize."""
    heads = ("place", "number", "name", "points", "share", "prize", "currency")
    rows: list[Fields] = []
    for award in prizes.payout.awards:
        number, place, score = award.claim
        amount = prizes.currency.plain(award.amount)
        who = prizes.names[number].name
        share = str(award.exact / 10**prizes.currency.decimals)
        rows.append([place, number, who, format_points(score), share, amount, prizes.currency.code])
    return csv_text(heads, rows)


def prize_object(prizes: Prizes) -> Object:
    """``{"currency", "sharing", "rounding", "round_to", "prizes", "fund", "given", "left", "unclaimed"}``; amounts are
    decimal texts, ``share`` the exact fraction before rounding."""
    plain, payout = prizes.currency.plain, prizes.payout
    scale = 10**prizes.currency.decimals
    return {
        "currency": prizes.currency.code,
        "sharing": prizes.announced.sharing.value,
        "rounding": prizes.announced.rounding.value,
        "round_to": plain(prizes.step),
        "tiebreaks": [asked.text for asked in prizes.standings.ranking.asked],
        "final": prizes.standings.is_final,
        "prizes": [
            {
                "place": award.claim.place,
                "id": award.claim.number,
                "name": prizes.names[award.claim.number].name,
                "points": format_points(award.claim.score),
                "share": str(award.exact / scale),
                "prize": plain(award.amount),
            }
            for award in payout.awards
        ],
        "fund": plain(payout.fund),
        "given": plain(payout.given),
        "left": plain(payout.left),
        "unclaimed": plain(payout.unclaimed),
    }
