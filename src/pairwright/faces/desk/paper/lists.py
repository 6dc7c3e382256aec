"""Documents of the tournament: standings, tables, cards, entries, badges, prizes, the journal."""

from __future__ import annotations

from datetime import datetime

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from pairwright.app.board_prizes import BoardsAsked, board_prizes
from pairwright.app.brackets import bracket
from pairwright.app.desk.event import Presence
from pairwright.app.desk.kinds import screens_of
from pairwright.app.desk.rounds_of_table import printed_table
from pairwright.app.seated_teams import TEAM_SCORES
from pairwright.app.tables.cards import cards as cards_of
from pairwright.app.tables.chart import Order
from pairwright.app.tables.round_robin import round_robin as all_against_all
from pairwright.errors import NotApplicable, Sentence, say
from pairwright.faces.berger import berger_document
from pairwright.faces.board_prizes import board_document, members_document
from pairwright.faces.desk.acts_in_words import entry_told
from pairwright.faces.desk.days import stamp, written_in
from pairwright.faces.desk.figures import all_meet, chart_at, standings_at
from pairwright.faces.desk.paper.asked import Asked, Paper
from pairwright.faces.desk.paper.rounds import titled
from pairwright.faces.desk.plainly import plainly
from pairwright.faces.desk.standing_rows import Rows, heads_of
from pairwright.faces.desk.views.prizes import payout_of
from pairwright.faces.document import Column, Document, Entry, Kind, Sheet, widest
from pairwright.faces.knockouts.labels import box_of
from pairwright.faces.knockouts.svg import Direction, bracket_svg, without_style
from pairwright.faces.prizes import prize_document
from pairwright.faces.standing_document import notes_on
from pairwright.faces.tables.documents import cross_table, round_robin, wall_chart
from pairwright.faces.wording import direction
from pairwright.lean import NamedTuple
from pairwright.model.collation import sort_key
from pairwright.model.player import Player
from pairwright.model.team import team_numbers
from pairwright.state.floats import Float
from pairwright.state.preference import Strength

CARDS = {"A4": 4, "A5": 2}
BADGES = {"A4": 10, "A5": 4}
PLACE_CARDS = {"A4": 2, "A5": 1}
MANY = 10
"""Rounds that do not fit on a card with rows of full height."""
NUMBER, NAME = Column(say("No")), Column(say("Name"), Kind.NAME)


def _of(document: Document, title: str, titles: tuple[tuple[str, str], ...] = (), *, of_places: bool = False) -> Paper:
    """``of_places``: it says who stands where, and is not final while games are open."""
    context = {"document": document, "of_places": of_places}
    return Paper(title, "document.html", context, widest(document), titles=titles)


def standings(asked: Asked) -> Paper:
    """The standings with their tie-breaks, and the notes on them."""
    found = standings_at(asked.sitting, asked.at)
    text = gettext_noop("Final standings") if found.is_final else gettext_noop("Standings after round {round}")
    if not asked.given_round and not found.is_final:
        text = gettext_noop("Standings in round {round}") if found.rounds else gettext_noop("Standings before round 1")
    title, titles = titled(asked, text, round=found.rounds)
    rows = Rows(found, chart_at(asked.sitting, asked.at), asked.language)
    lines = [*found.rows, *[line for line in found.not_ranked if line.number not in found.left.expelled]]
    context = {
        "found": found, "heads": heads_of(found), "rows": rows, "body": rows.plain(lines),
        "notes": (*notes_on(found), *[notice.found for notice in found.notices if notice.code == TEAM_SCORES]),
    }  # fmt: skip
    wide = 275 + 18 * found.rounds + 42 * (len(found.keys) - 1) + 45 * rows.has_ratings + 40 * rows.has_federations
    return Paper(title, "standings.html", context, wide, titles=titles)


def table(asked: Asked) -> Paper:
    """The cross table; all against all where everybody meets everybody."""
    found = standings_at(asked.sitting, asked.at)
    title, titles = titled(asked, gettext_noop("Cross table after round {round}"), round=found.rounds)
    if all_meet(found):
        return _of(round_robin(found, all_against_all(found)), title, titles, of_places=True)
    return _of(cross_table(found, chart_at(asked.sitting, asked.at), plainly), title, titles, of_places=True)


