"""Compare the engines of Dubov, Burstein and Lim (its three systems together) with their definitions on random fields.

    PYTHONPATH=src:. python -m bench.definition_campaign dubov --fields 60000 --players 2-8 --seed 1

Prints how many fields and brackets were compared, and every field that differs, in full. Exit code 1 if any differs.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from importlib import import_module
from random import Random


def main() -> int:
    """Run the campaign and print its counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("system", choices=("dubov", "burstein", "lim"))
    parser.add_argument("--fields", type=int, default=10_000)
    parser.add_argument("--players", default="2-8", metavar="A-B")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    make_field = import_module(f"tests.pairing.{options.system}.random_fields").make_field
    truth = import_module(f"tests.pairing.{options.system}.test_truth")
    smallest, largest = map(int, options.players.split("-"))
    random = Random(options.seed)
    counts: Counter[str] = Counter()
    began = time.perf_counter()
    for _ in range(options.fields):
        field = make_field(random.randint, smallest, largest)
        fast, slow = truth.fast(field), truth.slow(field)
        counts["fields"] += 1
        if isinstance(slow, str):
            counts["fields without legal pairing"] += 1
        else:
            counts["brackets"] += len(slow[1])
        if fast != slow:
            counts["DIFFERENT"] += 1
            print(f"{field.state!r}\n  definition: {slow}\n  engine:     {fast}")
    for name, count in sorted(counts.items()):
        print(f"{count:9,d}  {name}")
    print(f"{time.perf_counter() - began:9.1f}  seconds")
    return 1 if counts["DIFFERENT"] else 0


if __name__ == "__main__":
    sys.exit(main())
