"""Ten invented cards of Four Souls, each with a text that was impossible while each word served one card: their printed
texts. Their effects are in their scenarios, and in games played with all of them."""
from __future__ import annotations

from pathlib import Path

import pytest

from tapete.agents.seat import SeatedAgent
from tapete.files.config import plain_data, read_yaml
from tapete.games import find_game, speech_of
from tapete.games.souls.invariants import Broken, broken
from tapete.games.souls.language.printing.sentences import card_text
from tapete.games.souls.options import own_cards
from tapete.referee.session import Session

FOLDER = Path(__file__).parents[3] / "scenarios" / "souls" / "composed"

PRINTED = {
    "bomb_squad": ("When you kill a monster: Search the loot deck for a bomb, take it in hand and shuffle.",
        "Cuando matas a un monstruo: Busca una bomba en el mazo de botín, quédatela en la mano y baraja."),
    "crossroads": ("Gain 1¢, then if you have 3¢ or more, choose one: (a) loot 2; (b) nothing happens; (c) lose "
                   "all your cents, then heal 2 — and after that gain 1¢.",
        "Gana 1¢ y luego, si tienes 3¢ o más, elige una: (a) saquea 2; (b) no pasa nada; (c) pierde todos tus "
        "centavos y luego cúrate 2 — y después gana 1¢."),
    "curse_doll": ("Tap: Choose an item of another player: put 2 counters on the target, then the target's "
                   "controller loses as many ¢ as the counters on the target.",
        "Activar: Elige un objeto de otro jugador: pon 2 contadores en el objetivo y luego quien controla el "
        "objetivo pierde tantos ¢ como los contadores del objetivo."),
    "ghost_hunt": ("Search the treasure deck for a Ghost item, gain it and shuffle.",
        "Busca un objeto de Ghost en el mazo de tesoro, gánalo y baraja."),
    "jealousy": ("Tap, if another player has 1 soul or more and you have no souls: Gain 5¢.",
        "Activar, si otro jugador tiene 1 alma o más y no tienes almas: Gana 5¢."),
    "relics": ("Loot as many as twice your souls, 3 at most.",
        "Saquea tanto como el doble de tus almas, 3 como mucho."),
    "shopkeeper": ("When another player buys something: Gain as many ¢ as half of that.",
        "Cuando otro jugador compra algo: Gana tantos ¢ como la mitad de esa cantidad."),
    "tithe": ("Tap: Gain 1¢, pay 3¢, then if that was done, loot 2.",
        "Activar: Gana 1¢, paga 3¢ y luego, si se ha hecho, saquea 2."),
    "tombola": ("Choose an item at random, then destroy the chosen one.",
        "Elige un objeto al azar y luego destruye el elegido."),
    "weak_knees": ("Choose a monster: the target has -1 attack until the end of the turn.",
        "Elige un monstruo: el objetivo tiene -1 de ataque hasta el final del turno."),
}


def test_each_has_a_scenario() -> None:
    assert {path.stem for path in FOLDER.glob("*.yaml")} == set(PRINTED)


@pytest.mark.parametrize("name", PRINTED)
def test_such_a_card_is_printed(name: str) -> None:
    card = own_cards(read_yaml(FOLDER / f"{name}.yaml")["options"]["own"])[-1]
    en, es = (" ".join(card_text(speech_of("souls", language), card)) for language in ("en", "es"))
    assert (en, es) == PRINTED[name]


def test_a_game_is_played_with_all_of_them() -> None:
    """Each card six times, so that many are met; a state that could not be is an error of its own."""
    own = [each for name in PRINTED for each in plain_data(read_yaml(FOLDER / f"{name}.yaml"))["options"]["own"]]
    game = find_game("souls")
    many = [{**file, "cards": [{**card, "count": 6} for card in file["cards"]]} for file in own]
    options = game.options(game.ruleset(), {"own": many})
    session = Session(game, game.ruleset(), options, [None, None], 3)
    agents = [SeatedAgent("random", seat, 3) for seat in range(2)]
    for number in range(250):
        if session.over:
            break
        session.play(agents[session.to_move].choose(session, number))
        assert broken(session.state) == Broken.NOTHING
    assert session.state.turn > 3
