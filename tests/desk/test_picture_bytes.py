"""A person's picture is stored as its pixels alone, without other data of its file."""
from __future__ import annotations

import struct
import zlib
from base64 import b64decode
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image, PngImagePlugin

from tapete.desk.printed import prepared
from tapete.press import portraits
from tapete.press.portraits import StoredPicture, pictures_in, stored_picture
from tapete.text.spoken import SpokenError, said

SECRET = b"Calle Mayor 7, 41.65 N"
KINDS = ("PNG", "JPEG", "WEBP")
RED, GREEN = (250, 10, 10), (10, 250, 10)


# ---- files with something beside their points ---------------------------------------------------

def exif() -> Any:
    found = Image.Exif()
    found[0x010E] = found[0x013B] = SECRET.decode()             # what it shows, and who took it
    found.get_ifd(0x8825)[29] = SECRET.decode()                 # where
    found.get_ifd(0x8769)[0x9286] = b"ASCII\0\0\0" + SECRET     # a comment
    return found


def profile(swapped: bool = True) -> bytes:
    """A colour profile by primaries and a curve; one that is `swapped` calls red what is green in sRGB."""
    red, green, blue = (0.43607, 0.22249, 0.01392), (0.38515, 0.71687, 0.09708), (0.14307, 0.06061, 0.7141)
    if swapped:
        red, green = green, red

    def xyz(value: tuple[float, float, float]) -> bytes:
        return b"XYZ \0\0\0\0" + struct.pack(">3i", *(round(each * 65536) for each in value))
    said = b"desc\0\0\0\0" + struct.pack(">I", len(SECRET) + 1) + SECRET + bytes(1 + 4 + 4 + 2 + 1 + 67)
    curve = b"curv\0\0\0\0" + struct.pack(">IH", 1, round(2.2 * 256))
    parts = {b"desc": said, b"cprt": b"text\0\0\0\0" + SECRET + b"\0", b"wtpt": xyz((0.9642, 1, 0.8249)),
             b"rXYZ": xyz(red), b"gXYZ": xyz(green), b"bXYZ": xyz(blue), b"rTRC": curve, b"gTRC": curve,
             b"bTRC": curve}
    table, data, at = b"", b"", 128 + 4 + 12 * len(parts)
    for name, part in parts.items():
        part += bytes(-len(part) % 4)
        table += struct.pack(">4sII", name, at + len(data), len(part))
        data += part
    size = at + len(data)
    head = struct.pack(">I4sI4s4s4s", size, b"\0\0\0\0", 0x02100000, b"mntr", b"RGB ", b"XYZ ") + bytes(12) + b"acsp"
    head += bytes(28) + struct.pack(">3i", 63190, 65536, 54061)
    return head + bytes(128 - len(head)) + struct.pack(">I", len(parts)) + table + data


def painted(kind: str, colour: tuple[int, ...] = RED, size: tuple[int, int] = (40, 24), mode: str = "RGB",
            **how: Any) -> bytes:
    out = BytesIO()
    if kind == "WEBP":
        how.setdefault("lossless", True)
    Image.new(mode, size, colour if mode in ("RGB", "RGBA") else colour[0]).save(out, kind, **how)
    return out.getvalue()


def in_jpeg(marker: int, data: bytes) -> bytes:
    whole = painted("JPEG")
    return whole[:2] + bytes([0xFF, marker]) + struct.pack(">H", len(data) + 2) + data + whole[2:]


def in_png(name: bytes, data: bytes) -> bytes:
    whole = painted("PNG")
    chunk = struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    return whole[:33] + chunk + whole[33:]          # after the signature and IHDR


def in_webp(name: bytes, data: bytes) -> bytes:
    whole = painted("WEBP", exif=exif())            # of the long form, in which more may come
    chunk = name + struct.pack("<I", len(data)) + data + bytes(len(data) % 2)
    body = whole[8:] + chunk
    return b"RIFF" + struct.pack("<I", len(body)) + body


def texts() -> PngImagePlugin.PngInfo:
    info = PngImagePlugin.PngInfo()
    info.add_text("Comment", SECRET.decode())
    info.add_text("Author", SECRET.decode(), zip=True)
    info.add_itxt("Title", SECRET.decode(), "es", "Título")
    return info


