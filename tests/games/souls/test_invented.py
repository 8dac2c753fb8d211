"""Ten invented cards of Four Souls, each with parts that were no words before: their printed texts. Their effects are
in their scenarios."""
from __future__ import annotations

from pathlib import Path

import pytest

from tapete.files.config import read_yaml
from tapete.games import speech_of
from tapete.games.souls.language.cards import cards_of
from tapete.games.souls.language.printing.sentences import card_text
from tapete.kernel.piles import ALL_SEATS

from .test_stops import play, table

FOLDER = Path(__file__).parents[3] / "scenarios" / "souls" / "invented"

PRINTED = {
    "big_spender": ("You may buy any number of times on your turn.",
                    "Puedes comprar cuantas veces quieras en tu turno."),
    "chapel": ("When the active player would take damage: Prevent 1 of that damage.",
               "Cuando el jugador activo fuera a recibir daño: Evita 1 de ese daño."),
    "glass_bones": ("Players take 1 more damage each time.", "Los jugadores reciben 1 de daño más cada vez."),
    "grudge": ("When another player takes damage for the first time in a turn: Gain 1¢.",
               "Cuando otro jugador recibe daño por primera vez en un turno: Gana 1¢."),
    "knockout": ("Choose another player: deactivate the character of the target, then if that was done, gain 2¢.",
                 "Elige otro jugador: desactiva el personaje del objetivo y luego, si se ha hecho, gana 2¢."),
    "loaded_dice": ("You have +1 to your rolls.", "Tienes +1 a tus tiradas."),
    "pack_leader": ("Other monsters have +1 life.", "Los demás monstruos tienen +1 de vida."),
    "pillow": ("Choose a player: the next damage to the target this turn becomes 2.",
               "Elige un jugador: el próximo daño al objetivo este turno pasa a ser 2."),
    "rich_prey": ("If you have 5¢ or more, monsters have +2 attack.",
                  "Si tienes 5¢ o más, los monstruos tienen +2 de ataque."),
    "shopping_spree": ("Choose a player: the target may buy any number of times this turn.",
                       "Elige un jugador: el objetivo puede comprar cuantas veces quiera este turno.")}


def test_each_has_a_scenario() -> None:
    assert {path.stem for path in FOLDER.glob("*.yaml")} == set(PRINTED)


@pytest.mark.parametrize("name", PRINTED)
def test_an_invented_card_is_printed(name: str) -> None:
    path = FOLDER / f"{name}.yaml"
    card, = cards_of(read_yaml(path)["options"]["own"][0], str(path))
    en, es = (" ".join(card_text(speech_of("souls", language), card)) for language in ("en", "es"))
    assert (en, es) == PRINTED[name]


def test_several_cards_of_a_deck_are_revealed() -> None:
    """No path of a scenario says who knows a card."""
    prophecy = {"id": "PROPHECY", "name": {"en": "Prophecy"}, "type": "tarot", "set": "own",
                "abilities": [{"play": "reveal the top 3 of target", "target": "deck"}]}
    session = table({"players.0.hand": ["PROPHECY"]}, {"own": [{"deck": "loot", "cards": [prophecy]}]})
    play(session, "play PROPHECY", "choose treasure")
    pile = session.state.decks[1]
    assert [seen == ALL_SEATS for seen in list(pile.seen)[pile.n - 4:pile.n]] == [False, True, True, True]
