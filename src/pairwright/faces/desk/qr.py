"""QR pictures: plain shapes in the page, without style or script of their own."""

from __future__ import annotations

import segno
from django.utils.safestring import SafeString, mark_safe


def qr(text: str) -> SafeString:
    """The picture of an address; black on white in every theme, since phones read it so."""
    picture = segno.make(text, error="m", micro=False).svg_inline(
        omitsize=True, border=3, svgclass="qr-code", lineclass=None, dark="#000", light="#fff"
    )
    return mark_safe(picture)  # the picture of an address has no characters of it
