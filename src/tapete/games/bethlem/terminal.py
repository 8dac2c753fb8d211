"""Bethlem's table drawn for a terminal: a line for each player, with the four cards of the row."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from ...text.speech import Speech
from .view import BethlemView, CardView


def _name(speech: Speech, kind: str, key: str) -> str:
    return speech.say(f"{kind}-{key}")


def board(speech: Speech, view: BethlemView, names: Sequence[str], width: int) -> Any:
    """The whole table for a seat's view; `width` is the terminal's in columns."""
    return Group(_status(speech, view), _rows(speech, view, names), _notes(speech, view, names))


def _status(speech: Speech, view: BethlemView) -> Text:
    return Text(speech.say("board-status", round=view.round, phase=speech.say(f"phase-{view.phase}"),
                           events=view.events_left), style="bold")


def _rows(speech: Speech, view: BethlemView, names: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(speech.say("board-player"), no_wrap=True)
    for position in range(1, 5):
        table.add_column(str(position))
    table.add_column(speech.say("board-trait"))
    table.add_column(speech.say("board-events"), justify="right")
    for number, row in enumerate(view.rows):
        seat = view.seats[row.seat]
        first = number == 0 or view.rows[number - 1].seat != row.seat
        name = Text(names[row.seat] if first else "", style="" if seat.in_game else "strike grey50")
        cells = [_card(speech, view, f"{number}.{i + 1}", card) for i, card in enumerate(row.cards)]
        table.add_row(name, *cells, _trait(speech, seat.trait, seat.trait_shown) if first else Text(""),
                      str(seat.hand) if first else "")
    return table


def _card(speech: Speech, view: BethlemView, place: str, card: CardView) -> Text:
    style = "grey50 strike" if card.dead else "bold" if card.shown else "cyan" if card.card else ""
    label = _name(speech, 'card', card.card) if card.card else "?"
    if card.main:
        label = speech.say("board-main")
    text = Text(label, style=style)
    for mark in _marks(view, place, card):
        text.append(f" {mark}", style="bold yellow")
    if card.reserve:
        text.append(f" ({speech.say('board-reserve')})", style="grey50")
    return text


def _marks(view: BethlemView, place: str, card: CardView) -> list[str]:
    """Signs for the tokens on a card."""
    signs = [(card.doomed, "☠"), (card.due is not None, "⌛"), (card.gloomy, "☁"), (card.isolated, "▣"),
             (card.awakened, "✶"), (card.lobotomized, "⚕"), (view.marks.reaper == place, "⚰"),
             (place in view.marks.accused, "➤"), (place in view.marks.chips, "●"),
             (any(place in pair for pair in view.marks.prophecies), "☼")]
    return [sign for there, sign in signs if there] + _own_marks(view, place)


def _own_marks(view: BethlemView, place: str) -> list[str]:
    """The same for the tokens of custom cards."""
    row, position = place.split(".")
    tokens = view.custom.tokens.get(row, {}).get(position) if view.custom else None
    if tokens is None:
        return []
    signs = [(tokens.broccoli, f"♣{tokens.broccoli}"), (tokens.number, f"№{tokens.number}"), (tokens.shield, "◆"),
             (tokens.coma, "z"), (tokens.spy, "⚑")]
    return [sign for there, sign in signs if there]


def _trait(speech: Speech, trait: str | None, shown: bool) -> Text:
    return Text(_name(speech, 'card', trait) if trait else "?", style="bold" if shown else "cyan" if trait else "")


def _said(speech: Speech, view: BethlemView, names: Sequence[str]) -> list[str]:
    """Each player's daytime statements that still stand, a line each."""
    lines = []
    for seat, player in enumerate(view.seats):
        words = [speech.say("told-CLAIMS", seat=names[seat], side=speech.say(f"side-{player.claim}"))] if (
            player.claim) else []
        for other, word in enumerate(player.said or ()):
            if word in ("ACCUSED", "VOUCHED"):
                words.append(speech.say("told-ACCUSES" if word == "ACCUSED" else "told-VOUCHES", seat=names[seat],
                                        other=names[other]))
            elif word:
                finding = speech.say(f"finding-{word.removeprefix('SAW_')}")
                words.append(speech.say("told-SAW", seat=names[seat], other=names[other], finding=finding))
        if words:
            lines.append(" ".join(words))
    return lines


def _notes(speech: Speech, view: BethlemView, names: Sequence[str]) -> Text:
    """Notes for the viewer alone, a line each, and the statements."""
    lines = []
    for seat, player in enumerate(view.seats):
        if player.events:
            events = ", ".join(_name(speech, 'event', event) for event in player.events)
            lines.append(speech.say("board-hand", name=names[seat], events=events))
        goal = view.custom.seats[seat].goal if view.custom and seat < len(view.custom.seats) else None
        if goal:
            lines.append(speech.say("board-goal-of", name=names[seat], goal=_name(speech, 'card', goal)))
    if view.own.pact:
        both = [names[seat] for seat in view.own.pact]
        lines.append(speech.say("board-hate" if view.own.pact_of_hate else "board-pact", name=both[0], other=both[1]))
    if view.borrowed:
        lines.append(speech.say("told-BORROWED", card_the=speech.say(f"card-{view.borrowed}-the")))
    if view.banned is not None:
        lines.append(speech.say("board-banned", name=names[view.banned]))
    lines += _said(speech, view, names)
    return Text("\n".join(lines), style="italic")
