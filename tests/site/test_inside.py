"""The Python of the page without a server, run without any other package."""
from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from base64 import b64decode
from collections.abc import Iterator
from dataclasses import asdict
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from tapete.cli.app import main
from tapete.files import config
from tapete.files.atomic import write_folder
from tapete.files.config import READY, read_yaml
from tapete.games import find_game
from tapete.referee.chance_log import chance_of
from tapete.referee.transcript import Replay, read
from tapete.site import gather
from tapete.site.rows import plain_rows
from tapete.site.shelf import MemoryStore
from tapete.site.standins import orjson as ours
from tapete.table.store import models
from tapete.text import messages as messages_of_a_page
from tapete.text.messages import read_messages

INSIDE = Path(__file__).with_name("inside.py")
ELSEWHERE = Path(__file__).parents[1] / "fixtures/carcosa/seed-101.jsonl"
"""A record that no page has written."""


ELSEWHERE_ONLY = {("tapete/tale/pages.py", "tapete.press.typeset"), ("tapete/tale/pages.py", "tapete.press.letters"),
                  ("tapete/runtime/workers.py", "multiprocessing"),
                  ("tapete/table/ops/settings.py", "tapete.table.store.address"),
                  ("tapete/games/souls/language/typed.py", "tapete.games.souls.language.reading.typed"),
                  *((f"tapete/games/{game}/game.py", f"tapete.games.{game}.learner")
                    for game in ("bethlem", "gloom", "souls")),
                  ("tapete/gamedef/parts/observation.py", "tapete.gamedef.parts.derived")}
