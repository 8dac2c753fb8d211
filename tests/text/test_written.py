"""People's words are escaped for files, headers, mail, pages and prints: another reader finds exactly the same words
there."""
from __future__ import annotations

import ast
import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields, is_dataclass
from email import message_from_bytes, policy
from email.message import Message
from email.utils import collapse_rfc2231_value
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
import yaml
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from markdown_it import MarkdownIt
from pydantic import SecretStr
from rich.table import Table
from ruamel.yaml import YAML
from typer.testing import CliRunner

from tapete.cli.app import app
from tapete.desk import printed
from tapete.desk.http import routes
from tapete.desk.store import DeskStore
from tapete.desk.studies.played import key_of, play_part
from tapete.differences.between import Differences, RuleDifference, ValueDifference
from tapete.differences.changelog import ChangelogEntry, changelog
from tapete.errors import InputError
from tapete.files.yaml_writer import as_yaml
from tapete.gamedef.by_players import at_table
from tapete.games import NAMES, find_game
from tapete.lab.report.charts import Bar, Chart, bars
from tapete.lab.report.numbers import Numbers
from tapete.lab.simulate import make_study
from tapete.lab.tuning.tune import as_yaml as configured
from tapete.paper import Drawing
from tapete.press.letters import LetterReport
from tapete.referee.story import story
from tapete.referee.transcript import Replay, parse, read
from tapete.table.http.app import create_app
from tapete.table.http.downloads import as_attachment
from tapete.table.people import sender as envoy
from tapete.table.people.sender import NoticeText, Sender
from tapete.tale.build import tell
from tapete.tale.pages import page
from tapete.text.plain_text import one_line

from ..press.conftest import flat, job_of, pages_of, print_all
from ..table.support import settings_for

SOURCE = Path(__file__).parents[2] / "src/tapete"
SIGNS = """"] <b>&amp;'#: {y} \\1 $z$ [/red]-->"""
"""What means something to one reader or another, and can be seen."""
BREAKS = [f"Ana{each}evil: 1" for each in ("\n", "\r", "\r\n", "\x85", "\u2028", "\u2029", "\v", "\f", "\x1c", "\x00",
                                           "\ufeff")]
NASTY = [SIGNS, *BREAKS, "# x", "- x", ": ", " x ", "'", '"', "!tag", "&a", "*a", "{", "|\n x", "😀\x85" * 60,
         "\x1b[31m", "x\t#y", "\u202eevil"]


# ---- which places there are ----------------------------------------------------------------------

def trees() -> Iterator[tuple[str, ast.AST]]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield path.relative_to(SOURCE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def laid_out(node: ast.JoinedStr) -> str:
    """A text with what is put into it as \\0."""
    return "".join(each.value if isinstance(each, ast.Constant) else "\0" for each in node.values)


DRAWN = {f"games/{name}/press/{part}.py" for name, parts in {
    "bethlem": ("art", "picture", "sheets"), "carcosa": ("art", "board", "picture", "tokens"),
    "gloom": ("art", "cards", "cover", "film", "picture", "sheets"),
    "souls": ("art", "creatures", "picture", "table")}.items() for part in parts} | {
    "example/high_card/printed.py", "icons/__init__.py", "press/dice.py", "press/own.py", "press/portraits.py"}
"""Drawings of numbers and colours: `test_no_drawing_holds_words` looks at what they make."""
OURS = {"files/config.py", "text/speech.py", "ledger/numbers.py", "tooling/page_types.py", "tooling/reference.py",
        "ledger/wording.py",
        "table/ops/settings_page.py", "games/souls/language/template.py"}
"""Tags of our own sources' texts and messages: nothing there is of who plays or designs."""


def test_markup_is_put_together_where_it_is_known_to_be() -> None:
    found = {name for name, tree in trees() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)
             and re.search(r"</?[A-Za-z!]", laid_out(node))}
    assert found == DRAWN | OURS


