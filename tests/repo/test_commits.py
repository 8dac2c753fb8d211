"""The hooks that look at a commit and its message, and the metadata that others read."""
from __future__ import annotations

import re
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


def test_the_workflow_runs_each_python_that_the_package_names() -> None:
    job = YAML(typ="safe").load(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]["test"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [each.rpartition(" ")[2] for each in project["classifiers"] if re.search(r"Python :: 3\.\d+$", each)]
    assert job["strategy"]["matrix"]["python"] == named
    assert job["container"] == "python:${{ matrix.python }}-bookworm"
    assert project["requires-python"] == f">={named[0]}"


def test_pre_commit_runs_the_same_check_of_a_subject_and_of_python() -> None:
    config = YAML(typ="safe").load(ROOT / ".pre-commit-config.yaml")
    hooks = {hook["id"]: hook for repo in config["repos"] for hook in repo["hooks"]}
    assert {repo["repo"] for repo in config["repos"]} == {"local"}
    assert (hooks["subject"]["entry"], hooks["subject"]["stages"]) == (".githooks/commit-msg", ["commit-msg"])
    checked = re.search(r"ruff check (.*)", (ROOT / "Makefile").read_text(encoding="utf-8"))[1]
    assert re.findall(r"\w+", hooks["ruff"]["files"]) == checked.split()


def test_pre_commit_finds_nothing_to_mend_in_any_file() -> None:
    config = YAML(typ="safe").load(ROOT / ".pre-commit-config.yaml")
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    wrong = []
    for name in names.split("\0"):
        if not name or re.search(config["exclude"], name) or not (ROOT / name).is_file():
            continue
        content = (ROOT / name).read_bytes()
        if content and b"\0" not in content and not re.search(rb"[^\n]\n\Z", content):
            wrong.append(f"{name}: no line end, or more than one, at its end")
        if not name.endswith(".md") and b"\0" not in content and re.search(rb"[ \t]$", content, re.M):
            wrong.append(f"{name}: spaces at a line's end")
    assert wrong == []
