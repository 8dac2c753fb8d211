"""The picture of an example: the floors of the House that matter, before and after, and the souls that changed."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....paper import Drawing, DrawnText, Picture
from ....text.speech import Speech
from ..names import ROOM_NAMES, Role
from ..sentences import minus
from ..view import CarcosaView, SoulView
from . import art
from .plan import Plan

WIDTH, ROOM_HEIGHT, CORRIDOR_HEIGHT, SLAB, LINE = 100.0, 18.0, 10.0, 1.4, 9.6
EDGE = 5.5
"""Space left of the walls for the floor's name."""
HALF_HEIGHT = 14.0
"""The height of rooms if two are over the corridor and two under it."""
MANY = 3
"""If more decks than these change, all of them have moved."""
LOWER, HIGHER = "#a02d18", "#1c6650"


def picture_of(speech: Speech) -> Picture:
    """Two drawings of one size; changed sanity of a soul is coloured in the second."""
    marks = {floor: speech.say("floor-mark", floor=floor) for floor in (1, 2, 3)}

    def picture(before: CarcosaView, after: CarcosaView, names: Sequence[str]) -> tuple[Drawing, Drawing]:
        floors = [3, 2, 1] if before == after else _floors(before, after)
        shown = {floor: marks[floor] for floor in floors}
        decks = list(ROOM_NAMES) if before == after else _changed_decks(before, after)
        souls = _souls(before, after)
        counted = before == after
        return (_draw(before, before, shown, decks, souls, counted),
                _draw(after, before, shown, decks, souls, counted))
    return picture


def _changed_decks(before: CarcosaView, after: CarcosaView) -> list[str]:
    changed = [room for room in ROOM_NAMES if before.decks[room] != after.decks[room]]
    return changed if len(changed) <= MANY else []


def _floors(before: CarcosaView, after: CarcosaView) -> list[int]:
    """The floors with a soul or an event, the highest first."""
    places = [soul.place for view in (before, after) for soul in view.souls]
    places += [monster.place for view in (before, after) for monster in view.monsters.values()]
    places += _changed_decks(before, after)
    floors = {int(place[1]) for place in places}
    if before.king.floor != after.king.floor:
        floors |= {before.king.floor, after.king.floor}
    return sorted(floors, reverse=True)


def _souls(before: CarcosaView, after: CarcosaView) -> list[int]:
    """The souls that changed; if none did, all of them if this is a table just set up, else the one that chose."""
    if before == after:
        return list(range(len(after.souls)))
    changed = [p for p, (one, two) in enumerate(zip(before.souls, after.souls, strict=True)) if one != two]
    return changed or [before.waiting.seat if before.waiting else 0]


def _draw(view: CarcosaView, before: CarcosaView, floors: Mapping[int, str], decks: list[str],
          souls: list[int], counted: bool) -> Drawing:
    shapes, words = [], []
    clockwise = bool(view.clockwise)
    plan = Plan(clockwise, EDGE + 1, WIDTH - EDGE - 2, HALF_HEIGHT if clockwise else ROOM_HEIGHT, CORRIDOR_HEIGHT)
    storey = plan.storey + SLAB
    house = len(floors) * storey + SLAB
    shapes.append(f'<rect x="{EDGE}" width="{WIDTH - EDGE}" height="{house}" fill="{art.WALL}"/>')
    for i, (floor, mark) in enumerate(floors.items()):
        drawn, said = _storey(view, plan, floor, mark, SLAB + i * storey, decks, counted)
        shapes.append(drawn)
        words += said
    for i, p in enumerate(souls):
        drawn, said = _soul_line(view.souls[p], before.souls[p], house + 2.2 + i * LINE)
        shapes.append(drawn)
        words += said
    return Drawing("".join(shapes), WIDTH, house + 2.6 + len(souls) * LINE, tuple(words))


def _storey(view: CarcosaView, plan: Plan, floor: int, mark: str, y: float, decks: list[str],
            counted: bool) -> tuple[str, list[DrawnText]]:
    shapes, below, low = [], y + plan.height, y + plan.under
    words = [DrawnText(mark, 0, y + 6, EDGE - 0.4, 6, 4.2, "left", 700, font="serif", colour="#7a6a48")]
    for n in (1, 2, 3, 4):
        x, top, foot = plan.x(n), y + plan.y(n), y + plan.y(n) + plan.height
        shapes.append(art.room(x + 0.3, top, plan.room - 0.6, plan.height, art.FLOOR_COLOURS[floor - 1], 3.2))
        words.append(DrawnText(str(n), x + 1.2, top + 1.2, 4, 4.4, 4.2, "left", 700, font="serif", colour="#8f7f58"))
        shapes += _things(view, plan, f"F{floor}_R{n}", x, foot, decks, counted)
        if counted:
            words.append(DrawnText(str(view.decks[f"F{floor}_R{n}"].count), x + 1.2, foot - 7.2, 6.2, 4.6, 4.6,
                                   weight=700,
                                   font="serif"))
    for n in plan.doors:
        shapes.append(f'<rect x="{plan.x(n) + plan.room - 0.5}" y="{y + plan.y(n) + plan.height - 9}" width="1" '
                      f'height="9" fill="{art.CARPET}"/>')
    shapes.append(f'<rect x="{plan.left}" y="{below}" width="{plan.width}" height="{plan.corridor}" '
                  f'fill="{art.CORRIDOR}"/><rect x="{plan.left}" y="{low - 1}" '
                  f'width="{plan.width}" height="1" fill="{art.CARPET}"/>')
    if view.king.floor == floor:
        faded = ' opacity="0.28"' if view.king.away else ""
        shapes.append(f"<g{faded}>{art.figure('KING', EDGE + 8, low - 1, 0.135)}</g>")
    shapes.append(_standing(view, f"F{floor}_P", EDGE + 20, WIDTH - 8, low - 1, 0.17))
    return "".join(shapes), words


