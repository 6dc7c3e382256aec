"""Addresses of accounts, of the hall's network, and of what needs no account: public pages, phones, screens."""

from __future__ import annotations

from django.urls import path

from pairwright.faces.desk.views import accounts, hall, helper, people, player, projector, public

urlpatterns = [
    path("accounts/", people.listing, name="accounts"),
    path("accounts/new/", people.invite, name="invite"),
    path("accounts/audit/", people.audit, name="audit"),
    path("accounts/password/", accounts.own_password, name="own-password"),
    path("accounts/<int:user_id>/", people.one, name="account"),
    path("accounts/<int:user_id>/role/", people.give, name="account-role"),
    path("accounts/<int:user_id>/door/", people.door, name="account-door"),
    path("accounts/<int:user_id>/reset/", people.reset, name="account-reset"),
    path("hall/", hall.network, name="hall"),
    path("hall/switch/", hall.switch, name="hall-switch"),
    path("phone.css", public.phone_sheet, name="phone-sheet"),
    path("v/", public.index, name="public-index"),
    path("v/<name:key>/", public.pairings, name="public"),
    path("v/<name:key>/rounds/<int:round_>/", public.pairings, name="public-round"),
    path("v/<name:key>/standings/", public.standings, name="public-standings"),
    path("v/<name:key>/standings/<int:round_>/", public.standings, name="public-standings-after"),
    path("v/<name:key>/table/", public.table, name="public-table"),
    path("s/<name:slug>/<name:screen>/", projector.screen, name="projector"),
    path("p/<slug:code>/", player.page, name="own-page"),
    path("p/<slug:code>/place/", player.place, name="own-place"),
    path("h/", helper.page, name="helper"),
    path("h/enter/", helper.enter, name="helper-enter"),
    path("h/undo/", helper.undo, name="helper-undo"),
    path("h/<slug:code>/", helper.enrol, name="enrol"),
]
