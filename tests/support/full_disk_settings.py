"""The desk on a disk that is full: its database may have so many pages, and not one more."""

import os

from pairwright.faces.desk.config import *  # noqa: F403
from pairwright.faces.desk.config import DATABASES

_options = DATABASES["default"]["OPTIONS"]
assert isinstance(_options, dict)
_options["init_command"] += f" PRAGMA max_page_count={int(os.environ['PAIRWRIGHT_TEST_PAGES'])};"
