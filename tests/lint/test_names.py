"""Names that exist are not reported, however they come to be; names that do not exist are."""
from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tapete.lint.package import check_package

FINE = {
    "comprehension": "x = [a + b for a in range(3) for b in range(a) if a]",
    "lambda": "f = lambda a, *b, c=1, **d: (a, b, c, d)",
    "walrus": "def f(n):\n    while (m := n - 1):\n        n = m\n    return m",
    "except": "try:\n    pass\nexcept ValueError as error:\n    print(error)",
    "with": "def f(path):\n    with open(path) as file, open(path) as (a, b):\n        return file, a, b",
    "match": "def f(x):\n    match x:\n        case [a, *b]: return a, b\n        case {'k': c, **d}: return c, d\n"
             "        case int() as e: return e\n",
    "global": "def f():\n    global made\n    made = 1\nmade = 0",
    "nonlocal": "def f():\n    n = 0\n    def g():\n        nonlocal n\n        n += 1\n    return g",
    "class": "class A:\n    x = 1\n    y = [x]\n    def f(self) -> 'A':\n        return A()",
    "optional import": "try:\n    import nowhere_at_all\nexcept ImportError:\n    nowhere_at_all = None",
    "import for types": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from nowhere_at_all import Thing\n",
    "made while it runs": "globals()['made'] = 1\nprint(made)",
    "older name": "from tapete.game import luck",
    "submodule": "from . import other\nprint(other.here)",
    "all of a module": "from .other import *\nprint(here)",
}
WRONG = {
    "print(nothing)": "nothing has the name nothing here",
    "def f():\n    return nothing": "nothing has the name nothing here",
    "x = [a for b in range(3)]": "nothing has the name a here",
    "class A:\n    def f(self, x: Nothing): ...": "nothing has the name Nothing here",
    "import nowhere_at_all": "there is no module nowhere_at_all",
    "from . import othr": "one has no othr",
    "from .other import her": "one.other has no her; here was",
    "from .othr import here": "there is no module .othr; .other was",
    "from . import other\nprint(other.her)": "one.other has no her; here was",
    "from tapete.kernel.dice import rol": "tapete.kernel.dice has no rol; roll was",
    "from tapete.nowhere import roll": "there is no module tapete.nowhere",
}
NEWER = {"type parameters": "def f[T](x: T) -> T:\n    return x\nclass A[T]:\n    x: T\ntype B[T] = list[T]"}
if sys.version_info >= (3, 12):
    FINE |= NEWER


def sentences(folder: Path, text: str) -> list[str]:
    package = folder / "one"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "other.py").write_text("here = 1\n")
    (package / "tried.py").write_text(text + "\n")
    return [each.wrong.sentence("en") for each in check_package(package)]


@pytest.mark.parametrize("text", FINE.values(), ids=FINE)
def test_a_name_that_exists_is_not_reported(tmp_path: Path, text: str) -> None:
    assert sentences(tmp_path, text) == []


@pytest.mark.parametrize(("text", "said"), WRONG.items(), ids=WRONG)
def test_a_name_that_does_not_exist_is_reported(tmp_path: Path, text: str, said: str) -> None:
    found = sentences(tmp_path, text)
    assert len(found) == 1 and said in found[0]
