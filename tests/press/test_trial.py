"""Texts that `tapete check` accepts can be set by `tapete press`, with every letter on its card."""
from __future__ import annotations

import json
from dataclasses import replace
from io import BytesIO
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from typer.testing import CliRunner

from tapete.cli import paper_checks as lacking
from tapete.cli.app import app
from tapete.errors import InputError
from tapete.games import find_game, game_names
from tapete.paper import Printed
from tapete.press.own import own_deck
from tapete.press.printing import PrintJob, print_job
from tapete.text.speech import LANGUAGES

from ..sweep import sweep
from .conftest import job_of

NAMES = {"usual": "Reloj de arena", "words": "Una palabra tras otra", "wide word": "W" * 22, "wider word": "W" * 40,
         "long word": "l" * 60, "many words": "palabra " * 20, "endless": "W" * 500, "marks": "a" + "\u0301" * 200,
         "few marks": "a\u0301\u0302\u0303\u0308" * 4,
         "hyphens": "-".join(["palabra"] * 9), "lines": "una\ndos"}


def own(game: str, name: str, text: str = "") -> dict[str, Any] | None:
    """A file that brings one card with a name; None if the game takes no cards of one's own."""
    both = {"es": name, "en": name}
    return {
        "carcosa": {"deck": {"OWN_1": 3, "VIAL": 5},
                    "cards": {"OWN_1": {"title": both, "kind": "yellow", "table": {"0+": "lose 1"}}}},
        "gloom": {"pack": "mine", "over": "abismo",
                  "events": {"PEEP": {"name": both, "effects": [{"do": "show_hand", "who": "others"}]}}},
        "souls": {"deck": "treasure", "cards": [{"id": "FIRECRACKER", "name": both, "type": "active", "abilities": [
            {"tap": "deal 1 damage to target", "target": "monster"}]}]}}.get(game)


TAKING = [name for name in game_names() if find_game(name).own_cards.option or find_game(name).own_cards.schema()]


def test_every_game_with_cards_of_ones_own_is_tried() -> None:
    assert {name for name in game_names() if own(name, "x") is not None} == set(TAKING)


def job(game: str, tree: dict[str, Any], language: str) -> PrintJob:
    found = find_game(game)
    made = job_of(game, config=found.own_cards.read(tree, "mine.yaml") or tree, language=language)
    return replace(made, game=found.playing(made.options), bleed=3)


class OnlyNew(PrintJob):
    """A job that prints the cards that its file brings, and of the box's none."""

    def printed(self) -> Printed:
        usual = replace(self, game=find_game(self.game.name), options=self.game.options(self.ruleset))
        known = {card for deck in PrintJob.printed(usual).decks for card in deck.cards}
        every = super().printed()
        new = (replace(deck, cards=tuple(card for card in deck.cards if card not in known)) for deck in every.decks)
        return replace(every, decks=tuple(deck for deck in new if deck.cards))


def off_the_card(data: bytes, margin: float = 3) -> list[str]:
    """All letters of a PDF that are not whole on the page without its `margin`, in mm, which is cut away."""
    edge, off = margin * 72 / 25.4, []
    for page in pypdfium2.PdfDocument(BytesIO(data)):
        width, height = page.get_size()
        text = page.get_textpage()
        for i in range(text.count_chars()):
            left, bottom, right, top = text.get_charbox(i)
            if right > left and (left < edge or bottom < edge or right > width - edge or top > height - edge):
                off.append(text.get_text_range(i, 1))
    return off


@pytest.mark.parametrize(("game", "name"), sweep(
    product(TAKING, NAMES), kept=[*zip(cycle(TAKING), NAMES), *((game, "wider word") for game in TAKING)]))
def test_what_check_takes_the_press_sets(tmp_path: Path, game: str, name: str) -> None:
    tree, file = own(game, NAMES[name]), tmp_path / "mine.yaml"
    assert tree is not None
    file.write_text(json.dumps(tree))
    checked = CliRunner().invoke(app, ["check", game, str(file)])
    if checked.exit_code:
        assert checked.exit_code == 2 and str(file) in checked.stdout and name not in ("usual", "words")
        return
    for language in LANGUAGES:
        files = dict(print_job(OnlyNew(**vars(job(game, tree, language))), ("cards",)))
        assert files
        for file_name, data in files.items():
            assert not off_the_card(data), file_name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_names_file_and_card(tmp_path: Path, language: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(json.dumps(own("carcosa", "W" * 40)))
    made = CliRunner().invoke(app, ["check", "carcosa", str(file), "--lang", language])
    assert made.exit_code == 2 and made.stdout.startswith(f"{file}: ") and "OWN_1" in made.stdout
    assert {"es": "no cabe", "en": "does not fit"}[language] in made.stdout


def test_all_that_does_not_fit_is_said_at_once(tmp_path: Path) -> None:
    tree = own("carcosa", "W" * 40)
    assert tree is not None
    tree["cards"] |= {"OWN_2": {**tree["cards"]["OWN_1"], "title": {"es": "V" * 40, "en": "V" * 40}},
                      "OWN_3": {**tree["cards"]["OWN_1"], "title": {"es": "Bien", "en": "Fine"}}}
    tree["deck"] |= {"OWN_1": 1, "OWN_2": 1, "OWN_3": 1}
    (tmp_path / "mine.yaml").write_text(json.dumps(tree))
    made = CliRunner().invoke(app, ["check", "carcosa", str(tmp_path / "mine.yaml")])
    assert made.exit_code == 2 and "OWN_1" in made.stdout and "OWN_2" in made.stdout and "OWN_3" not in made.stdout


def test_without_the_typesetter_check_says_that_nothing_was_tried(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lacking, "can_typeset", lambda: False)
    (tmp_path / "mine.yaml").write_text(json.dumps(own("carcosa", "W" * 40)))
    made = CliRunner().invoke(app, ["check", "carcosa", str(tmp_path / "mine.yaml"), "--lang", "en"])
    assert made.exit_code == 0 and "Typst is missing" in made.stdout


@pytest.mark.parametrize("key", ["title", "kind", "text", "note", "table", "range"])
def test_a_long_word_runs_over_no_card_of_ones_own(tmp_path: Path, key: str) -> None:
    word = "W" * 30
    card: dict[str, Any] = {"id": "X", "title": "x", "kind": "x", "text": "x"}
    card |= {"table": {"1": word}} if key == "table" else {"table": {word: "x"}} if key == "range" else {key: word}
    (tmp_path / "own.yaml").write_text(json.dumps({"cards": [card]}))
    made = replace(job_of("carcosa"), own=own_deck(tmp_path / "own.yaml", "es"), bleed=3)
    with pytest.raises(InputError, match="does not fit"):
        list(print_job(made, ("cards",)))
