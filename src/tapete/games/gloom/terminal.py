"""The table drawn for a terminal: each family with the print that shows through its piles, and the viewer's hand."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from ...gamedef.kinds import signed
from ...text.speech import Speech
from .text import Namer
from .view import CardView, CharacterView, GloomView, SeatView
from .words import standing_text

WIDE = 110
"""From so many columns on, piles have a column of their own."""
COLOURS = ("bright_cyan", "bright_green", "bright_magenta", "bright_blue", "bright_yellow")


def board(speech: Speech, namer: Namer, view: GloomView, names: Sequence[str], width: int) -> Any:
    """The whole table for a seat's view; `width` is the terminal's in columns."""
    return Group(Text(speech.say("board-status", turn=view.turn, deck=view.deck, discards=len(view.discards)),
                      style="bold"),
                 *_discards(speech, namer, view),
                 *_stories(speech, namer, view, names),
                 *(_family(speech, namer, view, p, names[p], width) for p in range(len(view.seats))),
                 *_hands(speech, namer, view, names))


def _discards(speech: Speech, namer: Namer, view: GloomView) -> list[Text]:
    """The discards, the last first."""
    names = [namer.name(card, speech.language) for card in reversed(view.discards)]
    return [Text("  " + speech.say("board-discards", cards=" / ".join(names)), style="dim")] if names else []


def _stories(speech: Speech, namer: Namer, view: GloomView, names: Sequence[str]) -> list[Text]:
    lines = []
    for story, at in view.stories.items():
        where = (speech.say("board-story-free") if at.seat is None
                 else speech.say("board-story-held", name=names[at.seat]))
        card = view.cards[story]
        said = speech.say("board-story", story=namer.name(story, speech.language), worth=signed(card.worth))
        line = Text(f"  {said} ", style="green")
        line.append(f"{where} · {card.text[speech.language]}", style="dim")
        lines.append(line)
    return lines


def _family(speech: Speech, namer: Namer, view: GloomView, p: int, name: str, width: int) -> Group:
    seat = view.seats[p]
    colour = COLOURS[p % len(COLOURS)]
    style = f"bold {colour}" + (" reverse" if view.active == p else "")
    head = Text(_headline(speech, namer, seat, name), style=style)
    mine = [(key, one) for key, one in view.characters.items() if one.seat == p and one.fate != "UNUSED"]
    if not mine:
        return Group(head)
    table = Table(box=box.SIMPLE, padding=(0, 1), show_edge=False)
    effect = "board-effect" if width >= WIDE else "board-effect-and-pile"
    for key in ("board-character", "board-worth", "board-points", "board-icons", effect):
        table.add_column(speech.say(key), justify="right" if key == "board-worth" else "left")
    if width >= WIDE:
        table.add_column(speech.say("board-pile"), style="dim")
    for key, one in mine:
        pile = " / ".join(namer.name(card, speech.language) for card in reversed(one.pile))
        effects = _effects(speech, namer, one)
        if width < WIDE and pile:
            effects.append(("\n" if effects else "") + pile, style="dim")
        row: list[Any] = [_who(speech, namer, key, one), _worth(one), _slots(one), _icons(speech, view, one), effects]
        table.add_row(*row, *([pile] if width >= WIDE else []))
    return Group(head, table)


def _headline(speech: Speech, namer: Namer, seat: SeatView, name: str) -> str:
    family = (speech.say("board-no-family") if seat.family is None else namer.name(seat.family, speech.language))
    parts = [speech.say("board-seat", name=name, family=family),
             speech.say("board-value", worth=signed(seat.worth)),
             speech.say("board-hand", count=seat.count, limit=seat.limit)]
    if seat.skips:
        parts.append(speech.say("board-no-turn"))
    if seat.dry:
        parts.append(speech.say("board-no-refill"))
    return " · ".join(parts)


def _who(speech: Speech, namer: Namer, key: str, one: CharacterView) -> Text:
    said = namer.name(key, speech.language)
    if one.fate == "ALIVE":
        return Text(said)
    return Text(f"{'☠' if one.fate == 'DEAD' else '×'} {said}", style="dim" if one.fate == "GONE" else "red")


def _worth(one: CharacterView) -> Text:
    style = "bold red" if one.worth < 0 else "bold green" if one.worth > 0 else ""
    return Text(signed(one.worth), style=style)


def _slots(one: CharacterView) -> Text:
    """The three places from top to bottom: a number where one shows, a dot where the card is clear."""
    line = Text()
    for points in one.visible.points:
        _append_points(line, points)
    return line


def _append_points(line: Text, points: int | None) -> None:
    style = "dim" if points is None else "red" if points < 0 else "green" if points else ""
    line.append(f"{'·' if points is None else signed(points):>4}", style=style)


def _icons(speech: Speech, view: GloomView, one: CharacterView) -> str:
    names = [view.icons[icon][speech.language] for icon in one.visible.icons]
    names += ["■"] * [one.visible.icon, one.visible.corner].count("BLANK")
    return ", ".join(names)


def _effects(speech: Speech, namer: Namer, one: CharacterView) -> Text:
    """The effects in force, each once; not those that happened once."""
    line = Text()
    for card, lasting, style in ((one.visible.persistent_by, True, "yellow"), (one.visible.text_by, False, "")):
        said = "" if card is None else standing_text(speech, namer.pack, namer.card_of(card), lasting)
        if said:
            line.append((" " if line else "") + said, style=style)
    return line


def _hands(speech: Speech, namer: Namer, view: GloomView, names: Sequence[str]) -> list[Any]:
    """The cards in hands that the viewer knows, each with its whole print."""
    drawn: list[Any] = []
    for p, seat in enumerate(view.seats):
        cards = [card for card in seat.hand if card is not None]
        if not cards:
            continue
        drawn.append(Text(f"{names[p]} · {speech.say('board-hand', count=seat.count, limit=seat.limit)}", style="bold"))
        drawn.append(_cards(speech, namer, view, cards))
    return drawn


def _cards(speech: Speech, namer: Namer, view: GloomView, cards: Sequence[str]) -> Table:
    """Cards in their order, each with its whole print."""
    table = Table(box=None, show_header=False, padding=(0, 1))
    for card in cards:
        about = view.cards[card]
        table.add_row(Text(speech.say(f"kind-{about.kind}"), style="dim"), namer.name(card, speech.language),
                      _printed(about), _signs(speech, view, about), Text(about.text[speech.language]))
    return table


def piles(speech: Speech, namer: Namer, view: GloomView, names: Sequence[str]) -> list[tuple[str, Any]]:
    """The cards on each character, from the top down, and the discards, the last first."""
    found = [(speech.say("look-pile", character=namer.name(key, speech.language), name=names[one.seat],
                         count=len(one.pile)), one.pile)
             for key, one in view.characters.items() if one.seat is not None and one.pile]
    if view.discards:
        found.append((speech.say("look-discards", count=len(view.discards)), view.discards))
    return [(title, _cards(speech, namer, view, cards[::-1])) for title, cards in found]


def _printed(about: CardView) -> Text:
    line = Text()
    if about.kind in ("MODIFIER", "DEATH"):
        for points in about.points:
            _append_points(line, points)
    return line


def _signs(speech: Speech, view: GloomView, about: CardView) -> str:
    said = []
    for sign in (about.icon, about.corner):
        if sign == "PERSISTENT":
            said.append(speech.say("board-persistent"))
        elif sign == "BLANK":
            said.append("■")
        elif sign is not None:
            said.append(view.icons[sign][speech.language])
    return ", ".join(said)
