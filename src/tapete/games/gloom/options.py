"""The options of Cthulhu Gloom: read from a file, checked, and put into the state's record."""
from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from ...errors import InputError
from ...files.config import Strict, check, first_of, merge, placed
from ...gamedef.by_players import RulesetOptions
from ...gamedef.formulas import with_formulas_resolved
from ...gamedef.options import Option
from ...text.spoken import SpokenError
from .names import SEATS, STORIES
from .pack import Pack, checked, own_pack, read_pack
from .sentences import effects_read
from .wrong import Wrong


class StoryOptions(Strict):
    out: Annotated[int, Option("stories in the centre; as many as the pack has if it has fewer", 0, STORIES - 1)]
    chosen: Annotated[list[str], Option("which, by their ids; an empty list draws them by lot", own=True)]
    characters: Annotated[int, Option("characters of a family that must show one of a story's icons", 1, 5,
                                      field="characters_needed")]


class GloomOptions(RulesetOptions):
    """All numbers that a designer may change."""

    pack: Annotated[str | Pack, Option("the cards: a pack of this program (abismo, clasico), or in a configuration "
                                       "file the path of a pack's file, relative to the configuration", own=True)]
    fingerprint: Annotated[str | None, Option("filled in by the program: what the pack's cards were when a game was "
                                              "begun. A save with another is refused", own=True, filled=True)]
    hand: Annotated[int, Option("cards that each seat draws before the first turn", 0, 15)]
    limit: Annotated[int, Option("cards that a hand is refilled to", 0, 15)]
    plays: Annotated[int, Option("plays in a turn, free ones apart", 1, 10)]
    first_turn_plays: Annotated[int | None, Option(
        "plays in the very first turn of the game; null: as many as in any other. With 1 it is no advantage to begin",
        1, 10)]
    stories: Annotated[StoryOptions, Option("the stories", flat=True)]
    families: Annotated[Literal["chosen", "lot"], Option("how families come to seats: chosen in turn order, or by lot",
                                                         field="families_by_lot")]
    first: Annotated[Literal["lot"] | int, Option("who plays first: by lot, or a seat's number from 0", 0, SEATS - 1)]
    reshuffle: Annotated[Literal["at_once", "when_needed"], Option(
        "when the discards become the draw pile: as soon as its last card is drawn, or only when somebody must draw "
        "and there is none", field="late_reshuffle")]
    text_box: Annotated[Literal["always", "printed"], Option(
        "whether every modifier and untimely death covers the text below with its own box, or only those that have an "
        "effect", own=True)]
    persistent: Annotated[Literal["both", "either"], Option(
        "a persistent effect is in force while both its corner and its picture can be seen, or while either can",
        field="persistent_either")]
    moves_obey: Annotated[bool, Option(
        "whether a card that is moved, or played in another's place, obeys its own restrictions there")]
    off_turn_plays: Annotated[Literal["all", "deaths", "none"], Option(
        "the cards that effects let a seat play from its hand in another's turn: all, untimely deaths only, or none")]
    idle_rounds: Annotated[int, Option("the game ends when nobody has played anything for so many rounds; 0: never",
                                       0, 100)]
    max_rounds: Annotated[int, Option("the game ends after so many rounds of turns, whatever goes on; 0: never",
                                      0, 5000)]

    @property
    def cards(self) -> Pack:
        return own_pack(self.pack) if isinstance(self.pack, str) else self.pack


def lay_options(base: Mapping[str, Any], over: Mapping[str, Any], name: str, folder: Path | None) -> GloomOptions:
    """A ruleset's options with a configuration applied. Raises InputError that says what is wrong, and where."""
    merged = with_formulas_resolved(base, merge(base, over), name, over)
    pack = _pack(merged.get("pack"), folder, name, over)
    options = check(GloomOptions, {**merged, "pack": pack}, name, over)
    return _settled(options, name, over)


def _pack(value: Any, folder: Path | None, name: str, over: Any) -> Any:
    """A pack's name, or the whole pack in a file or the options.

    Only a configuration file may name another file. Input from elsewhere, such as a save or a page, must not choose
    which files of this machine are read.
    """
    if isinstance(value, Mapping):
        try:
            return checked(value, "pack", effects_read)
        except InputError as error:
            wrongs = [placed(name, over, ("pack",), each) for each in (error, *error.others)]
            raise first_of(wrongs) from error.__cause__
    if isinstance(value, str) and value.endswith(".yaml"):
        if folder is None:
            raise placed(name, over, ("pack",), Wrong("pack-file"))
        return read_pack(folder / value, effects_read)
    if isinstance(value, str):
        try:
            own_pack(value)
        except InputError as error:
            raise placed(name, over, ("pack",), SpokenError("at", where="pack", wrong=error)) from error
    return value


def _settled(options: GloomOptions, name: str, over: Any) -> GloomOptions:
    """The options with the pack's fingerprint. Raises InputError if a game was begun with other cards."""
    pack = options.cards
    for i, story in enumerate(options.stories.chosen):
        if story not in pack.stories:
            raise placed(name, over, ("stories", "chosen", i), Wrong(
                "pack-story" if pack.stories else "pack-no-stories", story=story, pack=pack.pack,
                known=", ".join(pack.stories)))
    if options.first_turn_plays is not None and options.first_turn_plays > options.plays:
        raise placed(name, over, ("first_turn_plays",), Wrong(
            "first-turn-plays", plays=options.plays, given=options.first_turn_plays))
    if options.stories.chosen and len(set(options.stories.chosen)) != options.stories.out:
        raise placed(name, over, ("stories", "chosen"), Wrong("stories-out", n=options.stories.out))
    print_ = pack.fingerprint()
    if options.fingerprint not in (None, print_):
        raise placed(name, over, ("fingerprint",), Wrong(
            "pack-fingerprint", pack=pack.pack, begun=str(options.fingerprint), known=print_))
    return options.model_copy(update={"fingerprint": print_})
