"""Made-up events of teams: squads around a strength, line-ups with reserves, boards and matches that are forfeited.

What the settings say of players (their number, ratings, byes, who comes and who goes, pairs kept apart) is said of
teams; what they say of games, of the games at the boards.
"""

from __future__ import annotations

from pairwright.app.editions import OWN_OF_TEAMS, announcement
from pairwright.app.generator.draws import complete, draw_forbidden, draw_players
from pairwright.app.generator.invented_names import Script, invent
from pairwright.app.generator.knockouts import (
    KNOCKOUT,
    as_played,
    is_over,
    paired_knockout,
    settings_of_knockout,
    settled_by_lot,
)
from pairwright.app.generator.lots import Lots
from pairwright.app.generator.quota import Amount, Happening, Quota, Supply
from pairwright.app.generator.round_robins import ROUND_ROBIN, settings_of_round_robin, type_of_round_robin
from pairwright.app.generator.settings import Settings
from pairwright.app.generator.simulate import (
    BYES,
    SPECIAL,
    STRENGTH_OF_UNRATED,
    Simulation,
    ask_for_byes,
    game_result,
    information_of,
    special_results,
    stopped,
    unmet,
    unmet_comings,
    who_comes_and_goes,
)
from pairwright.app.team_events import OF_TEAMS, SEATS_PLAYERS, TYPES_OF_TEAMS
from pairwright.catalogue import find
from pairwright.errors import InvalidTournament, NoLegalPairing, Place, Problem, Severity, say
from pairwright.lean import TYPE_CHECKING, NamedTuple, cast
from pairwright.model.acts import apply
from pairwright.model.canonical import canonical
from pairwright.model.colour import Colour
from pairwright.model.matches import matches_of
from pairwright.model.player import Player
from pairwright.model.scoring import STANDARD
from pairwright.model.seats import NOBODY
from pairwright.model.team import LineUp, MatchScoring, PairingByes, Team, TeamBye, TeamEvent
from pairwright.model.team_acts import AddMatches, ForfeitMatch
from pairwright.model.team_field import field_of_teams
from pairwright.model.tournament import LARGEST_NUMBER, Tournament
from pairwright.state.acceleration import BAKU_SUFFIX
from pairwright.state.ledger import state_before

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pairwright.pairing.base import Engine, PairingSystem
    from pairwright.pairing.outcome import RoundPairing

FEWEST, MOST = 8, 40
"""Teams, where nothing is said of them."""
SPREAD = 120
"""The members of a team are about this much above and below its strength (Elo)."""
_USUAL = {
    Happening.FORFEITED_MATCHES: (2, 100),
    Happening.EMPTY_MATCHES: (3, 1000),
    Happening.EMPTY_BOARDS: (3, 100),
    Happening.LINE_UPS: (40, 100),
}
"""The largest share that is drawn where nothing is said: so many in so many."""
_OF_MATCHES = tuple(_USUAL)


def is_of_teams(settings: Settings, system: Engine) -> bool:
    """Whether the settings are those of an event of teams."""
    if system.code.startswith(SEATS_PLAYERS):
        return False
    named = settings.system.strip().upper()
    return settings.teams is not None or system.code.startswith(OF_TEAMS) or named.startswith(TYPES_OF_TEAMS)


