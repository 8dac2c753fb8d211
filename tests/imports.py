"""Which file imports which, in Python and in the page.

Every import counts: those inside functions, those for types alone, and those by name.
"""
from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePath


def modules(package: Path) -> dict[str, Path]:
    """The modules of a package by their full names; stand-ins of other packages' modules are none of them."""
    found = {}
    for file in package.rglob("*.py"):
        parts = (package.name, *file.relative_to(package).with_suffix("").parts)
        if "standins" not in parts and "page" not in parts:
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def package_of(name: str, file: PurePath) -> str:
    """The package to which a module's relative imports lead."""
    return name if file.name == "__init__.py" else name.rpartition(".")[0]


def imports(package: str, nodes: Iterable[ast.AST]) -> Iterator[str]:
    """What nodes of a package's source import, by full dotted names: a module, or something in one."""
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            above = package.split(".")[:len(package.split(".")) - node.level + 1] if node.level else []
            whole = ".".join([*above, *filter(None, [node.module])])
            yield from (f"{whole}.{each.name}" for each in node.names)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif (isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == "import_module"
              and node.args and isinstance(node.args[0], ast.Constant)):
            yield str(node.args[0].value)


def graph_of(package: Path) -> dict[str, set[str]]:
    known = modules(package)
    graph = {}
    for name, file in known.items():
        named = {*imports(package_of(name, file), ast.walk(ast.parse(file.read_text(encoding="utf-8"))))}
        graph[name] = {each if each in known else each.rpartition(".")[0] for each in named} & known.keys() - {name}
    return graph


FROM = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}/[^'"?]+)['"]""")


def page_graph(folder: Path) -> dict[str, set[str]]:
    files = [file for kind in ("*.ts", "*.svelte") for file in folder.rglob(kind)]
    graph: dict[str, set[str]] = {}
    for file in files:
        ends = ("", ".ts", ".svelte.ts", "/index.ts")
        named = [(file.parent / name).resolve() for name in FROM.findall(file.read_text(encoding="utf-8"))]
        found = {Path(f"{name}{end}") for name in named for end in ends} & {*files}
        graph[file.relative_to(folder).as_posix()] = {
            each.relative_to(folder).as_posix() for each in found if each != file}
    return graph
