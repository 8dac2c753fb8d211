"""What the documents show is what happens."""
import contextlib
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tapete.reference import made, pages

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_readmes_python_prints_what_it_says() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    code, printed = re.search(r"```python\n(.*?)```\s*prints\s*```\n(.*?)```", text, re.S).groups()
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "README.md", "exec"), {})
    assert out.getvalue() == printed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", pages(ROOT / "docs"), ids=lambda page: page.name)
def test_what_games_declare_is_what_the_pages_say(page: Path) -> None:
    """`python -m tapete.reference docs` writes it anew."""
    text = page.read_text(encoding="utf-8")
    assert made(page.name, text) == text


def test_the_threat_model_names_tests_that_there_are() -> None:
    named = re.findall(r"`(test_\w+\.py)`", (ROOT / "docs" / "threat-model.md").read_text(encoding="utf-8"))
    assert len(named) > 10
    assert [name for name in named if not (ROOT / "tests" / "table" / name).is_file()] == []


def test_the_files_that_contributors_are_sent_to_are_there() -> None:
    named = re.findall(r"`([\w./-]+/[\w.-]+)`", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    places = (ROOT, ROOT / "src" / "tapete" / "games", ROOT / "src" / "tapete")
    assert len(named) > 40
    assert [name for name in named if not any((place / name).exists() for place in places)] == []


def test_the_site_is_built_and_every_link_in_it_leads_somewhere(tmp_path: Path) -> None:
    """`make docs`: every page is in the navigation, every link and anchor leads somewhere, the reference is there."""
    command = [sys.executable, "-m", "mkdocs", "build", "-q", "--strict", "-d", str(tmp_path / "site")]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False,
                           env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    assert built.returncode == 0, built.stdout + built.stderr
    reference = (tmp_path / "site" / "api" / "game.html").read_text(encoding="utf-8")
    from tapete import game
    assert [name for name in game.__all__
            if f'id="tapete.game.{name}"' not in reference and f"<code>{name}</code>" not in reference] == []
