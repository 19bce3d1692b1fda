"""Plain data: one canonical form, and a reader that names the place of whatever is wrong."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.plain import DEEPEST, Plain, Reader, Wrong, decode, encode, shown_briefly

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(PLAIN)
def test_plain_data_survives_json(value: Plain) -> None:
    assert decode(encode(value)) == value


def test_equal_values_have_equal_bytes_whatever_their_order() -> None:
    assert encode({"a": 1, "b": {"d": 2, "c": 3}}) == encode({"b": {"c": 3, "d": 2}, "a": 1})


@pytest.mark.parametrize("text", ["", "{", "nonsense", b"\xff", '{"a": 1,}', "[1] 2"])
def test_invalid_json_is_refused_with_its_position(text: str | bytes) -> None:
    with pytest.raises(Wrong, match=r"^here: expected JSON, found something else"):
        decode(text, "here")


def test_endless_nesting_is_refused_too() -> None:
    with pytest.raises(Wrong, match=r"^here: expected JSON of a sensible depth"):
        decode("[" * 100_000, "here")


DOCUMENT: Plain = {"seats": [{"name": "A", "points": [1, 2], "ready": True}], "size": 3}


def seat(doc: Reader) -> Reader:
    return doc.at("seats").items()[0]


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda doc: doc.at("sets"), "doc.sets: expected a value, found nothing"),
        (lambda doc: doc.at("size").at("x"), "doc.size: expected an object, found 3"),
        (lambda doc: doc.at("size").items(), "doc.size: expected a list, found 3"),
        (lambda doc: doc.at("seats").items(2, 4), "doc.seats: expected a list of 2 to 4, found 1 items"),
        (lambda doc: doc.at("seats").items(2, 2), "doc.seats: expected a list of 2, found 1 items"),
        (lambda doc: doc.at("seats").items(2), "doc.seats: expected a list of at least 2, found 1 items"),
        (
            lambda doc: seat(doc).at("name").integer(0, 9),
            'doc.seats[0].name: expected a whole number from 0 to 9, found "A"',
        ),
        (
            lambda doc: seat(doc).at("ready").integer(0, 9),
            "doc.seats[0].ready: expected a whole number from 0 to 9, found true",
        ),
        (lambda doc: doc.at("size").integer(4, 5), "doc.size: expected a whole number from 4 to 5, found 3"),
        (
            lambda doc: seat(doc).at("points").integers(0, 1),
            "doc.seats[0].points[1]: expected a whole number from 0 to 1, found 2",
        ),
        (lambda doc: doc.at("size").text(), "doc.size: expected a string, found 3"),
        (
            lambda doc: seat(doc).at("name").text(0),
            "doc.seats[0].name: expected a string of at most 0 characters, found 1 characters",
        ),
        (lambda doc: doc.at("size").flag(), "doc.size: expected true or false, found 3"),
        (lambda doc: doc.at("size").choice(("a", "b")), "doc.size: expected one of a, b, found 3"),
        (lambda doc: doc.refuse_others(("size",)), "doc.seats: expected one of size, found an unknown field"),
    ],
)
def test_a_wrong_value_is_refused_with_its_path(read: Callable[[Reader], object], message: str) -> None:
    with pytest.raises(Wrong) as caught:
        read(Reader(DOCUMENT, "doc"))
    assert str(caught.value) == message


def test_a_reader_reads_what_is_there() -> None:
    doc = Reader(DOCUMENT, "")
    first = doc.at("seats").items(1, 1)[0]
    assert first.path == "seats[0]"
    assert first.at("name").text() == "A"
    assert first.at("name").choice(("B", "A")) == 1
    assert first.at("points").integers(0, 9) == [1, 2]
    assert first.at("ready").flag()
    assert doc.at("size").integer(3, 3) == 3
    assert doc.has("size")
    assert not doc.has("Size")
    assert [(key, inner.path) for key, inner in doc.fields()] == [("seats", "seats"), ("size", "size")]
    doc.refuse_others(("seats", "size", "more"))


def test_a_long_value_is_shown_briefly() -> None:
    assert shown_briefly("short") == '"short"'
    assert len(shown_briefly(list(range(1000)))) == 60
    assert shown_briefly(list(range(1000))).endswith("...")


def nested(levels: int) -> str:
    return "[" * levels + "]" * levels


def test_data_may_be_nested_some_levels_deep_and_no_more() -> None:
    assert decode(nested(DEEPEST))
    assert decode(f'{{"a": "{"[" * 200}"}}')
    for text in (nested(DEEPEST + 1), nested(DEEPEST + 1).encode(), '{"a":' * 65 + "1" + "}" * 65, nested(900)):
        with pytest.raises(Wrong, match="JSON of a sensible depth"):
            decode(text)


@pytest.mark.parametrize(
    "text", ["1" * 6000, "-" + "1" * 6000, "1e999", "1e" + "9" * 6000, '"\ud800"', '"\\ud800"', "NaN"]
)
def test_numbers_and_characters_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(Wrong, match="expected JSON"):
        decode(text)


def test_of_two_fields_with_one_name_the_last_counts() -> None:
    assert decode('{"a": 1, "a": 2}') == {"a": 2}


JSON_PARTS = [
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    '"a"',
    '"',
    "1",
    "-",
    "1.5e3",
    "9" * 30,
    "null",
    "true",
    " ",
    "\\ud800",
    "\x00",
]


@settings(max_examples=400, deadline=None)
@given(
    st.binary(max_size=100) | st.text(max_size=100) | st.lists(st.sampled_from(JSON_PARTS), max_size=60).map("".join)
)
def test_any_bytes_are_read_or_refused_as_json(text: bytes | str) -> None:
    try:
        value = decode(text)
    except Wrong:
        return
    assert encode(decode(encode(value))) == encode(value)
