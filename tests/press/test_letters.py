"""Letters without a glyph: each is marked in print and named in a sentence, in every text."""
from __future__ import annotations

import ast
import json
import re
import types
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints
from zipfile import ZipFile

import pytest
from fontTools.ttLib import TTFont
from pypdf import PdfReader
from pypdf.generic import ContentStream
from typer.testing import CliRunner, Result

import tapete
from tapete.cli.app import app
from tapete.desk import printed as at_desk
from tapete.errors import InputError
from tapete.games import find_game, game_names
from tapete.lab.report.charts import Bar, Chart, bars
from tapete.lab.report.numbers import Numbers
from tapete.ledger.ledger import read_ledger
from tapete.paper import Box, Drawing, Figure, Grid, Look, PaperRuleText, PaperTrack, Printed, Slots, Token
from tapete.press import typeset
from tapete.press.coverage import FOLDER, SANS, SERIF, files_of, letters_of
from tapete.press.letters import MARK, NAMED, LetterReport, clusters, form_of, set_apart
from tapete.press.printing import BESIDE as ASKED_FOR
from tapete.press.printing import PARTS, PrintJob, print_job
from tapete.press.typeset import pdf
from tapete.text.speech import LANGUAGES
from tapete.text.spoken import SpokenError

from ..sweep import sweep
from .conftest import job_of, pages_of

SOURCES = Path(tapete.__file__).parent
HAN, CLOCK, ARABIC, MARKED, PRIVATE, BROKEN = "漢", "🕰", "مُفرقعة", "q\u0302\u0308", "\ue000", "\ufffd"
HOSTILE = (HAN, CLOCK, ARABIC, MARKED, PRIVATE, BROKEN, "1\ufe0f\u20e3", "👩🏽\u200d🚀", "ж\u0301", "ọ\u0300", "\x07",
           "ქ", "a\u0301", "x\u0363")
UNSET = {HAN, PRIVATE, "\x07", "x\u0363"}
"""Those of them that no font of the press has."""


def glyphs(data: bytes) -> list[int]:
    """The numbers of all glyphs that a PDF sets."""
    reader = PdfReader(BytesIO(data))
    found: list[int] = []
    for page in reader.pages:
        for stream in _streams(page, page.get_contents(), reader):
            for operands, operator in stream.operations:
                if operator in (b"Tj", b"TJ"):
                    parts = operands[0] if operator == b"TJ" else operands
                    codes = b"".join(part.original_bytes for part in parts if hasattr(part, "original_bytes"))
                    found += [int.from_bytes(codes[i:i + 2]) for i in range(0, len(codes), 2)]
    return found


def without_glyph(data: bytes) -> int:
    """How many letters of a PDF are the box of a font that has no glyph for them: number 0 in every font."""
    return glyphs(data).count(0)


def _streams(owner: Any, contents: Any, reader: PdfReader) -> Iterator[ContentStream]:
    yield ContentStream(contents, reader)
    for each in owner["/Resources"].get_object().get("/XObject", {}).values():
        if (inner := each.get_object())["/Subtype"] == "/Form":
            yield from _streams(inner, inner, reader)


# ---- the fonts -----------------------------------------------------------------------------------

def test_the_letters_of_a_font_are_those_that_another_program_reads() -> None:
    files = {file for family in {*SERIF, *SANS} for file in files_of(family)}
    assert files == set(FOLDER.glob("*.ttf"))
    for family in {*SERIF, *SANS}:
        assert letters_of(family) == set.intersection(*(set(TTFont(file).getBestCmap()) for file in files_of(family)))


def test_the_press_has_its_own_fonts_and_no_others() -> None:
    assert set(typeset._fonts().families()) == {*SERIF, *SANS}
    for template in (SOURCES / "press" / "typst").glob("*.typ"):
        text = template.read_text(encoding="utf-8")
        assert not re.search(r"""font: ?["(]|fallback: true|upper\((?!body)|smallcaps""", text), template.name


def test_the_mark_itself_can_be_set() -> None:
    assert form_of(MARK) == MARK


@pytest.mark.parametrize("text, made", [
    ("漢字", ["漢", "字"]), ("a\u0301b", ["a\u0301", "b"]), ("👩🏽\u200d🚀x", ["👩🏽\u200d🚀", "x"]),
    ("1\ufe0f\u20e3", ["1\ufe0f\u20e3"]), ("a\u200db", ["a\u200d", "b"]), ("", [])])
def test_letters_are_told_apart_with_what_belongs_to_them(text: str, made: list[str]) -> None:
    assert list(clusters(text)) == made


