"""Where teams are paired, sentences about players are about teams.

Engines and checks speak of the participants as players. Every template has a second form in which the words for players
are those for teams, made by one rule; catalogues of other languages hold both forms.
"""

from __future__ import annotations

import re

from pairwright.errors import Listing, Problem, Sentence, say

_WORDS = {
    "player": "team", "players": "teams", "Player": "Team", "Players": "Teams", "game": "match", "games": "matches",
    "he": "it", "him": "it", "his": "its", "himself": "itself", "He": "It", "His": "Its",
}  # fmt: skip
_WORD = re.compile(r"\{[^{}]*\}|\bgame points\b|\b(" + "|".join(_WORDS) + r")\b")
"""A field of a template and the points of games, which stay, or one of the words."""
_NAMED = re.compile(r"player( \d+)?")


def of_teams(sentence: Sentence) -> Sentence:
    """The sentence, and those in it, with teams in place of players."""
    values = tuple([(key, _value(value)) for key, value in sentence.values])
    return sentence._replace(
        template=text_of_teams(sentence.template), values=values, many=text_of_teams(sentence.many)
    )


def text_of_teams(template: str) -> str:
    """The second form of a template; the same where it has no word for players."""
    return _WORD.sub(lambda found: _WORDS.get(found[0], found[0]), template)


def _value(value: object) -> object:
    if isinstance(value, Sentence):
        return of_teams(value)
    if isinstance(value, Listing):
        return value._replace(items=tuple(map(_value, value.items)))
    if isinstance(value, str) and _NAMED.fullmatch(value):
        return value.replace("player", "team")
    return value


def problem_of_teams(problem: Problem) -> Problem:
    """The same of a problem; what was said of a player is said of the team of that number."""
    found = of_teams(problem.found)
    place = problem.place
    if place.player:
        found = say("team {team}: {found}", team=place.player, found=found)
    return problem._replace(
        place=place._replace(player=0),
        found=found,
        expected=of_teams(problem.expected),
        remedy=of_teams(problem.remedy),
    )
