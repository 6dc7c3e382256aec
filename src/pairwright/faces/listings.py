"""What there is, for people and for programs: systems, rules in short, tie-breaks, recommended lists."""

from __future__ import annotations

from itertools import groupby

from pairwright.app.listings import ListedSystem, ListedTieBreak, RulesInShort
from pairwright.errors import Sentence, say
from pairwright.faces.document import PROSE, Column, Document, Entry, Kind, Sheet
from pairwright.faces.wording.characters import without_islands
from pairwright.lean import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pairwright.faces.json import Object
    from pairwright.faces.text import Canvas, Words
    from pairwright.tiebreaks.presets import Preset

WIDTH = 100
"""Columns of plain text."""


def systems_document(found: Sequence[ListedSystem], words: Words) -> Document:
    """A line for every system."""
    columns = (
        Column(say("Code"), Kind.WORDS),
        Column(say("System"), Kind.WORDS),
        Column(say("Edition")),
        Column(say("Source"), Kind.WORDS),
        Column(say("Status"), Kind.WORDS),
        Column(say("Record 192"), Kind.WORDS),
    )
    rows = []
    for one in found:
        cells = (one.code, words(say(one.title)), one.edition, words(one.source), words(one.status), one.announced)
        rows.append(tuple(map(Entry, cells)))
    note = say("A family, such as dutch, means the edition in force when the tournament began, else the newest.")
    return Document("", say("pairing systems"), (Sheet(columns, tuple(rows)),), (note,))


def systems_object(found: Sequence[ListedSystem]) -> Object:
    """``{"systems"}``."""
    return {"systems": [_system_object(one) for one in found]}


def _system_object(one: ListedSystem) -> Object:
    return {**one._asdict(), "source": str(one.source), "status": str(one.status)}


def rules_head(found: RulesInShort, words: Words) -> str:
    """``dutch-2026: FIDE (Dutch) system, edition 2026 (FIDE Handbook C.04.3, in force since 2026-02-01)``."""
    system = found.system
    dated = "{code}: {title}, edition {edition} ({source}, {status})"
    head = say(
        dated if system.edition.isdecimal() else "{code}: {title} ({source}, {status})",
        code=system.code,
        title=say(system.title),
        edition=system.edition,
        source=system.source,
        status=system.status,
    )
    return words(head)


IN_SHORT = say("Rules in short, in our own words; what counts is the text of the regulation.")


def rules_text(found: RulesInShort, canvas: Canvas) -> str:
    """The rules for reading: article, rule; broken into lines."""
    from textwrap import wrap

    words, width = canvas.words, min(canvas.width or WIDTH, WIDTH)
    lines = [*wrap(rules_head(found, words), width), *wrap(words(IN_SHORT), width)]
    for regulation, group in groupby(found.rules, key=lambda rule: rule[0].regulation):
        rules = list(group)
        lines += ["", regulation]
        room = max(len(article.number) for article, _ in rules) + 2
        for article, text in rules:
            margin = article.number.ljust(room)
            lines += wrap(words(text), width, initial_indent=margin, subsequent_indent=" " * room)
    return "\n".join(lines) + "\n"


def rules_document(found: RulesInShort, words: Words) -> Document:
    """The same as a page, to be handed out."""
    columns = (Column(say("Article")), Column(say("Rule"), Kind.WORDS))
    sheets = []
    for regulation, group in groupby(found.rules, key=lambda rule: rule[0].regulation):
        rows = [(Entry(article.number), Entry(words(text))) for article, text in group]
        sheets.append(Sheet(columns, tuple(rows), ((Kind.NUMBER, regulation),), PROSE))
    return Document("", say("{rules}", rules=rules_head(found, words)), tuple(sheets), (IN_SHORT,))


