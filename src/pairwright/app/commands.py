"""The use cases: a tournament in, an answer out. The front door and every face use these."""

from __future__ import annotations

from pairwright.app.editions import announcement, choose
from pairwright.app.predetermined import is_type, prepared, with_rounds_of_table
from pairwright.app.prepare import OpenGamesAre
from pairwright.app.team_events import TYPES_OF_TEAMS, SpeakingOf, field_of, on_boards, problems_of, with_adjourned
from pairwright.errors import InvalidTournament, NotApplicable, Place, Problem, Sentence, Severity, say
from pairwright.lean import TYPE_CHECKING, NamedTuple
from pairwright.model.colour import Colour
from pairwright.model.scoring import STANDARD
from pairwright.state.acceleration import BAKU_SUFFIX
from pairwright.state.ledger import state_before

if TYPE_CHECKING:
    from pairwright.app.rank_check import RankCheck
    from pairwright.model.tournament import Tournament
    from pairwright.pairing.base import Explanation, PairingSystem
    from pairwright.pairing.checker import RoundCheck
    from pairwright.pairing.outcome import RoundPairing
    from pairwright.state.round_state import RoundState


class Given(NamedTuple):
    """What the user says beside the tournament; it goes before what the tournament says itself."""

    system: str = ""
    edition: str = ""
    rounds: int = 0
    initial_colour: Colour = Colour.NONE
    open_games: OpenGamesAre = OpenGamesAre.REFUSED


NOTHING_GIVEN = Given()


class Paired(NamedTuple):
    """A paired round, the state it was paired from, and what was inferred. ``tournament`` has the inferences in it;
    where teams take part its players are the teams."""

    tournament: Tournament
    system: PairingSystem
    state: RoundState
    pairing: RoundPairing
    notices: tuple[Problem, ...]


class Checked(NamedTuple):
    """Every round asked for, and the places, compared with the rules."""

    rounds: tuple[RoundCheck, ...]
    notices: tuple[Problem, ...]
    ranks: RankCheck
    not_checked: Sentence = Sentence("")
    """Why no round was compared, where the places were."""
    of_teams: bool = False
    """True if the rounds are those of teams."""

    @property
    def ok(self) -> bool:
        """True if no round differs and no place is wrong."""
        return self.ranks.ok and all(round_.ok for round_ in self.rounds)


def told(tournament: Tournament, given: Given) -> Tournament:
    """The tournament with the rounds and the initial colour the user gave written into it."""
    return tournament._replace(
        planned_rounds=given.rounds or tournament.planned_rounds,
        initial_colour=tournament.initial_colour if given.initial_colour is Colour.NONE else given.initial_colour,
    )


def pair(tournament: Tournament, round: int = 0, given: Given = NOTHING_GIVEN) -> Paired:
    """Pair a round (0: the next one) of a tournament that does not contradict itself. Raises what
    :func:`~pairwright.app.prepare.prepare`, :func:`~pairwright.app.editions.choose` and the system raise. A round
    that stands there and was paired before a result was corrected is paired from the results as they stood."""
    from pairwright.app.corrections import as_it_stood

    found = _pair(tournament, round, given)
    stood = as_it_stood(tournament, found.pairing.round)
    if stood is tournament or not _differs(found):
        return found
    first = _pair(stood, round, given)
    return found if _differs(first) else first


def _pair(tournament: Tournament, round: int, given: Given) -> Paired:
    tournament = _accelerated(tournament, given)
    chosen = choose(tournament, given.system, given.edition)
    field = field_of(tournament, chosen.system, given)
    with SpeakingOf(field):
        ready = prepared(field, chosen.system, round, given)
        state = state_before(ready.tournament, ready.round)
        pairing = chosen.system.pair(state)
    notices = (*problems_of(field, ready.notices), *on_boards(tournament, field))
    return Paired(ready.tournament, chosen.system, state, pairing, chosen.notices + notices)


def require_sound(tournament: Tournament, given: Given = NOTHING_GIVEN) -> None:
    """Raises :class:`InvalidTournament` with every error, if the tournament contradicts itself or what is given."""
    from pairwright.model.checks import problems

    errors = tuple(problem for problem in problems(told(tournament, given)) if problem.severity is Severity.ERROR)
    if errors:
        raise InvalidTournament(errors)


def require_sound_as_read(tournament: Tournament) -> None:
    """The same for a tournament that comes from a reader, which looks at everything but a made-up scoring."""
    if tournament.scoring != STANDARD:
        require_sound(tournament)


def _accelerated(tournament: Tournament, given: Given) -> Tournament:
    """A system named with ``_BAKU`` names an acceleration too, a type of a round robin its cycles, one of teams its
    scores and colours, and one of two games a round their scoring."""
    named = tournament._replace(system=given.system.strip().upper())
    if named.system.endswith(BAKU_SUFFIX) or is_type(named.system) or named.system.startswith(TYPES_OF_TEAMS):
        tournament = named
    of_two_games = tournament if tournament.of_two_games else named
    if not of_two_games.of_two_games:
        return tournament
    from pairwright.model.two_games import with_match_scoring

    return tournament._replace(scoring=with_match_scoring(of_two_games).scoring)


