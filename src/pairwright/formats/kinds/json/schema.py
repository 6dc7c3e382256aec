"""The name and version of the schema."""

from __future__ import annotations

MARK = "pairwright-tournament"
VERSION = 1
"""Raised when a reader of the version before would misread a file; new optional keys do not raise it."""
