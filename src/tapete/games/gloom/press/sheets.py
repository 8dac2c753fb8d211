"""Other printed parts for the players of Gloom: a reference sheet, and two kinds of tokens."""
from __future__ import annotations

from dataclasses import replace

from ....paper import Block, Drawing, DrawnText, Figure, PaperSheet, Slots, Text, Token
from ....text.speech import Speech
from ..names import SEATS
from ..options import GloomOptions
from . import art
from .film import AREA, ON_BOX, ROWS, STRIP, H, Layer, W
from .tables import sight_text, turn_grid, turn_text


def sheets(speech: Speech, options: GloomOptions) -> tuple[PaperSheet, ...]:
    """One for each player: a place for the story, the turn, and what counts in a pile."""
    say = speech.say
    blocks: list[Block] = []
    if options.cards.stories and options.stories.out:
        blocks.append(Slots(say("print-sheet-story"), 1, 66, 91, art.sign("STORY")))
    blocks += [*turn_text(speech, options), turn_grid(speech, options)]
    reading = PaperSheet("TURN", say("print-sheet-turn"), options.cards.title.of(speech.language), "#1d5f52",
                         tuple(blocks), art.sign("HAND", art.CREAM), copies=SEATS)
    return (reading, PaperSheet("SIGHT", say("print-sheet-sight"), "", "#4a3763",
                                (Figure(diagram(speech, options), 86), *sight_text(speech, options),
                                 Text(say("print-worth"), note=True)),
                                art.sign("THROUGH", art.CREAM), copies=SEATS))


def diagram(speech: Speech, options: GloomOptions) -> Drawing:
    """A character under two films, with the names of the places."""
    person, _ = options.cards.characters[0]
    family = next(key for key, one in options.cards.families.items() if person in one.characters)
    icons = options.cards.icon_ids
    layer = Layer(person, "MODIFIER", (-15, 0, 10), icons[-1], "PERSISTENT", True, True)
    shapes, words = layer.elements()
    x, y, width, height = STRIP
    card = (f'<clipPath id="c"><rect width="{W}" height="{H}" rx="3"/></clipPath><g clip-path="url(#c)">'
            f'{art.hatched(0, 0, W, H, 4)}{art.portrait(person, family, 10.5, 9.6, 45)}</g>{shapes}'
            f'<rect x="{x}" y="{y}" width="{width}" height="{height + AREA[3]}" rx="1.4" fill="{art.BOX}"/>'
            f'<rect width="{W}" height="{H}" rx="3" fill="none" stroke="{art.INK}" stroke-width="0.5"/>')
    left, right = 24.0, 24.0 + W + 2
    labels = [DrawnText(speech.say(f"print-place-{place}"), 0, ROWS[row] + 3, left - 3, 5, 3.6, "right", 700)
              for row, place in enumerate(("top", "middle", "bottom"))]
    labels += [DrawnText(speech.say(f"print-place-{place}"), right + 1, ROWS[row] + 3, 24, 5, 3.6, "left", 700)
               for row, place in enumerate(("corner", "icon"))]
    labels += [DrawnText(speech.say("print-place-picture"), right + 1, 32, 24, 5, 3.6, "left", 700),
               DrawnText(speech.say("print-place-text"), left, 64, W, 6, 4.4, weight=700, colour=ON_BOX)]
    lines = "".join(f"M{left - 2} {ROWS[row] + 5.5}h5.5" for row in range(3)) + "".join(
        f"M{right} {ROWS[row] + 5.5}h-5.5" for row in range(2)) + f"M{right} 34.5h-17"
    moved = tuple(replace(word, x=word.x + left) for word in words)
    return Drawing(f'<g transform="translate({left} 0)">{card}</g><path d="{lines}" stroke="{art.INK}" '
                   'stroke-width="0.4"/>', right + 26, H, (*moved, *labels))


def tokens(speech: Speech) -> tuple[Token, ...]:
    """Tokens that mark effects until the next turn."""
    return (Token("SKIP", speech.say("print-token-SKIP"), art.sign("ASLEEP"), 24, SEATS, colour="#d8cfe2"),
            Token("DRY", speech.say("print-token-DRY"), art.sign("DRY"), 24, SEATS, colour="#cfe4df"))
