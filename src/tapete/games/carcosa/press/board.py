"""The board of Carcosa: the House cut open, three floors of four rooms over a corridor, in millimetres.

It is two sheets of paper wide and three high; the cut falls into walls and slabs. R1 has a door to R2 and R3 to R4.
"""
from __future__ import annotations

from ....kernel.speech import Speech
from ....paper import Board, Drawing, Words
from ..options import CarcosaOptions
from . import art

WIDTH, FLOOR = 518.0, 186.0
SIDE, THIN, THICK, SLAB = 9.0, 4.0, 12.0, 9.0
ROOM = (WIDTH - 2 * SIDE - 2 * THIN - THICK) / 4
ROOM_HEIGHT, CORRIDOR_HEIGHT = 128.0, FLOOR - SLAB - 128.0
DECK = (65.0, 90.0)


def board(speech: Speech, options: CarcosaOptions) -> Board:
    """The House with a place for each deck and, on each room, where its deck goes next."""
    shapes, words = [], []
    for floor in (3, 2, 1):
        drawn, said = _floor(speech, options, floor, (3 - floor) * FLOOR)
        shapes.append(drawn)
        words += said
    ground = f'<rect width="{WIDTH}" height="{3 * FLOOR}" fill="{art.WALL}"/>'
    return Board("house", speech.say("print-board"),
                 Drawing(ground + "".join(shapes), WIDTH, 3 * FLOOR, tuple(words)))


def room_left(number: int) -> float:
    """The left edge of a room by its number on the floor."""
    return SIDE + (number - 1) * ROOM + (0, THIN, THIN + THICK, 2 * THIN + THICK)[number - 1]


def _floor(speech: Speech, options: CarcosaOptions, floor: int, top: float) -> tuple[str, list[Words]]:
    below = top + SLAB + ROOM_HEIGHT
    shapes = [_room(room_left(n), top + SLAB, floor) for n in (1, 2, 3, 4)]
    shapes += [_door_between(room_left(n) + ROOM, below) for n in (1, 3)]
    shapes.append(_corridor(below))
    words = [word for n in (1, 2, 3, 4) for word in _room_words(speech, options, floor, n, top + SLAB)]
    words += [Words(f"F{floor}", SIDE + 4, below + 11, 26, 20, 15, "left", 800, font="serif", colour="#8f7f58"),
              Words(f"F{floor}", WIDTH - SIDE - 30, below + 11, 26, 20, 15, "right", 800, font="serif",
                    colour="#8f7f58")]
    shapes += [_archway(room_left(n) + ROOM / 2, below) for n in (1, 2, 3, 4)]
    if options.end.threshold == f"F{floor}_P":
        middle = room_left(2) - THIN / 2
        shapes.append(_great_door(middle, below + CORRIDOR_HEIGHT - 5))
        words.append(Words(speech.say("print-board-threshold"), middle - 28, below + CORRIDOR_HEIGHT - 20, 56, 8, 6.4,
                           style="italic", font="serif", colour=art.CANDLE))
    if options.crown.in_play and options.king.sanctuary == f"F{floor}_P":
        middle = room_left(4) - THIN / 2
        shapes.append(art.glyph("CROWN", middle - 11, below + 6, 22, "#7d5200", 1.4))
        words.append(Words(speech.say("print-board-sanctuary"), middle - 40, below + 31, 80, 8, 6.4, style="italic",
                           font="serif", colour="#7d5200"))
    return "".join(shapes), words


