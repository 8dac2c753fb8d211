"""The hook that looks at a commit's message, and the metadata that others read."""
from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path

import pytest
from ruamel.yaml import YAML

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("message, code", [
    ("Say a thing\n", 0), ("Say a thing\n\nThe reason, in as many words as it takes.\n", 0),
    ("Ñandúes y más cosas que caben en setenta y dos letras aunque tengan tilde\n"[:72] + "\n", 0),
    ("x" * 72 + "\n", 0), ("x" * 73 + "\n", 1), ("Say a thing.\n", 1), ("Say a thing\nand go on\n", 1),
    ("Say a thing\n# a comment of git's\n", 0)])
def test_a_commits_subject_is_short_and_its_reason_stands_apart(tmp_path: Path, message: str, code: int) -> None:
    (tmp_path / "message").write_text(message, encoding="utf-8")
    ran = subprocess.run([ROOT / ".githooks" / "commit-msg", tmp_path / "message"], capture_output=True, text=True,
                         env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"}, check=False)
    assert ran.returncode == code and bool(ran.stderr) == bool(code)


def test_the_licence_to_cite_is_the_programs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert YAML(typ="safe").load(ROOT / "CITATION.cff")["license"] == project["license"]


def test_the_workflow_runs_what_ci_runs() -> None:
    workflow = YAML(typ="safe").load(ROOT / ".github" / "workflows" / "ci.yml")
    assert [step["run"] for step in workflow["jobs"]["test"]["steps"] if "run" in step] == [".ci/run"]
