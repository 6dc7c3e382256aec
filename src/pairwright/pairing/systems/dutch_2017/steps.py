"""What was decided in a round, as the arbiter would note it: bracket by bracket, with what decided against the first
candidate, and against another downfloater."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairwright.errors import Listing, Sentence, say
from pairwright.handbook.dutch import DUTCH_2017 as RULES
from pairwright.model.points import format_points
from pairwright.pairing.findings import ORDER, Contrast
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.dutch.layout import Candidate, layout
from pairwright.pairing.systems.dutch.sequence import first_candidate
from pairwright.pairing.systems.dutch_2017.criteria import CRITERIA, Kind, count_text
from pairwright.pairing.systems.dutch_2017.engine import plan_round
from pairwright.pairing.systems.dutch_2017.exact import leaving
from pairwright.pairing.systems.dutch_2017.field import legal_rows
from pairwright.pairing.systems.dutch_2017.judge import contrast, judge, later_by
from pairwright.pairing.systems.dutch_2017.outlook import MatchingOutlook
from pairwright.pairing.systems.dutch_2017.procedure import PairedBracket
from pairwright.state.round_state import RoundState

_BY_CODE = {criterion.code: criterion for criterion in CRITERIA}
_TOLD_ANYWAY = ("C.5", "B.1", "C.6", "C.7")


def steps_of(state: RoundState) -> tuple[Step, ...]:
    """All steps, in the order they are taken; ``state`` has the cards as this edition reads them."""
    notes = _Notes(state)
    steps: list[Step] = []
    brackets = plan_round(state)
    for number, paired in enumerate(brackets, start=1):
        steps += notes.of_bracket(paired, number)
    return tuple(steps)


class _Notes:
    """The notes of one round."""

    def __init__(self, state: RoundState) -> None:
        self._state = state
        self._legal = legal_rows(state)
        self._outlook = MatchingOutlook(state)

    def of_bracket(self, paired: PairedBracket, number: int) -> list[Step]:
        """Who is in it, what kept it from its first candidate, its pairs and their price, who goes down and why."""
        steps = [self._heading(paired, number), *self._collapse(paired, number)]
        if paired.candidate.pairs:
            steps += [self._sizes(paired, number), *self._departure(paired, number), self._pairs(paired, number)]
        if paired.kind in (Kind.ORDINARY, Kind.PENULTIMATE):
            steps += [self._downfloat(paired, player, number) for player in paired.candidate.leftover]
        else:
            steps += [self._bye(paired, player, number) for player in paired.candidate.leftover]
        return steps

    def _numbers(self, players: Iterable[int]) -> tuple[int, ...]:
        return tuple([self._state.numbers[player] for player in players])

    def _heading(self, paired: PairedBracket, number: int) -> Step:
        low, high = paired.bracket.residents
        scores = self._state.scores
        residents = self._numbers(range(low, high))
        if paired.kind is Kind.COLLAPSED:
            article = RULES["A.9"]
            template = "Bracket {number}, the collapsed last one, scores {best} to {lowest}: {residents}"
            if scores[low] == scores[high - 1]:
                template = "Bracket {number}, the collapsed last one, score {best}: {residents}"
        else:
            article = RULES["A.3"]
            template = "Bracket {number}, score {best}: {residents}"
        if paired.bracket.moved_down:
            template += "; moved down: {above}"
        note = say(
            template,
            number=number,
            best=format_points(scores[low]),
            lowest=format_points(scores[high - 1]),
            residents=_listed(residents),
            above=", ".join(
                f"{self._state.numbers[player]} ({format_points(scores[player])})"
                for player in paired.bracket.moved_down
            ),
        )
        return Step(article, self._numbers(paired.bracket.members), note, bracket=number)

    def _collapse(self, paired: PairedBracket, number: int) -> list[Step]:
        """Why the bracket is paired again (A.9)."""
        found = []
        for given_up in paired.given_up:
            players = self._numbers(given_up.leftover)
            template = (
                "With {players} going down the players below could not all be paired: this is the penultimate "
                "bracket, it is paired again so that they can (C.4)"
                if players
                else "With nobody going down the players below could not all be paired: this is the penultimate "
                "bracket, it is paired again so that they can (C.4)"
            )
            note = say(template, players=_listed(players))
            found.append(Step(RULES["A.9"], players or self._numbers(paired.bracket.members), note, bracket=number))
        return found

    def _sizes(self, paired: PairedBracket, number: int) -> Step:
        parts = layout(paired.bracket, paired.candidate)
        note = say(
            "M0 = {m0}, M1 = {m1}, MaxPairs = {pairs}",
            m0=len(paired.bracket.moved_down),
            m1=len(parts.s1),
            pairs=len(paired.candidate.pairs),
        )
        return Step(RULES["B.1"], self._numbers(paired.bracket.members), note, bracket=number)

    def _departure(self, paired: PairedBracket, number: int) -> list[Step]:
        """What decides against the first candidate, if another one is taken."""
        bracket, kind, chosen, _ = paired
        parts = layout(bracket, chosen)
        first = first_candidate(bracket, len(chosen.pairs), len(parts.s1))
        if set(first.pairs) == set(chosen.pairs):
            return []
        article = later_by(bracket, first, chosen)
        values = {"first": self._pairs_text(first), "reason": self._against(paired, first, kind)}
        note = say(_CHANGED[article.number], **values)
        concerned = {player for pair in set(first.pairs) ^ set(chosen.pairs) for player in pair}
        return [Step(article, tuple(sorted(self._numbers(concerned))), note, bracket=number)]

    def _against(self, paired: PairedBracket, first: Candidate, kind: Kind) -> Sentence:
        numbers = self._state.numbers
        for higher, lower in first.pairs:
            if not self._legal[higher] >> lower & 1:
                met = self._state.opponents[higher] >> lower & 1
                template = "{one} and {other} have met (C.1)" if met else _not_met(self._state, higher, lower)
                return say(template, one=numbers[higher], other=numbers[lower])
        if kind is not Kind.ORDINARY and not self._outlook.completes(first.leftover, paired.bracket.residents[1]):
            if kind is Kind.PENULTIMATE:
                return say("the players below could not all be paired (C.4)")
            return say("{player} may not have the bye (C.2)", player=_listed(self._numbers(first.leftover)))
        return _contrast_note(contrast(self._state, paired, first, self._outlook))

    def _pairs(self, paired: PairedBracket, number: int) -> Step:
        counted = judge(self._state, paired.bracket, paired.kind, paired.candidate, self._outlook)
        prices = [
            say("{measure}: {count} ({code})", measure=say(one.measure), count=count_text(one, count), code=one.code)
            for one, count in counted
            if one.code not in _TOLD_ANYWAY and any(count)
        ]
        template = "{pairs}: nothing speaks against it" if not prices else "{pairs}: the best there is; {prices}"
        note = say(template, pairs=self._pairs_text(paired.candidate), prices=Listing(tuple(prices)))
        pairs = tuple([self._numbers(pair) for pair in paired.candidate.pairs])
        made = tuple([(higher, lower) for higher, lower in pairs])
        players = tuple([player for pair in made for player in pair])
        return Step(RULES["B.8" if prices else "B.4"], players, note, made, number)

    def _downfloat(self, paired: PairedBracket, player: int, number: int) -> Step:
        own = self._state.numbers[player]
        note = say("{player} floats down: {reason}", player=own, reason=self._why_down(paired, player))
        rivals = self._rivals(paired, player)
        if rivals:
            note = say("{told}. {rivals}", told=note, rivals=Listing(tuple(rivals)))
        return Step(RULES["A.4"], (own,), note, bracket=number)

    def _why_down(self, paired: PairedBracket, player: int) -> Sentence:
        bracket, _, chosen, given_up = paired
        low = bracket.residents[0]
        others = [other for other in bracket.members if other != player and (player >= low or other >= low)]
        if bracket.size == 1:
            return say("nobody else is in the bracket")
        if not any(self._legal[player] >> other & 1 for other in others):
            return say("he may meet nobody in the bracket")
        if given_up and len(given_up[0].leftover) < len(chosen.leftover):
            return say("the players below need {count} from here (C.4)", count=len(chosen.leftover))
        if bracket.size % 2 and len(chosen.leftover) == 1:
            return say("the bracket is odd")
        return say("no more than {pairs} pairs can be made (C.5)", pairs=len(chosen.pairs))

    def _bye(self, paired: PairedBracket, player: int, number: int) -> Step:
        own = self._state.numbers[player]
        note = say("{player} is left over by the last bracket and has the bye", player=own)
        rivals = self._rivals(paired, player)
        if rivals:
            note = say("{told}. {rivals}", told=note, rivals=Listing(tuple(rivals)))
        return Step(RULES["A.5"], (own,), note, ((own, 0),), number)

    def _rivals(self, paired: PairedBracket, player: int) -> list[Sentence]:
        """What decides against the last one of the bracket in his place, where only one goes down."""
        bracket, kind, chosen, _ = paired
        below = [other for pair in chosen.pairs for other in pair if other > player]
        if len(chosen.leftover) > 1 or not below:
            return []
        rival = max(below)
        own, other = self._numbers((player, rival))
        if kind is not Kind.ORDINARY and not self._outlook.completes((rival,), bracket.residents[1]):
            template = "{other} cannot go down instead of {own}: the players below could not all be paired (C.4)"
            if kind is not Kind.PENULTIMATE:
                template = "{other} may not have the bye instead of {own} (C.2)"
            return [say(template, other=other, own=own)]
        best = leaving(self._state, self._legal, bracket, kind, (rival,))
        if best.leftover != (rival,):
            return [say("Without {other} one pair less could be made (C.5)", other=other)]
        found = contrast(self._state, paired, best, self._outlook)
        template = "If {other} had the bye instead of {own}: {why}"
        if kind in (Kind.ORDINARY, Kind.PENULTIMATE):
            template = "If {other} went down instead of {own}: {why}"
        return [say(template, other=other, own=own, why=_contrast_note(found))]

    def _pairs_text(self, candidate: Candidate) -> str:
        return ", ".join(f"{one}-{other}" for one, other in map(self._numbers, candidate.pairs))


_CHANGED = {
    "D.1": "Not the first candidate ({first}): {reason}. S2 is transposed",
    "D.2": "Not the first candidate ({first}): {reason}. Residents of S1 and S2 are exchanged",
    "D.3": "Not the first candidate ({first}): {reason}. Moved-down players of S1 and Limbo are exchanged",
}
"""By the article of the change that leads to the candidate taken."""


def _not_met(state: RoundState, one: int, other: int) -> str:
    if state.forbidden and state.forbidden[one] >> other & 1:
        return "the arbiter has excluded {one} and {other}"
    return "{one} and {other} have the same absolute preference (C.3)"


def _contrast_note(found: Contrast) -> Sentence:
    """``C.10, colour preferences not granted: 2 instead of 1``: the rival's count first."""
    if found.criterion == ORDER:
        return say("all criteria are equal, but it comes later ({article})", article=found.article.number)
    criterion = _BY_CODE[found.criterion]
    return say(
        "{code}, {measure}: {rival} instead of {chosen}",
        code=criterion.code,
        measure=say(criterion.measure),
        rival=count_text(criterion, found.rival),
        chosen=count_text(criterion, found.chosen),
    )


def _listed(numbers: Sequence[int]) -> Listing:
    return Listing(tuple(numbers))
