"""Spanish texts of Four Souls' cards give their orders in one mood: "mira la mano y luego saquea 2", not "saqueas"."""
from __future__ import annotations

import re
from typing import Any

import pytest

from tapete.games import speech_of
from tapete.games.souls.language.cards import CardSource, look_through
from tapete.games.souls.language.library import SOURCES
from tapete.games.souls.language.printing.reworded import as_said
from tapete.games.souls.language.printing.sentences import ability_text, card_text
from tapete.games.souls.language.words import Timing

INDICATIVE = {
    "barajas", "buscas", "cancelas", "copias", "das", "descartas", "desactivas", "destruyes", "devuelves", "dices",
    "eliges", "evitas", "ganas", "haces", "infliges", "intercambias", "juegas", "matas", "metes", "miras", "pagas",
    "pierdes", "pones", "quedas", "quitas", "recargas", "recibes", "repartes", "repites", "restas", "revelas", "robas",
    "saqueas", "sumas", "te curas", "terminas", "tiras", "tomas"}
STATE = "saqueas el doble"
"""How somebody loots from now on: nothing that they do."""


def orders(text: str) -> str:
    """What a text has people do, without what it waits for and what it asks for."""
    return re.sub(r"\b(?:cuando|cada vez que|la próxima vez que) [^:]*:|\bsi [^,:;]*,|" + STATE, "", text.lower())


@pytest.mark.parametrize("card", SOURCES.values(), ids=lambda card: str(card.text.id))
def test_a_spanish_text_gives_its_orders_in_one_mood(card: CardSource) -> None:
    speech = speech_of("souls", "es")
    for ability in as_said(card):
        if ability.static is None and ability.goal is None and ability.timing != Timing.EARN:
            text = ability_text(speech, ability)
            assert not [verb for verb in INDICATIVE if re.search(rf"\b{verb}\b", orders(text))], text


@pytest.mark.parametrize(("language", "do", "said"), [
    ("es", ["target takes 1 damage", "gain 2c"], "Elige un jugador: el objetivo recibe 1 de daño y luego gana tú 2¢."),
    ("es", ["gain 2c", "loot 1", "target gains 1c"],
     "Elige un jugador: gana 2¢, saquea 1 y luego el objetivo gana 1¢."),
    ("es", ["target pays 1 cents", {"if done": "gain 2c"}],
     "Elige un jugador: el objetivo paga 1¢ y luego, si se ha hecho, gana tú 2¢."),
    ("en", ["target takes 1 damage", "gain 2c"], "Choose a player: the target takes 1 damage, then you gain 2¢.")])
def test_what_you_do_is_told_from_what_somebody_else_has_just_done(language: str, do: list[Any], said: str) -> None:
    card = {"id": "MINE", "name": {"en": "Mine"}, "type": "active", "set": "own",
            "abilities": [{"tap": do, "target": "player"}]}
    (source,), wrong = look_through({"deck": "treasure", "cards": [card]}, "mine.yaml")
    assert not wrong
    assert card_text(speech_of("souls", language), source)[0].partition(": ")[2] == said