def play_teams(settings: Settings, seed: int, system: Engine) -> Simulation:
    """Make up an event of teams and play it; see :func:`~pairwright.app.generator.simulate.play`."""
    lots = Lots(seed)
    settings = _complete(settings, system, lots)
    of_players = settings._replace(players=settings.teams)
    tournament = _announce(of_players, system, lots)
    played = settings.played_rounds or 0
    kinds = [kind for kind, _ in BYES] + [kind for kind, _, _ in SPECIAL] + list(_OF_MATCHES)
    supplies = {kind: Supply(settings.quota(kind), played, lots) for kind in kinds}
    notices = unmet_comings(of_players, field_of_teams(tournament).players)
    for round_ in range(1, played + 1):
        if system.code == KNOCKOUT:
            field = settled_by_lot(field_of_teams(tournament), round_, lots)
            tournament = tournament._replace(knockout=field.knockout)
            if is_over(field, round_):
                break
        tournament = _with_byes(tournament, round_, supplies, lots)
        tournament = _with_line_ups(tournament, round_, supplies, lots)
        try:
            tournament, pairing = _paired(tournament, round_, system)
        except NoLegalPairing as impossible:
            notices.append(stopped(impossible))
            tournament = _without_round(tournament, round_)
            break
        tournament = apply(tournament, AddMatches(round_, tuple(pairing.pairs)))
        tournament = _played(_with_absences(tournament, round_, supplies, lots), round_, supplies, settings, lots)
    else:
        if played < (settings.rounds or 0):
            tournament = _with_byes(tournament, played + 1, supplies, lots)
    notices += [unmet(kind, supply.missing) for kind, supply in supplies.items() if supply.missing]
    ranked = _ranked(tournament)
    return Simulation(_as_played(ranked) if system.code == KNOCKOUT else ranked, settings, tuple(notices))


def _paired(tournament: Tournament, round_: int, system: Engine) -> tuple[Tournament, RoundPairing]:
    """The round, and the tournament it is paired from: of a knockout without byes if they would put off every match."""
    field = field_of_teams(tournament)
    if system.code != KNOCKOUT:
        return tournament, system.pair(state_before(field, round_))
    asked, pairing = paired_knockout(field, round_, system)
    event = tournament.team_event
    if not asked.requests:
        event = event._replace(byes=tuple([bye for bye in event.byes if bye.round != round_]))
    return tournament._replace(team_event=event), pairing


def _as_played(tournament: Tournament) -> Tournament:
    """A knockout with the rounds and days it took, and the places of the bracket, if it is over."""
    field = as_played(field_of_teams(tournament))
    places = [one.declared_rank for one in field.players]
    ranked = zip(tournament.teams, places, strict=True)
    return tournament._replace(
        planned_rounds=field.planned_rounds,
        information=field.information._replace(kind="Team: Knockout"),
        teams=tuple([team._replace(declared_rank=place) for team, place in ranked]),
    )


def _complete(settings: Settings, system: Engine, lots: Lots) -> Settings:
    """The settings with everything drawn that was open. Raises :class:`InvalidTournament` for contradictions."""
    if settings.players is not None and settings.teams is None:
        raise _contradiction("say how many teams there are (Teams), not how many players")
    rounds = settings.rounds or 0
    teams = settings.teams or len(settings.ratings) or lots.between(max(FEWEST, 2 * rounds), max(MOST, 4 * rounds))
    boards = settings.boards or lots.between(2, 6)
    reserves = lots.below(3) if settings.reserves is None else settings.reserves
    if settings.teams and settings.players not in (None, teams * (boards + reserves)):
        raise _contradiction(
            "{teams} teams of {size} are not {players} players",
            teams=teams,
            size=boards + reserves,
            players=settings.players,
        )
    if teams * (boards + reserves) > LARGEST_NUMBER:
        raise _contradiction("there can be {limit} players at most", limit=LARGEST_NUMBER)
    inner = settings._replace(players=teams, baku=settings.baku or False)
    inner = inner._replace(scoring=settings.scoring or STANDARD, name=settings.name or "Made-up Team Event")
    if system.code == ROUND_ROBIN:
        inner = settings_of_round_robin(
            inner._replace(tie_breaks=settings.tie_breaks or ("MPvGP", "EDE", "EMGSB")), lots
        )
    if system.code == KNOCKOUT:
        inner = settings_of_knockout(inner, lots)
    usual = inner.tie_breaks or _USUAL_TIE_BREAKS.get(system.code, _TIE_BREAKS)
    inner = complete(inner._replace(tie_breaks=settings.tie_breaks or usual), lots)
    named = dict(settings.quotas)
    for happening, (most, of) in _USUAL.items():
        if happening not in named and (reserves or happening is not Happening.LINE_UPS):
            inner = inner.having(happening, Quota(Amount(lots.between(0, most), of)))
    match_points = settings.match_points or MatchScoring()
    return inner._replace(players=None, teams=teams, boards=boards, reserves=reserves, match_points=match_points)


