"""What a designer types in cells, and what is said of it."""
from __future__ import annotations

import datetime
from typing import Any

import pytest

from tapete.games import find_game
from tapete.sheets.grids import SheetGrid
from tapete.sheets.names import sheet_speech
from tapete.sheets.sheets import SheetsRead, read_sheets_in, sheet_config
from tapete.sheets.shown import finding_said
from tapete.text.spoken import said

from .support import filled, grids

CARCOSA, GLOOM, SOULS = (find_game(name) for name in ("carcosa", "gloom", "souls"))
SETTINGS = {language: [".".join(map(str, row[:1])) for row in grids(CARCOSA, CARCOSA.ruleset(), language)[0].rows]
            for language in ("es", "en")}


def _read(cells: dict[str, Any], sheet: str = "Números", game: Any = CARCOSA) -> SheetsRead:
    return read_sheets_in(game, game.ruleset(), filled(grids(game, game.ruleset()), sheet, cells), "mine.xlsx")


def _cell(option: str) -> str:
    """The cell with an option's value."""
    return f"D{SETTINGS['es'].index(option) + 1}"


def _wrong(read: SheetsRead, language: str = "es") -> list[str]:
    return [said(error, language) for error in read.wrong]


def test_a_number_is_taken() -> None:
    read = _read({_cell("end.keys"): 3})
    assert dict(read.config) == {"end": {"keys": 3}}
    assert [finding_said(each, sheet_speech("es")) for each in read.findings] == [
        f"{_cell('end.keys')}: Llaves que hacen falta para escapar: 3 en lugar de 4"]


@pytest.mark.parametrize("typed", ["No", " no ", False, "false", 0.0])
def test_a_flag_is_taken_however_it_is_typed(typed: object) -> None:
    assert dict(_read({_cell("abilities.tank_shields"): typed}).config) == {"abilities": {"tank_shields": False}}


@pytest.mark.parametrize("typed, what", [
    ("tres", "«tres» no es un número entero"), (3.5, "«3.5» no es un número entero"),
    (datetime.date(2026, 5, 3), "«2026-05-03» es una fecha"), ("", "la celda está vacía"),
    (999, "se espera 20 como mucho, no 999")])
def test_what_is_wrong_has_its_cell(typed: object, what: str) -> None:
    read = _read({_cell("end.keys"): typed, _cell("turn.actions"): 3})
    assert len(read.wrong) == 1 and dict(read.config) == {}, "nothing is half taken"
    assert f"mine.xlsx, hoja «Números», celda {_cell('end.keys')}: " in _wrong(read)[0]
    assert what in _wrong(read)[0]


def test_all_that_is_wrong_is_said_at_once() -> None:
    read = _read({_cell("end.keys"): "x", _cell("turn.actions"): "y", "A9": "no.such"})
    assert len(_wrong(read)) == 3


@pytest.mark.parametrize("change, what", [
    (lambda sheets: [*sheets, SheetGrid("Mazzo", [["x"]])], "ninguna hoja se llama «Mazzo»"),
    (lambda sheets: [*sheets, sheets[0]], "«Números» está dos veces"),
    (lambda sheets: filled(sheets, "Números", {"F1": "otra"}), "ninguna columna se llama «otra»"),
    (lambda sheets: filled(sheets, "Números", {"F1": "valor"}), "«valor» está dos veces"),
    (lambda sheets: filled(sheets, "Números", {"F2": "apunte"}), "no tiene título"),
    (lambda sheets: filled(sheets, "Números", {"A1": "_mío"}), "le falta la columna «id"),
    (lambda sheets: filled(sheets, "Roles", {"A2": ""}), "la fila no tiene identificador"),
    (lambda sheets: filled(sheets, "Roles", {"A3": "HEALER"}), "«HEALER» está dos veces")])
def test_a_sheet_in_disorder_is_refused(change: Any, what: str) -> None:
    read = read_sheets_in(CARCOSA, CARCOSA.ruleset(), change(grids(CARCOSA, CARCOSA.ruleset())), "mine")
    assert any(what in each for each in _wrong(read)), _wrong(read)


def test_notes_of_ones_own_are_left_alone() -> None:
    sheets = [*filled(grids(CARCOSA, CARCOSA.ruleset()), "Números", {"F1": "_apuntes", "F2": "¿menos?"})]
    assert dict(read_sheets_in(CARCOSA, CARCOSA.ruleset(), sheets, "mine").config) == {}


