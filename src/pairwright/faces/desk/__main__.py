"""``python -m pairwright.faces.desk COMMAND``: a command of Django on the desk's data, as ``pairwright desk-admin``."""

from __future__ import annotations

import sys

from pairwright.faces.desk.serve import administer

if __name__ == "__main__":
    administer(sys.argv[1:])
