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
        if key := file.read_text("ascii").strip():  # a full disk or a power cut may have left an empty one
            return key
    except FileNotFoundError:
        pass
    from secrets import token_urlsafe

    new = folder / f"secret-key.{os.getpid()}"
    try:
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as out:
            out.write(token_urlsafe(48) + "\n")
            out.flush()
            os.fsync(out.fileno())
        if not file.exists() or not file.stat().st_size:
            new.replace(file)
    finally:
        new.unlink(missing_ok=True)
    return file.read_text("ascii").strip()
