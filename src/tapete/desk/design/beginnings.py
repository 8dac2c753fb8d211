"""Cards of the box that a card of one's own may begin from, as the page is told of them."""
from __future__ import annotations

from typing import Any

from ...files.yaml_writer import as_yaml
from ...gamedef.option_names import Names
from ...games import find_game, speech_for
from ...text.spoken import SpokenError


def beginnings_told(game: str, path: str, language: str) -> list[dict[str, str]]:
    """Each with its title and its deck's, deck by deck."""
    found = find_game(game)
    names, speech = Names(found, language), speech_for(found, language)
    told = [{"card": one.card, "title": names.thing(one.card), "deck": speech.say(f"beginning-{one.deck}")}
            for one in found.beginnings(path)]
    decks = list(dict.fromkeys(one["deck"] for one in told))
    return sorted(told, key=lambda one: (decks.index(one["deck"]), one["title"]))


def beginning_of(game: str, path: str, card: str) -> dict[str, Any]:
    """A card as the text of a file, with those by which alone it comes into play, and what takes those in the box out;
    InputError where there is none such."""
    one = next((each for each in find_game(game).beginnings(path) if each.card == card), None)
    if one is None:
        raise SpokenError("desk-no-beginning", card=card)
    return {"texts": [as_yaml(tree) for tree in one.trees], "instead": dict(one.instead)}
