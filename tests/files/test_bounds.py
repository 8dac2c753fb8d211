"""Text and bytes from outside are bounded before a parser reads them; every call of a parser is known.

A parser written in C can end the process, so hostile texts are read in a process of their own.
"""
from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ..patience import PATIENCE

SOURCE = Path("src/tapete")

HOSTILE = {
    "brackets": "[" * 40_000,
    "braces": "{" * 40_000,
    "dashes on a line": "- " * 58_000,
    "question marks": "? " * 58_000,
    "closed brackets": "[" * 100_000 + "]" * 100_000,
    "keys ever deeper": "".join(" " * i + "a:\n" for i in range(1_500)),
    "anchors ever deeper": "&a [" * 40_000,
    "an anchor in itself": "a: &a [*a, *a]\n",
    "a merge in itself": "a: &a\n  <<: *a\n",
    "laughs": "".join([f"a0: &a0 [{', '.join(['x'] * 10)}]\n",
                       *(f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 10)}]\n" for i in range(1, 12))]),
    "merged laughs": "".join(["a0: &a0 {x: 1}\n", *(
        f"a{i}: &a{i} {{<<: [{', '.join([f'*a{i - 1}'] * 10)}]}}\n" for i in range(1, 12))]),
    "a tag without end": "!" * 1_000_000 + " x",
    "a tag of Python's": "!!python/object/apply:os.system ['true']\n",
    "a number without end": "a: " + "9" * 1_000_000,
    "very many parts": "[" + "1," * 1_500_000 + "1]",
    "more than a file may hold": "# " + "x" * 5_000_000,
    "ready, as a build makes it": "# ready\n" + "(" * 40_000,
    "signs, as a build makes it": "# ready\n" + "-" * 400_000 + "1",
    "a control character": "a: b\n\x07",
    "half a letter": "a: \ud800\n",
}
A_COMMENT = ("ready, as a build makes it",)
"""Where a build's mark is a comment, and what follows it a text."""

