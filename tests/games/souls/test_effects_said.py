"""What a card does is what its text says: its effects are compared with the words of its sentence.

Each loot card is played alone, and then the player who played it is killed, because some effects wait for a death. Each
ability that is used, of an item or a room, is used alone, and each event comes off the deck alone. A change that no
rule of the table brings must have its word in the printed text. What waits for other events is not looked at.
"""
from __future__ import annotations

import re
from typing import Any

import pytest

from tapete.files.config import parse_yaml, plain_data
from tapete.games import find_game, speech_of
from tapete.games.souls.language.cards import CardSource, CardType
from tapete.games.souls.language.library import SOURCES
from tapete.games.souls.language.printing.sentences import card_text
from tapete.games.souls.language.words import Timing
from tapete.games.souls.options import own_cards
from tapete.games.souls.vocabulary import Op, Told
from tapete.kernel.agenda import frame_op, top_frame
from tapete.referee.session import Session

GAME = find_game("souls")
WORDS = {
    "GAINED_CENTS": "¢", "LOST_CENTS": "¢|cents", "PAID_CENTS": "pay", "DAMAGED": "damage", "MONSTER_DAMAGED": "damage",
    "DIES": "kill|damage", "MONSTER_DIES": "kill|damage", "HEALED": "heal", "MONSTER_HEALED": "heal",
    "PAID_LIFE": "life", "LOOTED": "loot|search", "DREW": "loot|search", "DISCARDED": "discard", "TO_PILE": "discard",
    "GAVE_LOOT": "give|pass|hand", "STOLE_LOOT": "take|steal", "TOOK": "take", "PUT_ON_DECK": "put",
    "GAINED_ITEM": "gain|steal|swap|item|treasure", "LOST_ITEM": "steal|lose|giv|swap|exchange", "DESTROYED": "destroy",
    "RECHARGED": "recharge", "DEACTIVATED": "deactivate", "GAINED_SOUL": "soul", "LOST_SOUL": "soul",
    "SAVED": "death|die", "TURN_ENDS": "end the turn", "CANCELLED": "cancel", "TO_BOTTOM": "under", "ON_DECK": "on",
    "LOOKED": "look", "SAW": "look|see|hand", "HAND_SEEN": "hand", "MILLED": "discard", "SHUFFLED": "shuffle",
    "PREVENTED": "prevent|damage", "COUNTERS": "counter", "SKIPPED": "skip", "CURSED": "curse",
    "MONSTER_SLOTS": "slot", "SHOP_SLOTS": "slot", "CHANGED": "roll", "COPIED": "copy", "BECOMES": "copy"}
"""The words in a sentence that say each change."""
OF_A_DEATH = {"DISCARDED", "LOST_CENTS", "DESTROYED", "DEACTIVATED", "TURN_ENDS", "CANCELLED", "LOST_ITEM", "RECHARGED"}
"""What the penalty of a death brings, and the turn after it."""
OWN = """
deck: loot
cards:
  - {id: FALL, name: {en: Fall}, type: misc, set: own, abilities: [{play: kill target, target: player}]}
  - {id: BLANK, name: {en: Blank}, type: misc, set: own, abilities: [{play: nothing}]}
  - {id: CANDLE, name: {en: Candle}, type: misc, set: own,
     abilities: [{play: prevent the next death of target, target: player}]}
"""
OWN_CARDS = {card.text.id: card for card in own_cards([plain_data(parse_yaml(OWN, "own"))])}
PLAYED = {card.text.id: card for card in SOURCES.values() if card.kind is CardType.LOOT}
USED = {card.text.id: card for card in SOURCES.values()
        if any(ability.timing in (Timing.TAP, Timing.PAY) for ability in card.abilities)}
DRAWN = {card.text.id: card for card in SOURCES.values() if card.kind is CardType.EVENT}


def table(card: str, version: int | None = None, role: str = "SAMSON", **given: Any) -> Session:
    """A game of two, in whose action phase seat 0 holds a card and FALL, and nobody else is awake."""
    ruleset = GAME.ruleset() if version is None else GAME.ruleset().at(version)
    options = GAME.options(ruleset, {"own": [plain_data(parse_yaml(OWN, "own"))], "sets": ["base", "gold", "plus"],
                                     "rooms": "rooms" in given})
    session = Session(GAME, ruleset, options, [role, "ISAAC" if role == "LAZARUS" else "LAZARUS"], 1)
    session.lay({
        "asleep": [0, 1], "active": 0, "bonus": [], "monsters": ["FATTY", "DIP"], "players.0.hand": [card, "FALL"],
        "players.0.more_plays": 3, "players.0.cents": 5, "players.0.hurt": 1, "players.0.items": ["BREAKFAST"],
        "players.1.hand": ["BOMB", "A_DIME"], "players.1.cents": 5, "players.1.items": ["DINNER"],
        **{path.replace("__", "."): value for path, value in given.items()}})
    return session


