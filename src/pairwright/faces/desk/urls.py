"""Addresses of the desk. One page, one address; what a page shows opened is in its address too."""

from __future__ import annotations

from django.urls import include, path, register_converter

from pairwright.faces.desk.views import (
    accounts,
    beginning,
    exporting,
    failures,
    opening,
    overview,
    rounds,
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

of_tournament = [
    path("", overview.overview, name="overview"),
    path("declare/", overview.declare, name="declare"),
    path("export/", exporting.export, name="export"),
    path("export/<slug:kind>/", exporting.download, name="download"),
    path("archive/", tournaments.archive, name="archive"),
    path("settings/", setting.index, name="settings"),
    path("settings/<slug:part>/", setting.setting, name="setting"),
    path("undo/", undoing.undo, name="undo"),
    path("rounds/now/", rounds.now, name="round-now"),
    path("rounds/<int:round_>/", rounds.proposal, name="round"),
    path("rounds/<int:round_>/publish/", rounds.publish, name="publish"),
    path("rounds/<int:round_>/results/", rounds.results, name="results"),
    path("rounds/<int:round_>/results/<int:board>/", rounds.enter, name="enter"),
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
    path("t/<name:slug>/", include(of_tournament)),
]
handler400 = failures.bad_request
handler403 = failures.forbidden
handler404 = failures.not_found
handler500 = failures.fault
