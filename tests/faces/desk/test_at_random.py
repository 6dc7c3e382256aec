"""Whatever is sent to whichever address by whomever: never a fault of the program, and the journal holds together."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pairwright.app import commands
from pairwright.app.desk.by_hand import FOR_PAIRING
from pairwright.app.desk.journal import Folded, fold, in_force
from pairwright.errors import PairwrightError
from pairwright.faces.desk.journals import desk_of, forget
from pairwright.faces.desk.openings import begin_tournament
from pairwright.formats.base import read, write
from pairwright.model.checks import problems
from pairwright.store.models import Role
from pairwright.store.models import Tournament as Record
from tests.faces.desk.people import client_of
from tests.faces.desk.test_every_system import CODES, beginning
from tests.faces.desk.test_roles import addresses
from tests.support.forms import NONSENSE, forms_of

pytestmark = pytest.mark.django_db(transaction=False)
LEAVE_ALONE = ("logout", "restore", "account-reset", "account-door", "account-role", "own-password", "archive",
               "hall-switch")  # fmt: skip
"""What would end the session, or open this computer to the network."""


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    forget()
    yield
    forget()


class Session:
    """Several people at one tournament, who do anything."""

    def __init__(self, code: str, seed: int) -> None:
        self.draw = random.Random(seed)
        self.record = begin_tournament(beginning(code))
        roles = (Role.OWNER, Role.OWNER, Role.ARBITER, Role.DEPUTY, Role.RESULTS, Role.VIEWER)
        self.clients = [client_of(role, None if at == 0 else self.record, f"{seed}-{at}")
                        for at, role in enumerate(roles)]  # fmt: skip
        here = f"/t/{self.record.slug}/"
        self.pages = [
            address.replace("/t/harbour-open/", here).replace("/rounds/1/", f"/rounds/{round_}/")
            for address, name, _view in addresses() for round_ in (1, 2, 3, 4)
            if name not in LEAVE_ALONE
            and (address.startswith("/t/") or address == "/new")
            and (round_ == 1 or "/rounds/1/" in address)
        ]  # fmt: skip

    def step(self) -> None:
        """Look at a page and send one of its forms, or send nonsense to an address."""
        client = self.draw.choice([self.clients[0], *self.clients])
        here = self.draw.choice(self.pages)
        if self.draw.random() < 0.15:
            fields = {name: self.draw.choice(NONSENSE) for name in self.draw.sample(NAMES, 5)}
            self.answered(client.post(here, fields), here)
            return
        answer = client.get(here, follow=True)
        self.answered(answer, here)
        found = self.forms(answer, here)
        if not found:
            return
        form = self.draw.choice(found)
        for _ in range(3):  # a warning, and its second step
            honest = self.draw.random() < 0.6
            fields = form.sent(self.draw, honest=honest) | {"reason": ["why not"], "understood": ["on"]}
            more: Any = {"HTTP_HX_REQUEST": "true"} if self.draw.random() < 0.3 else {}
            answer = client.post(form.action, fields, **more)
            self.answered(answer, form.action, fields)
            asking = [one for one in self.forms(answer, form.action) if "shown" in dict(one.fields)]
            if not asking or self.draw.random() < 0.1:
                return
            form = asking[0]

    def forms(self, answer: Any, here: str) -> list[Any]:
        if answer.streaming or "text/html" not in answer.headers.get("Content-Type", ""):
            return []
        page = answer.content.decode()
        path = answer.request["PATH_INFO"] or here
        return [one for one in forms_of(page, path) if one.action.startswith(f"/t/{self.record.slug}/")
                and not one.action.endswith(("/archive/",))]  # fmt: skip

    def answered(self, answer: Any, address: str, fields: object = None) -> None:
        assert answer.status_code < 500, (address, fields)

    def holds_together(self) -> None:
        """What is kept is what the journal makes from nothing; what is written reads back, and can be checked."""
        desk = desk_of(self.record)
        event, _ = desk.now()
        entries = desk.entries()
        assert fold(entries, in_force(entries)) == Folded(event, ())
        forget()
        assert desk_of(self.record).now()[0] == event
        told = write(event.tournament, "json").text
        again = read(told.encode()).tournament
        assert write(again, "json").text == told
        try:
            text = write(event.tournament, "trf26").text
        except PairwrightError:
            return
        back = read(text.encode())
        errors = [one for one in problems(event.tournament) if one.severity.name == "ERROR"]
        assert (
            not [one for one in (*back.problems, *problems(back.tournament)) if one.severity.name == "ERROR"] or errors
        )
        if event.round:
            commands.check(back.tournament, given=FOR_PAIRING)


NAMES = ("seen", "request", "confirmed", "shown", "player", "round", "kind", "entry", "result", "game", "with", "seat",
         "turn", "bye", "part", "rounds", "kept", "take", "name", "number", "act", "what", "back", "reason", "pairs",
         "order", "team", "absent", "white", "black", "text", "lang", "columns", "winner", "match", "step")  # fmt: skip


def played(code: str, seed: int, steps: int) -> None:
    session = Session(code, seed)
    for at in range(steps):
        session.step()
        if at % 10 == 9:
            session.holds_together()
    session.holds_together()


def test_a_session_of_anything() -> None:
    played("dutch-2026", 3, 30)


@pytest.mark.long
@settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(CODES), st.integers(0, 10**6))
def test_sessions_of_anything_in_every_system(code: str, seed: int) -> None:
    Record.objects.all().delete()
    forget()
    played(code, seed, 60)
