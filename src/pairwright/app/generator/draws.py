"""What the settings of the generator leave open, drawn by lot: numbers, ratings, people, who comes and who goes."""

from __future__ import annotations

from pairwright.app.generator.invented_names import Person, Script, invent
from pairwright.app.generator.lots import Lots
from pairwright.app.generator.quota import NOTHING, Amount, Happening, Quota
from pairwright.app.generator.settings import Settings
from pairwright.errors import InvalidTournament, Place, Problem, Sentence, Severity, say
from pairwright.model.colour import Colour
from pairwright.model.initial_order import numbered
from pairwright.model.player import Player
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.tournament import Forbidden
from pairwright.state.acceleration import suits_baku

DEFAULT_SYSTEM = "dutch-2026"
_TITLES = {
    "m": ((2500, "GM"), (2400, "IM"), (2300, "FM"), (2200, "CM")),
    "w": ((2500, "GM"), (2400, "IM"), (2300, "WGM"), (2200, "WIM"), (2100, "WFM"), (2000, "WCM")),
}


def complete(settings: Settings, lots: Lots) -> Settings:
    """The settings with everything drawn that was open. Raises :class:`InvalidTournament` if they contradict
    each other. Equal settings and lots give equal settings."""
    players = settings.players or len(settings.ratings) or _draw_players(settings, lots)
    rounds = settings.rounds or _draw_rounds(players, lots)
    drawn = settings._replace(
        players=players,
        rounds=rounds,
        played_rounds=rounds if settings.played_rounds is None else settings.played_rounds,
        titles=True if settings.titles is None else settings.titles,
        names=settings.names or Script.LATIN,
        scoring=_draw_scoring(settings, lots) if settings.scoring is None else settings.scoring,
        initial_colour=settings.initial_colour or lots.pick((Colour.WHITE, Colour.BLACK)),
        tie_breaks=("BH/C1", "BH", "SB") if settings.tie_breaks is None else settings.tie_breaks,
        system=settings.system or DEFAULT_SYSTEM,
        start=settings.start or "2026/09/05",
        name=settings.name or "Made-up Open",
        city=settings.city or "Nowhere",
        federation=settings.federation or "FID",
    )
    drawn = _complete_ratings(drawn, lots)
    drawn = _complete_quotas(drawn, lots)
    if drawn.baku is None:
        drawn = drawn._replace(baku=players >= 40 and suits_baku(drawn.scoring or STANDARD) and lots.happens(15))
    if drawn.forbidden_pairs is None:
        drawn = drawn._replace(forbidden_pairs=lots.between(1, 4) if players >= 20 and lots.happens(15) else 0)
    problems = contradictions(drawn)
    if problems:
        raise InvalidTournament(problems)
    return drawn


def _draw_players(settings: Settings, lots: Lots) -> int:
    least = max(14, 2 * (settings.rounds or 0), *(max(group.players) for group in settings.forbidden), 0)
    return min(lots.between(least, max(120, 2 * least)), 9999)


