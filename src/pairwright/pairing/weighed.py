"""Systems whose procedure is a choice by criteria: a pairing that differs is worse by one of them, or comes later."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairwright.errors import NoLegalPairing, Sentence, Witness, say
from pairwright.handbook.citation import Article
from pairwright.lean import NamedTuple
from pairwright.matching.bits import set_of
from pairwright.matching.complete import maximum
from pairwright.model.points import format_points
from pairwright.pairing.absolute import Bye, same_absolute
from pairwright.pairing.findings import ORDER, Contrast, Count, Finding, Obstacle, Reason
from pairwright.pairing.outcome import RoundPairing, Step
from pairwright.pairing.procedure import Procedure, require_two
from pairwright.pairing.what_if import imposing
from pairwright.state.round_state import RoundState

Boards = Sequence[tuple[int, int]]
"""Pairing numbers, the bye as ``(number, 0)``."""


class Parting(NamedTuple):
    """Where a rival pairing leaves the chosen one: what decides, the bracket (from 1; 0: before all brackets), and the
    pairing numbers it is about."""

    contrast: Contrast
    bracket: int
    players: tuple[int, ...]


class PlayedRound(NamedTuple):
    """Boards as positions: (higher, lower), and the bye (-1: none)."""

    pairs: list[tuple[int, int]]
    bye: int


class WeighedWhyNot(NamedTuple):
    """Why two players do not meet: what keeps them apart; or ``impossible``, why the others could not all be paired
    then; or the best pairing in which they meet, and where it loses (``parting``: one or none)."""

    one: int
    other: int
    obstacles: tuple[Obstacle, ...]
    met_in: int
    chosen: RoundPairing
    impossible: tuple[Witness, ...] = ()
    alternative: tuple[RoundPairing, ...] = ()
    parting: tuple[Parting, ...] = ()
    completion: str = "C4"
    """The article by which the others must be."""


class Weighed(Procedure):
    """A :class:`Procedure` that can say what decides between two pairings. Two players with an absolute preference for
    one colour never meet in it, unless it says otherwise."""

    same_absolute: Article
    """The article by which they do not."""
    completion = "C4"
    """The number of the article by which those left over can still be paired."""

    def parting(self, state: RoundState, chosen: Boards, rival: Boards) -> Parting:
        """Where a complete pairing that breaks no absolute rule leaves the chosen one, from which it differs."""
        raise NotImplementedError

    def colour_obstacle(self, state: RoundState, one: int, other: int) -> tuple[Obstacle, ...]:
        """C3."""
        if same_absolute(state, one, other):
            return (Obstacle(self.same_absolute, Reason.SAME_ABSOLUTE_PREFERENCE),)
        return ()

    def decides_against(self, state: RoundState, pairing: RoundPairing, actual: tuple[tuple[int, int], ...]) -> Finding:
        """The first criterion, or the order of the candidates, by which other boards are worse."""
        found = self.parting(state, pairing.pairs, actual)
        return Finding(found.contrast, found.players)

    def why_not(self, state: RoundState, one: int, other: int, met_in: int) -> object:
        """The rule that keeps two players apart, or the best pairing in which they meet and why it loses."""
        require_two(state, one, other)
        chosen = self.pair(state)
        first, second = state.position(one), state.position(other)
        found = self.obstacles(state, first, second)
        if found or any({board.white, board.black} == {one, other} for board in chosen.boards):
            return WeighedWhyNot(one, other, found, met_in, chosen)
        try:
            alternative = self.pair(imposing(state, first, second))
        except NoLegalPairing as nothing:
            return WeighedWhyNot(one, other, (), met_in, chosen, (nothing.witness,), completion=self.completion)
        where = self.parting(state, chosen.pairs, alternative.pairs)
        return WeighedWhyNot(one, other, (), met_in, chosen, (), (alternative,), (where,))


def round_of(state: RoundState, boards: Boards) -> PlayedRound:
    """The boards in positions. A bye given by hand is none of the system's."""
    position = state.positions()
    pairs = [(position[white], position[black]) for white, black in boards if black]
    bye = next((position[white] for white, black in boards if not black and white in position), -1)
    return PlayedRound([(min(pair), max(pair)) for pair in pairs], bye)


def bye_parting(article: Article, state: RoundState, places: Sequence[int], chosen: int, rival: int) -> Parting:
    """Two pairings part before the first bracket, for two positions could have the bye: score, games not played
    (fewest), place (the last)."""

    def count(player: int) -> Count:
        return state.scores[player], state.round - 1 - state.games[player], -places[player]

    players = sorted((state.numbers[chosen], state.numbers[rival]))
    return Parting(Contrast(article.number, article, count(chosen), count(rival)), 0, tuple(players))


def contrast_of(
    chosen: Sequence[tuple[Article, Count]], rival: Sequence[tuple[Article, Count]], order: Article
) -> Contrast:
    """The first criterion whose counts differ; where none does, the article of the order among candidates."""
    for (article, mine), (_, yours) in zip(chosen, rival, strict=True):
        if mine != yours:
            return Contrast(article.number, article, mine, yours)
    return Contrast(ORDER, order, (), ())


def why_so_many_up(rows: Sequence[int], residents: Iterable[int], upfloaters: int, completion: str) -> Sentence:
    """Why that many are taken up: an odd number, or residents who cannot be paired among themselves, or others below
    who could not be (the criterion of ``completion``). ``rows`` are whom each position may meet."""
    alone = maximum(rows, set_of(residents))[1].bit_count()
    if alone == 1 == upfloaters:
        return say("the number of residents is odd")
    if alone == upfloaters:
        return say("of the residents {count} cannot be paired among themselves", count=alone)
    return say("with fewer the players below could not all be paired ({criterion})", criterion=completion)


def bye_step(article: Article, state: RoundState, bye: Bye) -> list[Step]:
    """The bye and who was next, as a step; nothing where everybody has an opponent or the arbiter gave the bye."""
    if not bye.possible:
        return []
    player = bye.player
    number = state.numbers[player]
    template = "{player} has the bye: score {score}, {games} games played"
    values: dict[str, object] = {
        "player": number,
        "score": format_points(state.scores[player]),
        "games": state.games[player],
    }
    if len(bye.possible) > 1:
        template += "; next would be {next} (score {next_score}, {next_games} games)"
        second = bye.possible[1]
        if (state.scores[player], state.games[player]) == (state.scores[second], state.games[second]):
            template += ", who stands higher"
        values |= {
            "next": state.numbers[second],
            "next_score": format_points(state.scores[second]),
            "next_games": state.games[second],
        }
    else:
        template += "; nobody else may have it and leave the others a pairing"
    return [Step(article, (number,), say(template, **values), ((number, 0),))]
