"""Pages for players and designers show what the program does, in English and in Spanish. Each session in them is typed,
each file written and each command looked up; and the Spanish page has the content of the English one."""
from __future__ import annotations

import io
import re
import shlex
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer

from tapete.cli.app import app, main
from tapete.files.config import parse_yaml
from tapete.games import find_game
from tapete.icons import drawn
from tapete.paper import Printed
from tapete.press.own import own_deck
from tapete.press.printing import _cards
from tapete.text.spoken import SpokenError

from ..press.conftest import job_of

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
TRANSLATED = sorted(page.name.removesuffix(".es.md") for page in DOCS.glob("*.es.md"))
LANGUAGES = {"en": ".md", "es": ".es.md"}
BOTH = pytest.mark.parametrize("language", LANGUAGES)
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
INDENTED = re.compile(r"(?:^    .*\n?)+", re.M)


@cache
def page(name: str, language: str = "en") -> str:
    return (DOCS / f"{name}{LANGUAGES[language]}").read_text(encoding="utf-8")


def fenced(text: str, kind: str = "") -> list[str]:
    return [found[2] for found in FENCED.finditer(text) if found[1] == kind]


def indented(text: str) -> list[str]:
    """Blocks of commands and of typed input, without their indent."""
    return [re.sub(r"^    ", "", found[0], flags=re.M) for found in INDENTED.finditer(FENCED.sub("", text))]


def section(text: str, n: int) -> str:
    """The text under the n-th heading after the title."""
    return re.split(r"^##+ .*$", FENCED.sub(lambda found: found[0].replace("\n#", "\n\0#"), text), flags=re.M)[n]


def flat(text: str) -> str:
    return " ".join(text.split())


# ---- the two languages -------------------------------------------------------------------------

ENGLISH_ONLY = {
    "index": 0, "play": 0, "change-a-card": 0, "redealing": 0, "spreadsheets": 0,
    "publish-a-game": 0,
    "table": 1,             # for programs
    "desk": 1,              # the API
    "in-a-link": 2,         # as far as it was tried; how it is made
    "press": 1,             # for who writes a game
}
"""How many sections at a page's end are for programmers, who read them in English."""


def read_by_players(name: str, text: str) -> str:
    ends = [found.start() for found in re.finditer(r"^##? For programs$|^##+ .*$", FENCED.sub(_blank, text), re.M)]
    return text[:ends[-ENGLISH_ONLY[name]]] if ENGLISH_ONLY[name] else text