CHILD = """
import json, os, sys
from pathlib import Path
from tapete.errors import InputError
from tapete.files.config import parse_json, parse_yaml

def read(text, reader):
    try:
        {"yaml": parse_yaml, "json": parse_json}[reader](text, "mine")
    except InputError as error:
        return "refused" if "mine" in str(error) else f"the source is not named: {error}"
    return "read"

for name, text in json.loads(Path(sys.argv[1]).read_text()).items():
    for reader in ("yaml", "json"):
        here, there = os.pipe()
        if not (child := os.fork()):
            os.write(there, read(text, reader).encode())
            os._exit(0)
        os.close(there)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        print(json.dumps([name, reader, code, os.read(here, 500).decode()]), flush=True)
        os.close(here)
"""


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], list[object]]:
    """How a process of its own ended that read each text, and what it said."""
    file = tmp_path_factory.mktemp("hostile") / "texts.json"
    file.write_text(json.dumps(HOSTILE))
    done = subprocess.run([sys.executable, "-c", CHILD, str(file)], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr[-500:]
    return {(name, reader): [code, said] for name, reader, code, said in map(json.loads, done.stdout.splitlines())}


@pytest.mark.parametrize("reader", ["yaml", "json"])
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_text_is_refused_in_a_sentence(
        read: dict[tuple[str, str], list[object]], name: str, reader: str) -> None:
    assert read[name, reader] == [0, "read" if name in A_COMMENT and reader == "yaml" else "refused"]


@pytest.mark.parametrize(("game", "option"), [("carcosa", "cards"), ("gloom", "pack"), ("souls", "own"),
                                              ("bethlem", "own_cards")])
def test_a_command_refuses_a_hostile_file(tmp_path: Path, game: str, option: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(f"{option}:\n  " + "- " * 58_000)
    done = subprocess.run([sys.executable, "-m", "tapete.cli", "check", game, str(file), "--lang", "en"],
                          capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2, (done.returncode, done.stderr)
    assert "mine.yaml" in done.stdout and "30 levels" in done.stdout


LIBRARIES = {"loads", "literal_eval", "YAML", "FluentResource", "decompress", "decompressobj", "model_validate_json",
             "validate_json", "read_table", "ParquetFile", "fromstring", "DictReader", "ZipFile", "TarFile",
             "np.load", "image.open", "CalamineWorkbook.from_filelike", "expat.ParserCreate", "csv.reader",
             "pickle.load", "typst.compile", "ast.parse", "syntax_tree",
             "expression_tree"}
"""How a library's parser is called: by a name of its own, or by a common one of a module."""

BOUNDED = "bounded before it is read"
OWN = "written by this program"
PROGRAMS = "sources of packages that are installed, or that their author checks"
ITS_OWN = "a command's own process: its death costs one answer"

KNOWN_PARSERS: dict[str, str] = {
    "files/config.py:_by": BOUNDED,
    "files/config.py:_misread": "single values of a text that `_by` has bounded",
    "files/config.py:parse_json": BOUNDED,
    "files/config.py:parse_toml": BOUNDED,
    "files/config.py:read_yaml": "a page's own files, made by its build",
    "icons/__init__.py:drawn": "the program's own drawings, made by its build",
    "icons/__init__.py:_read": "a game's choice of drawings, part of the program",
    "runtime/syntax.py:syntax_tree": "who calls it is below",
    "runtime/syntax.py:expression_tree": "who calls it is below",
    "icons/finder.py:_spanish": "the program's own words for drawings",
    "desk/cards.py:_told": "what `card_told` has written, of changes that the request's bound held",
    "desk/cards.py:_faces": "what `own_faces` has written, of changes that the request's bound held",
    "openspiel/observer.py:_beyond": "what a state has written of itself",
    "openspiel/parameters.py:read_position": "unpacks at most a state's size",
    "text/messages.py:_content": "a page's own files, made by its build",
    "text/messages.py:_parsed": "texts of games, which are programs; braces within braces are refused",
    "agents/learned.py:read_weights": BOUNDED,
    "press/portraits.py:stored_picture": BOUNDED,
    "sheets/bounds.py:__init__": "XML of an archive whose sizes are bounded; nothing that declares a type is read",
    "sheets/bounds.py:unpacked": BOUNDED,
    "sheets/csv_files.py:as_zip": "writes",
    "sheets/grids.py:_table": BOUNDED,
    "sheets/grids.py:_workbook": "an archive of XML that `bounds.checked` has read",
    "gamedef/formulas.py:_parsed": BOUNDED,
    "ledger/numbers.py:_literals": OWN,
    "compiler/fingerprint.py:_tree": "sources of games, which are programs",
    "record_types.py:_state_in": "sources that mypy reads",
    "lint/package.py:_named_in": PROGRAMS,
    "lint/records.py:record": PROGRAMS,
    "lint/source.py:read_module": PROGRAMS,
    "table/live/connection.py:_hello": "a frame of a WebSocket: 16 KiB at most, nested 200 deep at most (pydantic)",
    "desk/studies/live.py:serve": "a frame of a WebSocket: 16 KiB at most, nested 200 deep at most (pydantic)",
    "site/calls.py:_given": "of one's own page, nested 200 deep at most (pydantic)",
    "table/ops/remote_admin.py:_refused": "the answer of one's own server, to a command",
    "table/ops/remote_admin.py:ask": "the answer of one's own server, to a command",
    "lab/report/sources.py:_json_of": ITS_OWN,
    "lab/profile/files.py:read_parquet": ITS_OWN,
    "lab/results.py:read_parquet": ITS_OWN,
    "lab/profile/study.py:read_profile": ITS_OWN,
    "lab/study.py:study_of": ITS_OWN,
    "lab/journal.py:read": OWN,
    "lab/study_folders.py:study_folders": OWN,
    "lab/profile/kept.py:read": OWN,
    "lab/report/charts.py:svg": "a chart that Matplotlib has drawn",
    "files/yaml_writer.py:as_flow": "writes",
    "files/yaml_writer.py:as_yaml": "writes",
    "learn/train.py:_agree": OWN,
    "learn/train.py:_remembered": OWN,
    "compiler/wasm_modules.py:find_module": OWN,
    "desk/printed.py:folder": "writes",
    "desk/printed.py:pages": "writes",
    "press/typeset.py:_typeset": "a document of ours; what people write comes in as data",
    "desk/studies/jobs.py:_do": OWN,
    "desk/people.py:_choices": OWN,
    "desk/studies/screening.py:played": OWN,
    "desk/store.py:_read": OWN,
    "desk/studies/why.py:_watched": OWN,
    "desk/studies/work.py:main": OWN,
    "desk/studies/work.py:work": OWN,
    "games/bethlem/press/art.py:_glyphs": OWN,
    "games/carcosa/press/art.py:_read": OWN,
    "games/gloom/press/art.py:_read": OWN,
    "games/souls/press/art.py:_read": OWN,
    "games/souls/press/creatures.py:_parts": OWN,
    "games/carcosa/game.py:_with": OWN,
    "games/gloom/game.py:_whole": OWN,
    "site/bots.py:_answer": OWN,
    "site/export.py:_page": OWN,
    "site/export.py:site_files": OWN,
    "site/export.py:_lacking": OWN,
    "site/packages.py:_missing": PROGRAMS,
    "site/gather.py:gather": OWN,
    "site/here.py:ask": "of one's own page",
    "files/json_bounds.py:read_json": BOUNDED,
    "site/standins/orjson.py:loads": "in a page, what its own browser has kept",
    "table/ops/admin.py:without_notes": OWN,
    "table/view/archive.py:cut": "a record that has been played again",
    "table/view/archive.py:without_words": "a record that has been played again",
    "table/people/sender.py:send": OWN,
    "table/story/film.py:_play": OWN,
    "table/story/snapshot.py:_read": BOUNDED,
    "table/live/ownership.py:_heard": OWN,
    "table/story/versions.py:options_of": OWN,
    "testing/conformance.py:test_a_damaged_record_is_refused_with_its_line": OWN,
}
"""Each place that calls a library's parser, and why nothing from outside can end the process there."""

KNOWN_READERS = {
    "files/config.py:read_bytes": "the reader of all files from outside",
    "cli/serve.py:answers": "a browser, which it opens",
    "press/portraits.py:stored_picture": BOUNDED,
    "table/ops/backup_checksum.py": "a copy of a database, read piece by piece",
    **dict.fromkeys(("agents/replay_agents.py", "cli/new.py", "desk/", "files/atomic.py", "games/", "icons/",
                     "compiler/backends.py", "compiler/wasm_modules.py", "compiler/fingerprint.py", "lab/journal.py",
                     "lab/study_folders.py", "lab/profile/kept.py", "lab/tuning/tune.py", "learn/train.py",
                     "press/coverage.py", "referee/lesson.py", "tooling/", "site/",
                     "table/ops/settings_page.py", "table/story/snapshot.py", "table/store/migrate.py", "wasm/"), OWN),
    "text/messages.py": "texts of games, which are programs",
    "record_types.py": "sources that mypy reads",
    "lint/": PROGRAMS,
    "files/own_board.py:read_own_board": "a game's own board: no more is read than it may have",
    "table/view/own_board.py:_link": OWN,
    "sheets/bounds.py:unpacked": "a file in an archive: no more is read than all may have",
    "files/pictures.py:read_picture": "a game's picture: no more is read than it may have",
    "table/store/lasting.py": "the machine's own word of its start",
    "table/ops/remote_admin.py:ask": "the answer of one's own server, to a command",
    "talk/endpoint.py:_post": "the answer of an address of one's own: no more is read than an answer may have",
    "testing/conformance.py": "a record that the kit has just written",
}
"""Each place, or the beginning of its name, that reads a file by itself, and whose file it is."""


def test_every_file_from_outside_is_read_by_one_reader() -> None:
    found = {place for place, called in _calls() if called.rpartition(".")[2] in ("read_text", "read_bytes", "open")
             and "." in called}
    assert {place for place in found if not place.startswith(tuple(KNOWN_READERS))} == set(), \
        "read it by config.read_text or config.read_bytes, or say whose file it is"
    assert {known for known in KNOWN_READERS if not any(place.startswith(known) for place in found)} == set()


def test_every_call_of_a_parser_is_known() -> None:
    found = set(calls(LIBRARIES))
    assert found - set(KNOWN_PARSERS) == set(), "bound it, or say why nothing from outside comes there"
    assert set(KNOWN_PARSERS) - found == set()


def calls(names: set[str]) -> Iterator[str]:
    """Where a function or method of these names is called: `file:function`."""
    return (place for place, called in _calls() if called in names or called.rpartition(".")[2] in names)


def _calls() -> Iterator[tuple[str, str]]:
    """Every call in the program: its place, `file:function`, and the called name."""
    for path in sorted(SOURCE.rglob("*.py")):
        for scope, called in _scoped(ast.parse(path.read_bytes()), ""):
            yield f"{path.relative_to(SOURCE).as_posix()}:{scope}", called


def _scoped(node: ast.AST, scope: str) -> Iterator[tuple[str, str]]:
    """The calls in a tree: the function that they are in, and the called name."""
    for child in ast.iter_child_nodes(node):
        named = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        inner = child.name if named else scope
        if isinstance(child, ast.Call):
            yield scope, ast.unparse(child.func)
        yield from _scoped(child, inner)
