"""Faults that `mutate.py` plants in Python files: one sign, word or number turned into another."""
from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

SIGNS = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in",
         ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is", ast.Add: "-", ast.Sub: "+", ast.Mult: "+",
         ast.FloorDiv: "*", ast.Div: "*", ast.Mod: "+"}


@dataclass(frozen=True)
class Fault:
    """A piece of a file, from one place to another, and what stands there instead."""

    path: Path
    line: int
    begin: int
    end: int
    instead: str
    lines: int = 1
    """How many lines the piece has."""

    def put_in(self, data: bytes) -> bytes:
        return data[:self.begin] + self.instead.encode() + data[self.end:]

    def said(self, data: bytes) -> str:
        return f"{self.path}:{self.line}: {data[self.begin:self.end].decode()!r} -> {self.instead!r}"


def faults_of(path: Path, skipped: Callable[[ast.AST], bool] = lambda _: False) -> Iterator[Fault]:
    """Every fault that could be planted in a file, in its order; none in annotations, texts and what is raised, and
    none in what is `skipped`."""
    data = path.read_bytes()
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def at(node: ast.expr | ast.stmt, instead: str) -> Fault:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return Fault(path, node.lineno, starts[node.lineno - 1] + node.col_offset,
                     starts[node.end_lineno - 1] + node.end_col_offset, instead,
                     node.end_lineno - node.lineno + 1)

    def walk(node: ast.AST) -> Iterator[Fault]:
        if isinstance(node, ast.Raise | ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom) or skipped(node):
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
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and ast.unparse(node.value) == "1":
            yield at(node.value, "0")       # a mark: another true value would change nothing
            return
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "slice" if isinstance(node, ast.AnnAssign) else ""):
                continue
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, ast.AST):
                    yield from walk(each)

    for node in ast.parse(data).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from walk(node)
