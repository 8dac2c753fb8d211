"""Carcosa's table drawn for a terminal: the house floor by floor, and a line for each soul."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from ...text.speech import Speech
from .view import CarcosaView, SoulView

COLOURS = ("bright_cyan", "bright_green", "bright_magenta", "bright_blue")


def _name(speech: Speech, kind: str, key: str) -> str:
    return speech.say(f"{kind}-{key}")


def board(speech: Speech, view: CarcosaView, names: Sequence[str], width: int) -> Any:
    """The whole table for a seat's view; `width` is the terminal's in columns."""
    house = Table(box=None, show_header=False, padding=(0, 0), expand=False)
    for floor in (3, 2, 1):
        house.add_row(_floor(speech, view, names, floor, min(width, 100)))
    return Group(house, _status(speech, view), *_king(speech, view), _souls(speech, view, names, width))


def _floor(speech: Speech, view: CarcosaView, names: Sequence[str], floor: int, width: int) -> Table:
    """R1 and R2 above, R4 and R3 below, the corridor between."""
    table = Table(box=box.ROUNDED, show_header=False, width=width, padding=(0, 1), border_style="yellow4")
    for _ in range(3):
        table.add_column(ratio=1, no_wrap=True)
    table.add_row(_room(speech, view, names, f"F{floor}_R1"), _corridor(speech, view, names, floor),
                  _room(speech, view, names, f"F{floor}_R2"), end_section=True)
    table.add_row(_room(speech, view, names, f"F{floor}_R4"), Text(""),
                  _room(speech, view, names, f"F{floor}_R3"))
    return table


def _room(speech: Speech, view: CarcosaView, names: Sequence[str], place: str) -> Text:
    deck = view.decks[place]
    text = Text(place, style="bold")
    if place in view.stairs.values() or place in view.temp_stairs:
        text.append(" ≡", style="bold white")
    text.append(f"  {'▮' * ((deck.count + 2) // 3)}{deck.count}", style="grey62")
    if deck.top and deck.top[0]:
        text.append(f" {_name(speech, 'card', deck.top[0])}", style="italic grey70")
    _sanctuary(speech, view, place, text)
    for special in view.specials.values():
        if special.place == place:
            text.append("\n")
            text.append(*_special(speech, special))
    _occupants(speech, view, names, place, text)
    return text


def _special(speech: Speech, special: Any) -> tuple[str, str]:
    if special.destroyed:
        return f"✗ {_name(speech, 'special', special.kind) if special.kind else '?'}", "grey42"
    if special.kind and special.revealed:
        return f"◆ {_name(speech, 'special', special.kind)}", "bright_yellow"
    return "◇ ?", "yellow"


def _corridor(speech: Speech, view: CarcosaView, names: Sequence[str], floor: int) -> Text:
    text = Text(f"F{floor}_P", style="bold")
    if view.king.floor == floor:
        text.append("  ♛" if not view.king.away else f"  ♛ ({view.king.away})",
                    style="bold yellow" if not view.king.away else "grey42")
    _sanctuary(speech, view, f"F{floor}_P", text)
    _occupants(speech, view, names, f"F{floor}_P", text)
    return text


def _sanctuary(speech: Speech, view: CarcosaView, place: str, text: Text) -> None:
    """The Sanctuary's place, and whether the Crown is still there."""
    if view.crown is not None and view.crown.sanctuary == place:
        key = "board-crown" if view.crown.bearer is None else "board-sanctuary"
        text.append(f"\n☼ {speech.say(key)}", style="bright_yellow")


def _occupants(speech: Speech, view: CarcosaView, names: Sequence[str], place: str, text: Text) -> None:
    for seat, soul in enumerate(view.souls):
        if soul.place == place:
            text.append("\n")
            text.append(f"● {names[seat]}", style=COLOURS[seat])
    for monster, piece in view.monsters.items():
        if piece.place == place:
            stunned = f" z{piece.stunned}" if piece.stunned else ""
            text.append("\n")
            text.append(f"▲ {_name(speech, 'monster', monster)}{stunned}", style="bold red")


def _status(speech: Speech, view: CarcosaView) -> Text:
    carried = sum(soul.keys for soul in view.souls)
    return Text(speech.say("board-status", round=view.round, carried=carried, destroyed=view.keys.destroyed,
                           pool=view.keys.pool, motemey=view.motemey.count), style="bold")


def _king(speech: Speech, view: CarcosaView) -> list[Text]:
    """Facts about the King for the rest of the game that have no place in the house."""
    doubled = speech.say("board-king-doubled", presence=int(view.king.presence_too or 0))
    return [Text(doubled, style="yellow")] if view.king.doubled else []


def _souls(speech: Speech, view: CarcosaView, names: Sequence[str], width: int) -> Table:
    """A line for each soul; a narrow terminal has no room for the sanity track."""
    table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0), pad_edge=False)
    for key in ("board-soul", "board-place", "board-sanity", "board-actions", "board-keys", "board-objects",
                "board-states"):
        table.add_column(speech.say(key), no_wrap=key in ("board-soul", "board-sanity"))
    for seat, soul in enumerate(view.souls):
        arrow = "▶ " if view.active == seat else "  "
        table.add_row(Text(arrow + names[seat], style=COLOURS[seat]), soul.place, _sanity(soul, width >= 110),
                      str(soul.actions), f"{soul.keys}/{soul.key_slots}", _objects(speech, soul),
                      _states(speech, view, seat, soul))
    return table


def _sanity(soul: SoulView, track: bool) -> Text:
    """Sanity and its limit, with a track from -5 to the limit."""
    colour = "green" if soul.sanity > 1 else "yellow" if soul.sanity > -3 else "red"
    text = Text(f"{soul.sanity:>3}/{soul.limit} ", style=colour)
    if track:
        text.append("█" * (soul.sanity + 5), style=colour)
        text.append("·" * max(0, soul.limit - soul.sanity), style="grey42")
    return text


def _objects(speech: Speech, soul: SoulView) -> str:
    held = ", ".join(_name(speech, 'card', card) for card in soul.objects) or "-"
    return f"{held} ({soul.object_slots})"


def _states(speech: Speech, view: CarcosaView, seat: int, soul: SoulView) -> str:
    shown = [f"{_name(speech, 'state', state)} {rounds}" for state, rounds in soul.states.items()]
    if view.captive == seat:
        shown.append(speech.say("board-in-sack"))
    if view.crown is not None and view.crown.bearer == seat:
        shown.append(speech.say("board-false-king", threshold=view.crown.threshold))
    if soul.doses and soul.doses > 1:
        shown.append(speech.say("board-doses", n=soul.doses))
    if soul.slowed:
        shown.append(speech.say("board-slowed", n=1 if view.limited is None else view.limited))
    if soul.loop and soul.loop > 1:
        shown.append(speech.say("board-loop", n=soul.loop))
    if soul.skips:
        shown.append(speech.say("board-skips"))
    return ", ".join(shown) or "-"
