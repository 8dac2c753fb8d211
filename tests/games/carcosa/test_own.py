"""Custom events in Carcosa: written in YAML, played, counted, printed and named like the game's."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tapete.agents.seat import SeatedAgent
from tapete.cli.app import app
from tapete.desk.design.form import fields_in, form_of
from tapete.errors import InputError
from tapete.gamedef.schema import config_schema
from tapete.games import find_game, speech_for
from tapete.games.carcosa.names import OWN_CARDS, Card
from tapete.games.carcosa.rules.inventory import table_of
from tapete.games.carcosa.vocabulary import Act
from tapete.ledger.option_names import OptionNames
from tapete.referee.session import Session
from tapete.referee.transcript import Replay, read
from tapete.text.speech import LANGUAGES

GAME: Any = find_game("carcosa")        # its options and views are of classes of its own
CLOCK: dict[str, Any] = {"title": {"es": "Reloj parado", "en": "Stopped clock"}, "kind": "yellow",
         "table": {"0-3": "lose 1", "4+": "gain 1 and clear states"}}
MINE: dict[str, Any] = {"cards": {"OWN_1": CLOCK}, "deck": {"OWN_1": 3, "VIAL": 5}}
DOCS = (Path(__file__).parents[3] / "docs" / "change-a-card.md").read_text(encoding="utf-8")
FILE = DOCS.partition("## An event of your own")[2].partition("```yaml\n")[2].partition("```")[0]


def table_with(options: dict[str, Any], ruleset: str = "canon-0.4", seed: int = 1) -> Session:
    rules = GAME.ruleset(ruleset)
    return Session(GAME, rules, GAME.options(rules, options), [None] * 4, seed)


def seen(session: Session) -> Any:
    return session.view()


@pytest.mark.parametrize(("ruleset", "less"), [("canon-0.4", {"VIAL": 5}), ("tecnico-0.1", {"ASCENSOR": 3})])
def test_an_own_event_is_dealt_found_and_carried_out(ruleset: str, less: dict[str, int]) -> None:
    """By the technical book each deck has four events: one's own takes the place of another."""
    session = table_with({"cards": {"OWN_1": CLOCK}, "deck": {"OWN_1": 3, **less}}, ruleset)
    assert sum(deck.cards[:deck.n].count(Card.OWN_1) for deck in session.state.decks) == 3
    soul = session.to_move
    place = seen(session).souls[soul].place[:2] + "_R1"
    for path, value in ((f"souls.{soul}.place", place), (f"decks.{place}.top", ["OWN_1"]), (f"souls.{soul}.sanity", 2),
                        (f"souls.{soul}.role", "SCOUT"), (f"souls.{soul}.states", {})):
        session.game.scenarios.edit(session.state, path, value)
    session.news()
    told = {session.game.wording.happening(one.what, one.a, one.b, one.c).what for one in session.play("search", soul)}
    assert {"REVEALED", "TOTAL"} <= told and told & {"LOST_SANITY", "GAINED_SANITY"}
    assert seen(session).decks[place].top[-1] == "OWN_1"     # resolved, it is under its deck


def test_games_with_own_events_are_sound_and_come_out_the_same_from_their_record(tmp_path: Path) -> None:
    config, save = tmp_path / "mine.yaml", tmp_path / "game.jsonl"
    config.write_text(FILE, encoding="utf-8")
    made = CliRunner().invoke(app, ["play", "carcosa", "--seats", "greedy,greedy", "--seed", "3", "--lang", "en",
                                    "--config", str(config), "--save", str(save)])
    assert made.exit_code == 0, made.output
    assert "Stopped clock" in made.output and "Own card" not in made.output
    played = Replay(GAME, read(save))
    for _ in played.steps():
        assert not GAME.rules.broken(played.session.state)
    assert played.session.over


def test_greedy_goes_by_what_an_own_event_does() -> None:
    from tapete.games.carcosa.dealings import own_card_points
    worths = []
    for effect in ("lose 5", "gain 3"):
        state = table_with({"cards": {"OWN_1": {**CLOCK, "table": {"always": effect}}}}).state
        state.souls[0].sanity = 0
        worths.append(own_card_points(state, 0, Card.OWN_1))
    assert worths[0] < -8 < 8 < worths[1]


