"""What the acts on the terms of a tournament are warned of: what may be announced, and what is locked afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pairwright.app.desk import acts
from pairwright.app.desk.completing import Verdict, outlook
from pairwright.app.desk.event import Event
from pairwright.app.desk.imported import import_cautions
from pairwright.app.desk.levels import Caution, Level, Rule, final, locked
from pairwright.app.editions import choose, code_of
from pairwright.errors import NotApplicable, PairwrightError, Sentence, Severity, UnknownCode, describe, say
from pairwright.model.scoring import Scoring
from pairwright.model.tournament import Forbidden, Information, Tournament, gregorian_day, is_day
from pairwright.state.acceleration import BAKU_SUFFIX, suits_baku


def _locked(event: Event, act: acts.Act) -> Iterator[Caution]:
    """What is locked once round 1 is paired: system, scoring, value of the bye, tie-breaks, number of rounds,
    acceleration, prohibited pairs. Outside FIDE mode it asks in two steps and is told to the report."""
    more = (say("Points and places so far are counted anew"), say("The report file says so"))
    yield from locked(event, _LOCKED_NAMES[type(act)], *more)


_LOCKED_NAMES: dict[type, Sentence] = {
    acts.SetSystem: say("the pairing system"),
    acts.SetRounds: say("the number of rounds"),
    acts.SetScoring: say("the points of results and of the bye"),
    acts.SetTieBreaks: say("the list of tie-breaks"),
    acts.SetInitialColour: say("the initial colour"),
    acts.Forbid: say("the prohibited pairs"),
    acts.SetVirtualPoints: say("the acceleration"),
    acts.SetTeams: say("the teams"),
    acts.SetKnockout: say("the terms of the knockout"),
    acts.SetRankMethod: say("the ratings that order the list"),
}


def _sensible_rounds(event: Event, act: acts.SetRounds) -> Iterator[Caution]:
    if act.rounds < max(event.round, 1):
        yield Caution(Level.REFUSED, "rounds", say("at least {count} rounds are needed", count=max(event.round, 1)))
        return
    yield from completable(event.tournament._replace(planned_rounds=act.rounds))


def completable(tournament: Tournament) -> Iterator[Caution]:
    """Whether these rounds can be completed (Q62)."""
    if tournament.paired_rounds or not tournament.players:
        return
    found = outlook(tournament)
    if found.verdict is Verdict.IMPOSSIBLE:
        yield Caution(Level.CONFIRM, "cannot-complete", found.sentence)
    elif found.verdict is Verdict.DOUBTFUL:
        yield Caution(Level.NOTICE, "may-not-complete", found.sentence)


def _before_round_one(event: Event, act: acts.Publish) -> Iterator[Caution]:
    if act.round == 1:
        yield from completable(event.tournament)


def scoring_cautions(given: Scoring, *, of_two_games: bool) -> Iterator[Caution]:
    """Q74, Q79-Q84: two draws are not worth more than a win and a loss; the bye is not worth more than a win, and is
    worth what a game can bring."""
    if min(given) < 0:
        yield Caution(Level.REFUSED, "scoring", say("points must not be negative"))
    if 2 * given.draw > given.win + given.loss:
        yield Caution(Level.REFUSED, "scoring", say("two draws must not be worth more than a win and a loss"))
    if given.loss > given.draw or given.draw > given.win:
        yield Caution(Level.REFUSED, "scoring", say("a win must be worth most, a loss least"))
    if given.win == given.loss:
        yield Caution(Level.REFUSED, "scoring", say("a win must be worth more than a loss"))
    if given.pairing_bye > given.win:
        yield Caution(Level.REFUSED, "bye-value", say("the pairing-allocated bye must not be worth more than a win"))
    reachable = {given.win, given.draw, given.loss}
    if of_two_games:
        reachable |= {(given.win + given.draw) // 2, (given.draw + given.loss) // 2}
    if given.pairing_bye not in reachable:
        sentence = say("the pairing-allocated bye must be worth a win, a draw or a loss")
        yield Caution(Level.REFUSED, "bye-value", sentence)


def _sensible_scoring(event: Event, act: acts.SetScoring) -> Iterator[Caution]:
    yield from scoring_cautions(act.scoring, of_two_games=event.tournament.of_two_games)
    yield from _acceleration(event.tournament._replace(scoring=act.scoring))


def _acceleration(tournament: Tournament) -> Iterator[Caution]:
    """Baku acceleration is for a win worth two draws (C.04.7 art. 1.1)."""
    if tournament.system.strip().upper().endswith(BAKU_SUFFIX) and not suits_baku(tournament.scoring):
        sentence = say("Baku acceleration needs a win worth two draws, and a loss worth nothing (C.04.7 art. 1.1)")
        yield Caution(Level.REFUSED, "acceleration", sentence)


def _known_system(event: Event, act: acts.SetSystem) -> Iterator[Caution]:
    tournament = event.tournament._replace(system=act.system)
    try:
        choose(tournament)
    except (NotApplicable, UnknownCode) as refusal:
        yield Caution(Level.REFUSED, "system", refusal.sentence)
        return
    yield from _acceleration(tournament)
    yield from completable(tournament)
    for code, reason in unfit_tie_breaks(tournament, tournament.tie_breaks):
        template = "tie-break {code} does not suit this system, and will be left out: {reason}"
        yield Caution(Level.NOTICE, f"tie-break-{code}", say(template, code=code, reason=reason))


def _known_tie_breaks(event: Event, act: acts.SetTieBreaks) -> Iterator[Caution]:
    """Codes that are known, and that the event can have (Q105: no Buchholz in a round robin)."""
    for code, reason in unfit_tie_breaks(event.tournament, act.codes):
        template = "tie-break {code} cannot be used here: {reason}"
        yield Caution(Level.REFUSED, f"tie-break-{code}", say(template, code=code, reason=reason))
    if len(set(act.codes)) < len(act.codes):
        yield Caution(Level.REFUSED, "tie-break-twice", say("a tie-break stands in the list twice"))


def unfit_tie_breaks(tournament: Tournament, codes: Iterable[str]) -> list[tuple[str, Sentence]]:
    """The codes that nobody knows, or that this event cannot have, and why not."""
    from pairwright.app.rank_check import FROM_OUTSIDE
    from pairwright.model.player import Player
    from pairwright.model.team import Team, is_team_event
    from pairwright.tiebreaks.acronym import POINTS, parse
    from pairwright.tiebreaks.announced import event_of, meeting_of, rules_of
    from pairwright.tiebreaks.event import Terms, Unrated
    from pairwright.tiebreaks.ranking import Unfit, rank
    from pairwright.tiebreaks.teams import of_teams

    if not tournament.players:  # before there are entries two made-up ones show what fits
        tournament = tournament._replace(players=(Player(1, "1", 1), Player(2, "2", 1)))
    if "TEAM" in tournament.system.upper() and not tournament.teams:
        tournament = tournament._replace(teams=(Team(1, "1", (1,)), Team(2, "2", (2,))))
    terms = Terms(rules_of(tournament), meeting_of(tournament).meeting, Unrated.IGNORE)
    event = of_teams(tournament, terms) if is_team_event(tournament) else event_of(tournament, terms)
    found: list[tuple[str, Sentence]] = []
    for code in codes:
        try:
            asked = parse(code)
            if asked.name in FROM_OUTSIDE:  # what they order by is given with the standings
                continue
            ranking = rank(event, (parse(POINTS), asked), frozenset(), Unfit.DROPPED)
        except PairwrightError as refusal:
            found.append((code, refusal.sentence))
            continue
        found += [(code, reason) for one, reason in ranking.dropped if one.name != POINTS]
    return found


def _known_players(event: Event, act: acts.Forbid) -> Iterator[Caution]:
    known = {player.number for player in event.tournament.players}
    for group in act.groups:
        yield from _group(group, known)
    yield from completable(event.tournament._replace(forbidden=act.groups))


def _group(group: Forbidden, known: set[int]) -> Iterator[Caution]:
    strangers = [number for number in group.players if number not in known]
    if strangers:
        yield Caution(Level.REFUSED, "no-such-player", say("there is no player {player}", player=strangers[0]))
    if len(set(group.players)) < max(len(group.players), 2):
        yield Caution(Level.REFUSED, "pair", say("a prohibited pair needs two different players"))
    if group.first < 1 or (group.last and group.last < group.first):
        yield Caution(Level.REFUSED, "range", say("the last round of a prohibition comes before the first"))


def _sensible_virtual_points(event: Event, act: acts.SetVirtualPoints) -> Iterator[Caution]:
    yield from _acceleration(event.tournament._replace(system=act.system or event.tournament.system))
    for given in act.points:
        if given.first_player > given.last_player or given.first > given.last:
            yield Caution(Level.REFUSED, "range", say("the end of a range comes before its beginning"))
        if not 0 <= given.points <= 20 * max(event.tournament.scoring.win, 1):
            yield Caution(
                Level.REFUSED, "virtual-points", say("virtual points must not be negative, nor absurdly many")
            )


def _possible_knockout(_event: Event, act: acts.SetKnockout) -> Iterator[Caution]:
    from pairwright.model.knockout.checks import faults_of

    for found, expected in faults_of(act.terms):
        sentence = say("{found}: {expected} is possible", found=found, expected=expected)
        yield Caution(Level.REFUSED, "knockout", sentence)


def _announced(event: Event, act: acts.Announce) -> Iterator[Caution]:
    yield from final(event)
    yield from _dates(act.information)
    yield from _same_edition(event, act.information)


def _dates(information: Information) -> Iterator[Caution]:
    days = [day for day in (information.start, information.end, *information.round_dates) if day]
    for day in days:
        if not gregorian_day(day) or not is_day(day):
            yield Caution(Level.REFUSED, "no-day", say("there is no day {day}", day=day))
            return
    if information.start and information.end and gregorian_day(information.end) < gregorian_day(information.start):
        yield Caution(Level.REFUSED, "dates", say("the last day comes before the first"))
    dated = [gregorian_day(day) for day in information.round_dates if day]
    if dated != sorted(dated):
        yield Caution(Level.NOTICE, "round-dates", say("the rounds are not in the order of their dates"))


def _same_edition(event: Event, information: Information) -> Iterator[Caution]:
    """The first day decides which edition of the rules holds; under way that stays."""
    from pairwright.tiebreaks.announced import rules_of

    before = event.tournament
    after = before._replace(information=information)
    if not event.under_way or event.outside_fide_since:
        return
    if (code_of(before), rules_of(before).code) != (code_of(after), rules_of(after).code):
        sentence = say("with this first day other editions of the rules would hold than those of the rounds played")
        yield Caution(Level.REFUSED, "edition", sentence)


def _opened(_event: Event, act: acts.Open) -> Iterator[Caution]:
    """A tournament begins as it could be announced; rounds that come with it are compared with the rules (Q54, Q55)."""
    from pairwright.model.checks import problems

    tournament = act.tournament
    worths = tuple(scoring_cautions(tournament.scoring, of_two_games=tournament.of_two_games))
    if worths:
        yield from worths
        return
    errors = [problem for problem in problems(tournament) if problem.severity is Severity.ERROR]
    if errors:
        yield Caution(Level.REFUSED, "unsound", describe(errors[0]))
        return
    if act.source:
        yield from import_cautions(tournament)
    else:
        yield from _acceleration(tournament)
        yield from _dates(tournament.information)
        for code, reason in unfit_tie_breaks(tournament, tournament.tie_breaks):
            template = "tie-break {code} cannot be used here: {reason}"
            yield Caution(Level.REFUSED, f"tie-break-{code}", say(template, code=code, reason=reason))


def _reason(_event: Event, act: acts.LeaveFideMode) -> Iterator[Caution]:
    if not act.reason.strip():
        yield Caution(Level.REFUSED, "reason", say("a reason is needed, for the journal and the report"))


def _numbers_of(_event: Event, act: acts.BarHalfByes) -> Iterator[Caution]:
    known = {player.number for player in _event.tournament.players}
    strangers: Sequence[int] = [number for number in act.players if number not in known]
    if strangers:
        yield Caution(Level.REFUSED, "no-such-player", say("there is no player {player}", player=strangers[0]))


TERMS: dict[type, tuple[Rule, ...]] = {
    acts.Open: (_opened,),
    acts.Announce: (_announced,),
    acts.SetSystem: (_locked, _known_system),
    acts.SetRounds: (_locked, _sensible_rounds),
    acts.SetScoring: (_locked, _sensible_scoring),
    acts.SetTieBreaks: (_locked, _known_tie_breaks),
    acts.SetInitialColour: (_locked,),
    acts.Forbid: (_locked, _known_players),
    acts.SetVirtualPoints: (_locked, _sensible_virtual_points),
    acts.SetTeams: (_locked,),
    acts.SetKnockout: (_locked, _possible_knockout),
    acts.SetRankMethod: (_locked,),
    acts.BarHalfByes: (_numbers_of,),
}
"""Rules by act; those of leaving FIDE mode and of publishing have more of them beside these."""
BEFORE_LEAVING: tuple[Rule, ...] = (_reason,)
BEFORE_PUBLISHING: tuple[Rule, ...] = (_before_round_one,)
