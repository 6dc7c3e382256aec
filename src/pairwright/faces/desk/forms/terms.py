"""System and rounds, points and the bye, tie-breaks, acceleration, initial colour, prohibited pairs."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from pairwright.app.desk.setting_up import (
    Need,
    SystemTerms,
    Worths,
    families,
    is_for_teams,
    needs_of,
    presets,
    scoring_of,
    suggested,
    system_terms,
    worths_of,
)
from pairwright.errors import NotApplicable, UnknownCode, listing, say
from pairwright.faces.desk.forms.fields import DeskForm, NeedingSelect, PointsField, WholeField
from pairwright.faces.desk.numerals import latin
from pairwright.faces.desk.plainly import plainly
from pairwright.model.colour import Colour
from pairwright.model.scoring import Scoring
from pairwright.model.team import NOTHING_SAID, MatchScoring, TeamEvent
from pairwright.model.tournament import LARGEST_ROUND, Forbidden, Tournament, VirtualPoints
from pairwright.pairing.systems.team_swiss.terms import Preferences
from pairwright.tiebreaks.acronym import kinds, parse_list
from pairwright.tiebreaks.presets import Preset, preset

FAMILIES = {
    "swiss": _("Swiss, in force"),
    "teams": _("Swiss for teams"),
    "all": _("Everybody meets everybody"),
    "knockout": _("Knockout"),
    "documents": _("Older rules and documents"),
}
TITLES = {
    "dutch-2026": _("Swiss, Dutch system (2026)"),
    "dutch-2017": _("Swiss, Dutch system (2017)"),
    "dutch-2009": _("Swiss, Dutch system (2009)"),
    "dutch-1998": _("Swiss, Dutch system (1998)"),
    "dubov-2026": _("Swiss, Dubov system (2026)"),
    "dubov-1997": _("Swiss, Dubov system (1997)"),
    "burstein-2026": _("Swiss, Burstein system (2026)"),
    "burstein-1998": _("Swiss, Burstein system (1998)"),
    "double-swiss": _("Double-Swiss, two games a round"),
    "lim-2026": _("Swiss, Lim system (2026)"),
    "lim": _("Swiss, Lim system (1999)"),
    "lim-maxi": _("Swiss, Lim system (1999), Maxi tournaments"),
    "manual-swiss": _("Swiss by hand, with cards"),
    "team-swiss-2026": _("Team Swiss (2026)"),
    "team-swiss-2024": _("Team Swiss (2024)"),
    "olympiad-2007": _("Olympiad (2007)"),
    "round-robin": _("Round robin, Berger tables"),
    "round-robin-by-hand": _("Round robin, rounds made by hand"),
    "scheveningen": _("Scheveningen, whole teams change colour"),
    "scheveningen-balanced": _("Scheveningen, balanced colours"),
    "skalitzka": _("Skalitzka, three teams"),
    "knockout": _("Knockout"),
}
"""Systems by the names the desk gives them; one from another package has its own title."""
SCORES = (("MP GP", _("Match points, then game points")), ("GP MP", _("Game points, then match points")),
          ("MP", _("Match points only")), ("GP", _("Game points only")))  # fmt: skip


def system_title(code: str) -> str:
    """The name of a system on the desk."""
    if code in TITLES:
        return str(TITLES[code])
    for family in families():
        for one in family.systems:
            if one.code == code:
                return one.title
    return code


class SystemForm(DeskForm):
    """The pairing system with what it has to be told; fields that the system does not need do not count."""

    system = forms.ChoiceField(label=_("System"), widget=NeedingSelect)
    rounds = WholeField(
        label=_("Rounds"),
        min_value=1,
        max_value=LARGEST_ROUND,
        required=False,
        help_text=_("Announced beforehand (C.04.1 art. 1). Seven are enough for up to 64 players."),
    )
    expected = WholeField(
        label=_("Entries you expect"),
        min_value=2,
        max_value=9999,
        required=False,
        help_text=_("Only to see whether so many rounds can be completed."),
    )
    preferences = forms.ChoiceField(
        label=_("Colour preferences"),
        choices=(("TYPEA", _("Type A")), ("TYPEB", _("Type B")), ("", _("None"))),
        required=False,
        help_text=_("Type A is usual (C.04.6 art. 1.7)."),
    )
    scores = forms.ChoiceField(
        label=_("What counts"),
        choices=SCORES,
        required=False,
        help_text=_("The first pairs the teams, the second decides about colours (C.04.6 art. 1.2)."),
    )
    match_win = PointsField(label=_("Match won"), required=False)
    match_draw = PointsField(label=_("Match drawn"), required=False)
    match_loss = PointsField(label=_("Match lost"), required=False)
    boards = WholeField(
        label=_("Boards of a match"),
        min_value=1,
        max_value=100,
        required=False,
        help_text=_("Four are usual in team tournaments."),
    )
    board_colours = forms.ChoiceField(
        label=_("Colours of the boards"),
        choices=(("alternate", _("White on odd boards, Black on even ones")), ("same", _("White on all boards"))),
        required=False,
        help_text=_("Of the team named first (report file, record 352)."),
    )
    of_teams = forms.BooleanField(label=_("Teams take part, not players"), required=False)
    cycles = WholeField(
        label=_("Games of each pair"),
        min_value=1,
        max_value=9,
        required=False,
        help_text=_("1 is a single round robin, 2 a double one."),
    )
    swap = forms.BooleanField(
        label=_("Exchange the last two rounds of the first cycle"),
        required=False,
        help_text=_("In a double round robin nobody then has one colour three times running (C.05 A1.8)."),
    )

    def __init__(
        self, *args: Any, only: Collection[str] = (), fixed: dict[str, Any] | None = None, **kwargs: Any
    ) -> None:
        """``only`` these fields are asked for (none: all), and ``fixed`` values stand for others."""
        super().__init__(*args, **kwargs)
        self._fixed = fixed or {}
        for name in list(self.fields):
            if only and name not in only:
                del self.fields[name]
        if "system" in self.fields:
            self._offer_systems()

    def _offer_systems(self) -> None:
        groups = []
        needs: dict[str, Iterable[str]] = {}
        lists: dict[str, str] = {}
        for family in families():
            own = [(one.code, system_title(one.code)) for one in family.systems]
            groups.append((FAMILIES[family.title], own))
            needs |= {one.code: [need.value for need in needs_of(one.code)] for one in family.systems}
            lists |= {one.code: suggested(one.code).code for one in family.systems}
        field = self.fields["system"]
        assert isinstance(field, forms.ChoiceField)
        field.choices = groups
        assert isinstance(field.widget, NeedingSelect)
        field.widget.needs, field.widget.presets = needs, lists

    def clean(self) -> dict[str, Any]:
        """What the system needs must be there."""
        data = self._fixed | (super().clean() or {})
        needs = needs_of(data.get("system", ""))
        if Need.ROUNDS in needs and "rounds" in self.fields and not (data.get("rounds") or "rounds" in self.errors):
            self.add_error("rounds", _("Say how many rounds are played."))
        asks = Need.BOARDS in needs and "boards" in self.fields and self._is_team_match(data)
        if asks and not (data.get("boards") or "boards" in self.errors):
            self.add_error("boards", _("Say how many boards a match has."))
        return data

    def _is_team_match(self, data: dict[str, Any]) -> bool:
        return is_for_teams(data.get("system", "")) or bool(data.get("of_teams"))

    @property
    def needs(self) -> frozenset[Need]:
        """What the chosen system needs."""
        return needs_of(self.cleaned_data["system"])

    def terms(self, *, baku: bool) -> SystemTerms:
        """What is chosen."""
        data = self.cleaned_data
        scores = (data.get("scores") or "MP GP").split()
        return SystemTerms(
            data["system"],
            Preferences(data.get("preferences", "TYPEA")),
            scores[0],
            scores[1] if len(scores) > 1 else "",
            data.get("cycles") or 1,
            bool(data.get("swap")),
            bool(data.get("of_teams")),
            baku,
        )

    def team_event(self, before: TeamEvent = NOTHING_SAID) -> TeamEvent:
        """The terms of the matches."""
        data = self.cleaned_data
        if not self._is_team_match(data):
            return before
        boards = data["boards"] or 0
        pattern = "WB" if data["board_colours"] != "same" else "W"
        usual = MatchScoring()
        told = [data[f"match_{name}"] for name in ("win", "draw", "loss")]
        values = [usual_ if own is None else own for own, usual_ in zip(told, usual, strict=True)]
        return before._replace(match_scoring=MatchScoring(*values), colours=(pattern * boards)[:boards])

    def planned(self) -> int:
        """The number of rounds; 0 where the table or the draw says it."""
        return (self.cleaned_data.get("rounds") or 0) if Need.ROUNDS in self.needs else 0


def system_initial(tournament: Tournament) -> dict[str, Any]:
    """The values the form begins with."""
    told, event = system_terms(tournament), tournament.team_event
    scores = f"{told.primary} {told.secondary}".strip()
    colours = event.colours
    return {
        "system": told.code,
        "rounds": tournament.planned_rounds or None,
        "preferences": told.preferences.value,
        "scores": scores,
        "match_win": event.match_scoring.win,
        "match_draw": event.match_scoring.draw,
        "match_loss": event.match_scoring.loss,
        "boards": len(colours) or 4,
        "board_colours": "same" if len(colours) > 1 and len(set(colours)) == 1 else "alternate",
        "of_teams": told.of_teams and not is_for_teams(told.code),
        "cycles": told.cycles,
        "swap": told.swap if told.cycles == 2 else True,
    }


class PointsForm(DeskForm):
    """What a game and the bye are worth."""

    worths = forms.ChoiceField(
        label=_("Points of a game"),
        choices=(("usual", "\u20661 – ½ – 0\u2069"), ("three", "\u20663 – 1 – 0\u2069"), ("own", _("Own values"))),
        help_text=_("Two draws are never worth more than a win and a loss (acceptance checklist, question 74)."),
    )
    win = PointsField(label=_("Win"), required=False)
    draw = PointsField(label=_("Draw"), required=False)
    loss = PointsField(label=_("Loss"), required=False)
    bye = forms.ChoiceField(
        label=_("Pairing-allocated bye"),
        choices=(("win", _("as a win")), ("draw", _("as a draw")), ("loss", _("as a loss"))),
        help_text=_("As a win is usual, and it is never worth more (C.04.1 art. 3)."),
    )

    def clean(self) -> dict[str, Any]:
        """Own values must be there."""
        data = super().clean() or {}
        if data.get("worths") == "own":
            for name in ("win", "draw", "loss"):
                if data.get(name) is None and name not in self.errors:
                    self.add_error(name, _("Say what it is worth."))
            values = [data.get(name) for name in ("win", "draw", "loss")]
            if None not in values and not self.errors:
                win, draw, loss = (int(value or 0) for value in values)
                if 2 * draw > win + loss:
                    self.add_error("draw", _("Two draws must not be worth more than a win and a loss."))
                elif not loss <= draw <= win or loss == win:
                    self.add_error("win", _("A win must be worth most, a loss least."))
        return data

    def scoring(self, *, of_two_games: bool) -> Scoring:
        """The scoring."""
        data = self.cleaned_data
        win, draw, loss = (data[name] or 0 for name in ("win", "draw", "loss"))
        return scoring_of(Worths(data["worths"]), win, draw, loss, data["bye"], of_two_games=of_two_games)


def points_initial(tournament: Tournament) -> dict[str, Any]:
    """The values the form begins with; of two games a round, those of one game."""
    from pairwright.model.two_games import with_match_scoring

    scoring = with_match_scoring(tournament).scoring
    if tournament.of_two_games:
        own = scoring._replace(win=scoring.win // 2, draw=scoring.draw // 2, loss=scoring.loss // 2)
        bye = worths_of(scoring)[1] or "win"
        return {"worths": worths_of(own)[0].value, "win": own.win, "draw": own.draw, "loss": own.loss, "bye": bye}
    named, bye = worths_of(scoring)
    values = {"win": scoring.win, "draw": scoring.draw, "loss": scoring.loss}
    return {"worths": named.value, "bye": bye or "win", **values}


class TieBreaksForm(DeskForm):
    """The list of tie-breaks, from a recommended one or one's own."""

    preset = forms.ChoiceField(
        label=_("Recommended list"),
        required=False,
        help_text=_("C.07 recommends no list; announce yours before round 1."),
    )
    tie_breaks = forms.CharField(
        label=_("Tie-breaks in their order"),
        max_length=400,
        required=False,
        widget=forms.TextInput(attrs={"class": "n", "spellcheck": "false"}),
        help_text=_("Codes with commas between them; empty: the list above. Points always come first."),
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        field = self.fields["preset"]
        assert isinstance(field, forms.ChoiceField)
        lists = [(one.code, _list(one)) for one in presets()]
        field.choices = [("", _("the one that suits the system")), *lists]

    @property
    def named(self) -> list[tuple[str, str]]:
        """Codes without variants, in capitals, with the names of the tie-breaks."""
        return [(code.upper(), plainly(say(kind.title))) for code, kind in kinds().items()]

    def clean_tie_breaks(self) -> str:
        """Codes that are known."""
        text = str(self.cleaned_data["tie_breaks"])
        try:
            asked = parse_list(text)
        except (UnknownCode, NotApplicable) as refusal:
            raise forms.ValidationError(plainly(refusal)) from None
        codes = without_points([one.text for one in asked])
        if len(set(codes)) < len(codes):
            raise forms.ValidationError(_("A tie-break stands in the list twice."))
        return ",".join(codes)

    def codes(self, system: str, *, of_teams: bool) -> tuple[str, ...]:
        """The list: what is written, else the recommended one that is chosen or suits."""
        written = self.cleaned_data["tie_breaks"]
        if written:
            return tuple(written.split(","))
        chosen = self.cleaned_data["preset"]
        return without_points((preset(chosen) if chosen else suggested(system, of_teams=of_teams)).tie_breaks)


def _list(recommended: Preset) -> str:
    """``Round robin: DE, WIN, SB, KS``."""
    codes = listing(without_points(recommended.tie_breaks))
    return plainly(say("{title}: {codes}", title=say(recommended.title), codes=codes))


def without_points(codes: Any) -> tuple[str, ...]:
    """A list as record 202 has it: points in front are not told (``PTS:GP`` says which points and is)."""
    return tuple([code for code in codes if code.upper() != "PTS"])


class AccelerationForm(DeskForm):
    """No acceleration, Baku's, or one of one's own."""

    acceleration = forms.ChoiceField(
        label=_("Acceleration"),
        choices=(("", _("None")), ("baku", _("Baku")), ("own", _("Own virtual points"))),
        required=False,
        help_text=_("Baku is for many players and few rounds (C.04.7 art. 1.1)."),
    )
    own = forms.CharField(
        label=_("Own virtual points"),
        required=False,
        max_length=2000,
        widget=forms.Textarea(attrs={"rows": 3, "class": "n"}),
        help_text=_("A line for each: first player, last player, first round, last round, points. 1 30 1 2 1"),
    )

    def clean(self) -> dict[str, Any]:
        """Lines of five numbers."""
        data = super().clean() or {}
        data["points"] = ()
        if data.get("acceleration") == "own":
            try:
                rows = _rows_of_points(data.get("own", ""))
            except (ValueError, forms.ValidationError):
                rows = []
            if not rows:
                self.add_error("own", _("Write five numbers in each line, such as 1 30 1 2 1."))
            data["points"] = tuple(rows)
        return data


def _rows_of_points(text: str) -> list[VirtualPoints]:
    """Raises ``ValueError`` or ``ValidationError`` for a line that is not as it should be."""
    field = PointsField()
    rows = []
    for line in text.splitlines():
        *numbers, points = line.replace(",", " ").split() or [""]
        if not line.strip():
            continue
        first_player, last_player, first, last = (WholeField().to_python(one) or 0 for one in numbers)
        worth = field.to_python(points) or 0
        if min(first_player, last_player, first, last) < 1 or worth < 0:
            raise ValueError(line)
        rows.append(VirtualPoints(worth, first, last, first_player, last_player))
    return rows


def acceleration_initial(tournament: Tournament) -> dict[str, Any]:
    """The values the form begins with."""
    field = PointsField()
    lines = [
        f"{one.first_player} {one.last_player} {one.first} {one.last} {field.prepare_value(one.points)}"
        for one in tournament.virtual_points
    ]
    kind = "own" if lines else "baku" if system_terms(tournament).baku else ""
    return {"acceleration": kind, "own": "\n".join(lines)}


class ColourForm(DeskForm):
    """The initial colour."""

    colour = forms.ChoiceField(
        label=_("Initial colour"),
        choices=(
            ("lot", _("drawn by lot, by the desk")),
            (Colour.WHITE.value, _("White: the lot was drawn in the hall")),
            (Colour.BLACK.value, _("Black: the lot was drawn in the hall")),
        ),
        help_text=_("The colour of the first player in round 1; the draw and its seed stand in the journal."),
    )


class PairForm(DeskForm):
    """A prohibited pair to be added, by numbers; what follows a number (a name picked from the list) is not read."""

    first = forms.CharField(label=_("Player"), max_length=120, widget=forms.TextInput(attrs={"list": "players"}))
    second = forms.CharField(label=_("Player"), max_length=120, widget=forms.TextInput(attrs={"list": "players"}))
    from_round = WholeField(label=_("From round"), min_value=1, max_value=LARGEST_ROUND, required=False)
    to_round = WholeField(
        label=_("To round"), min_value=1, max_value=LARGEST_ROUND, required=False, help_text=_("Empty: to the end.")
    )

    def _number(self, name: str) -> int:
        text = latin(str(self.cleaned_data[name])).split(" ")[0].rstrip(".")
        if not (text.isascii() and text.isdecimal() and len(text) < 6):
            raise forms.ValidationError(_("Begin with the number of the player."))
        return int(text)

    def clean_first(self) -> int:
        """A number."""
        return self._number("first")

    def clean_second(self) -> int:
        """A number."""
        return self._number("second")

    def group(self) -> Forbidden:
        """The pair."""
        data = self.cleaned_data
        return Forbidden((data["first"], data["second"]), data["from_round"] or 1, data["to_round"] or 0)