def _room(x: float, y: float, floor: int) -> str:
    """A room with the place of its deck; what is special lies under the deck, and once found looks out above it."""
    w, h = DECK
    left, top = x + 5, y + ROOM_HEIGHT - h - 5
    dashed = f'fill="{art.CREAM}" stroke="{art.WALL}" stroke-width="0.5" stroke-dasharray="2.4 1.6"'
    return (art.room(x, y, ROOM, ROOM_HEIGHT, art.FLOOR_COLOURS[floor - 1], 10)
            + f'<rect x="{left}" y="{top - 18}" width="{w}" height="24" rx="3" fill-opacity="0.3" {dashed}/>'
            + f'<rect x="{left}" y="{top}" width="{w}" height="{h}" rx="3" fill-opacity="0.75" {dashed}/>'
            + art.glyph("UNKNOWN", left + w / 2 - 5, top - 14, 10, "#b9a67a", 1.6)
            + art.glyph("SEARCH", left + w / 2 - 8, top + h / 2 - 8, 16, "#b9a67a", 1.2)
            + _lamp(x + ROOM - 19, y)
            + f'<rect x="{x}" y="{y}" width="{ROOM}" height="{ROOM_HEIGHT}" fill="none" stroke="#b9a67a" '
              'stroke-width="0.6"/>')


def _lamp(x: float, y: float) -> str:
    return (f'<circle cx="{x}" cy="{y + 20}" r="17" fill="#ffe9a8" opacity="0.4"/>'
            f'<circle cx="{x}" cy="{y + 20}" r="12" fill="#ffe08a" opacity="0.55"/>'
            f'<path d="M{x} {y}v9" stroke="{art.WALL}" stroke-width="0.9"/>'
            f'<path d="M{x - 3.5} {y + 9}h7l5 8.5h-17z" fill="{art.WALL}"/>'
            f'<path d="M{x - 3.6} {y + 17.5}a3.6 3.6 0 0 0 7.2 0z" fill="{art.CANDLE}"/>')


def _room_words(speech: Speech, options: CarcosaOptions, floor: int, number: int, y: float) -> list[Words]:
    """The room's name, and the room that its deck goes to at the end of the round."""
    x, belt = room_left(number) + 5 + DECK[0] + 3, options.king.belt
    wide = ROOM - DECK[0] - 12
    goes_to = belt[(belt.index(f"F{floor}_R{number}") + 1) % len(belt)]
    return [Words(f"R{number}", x, y + 30, wide, 14, 15, "right", 800, font="serif", colour="#7a6a48"),
            Words(speech.say("print-board-belt"), x, y + 49, wide, 5, 4.4, "right", colour="#7a6a48"),
            Words(f"» {goes_to.replace('_', ' ')}", x, y + 56, wide, 6, 6, "right", 700, colour="#7a6a48")]


def _door_between(x: float, floor_line: float) -> str:
    return f'<rect x="{x}" y="{floor_line - 62}" width="{THIN}" height="62" fill="{art.CARPET}"/>'


def _corridor(y: float) -> str:
    width = WIDTH - 2 * SIDE
    return (f'<rect x="{SIDE}" y="{y}" width="{width}" height="{CORRIDOR_HEIGHT}" fill="{art.CORRIDOR}"/>'
            f'<rect x="{SIDE}" y="{y}" width="{width}" height="1" fill="{art.WALL}" opacity="0.4"/>'
            f'<rect x="{SIDE}" y="{y + CORRIDOR_HEIGHT - 5}" width="{width}" height="5" fill="{art.CARPET}"/>')


def _archway(x: float, y: float) -> str:
    """The way from a room down into the corridor."""
    low = y + CORRIDOR_HEIGHT - 5
    return f'<path d="M{x - 11} {low}V{low - 22}a11 11 0 0 1 22 0V{low}z" fill="{art.WALL}" opacity="0.3"/>'


def _great_door(x: float, low: float) -> str:
    knobs = "".join(f'<circle cx="{x + dx}" cy="{low - 26}" r="1.6" fill="{art.CANDLE}"/>' for dx in (-12, -4, 4, 12))
    return (f'<path d="M{x - 31} {low}v-20c0 -20 62 -20 62 0v20z" fill="{art.WALL}" stroke="{art.GOLD}" '
            f'stroke-width="1.2"/><path d="M{x} {low}v-35" stroke="{art.GOLD}" stroke-width="0.8"/>{knobs}')