def wall(asked: Asked) -> Paper:
    """The wall chart, by pairing numbers."""
    found = standings_at(asked.sitting, asked.at)
    title, titles = titled(asked, gettext_noop("Wall chart after round {round}"), round=found.rounds)
    return _of(
        wall_chart(found, chart_at(asked.sitting, asked.at, Order.NUMBERS), plainly), title, titles, of_places=True
    )


def cards(asked: Asked) -> Paper:
    """Pairing cards with boxes for the pen; of everybody, by number."""
    found = standings_at(asked.sitting, asked.at)
    made = cards_of(found)
    following = range(made.rounds + 1, (made.planned or made.rounds + 1) + 1)
    size = CARDS[asked.size]
    drawn = [(card, tuple(zip(card.line.cells, card.opponents, card.floats, strict=True))) for card in made.cards]
    pages = [drawn[at : at + size] for at in range(0, len(drawn), size)]
    context = {
        "pages": pages, "per_page": size, "following": following, "next": made.rounds + 1,
        "many": max(following.stop - 1, made.rounds) > MANY,
        "floats": screens_of(asked.sitting.event.tournament).floats,
        "absolute": Strength.ABSOLUTE, "down": Float.DOWN, "up": Float.UP,
    }  # fmt: skip
    title, titles = titled(asked, gettext_noop("Pairing cards"))
    return Paper(title, "cards.html", context, shape="bare", margin=0, titles=titles)


def _people(asked: Asked) -> list[Player]:
    """Everybody, by number, or as the alphabet of the language has them (``?by=name``)."""
    players = list(asked.sitting.event.tournament.players)
    if asked.by == "name":
        return sorted(players, key=lambda player: (sort_key(player.name, asked.language), player.number))
    return sorted(players, key=lambda player: player.number)


class _Field(NamedTuple):
    column: Column
    name: str


_FIELDS = (
    _Field(NUMBER, "number"),
    _Field(Column(say("Title")), "title"),
    _Field(NAME, "name"),
    _Field(Column(say("Rtg")), "rating"),
    _Field(Column(say("Fed")), "federation"),
    _Field(Column(say("FIDE id")), "fide_id"),
    _Field(Column(say("Born")), "birth"),
    _Field(Column(say("Club"), Kind.NAME), "club"),
    _Field(Column(say("Category")), "category"),
)


def entries(asked: Asked) -> Paper:
    """Who takes part, with what is known of each."""
    players = _people(asked)
    tournament = asked.sitting.event.tournament
    shown = [field for field in _FIELDS if any(getattr(player, field.name) for player in players)]
    columns = [field.column for field in shown]
    teams = {
        member: team.name or str(number)
        for number, team in zip(team_numbers(tournament.teams), tournament.teams, strict=True)
        for member in team.members
    }
    if teams:
        columns.append(Column(say("Team"), Kind.NAME))
    rows = []
    for player in players:
        cells = [Entry(str(getattr(player, field.name) or "").replace("/", "-")) for field in shown]
        rows.append((*cells, *([Entry(teams.get(player.number, ""))] if teams else [])))
    document = Document("", say("entries"), (Sheet(tuple(columns), tuple(rows)),))
    title, titles = titled(asked, gettext_noop("Entries: {count} players"), count=len(players))
    return _of(document, title, titles)


def missing(asked: Asked) -> Paper:
    """A call list: who is not here yet for the next round, with a box for the pen."""
    event = asked.sitting.event
    tournament = event.tournament
    round_ = tournament.round_to_pair
    check_in = event.check_in(round_)
    away = [
        player
        for player in _people(asked._replace(by=asked.by or "name"))
        if player.available(round_)
        and tournament.request(round_, player.number) is None
        and check_in.of(player.number) is not Presence.HERE
    ]
    late = plainly(say("on the way"))
    rows = [
        (
            Entry(str(player.number)), Entry(player.name), Entry(str(player.rating or "")), Entry(player.federation),
            Entry(late if check_in.of(player.number) is Presence.LATE else ""), Entry("☐"),
        )
        for player in away
    ]  # fmt: skip
    columns = (
        NUMBER, NAME, Column(say("Rtg")), Column(say("Fed")), Column(Sentence(""), Kind.WORDS), Column(say("Here"))
    )  # fmt: skip
    document = Document("", say("missing"), (Sheet(columns, tuple(rows)),))
    title, titles = titled(asked, gettext_noop("Missing before round {round}"), round=round_)
    return _of(document, title, titles)


