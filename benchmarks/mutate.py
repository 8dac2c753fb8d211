"""Mutation testing: plant faults one after the other in Python files, and run a command that should fail each time.

    cp -r . /tmp/copy && cd /tmp/copy
    python benchmarks/mutate.py src/tapete/lab/figures.py --n 10 -- python -m pytest -q -x tests/lab/test_figures.py

Files are changed in place and restored afterwards, so work in a copy. The same seed plants the same faults. The output
is a line for each fault and the share caught: those that made a test fail, or that kept the tests running for ever. If
the command ended in another way, no test has seen the fault: for example the program did not load, or pytest was used
wrongly. Such faults are shown with their exit code and are not counted, and others are planted in their place. The
usual tools do not work here: mutmut puts a switch between the variants of each function, but a rule is compiled from
its source file.

    python benchmarks/mutate.py --rules bethlem --n 6

With `--rules`, the faults are in the rules of a game and its scenarios judge them, in this process: see
`mutate_rules.py`. The output is a line for each fault that no scenario noticed, and the share caught.
"""
from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

from faults import Fault, faults_of

PATIENCE = 600
"""Seconds after which a command counts as having failed: a fault may keep it running for ever."""
PASSED, FAILED = 0, 1
"""pytest's exit codes for tests that ran: of what cannot be collected it has others."""


def seen(fault: Fault, command: list[str]) -> str:
    """The result of a fault: caught, hung, MISSED, or how else the command ended."""
    data = fault.path.read_bytes()
    fault.path.write_bytes(fault.put_in(data))
    try:
        code = run(command, PATIENCE)
    except subprocess.TimeoutExpired:
        return "hung"
    finally:
        fault.path.write_bytes(data)
    return {PASSED: "MISSED", FAILED: "caught"}.get(code, f"no test ran ({code})")


def run(command: list[str], seconds: float | None = None) -> int:
    """Run the tests; their exit code. Python knows a file that has changed by its seconds and its length, which a fault
    may leave as they were: no bytecode of it is kept."""
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False, timeout=seconds,
                          env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}).returncode


def main() -> None:
    split = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    given, command = parsed(sys.argv[1:split]), sys.argv[split + 1:]
    if given.rules:
        from mutate_rules import mutate_rules
        mutate_rules(given.rules, given.n, given.seed, given.files)
    elif given.files:
        mutate_files(given.files, given.n or 10, given.seed, command)
    else:
        sys.exit("name the files to change, or a game: --rules GAME")


def mutate_files(files: list[Path], n: int, seed: int, command: list[str]) -> None:
    """Plant faults in files and print which of them the command notices."""
    if not command or run(command) != PASSED:
        sys.exit("the command after -- must pass as long as nothing is planted")
    every = [fault for path in files for fault in faults_of(path)]
    random.Random(seed).shuffle(every)
    found: Counter[str] = Counter()
    for fault in every:
        if found.total() == n:
            break
        what = seen(fault, command)
        if what in ("caught", "hung", "MISSED"):
            found[what] += 1
        print(f"{what:7} {fault.said(fault.path.read_bytes())}", flush=True)
    print(f"{found['caught'] + found['hung']} of {found.total()} caught")


def parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--rules", metavar="GAME",
                        help="plant faults in the rules of a game, all or those in the files")
    parser.add_argument("--n", type=int, help="how many faults (10), or with --rules how many in each function (all)")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    main()
