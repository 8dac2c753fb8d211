"""Paper speaks of no screen: nothing that is printed asks to press anything, or says what lights up."""
import re
from pathlib import Path

import pytest

from tapete.games import NAMES, find_game, game_names
from tapete.referee import teach
from tapete.referee.teach import told
from tapete.text.speech import LANGUAGES

SCREEN = re.compile(r"\b(p[uú]ls(a|e|ar|as|ala|alo|ada)\w*|ilumina[ns]?|clic\w*|pantalla\w*|ratón|(?:tu|su) página|"
                    r"click\w*|lights? up|screens?|(?:your|the) page|press (?:it|the|a|any\w*|and)\b)", re.IGNORECASE)
SOURCES = Path("src/tapete")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*NAMES, "high_card"])
def test_a_game_explained_on_paper_names_no_screen(name: str, language: str) -> None:
    game = find_game(name)
    assert name in game_names()
    for ruleset in game.rulesets:
        lines = [line for _, lines in told(game, ruleset, game.options(ruleset), language) for line in lines]
        assert lines and [line for line in lines if SCREEN.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_stands_alone_on_paper(language: str) -> None:
    """High card's picture has no marks, so the section's own lines are printed."""
    game = find_game("high_card")
    sections = dict(told(game, game.ruleset(), game.options(game.ruleset()), language))
    assert [*sections] == ["goal", "turn", "board", "end", "asked"] and all(sections.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_section_for_the_screen_alone_is_left_out_on_paper(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, how = find_game("high_card"), teach.read_how("high_card")
    assert how is not None
    only_page = [teach.TwoWays(page="Press a card.")]
    monkeypatch.setattr(teach, "read_how", lambda name: how.model_copy(update={"sections": [
        section.model_copy(update={"es": only_page, "en": only_page}) if section.about == "board" else section
        for section in how.sections]}))
    assert "board" not in dict(told(game, game.ruleset(), game.options(game.ruleset()), language))


@pytest.mark.parametrize("path", sorted(SOURCES.glob("**/press/text/*.ftl")), ids=str)
def test_a_text_for_paper_names_no_screen(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert lines and [line for line in lines if SCREEN.search(line.partition("=")[2])] == []


@pytest.mark.parametrize("line", ["Para jugarla, púlsala.", "Se iluminan las que alcanzas.", "Press it twice.",
                                  "Those within reach light up.", "Tu página te pregunta."])
def test_words_of_the_screen_are_found(line: str) -> None:
    assert SCREEN.search(line)
