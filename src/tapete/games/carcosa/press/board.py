"""The board of Carcosa: the House cut open, three floors of four rooms over or about a corridor, in millimetres.

It is two sheets of paper wide and three high; the cuts are in walls and slabs. R1 has a door to R2 and R3 to R4.
"""
from __future__ import annotations

from ....paper import Board, Drawing, DrawnText
from ....text.speech import Speech
from ..options import CarcosaOptions
from . import art
from .plan import Plan

WIDTH, FLOOR = 518.0, 186.0
SIDE, THIN, THICK, SLAB = 9.0, 4.0, 12.0, 9.0
ROOM_HEIGHT, HALF_HEIGHT = 128.0, 68.0
DECK = (65.0, 90.0)
PEEK = 18.0
"""The visible part of a special room's card beside the deck on top of it."""
GATE = SIDE + (WIDTH - 2 * SIDE - 2 * THIN - THICK) / 4 + THIN / 2
"""The middle of the drawings in a corridor, from the left or the right, away from the cuts of the sheets."""


def plan_of(clockwise: bool) -> Plan:
    height = HALF_HEIGHT if clockwise else ROOM_HEIGHT
    corridor = FLOOR - SLAB - (2 if clockwise else 1) * height
    return Plan(clockwise, SIDE, WIDTH - 2 * SIDE, height, corridor, THIN, THICK)


def board(speech: Speech, options: CarcosaOptions) -> Board:
    """The House with a place for each deck, and on each room the next place of its deck."""
    shapes, words = [], []
    for floor in (3, 2, 1):
        drawn, said = _floor(speech, options, plan_of(options.rooms_clockwise), floor, (3 - floor) * FLOOR + SLAB)
        shapes.append(drawn)
        words += said
    ground = f'<rect width="{WIDTH}" height="{3 * FLOOR}" fill="{art.WALL}"/>'
    return Board("house", speech.say("print-board"),
                 Drawing(ground + "".join(shapes), WIDTH, 3 * FLOOR, tuple(words)))


def _floor(speech: Speech, options: CarcosaOptions, plan: Plan, floor: int, top: float) -> tuple[str, list[DrawnText]]:
    below, low = top + plan.height, top + plan.under - 5
    shapes = [_room(plan, plan.x(n), top + plan.y(n), floor) for n in (1, 2, 3, 4)]
    shapes += [_door_between(plan.x(n) + plan.room, top + plan.y(n) + plan.height) for n in plan.doors]
    shapes.append(_corridor(below, plan.corridor))
    words = [word for n in (1, 2, 3, 4) for word in _room_words(speech, options, plan, floor, n, top + plan.y(n))]
    mark = speech.say("floor-mark", floor=floor)
    words += [DrawnText(mark, SIDE + 4, below + 11, 26, 20, 15, "left", 800, font="serif", colour="#8f7f58"),
              DrawnText(mark, WIDTH - SIDE - 30, below + 11, 26, 20, 15, "right", 800, font="serif", colour="#8f7f58")]
    arches = (0.25, 0.75) if plan.clockwise else (0.5,)
    shapes += [_archway(plan.x(n) + share * plan.room, low)
               for n in (1, 2, 3, 4) if plan.y(n) == 0 for share in arches]
    if options.end.threshold == f"F{floor}_P":
        shapes.append(_great_door(GATE, low))
        words.append(DrawnText(speech.say("print-board-threshold"), GATE - 28, low - 15, 56, 8, 6.4,
                               style="italic", font="serif", colour=art.CANDLE))
    if options.crown.in_play and options.king.sanctuary == f"F{floor}_P":
        middle, y = WIDTH - GATE, below + (1 if plan.clockwise else 6)
        shapes.append(art.glyph("CROWN", middle - 11, y, 22, "#7d5200", 1.4))
        words.append(DrawnText(speech.say("print-board-sanctuary"), middle - 40, y + 25, 80, 8, 6.4, style="italic",
                               font="serif", colour="#7d5200"))
    return "".join(shapes), words


