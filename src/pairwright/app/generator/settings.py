"""The settings of the random tournament generator, and their text form: lines of ``Key=Value``."""

from __future__ import annotations

from typing import Any, NamedTuple

from pairwright.app.generator.invented_names import Script
from pairwright.app.generator.keys import KEYS, find_key
from pairwright.app.generator.quota import NOTHING, Happening, Quota
from pairwright.errors import Place, Problem, Severity, UnreadableFile, say
from pairwright.model.colour import Colour
from pairwright.model.points import Points, format_points
from pairwright.model.scoring import Scoring
from pairwright.model.team import MatchScoring
from pairwright.model.tournament import Forbidden


class Settings(NamedTuple):
    """What a made-up tournament is to be like. None = drawn by lot, sensibly.

    A share in the byes is a share of the players of each round, in the results a share of its games, in
    withdrawals and late entries a share of all players. Ratings are in Elo, points in tenths.
    """

    name: str = ""
    city: str = ""
    federation: str = ""
    start: str = ""
    """First day, ``YYYY/MM/DD``; a round a day."""
    system: str = ""
    """Code of the pairing system; empty: the Dutch system of 2026."""
    players: int | None = None
    """In an event of teams: see ``teams``."""
    teams: int | None = None
    """What is said of players (ratings, byes, withdrawals, pairs kept apart) is then said of teams."""
    boards: int | None = None
    reserves: int | None = None
    """Members of a team beside those who sit at the boards."""
    match_points: MatchScoring | None = None
    rounds: int | None = None
    played_rounds: int | None = None
    """Rounds to play of those planned; None: all of them."""
    ratings: tuple[int, ...] = ()
    """The ratings themselves, 0 for an unrated player; empty: they are drawn."""
    highest_rating: int | None = None
    lowest_rating: int | None = None
    rating_gap: tuple[int, int] | None = None
    """Smallest and largest step from one rating to the next."""
    unrated: Quota | None = None
    titles: bool | None = None
    names: Script | None = None
    draw_percentage: int | None = None
    """Draws in a hundred games between equals; None: it rises with the ratings."""
    quotas: tuple[tuple[Happening, Quota], ...] = ()
    """How many byes, forfeits, withdrawals ...; what is not named is drawn. See :meth:`having`."""
    baku: bool | None = None
    scoring: Scoring | None = None
    forbidden: tuple[Forbidden, ...] = ()
    forbidden_pairs: int | None = None
    """Number of forbidden pairs to draw, beside those given."""
    initial_colour: Colour | None = None
    tie_breaks: tuple[str, ...] | None = None

    @classmethod
    def parse(cls, text: str) -> Settings:
        """The settings in lines of ``Key=Value``; empty lines and lines that begin with ``#`` are skipped.

        Raises :class:`UnknownCode` for a key that does not exist, :class:`UnreadableFile` with every value
        that cannot be read.
        """
        values: dict[str, Any] = {}
        points: dict[str, Points] = {}
        problems: list[Problem] = []
        seen: set[str] = set()
        for line, content in enumerate(text.splitlines(), 1):
            if not content.strip() or content.lstrip().startswith("#"):
                continue
            name, equals, value = (part.strip() for part in content.partition("="))
            key = find_key(name) if equals else None
            if key is None or (key.name in seen and not key.repeats):
                problems.append(_problem(line, content, "Key=Value" if key is None else f"one line of {key.name}"))
                continue
            seen.add(key.name)
            try:
                found = key.read(value)
            except ValueError:
                problems.append(_problem(line, content, f"{key.name}={key.example} ({key.meaning})"))
                continue
            if key.field == "points":
                points.update(found)
            elif key.repeats or key.field == "quotas":
                values[key.field] = (*values.get(key.field, ()), *found)
            else:
                values[key.field] = found
        if problems:
            raise UnreadableFile(tuple(problems))
        if points:
            values["scoring"] = _scoring(points)
        return cls(**values)

    def having(self, happening: Happening, quota: Quota) -> Settings:
        """The same settings with this quota."""
        return self._replace(quotas=tuple({**dict(self.quotas), happening: quota}.items()))

    def quota(self, happening: Happening) -> Quota:
        """How many there are to be; nothing where nothing is named."""
        return dict(self.quotas).get(happening, NOTHING)

    def lines(self) -> list[str]:
        """The same settings as ``Key=Value`` lines; what is still to be drawn is left out."""
        found = []
        for key in KEYS:
            value = getattr(self, key.field, None)
            if key.show is not None and value not in (None, "", ()):
                found.append(f"{key.name}={key.show(value)}")
        found += [f"{happening.value}={quota}" for happening, quota in self.quotas]
        if self.scoring is not None:
            found += [f"{name}={format_points(getattr(self.scoring, field))}" for name, field in _POINTS]
        return found


def _scoring(points: dict[str, Points]) -> Scoring:
    win, draw, loss = points.get("win", 10), points.get("draw", 5), points.get("loss", 0)
    scoring = Scoring.of(win, draw, loss, pairing_bye=points.get("pairing_bye"), absence=points.get("absence", 0))
    return scoring._replace(forfeit_loss=points.get("forfeit_loss", scoring.forfeit_loss))


def _problem(line: int, found: str, expected: str) -> Problem:
    return Problem(
        "bad-setting", Severity.ERROR, Place(line=line), say("{found}", found=found.strip()), say("{it}", it=expected)
    )


_POINTS = (
    ("PointsForWin", "win"),
    ("PointsForDraw", "draw"),
    ("PointsForLoss", "loss"),
    ("PointsForPairingBye", "pairing_bye"),
    ("PointsForAbsence", "absence"),
    ("PointsForForfeitLoss", "forfeit_loss"),
)