@pytest.mark.parametrize("card", OWN_CARDS)
def test_every_own_event_has_a_table_of_its_own_and_a_name_to_fall_back_on(card: Card) -> None:
    tables = [table_of(event) for event in (*range(1, 11), *OWN_CARDS)]
    assert len(set(tables)) == len(tables) == 10 + len(OWN_CARDS)
    assert all(speech_for(GAME, language).say(f"card-{card.name}") for language in LANGUAGES)


@pytest.mark.parametrize(("wrong", "line", "says"), [
    ("kind: yellow", 4, "kind: blue"), ("lose 1", 5, "dance"), ("4+", 5, "5+"), ("OWN_1:\n", 2, "OWN_9:\n"),
    ("Stopped clock", 3, "'  '"), ("OWN_1: 3", 6, "OWN_2: 3")])
def test_what_makes_no_sense_is_refused_with_file_and_line(wrong: str, line: int, says: str, tmp_path: Path) -> None:
    config = tmp_path / "mine.yaml"
    config.write_text(FILE.replace(wrong, says, 1), encoding="utf-8")
    for language in LANGUAGES:
        made = CliRunner().invoke(app, ["check", "carcosa", str(config), "--lang", language])
        assert made.exit_code == 2
        assert f"mine.yaml, {'line' if language == 'en' else 'línea'} {line}" in made.output, made.output


def test_a_sound_file_is_read_back_in_both_languages(tmp_path: Path) -> None:
    config = tmp_path / "mine.yaml"
    config.write_text(FILE, encoding="utf-8")
    made = CliRunner().invoke(app, ["check", "carcosa", str(config), "--lang", "en"])
    assert made.exit_code == 0
    shown = [line.strip() for line in made.output.splitlines()][1:]
    assert len(shown) == 2
    for line in shown:
        assert line in DOCS


def test_two_own_events_do_not_share_a_name() -> None:
    with pytest.raises(InputError, match="the name of two cards"):
        GAME.options(GAME.ruleset(), {"cards": {"OWN_1": CLOCK, "OWN_2": CLOCK}})


def test_the_table_of_an_own_event_is_replaced_whole() -> None:
    options = GAME.options(GAME.ruleset(), {**MINE, "by_players": {"2": {"cards": {"OWN_1": {
        "table": {"always": "lose 2"}}}}}})
    assert options.by_players[2].cards["OWN_1"].table == {"always": "lose 2"}


def test_names_of_own_events_are_those_of_the_game_that_is_played() -> None:
    game = GAME.playing(GAME.options(GAME.ruleset(), MINE))
    assert speech_for(game, "es").say("card-OWN_1") == "Reloj parado"
    assert OptionNames(game, "en").thing("OWN_1", ("deck",)) == "Stopped clock"
    assert "OWN_1" in game.presentation.things["card"] and "OWN_1" not in GAME.presentation.things["card"]
    assert game.figures.catalogue is not None and "OWN_2" not in game.figures.catalogue.kinds[0].things
    session = table_with(MINE)
    assert seen(session).own["OWN_1"].lines["en"][1] == "0–3: Lose 1 sanity."
    assert seen(table_with({})).own is None


def test_an_own_event_is_taken_out_like_any_other() -> None:
    options = GAME.options(GAME.ruleset(), MINE)
    game = GAME.playing(options)
    without = game.figures.catalogue.without(options, "card", "OWN_1")
    assert without is not None and without.how == "without-event"
    assert without.over.cards["OWN_1"].table == {"0+": "nothing"}


def test_the_schema_and_the_desk_know_them() -> None:
    schema = json.dumps(config_schema(type(GAME.options(GAME.ruleset()))))
    assert "OwnCard" in schema or '"title"' in schema
    field = fields_in(form_of("carcosa", "canon-0.4", "en"))["cards"]
    assert field["kind"] == "data" and "OWN_1" in field["sample"]
    deck = fields_in(form_of("carcosa", "canon-0.4", "en"))["deck"]
    assert any(key["value"] == "OWN_8" for key in deck["keys"])


