"""Pictures of one's own for cards: a folder of files named after cards, each in the place of what the game draws."""
from __future__ import annotations

import struct
import zlib
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import replace
from difflib import get_close_matches
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple
from warnings import catch_warnings, simplefilter

from ..paper import Card, Drawing, Printed
from ..text.spoken import SpokenError

KINDS = (".jpeg", ".jpg", ".png", ".webp")
LARGEST = 900
"""Points of the longer side that are kept: a card's picture is 54 mm wide, 640 points at 300 an inch."""
LARGEST_FILE = 40_000_000
"""Points of a picture that is opened at all."""
LARGEST_BYTES = 64 * 1024**2
"""Of a file that is read at all; the desk's own limit is lower."""
_SPACES = {"RGB": "RGB", "GRAY": "L", "CMYK": "CMYK"}
"""The points that profiles of these colour spaces are for."""

_BROKEN = (OSError, SyntaxError, ValueError, TypeError, LookupError, ArithmeticError, AttributeError, EOFError,
           struct.error, zlib.error)
"""What Pillow's readers raise at bytes that are no picture, or a broken one: its own, and what they stumble over."""


class _ProfileError(Exception):
    """A colour profile that cannot be read."""


def pictures_in(folder: Path) -> dict[str, Drawing]:
    """The pictures of a folder by the names of their cards. InputError for a folder or a file that will not do."""
    if not folder.is_dir():
        raise SpokenError("pictures-folder", path=str(folder))
    found: dict[str, Drawing] = {}
    for file in sorted(each for each in folder.iterdir() if each.suffix.lower() in KINDS):
        if file.stem in found:
            raise SpokenError("picture-twice", path=str(file), card=file.stem)
        found[file.stem] = drawing_of(kept_of(file, str(file)))
    if not found:
        raise SpokenError("pictures-none", path=str(folder), known=", ".join(KINDS))
    return found


class Kept(NamedTuple):
    """A picture as it is kept: no larger than a card's frame needs, and nothing else of the file that it came in."""

    kind: str
    width: int
    height: int
    data: bytes

    @property
    def address(self) -> str:
        """The whole picture as an address within a page."""
        return f"data:image/{self.kind};base64,{b64encode(self.data).decode()}"


def kept_of(source: Path | BytesIO, called: str, largest: int = LARGEST) -> Kept:
    """A picture out of a file of one of the known kinds, of one that moves the first: its points alone, upright, in
    sRGB. InputError, which says what it is called, for one that cannot be read, has a colour profile that cannot be
    read, is too long or has too many points."""
    image = _pillow()
    size = source.stat().st_size if isinstance(source, Path) else source.getbuffer().nbytes
    if size > LARGEST_BYTES:
        raise SpokenError("picture-long", path=called, most=LARGEST_BYTES // 1024**2)
    with catch_warnings():
        simplefilter("ignore", image.DecompressionBombWarning)      # said below, of smaller ones too
        try:
            with image.open(source, formats=("JPEG", "PNG", "WEBP")) as opened:
                large = opened.width * opened.height > LARGEST_FILE     # as its head says
                picture = None if large else _points_of(opened, largest)
        except image.DecompressionBombError:
            picture = None
        except _ProfileError as error:
            raise SpokenError("picture-profile", path=called) from error
        except _BROKEN as error:
            raise SpokenError("picture", path=called) from error
    if picture is None:
        raise SpokenError("picture-large", path=called)
    kind = "png" if picture.mode == "RGBA" else "jpeg"
    kept = BytesIO()
    picture.save(kept, kind, **({} if kind == "png" else {"quality": 90}))
    return Kept(kind, picture.width, picture.height, kept.getvalue())


def _points_of(opened: Any, largest: int) -> Any:
    """The points of an opened picture and nothing that stands beside them, as RGB or RGBA in the colours of sRGB.
    _ProfileError where the colours are those of a profile that nobody can read."""
    from PIL import Image, ImageCms, ImageOps
    profile = opened.info.get("icc_profile")
    picture: Any = ImageOps.exif_transpose(opened)       # a photograph lies as it was taken
    alpha = picture.convert("RGBA").getchannel("A") if picture.has_transparency_data else None
    if picture.mode.startswith("I;16"):
        picture = picture.convert("I").point(lambda value: value * (1 / 256)).convert("L")
    if profile is not None:
        try:
            meant = ImageCms.ImageCmsProfile(BytesIO(profile))
            space = _SPACES[meant.profile.xcolor_space.strip()]
            picture = ImageCms.profileToProfile(picture.convert(space), meant, ImageCms.createProfile("sRGB"),
                                                outputMode="RGB")
        except (ImageCms.PyCMSError, OSError, KeyError) as error:
            raise _ProfileError from error
    points = Image.new("RGB" if alpha is None else "RGBA", picture.size)
    points.paste(picture.convert("RGB"))
    if alpha is not None:
        points.putalpha(alpha)
    points.thumbnail((largest, largest))
    return points


def drawing_of(kept: Kept) -> Drawing:
    """What a picture is on a card."""
    return Drawing(f'<image width="{kept.width}" height="{kept.height}" href="{kept.address}"/>', kept.width,
                   kept.height)


def with_pictures(printed: Printed, pictures: Mapping[str, Drawing]) -> Printed:
    """What is printed with these pictures on its cards. InputError for a name that no card has, and for a card that
    its game draws whole."""
    cards = {card.id: card for deck in printed.decks for card in deck.cards}
    for name in pictures:
        if name not in cards:
            near = get_close_matches(name, cards, 1)
            raise SpokenError("picture-near", name=name, near=near[0]) if near else SpokenError(
                "picture-no-card", name=name)
        if not takes_picture(cards[name]):
            raise SpokenError("picture-whole", name=name)

    def pictured(card: Card) -> Card:
        return replace(card, drawing=pictures[card.id]) if card.id in pictures else card
    return replace(printed, decks=tuple(replace(deck, cards=tuple(map(pictured, deck.cards)))
                                        for deck in printed.decks))


def takes_picture(card: Card) -> bool:
    """Whether a card has a place for a picture: one that its game draws whole has none."""
    return card.face is None


def _pillow() -> Any:
    try:
        from PIL import Image
    except ImportError:
        raise SpokenError("no-pillow") from None
    return Image
