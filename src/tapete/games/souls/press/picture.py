"""The picture of an example: the monsters, the shop and the players that matter, before and after."""
from __future__ import annotations

from collections.abc import Sequence

from ....paper import Drawing, DrawnText
from ..language.cards import CardType
from ..language.library import NUMBERS, SOURCES
from ..view import MonsterView, PlayerView, SoulsView, ThingView
from . import art, creatures

WIDTH, LINE, ROW = 100.0, 25.5, 28.0
LOWER, HIGHER = art.BLOOD, "#2c6a34"
MANY = 9
"""Most things that are drawn in a line."""


def picture(before: SoulsView, after: SoulsView, names: Sequence[str]) -> tuple[Drawing, Drawing]:
    """Two drawings of one size; changed numbers are coloured in the second."""
    open_row = before == after or before.monsters != after.monsters or before.shop != after.shop
    players = [p for p, (one, two) in enumerate(zip(before.players, after.players, strict=True)) if one != two]
    if not players:
        asked = before.waiting.seat if before.waiting and 0 <= before.waiting.seat < len(names) else before.active
        players = list(range(len(names))) if before == after else [asked]
    return (_draw(before, before, open_row, players, names), _draw(after, before, open_row, players, names))


def _draw(view: SoulsView, before: SoulsView, open_row: bool, players: list[int], names: Sequence[str]) -> Drawing:
    shapes: list[str] = []
    words: list[DrawnText] = []
    if open_row:
        drawn, said = _open(view, before)
        shapes.append(drawn)
        words += said
    top = ROW if open_row else 0.0
    for i, p in enumerate(players):
        drawn, said = _player(view.players[p], before.players[p], names[p], top + i * LINE, view.active == p)
        shapes.append(drawn)
        words += said
    return Drawing("".join(shapes), WIDTH, top + len(players) * LINE, tuple(words))


def _open(view: SoulsView, before: SoulsView) -> tuple[str, list[DrawnText]]:
    """Monsters on the left, the shop on the right."""
    shapes, words, x = [], [], 0.0
    for slot, monster in enumerate(view.monsters[:3]):
        was = before.monsters[slot] if slot < len(before.monsters) else None
        drawn, said = _monster(monster, was, x)
        shapes.append(drawn)
        words += said
        x += 23
    for i, card in enumerate(view.shop[:3]):
        left = 99 - 14 * (len(view.shop[:3]) - i)
        shapes.append(f'<rect x="{left}" y="1" width="13" height="17" rx="1.6" fill="{art.TINTS[CardType.TREASURE]}" '
                      f'opacity="{1 if card else 0.3}"/>')
        if card:
            shapes.append(_thing(card, left + 2, 4, 9, art.CREAM))
    return "".join(shapes), words


def _monster(monster: MonsterView | None, was: MonsterView | None, x: float) -> tuple[str, list[DrawnText]]:
    """A creature with its remaining life, its roll and its attack."""
    ground = (f'<rect x="{x}" y="1" width="21.5" height="24.5" rx="2" fill="{art.TINTS[CardType.MONSTER]}" '
              f'opacity="{0.28 if monster else 0.12}"/>')
    if monster is None:
        return ground, []
    source = SOURCES.get(NUMBERS.get(monster.card, 0))
    creature = creatures.monster(monster.card, source.text.type if source else "basic")
    same = was is not None and was.card == monster.card
    colour = art.PRINT if not same or was is None or was.life == monster.life else \
        LOWER if monster.life < was.life else HIGHER
    shapes = (ground + creatures.drawn(creature, x + 2.5, 1.2, 16.5) + art.glyph("HEART", x + 0.8, 19, 5, art.BLOOD)
              + art.glyph("SWORD", x + 14.4, 19, 4.6, art.PRINT, 2.2))
    return shapes, [DrawnText(str(monster.life), x + 5.8, 19.2, 4, 5, 4.6, "left", 800, font="serif", colour=colour),
                    DrawnText(f"{monster.evasion}+", x + 8.6, 19.2, 6.4, 5, 4.2, weight=700, font="serif"),
                    DrawnText(str(monster.attack), x + 18.8, 19.2, 3, 5, 4.6, "left", 800, font="serif")]


def _player(player: PlayerView, was: PlayerView, name: str, y: float, active: bool) -> tuple[str, list[DrawnText]]:
    """One player: face, life, cents, hand, souls; below, the items, with used ones faded."""
    def colour(n: int, before: int) -> str:
        return art.PRINT if n == before else LOWER if n < before else HIGHER
    faded = ' opacity="0.35"' if player.dead else ""
    shapes = [f'<path d="M0 {y}H{WIDTH}" stroke="{art.STONE}" stroke-width="0.3" opacity="0.5"/>',
              f"<g{faded}>{creatures.drawn(creatures.child(player.character), 0, y + 5, 17)}</g>"]
    if active:
        shapes.append(art.glyph("FLAME", 0.5, y + 1, 5.4, art.BLOOD))
    longest = max(map(len, name.split()))
    words = [DrawnText(name, 19, y + 1.4, 81, 5.4, min(5, 130 / longest), "left", 700)]
    counted = (("HEART", art.BLOOD, player.life, was.life), ("COIN", "#8a5d00", player.cents, was.cents),
               ("LOOT", "#5f5138", len(player.hand), len(was.hand)),
               ("SOUL", art.SOUL, player.soul_count, was.soul_count))
    for i, (sign, hue, n, before) in enumerate(counted):
        x = 19 + 20 * i
        shapes.append(art.glyph(sign, x, y + 8.4, 6.6, hue, 2))
        words.append(DrawnText(str(n), x + 7.6, y + 8.6, 12, 6.4, 6.6, "left", 800, font="serif",
                               colour=colour(n, before)))
    shapes += [_item(item, 19 + 8.6 * i, y + 16.4) for i, item in enumerate(player.items[:MANY])]
    shapes += [art.glyph("EYE", 93 - 7 * i, y + 0.8, 6.4, art.TINTS[CardType.CURSE], 2)
               for i in range(len(player.curses))]
    return "".join(shapes), words


def _item(item: ThingView, x: float, y: float) -> str:
    turned = "" if item.charged else f' transform="rotate(90 {x + 3.8} {y + 4.2})" opacity="0.45"'
    return (f'<g{turned}><rect x="{x + 0.5}" y="{y}" width="6.8" height="8.4" rx="0.9" fill="{art.CREAM}" '
            f'stroke="{art.GOLD if item.eternal else art.PRINT}" stroke-width="0.5"/>'
            f'{_thing(item.card, x + 1.1, y + 1.5, 5.6, art.PRINT)}</g>')


def _thing(card: str, x: float, y: float, size: float, colour: str) -> str:
    source = SOURCES.get(NUMBERS.get(card, 0))
    return art.thing(card, source.text.type if source else "passive", x, y, size, art.CREAM, colour)