@cache
def every_letter() -> list[str]:
    """All that the fonts have and a text may hold: those that are to be seen."""
    codes = set().union(*(letters_of(family) for family in {*SERIF, *SANS}))
    return [chr(code) for code in sorted(codes) if form_of(chr(code)) is not None]


def how(lines: list[str]) -> dict[str, Any]:
    return {"look": Look(), "language": "en", "title": "How", "paper": {"width": 400, "height": 400},
            "sections": [{"title": "Letters", "asked": True, "lines": [[line, "", line] for line in lines]}]}


def test_every_letter_that_the_press_takes_has_a_glyph() -> None:
    letters = every_letter()
    assert len(letters) > 7000
    lacking = LetterReport()
    made = pdf("how", how([" ".join(letters[i:i + 60]) for i in range(0, len(letters), 60)]), lacking)
    assert not list(lacking) and without_glyph(made) == 0


@pytest.mark.parametrize("cluster", [*(each for each in HOSTILE if form_of(each)), "ا\u064e", "ש\u05bc\u05c1", "ế"])
def test_a_letter_with_its_marks_is_set_whole(cluster: str) -> None:
    """As many glyphs stand on the page as where its family alone sets it: none is left out."""
    typst = pytest.importorskip("typst")
    family = next(iter(set_apart(cluster).values()), SANS[0])
    alone = typst.compile(b"#set text(font: sys.inputs.font)\n#sys.inputs.words", font_paths=typeset._fonts(),
                          format="pdf", sys_inputs={"font": family, "words": cluster})
    with_it, with_one = (glyphs(pdf("how", how([words]), LetterReport())) for words in (cluster, "x"))
    assert len(with_it) - len(with_one) == 2 * (len(glyphs(alone)) - 1)


@pytest.mark.parametrize("words", ["ж" + "\u0301" * 200_000, " ".join(
    f"ж\u0301{chr(0x400 + n % 250)}{chr(0x400 + n // 250)}" for n in range(30_000))])
def test_what_is_too_much_for_the_typesetter_is_refused(words: str) -> None:
    with pytest.raises(InputError, match="more than 100000 letters with marks"):
        pdf("how", how([words]), LetterReport())


# ---- every field of everything that is printed ---------------------------------------------------

SIZES: dict[str, Any] = {
    "width": 60, "height": 80, "size": 4, "least": 1, "x": 0, "y": 0, "copies": 1, "count": 1, "turn": 0, "weight": 400,
    "colour": "#241c10", "svg": "", "ink": "#241c10", "paper": "#fffaf0", "accent": "#b98411", "sides": 6,
    "Slots.width": 3, "Slots.height": 3, "Card.mark": Drawing("", 10, 10), "Figure.width": 4, "Token.size": 40}
"""What all else is, by its field or by its class and field."""


@dataclass
class Writer:
    """Makes one of everything that can be printed, with a text of its own in each field that holds words."""

    texts: Iterator[str]

    def __post_init__(self) -> None:
        self.written: dict[str, str] = {}

    def make(self, hint: Any, name: str, within: tuple[Any, ...]) -> Any:
        origin, args = get_origin(hint), get_args(hint)
        if (size := SIZES.get(f"{within[-1].__name__}.{name}", SIZES.get(name))) is not None:
            return size
        if hint is str:
            text = next(self.texts)
            self.written[f"{within[-1].__name__}.{name}"] = text
            return text
        if is_dataclass(hint):
            return self.thing(hint, within)
        if origin in (Union, types.UnionType):
            kinds = [each for each in args if each not in (type(None), PaperRuleText)]
            return self.make(kinds[0], name, within) if kinds else None
        if origin is tuple and args[1:] == (...,):
            every = get_args(args[0]) if get_origin(args[0]) in (Union, types.UnionType) else args[:1]
            inside = {Figure, Slots, Box} & set(within)         # the text in these is too small for more of them
            return tuple(self.make(each, name, within) for each in every if each is not PaperRuleText
                         and not (inside and each in (Figure, Slots, PaperTrack, Box)))
        if origin is frozenset:
            return frozenset({self.make(args[0], name, within)})
        return args[0] if origin is Literal else False if hint is bool else None

    def thing(self, kind: Any, within: tuple[Any, ...] = ()) -> Any:
        hints = get_type_hints(kind)
        return kind(**{each.name: self.make(hints[each.name], each.name, (*within, kind)) for each in fields(kind)})


