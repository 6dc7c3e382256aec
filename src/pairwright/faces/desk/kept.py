"""What many phones ask at once is worked out once: answers for a tournament as it is after an entry of its journal."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any

KEPT = 1024

_ANSWERS: OrderedDict[Hashable, Any] = OrderedDict()
_WORKING: dict[Hashable, Lock] = {}
_LOCK = Lock()


def kept(key: Hashable, find: Callable[[], Any]) -> Any:
    """The answer for this key, found by ``find`` if nobody has asked before. Who asks while it is being found waits."""
    with _LOCK:
        if key in _ANSWERS:
            _ANSWERS.move_to_end(key)
            return _ANSWERS[key]
        working = _WORKING.setdefault(key, Lock())
    with working:
        with _LOCK:
            if key in _ANSWERS:
                return _ANSWERS[key]
        found = find()
        with _LOCK:
            _ANSWERS[key] = found
            _WORKING.pop(key, None)
            while len(_ANSWERS) > KEPT:
                _ANSWERS.popitem(last=False)
    return found


def forget() -> None:
    """All of it (between tests, and after a backup is restored)."""
    with _LOCK:
        _ANSWERS.clear()
        _WORKING.clear()