def test_a_row_or_sheet_that_is_missing_stays_as_it_is() -> None:
    sheets = [SheetGrid(each.name, [row for row in each.rows if row[0] != "TANK"])
              for each in grids(CARCOSA, CARCOSA.ruleset()) if each.name in ("Roles", "Mazo")]
    read = read_sheets_in(CARCOSA, CARCOSA.ruleset(), sheets, "mine")
    assert (dict(read.config), read.wrong) == ({}, [])
    assert [(each.kind, each.what["es"]) for each in read.findings] == [("missing", "Muralla (TANK)")]


def test_an_event_is_written_in_sentences() -> None:
    heads = [str(cell) for cell in next(
        each for each in grids(CARCOSA, CARCOSA.ruleset()) if each.name == "Cartas propias").rows[0]]
    table = [i for i, title in enumerate(heads) if title.startswith(("Resultado", "Efecto"))]
    assert len(table) == 2, heads
    title = [i for i, each in enumerate(heads) if each.startswith("Título")]
    kind = next(i for i, each in enumerate(heads) if each == "Clase")
    letter = [chr(65 + i) for i in range(len(heads))]
    cells = {"A2": "OWN_1", f"{letter[title[0]]}2": "Puerta", f"{letter[title[1]]}2": "Door",
             f"{letter[kind]}2": "event", f"{letter[table[0]]}2": "0–2", f"{letter[table[1]]}2": "Pierdes 1 de cordura",
             f"{letter[table[0]]}3": "3+", f"{letter[table[1]]}3": "Ganas 2 de cordura."}
    read = _read(cells, "Cartas propias")
    assert _wrong(read) == []
    made: Any = CARCOSA.options(CARCOSA.ruleset(), read.config)
    assert made.cards["OWN_1"].table == {"0-2": "lose 1", "3+": "gain 2"}
    assert [each.kind for each in read.findings] == ["new"]
    wrong = _read(cells | {f"{letter[table[1]]}3": "Bailas un poco."}, "Cartas propias")
    assert f"celda {letter[table[1]]}3" in _wrong(wrong)[0]
    assert "Bailas un poco." in _wrong(wrong)[0]


def test_a_treasure_is_written_in_sentences(tmp_path: Any) -> None:
    sheets = {each.name: each for each in grids(SOULS, SOULS.ruleset())}
    name = next(each for each in sheets if "propias" in each.lower())
    heads = [str(cell) for cell in sheets[name].rows[0]]
    at = {key: f"{chr(65 + i)}" for key, i in (
        ("id", heads.index("Identificador")), ("es", heads.index("Nombre: español")),
        ("type", heads.index("Clase")), ("set", heads.index("Caja")), ("deck", heads.index("Mazo")),
        ("abilities", heads.index("Habilidades")))}
    read = _read({f"{at['id']}2": "MY_CARD", f"{at['es']}2": "Mi carta", f"{at['type']}2": "money",
                  f"{at['set']}2": "own", f"{at['deck']}2": "loot", f"{at['abilities']}2": "Gana 4¢."}, name, SOULS)
    assert _wrong(read) == []
    made: Any = SOULS.options(SOULS.ruleset(), read.config)
    assert made.own[0]["cards"][0]["abilities"] == [{"play": "gain 4c"}]
    wrong = _read({f"{at['id']}2": "MY_CARD", f"{at['es']}2": "Mi carta", f"{at['type']}2": "money",
                   f"{at['set']}2": "own", f"{at['deck']}2": "loot", f"{at['abilities']}2": "Gana 4¢.",
                   f"{at['abilities']}3": "Bailas."}, name, SOULS)
    assert f"celda {at['abilities']}3" in _wrong(wrong)[0]


def test_a_wrong_effect_of_a_pack_has_its_cell() -> None:
    sheets = {each.name: each for each in grids(GLOOM, GLOOM.ruleset())}
    name = next(each for each in sheets if "modificador" in each.lower())
    column = chr(65 + [str(cell) for cell in sheets[name].rows[0]].index("Efectos"))
    read = _read({f"{column}2": "Bailas un poco."}, name, GLOOM)
    assert f"hoja «{name}», celda {column}2" in _wrong(read)[0]


def test_a_file_on_disk_is_read(tmp_path: Any) -> None:
    from tapete.sheets.sheets import book, written
    folder = tmp_path / "hojas"
    folder.mkdir()
    for name, data in dict(written(book(CARCOSA, CARCOSA.ruleset(), {"end": {"keys": 3}}, "es"), "", "es")).items():
        (folder / name).write_bytes(data)
    assert dict(sheet_config(CARCOSA, CARCOSA.ruleset(), folder)) == {"end": {"keys": 3}}