_TIE_BREAKS = ("MPvGP", "EDE", "EMGSB/C1")
_USUAL_TIE_BREAKS: dict[str, tuple[str, ...]] = {KNOCKOUT: (), "olympiad-2007": ()}
"""None are named where those that follow from the system are taken."""


def _contradiction(template: str, **values: object) -> InvalidTournament:
    return InvalidTournament((Problem("contradiction", Severity.ERROR, Place(), say(template, **values)),))


def _announce(settings: Settings, system: Engine, lots: Lots) -> Tournament:
    """The tournament as announced before the first round, with those who come late and leave early."""
    strengths = draw_players(settings, lots)
    squads = [_squad(strength.rating, settings, lots) for strength in strengths]
    people = invent(settings.names or Script.LATIN, sum(map(len, squads)), lots)
    comings = who_comes_and_goes(settings, strengths, lots)
    players: list[Player] = []
    teams: list[Team] = []
    for number, (strength, squad, coming) in enumerate(zip(strengths, squads, comings, strict=True), 1):
        members = []
        for rating in squad:
            person = people[len(players)]
            members.append(len(players) + 1)
            players.append(
                Player(
                    members[-1],
                    person.name,
                    rating,
                    sex=person.sex,
                    federation=strength.federation,
                    enters_in=coming.enters_in,
                    withdrawn_from=coming.withdrawn_from,
                )
            )
        teams.append(Team(number, _name(strength.name, teams), tuple(members)))
    named = settings.system.strip().upper()
    kind = "Team: Round-Robin" if system.code == ROUND_ROBIN else "Team: Swiss-System"
    tournament = Tournament(
        tuple(players),
        information_of(settings, lots)._replace(kind=kind),
        settings.rounds or 0,
        settings.initial_colour or Colour.WHITE,
        settings.scoring or STANDARD,
        named if named.startswith(TYPES_OF_TEAMS) else OWN_OF_TEAMS,
        settings.tie_breaks or (),
        teams=tuple(teams),
        team_event=TeamEvent(
            settings.match_points or MatchScoring(),
            ("WB" * (settings.boards or 0))[: settings.boards],
            PairingByes(),
            forbidden=draw_forbidden(settings, lots),
        ),
    )
    return tournament._replace(system=_type(tournament, settings, system))


def _type(tournament: Tournament, settings: Settings, system: Engine) -> str:
    """Its encoded type (record 192)."""
    from pairwright.pairing.systems.round_robin.terms import of_teams

    if system.code == ROUND_ROBIN:
        return of_teams(type_of_round_robin(settings))
    found = announcement(field_of_teams(tournament), cast("PairingSystem", find("system", system.code)))
    return found + BAKU_SUFFIX if settings.baku and not found.endswith(BAKU_SUFFIX) else found


def _name(person: str, teams: Iterable[Team]) -> str:
    """Clubs are called after families; the second one of a name is its second team."""
    club = f"{person.partition(',')[0]} Club"
    same = sum(team.name.startswith(club) for team in teams)
    return f"{club} {same + 1}" if same else club


