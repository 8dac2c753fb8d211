"""Names that do not exist: in a scope, in a module that is imported from, or in a vocabulary."""
from __future__ import annotations

import ast
import builtins
import enum
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import find_spec

from .finding import SourceFinding, found_at, unknown_name
from .source import TAPETE, Defined, Function, SourceModule, Sources, defined_by, imported_from, statements

GAME = TAPETE / "game.py"
"""It makes its older names while it runs, and keeps a table of them."""
BUILTINS = {*dir(builtins), "__file__", "__name__", "__doc__", "__package__", "__spec__", "__path__", "__loader__",
            "__class__", "__module__", "__qualname__", "__annotations__", "__debug__", "WindowsError"}


def check_names(sources: Sources, module: SourceModule) -> Iterator[SourceFinding]:
    """The names of a module that nothing defines, and its imports that find nothing."""
    optional = {*_optional(module)}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom | ast.Import) and node not in optional:
            yield from _check_import(sources, module, node)
    yield from _Scopes(sources, module).check()


def _optional(module: SourceModule) -> Iterator[ast.AST]:
    """The imports that may find nothing: those in a `try`, and those for a type checker alone."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Try) or (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
            for line in node.body:
                yield from ast.walk(line)


def _check_import(sources: Sources, module: SourceModule, node: ast.ImportFrom | ast.Import) -> Iterator[SourceFinding]:
    if isinstance(node, ast.Import):
        for each in node.names:
            if not _exists(sources, each.name):
                yield found_at(module.file, node, "no-module", name=each.name)
        return
    whole = imported_from(module, node)
    if not _exists(sources, whole):
        *above, last = whole.split(".")
        yield unknown_name(module.file, node, "no-module", whole if node.level == 0 else "." * node.level + last,
                           _beside(sources, ".".join(above)))
        return
    home = sources.module(whole)
    if home is None or (home.is_dynamic and sources.file_of(whole) not in (None, GAME)):
        return      # of another package, with an error of its own, or with names that are made while it runs
    for each in node.names:
        if each.name != "*" and sources.file_of(f"{whole}.{each.name}") is None \
                and each.name not in home.names | _older_names(home) and each.name not in BUILTINS:
            yield unknown_name(module.file, each, "no-import", each.name, home.names, module=whole)


def _exists(sources: Sources, name: str) -> bool:
    if sources.is_known(name):
        return sources.file_of(name) is not None or _is_folder(sources, name)
    return _is_installed(name.split(".")[0])


def _is_folder(sources: Sources, name: str) -> bool:
    """Whether a module is a folder without `__init__.py`."""
    rest = name.removeprefix(sources.name).split(".")[1:]
    return name.startswith(sources.name) and sources.folder.joinpath(*rest).is_dir()


@cache
def _is_installed(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def _beside(sources: Sources, package: str) -> list[str]:
    return [f".{each.name.rpartition('.')[2]}" for each in sources.own if each.package == package]


def _older_names(module: SourceModule) -> dict[str, ast.AST]:
    """The older names that a module of Tapete still has: the keys of its table OLD_NAMES."""
    node = module.names.get("OLD_NAMES")
    value = getattr(node, "value", None)
    return {} if not isinstance(value, ast.Dict) else {
        str(key.value): key for key in value.keys if isinstance(key, ast.Constant)}


class _Scopes:
    """Goes through a module with the names of each scope at hand."""

    def __init__(self, sources: Sources, module: SourceModule) -> None:
        self.sources, self.module = sources, module
        self.found: list[SourceFinding] = []
        self.scopes: list[set[str]] = []

    def check(self) -> list[SourceFinding]:
        if not self.module.is_dynamic:
            self.visit_all(self.module.tree.body)
        return self.found

    def visit_all(self, nodes: Sequence[ast.AST]) -> None:
        for node in nodes:
            self.visit(node)

    def visit(self, node: ast.AST) -> None:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                self.visit_all(node.decorator_list)
                self.scopes.append(_type_parameters(node))
                self._signature(node.args)
                if node.returns is not None:
                    self.visit(node.returns)
                self.scopes.pop()
                self._inside(locals_of(node) | _type_parameters(node), node.body)
            case ast.Lambda():
                self._signature(node.args)
                self._inside({each.arg for each in arguments_of(node.args)}, [node.body])
            case ast.ClassDef():
                self.scopes.append(_type_parameters(node))
                self.visit_all([*node.decorator_list, *node.bases, *(each.value for each in node.keywords)])
                self.scopes.pop()
                # A class's own names are not seen by the functions in it; few rules would notice the difference.
                names = {name for each in statements(node.body) for name in defined_by(each)}
                self._inside(names | _type_parameters(node), node.body)
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
                made = {each.id for part in node.generators for each in ast.walk(part.target)
                        if isinstance(each, ast.Name)}
                self._inside(made, [*node.generators])
                self._inside(made, [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt])
            case ast.Name(ctx=ast.Load()):
                self._name(node)
            case ast.Attribute():
                self.visit(node.value)
                self._attribute(node)
            case _:
                for child in ast.iter_child_nodes(node):
                    self.visit(child)

    def _signature(self, args: ast.arguments) -> None:
        for each in (*args.defaults, *args.kw_defaults, *(one.annotation for one in arguments_of(args))):
            if each is not None:
                self.visit(each)

    def _inside(self, names: set[str], nodes: Sequence[ast.AST]) -> None:
        self.scopes.append(names)
        for node in nodes:
            self.visit(node)
        self.scopes.pop()

    def _is_local(self, name: str) -> bool:
        return any(name in scope for scope in self.scopes)

    def _name(self, node: ast.Name) -> None:
        if not self._is_local(node.id) and node.id not in self.module.names and node.id not in BUILTINS:
            public = _public(self.sources)
            key = "no-name-imported" if node.id in public else "no-name"
            if key == "no-name-imported":
                self.found.append(found_at(self.module.file, node, key, name=node.id))
            else:
                known = {*self.module.names, *BUILTINS, *public, *(each for scope in self.scopes for each in scope)}
                self.found.append(unknown_name(self.module.file, node, key, node.id, known))

    def _attribute(self, node: ast.Attribute) -> None:
        """A word of a vocabulary, or a name in a module of the package."""
        root: ast.expr = node
        while isinstance(root, ast.Attribute):
            root = root.value
        if not isinstance(root, ast.Name) or self._is_local(root.id):
            return
        home = self.sources.reach(self.module, node.value)
        if home is None:
            return
        if isinstance(home.node, ast.Module):
            if node.attr not in home.module.names and not home.module.is_dynamic and not node.attr.startswith("__") \
                    and self.sources.file_of(f"{home.module.name}.{node.attr}") is None:
                self.found.append(unknown_name(self.module.file, node, "no-import", node.attr, home.module.names,
                                               module=home.module.name))
        elif (words := words_of(self.sources, home)) is not None and node.attr not in words:
            assert isinstance(home.node, ast.ClassDef)
            self.found.append(unknown_name(
                self.module.file, node, "no-word", node.attr,
                [each for each in words if each.isupper()], words=home.node.name,
                file=home.module.file.name))


def _public(sources: Sources) -> set[str]:
    """The names that authors may import from `tapete.game`."""
    public = sources.module("tapete.game")
    names = {} if public is None else public.names
    return {name for name, node in names.items() if isinstance(node, ast.ImportFrom)}


ENUMERATIONS = {"IntEnum", "Enum", "IntFlag", "Flag", "StrEnum"}


def words_of(sources: Sources, defined: Defined) -> set[str] | None:
    """All attributes of an enumeration or a vocabulary; None for anything else, and if not all are known."""
    if defined.node not in sources.words:
        sources.words[defined.node] = _words_of(sources, defined)
    return sources.words[defined.node]


def _words_of(sources: Sources, defined: Defined) -> set[str] | None:
    words: set[str] = set()
    if not isinstance(defined.node, ast.ClassDef) or not defined.node.bases:
        return None
    for each in sources.bases(defined):
        if not isinstance(each.node, ast.ClassDef) or each.node.decorator_list:
            return None
        words.update(name for node in statements(each.node.body) for name in defined_by(node))
        for base in each.node.bases:
            if isinstance(base, ast.Name) and base.id in ENUMERATIONS:
                words.update(dir(getattr(enum, base.id)), ("name", "value", "_value_"))
                return words
            if sources.reach(each.module, base) is None:
                return None
    return None


def _type_parameters(node: ast.AST) -> set[str]:
    """The names of a function's or a class's type parameters, which Python has from 3.12 on."""
    return {str(each.name) for each in getattr(node, "type_params", ())}


def locals_of(node: Function) -> set[str]:
    """The names of a function's scope: its parameters, and what its body defines."""
    made = {each.arg for each in arguments_of(node.args)}
    elsewhere: set[str] = set()
    for each in statements(node.body):
        if isinstance(each, ast.Global | ast.Nonlocal):
            elsewhere.update(each.names)
        made.update(defined_by(each))
        made.update(walrus.target.id for walrus in ast.walk(each)
                    if isinstance(walrus, ast.NamedExpr))
    return made - elsewhere


def arguments_of(args: ast.arguments) -> list[ast.arg]:
    """All parameters of a function."""
    return [each for each in (*args.posonlyargs, *args.args, args.vararg, *args.kwonlyargs, args.kwarg)
            if each is not None]