def test_lines_of_files_are_not_put_together() -> None:
    """Comments, keys of YAML and of JSON, rows of tables."""
    line = re.compile(r"^\s*(#|//|--) .*\0|^\s*[\w-]+: ?\0.*\n|\"[^\"]*\"\s*:\s*\"?\0|^\|.*\0", re.MULTILINE)
    found = {name for name, tree in trees() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)
             and line.search(laid_out(node))}
    assert found == {"tooling/reference.py", "table/ops/settings_page.py", "site/packages.py",
                     "differences/changelog.py"}, \
        "tables of our own documents, a package's metadata, and Markdown, which is read below"


def test_files_to_be_kept_are_named_in_one_place() -> None:
    found = {name for name, tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Constant)
             and isinstance(node.value, str) and "content-disposition" in node.value.lower()}
    assert found == {"table/http/downloads.py"}


def test_a_command_that_is_shown_names_files_as_a_shell_reads_them() -> None:
    wrong = [f"{name}:{node.lineno}" for name, tree in trees() if name.startswith("lab/report/")
             for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)
             and re.search(r"tapete \w|--out", laid_out(node))
             for each in node.values if isinstance(each, ast.FormattedValue) and ".name" in ast.unparse(each.value)
             and not ast.unparse(each.value).startswith("quote(")]
    assert wrong == []


def called(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", None)) in names:
            yield node


def test_yaml_is_written_in_one_place() -> None:
    found = {name for name, tree in trees() for node in called(tree, "dump", "dump_all")
             if isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) not in ("json", "pickle")}
    assert found == {"files/yaml_writer.py"}


def test_no_terminal_takes_words_for_styles() -> None:
    wrong = [f"{name}:{node.lineno}" for name, tree in trees() for node in called(tree, "Console")
             if not any(each.arg == "markup" and ast.unparse(each.value) == "False" for each in node.keywords)]
    assert wrong == []
    said = [f"{name}:{node.lineno}" for name, tree in trees() for node in called(tree, "from_markup", "render_markup")]
    assert said == []


def test_templates_escape_what_they_are_given() -> None:
    for name, tree in trees():
        for node in called(tree, "Environment"):
            assert any(each.arg == "autoescape" and ast.unparse(each.value) == "True" for each in node.keywords), name
    unescaped = {path.name: re.findall(r"\{\{(.*?)\|\s*safe", path.read_text(encoding="utf-8"))
                 for path in SOURCE.rglob("*.html") if "static" not in path.parts and "page" not in path.parts}
    assert {name: [each.strip() for each in found] for name, found in unescaped.items() if found} == {
        "template.html": ["figure.chart.svg()"]}


FILES = {
    "GET /api/replays/{replay}/book", "GET /api/replays/{replay}/record", "GET /api/tables/{code}/record",
    "GET /api/tables/{code}/story", "GET /api/tables/{code}/qr.svg", "GET /api/house/qr.svg", "GET /api/mine/qr.svg",
    "GET /api/desk/variants/{variant}.yaml", "GET /api/desk/variants/{variant}/changelog.md",
    "GET /api/desk/runs/{run}", "GET /api/desk/print", "GET /api/desk/folder",
    "GET /api/desk/report", "GET /api/desk/sheets", "GET /api/games/{game}/own-board"}
"""Answers that are no JSON: what the tests below read, records (lines of JSON), pictures of links, spreadsheets,
which `tests/sheets` reads, and a game's own board, which `tests/files/test_own_board.py` reads."""


def test_every_answer_that_is_no_json_is_read_here(tmp_path: Path) -> None:
    waiting: list[Any] = [create_app(settings_for(f"sqlite+aiosqlite:///{tmp_path / 't.db'}", desk="local"))]
    found = set()
    while waiting:
        for route in waiting.pop().routes:
            if hasattr(route, "original_router"):
                waiting.append(route.original_router)
            elif isinstance(route, APIRoute) and route.path.startswith("/api"):
                kind: Any = getattr(route.response_class, "value", route.response_class)
                if not issubclass(kind, JSONResponse) and route.status_code != 204:
                    found |= {f"{method} {route.path}" for method in route.methods}
    assert {name for name in found if not name.startswith("DELETE")} == FILES


# ---- Markdown ------------------------------------------------------------------------------------

