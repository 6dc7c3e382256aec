"""Who sits at which tournament, and what he may do there."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import wraps
from typing import Any

from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponseBase

from pairwright.app.desk.acts import Act
from pairwright.app.desk.duties import Duty, duty_of
from pairwright.app.desk.event import Event
from pairwright.app.desk.service import By, Desk
from pairwright.faces.desk.journals import desk_of
from pairwright.lean import NamedTuple
from pairwright.store.models import Right, Role
from pairwright.store.models import Tournament as Record

ORDER = [Role.VIEWER, Role.RESULTS, Role.DEPUTY, Role.ARBITER, Role.OWNER]
"""From the least to the most."""
ROLE_FOR = {Duty.RESULTS: Role.RESULTS, Duty.PAIRING: Role.DEPUTY, Duty.TERMS: Role.ARBITER}
"""Who does it, at least."""


class Sitting(NamedTuple):
    """One request at one tournament: its record, its desk, the event as it is now and the number of the last act, and
    the role of whoever asks."""

    record: Record
    desk: Desk
    event: Event
    number: int
    role: Role
    request: HttpRequest

    @property
    def session(self) -> str:
        """The desk that acts: a browser's session."""
        return desk_name(self.request)

    def may(self, role: Role) -> bool:
        """May he do what this role does?"""
        return ORDER.index(self.role) >= ORDER.index(role)

    def may_do(self, *asked: Act) -> bool:
        """Are these acts, or what they take back or decide, his to do?"""
        entries = self.desk.entries()
        return all(self.may(ROLE_FOR[duty_of(act, entries)]) for act in asked)

    def by(self) -> By:
        """Who asks, with the id of the request that the form carries."""
        return by_whom(self.request)


def desk_name(request: HttpRequest) -> str:
    """A name for the browser's session that is no secret."""
    from hashlib import sha256

    key = request.session.session_key or ""
    return "s-" + sha256(key.encode()).hexdigest()[:16]


def role_in(user: User, record: Record) -> Role | None:
    """The highest of his roles, there and everywhere; None for a stranger."""
    roles = [role for tournament, role in _rights(user) if tournament in (None, record.pk)]
    return max(roles, key=ORDER.index, default=None)


def is_owner(user: Any) -> bool:
    """Does he own the whole desk?"""
    return bool(user.is_authenticated and (None, Role.OWNER) in _rights(user))


def may_begin(user: Any) -> bool:
    """May he begin tournaments? Owners and arbiters of the whole desk may."""
    return bool(user.is_authenticated and {(None, Role.OWNER), (None, Role.ARBITER)}.intersection(_rights(user)))


def _rights(user: Any) -> list[tuple[int | None, Role]]:
    """The tournament (None: all) and the role of each; read once a request, which has a user of its own."""
    known: list[tuple[int | None, Role]] | None = getattr(user, "known_rights", None)
    if known is None:
        known = [(right.tournament_id, Role(right.role)) for right in Right.objects.filter(user=user)]
        user.known_rights = known
    return known


View = Callable[..., HttpResponseBase]


def who_may_begin(view: View) -> View:
    """A view for those who may begin tournaments."""

    @wraps(view)
    @login_required
    def answer(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if not may_begin(request.user):
            raise PermissionDenied
        return view(request, *args, **kwargs)

    answer.begins = True  # type: ignore[attr-defined]  # the tests ask
    return answer


def by_whom(request: HttpRequest) -> By:
    """Who asks, with the id of the request that the form carries."""
    user = request.user
    name = user.get_full_name() or user.get_username() if user.is_authenticated else ""
    time = datetime.now(UTC).isoformat(timespec="seconds")
    return By(name, desk_name(request), request_id(request), time, request.POST.get("reason", ""))


ABOUT_THE_PAGE = (
    "csrfmiddlewaretoken",
    "request",
    "seen",
    "confirmed",
    "shown",
    "step",
    "reason",
    "understood",
    "back",
)
"""Fields that do not say what is asked for."""


def request_id(request: HttpRequest) -> str:
    """The id of the form together with what it asks: the same form sent twice is one request, but one that was changed
    after going back to it is another."""
    from hashlib import sha256

    given = request.POST.get("request", "")[:36]
    if not given:
        return ""
    asked = [(name, values) for name, values in sorted(request.POST.lists()) if name not in ABOUT_THE_PAGE]
    return f"{given}-{sha256(repr((request.path, asked)).encode()).hexdigest()[:20]}"


def at_desk(role: Role) -> Callable[[View], View]:
    """A view of one tournament, for those who have at least this role; it gets the sitting in the place of the slug."""

    def decorate(view: View) -> View:
        @wraps(view)
        @login_required
        def answer(request: HttpRequest, slug: str, *args: Any, **kwargs: Any) -> HttpResponseBase:
            sitting = sit_down(request, slug)
            if not sitting.may(role):
                raise PermissionDenied
            request.sitting = sitting  # type: ignore[attr-defined]  # the frame of the page shows it
            return view(request, sitting, *args, **kwargs)

        answer.role = role  # type: ignore[attr-defined]  # the tests ask
        return answer

    return decorate


def desk_owner(view: View) -> View:
    """A view for those who own the whole desk."""

    @wraps(view)
    @login_required
    def answer(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if not is_owner(request.user):
            raise PermissionDenied
        return view(request, *args, **kwargs)

    answer.role = Role.OWNER  # type: ignore[attr-defined]  # the tests ask
    answer.desk_wide = True  # type: ignore[attr-defined]
    return answer


def for_everybody(view: View) -> View:
    """A view that looks at its visitor itself: public pages, phones, screens, log-in. Marked, so that the tests know
    that no view was forgotten."""
    view.for_everybody = True  # type: ignore[attr-defined]
    return view


def sit_down(request: HttpRequest, slug: str) -> Sitting:
    """The sitting of a known user. Raises ``Http404`` for a tournament he has no part in."""
    record = Record.objects.filter(slug=slug, removed=False).first()
    role = role_in(request.user, record) if record and isinstance(request.user, User) else None
    if record is None or role is None:
        raise Http404
    desk = desk_of(record)
    event, number = desk.now()
    return Sitting(record, desk, event, number, role, request)
