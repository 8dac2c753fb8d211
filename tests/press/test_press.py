"""Other printed parts: rulebook, board, sheets, tokens; the command; and games other than Carcosa."""
from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from PIL import Image
from pypdf import PdfReader

import tapete
from tapete.cli.app import main
from tapete.errors import InputError
from tapete.games import find_game
from tapete.ledger.ledger import read_ledger
from tapete.ledger.wording import wording
from tapete.paper import Drawing, PaperDie, Printed, Token
from tapete.press.cutting import FOOT, cut_out
from tapete.press.paper import PAPERS
from tapete.press.printing import tiles_of
from tapete.referee.session import Session
from tapete.referee.teach import told
from tapete.text.speech import LANGUAGES

from ..needs import need_program
from ..sweep import sweep
from .conftest import flat, job_of, pages_of, print_all

SOURCES = Path(tapete.__file__).parent


# ---- the rulebook --------------------------------------------------------------------------------

def ids_of(ruleset: str) -> set[str]:
    return {rule.id.removeprefix("carcosa.") for rule in read_ledger("carcosa", ruleset).rule}


def named_in(pages: list[str]) -> set[str]:
    return set(re.findall(r"^[a-z]+\.[a-z_0-9]+", "\n".join(pages), re.MULTILINE))


def test_the_rulebook_has_every_rule(spanish: list[str], english: list[str]) -> None:
    assert ids_of("canon-0.4") - named_in(spanish[:-1]) == set()
    assert ids_of("tecnico-0.1") - named_in(english[:-1]) == set()


def test_the_rulebook_says_what_its_rules_say_and_why(spanish: list[str]) -> None:
    book = flat("\n".join(spanish))
    rule = next(rule for rule in read_ledger("carcosa").rule if rule.id == "carcosa.rooms.chapel")
    assert flat(rule.es.replace("PARANOIA", "Paranoia")) in book
    assert "Decisión." in book and "Lista de componentes" in book and "Referencia rápida" in book


def test_examples_are_played_and_told_in_the_games_sentences(spanish: list[str]) -> None:
    book = flat("\n".join(spanish))
    assert book.count("elige:") > 100
    assert "Camorrista revela «Diván amarillo» en la habitación 1 del primer piso." in book
    assert "ya no se da así" not in book


def test_an_example_that_is_not_drawn_is_told_in_words(english: list[str]) -> None:
    """What the game waits for, what is chosen, what happens, what may not be done: in the game's own sentences."""
    book = flat("\n".join(english))
    assert "Brawler is to play: what now? Brawler chooses: Search (1 action)" in book
    assert "Brawler reveals “Yellow Couch” in room 1 on the first floor." in book
    assert "Brawler may not: " in book


def test_a_configuration_marks_the_rules_that_it_changes(spanish: list[str], english: list[str]) -> None:
    book = flat("\n".join(english))
    assert "In this configuration sanity.house is 3 (the rules have 1)." in book
    assert "Printed with a configuration" in book
    assert "The House: every soul loses 3 sanity." in book
    assert "1 0 2 5 3+ 6" in book           # the presence by rounds, from the numbers that run
    assert "Con esta configuración" not in flat("\n".join(spanish))


def test_the_index_leads_to_the_page(spanish: list[str]) -> None:
    found = re.search(r"^rooms\.chapel\s*\n?\s*(\d+)$", spanish[-1], re.MULTILINE)
    assert found and any(line.startswith("rooms.chapel") for line in spanish[int(found[1]) - 1].splitlines())


@pytest.mark.parametrize("game, language", sweep(
    [("carcosa", "es"), ("gloom", "es"), ("souls", "es"), ("bethlem", "en")],
    kept=[("gloom", "es"), ("bethlem", "en")]))
