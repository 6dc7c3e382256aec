"""A judge of rounds of teams, from the team records alone, without any table of the engine."""

from __future__ import annotations

from collections import Counter

from pairwright.matching.complete import is_perfect
from pairwright.model.colour import Colour
from pairwright.model.matches import TeamRound
from pairwright.model.tournament import Tournament

Pairs = list[tuple[int, int]]


class Past:
    """What the teams bring to a round."""

    def __init__(self, field: Tournament, round: int) -> None:
        """``field`` is the tournament whose players are the teams."""
        assert field.matches is not None
        self.rows: dict[int, list[TeamRound]] = {
            number: row[: round - 1] for number, row in zip(field.matches.numbers, field.matches.rows, strict=True)
        }
        numbers = field.matches.numbers
        self.met = {
            number: {numbers[one.opponent] for one in row if one.result.played and one.opponent >= 0}
            for number, row in self.rows.items()
        }
        for group in field.forbidden:
            if group.holds_in(round):
                for team in group.players:
                    self.met[team] |= set(group.players) - {team}
        self.colours = {
            number: "".join("w" if one.colour is Colour.WHITE else "b" for one in row if one.result.played)
            for number, row in self.rows.items()
        }
        asked = {request.player for request in field.requests if request.round == round}
        self.present = sorted(set(self.rows) - asked)

    def may_have_bye(self, team: int) -> bool:
        """No points without play so far."""
        return not any(not one.result.played and (one.match_points or one.game_points) for one in self.rows[team])

    def keeps_limits(self, white: int, black: int) -> bool:
        """Article 20, colours as given."""
        for team, colour in ((white, "w"), (black, "b")):
            after = self.colours[team] + colour
            more = after.count("w") - after.count("b")
            before = self.colours[team].count("w") - self.colours[team].count("b")
            if (abs(more) > 2 and abs(more) > abs(before)) or after.endswith(colour * 3):
                return False
        return True

    def can_be_paired(self) -> bool:
        """Is there a legal round at all?"""
        size = len(self.present)
        rows = [0] * (size + size % 2)
        for one, team in enumerate(self.present):
            for other in range(one):
                if self.present[other] not in self.met[team]:
                    rows[one] |= 1 << other
                    rows[other] |= 1 << one
            if size % 2 and self.may_have_bye(team):
                rows[one] |= 1 << size
                rows[size] |= 1 << one
        return is_perfect(rows, (1 << len(rows)) - 1)


def breaches(past: Past, pairs: Pairs) -> list[str]:
    """Everything illegal about these pairs."""
    seated = Counter(team for pair in pairs for team in pair if team)
    found = [f"{team} sits {count} times" for team, count in seated.items() if count > 1]
    found += [f"{team} is not paired" for team in past.present if team not in seated]
    found += [f"{team} is not to be paired" for team in seated if team not in past.present]
    byes = [team for team, other in pairs if not other]
    if len(byes) != len(past.present) % 2:
        found.append(f"{len(byes)} byes for {len(past.present)} teams")
    found += [f"{team} may not have the bye" for team in byes if not past.may_have_bye(team)]
    for white, black in pairs:
        if black and black in past.met[white]:
            found.append(f"{white} and {black} may not meet")
        if black and not past.keeps_limits(white, black) and past.keeps_limits(black, white):
            found.append(f"{white} - {black}: the other colours would keep article 20")
    return found
