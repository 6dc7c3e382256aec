"""Good files, and ways to damage them."""

from __future__ import annotations

import random

from pairwright.formats.base import read, write
from tests.support.trf_text import player, small_open, trf

ALPHABET = b" 0123456789wbWB-+=UFHZ?*DL\r\n\t.,/#XA\x00\x80\xc3\xe9\xff"
WORDS = (
    b"001 ", b"013 ", b"142 5", b"152 W", b"162  W 3.0", b"240 H 003    1", b"250       1.0 001 002    1    3",
    b"260 001 002    1    2", b"299", b"XXS W = 3, D=1", b"xxr 7", b"XXZ1,2", b"XXA 1 1.0 .5",
    b"142 \xdb\xb7", b"299           0.5    1    4", b"299 W        -1.0  000",
    b"320  1.0  2.0 001 002", b"330 +-   1   1   2", b"300   1   1   2    1 0000", b"352 WB",
    b"352 BWBW", b"202 PTS,DE,BH/C1", b"212 MPvGP,EDE,TBR", b"013 West                               1    6",
    b"362 TW 3.0   TD 1.0",
    b"310   1 A", b"XXR 9", b"XXC rank black1", b"XXZ 1 2", b"XXP 1 2 9",
    b"XXA    1  1.0  0.5", b"XXS W=3 PAB=.5", b"BBW 3.0", b"### Withdrawal @ Round 2: 1", b"IRI    1", b"\xef\xbb\xbf",
    b"   12 w 1", b"  0000 - U", b"99999", b"\xd9\xa1", b'"', b"{", b"[", b"null", b"1e999", b'"number": 70000',
)  # fmt: skip


def seeds() -> list[bytes]:
    """Files that can be read, of every kind."""
    open_ = small_open("012 Open", "142 5", "152 W", "162  W 3.0    D 1.0", "240 H 003    1", "260 001 005    1    2")
    names = trf(
        player(1, "2w1", "U", name="بازیکن یک", rating=2000, points="2.0", title="GM", sex="w"),
        player(2, "1b0", "H", name="Oyuncu İki", rating=1900, points="0.5", federation="TUR"),
        player(3, "F", "Z", name="Três", points="1.0"),
        "IRI    1 w    بازیکن",
        "### Late entry @ Round 2: 3",
        "013 Team                               1    2",
        end="\r",
    )
    teams = small_open(
        "192 FIDE_TEAM_TYPEA_MP_GP",
        "310   1 A" + " " * 67 + "1    2",
        "310   2 B" + " " * 67 + "3    4",
        "320  1.0  2.0 000 000 001",
        "240 H 003    2",
        "330 +-   2   1   2",
        "300   1   1   2    2    1",
        "299 -   1.0   0.5  002    2",
        "250  2.0      001 002    1    2",
        "260 003 004    1    2",
        "362 TW 3.0   TD 1.0   TL 0.0",
    )
    ranked = small_open(
        "192 FIDE_TEAM_TYPEB_MP_GP",
        "202 MPvGP,EDEBT,EMGSB/C1,BH:MP/C1",
        "212 PTS,MPvGP,EDE,EMGSB/C1,BH:MP/C1,TBR,BBE,BC,SSSC,LOT",
        "013 North                              1    2",
        "013 South                              3    4",
        "352 WB",
        "320  1.0  2.0 000 000 001",
    )
    dialect = write(read(open_).tournament, "trf16-javafo").text.encode()
    return [
        open_,
        names,
        dialect,
        teams,
        ranked,
        ranked.replace(b"202 MPvGP,EDEBT,EMGSB/C1,BH:MP/C1", b"202 DE,BH/C1,BH,SB,ARO,PS,TPR")
        .replace(b"212 ", b"### ")
        .replace(b"192 FIDE_TEAM_TYPEB_MP_GP", b"192 FIDE_DUTCH_2026"),
        write(read(teams).tournament, "json").text.encode(),
        names.decode().replace("بازیکن یک", "Ayşe").replace("بازیکن", "").encode("cp1254", "replace"),
        write(read(open_).tournament, "json").text.encode(),
        write(read(names).tournament, "csv").text.encode(),
        b"".join(b"%s\n" % word for word in WORDS),
    ]


def damaged(dice: random.Random, good: list[bytes]) -> bytes:
    """One of the files with a few things wrong, or no file at all."""
    if dice.random() < 0.02:
        return dice.randbytes(dice.randrange(400))
    data = bytearray(dice.choice(good))
    for _ in range(dice.choice((1, 1, 1, 2, 3, 8, 30))):
        at = dice.randrange(len(data) + 1)
        kind = dice.randrange(8)
        if kind == 0:
            data[at : at + 1] = bytes([dice.choice(ALPHABET)])
        elif kind == 1:
            data[at:at] = bytes([dice.choice(ALPHABET)])
        elif kind == 2:
            del data[at : at + dice.choice((1, 1, 2, 10, 100))]
        elif kind == 3:
            data[at:at] = dice.choice(WORDS)
        elif kind == 4:
            data[at : at + 1] = bytes([dice.randrange(256)])
        elif kind == 5:
            lines = bytes(data).split(b"\n")
            dice.shuffle(lines)
            data = bytearray(b"\n".join(lines))
        elif kind == 6:
            piece = data[at : at + dice.choice((3, 10, 100))]
            to = dice.randrange(len(data) + 1)
            data[to:to] = piece
        else:
            data[at:at] = b"\n" + dice.choice(WORDS) + b"\n"
    return bytes(data)
