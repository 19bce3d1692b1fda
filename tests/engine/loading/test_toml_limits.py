"""The text of an edition is bounded before it is parsed: hostile texts are refused at once, sensible ones are read."""

from __future__ import annotations

import json
import time
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine import catalogue
from parlour.engine.edition import LARGEST_NUMBER, LONGEST_KEY, LONGEST_TEXT, MOST_VALUES, from_toml, read_file
from parlour.engine.loading.toml_limits import LARGEST, LONGEST_WORD, MOST_BRACKETS, MOST_PARTS, check_limits
from parlour.engine.plain import Plain, Wrong, decode, encode

ATTACKS = {
    "dotted keys": (b"a." * 60_000 + b"a = 1", "keys of at most 8 parts"),
    "dotted keys with spaces": (b"a . " * 60_000 + b"a = 1", "keys of at most 8 parts"),
    "dotted quoted keys": (b"\"a\".'b'." * 30_000 + b"a = 1", "keys of at most 8 parts"),
    "a dotted header": (b"[" + b"a." * 60_000 + b"a]", "keys of at most 8 parts"),
    "dotted keys of an inline table": (b"a = {" + b"a." * 60_000 + b"a = 1}", "keys of at most 8 parts"),
    "6,000 digits": (b"a = " + b"1" * 6_000, "keys and numbers of at most 100 characters"),
    "digits with underscores": (b"a = " + b"1_" * 60_000 + b"1", "keys and numbers of at most 100 characters"),
    "hexadecimal digits": (b"a = 0x" + b"f" * 100_000, "keys and numbers of at most 100 characters"),
    "a long bare key": (b"a" * 100_000 + b" = 1", "keys and numbers of at most 100 characters"),
    "20 kB of [": (b"a = " + b"[" * 20_000, "at most 16 brackets inside each other"),
    "20 kB of [ over many lines": (b"a = " + b"[\n" * 20_000, "at most 16 brackets inside each other"),
    "inline tables": (b"a = " + b"{a = " * 20_000, "at most 16 brackets inside each other"),
    "lists and inline tables": (b"a = " + b"[{a = " * 20_000, "at most 16 brackets inside each other"),
    "a string without an end": (b'a = """' + b'\\"""' * 50_000, "strings that end"),
    "literals without an end": (b"a = '''" + b"''b" * 80_000, "strings that end"),
    "values": (b"a = [" + b"1," * 100_000 + b"]", "at most 20000 values"),
    "tables": (b"[[a]]\n" * 40_000, "at most 20000 values"),
    "a large number": (b"a = 9007199254740992", "a whole number from -9007199254740991 to 9007199254740991"),
    "a large hexadecimal number": (b"a = 0xffffffffffffffffffff", "a whole number from"),
    "a long string": (b'a = "' + b"x" * 20_000 + b'"', "a string of at most 10000 characters"),
    "a long quoted key": (b'"' + b"x" * 20_000 + b'" = 1', "keys of at most 100 characters"),
    "infinity": (b"a = inf", "numbers, strings, lists and tables"),
    "a time": (b"a = 07:32:00", "numbers, strings, lists and tables"),
    "too much": (b"#" * (LARGEST + 1), f"at most {LARGEST} bytes"),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_is_refused_at_once_with_the_reason(name: str) -> None:
    content, expected = ATTACKS[name]
    start = time.process_time()
    with pytest.raises(Wrong) as caught:
        from_toml(content, "edition")
    assert expected in caught.value.expected
    assert time.process_time() - start < 2  # dotted keys took a minute


def test_the_line_of_what_is_refused_is_named() -> None:
    text = '# [[[[\na = """\n[[[[\n"""\nb = ' + "[" * (MOST_BRACKETS + 1)
    with pytest.raises(Wrong, match="found something else in line 5"):
        check_limits(text, "edition")


@pytest.mark.parametrize(
    "text",
    [
        f"# {'[' * 1000}",
        f"# {'a.' * 1000}",
        f"a = '{'[' * 1000}'",
        f'a = "{"{.," * 1000}"',
        f'a = """\n{"[[" * 500}\n"""',
        f"a = '''\n{'[[' * 500}\n'''",
        'a = "\\"[[[[[[[[[[[[[[[[[["',
        'a = """""[[[[[[[[[[[[[[[[[["""""',
        "a = '''''[[[[[[[[[[[[[[[[[['''''",
        'a = """\\"""[[[[[[[[[[[[[[[[[["""',
        "a = '\\' # '''",
        'a = "" # """',
        "a = ''\nb = ''",
        "'a.b.c.d.e.f.g.h.i.j' = 1",
        "a.b.c.d.e.f.g.h = 1",
        "a = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5]",
        "a = " + "[" * MOST_BRACKETS + "]" * MOST_BRACKETS,
        "a" * LONGEST_WORD + " = 1",
        f"a = '{'x' * LONGEST_TEXT}'",
        f"'{'x' * LONGEST_KEY}' = {LARGEST_NUMBER}",
        "\r\n".join([f"a{number} = {number}" for number in range(1000)]),
    ],
)
def test_what_stands_in_strings_and_comments_does_not_count(text: str) -> None:
    assert from_toml(text.encode(), "edition") == tomllib.loads(text)


def test_as_many_values_as_are_allowed_are_read() -> None:
    numbers = ",".join(["1"] * (MOST_VALUES - 2))
    assert from_toml(f"a = [{numbers}]".encode(), "edition")
    with pytest.raises(Wrong, match="at most 20000 values"):
        from_toml(f"a = [{numbers}, 1]".encode(), "edition")


def test_a_file_without_an_end_is_refused() -> None:
    with pytest.raises(Wrong, match="at most 262144 bytes"):
        read_file(Path("/dev/zero"))


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_the_limits_leave_room_for_what_comes_with_games(slug: str) -> None:
    for name in catalogue.edition_names(slug):
        content = (catalogue.folder(slug) / "editions" / f"{name}.toml").read_bytes()
        assert len(content) * 8 < LARGEST
        assert len(encode(from_toml(content, name))) > 100


NOT_PLAIN = "numbers, strings, lists and tables"
WORDS = ["a", "b", "1", "1.5", "-7", "0x1f", "true", "nan", "1979-05-27", "07:32:00", '"s"', "'s'", '"""', "'''"]
SIGNS = ["=", ".", ",", "[", "]", "[[", "]]", "{", "}", "\n", "\r\n", " ", "#", '"', "'", "\\", "\\u0000", "é", "\x00"]


@settings(max_examples=600, deadline=None)
@given(st.lists(st.sampled_from(WORDS + SIGNS), max_size=40))
def test_any_text_is_read_as_the_parser_reads_it_or_refused(parts: list[str]) -> None:
    text = "".join(parts)
    try:
        expected: dict[str, Plain] | None = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        expected = None
    found = read_or_refused(text.encode())
    is_limited = text.count(".") >= MOST_PARTS or text.count("[") + text.count("{") > MOST_BRACKETS
    assert found == expected or (isinstance(found, str) and (expected is None or is_limited or found == NOT_PLAIN))


def read_or_refused(content: bytes) -> dict[str, Plain] | str:
    """Return the data, or what was expected instead."""
    try:
        return from_toml(content, "edition")
    except Wrong as wrong:
        return wrong.expected


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    found = read_or_refused(content)
    assert decode(encode(found)) == found


VALUES = st.recursive(
    st.booleans() | st.integers(-LARGEST_NUMBER, LARGEST_NUMBER) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)


def written(value: Plain) -> str:
    """Write a value as TOML does within a line."""
    if isinstance(value, dict):
        return "{" + ", ".join([f"{written(key)} = {written(inner)}" for key, inner in value.items()]) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([written(item) for item in value]) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


@settings(max_examples=60, deadline=None)
@given(st.dictionaries(st.text(max_size=10), VALUES, max_size=5))
def test_written_toml_is_read_back(data: dict[str, Plain]) -> None:
    text = "\n".join([f"{written(key)} = {written(value)}" for key, value in data.items()])
    assert from_toml(text.encode(), "edition") == data
