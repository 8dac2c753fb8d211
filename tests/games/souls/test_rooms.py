"""The room deck: it is complete, and the terms that it needs."""
import pytest

from tapete.errors import InputError
from tapete.files.config import parse_yaml
from tapete.games import find_game, speech_of
from tapete.games.souls.language import words
from tapete.games.souls.language.cards import CardSource, CardType, cards_of
from tapete.games.souls.language.compiler import ABILITY, Program, compile_ability
from tapete.games.souls.language.library import SOURCES, UNWRITTEN
from tapete.games.souls.language.ops import Do
from tapete.games.souls.language.printing.sentences import card_text
from tapete.games.souls.language.words import Event, Flag, Mod, Ref, Timing, Whose
from tapete.referee.session import Session

CARD = """deck: rooms
cards:
  - {id: TRY, name: {en: Try}, type: room, abilities: [%s]}
"""


def room(abilities: str) -> CardSource:
    return cards_of(parse_yaml(CARD % abilities, "my.yaml"), "my.yaml")[0]


def compiled(ability: str) -> Program:
    program = Program()
    for each in room(ability).abilities:
        compile_ability(program, each)
    return program


def line(ability: str) -> dict[str, int]:
    return dict(zip(ABILITY, compiled(ability).abilities[0], strict=True))


def test_the_deck_is_whole() -> None:
    assert sum(card.kind == CardType.ROOM for card in SOURCES.values()) == 61
    assert UNWRITTEN == []


@pytest.mark.parametrize(("term", "row"), [
    ("you pay all but 1 life", [Do.PAY_LIFE_DOWN, Ref.YOU, 1]),
    ("the active player has a mark this turn", [Do.BOOST, Ref.ACTIVE, Mod.MARKED, 1, 1]),
    ("you have -1 to foes' evasion this turn", [Do.BOOST, Ref.YOU, Mod.EVASION_BY_ATTACKER, 1, -1]),
    ("you have a free shop item this turn", [Do.BOOST, Ref.YOU, Mod.FREE_BUYS, 1, 1]),
])
def test_what_a_term_becomes(term: str, row: list[int]) -> None:
    assert [*row, *[0] * (5 - len(row))] in compiled(f"{{when: a turn starts, do: {term}}}").rows


def test_whoever_rolls_may_join_an_attack() -> None:
    ability = "{when: a player declares an attack, do: {each player rolls: {6: the roller joins the attack}}}"
    rows = compiled(ability).rows
    assert [Do.JOIN, Ref.ROLLER, 0, 0, 0] in rows


@pytest.mark.parametrize(("static", "mod", "whose", "n"), [
    ("players with the fewest souls have +1 attack", Mod.ATTACK, Whose.FEWEST_SOULS, 1),
    ("players with the fewest souls have 1 more attack on their turn", Mod.ATTACKS, Whose.FEWEST_SOULS, 1),
    ("players with the most items have +1 to attack rolls", Mod.ATTACK_ROLLS, Whose.MOST_ITEMS, 1),
    ("the active player has +1 to the first roll of a turn", Mod.FIRST_ROLL, Whose.ACTIVE, 1),
    ("players have +2 life", Mod.LIFE, Whose.ANY, 2),
    ("players with the most souls pay each other player 2c to attack", Mod.ATTACK_TAX, Whose.MOST_SOULS, 2),
    ("players with the most items recharge at most 1 item in the recharge step", Mod.RECHARGES, Whose.MOST_ITEMS, 1),
    ("players play at most 1 loot in a turn", Mod.MOST_LOOT, Whose.ANY, 1),
    ("the active player may attack players, who have 4 evasion", Mod.DUELS, Whose.ACTIVE, 4),
    ("cannot be discarded until 4 of its goals are reached", Mod.KEPT, Whose.THIS, 4),
])
def test_what_a_lasting_effect_becomes(static: str, mod: Mod, whose: Whose, n: int) -> None:
    goals = "".join(f"{{goal: {often} monsters die}}, " for often in range(1, 5) if mod == Mod.KEPT)
    found = dict(zip(ABILITY, compiled(f"{goals}{{static: '{static}'}}").abilities[-1], strict=True))
    assert (found["mod"], found["whose"], found["n"]) == (mod, whose, n)