@pytest.mark.parametrize("word", [*NASTY, "1. x", "1) x", "+ x", "***", "===", "[a](b)", "![a](b)", "~~x~~", "`x`"])
def test_a_changelog_is_read_as_it_was_written(word: str) -> None:
    found = Differences([ValueDifference("changed", "a", word, word, word)], [RuleDifference("a", word, word)])
    text = changelog(word, [ChangelogEntry(f"x {word}", "2026-11-29", word, found)], "en")
    parts = MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(text)
    line = " ".join(one_line(word).split())
    kinds = [each.type for each in parts if each.nesting == 1]
    assert kinds == ["heading_open", "heading_open", *["paragraph_open"] * bool(line),
                     "bullet_list_open", "list_item_open", "paragraph_open", "paragraph_open",
                     "bullet_list_open", "list_item_open", "paragraph_open",
                     "bullet_list_open", "list_item_open", "paragraph_open"]
    for each in parts:
        assert all(inner.type in ("text", "text_special") for inner in each.children or ()), each.content
    said = ["".join(inner.content for inner in each.children) for each in parts if each.children is not None]
    assert said[0] == line and said[1] == f"x {line} (2026-11-29)" and said[-2] == line


# ---- YAML ----------------------------------------------------------------------------------------

@pytest.mark.parametrize("word", NASTY)
def test_yaml_is_read_as_it_was_written(word: str) -> None:
    data = {"k": word, "l": [word, {"m": word * 30}], word: 1}
    for text in (as_yaml(data, f"{SIGNS}{word}"), as_yaml(data, width=100), configured(data, {})):
        for how in ({"typ": "safe"}, {"typ": "safe", "pure": True}):
            assert YAML(**how).load(text) == data
        other = yaml.load(text, yaml.BaseLoader)        # by its own rules "yes" is no text
        assert other == {"k": word, "l": [word, {"m": word * 30}], word: "1"}


@pytest.mark.parametrize("name", NASTY)
def test_the_file_of_a_variant_has_its_name_in_a_comment_and_nothing_more(name: str, tmp_path: Path) -> None:
    store = DeskStore(tmp_path)
    kept = store.add_variant(parent=None, game="carcosa", ruleset="canon-0.4", name=name, note="", figures=None,
                             changes={"end.keys": 3})
    answer = routes.file(kept["id"], SimpleNamespace(store=store))      # type: ignore[arg-type]
    text = bytes(answer.body).decode()
    for load in (yaml.safe_load, YAML(typ="safe").load):
        assert load(text) == {"end": {"keys": 3}}
    head, rest = text.split("\n", 1)
    assert head.startswith("# ") and head.endswith(": carcosa canon-0.4") and len(head.splitlines()) == 1
    assert not rest.startswith("#") and letters(head) == f"{letters(name)}carcosacanon04"


def letters(text: str) -> str:
    return re.sub(r"\W", "", text)


@pytest.mark.parametrize("name", ["\u200b", "\x00\x01", "\n"])
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        routes.NewVariant(game="carcosa", name=name)


def own_cards(game: str) -> dict[str, Any]:
    """Changes by which a card has the nasty words as its name."""
    says = {"es": SIGNS, "en": SIGNS}
    if game == "carcosa":
        return {"cards": {"OWN_1": {"title": says, "kind": "yellow", "table": {"always": "lose 1"}}},
                "deck": {"OWN_1": 3, "VIAL": 5}}
    if game == "souls":
        return {"own": [{"deck": "treasure", "cards": [
            {"id": "COAL", "name": says, "type": "active", "abilities": [{"tap": "gain 7 cents"}]}]}]}
    if game == "gloom":
        pack = at_table(find_game("gloom").options(find_game("gloom").ruleset()), 4).cards.model_dump(     # type: ignore[attr-defined]
            mode="json", exclude_defaults=True)
        first = next(iter(pack["modifiers"]))
        pack["modifiers"][first]["name"] = says
        return {"pack": pack}
    return {}


# ---- pages ---------------------------------------------------------------------------------------

