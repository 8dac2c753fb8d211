"""The options of Cthulhu Gloom: read from a file, checked, and put into the state's record."""
from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from ...errors import InputError
from ...kernel.config import Strict, check, merge, place_of, read_over
from ...kernel.options import Option
from .names import SEATS, STORIES
from .pack import Pack, checked, own_pack, read_pack


class StoryOptions(Strict):
    out: Annotated[int, Option("stories in the centre; as many as the pack has if it has fewer", 0, STORIES - 1,
                               rule="setup.stories")]
    chosen: Annotated[list[str], Option("which, by their ids; an empty list draws them by lot", own=True,
                                        rule="setup.stories_chosen")]
    characters: Annotated[int, Option("characters of a family that must show one of a story's icons", 1, 5,
                                      field="characters_needed", rule="stories.family_requirement")]


class GloomOptions(Strict):
    """Every number that a designer may turn."""

    pack: Annotated[str | Pack, Option("the cards: a pack of this program (abismo, clasico), or in a configuration "
                                       "file the path of a pack's file, relative to the configuration", own=True)]
    fingerprint: Annotated[str | None, Option("filled in by the program: what the pack's cards were when a game was "
                                              "begun. A save with another is refused", own=True)]
    hand: Annotated[int, Option("cards that each seat draws before the first turn", 0, 15)]
    limit: Annotated[int, Option("cards that a hand is refilled to", 0, 15)]
    plays: Annotated[int, Option("plays in a turn, free ones apart", 1, 10, rule="turn.two_plays")]
    first_turn_plays: Annotated[int | None, Option(
        "plays in the very first turn of the game; null: as many as in any other. With 1 it is no advantage to begin",
        1, 10)]
    stories: Annotated[StoryOptions, Option("the stories", flat=True)]
    families: Annotated[Literal["chosen", "lot"], Option("how families come to seats: chosen in turn order, or by lot",
                                                         field="families_by_lot", rule="setup.families")]
    first: Annotated[Literal["lot"] | int, Option("who plays first: by lot, or a seat's number from 0", 0, SEATS - 1,
                                                  rule="setup.first_player")]
    reshuffle: Annotated[Literal["at_once", "when_needed"], Option(
        "when the discards become the draw pile: as soon as its last card is drawn, or only when somebody must draw "
        "and there is none", field="late_reshuffle")]
    text_box: Annotated[Literal["always", "printed"], Option(
        "whether every modifier and untimely death covers the text below with its own box, or only those that have an "
        "effect", own=True)]
    idle_rounds: Annotated[int, Option("the game ends when nobody has played anything for so many rounds; 0: never",
                                       0, 100)]
    max_rounds: Annotated[int, Option("the game ends after so many rounds of turns, whatever goes on; 0: never",
                                      0, 5000)]

    @property
    def cards(self) -> Pack:
        return own_pack(self.pack) if isinstance(self.pack, str) else self.pack


def read_options(base: Mapping[str, Any], config: Path | Mapping[str, Any] | None) -> GloomOptions:
    """A ruleset's options with a configuration laid on; InputError says what is wrong where."""
    over, name = read_over(config, "pack: clasico")
    merged = merge(base, over)
    pack = _pack(merged.get("pack"), config, name, over)
    options = check(GloomOptions, {**merged, "pack": pack}, name, over)
    return _settled(options, name, over)


def _pack(value: Any, config: Path | Mapping[str, Any] | None, name: str, over: Any) -> Any:
    """A pack's name, or the whole pack that a file or the options hold.

    Only a configuration file may name another file: what comes from elsewhere, such as a save or a page, must
    not say which files of this machine to read.
    """
    if isinstance(value, Mapping):
        return checked(value, f"{place_of(name, over, ('pack',))}: pack")
    if isinstance(value, str) and value.endswith(".yaml"):
        if not isinstance(config, Path):
            raise InputError(f"{place_of(name, over, ('pack',))}: pack: only a configuration file may name a pack's "
                             "file; expected the name of a pack, or a whole pack")
        return read_pack(config.parent / value)
    if isinstance(value, str):
        try:
            own_pack(value)
        except InputError as error:
            raise InputError(f"{place_of(name, over, ('pack',))}: pack: {error}") from error
    return value


def _settled(options: GloomOptions, name: str, over: Any) -> GloomOptions:
    """The options with the pack's fingerprint; InputError if a game was begun with other cards."""
    pack = options.cards
    for i, story in enumerate(options.stories.chosen):
        if story not in pack.stories:
            raise InputError(f"{place_of(name, over, ('stories', 'chosen', i))}: stories.chosen: '{story}' is no story "
                             f"of {pack.pack}; expected some of {', '.join(pack.stories) or 'none, it has no stories'}")
    if options.first_turn_plays is not None and options.first_turn_plays > options.plays:
        raise InputError(f"{place_of(name, over, ('first_turn_plays',))}: first_turn_plays: expected at most the "
                         f"{options.plays} plays of a turn, got {options.first_turn_plays}")
    if options.stories.chosen and len(set(options.stories.chosen)) != options.stories.out:
        raise InputError(f"{place_of(name, over, ('stories', 'chosen'))}: stories.chosen: expected "
                         f"{options.stories.out} different stories, as many as stories.out says, or none")
    print_ = pack.fingerprint()
    if options.fingerprint not in (None, print_):
        raise InputError(f"{place_of(name, over, ('fingerprint',))}: fingerprint: the game was begun with other cards "
                         f"of {pack.pack} ({options.fingerprint}) than those of this program ({print_}); it goes on "
                         "only with a program whose pack is the same")
    return options.model_copy(update={"fingerprint": print_})
