"""Valid cards of Four Souls with one change: each is refused with its place, or causes no defect in complete games."""
from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tapete.errors import InputError
from tapete.files.config import plain_data, read_yaml
from tapete.games import find_game
from tapete.games.souls.language.library import FOLDER, SOURCES
from tapete.games.souls.options import look_at_own, own_cards
from tapete.lab.simulate import make_study, run_study

GAME = find_game("souls")
MUTANTS = 200
FILES = [plain_data(read_yaml(path)) for path in sorted(FOLDER.glob("*.yaml"))]
GOOD = [(file["deck"], card) for file in FILES for card in file["cards"] if card.get("abilities")]
"""Every card that does anything, with its deck."""

Card = dict[str, Any]
WORDS = {
    "noun": [(r"\bplayer\b", "item"), (r"\bmonster\b", "roll"), (r"\bitem\b", "player"), (r"\broll\b", "deck"),
             (r"\bdeck\b", "soul"), (r"\bsoul\b", "monster")],
    "whom": [(r"\btarget\b", "target 2"), (r"\bchosen\b", "target"), (r"\bthey\b", "you"), (r"\bthem\b", "it"),
             (r"\bthis\b", "it"), (r"\beach player\b", "each monster"), (r"^", "they ")],
    "how much": [(r"\d+", "0"), (r"the roll", "that much"), (r"the number", "the roll")],
    "more": [(r"\d+", "9"), (r"that many", "its counters")],
    "amount": [(r"(?<=gain |loot |deal |take )\d+", "the roll"), (r"\d+", "that many")],
    "group": [(r"\btarget\b", "each other player"), (r"\byou\b", "each player"), (r"\bthis\b", "each item in play")]}


def changed(node: Any, pairs: list[tuple[str, str]]) -> Any:
    """A tree with the first text changed that one of some patterns fits."""
    done = False

    def walk(node: Any) -> Any:
        nonlocal done
        if isinstance(node, str) and not done:
            for pattern, other in pairs:
                new, n = re.subn(pattern, other, node, count=1)
                if n:
                    done = True
                    return new
            return node
        if isinstance(node, list):
            return [walk(each) for each in node]
        return {walk(key) if str(key).startswith("each") else key: walk(each) for key, each in node.items()} \
            if isinstance(node, dict) else node

    return walk(node)


def body_of(ability: Card) -> str | None:
    return next((key for key in ("play", "tap", "do", "may") if key in ability), None)


def worded(kind: str) -> Callable[[Card, int], None]:
    def change(card: Card, i: int) -> None:
        card["abilities"] = changed(card["abilities"], WORDS[kind])
    return change


def another_body(card: Card, i: int) -> None:
    """Give a card another card's effect, and keep its own timing and targets."""
    mine = card["abilities"][-1]
    bodies = [each[body_of(each)] for _, other in GOOD for each in other["abilities"] if body_of(each)]
    if body_of(mine):
        mine[body_of(mine)] = bodies[(7 * i) % len(bodies)]


def another_trigger(card: Card, i: int) -> None:
    whens = [each["when"] for _, other in GOOD for each in other["abilities"] if "when" in each]
    for ability in card["abilities"]:
        if "when" in ability:
            ability["when"] = whens[(11 * i) % len(whens)]


def another_timing(card: Card, i: int) -> None:
    ability = card["abilities"][0]
    body = body_of(ability)
    if body:
        what = {"target": ability["target"]} if "target" in ability else {}
        card["abilities"][0] = ({"when": "your turn starts", "do": ability[body]} | what if "tap" in ability else
                                {"tap": ability[body]} | what)


def no_target(card: Card, i: int) -> None:
    for ability in card["abilities"]:
        ability.pop("target", None)


def looped(card: Card, i: int) -> None:
    ability = card["abilities"][-1]
    if body_of(ability) and "choose one" not in ability[body_of(ability)]:
        ability[body_of(ability)] = {"each player": {"each monster": ability[body_of(ability)]}}


def twice(card: Card, i: int) -> None:
    card["abilities"] = [*card["abilities"], copy.deepcopy(card["abilities"][-1])]


def another_if(card: Card, i: int) -> None:
    ability = card["abilities"][0]
    if "earned" not in ability and "goal" not in ability:
        ability["if"] = ("you have 3c or more", "done", "the roll is 3", "it is your turn")[i % 4]


CHANGES: list[Callable[[Card, int], None]] = [
    *(worded(kind) for kind in WORDS), another_body, another_trigger, another_timing, no_target, looped, twice,
    another_if, another_body]


def mutants() -> Iterator[tuple[str, Card]]:
    """Good cards each with one change, of every card in turn the next kind of change that changes it."""
    found = 0
    for i in range(len(GOOD)):
        deck, good = GOOD[(i * 7) % len(GOOD)]      # 7 and their number have no factor in common: each once
        for k in range(len(CHANGES)):
            card = copy.deepcopy(good)
            CHANGES[(i + k) % len(CHANGES)](card, i)
            if card != good:
                card.pop("item", None)      # a starting item belongs to one character
                yield deck, {**card, "id": f"M{i}", "set": "own"}
                found += 1
                break
        if found == MUTANTS:
            return


def refused(deck: str, card: Card) -> str:
    """Why a card is refused; empty where it is not."""
    try:
        own_cards([{"deck": deck, "cards": [card]}])
    except InputError as error:
        return str(error)
    return ""


def test_mutants_are_what_they_should_be() -> None:
    there = list(mutants())
    assert len(there) == MUTANTS and len({card["id"] for _, card in there}) == MUTANTS
    taken = [bool(refused(deck, card)) for deck, card in there]
    assert 60 < sum(taken) < 140, sum(taken)


@pytest.mark.parametrize("part", range(4))
def test_a_mutant_is_refused_or_does_no_harm(part: int) -> None:
    """What is not refused is in games that go to their end, with few other cards, so that it is met often."""
    left = [(deck, card) for deck, card in mutants() if not refused(deck, card)][part::4]
    few = {card.text.id: 0 for n, card in SOURCES.items() if n % 3 and card.text.type not in ("character", "starting")}
    while left:
        own: list[Any] = []
        while left and not look_at_own([(file, "own") for file in [*own, as_file(*left[0])]])[1]:
            own.append(as_file(*left.pop(0)))
        options = GAME.options(GAME.ruleset(), {"own": own, "sets": ["base", "gold", "plus"], "rooms": True,
                                                "copies": few, "turns": 60})
        study = make_study(GAME, GAME.ruleset(), options, [None] * 3, ["random"], 1, 60)
        assert len(run_study(study)) == 60


def as_file(deck: str, card: Card) -> Card:
    return {"deck": deck, "cards": [card]}
