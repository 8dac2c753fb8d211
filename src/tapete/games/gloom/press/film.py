"""The layout of a film card, the same on every card, so that a pile shows the right parts.

Lengths are in millimetres on a card of 63 by 88. A card prints its elements at fixed places: three for points on the
left, two for icons on the right, the picture in the middle, and a box of text below. All other places are clear, or are
cut out if the card is of paper.
"""
from __future__ import annotations

from collections.abc import Iterator

from ....gamedef.kinds import signed
from ....paper import Box, Drawing, DrawnText, Text
from ....text.speech import Speech
from . import art

W, H = 63.0, 88.0
COLUMNS = (4.0, 18.0, 48.0, 59.0)
"""Edges of the columns: points, picture, icons."""
ROWS = (4.0, 15.0, 26.0, 37.0, 53.0)
"""Edges of the rows: top points and corner; middle points and icon; bottom points; nothing."""
PICTURE = (33.0, 34.0, 29.0)
"""Middle and diameter."""
STRIP = (3.0, 53.0, 57.0, 11.0)
"""The strip with the name: x, y, width, height."""
AREA = (3.0, 64.0, 57.0, 20.5)
"""The box of text."""
SCENE = (3.0, 3.5, 57.0, 48.7)
"""An event's picture."""

ON_BOX, ON_GREY = "#f6efdd", "#16141a"


def plate(n: int, x: float, y: float, width: float = 13.0, height: float = 9.4) -> tuple[str, DrawnText]:
    """A number of points as an opaque plate, with its top left corner at x, y."""
    ground, ink = ((art.JOY, "#241a02") if n > 0 else (art.NOUGHT, "#ffffff") if n == 0 else (art.MISERY, "#ffffff"))
    return (f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{height / 6}" fill="{ground}"/>',
            DrawnText(signed(n), x, y, width, height, height * 0.64, weight=700, colour=ink))


def tile(name: str, x: float, y: float, size: float = 9.4) -> str:
    """An icon as an opaque tile, always of one shape, so that it covers another; the covering block is hatched."""
    fill = {"PERSISTENT": art.SIGN, "BLANK": "#4b4753"}.get(name, art.TILE)
    ground = (f'<rect x="{x + 0.2}" y="{y + 0.2}" width="{size - 0.4}" height="{size - 0.4}" rx="{size / 6}" '
              f'fill="{fill}" stroke="{art.INK}" stroke-width="0.4"/>')
    if name == "BLANK":
        lines = "".join(f"M{x + size * a:.2f} {y + size * b:.2f}L{x + size * b:.2f} {y + size * a:.2f}"
                        for a, b in ((0.1, 0.4), (0.1, 0.65), (0.1, 0.9), (0.35, 0.9), (0.6, 0.9)))
        return ground + f'<path d="{lines}" stroke="#8d8799" stroke-width="{size / 26}"/>'
    room = size * 0.74
    return ground + art.glyph(name, x + (size - room) / 2, y + (size - room) / 2, room, art.hue(name), 2.2)


class Layer:
    """The print of a card at the fixed places."""

    def __init__(self, card: str, kind: str, points: tuple[int | None, ...], icon: str | None, corner: str | None,
                 pictured: bool, boxed: bool, cancels: bool = False) -> None:
        self.card, self.kind, self.points = card, kind, points
        self.icon, self.corner, self.pictured, self.boxed = icon, corner, pictured, boxed
        self.cancels = cancels

    @property
    def ground(self) -> str:
        return art.BOX if self.kind == "MODIFIER" else art.GREY

    @property
    def ink(self) -> str:
        return ON_BOX if self.kind == "MODIFIER" else ON_GREY

    def opaque(self) -> Iterator[tuple[float, float, float, float]]:
        """The rectangles that cover the cards below; the round picture is separate."""
        for slot, n in enumerate(self.points):
            if n is not None:
                yield COLUMNS[0], ROWS[slot] + 0.8, 13.0, 9.4
        for row, icon in enumerate((self.corner, self.icon)):
            if icon is not None:
                yield COLUMNS[3] - 9.4, ROWS[row] + 0.8, 9.4, 9.4
        if self.kind == "EVENT":
            yield SCENE
        x, y, width, height = STRIP
        yield x, y, width, height + AREA[3] if self.boxed else height

    def elements(self) -> tuple[str, tuple[DrawnText, ...]]:
        """Points, icons and picture. An event is never laid on a character, so it is all picture."""
        shapes: list[str] = []
        words: list[DrawnText] = []
        if self.kind == "EVENT":
            x, y, width, height = SCENE
            left, top = W / 2 - 12, y + height / 2 - 12
            sign = art.emblem(self.card, left, top, 24, art.BLOOD) or art.glyph(
                "CANCEL" if self.cancels else "EVENT", left, top, 24, art.BLOOD, 1.4)
            shapes.append(f'{art.hatched(x, y, width, height, 4, "#b9b4a6")}<circle cx="{W / 2}" cy="{y + height / 2}" '
                          f'r="17" fill="{art.MOON}" stroke="{art.INK}" stroke-width="0.6"/>{sign}')
        for slot, n in enumerate(self.points):
            if n is not None:
                drawn, said = plate(n, COLUMNS[0], ROWS[slot] + 0.8)
                shapes.append(drawn)
                words.append(said)
        shapes += [tile(icon, COLUMNS[3] - 9.4, ROWS[row] + 0.8)
                   for row, icon in enumerate((self.corner, self.icon)) if icon is not None]
        if self.pictured:
            shapes.append(art.picture(self.card, self.kind, *PICTURE))
        return "".join(shapes), tuple(words)

    def cells(self) -> list[list[bool]]:
        """By row and column, whether a window may be cut there."""
        left = [self.points[0] is None, self.points[1] is None, self.points[2] is None, True]
        right = [self.corner is None, self.icon is None, True, True]
        middle = [True, *[not self.pictured] * 3]
        return [[left[row], middle[row], right[row]] for row in range(4)]


