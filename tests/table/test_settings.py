"""A host's settings, by flag, environment and file: which takes precedence, and the messages about mistakes."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tapete.errors import InputError
from tapete.table.http.limits import Limits, RateLimit
from tapete.table.ops.settings import about, flag, is_flag, offered, read_settings, variable
from tapete.table.ops.settings_page import renewed

ROOT = Path(__file__).parents[2]
SQLITE = "sqlite+aiosqlite:///table.db"


def file_of(folder: Path, text: str) -> Path:
    path = folder / "host.yaml"
    path.write_text(text)
    return path


def test_a_flag_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = file_of(tmp_path, f"port: 1\nworkers: 2\npublic: https://a.example/\ndatabase: {SQLITE}\n")
    settings = read_settings({"port": "3", "workers": None}, {"TAPETE_PORT": "2", "TAPETE_WORKERS": "4"}, file)
    assert (settings.port, settings.workers, settings.public) == (3, 4, "https://a.example")
    assert read_settings({}, {"TAPETE_CONFIG": str(file)}, None).port == 1
    assert read_settings({}, {"TAPETE_DATABASE": SQLITE}, None).port == 8000


def test_limits_and_origins_are_set_by_file_and_environment(tmp_path: Path) -> None:
    file = file_of(tmp_path, "limits:\n  tables: {burst: 3, per_second: 1}\norigins: [https://a.example]\n")
    settings = read_settings({}, {"TAPETE_DATABASE": SQLITE}, file)
    assert settings.limits == Limits(tables=RateLimit(3, 1)) and settings.origins == ("https://a.example",)
    settings = read_settings({}, {"TAPETE_DATABASE": SQLITE, "TAPETE_LIMITS": "{body: 5}",
                                  "TAPETE_ORIGINS": "[https://b.example]"}, file)
    assert settings.limits == Limits(body=5) and settings.origins == ("https://b.example",)


@pytest.mark.parametrize(("flags", "environment", "text", "sentence"), [
    ({"port": "x"}, {}, "", "--port: expected a whole number, got 'x'"),
    ({"port": "0"}, {}, "", "--port: expected at least 1, got '0'"),
    ({"log": "xml"}, {}, "", "--log: expected 'text' or 'json', got 'xml'"),
    ({"public": "table.example"}, {}, "",
     "--public: expected an address like https://table.example, got 'table.example'"),
    ({"proxy": "caddy"}, {}, "", "--proxy: expected addresses or networks separated by commas, got 'caddy'"),
    ({"database": "x.db"}, {}, "",
     "--database: expected sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME"),
    ({}, {"TAPETE_WORKERS": "65"}, "", "TAPETE_WORKERS: expected at most 64, got '65'"),
    ({}, {"TAPETE_LIMITS": "{tabels: 1}"}, "", "TAPETE_LIMITS: tabels is not known; did you mean tables?"),
    ({}, {"TAPETE_LIMITS": "{tables: {burst: 0, per_second: 1}}"}, "",
     "TAPETE_LIMITS: tables.burst: expected at least 1, got 0"),
    ({}, {"TAPETE_LIMITS": "{"}, "", "TAPETE_LIMITS, line 1:"),
    ({}, {"TAPETE_PROT": "1"}, "", "TAPETE_PROT is not known; expected one of "),
    ({}, {}, "host: ::1\nport: 70000\n", "host.yaml, line 2: port: expected at most 65535, got 70000"),
    ({}, {}, "limits:\n  body: none\n", "host.yaml, line 2: limits.body: expected a whole number, got 'none'"),
    ({}, {}, "prot: 1\n", "host.yaml, line 1: prot is not known; did you mean port?"),
    ({}, {}, "pace: 0\n", "host.yaml, line 1: pace is not for a host to set"),
    ({}, {}, "[8000]\n", "expected options by name"),
])
def test_a_mistake_is_one_sentence_that_says_where(flags: dict[str, str], environment: dict[str, str], text: str,
                                                   sentence: str, tmp_path: Path) -> None:
    file = file_of(tmp_path, text) if text else None
    with pytest.raises(InputError) as refused:
        read_settings({"database": SQLITE, **flags}, environment, file)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_key_is_never_said(tmp_path: Path) -> None:
    for given in ({"TAPETE_ADMIN_KEY": "hunter2"}, {"TAPETE_ADMIN_KEY": "hunter2 " * 5}):
        said = ""
        try:
            said = repr(read_settings({"database": SQLITE}, given, None))
        except InputError as refused:
            said = str(refused)
        assert said and "hunter2" not in said
    short = tmp_path / "key"
    short.write_text("hunter2")
    for file in (short, tmp_path / "none", tmp_path):
        with pytest.raises(InputError) as error:
            read_settings({"database": SQLITE, "admin_key_file": str(file)}, {}, None).key()
        assert "hunter2" not in str(error.value) and "admin_key_file" in str(error.value)
    short.write_text("x" * 20 + "\n")
    assert read_settings({"database": SQLITE, "admin_key_file": str(short)}, {}, None).key() == "x" * 20


def test_every_setting_is_in_help_and_in_the_document() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert page == renewed(page), "python -m tapete.table.ops.settings_page docs/hosting.md"
    from typer.main import get_command

    from tapete.cli.app import app
    command: Any = get_command(app)
    serve = {name: param for param in command.commands["serve"].params for name in param.opts}
    for name in offered():
        assert f"`{name}`" in page and f"`{variable(name)}`" in page and about(name)
        if is_flag(name):
            assert about(name) in serve[flag(name)].help


@pytest.mark.usefixtures("english")
def test_serve_ends_with_a_sentence_and_2_where_it_cannot_listen(tmp_path: Path) -> None:
    def ended(*more: str) -> tuple[int, str]:
        done = subprocess.run([sys.executable, "-m", "tapete.cli", "serve", "--workers", "0", "--database",
                               f"sqlite+aiosqlite:///{tmp_path}/t.db", *more], capture_output=True, text=True)
        return done.returncode, done.stderr
    assert ended("--port", "0") == (2, "tapete: --port: expected at least 1, got '0'\n")
    code, said = ended("--host", "192.0.2.1")
    assert code == 2 and said.startswith("tapete: port: cannot listen at 192.0.2.1, port 8000 (")