def test_the_players_edition_says_first_what_one_wants_and_names_no_rule(game: str, language: str) -> None:
    """Ids are looked for as the full book prints them: at the beginning of a line, or whole."""
    job = replace(job_of(game, language=language), for_players=True)
    (name, data), = print_all(job, "rulebook").items()
    pages = pages_of(data)
    goal = dict(told(job.game, job.ruleset, job.options, language))["goal"]
    assert name == f"{game}-players.pdf"
    assert flat(goal[0])[:40] in flat(pages[1]), "page 2 says who one is"
    book, rules = "\n".join(pages), read_ledger(game).rule
    lines = {line.split(" ")[0] for line in book.splitlines()}
    assert [rule.id for rule in rules if rule.id in book or rule.id.split(".", 1)[1] in lines] == []
    assert "§" not in book and not re.search(r"^(Ruling|Decisión)\.", book, re.MULTILINE)
    worded, read = wording(game, language), _letters(book)
    texts = [worded(rule.es if language == "es" else rule.en) for rule in rules if rule.kind != "note"]
    assert [text for text in texts if _letters(text)[:30] not in read] == [], "the rules themselves are there"


def _letters(text: str) -> str:
    """A text without its breaks into lines and words."""
    return re.sub(r"[\s\-\u00ad]", "", text)


# ---- board, sheets, tokens -----------------------------------------------------------------------

@pytest.mark.parametrize("paper", PAPERS)
def test_the_board_is_cut_into_six_sheets(paper: str) -> None:
    job = job_of(paper=paper)
    board, = job.printed().boards
    tiles = tiles_of(board, job.paper)
    assert (tiles["columns"], tiles["rows"], tiles["flipped"]) == (2, 3, True)
    pages = pages_of(print_all(job, "board")["carcosa-board.pdf"])
    assert ["the Threshold" in page for page in pages] == [False, False, True, False, False, False]


def test_the_board_shows_where_decks_go_next() -> None:
    belt = job_of().options.model_dump()["king"]["belt"]
    text = "\n".join(pages_of(print_all(job_of(config={"king": {"belt": belt[::-1]}}), "board")["carcosa-board.pdf"]))
    assert sorted(re.findall(r"» (F\d R\d)", text)) == sorted(place.replace("_", " ") for place in belt)


def spots_of(ruleset: str) -> list[list[tuple[float, float]]]:
    """Where R1 to R4 of each floor are written, on the board and in an example's drawing, in mm from the upper left."""
    job = job_of(ruleset=ruleset)
    printed = job.printed()
    session = Session(job.game, job.ruleset, job.options, [None, None], 1)
    assert printed.picture is not None
    drawn = printed.picture(session.view(), session.view(), ["a", "b"])[0]
    found = []
    for words, name in ((printed.boards[0].drawing.words, "R{}"), (drawn.words, "{}")):
        numbers = [[word for word in words if word.text == name.format(n) and word.weight in (700, 800)
                    and word.align == ("right" if "R" in name else "left")] for n in (1, 2, 3, 4)]
        assert all(len(each) == 3 for each in numbers)
        found += [[(word.x, word.y) for word in floor] for floor in zip(*numbers, strict=True)]
    return found


def test_the_technical_book_has_its_rooms_clockwise() -> None:
    """§2: 1 is upper left, 2 upper right, 3 lower right, 4 lower left. The canon says what touches what."""
    for one, two, three, four in spots_of("tecnico-0.1"):
        assert (one[1], four[1], one[0], two[0]) == (two[1], three[1], four[0], three[0])
        assert one[0] < two[0] and one[1] < four[1]
    for row in spots_of("canon-0.4"):
        assert len({y for _, y in row}) == 1 and [x for x, _ in row] == sorted(x for x, _ in row)


def test_the_crown_is_printed_only_where_it_is_in_play() -> None:
    for in_play in (True, False):
        files = print_all(job_of(config={"crown": {"in_play": in_play}}), "board")
        assert ("the Sanctuary" in "\n".join(pages_of(files["carcosa-board.pdf"]))) is in_play


