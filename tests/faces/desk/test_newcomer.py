"""What somebody sees who has the desk before him for the first time."""

from __future__ import annotations

import re
import subprocess
import sys

from django.test import Client

from pairwright.app.desk import acts
from pairwright.app.desk.service import By
from pairwright.faces.desk import demonstration
from pairwright.faces.desk.journals import desk_of
from pairwright.model.acts import EnterResult, RequestBye, Withdraw
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.store.models import Tournament as Record
from tests.faces.desk.desks import text_of
from tests.faces.desk.test_results_page import published


def test_the_demonstration_says_what_it_is(owner: Client) -> None:
    demonstration.begin()
    listing = text_of(owner.get("/"))
    assert ">Demonstration</span>" in listing
    assert "are made up" in listing
    assert ">Demonstration</span>" in text_of(owner.get(f"/t/{Record.objects.get().slug}/"))


def test_a_tournament_of_ones_own_is_no_demonstration(owner: Client, record: Record) -> None:
    assert "emonstration" not in text_of(owner.get("/"))
    assert "emonstration" not in text_of(owner.get(f"/t/{record.slug}/"))


def test_a_password_can_be_looked_at_while_it_is_typed(client: Client, db: None) -> None:  # noqa: ARG001
    page = text_of(client.get("/setup/"))
    assert "data-peek" in page
    assert "desk/peek" in page


def test_days_show_how_they_are_written(owner: Client) -> None:
    page = text_of(owner.get("/new"))
    (field,) = re.findall(r'<input[^>]*id="id_start"[^>]*>', page)
    assert re.search(r'placeholder="[0-9]', field)


def test_tie_breaks_are_named_and_no_list_is_offered_twice(owner: Client) -> None:
    page = text_of(owner.get("/new"))
    assert '<option value="BH">Buchholz</option>' in page
    offered = re.findall(
        r"<option[^>]*>([^<]+: [^<]+)</option>", page.partition('id="id_preset"')[2].partition("</select>")[0]
    )
    assert len(offered) == len({one.partition(": ")[2] for one in offered}) > 10


def test_the_country_of_a_tournament_is_understood(owner: Client) -> None:
    answer = owner.post("/new", {"name": "x", "federation": "England"})
    assert "three Latin letters" not in text_of(answer)
    assert "three Latin letters" in text_of(owner.post("/new", {"name": "x", "federation": "Nowhere"}))


def test_acts_before_a_renumbering_name_who_had_the_number_then(owner: Client, record: Record) -> None:
    """Before round 1 numbers 1 and 6 change places; a late entry takes number 1 after it."""
    desk, by = desk_of(record), By("Noor", "s-setup")
    desk.perform(Withdraw(6, 3), by)
    desk.perform(acts.Renumber((6, 2, 3, 4, 5, 1)), by)
    published(record, 1)
    desk.perform(EnterResult(1, 1, 4, Result.WIN, Result.LOSS), by)
    desk.perform(Withdraw(6, 4), by)
    desk.perform(acts.EnterLate(Player(1, "Pine, Pia", 2500, enters_in=2)), by, confirmed=["new-numbers"])
    desk.perform(Withdraw(1, 5), by)
    page = text_of(owner.get(f"/t/{record.slug}/journal/"))
    assert "player 6 Fay Quill withdraws before round 3" in page
    assert "round 1, board 1: 1–0" in page
    assert "player 6 Ada Loom withdraws before round 4" in page
    assert "player 1 Pine, Pia withdraws before round 5" in page


def test_the_program_runs_as_a_module() -> None:
    said = subprocess.run([sys.executable, "-m", "pairwright", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout.lower().startswith("pairwright")


def test_a_screen_is_shown_by_the_name_it_was_given(owner: Client, record: Record) -> None:
    given = {"screen-name": "Big hall, left", "screen-shows": "pairings", "screen-first": "en", "screen-theme": "light"}
    owner.post(f"/t/{record.slug}/screens/add/", given)
    page = text_of(owner.get(f"/t/{record.slug}/screens/"))
    assert ">Big hall, left</bdi>" in page


def test_titles_of_pages_end_alike(owner: Client, record: Record) -> None:
    """The page, the tournament if it is of one, and the program."""
    for page, begins in (
        ("", "Overview"),
        ("entries/", "Entries"),
        ("settings/rounds/", "Rounds"),
        ("journal/", "Journal"),
    ):
        title = re.findall(r"<title>([^<]*)</title>", text_of(owner.get(f"/t/{record.slug}/{page}")))
        assert title == [f"{begins} | \u2068Sunday Open\u2069 | Pairwright"]
    assert "<title>Tournaments | Pairwright</title>" in text_of(owner.get("/"))
    assert "<title>There is no such page | Pairwright</title>" in text_of(owner.get("/nowhere"))


def test_a_late_entry_is_one_of_the_entries(owner: Client, record: Record) -> None:
    published(record, 1)
    marked = re.findall(r'aria-current="true">([^<]+)</a>', text_of(owner.get(f"/t/{record.slug}/entries/late/")))
    assert marked == ["Entries"]


def test_one_who_is_not_paired_is_called_alike_everywhere(owner: Client, record: Record) -> None:
    """On the page of the byes and among those who do not play."""
    desk_of(record).perform(RequestBye(1, 6, Result.ABSENT), By("Noor", "s-setup"))
    assert "zero-point bye" in text_of(owner.get(f"/t/{record.slug}/entries/byes/"))
    proposal = text_of(owner.get(f"/t/{record.slug}/rounds/1/"))
    assert "zero-point bye" in proposal
    assert "absent" not in proposal


def test_what_is_confirmed_is_its_heading_and_names_the_player(owner: Client, record: Record) -> None:
    published(record, 1)
    asked = text_of(owner.post(f"/t/{record.slug}/rounds/1/results/colours/", {"board": "1", "request": "c"}))
    assert re.search(r'id="ask-title">\s*Exchange the colours', asked)
    assert "4 Dara Naz" in asked.replace("\u2068", "").replace("\u2069", "")
