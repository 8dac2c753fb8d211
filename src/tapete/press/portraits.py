"""Custom pictures for cards: a folder of files named after cards, each in place of the game's own drawing."""
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

from ..paper import Drawing, PaperCard, Printed
from ..text.spoken import SpokenError

KINDS = (".jpeg", ".jpg", ".png", ".webp")
LARGEST = 900
"""Pixels of the longer side that are kept. A card's picture is 54 mm wide, which is 640 pixels at 300 an inch."""
LARGEST_FILE = 40_000_000
"""Most pixels of a picture that is opened."""
LARGEST_BYTES = 64 * 1024**2
"""Most bytes of a file that is read; the desk's own limit is lower."""
_SPACES = {"RGB": "RGB", "GRAY": "L", "CMYK": "CMYK"}
"""The pixel mode of colour profiles for these colour spaces."""

_BROKEN = (OSError, SyntaxError, ValueError, TypeError, LookupError, ArithmeticError, AttributeError, EOFError,
           struct.error, zlib.error)
"""Exceptions of Pillow's readers for bytes that are no picture, or a broken one."""


class _ProfileError(Exception):
    """A colour profile that cannot be read."""


def pictures_in(folder: Path) -> dict[str, Drawing]:
    """The pictures of a folder by the names of their cards. Raises InputError for an unusable folder or file."""
    if not folder.is_dir():
        raise SpokenError("pictures-folder", path=str(folder))
    found: dict[str, Drawing] = {}
    for file in sorted(each for each in folder.iterdir() if each.suffix.lower() in KINDS):
        if file.stem in found:
            raise SpokenError("picture-twice", path=str(file), card=file.stem)
        found[file.stem] = drawing_of(stored_picture(file, str(file)))
    if not found:
        raise SpokenError("pictures-none", path=str(folder), known=", ".join(KINDS))
    return found


class StoredPicture(NamedTuple):
    """A picture as it is stored: no larger than a card's frame needs, and without any other data of its file."""

    kind: str
    width: int
    height: int
    data: bytes

    @property
    def address(self) -> str:
        """The whole picture as a data URL."""
        return f"data:image/{self.kind};base64,{b64encode(self.data).decode()}"


def stored_picture(source: Path | BytesIO, called: str, largest: int = LARGEST) -> StoredPicture:
    """A picture from a file of a known format (of an animation, the first frame): its pixels alone, upright, in sRGB.

    Raises InputError, with the name `called`, for a file that cannot be read, a colour profile that cannot be read, or
    a picture that is too large in bytes or pixels."""
    image = _pillow()
    size = source.stat().st_size if isinstance(source, Path) else source.getbuffer().nbytes
    if size > LARGEST_BYTES:
        raise SpokenError("picture-long", path=called, most=LARGEST_BYTES // 1024**2)
    with catch_warnings():
        simplefilter("ignore")      # Pillow warns of bombs, which are refused below, and of parts that are dropped
        try:
            with image.open(source, formats=("JPEG", "PNG", "WEBP")) as opened:
                large = opened.width * opened.height > LARGEST_FILE     # as its header says
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
    return StoredPicture(kind, picture.width, picture.height, kept.getvalue())


def _points_of(opened: Any, largest: int) -> Any:
    """The pixels of an opened picture and no other data, as RGB or RGBA in sRGB colours. Raises _ProfileError for a
    colour profile that cannot be read."""
    from PIL import Image, ImageCms, ImageOps
    profile = opened.info.get("icc_profile")
    picture: Any = ImageOps.exif_transpose(opened)       # a photograph is stored as the camera was held
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


def drawing_of(kept: StoredPicture) -> Drawing:
    """The picture as a drawing on a card."""
    return Drawing(f'<image width="{kept.width}" height="{kept.height}" href="{kept.address}"/>', kept.width,
                   kept.height)


def with_pictures(printed: Printed, pictures: Mapping[str, Drawing]) -> Printed:
    """The printing with these pictures on its cards. Raises InputError for a name that no card has, and for a card that
    its game draws completely."""
    cards = {card.id: card for deck in printed.decks for card in deck.cards}
    for name in pictures:
        if name not in cards:
            near = get_close_matches(name, cards, 1)
            raise SpokenError("picture-near", name=name, near=near[0]) if near else SpokenError(
                "picture-no-card", name=name)
        if not takes_picture(cards[name]):
            raise SpokenError("picture-whole", name=name)

    def pictured(card: PaperCard) -> PaperCard:
        return replace(card, drawing=pictures[card.id]) if card.id in pictures else card
    return replace(printed, decks=tuple(replace(deck, cards=tuple(map(pictured, deck.cards)))
                                        for deck in printed.decks))


def takes_picture(card: PaperCard) -> bool:
    """Whether a card has a place for a picture; one that its game draws completely has none."""
    return card.face is None


def _pillow() -> Any:
    try:
        from PIL import Image
    except ImportError:
        raise SpokenError("no-pillow") from None
    return Image
