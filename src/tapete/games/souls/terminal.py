"""The table drawn for a terminal: monsters, shop, the stack with each item's effect, a line for each player."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from ...text.speech import Speech
from .cardnames import CardNames
from .stack_words import stack_table
from .text import card_name, effect_lines
from .view import PlayerView, SoulsView

COLOURS = ("bright_cyan", "bright_green", "bright_magenta", "bright_blue")


def board(speech: Speech, cards: CardNames, view: SoulsView, names: Sequence[str], width: int) -> Any:
    """The whole table for a seat's view; `width` is the terminal's in columns."""
    parts: list[Any] = [_status(speech, view), _monsters(speech, cards, view), _shop(speech, cards, view),
                        _players(speech, cards, view, names)]
    if view.stack:
        parts.insert(0, stack_table(speech, cards, view, names, width))
    return Group(*parts)


def _status(speech: Speech, view: SoulsView) -> Text:
    said = speech.say("board-status", turn=view.turn, phase=speech.say(f"phase-{view.phase}"),
                      loot=view.decks["loot"].count, treasure=view.decks["treasure"].count,
                      monster=view.decks["monster"].count)
    return Text(f"{said} {speech.say('board-die', n=view.solo_die)}" if view.solo_die else said, style="bold")


def _monsters(speech: Speech, cards: CardNames, view: SoulsView) -> Table:
    table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0), pad_edge=False)
    for key in ("board-monster", "board-life", "board-evasion", "board-attack", "board-effect"):
        table.add_column(speech.say(key))
    for monster in view.monsters:
        if monster is None:
            table.add_row("-", "", "", "", "")
            continue
        fought = view.fight is not None and view.fight.monster == monster.card
        table.add_row(Text(("⚔ " if fought else "  ") + card_name(speech, cards, monster.card), style="bold red"),
                      str(monster.life), f"{monster.evasion}+", str(monster.attack),
                      " ".join(effect_lines(speech, cards, monster.card)))
    return table


def _shop(speech: Speech, cards: CardNames, view: SoulsView) -> Text:
    text = Text(speech.say("board-shop"), style="bold yellow")
    for item in view.shop:
        if item is not None:
            text.append(f"\n  {card_name(speech, cards, item)}: ", style="yellow")
            text.append(" ".join(effect_lines(speech, cards, item)), style="grey70")
    for room, n in zip(view.rooms, view.room_counters, strict=True):
        if room is not None:
            counters = f" ({n})" if n else ""
            text.append(f"\n  {card_name(speech, cards, room)}{counters}: ", style="bright_white")
            text.append(" ".join(effect_lines(speech, cards, room)), style="grey70")
    if view.bonus:
        text.append("\n" + speech.say("board-bonus"), style="bold cyan")
    for soul in view.bonus:
        text.append(f"\n  {card_name(speech, cards, soul)}: ", style="cyan")
        text.append(" ".join(effect_lines(speech, cards, soul)), style="grey70")
    return text


def _players(speech: Speech, cards: CardNames, view: SoulsView, names: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0), pad_edge=False)
    for key in ("board-player", "board-life", "board-attack", "board-cents", "board-souls", "board-hand",
                "board-items"):
        table.add_column(speech.say(key))
    for seat, me in enumerate(view.players):
        arrow = "▶ " if view.active == seat else "  "
        table.add_row(Text(f"{arrow}{names[seat]}", style=COLOURS[seat]),
                      f"{me.life}/{me.most_life}", str(me.attack), f"{me.cents}¢", str(me.soul_count),
                      _hand(speech, cards, me), _items(speech, cards, me))
    return table


def _hand(speech: Speech, cards: CardNames, me: PlayerView) -> str:
    known = [card_name(speech, cards, card) for card in me.hand if card is not None]
    covered = len(me.hand) - len(known)
    return ", ".join([*known, *([f"{covered} ▮"] if covered else [])]) or "-"


def _items(speech: Speech, cards: CardNames, me: PlayerView) -> str:
    shown = []
    for it in me.items:
        counters = f" ({it.counters})" if it.counters else ""
        shown.append(f"{card_name(speech, cards, it.card)}{counters}{'' if it.charged else ' ↷'}")
    return ", ".join([*shown, *(f"☠ {card_name(speech, cards, curse)}" for curse in me.curses)]) or "-"
