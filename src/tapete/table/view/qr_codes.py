"""Links as QR codes, for cameras."""
from __future__ import annotations

from io import BytesIO

from fastapi import Response


def picture_of(link: str) -> Response:
    """A link as a QR code in SVG."""
    import segno  # imported here because a page without a server shows no links
    segno.make(link, error="m").save(drawn := BytesIO(), kind="svg", xmldecl=False, scale=4, dark="#000", light="#fff")
    return Response(drawn.getvalue(), media_type="image/svg+xml")
