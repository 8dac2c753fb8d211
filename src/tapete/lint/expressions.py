"""The types of a rule's expressions, and what is wrong with them."""
from __future__ import annotations

import ast
import builtins
from collections.abc import Callable
from functools import reduce

from .finding import SourceFinding, found_at, unknown_name
from .names import arguments_of
from .records import Declarations, constant_kind
from .source import TAPETE, SourceModule, is_rule
from .types import (
    ANY,
    BOOL,
    FLOAT,
    FLOATS,
    INT,
    MIXED,
    NEVER,
    NONE,
    NUMBERS,
    SMALL,
    TEXT,
    UNSIGNED,
    Array,
    Called,
    Container,
    Kind,
    Record,
    Tuple,
    Type,
    WordType,
    arithmetic,
    join,
    plain,
)

Env = dict[str, Kind]
BITS = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)
IN_RULES = {"range", "len", "min", "max", "abs", "int", "float", "bool", "sum", "divmod", "round", "enumerate", "zip",
            "pow"}
"""The functions of Python that a rule may call."""
SPECIAL = {"copy_but_options", "copy_record", "hash_position"}
"""Functions of the kernel that the compiler knows, though they are no rules."""
WORDS_FOR = {"schedule": (1, "Asking"), "tell": (1, "Telling"), "tell_only": (2, "Telling"), "pack": (0, "Choosing"),
             "offer": (1, "Choosing")}
"""For rules of the kernel: the place of the argument that is a word, and the class of that word."""
UNSIGNED_KINDS = (SMALL, UNSIGNED)

Result = Callable[[Called, list[Kind]], Kind]


