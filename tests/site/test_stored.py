"""Browser storage of pages goes through one module, because pages of one origin share it."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
THROUGH = ROOT / "web/src/lib/stored.ts"
KEEPING = re.compile(
    r"\b(localStorage|sessionStorage|indexedDB|caches|cookieStore|BroadcastChannel|SharedWorker|webkitRequestFileSystem"
    r"|document\.cookie|window\.name|navigator\.(locks|storage)|serviceWorker\.register)\b")
"""Every way in which a page keeps something, or reaches other pages, under a name that the whole origin shares."""
ALONE = {"web/public/theme.js": ("localStorage",), "web/public/sw.js": ("caches",), "web/site/sw.js": ("caches",)}
"""What runs before, or without, the page's modules, and makes its names itself; the test below says how."""


def sources() -> list[Path]:
    found = [path for folder in ("web/src", "web/public", "web/site", "src/tapete/site") for path in
             (ROOT / folder).rglob("*") if path.suffix in (".ts", ".svelte", ".js", ".mjs", ".html", ".py")
             and not path.name.endswith(".test.ts") and "site/page/" not in path.as_posix()]
    return [*found, ROOT / "web/index.html"]


@pytest.mark.parametrize("path", [pytest.param(path, id=path.relative_to(ROOT).as_posix()) for path in sources()])
def test_nothing_is_kept_past_the_module_that_names_the_folder(path: Path) -> None:
    text = re.sub(r"//.*|/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S if path.suffix == ".py" else 0)
    used = {found[1] for found in KEEPING.finditer(text)}
    if path != THROUGH:
        assert used == set(ALONE.get(path.relative_to(ROOT).as_posix(), ())), path


def test_the_module_is_among_what_is_looked_at_and_keeps_in_each_way_that_is_used() -> None:
    assert THROUGH in sources() and len(sources()) > 150
    assert {found[1] for found in KEEPING.finditer(THROUGH.read_text(encoding="utf-8"))} == {
        "localStorage", "sessionStorage", "indexedDB", "caches", "serviceWorker.register"}


def test_what_runs_alone_names_the_folder_alike() -> None:
    """`tapete FOLDER WHAT`: a space, which no address holds, ends the folder."""
    assert "`tapete ${folder} ${what}`" in THROUGH.read_text(encoding="utf-8")
    assert "`site-${version}`" in THROUGH.read_text(encoding="utf-8")
    worker = (ROOT / "web/site/sw.js").read_text(encoding="utf-8")
    assert "const OURS = `tapete ${HOME.pathname} site-`\nconst CACHE = OURS + VERSION\n" in worker
    assert set(re.findall(r"caches\.(?:open|delete)\((\w+)\)", worker)) == {"CACHE", "name"}
    assert "`tapete ${new URL('.', src).pathname} theme`" in (ROOT / "web/public/theme.js").read_text(encoding="utf-8")
    served = (ROOT / "web/public/sw.js").read_text(encoding="utf-8")
    assert set(re.findall(r"caches\.\w+\((\w*)\)", served)) == {"SHELL"}
