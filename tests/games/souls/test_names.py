"""The names of Four Souls' cards, and the wording of their texts."""
import re
from collections import defaultdict

import pytest

from tapete.games import speech_for
from tapete.games.souls.game import GAME
from tapete.games.souls.text import effect_lines
from tapete.referee.session import Session
from tapete.text.speech import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_one_deck_that_do_something_else_have_names_of_their_own(language: str) -> None:
    """Else nobody could tell them apart on the stack, in a menu or in what a table says."""
    speech, does = speech_for(GAME, language), defaultdict(set)
    for number, card in GAME.deck.sources.items():
        does[card.deck, GAME.deck.name(number, language)].add(tuple(effect_lines(speech, GAME.deck, card.text.id)))
    assert not [name for name, texts in does.items() if len(texts) > 1]


def test_in_spanish_loot_is_counted_in_cards() -> None:
    speech = speech_for(GAME, "es")
    said = [line for card in GAME.deck.sources.values() for line in effect_lines(speech, GAME.deck, card.text.id)]
    assert sum("carta de botín" in line for line in said) > 20
    assert not [line for line in said if re.search(r"\d( o m\w+)? de botín", line)]


@pytest.mark.parametrize(("card", "language", "text"), [
    ("III_THE_EMPRESS", "en",
     "Choose a player: the target has +1 attack and +1 to their rolls until the end of the turn."),
    ("III_THE_EMPRESS", "es",
     "Elige un jugador: el objetivo tiene +1 de ataque y +1 a sus tiradas hasta el final del turno."),
    ("XI_STRENGTH", "es",
     "Elige un jugador: el objetivo tiene +1 de ataque hasta el final del turno y luego puede atacar 1 vez más este "
     "turno."),
    ("DIPLOPIA", "en",
     "Tap: Choose a passive item that is not eternal: until the end of the turn this card becomes a copy of the "
     "target."),
    ("XXI_THE_WORLD", "es", "Mira la mano de cada uno de los demás jugadores y luego saquea 2.")])
def test_nothing_is_said_twice_in_one_breath(card: str, language: str, text: str) -> None:
    assert text in effect_lines(speech_for(GAME, language), GAME.deck, card)


@pytest.mark.parametrize(("language", "marks"), [("es", "«»"), ("en", "“”")])
def test_a_card_that_is_to_be_chosen_stands_in_quotation_marks(language: str, marks: str) -> None:
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), ["SAMSON", "LAZARUS"], 1)
    for path, value in {"asleep": [0, 1], "active": 0, "players.0.items": ["SACK_OF_PENNIES", "THE_RELIC"],
                        "players.0.hand": ["PILLS_YELLOW"], "decks.loot.top": ["BOMB"]}.items():
        GAME.scenarios.edit(session.state, path, value)
    session.dice = lambda sides: 1
    session.play("play PILLS_YELLOW", 0)
    while session.view().waiting.choice != "ORDER":
        session.play("pass", 0)
    said = [GAME.wording.label(speech_for(GAME, language), session.state, action, ["Ana", "Blas"])
            for action in session.legal()]
    assert len(said) == 2 and all(line.count(marks[0]) == line.count(marks[1]) == 1 for line in said), said