def everything(texts: Iterator[str]) -> tuple[Printed, dict[str, str]]:
    """One of everything, and which text stands in which field."""
    writer = Writer(texts)
    made = writer.thing(Printed)
    (token,), (deck,) = made.tokens, made.decks
    shapes = [replace(token, shape=shape) for shape in get_args(get_type_hints(Token)["shape"])]
    deck = replace(deck, cards=(*deck.cards, *(replace(card, face=None) for card in deck.cards)))
    tables = {ledger.id: [writer.thing(Grid)] for ledger in read_ledger("high_card").rule[:1]}
    return replace(made, decks=(deck,), tokens=tuple(shapes), tables=tables, picture=None), writer.written


class Everything(PrintJob):
    """A job that prints one of everything."""

    shown: Printed

    def printed(self) -> Printed:
        return self.shown


def printing(shown: Printed, **how: Any) -> PrintJob:
    job = Everything(**{**vars(job_of("high_card")), "lacking": LetterReport(), **how})
    object.__setattr__(job, "shown", shown)
    return job


ALL: tuple[tuple[str, dict[str, Any], bool], ...] = (
    *((part, {}, False) for part in (*PARTS, *ASKED_FOR)), ("rulebook", {"for_players": True}, False),
    ("cards", {}, True), ("cards", {"bleed": 3}, True), ("cards", {"pictures_at": "https://example.org/"}, False))
"""All ways to print."""


def test_every_field_of_what_is_printed_is_set_or_named(monkeypatch: pytest.MonkeyPatch) -> None:
    used, set_it = set(), typeset._typeset
    monkeypatch.setattr(typeset, "_typeset", lambda template, *rest: used.add(template) or set_it(template, *rest))
    shown, written = everything(map(chr, count(0x4E00)))
    found: set[str] = set()
    for part, wish, as_pictures in ALL:
        job = printing(shown, **wish)
        for name, data in print_job(job, (part,), as_pictures):
            assert not name.endswith(".pdf") or without_glyph(data) == 0, (part, name)
        found |= job.lacking.letters
    assert {field for field, text in written.items() if text not in found} == {"Board.id"}      # it is nowhere shown
    assert used | {"tale"} == {path.stem for path in (SOURCES / "press" / "typst").glob("*.typ")
                               if "show: document-of" in path.read_text(encoding="utf-8")}


@pytest.mark.parametrize("text", HOSTILE, ids=ascii)
def test_each_kind_of_letter_is_set_or_named_in_every_field(text: str) -> None:
    shown, _ = everything(iter(lambda: text, None))
    for part in ("cards", "board", "sheets", "tokens", "rulebook"):
        job = printing(shown)
        [(_, data)] = print_job(job, (part,))
        lacks, pages = job.lacking.letters, "".join(pages_of(data))
        assert without_glyph(data) == 0, part
        if text in UNSET:
            assert {letter.lower() for letter in lacks} == {text} and MARK in pages
        elif text == "ქ":
            assert lacks == ({"Ქ"} if part == "cards" else set())       # a kind is set in capitals, which no font has
        else:
            assert lacks == set() and (MARK not in pages or text == BROKEN)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_the_fonts_have_all_that_games_print_of_themselves(game: str, language: str) -> None:
    for ruleset in find_game(game).rulesets:
        lacking = LetterReport()
        lacking.settable(job_of(game, ruleset.name, language=language).printed())
        assert not list(lacking), ruleset.name


def test_only_one_module_gives_words_to_a_typesetter() -> None:
    for path in SOURCES.rglob("*.py"):
        code = path.read_text(encoding="utf-8")
        imported = {alias.name for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Import)
                    for alias in node.names} | {node.module or "" for node in ast.walk(ast.parse(code))
                                                if isinstance(node, ast.ImportFrom)}
        assert not imported & {"reportlab", "fpdf", "PIL.ImageDraw", "PIL.ImageFont", "weasyprint", "cairosvg"}, path
        assert "typst" not in imported or path == SOURCES / "press" / "typeset.py", path
        assert "<text" not in code and "ImageDraw" not in code, path          # drawings have their words beside them


# ---- the sentence --------------------------------------------------------------------------------

OWN = """cards:
  - id: RELOJ
    title: {es: "Reloj 🕰 漢字", en: "Clock 🕰 مفرقعة"}
    kind: {es: Evento, en: Event}
    text: {es: "Roba 1 carta 🂡 → después pasa ⏭ «漢»", en: "Draw 1 card 🂡 → then pass ⏭ “漢”"}
"""
SENTENCES = {
    "es": [
        "Cartas propias, RELOJ, título: las fuentes no tienen 漢 (U+6F22), 字 (U+5B57); ",
        "Cartas propias, RELOJ, texto: las fuentes no tienen 漢 (U+6F22); "],
    "en": ["Cards of one's own, RELOJ, text: the fonts have no 漢 (U+6F22); "]}