class Expressions:
    """Finds the types of expressions. `result` says what a function returns for arguments of given types."""

    def __init__(self, module: SourceModule, declared: Declarations, result: Result,
                 report: Callable[[SourceFinding], None]) -> None:
        self.module, self.declared, self.result, self.report = module, declared, result, report
        self.env: Env = {}

    def wrong(self, node: ast.AST, key: str, /, **args: str | int) -> Kind:
        """Report a finding. The type of what is wrong is not known."""
        self.report(found_at(self.module.file, node, key, **args))
        return ANY

    def kind(self, node: ast.expr) -> Kind:
        """The type of an expression."""
        method: Callable[[ast.expr], Kind] | None = getattr(self, f"_{type(node).__name__.lower()}", None)
        if method is not None:
            return method(node)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                self.kind(child)
        return ANY

    def number(self, node: ast.expr) -> Kind:
        """The type of an operand, which must be a number."""
        kind = self.kind(node)
        if isinstance(kind, Called):
            return self.wrong(node, "not-called", name=ast.unparse(node))
        if kind == NONE:
            return self.wrong(node, "no-result" if isinstance(node, ast.Call) else "none", what=ast.unparse(node))
        if isinstance(kind, Record | Array | Tuple | Container) or kind == TEXT:
            return self.wrong(node, f"no-number-{_sort(kind)}", what=ast.unparse(node))
        return plain(kind)

    def whole(self, node: ast.expr, where: str) -> Kind:
        """The type of an expression that must be an integer, also when it is compiled. `where` names its use."""
        kind = self.number(node)
        if kind == MIXED:
            self.wrong(node, "mixed", what=ast.unparse(node))
        elif kind == FLOAT:
            self.wrong(node, f"float-{where}", what=ast.unparse(node))
        return kind

    def test(self, node: ast.expr) -> None:
        """Look at a condition."""
        kind = self.kind(node)
        if isinstance(kind, Called):
            self.wrong(node, "not-called", name=ast.unparse(node))

    # ---- names, fields, items ------------------------------------------------------------------------

    def _constant(self, node: ast.Constant) -> Kind:
        kind = constant_kind(node.value)
        return self.wrong(node, "text") if kind == TEXT else kind

    def _name(self, node: ast.Name) -> Kind:
        if node.id in self.env:
            return self.env[node.id]
        kind = self.declared.kind_of(self.module, node.id)
        return self.wrong(node, "container", name=node.id, kind=kind.kind) if isinstance(kind, Container) else kind

    def _attribute(self, node: ast.Attribute) -> Kind:
        root: ast.expr = node
        while isinstance(root, ast.Attribute):
            root = root.value
        if isinstance(root, ast.Name) and root.id not in self.env:
            return self.declared.attribute(self.module, node)
        inner = self.kind(node.value)
        what = ast.unparse(node.value)
        if isinstance(inner, Record):
            if node.attr in inner.fields:
                return inner.fields[node.attr]
            if inner.whole:
                self.report(unknown_name(self.module.file, node, "no-field", node.attr, inner.fields,
                                         record=inner.name))
            return ANY
        if isinstance(inner, Array):
            return self.wrong(node, "field-of-array", what=what, name=node.attr)
        if inner in NUMBERS:
            return self.wrong(node, "field-of-number", what=what, name=node.attr)
        return ANY

    def _subscript(self, node: ast.Subscript) -> Kind:
        inner = self.kind(node.value)
        indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        for index in indices:
            if isinstance(index, ast.Slice):
                for each in (index.lower, index.upper, index.step):
                    if each is not None:
                        self.whole(each, "index")
                return inner
            self.whole(index, "index")
            inner = self._item(node, inner)
        return inner

    def _item(self, node: ast.Subscript, kind: Kind) -> Kind:
        if isinstance(kind, Array):
            return kind.item
        if isinstance(kind, Tuple):
            items: list[Kind] = [NEVER, *kind.items]
            return reduce(join, items)
        if isinstance(kind, Record) or kind in NUMBERS:
            return self.wrong(node, "no-items", what=ast.unparse(node.value))
        return ANY

    # ---- operators -----------------------------------------------------------------------------------

    def _binop(self, node: ast.BinOp) -> Kind:
        if isinstance(node.op, BITS):
            one, other = self.whole(node.left, "bits"), self.whole(node.right, "bits")
            if isinstance(node.op, ast.LShift | ast.RShift):
                return UNSIGNED if one in UNSIGNED_KINDS else one if one == NEVER else INT
            made = arithmetic(one, other)
            return INT if made in FLOATS or made == ANY else made
        one, other = self.number(node.left), self.number(node.right)
        if isinstance(node.op, ast.Div):
            return FLOAT
        return arithmetic(one, other)

    def _unaryop(self, node: ast.UnaryOp) -> Kind:
        if isinstance(node.op, ast.Not):
            self.test(node.operand)
            return BOOL
        kind = self.whole(node.operand, "bits") if isinstance(node.op, ast.Invert) else self.number(node.operand)
        return UNSIGNED if kind in UNSIGNED_KINDS else INT if kind == BOOL else kind

    def _boolop(self, node: ast.BoolOp) -> Kind:
        made: Kind = NEVER
        for each in node.values:
            self.test(each)
            made = join(made, plain(self.kind(each)))
        return made

    def _ifexp(self, node: ast.IfExp) -> Kind:
        self.test(node.test)
        return join(self.kind(node.body), self.kind(node.orelse))

    def _compare(self, node: ast.Compare) -> Kind:
        left, *rest = [node.left, *node.comparators]
        kind = self._compared(left, node.ops[0])
        for op, each in zip(node.ops, rest, strict=True):
            if isinstance(op, ast.In | ast.NotIn) and isinstance(each, ast.List | ast.Set | ast.Tuple):
                for one in each.elts:
                    self.number(one)
                continue
            other = self._compared(each, op)
            if kind in UNSIGNED_KINDS and _is_below(op, each):
                self.wrong(node, "never-below", what=ast.unparse(node.left))
            kind = other
        return BOOL

    def _compared(self, node: ast.expr, op: ast.cmpop) -> Kind:
        return self.kind(node) if isinstance(op, ast.In | ast.NotIn | ast.Is | ast.IsNot) else self.number(node)

    def _tuple(self, node: ast.Tuple) -> Kind:
        return Tuple(tuple(self.kind(each) for each in node.elts))

    # ---- calls ---------------------------------------------------------------------------------------

    def _call(self, node: ast.Call) -> Kind:
        if isinstance(node.func, ast.Name) and node.func.id not in self.env \
                and node.func.id not in self.module.names and hasattr(builtins, node.func.id):
            return self._builtin(node, node.func.id)
        if isinstance(node.func, ast.Attribute) and self._is_method(node.func):
            return ANY
        called = self.kind(node.func)
        if isinstance(called, Called):
            return self._function(node, called)
        for each in node.args:
            self.kind(each)
        if called in NUMBERS or isinstance(called, WordType | Record | Array):
            return self.wrong(node, "no-function", what=ast.unparse(node.func))
        if isinstance(node.func, ast.Name | ast.Attribute):
            defined = self.declared.sources.reach(self.module, node.func)
            if defined is not None and isinstance(defined.node, ast.ClassDef):
                return self.wrong(node, "makes-object", name=ast.unparse(node.func))
            if defined is None and self._is_foreign(node.func):
                return self.wrong(node, "foreign", name=ast.unparse(node.func))
        return ANY

    def _is_method(self, node: ast.Attribute) -> bool:
        """Whether the call is of something that a record, an array or a number would have to do. If so, that is
        reported."""
        root: ast.expr = node
        while isinstance(root, ast.Attribute | ast.Subscript | ast.Call):
            root = root.func if isinstance(root, ast.Call) else root.value
        if not isinstance(root, ast.Name) or (root.id not in self.env):
            return False
        inner = self.kind(node.value)
        if isinstance(inner, Array | Record) or inner in NUMBERS:
            self.wrong(node, "method", what=ast.unparse(node.value), name=node.attr)
            return True
        return False

    def _is_foreign(self, node: ast.Name | ast.Attribute) -> bool:
        """Whether a name is imported from a package that is neither the game's nor Tapete's."""
        root: ast.expr = node
        while isinstance(root, ast.Attribute):
            root = root.value
        line = self.module.names.get(root.id) if isinstance(root, ast.Name) else None
        if isinstance(line, ast.Import):
            return not any(self.declared.sources.is_known(each.name) for each in line.names)
        return isinstance(line, ast.ImportFrom) and line.level == 0 and not self.declared.sources.is_known(
            line.module or "")

    def _builtin(self, node: ast.Call, name: str) -> Kind:
        if name not in IN_RULES:
            for each in node.args:
                self.kind(each)
            return self.wrong(node, "builtin", name=name)
        if name == "range":
            kinds = [self.number(each) for each in node.args]      # compiled, it takes a float that is whole
            for each, one in zip(node.args, kinds, strict=True):
                if one == FLOAT:
                    self.wrong(each, "float-range", what=ast.unparse(each))
            return Array(UNSIGNED if kinds and all(each in UNSIGNED_KINDS for each in kinds) else INT)
        kinds = [plain(self.kind(each)) for each in node.args]
        match name:
            case "len" | "round":
                return INT
            case "float":
                return FLOAT
            case "bool":
                return BOOL
            case "int":
                return INT if kinds and kinds[0] in FLOATS else kinds[0] if kinds else INT
            case "abs":
                return kinds[0] if kinds else ANY
            case "min" | "max" if len(kinds) > 1:
                return reduce(join, kinds)
            case "enumerate" if kinds and isinstance(kinds[0], Array):
                return Array(Tuple((INT, kinds[0].item)))
        return ANY

    def _function(self, node: ast.Call, called: Called) -> Kind:
        name, target = ast.unparse(node.func), called.node
        kinds = [self.kind(each) for each in node.args]
        of_tapete = TAPETE in called.module.file.parents and called.module not in self.declared.sources.own
        if not is_rule(target) and target.name not in SPECIAL:
            return self.wrong(node, "no-rule-of-tapete" if of_tapete else "no-rule", name=name)
        if not any(isinstance(each, ast.Starred) for each in node.args) and not node.keywords:
            given, takes = len(node.args), arguments_of(target.args)
            least = len(takes) - len(target.args.defaults)
            if not least <= given <= len(takes):
                return self.wrong(node, "arguments", name=name, given=given, n=len(takes),
                                  takes=", ".join(each.arg for each in takes))
        for each, kind, takes_it in zip(node.args, kinds, target.args.args, strict=False):
            if of_tapete and takes_it.annotation is None and kind in FLOATS:
                self.wrong(each, "mixed" if kind == MIXED else "float-argument", what=ast.unparse(each), name=name)
        if of_tapete:
            self._word(node, target.name, kinds)
        return self.result(called, kinds)

    def _word(self, node: ast.Call, name: str, kinds: list[Kind]) -> None:
        place, base = WORDS_FOR.get(name, (0, ""))
        if base and place < len(kinds):
            word = kinds[place]
            if isinstance(word, WordType) and word.base not in ("", base):
                self.wrong(node.args[place], f"word-{base.lower()}", name=name, word=f"{word.words}.{word.name}")


def _sort(kind: Kind) -> str:
    return kind.name if isinstance(kind, Type) else type(kind).__name__.lower()


def _is_below(op: ast.cmpop, node: ast.expr) -> bool:
    """Whether no unsigned number compares in this way with this constant."""
    sign = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)
    inner = node.operand if isinstance(node, ast.UnaryOp) else node
    if not isinstance(inner, ast.Constant) or not isinstance(inner.value, int):
        return False
    value = -inner.value if sign else inner.value
    return (isinstance(op, ast.Lt) and value <= 0) or (isinstance(op, ast.LtE | ast.Eq) and value < 0)
