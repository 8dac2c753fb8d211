"""The programs on the pages run, and print what they say."""
import contextlib
import io
import re
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.xdist_group("carcosa")
DOCS = Path(__file__).parents[2] / "docs"


def test_the_programs_of_the_environments_page_run() -> None:
    text = (DOCS / "environments.md").read_text(encoding="utf-8")
    blocks, names = re.findall(r"```python\n(.*?)```", text, re.S), {}
    printed = [run(block, names) for block in blocks]
    said = re.search(r"```\n\n    (\(1024.*)\n", text)
    assert said is not None and printed[0].strip() == said.group(1)
    assert "info" in names


def test_the_loop_of_the_training_page_runs() -> None:
    text = (DOCS / "train-an-agent.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```python\n(.*?)```", text, re.S)
    assert re.fullmatch(r"\d of 10\d\d\n", run(block.replace("n=256", "n=64"), {}))


def run(block: str, names: dict[str, Any]) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(block, "page", "exec"), names)
    return out.getvalue()
