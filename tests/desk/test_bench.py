"""The desk's bench: a designer's own card as fields, as it is printed, and what is wrong with it."""
from __future__ import annotations

from base64 import b64decode
from typing import Any

import pytest

from tapete.desk.design.beginnings import beginning_of, beginnings_told
from tapete.desk.design.bench import bench_of, cards_in, faults_of
from tapete.desk.design.changes import options_of
from tapete.files.config import parse_yaml, plain_data
from tapete.games import find_game
from tapete.games.carcosa.effects import rolls
from tapete.games.carcosa.sentences import row_forms, row_read

from ..table.support import Site, serving, settings_for

CARCOSA: dict[str, Any] = {"game": "carcosa", "ruleset": "canon-0.4"}
CLOCK: dict[str, Any] = {"title": "Caída", "kind": "event", "icon": "candle-flame",
                         "table": {"always": "Pierdes 1 de cordura y vas al pasillo"}}


async def asked(site: Site, what: str, status: int = 200, lang: str = "en", **body: Any) -> Any:
    answer = await site.http.post(f"/api/desk/bench/{what}", params={"lang": lang}, json={
        **CARCOSA, "path": "cards", **body})
    assert answer.status_code == status, answer.text
    return answer.json()


async def sentence(site: Site, what: str, **body: Any) -> str:
    said: str = (await asked(site, what, 422, **body))["error"]["sentence"]
    return said


def faults(card: Any, language: str = "en", path: str = "cards", name: str = "OWN_1") -> dict[str, str]:
    return {one["path"]: one["sentence"] for one in faults_of("carcosa", "canon-0.4", path, name, card, language)}


@pytest.mark.anyio
async def test_a_card_comes_back_as_it_is_printed_with_its_text_in_both_languages(sqlite: str) -> None:
    pytest.importorskip("typst")
    async with serving(settings_for(sqlite, desk="local")) as site:
        told = await asked(site, "card", changes={"cards": {"OWN_1": CLOCK}}, card="OWN_1")
        assert told["faults"] == [] and told["apart"] is False
        assert told["lines"] == {"es": ["Pierdes 1 de cordura. Vas al pasillo."],
                                 "en": ["Lose 1 sanity. Go to the corridor."]}
        face = b64decode(told["face"].removeprefix("data:image/svg+xml;base64,"))
        assert face.startswith(b"<svg")
        other = await asked(site, "card", changes={"cards": {"OWN_1": {**CLOCK, "icon": "hourglass"}}}, card="OWN_1")
        assert b64decode(other["face"].partition(",")[2]) != face, "another drawing is another face"
        # the deck does not add up, so the card is shown with the ruleset's numbers
        apart = await asked(site, "card", changes={"cards": {"OWN_1": CLOCK}, "deck.OWN_1": 3}, card="OWN_1")
        assert apart["apart"] is True and apart["face"] == told["face"]
        wrong = await asked(site, "card", changes={"cards": {"OWN_1": {**CLOCK, "title": ""}}}, card="OWN_1")
        assert wrong["face"] is None and [one["path"] for one in wrong["faults"]] == ["title"]


@pytest.mark.anyio
async def test_a_text_that_does_not_fit_on_its_card_is_a_fault_of_the_card(sqlite: str) -> None:
    pytest.importorskip("typst")
    long = {"title": "W" * 40, "kind": "event", "table": {"always": "lose 1"}}
    async with serving(settings_for(sqlite, desk="local")) as site:
        told = await asked(site, "card", changes={"cards": {"OWN_1": long}}, card="OWN_1")
        assert told["face"] is None and "OWN_1" in told["faults"][0]["sentence"]


@pytest.mark.anyio
async def test_cards_are_read_as_data_and_told_as_a_text(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        written = "OWN_2: {title: Clock, kind: event, table: {always: lose 1}}"
        told = await asked(site, "cards", changes={"cards": written})
        assert told["cards"] == {"OWN_2": {"title": "Clock", "kind": "event", "table": {"always": "lose 1"}}}
        assert plain_data(parse_yaml(told["yaml"], "x")) == told["cards"]
        assert (await asked(site, "cards"))["cards"] == {}
        assert "cards" in await sentence(site, "cards", changes={"cards": "OWN_1: {"})
        assert "each under its id" in await sentence(site, "cards", changes={"cards": [1, 2]})
        assert "each under its id" in await sentence(site, "cards", changes={"cards": {str(i): 0 for i in range(201)}})
        assert "deck" in await sentence(site, "cards", path="deck")
        assert "nowhere" in await sentence(site, "card", path="nowhere", card="OWN_1")
        assert "OWN_7" in await sentence(site, "card", changes={"cards": {"OWN_1": CLOCK}}, card="OWN_7")
        await asked(site, "card", 422, card="x" * 41)
        await asked(site, "cards", 422, path="x" * 201)


@pytest.mark.anyio
async def test_who_is_not_let_in_gets_no_bench_and_no_drawings(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="off")) as site:
        await asked(site, "cards", 404)
        await asked(site, "card", 404, card="OWN_1")
        for path in ("bench?game=carcosa&path=cards", "icons?text=clock"):
            assert (await site.http.get(f"/api/desk/{path}")).status_code == 404


