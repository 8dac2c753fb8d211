"""A mypy plugin for records and rules: `plugins = ["tapete.record_types"]`.

`@record` makes a layout from annotations that are not types. The plugin reads them as the values that a rule finds in
the record: integers, arrays of them, and other records. A rule's first argument `s` is the state: the record with an
agenda in the nearest `model.py`, in the same folder or above it. So mypy reports a field that does not exist wherever a
rule reads it through `s`. The other arguments of a rule have any type unless they are annotated.

The plugin changes the syntax tree before mypy checks it. It does nothing when a game runs.
"""
from __future__ import annotations

import ast
from functools import cache
from hashlib import sha256
from pathlib import Path

from mypy import options as mypy_options
from mypy.fastparse import _dummy_fallback
from mypy.nodes import (
    AssignmentStmt,
    Block,
    CallExpr,
    ClassDef,
    Decorator,
    Expression,
    FuncDef,
    ImportFrom,
    MemberExpr,
    MypyFile,
    NameExpr,
    PassStmt,
    Statement,
)
from mypy.plugin import Plugin, ReportConfigContext
from mypy.types import AnyType, CallableType, Type, TypeOfAny, UnboundType, UnionType

from .runtime.syntax import syntax_tree

NUMBERS = dict.fromkeys(("i1", "i2", "i4", "i8", "u1", "u2", "u4", "flag"), "int") | {"f8": "float"}
ROW, KIND, UNREAD, STATE = "_Row", "_RecordType", "_Unread", "_State"
"""Names under which the plugin imports its types into a changed file."""
MARKS = {"rule", "may_change", "changes"}
"""Decorators that return the rule as the same function."""
READ = ("rule", "record", "may_change", "changes")
"""Every file that the plugin changes contains one of these words."""
DEPENDENCY = 10     # mypy's priority for an import at the top of a file


class RecordPlugin(Plugin):
    def report_config_data(self, ctx: ReportConfigContext) -> object:
        """Make mypy check a file with rules or records again if any file of its package, or of this one, changes.

        If only a dependency changed, mypy parses the file again but does not call `get_additional_deps`.
        """
        path = Path(ctx.path)
        if path.suffix != ".py" or not path.is_file() or not any(word in _text(path) for word in READ):
            return None
        above = ctx.id.count(".") + (path.name == "__init__.py")
        return [_print_of(path.resolve().parents[max(above - 1, 0)]), _print_of(Path(__file__).parent),
                Path(mypy_options.__file__).parents[1].stat().st_mtime_ns]

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        brought: dict[str, tuple[str, str]] = {}
        for node in file.defs:
            if isinstance(node, ClassDef) and any(_called(each) == "record" for each in node.decorators):
                _read_record(node)
                brought |= {ROW: ("tapete.kernel.row_type", "RecordArray"),
                            KIND: ("tapete.kernel.record", "RecordType")}
        for i, node in enumerate(file.defs):
            if isinstance(node, AssignmentStmt) and _called(node.rvalue) == "record_of":
                file.defs[i] = _unread(node)
                brought[UNREAD] = ("tapete.kernel.row_type", "UntypedRecord")
        state = _state_above(file.fullname, file.path)
        for i, node in enumerate(file.defs):
            function = _unmarked(node)
            if function is not None:
                file.defs[i] = function
                if _read_rule(function, state is not None) and state is not None:
                    brought[STATE] = state
        for name, (module, there) in brought.items():
            line = ImportFrom(module, 0, [(there, name)])
            line.is_top_level = True
            file.defs.insert(0, line)
            file.imports.append(line)
        return [(DEPENDENCY, module, -1) for module in {module for module, _ in brought.values()}]


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def _print_of(folder: Path) -> str:
    """A fingerprint of all Python files in a folder and below."""
    made = sha256()
    for path in sorted(folder.rglob("*.py")):
        made.update(f"{path.relative_to(folder)}\0{_text(path)}\0".encode())
    return made.hexdigest()