def _squad(strength: int, settings: Settings, lots: Lots) -> list[int]:
    """Ratings of the members, best first; those of an unrated team have none."""
    boards, reserves = settings.boards or 0, settings.reserves or 0
    if not strength:
        return [0] * (boards + reserves)
    regular = [strength + lots.near_the_middle(-SPREAD, SPREAD) for _ in range(boards)]
    weaker = [strength - lots.between(SPREAD // 2, 2 * SPREAD) for _ in range(reserves)]
    return sorted([max(rating, 1) for rating in regular + weaker], reverse=True)


def _with_byes(tournament: Tournament, round_: int, supplies: dict[Happening, Supply], lots: Lots) -> Tournament:
    """With the byes that teams ask for in this round."""
    asked = ask_for_byes(field_of_teams(tournament), round_, supplies, lots)
    event = tournament.team_event
    byes = (*event.byes, *[TeamBye(*bye) for bye in asked])
    return tournament._replace(team_event=event._replace(byes=byes))


def _with_line_ups(tournament: Tournament, round_: int, supplies: dict[Happening, Supply], lots: Lots) -> Tournament:
    """With reserves at some boards, and boards that stay empty."""
    field = field_of_teams(tournament)
    boards = len(tournament.team_event.colours)
    away = {asked.player for asked in field.requests if asked.round == round_}
    here = [one.number for one in field.players if one.available(round_) and one.number not in away]
    teams = lots.shuffled(here)
    taken = 0
    found = []
    for kind in (Happening.LINE_UPS, Happening.EMPTY_BOARDS):
        for team in teams[taken : taken + supplies[kind].due(round_, len(teams))]:
            taken += 1
            members = tournament.teams[team - 1].members
            absent = set(lots.some(members, max(len(members) - boards, 0)))
            players = [member for member in members if member not in absent][:boards]
            if kind is Happening.EMPTY_BOARDS and boards > 1:
                players[lots.below(boards)] = 0
            found.append(LineUp(round_, team, 0, tuple(players)))
    event = tournament.team_event
    return tournament._replace(team_event=event._replace(line_ups=(*event.line_ups, *sorted(found))))


def _with_absences(tournament: Tournament, round_: int, supplies: dict[Happening, Supply], lots: Lots) -> Tournament:
    """With matches to which somebody did not come."""
    recorded = {match.white for match in tournament.team_event.forfeits if match.round == round_}
    pairs = [pair for pair in _pairs(tournament, round_) if not recorded & set(pair)]
    order = lots.shuffled(pairs)
    taken = 0
    for kind in (Happening.FORFEITED_MATCHES, Happening.EMPTY_MATCHES):
        due = supplies[kind].due(round_, len(pairs))
        for pair in order[taken : taken + due]:
            absent = pair if kind is Happening.EMPTY_MATCHES else (lots.pick(pair),)
            tournament = apply(tournament, ForfeitMatch(round_, absent))
        if taken + due > len(order):
            supplies[kind].fell_short(round_, taken + due - max(taken, len(order)))
        taken += due
    return tournament


def _pairs(tournament: Tournament, round_: int) -> list[tuple[int, int]]:
    """(White on board 1, Black) of every match of a round."""
    matches = matches_of(tournament, round_)
    rows = [(number, row[round_ - 1]) for number, row in zip(matches.numbers, matches.rows, strict=True)]
    return [
        (number, matches.numbers[one.opponent])
        for number, one in rows
        if one.opponent != NOBODY and one.colour is Colour.WHITE
    ]


class _Game(NamedTuple):
    white: int
    black: int


class _Games(NamedTuple):
    """The open games of a round, as the boards of a pairing."""

    round: int
    boards: tuple[_Game, ...]


def _played(
    tournament: Tournament, round_: int, supplies: dict[Happening, Supply], settings: Settings, lots: Lots
) -> Tournament:
    """The round with the results of its open games."""
    games = _Games(round_, tuple([_Game(*pair) for pair in tournament.open_games(round_)]))
    special = special_results(games, supplies, lots)
    people = {player.number: player for player in tournament.players}
    entries = {}
    for white, black in games.boards:
        strengths = [people[number].rating or STRENGTH_OF_UNRATED for number in (white, black)]
        results = special.get(white) or game_result(strengths[0], strengths[1], settings.draw_percentage, lots)
        for number, result in zip((white, black), results, strict=True):
            entries[number] = people[number].entry(round_)._replace(result=result)
    return tournament.with_entries(round_, entries)


def _without_round(tournament: Tournament, round_: int) -> Tournament:
    """Without what was announced for a round that is not played."""
    event = tournament.team_event
    return tournament._replace(
        team_event=event._replace(
            byes=tuple([bye for bye in event.byes if bye.round < round_]),
            line_ups=tuple([line_up for line_up in event.line_ups if line_up.round < round_]),
        )
    )


def _ranked(tournament: Tournament) -> Tournament:
    """Points and ranks entered, of players and of teams."""
    from pairwright.tiebreaks.announced import ranks

    complete_ = canonical(tournament)
    teams = zip(complete_.teams, ranks(complete_), strict=True)
    return complete_._replace(teams=tuple([team._replace(declared_rank=rank) for team, rank in teams]))
