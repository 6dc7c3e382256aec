"""The data folder: where it is, its secret key, and the lock that keeps a second server out."""

from __future__ import annotations

import os
import sys
from pathlib import Path

FOLDER = "PAIRWRIGHT_DATA"


def data_folder() -> Path:
    """The folder named by ``PAIRWRIGHT_DATA``, or the usual one of the operating system; made if it is not there."""
    named = os.environ.get(FOLDER, "")
    if named:
        folder = Path(named).expanduser()
    elif sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Pairwright"
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support" / "Pairwright"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "pairwright"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder


def secret_key(folder: Path) -> str:
    """The key that signs cookies: drawn once, readable for the owner of the folder only."""
    file = folder / "secret-key"
    try:
        return file.read_text("ascii").strip()
    except FileNotFoundError:
        pass
    from secrets import token_urlsafe

    key = token_urlsafe(48)
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as new:
            new.write(key + "\n")
    except FileExistsError:
        return file.read_text("ascii").strip()
    return key
