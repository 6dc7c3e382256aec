"""The app as Django sees it."""

from __future__ import annotations

from django.apps import AppConfig


class DeskConfig(AppConfig):
    """Templates, static files and words of the desk."""

    name = "pairwright.faces.desk"
    label = "desk"
