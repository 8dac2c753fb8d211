"""Mutation testing: plant faults one after the other in Python files, and run a command that should fail each time.

    cp -r . /tmp/copy && cd /tmp/copy
    python benchmarks/mutate.py src/tapete/lab/figures.py --n 10 -- python -m pytest -q -x tests/lab/test_figures.py

Files are changed in place and restored afterwards, so work in a copy. The same seed plants the same faults. The output
is a line for each fault and the share caught: those that made a test fail, or that kept the tests running for ever. If
the command ended in another way, no test has seen the fault: for example the program did not load, or pytest was used
wrongly. Such faults are shown with their exit code and are not counted, and others are planted in their place. The
usual tools do not work here: mutmut puts a switch between the variants of each function, but a rule is compiled from
its source file.
"""
from __future__ import annotations

import argparse
import ast
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SIGNS = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in",
         ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is", ast.Add: "-", ast.Sub: "+", ast.Mult: "+",
         ast.FloorDiv: "*", ast.Div: "*", ast.Mod: "+"}
PATIENCE = 600
"""Seconds after which a command counts as having failed: a fault may keep it running for ever."""
PASSED, FAILED = 0, 1
"""pytest's exit codes for tests that ran: of what cannot be collected it has others."""


@dataclass(frozen=True)
class Fault:
    """A piece of a file, from one place to another, and what stands there instead."""

    path: Path
    line: int
    begin: int
    end: int
    instead: str

    def put_in(self, data: bytes) -> bytes:
        return data[:self.begin] + self.instead.encode() + data[self.end:]

    def said(self, data: bytes) -> str:
        return f"{self.path}:{self.line}: {data[self.begin:self.end].decode()!r} -> {self.instead!r}"


def faults_of(path: Path) -> Iterator[Fault]:
    """Every fault that could be planted in a file, in its order; none in annotations, texts and what is raised."""
    data = path.read_bytes()
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def at(node: ast.expr | ast.stmt, instead: str) -> Fault:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return Fault(path, node.lineno, starts[node.lineno - 1] + node.col_offset,
                     starts[node.end_lineno - 1] + node.end_col_offset, instead)

    def walk(node: ast.AST) -> Iterator[Fault]:
        if isinstance(node, ast.Raise | ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom):
            return
        if isinstance(node, ast.Compare) and type(node.ops[0]) in SIGNS and len(node.ops) == 1:
            yield at(node, f"{ast.unparse(node.left)} {SIGNS[type(node.ops[0])]} {ast.unparse(node.comparators[0])}")
        elif isinstance(node, ast.BinOp) and type(node.op) in SIGNS:
            yield at(node, f"({ast.unparse(node.left)} {SIGNS[type(node.op)]} {ast.unparse(node.right)})")
        elif isinstance(node, ast.BoolOp):
            word = " or " if isinstance(node.op, ast.And) else " and "
            yield at(node, f"({word.join(f'({ast.unparse(each)})' for each in node.values)})")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield at(node, f"bool({ast.unparse(node.operand)})")
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield at(node, str(not node.value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            yield at(node, str(node.value + 1))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield at(node, "pass")
        elif isinstance(node, ast.AugAssign) and type(node.op) in SIGNS and isinstance(node.op, ast.Add | ast.Sub):
            yield at(node, f"{ast.unparse(node.target)} {SIGNS[type(node.op)]}= {ast.unparse(node.value)}")
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "slice" if isinstance(node, ast.AnnAssign) else ""):
                continue
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, ast.AST):
                    yield from walk(each)

    for node in ast.parse(data).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from walk(node)


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
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--n", type=int, default=10, help="how many faults")
    parser.add_argument("--seed", type=int, default=1)
    split = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    given, command = parser.parse_args(sys.argv[1:split]), sys.argv[split + 1:]
    if not command or run(command) != PASSED:
        sys.exit("the command after -- must pass as long as nothing is planted")
    every = [fault for path in given.files for fault in faults_of(path)]
    random.Random(given.seed).shuffle(every)
    found: Counter[str] = Counter()
    for fault in every:
        if found.total() == given.n:
            break
        what = seen(fault, command)
        if what in ("caught", "hung", "MISSED"):
            found[what] += 1
        print(f"{what:7} {fault.said(fault.path.read_bytes())}", flush=True)
    print(f"{found['caught'] + found['hung']} of {found.total()} caught")


if __name__ == "__main__":
    main()