@pytest.mark.parametrize("limit, last", [(0, 50), (12, 12), (1000, 50)])
def test_the_round_track_is_as_long_as_games_are(limit: int, last: int) -> None:
    """Each cell is a line of the sheet's text; the longest game measured has 44 rounds."""
    job = job_of(config={"end": {"max_rounds": limit}})
    house = pages_of(print_all(job, "sheets")["carcosa-sheets.pdf"])[-1]
    track = re.search(r"Round\s+((?:\d+\s+)+)", house)
    assert track and list(map(int, track[1].split()))[:last] == list(range(1, last + 1))
    assert str(last + 1) not in track[1].split()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", ["canon-0.4", "tecnico-0.1"])
def test_every_role_has_its_sheet_with_its_numbers(language: str, ruleset: str) -> None:
    config = {"roles": {"SCOUT": {"sanity": 9}}}
    job = job_of(config=config, language=language, ruleset=ruleset, paper="letter")
    pages = pages_of(print_all(job, "sheets")["carcosa-sheets.pdf"])
    assert len(pages) == 4          # six souls, two to a page, and the House
    assert any(re.search(r"9\)", page) and "10" in page for page in pages[:3])


def test_every_copy_of_every_token_is_laid_out_once() -> None:
    printed, paper = job_of().printed(), PAPERS["a4"]
    pages = cut_out(printed, paper)
    laid = [piece.token.id for page in pages for piece in page if piece.token and not piece.token.id.startswith("D")]
    expected = [token.id for token in printed.tokens for _ in range(token.copies) if not token.id.startswith("D")]
    assert laid == expected
    for page in pages:
        for i, piece in enumerate(page):
            assert piece.x + piece.width <= paper.width - paper.margin + 0.01
            assert piece.y + piece.height <= paper.height - paper.margin + 0.01
            for other in page[:i]:
                apart = (piece.x >= other.x + other.width or other.x >= piece.x + piece.width
                         or piece.y >= other.y + other.height or other.y >= piece.y + piece.height)
                assert apart, (piece.token, other.token)


def test_a_standee_is_twice_as_high_as_its_drawing() -> None:
    token = Token("X", "X", Drawing("", 10, 20), 30, shape="standee")
    (piece,), = cut_out(Printed(tokens=(token,)), PAPERS["a4"])
    assert (piece.width, piece.height) == (30, 2 * (60 + FOOT))


def test_a_token_with_two_sides_is_printed_with_its_back() -> None:
    token = Token("X", "X", Drawing("", 24, 24), 20, 2, back=Drawing("", 24, 24))
    (page,) = cut_out(Printed(tokens=(token,)), PAPERS["a4"])
    assert [piece.reverse for piece in page] == [False, True, False, True]


def test_what_is_larger_than_the_paper_is_refused() -> None:
    with pytest.raises(InputError, match=r"^HUGE: 300 by 300 mm is larger than the paper"):
        cut_out(Printed(tokens=(Token("HUGE", "", Drawing("", 1, 1), 300),)), PAPERS["a4"])


def test_dice_come_with_chits_for_each_side() -> None:
    pages = cut_out(Printed(dice=(PaperDie(6), PaperDie(4))), PAPERS["a4"])
    pieces = [piece for page in pages for piece in page]
    assert sum(piece.net is not None for piece in pieces) == 2
    assert [piece.token.id for piece in pieces if piece.token] == [
        *(f"D6_{n}" for n in range(1, 7)), *(f"D4_{n}" for n in range(1, 5))]


# ---- pages as pictures ---------------------------------------------------------------------------

