"""Characters of bots: a name, and a style, which is a set of search options. They are the same in every game.

docs/strength.md measures what each style gains and costs, which differs from game to game.
"""
from __future__ import annotations

import unicodedata
from dataclasses import dataclass

STYLES: dict[str, str] = {
    "level": "",
    "hasty": "horizon=1",
    "patient": "horizon=10",
    "bookish": "bias=0.6",
    "curious": "bias=0,exploration=1",
    "stubborn": "exploration=0.2",
}
"""The search options of each style: how far it looks ahead, how much it trusts the rules of thumb, how much it tries
out.
"""

NAMES = ("Abril", "Bruno", "Celia", "Dimas", "Elvira", "Fermín", "Greta", "Hugo", "Inés", "Jacinto", "Katia", "León",
         "Mina", "Nicanor", "Olalla", "Plácido", "Quima", "Ramiro", "Sabina", "Tadeo", "Úrsula", "Víctor", "Wanda",
         "Ximena", "Yago", "Zoilo", "Amparo", "Baldo", "Clío", "Desmond", "Edith", "Fulvio")
HALF = len(NAMES) // 2
"""Bots come from the first half of the names. If a player has a bot's name, the character HALF places later takes its
place, with the same style.
"""


@dataclass(frozen=True)
class BotCharacter:
    name: str
    style: str

    @property
    def id(self) -> str:
        """The name as people type it: `fermin`."""
        plain = unicodedata.normalize("NFD", self.name.lower())
        return "".join(letter for letter in plain if not unicodedata.combining(letter))


CHARACTERS = tuple(BotCharacter(name, list(STYLES)[i % HALF % len(STYLES)]) for i, name in enumerate(NAMES))
BY_ID = {each.id: each for each in CHARACTERS}
BY_NAME = {each.name: each for each in CHARACTERS}


def in_style(style: str, agent: str) -> str:
    """An `mcts` agent with a style's options after its own. If both set an option, the style's value is used."""
    name, _, rest = agent.partition(":")
    options = ",".join(filter(None, (rest, STYLES[style])))
    return f"{name}:{options}" if options else name


def character_of(text: str) -> BotCharacter | None:
    """The character of `greta` or `greta:iterations=200`; None if the name is no character's."""
    return BY_ID.get(text.partition(":")[0])


def agent_of(text: str) -> str | None:
    """The search agent of `greta` or `greta:iterations=200`; None if the name is no character's."""
    who, rest = character_of(text), text.partition(":")[2]
    return None if who is None else in_style(who.style, f"mcts:{rest}" if rest else "mcts")
