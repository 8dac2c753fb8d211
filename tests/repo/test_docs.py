"""The documents show what the program does."""
import ast
import contextlib
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tapete.tooling.reference import made, pages

ROOT = Path(__file__).parents[2]
READMES = [ROOT / "README.md", ROOT / "README.es.md"]
PAGES = [*READMES, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", READMES, ids=lambda page: page.name)
def test_the_readmes_python_prints_what_it_says(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    code, printed = re.search(r"```python\n(.*?)```\s*(?:prints|imprime)\s*```\n(.*?)```", text, re.S).groups()
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, page.name, "exec"), {})
    assert out.getvalue() == printed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", pages(ROOT / "docs"), ids=lambda page: page.name)
def test_what_games_declare_is_what_the_pages_say(page: Path) -> None:
    """`python -m tapete.tooling.reference docs` writes it anew."""
    text = page.read_text(encoding="utf-8")
    assert made(page.name, text) == text


def test_the_threat_model_names_tests_that_there_are() -> None:
    named = re.findall(r"`(test_\w+\.py)`", (ROOT / "docs" / "threat-model.md").read_text(encoding="utf-8"))
    assert len(named) > 10
    there = {path.name for path in (ROOT / "tests").rglob("test_*.py")}
    assert [name for name in named if name not in there] == []


def test_the_files_that_contributors_are_sent_to_are_there() -> None:
    named = re.findall(r"`([\w./-]+/[\w.-]+)`", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    places = (ROOT, ROOT / "src" / "tapete" / "games", ROOT / "src" / "tapete")
    assert len(named) > 40
    assert [name for name in named if not any((place / name).exists() for place in places)] == []


ARCHITECTURE = sorted((ROOT / "docs").glob("architecture*.md"))


@pytest.mark.parametrize("page", ARCHITECTURE, ids=lambda page: page.name)
def test_the_files_that_the_architecture_names_are_there(page: Path) -> None:
    """A path is from the project's root, or the end of a path below `src/tapete`."""
    text = page.read_text(encoding="utf-8")
    source = ROOT / "src" / "tapete"
    named = set(re.findall(r"`((?:\w[\w.-]*/)*\w[\w-]*\.(?:py|ts|ftl|yaml|toml)|(?:\w[\w.-]*/)+)`", text))
    assert len(named) > 10
    there = [f"/{path.relative_to(source).as_posix()}{'/' * path.is_dir()}" for path in source.rglob("*")]
    assert [name for name in sorted(named)
            if not (ROOT / name).exists() and not any(path.endswith(f"/{name}") for path in there)] == []


def test_the_overview_names_every_folder_of_the_sources() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    source = ROOT / "src" / "tapete"
    folders = {path.parent.relative_to(source).parts for path in source.rglob("*.py") if "example" not in path.parts}
    assert [name for name in sorted({parts[0] for parts in folders if parts}) if f"`{name}/`" not in text] == []
    for name in ("table", "desk", "cli"):
        row = next(line for line in text.splitlines() if line.startswith(f"| `{name}/`"))
        assert [parts[1] for parts in sorted(folders) if len(parts) == 2 and parts[0] == name
                and f"`{parts[1]}/`" not in row] == []


UP = {("agents", "env"), ("files", "games"), ("gamedef", "games"), ("gamedef", "ledger"), ("kernel", "gamedef")}
"""Imports that go up in the picture of the architecture: none is added here."""


def test_imports_go_down_in_the_picture_of_the_architecture() -> None:
    picture = (ROOT / "docs" / "images" / "architecture.svg").read_text(encoding="utf-8")
    layers = {name: int(layer) for layer, names in re.findall(r'data-layer="(\d)"[^>]*>([^<]*)<', picture)
              for name in names.split(" · ")}
    source = ROOT / "src" / "tapete"
    found = set()
    for path in source.rglob("*.py"):
        folder, *_ = inside = path.relative_to(source).parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.ImportFrom):
                continue
            above = ["tapete", *inside[:len(inside) - node.level]] if node.level else []
            package, *imported = [*above, *(node.module or "").split(".")]
            if package == "tapete" and imported and layers.get(imported[0], 0) > layers.get(folder, 9):
                found.add((folder, imported[0]))
    assert len(layers) > 20
    assert found - UP == set()


BENCHMARKS = sorted((ROOT / "benchmarks").glob("*.py"))


@pytest.mark.parametrize("path", BENCHMARKS, ids=lambda path: path.stem)
def test_a_benchmark_takes_the_options_that_are_said_of_it(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    said = [ast.get_docstring(ast.parse(source)) or "", *(
        words for page in (*PAGES, ROOT / "benchmarks" / "README.md")
        for words in re.findall(rf"benchmarks/{path.name}([^\n`|]*)", page.read_text(encoding="utf-8")))]
    taken = set(re.findall(r'"(--[a-z][\w-]*)"', source))
    assert set(re.findall(r"(?<![\w-])--[a-z][\w-]*", "\n".join(said))) <= taken


def built(site: Path, config: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", config, "-d", str(site)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False,
                          env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})


def test_the_site_is_built_and_every_link_in_it_leads_somewhere(tmp_path: Path) -> None:
    """`make docs`: every page is in the navigation, every link and anchor leads somewhere, the reference is there."""
    site = tmp_path / "site"
    for folder, config in ((site, "mkdocs.yml"), (site / "es", "mkdocs.es.yml")):
        done = built(folder, config)
        assert done.returncode == 0, done.stdout + done.stderr
    reference = (site / "api" / "game.html").read_text(encoding="utf-8")
    from tapete import game
    assert [name for name in game.__all__
            if f'id="tapete.game.{name}"' not in reference and f"<code>{name}</code>" not in reference] == []
    api = (site / "api" / "http.html").read_text(encoding="utf-8")
    for asked in ("GET /api/games", "POST /api/tables/{code}/choices", "DELETE /api/desk/jobs/{job}"):
        assert f"<code>{asked}</code></h3>" in re.sub(r"<a class=.headerlink.*?</a>", "", api)
    spanish = sorted(page.name.replace(".es.md", ".html") for page in (ROOT / "docs").glob("*.es.md"))
    assert [page for page in spanish if not (site / "es" / page).is_file()] == []
    assert f'href="es/{spanish[0]}" hreflang="es"' in (site / spanish[0]).read_text(encoding="utf-8")
    search = json.loads((site / "es" / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert search["config"]["lang"] == ["es"] and any("semilla" in each["text"] for each in search["docs"])
    (site / "play.html").unlink()       # and a link that leads nowhere is an error
    broken = built(site / "es", "mkdocs.es.yml")
    assert broken.returncode != 0 and "../play.html" in broken.stdout + broken.stderr