def _draw_rounds(players: int, lots: Lots) -> int:
    """Enough to find a winner, and few enough that everybody always has somebody left to meet."""
    enough = max((players - 1).bit_length(), 1)
    return max(min(lots.between(enough, enough + 3), players * 2 // 3, 13), 1)


def _draw_scoring(settings: Settings, lots: Lots) -> Scoring:
    """Baku acceleration presupposes that a win is worth two draws (C.04.7 art. 1.1)."""
    kind = lots.below(20)
    if kind < 17 or (settings.baku and kind < 19):
        return STANDARD
    return Scoring.of(30, 10) if kind < 19 else Scoring.of(10, 5, pairing_bye=5)


def _complete_ratings(settings: Settings, lots: Lots) -> Settings:
    if settings.ratings:
        return settings._replace(unrated=settings.unrated or NOTHING)
    parametrised = settings.highest_rating or settings.lowest_rating or settings.rating_gap
    if settings.unrated is None:
        settings = settings._replace(unrated=NOTHING if parametrised else Quota(Amount(lots.below(11), 100)))
    if parametrised and settings.lowest_rating:
        top = settings.highest_rating or min(settings.lowest_rating + lots.between(300, 1000), 3999)
    else:
        top = settings.highest_rating or lots.between(2250, 2700)
    if settings.rating_gap:
        return settings._replace(highest_rating=top)
    bottom = settings.lowest_rating or max(min(lots.between(1400, 1900), top - 200), 1)
    return settings._replace(highest_rating=top, lowest_rating=bottom)


_USUAL = {
    Happening.FULL_POINT_BYES: (1, 300),
    Happening.HALF_POINT_BYES: (4, 100),
    Happening.ZERO_POINT_BYES: (2, 100),
    Happening.FORFEIT_WINS: (15, 1000),
    Happening.FORFEIT_LOSSES: (15, 1000),
    Happening.DOUBLE_FORFEITS: (3, 1000),
    Happening.DOUBLE_LOSSES: (2, 1000),
    Happening.HALF_LOSSES: (2, 1000),
    Happening.LOSS_HALVES: (2, 1000),
    Happening.UNRATED_WINS: (3, 1000),
    Happening.UNRATED_DRAWS: (3, 1000),
    Happening.UNRATED_LOSSES: (3, 1000),
    Happening.WITHDRAWALS: (5, 100),
    Happening.LATE_ENTRIES: (4, 100),
}
"""The largest share that is drawn when nothing is said: so many in so many."""


def _complete_quotas(settings: Settings, lots: Lots) -> Settings:
    named = dict(settings.quotas)
    for happening, (most, of) in _USUAL.items():
        if happening not in named:
            settings = settings.having(happening, Quota(Amount(lots.between(0, most), of)))
    return settings


def contradictions(settings: Settings) -> tuple[Problem, ...]:
    """What cannot be had together, all at once; the settings are complete."""
    players, rounds = settings.players or 0, settings.rounds or 0
    scoring = settings.scoring or STANDARD
    found: list[Sentence] = []
    if players < 2:
        found.append(say("a tournament needs two players"))
    if settings.ratings and len(settings.ratings) != players:
        found.append(
            say("there are {given} ratings for {players} players", given=len(settings.ratings), players=players)
        )
    if settings.lowest_rating and settings.highest_rating and settings.lowest_rating > settings.highest_rating:
        found.append(say("the lowest rating is above the highest"))
    if (settings.played_rounds or 0) > rounds:
        found.append(
            say("{played} of {rounds} rounds cannot be played", played=settings.played_rounds or 0, rounds=rounds)
        )
    strangers = {number for group in settings.forbidden for number in group.players if number > players}
    if strangers:
        found.append(say("there is no player {number} to be kept apart", number=min(strangers)))
    if 2 * scoring.draw > scoring.win + scoring.loss:
        found.append(say("two draws may not be worth more than a win and a loss"))
    if not scoring.loss <= scoring.draw <= scoring.win or scoring.win <= scoring.loss:
        found.append(say("a win is worth more than a loss, and a draw is between them"))
    if scoring.pairing_bye > scoring.win:
        found.append(say("the pairing-allocated bye may not be worth more than a win"))
    if settings.baku and not suits_baku(scoring):
        found.append(say("Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7 art. 1.1)"))
    return tuple(Problem("contradiction", Severity.ERROR, Place(), sentence) for sentence in found)


def draw_players(settings: Settings, lots: Lots) -> tuple[Player, ...]:
    """The players of complete settings, numbered by rating, title and name (C.04.2 art. 2.2)."""
    count = settings.players or 0
    people = invent(settings.names or Script.LATIN, count, lots)
    return numbered(
        _player(person, rating, settings, lots) for person, rating in zip(people, _ratings(settings, lots), strict=True)
    )


def _player(person: Person, rating: int, settings: Settings, lots: Lots) -> Player:
    title = _title(rating, person.sex, lots) if settings.titles else ""
    birth = f"{lots.between(1948, 2013)}/{lots.between(1, 12):02}/{lots.between(1, 28):02}"
    return Player(0, person.name, rating, title, person.sex, person.federation, birth=birth)


def _title(rating: int, sex: str, lots: Lots) -> str:
    """Most of those who are strong enough have the title, some have the next one, some have none."""
    for needed, title in _TITLES[sex]:
        if rating >= needed and lots.happens(70):
            return title
    return ""


def _ratings(settings: Settings, lots: Lots) -> list[int]:
    """One rating per player, best first, unrated players (0) last."""
    count = settings.players or 0
    if settings.ratings:
        return sorted(settings.ratings, reverse=True)
    unrated = min(total_of(settings.unrated or NOTHING, count, 1), count)
    rated, top, bottom = count - unrated, settings.highest_rating or 0, settings.lowest_rating or 1
    if not rated:
        return [0] * count
    if settings.rating_gap:
        low, high = settings.rating_gap
        ratings = [top]
        while len(ratings) < rated:
            ratings.append(max(ratings[-1] - lots.between(low, high), bottom))
    else:
        between = [lots.near_the_middle(bottom, top) for _ in range(max(rated - 2, 0))]
        ratings = sorted([top, *between, *[bottom] * (rated > 1)], reverse=True)
    return ratings + [0] * unrated


def total_of(quota: Quota, size: int, rounds: int) -> int:
    """All that is asked for, where a share is a share of ``size`` whatever the round."""
    named = dict(quota.by_round)
    each = quota.each.among(size) * max(rounds - len(named), 0)
    return quota.overall.among(size) + each + sum(amount.among(size) for amount in named.values())


def draw_rounds_of(quota: Quota, size: int, rounds: range, lots: Lots) -> list[int]:
    """For every one asked for, the round it happens in, of ``rounds``; not more than ``size`` of them."""
    named = dict(quota.by_round)
    open_rounds = [round for round in rounds if round not in named]
    found = [round for round, amount in quota.by_round if round in rounds for _ in range(amount.among(size))]
    found += [round for round in open_rounds for _ in range(quota.each.among(size))]
    if open_rounds:
        found += [lots.pick(open_rounds) for _ in range(quota.overall.among(size))]
    return found[:size]


def draw_forbidden(settings: Settings, lots: Lots) -> tuple[Forbidden, ...]:
    """The forbidden pairs that were given, and as many drawn ones as were asked for."""
    players = settings.players or 0
    known = {group.players for group in settings.forbidden}
    drawn: list[Forbidden] = []
    wanted = min(settings.forbidden_pairs or 0, players * (players - 1) // 4)
    while len(drawn) < wanted:
        first, second = sorted((lots.between(1, players), lots.between(1, players)))
        if first != second and (first, second) not in known:
            known.add((first, second))
            drawn.append(Forbidden((first, second)))
    return settings.forbidden + tuple(drawn)