def berger(asked: Asked) -> Paper:
    """All rounds of a table at once: of players, of teams, or of players in teams."""
    title, titles = titled(asked, gettext_noop("Table of the rounds"))
    found = printed_table(asked.sitting.event.tournament)
    dated = [one._replace(date=written_in(one.date, asked.calendar)) if one.date else one for one in found.rounds]
    return _of(berger_document(found._replace(rounds=tuple(dated))), title, titles)


def knockout(asked: Asked) -> Paper:
    """The bracket: its first stage where one begins to read. In a PDF it is a list of its stages, for the library takes
    no style into a drawing and does not join Arabic letters there."""
    found = bracket(asked.sitting.event.tournament)
    way = Direction.RIGHT_TO_LEFT if direction(asked.language) == "rtl" else Direction.LEFT_TO_RIGHT
    svg = without_style(bracket_svg(found.bracket, found.names, "", plainly, way))
    places = [(place, [(one, found.names.get(one, "")) for one in place.players]) for place in found.bracket.places]
    title, titles = titled(asked, gettext_noop("Bracket"))
    stages = [
        (stage.title, [box_of(found.bracket, match, found.names) for match in stage.matches])
        for stage in found.bracket.stages
        if stage.matches
    ]
    return Paper(title, "bracket.html", {"svg": svg, "stages": stages, "places": places}, titles=titles)


def badges(asked: Asked) -> Paper:
    """Badges to be cut and worn."""
    size = BADGES[asked.size]
    people = _people(asked)
    pages = [people[at : at + size] for at in range(0, len(people), size)]
    title, titles = titled(asked, gettext_noop("Badges"))
    return Paper(title, "badges.html", {"pages": pages, "per_page": size}, shape="bare", margin=0, titles=titles)


def place_cards(asked: Asked) -> Paper:
    """Cards that stand on the table when they are folded: the name on both sides."""
    size = PLACE_CARDS[asked.size]
    people = _people(asked)
    pages = [people[at : at + size] for at in range(0, len(people), size)]
    title, titles = titled(asked, gettext_noop("Place cards"))
    return Paper(title, "place_cards.html", {"pages": pages}, shape="bare", margin=0, titles=titles)


def prizes(asked: Asked) -> Paper:
    """Who gets how much, with a line for the signature."""
    found = payout_of(asked.sitting.event)
    if found is None:
        raise NotApplicable(say("prizes"), say("no prizes are announced yet"))
    title, titles = titled(asked, gettext_noop("Prize list"))
    return _of(prize_document(found), title, titles, of_places=True)


def boards(asked: Asked) -> Paper:
    """Scores on each board of a team event."""
    title, titles = titled(asked, gettext_noop("Board prizes"))
    found = board_prizes(asked.sitting.event.tournament, BoardsAsked(after_round=asked.given_round))
    return _of(board_document(found, plainly), title, titles)


def members(asked: Asked) -> Paper:
    """Everybody's result in a team event, team by team."""
    title, titles = titled(asked, gettext_noop("Individual results"))
    found = board_prizes(asked.sitting.event.tournament, BoardsAsked(after_round=asked.given_round))
    return _of(members_document(found), title, titles)


def journal(asked: Asked) -> Paper:
    """Every act with its number, time and author; what was taken back is struck through."""
    desk = asked.sitting.desk
    counted = desk.in_force()
    rows = [
        (
            entry.number,
            stamp(datetime.fromisoformat(entry.time), asked.language, asked.calendar) if entry.time else "",
            entry.author,
            entry_told(entry, asked.sitting), entry.lines,
            entry.number in counted,
        )
        for entry in desk.entries()
    ]  # fmt: skip
    title, titles = titled(asked, gettext_noop("Journal"))
    return Paper(title, "journal.html", {"rows": rows, "heads": (_("No."), _("Time (UTC)"), _("Who"), _("Act"))},
                 titles=titles)  # fmt: skip