MARKED_ENDS = {"es": f"la página muestra {MARK} en su lugar", "en": f"the page shows {MARK} there"}
REFUSED_ENDS = {"es": "no se imprime nada", "en": "nothing is printed"}


def run(*args: object) -> Result:
    return CliRunner().invoke(app, [*map(str, args)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_names_card_letter_and_place(tmp_path: Path, language: str) -> None:
    (tmp_path / "own.yaml").write_text(OWN, encoding="utf-8")
    asked = ("press", "carcosa", "--own-cards", tmp_path / "own.yaml", "--what", "cards", "--lang", language)
    made = run(*asked, "-o", tmp_path / "out")
    assert made.exit_code == 0
    assert made.stderr.splitlines() == [f"tapete: {each}{MARKED_ENDS[language]}" for each in SENTENCES[language]]
    data = (tmp_path / "out" / "carcosa-cards-own.pdf").read_bytes()
    assert without_glyph(data) == 0 and "".join(pages_of(data)).count(MARK) == {"es": 3, "en": 1}[language]
    refused = run(*asked, "-o", tmp_path / "strict", "--strict")
    assert refused.exit_code == 2 and refused.stdout == "" and not (tmp_path / "strict").exists()
    assert refused.stderr.splitlines() == [f"tapete: {each}{REFUSED_ENDS[language]}" for each in SENTENCES[language]]


def test_what_the_fonts_have_is_printed_without_a_word(tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_text(OWN.replace("漢字", "Чай").replace("漢", "❤️"), encoding="utf-8")
    for strict in ((), ("--strict",)):
        made = run("press", "carcosa", "--own-cards", tmp_path / "own.yaml", "--what", "cards", "-o", tmp_path, *strict)
        assert (made.exit_code, made.stderr) == (0, "")


def test_a_sentence_names_some_letters_of_many() -> None:
    lacking = LetterReport()
    lacking.settable({"title": "".join(map(chr, range(0x4E00, 0x4E00 + 100)))}, "x")
    [lack] = lacking
    sentence = lack.marked().sentence("es")
    assert len(lack.letters) == 100 and sentence.count("U+") == NAMED and ", …;" in sentence


def test_a_sentence_names_some_places_of_many() -> None:
    lacking = LetterReport()
    lacking.settable([{"title": f"{n} {HAN}"} for n in range(20)], "x")
    [lack] = lacking
    assert len(lack.places) == 20 and f"; {20 - NAMED} sitios más: " in lack.refused().sentence("es")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key, part", [("title", "título"), ("kind", "tipo")])
def test_what_does_not_fit_is_said_in_one_language(tmp_path: Path, language: str, key: str, part: str) -> None:
    card = {"id": "LONGNAME", "title": "x", "kind": "x", key: "word " * 60}
    (tmp_path / "own.yaml").write_text(json.dumps({"cards": [card]}))
    made = run("press", "carcosa", "--own-cards", tmp_path / "own.yaml", "--what", "cards", "--lang", language, "-o",
               tmp_path / "out")
    deck = {"es": "Cartas propias", "en": "Cards of one's own"}[language]
    assert isinstance(made.exception, SpokenError) and made.exception.sentence(language) == {
        "es": f"{deck}, LONGNAME: el {part} no cabe; se espera uno más corto",
        "en": f"{deck}, LONGNAME: the {key} does not fit; expected a shorter one"}[language]


# ---- who else prints -----------------------------------------------------------------------------

RECORD = Path(__file__).parent.parent / "fixtures" / "gloom" / "seed-201.jsonl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_names_the_letters_of_players_names(tmp_path: Path, language: str) -> None:
    asked = ("chronicle", RECORD, "--names", f"{HAN},{CLOCK} Чай", "--lang", language)
    made = run(*asked, "-o", tmp_path / "book.pdf")
    data = (tmp_path / "book.pdf").read_bytes()
    pages = pages_of(data)
    assert made.exit_code == 0 and without_glyph(data) == 0 and MARK in pages[0] and CLOCK in pages[0]
    assert HAN in made.stderr and "U+6F22" in made.stderr and MARKED_ENDS[language] in made.stderr
    assert "U+6F22" in pages[-1] and "U+6F22" not in "".join(pages[:-1])        # the book itself says it too
    assert run(*asked, "-o", tmp_path / "strict.pdf", "--strict").exit_code == 2
    assert not (tmp_path / "strict.pdf").exists()
    page = run(*asked, "-o", tmp_path / "book.html", "--strict")        # its reader's own fonts set it
    assert page.exit_code == 0 and page.stderr == ""


def test_a_book_of_letters_that_the_fonts_have_says_nothing(tmp_path: Path) -> None:
    made = run("chronicle", RECORD, "--names", "Ana,Чай", "--lang", "es", "-o", tmp_path / "book.pdf", "--strict")
    assert made.exit_code == 0 and made.stderr == "" and MARK not in "".join(
        pages_of((tmp_path / "book.pdf").read_bytes()))


MINE: dict[str, tuple[str, dict[str, Any], str]] = {
    "carcosa": ("OWN_1", {"deck": {"OWN_1": 3, "VIAL": 5}, "cards": {"OWN_1": {
        "title": {"es": f"Reloj {HAN}", "en": HAN}, "kind": "yellow", "table": {"0+": "lose 1"}}}}, "es"),
    "gloom": ("PEEP", {"pack": "mine", "over": "abismo", "events": {"PEEP": {
        "name": {"es": f"Vistazo {HAN}", "en": "A peep"}, "effects": [{"do": "show_hand", "who": "others"}]}}}, "es"),
    "souls": ("FIRECRACKER", {"deck": "treasure", "cards": [{
        "id": "FIRECRACKER", "name": {"es": "Petardo", "en": f"Firecracker {HAN}"}, "type": "active", "abilities": [
            {"tap": "deal 1 damage to target", "target": "monster"}]}]}, "en")}
"""Cards of one's own in every game that takes them: which, in what file, and the language with the strange letter."""


def test_every_game_with_cards_of_ones_own_is_looked_at() -> None:
    assert set(MINE) == {name for name in game_names() if find_game(name).own_cards.option
                         or find_game(name).own_cards.schema()}


@pytest.mark.parametrize("game, language", sweep(
    [(game, language) for game in MINE for language in LANGUAGES],
    kept=[("carcosa", "es")]))
def test_check_says_what_the_press_says(tmp_path: Path, game: str, language: str) -> None:
    card, tree, strange = MINE[game]
    (tmp_path / "mine.yaml").write_text(json.dumps(tree))
    checked = run("check", game, tmp_path / "mine.yaml", "--lang", language)
    said = [line for line in checked.stdout.splitlines() if "U+6F22" in line]
    assert checked.exit_code == 0 and len(said) == 1 and f", {card}, " in said[0]
    assert said[0].endswith(MARKED_ENDS[language])
    found = find_game(game)
    pieces = found.own_cards.read(tree, "mine.yaml") or tree
    job = job_of(game, config=pieces, language=strange)
    job = replace(job, game=found.playing(job.options))
    files = dict(print_job(job, ("cards",)))
    assert job.lacking.letters == {HAN} and any(card in where for lack in job.lacking for where, _ in lack.places)
    assert all(without_glyph(data) == 0 for data in files.values())
    assert any(MARK in page for data in files.values() for page in pages_of(data))


def test_check_says_nothing_where_the_fonts_have_all(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text(json.dumps(MINE["carcosa"][1]).replace(json.dumps(HAN)[1:-1], CLOCK))
    assert "U+" not in run("check", "carcosa", tmp_path / "mine.yaml").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_desk_hands_the_sentence_over_with_the_pages(language: str) -> None:
    changes = {"cards": MINE["carcosa"][1]["cards"], "deck.OWN_1": 3, "deck.VIAL": 5}
    name, data = at_desk.pages("carcosa", "canon-0.4", changes, at_desk.PrintSettings("cards"), language)
    archive = ZipFile(BytesIO(data))
    assert name == "carcosa.zip" and archive.namelist()[-1] == "carcosa-letters.txt"
    note = archive.read("carcosa-letters.txt").decode()
    assert "U+6F22" in note and MARKED_ENDS[language] in note and note.endswith("\n")
    assert at_desk.pages("carcosa", "canon-0.4", {}, at_desk.PrintSettings("board"), language)[0] == "carcosa-board.pdf"


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("text", HOSTILE, ids=ascii)
def test_a_chart_as_a_picture_has_a_glyph_for_all_or_names_it(text: str, caplog: pytest.LogCaptureFixture) -> None:
    """Matplotlib warns of a letter that it has no glyph for; the test makes that an error."""
    rows = [Bar(f"x {text}", 50, 40, 60, "good", "50 %")]
    chart, lacking = Chart("x", f"Title {text}", "alt", bars(rows, text, Numbers("en"))), LetterReport()
    assert chart.png(lacking).startswith(b"\x89PNG")
    assert lacking.letters == ({text} & UNSET) and not caplog.records
