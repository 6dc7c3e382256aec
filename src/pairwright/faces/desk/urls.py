"""Addresses of the desk. One page, one address; what a page shows opened is in its address too."""

from __future__ import annotations

from django.urls import URLPattern, URLResolver, include, path, register_converter

from pairwright.faces.desk.views import (
    accounts,
    backup,
    beginning,
    berger,
    bracket,
    byes,
    cards,
    check_in,
    entries,
    entry_import,
    entry_numbers,
    exporting,
    failures,
    finding,
    hand,
    helping,
    journal,
    lineups,
    mapping,
    opening,
    overview,
    players,
    playoff,
    printing,
    prizes,
    proposing,
    ratings,
    reasons,
    results,
    rounds,
    rules,
    setting,
    standings,
    tables,
    teams,
    tournaments,
    undoing,
)


class Slug:
    """A slug in any script."""

    regex = r"[-\w]+"

    def to_python(self, value: str) -> str:
        """As it stands."""
        return value

    def to_url(self, value: str) -> str:
        """As it stands."""
        return value


register_converter(Slug, "name")

of_entries: list[URLPattern] = [
    path("", entries.entries, name="entries"),
    path("add/", entries.add, name="entry-add"),
    path("suggest/", entries.suggest, name="entry-suggest"),
    path("<int:number>/", entries.change, name="entry-change"),
    path("<int:number>/remove/", entries.remove, name="entry-remove"),
    path("numbers/", entry_numbers.numbers, name="numbers"),
    path("numbers/give/", entry_numbers.give, name="numbers-give"),
    path("numbers/exchange/", entry_numbers.exchange, name="numbers-exchange"),
    path("import/", entry_import.start, name="import"),
    path("import/take/", entry_import.take, name="import-take"),
    path("check-in/now/", check_in.now, name="check-in-now"),
    path("check-in/<int:round_>/", check_in.check_in, name="check-in"),
    path("check-in/<int:round_>/mark/", check_in.mark, name="check-mark"),
    path("check-in/<int:round_>/close/", check_in.close, name="check-close"),
    path("byes/", byes.byes, name="byes"),
    *[path(f"byes/{what}/", byes.ask, {"what": what}, name=f"ask-{what}") for what in byes.FORMS],
    *[path(f"byes/{what}/", byes.take_back, {"what": what}, name=f"byes-{what}") for what in byes.TAKEN_BACK],
    path("late/", byes.late, name="late"),
    path("ratings/", ratings.ratings, name="ratings"),
    path("ratings/load/", ratings.load, name="ratings-load"),
    path("ratings/take/", ratings.take, name="ratings-take"),
    path("ratings/method/", ratings.method, name="ratings-method"),
]
of_players = [
    path("<int:number>/", players.player, name="player"),
    path("<int:number>/correct/", players.correct, name="player-correct"),
    path("cards/", players.on_paper, name="player-cards"),
]
of_tournament: list[URLPattern | URLResolver] = [
    path("entries/", include(of_entries)),
    path("players/", include(of_players)),
    path("", overview.overview, name="overview"),
    path("declare/", overview.declare, name="declare"),
    path("export/", exporting.export, name="export"),
    path("export/<slug:kind>/", exporting.download, name="download"),
    path("archive/", tournaments.archive, name="archive"),
    path("settings/", setting.index, name="settings"),
    path("settings/<slug:part>/", setting.setting, name="setting"),
    path("undo/", undoing.undo, name="undo"),
    path("teams/", teams.teams, name="teams"),
    path("teams/add/", teams.add, name="team-add"),
    path("teams/numbers/", teams.renumber, name="teams-number"),
    path("teams/away/", teams.away, name="teams-away"),
    path("teams/<int:team>/", teams.change, name="team-change"),
    path("teams/<int:team>/members/", teams.members, name="team-members"),
    path("teams/<int:team>/remove/", teams.remove, name="team-remove"),
    path("lineups/now/", lineups.now, name="lineups-now"),
    path("lineups/<int:round_>/", lineups.lineups, name="lineups"),
    path("lineups/<int:round_>/<int:team>/", lineups.enter, name="lineup"),
    path("rounds/<int:round_>/matches/<int:board>/", lineups.match, name="match"),
    path("rounds/<int:round_>/matches/<int:board>/forfeit/", lineups.forfeit, name="match-forfeit"),
    path("berger/", berger.berger, name="berger"),
    path("berger/numbers/", berger.numbers, name="berger-numbers"),
    path("berger/terms/", berger.terms, name="berger-terms"),
    path("berger/make-up/", berger.make_up, name="make-up"),
    path("groups/", berger.groups, name="groups"),
    path("bracket/", bracket.bracket, name="bracket"),
    path("bracket/<int:match>/decide/", bracket.decide, name="bracket-decide"),
    path("cards/", cards.on_the_table, name="cards"),
    path("playoff/", playoff.playoff, name="playoff"),
    path("find/", finding.find, name="find"),
    path("journal/", journal.journal, name="journal"),
    path("journal/back/<int:number>/", journal.back_to, name="back-to"),
    path("journal/settle/<int:number>/", journal.settle, name="settle"),
    path("backup/", backup.backup, name="backup"),
    path("backup/file/", backup.file, name="backup-file"),
    path("rounds/now/", rounds.now, name="round-now"),
    path("rounds/<int:round_>/", proposing.proposal, name="round"),
    path("rounds/<int:round_>/publish/", proposing.publish, name="publish"),
    path("rounds/<int:round_>/why/<int:board>/", reasons.why, name="why"),
    path("rounds/<int:round_>/why-not/", reasons.ask_why_not, name="ask-why-not"),
    path("rounds/<int:round_>/why-not/<int:one>-<int:other>/", reasons.why_not, name="why-not"),
    path("rounds/<int:round_>/map/", mapping.round_map, name="map"),
    path("rounds/<int:round_>/edit/", hand.session, name="hand"),
    path("rounds/<int:round_>/edit/open/", hand.begin, name="hand-open"),
    path("rounds/<int:round_>/edit/change/", hand.change, name="hand-change"),
    path("rounds/<int:round_>/edit/end/", hand.end, name="hand-end"),
    path("rounds/<int:round_>/edit/drop/", hand.drop, name="hand-drop"),
    path("rounds/<int:round_>/results/", results.results, name="results"),
    path("rounds/<int:round_>/results/colours/", results.exchange_colours, name="exchange-colours"),
    path("rounds/<int:round_>/results/<int:board>/", results.enter, name="enter"),
    path("standings/", standings.latest, name="standings-latest"),
    path("standings/now/", standings.now, name="standings-now"),
    path("standings/now/<int:number>/<path:code>/", standings.now, name="working-now"),
    path("standings/<int:round_>/", standings.after, name="standings"),
    path("standings/<int:round_>/<int:number>/<path:code>/", standings.after, name="working"),
    path("table/", tables.cross_table, name="table"),
    path("prizes/", prizes.page, name="prizes"),
    path("print/", printing.listing, name="print"),
    path("print/<slug:document>/", printing.paper, name="paper"),
    path("print/<slug:document>/paper.css", printing.style, name="paper-style"),
    path("", include("pairwright.faces.desk.urls_of_screens")),
]

urlpatterns = [
    path("", tournaments.listing, name="tournaments"),
    path("new", beginning.new, name="new"),
    path("open", opening.open_file, name="open"),
    path("archive/<name:slug>/back/", tournaments.bring_back, name="bring-back"),
    path("setup/", accounts.setup, name="setup"),
    path("login/", accounts.log_in, name="login"),
    path("logout/", accounts.log_out, name="logout"),
    path("language/", tournaments.language, name="language"),
    path("theme/", tournaments.theme, name="theme"),
    path("help/", helping.read_guide, name="help-contents"),
    path("help/<slug:chapter>/", helping.read_guide, name="help"),
    path("tie-breaks/", standings.articles, name="tie-breaks"),
    path("rules/<slug:code>/", rules.in_short, name="rules"),
    path("backup/", backup.whole_desk, name="backup-desk"),
    path("backup/file/", backup.whole_file, name="backup-desk-file"),
    path("backup/restore/", backup.restore, name="restore"),
    path("t/<name:slug>/", include(of_tournament)),
    path("", include("pairwright.faces.desk.urls_of_people")),
]
handler400 = failures.bad_request
handler403 = failures.forbidden
handler404 = failures.not_found
handler500 = failures.fault