def _room(plan: Plan, x: float, y: float, floor: int) -> str:
    """A room with the place of its deck. A special card is under the deck, and once found it is visible beside it.

    If rooms are half as high, the deck is placed on its side.
    """
    w, h = DECK[::-1] if plan.clockwise else DECK
    gap = (plan.height - h) / 2 if plan.clockwise else 5
    left, top = x + 5, y + plan.height - h - gap
    dashed = f'fill="{art.CREAM}" stroke="{art.WALL}" stroke-width="0.5" stroke-dasharray="2.4 1.6"'
    if plan.clockwise:
        under, sign = (left + w - 6, top, PEEK + 6, h), (left + w + 4, top + h / 2 - 5)
    else:
        under, sign = (left, top - PEEK, w, PEEK + 6), (left + w / 2 - 5, top - 14)
    return (art.room(x, y, plan.room, plan.height, art.FLOOR_COLOURS[floor - 1], 10)
            + f'<rect x="{under[0]}" y="{under[1]}" width="{under[2]}" height="{under[3]}" rx="3" fill-opacity="0.3" '
              f'{dashed}/>'
            + f'<rect x="{left}" y="{top}" width="{w}" height="{h}" rx="3" fill-opacity="0.75" {dashed}/>'
            + art.glyph("UNKNOWN", *sign, 10, "#b9a67a", 1.6)
            + art.glyph("SEARCH", left + w / 2 - 8, top + h / 2 - 8, 16, "#b9a67a", 1.2)
            + _lamp(x + plan.room - 19, y)
            + f'<rect x="{x}" y="{y}" width="{plan.room}" height="{plan.height}" fill="none" stroke="#b9a67a" '
              'stroke-width="0.6"/>')


def _lamp(x: float, y: float) -> str:
    return (f'<circle cx="{x}" cy="{y + 20}" r="17" fill="#ffe9a8" opacity="0.4"/>'
            f'<circle cx="{x}" cy="{y + 20}" r="12" fill="#ffe08a" opacity="0.55"/>'
            f'<path d="M{x} {y}v9" stroke="{art.WALL}" stroke-width="0.9"/>'
            f'<path d="M{x - 3.5} {y + 9}h7l5 8.5h-17z" fill="{art.WALL}"/>'
            f'<path d="M{x - 3.6} {y + 17.5}a3.6 3.6 0 0 0 7.2 0z" fill="{art.CANDLE}"/>')


def _room_words(speech: Speech, options: CarcosaOptions, plan: Plan, floor: int, number: int,
                y: float) -> list[DrawnText]:
    """The room's name, and the room that its deck goes to at the end of the round."""
    taken = DECK[1] + PEEK if plan.clockwise else DECK[0]
    x, belt = plan.x(number) + 5 + taken + 3, options.king.belt
    wide = plan.room - taken - 12
    goes_to = belt[(belt.index(f"F{floor}_R{number}") + 1) % len(belt)]
    return [DrawnText(f"R{number}", x, y + 30, wide, 14, 15, "right", 800, font="serif", colour="#7a6a48"),
            DrawnText(speech.say("print-board-belt"), x, y + 49, wide, 5, 4.4, "right", colour="#7a6a48"),
            DrawnText(f"» {goes_to.replace('_', ' ')}", x, y + 56, wide, 6, 6, "right", 700, colour="#7a6a48")]


def _door_between(x: float, floor_line: float) -> str:
    return f'<rect x="{x}" y="{floor_line - 62}" width="{THIN}" height="62" fill="{art.CARPET}"/>'


def _corridor(y: float, height: float) -> str:
    width = WIDTH - 2 * SIDE
    return (f'<rect x="{SIDE}" y="{y}" width="{width}" height="{height}" fill="{art.CORRIDOR}"/>'
            f'<rect x="{SIDE}" y="{y}" width="{width}" height="1" fill="{art.WALL}" opacity="0.4"/>'
            f'<rect x="{SIDE}" y="{y + height - 5}" width="{width}" height="5" fill="{art.CARPET}"/>')


def _archway(x: float, low: float) -> str:
    """The way from a room down into the corridor."""
    return f'<path d="M{x - 11} {low}V{low - 22}a11 11 0 0 1 22 0V{low}z" fill="{art.WALL}" opacity="0.3"/>'


def _great_door(x: float, low: float) -> str:
    knobs = "".join(f'<circle cx="{x + dx}" cy="{low - 26}" r="1.6" fill="{art.CANDLE}"/>' for dx in (-12, -4, 4, 12))
    return (f'<path d="M{x - 31} {low}v-20c0 -20 62 -20 62 0v20z" fill="{art.WALL}" stroke="{art.GOLD}" '
            f'stroke-width="1.2"/><path d="M{x} {low}v-35" stroke="{art.GOLD}" stroke-width="0.8"/>{knobs}')
