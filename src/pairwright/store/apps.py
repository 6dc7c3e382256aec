"""The app as Django sees it."""

from __future__ import annotations

from django.apps import AppConfig


class StoreConfig(AppConfig):
    """Tables are named ``store_...``."""

    name = "pairwright.store"
    label = "store"
    default_auto_field = "django.db.models.BigAutoField"
