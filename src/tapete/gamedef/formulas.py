"""Formulas: a ruleset or a configuration may give a number as a formula of other options.

    end: {keys: 3, keys_left_defeat: "= keys - 1"}
    deck: {KEY: 6, FOG: "= rest"}

After `=` come integers, `+ - * //`, brackets and options. An option in the same section is named by its name, any other
by its path. `rest` is for a table of counts: the sum of the table in the ruleset, less the other counts. So a card can
fill up a deck.
"""
from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterator, Mapping
from typing import Any, SupportsIndex

from ..files.config import merge, placed
from ..runtime.syntax import expression_tree
from ..text.plain_text import as_typed
from ..text.spoken import SpokenError

SIGN = "="
LONGEST = 200
"""The most characters of a formula."""
_DOES: Mapping[type[ast.AST], Callable[[Any, Any], int]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.FloorDiv: operator.floordiv}
_PARTS = (ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.Constant, ast.Name, ast.Attribute,
          ast.expr_context)
Path = tuple[str, ...]


def with_formulas_resolved(base: Any, over: Any, name: str = "", tree: Any = None) -> Any:
    """`over` with each formula replaced by its number, computed with `over` merged onto `base`.

    SpokenError if a formula gives no number, with the line in `tree` (None: in `over`) and the file's `name` if there
    is one.
    """
    sums, made = _Evaluator(base, merge(base, over)), over
    for path in sums.ties:
        try:
            made = _put(made, path, sums.number(path))
        except SpokenError as error:
            if not name:
                raise
            raise placed(name, over if tree is None else tree, path, error) from error
    return made


def formulas_in(base: Any, over: Any) -> dict[Path, str]:
    """The formulas of a configuration by path: strings that begin with `=` where a ruleset has a number."""
    return dict(_formulas(base, over, ()))


def _formulas(base: Any, over: Any, path: Path) -> Iterator[tuple[Path, str]]:
    if isinstance(over, Mapping) and isinstance(base, Mapping):
        counts = _is_counts(base)
        for key, value in over.items():
            there = _get(base, str(key))
            if is_formula(value):
                if _is_number(there) or _can_be_read(there) or (there is None and counts):
                    yield (*path, str(key)), str(value)
            else:
                yield from _formulas(there, value, (*path, str(key)))


def is_formula(value: Any) -> bool:
    return isinstance(value, str) and value.startswith(SIGN)


def _can_be_read(value: Any) -> bool:
    """Whether a ruleset's own value is a formula; another text of its may begin with the sign too."""
    read = _parsed(value) if is_formula(value) else None
    return read is not None and all(isinstance(node, _PARTS) for node in ast.walk(read))


def _parsed(text: str) -> ast.expr | None:
    """A text as an expression; None if it is none."""
    try:
        return None if len(text) > LONGEST else expression_tree(as_typed(text.removeprefix(SIGN)))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


class _Evaluator:
    """Computes formulas; a formula that another needs is computed first."""

    def __init__(self, base: Any, whole: Any) -> None:
        self.base, self.whole, self.ties = base, whole, formulas_in(base, whole)
        self._open: list[Path] = []

    def number(self, path: Path) -> int:
        """The number at a path, computed if it is a formula."""
        value = self.whole
        for part in path:
            value = _get(value, part)
        if path not in self.ties:
            if not _is_number(value):
                raise SpokenError("tie-no-number", path=".".join(self._open[-1]), name=".".join(path))
            return int(value)
        if path in self._open:
            raise SpokenError("tie-round", path=".".join(path))
        self._open.append(path)
        found = self._evaluate(self._read(value, path), path)
        self._open.pop()
        return found

    def _read(self, text: str, path: Path) -> ast.expr:
        read = _parsed(text)
        if read is None:
            raise SpokenError("tie", path=".".join(path), text=text[:LONGEST])
        return read

    def _evaluate(self, formula: ast.expr, path: Path) -> int:
        match formula:
            case ast.Constant(value=int() as number) if not isinstance(number, bool):
                return number
            case ast.UnaryOp(op=ast.USub(), operand=of):
                return -self._evaluate(of, path)
            case ast.BinOp(left=left, op=does, right=right) if type(does) in _DOES:
                try:
                    return _DOES[type(does)](self._evaluate(left, path), self._evaluate(right, path))
                except ZeroDivisionError:
                    pass
            case ast.Name(id="rest") if _is_counts(self._at(path[:-1])):
                return self._rest(path)
            case ast.Name() | ast.Attribute() if (name := _name(formula)):
                return self._named(name, path)
        raise SpokenError("tie", path=".".join(path), text=f"{SIGN} {ast.unparse(formula)}")

    def _named(self, name: Path, path: Path) -> int:
        """An option by its name in this section, else by its path."""
        beside = (*path[:-1], *name)
        return self.number(beside if _has(self.whole, beside) else name)

    def _rest(self, path: Path) -> int:
        table, within = self._at(path[:-1]), self.whole
        for part in path[:-1]:
            within = _get(within, part)
        others = sum(self.number((*path[:-1], str(key))) for key in within if str(key) != path[-1])
        return int(sum(table.values())) - others

    def _at(self, path: Path) -> Any:
        here = self.base
        for part in path:
            here = _get(here, part)
        return here


def _name(formula: ast.expr) -> Path:
    """The path that names with dots between them form; empty for anything else."""
    match formula:
        case ast.Name(id=name):
            return (name,)
        case ast.Attribute(value=of, attr=name) if (before := _name(of)):
            return (*before, name)
    return ()


def _has(whole: Any, path: Path) -> bool:
    for part in path:
        whole = _get(whole, part)
    return whole is not None


def _get(values: Any, part: str) -> Any:
    if isinstance(values, Mapping):
        return next((value for key, value in values.items() if str(key) == part), None)
    return None


def _is_number(value: Any) -> bool:
    return isinstance(value, SupportsIndex) and not isinstance(value, bool)


def _is_counts(values: Any) -> bool:
    """Whether this is a table of counts, in which a card may be `= rest`."""
    return isinstance(values, Mapping) and bool(values) and all(map(_is_number, values.values()))


def _put(over: Any, path: Path, value: int) -> Any:
    """The same mappings with another value at a path."""
    key = next(key for key in over if str(key) == path[0])
    return {**over, key: value if len(path) == 1 else _put(over[key], path[1:], value)}
