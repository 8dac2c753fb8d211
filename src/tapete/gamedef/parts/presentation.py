"""How a game is shown on a page, in a terminal and in a book."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_type_hints

from pydantic import BaseModel

from ...files.home import home_of
from ...files.own_board import read_own_board
from ...text.speech import Speech
from ..layout import Layout
from ..tableau import Tableau
from .part import GamePart


class Presentation(GamePart):
    """The table drawn, the layout of the page, and the things that a reader can look up."""
    layout: Layout | None = None
    """Where each thing is on the page; None: a page makes a layout from the view."""
    things: Mapping[str, Sequence[str]] = {}
    """Cards, states, monsters... by kind: things with a name, the message `<kind>-<name>`, and rules of their own."""
    explained: Mapping[str, Sequence[str]] = {}
    """The ids of the rules about each of these things, in any ruleset, the rule that says what the thing does first. If
    empty, the glossary finds them by their words.
    """

    def board(self, speech: Speech, state: Any, names: Sequence[str], width: int) -> Any:
        """The table drawn for a terminal, as a Rich object; None: the layout draws it."""
        return None

    def tableau(self, speech: Speech, state: Any, names: Sequence[str]) -> Tableau | None:
        """The board of a blinded state for a book; None: the layout draws it."""
        return None

    def look_into(self, speech: Speech, state: Any, names: Sequence[str]) -> Sequence[tuple[str, Any]]:
        """What a terminal's table has no room for, from a blinded state: the title of each pile, and its contents as a
        Rich object.
        """
        return ()

    def faces(self) -> Mapping[str, BaseModel]:
        """The text printed on cards that views name only by id, in all languages, for pages; none if views have the
        text.
        """
        return {}

    def roles_seen(self, state: Any) -> list[str]:
        """The role of each seat as a blinded state shows it, empty if it is hidden.

        The list is empty in a game without roles.
        """
        return []

    @property
    def own_board(self) -> str | None:
        """The script of the board that the game draws itself, from `page/board.js` beside its module; None: the layout
        draws it. InputError if it cannot be put into a page."""
        return read_own_board(home_of(self.game))

    def check(self) -> None:
        """InputError if the layout does not fit the view, or the game's own board cannot be put into a page. Every game
        of another package is checked when it is found."""
        _ = self.own_board
        if self.layout is not None:
            acts = {str(getattr(act, "name", "")): [kind.name for kind in getattr(act, "args", {}).values()]
                    for act in self.game.grammar.forms}
            self.layout.check(self.game.name, get_type_hints(type(self.game).view)["return"], self.game.lore, acts,
                              home_of(self.game))
