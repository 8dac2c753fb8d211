"""Who bots are: a name, and a style made of what a search may be told. The same at every game.

What each style brings and costs, which differs from game to game, is measured in docs/strength.md.
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
"""What each style tells a search: how far it looks, how much it trusts the rules of thumb, how much it tries out."""

NAMES = ("Abril", "Bruno", "Celia", "Dimas", "Elvira", "Fermín", "Greta", "Hugo", "Inés", "Jacinto", "Katia", "León",
         "Mina", "Nicanor", "Olalla", "Plácido", "Quima", "Ramiro", "Sabina", "Tadeo", "Úrsula", "Víctor", "Wanda",
         "Ximena", "Yago", "Zoilo", "Amparo", "Baldo", "Clío", "Desmond", "Edith", "Fulvio")
HALF = len(NAMES) // 2
"""The first half sits down; whoever of it has the name of somebody who plays sends the one so many places on, who has
the same style."""


@dataclass(frozen=True)
class Character:
    name: str
    style: str

    @property
    def id(self) -> str:
        """The name as it is typed: `fermin`."""
        plain = unicodedata.normalize("NFD", self.name.lower())
        return "".join(letter for letter in plain if not unicodedata.combining(letter))


CHARACTERS = tuple(Character(name, list(STYLES)[i % HALF % len(STYLES)]) for i, name in enumerate(NAMES))
BY_ID = {each.id: each for each in CHARACTERS}
BY_NAME = {each.name: each for each in CHARACTERS}


def in_style(style: str, agent: str) -> str:
    """A search of `mcts` with options, in a style: what is told of the search goes before."""
    name, _, rest = agent.partition(":")
    options = ",".join(filter(None, (rest, STYLES[style])))
    return f"{name}:{options}" if options else name


def character_of(text: str) -> Character | None:
    """Who `greta` or `greta:iterations=200` is; None for what is no character's name."""
    return BY_ID.get(text.partition(":")[0])


def agent_of(text: str) -> str | None:
    """The same as the search that it is."""
    who, rest = character_of(text), text.partition(":")[2]
    return None if who is None else in_style(who.style, f"mcts:{rest}" if rest else "mcts")