def _called(decorator: Expression) -> str:
    """The last name of a decorator, called or not."""
    if isinstance(decorator, CallExpr):
        decorator = decorator.callee
    return decorator.name if isinstance(decorator, NameExpr | MemberExpr) else ""


def _unmarked(node: Statement) -> FuncDef | None:
    """A rule without its decorators, which would give it any type; None if it is not a rule."""
    if not isinstance(node, Decorator) or not node.decorators or {*map(_called, node.decorators)} - MARKS:
        return None
    node.func.is_decorated = False
    return node.func


def _read_rule(function: FuncDef, has_state: bool) -> bool:
    """Set the types of a rule's arguments. Returns whether the first is the state."""
    names = function.arg_names
    given = function.unanalyzed_type
    args: list[Type] = [AnyType(TypeOfAny.explicit) for _ in names]
    returned: Type = AnyType(TypeOfAny.explicit)
    if isinstance(given, CallableType):
        args = [new if _is_silent(old) else old for old, new in zip(given.arg_types, args, strict=True)]
        if not _is_silent(given.ret_type):
            returned = given.ret_type
    takes_state = bool(has_state and names and names[0] == "s" and function.arguments[0].type_annotation is None)
    if takes_state:
        args[0] = UnboundType(STATE, line=function.line)
    typed = CallableType(args, function.arg_kinds, names, returned, _dummy_fallback, line=function.line)
    function.type = function.unanalyzed_type = typed
    function.unanalyzed_type = typed.copy_modified()
    return takes_state


def _is_silent(given: Type) -> bool:
    return isinstance(given, AnyType) and given.type_of_any == TypeOfAny.unannotated


def _read_record(node: ClassDef) -> None:
    node.metaclass = NameExpr(KIND)
    node.metaclass.line = node.line
    node.decorators = [each for each in node.decorators if _called(each) != "record"]
    for field in node.defs.body:
        if isinstance(field, AssignmentStmt) and field.unanalyzed_type is not None:
            field.type = _read_field(field.unanalyzed_type)
            field.unanalyzed_type = _read_field(field.unanalyzed_type)


def _unread(node: AssignmentStmt) -> Statement:
    """A class in place of `Options = record_of(...)`, so that a field may have it as its type."""
    name = node.lvalues[0]
    if not isinstance(name, NameExpr):
        return node
    base = NameExpr(UNREAD)
    body = PassStmt()
    made = ClassDef(name.name, Block([body]), [], [base])
    for each in (base, body, made, made.defs):
        each.set_line(node)
    return made


def _read_field(annotation: Type) -> Type:
    """The type of a field: `u1[8] | OPEN` is an array of integers. Its visibility does not matter to a rule."""
    while isinstance(annotation, UnionType):
        annotation = annotation.items[0]
    if not isinstance(annotation, UnboundType):
        return AnyType(TypeOfAny.explicit)
    line = annotation.line
    name = annotation.name
    held: Type = UnboundType(f"{NUMBERS[name]}" if name in NUMBERS else name, line=line)
    for _ in annotation.args:
        held = UnboundType(ROW, [held], line=line)
    return held


def _state_above(module: str, path: str) -> tuple[str, str] | None:
    """The module and the name of the state in the nearest `model.py`, in this file's folder or above it."""
    folder = Path(path).parent
    package = module.split(".")
    if Path(path).name != "__init__.py":
        package.pop()
    while True:
        if name := _state_in(folder / "model.py"):
            return ".".join([*package, "model"]), name
        if not package:
            return None
        package, folder = package[:-1], folder.parent


@cache
def _state_in(path: Path) -> str:
    """The name of the record with an agenda in a file, which is the state; "" if there is none."""
    nodes = syntax_tree(path.read_bytes()).body if path.is_file() else []
    return next((node.name for node in nodes if isinstance(node, ast.ClassDef) and any(
        isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and field.target.id == "n_agenda"
        for field in node.body)), "")


def plugin(version: str) -> type[Plugin]:
    return RecordPlugin
