"""Links as pictures, for cameras."""
from __future__ import annotations

from io import BytesIO

from fastapi import Response


def picture_of(link: str) -> Response:
    """A link as a QR code in SVG."""
    import segno  # a page that is its own server shows no address to anybody
    segno.make(link, error="m").save(drawn := BytesIO(), kind="svg", xmldecl=False, scale=4, dark="#000", light="#fff")
    return Response(drawn.getvalue(), media_type="image/svg+xml")
