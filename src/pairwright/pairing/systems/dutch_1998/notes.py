"""The steps of a round in the words of the arbiter's own notes, bracket by bracket."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pairwright.errors import Sentence, listing, say
from pairwright.model.points import format_points
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.dutch_1998.bracket import Found
from pairwright.pairing.systems.dutch_1998.field import Field
from pairwright.pairing.systems.dutch_1998.layout import Layout
from pairwright.pairing.systems.dutch_1998.rounds import PairedBracket, Undone
from pairwright.state.preference import BLACK, WHITE

_DROPPED = ("", "B6", "B6 and B5")


def steps_of(field: Field, brackets: Sequence[PairedBracket]) -> tuple[Step, ...]:
    """All steps of the round, as they stand in the end."""
    steps: list[Step] = []
    for number, bracket in enumerate(brackets, start=1):
        notes = _Notes(field, bracket, number)
        steps += notes.about_players()
        steps += notes.about_demands()
        steps += notes.about_pairs(lowest=number == len(brackets))
    return tuple(steps)


class _Notes:
    """The notes on one bracket."""

    def __init__(self, field: Field, bracket: PairedBracket, number: int) -> None:
        self.field, self.bracket, self.number = field, bracket, number
        self.articles = field.edition.regulation
        self.numbers = field.state.numbers

    def about_players(self) -> Iterator[Step]:
        """Who is in it, x and p (C1 to C3); and what was undone for it, or in it (C12, C13)."""
        bracket = self.bracket
        if bracket.joined:
            template = (
                "no pairing of the last bracket but one lets the lowest one be paired: the two are joined"
                if bracket.joined == 1
                else "no pairing of the brackets above lets the lowest one be paired: the last {count} are joined"
            )
            yield self._step("C13", bracket.bracket.players, say(template, count=bracket.joined + 1))
        yield self._step("C3", bracket.bracket.players, self._who_and_how_many())
        for player in bracket.stuck:
            yield self._step("C1", [player], say("{player} has no opponent here: goes down", player=self._name(player)))
        for undone in bracket.undone:
            yield self._undone(undone)

    def _who_and_how_many(self) -> Sentence:
        bracket, field = self.bracket, self.field
        x = field.budget(bracket.bracket.players)
        values: dict[str, object] = {
            "score": format_points(field.state.scores[bracket.residents[-1]]),
            "residents": self._list(bracket.residents),
            "moved": self._list(bracket.moved),
            "p": bracket.bracket.most().moved or bracket.bracket.most().rest,
            "x": x.total,
            "white": sum(field.state.due[player] == WHITE for player in bracket.bracket.players),
            "black": sum(field.state.due[player] == BLACK for player in bracket.bracket.players),
        }
        template = "bracket of {score}: {residents}"
        if bracket.moved:
            template = "bracket of {score}: {residents}; from above {moved}"
            template += ", who are paired first" if bracket.bracket.moved else ""
        if not bracket.bracket.players:
            return say(template, **values)
        if x.others < x.total:
            values["lowered"] = x.others
            return say(
                template + "; p = {p}, x = {x} (due White {white}, Black {black}), {lowered} without a mild preference",
                **values,
            )
        return say(template + "; p = {p}, x = {x} (due White {white}, Black {black})", **values)

    def _undone(self, undone: Undone) -> Step:
        values = {"before": self._list(undone.before), "now": self._list(undone.now)}
        template = "with {before} going down the lowest bracket cannot be paired: paired again, with {now} going down"
        if not undone.before:
            template = "with nobody going down the lowest bracket cannot be paired: paired again, with {now} going down"
        if undone.article == "C12":
            template = "the next bracket cannot pair {before}: paired again, with {now} going down instead"
        return self._step(undone.article, (*undone.before, *undone.now), say(template, **values))

    def about_demands(self) -> Iterator[Step]:
        """What was raised, lowered or dropped (C9 to C11, C14, A7)."""
        found, players, edition = self.bracket.found, self.bracket.bracket.players, self.field.edition
        most = self.bracket.bracket.most()
        if found.numbers.moved < most.moved:
            yield self._lowered(
                players, "p of the moved-down players lowered from {most} to {p}", most.moved, found.numbers.moved
            )
        possible = (len(players) - 2 * found.numbers.moved) // 2
        if found.numbers.rest < possible:
            yield self._lowered(players, "p lowered from {most} to {p}", possible, found.numbers.rest)
        if not found.pairs:
            return
        strictest = self.field.limits()[0]
        if strictest.strong_apart and not found.limits.strong_apart:
            yield self._step("A7d", players, say("left out, as it would make one more floater"))
        if found.limits.free_above_half and not strictest.free_above_half:
            yield self._step("B2", players, say("left out above 50 %, as it would make one more floater"))
        if found.raised:
            yield self._step("C11", players, say("x raised by {count}", count=found.raised))
        outer, inner = ("C10", "C9") if len(edition.turns[0].downfloats) > 1 else ("C9", "C10")
        if found.upfloats_dropped:
            note = say("{what} dropped for upfloats", what=_DROPPED[found.upfloats_dropped])
            yield self._step(outer, players, note)
        if found.downfloats_dropped:
            note = say("{what} dropped for downfloats", what=_DROPPED[found.downfloats_dropped])
            yield self._step(inner, players, note)

    def _lowered(self, players: Sequence[int], template: str, most: int, now: int) -> Step:
        return self._step("C14", players, say(template, most=most, p=now))

    def about_pairs(self, *, lowest: bool) -> Iterator[Step]:
        """S1 and S2 as they were paired (C6 to C8), and who is left."""
        found = self.bracket.found
        if found.first.s1:
            yield self._pairing(found.first, "the moved-down players: ")
            if found.rest.s1:
                values = {"p": found.numbers.rest, "x": found.x_of_rest.total}
                players = (*found.rest.s1, *found.rest.s2)
                yield self._step("C2", players, say("the remainder: p = {p}, x = {x}", **values))
        if found.rest.s1:
            yield self._pairing(found.rest, "")
        leaving = [player for player in self.bracket.leaving if player not in self.bracket.stuck]
        if lowest:
            for player in leaving:
                note = say("{player} is left over: bye", player=self._name(player))
                yield self._step("A5", [player], note, [(self.numbers[player], 0)])
        elif leaving:
            yield self._floating(found, leaving)

    def _floating(self, found: Found, leaving: list[int]) -> Step:
        template = "{players} goes down" if len(leaving) == 1 else "{players} go down"
        if not found.pairs:
            template = (
                "no pair can be made: {players} goes down"
                if len(leaving) == 1
                else ("no pair can be made: the whole bracket goes down ({players})")
            )
        return self._step("C6" if found.pairs else "C14", leaving, say(template, players=self._list(leaving)))

    def _pairing(self, layout: Layout, opening: str) -> Step:
        """C8 for an exchange, C7 for a transposition, C6 for S1 against S2 as they stand."""
        pairs = [(self.numbers[one], self.numbers[other]) for one, other in layout.pairs]
        everybody = sorted((*layout.s1, *layout.s2))
        values = {
            "s1": self._list(layout.s1),
            "s2": self._list(sorted(layout.s2)),
            "order": self._list(layout.s2),
            "pairs": listing(f"{one}-{other}" for one, other in pairs),
            "out": self._list([everybody[place - 1] for place in layout.exchange.out]),
            "into": self._list([everybody[place - 1] for place in layout.exchange.into]),
        }
        article, template = "C6", "S1 {s1}; S2 {s2}: {pairs}"
        if layout.transposed:
            article, template = "C7", "S1 {s1}; S2 {s2}, transposed to {order}: {pairs}"
        if layout.exchange.out:
            article, opening = "C8", "{out} exchanged with {into}: "
        return self._step(article, (*layout.s1, *layout.s2), say(opening + template, **values), pairs)

    def _name(self, player: int) -> str:
        return str(self.numbers[player])

    def _list(self, players: Iterable[int]) -> str:
        return ", ".join(map(self._name, players))

    def _step(
        self, article: str, players: Iterable[int], note: Sentence, pairs: Sequence[tuple[int, int]] = ()
    ) -> Step:
        numbers = tuple([self.numbers[player] for player in players])
        return Step(self.articles[article], numbers, note, tuple(pairs), self.number)