class Reader(HTMLParser):
    """The words of a page, of each element, and which elements there are."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.words: list[str] = []
        self.tags: dict[str, int] = {}
        self.given: set[str] = set()
        self.within = ""
        self.pre: list[str] = []
        """The texts in files that a page shows whole."""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] = self.tags.get(tag, 0) + 1
        self.within = tag
        self.given |= {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        if self.within == "code":
            self.pre.append(data)


def test_a_report_says_words_and_nothing_else() -> None:
    game = find_game("carcosa")
    rules = game.ruleset()
    pages = {}
    for config in ({"end": {"keys": 3}}, {"end": {"keys": 3}, **own_cards("carcosa")}):
        study = make_study(game, rules, game.options(rules, config), [None, None], ["random"], 1, 12)
        rows = play_part(key_of(study), 1, 12)
        pages[len(config)] = Reader(printed.report(key_of(study), rows, "es").decode())
    usual, nasty = pages[1], pages[3]
    files = [YAML(typ="safe").load(each) for each in nasty.pre if "OWN_1" in each]
    assert files and all(each["cards"]["OWN_1"]["title"]["es"] == SIGNS for each in files)
    assert nasty.given == usual.given and set(nasty.tags) == set(usual.tags) and "script" not in nasty.tags


@pytest.mark.parametrize("word", [each for each in NASTY if "\n" not in each])
def test_a_chart_says_words_and_nothing_else(word: str) -> None:
    rows = [Bar(word, 40, 30, 50, "good", word), Bar("other", 10, 5, 20, "bad", "other")]
    chart = Chart("n", word, word, bars(rows, word, Numbers("en"), (20, word)))
    assert chart.png(LetterReport())[:4] == b"\x89PNG"
    drawn = ElementTree.fromstring(chart.svg())
    said = [letters(each.text or "") for each in drawn.iter() if each.tag in ("title", "desc", "text")]
    assert said.count(letters(word)) >= 6, said
    if word.isprintable():
        assert [drawn[0].text, drawn[1].text] == [word, word]
    assert {each.tag for each in drawn.iter()} <= {"svg", "title", "desc", "defs", "style", "g", "path", "text", "use",
                                                  "clipPath", "rect"}


def noted(words: str) -> Any:
    """A recorded game in which somebody says something at their first choice."""
    lines = (Path(__file__).parents[1] / "fixtures/carcosa/seed-101.jsonl").read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if json.loads(line).get("n") == 1)
    lines[at] = json.dumps({**json.loads(lines[at]), "note": words})
    return parse("\n".join(lines).encode() + b"\n", Path("it.jsonl"))


def test_a_book_says_names_and_nothing_else() -> None:
    """What people said in their own words: `tests/tale/test_tale.py`."""
    record = read(Path(__file__).parents[1] / "fixtures/carcosa/seed-101.jsonl")
    called = SIGNS[:24].strip()
    pages = []
    for first in ("Ana", called):
        names = [first, "Bea", "Eva", "Leo"][:len(record.header["roles"])]
        told = tell(Replay(find_game("carcosa"), record), names, "es")
        pages.append(Reader(page(told, "carcosa", "html").decode()))
    usual, nasty = pages
    assert called in "".join(nasty.words) and nasty.tags == usual.tags and nasty.given == usual.given
    assert letters(called) in letters("".join(pages_of(page(told, "carcosa", "pdf"))))


@pytest.mark.parametrize("word", BREAKS)
def test_a_story_has_a_line_for_each_thing_that_was_done(word: str) -> None:
    records = [noted("Ana")]
    with suppress(InputError):      # of a record that is refused nothing is told
        records.append(noted(word))
    usual, nasty = ["".join(line + "\n" for line in story(each, "es", ["Ana"])) for each in (records[0], records[-1])]
    assert len(nasty.splitlines()) == len(usual.splitlines())
    assert not any(line.startswith("evil") for line in nasty.splitlines())


# ---- prints --------------------------------------------------------------------------------------

def drawings(thing: Any) -> Iterator[Drawing]:
    if isinstance(thing, Drawing):
        yield thing
    elif is_dataclass(thing) and not isinstance(thing, type):
        for each in fields(thing):
            yield from drawings(getattr(thing, each.name))
    elif isinstance(thing, list | tuple):
        for one in thing:
            yield from drawings(one)


@pytest.mark.parametrize("game", NAMES)
def test_no_drawing_holds_words(game: str) -> None:
    made = job_of(game, config=own_cards(game)).printed()
    found = {drawing.svg for drawing in drawings(made)}
    assert len(found) > 3
    for svg in found:
        drawn = ElementTree.fromstring(f"<svg>{svg}</svg>")
        assert not any((each.text or "").strip() or (each.tail or "").strip() for each in drawn.iter()), svg
    if own_cards(game):
        titles = {card.title for deck in made.decks for card in deck.cards}
        assert SIGNS in titles


@pytest.mark.parametrize("game", [name for name in NAMES if own_cards(name)])
def test_a_print_says_the_words_of_a_card(game: str) -> None:
    pytest.importorskip("typst")
    said = SIGNS[:30]
    changes = json.loads(json.dumps(own_cards(game)).replace(json.dumps(SIGNS)[1:-1], json.dumps(said)[1:-1]))
    files = print_all(job_of(game, config=changes), "cards")
    text = "\n".join("\n".join(pages_of(data)) for name, data in files.items() if name.endswith(".pdf"))
    assert "".join(said.split()) in "".join(flat(text).split())


# ---- headers and mail ----------------------------------------------------------------------------

@pytest.mark.parametrize("word", NASTY)
def test_a_file_has_the_name_that_it_was_given(word: str) -> None:
    [(header, value)] = as_attachment(word).items()
    assert header == "Content-Disposition" and value.isascii() and value.isprintable()
    message = Message()
    message[header] = value
    told = dict(message.get_params(header=header) or [])
    assert {*told} == {"attachment", "filename"} and collapse_rfc2231_value(told["filename"]) == word


class Sent:
    def __init__(self) -> None:
        self.posts: list[tuple[dict[str, str], bytes]] = []

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> None:
        self.posts.append((headers, body))


@pytest.mark.parametrize("word", NASTY)
def test_word_that_is_sent_says_the_words_in_its_body_alone(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mails: list[bytes] = []

    async def send(message: Any, **how: Any) -> None:
        mails.append(message.as_bytes())
    monkeypatch.setattr(envoy.aiosmtplib, "send", send)
    sent, plain = Sent(), NoticeText("Tapete", "Tapete", "hola", "https://t.example/", "", "")
    settings = SimpleNamespace(mail=SecretStr("smtp://127.0.0.1:25"), mail_from="t@t.example", public=None)
    by = Sender(settings, sent)      # type: ignore[arg-type]
    nasty = NoticeText("Tapete", "Tapete", word, "https://t.example/", "", "")
    for each in (plain, nasty):
        for kind, service, address in (("mail", None, "ana@example.org"), ("hook", "ntfy", "https://n.example/x"),
                                       ("hook", "discord", "https://d.example/x"), ("hook", "", "https://w.example/x")):
            asyncio.run(by.send(kind, service, address, each))
    first, second = (message_from_bytes(mail, policy=policy.default) for mail in mails)
    assert first.keys() == second.keys() and first["Subject"] == second["Subject"]
    body = second.get_content()
    assert body.rstrip("\n").replace("\r\n", "\n").replace("\r", "\n") == nasty.whole.replace("\r\n", "\n").replace(
        "\r", "\n").rstrip("\n")
    assert [headers for headers, _ in sent.posts[:3]] == [headers for headers, _ in sent.posts[3:]]
    assert sent.posts[3][1].decode() == nasty.whole
    assert [list(json.loads(data).values()) for _, data in sent.posts[4:]] == [[nasty.whole]] * 2


# ---- terminals -----------------------------------------------------------------------------------

def test_a_terminal_shows_words_as_they_are(tmp_path: Path) -> None:
    for name in ("[red]x.yaml", "[bold]x.yaml"):
        (tmp_path / name).write_text(f"end: {{keys: {len(name) % 4 + 1}}}\n")
    made = CliRunner().invoke(app, ["lab", "compare", "carcosa", str(tmp_path / "[red]x.yaml"),
                                    str(tmp_path / "[bold]x.yaml"), "--games", "20", "--lang", "en"])
    assert made.exit_code == 0, made.output
    assert "[red]x" in made.output and "[bold]x" in made.output


def test_a_table_with_words_in_brackets_is_shown() -> None:
    from tapete.cli.games import Console
    out, shown = StringIO(), Table("[/red]")
    shown.add_row("[bold]x")
    Console(file=out, markup=False).print(shown)
    assert "[/red]" in out.getvalue() and "[bold]x" in out.getvalue()
