"""Choices as people type them at a terminal. Seats and rows count from 1, as in all texts of the terminal.

Records and scenarios count them from 0, as a game's own grammar does.
"""
from __future__ import annotations

import re
from dataclasses import replace

from ..gamedef.game import Game
from ..gamedef.kinds import Kind, Seats
from ..kernel.menu import Domain, Grammar

_PLACE = re.compile(r"(\d+)\.(\d+)")


def typed_grammar(game: Game) -> Grammar:
    """A game's grammar with seats, and the rows of places like `2.3`, counted from 1."""
    kinds = {int(act): list(act.args.values()) for act in game.wording.words.acts}
    return Grammar({kind: replace(form, domains=tuple(map(_counted, form.domains, kinds[kind])))
                    for kind, form in game.grammar.forms.items()})


def _counted(domain: Domain, kind: Kind) -> Domain:
    if isinstance(kind, Seats):
        return replace(domain, names=tuple(str(int(name) + 1) if name else "" for name in domain.names))
    if all(_PLACE.fullmatch(name) for name in domain.names if name):
        return replace(domain, names=tuple(_PLACE.sub(lambda at: f"{int(at[1]) + 1}.{at[2]}", name)
                                           for name in domain.names))
    return domain
