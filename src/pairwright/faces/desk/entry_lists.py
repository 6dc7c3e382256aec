"""Lists of entries that were uploaded, read with the day of today."""

from __future__ import annotations

from datetime import date

from pairwright.app.entries.entry import Entries, Terms
from pairwright.app.entries.reading import read_entries
from pairwright.faces.desk.uploads import Upload


def entries_of_upload(upload: Upload, federation: str = "") -> Entries:
    """The entries in it. Raises as :func:`~pairwright.app.entries.reading.read_entries`."""
    today = date.today()
    return read_entries(upload.data, Terms((today.year, today.month, today.day), federation=federation))
