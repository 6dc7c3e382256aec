"""A tournament put on the desk of a running server from outside, as the page that opens files does."""

from __future__ import annotations

import os
import subprocess
import sys

from pairwright.formats.base import write
from pairwright.model.tournament import Tournament
from tests.support.desk_server import DeskServer

_CODE = """
import os, sys
os.environ["DJANGO_SETTINGS_MODULE"] = "pairwright.faces.desk.config"
import django
django.setup()
from pairwright.faces.desk.openings import begin_tournament
from pairwright.formats.base import read
print(begin_tournament(read(sys.stdin.buffer.read()).tournament).slug)
"""


def put_on_desk(desk: DeskServer, tournament: Tournament) -> str:
    """The slug it has there."""
    environment = os.environ | {"PAIRWRIGHT_DATA": str(desk.folder)}
    told = write(tournament).text.encode()
    made = subprocess.run([sys.executable, "-c", _CODE], input=told, capture_output=True, check=True, env=environment)
    return made.stdout.decode().strip()