XMP = b"<x:xmpmeta>" + SECRET + b"</x:xmpmeta>"
FILES = {
    "JPEG exif": painted("JPEG", exif=exif()), "JPEG profile": painted("JPEG", icc_profile=profile(False)),
    "JPEG comment": painted("JPEG", comment=SECRET), "JPEG xmp": painted("JPEG", xmp=XMP),
    "JPEG photoshop": in_jpeg(0xED, b"Photoshop 3.0\0" + b"8BIM\x04\x04\0\0" + struct.pack(">I", 22) + SECRET),
    "JPEG further pictures": in_jpeg(0xE2, b"MPF\0" + SECRET), "JPEG maker": in_jpeg(0xEF, SECRET),
    "JPEG second comment": in_jpeg(0xFE, SECRET), "JPEG after its end": painted("JPEG") + SECRET,
    "PNG exif": painted("PNG", exif=exif()), "PNG profile": painted("PNG", icc_profile=profile(False)),
    "PNG texts": painted("PNG", pnginfo=texts()), "PNG own": in_png(b"teXt", SECRET),
    "PNG xmp": in_png(b"iTXt", b"XML:com.adobe.xmp\0\0\0\0\0" + XMP), "PNG after its end": painted("PNG") + SECRET,
    "PNG animation": in_png(b"acTL", struct.pack(">II", 1, 0)) + SECRET,
    "WEBP exif": painted("WEBP", exif=exif()), "WEBP profile": painted("WEBP", icc_profile=profile(False)),
    "WEBP xmp": painted("WEBP", xmp=XMP), "WEBP own": in_webp(b"NOTE", SECRET),
    "WEBP after its end": painted("WEBP") + SECRET,
    "RGBA profile": painted("PNG", (*RED, 128), mode="RGBA", icc_profile=profile(False)),
    "RGBA texts": painted("PNG", (*RED, 128), mode="RGBA", pnginfo=texts(), exif=exif()),
}


def chunks(kept: StoredPicture) -> Iterator[str]:
    """What a file consists of, by a reader that knows no more than how parts follow one another."""
    data = kept.data
    if kept.kind == "png":
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        at = 8
        while at < len(data):
            size, name = struct.unpack(">I4s", data[at:at + 8])
            yield name.decode()
            at += 12 + size
        return
    assert data[:2] == b"\xff\xd8" and data[-2:] == b"\xff\xd9"
    at, marker = 2, 0
    while marker != 0xDA:
        marker, size = struct.unpack(">xBH", data[at:at + 4])
        yield f"{marker:X}"
        at += 2 + size
    rest = data[at:-2].replace(b"\xff\x00", b"")
    assert b"\xff" not in rest, "one picture, in one scan"


POINTS = {"png": {"IHDR", "IDAT", "IEND"}, "jpeg": {"E0", "DB", "C0", "C4", "DA"}}


@pytest.mark.parametrize("name", FILES)
def test_nothing_but_points_is_kept(name: str) -> None:
    given = FILES[name]
    assert SECRET in given or name in ("PNG texts", "PNG profile", "RGBA profile", "RGBA texts")       # or packed
    for kept in (stored_picture(BytesIO(given), "it"), prepared(given, "it")[0]):
        assert set(chunks(kept)) <= POINTS[kept.kind]
        assert SECRET not in kept.data and b"Calle" not in kept.data
        with Image.open(BytesIO(kept.data)) as again:
            again.load()
            assert set(again.info) <= {"jfif", "jfif_version", "jfif_unit", "jfif_density"}
            seen: Any = again.convert("RGBA").getpixel((20, 12))
            wanted = (*RED, 128 if name.startswith("RGBA") else 255)
            assert all(abs(a - b) < 8 for a, b in zip(seen, wanted, strict=True))
    small = b64decode(prepared(given, "it")[1].partition(",")[2])
    assert SECRET not in small


@pytest.mark.parametrize("kind", KINDS)
def test_colours_are_those_that_a_profile_means(kind: str) -> None:
    kept = stored_picture(BytesIO(painted(kind, RED, icc_profile=profile())), "it")
    seen: Any = Image.open(BytesIO(kept.data)).convert("RGB").getpixel((20, 12))
    assert all(abs(a - b) < 30 for a, b in zip(seen, GREEN, strict=True)), seen


def test_colours_of_a_picture_that_can_be_seen_through_too() -> None:
    kept = stored_picture(BytesIO(painted("PNG", (*RED, 90), mode="RGBA", icc_profile=profile())), "it")
    seen: Any = Image.open(BytesIO(kept.data)).getpixel((20, 12))
    assert seen[3] == 90 and all(abs(a - b) < 30 for a, b in zip(seen, GREEN, strict=False)), seen


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "PA", "CMYK", "I;16", "YCbCr"])
def test_every_kind_of_points_is_taken_with_a_profile_or_without(mode: str) -> None:
    grey = Image.linear_gradient("L")
    plain = grey.convert("I;16").point(lambda value: value * 257) if mode == "I;16" else grey.convert(mode)
    for how in ({}, {"icc_profile": profile(False)}):
        out = BytesIO()
        plain.save(out, "JPEG" if mode in ("CMYK", "YCbCr") else "TIFF" if mode == "PA" else "PNG", **how)
        if mode == "PA":
            continue
        kept = stored_picture(BytesIO(out.getvalue()), "it")
        seen = Image.open(BytesIO(kept.data)).convert("L")
        low, high = seen.getpixel((100, 5)), seen.getpixel((100, 250))
        assert isinstance(low, int) and isinstance(high, int) and low < 40 and high > 215, (mode, low, high)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("broken", [b"no profile", b"\0" * 200, profile()[:100],
                                    profile().replace(b"acsp", b"zzzz")], ids=range(4))
