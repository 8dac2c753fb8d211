"""The things that a profile of Colmena counts: cards. Its deck is the same in every game, so none is taken out."""
from typing import Any

from tapete.game import PRESENT, USED, Catalogue, Counted, Watch, Without

from .model import SPECTATOR
from .rules.counts import beat, lay, note, note_choice, note_menu, turn_of
from .vocabulary import Cell

WATCH = Watch(lay, note, note_menu, note_choice, beat, turn_of, SPECTATOR)


def without(options: Any, kind: str, thing: str) -> Without | None:
    return None


CATALOGUE = Catalogue((Counted("card", "card", [cell.name for cell in Cell], (PRESENT, USED), by_lot=True),), without)
