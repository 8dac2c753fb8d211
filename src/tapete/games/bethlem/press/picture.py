"""The picture of an example: the rows of the players that matter, before and after, every card open."""
from __future__ import annotations

from collections.abc import Sequence

from ....paper import Drawing, DrawnText
from ..names import Card as Name
from ..names import Group
from ..rules.cards import group_of
from ..view import BethlemView, CardView
from . import art
from .cards import COLOURS

WIDTH, CARD, HIGH, LEFT = 100.0, 14.4, 18.4, 22.0
MANY = 4
"""Most rows that are drawn."""


def picture(before: BethlemView, after: BethlemView, names: Sequence[str]) -> tuple[Drawing, Drawing]:
    """Two drawings of one size; tokens on a card are small signs at its corner."""
    rows = _rows(before, after)
    return _draw(before, rows, names), _draw(after, rows, names)


def _rows(before: BethlemView, after: BethlemView) -> list[int]:
    """The rows that changed, or whose player has; if there is none, that of the asked seat, else the first ones."""
    seats = [seat for seat, (one, two) in enumerate(zip(before.seats, after.seats, strict=True)) if one != two]
    marks = {place for view in (before, after) for place in _marked(view)} if before.marks != after.marks else set()
    changed = [row for row, (one, two) in enumerate(zip(before.rows, after.rows, strict=True))
               if one != two or one.seat in seats or any(place.startswith(f"{row + 1}.") for place in marks)]
    if changed:
        return changed[:MANY]
    asked = before.waiting.seat if before.waiting else None
    mine = [row for row, one in enumerate(after.rows) if one.seat == asked]
    return mine or list(range(min(MANY, len(after.rows))))


def _marked(view: BethlemView) -> list[str]:
    marks = view.marks
    single = [marks.reaper] if marks.reaper else []
    return [*single, *marks.accused, *marks.chips, *(place for pair in marks.prophecies for place in pair)]


def _draw(view: BethlemView, rows: list[int], names: Sequence[str]) -> Drawing:
    shapes: list[str] = []
    words: list[DrawnText] = []
    for i, row in enumerate(rows):
        y = i * (HIGH + 3.4) + 0.6
        seat = view.rows[row].seat
        words.append(DrawnText(names[seat], 0, y + 1.5, LEFT - 1, 8, 4.4, "left", 700, font="serif"))
        trait = view.seats[seat].trait
        if trait:
            shapes.append(art.glyph(trait, 3, y + 10.4, 7.4, COLOURS[Group.TRAIT], 1.7))
        for k, card in enumerate(view.rows[row].cards):
            shapes.append(_card(card, LEFT + k * (CARD + 1.6), y))
            shapes += [art.glyph(sign, LEFT + k * (CARD + 1.6) + 1 + 5.4 * n, y + HIGH - 5.6, 5, art.P1, 2)
                       for n, sign in enumerate(_marks(view, f"{row + 1}.{k + 1}"))]
        shapes += [art.glyph("EVENT", 87.5 + 5.6 * (n % 2), y + 1.5 + 8 * (n // 2), 5, art.EVENT, 1.8)
                   for n in range(view.seats[seat].hand)]
        vote = view.seats[seat].vote
        if vote is not None:
            words.append(DrawnText(f"→ {vote + 1}", 87, y + HIGH - 5, 13, 4.4, 4, "left", 700))
        if view.seats[seat].voteless or view.banned == seat:
            shapes.append(art.glyph("MUTE", 93, y + 10, 6, art.P1, 2))
    return Drawing("".join(shapes), WIDTH, max(1, len(rows)) * (HIGH + 3.4), tuple(words))


def _marks(view: BethlemView, place: str) -> list[str]:
    """The publicly visible tokens on a card."""
    marks = view.marks
    found = [("PARCA", marks.reaper == place), ("JOHN_FLICK", place in marks.accused),
             ("JUEGO_DE_AZAR", place in marks.chips), ("PROFETA", any(place in pair for pair in marks.prophecies))]
    return [sign for sign, there in found if there]


def _card(card: CardView, x: float, y: float) -> str:
    """A card with its glyph in the colour of its group; the dead are faded and crossed out."""
    name = card.card or "UNKNOWN"
    colour = COLOURS.get(Group(int(group_of(Name[name]))), art.GOAL) if card.card else art.GOAL
    ground = "#fffdf6" if not card.shown else "#fff3cd"
    shape = (f'<rect x="{x}" y="{y}" width="{CARD}" height="{HIGH}" rx="1.6" fill="{ground}" stroke="{colour}" '
             f'stroke-width="{1.5 if card.awakened else 0.8}"/>'
             f'<rect x="{x}" y="{y}" width="{CARD}" height="3" rx="1.5" fill="{colour}"/>'
             + art.glyph(name, x + 2.4, y + 4.4, 9.6, art.INK, 1.6))
    if card.dead or card.reserve:
        shape = f'<g opacity="0.34">{shape}</g>'
    if card.dead:
        shape += (f'<path d="M{x + 1.5} {y + HIGH - 1.5}L{x + CARD - 1.5} {y + 1.5}" stroke="{art.P1}" '
                  'stroke-width="1"/>')
    signs = [sign for sign, there in (("SKULL", card.doomed), ("DOOMED", card.due), ("MELANCOLIA", card.gloomy),
                                      ("CELDA", card.isolated), ("LOBOTOMIA", card.lobotomized)) if there]
    for n, sign in enumerate(signs):
        shape += (f'<rect x="{x + CARD - 5.6}" y="{y - 0.6 + 6 * n}" width="6.2" height="6.2" rx="0.8" fill="#14110b"/>'
                  + art.glyph(sign, x + CARD - 5.1, y - 0.1 + 6 * n, 5.2, "#fdfcf8", 2))
    return shape
