"""A pack as sheets of a spreadsheet: over which pack it is laid, its cards, and their effects in sentences."""
from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel

from ...gamedef.options import Option
from ...gamedef.parts.sheets import Sheets
from ...text.speech import Speech
from .options import GloomOptions
from .pack import OWN, Effect, Pack, own_pack
from .sentences import SECTIONS, readings
from .words import effect_text

ALONE = "-"
"""What a pack that is laid over no other says in its place."""


class SheetPack(Pack):
    """A pack, and the pack of the program over which it is laid."""

    over: Annotated[str, Option("the pack of this program over which this one is laid; -: none, and only what is in "
                                "these sheets is in it", names=(ALONE, *OWN))]


class GloomSheets(Sheets):
    """The cards of the pack, each with a row or some rows."""

    models: Mapping[str, type[BaseModel]] = {"pack": SheetPack}
    base = "pack.over"

    def spread(self, values: Mapping[str, Any], options: BaseModel, language: str,
               base: str | None = None) -> Mapping[str, Any]:
        assert isinstance(options, GloomOptions)
        if base is not None:        # the pack as it is, without a designer's changes
            return {**values, "pack": _in_words(base, language) if base in OWN else {"over": base}}
        if isinstance(options.pack, str):
            return {**values, "pack": _in_words(options.pack, language)}
        pack = options.pack
        over = next((name for name in sorted(OWN, key=lambda name: name != pack.pack)
                     if _may_lie_over(pack, own_pack(name))), ALONE)
        return {**values, "pack": {**_said(pack, language), "over": over}}

    def gathered(self, config: Mapping[str, Any], base: Mapping[str, Any]) -> Mapping[str, Any]:
        pack = config.get("pack")
        if not isinstance(pack, Mapping):
            return config
        over = pack.get("over", base["pack"]["over"])
        rest = {key: value for key, value in pack.items() if key != "over"}
        if over == ALONE:
            return {**config, "pack": _whole(rest)}
        return {**config, "pack": {"over": over, **rest} if rest else over}


def _whole(pack: Mapping[str, Any]) -> Mapping[str, Any]:
    """A pack that says everything itself: a part of which there is nothing is empty."""
    return {"icons": {}, "families": {}, **{section: {} for section in SECTIONS}, **pack}


def _may_lie_over(pack: Pack, other: Pack) -> bool:
    """Whether a pack has all that another has, so that it can be said as its changes."""
    return all(set(getattr(other, part)) <= set(getattr(pack, part)) for part in ("icons", "families", *SECTIONS)) \
        and all(set(family.characters) == set(pack.families[key].characters) for key, family in other.families.items())


@cache
def _in_words(name: str, language: str) -> Mapping[str, Any]:
    return {**_said(own_pack(name), language), "over": name}


def _said(pack: Pack, language: str) -> dict[str, Any]:
    """A pack with its effects as sentences, where these are read back to them."""
    found: dict[str, Any] = pack.model_dump(mode="json")
    speech = Speech(language, [Path(__file__).parent / "text"])
    for section in SECTIONS:
        for key, card in getattr(pack, section).items():
            found[section][key]["effects"] = [_sentence(speech, pack, effect, section) for effect in card.effects]
    return found


def _sentence(speech: Speech, pack: Pack, effect: Effect, section: str) -> Any:
    held, covered = section == "stories", section == "modifiers"
    said = effect_text(speech, pack, effect, held, covered)
    return said if readings(said, pack.icons, held, covered) == [effect] else effect.model_dump(exclude_defaults=True)
