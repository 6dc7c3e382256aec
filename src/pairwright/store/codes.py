"""Codes that cannot be guessed: of players' pages, and of helpers' phones (of which only hashes are kept)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from hashlib import sha256
from secrets import choice, token_urlsafe

from django.db import transaction
from django.utils import timezone

from pairwright.store.models import Phone, PlayerCode, Tournament

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Digits and letters that cannot be taken for each other: a code may have to be typed."""
LENGTH = 10
"""31 to the power of 10: with :data:`~pairwright.store.throttle.CODES`, guessing takes longer than any tournament."""
FOR_ENROLMENT = timedelta(minutes=30)


def drawn(length: int = LENGTH) -> str:
    """A new code."""
    return "".join([choice(ALPHABET) for _ in range(length)])


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


def player_codes(tournament: Tournament, names: Mapping[int, str]) -> dict[int, str]:
    """The code of every player (names by number); new ones get theirs."""
    with transaction.atomic():
        known = {resolved(row, names): row.code for row in PlayerCode.objects.filter(tournament=tournament)}
        missing = [number for number in names if number not in known]
        rows = [
            PlayerCode(tournament=tournament, code=drawn(), number=number, name=names[number][:200])
            for number in missing
        ]
        PlayerCode.objects.bulk_create(rows)
    return {number: code for number, code in known.items() if number in names} | {row.number: row.code for row in rows}


def resolved(row: PlayerCode, names: Mapping[int, str]) -> int:
    """The number that the bearer of the code has now: that of his name, if just one has it; else the one he had."""
    if names.get(row.number, "")[:200] == row.name:
        return row.number
    same = [number for number, name in names.items() if name[:200] == row.name]
    return same[0] if len(same) == 1 else row.number


def new_enrolment(phone: Phone) -> str:
    """A code that makes a phone this helper's; it serves once, and soon."""
    code = drawn(16)
    phone.enrolment = hashed(code)
    phone.enrol_until = timezone.now() + FOR_ENROLMENT
    phone.key = ""
    phone.save()
    return code


def phone_to_enrol(code: str) -> Phone | None:
    """The phone that waits for this code."""
    found = Phone.objects.filter(enrolment=hashed(code), revoked=False, enrol_until__gt=timezone.now())
    return found.filter(expires__gt=timezone.now(), tournament__removed=False).first() if code else None


def enrolled(code: str) -> tuple[Phone, str] | None:
    """The code is spent; the phone, and the key that its cookie carries from now on."""
    key = token_urlsafe(32)
    with transaction.atomic():
        phone = phone_to_enrol(code)
        if phone is None:
            return None
        spent = Phone.objects.filter(pk=phone.pk, enrolment=hashed(code)).update(enrolment="", key=hashed(key))
    return (phone, key) if spent else None


def phone_of(key: str) -> Phone | None:
    """The helper's phone with this key, while its right lasts."""
    if not key:
        return None
    found = Phone.objects.filter(key=hashed(key), revoked=False, expires__gt=timezone.now())
    return found.filter(tournament__removed=False).select_related("tournament").first()
