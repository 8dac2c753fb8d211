"""Where each member of `Game` of version 0.1 is now. It goes with version 0.3.

A game written for 0.1 defines all members on its class. `adopt` makes the parts of such a game from them. A program
written for 0.1 asks the game itself. `install` lets the game answer. Both warn and name the new place.
"""
from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any
from warnings import warn

from ..files.home import home_of
from .core import Core
from .parts.part import GamePart, part

MOVED = {
    "words": ("wording", "words"),
    "told_as": ("wording", "told_as"),
    "act_as": ("wording", "act_as"),
    "asked_as": ("wording", "asked_as"),
    "asked_by": ("wording", "asked_by"),
    "polished": ("wording", "polished"),
    "happening": ("wording", "happening"),
    "sentence": ("wording", "sentence"),
    "first_seat": ("wording", "first_seat"),
    "label": ("wording", "label"),
    "asking": ("wording", "asking"),
    "question": ("wording", "question"),
    "refusal": ("wording", "refusal"),
    "names_in": ("wording", "names_in"),
    "closing": ("wording", "closing"),
    "before": ("wording", "before_a_game"),
    "cooperative": ("results", "cooperative"),
    "constant_sum": ("results", "constant_sum"),
    "won": ("results", "won"),
    "points": ("results", "points"),
    "returns": ("results", "returns"),
    "fared": ("results", "fared"),
    "cause": ("results", "cause"),
    "groups": ("figures", "groups"),
    "teams": ("figures", "teams"),
    "shares": ("figures", "shares"),
    "catalogue": ("figures", "catalogue"),
    "report": ("figures", "report"),
    "board": ("presentation", "board"),
    "tableau": ("presentation", "tableau"),
    "look_into": ("presentation", "look_into"),
    "layout": ("presentation", "layout"),
    "faces": ("presentation", "faces"),
    "things": ("presentation", "things"),
    "explained": ("presentation", "explained"),
    "roles_seen": ("presentation", "roles_seen"),
    "check_layout": ("presentation", "check"),
    "stops": ("interaction", "stops"),
    "usual_stops": ("interaction", "usual_stops"),
    "few_stops": ("interaction", "few_stops"),
    "first_stops": ("interaction", "first_stops"),
    "calls": ("interaction", "calls"),
    "awaited": ("interaction", "awaited"),
    "note_to": ("interaction", "note_to"),
    "automatic": ("interaction", "automatic"),
    "one_player": ("interaction", "one_player"),
    "turn": ("interaction", "turn"),
    "lasts": ("interaction", "call_length"),
    "weight": ("interaction", "bot_time"),
    "silence": ("interaction", "timeout_choice"),
    "narrates": ("interaction", "is_narrator"),
    "is_open": ("interaction", "sees_openly"),
    "search_bias": ("search", "bias"),
    "search_near": ("search", "near"),
    "sight": ("observation", "own"),
    "features": ("observation", "features"),
    "subjects": ("tale", "subjects"),
    "opens_chapter": ("tale", "opens_chapter"),
    "befalls": ("tale", "befalls"),
    "subject_name": ("tale", "subject_name"),
    "subject_story": ("tale", "subject_story"),
    "written_in": ("own_cards", "option"),
    "pieces_in": ("own_cards", "read"),
    "pieces_schema": ("own_cards", "schema"),
    "pieces": ("own_cards", "texts"),
    "room_for_pieces": ("own_cards", "room_left"),
    "beginnings": ("own_cards", "starting_points"),
    "worth_of_pieces": ("own_cards", "worth"),
    "printed_on": ("own_cards", "printed_on"),
    "effects": ("own_cards", "effects"),
    "printed": ("printing", "printed"),
    "teaching": ("lessons", "folder"),
    "paths": ("scenarios", "paths"),
    "edit": ("scenarios", "edit"),
    "sparse": ("scenarios", "sparse"),
    "not_fingerprinted": ("scenarios", "not_fingerprinted"),
    "cards": ("scenarios", "cards"),
    "Options": ("configuration", "Options"),
    "values": ("configuration", "values"),
    "merged": ("configuration", "merged"),
    "offers": ("configuration", "offers"),
    "bounds": ("configuration", "bounds"),
    "lay": ("configuration", "build"),
    "go_by": ("configuration", "set_version"),
    "usual": ("configuration", "usual_seats"),
}
"""By old name: the part that has the member now, and its name there."""


class _Moved:
    """An old member of `Game`, which its part answers."""

    def __init__(self, old: str, holder: str, new: str) -> None:
        self.old, self.holder, self.new = old, holder, new

    def __get__(self, game: Core | None, owner: type) -> Any:
        if game is None:
            return self
        _warn(owner, [self.old])
        holder = getattr(game, self.holder)
        if isinstance(holder, _Adopted):    # only a game that inherits the member comes here
            return getattr(super(type(holder), holder), self.new)
        return getattr(holder, self.new)

    def __set__(self, game: Core, value: Any) -> None:
        _warn(type(game), [self.old])
        setattr(getattr(game, self.holder), self.new, value)


class _Adopted(GamePart):
    """The mark of parts that `adopt` made."""


class _FromGame:
    """A member of a part that the game's class still defines."""

    def __init__(self, old: str) -> None:
        self.old = old

    def __get__(self, holder: GamePart | None, owner: type) -> Any:
        return self if holder is None else getattr(holder.game, self.old)


def install(game: type) -> None:
    """Let games answer for the members that moved to their parts."""
    for old, (holder, new) in MOVED.items():
        setattr(game, old, _Moved(old, holder, new))
    setattr(game, "home", property(_home))  # noqa: B010 (mypy knows no such member)


def _home(game: Core) -> Path:
    warn(f"{type(game).__name__}.home moved to tapete.game.home_of", DeprecationWarning, stacklevel=2)
    return home_of(game)


def adopt(game: type[Core]) -> None:
    """Make parts of the members that a class of version 0.1 defines. Other classes stay as they are."""
    by_part: dict[str, dict[str, _FromGame]] = defaultdict(dict)
    old = [name for name in vars(game) if name in MOVED and not isinstance(vars(game)[name], part)]
    for name in old:
        holder, new = MOVED[name]
        by_part[holder][new] = _FromGame(name)
    for holder, members in by_part.items():
        kind = getattr(game, holder).kind
        bases = (kind,) if issubclass(kind, _Adopted) else (_Adopted, kind)
        made = part(type(kind.__name__, bases, dict(members)))
        made.__set_name__(game, holder)
        setattr(game, holder, made)
    if old:
        _warn(game, old)


def _warn(game: type, names: list[str]) -> None:
    places = ", ".join(f"{name} -> {holder}.{new}" for name in names for holder, new in [MOVED[name]])
    warn(f"{game.__name__}: members of Game moved to its parts: {places}", DeprecationWarning, stacklevel=4)
