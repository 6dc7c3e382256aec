"""Accounts and rights: who may come in, and do what. There is always somebody who owns the desk."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.db import connection, transaction

from pairwright.errors import PairwrightError, Sentence, say
from pairwright.store.codes import drawn
from pairwright.store.models import Account, Right, Role, Tournament


class LastOwner(PairwrightError):
    """Without him nobody would own the desk."""

    @property
    def sentence(self) -> Sentence:
        return say("the desk needs at least one owner who can log in")


class NameTaken(PairwrightError):
    """Somebody logs in with this name already."""

    @property
    def sentence(self) -> Sentence:
        return say("somebody else logs in with this name; choose another one")


def first_password() -> str:
    """Easy to read out and to type, hard to guess; to be changed at once."""
    return "-".join([drawn(4) for _ in range(3)])


def first_owner(username: str, full_name: str, password: str) -> User | None:
    """Whoever comes first owns the desk; None for whoever comes second, be it in the same moment."""
    with transaction.atomic():  # SQLite lets one writer in, who sees all that others wrote
        if connection.vendor == "postgresql":
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_advisory_xact_lock(1)")
        if User.objects.exists():
            return None
        user = User.objects.create_user(username, password=password, first_name=full_name)
        Right.objects.create(user=user, tournament=None, role=Role.OWNER)
    return user


def invited(username: str, full_name: str, password: str) -> User:
    """A new user, who has to choose a password of his own. Raises :class:`NameTaken`."""
    with transaction.atomic():
        if User.objects.filter(username__iexact=username).exists():
            raise NameTaken
        user = User.objects.create_user(username, password=password)
        user.first_name = full_name
        user.save(update_fields=["first_name"])
        Account.objects.create(user=user, must_change=True)
    return user


def must_change(user: User) -> bool:
    """Has he still a password that somebody else gave him?"""
    return Account.objects.filter(user=user, must_change=True).exists()


def password_chosen(user: User, password: str) -> None:
    """He has one of his own; every session of his ends."""
    user.set_password(password)
    user.save(update_fields=["password"])
    Account.objects.update_or_create(user=user, defaults={"must_change": False})
    logged_out_everywhere(user)


def password_reset(user: User) -> str:
    """A first password again, for one who has forgotten his; every session of his ends."""
    password = first_password()
    user.set_password(password)
    user.save(update_fields=["password"])
    Account.objects.update_or_create(user=user, defaults={"must_change": True})
    logged_out_everywhere(user)
    return password


def logged_out_everywhere(user: User) -> int:
    """End every session of his; how many there were."""
    keys = [
        session.session_key
        for session in Session.objects.all()
        if session.get_decoded().get("_auth_user_id") == str(user.pk)
    ]
    Session.objects.filter(session_key__in=keys).delete()
    return len(keys)


def set_active(user: User, *, active: bool) -> None:
    """Let him in, or keep him out; then every session of his ends. Raises :class:`LastOwner`."""
    with transaction.atomic():
        if not active:
            _require_another_owner(user)
            logged_out_everywhere(user)
        user.is_active = active
        user.save(update_fields=["is_active"])


def set_right(user: User, tournament: Tournament | None, role: Role | None) -> None:
    """His role there (None: everywhere); None takes it away. Raises :class:`LastOwner`."""
    with transaction.atomic():
        if tournament is None and role is not Role.OWNER and user.is_active:
            _require_another_owner(user)
        if role is None:
            Right.objects.filter(user=user, tournament=tournament).delete()
        else:
            Right.objects.update_or_create(user=user, tournament=tournament, defaults={"role": role})


def _require_another_owner(user: User) -> None:
    owners = Right.objects.filter(tournament=None, role=Role.OWNER, user__is_active=True)
    if owners.filter(user=user).exists() and not owners.exclude(user=user).exists():
        raise LastOwner
