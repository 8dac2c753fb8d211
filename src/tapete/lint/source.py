"""The source of a package as syntax trees, and what its names stand for, without importing the package."""
from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

from ..runtime.syntax import syntax_tree

TAPETE = Path(__file__).parent.parent
LEFT_OUT = {"__pycache__", "tests"}
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(eq=False)
class SourceModule:
    """One file of Python: its syntax tree, and the names that it defines or imports at its top."""

    name: str           # dotted, as Python imports it
    file: Path
    tree: ast.Module
    names: dict[str, ast.AST] = field(default_factory=dict)

    @cached_property
    def stars(self) -> list[ast.ImportFrom]:
        """Its lines that import all of another module's names."""
        return [node for node in self.tree.body if isinstance(node, ast.ImportFrom) and node.names[0].name == "*"]

    @cached_property
    def is_dynamic(self) -> bool:
        """Whether its names cannot all be known: it makes some while it runs, or imports all of another module's."""
        return "__getattr__" in self.names or any(
            isinstance(node, ast.Name) and node.id in ("globals", "exec", "eval")
            for node in ast.walk(self.tree)) or bool(self.stars)

    @property
    def package(self) -> str:
        """The package to which its relative imports lead."""
        return self.name if self.file.name == "__init__.py" else self.name.rpartition(".")[0]


@dataclass(frozen=True, eq=False)
class Defined:
    """What a name stands for: the syntax that defines it, in its module. For a module, `node` is the whole of it."""

    module: SourceModule
    node: ast.AST


class Sources:
    """The modules of a package, and those of Tapete that it imports; other packages are not read."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.name = folder, package_name(folder)
        self.broken: dict[Path, SyntaxError | ValueError] = {}
        self.words: dict[ast.AST, set[str] | None] = {}
        """The words of the vocabularies that were asked for."""
        self._read: dict[str, SourceModule | None] = {}
        files = (file for file in sorted(folder.rglob("*.py")) if not {*file.parts} & LEFT_OUT)
        found = (self.module(package_name(file)) for file in files)
        self.own = [module for module in found if module is not None]
        """The package's own modules, without those whose Python cannot be read; these are in `broken`."""

    def module(self, name: str) -> SourceModule | None:
        """A module of the package or of Tapete by its dotted name; None if there is none, or if it is of neither."""
        if name not in self._read:
            self._read[name] = None     # for imports in a circle
            file = self.file_of(name)
            if file is not None:
                try:
                    read = read_module if self.folder in file.parents else _of_tapete
                    self._read[name] = read(name, file)
                except (SyntaxError, ValueError) as error:
                    self.broken[file] = error
        return self._read[name]

    def file_of(self, name: str) -> Path | None:
        """The file of a module of the package or of Tapete; None if there is none, or if it is of neither."""
        for home, prefix in ((self.folder, self.name), (TAPETE, "tapete")):
            if f"{name}.".startswith(f"{prefix}."):
                stem = home.joinpath(*name.removeprefix(prefix).split(".")[1:])
                return next((file for file in (stem / "__init__.py", stem.with_suffix(".py")) if file.is_file()), None)
        return None

    def is_known(self, name: str) -> bool:
        """Whether a module with this name is of the package or of Tapete, so that it is read here."""
        return any(f"{name}.".startswith(f"{prefix}.") for prefix in (self.name, "tapete"))

    def find(self, module: SourceModule, name: str) -> Defined | None:
        """What a name at the top of a module stands for, through any number of imports; None if that is not known."""
        for _ in range(20):
            node = module.names.get(name)
            if node is None:
                home = self._home_of_star(module, name)
                if home is None:
                    return None
                module = home
                continue
            if isinstance(node, ast.ImportFrom):
                whole = imported_from(module, node)
                original = next(each.name for each in node.names if (each.asname or each.name) == name)
                below, home = self.module(f"{whole}.{original}"), self.module(whole)
                if home is not None and original in home.names:
                    module, name = home, original
                    continue
                return None if below is None else Defined(below, below.tree)
            if isinstance(node, ast.Import):
                chosen = next(each for each in node.names if (each.asname or each.name.split(".")[0]) == name)
                found = self.module(chosen.name if chosen.asname else name)
                return None if found is None else Defined(found, found.tree)
            return Defined(module, node)
        return None

    def _home_of_star(self, module: SourceModule, name: str) -> SourceModule | None:
        """The module from which `import *` brings a name into a module; None if none does."""
        homes = (self.module(imported_from(module, node)) for node in module.stars)
        return next((home for home in homes if home is not None and name in home.names), None)

    def reach(self, module: SourceModule, node: ast.expr) -> Defined | None:
        """What a name, or a name in a module (`book.lay`), stands for, read at the top of a module."""
        if isinstance(node, ast.Name):
            return self.find(module, node.id)
        if isinstance(node, ast.Attribute):
            home = self.reach(module, node.value)
            if home is not None and isinstance(home.node, ast.Module):
                return self.find(home.module, node.attr)
        return None

    def bases(self, defined: Defined) -> Iterator[Defined]:
        """A class and all classes above it, as far as they are known."""
        found: dict[ast.AST, Defined] = {}
        waiting = [defined]
        while waiting:
            each = waiting.pop(0)
            if each.node not in found:      # also where classes wrongly derive from one another
                found[each.node] = each
                above = (self.reach(each.module, base) for base in getattr(each.node, "bases", ()))
                waiting.extend(base for base in above if base is not None)
        yield from found.values()

    def is_a(self, defined: Defined | None, name: str) -> bool:
        """Whether a class is Tapete's class with this name, or is below it."""
        return defined is not None and any(
            isinstance(each.node, ast.ClassDef) and each.node.name == name and TAPETE in each.module.file.parents
            for each in self.bases(defined))


