"""What the documents show is what happens."""
import contextlib
import io
import re
from pathlib import Path

import pytest

from tapete.reference import PAGES as PARTS
from tapete.reference import made

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


@pytest.mark.parametrize("page", PARTS)
def test_what_games_declare_is_what_the_pages_say(page: str) -> None:
    """`python -m tapete.reference docs` writes it anew."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    assert made(page, text) == text


def test_the_threat_model_names_tests_that_there_are() -> None:
    named = re.findall(r"`(test_\w+\.py)`", (ROOT / "docs" / "threat-model.md").read_text(encoding="utf-8"))
    assert len(named) > 10
    assert [name for name in named if not (ROOT / "tests" / "table" / name).is_file()] == []