def test_bots_of_every_kind_read_a_state_with_own_events() -> None:
    session = table_with(MINE)
    agent = SeatedAgent("greedy", session.to_move, 1)
    assert agent.choose(session, 0) in session.legal()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_printed_with_its_text_and_a_drawing(language: str) -> None:
    printed = GAME.printing.printed(GAME.options(GAME.ruleset(), MINE), language)
    card = next(card for card in printed.decks[0].cards if card.id == "OWN_1")
    assert card.title == CLOCK["title"][language] and card.copies == 3 and card.drawing is not None
    assert [section for section in printed.reference for block in section.blocks
            if getattr(block, "title", "") == card.title]      # the quick reference has its table
    counts: Any = printed.tables["carcosa.components.decks"][0].rows
    assert ("3", card.title) in counts


# ---- objects, monsters and rooms -----------------------------------------------------------------

THINGS: dict[str, Any] = {
    "cards": {
        "OWN_1": {"title": "Campanilla", "kind": "object", "price": 1, "target": "other soul",
                  "table": {"always": "El alma elegida gana 2 de cordura"}},
        "OWN_2": {"title": "Perro de humo", "kind": "monster", "comes": "empty room", "moves": "towards",
                  "leaves": True, "table": {"0-3": "lose 2", "4+": "Pierdes 1 de cordura y vas al pasillo"}},
        "OWN_3": {"title": "Farol", "kind": "object", "actions": 1, "spent": False,
                  "table": {"always": "stun here 1"}},
        "OWN_4": {"title": "Sombra", "kind": "monster", "comes": "corridor", "moves": "away",
                  "table": {"always": "others here: lose 1"}}},
    "own_rooms": {
        "OWN_ROOM_1": {"title": "Observatorio", "table": {"0-2": "lose 1", "3+": "all: gain 1 and find BLUNT"}},
        "OWN_ROOM_2": {"title": "Pozo", "actions": 2, "price": 1, "target": "soul here",
                       "table": {"always": "target: gain 2 and go to"}}},
    "deck": {"OWN_1": 3, "OWN_2": 2, "OWN_3": 3, "OWN_4": 2, "VIAL": 2, "COMPASS": 4},
    "motemey": {"OWN_1": 1},
    "special_rooms": ["OWN_ROOM_1", "OWN_ROOM_2", "CAPILLA"]}
USES = (Act.USE, Act.USE_ON, Act.VISIT, Act.VISIT_WITH)
MADE = GAME.options(GAME.ruleset(), THINGS)


@pytest.mark.parametrize("ruleset", ["canon-0.4", "tecnico-0.1"])
def test_games_with_own_things_are_sound_and_use_them_all(ruleset: str) -> None:
    """Compiled, by random choices; every kind of use is chosen, and the summaries are those of plain rules."""
    from tapete.kernel.dice import new_rngs
    from tapete.kernel.menu import kind_of
    boxed = {"deck": dict.fromkeys(THINGS["deck"], 0) | {"VIAL": 8, "COMPASS": 8}}
    less = {} if ruleset == "canon-0.4" else boxed      # whose decks are made up by kind
    options = GAME.options(GAME.ruleset(ruleset), {**THINGS, **less})
    game = GAME.playing(options)
    blank = game.State.pack(game.blank(options, [None] * 3))
    states = game.State.array(3)
    states[2] = blank[0]
    assert game.machine.test.compiled(states, game.Menu.array(1), new_rngs(1), 1, 300, 100000) == 300
    used: set[str] = set()
    for seed in range(5):
        session = Session(GAME, GAME.ruleset(ruleset), options, [None] * 3, seed)
        agents = [SeatedAgent("random", seat, seed) for seat in range(3)]
        for path, value in (("specials.F1.place", "F1_R1"), ("specials.F1.kind", "OWN_ROOM_2"),
                            ("specials.F1.revealed", True), ("souls.0.place", "F1_R1"), ("souls.1.place", "F1_R1"),
                            ("specials.F2.place", "F2_R1"), ("specials.F2.kind", "OWN_ROOM_1"),
                            ("specials.F2.revealed", True), ("souls.2.place", "F2_R1")):
            session.game.scenarios.edit(session.state, path, value)
        made = 0
        while not session.over:
            legal, made = session.legal(), made + 1
            uses = [action for action in legal if Act(kind_of(action)) in USES]
            choice = uses[0] if uses else agents[session.to_move].choose(session, made)
            used.add(Act(kind_of(choice)).name)
            session.play(choice, session.to_move)
    assert {"VISIT", "VISIT_WITH"} <= used
    assert ruleset != "canon-0.4" or {"USE", "USE_ON"} <= used      # the book's decks hold no objects of these


