"""Addresses of the desk. One page, one address; what a page shows opened is in its address too."""

from __future__ import annotations

from django.urls import include, path, register_converter

from pairwright.faces.desk.views import (
    accounts,
    exporting,
    failures,
    printing,
    prizes,
    rounds,
    standings,
    tables,
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

of_tournament = [
    path("", tournaments.overview, name="overview"),
    path("undo/", undoing.undo, name="undo"),
    path("rounds/now/", rounds.now, name="round-now"),
    path("rounds/<int:round_>/", rounds.proposal, name="round"),
    path("rounds/<int:round_>/publish/", rounds.publish, name="publish"),
    path("rounds/<int:round_>/results/", rounds.results, name="results"),
    path("rounds/<int:round_>/results/<int:board>/", rounds.enter, name="enter"),
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
    path("export/", exporting.page, name="export"),
    path("export/<slug:format>/", exporting.download, name="download"),
]

urlpatterns = [
    path("", tournaments.listing, name="tournaments"),
    path("setup/", accounts.setup, name="setup"),
    path("login/", accounts.log_in, name="login"),
    path("logout/", accounts.log_out, name="logout"),
    path("language/", tournaments.language, name="language"),
    path("theme/", tournaments.theme, name="theme"),
    path("tie-breaks/", standings.articles, name="tie-breaks"),
    path("t/<name:slug>/", include(of_tournament)),
]
handler400 = failures.bad_request
handler403 = failures.forbidden
handler404 = failures.not_found
handler500 = failures.fault
