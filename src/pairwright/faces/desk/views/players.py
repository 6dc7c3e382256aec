"""One player: his card, what was asked for, what the journal says of him; and cards on paper."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_POST

from pairwright.app.desk import acts
from pairwright.app.desk.about import about
from pairwright.app.desk.one_entry import corrected, values_of, with_member
from pairwright.app.desk.roster import entry_rows
from pairwright.app.desk.sheets import SIDES
from pairwright.app.standings import Of, Wanted, standings
from pairwright.app.tables.cards import Card, Cards, cards
from pairwright.app.tables.chart import Cell, Participant
from pairwright.errors import PairwrightError, UnknownCode
from pairwright.faces.desk.entry_forms import WholeEntryForm
from pairwright.faces.desk.performing import perform
from pairwright.faces.desk.posted import HIGHEST, numbers_in
from pairwright.faces.desk.saying import then_to
from pairwright.faces.desk.sitting import Sitting, at_desk
from pairwright.faces.desk.views.byes import NAME_OF
from pairwright.lean import NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.player import Player
from pairwright.model.points import Points, format_points
from pairwright.model.result import Result
from pairwright.state.floats import Float
from pairwright.state.preference import Strength
from pairwright.store.models import Role


class CardLine(NamedTuple):
    """One round of a card as it is drawn: ``colour`` w, b or empty, ``why`` there is no opponent, ``mark`` up, down or
    empty, ``result`` what he scored, as notation; ``total`` in tenths."""

    round: int
    colour: str
    opponent: Participant | None
    why: Any
    mark: str
    result: str
    total: Points
    is_open: bool


class ShownCard(NamedTuple):
    """A card with the player's own data; ``to_come`` are rounds that nothing is known of, the first one with the colour
    due."""

    card: Card
    player: Player
    points: Points
    lines: tuple[CardLine, ...]
    to_come: tuple[int, ...]
    due: str
    forced: bool


_MARKS = {Float.DOWN: "down", Float.UP: "up"}


def _cards(sitting: Sitting, numbers: tuple[int, ...]) -> tuple[ShownCard, ...]:
    tournament = sitting.event.tournament
    found: Cards = cards(standings(tournament, Wanted(of=Of.INDIVIDUALS)), numbers)
    players = {player.number: player for player in tournament.players}
    made = []
    for card in found.cards:
        lines = [
            _line(cell, opponent, mark)
            for cell, opponent, mark in zip(card.line.cells, card.opponents, card.floats, strict=True)
        ]
        colour, strength = card.due
        due = colour.value if colour is not Colour.NONE else ""
        to_come = range(found.rounds + 1, max(found.planned, found.rounds + bool(due)) + 1)
        player = players[card.line.participant.number]
        made.append(
            ShownCard(card, player, card.line.points, tuple(lines), tuple(to_come), due, strength is Strength.ABSOLUTE)
        )
    return tuple(made)


def _line(cell: Cell, opponent: Participant | None, mark: Float) -> CardLine:
    result = cell.result
    colour = cell.colour.value if cell.colour is not Colour.NONE and opponent else ""
    why = "" if opponent else NAME_OF_BYE.get(result, _("not paired"))
    score = SIDES.get(result) if opponent else None
    text = score if score is not None else SCORES.get(cell.points, format_points(cell.points))
    return CardLine(cell.round, colour, opponent, why, _MARKS.get(mark, ""), text, cell.total, result is Result.PENDING)


SCORES = {0: "0", 5: "½", 10: "1"}
NAME_OF_BYE = NAME_OF | {Result.PAIRING_BYE: _("pairing-allocated bye"), Result.ABSENT: _("not paired")}


def _player(sitting: Sitting, number: int) -> Player:
    try:
        return sitting.event.tournament.player(number)
    except UnknownCode:
        raise Http404 from None


@at_desk(Role.VIEWER)
def player(request: HttpRequest, sitting: Sitting, number: int) -> HttpResponseBase:
    """Everything about one player."""
    return _page(request, sitting, _player(sitting, number))


def _page(request: HttpRequest, sitting: Sitting, one: Player, form: WholeEntryForm | None = None) -> HttpResponse:
    event = sitting.event
    shown_card: ShownCard | None = None
    fault: PairwrightError | None = None
    try:
        shown_card = _cards(sitting, (one.number,))[0]
    except PairwrightError as error:
        fault = error
    team = next((team for team in event.tournament.teams if one.number in team.members), None)
    initial = {name.replace("-", "_"): value for name, value in values_of(one, team.name if team else "").items()}
    numbers = sorted(player.number for player in event.tournament.players)
    place = numbers.index(one.number)
    shown = {
        "tab": "entries",
        "part": "player",
        "player": one,
        "row": next(row for row in entry_rows(event) if row.number == one.number),
        "shown": shown_card,
        "fault": fault,
        "team": team,
        "form": form or WholeEntryForm(initial=initial),
        "editing": form is not None or "edit" in request.GET,
        "requests": [
            (asked, NAME_OF.get(asked.result, asked.result.code))
            for asked in event.tournament.requests
            if asked.player == one.number
        ],
        "barred": one.number in event.no_half_byes,
        "mentions": about(sitting.desk.entries(), sitting.desk.in_force(), one)[:60],
        "before": numbers[place - 1] if place else 0,
        "after": numbers[place + 1] if place + 1 < len(numbers) else 0,
        "next": event.tournament.round_to_pair,
        "may_change": sitting.may(Role.DEPUTY) and not event.closed,
        "legend": True,
    }
    return render(request, "desk/entries/player.html", shown, status=422 if form is not None else 200)


@require_POST
@at_desk(Role.DEPUTY)
def correct(request: HttpRequest, sitting: Sitting, number: int) -> HttpResponseBase:
    """What is known of him, all of it."""
    one = _player(sitting, number)
    form = WholeEntryForm(request.POST)
    if not form.is_valid():
        return _page(request, sitting, one, form)
    made = corrected(one, form.read.entry, whole=True)
    teams = sitting.event.tournament.teams
    team = next((team.name for team in teams if number in team.members), "")
    wanted = form.read.entry.team
    act: acts.Act = acts.ChangePlayer(number, made)
    if wanted and wanted != team:
        act = acts.TakeList(changed=(made,), teams=with_member(teams, number, wanted))
    return perform(sitting, act, then_to(reverse("player", args=[sitting.record.slug, number])))


@at_desk(Role.VIEWER)
def on_paper(request: HttpRequest, sitting: Sitting) -> HttpResponseBase:
    """Pairing cards, four on A4; ``?players=3,7`` only these."""
    numbers = tuple(numbers_in(request.GET.get("players", "").split(","), HIGHEST))
    known = {player.number for player in sitting.event.tournament.players}
    if not known.issuperset(numbers):
        raise Http404
    try:
        found = _cards(sitting, numbers)
    except PairwrightError as error:
        shown = {"tab": "entries", "fault": error}
        return render(request, "desk/entries/cards.html", shown, status=409)
    sheets = [found[place : place + 4] for place in range(0, len(found), 4)]
    return render(request, "desk/entries/cards.html", {"tab": "entries", "sheets": sheets})