def test_pages_are_drawn_by_another_program(tmp_path: Path) -> None:
    """Poppler renders what we printed: nine cards in their colours, and backs that cover the whole grid."""
    need_program("pdftoppm")
    (tmp_path / "cards.pdf").write_bytes(print_all(job_of(), "cards")["carcosa-cards-rooms.pdf"])
    draw = ["pdftoppm", "-r", "40", "-f", "1", "-l", "2", "-png", "cards.pdf", "page"]
    subprocess.run(draw, cwd=tmp_path, check=True)
    front, back = (Image.open(path).convert("RGB") for path in sorted(tmp_path.glob("page*.png")))
    assert front.size == pytest.approx((210 / 25.4 * 40, 297 / 25.4 * 40), abs=1)
    at = [(round((10.5 + 63 * (i % 3) + 31.5) / 25.4 * 40), round((16.5 + 88 * (i // 3) + 2.8) / 25.4 * 40))
          for i in range(9)]
    assert all(sum(front.getpixel(place)) < 600 for place in at)            # the coloured band on top of each card
    assert all(sum(back.getpixel(place)) < 250 for place in at)             # the dark ground of each back
    assert front.getpixel((2, 2)) == (255, 255, 255)
    text = subprocess.run(["pdftotext", "-f", "1", "-l", "1", "cards.pdf", "-"], cwd=tmp_path, check=True,
                          capture_output=True, text=True).stdout
    assert "Roll 1d6 and add your sanity (at least 0)." in flat(text)


# ---- the command ---------------------------------------------------------------------------------

@pytest.fixture
def press(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    def run(*args: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["tapete", "press", *map(str, args)])
        monkeypatch.setenv("LANG", "en_GB.UTF-8")
        with pytest.raises(SystemExit) as stop:
            main()
        printed = capsys.readouterr()
        return int(stop.value.code or 0), printed.out, printed.err
    return run


def test_the_command_writes_files_and_says_which(press: Any, tmp_path: Path) -> None:
    code, out, err = press("carcosa", "--what", "board", "--lang", "es", "-o", tmp_path / "new" / "folder")
    assert (code, err) == (0, "")
    assert out == f"Impreso: {tmp_path / 'new' / 'folder' / 'carcosa-board.pdf'}\n"
    assert PdfReader(tmp_path / "new" / "folder" / "carcosa-board.pdf").metadata.title == "Carcosa · Canon v0.4"


@pytest.mark.parametrize("args, sentence", [
    (("chess",), "'chess' is no game"),
    (("carcosa", "--what", "map"), "--what 'map': expected one of all, how, rulebook"),
    (("carcosa", "--paper", "a5"), "--paper 'a5': expected one of a4, letter"),
    (("carcosa", "--size", "huge"), "--size 'huge': expected one of standard, mini"),
    (("carcosa", "--lang", "fr"), "'fr' is no language"), (("carcosa", "--ruleset", "x"), "'x' is no ruleset"),
    (("carcosa", "--config", "nowhere.yaml"), "nowhere.yaml: cannot be read"),
    (("carcosa", "--own-cards", "nowhere.yaml"), "nowhere.yaml: cannot be read"),
    (("high_card", "--what", "sheets"), "--what sheets: high_card has none to print"),
    (("high_card", "--what", "board"), "--what board: high_card has none to print")])
def test_what_cannot_be_used_is_refused_in_one_sentence(press: Any, tmp_path: Path, args: tuple[str, ...],
                                                        sentence: str) -> None:
    code, out, err = press(*args, "-o", tmp_path / "out")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert sentence in err
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_written_is_refused(press: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    code, _, err = press("carcosa", "--what", "board", "-o", tmp_path / "file")
    assert code == 2 and "cannot be written" in err and err.count("\n") == 1
    assert "expected a folder" in press("carcosa")[2]


OWN = """cards:
  - id: CLOCK
    title: {es: Reloj parado, en: Stopped clock}
    kind: {es: Evento, en: Event}
    copies: 3
    text: {es: Tira 1d6., en: Roll 1d6.}
    table: {"1-3": Nothing., "4+": The round ends.}
  - {id: NAME, title: Nombre, kind: Test, note: A note.}
"""


def test_cards_of_ones_own_become_a_deck(press: Any, tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_text(OWN)
    assert press("carcosa", "--what", "cards", "--own-cards", tmp_path / "own.yaml", "-o", tmp_path)[0] == 0
    text = "\n".join(pages_of((tmp_path / "carcosa-cards-own.pdf").read_bytes()))
    assert text.count("Stopped clock") == 3 and text.count("CLOCK") == 3 and "The round ends." in text
    assert text.count("Nombre") == 1


@pytest.mark.parametrize("wrong, sentence", [
    ("copies: 3", "line 5: cards.0.copies: expected at least 1"), ("colour: red", "cards.0.colour"),
    ("extra: 1", "cards.0.extra is not known")])
def test_mistakes_in_ones_own_cards_are_named(press: Any, tmp_path: Path, wrong: str, sentence: str) -> None:
    text = OWN.replace("copies: 3", "copies: 0") if wrong == "copies: 3" else OWN.replace("copies: 3", wrong)
    (tmp_path / "own.yaml").write_text(text)
    code, _, err = press("carcosa", "--what", "cards", "--own-cards", tmp_path / "own.yaml", "-o", tmp_path / "out")
    assert code == 2 and sentence in err and not (tmp_path / "out").exists()


def test_a_card_whose_text_is_too_long_is_named_and_nothing_is_written(press: Any, tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_text(OWN.replace("Roll 1d6.", "Roll 1d6. " * 200))
    code, _, err = press("carcosa", "--what", "cards", "--own-cards", tmp_path / "own.yaml", "-o", tmp_path / "out")
    assert code == 2 and "CLOCK: the text does not fit" in err and not (tmp_path / "out").exists()


# ---- another game --------------------------------------------------------------------------------

def test_another_game_prints_what_it_gives() -> None:
    files = print_all(job_of("high_card", language="es"), "all")
    assert sorted(files) == ["high-card-cards-all.pdf", "high-card-how-to-play.pdf", "high-card-rulebook.pdf",
                             "high-card-tokens.pdf"]
    pages = pages_of(files["high-card-cards-all.pdf"])
    assert len(pages) == 6          # 22 cards, nine a page, front and back
    assert sum(page.count("La más alta se lleva el premio.") for page in pages) == 21
    assert find_game("high_card").printing.printed(find_game("high_card").options(find_game("high_card").ruleset()),
                                                   "en")


def test_a_word_on_a_drawing_that_does_not_fit_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    import high_card.printed as provider

    from tapete.paper import DrawnText
    monkeypatch.setattr(provider, "_face", lambda rank: Drawing("", 63, 88, (DrawnText("wide", 0, 0, 5, 5, 20),)))
    with pytest.raises(InputError, match="Cards, 1"):
        print_all(job_of("high_card"), "cards")


# ---- words ---------------------------------------------------------------------------------------

@pytest.mark.parametrize("folder", [
    "press/text", "games/carcosa/press/text", "games/gloom/press/text", "games/bethlem/press/text",
    "games/souls/press/text"])
def test_both_languages_have_the_same_messages_and_all_are_used(folder: str) -> None:
    keys = {}
    for language in LANGUAGES:
        resource = parse((SOURCES / folder / f"{language}.ftl").read_text(encoding="utf-8"))
        assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        keys[language] = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        assert len(keys[language]) == len(set(keys[language]))
    assert sorted(keys["es"]) == sorted(keys["en"])
    where = SOURCES / folder
    game = where.parents[1] if folder.startswith("games/") else where.parent    # kinds of things are the game's words
    code = "".join(path.read_text(encoding="utf-8") for path in [*game.rglob("*.py"), SOURCES / "press"
                   / "printing.py", SOURCES / "referee" / "teach.py"]).replace("'", "\"")
    for key in keys["es"]:
        assert f'"{key.removeprefix("press-")}"' in code or f'"{key}"' in code or _put_together(key, code), key


def _put_together(key: str, code: str) -> bool:
    """Whether a key may come of `f"print-table-{one}"`: its end then stands in quotes, or is the id of a thing."""
    heads = [key[:i + 1] for i, letter in enumerate(key) if letter == "-"]
    return any(f'f"{head}{{' in code and (f'"{key.removeprefix(head)}"' in code or key.removeprefix(head).isupper())
               for head in heads)
