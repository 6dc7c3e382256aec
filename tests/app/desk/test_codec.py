"""What is written today must be readable for as long as the tournament is kept: every kind of act comes back as it
was."""

from __future__ import annotations

import json
from enum import Enum
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pairwright.app.desk import acts
from pairwright.app.desk import event as desk_event
from pairwright.app.desk.acts import KINDS
from pairwright.app.desk.codec import decoded, decoded_event, encoded, encoded_event
from pairwright.app.desk.event import Event, HandEdits, Look, Presence
from pairwright.errors import UnreadableFile
from pairwright.model import acts as core
from pairwright.model import player, result, scoring, team, team_acts, tournament
from pairwright.model import round as model_round
from pairwright.model.colour import Colour
from pairwright.model.knockout import terms as knockout
from pairwright.model.player import Player
from pairwright.model.result import Result
from pairwright.model.round import RoundEntry
from tests.app.desk.desks import ROUND_1, at, opened

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)


NAMES: dict[str, Any] = {
    name: kind
    for module in (acts, core, desk_event, player, result, model_round, scoring, team, team_acts, knockout, tournament)
    for name, kind in vars(module).items()
} | {"Matches": type(None)}  # made from the rest, never written down


def any_of(kind: Any) -> st.SearchStrategy[Any]:
    """Any value of a type as the model writes it down."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is tuple:
        if len(inner) == 2 and inner[1] is Ellipsis:
            return st.lists(any_of(inner[0]), max_size=2).map(tuple)
        return st.tuples(*[any_of(one) for one in inner])
    if origin is frozenset:
        return st.frozensets(any_of(inner[0]), max_size=2)
    if origin is not None:  # a union
        return st.one_of(*[any_of(one) for one in inner])
    if kind is type(None):
        return st.none()
    if isinstance(kind, type) and issubclass(kind, Enum):
        return st.sampled_from(list(kind))
    if hasattr(kind, "_fields"):
        hints = get_type_hints(kind, localns=NAMES)
        return st.fixed_dictionaries({name: any_of(hints[name]) for name in kind._fields}).map(
            lambda values: kind(**values)
        )
    plain = {int: st.integers(0, 9999), str: TEXT, bool: st.booleans()}
    return plain[kind]


def same(one: Any, other: Any) -> bool:
    """Equal, and of the same kinds all the way down: named tuples of different kinds may be equal."""
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple):
        return len(one) == len(other) and all(same(*pair) for pair in zip(one, other, strict=True))
    return bool(one == other)


@pytest.mark.parametrize("kind", sorted(KINDS))
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_every_kind_of_act_comes_back_as_it_was(kind: str, data: st.DataObject) -> None:
    act = data.draw(any_of(KINDS[kind]))
    assert same(decoded(encoded(act)), act)


@settings(max_examples=6, deadline=None)
@given(any_of(Event))
def test_an_event_comes_back_as_it_was(event: Event) -> None:
    assert same(decoded_event(encoded_event(event)), event)


def test_a_played_event_comes_back_as_it_was() -> None:
    desk = opened()
    desk.perform(acts.CheckPlayer(1, 2, Presence.LATE), at("a"))
    desk.perform(acts.Publish(1, ROUND_1, "dutch", Colour.BLACK), at("a"))
    event, _ = desk.now()
    assert same(decoded_event(encoded_event(event)), event)


@pytest.mark.parametrize(
    "text",
    [
        '{"_":"Teleport"}', '{"_":"Withdraw","player":1,"first":2,"why":"?"}', '{"_":"Withdraw"}', "[]", "", "7",
        '{"player":1}', '{"_":"Player","number":1}', '{"_":"EnterResult","round":1,"white":1,"black":2,'
        '"white_result":{"_":"Result","v":"7"},"black_result":{"_":"Result","v":"0"}}', "[" * 5000,
    ],
)  # fmt: skip
def test_what_is_unknown_is_refused_and_not_guessed(text: str) -> None:
    with pytest.raises(UnreadableFile):
        decoded(text)


def test_lines_of_older_versions_are_still_read() -> None:
    """As the first desks wrote them; never change these lines."""
    old = {
        '{"_":"Withdraw","player":3,"first":2}': (3, 2),
        '{"_":"Undo","numbers":[4,5]}': ((4, 5), 0),
        '{"_":"SetLook","look":{"_":"Look","single_keys":false}}': (Look(single_keys=False),),
        '{"_":"EnterPlayers","players":[{"_":"Player","number":0,"name":"Ada Loom","rating":2100,'
        '"entries":[{"_":"E","v":[2,"w","1"]}]}]}': (
            (Player(0, "Ada Loom", 2100, entries=(RoundEntry(2, Colour.WHITE, Result.WIN),)),),
        ),
        '{"_":"EnterResult","round":1,"white":3,"black":6,"white_result":{"_":"Result","v":"1"},'
        '"black_result":{"_":"Result","v":"0"}}': (1, 3, 6, Result.WIN, Result.LOSS),
    }  # fmt: skip
    for line, values in old.items():
        act = decoded(line)
        assert tuple(act) == values
        assert type(act).__name__ == json.loads(line)["_"]


def test_a_field_that_was_given_up_is_passed_over() -> None:
    """Restore points of older journals say with which pairs a session began; any other stranger is refused."""
    kept = '{"_":"Event","hand":{"_":"HandEdits","round":2,"pairs":[[1,4]],"begun_with":[[4,1]]}}'
    assert decoded_event(kept).hand == HandEdits(2, ((1, 4),))
    with pytest.raises(UnreadableFile):
        decoded_event(kept.replace("begun_with", "begun"))
