"""Other printed parts of Four Souls: places for the decks, sheets, coins and counters."""
from __future__ import annotations

from collections.abc import Mapping

from ....paper import Block, Board, Drawing, DrawnText, Grid, PaperRuleText, PaperSheet, PaperTrack, Text, Token
from ....text.speech import Speech
from ..names import SEATS
from ..options import SoulsOptions
from . import art
from .cards import DECKS

WIDE, HIGH, GAP, TOP = 65.0, 90.0, 3.0, 1.5


def boards(speech: Speech, options: SoulsOptions) -> tuple[Board, ...]:
    """A row for each deck: the pile, its discards, and its open cards. Two rows fit on a sheet."""
    slots = {"treasure": options.slots.shop, "loot": 0, "monsters": options.slots.monster}
    if options.rooms:
        slots["rooms"] = options.slots.room
    names = list(slots)
    return tuple(_board(speech, {name: slots[name] for name in names[i:i + 2]}) for i in range(0, len(names), 2))


def _board(speech: Speech, slots: Mapping[str, int]) -> Board:
    columns = 2 + max(slots.values())
    width, height = GAP + columns * (WIDE + GAP), GAP + len(slots) * (HIGH + GAP)
    shapes = [f'<rect width="{width}" height="{height}" fill="{art.STONE}"/>']
    words: list[DrawnText] = []
    for row, (name, count) in enumerate(slots.items()):
        sign, ground = next((sign, ground) for key, _, sign, ground in DECKS if key == name)
        for column in range(2 + count):
            x, y = GAP + column * (WIDE + GAP), GAP + row * (HIGH + GAP)
            what = "pile" if column == 0 else "discards" if column == 1 else "slot"
            shapes.append(
                f'<rect x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" rx="3" fill="{ground}" '
                f'opacity="{1 if column == 0 else 0.55 if column == 1 else 0.8}"/><rect x="{x + 1}" y="{y + 1}" '
                f'width="{WIDE - 2}" height="{HIGH - 2}" rx="2.4" fill="none" stroke="#d9c8a2" stroke-width="0.5" '
                f'stroke-dasharray="{"none" if column == 0 else "2 1.4"}"/>'
                + art.glyph("PILE" if column == 1 else sign, x + WIDE / 2 - 11, y + 26, 22, "#d9c8a2", 1.3))
            words.append(DrawnText(speech.say(f"print-deck-{name}"), x + 3, y + 56, WIDE - 6, 7, 5, weight=800,
                                   font="serif", colour="#f0e4cd"))
            words.append(DrawnText(speech.say(f"print-place-{what}"), x + 3, y + 63.5, WIDE - 6, 5, 3.6,
                                   colour="#d9c8a2"))
    title = ", ".join(speech.say(f"print-deck-{name}") for name in slots)
    return Board("_".join(slots).upper(), title, Drawing("".join(shapes), width, height, tuple(words)))


def turn_blocks(speech: Speech, options: SoulsOptions) -> tuple[Block, ...]:
    """A turn, step by step, with the numbers in use."""
    say = speech.say
    return (Grid(((say("print-turn-start"), say("print-turn-start-text")),
                  (say("print-turn-loot"), say("print-turn-loot-text")),
                  (say("print-turn-action"), say("print-turn-action-text", n=options.price)),
                  (say("print-turn-end"), say("print-turn-end-text", n=options.hand_limit)))),
            PaperRuleText(("souls.attacks.evasion", "souls.attacks.hit_or_miss"), say("print-fight")),
            PaperRuleText(("souls.death.penalty",), say("print-death")))


def sheets(speech: Speech, options: SoulsOptions) -> tuple[PaperSheet, ...]:
    """One for each player: souls won, and the steps of a turn."""
    souls = PaperTrack(speech.say("print-track-souls"), tuple(str(n) for n in range(1, options.souls_to_win + 1)),
                       frozenset({str(options.souls_to_win)}))
    return (PaperSheet("TURN", speech.say("print-sheet-turn"), speech.say("print-goal", n=options.souls_to_win),
                       "#5a2d24",
                       (souls, *turn_blocks(speech, options), Text(speech.say("print-answer"), note=True)),
                       art.sign("FLAME", art.CREAM), copies=SEATS),)


def tokens(speech: Speech, options: SoulsOptions) -> tuple[Token, ...]:
    """Coins of one, five and ten, wounds, counters, and who is playing."""
    say = speech.say
    coins = [Token(f"CENT_{n}", say("print-token-CENT", n=n), Drawing(
        '<circle cx="12" cy="12" r="11.500" fill="none" stroke="#5a3d05" stroke-width="0.9" stroke-dasharray="2 1.2"/>',
        24, 24, (DrawnText(str(n), 1, 4, 22, 16, 15, weight=800, font="serif", colour="#5a3d05"),)), size, copies,
        colour=colour)
        for n, size, copies, colour in ((1, 18, 24, "#e3c98a"), (5, 20, 12, "#d8dadb"), (10, 22, 12, "#efce62"))]
    made = [*coins, Token("WOUND", say("print-token-WOUND"), art.sign("HEART", art.BLOOD), 18, 20, colour="#f6e2d8"),
            Token("COUNTER", say("print-token-COUNTER"), art.sign("COUNTER", art.PRINT), 18, 20, colour="#e9e1cf"),
            Token("ACTIVE", say("print-token-ACTIVE"), art.sign("FLAME", art.BLOOD), 24, 1, "square", "#efce62")]
    if options.solo.on:
        made.append(Token("SOLO", say("print-token-SOLO"), art.sign("CLOCK"), 24, options.solo.die, colour="#d8dadb"))
    return tuple(made)
