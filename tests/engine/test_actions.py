"""Packed actions: a dense index inside, names outside, and answers that say what is wrong."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.engine import wire
from parlour.engine.actions import LARGEST, Actions, Field, Kind
from parlour.engine.plain import Plain, Reader, Wrong, decode, encode

ACTIONS = Actions(
    [
        Kind("pass"),
        Kind("place", [Field("card", 5, first=1), Field("face", names=("up", "down")), Field("cell", 7)]),
        Kind("take", [Field("slot", 3)]),
    ]
)


def read(plain: Plain) -> int:
    return ACTIONS.from_plain(Reader(plain, "action"))


def test_every_number_is_an_action_and_every_action_a_number() -> None:
    assert ACTIONS.size == 1 + 5 * 2 * 7 + 3
    for action in range(ACTIONS.size):
        assert ACTIONS.pack(ACTIONS.kind(action).name, *ACTIONS.values(action)) == action


@given(st.integers(0, ACTIONS.size - 1))
def test_an_action_survives_json(action: int) -> None:
    assert read(decode(encode(ACTIONS.to_plain(action)))) == action


@given(st.integers(1, 5), st.sampled_from(["up", "down"]), st.integers(0, 6))
def test_json_survives_an_action(card: int, face: str, cell: int) -> None:
    plain: dict[str, Plain] = {"do": "place", "card": card, "face": face, "cell": cell}
    assert ACTIONS.to_plain(read(plain)) == plain


@st.composite
def declarations(draw: st.DrawFn) -> Actions:
    """Draw kinds with fields of any sizes, counted from anywhere or named."""
    kinds: list[Kind] = []
    for kind in range(draw(st.integers(1, 4))):
        fields: list[Field] = []
        for field in range(draw(st.integers(0, 3))):
            if draw(st.booleans()):
                fields.append(Field(f"f{field}", draw(st.integers(1, 9)), first=draw(st.integers(0, 3))))
            else:
                fields.append(Field(f"f{field}", names=tuple("abcdef"[: draw(st.integers(1, 6))])))
        kinds.append(Kind(f"k{kind}", fields))
    return Actions(kinds)


@given(declarations(), st.data())
def test_any_declaration_packs_and_unpacks(actions: Actions, data: st.DataObject) -> None:
    action = data.draw(st.integers(0, actions.size - 1))
    assert actions.pack(actions.kind(action).name, *actions.values(action)) == action
    assert actions.from_plain(Reader(actions.to_plain(action), "action")) == action
    assert actions.base(actions.kind(action).name) <= action


@given(declarations(), st.data())
def test_the_tree_leads_to_every_action_once(actions: Actions, data: st.DataObject) -> None:
    chosen = data.draw(st.lists(st.integers(0, actions.size - 1), unique=True, max_size=20))
    assert sorted(leaves(actions.tree(chosen))) == sorted(chosen)


def leaves(tree: Sequence[wire.Below]) -> list[int]:
    found: list[int] = []
    for branch in tree:
        if "choices" in branch:
            found += leaves(branch["choices"])
        else:
            found.append(branch["action"])
    return found


def test_the_tree_goes_down_field_by_field() -> None:
    actions = [ACTIONS.pack("pass"), ACTIONS.pack("place", 0, 1, 2), ACTIONS.pack("place", 0, 1, 3)]
    assert ACTIONS.tree(actions) == [
        {"do": "pass", "action": 0},
        {
            "do": "place",
            "field": "card",
            "choices": [
                {
                    "value": 1,
                    "field": "face",
                    "choices": [
                        {
                            "value": "down",
                            "field": "cell",
                            "choices": [{"value": 2, "action": actions[1]}, {"value": 3, "action": actions[2]}],
                        }
                    ],
                }
            ],
        },
    ]


@pytest.mark.parametrize(
    ("plain", "path", "expected", "found"),
    [
        ([], "action", "an object", "[]"),
        ({}, "action.do", "a value", "nothing"),
        ({"do": "fly"}, "action.do", "one of pass, place, take", '"fly"'),
        ({"do": 1}, "action.do", "one of pass, place, take", "1"),
        ({"do": "take"}, "action.slot", "a value", "nothing"),
        ({"do": "take", "slot": 3}, "action.slot", "a whole number from 0 to 2", "3"),
        ({"do": "take", "slot": True}, "action.slot", "a whole number from 0 to 2", "true"),
        ({"do": "take", "slot": 1.0}, "action.slot", "a whole number from 0 to 2", "1.0"),
        ({"do": "take", "slot": None}, "action.slot", "a whole number from 0 to 2", "null"),
        ({"do": "take", "slto": 1}, "action.slto", "one of do, slot", "an unknown field"),
        ({"do": "place", "card": 0, "face": "up", "cell": 0}, "action.card", "a whole number from 1 to 5", "0"),
        ({"do": "place", "card": 1, "face": "sideways", "cell": 0}, "action.face", "one of up, down", '"sideways"'),
    ],
)
def test_a_wrong_action_is_refused_with_the_field_and_what_was_expected(
    plain: Plain, path: str, expected: str, found: str
) -> None:
    with pytest.raises(Wrong) as caught:
        read(plain)
    assert (caught.value.path, caught.value.expected, caught.value.found) == (path, expected, found)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from(["do", "place", "take", "slot", "up"]),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["do", "slot", "card", "face", "cell"]), inner),
)


@given(PLAIN)
def test_any_value_is_an_action_or_is_refused_with_its_path(plain: Plain) -> None:
    try:
        action = read(plain)
    except Wrong as wrong:
        path = wrong.path
    else:
        path, plain = "action", ACTIONS.to_plain(action)
    assert path.startswith("action")


def test_a_value_that_does_not_fit_is_not_packed() -> None:
    with pytest.raises(ValueError, match=r"take.slot is 3, not below 3"):
        ACTIONS.pack("take", 3)
    with pytest.raises(ValueError, match="zip"):
        ACTIONS.pack("take")
    with pytest.raises(KeyError):
        ACTIONS.pack("fly")
    with pytest.raises(KeyError):
        ACTIONS.base("fly")


@pytest.mark.parametrize("action", [-1, ACTIONS.size])
def test_a_number_that_is_no_action_has_no_kind(action: int) -> None:
    with pytest.raises(ValueError, match="there is no action"):
        ACTIONS.kind(action)


def test_too_many_actions_are_refused() -> None:
    kinds = [Kind("a", [Field("x", LARGEST)]), Kind("b")]
    assert Actions(kinds[:1]).size == LARGEST
    with pytest.raises(ValueError, match="do not fit below"):
        Actions(kinds)


@pytest.mark.parametrize("name", ["do", "by", "undo", "result"])
def test_a_field_does_not_have_a_name_that_records_use(name: str) -> None:
    with pytest.raises(ValueError, match="records use that word"):
        Field(name, 2)


@pytest.mark.parametrize("most", [10, 2**20])
def test_the_number_of_a_kind_is_that_of_each_of_its_actions(most: int) -> None:
    """Kinds are looked up in a table, or by their first actions where the table would be too large."""
    actions = Actions([Kind("go", [Field("to", 3)]), Kind("stop"), Kind("jump", [Field("far", most)])])
    assert [actions.number(name) for name in ("go", "stop", "jump")] == [0, 1, 2]
    assert [actions.index(action) for action in (0, 1, 2, 3, 4, actions.size - 1)] == [0, 0, 0, 1, 2, 2]
    with pytest.raises(KeyError):
        actions.number("sleep")
