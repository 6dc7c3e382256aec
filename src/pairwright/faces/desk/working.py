"""The working of one value, as the page shows it: terms of a sum, what each counts as and why, what is cut."""

from __future__ import annotations

from django.utils.translation import get_language

from pairwright.app.standings import Standings
from pairwright.app.tables.chart import Participant, participants
from pairwright.errors import Sentence, UnknownCode, say
from pairwright.faces.standing_words import names_apart, place_sentences
from pairwright.faces.wording.characters import decimal
from pairwright.handbook.citation import Article
from pairwright.lean import NamedTuple
from pairwright.model.colour import Colour
from pairwright.tiebreaks.acronym import kinds
from pairwright.tiebreaks.base import How, Part, Who, exact_text, written


class Term(NamedTuple):
    """One row of the working. ``of`` is what stood there, ``times`` what it was multiplied by (both may be empty),
    ``amount`` what it counts as."""

    round: int
    opponent: Participant | None
    colour: str
    of: str
    times: str
    amount: str
    why: Article | None
    cut: Article | None


class Working(NamedTuple):
    """A value opened: whose, which, the total, how it follows from the terms, and the sentences beside it."""

    number: int
    who: Participant
    key: str
    title: Sentence
    article: Article
    total: str
    how: str
    terms: tuple[Term, ...]
    steps: tuple[Sentence, ...]
    place: tuple[Sentence, ...]
    has_rounds: bool
    has_times: bool
    has_cut: bool


def working_of(found: Standings, number: int, key: str) -> Working:
    """The working. Raises :class:`UnknownCode` for a participant or a tie-break that is not there."""
    values = found.working(number)
    if key not in values:
        raise UnknownCode("tie-break", key, tuple(values))
    index = found.keys.index(key)
    row = next(row for row in found.ranking.rows if row.number == number)
    value = values[key]
    kind = kinds()[found.ranking.asked[index].name]
    event = found.ranking.event
    people = participants(event)
    language = get_language() or "en"
    decimals = found.ranking.column(index, row.position).decimals
    table = event.table()
    terms = tuple(
        [
            _term(part, people, language, table.colours[row.position] if part.round else ())
            for part in value.parts
            if part != Part(part.amount, of=part.of)
        ]
    )
    names = names_apart(found)
    steps = tuple([_named(step.what, people) for step in value.steps])
    return Working(
        number,
        people[number],
        key,
        say(kind.title),
        kind.article,
        decimal(written(value.total, decimals), language),
        value.how.name if terms or value.how in (How.LAST_STEP, How.COMPARED) else "",
        terms,
        steps,
        tuple(place_sentences(found, number, names)),
        any(term.round for term in terms),
        any(term.times for term in terms),
        any(term.cut for term in terms),
    )


def _term(part: Part, people: dict[int, Participant], language: str, colours: object) -> Term:
    times = "" if part.times == 1 else decimal(exact_text(part.times), language)
    of = decimal(exact_text(part.of), language) if part.of or part.times != 1 else ""
    colour = ""
    if part.round and part.opponent and isinstance(colours, (tuple, list)) and part.round <= len(colours):
        found = colours[part.round - 1]
        colour = "" if found is Colour.NONE else found.value
    return Term(
        part.round,
        people.get(part.opponent),
        colour,
        of,
        times,
        decimal(exact_text(part.amount), language),
        part.why,
        part.cut,
    )


def _named(sentence: Sentence, people: dict[int, Participant]) -> Sentence:
    """The sentence with the names of those it speaks of."""
    values = tuple(
        [
            (
                name,
                f"{value.number} {people[value.number].name}"
                if isinstance(value, Who) and value.number in people
                else value,
            )
            for name, value in sentence[1]
        ]
    )
    return Sentence(sentence.template, values)