def named(layer: Layer, name: str, kind: str) -> tuple[str, tuple[DrawnText, ...]]:
    """The strip with the card's name, and its kind and id below it in small. A modifier's drawing is beside its name,
    because the cards below show through its middle."""
    x, y, width, height = STRIP
    high = height + AREA[3] if layer.boxed else height
    shape = f'<rect x="{x}" y="{y}" width="{width}" height="{high}" rx="1.4" fill="{layer.ground}"/>'
    colour = art.BLOOD if layer.kind == "EVENT" else layer.ink
    emblem = art.emblem(layer.card, x + 1.4, y + 0.9, 7.4, colour) if layer.kind == "MODIFIER" else ""
    beside = 8.6 if emblem else 0
    shape += emblem
    size = 3.9 if len(name) <= (22 if emblem else 28) else 3.25
    words = (DrawnText(name, x + 1.5 + beside, y + 0.9, width - 3 - beside, height - 3.3, size, weight=700,
                       style="italic", font="serif", colour=colour),
             DrawnText(kind, x + 2, y + height - 2.3, width / 2 - 2, 1.7, 1.55, "left", colour=layer.ink),
             DrawnText(layer.card, x + width / 2 - 8, y + height - 2.3, width / 2 + 6, 1.7, 1.45, "right",
                       colour=layer.ink))
    return shape, words


def area(layer: Layer, text: str, flavour: str) -> tuple[str, tuple[Box, ...]]:
    """The box of text. It covers the text of the cards below, empty or not."""
    x, y, width, height = AREA
    shape = f'<path d="M{x + 4} {y}h{width - 8}" stroke="{layer.ink}" stroke-width="0.2" opacity="0.5"/>'
    blocks = (*([Text(text)] if text else []), *([Text(flavour, note=True)] if flavour else []))
    return shape, (Box(x + 2.2, y + 1, width - 4.4, height - 2, blocks, 3.7, 2.35, layer.ink, "center"),) \
        if blocks else ()


def film_face(layer: Layer, name: str, kind: str, text: str, flavour: str) -> Drawing:
    """A card of the deck to be printed on film: only its covering parts are printed."""
    shapes, words = layer.elements()
    strip, said = named(layer, name, kind)
    box, blocks = area(layer, text, flavour) if layer.boxed else ("", ())
    return Drawing(strip + box + shapes, W, H, (*words, *said), blocks)


def white_face(layer: Layer) -> Drawing:
    """The parts that must be white below a card's print, as black shapes."""
    shapes = "".join(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="1.4"/>' for x, y, w, h in layer.opaque())
    if layer.pictured:
        x, y, size = PICTURE
        shapes += f'<circle cx="{x}" cy="{y}" r="{size / 70 * 34.75:.3f}"/>'
    return Drawing(shapes, W, H)


def paper_face(speech: Speech, layer: Layer, name: str, kind: str, text: str, flavour: str) -> Drawing:
    """A card of the deck to be printed on paper: clear parts are windows, to be cut out along the dashes."""
    film = film_face(layer, name, kind, text, flavour)
    ground = f'<rect x="1.2" y="1.2" width="{W - 2.4}" height="{H - 2.4}" rx="2.4" fill="#e6dfcb"/>'
    if layer.kind == "EVENT":
        return Drawing(ground + film.svg, W, H, film.words, film.boxes)
    hole, edge = window(layer.cells())
    where = DrawnText(speech.say("print-cut-out"), 20, 7.6, 26, 3, 2, style="italic", colour="#8f8a7c")
    note = (where,) if layer.cells()[0][1] else ()
    # A card without a box shows the text below, so the whole area is cut out then.
    if not layer.boxed:
        x, y, width, height = AREA
        hole += f'<rect x="{x + 1}" y="{y + 1}" width="{width - 2}" height="{height - 2}"/>'
        edge += f"M{x + 1} {y + 1}h{width - 2}v{height - 2}h{2 - width}z"
    return Drawing(f'{ground}<g fill="#ffffff">{hole}</g>{film.svg}<path d="{edge}" fill="none" stroke="{art.INK}" '
                   'stroke-width="0.25" stroke-dasharray="1.2 0.8"/>', W, H, (*film.words, *note), film.boxes)


def window(cells: list[list[bool]]) -> tuple[str, str]:
    """The open cells as rectangles, and the line around them: one hole if they touch."""
    hole, edge = [], []

    def is_open(row: int, column: int) -> bool:
        return 0 <= row < 4 and 0 <= column < 3 and cells[row][column]
    for row in range(4):
        for column in range(3):
            if not cells[row][column]:
                continue
            left, right, top, bottom = COLUMNS[column], COLUMNS[column + 1], ROWS[row], ROWS[row + 1]
            hole.append(f'<rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"/>')
            for there, line in (((row, column - 1), f"M{left} {top}V{bottom}"),
                                ((row, column + 1), f"M{right} {top}V{bottom}"),
                                ((row - 1, column), f"M{left} {top}H{right}"),
                                ((row + 1, column), f"M{left} {bottom}H{right}")):
                if not is_open(*there):
                    edge.append(line)
    return "".join(hole), "".join(edge)
