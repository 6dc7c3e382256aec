"""What lies beyond a bracket, at any size."""

from __future__ import annotations

from pairwright.matching.heaviest import heaviest_matching
from pairwright.pairing.findings import Count
from pairwright.pairing.systems.dutch.layout import Bracket
from pairwright.pairing.systems.dutch_2017.engine import completion_of
from pairwright.pairing.systems.dutch_2017.penalties import Penalties
from pairwright.state.round_state import RoundState


class MatchingOutlook:
    """An :class:`~..criteria.Outlook` by matchings."""

    def __init__(self, state: RoundState) -> None:
        self._state = state
        self._completion = completion_of(state)
        self._groups = dict(state.groups())
        self._index = {low: index for index, low in enumerate(self._groups)}

    def completes(self, leftover: tuple[int, ...], below: int) -> bool:
        return self._completion.completes(leftover, self._index.get(below, len(self._groups)) - 1)

    def ahead(self, leftover: tuple[int, ...], below: int) -> Count:
        """C.7: the lightest set of players whom the next bracket can leave over."""
        state = self._state
        high = self._groups[below]
        players = [*leftover, *range(below, high)]
        penalties = Penalties(state, Bracket(leftover, (below, high)), (below, high))
        costs = [penalties.of_unpaired_ahead(player) for player in players]
        weights = [[0] * len(players) for _ in players]
        for vertex, higher in enumerate(players):
            legal = self._completion.field.legal[higher]
            for other in range(max(vertex + 1, len(leftover)), len(players)):
                if legal >> players[other] & 1:
                    weights[vertex][other] = weights[other][vertex] = costs[vertex] + costs[other]
        mates = heaviest_matching(weights)
        unpaired = [player for player, mate in zip(players, mates, strict=True) if mate < 0]
        number = sum(penalties.weight_ahead(player) for player in unpaired)
        return (number, *sorted((state.scores[player] for player in unpaired), reverse=True))
