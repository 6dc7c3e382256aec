"""The settings of the desk, on a data folder that nobody keeps."""

import os
import tempfile

os.environ.setdefault("PAIRWRIGHT_DATA", tempfile.mkdtemp(prefix="pairwright-test-"))

from pairwright.faces.desk.config import *  # noqa: F403

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
