"""The tables. An entry of a journal is written once and never changed; everything else may be made anew from it."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models


class Role(models.TextChoices):
    """What somebody may do, the most first: each includes those below it."""

    OWNER = "owner"
    ARBITER = "arbiter"
    DEPUTY = "deputy"
    RESULTS = "results"
    VIEWER = "viewer"


class Tournament(models.Model):
    """A tournament: where its journal is, and what the list of tournaments shows without reading that."""

    slug = models.SlugField(max_length=80, unique=True, allow_unicode=True)
    code = models.CharField(max_length=32, unique=True)
    """Part of the addresses that are public: cannot be guessed."""
    name = models.CharField(max_length=200)
    system = models.CharField(max_length=60, blank=True)
    starts = models.CharField(max_length=10, blank=True)
    ends = models.CharField(max_length=10, blank=True)
    participants = models.PositiveIntegerField(default=0)
    rounds = models.PositiveIntegerField(default=0)
    round = models.PositiveIntegerField(default=0)
    results = models.PositiveIntegerField(default=0)
    """Games of the round that have a result."""
    games = models.PositiveIntegerField(default=0)
    finished = models.BooleanField(default=False)
    outside_fide_since = models.PositiveIntegerField(default=0)
    public = models.BooleanField(default=False)
    """Is its public page open to the hall's network?"""
    demonstration = models.BooleanField(default=False)
    """Made up, to try the desk with."""
    created = models.DateTimeField(auto_now_add=True)
    removed = models.BooleanField(default=False)

    class Meta:
        ordering: ClassVar = ["-starts", "name"]

    def __str__(self) -> str:
        return self.name


class Entry(models.Model):
    """One act of a journal, as :mod:`pairwright.app.desk.codec` writes it."""

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT, related_name="entries")
    number = models.PositiveIntegerField()
    act = models.TextField()
    author = models.CharField(max_length=150, blank=True)
    desk = models.CharField(max_length=64, blank=True)
    time = models.CharField(max_length=32)
    request = models.CharField(max_length=64, blank=True)
    against = models.JSONField(default=list)
    lines = models.JSONField(default=list)
    reason = models.CharField(max_length=300, blank=True)

    class Meta:
        ordering: ClassVar = ["number"]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["tournament", "number"], name="one_entry_a_number"),
            models.UniqueConstraint(
                fields=["tournament", "request"], condition=~models.Q(request=""), name="one_entry_a_request"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.tournament_id}/{self.number}"


class RestorePoint(models.Model):
    """The event after entry ``number``."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="restore_points")
    number = models.PositiveIntegerField()
    event = models.TextField()

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["tournament", "number"], name="one_restore_point_a_number")
        ]

    def __str__(self) -> str:
        return f"{self.tournament_id}/{self.number}"


class Right(models.Model):
    """The role of a user: in one tournament, or everywhere if it names none."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="rights")
    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="rights", null=True, blank=True)
    role = models.CharField(max_length=10, choices=Role.choices)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["user", "tournament"], name="one_right_a_tournament"),
        ]

    def __str__(self) -> str:
        return f"{self.user_id}: {self.role}"


class Phone(models.Model):
    """A helper's phone: enrolled once, for one tournament and a range of boards, until it expires or is revoked.

    Only hashes are kept: of the code in the QR picture (single use) and of the key in the phone's cookie.
    """

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="phones")
    name = models.CharField(max_length=60)
    enrolment = models.CharField(max_length=64, blank=True, db_index=True)
    """Empty once it is used."""
    enrol_until = models.DateTimeField(null=True, blank=True)
    key = models.CharField(max_length=64, blank=True, db_index=True)
    first_board = models.PositiveIntegerField(default=1)
    last_board = models.PositiveIntegerField(default=0)
    """0: to the last."""
    expires = models.DateTimeField()
    revoked = models.BooleanField(default=False)
    seen = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return self.name


class Screen(models.Model):
    """A projector or a second monitor: what it shows, page after page, in which languages."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="screens")
    name = models.SlugField(max_length=40, allow_unicode=True)
    """Part of its address."""
    title = models.CharField(max_length=40, blank=True, default="")
    """The name as it was given (empty: the one of the address)."""
    shows = models.JSONField(default=list)
    """In order: ``pairings``, ``standings``, ``clock``."""
    languages = models.JSONField(default=list)
    """One, or two that alternate page by page."""
    theme = models.CharField(max_length=5, blank=True)
    """``light``, ``dark``, or as the computer has it."""
    line = models.CharField(max_length=120, blank=True)
    """A line at its foot: when the round starts, where the players' pages are."""
    seen = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering: ClassVar = ["name"]
        constraints: ClassVar = [models.UniqueConstraint(fields=["tournament", "name"], name="one_screen_a_name")]

    def __str__(self) -> str:
        return self.title or self.name


class PlayerCode(models.Model):
    """The code on a player's card: his own page, read only. The name is kept beside the number, since numbers may be
    given anew before round 4 while the card stays in the player's pocket."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="player_codes")
    code = models.CharField(max_length=20, unique=True)
    number = models.PositiveIntegerField()
    name = models.CharField(max_length=200, blank=True)

    class Meta:
        ordering: ClassVar = ["number"]

    def __str__(self) -> str:
        return f"{self.tournament_id}: {self.number}"


class Account(models.Model):
    """What Django's user does not say: does he still have the first password, which somebody else knows?"""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="account")
    must_change = models.BooleanField(default=False)

    def __str__(self) -> str:
        return f"{self.user_id}"


class Failure(models.Model):
    """A wrong password, or a code that nobody has: counted, so that nobody can go on guessing."""

    what = models.CharField(max_length=10)
    """``login`` or ``code``."""
    name = models.CharField(max_length=150, blank=True)
    address = models.CharField(max_length=64)
    time = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return f"{self.what}: {self.address}"


class Hall(models.Model):
    """Is the desk open to the hall's network? One row at most; closed when ``until`` is past."""

    until = models.DateTimeField()
    port = models.PositiveIntegerField()
    desk_too = models.BooleanField(default=False)
    """The arbiters' pages too, not only those for phones and screens."""

    def __str__(self) -> str:
        return f"{self.port}"


class Audit(models.Model):
    """Who came in, who could not, whose rights changed; acts on tournaments are in their journals."""

    time = models.DateTimeField(auto_now_add=True)
    user = models.CharField(max_length=150, blank=True)
    address = models.CharField(max_length=64, blank=True)
    what = models.CharField(max_length=40)
    details = models.CharField(max_length=300, blank=True)

    class Meta:
        ordering: ClassVar = ["-id"]

    def __str__(self) -> str:
        return self.what
