"""Addresses of the screens and phones of one tournament, below its own."""

from __future__ import annotations

from django.urls import path

from pairwright.faces.desk.views import screens

urlpatterns = [
    path("screens/", screens.screens, name="screens"),
    path("screens/add/", screens.add_screen, name="screen-add"),
    path("screens/<int:screen>/", screens.change_screen, name="screen-change"),
    path("screens/phones/", screens.add_phone, name="phone-add"),
    path("screens/phones/<int:phone>/", screens.change_phone, name="phone-change"),
    path("screens/public/", screens.public_switch, name="public-switch"),
    path("screens/codes/", screens.codes, name="player-codes"),
]
