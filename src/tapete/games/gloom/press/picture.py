"""The picture of an example: the characters with relevant piles, seen from above, before and after."""
from __future__ import annotations

from collections.abc import Sequence

from ....gamedef.kinds import signed
from ....paper import Drawing, DrawnText, Picture
from ..view import CharacterView, GloomView
from . import art
from .film import plate, tile

WIDTH, LINE, GAP = 100.0, 8.4, 2.0
MANY = 4
"""Most characters that are drawn beside each other."""
LOWER, HIGHER = art.BLOOD, art.LEAF


def picture_of(language: str) -> Picture:
    """Pictures with the names of an example's pack."""
    def picture(before: GloomView, after: GloomView, names: Sequence[str]) -> tuple[Drawing, Drawing]:
        shown, seats = _characters(before, after), _seats(before, after)
        return (_draw(before, before, shown, seats, names, language),
                _draw(after, before, shown, seats, names, language))
    return picture


def _characters(before: GloomView, after: GloomView) -> list[str]:
    """The characters that changed; if none did, those with a pile, else the first of each family."""
    changed = [key for key, one in after.characters.items() if one != before.characters[key]]
    if len(changed) > MANY:     # families were laid out: one of each
        changed = _first_of_each(after)
    piled = [key for key, one in after.characters.items() if one.pile]
    return (changed or piled or _first_of_each(after))[:MANY]


def _first_of_each(view: GloomView) -> list[str]:
    first: dict[int, str] = {}
    for key, one in view.characters.items():
        if one.seat is not None:
            first.setdefault(one.seat, key)
    return list(first.values())


def _seats(before: GloomView, after: GloomView) -> list[int]:
    """The seats whose hand, story or future turns changed; if none did, all."""
    changed = [p for p, (one, two) in enumerate(zip(before.seats, after.seats, strict=True)) if one != two]
    return changed or list(range(len(after.seats)))


def _draw(view: GloomView, before: GloomView, shown: list[str], seats: list[int], names: Sequence[str],
          language: str) -> Drawing:
    shapes: list[str] = []
    words: list[DrawnText] = []
    wide = min(46.0, (WIDTH - GAP * (len(shown) - 1)) / max(1, len(shown)))
    card = wide * 1.12
    left = (WIDTH - wide * len(shown) - GAP * (len(shown) - 1)) / 2
    for i, key in enumerate(shown):
        drawn, said = _card(view, before, key, language, left + i * (wide + GAP), wide, card)
        shapes.append(drawn)
        words += said
    y = card + 16 if shown else 0
    for i, p in enumerate(seats):
        drawn, said = _seat(view, before, p, names[p], language, y + i * LINE)
        shapes.append(drawn)
        words += said
    return Drawing("".join(shapes), WIDTH, y + LINE * len(seats) + 0.6, tuple(words))


def _card(view: GloomView, before: GloomView, key: str, language: str, x: float, wide: float,
          high: float) -> tuple[str, list[DrawnText]]:
    """A character with the print that shows through its pile; under it its name and its self-worth."""
    one, was = view.characters[key], before.characters[key]
    unit = wide / 46
    family = view.people[key].family
    shapes = [f'<clipPath id="{key}"><rect x="{x}" y="0" width="{wide}" height="{high}" rx="{2 * unit}"/></clipPath>'
              f'<g clip-path="url(#{key})">{art.hatched(x, 0, wide, high, 4)}'
              f'{art.portrait(key, family, x + 2 * unit, high - 46 * unit, 42 * unit)}</g>']
    words: list[DrawnText] = []
    shown = one.visible
    if shown.picture_by:
        kind = view.cards[shown.picture_by].kind
        shapes.append(art.picture(shown.picture_by, kind, x + wide / 2, 30 * unit, 22 * unit))
    for slot, n in enumerate(shown.points):
        if n is not None:
            drawn, said = plate(n, x + 1.2 * unit, (1.4 + 10 * slot) * unit, 12.5 * unit, 9 * unit)
            shapes.append(drawn)
            words.append(said)
    shapes += [tile(icon, x + wide - 10.2 * unit, (1.4 + 10 * row) * unit, 9 * unit)
               for row, icon in enumerate((shown.corner, shown.icon)) if icon]
    if one.pile:
        shapes.append(f'<rect x="{x}" y="{high - 7.6 * unit}" width="{wide}" height="{7.6 * unit}" fill="{art.BOX}"/>')
        words.append(DrawnText(f"×{len(one.pile)}", x, high - 7.6 * unit, wide, 7.6 * unit, 5.2 * unit, weight=700,
                               colour="#f6efdd"))
    shapes.append(f'<rect x="{x}" y="0" width="{wide}" height="{high}" rx="{2 * unit}" fill="none" '
                  f'stroke="{art.family_colour(family)}" stroke-width="{1.2 * unit}"/>')
    if one.fate in ("GONE", "UNUSED"):
        shapes.append(f'<rect x="{x}" y="0" width="{wide}" height="{high}" fill="{art.CREAM}" opacity="0.7"/>')
    words += _below(one, was, view.people[key].name[language], x, wide, high)
    return "".join(shapes), words


def _below(one: CharacterView, was: CharacterView, name: str, x: float, wide: float, high: float) -> list[DrawnText]:
    colour = art.INK if one.worth == was.worth else LOWER if one.worth < was.worth else HIGHER
    short = name.split()[-1] if wide < 40 else name
    return [DrawnText(short, x, high + 1.6, wide, 5, 4.1 if wide > 26 and len(short) < 15 else 3.1, weight=700,
                      font="serif"),
            DrawnText(f"{signed(one.worth)}", x, high + 7, wide, 6.4, 6.6, weight=800, font="serif", colour=colour)]


def _seat(view: GloomView, before: GloomView, p: int, name: str, language: str,
          y: float) -> tuple[str, list[DrawnText]]:
    """One seat: its name, its hand, its story, its losses in the next turn, and its family value."""
    seat, was = view.seats[p], before.seats[p]
    colour = art.INK if seat.worth == was.worth else LOWER if seat.worth < was.worth else HIGHER
    shapes = [f'<path d="M0 {y}H{WIDTH}" stroke="{art.HATCH}" stroke-width="0.3" opacity="0.5"/>',
              art.glyph("HAND", 26, y + 1.3, 6)]
    words = [DrawnText(name, 0, y + 2, 25, 4.6, 4.4, "left", 700),
             DrawnText(str(seat.count), 32.6, y + 2, 6, 4.6, 4.8, "left", 700, font="serif",
                       colour=art.INK if seat.count == was.count else LOWER if seat.count < was.count else HIGHER)]
    x = 41.0
    for n, sign in ((seat.skips, "ASLEEP"), (seat.dry, "DRY")):
        for _ in range(n):
            shapes.append(art.glyph(sign, x, y + 1.3, 6, "#6a3aa0"))
            x += 7
    if seat.story:
        shapes.append(art.glyph("STORY", x, y + 1.3, 6, art.LEAF))
        title = view.cards[seat.story].name[language]
        words.append(DrawnText(title, x + 7, y + 0.8, 85 - x - 7, 7, 3.4 if len(title) < 28 else 2.8, "left", 500,
                               colour=art.LEAF))
    words.append(DrawnText(signed(seat.worth), 86, y + 1.6, 14, 5.4, 5.6, "right", 800, font="serif", colour=colour))
    return "".join(shapes), words
