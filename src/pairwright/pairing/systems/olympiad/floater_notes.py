"""Notes of the floaters of rounds 1 to 3: who leaves a group and why no other does, whom it meets and why no other."""

from __future__ import annotations

from collections.abc import Sequence

from pairwright.errors import Listing, Sentence, say
from pairwright.handbook.citation import Article
from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.matching.bits import members, set_of
from pairwright.matching.complete import is_perfect
from pairwright.pairing.outcome import Step
from pairwright.pairing.systems.olympiad.early import Move, price_of
from pairwright.pairing.systems.olympiad.engine import PairedGroup
from pairwright.pairing.systems.olympiad.field import Direction, Field

MET = say("they have met, or the arbiter has excluded it")
MET_ALL = say("it has met everybody there")
REST_OF_GROUP = say("the rest of its group could not be paired")
ALL_LEFT = say("the teams that are left could not all be paired")
NEXT_GROUP = say("the rest of that group could not be paired")
LIMITS = say("article 20 could not be kept so well")
TAKEN = say("it meets another of those who leave")
TOGETHER = say("not with the choice for all who leave")

LEAVING = frozenset(
    OLYMPIAD_2007[number] for number in ("29(a)", "29(b)", "31", "32", "33", "35", "42", "43", "44", "45", "46", "47")
)
"""Articles of the steps by which a team leaves its group in rounds 1 to 3."""


def steps_of_moves(field: Field, group: PairedGroup, left: int, bracket: int) -> list[Step]:
    """Two steps for each floater; ``left`` are the teams that were not paired before this group."""
    return [step for move in group.moves for step in _Move(field, group, left, move).steps(bracket)]


class _Move:
    def __init__(self, field: Field, group: PairedGroup, left: int, move: Move) -> None:
        self.field, self.group, self.move = field, group, move
        self.is_down = group.direction is Direction.DOWN
        self.alone = len(group.moves) == 1
        self.left = left
        self.targets = _targets(field, group, left)

    def steps(self, bracket: int) -> list[Step]:
        """That it leaves, and whom it meets."""
        number, opponent = self.field.numbers((self.move.floater, self.move.opponent))
        passed = _told(self.field, self._staying()) if self.alone else Listing(())
        template = "{team} goes down: {why}" if self.is_down else "{team} goes up: {why}"
        template += "; {passed}" if passed.items else ""
        article = self._article(others=bool(passed.items))
        leaves = Step(article, (number,), say(template, team=number, why=self._why(), passed=passed), (), bracket)
        over = _told(self.field, self._passed_over())
        template = "{team} meets {other}, {which}"
        template += "; {passed}" if over.items else ""
        which = say("the highest there that will do") if self.is_down else say("the lowest there that will do")
        note = say(template, team=number, other=opponent, which=which, passed=over)
        meets = OLYMPIAD_2007["29(a)" if self.is_down else "32"]
        return [leaves, Step(meets, (number, opponent), note, ((number, opponent),), bracket)]

    @property
    def _has_met_all(self) -> bool:
        return not self.field.rows[self.move.floater] & set_of(self.group.teams)

    def _article(self, *, others: bool) -> Article:
        """By which article it leaves."""
        down = self.is_down
        if self._has_met_all:
            first = self.move.floater == self.group.teams[0]
            if self.move.distance > 1:
                return OLYMPIAD_2007["44" if down else "45"]
            return OLYMPIAD_2007[("42" if down else "43") if first else "46"]
        if not self.alone:
            return OLYMPIAD_2007["47"]
        if self.move.distance > 1:
            return OLYMPIAD_2007["31" if down else "35"]
        if others:
            return OLYMPIAD_2007["29(b)" if down else "33"]
        return OLYMPIAD_2007["29(a)" if down else "32"]

    def _why(self) -> Sentence:
        if self._has_met_all:
            return say("it has met all of its group")
        if not self.alone:
            return say("as few leave as the group allows, {count}", count=len(self.group.moves))
        if self.is_down:
            return say("the lowest of the group that can")
        return say("the highest of the group that can")

    def _staying(self) -> list[tuple[int, Sentence]]:
        """Those whose turn to leave came before the one who leaves, and why they stay."""
        teams = self.group.teams
        return [(team, self._why_it_stays(team)) for team in reversed(teams[teams.index(self.move.floater) + 1 :])]

    def _why_it_stays(self, team: int) -> Sentence:
        field = self.field
        rest = set_of(self.group.teams) & ~(1 << team)
        if not is_perfect(field.rows, rest):
            return REST_OF_GROUP
        near = 0
        for target in self.targets[: self.move.distance]:
            near |= target
        if not field.rows[team] & near:
            return MET_ALL
        found = [self._why_not_them(team, other) for other in self._in_order(self.move.distance) if near >> other & 1]
        for why in (LIMITS, NEXT_GROUP):
            if why in found:
                return why
        return ALL_LEFT

    def _passed_over(self) -> list[tuple[int, Sentence]]:
        """The opponents that stood before the one it meets."""
        order = self._in_order(self.move.distance)
        before = order[: order.index(self.move.opponent)]
        return [(other, self._why_not_them(self.move.floater, other)) for other in before]

    def _in_order(self, depth: int) -> list[int]:
        order = []
        for target in self.targets[:depth]:
            order += self.field.ordered(members(target), self.group.direction)
        return order

    def _why_not_them(self, floater: int, other: int) -> Sentence:
        """Why this pair was not made."""
        field = self.field
        if not field.rows[floater] >> other & 1:
            return MET
        if any(other == move.opponent for move in self.group.moves if move is not self.move):
            return TAKEN
        if not self.alone:
            return TOGETHER
        rest = set_of(self.group.teams) & ~(1 << floater)
        if not is_perfect(field.rows, self.left & ~rest & ~(1 << floater | 1 << other)):
            return ALL_LEFT
        depth = self.move.distance
        found = price_of(field, self.group.teams, self.targets[:depth], [Move(floater, other, depth)])
        taken = price_of(field, self.group.teams, self.targets[:depth], [self.move])
        return NEXT_GROUP if found.lost > taken.lost else LIMITS


def _targets(field: Field, group: PairedGroup, left: int) -> list[int]:
    """The groups floaters may go to, the next first: those by points of the teams that are left, on the far side of
    the group down to the last, or up to the median."""
    rest = left & ~set_of(group.teams)
    by_score: dict[int, int] = {}
    for team in members(rest):
        by_score[field.state.scores[team]] = by_score.get(field.state.scores[team], 0) | 1 << team
    down = group.direction is Direction.DOWN
    edge = [field.state.scores[team] for team in group.teams]
    scores = [score for score in by_score if (score < min(edge) if down else score > max(edge))]
    return [by_score[score] for score in sorted(scores, reverse=down)]


def _told(field: Field, passed: Sequence[tuple[int, Sentence]]) -> Listing:
    by_reason: dict[Sentence, list[int]] = {}
    for team, why in passed:
        by_reason.setdefault(why, []).append(field.state.numbers[team])
    return Listing(
        tuple([say("not {teams}: {why}", teams=" ".join(map(str, teams)), why=why) for why, teams in by_reason.items()])
    )