@pytest.mark.anyio
async def test_drawings_are_found_by_words_in_both_languages_a_page_at_a_time(sqlite: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        async def found(text: str, **more: Any) -> Any:
            return await site.get("/api/desk/icons", text=text, **more)

        clocks = await found("reloj parado", lang="es")
        assert "hourglass" in [one["name"] for one in clocks["icons"]] and clocks["found"] < 24
        assert all(one["path"].startswith("m") or one["path"].startswith("M") for one in clocks["icons"])
        assert [one["name"] for one in (await found("broken heart"))["icons"]][:1] == ["broken-heart"]
        assert (await found("corazón roto", lang="es"))["icons"][0] | {"path": ""} == {
            "name": "broken-heart", "title": "corazón roto", "path": ""}
        assert {one["name"] for one in (await found("CORAZON"))["icons"]} & {"broken-heart", "hearts"}
        assert await found("qwertyuiop") == {"icons": [], "found": 0}
        everything, next_page = await found(""), await found("", start=24)
        assert everything["found"] > 4000 and len(everything["icons"]) == len(next_page["icons"]) == 24
        assert not {one["name"] for one in everything["icons"]} & {one["name"] for one in next_page["icons"]}
        assert (await site.http.get("/api/desk/icons", params={"text": "x" * 101})).status_code == 422
        assert (await site.http.get("/api/desk/icons", params={"start": -1})).status_code == 422


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("path", ["cards", "own_rooms"])
def test_a_bench_begins_with_a_thing_that_is_right_and_says_what_each_field_is_for(path: str, language: str) -> None:
    bench = bench_of("carcosa", "canon-0.4", path, language)
    assert faults(bench["fresh"], language, path, bench["places"][0]) == {}
    fields = {field["path"]: field for field in bench["fields"]}
    assert next(iter(fields)) == "title" and "usual" not in fields["title"] and fields["icon"]["icon"] is True
    for field in fields.values():
        assert language == "en" or field["name"] not in ("", field["path"]), field
        for word in field.get("words", ()):
            assert language == "en" or word["title"] != word["value"], word
        if "only" in field:
            other, words = field["only"]
            assert set(words) <= {word["value"] for word in fields[other]["words"]}
    assert ("only" in fields["price"]) == (path == "cards"), "every room has a price"


def test_a_field_that_is_another_kinds_is_refused_when_it_says_something() -> None:
    """What a bench hides is what the game refuses."""
    bench = bench_of("carcosa", "canon-0.4", "cards", "en")
    hidden = [field for field in bench["fields"] if "only" in field]
    assert {field["path"] for field in hidden} == {"actions", "price", "target", "spent", "comes", "moves", "leaves"}
    for field in hidden:
        other = next((word["value"] for word in field.get("words", ()) if word["value"] != field["usual"]), None)
        value = other or (not field["usual"] if field["kind"] == "flag" else field["usual"] + 1)
        assert faults({**CLOCK, field["path"]: value}), field["path"]
        assert not faults({**CLOCK, field["path"]: field["usual"]}), field["path"]


@pytest.mark.parametrize(("wrong", "path", "said"), [
    ({"table": {"always": "fly away"}}, "table.always", "is no effect"),
    ({"table": {"0-2": "lose 1"}}, "table", "the last row must be open"),
    ({"kind": "horse"}, "kind", "horse"),
    ({"icon": "candel-flame"}, "icon", "candle-flame"),
    ({"title": {"es": "", "en": "Clock"}}, "title", "1 to 40 letters"),
    ({"price": 99}, "price", "50"),
    ({"horns": 2}, "horns", "not known"),
])
def test_each_fault_is_at_the_path_of_its_field(wrong: Any, path: str, said: str) -> None:
    found = faults({**CLOCK, **wrong})
    assert path in found and said in found[path], found


def test_rows_may_come_in_the_order_in_which_a_page_keeps_them() -> None:
    """In JavaScript, the key `3` of an object stands before `0-2`."""
    table = {"3": "gain 1", "0-2": "lose 1", "4+": "nothing"}
    assert faults({**CLOCK, "table": table}) == {}
    _, _, options, _ = options_of("carcosa", "canon-0.4", {"cards": {"OWN_1": {**CLOCK, "table": table}}})
    assert list(options.model_dump()["cards"]["OWN_1"]["table"]) == ["0-2", "3", "4+"]


def test_a_thing_that_is_no_mapping_is_one_fault_of_the_thing() -> None:
    assert list(faults(5)) == [""]
    assert list(faults(CLOCK, name="OWN_99")) == [""]


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_sentence_that_is_offered_is_read(language: str) -> None:
    forms = row_forms(language, -5, False)
    assert len(forms) > 100 and len(set(forms)) == len(forms)
    for form in forms:
        assert row_read(form, -5, False)


@pytest.mark.parametrize("language", ["es", "en"])
def test_cards_of_the_box_to_begin_from_are_right_and_say_what_they_say(language: str) -> None:
    told = beginnings_told("carcosa", "cards", language)
    assert {one["card"] for one in told} >= {"GOLPE_AMARILLO", "ASCENSOR", "VIAL", "MALDITO"}
    assert all(one["title"] != one["card"] for one in told)
    for one in told:
        copied = beginning_of("carcosa", "cards", one["card"], language)
        card = plain_data(parse_yaml(copied["texts"][0], one["card"]))
        assert faults(card) == {}, one
        assert copied["instead"] == {f"deck.{one['card']}": 0}
    blow = plain_data(parse_yaml(beginning_of("carcosa", "cards", "GOLPE_AMARILLO", "es")["texts"][0], "x"))
    assert blow["title"]["es"] == "Mi Golpe amarillo" and blow["table"]["always"].startswith("Pierdes 2")


def test_the_drawing_of_a_card_is_in_what_the_page_shows_and_in_print() -> None:
    dog = {"title": "Dog", "kind": "monster", "icon": "hound", "table": {"always": "lose 1"}}
    room = {"title": "Loft", "icon": "spiral-bottle", "table": {"always": "gain 1"}}
    changes = {"cards": {"OWN_1": CLOCK, "OWN_2": dog}, "own_rooms": {"OWN_ROOM_1": room}}
    _, _, options, _ = options_of("carcosa", "canon-0.4", changes)
    game: Any = find_game("carcosa").playing(options)
    assert all(game.seen[name].drawing for name in ("OWN_1", "OWN_2", "OWN_ROOM_1"))
    assert not rolls(options, "OWN_1")
    from tapete.icons import drawn
    for name, icon in (("OWN_1", "candle-flame"), ("OWN_2", "hound"), ("OWN_ROOM_1", "spiral-bottle")):
        card = game.printing.card(options, name, "en")
        assert card.drawing is not None and drawn()[icon] in card.drawing.svg, name
    tokens = {token.id: token for token in game.printing.printed(options, "en").tokens}
    assert drawn()["hound"] in tokens[game.own.piece_of("OWN_2")].drawing.svg
    assert game.printing.card(options, "NOBODY", "en") is None


def test_what_no_deck_has_is_printed_alone_all_the_same() -> None:
    _, _, options, _ = options_of("carcosa", "canon-0.4", {"cards": {"OWN_1": CLOCK}})
    printing = find_game("carcosa").playing(options).printing
    printed = printing.printed(options, "en")
    assert printed is not None and all(card.id != "OWN_1" for deck in printed.decks for card in deck.cards)
    card = printing.card(options, "OWN_1", "en")
    assert card is not None and card.title == "Caída"


def test_cards_of_a_design_are_those_of_the_ruleset_without_changes() -> None:
    assert cards_in("carcosa", "tecnico-0.1", {}, "own_rooms") == {"cards": {}, "yaml": ""}


@pytest.mark.anyio
async def test_cards_that_are_written_as_in_a_file_come_as_they_are_printed(sqlite: str) -> None:
    pytest.importorskip("typst")
    async with serving(settings_for(sqlite, desk="local")) as site:
        async def faces(game: str, changes: Any, status: int = 200) -> Any:
            answer = await site.http.post("/api/desk/bench/faces", params={"lang": "es"}, json={
                "game": game, "changes": changes})
            assert answer.status_code == status, answer.text
            return answer.json()

        card = {"deck": "loot", "cards": [{"id": "MY_CARD", "name": "Mi carta", "type": "money", "set": "own",
                                           "abilities": [{"play": "gain 4c"}]}]}
        [told] = await faces("souls", {"own": [card]})
        assert (told["card"], told["title"], told["lines"]) == ("MY_CARD", "Mi carta", ["Gana 4¢."])
        assert b64decode(told["face"].partition(",")[2]).startswith(b"<svg")
        assert await faces("souls", {}) == []
        assert await faces("bethlem", {}) == []
        assert await faces("carcosa", {"cards": {"OWN_1": CLOCK}}) == [], "no deck has it"
        await faces("souls", {"own": ["deck: ["]}, 422)
