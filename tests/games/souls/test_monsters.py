"""The monster deck of Four Souls: its cards, and the terms that they need."""
from collections import Counter

import pytest

from tapete.errors import InputError
from tapete.games.souls.language.library import SOURCES
from tapete.games.souls.language.parser import read_ability
from tapete.games.souls.language.tree import Line
from tapete.games.souls.options import own_cards

OF_EACH_TYPE = {"basic": 39, "boss": 31, "good_event": 12, "cursed": 6, "holy": 5, "bad_event": 5, "curse": 5,
                "epic_boss": 4}


def test_the_monster_deck_is_complete() -> None:
    monsters = [card.text for card in SOURCES.values() if card.text.type in OF_EACH_TYPE]
    assert Counter(card.type for card in monsters) == OF_EACH_TYPE
    assert not [card.id for card in monsters if card.unwritten]
    assert sorted(card.id for card in monsters if card.players == 3) == ["DOPLE", "EVIL_TWIN", "RAGE_CREEP", "SATAN"]


@pytest.mark.parametrize(("sentence", "key"), [
    ("nothing", "nothing"),
    ("put any number of discarded monsters on the monster deck", "unbury"),
    ("put this on its deck", "monster-on-deck"),
    ("put this into its deck, 6 from the top", "this-into"),
    ("search the monster deck for THE_BLOAT", "search-monster"),
    ("search the treasure deck for a Guppy item", "search-treasure"),
    ("split 2 damage among monsters and players", "split-damage"),
    ("its rewards are doubled", "double-rewards"),
])
def test_terms_of_the_monster_deck(sentence: str, key: str) -> None:
    ability = read_ability({"when": "this dies after its rewards", "do": sentence}, ())
    line = ability.modes[0].body[0]
    assert isinstance(line, Line)
    assert line.term.told(line.values) == key
    assert ability.trigger is not None
    assert ability.trigger.key == "rewarded"


def test_damage_is_split_into_three_at_most() -> None:
    event = {"id": "TRY", "name": {"en": "Try"}, "type": "bad_event",
             "abilities": [{"play": "split 4 damage among monsters and players"}]}
    with pytest.raises(InputError, match="expected a number from 1 to 3"):
        own_cards([{"deck": "monsters", "cards": [event]}])
