"""Composed words of Four Souls' language: their rows, and their printed text."""
from __future__ import annotations

import pytest

from tapete.errors import InputError
from tapete.files.config import parse_yaml
from tapete.games import speech_of
from tapete.games.souls.language.cards import CardSource, cards_of
from tapete.games.souls.language.compiler import ABILITY, Program, compile_ability
from tapete.games.souls.language.ops import Do
from tapete.games.souls.language.printing.sentences import card_text
from tapete.games.souls.language.words import Amount, Event, Flag, Mod, Ref, Whose

CARD = """deck: treasure
cards:
  - {id: TRY, name: {en: Try}, type: %s, abilities: [%s]}
"""


def card(ability: str) -> CardSource:
    return cards_of(parse_yaml(CARD % ("active" if "tap:" in ability else "passive", ability), "my.yaml"), "my.yaml")[0]


def program(ability: str) -> Program:
    made = Program()
    for each in card(ability).abilities:
        compile_ability(made, each)
    return made


def printed(ability: str) -> tuple[str, str]:
    en, es = (" ".join(card_text(speech_of("souls", language), card(ability))) for language in ("en", "es"))
    return en, es


@pytest.mark.parametrize(("when", "event", "whose", "flags"), [
    ("another player rolls 6", Event.ROLLED, Whose.ANOTHERS, 0),
    ("the game starts", Event.GAME_STARTS, Whose.ANY, 0),
    ("you roll 6", Event.ROLLED, Whose.YOURS, 0),
    ("a player makes an attack roll of 1", Event.ROLLED, Whose.ANY, Flag.COMBAT),
    ("the active player would roll 1", Event.WOULD_ROLL, Whose.ACTIVE, 0),
    ("another player's turn starts", Event.TURN_STARTS, Whose.ANOTHERS, 0),
    ("your turn ends", Event.TURN_ENDS, Whose.YOURS, 0),
    ("another player deals combat damage to a monster", Event.DEALT, Whose.ANOTHERS, Flag.COMBAT),
    ("another player dies after the penalty", Event.DIED, Whose.ANOTHERS, 0),
    ("another player would die", Event.WOULD_DIE, Whose.ANOTHERS, 0),
    ("another player activates an item", Event.ACTIVATED, Whose.ANOTHERS, 0),
    ("you declare an attack", Event.ATTACK_DECLARED, Whose.DONE_BY_YOU, 0),
    ("you declare an attack for the first time in a turn", Event.ATTACK_DECLARED, Whose.DONE_BY_YOU,
     Flag.FIRST_DECLARED),
    ("you gain a soul", Event.GAINED_SOUL, Whose.DONE_BY_YOU, 0),
    ("another player loots", Event.LOOTED, Whose.ANOTHERS, 0),
    ("another player takes combat damage on a roll of 1 for the first time in a turn", Event.DAMAGED, Whose.ANOTHERS,
     Flag.COMBAT | Flag.FIRST | Flag.OF_PLAYER),
    ("the active player would take damage", Event.WOULD_BE_DAMAGED, Whose.ACTIVE, Flag.OF_PLAYER),
    ("you deal damage to a monster", Event.DEALT, Whose.YOURS, 0),
    ("you die before the penalty", Event.DYING, Whose.YOURS, 0),
])
def test_a_trigger_is_of_whom_its_text_says(when: str, event: Event, whose: Whose, flags: int) -> None:
    made = program(f'{{when: "{when}", do: gain 1c}}')
    line = dict(zip(ABILITY, made.abilities[-1], strict=True))
    assert (line["event"], line["whose"], line["flags"]) == (event, whose, flags)


@pytest.mark.parametrize(("term", "row"), [
    ("lose the roll cents", [Do.LOSE, Ref.YOU, Amount.ROLL]),
    ("look at the top 2 of target", [Do.LOOK, 255, 2]),
    ("look at the top card of the room deck", [Do.LOOK, 3, 1]),
    ("discard the top 3 of target", [Do.MILL, 255, 3]),
    ("reveal the top card of the loot deck", [Do.REVEAL, 0, 1]),
    ("keep one of the top 3 of target", [Do.KEEP_ONE, 255, 3]),
    ("they must attack the monster deck 2 more times", [Do.MUST_ATTACK, Ref.THEY, 2, 1]),
    ("may attack 1 more time", [Do.MAY_ATTACK, Ref.YOU, 1, 0]),
    ("the roller has +1 to rolls this turn", [Do.BOOST, Ref.ROLLER, Mod.ROLLS, 1, 1]),
])
def test_what_a_composed_term_becomes(term: str, row: list[int]) -> None:
    target = ", target: deck" if "of target" in term else ""
    made = program(f"{{when: any player rolls 1, do: {{roll: {term}}}}}" if not target else f"{{tap: {term}{target}}}")
    assert [*map(int, row), *[0] * (5 - len(row))] in made.rows


@pytest.mark.parametrize(("ability", "en", "es"), [
    ("{when: any player rolls 6, do: they lose the roll cents}",
     "When a player rolls 6: That player loses as many ¢ as the roll shows.",
     "Cuando un jugador saca 6: Ese jugador pierde tantos ¢ como muestre la tirada."),
    ("{tap: look at the top 3 of target, target: deck}",
     "Tap: Choose a deck: look at the top 3 cards of the target deck.",
     "Activar: Elige un mazo: mira las 3 primeras cartas del mazo objetivo."),
    ("{tap: reveal the top card of the room deck}", "Tap: Reveal the top card of the room deck.",
     "Activar: Revela la primera carta del mazo de habitaciones."),
    ("{tap: target gains target's cents cents, target: player}",
     "Tap: Choose a player: the target gains as many ¢ as they have.",
     "Activar: Elige un jugador: el objetivo gana tantos ¢ como tenga."),
    ("{when: the game starts, do: gain 1c}", "When the game starts: Gain 1¢.",
     "Cuando empieza la partida: Gana 1¢."),
    ("{when: another player gains a soul, do: gain 1c}",
     "When another player gains a soul: Gain 1¢.", "Cuando otro jugador gana un alma: Gana 1¢."),
    ("{when: another player's turn ends, do: gain 1c}",
     "When another player's turn ends: Gain 1¢.", "Cuando termina el turno de otro jugador: Gana 1¢."),
    ("{when: the active player would die, do: prevent that death}",
     "When the active player would die: Prevent that death.",
     "Cuando el jugador activo fuera a morir: Evita esa muerte."),
])
def test_a_composed_word_is_printed(ability: str, en: str, es: str) -> None:
    assert printed(ability) == (en, es)


@pytest.mark.parametrize(("ability", "message"), [
    ("{when: the attacker activates an item, do: gain 1c}", "is not for a card of the type passive"),
    ("{when: the attacker would roll 1, do: gain 1c}", "is no trigger"),
    ("{tap: target has +1 evasion this turn, target: player}", "'target' is a player; expected"),
    ("{tap: 'target has +1 to rolls this turn', target: monster}", "'target' is a monster; expected a player"),
    ("{tap: reveal the top card of target, target: discard pile}", "'target' is a discard pile; expected a deck"),
    ("{when: another monster dies, do: gain 1c}", "is not for a card of the type passive"),
])
def test_what_does_not_compose_is_refused(ability: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        card(ability)