@pytest.mark.parametrize(("static", "en", "es"), [
    ("players with the most items have +1 to attack rolls",
     "Players with the most items have +1 to attack rolls.",
     "Los jugadores con más objetos tienen +1 a sus tiradas de ataque."),
    ("the active player has +1 to the first roll of a turn",
     "The active player has +1 to their first roll of a turn.",
     "El jugador activo tiene +1 a su primera tirada de cada turno."),
    ("players with the most souls have 2 more attacks on their turn",
     "Once anybody has a soul, players with the most souls may attack 2 more times on their turn.",
     "En cuanto alguien tiene un alma, los jugadores con más almas pueden atacar 2 veces más en su turno."),
])
def test_a_lasting_effect_is_printed_for_whom_it_is(static: str, en: str, es: str) -> None:
    said = [card_text(speech_of("souls", language), room(f"{{static: {static}}}"))[0] for language in ("en", "es")]
    assert said == [en, es]


def test_a_room_has_no_others() -> None:
    """`other players` are other than a card's controller, whom a room has not."""
    with pytest.raises(InputError, match="'other players have \\+1 life' is not for a card of the type room"):
        room("{static: other players have +1 life}")


def test_goals() -> None:
    often, at_once = line("{goal: 3 rolls of 6}"), line("{goal: a player gives another 6c at once}")
    assert (often["timing"], often["event"], often["n"], often["faces"]) == (Timing.GOAL, Event.ROLLED, 3, 1 << 6)
    assert (at_once["event"], at_once["n"], at_once["cost_n"]) == (Event.GAVE_CENTS, 1, 6)


def test_goals_stand_first() -> None:
    with pytest.raises(InputError, match="TRY: goals stand before"):
        room("{static: players cannot gain souls}, {goal: 3 rolls of 6}")


def test_triggers_of_rooms() -> None:
    first = line("{when: the active player declares an attack for the first time in a turn, do: nothing}")
    assert (first["event"], first["whose"], first["flags"]) == (Event.ATTACK_DECLARED, Whose.ACTIVE,
                                                              Flag.FIRST_DECLARED)
    arena = cards_of(parse_yaml(CARD.replace("type: room", "type: room, life: 2") %
                                "{static: can be attacked}, {when: this is beaten, do: nothing}", "my.yaml"), "my.yaml")
    assert arena[0].abilities[1].trigger is not None and arena[0].abilities[1].trigger.event == Event.BEATEN


def test_the_loot_that_paid_is_asked_for_by_its_tag() -> None:
    program = compiled("{pay: discard 1 loot, do: {if the discarded loot is a bomb: gain 1c}}")
    assert [Do.UNLESS, words.Test.PAID_LOOT, 2] in [row[:3] for row in program.rows]


def test_so_many_times_over() -> None:
    rows = compiled("{when: a turn starts, do: {3 times: {roll: {1-3: gain 1c}}}}").rows
    assert sum(row[0] == Do.ROLL for row in rows) == 3
    with pytest.raises(InputError, match="'7 times' begins no block"):
        room("{when: a turn starts, do: {7 times: gain 1c}}")


def test_goals_are_read() -> None:
    card = next(card for card in SOURCES.values() if card.text.id == "SOCIAL_GOALS")
    assert card_text(speech_of("souls", "en"), card)[:2] == ["Goal: 5 loot are played.", "Goal: 3 monsters die."]


def test_a_room_laid_out_before_the_game_does_what_it_does_as_it_comes() -> None:
    game = find_game("souls")
    others = {card.text.id: 0 for card in SOURCES.values() if card.kind == CardType.ROOM
              and card.text.id != "DICE_ROOM_2"}
    options = game.options(game.ruleset(), {"rooms": True, "copies": others})
    session = Session(game, game.ruleset(), options, ["SAMSON", "LAZARUS"], 1)
    assert [it.card for it in session.view().stack] == ["DICE_ROOM_2"]
