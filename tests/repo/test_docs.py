"""The documents show what the program does."""
import ast
import contextlib
import io
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tapete.tooling.reference import made, pages

from ..sweep import sweep

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
    """`python -m tapete.tooling.reference docs` writes it again."""
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
    assert found == set()


BENCHMARKS = sorted((ROOT / "benchmarks").glob("*.py"))


@pytest.mark.parametrize("path", BENCHMARKS, ids=lambda path: path.stem)
def test_a_benchmark_takes_the_options_that_are_said_of_it(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    said = [ast.get_docstring(ast.parse(source)) or "", *(
        words for page in (*PAGES, ROOT / "benchmarks" / "README.md")
        for words in re.findall(rf"benchmarks/{path.name}([^\n`|]*)", page.read_text(encoding="utf-8")))]
    taken = set(re.findall(r'"(--[a-z][\w-]*)"', source))
    assert set(re.findall(r"(?<![\w-])--[a-z][\w-]*", "\n".join(said))) <= taken


def built(root: Path, site: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, root / "docs" / "builder", site], capture_output=True, text=True,
                          timeout=300, check=False)


def test_the_site_is_built_and_every_link_in_it_leads_somewhere(tmp_path: Path) -> None:
    """`make docs`: every page is in the navigation, every link and anchor leads somewhere, the reference is there."""
    site = tmp_path / "site"
    done = built(ROOT, site)
    assert done.returncode == 0, done.stdout + done.stderr
    reference = (site / "api" / "game.html").read_text(encoding="utf-8")
    from tapete import game
    assert [name for name in game.__all__
            if f'id="tapete.game.{name}"' not in reference and f"<code>{name}</code>" not in reference] == []
    api = (site / "api" / "http.html").read_text(encoding="utf-8")
    for asked in ("GET /api/games", "POST /api/tables/{code}/choices", "DELETE /api/desk/jobs/{job}"):
        assert f"<code>{asked}</code></h3>" in re.sub(r"<a class=.headerlink.*?</a>", "", api)
    spanish = sorted(page.name.replace(".es.md", ".html") for page in (ROOT / "docs").glob("*.es.md"))
    for page in spanish:
        assert f'href="es/{page}" hreflang="es" class=' in (site / page).read_text(encoding="utf-8")
        assert f'href="../{page}" hreflang="en" class=' in (site / "es" / page).read_text(encoding="utf-8")
    assert 'href="es/index.html" hreflang="es" class=' in (site / "gloom.html").read_text(encoding="utf-8")
    search = json.loads((site / "es" / "search.json").read_text(encoding="utf-8"))
    assert search["config"]["lang"] == ["es"] and any("semilla" in each["text"] for each in search["items"])


PLANTED: dict[str, tuple[dict[str, str | None], list[str]]] = {
    "navigation": (
        {"left-out.md": "# Left out", "index.es.md": None},
        ["left-out.md: in no navigation", "es.toml: there is no page index.md"]),
    "in one language": (
        {"index.md": "[a](gone.md) [b](play.md#gone) [c](play.md#two)"},
        ["gone.md", "play.md#gone"]),
    "across languages": (
        {"index.es.md": "# Uno\n\n[a](play.md) [b](play.md#gone) [c](../play.html) ![d](images/gone.png)",
         "play.es.md": "# Dos\n\n[a](gone.md)",
         "play.md": "# One\n\n## Two\n\n[a](gone.es.md) <img src='https://example.org/x.png'> "
                    "<a href='/play.html'>b</a>"},
        ["es/index.html: ../play.html#gone", "es/index.html: ../images/gone.png", "es/play.html: ../gone.html",
         "play.html: es/gone.html", "play.html: fetched from another host: https://example.org/x.png",
         "play.html: /play.html"]),
}
"""Faults by kind: pages of a small project, and what the build must say of them. The other links are right."""


@pytest.mark.parametrize("kind", sweep(PLANTED, kept=["across languages"]))
def test_a_link_that_leads_nowhere_ends_the_build(kind: str, tmp_path: Path) -> None:
    pages = {"index.md": "# Begin", "play.md": "# One\n\n## Two", "index.es.md": "# Uno", "play.es.md": "# Dos"}
    planted, said = PLANTED[kind]
    shutil.copytree(ROOT / "docs" / "builder", tmp_path / "docs" / "builder")
    (tmp_path / "docs" / "images").mkdir()
    for name, text in {**pages, **planted}.items():
        if text is not None:
            (tmp_path / "docs" / name).write_text(text, encoding="utf-8")
    for language in ("en", "es"):
        entries = ['{"a" = "index.md"}', '{"b" = "play.md"}', *(['{"c" = "api/http.md"}'] if language == "en" else [])]
        config = tmp_path / "docs" / "builder" / f"{language}.toml"
        config.write_text(re.sub(r"^nav = \[.*?^\]", f"nav = [{', '.join(entries)}]",
                                 config.read_text(encoding="utf-8"), flags=re.M | re.S), encoding="utf-8")
    done = built(tmp_path, tmp_path / "site")
    assert done.returncode == 1 and not (tmp_path / "site").exists()
    assert [each for each in said if each not in done.stderr] == [], done.stderr
    if kind == "across languages":
        assert len(done.stderr.splitlines()) == 1 + len(said), done.stderr
    if kind == "in one language":
        assert "2 issues found" in done.stderr
