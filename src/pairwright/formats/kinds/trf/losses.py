"""What a dialect of the tournament report file leaves unsaid: one sentence per kind of thing, if there is any."""

from __future__ import annotations

from pairwright.errors import Sentence, say
from pairwright.model.colour import Colour
from pairwright.model.knockout.terms import BY_THE_DOCUMENTS
from pairwright.model.points import Points, format_points
from pairwright.model.scoring import STANDARD, Scoring
from pairwright.model.team import Team
from pairwright.model.tournament import Tournament

NOTHING = Sentence("")


def rounds(tournament: Tournament) -> Sentence:
    """142."""
    return say("the number of rounds") if tournament.planned_rounds else NOTHING


def colour(tournament: Tournament) -> Sentence:
    """152."""
    return say("the initial colour") if tournament.initial_colour is not Colour.NONE else NOTHING


def position(tournament: Tournament) -> Sentence:
    """XXC rank."""
    return say("pairing by position in the list") if tournament.numbered_by_position else NOTHING


def scoring(tournament: Tournament) -> Sentence:
    """162."""
    return say("the scoring") if tournament.scoring != STANDARD else NOTHING


def unknown(tournament: Tournament) -> Sentence:
    """XXS cannot say what an unknown result is worth."""
    scoring = tournament.scoring
    implied = scoring.draw if scoring.draw != STANDARD.draw else STANDARD.unknown
    return say("what an unknown result is worth") if scoring.unknown != implied else NOTHING


def in_bbx(tournament: Tournament) -> Sentence:
    """BBx have one value for a win, a draw and a loss, and no half-point byes of their own."""
    scoring = tournament.scoring
    plain = Scoring.of(scoring.win, scoring.draw, scoring.loss, pairing_bye=scoring.pairing_bye)
    plain = plain._replace(absence=scoring.absence, forfeit_loss=scoring.forfeit_loss)
    return NOTHING if scoring == plain else say("a scoring with other values than those of the records BBx")


def virtual(tournament: Tournament) -> Sentence:
    """250."""
    return say("virtual points") if tournament.virtual_points else NOTHING


def forbidden(tournament: Tournament) -> Sentence:
    """260."""
    return say("forbidden pairings") if tournament.forbidden else NOTHING


def ranges(tournament: Tournament) -> Sentence:
    """XXP holds in all rounds."""
    planned = tournament.planned_rounds
    whole = all(group.first == 1 and group.last in (0, planned) for group in tournament.forbidden)
    return NOTHING if whole else say("the rounds of forbidden pairings (only those of the round to pair are written)")


def abnormal(tournament: Tournament) -> Sentence:
    """299; the points columns hold what the results alone give."""
    return say("points outside the results") if tournament.abnormal_points else NOTHING


def two_games(tournament: Tournament) -> Sentence:
    """The comments of a file of 2026; the points columns hold what the results of the matches give."""
    return say("the two games of matches") if tournament.two_games else NOTHING


def knockout(tournament: Tournament) -> Sentence:
    """The comments of a file of 2026."""
    return say("what is announced of the knockout") if tournament.knockout != BY_THE_DOCUMENTS else NOTHING


def wide_abnormal(tournament: Tournament) -> Sentence:
    """299 has four columns for points, sign included."""
    wide = any(not narrow(given.points) for given in tournament.abnormal_points)
    return say("points outside the results that are wider than their columns") if wide else NOTHING


def wide_virtual(tournament: Tournament) -> Sentence:
    """250 and XXA have four columns for points."""
    wide = any(not narrow(given.points) for given in tournament.virtual_points)
    return say("virtual points that are wider than their columns") if wide else NOTHING


def narrow(points: Points) -> str:
    """Points in four columns, without the decimal where only so they fit; empty if they cannot."""
    text = format_points(points)
    if len(text) > 4:
        text = text.removesuffix(".0")
    return text if len(text) <= 4 else ""


def requests(tournament: Tournament) -> Sentence:
    """240."""
    return say("byes and absences of rounds to come") if tournament.requests else NOTHING


def later_requests(tournament: Tournament) -> Sentence:
    """Only the round to pair has columns."""
    late = any(asked.round > tournament.round_to_pair for asked in tournament.requests)
    return say("byes and absences after the round to pair") if late else NOTHING


def comings(tournament: Tournament) -> Sentence:
    """The comments of a file of 2026."""
    if any(player.withdrawn_from or player.enters_in > 1 for player in tournament.players):
        return say("withdrawals and late entries")
    return NOTHING


def comings_but_absences(tournament: Tournament) -> Sentence:
    """What of :func:`comings` the columns of the round to pair can say is said there."""
    if comings(tournament).template:
        return say("withdrawals and late entries (written as absences of the round to pair)")
    return NOTHING


def expulsions(tournament: Tournament) -> Sentence:
    """The same of expelled players."""
    return say("expulsions") if any(player.expelled_from for player in tournament.players) else NOTHING


def newer(tournament: Tournament) -> Sentence:
    """What records 172 to 222 say."""
    information = tournament.information
    newer = (
        tournament.system,
        tournament.tie_breaks,
        tournament.ranks_by,
        information.encoded_time_control,
        information.pairing_controller,
        information.starting_rank_method,
    )
    return say("tournament type, tie-breaks and other records that are new in 2026") if any(newer) else NOTHING


def times(tournament: Tournament) -> Sentence:
    """132 has the days of rounds only."""
    return say("the times at which rounds begin") if any(tournament.information.round_times) else NOTHING


def national(tournament: Tournament) -> Sentence:
    """Lines with a federation as their code."""
    return say("national ratings") if any(player.national for player in tournament.players) else NOTHING


def teams(tournament: Tournament) -> Sentence:
    """013 has a name and members."""
    bare = tuple(Team(0, team.name, team.members) for team in tournament.teams)
    return NOTHING if bare == tournament.teams else say("numbers, points and ranks of teams")
