"""What tests cost: `python -m tests.concern.costs FILE` keeps the processor time of the tests that `tests.spent` noted.

Seconds by file, and by test for those that take longest. They say how many tests fit into a minute; nothing depends on
their being exact. Run it again when tests have changed a lot.
"""
from __future__ import annotations

import json
import sys
from collections import Counter
from functools import cache
from pathlib import Path

KEPT = Path(__file__).with_name("costs.json")
LEAST = 2.0
"""Seconds from which a test is kept by itself."""
USUAL, IN_BROWSER = 1.0, 25.0
"""The cost of a file without a stored cost, and of such a file of browser tests."""


@cache
def costs() -> dict[str, float]:
    """Processor seconds by file and by test."""
    kept: dict[str, float] = json.loads(KEPT.read_text())
    return kept


def key_of(test: str) -> str:
    """A test's name without the group that pytest-xdist adds."""
    return test.partition("@")[0]


def of_file(name: str, game: str | None) -> float:
    """The processor seconds of a file's tests; with a game, without the kept tests of the others."""
    from tapete.games import NAMES

    others = sum(seconds for test, seconds in costs().items() if test.startswith(f"{name}::") and game
                 and game not in test.partition("[")[2] and any(each in test.partition("[")[2] for each in NAMES))
    usual = IN_BROWSER if name.startswith("tests/browser/") else USUAL
    return max(0.2, costs().get(name, usual) - others)


def main(files: list[str]) -> None:
    found: Counter[str] = Counter()
    for line in (line for file in files for line in Path(file).read_text().splitlines()):
        noted = json.loads(line)
        test = key_of(noted.pop("test"))
        if "::" in test:
            found[test] += sum(noted.values())
            found[test.partition("::")[0]] += sum(noted.values())
    kept = {name: round(seconds, 1) for name, seconds in sorted(found.items())
            if "::" not in name or seconds >= LEAST}
    KEPT.write_text(json.dumps(kept, indent=0, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