def test_greedy_uses_own_objects_and_rooms_and_flees_an_own_monster() -> None:
    from tapete.games.carcosa.dealings import own_monster_points, own_use_points
    from tapete.games.carcosa.names import Monster
    session = table_with(THINGS)
    for path, value in (("souls.0.place", "F1_R1"), ("souls.1.place", "F1_P"), ("souls.1.sanity", -2)):
        session.game.scenarios.edit(session.state, path, value)
    assert own_use_points(session.state, 0, 0, 1) > 0 > own_use_points(session.state, 0, 0, 0)
    assert own_monster_points(session.state, 0, Monster.OWN_MONSTER_1) < 0


def test_own_things_are_told_printed_and_called_by_their_names() -> None:
    game = GAME.playing(MADE)
    for language in LANGUAGES:
        speech = speech_for(game, language)
        assert speech.say("monster-OWN_MONSTER_1") == speech.say("card-OWN_2") == "Perro de humo"
        assert speech.say("special-OWN_ROOM_2-object") == "Pozo"
        printed = game.printing.printed(MADE, language)
        texts = json.dumps([deck.model_dump() if hasattr(deck, "model_dump") else repr(deck)
                            for deck in printed.decks], default=repr)
        assert "Campanilla" in texts and "Observatorio" in texts and "Sombra" in texts
        assert {"OWN_MONSTER_1", "OWN_MONSTER_2"} <= {token.id for token in printed.tokens}
    lines = game.seen["OWN_2"].lines["es"]
    assert lines[0] == "Llega a la habitación sin almas más cercana." and lines[-1] == "Si lo aturden, deja la casa."
    assert game.presentation.things["monster"][-2:] == ("OWN_MONSTER_1", "OWN_MONSTER_2")
    assert "OWN_ROOM_3" not in game.figures.catalogue.kinds[1].things


@pytest.mark.parametrize(("cards", "rest", "says"), [
    ({"kind": "event", "actions": 1}, {}, "actions belongs to a card of the kind object"),
    ({"kind": "object", "spent": False}, {}, "used without end"),
    ({"kind": "object", "moves": "away"}, {}, "moves belongs to a card of the kind monster"),
    ({"kind": "object", "table": {"always": "target: lose 1"}}, {}, "is for a chosen soul"),
    ({"kind": "event", "table": {"always": "go to"}}, {}, "is for a chosen soul"),
    ({"kind": "object", "table": {"always": "somebody: lose 1"}}, {}, "expected whom the effect reaches"),
    ({"kind": "object", "table": {"always": "all: shop"}}, {}, "reaches only the soul"),
    ({"kind": "event"}, {"motemey": {"OWN_1": 1}}, "is no object"),
    ({"kind": "object"}, {"special_rooms": ["CAPILLA", "PUERTAS", "OWN_ROOM_1"]}, "no room OWN_ROOM_1"),
    ({"kind": "monster"}, {"more": 2}, "more than 2 monsters")])
def test_what_an_own_thing_cannot_be_is_said(cards: dict[str, Any], rest: dict[str, Any], says: str) -> None:
    card = {"title": "Cosa", "table": {"always": "lose 1"}, **cards}
    more = {f"OWN_{n + 2}": {**card, "title": f"Cosa {n}"} for n in range(rest.pop("more", 0))}
    with pytest.raises(InputError, match=says):
        GAME.options(GAME.ruleset(), {"cards": {"OWN_1": card, **more}, **rest})


def test_an_own_thing_is_taken_out_like_any_other() -> None:
    game = GAME.playing(MADE)
    for kind, thing in (("card", "OWN_1"), ("card", "OWN_2")):
        found = game.figures.catalogue.without(MADE, kind, thing)
        assert found is not None and set(found.over.cards[thing].table.values()) == {"nothing"}