def test_a_profile_that_cannot_be_read_is_refused_and_not_passed_over(kind: str, broken: bytes) -> None:
    with pytest.raises(SpokenError, match="colour profile of it") as raised:
        stored_picture(BytesIO(painted(kind, RED, icc_profile=broken)), "it")
    assert "perfil de color" in said(raised.value, "es")
    assert stored_picture(BytesIO(painted(kind, RED, icc_profile=profile())), "it").width      # a right one is taken


@pytest.mark.parametrize("kind", KINDS)
def test_it_stands_as_it_was_held(kind: str) -> None:
    turned = Image.Exif()
    turned[0x0112] = 6
    kept = stored_picture(BytesIO(painted(kind, exif=turned)), "it")
    assert (kept.width, kept.height) == (24, 40)


@pytest.mark.parametrize("kind", ["PNG", "WEBP"])
def test_of_one_that_moves_the_first_is_kept(kind: str) -> None:
    out = BytesIO()
    Image.new("RGB", (40, 24), RED).save(out, kind, save_all=True, append_images=[Image.new("RGB", (40, 24), GREEN)],
                                         duration=100, **({"lossless": True} if kind == "WEBP" else {}))
    kept = stored_picture(BytesIO(out.getvalue()), "it")
    seen: Any = Image.open(BytesIO(kept.data)).convert("RGB").getpixel((20, 12))
    assert all(abs(a - b) < 8 for a, b in zip(seen, RED, strict=True)), seen


# ---- what is refused ----------------------------------------------------------------------------

def huge(kind: str) -> bytes:
    """A small file that says that it has more points than there may be."""
    if kind == "PNG":
        head = struct.pack(">II5B", 30_000, 30_000, 8, 2, 0, 0, 0)
        return (b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + b"IHDR" + head
                + struct.pack(">I", zlib.crc32(b"IHDR" + head)) + painted("PNG")[33:])
    if kind == "JPEG":
        whole = painted("JPEG")
        at = whole.index(b"\xff\xc0") + 5
        return whole[:at] + struct.pack(">HH", 30_000, 30_000) + whole[at + 4:]
    whole = painted("WEBP", exif=exif())
    return whole[:24] + (16_383).to_bytes(3, "little") * 2 + whole[30:]


@pytest.mark.parametrize("kind", KINDS)
def test_too_many_points_are_refused_before_any_is_read(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def read(*given: Any, **named: Any) -> Any:
        raise AssertionError("points are read")
    for plugin in ("PngImagePlugin.PngImageFile", "JpegImagePlugin.JpegImageFile", "WebPImagePlugin.WebPImageFile"):
        monkeypatch.setattr(f"PIL.{plugin}.load", read)
    if kind == "WEBP":
        monkeypatch.setattr("PIL._webp.WebPAnimDecoder", read)      # it takes room for all points as it begins
    with pytest.raises(SpokenError, match=r"too many points|demasiados puntos"):
        stored_picture(BytesIO(huge(kind)), "it")


def test_a_file_of_too_many_bytes_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "KEY.png").write_bytes(painted("PNG"))
    monkeypatch.setattr(portraits, "LARGEST_BYTES", 60)
    with pytest.raises(SpokenError, match=r"KEY\.png"):
        pictures_in(tmp_path)
    with pytest.raises(SpokenError, match="it "):
        stored_picture(BytesIO(painted("PNG")), "it")


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_cut_off_or_broken_is_refused_in_a_sentence(kind: str) -> None:
    noise = Image.frombytes("RGB", (64, 64), Random(4).randbytes(64 * 64 * 3))
    out = BytesIO()
    noise.save(out, kind)
    whole, rng = out.getvalue(), Random(7)
    for part in range(1, 16):
        with pytest.raises(SpokenError, match="it is no picture"):
            stored_picture(BytesIO(whole[:len(whole) * part // 16]), "it")
    for _ in range(150):
        broken = bytearray(whole)
        for _ in range(rng.randrange(1, 20)):
            broken[rng.randrange(len(broken))] = rng.randrange(256)
        try:
            assert set(chunks(stored_picture(BytesIO(broken), "it"))) <= POINTS["png"] | POINTS["jpeg"]
        except SpokenError:
            continue


def test_a_name_does_not_say_what_a_file_is(tmp_path: Path) -> None:
    (tmp_path / "KEY.png").write_bytes(painted("JPEG"))
    assert set(pictures_in(tmp_path)) == {"KEY"}
    for kind in ("GIF", "BMP", "TIFF", "ICO", "PPM"):
        (tmp_path / "KEY.png").write_bytes(painted(kind))
        with pytest.raises(SpokenError, match=r"KEY\.png is no picture"):
            pictures_in(tmp_path)
