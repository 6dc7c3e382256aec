"""Addresses of the desk. One page, one address; what a page shows opened is in its address too."""

from __future__ import annotations

from django.urls import URLPattern, URLResolver, include, path, register_converter

from pairwright.faces.desk.views import (
    accounts,
    backup,
    beginning,
    exporting,
    failures,
    finding,
    hand,
    journal,
    mapping,
    opening,
    overview,
    proposing,
    reasons,
    results,
    rounds,
    rules,
    setting,
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

of_tournament: list[URLPattern | URLResolver] = [
    path("", overview.overview, name="overview"),
    path("declare/", overview.declare, name="declare"),
    path("export/", exporting.export, name="export"),
    path("export/<slug:kind>/", exporting.download, name="download"),
    path("archive/", tournaments.archive, name="archive"),
    path("settings/", setting.index, name="settings"),
    path("settings/<slug:part>/", setting.setting, name="setting"),
    path("undo/", undoing.undo, name="undo"),
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
    path("rounds/<int:round_>/results/<int:board>/", results.enter, name="enter"),
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
