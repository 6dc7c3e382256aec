"""All documents by the word in their address, and what each of them needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.utils.translation import gettext_lazy as _

from pairwright.app.brackets import KNOCKOUT
from pairwright.app.desk.kinds import screens_of
from pairwright.app.editions import encoded_type
from pairwright.faces.desk.paper import lists, rounds
from pairwright.faces.desk.paper.asked import Asked, Paper
from pairwright.faces.desk.sitting import Sitting
from pairwright.lean import NamedTuple

Make = Callable[[Asked], Paper]


class Kind(NamedTuple):
    """A document. ``by_round``: there is one for each round; ``needs`` says what is missing (empty: nothing) before it
    can be had, ``suits`` whether the tournament has such a thing at all."""

    title: Any
    about: Any
    make: Make
    by_round: bool = False
    two_languages: bool = False
    needs: Callable[[Sitting], Any] = lambda _sitting: ""
    suits: Callable[[Sitting], bool] = lambda _sitting: True


def _a_round(sitting: Sitting) -> Any:
    return "" if sitting.event.round else _("No round is paired yet.")


def _players(sitting: Sitting) -> Any:
    return "" if sitting.event.tournament.players else _("Nobody has entered yet.")


def _plan(sitting: Sitting) -> Any:
    return "" if sitting.event.prizes.amounts else _("No prizes are announced yet.")


def _is_knockout(sitting: Sitting) -> bool:
    return KNOCKOUT in encoded_type(sitting.event.tournament)


def _is_by_table(sitting: Sitting) -> bool:
    return screens_of(sitting.event.tournament).berger


def _is_of_teams(sitting: Sitting) -> bool:
    return bool(sitting.event.tournament.teams)


def _goes_by_points(sitting: Sitting) -> bool:
    return not _is_knockout(sitting)


KINDS: dict[str, Kind] = {
    "pairings": Kind(_("Pairings by board"), _("For the wall; in one language or in two."), rounds.pairings,
                     by_round=True, two_languages=True, needs=_a_round),
    "names": Kind(_("Pairings by name"), _("Where do I sit?"), rounds.by_name, by_round=True, two_languages=True,
                  needs=_a_round),
    "slips": Kind(_("Result slips"), _("Eight a page; cut, and the stacks follow each other."), rounds.slips,
                  by_round=True, needs=_a_round),
    "standings": Kind(_("Standings"), _("With tie-breaks."), lists.standings, by_round=True, needs=_players,
                      suits=_goes_by_points),
    "table": Kind(_("Cross table"), _("Who met whom, in the order of the standings."), lists.table, by_round=True,
                  needs=_players),
    "wall-chart": Kind(_("Wall chart"), _("By number, with the score after every round."), lists.wall, by_round=True,
                       needs=_players),
    "cards": Kind(_("Pairing cards"), _("Four a page, with boxes for the pen."), lists.cards, needs=_players,
                  suits=_goes_by_points),
    "berger": Kind(_("Table of the rounds"), _("Who meets whom in which round."), lists.berger, needs=_players,
                   suits=_is_by_table),
    "bracket": Kind(_("Bracket"), _("All stages of a knockout."), lists.knockout, needs=_players, suits=_is_knockout),
    "boards": Kind(_("Board prizes"), _("Scores on each board."), lists.boards, by_round=True, needs=_a_round,
                   suits=_is_of_teams),
    "members": Kind(_("Individual results"), _("Everybody, team by team."), lists.members, by_round=True,
                    needs=_a_round, suits=_is_of_teams),
    "entries": Kind(_("Entries"), _("Who takes part."), lists.entries, needs=_players),
    "missing": Kind(_("Call list"), _("Who is not here yet."), lists.missing, needs=_players),
    "badges": Kind(_("Badges"), _("Ten a page, to be cut."), lists.badges, needs=_players),
    "place-cards": Kind(_("Place cards"), _("Folded, they stand on the table."), lists.place_cards, needs=_players),
    "prizes": Kind(_("Prize list"), _("Who gets how much."), lists.prizes, needs=_plan),
    "reasons": Kind(_("Reasons of the round"), _("Why the pairs are as they are."), rounds.reasons, by_round=True,
                    needs=_a_round),
    "journal": Kind(_("Journal"), _("Every act, with its time."), lists.journal),
}  # fmt: skip