def _things(view: CarcosaView, plan: Plan, place: str, x: float, low: float, decks: list[str],
            counted: bool) -> list[str]:
    """The contents of a room: its deck if it matters, a stair, the special card, and the figures there."""
    shapes, right = [], x + plan.room
    if place in view.stairs.values() or place in view.temp_stairs:
        shapes.append(art.stairs(right - 6.4, low, 5.8, 7, art.STAIR))
    for special in view.specials.values():
        if special.place == place:
            colour = "#b8a888" if special.destroyed else "#7d5200"
            sign = special.kind if special.revealed and special.kind else "UNKNOWN"
            shapes.append(art.glyph(sign, right - 7.4, low - plan.height + 1, 6, colour, 1.8))
    if place in decks:
        top = view.decks[place].top
        how = f'fill="{art.CREAM}"' if top else 'fill="none" stroke-dasharray="1 0.8"'
        shapes.append(f'<rect x="{x + 1.2}" y="{low - 9.2}" width="6.2" height="8.6" rx="0.7" {how} '
                      f'stroke="{art.INK}" stroke-width="0.35"/>')
        if top and top[0] and not counted:
            shapes.append(art.glyph(top[0], x + 1.9, low - 7.4, 4.8, art.INK, 1.8))
    shapes.append(_standing(view, place, x + (8 if place in decks else 4), right - 5, low, 0.21))
    return shapes


def _standing(view: CarcosaView, place: str, left: float, right: float, low: float, scale: float) -> str:
    """Souls and monsters in a place, side by side."""
    drawn: list[tuple[str, int]] = [("", p) for p, soul in enumerate(view.souls) if soul.place == place]
    drawn += [(name, 0) for name, monster in view.monsters.items() if monster.place == place]
    if not drawn:
        return ""
    gap = min(8.5, (right - left) / len(drawn))
    first = (left + right) / 2 - gap * (len(drawn) - 1) / 2
    shapes = []
    for i, (name, p) in enumerate(drawn):
        x = first + i * gap
        if name:
            stunned = ' opacity="0.4"' if view.monsters[name].stunned else ""
            shapes.append(f"<g{stunned}>{art.figure(name, x, low, scale)}</g>")
        else:
            role = view.souls[p].role
            shapes.append(art.pawn(x, low, scale, art.SOUL_COLOURS[Role[role]], role))
    return "".join(shapes)


def _soul_line(soul: SoulView, before: SoulView, y: float) -> tuple[str, list[DrawnText]]:
    """One soul: its pawn, its sanity and maximum, its actions, its objects and its states."""
    colour = art.SOUL_COLOURS[Role[soul.role]]
    shapes = [art.pawn(5, y + 8.2, 0.16, colour, soul.role)]
    sanity = art.INK if soul.sanity == before.sanity else LOWER if soul.sanity < before.sanity else HIGHER
    limit = art.INK if soul.max_sanity == before.max_sanity else LOWER
    words = [DrawnText(minus(soul.sanity), 9, y + 1, 11, 7, 7.6, "right", 800, font="serif", colour=sanity),
             DrawnText(f"/{minus(soul.limit)}", 20.3, y + 3.2, 11, 5, 5, "left", 400, colour=limit)]
    x = 30.0
    for i in range(soul.actions):
        shapes.append(f'<circle cx="{x + 1.4 + i * 3.6}" cy="{y + 4.6}" r="1.3" fill="{art.INK}"/>')
    x += 3.6 * soul.actions + 2
    for name in ["KEY"] * soul.keys + soul.objects:
        shapes.append(art.glyph(name, x, y + 1.2, 6.6, art.INK, 1.8))
        x += 7.4
    x += 1.5
    for state, rounds in soul.states.items():
        shapes.append(art.glyph(state, x, y + 1.2, 6.6, "#6b4a7c", 1.8))
        words.append(DrawnText(str(rounds), x + 6.9, y + 3.4, 5, 4.4, 4.6, "left", 700, colour="#6b4a7c"))
        x += 11.5
    return "".join(shapes), words
