"""Tournament report files: TRF06, TRF16, TRF26, and the dialects of the pairing engines."""

from __future__ import annotations

import codecs

from pairwright.formats.base import Reading, Strictness, Writing
from pairwright.model.tournament import Tournament


class TrfFormat:
    """One way to write a tournament report file; all are read alike."""

    __slots__ = ("code", "title")

    def __init__(self, code: str, title: str) -> None:
        self.code = code
        self.title = title

    def recognises(self, data: bytes) -> str:
        """The code of the dialect the file is written in; empty if no line looks like a record of such a file."""
        from pairwright.formats.kinds.trf.reader import KNOWN, variant

        if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
            data = data.decode("utf-16", "replace").encode()
        lines = data.removeprefix(codecs.BOM_UTF8).replace(b"\r", b"\n").split(b"\n")
        codes = {
            line[:3].decode("ascii", "replace")
            for line in (line.lstrip() for line in set(lines) if line[:1] in b"0123456789XB# \t")
            if line[3:4] in (b" ", b"\t", b"")
        }
        return variant(codes) if codes & (KNOWN - {"###"}) else ""

    def read(self, data: bytes, strictness: Strictness, encoding: str) -> Reading:
        from pairwright.formats.kinds.trf.reader import read_trf

        return read_trf(data, strictness, encoding)

    def write(self, tournament: Tournament) -> Writing:
        from pairwright.formats.kinds.trf.writer import write_trf

        return write_trf(tournament, self.code)


OFFERS = (
    TrfFormat("trf26", "FIDE tournament report file of 2026"),
    TrfFormat("trf16", "FIDE tournament report file of 2016: the report only"),
    TrfFormat("trf16-javafo", "TRF16 with the records XXR XXC XXP XXA XXS, for JaVaFo and its family"),
    TrfFormat("trf16-bbp", "TRF16 with the records XXR XXC XXP XXA and BBx, for bbpPairings"),
)
