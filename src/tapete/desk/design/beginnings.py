"""The game's cards that a designer may copy to begin a custom card, as the page receives them."""
from __future__ import annotations

from ...files.yaml_writer import as_yaml
from ...games import find_game, speech_for
from ...ledger.option_names import OptionNames
from ...text.spoken import SpokenError
from ..messages import CardToCopy, CopiedCard


def beginnings_told(game: str, path: str, language: str) -> list[CardToCopy]:
    """Each card with its title and its deck's title, deck by deck."""
    found = find_game(game)
    names, speech = OptionNames(found, language), speech_for(found, language)
    told: list[CardToCopy] = [
        {"card": one.card, "title": names.thing(one.card), "deck": speech.say(f"beginning-{one.deck}")}
        for one in found.own_cards.starting_points(path)]
    decks = list(dict.fromkeys(one["deck"] for one in told))
    return sorted(told, key=lambda one: (decks.index(one["deck"]), one["title"]))


def beginning_of(game: str, path: str, card: str, language: str) -> CopiedCard:
    """A card as the text of a file, with the cards that it needs to come into play, and the changes that remove the
    originals. It is in sentences of the language, if the game reads such. Raises InputError if there is no such card.
    """
    own_cards = find_game(game).own_cards
    one = next((each for each in own_cards.starting_points(path) if each.card == card), None)
    if one is None:
        raise SpokenError("desk-no-beginning", card=card)
    return {"texts": [as_yaml(own_cards.in_words(tree, language)) for tree in one.trees], "instead": dict(one.instead)}
