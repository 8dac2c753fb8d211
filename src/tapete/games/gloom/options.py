"""The options of Cthulhu Gloom: read from a file, checked, and put into the state's record."""
from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field

from ...errors import InputError
from ...kernel.config import Strict, check, merge, place_of, read_over
from .names import SEATS, STORIES
from .pack import Pack, checked, own_pack, read_pack


class StoryOptions(Strict):
    out: int = Field(ge=0, le=STORIES - 1)
    chosen: list[str]
    characters: int = Field(ge=1, le=5)


class GloomOptions(Strict):
    """Every number that a designer may turn; `rulesets/reglamento.yaml` says what each means."""

    pack: str | Pack
    """The name of a pack of this program, or a whole pack."""
    fingerprint: str | None
    hand: int = Field(ge=0, le=15)
    limit: int = Field(ge=0, le=15)
    plays: int = Field(ge=1, le=10)
    first_turn_plays: int | None = Field(ge=1, le=10)
    stories: StoryOptions
    families: Literal["chosen", "lot"]
    first: Literal["lot"] | Annotated[int, Field(ge=0, lt=SEATS)]
    reshuffle: Literal["at_once", "when_needed"]
    text_box: Literal["always", "printed"]
    idle_rounds: int = Field(ge=0, le=100)
    max_rounds: int = Field(ge=0, le=5000)

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