def imported_from(module: SourceModule, node: ast.ImportFrom) -> str:
    """The dotted name of the module from which a line imports."""
    if not node.level:
        return node.module or ""
    parts = module.package.split(".")
    above = parts[:len(parts) - node.level + 1]
    return ".".join([*above, *filter(None, [node.module])])


def package_name(path: Path) -> str:
    """The dotted name of a module's file or of a package's folder, as Python imports it."""
    parts = [] if path.name == "__init__.py" else [path.stem]
    while (path := path.parent).joinpath("__init__.py").is_file():
        parts.insert(0, path.name)
    return ".".join(parts)


@cache
def _of_tapete(name: str, file: Path) -> SourceModule:
    return read_module(name, file)


def read_module(name: str, file: Path) -> SourceModule:
    """A parsed module. SyntaxError or ValueError if its text is no Python."""
    module = SourceModule(name, file, syntax_tree(file.read_bytes(), str(file)))
    for node in statements(module.tree.body):
        for defined in defined_by(node):
            module.names.setdefault(defined, node)
    return module


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a block, and those of the `if`, `for`, `try` and `with` in it, but not of functions and
    classes."""
    for node in body:
        yield node
        if not isinstance(node, Function | ast.ClassDef):
            for part in ("body", "orelse", "finalbody"):
                yield from statements(getattr(node, part, None) or [])
            for each in getattr(node, "handlers", None) or getattr(node, "cases", None) or []:
                yield from statements(each.body)


def defined_by(node: ast.stmt) -> Iterator[str]:
    """The names that a statement defines, without the statements within it."""
    if isinstance(node, Function | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.ImportFrom):
        yield from (each.asname or each.name for each in node.names)
    elif isinstance(node, ast.Import):
        yield from (each.asname or each.name.split(".")[0] for each in node.names)
    else:
        yield from (each.id for each in outer(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store))
        if isinstance(node, ast.Try):
            yield from (each.name for each in node.handlers if each.name)
        if isinstance(node, ast.Match):
            yield from (each.name for case in node.cases for each in ast.walk(case.pattern)
                        if isinstance(each, ast.MatchAs | ast.MatchStar) and each.name)
            yield from (each.rest for case in node.cases for each in ast.walk(case.pattern)
                        if isinstance(each, ast.MatchMapping) and each.rest)


def outer(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes within a node, without those of statements within it and of scopes of their own."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.stmt | ast.Lambda | ast.comprehension | ast.ListComp | ast.SetComp | ast.DictComp
                          | ast.GeneratorExp | ast.ExceptHandler | ast.match_case):
            yield child
            yield from outer(child)


def is_rule(node: ast.AST | None) -> bool:
    """Whether a function is marked as a rule: `@rule`, or by optional rules."""
    return isinstance(node, ast.FunctionDef) and any(_last(each) in MARKS for each in node.decorator_list)


MARKS = ("rule", "may_change", "changes")


def _last(decorator: ast.expr) -> str:
    inner = decorator.func if isinstance(decorator, ast.Call) else decorator
    return inner.id if isinstance(inner, ast.Name) else inner.attr if isinstance(inner, ast.Attribute) else ""


def called_name(node: ast.AST | None) -> str:
    """The last name of what a call calls; "" if the node is no call of a name."""
    return _last(node) if isinstance(node, ast.Call) else ""
