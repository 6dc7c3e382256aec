"""``python -m pairwright``: the program, as ``pairwright``."""

from __future__ import annotations

from pairwright.faces.cli.start import main

if __name__ == "__main__":
    main()
