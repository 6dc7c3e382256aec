"""Varma's restricted draw."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pairwright.app.numbering import number
from pairwright.app.numbering_keys import Asked, Key
from pairwright.app.varma import TABLES, federations, late_meetings, varma_numbers
from pairwright.errors import NotApplicable
from pairwright.model.player import Player
from pairwright.model.tournament import Tournament
from pairwright.pairing.systems.round_robin.berger import round_of


def field(*federations_: str) -> tuple[Player, ...]:
    """A player of each of these federations, in this order."""
    return tuple([Player(place, f"Player {place:02}", federation=code) for place, code in enumerate(federations_, 1)])


@pytest.mark.parametrize("size", TABLES)
def test_the_envelopes_hold_every_number_once(size: int) -> None:
    """And those of one envelope do not meet in the last three rounds, but for 6 and 12 of 12."""
    numbers = sorted(number for envelope in TABLES[size] for number in envelope)
    assert numbers == list(range(1, size + 1))
    pairs = [pair for envelope in TABLES[size] for pair in combinations(envelope, 2)]
    late = [pair for pair in pairs if round_of(size, *pair) > size - 4]
    assert late == ([(6, 12)] if size == 12 else [])


@given(st.integers(9, 24), st.text("0123456789", max_size=4), st.data())
def test_compatriots_do_not_meet_at_the_end(count: int, seed: str, data: st.DataObject) -> None:
    """Two of each federation: everybody has a number, and no compatriots meet in the last three rounds where an
    envelope was there for both."""
    codes = data.draw(st.permutations([f"F{place // 2:02}" for place in range(count)]))
    players = field(*codes)
    drawn = varma_numbers(players, seed)
    assert sorted(drawn.values()) == list(range(1, count + 1))
    table = TABLES[count + count % 2]
    renumbered = [player._replace(number=drawn[player.number]) for player in players]
    for _, members in federations(renumbered):
        together = [envelope for envelope in table if {player.number for player in members} <= set(envelope)]
        meetings = [str(found) for found in late_meetings(renumbered)]
        own = [found for found in meetings if f"({members[0].federation})" in found]
        assert not (together and own) or count == 12


@given(st.text("0123456789", max_size=4))
def test_the_largest_federation_draws_from_one_envelope(seed: str) -> None:
    """Six of one federation in a field of 16: only the envelope A holds six numbers."""
    players = field(*["AAA"] * 6, *[f"B{place:02}" for place in range(10)])
    drawn = varma_numbers(players, seed)
    assert {drawn[place] for place in range(1, 7)} == {5, 6, 7, 12, 13, 14}


def test_who_draws_when() -> None:
    """Larger federations first, then by code; inside by name; who has none stands alone."""
    players = field("BBB", "AAA", "BBB", "FID", "AAA", "", "CCC")
    order = [(code, [player.number for player in members]) for code, members in federations(players)]
    assert order == [("AAA", [2, 5]), ("BBB", [1, 3]), ("", [4]), ("", [6]), ("CCC", [7])]


def test_more_compatriots_than_an_envelope_holds() -> None:
    """All of one federation: somebody has to meet somebody in the end, and it is said."""
    numbering = number(Tournament(field(*["AAA"] * 10)), Asked((Key.VARMA,), seed="1"))
    assert [line.number for line in numbering.lines] == list(range(1, 11))
    assert len(numbering.notices) == 15
    assert all("all the same" in str(problem.found) for problem in numbering.notices)


def test_the_seed_decides() -> None:
    """The same draw again, however the list was sorted; another one with another seed."""
    players = field(*["AAA"] * 3, *["BBB"] * 3, *["CCC"] * 3)

    def drawn(people: tuple[Player, ...], seed: str) -> list[str]:
        return [line.name for line in number(Tournament(people), Asked((Key.VARMA,), seed=seed)).lines]

    turned = tuple([player._replace(number=10 - player.number) for player in reversed(players)])
    assert drawn(players, "5") == drawn(turned, "5")
    assert len({tuple(drawn(players, str(seed))) for seed in range(20)}) > 10


def test_what_is_refused() -> None:
    """Fields without a table, and other keys beside it."""
    with pytest.raises(NotApplicable, match="9 to 24"):
        number(Tournament(field(*["AAA"] * 8)), Asked((Key.VARMA,)))
    with pytest.raises(NotApplicable, match="no other key"):
        number(Tournament(field(*["AAA"] * 10)), Asked((Key.VARMA, Key.LOT)))
