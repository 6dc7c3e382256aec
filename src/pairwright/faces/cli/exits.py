"""The one table of exit codes, of every command and of the engine protocol.

====  =======================================================================
code  meaning
====  =======================================================================
0     ok
1     no legal pairing; ``check``: rounds or places differ; ``validate``: repairs were needed
2     unexpected: a fault of the program
3     bad request or bad file (usage errors, unreadable files, refusals)
4     too large for the file format or for the program
5     a file cannot be opened, read or written
====  =======================================================================

Of several files, the highest code is the code of the whole.
"""

from __future__ import annotations

from pairwright.errors import NoLegalPairing, PairwrightError, TooLarge

OK = 0
NO_LEGAL_PAIRING = 1
DIFFERENCES_FOUND = 1
UNEXPECTED = 2
BAD_REQUEST = 3
TOO_LARGE = 4
FILE_ACCESS = 5
INTERRUPTED = 130


def exit_code(error: BaseException) -> int:
    """The code a command ends with because of this error."""
    if isinstance(error, NoLegalPairing):
        return NO_LEGAL_PAIRING
    if isinstance(error, TooLarge):
        return TOO_LARGE
    if isinstance(error, PairwrightError):
        return BAD_REQUEST
    if isinstance(error, OSError):
        return FILE_ACCESS
    if isinstance(error, KeyboardInterrupt):
        return INTERRUPTED
    return UNEXPECTED