def with_card(card: CardSource) -> Session:
    """Such a table with a card in its place: among the items of seat 0, as its character, as the room, or on top of
    the monster deck."""
    name, hand = card.text.id, ["BLANK", "FALL", "A_PENNY", "A_NICKEL"]     # else the turn ends of its own
    match card.kind:
        case CardType.CHARACTER if name == "LAZARUS": return table("BLANK", role=name, players__0__hand=hand)
        case CardType.CHARACTER: return table("BLANK", players__0__hand=hand, players__0__character=name)
        case CardType.ROOM: return table("BLANK", players__0__hand=hand, rooms=[name])
        case CardType.EVENT: return table("BLANK", players__0__hand=hand, decks__monster__top=[name, "FLY"])
        case _: return table("BLANK", players__0__hand=hand, players__0__items=[name, "BREAKFAST"],
                             players__0__cents=20)


def uses(card: CardSource) -> list[str]:
    """The actions by which a card's effects come about alone, of those that are legal."""
    session = with_card(card)
    name, legal = card.text.id, [session.game.grammar.text(action) for action in session.legal()]
    if card.kind is CardType.EVENT:
        return ["attack top"]
    return [action for action in legal if action == f"tap {name}" or action.startswith(f"pay {name} ")]


def unsaid_in_use(card: CardSource) -> list[str] | None:
    """The changes by a card in use that its text does not say; None if it cannot be used here."""
    found = uses(card)
    if not found:
        return None
    text = " ".join(card_text(speech_of("souls", "en"), card)).lower()
    unsaid = set()
    for action in found:
        session = with_card(card)
        kinds = set(do(session, action))
        kinds -= {"DEACTIVATED"} if action.startswith("tap") else set()
        kinds -= OF_A_DEATH if "DIED" in kinds else set()
        kinds -= {"RECHARGED"} if "TURN_ENDS" in kinds else set()
        unsaid |= {kind for kind in kinds if kind in WORDS and not re.search(WORDS[kind], text)}
    return sorted(unsaid)


def play(session: Session, card: str) -> list[str]:
    """Play a card, aimed at seat 0 if it can be, until the stack is empty. Returns the kinds of events."""
    return do(session, f"play {card}")


def do(session: Session, action: str) -> list[str]:
    """Do something until the stack is empty, with the first answer to each question. Returns the kinds of events."""
    news = session.play(action)
    while not session.over and (session.state.n_stack or frame_op(top_frame(session.state)) != Op.PRIORITY):
        news += session.play("pass" if frame_op(top_frame(session.state)) == Op.PRIORITY else session.legal()[0])
    return [Told(each.what).name for each in news]


def unsaid(card: CardSource, name: str, version: int | None = None) -> list[str] | None:
    """The changes by a card that its text does not say; None if there is nothing that it could be for."""
    session = table(name, version)
    if not any(session.game.grammar.text(action).startswith(f"play {name}") for action in session.legal()):
        return None
    text = " ".join(card_text(speech_of("souls", "en"), card)).lower()
    kinds = set(play(session, name))
    if "DIED" not in kinds and not session.over and session.state.active == 0:
        later = set(play(session, "FALL"))
        kinds |= later - (AFTER_A_FALL | OF_A_DEATH if "DIED" in later else AFTER_A_FALL - OF_A_DEATH)
    if "DIED" in kinds:
        kinds -= OF_A_DEATH
    if "TURN_ENDS" in kinds:
        kinds -= {"RECHARGED"}      # the next turn begins
    return sorted(kind for kind in kinds if kind in WORDS and not re.search(WORDS[kind], text))


AFTER_A_FALL: set[str] = set()
"""The events of a death that nothing prevents."""


@pytest.fixture(scope="module", autouse=True)
def _after_a_fall() -> None:
    session = table("BLANK")
    play(session, "BLANK")
    AFTER_A_FALL.update(play(session, "FALL"))
    assert "DIED" in AFTER_A_FALL and "TURN_ENDS" in AFTER_A_FALL


def test_the_text_of_a_card_says_all_that_it_does() -> None:
    found = {name: unsaid(card, name) for name, card in PLAYED.items()}
    assert sum(kinds is not None for kinds in found.values()) > 50
    assert {name: kinds for name, kinds in found.items() if kinds} == {}


@pytest.mark.parametrize(("cards", "at_least"), [(USED, 75), (DRAWN, 17)], ids=["used", "drawn"])
def test_the_text_of_a_card_in_use_says_all_that_it_does(cards: dict[str, CardSource], at_least: int) -> None:
    found = {name: unsaid_in_use(card) for name, card in cards.items()}
    assert sum(kinds is not None for kinds in found.values()) >= at_least
    assert {name: kinds for name, kinds in found.items() if kinds} == {}


def test_a_card_that_prevents_a_death_does_no_more_unless_it_says_so() -> None:
    """Version 7 ended the turn, as no text of such a card said."""
    assert unsaid(OWN_CARDS["CANDLE"], "CANDLE") == []
    assert unsaid(OWN_CARDS["CANDLE"], "CANDLE", version=7) == ["TURN_ENDS"]