def rules_object(found: RulesInShort, words: Words) -> Object:
    """``{"system", "rules"}``."""
    rules = [
        {"regulation": article.regulation, "article": article.number, "rule": words(text)}
        for article, text in found.rules
    ]
    return {"system": _system_object(found.system), "rules": rules}


def tie_breaks_document(found: Sequence[ListedTieBreak], lists: Sequence[Preset], words: Words) -> Document:
    """Every tie-break, then the recommended lists."""
    columns = (
        Column(say("Code"), Kind.WORDS),
        Column(say("Tie-break"), Kind.WORDS),
        Column(say("Article"), Kind.WORDS),
        Column(say("For"), Kind.WORDS),
        Column(say("Variants"), Kind.WORDS),
        Column(say("Since"), Kind.WORDS),
    )
    rows = []
    for one in found:
        variants = " ".join([written for written, _ in one.variants])
        article = f"{one.article.regulation} {one.article.number}"
        cells = (one.code, words(say(one.title)), article, words(say(one.suits)), variants, one.since)
        rows.append(tuple(map(Entry, cells)))
    return Document(
        "",
        say("tie-breaks"),
        (
            Sheet(columns, tuple(rows), ((Kind.WORDS, words(say("Tie-breaks"))),)),
            _lists(lists, words),
        ),
        (say("What a variant does: pairwright tie-breaks CODE."),),
    )


def _lists(lists: Sequence[Preset], words: Words) -> Sheet:
    columns = (
        Column(say("List"), Kind.WORDS),
        Column(say("For"), Kind.WORDS),
        Column(say("Tie-breaks"), Kind.WORDS),
        Column(say("Source"), Kind.WORDS),
    )
    rows = []
    for one in lists:
        cells = (one.code, words(say(one.title)), ",".join(one.tie_breaks), words(say(one.advised_by)))
        rows.append(tuple(map(Entry, cells)))
    return Sheet(columns, tuple(rows), ((Kind.WORDS, words(say("Recommended lists (--preset)"))),))


def tie_breaks_object(found: Sequence[ListedTieBreak], lists: Sequence[Preset], words: Words) -> Object:
    """``{"tiebreaks", "presets"}``."""
    return {"tiebreaks": [_tie_break_object(one, words) for one in found], "presets": list(map(_list_object, lists))}


def _list_object(one: Preset) -> Object:
    return {"code": one.code, "title": one.title, "tiebreaks": list(one.tie_breaks), "source": one.advised_by}


def _tie_break_object(one: ListedTieBreak, words: Words) -> Object:
    return {
        **one._asdict(),
        "article": str(one.article),
        "variants": {written: words(about) for written, about in one.variants},
        "presets": list(one.presets),
    }


def tie_break_sentences(one: ListedTieBreak) -> tuple[Sentence, ...]:
    """One tie-break in sentences."""
    lines = [
        say("{code}: {title} ({article}).", code=one.code, title=say(one.title), article=one.article),
        say("For {suits}.", suits=say(one.suits)),
    ]
    lines += [say("{variant}  {about}", variant=f"{one.code}{written}", about=about) for written, about in _each(one)]
    if one.since:
        lines.append(say("Since the edition {edition}.", edition=one.since))
    if one.presets:
        lines.append(say("In the lists {lists}.", lists=", ".join(one.presets)))
    return tuple(lines)


def _each(one: ListedTieBreak) -> list[tuple[str, Sentence]]:
    return [(written.partition(",")[0], about) for written, about in one.variants]


def list_sentences(one: Preset) -> tuple[Sentence, ...]:
    """A recommended list in sentences."""
    return (
        say("{code}: {title}.", code=one.code, title=say(one.title)),
        say("In this order: {tiebreaks}.", tiebreaks=", ".join(one.tie_breaks)),
        say("Source: {source}.", source=say(one.advised_by)),
    )


def told(sentences: Sequence[Sentence], words: Words) -> str:
    """One a line."""
    return "\n".join([without_islands(words(sentence)) for sentence in sentences]) + "\n"