def _blank(found: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", found[0])


def outline(text: str) -> dict[str, list[str]]:
    """What a page has whatever its language: headings, pictures, rows of tables, points, files and commands."""
    bare = FENCED.sub("", text)
    return {
        "headings": re.findall(r"^(#+) ", bare, re.M),
        "pictures": [re.sub(r"-es\b", "", each) for each in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", bare)],
        "rows": [f"{each.count(' | ')}" for each in re.findall(r"^\|.*$", bare, re.M)],
        "points": re.findall(r"^(-|\d\.) ", bare, re.M),
        "files": [re.sub(r" *#.*", "", each) for each in fenced(text, "yaml")],
        "sessions": [f"{each.count(chr(10))}" for each in indented(text)],
    }


@pytest.mark.parametrize("name", [name for name in TRANSLATED if name != "index"])
def test_a_spanish_page_has_what_the_english_one_has(name: str) -> None:
    english, spanish = outline(read_by_players(name, page(name))), outline(page(name, "es"))
    assert spanish == english


def test_the_spanish_readme_has_what_the_english_one_has() -> None:
    english, spanish = ((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "README.es.md"))
    assert outline(spanish) == outline(english)
    shown = [re.findall(r"\d[\d.,%]*", "\n".join(fenced(text))) for text in (english, spanish)]
    assert len(shown[0]) > 60 and shown[0] == shown[1]
    assert "](README.es.md)" in english and "](README.md)" in spanish


def test_what_is_read_in_spanish_is_said_once() -> None:
    assert set(ENGLISH_ONLY) == set(TRANSLATED)


def test_figures_are_the_same_in_both_languages() -> None:
    def figures(text: str) -> list[list[str]]:
        return [re.findall(r"-?\d[\d.]*", line) for block in fenced(text) for line in block.splitlines()]
    spanish = re.sub(r"(?<=\d),(?=\d+\b(?:\u00a0%|, ))", ".", page("change-a-card", "es"))
    assert figures(spanish) == figures(page("change-a-card"))


# ---- what the page is said to show -------------------------------------------------------------

OF_NO_MESSAGE = {"en": {"your", "why", "sensitivity", "tune", "With 3 players", "Add to home screen"},
                 "es": {"tu", "por qué", "sensibilidad", "ajuste", "Añadir a pantalla de inicio"}}
"""Words that stress something, or are a phone's."""


@BOTH
@pytest.mark.parametrize("name", ["table", "desk", "in-a-link"])
def test_buttons_are_called_what_the_page_calls_them(name: str, language: str) -> None:
    files = [ROOT / "web/src/text", ROOT / "web/src/desk/text"]
    said = {found[1] for file in files for found in re.finditer(
        r"^[\w-]+ = (.+)$", (file / f"{language}.ftl").read_text(encoding="utf-8"), re.M)}
    named = re.findall(r"(?<![*\w])\*([^*\n]+)\*(?!\*)", FENCED.sub("", page(name, language)))
    assert [each for each in named if each not in said | OF_NO_MESSAGE[language]] == []


# ---- commands ----------------------------------------------------------------------------------

COMMAND = re.compile(r"^(?:\$ )?(?:\.venv/bin/)?(?:[A-Z_]+=\S+ )*tapete ([^`\n]*)$")
PAGES = [ROOT / "README.md", ROOT / "README.es.md", *sorted(DOCS.glob("*.md"))]


def commands_in(text: str) -> list[str]:
    lines = [line for block in [*indented(text), *fenced(text), *fenced(text, "sh")]
             for line in re.sub(r"\\\n\s*", "", block).splitlines()]
    return [found[1] for line in lines if (found := COMMAND.match(line.strip()))]


def faults_of(command: str) -> list[str]:
    """The words in a typed line that are no command, or no option of the command."""
    here = tapete_command()
    faults = []
    words = iter(shlex.split(command, comments=True))
    for word in words:
        if word in ("...", "|", ">"):
            break
        options = {each: param for param in here.params for each in (*param.opts, *param.secondary_opts)}
        if word.startswith("--"):
            option, _, value = word.partition("=")
            if option not in options and option != "--help":
                faults.append(f"{here.name} has no {word}")
            elif option in options and not options[option].is_flag and not value:
                next(words, None)
        elif hasattr(here, "commands"):
            if word not in here.commands:
                return [*faults, f"there is no command {word}"]
            here = here.commands[word]
    return faults


@cache
def tapete_command() -> Any:
    return typer.main.get_command(app)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_commands_and_their_options_are_there(path: Path) -> None:
    wrong = {command: faults for command in commands_in(path.read_text(encoding="utf-8"))
             if (faults := faults_of(command))}
    assert wrong == {}


def test_commands_are_found_and_faults_in_them_are_seen() -> None:
    assert len(commands_in(page("play"))) > 8
    assert faults_of("play carcosa --sede 5") == ["play has no --sede"]
    assert faults_of("paly carcosa") == ["there is no command paly"]


# ---- a game in the terminal --------------------------------------------------------------------

@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Any:
    """A command in a folder of its own and in so many columns: what it prints, and what it says is wrong."""
    def run(command: str, *typed: str, columns: int = 80) -> tuple[str, str]:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("COLUMNS", f"{columns}")
        monkeypatch.setattr(sys, "argv", ["tapete", *shlex.split(command)])
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        with pytest.raises(SystemExit):
            main()
        return capsys.readouterr()
    return run


PROMPT = re.compile(r"^(\d .*?[›>]|.*\?)(?: (\S.*))?$", re.M)
"""Where somebody types: after the seat's name or a question."""


def typed_in(session: str) -> list[str]:
    return [found[2] for found in PROMPT.finditer(session) if found[2]]


def told_in(session: str) -> list[str]:
    """What the program says in a session, between what is left out, as one line each."""
    told = PROMPT.sub(lambda found: found[1], session)
    return [flat(part) for part in told.split("  ...\n")]


@BOTH
def test_the_first_game_goes_as_the_page_says(language: str, at_terminal: Any) -> None:
    text = page("play", language)
    begin, then = fenced(text)[:2]
    why_not = next(block for block in indented(text) if "carcosa.board.stairs" in block)
    (command,) = [each for each in commands_in(text) if "--seed 5" in each]
    out = flat(at_terminal(command, "2", *typed_in(why_not), "q")[0])
    for told in [*told_in(begin), *told_in(then), *told_in(why_not)]:
        assert told and told in out


@BOTH
def test_a_game_is_saved_gone_on_with_and_checked_as_the_page_says(language: str, at_terminal: Any,
                                                                   tmp_path: Path) -> None:
    text = page("play", language)
    stays, goes_on = [flat(block) for block in indented(text) if "jsonl" in block and "tapete" not in block][:2]
    (command,) = [each for each in commands_in(text) if "--save" in each]
    assert stays in flat(at_terminal(f"{command} --seed 5", "move F1_R1", "meditate", "s")[0])
    assert goes_on in flat(at_terminal(command, "s")[0])

    kept = tmp_path / command.split("--save ")[1].split()[0]
    lines = kept.read_text(encoding="utf-8").splitlines()
    (tmp_path / "edited.jsonl").write_text("\n".join([*lines[:2], lines[2].replace("meditate", "search")]) + "\n")
    (tmp_path / "cut.jsonl").write_text("\n".join([*lines[:2], lines[2][:-9]]))
    (edited,) = [block.strip() for block in indented(text) if "edited.jsonl" in block]
    assert at_terminal(f"replay edited.jsonl --verify --lang {language}")[1].strip() == edited
    cut = at_terminal(f"replay cut.jsonl --verify --lang {language}")[1]
    assert f"`{cut.strip().partition('cut.jsonl, ')[2]}`" in text

    verify = next(block for block in indented(text) if "seed-102" in block)
    command = COMMAND.match(verify.splitlines()[0])[1]
    out = at_terminal(command.replace("tests/", f"{ROOT}/tests/"))[0]
    assert flat(out).replace(f"{ROOT}/", "") == flat(verify.splitlines()[1])


@BOTH
def test_real_dice_are_asked_for_as_the_page_says(language: str, at_terminal: Any) -> None:
    text = page("play", language)
    session = next(block for block in indented(text) if "d4" in block and not block.lstrip().startswith("$"))
    (command,) = [each for each in commands_in(text) if "--real-dice" in each]
    assert told_in(session)[0] in flat(at_terminal(command, *typed_in(session), "s")[0])


@BOTH
def test_chance_is_logged_as_the_page_says(language: str, tapete: Any) -> None:
    block = next(block for block in indented(page("play", language)) if "--chance" in block)
    command, *shown = block.strip().splitlines()
    said = tapete(*command.split()[2:])[1].splitlines()
    assert len(shown) == 3 and [line for line in shown if line.strip() not in (*said, "...")] == []


# ---- changing a card ---------------------------------------------------------------------------

BLOW = "events:\n  GOLPE_AMARILLO:\n    table: {rows}\n"
MISTAKES = ["end:\n  keyz: 3\n", "end:\n  keys: 99\n", "deck:\n  VIAL: 9\n",
            BLOW.format(rows='{"0-2": lose 2, "4+": lose 1}'),
            BLOW.format(rows='{"0-2": lose 2, "3-5": lose 1}'), "deck: {OWN_2: 3}\n",
            BLOW.format(rows='{"0-2": lose two, "3+": lose 1}'),
            "king: {tales: [1, 2, 3]}\n"]
"""A file for each mistake that the page names, in its order."""


@BOTH
def test_mistakes_in_a_configuration_look_as_the_page_says(language: str, at_terminal: Any, tmp_path: Path) -> None:
    shown = [block.strip() for block in indented(page("change-a-card", language)) if block.startswith("tapete: bad")]
    found = []
    for mistake in MISTAKES:
        (tmp_path / "bad.yaml").write_text(mistake, encoding="utf-8")
        found.append(at_terminal(f"play carcosa --config bad.yaml --lang {language}")[1].strip())
    assert found == shown


@pytest.mark.parametrize("name", ["change-a-card", "press"])
def test_the_files_of_a_page_are_taken(name: str, tmp_path: Path) -> None:
    game = find_game("carcosa")
    files = fenced(page(name), "yaml")
    assert len(files) > 1
    for i, text in enumerate(files):
        if isinstance(parse_yaml(text, f"{i}.yaml").get("cards"), list):      # a deck to be printed alone
            (tmp_path / "own.yaml").write_text(text, encoding="utf-8")
            assert own_deck(tmp_path / "own.yaml", "es").cards
        else:
            game.options(game.ruleset(), parse_yaml(text, f"{i}.yaml"))


@pytest.mark.long
@BOTH
def test_ten_thousand_games_give_the_figures_of_the_page(language: str, at_terminal: Any, tmp_path: Path) -> None:
    text = page("change-a-card", language)
    for name, file in zip(("keys3", "by_players", "blow", "clock", "deck"), fenced(text, "yaml"), strict=True):
        (tmp_path / f"{name}.yaml").write_text(file, encoding="utf-8")
    commands = [each for each in commands_in(text) if "--games 10000" in each]
    tables = [each for each in fenced(text) if "│" in each]
    for command, table in zip(commands, tables, strict=True):
        out = at_terminal(command, columns=120)[0]
        assert [line for line in table.splitlines() if flat(line) not in flat(out)] == []


# ---- printing ----------------------------------------------------------------------------------

@BOTH
def test_what_is_printed_is_listed(language: str, at_terminal: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under the names that they are written by, without setting a single page."""
    monkeypatch.setattr("tapete.press.printing.pdf", lambda *page: b"")
    monkeypatch.setattr("tapete.press.printing.examples_of", lambda playing: {})
    text = page("press", language)
    assert at_terminal(commands_in(text)[0])[0] == fenced(text)[0]


@BOTH
def test_a_text_that_is_too_long_for_its_card_is_refused_as_the_page_says(language: str, tmp_path: Path) -> None:
    text = page("press", language)
    (own,) = [each for each in fenced(text, "yaml") if "STOPPED_CLOCK" in each]
    (tmp_path / "own.yaml").write_text(own.replace("1d6.,", f"1d6.{' 1d6' * 400},").replace(
        "1d6.}", f"1d6.{' 1d6' * 400}}}"), encoding="utf-8")
    deck = own_deck(tmp_path / "own.yaml", language)
    with pytest.raises(SpokenError) as refused:
        list(_cards(job_of(language=language), Printed(decks=(deck,))))
    assert f"tapete: {refused.value.sentence(language)}\n" in indented(text)


def test_the_number_of_drawings_is_that_of_the_set() -> None:
    assert f"{len(drawn()):,} of [game-icons.net]" in page("press")
