"""Paper dice to fold, and chits to draw from a cup if there is no glue."""
from __future__ import annotations

from math import atan2, degrees, hypot, sqrt

from ..paper import Drawing, DrawnText, PaperDie, Token

CUBE, TETRA, FLAP = 18.0, 30.0, 5.0
Point = tuple[float, float]
LINE = 'fill="none" stroke="#241c10" stroke-width="0.35"'
FOLD = 'fill="none" stroke="#8f7f58" stroke-width="0.3" stroke-dasharray="1.2 0.9"'
PIPS = {1: ((1, 1),), 2: ((0, 0), (2, 2)), 3: ((0, 0), (1, 1), (2, 2)), 4: ((0, 0), (2, 0), (0, 2), (2, 2)),
        5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)), 6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2))}


def net(die: PaperDie) -> Drawing | None:
    """The net of a die in millimetres: full lines are cut, dashed ones folded. None if it cannot be folded."""
    match die.sides:
        case 4: return _tetrahedron()
        case 6: return _cube()
        case _: return None


def chits(die: PaperDie) -> list[Token]:
    """One numbered chit for each side: draw one, read it, put it back."""
    return [Token(f"D{die.sides}_{n}", f"d{die.sides}", Drawing("", 24, 24, (
        DrawnText(str(n), 0, 3.5, 24, 11, 13, weight=800, font="serif"),
        DrawnText(f"d{die.sides}", 0, 16.5, 24, 5, 4.6, colour="#8f7f58"))), 12, shape="square") for n in
        range(1, die.sides + 1)]


def _cube() -> Drawing:
    """A cross four faces high: opposite faces add up to seven."""
    a, f = CUBE, FLAP
    faces = {1: (1, 0), 2: (1, 1), 3: (0, 1), 4: (2, 1), 6: (1, 2), 5: (1, 3)}
    at = {face: (f + a * column, f + a * row) for face, (column, row) in faces.items()}
    shapes = []
    for face, (x, y) in at.items():
        shapes.append(f'<rect x="{x}" y="{y}" width="{a}" height="{a}" fill="#fffaf0"/>')
        shapes += [f'<circle cx="{x + a * (0.26 + 0.24 * i)}" cy="{y + a * (0.26 + 0.24 * j)}" r="1.55" '
                   'fill="#241c10"/>' for i, j in PIPS[face]]
    x, y = f + a, f
    shapes += [_flap(*edge) for edge in (
        ((x, y), (x + a, y)), ((x, y + a), (x, y)), ((x + a, y), (x + a, y + a)),
        ((x, y + 3 * a), (x, y + 2 * a)), ((x + a, y + 2 * a), (x + a, y + 3 * a)),
        ((x, y + 4 * a), (x, y + 3 * a)), ((x + a, y + 3 * a), (x + a, y + 4 * a)))]
    shapes.append(f'<path d="M{x} {y + a}H{f}V{y + 2 * a}H{x}M{x + a} {y + a}h{a}v{a}h{-a}'
                  f'M{x} {y + 4 * a}h{a}" {LINE}/>')
    shapes.append(f'<path d="M{x} {y + a}h{a}M{x} {y + 2 * a}h{a}M{x} {y + 3 * a}h{a}M{x} {y + a}v{a}M{x + a} '
                  f'{y + a}v{a}" {FOLD}/>')
    return Drawing("".join(shapes), 3 * a + 2 * f, 4 * a + 2 * f)


def _tetrahedron() -> Drawing:
    """A triangle of four. Each corner of the folded die has one number; the one at the top counts."""
    a, f = TETRA, FLAP
    h = a * sqrt(3) / 2
    apex, low_left, low_right = (f + a, f), (f, f + 2 * h), (f + 2 * a, f + 2 * h)
    mid_left, mid_right, mid_low = (f + a / 2, f + h), (f + 3 * a / 2, f + h), (f + a, f + 2 * h)
    number = {apex: 4, low_left: 4, low_right: 4, mid_left: 1, mid_right: 2, mid_low: 3}
    faces = ((apex, mid_left, mid_right), (mid_left, low_left, mid_low), (mid_right, mid_low, low_right),
             (mid_left, mid_right, mid_low))
    shapes = [f'<path d="{_lines(apex, low_right, low_left)}z" fill="#fffaf0" stroke="#241c10" stroke-width="0.35"/>',
              _flap(mid_left, apex), _flap(mid_right, low_right), _flap(mid_low, low_left),
              f'<path d="{_lines(mid_left, mid_right, mid_low)}z" {FOLD}/>']
    words = [_number(number[corner], corners, corner) for corners in faces for corner in corners]
    return Drawing("".join(shapes), 2 * a + 2 * f, 2 * h + 2 * f, tuple(words))


def _lines(*points: Point) -> str:
    return "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points)


def _flap(start: Point, end: Point) -> str:
    """A tab to glue along an edge, on its left as one goes from start to end."""
    (x1, y1), (x2, y2) = start, end
    long = hypot(x2 - x1, y2 - y1)
    along = (x2 - x1) / long, (y2 - y1) / long
    out = along[1] * (FLAP - 0.5), -along[0] * (FLAP - 0.5)
    slant = along[0] * FLAP * 0.6, along[1] * FLAP * 0.6
    tab = _lines(start, (x1 + out[0] + slant[0], y1 + out[1] + slant[1]),
                 (x2 + out[0] - slant[0], y2 + out[1] - slant[1]), end)
    return f'<path d="{tab}" {LINE}/><path d="{_lines(start, end)}" {FOLD}/>'


def _number(n: int, corners: tuple[Point, ...], corner: Point) -> DrawnText:
    """A corner's number on one face, upright when that corner is at the top."""
    x, y = (sum(c[i] for c in corners) / 3 for i in (0, 1))
    dx, dy = corner[0] - x, corner[1] - y
    turn = round(degrees(atan2(dx, -dy)))
    return DrawnText(str(n), x + 0.52 * dx - 4, y + 0.52 * dy - 3, 8, 6, 7, weight=800, font="serif", turn=turn)
