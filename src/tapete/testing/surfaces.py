"""Everything that a game shows to a seat, so that two states can be compared."""
from __future__ import annotations

import io
import random
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from pydantic import BaseModel
from rich.console import Console

from ..gamedef.game import Game
from ..kernel.dice import plain_rng
from ..kernel.menu import Grammar
from ..table.view.text_board import table_of
from ..text.speech import Speech
from .worlds import blinded, menu_of

Surfaces = dict[tuple[str, str], Any]
"""What is shown, by the way it is shown and a word for it."""

WIDTH = 100
REFUSALS = 60
"""The number of illegal choices whose reasons are compared."""


def lone_surfaces(game: Game, speech: Speech, state: Any, seat: int,
                  lines: Sequence[tuple[int, int, int, int]]) -> Surfaces:
    """What a seat sees of a state, and what it is told of the step before."""
    game.view(state)        # as the referee just did: this must leave nothing behind that others see
    names = _names(game)
    seen = blinded(game, state, seat)
    got: Surfaces = {("view", "its view"): game.view(seen).model_dump_json(),
                     ("asked", "is told that the game waits for another seat"): game.interaction.awaited_by(seen, seat),
                     ("label", "roles"): game.presentation.roles_seen(seen),
                     ("timing", "weight"): game.interaction.bot_time(blinded(game, state, game.spectator)),
                     ("timing", "silence"): game.interaction.timeout_choice(state)}
    if not state.outcome:
        got["label", "the question"] = game.wording.question(speech, seen, names)
    for number, line in enumerate(lines):
        happening = game.wording.happening(*line)
        said = happening, game.wording.sentence(speech, happening, names), game.interaction.call_length(line[0],
                                                                                                        line[1])
        got["news", f"{number + 1}: {happening.what}"] = said
    return got


def drawn_surfaces(game: Game, speech: Speech, state: Any, seat: int, options: BaseModel | None) -> Surfaces:
    """What a terminal draws for a seat and, with `options`, what is printed of the game."""
    page = io.StringIO()
    board = table_of(game, speech, blinded(game, state, seat), _names(game)[:int(state.n_seats)], WIDTH)
    Console(file=page, width=WIDTH, markup=False).print(board)
    got: Surfaces = {("board", "something"): page.getvalue()}
    printed = None if options is None else game.printing.printed(options, speech.language)
    if printed is not None:
        got["print", "what is cut out"] = replace(printed, picture=None)
    return got


def shared_surfaces(game: Game, speech: Speech, state: Any, seat: int, chance: float) -> Surfaces:
    """What a seat that must choose is offered and refused. For any other seat, what shows how long it waits."""
    rules, chooser = game.rules, int(game.rules.chooser(state))
    eyes = blinded(game, state, chooser)
    legal = menu_of(game, state)
    if chooser != seat:
        asked = [game.interaction.automatic(eyes, legal, frozenset(stops), False, alone=False) is None
                 for stops in (game.interaction.stops, game.interaction.usual_stops)]
        return {("timing", "whether somebody is asked"): asked}
    names, menu = _names(game), game.Menu.plain()
    every = _every(game.grammar)
    wrong = random.Random(chance).sample(every, min(len(every), REFUSALS))
    got: Surfaces = {("menu", "something"): (legal, menu_of(game, eyes)),
                     ("refusal", "something"): [int(rules.why_not(state, action)) for action in wrong]}
    for action in legal:
        text = game.grammar.text(action)
        got["label", f"'{text}'"] = [(game.wording.label(speech, each, action, names),
                                      game.interaction.note_to(each, action))
                                     for each in (state, eyes)]
    for sight in (state, eyes):     # blinded or not: rollouts use both
        rules.legal(sight, menu)
        got["agent", "something" if sight is eyes else "something else"] = rules.greedy(sight, menu, plain_rng(0))
    return got


@lru_cache(maxsize=4)
def _every(grammar: Grammar) -> list[int]:
    return list(grammar.every())


def _names(game: Game) -> list[str]:
    return [f"seat {seat}" for seat in range(game.most)]
