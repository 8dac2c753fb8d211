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
from tapete.games.carcosa.names import OWN_EVENTS, Card
from tapete.games.carcosa.rules.inventory import table_of
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
    from tapete.games.carcosa.dealings import own_event_points
    cruel, kind = ({"cards": {"OWN_1": {**CLOCK, "table": {"always": effect}}}} for effect in ("lose 5", "gain 3"))
    worths = [own_event_points(table_with(options).state, Card.OWN_1) for options in (cruel, kind)]
    assert worths[0] < -8 < 8 < worths[1]


@pytest.mark.parametrize("card", OWN_EVENTS)
def test_every_own_event_has_a_table_of_its_own_and_a_name_to_fall_back_on(card: Card) -> None:
    tables = [table_of(event) for event in (*range(1, 11), *OWN_EVENTS)]
    assert len(set(tables)) == len(tables) == 10 + len(OWN_EVENTS)
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
