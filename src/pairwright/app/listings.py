"""What there is: systems with their rules in short, tie-breaks with their variants, recommended lists."""

from __future__ import annotations

from datetime import date, timedelta

from pairwright.app.editions import announcement, choose
from pairwright.catalogue import discover, find
from pairwright.errors import NotApplicable, Sentence, UnknownCode, say
from pairwright.lean import TYPE_CHECKING, NamedTuple, cast
from pairwright.model.tournament import Tournament
from pairwright.tiebreaks.editions import EDITIONS
from pairwright.tiebreaks.presets import PRESETS, Preset

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pairwright.handbook.citation import Article, Regulation
    from pairwright.pairing.base import PairingSystem
    from pairwright.pairing.rulebook import RuleBook
    from pairwright.tiebreaks.base import TieBreak


class ListedSystem(NamedTuple):
    """A system of the catalogue. ``announced`` is the encoded type (record 192) by which a file names it."""

    code: str
    title: str
    edition: str
    regulation: str
    source: Sentence
    status: Sentence
    announced: str


class RulesInShort(NamedTuple):
    """The rules of a system, those of its own regulation first."""

    system: ListedSystem
    rules: tuple[tuple[Article, Sentence], ...]


class ListedTieBreak(NamedTuple):
    """A tie-break. ``variants`` are its modifiers as they are written, and what each does; ``since`` is the first
    edition of the rules that has it, empty if all have; ``presets`` are the recommended lists it stands in."""

    code: str
    title: str
    article: Article
    suits: str
    variants: tuple[tuple[str, Sentence], ...]
    since: str
    presets: tuple[str, ...]


def systems() -> tuple[ListedSystem, ...]:
    """Every system there is, by code."""
    found = sorted(cast("Iterable[PairingSystem]", discover("system")), key=lambda system: system.code)
    regulations = [system.regulation for system in found]
    return tuple([_listed(system, regulations) for system in found])


def rules_in_short(code: str) -> RulesInShort:
    """The rules of a system; a family (``dutch``) means its newest edition. Raises :class:`UnknownCode`, and
    :class:`NotApplicable` for a system that is not built or brings no rules."""
    system = choose(Tournament(), code).system
    try:
        book = _book(system.code)
    except UnknownCode:
        raise NotApplicable(system.code, say("its package brings no rules in short")) from None
    own = [(system.regulation[rule.article], rule.text) for rule in book.rules]
    common = [(rule.article, rule.text) for rule in book.common]
    listed = next(one for one in systems() if one.code == system.code)
    return RulesInShort(listed, (*own, *common))


def _book(code: str) -> RuleBook:
    return cast("RuleBook", find("rules", code))


def _listed(system: PairingSystem, regulations: list[Regulation]) -> ListedSystem:
    regulation = system.regulation
    try:
        source = _book(system.code).source
    except UnknownCode:
        source = say("{regulation}", regulation=regulation.code)
    announced = announcement(Tournament(), system)
    status = _status(regulation, regulations)
    return ListedSystem(system.code, system.title, regulation.edition, regulation.code, source, status, announced)


def _status(regulation: Regulation, regulations: list[Regulation]) -> Sentence:
    """Whether an edition is in force: until the day before the next one of the same regulation is."""
    since = regulation.in_force_from
    if not since:
        return say("as the documents have it")
    later = [one.in_force_from for one in regulations if one.code == regulation.code and one.in_force_from > since]
    first = since.replace("/", "-")
    if not later:
        return say("in force since {first}", first=first)
    last = date(*map(int, min(later).split("/"))) - timedelta(days=1)
    return say("in force from {first} to {last}", first=first, last=last.isoformat())


_VARIANTS = {
    ":": (":MP, :GP", say("of teams: by match points, by game points")),
    "C": ("/C1", say("cut: without the lowest value (/C2: the two lowest)")),
    "M": ("/M1", say("median: without the lowest and the highest value")),
    "L": ("/L+1", say("limit: half a point more than half of the points (/L-1: less)")),
    "P": ("/P", say("forfeits count as games")),
    "F": ("/F", say("by Fore Buchholz")),
    "R": ("/R", say("the other way round")),
    "K": ("/K4", say("divisor of the score")),
}


def tie_breaks() -> tuple[ListedTieBreak, ...]:
    """Every tie-break there is: those of FIDE's regulation by article, then the others by theirs."""
    kinds = cast("Iterable[TieBreak]", discover("tiebreak"))
    return tuple(sorted(map(_listed_tie_break, kinds), key=lambda one: (_place(one.article), one.code)))


def _place(article: Article) -> tuple[str, list[tuple[int, str]]]:
    """By regulation, then by number as people count: 9.2 before 10.1, T9 before T10."""
    parts = article.number.replace("T", "T.").split(".")
    return article.regulation, [(int(part), "") if part.isdecimal() else (0, part) for part in parts]


def tie_break(code: str) -> ListedTieBreak:
    """One of them. Raises :class:`UnknownCode` with the codes that look like it."""
    wanted = code.strip().casefold()
    known = tie_breaks()
    for one in known:
        if one.code.casefold() == wanted:
            return one
    from difflib import get_close_matches

    codes = [one.code for one in known] + [preset.code for preset in PRESETS]
    near = get_close_matches(code.strip().upper(), codes, n=4, cutoff=0.5) + get_close_matches(wanted, codes, n=4)
    raise UnknownCode("tie-break", code, tuple(dict.fromkeys(near)) or tuple(codes))


def presets() -> tuple[Preset, ...]:
    """The recommended lists."""
    return PRESETS


def _listed_tie_break(kind: TieBreak) -> ListedTieBreak:
    variants = tuple([_VARIANTS[letter] for letter in kind.variants])
    knowing = [rules.code for rules in EDITIONS if kind.code not in rules.unknown]
    since = "" if len(knowing) == len(EDITIONS) else knowing[-1]
    lists = [preset.code for preset in PRESETS if kind.code in map(_bare, preset.tie_breaks)]
    return ListedTieBreak(kind.code, kind.title, kind.article, kind.suits.value, variants, since, tuple(lists))


def _bare(asked: str) -> str:
    return asked.partition("/")[0].partition(":")[0]
