"""The title page's drawing: three films over a portrait."""
from __future__ import annotations

from ....paper import Drawing, DrawnText
from . import art
from .film import H, W, plate, tile


def emblem() -> Drawing:
    """A character under a fan of films."""
    card = (f'<rect width="{W}" height="{H}" rx="3" fill="{art.WALL}"/>{art.hatched(0, 0, W, H, 4)}'
            f'<ellipse cx="31.5" cy="46" rx="26" ry="34" fill="{art.HALO}"/>'
            f'{art.portrait("ASENATH", "INNSMOUTH", -4, 18, 70)}'
            f'<rect width="{W}" height="{H}" rx="3" fill="none" stroke="{art.INK}" stroke-width="1.2"/>')
    film = (f'<rect width="{W}" height="{H}" rx="3" fill="#8fd0bf" fill-opacity="0.18" stroke="#5f9d8f" '
            'stroke-width="0.5"/><path d="M14 0H32L0 46V20zM48 0h8L0 82v-8z" fill="#ffffff" opacity="0.2"/>')
    box = (f'<rect x="3" y="66" width="57" height="19" rx="1.4" fill="{art.BOX}"/>'
           '<path d="M12 73h39M17 78.500h29" stroke="#f6efdd" stroke-width="0.9" stroke-linecap="round"/>')
    first = film + _bare(-15, 4, 4.8) + tile("MAGIA", 49.6, 15.8)
    second = film + _bare(10, 4, 26.8) + box + tile("HORROR", 49.6, 4.8)
    waves = "".join(f'<path d="M0 {y}q9 -4 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0" fill="none" '
                    f'stroke="#2f7a6c" stroke-width="0.7" opacity="{o}"/>'
                    for y, o in ((108, 0.25), (114, 0.4), (120, 0.6)))
    return Drawing(
        f'<circle cx="120" cy="30" r="24" fill="#e9e0c6"/>{waves}'
        f'<g transform="translate(48 18)">{card}</g>'
        f'<g transform="translate(53 15) rotate(-4 31.5 44)">{first}</g>'
        f'<g transform="translate(58 12) rotate(-11 31.5 44)">{second}</g>', 162, 124,
        (DrawnText("−15", 53.6, 22.2, 13, 9.4, 6, weight=700, colour="#ffffff", turn=-4),
         DrawnText("+10", 57.9, 45.6, 13, 9.4, 6, weight=700, colour="#241a02", turn=-11)))


def _bare(n: int, x: float, y: float) -> str:
    return plate(n, x, y)[0]
