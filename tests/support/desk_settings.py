"""The settings of the desk, on a data folder that nobody keeps; tests that run side by side have one each."""

import os
import tempfile

_OF = "PAIRWRIGHT_TEST_DATA_OF"
"""Whose folder it is: workers inherit that of the process that began them, and desks that they start keep their own."""
_worker = os.environ.get("PYTEST_XDIST_WORKER", "main")

if "PAIRWRIGHT_DATA" not in os.environ or os.environ.get(_OF, _worker) != _worker:
    os.environ["PAIRWRIGHT_DATA"] = tempfile.mkdtemp(prefix="pairwright-test-")
os.environ[_OF] = _worker
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
"""Playwright keeps a loop in the thread of the tests; those of the pages that come after it in a process are plain."""

from pairwright.faces.desk.config import *  # noqa: E402, F403

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