def with_round(tournament: Tournament, paired: Paired, given: Given = NOTHING_GIVEN) -> Tournament:
    """The tournament with the paired round in it: blank results, requests of the round turned into entries.

    What the user gave (rounds, initial colour, open games registered as adjourned) stays in it; what was only
    inferred does not. Raises :class:`Conflict` for a round that stands in it already.
    """
    from pairwright.model.acts import AddRound, apply
    from pairwright.model.team_acts import AddMatches

    said = told(tournament, given)
    pairs = tuple(paired.pairing.pairs)
    if paired.tournament.matches is not None:
        return apply(with_adjourned(said, given), AddMatches(paired.pairing.round, pairs))
    kept = paired.tournament._replace(planned_rounds=said.planned_rounds, initial_colour=said.initial_colour)
    return apply(kept, AddRound(paired.pairing.round, pairs))


def settled(tournament: Tournament, paired: Paired) -> Tournament:
    """The tournament with the system it is paired by and the initial colour in it, given or inferred, so that neither
    is asked for again; and with its number of rounds, where that follows from its players."""
    named = tournament._replace(
        system=announcement(paired.tournament, paired.system), initial_colour=paired.tournament.initial_colour
    )
    return with_rounds_of_table(named)


def check(tournament: Tournament, round: int = 0, given: Given = NOTHING_GIVEN) -> Checked:
    """Compare the rounds of the tournament (0: all, and then the places too) with what the rules give. If the system
    it announces is not built, the places alone are compared. Raises as :func:`pair`."""
    from pairwright.app.rank_check import NO_RANKS, check_ranks
    from pairwright.pairing import checker

    tournament = _accelerated(tournament, given)
    try:
        chosen = choose(tournament, given.system, given.edition)
    except NotApplicable as refusal:
        ranks = NO_RANKS if round or given.system or given.edition else check_ranks(tournament)
        if not ranks.compared:
            raise
        return Checked((), (), ranks, refusal.sentence)
    field = field_of(tournament, chosen.system, given)
    last = field.paired_rounds
    if round > last:
        raise NotApplicable(
            say("round {round}", round=round), say("it is not paired yet; the last round is {last}", last=last)
        )
    if not last:
        return Checked((), chosen.notices, NO_RANKS)
    with SpeakingOf(field):
        ready = prepared(field, chosen.system, round or last, given)
        rounds = (round,) if round else range(1, last + 1)
        found = tuple(
            [
                _with_corrections(one, tournament, chosen.system, given)
                for one in checker.check(ready.tournament, chosen.system, rounds)
            ]
        )
    notices = chosen.notices + problems_of(field, ready.notices)
    ranks = NO_RANKS if round else check_ranks(tournament)
    return Checked(found, notices, ranks, of_teams=field.matches is not None)


def _with_corrections(found: RoundCheck, tournament: Tournament, system: PairingSystem, given: Given) -> RoundCheck:
    """A round that differs may have been paired before a result came or was corrected, and by hand besides."""
    from pairwright.app.corrections import as_it_stood
    from pairwright.pairing import checker

    stood = tournament if found.ok else as_it_stood(tournament, found.round)
    if stood is tournament:
        return found
    ready = prepared(field_of(stood, system, given), system, found.round, given)
    (first,) = checker.check(ready.tournament, system, (found.round,))
    return min(first, found, key=lambda one: len(set(one.expected) ^ set(one.actual)))


def explain(tournament: Tournament, round: int = 0, given: Given = NOTHING_GIVEN) -> tuple[Paired, Explanation]:
    """What the rules give for a round (0: the next one), and why. Raises as :func:`pair`."""
    paired = pair(tournament, round, given)
    explanation = paired.system.explain(paired.state, paired.pairing)
    return paired._replace(notices=paired.notices + _otherwise_in_file(paired)), explanation


def why_not(
    tournament: Tournament, round: int, first: int, second: int, given: Given = NOTHING_GIVEN
) -> tuple[Paired, object]:
    """Why the players ``first`` and ``second`` (pairing numbers) do not meet in the round. Raises as :func:`pair`,
    and as :func:`~pairwright.app.absent.require_in_round` for a player who is not in it."""
    from pairwright.app.absent import require_in_round

    paired = pair(tournament, round, given)
    with SpeakingOf(paired.tournament):
        for number in (first, second):
            paired.tournament.player(number)
        for number in (first, second):
            require_in_round(paired.tournament, paired.state, number)
        met_in = paired.tournament.met_in(first, second)
        return paired, paired.system.why_not(paired.state, first, second, met_in)


def _otherwise_in_file(paired: Paired) -> tuple[Problem, ...]:
    """A notice if the round stands in the tournament with other pairs than the rules give."""
    number = paired.pairing.round
    if not _differs(paired):
        return ()
    found = say("the file has other pairs in this round; what follows is what the rules give")
    remedy = say("See the differences with: pairwright check FILE --round {round}", round=number)
    return (Problem("paired-otherwise", Severity.NOTICE, Place(round=number), found, remedy=remedy),)


def _differs(paired: Paired) -> bool:
    """Does the round stand in the tournament with other pairs?"""
    number = paired.pairing.round
    if number > paired.tournament.paired_rounds:
        return False
    games = {(game.white, game.black) for game in paired.tournament.round(number).games}
    return games != {(board.white, board.black) for board in paired.pairing.boards}
