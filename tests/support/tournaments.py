"""Random tournaments in canonical form, for hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from pairwright.model.abnormal import CHANGEABLE, contradictions
from pairwright.model.canonical import canonical
from pairwright.model.colour import Colour
from pairwright.model.matches import contradictions as contradictions_of_teams
from pairwright.model.player import NationalRating, Player
from pairwright.model.result import Result, Worth
from pairwright.model.round import RoundEntry
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.team import (
    AbnormalTeamPoints,
    ForfeitedMatch,
    LineUp,
    MatchScoring,
    PairingByes,
    Team,
    TeamBye,
    TeamEvent,
    TeamVirtualPoints,
)
from pairwright.model.tournament import (
    AbnormalPoints,
    ByeRequest,
    Forbidden,
    Information,
    Record,
    Tournament,
    VirtualPoints,
)

LETTERS = "abcXYZ'-. éüßçğışİñøþðملعببازیکنپچژگИгрокΠαίκτ\u200c\u0301"
NAMES = st.text(LETTERS, max_size=33).map(lambda text: " ".join(text.split()).strip())
WORDS = st.text("abcdefghXYZ1234/+ ", max_size=12).map(lambda text: " ".join(text.split()))
DATES = st.dates().map(lambda date: f"20{date.year % 100:02d}/{date.month:02d}/{date.day:02d}")
PAIRS = (
    (Result.WIN, Result.LOSS),
    (Result.LOSS, Result.WIN),
    (Result.DRAW, Result.DRAW),
    (Result.LOSS, Result.LOSS),
    (Result.DRAW, Result.LOSS),
    (Result.UNRATED_WIN, Result.UNRATED_LOSS),
    (Result.UNRATED_DRAW, Result.UNRATED_DRAW),
    (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
    (Result.ADJOURNED, Result.ADJOURNED),
    (Result.PENDING, Result.PENDING),
)
BYES = (Result.HALF_BYE, Result.FULL_BYE, Result.ABSENT)
NONE = Colour.NONE


@st.composite
def rounds_of(draw: st.DrawFn, numbers: list[int], count: int) -> dict[int, list[RoundEntry]]:
    """Entries of every player; the last round has at least one game."""
    entries: dict[int, list[RoundEntry]] = {number: [] for number in numbers}
    for _ in range(count):
        order = draw(st.permutations(numbers))
        games = draw(st.integers(1, len(order) // 2))
        for white, black in zip(order[: 2 * games : 2], order[1 : 2 * games : 2], strict=True):
            one, other = draw(st.sampled_from(PAIRS))
            entries[white].append(RoundEntry(black, Colour.WHITE, one))
            entries[black].append(RoundEntry(white, Colour.BLACK, other))
        allocated = draw(st.booleans())
        for number in order[2 * games :]:
            result = Result.PAIRING_BYE if allocated else draw(st.sampled_from(BYES))
            allocated = False
            entries[number].append(RoundEntry(0, NONE, result))
    return entries


POINTS = st.integers(0, 99)


@st.composite
def scorings(draw: st.DrawFn) -> Scoring:
    kind = draw(st.integers(0, 3))
    if kind == 0:
        return STANDARD
    if kind == 1:
        return Scoring.of(
            draw(POINTS), draw(POINTS), draw(POINTS), pairing_bye=draw(POINTS), absence=draw(POINTS)
        )._replace(unknown=draw(POINTS))
    return Scoring(*(draw(POINTS) for _ in Scoring._fields))


@st.composite
def informations(draw: st.DrawFn) -> Information:
    return Information(
        name=draw(NAMES),
        city=draw(NAMES),
        federation=draw(WORDS),
        start=draw(st.one_of(st.just(""), DATES)),
        end=draw(st.one_of(st.just(""), DATES)),
        kind=draw(WORDS),
        chief_arbiter=draw(NAMES),
        deputies=tuple(name for name in draw(st.lists(NAMES, max_size=2)) if name),
        time_control=draw(WORDS),
        encoded_time_control=draw(WORDS),
        round_dates=tuple(draw(st.lists(DATES, max_size=3))),
        pairing_controller=draw(WORDS),
        starting_rank_method=draw(WORDS),
        round_times=tuple(draw(st.lists(st.sampled_from(("", "09:30", "17:00")), max_size=3))),
    )


NATIONALS = st.builds(
    NationalRating,
    federation=st.sampled_from(["IRI", "TUR", "EGY", "GER"]),
    rating=st.integers(0, 3000),
    sex=st.sampled_from(["", "m", "w"]),
    classification=st.sampled_from(["", "A", "NM"]),
    name=NAMES,
    origin=st.sampled_from(["", "IRI"]),
    id=st.sampled_from(["", "123"]),
    birth=st.sampled_from(["", "1990/01/01"]),
)


@st.composite
def players_of(draw: st.DrawFn, numbers: list[int], entries: dict[int, list[RoundEntry]]) -> tuple[Player, ...]:
    return tuple(
        Player(
            number,
            draw(NAMES),
            draw(st.integers(0, 2900)),
            draw(st.sampled_from(["", "GM", "IM", "WGM", "FM", "WCM"])),
            draw(st.sampled_from(["", "m", "w"])),
            draw(st.sampled_from(["", "IRI", "TUR", "FRA"])),
            draw(st.sampled_from(["", "1503014", "99999999999"])),
            draw(st.sampled_from(["", "1990", "2001/00/00", "1999/12/31"])),
            tuple(entries[number]),
            declared_rank=draw(st.one_of(st.none(), st.integers(1, 9999))),
            national=tuple(draw(st.lists(NATIONALS, max_size=1))),
            enters_in=draw(st.integers(1, 4)),
            withdrawn_from=draw(st.sampled_from([0, 0, 0, 5, 12])),
            expelled_from=draw(st.sampled_from([0, 0, 0, 5, 12])),
        )
        for number in numbers
    )


@st.composite
def requests_of(draw: st.DrawFn, numbers: list[int], paired: int) -> tuple[ByeRequest, ...]:
    asked: dict[tuple[int, int], ByeRequest] = {}
    for _ in range(draw(st.integers(0, 4))):
        round_, number = paired + draw(st.integers(1, 3)), draw(st.sampled_from(numbers))
        by_hand = any(other.round == round_ and other.result is Result.PAIRING_BYE for other in asked.values())
        results = BYES if by_hand else (*BYES, Result.PAIRING_BYE)
        asked.setdefault((round_, number), ByeRequest(round_, number, draw(st.sampled_from(results))))
    return tuple(asked.values())


def ranges(most: int) -> st.SearchStrategy[tuple[int, int]]:
    return st.tuples(st.integers(1, most), st.integers(1, most)).map(lambda pair: (min(pair), max(pair)))


@st.composite
def virtual_of(draw: st.DrawFn, numbers: list[int]) -> VirtualPoints:
    first, last = draw(ranges(9))
    low, high = draw(ranges(max(numbers)))
    return VirtualPoints(draw(st.integers(0, 30)), first, last, low, high)


@st.composite
def forbidden_of(draw: st.DrawFn, numbers: list[int]) -> Forbidden:
    players = tuple(draw(st.lists(st.sampled_from(numbers), min_size=2, max_size=4, unique=True)))
    first, last = draw(ranges(9))
    return Forbidden(players, first, draw(st.sampled_from([0, last])))


@st.composite
def abnormal_points_of(draw: st.DrawFn, numbers: list[int]) -> tuple[AbnormalPoints, ...]:
    kinds: list[Worth | None] = [None, *sorted(CHANGEABLE, key=lambda worth: worth.value)]
    given: tuple[AbnormalPoints, ...] = ()
    for _ in range(draw(st.sampled_from([0, 0, 1, 3]))):
        points, kind = draw(st.integers(-99, 999)), draw(st.sampled_from(kinds))
        players = draw(st.lists(st.sampled_from(numbers), max_size=3))
        more = (*given, AbnormalPoints(points, kind, draw(st.integers(0, 6)), tuple(players)))
        given = given if contradictions(more) else more
    return given


@st.composite
def teams_of(draw: st.DrawFn, numbers: list[int]) -> Team:
    members = tuple(draw(st.lists(st.sampled_from(numbers), max_size=4, unique=True)))
    return Team(0, draw(NAMES)[:32].strip(), members)


RECORDS = st.builds(
    Record,
    code=st.sampled_from(["###", "801", "999", "ABC", "xyz"]),
    text=NAMES.map(lambda text: f" {text}" if text else ""),
)


@st.composite
def tournaments(draw: st.DrawFn) -> Tournament:
    """Any tournament that can be told without contradiction, in canonical form."""
    numbers = draw(st.lists(st.integers(1, 9999), min_size=2, max_size=8, unique=True))
    paired = draw(st.integers(0, 4))
    tournament = Tournament(
        draw(players_of(numbers, draw(rounds_of(numbers, paired)))),
        draw(informations()),
        draw(st.sampled_from([0, 9, 11])),
        draw(st.sampled_from(list(Colour))),
        draw(scorings()),
        draw(st.sampled_from(["", "FIDE_DUTCH_2026", "FIDE_DUTCH_2026_BAKU"])),
        tuple(draw(st.lists(st.sampled_from(["BH", "BH/C1", "SB"]), max_size=3))),
        tuple(draw(st.lists(st.sampled_from(["PTS", "DE"]), max_size=2))),
        tuple(draw(st.lists(forbidden_of(numbers), max_size=2))),
        tuple(draw(st.lists(virtual_of(numbers), max_size=3))),
        draw(requests_of(numbers, paired)),
        tuple(draw(st.lists(teams_of(numbers), max_size=2))),
        draw(st.booleans()),
        tuple(draw(st.lists(RECORDS, max_size=3))),
        draw(abnormal_points_of(numbers)),
    )
    return canonical(tournament)


@st.composite
def team_events(draw: st.DrawFn, teams: list[int], players: list[int]) -> TeamEvent:
    """Anything that can be said of teams without contradiction; not in canonical form."""
    team, rounds, points = st.sampled_from(teams), st.integers(1, 9), st.integers(0, 99)
    some_points = st.one_of(st.none(), st.integers(-99, 999))
    byes = draw(st.dictionaries(st.tuples(rounds, team), st.sampled_from(BYES), max_size=3))
    forfeits = draw(st.dictionaries(rounds, st.permutations(teams), max_size=2))
    seats = st.lists(st.sampled_from([0, *players]), max_size=4).filter(
        lambda seated: len(set(seated) - {0}) == len(seated) - seated.count(0)
    )
    line_ups = draw(st.dictionaries(st.tuples(rounds, team), seats, max_size=2))
    virtual, forbidden, abnormal = [], [], []
    for _ in range(draw(st.integers(0, 2))):
        (first, last), (low, high) = draw(ranges(9)), draw(ranges(max(teams)))
        if any(low <= number <= high for number in teams):
            virtual.append(TeamVirtualPoints(draw(points), draw(points), first, last, low, high))
        pair = tuple(draw(st.lists(team, min_size=2, max_size=3, unique=True)))
        forbidden.append(Forbidden(pair, first, draw(st.sampled_from([0, last]))))
        match_points, game_points = draw(some_points), draw(some_points)
        if (match_points, game_points) != (None, None):
            kind = draw(st.sampled_from([None, *sorted(CHANGEABLE, key=lambda worth: worth.value)]))
            named = tuple(draw(st.lists(team, max_size=2)))
            abnormal.append(AbnormalTeamPoints(match_points, game_points, kind, draw(st.integers(0, 6)), named))
    second = {index for _, index in contradictions_of_teams(abnormal)}
    abnormal = [given for index, given in enumerate(abnormal) if index not in second]
    bye_points = st.one_of(st.none(), points)
    return TeamEvent(
        MatchScoring(*sorted(draw(st.sets(points, min_size=3, max_size=3)), reverse=True)),
        draw(st.sampled_from(["", "WB", "WBWB", "WBBW"])),
        PairingByes(
            draw(bye_points), draw(bye_points), tuple(draw(st.lists(st.sampled_from([0, *teams]), max_size=4)))
        ),
        tuple(TeamBye(*key, result) for key, result in byes.items()),
        tuple(
            ForfeitedMatch(at, both[0], both[1], draw(st.sampled_from(list(Colour)))) for at, both in forfeits.items()
        ),
        tuple(
            LineUp(*key, 0 if draw(st.booleans()) else teams[teams[0] == key[1]], tuple(seated))
            for key, seated in line_ups.items()
        ),
        tuple(virtual),
        tuple(forbidden),
        tuple(abnormal),
    )


@st.composite
def team_tournaments(draw: st.DrawFn) -> Tournament:
    """A tournament of teams, in canonical form: as any, with everything that names players left out."""
    tournament = draw(tournaments())._replace(forbidden=(), virtual_points=(), abnormal_points=(), requests=())
    players = [player.number for player in tournament.players]
    numbers = draw(st.lists(st.integers(1, 999), min_size=2, max_size=4, unique=True))
    order = draw(st.permutations(players))
    share = len(order) // len(numbers)
    teams = tuple(
        Team(number, draw(NAMES)[:32].strip(), tuple(order[at * share : (at + 1) * share]), "", "", None, None, None)
        for at, number in enumerate(numbers)
    )
    system = draw(st.sampled_from(["", "FIDE_TEAM_TYPEA_MP_GP", "CUSTOM_TEAM_ROUNDROBIN"]))
    event = draw(team_events(numbers, players))
    return canonical(tournament._replace(teams=teams, team_event=event, system=system))
