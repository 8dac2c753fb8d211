"""How cards are drawn: on the page and in print, by drawings of game-icons.net."""
from tapete.game import Face

from .vocabulary import Cell

ICONS = {Cell.CLOVER: "clover", Cell.SUNFLOWER: "sunflower", Cell.DANDELION: "dandelion-flower",
         Cell.HONEY: "honeypot", Cell.GUARD: "shieldcomb", Cell.BROOD: "honeycomb", Cell.QUEEN: "queen-crown",
         Cell.POLLEN: "pollen-dust", Cell.WASP: "wasp-sting"}
HUES = {Cell.CLOVER: 140, Cell.SUNFLOWER: 60, Cell.DANDELION: 100, Cell.HONEY: 40, Cell.GUARD: 220, Cell.BROOD: 20,
        Cell.QUEEN: 300, Cell.POLLEN: 80, Cell.WASP: 0}
TABLE = 45


def card_faces() -> dict[str, Face]:
    return {cell.name: Face(icon=ICONS[cell], hue=HUES[cell]) for cell in Cell}
