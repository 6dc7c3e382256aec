"""What the acts that pair a round are warned of: by the rules, by hand, or by whoever names the pairs."""

from __future__ import annotations

from collections.abc import Iterator

from pairwright.app.desk import acts
from pairwright.app.desk.acts import Pairs
from pairwright.app.desk.by_hand import (
    Breach,
    Compared,
    Seating,
    breaches,
    compared,
    has_game,
    nobody_plays,
    not_seated,
)
from pairwright.app.desk.event import Event
from pairwright.app.desk.leaving_table import publishing
from pairwright.app.desk.levels import Caution, Level, Rule, final
from pairwright.app.desk.terms_cautions import BEFORE_PUBLISHING
from pairwright.app.knockouts import is_knockout
from pairwright.app.predetermined import has_fixed_rounds
from pairwright.errors import PairwrightError, listing, say
from pairwright.model.acts import AddRound
from pairwright.model.colour import Colour
from pairwright.model.result import Result
from pairwright.model.team_acts import AddMatches


def _publish(event: Event, act: acts.Publish | AddRound | AddMatches) -> Iterator[Caution]:
    """Whoever names the pairs, a page or a program: they are compared with those of the rules."""
    colour = act.colour if isinstance(act, acts.Publish) else Colour.NONE
    yield from _another_round(event, act.round)
    yield from _no_game(act.round, act.pairs)
    yield from _known_colour(event, colour)
    yield from _named_pairs(event, act.round, act.pairs, colour)
    yield from _not_completed(event, act.round)


def _named_pairs(event: Event, round: int, pairs: Pairs, colour: Colour) -> Iterator[Caution]:
    tournament = event.tournament
    if round != tournament.round_to_pair:
        return  # the act does not fit, and its change says so
    if tournament.initial_colour is Colour.NONE:
        tournament = tournament._replace(initial_colour=colour)
    try:
        found = compared(tournament, round, pairs)
        broken = () if found.same else breaches(tournament, round, pairs)
    except PairwrightError:
        return  # nor does this
    yield from _other_pairs(found, broken)


def _other_pairs(found: Compared, broken: tuple[Breach, ...]) -> Iterator[Caution]:
    """Pairs that are not those of the rules are told to the report (Q68, Q69)."""
    if not found.same:
        sentence = say("The pairs are not those of the rules; the report file will say so.")
        follows = tuple([breach.sentence for breach in broken])
        yield Caution(Level.CONFIRM, OTHER_PAIRS, sentence, follows, found.line)


OTHER_PAIRS = "other-pairs"


def _known_colour(event: Event, colour: Colour) -> Iterator[Caution]:
    """A pairing may say the initial colour that nobody has said yet; it changes none."""
    known = event.tournament.initial_colour
    if event.under_way and colour not in (Colour.NONE, known) and known is not Colour.NONE:
        template = "{what} cannot be changed once round 1 is paired; only outside FIDE mode"
        yield Caution(Level.REFUSED, "locked", say(template, what=say("the initial colour")))


def _no_game(round: int, pairs: Pairs) -> Iterator[Caution]:
    """A round in which nobody plays would not be one: the next would be the same again."""
    if not has_game(pairs):
        yield Caution(Level.REFUSED, "no-game", nobody_plays(round))


def _another_round(event: Event, round: int) -> Iterator[Caution]:
    """No round is paired, by the rules or by hand, after the last one or when the standings are final."""
    yield from final(event)
    planned = event.tournament.planned_rounds
    if planned and round > planned:
        yield Caution(Level.REFUSED, "rounds", say("all {rounds} rounds are paired", rounds=planned))


def _open_hand(event: Event, act: acts.OpenHand) -> Iterator[Caution]:
    yield from _another_round(event, act.round)


def _not_completed(event: Event, round: int) -> Iterator[Caution]:
    """Results missing in the round before are registered as adjourned (Q159), older open games are named (Q168)."""
    tournament = event.tournament
    missing = tournament.open_games(round - 1) if round > 1 else ()
    if missing:
        boards = listing(f"{white}-{black}" for white, black in missing)
        template = "results are missing: {boards}. These games become adjourned, and count as draws for pairing"
        if has_fixed_rounds(tournament):
            template = "results are missing: {boards}. These games stay open; no round of the table depends on them"
        elif is_knockout(tournament):
            template = "results are missing: {boards}. These games become adjourned, and their matches wait for them"
        yield Caution(Level.NOTICE, "missing-results", say(template, boards=boards))
    older = [
        earlier for earlier in range(1, round - 1)
        if any(player.entry(earlier).result is Result.ADJOURNED for player in tournament.players)
    ]  # fmt: skip
    if older:
        sentence = say("an adjourned game of round {round} is still open", round=older[0])
        yield Caution(Level.NOTICE, "adjourned-open", sentence)


def _change_hand(event: Event, act: acts.ChangeHand) -> Iterator[Caution]:
    """What the change breaks that was not broken before (Q66, Q67)."""
    hand = event.hand
    if not hand.is_open:
        return
    before = set(breaches(event.tournament, hand.round, hand.pairs))
    for breach in breaches(event.tournament, hand.round, act.pairs):
        if breach not in before:
            level = Level.CONFIRM if breach.grave else Level.NOTICE
            yield Caution(level, "-".join([breach.code, *map(str, breach.players)]), breach.sentence)


def _end_hand(event: Event, act: acts.EndHand) -> Iterator[Caution]:
    """Nobody may be left waiting."""
    hand = event.hand
    if not hand.is_open:
        return
    yield from _another_round(event, hand.round)
    if hand.waiting:
        waiting = listing(hand.waiting)
        sentence = say("No opponent yet: {players}. Give them one, or the bye.", players=waiting)
        yield Caution(Level.REFUSED, "waiting", sentence)
        return
    yield from _no_game(hand.round, hand.pairs)
    away = not_seated(event.tournament, hand.round, Seating(hand.pairs))
    if away:
        players = listing(away)
        sentence = say("To be paired, but without a place in this session: {players}.", players=players)
        yield Caution(Level.CONFIRM, "not-seated", sentence, (), f"MPA @ Round {hand.round}: {players} not paired")
    yield from _known_colour(event, act.colour)
    found = compared(event.tournament, hand.round, hand.pairs)
    yield from _other_pairs(found, () if found.same else breaches(event.tournament, hand.round, hand.pairs))
    yield from _not_completed(event, hand.round)


PAIRINGS: dict[type, tuple[Rule, ...]] = {
    acts.Publish: (_publish, publishing, *BEFORE_PUBLISHING),
    AddRound: (_publish,),
    AddMatches: (_publish,),
    acts.OpenHand: (_open_hand,),
    acts.ChangeHand: (_change_hand,),
    acts.EndHand: (_end_hand,),
}
