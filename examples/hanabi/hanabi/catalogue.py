"""The things that a profile of Hanabi counts, and how an action is taken out of the game."""
from typing import Any

from tapete.game import SEEN, USED, Catalogue, Counted, Watch, Without

from .model import SPECTATOR
from .rules.counts import beat, lay, note, note_choice, note_menu, turn_of
from .vocabulary import Act, Card

WATCH = Watch(lay, note, note_menu, note_choice, beat, turn_of, SPECTATOR)


def without(options: Any, kind: str, thing: str) -> Without | None:
    """How to take a thing out: an action is forbidden. Without a card the fireworks could not be completed."""
    if kind != "action":
        return None
    return Without(thing, options, options, forbidden=Act[thing], how="without-action")


CATALOGUE = Catalogue(
    (Counted("card", "card", Card.names, (SEEN, USED)),
     Counted("action", "action", [act.name for act in Act], (SEEN, USED), chosen=True, removable=True)), without)