"""What a module asks for where it is in no page: a book as PDF, other processes, the address of a PostgreSQL, sentences
of a designer's own cards, what a learner sees."""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A whole game of Carcosa in the page's Python."""
    home = tmp_path_factory.mktemp("site")
    write_folder(home / "site", gather.gather())
    (home / "core").mkdir()
    spec = find_spec("pydantic_core")
    assert spec is not None and spec.origin is not None
    (home / "core" / "pydantic_core").symlink_to(Path(spec.origin).parent)
    done = subprocess.run([sys.executable, "-I", "-S", INSIDE, home / "site", home / "core", "carcosa", ELSEWHERE],
                          capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_the_record_of_a_page_is_one_everywhere(told: dict[str, Any], tmp_path: Path,
                                                monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "page.jsonl"
    file.write_text(told["record"], encoding="utf-8")
    replay = Replay(find_game("carcosa"), read(file))
    assert sum(1 for _ in replay.steps()) > 20
    assert replay.transcript.end is not None
    assert verified(file, monkeypatch) == 0
    lines = told["record"].splitlines(keepends=True)
    file.write_text("".join([*lines[:5], lines[5].replace(json.loads(lines[5])["state"], "0" * 16), *lines[6:]]))
    assert verified(file, monkeypatch) == 2
    assert told["uploaded"] == 201
    assert told["last"]["status"] == "over" and told["messages"] >= 4


def verified(file: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """The exit code of `tapete replay FILE --verify`."""
    monkeypatch.setattr(sys, "argv", ["tapete", "replay", str(file), "--verify"])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


def test_a_record_of_elsewhere_is_played_again_in_a_page(told: dict[str, Any]) -> None:
    status, shown = told["shown"]
    assert status == 200 and [moment["moment"] for moment in shown["moments"]] == [20, 21, 22, 23, 24]
    lines = ELSEWHERE.read_text(encoding="utf-8").splitlines()
    assert [moment["action"] for moment in shown["moments"]] == [json.loads(lines[n])["do"] for n in range(20, 25)]
    status, chance = told["chance"]
    assert status == 200 and chance["entries"] == [asdict(entry) for entry in chance_of(find_game("carcosa"),
                                                                                      read(ELSEWHERE))]


def test_a_page_that_comes_back_is_where_it_was(told: dict[str, Any]) -> None:
    assert told["before"] == told["after"]


def test_a_page_knows_its_own_games(told: dict[str, Any]) -> None:
    status, games = told["mine"]
    assert status == 200 and [(game["seat"], game["yours"], game["table"]["status"]) for game in games] == [
        (0, False, "over")]


def test_bots_that_search_are_asked_by_what_their_seat_may_know(told: dict[str, Any], tmp_path: Path) -> None:
    """Whatever leaves the worker of the tables is the blinded state of the seat that is to move, and no other."""
    file = tmp_path / "page.jsonl"
    file.write_text(told["record"], encoding="utf-8")
    replay = Replay(find_game("carcosa"), read(file))
    game, session = replay.session.game, replay.session
    blinded = {}
    for _ in chain([None], replay.steps()):
        if not session.over:
            seat = session.to_move
            blinded[game.State.to_bytes(session.blinded(seat))] = seat
            assert game.State.to_bytes(session.state) not in blinded
    asked = [json.loads(text) for text in told["questions"]]
    seats = {blinded[b64decode(each["state"])] for each in asked}
    assert seats == {0, 2, 3}       # a hint, a normal bot and a strong one; 1 is an easy one's
    assert {each["ms"] for each in asked} == {40, 500, 900}
    foreseen = [each.pop("foresee") for each in asked if "foresee" in each]
    assert all(set(each) == {"state", "seed", "plan", "nodes", "tree", "choices", "iterations", "chunk", "ms"}
               for each in asked)
    assert {blinded[b64decode(each.pop("state"))] for each in foreseen} == {0}
    assert all(set(each) == {"choices", "lines", "horizons", "seat", "widening", "certain"} for each in foreseen)


def test_hints_of_a_page_are_those_of_its_search(told: dict[str, Any]) -> None:
    menu, hints = told["before"]["menu"], told["advised"]["hints"]
    assert {hint["action"] for hint in hints} == {item["action"] for item in menu}
    assert (hints[0]["action"], hints[0]["visits"], hints[0]["value"]) == (menu[-1]["action"], 9, round(6 / 9, 4))
    assert all(hint["label"] for hint in hints)
    assert told["advised"]["why"] and told["advised"]["close"]      # nine visits tell nothing


def test_options_of_ones_own_are_read_in_a_page(told: dict[str, Any]) -> None:
    (made, variant), (wrong, mistake), (broken, no_yaml) = told["own"]
    assert (made, variant) == (200, {"name": "mine.yaml", "options": {"end": {"keys": 3}}})
    assert wrong == broken == 422
    assert mistake["error"]["sentence"].startswith("mine.yaml, line 2: end.keys")
    assert no_yaml["error"]["sentence"].startswith("mine.yaml, line ")


def test_the_page_refuses_in_the_servers_words(told: dict[str, Any]) -> None:
    assert told["stranger"][0] == 200       # of a table without a password; nobody else reaches it
    assert told["hint"][0] == 409 and told["hint"][1]["error"]["code"] == "over"
    assert told["wrong"][0] == 404 and told["wrong"][1]["error"]["code"] == "no_game"
    assert told["odd"][0] == 422 and "query.before" in told["odd"][1]["error"]["sentence"]
    assert told["nowhere"][0] == 404 and told["nowhere"][1]["error"]["code"] == "not_found"


def test_the_page_asks_for_nothing_that_browsers_lack(told: dict[str, Any]) -> None:
    tops = {name.partition(".")[0] for name in told["modules"]}
    assert not tops & {"sqlalchemy", "uvicorn", "starlette", "numba", "llvmlite", "rich", "typer", "alembic",
                       "multiprocessing"}


def test_plain_rows_are_the_databases() -> None:
    names: dict[str, Any] = {}
    exec(plain_rows(), names)
    for mapper in models.Base.registry.mappers:
        kept, plain = mapper.class_, names[mapper.class_.__name__]
        assert set(plain.COLUMNS) == {column.key for column in mapper.columns}
        assert set(plain.LISTS) == {each.key for each in mapper.relationships}
        assert names["columns"](plain()) == dict.fromkeys(plain.COLUMNS) | plain.USUAL
        with pytest.raises(TypeError):
            plain(nothing=1)
        assert kept.__name__ == plain.__name__


def test_what_is_made_ready_says_what_the_file_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = gather.gather()
    ready = [path for path in files if path.endswith(".yaml")]
    assert len(ready) > 20
    monkeypatch.setattr(messages_of_a_page, "IN_PAGE", True)
    monkeypatch.setattr(config, "IN_PAGE", True)
    made_ready = tmp_path / "ready.yaml"
    for path in ready:
        assert files[path].startswith(READY.encode())
        made_ready.write_bytes(files[path])
        assert read_yaml(made_ready) == read_yaml(gather.ROOT.parent / path)
    messages = [path for path in files if path.endswith(".ftl")]
    assert len(messages) > 10
    for path in messages:
        (tmp_path / "es.ftl").write_bytes(files[path])
        made, said = read_messages(tmp_path / "es.ftl"), read_messages(gather.ROOT.parent / path)
        said.body = [one for one in said.body
                     if not gather.only_commands_say(getattr(getattr(one, "id", None), "name", ""))]
        assert made.equals(said, ["span"]) and len(made.body) == len(said.body)


def test_every_game_can_be_told_apart() -> None:
    games = {gather.game_of(path) for path in gather.gather()}
    assert games == {None, "carcosa", "gloom", "bethlem", "souls"}


def test_the_page_has_what_its_modules_import() -> None:
    """Of the standard library and of Tapete itself, wherever in a module it is asked for."""
    files = gather.gather()
    script = (gather.ROOT.parent.parent / "web/site/python.mjs").read_text(encoding="utf-8")
    left_out = re.compile(re.search(r"^const LEFT_OUT = /(.*)/$", script, re.MULTILINE)[1])     # type: ignore[index]
    lacking = set()
    for path, data in files.items():
        if path.startswith("tapete/") and path.endswith(".py"):
            for name in imports(path, ast.parse(data)):
                file, top = name.replace(".", "/"), name.partition(".")[0]
                known = {f"{file}.py", f"{file}/__init__.py"} & set(files)
                if (top == "tapete" and not known) or (top in sys.stdlib_module_names and left_out.match(f"{file}.py")):
                    lacking.add((path, name))
    assert {name for path, name in lacking if (path, name) not in ELSEWHERE_ONLY} == set()


def imports(path: str, tree: ast.Module) -> Iterator[str]:
    """The modules that a module imports, without the imports for type checkers."""
    home = path.removesuffix(".py").removesuffix("/__init__").split("/")
    inside = home if path.endswith("/__init__.py") else home[:-1]
    unread = {id(each) for node in ast.walk(tree) if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
              for part in node.body for each in ast.walk(part)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and id(node) not in unread:
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and id(node) not in unread:
            base = inside[:len(inside) + 1 - node.level] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            below = gather.ROOT.parent / name.replace(".", "/")
            yield from (name, *(f"{name}.{each.name}" for each in node.names if (below / f"{each.name}.py").is_file()))


def test_the_shelf_has_all_that_is_asked_of_a_store() -> None:
    """Whatever the page's modules ask of their store, and so of the shelf that stands for it there."""
    asked = {name for path, data in gather.gather().items()
             if path.startswith("tapete/table/") and path.endswith(".py")
             for name in re.findall(r"\bstore\.([a-z]\w*)\(", data.decode())}
    assert {"add", "changing", "held", "load_snapshot"} <= asked
    assert {name for name in asked if not hasattr(MemoryStore, name)} == set()


def test_json_is_that_of_the_server() -> None:
    import orjson
    value = {"a": [1, None, "ñ"], "b": {"c": True}}
    assert ours.dumps(value) == orjson.dumps(value)
    assert ours.loads(ours.dumps({"view": ours.Fragment(b'{"x":1}'), **value})) == {"view": {"x": 1}, **value}
    assert ours.loads(ours.dumps({"view": ours.Fragment(b'[]')})) == {"view": []}


def test_only_the_link_of_the_page_asks_a_server() -> None:
    """Whatever asks past it would ask a host that has no server behind it. Drawings are files of the page itself."""
    source = gather.ROOT.parent.parent / "web" / "src"
    own = {source / "lib" / "link.ts", source / "lib" / "icons.svelte.ts", *(source / "lib" / "site").iterdir()}
    asks = re.compile(r"(?<![.\w])fetch\(|new WebSocket\(|new EventSource\(|sendBeacon\(|location\.pathname")
    found = [f"{file.name}: {line.strip()}" for file in sorted(source.rglob("*"))
             if file.suffix in (".ts", ".svelte") and file not in own and not file.name.endswith(".test.ts")
             for line in file.read_text(encoding="utf-8").splitlines() if asks.search(line)]
    assert found == []
