"""The cards that a designer adds to a game."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from ...text.speech import Speech
from .part import GamePart


@dataclass(frozen=True)
class Worth:
    """What a card was worth to its holder at the end of a game, compared with the other seats of the same games."""
    games: int
    """The number of games in which somebody held it."""
    compared: int
    """The number of those games in which somebody else did not hold it."""
    gain: float
    """How much more often its holders won than the others, as a share of games; 0 if nothing was compared."""
    error: float
    """Half of the 95 % interval of `gain`; infinite for fewer than two games."""
    usual: float
    """The `gain` of all other such cards in these games together, because seats that gain many cards win more often."""


@dataclass(frozen=True)
class Beginning:
    """A card in the box that a designer's own card may start from: its id and its deck.

    `trees` are the data of its file under a new name, and those of the cards that bring it into play. `instead` has the
    values of options, by path, that take all those cards of the box out.
    """
    card: str
    deck: str
    trees: Sequence[Mapping[str, Any]]
    instead: Mapping[str, Any]


class OwnCards(GamePart):
    """The own cards of a designer: how they are read, shown, measured and started from."""
    option: str = ""
    """The option that holds a designer's own cards. `texts` shows them to readers who want to know what is unusual."""

    def read(self, tree: Any, name: str) -> Mapping[str, Any] | None:
        """The options that play with the contents of a file that is no configuration, such as a designer's own cards or
        a pack.

        None if the file is a configuration. InputError says what is wrong, with all `others`.
        """
        return None

    def schema(self) -> Mapping[str, Any] | None:
        """The JSON schema of the files that `read` recognises; None if there is none."""
        return None

    def texts(self, speech: Speech) -> Iterable[tuple[str, Sequence[str]]]:
        """The own cards that options bring into this game, as `playing` makes it: each card's name, and the lines of
        its text.
        """
        return ()

    def room_left(self, speech: Speech) -> str:
        """A sentence about how much of the rules' room for own cards is used; empty if there is always room."""
        return ""

    def starting_points(self, option: str) -> Sequence[Beginning]:
        """The cards in the box that a designer's own card may start from, for an option that takes cards as data."""
        return ()

    def in_words(self, tree: Any, language: str) -> Any:
        """A file of own cards that says, in sentences of a language, what it can say so; else the file itself. `read`
        reads both alike."""
        return tree

    def sentences(self, option: str, options: BaseModel, language: str) -> Sequence[str]:
        """What a designer's own card may say, in the sentences of a language, each with 2 for any number, and with 1 if
        that reads otherwise. Empty if the option's cards are not written in sentences."""
        return ()

    def worth(self, rows: Any) -> Mapping[str, Worth]:
        """What each own card was worth to its holders, by id, for those whose holders the summaries record."""
        return {}

    def printed_on(self, thing: str, language: str) -> Sequence[str]:
        """The lines printed on a thing that `playing` added to the game's `things`."""
        return ()

    def effects(self, language: str) -> Sequence[Sequence[str]]:
        """What a designer's own card may do, for the documents: how it is written, what it needs, what it then says."""
        return ()
