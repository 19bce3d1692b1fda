"""Editions: a source for every entry, a digest that does not depend on layout, differences by path."""

from pathlib import Path

import pytest

from parlour.engine import catalogue
from parlour.engine.edition import check_header, differences, digest, from_toml, read_file
from parlour.engine.plain import Plain, Wrong

HEADER = '[edition]\ngame = "toy"\nname = "mine"\n'


def read(text: str) -> str:
    """Check an edition's header and sources; return its name."""
    return check_header(from_toml((HEADER + text).encode(), "a.toml"), "toy")


def test_every_entry_has_a_source() -> None:
    assert read('[points]\nsource = "rulebook"\nwind = 2\n[[card]]\nsource = "public"\nlight = 1\n') == "mine"


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("[points]\nwind = 2\n", "points.source"),
        ("[[card]]\nlight = 1\n", "card[0].source"),
        ('[[card]]\nsource = "public"\n[[card]]\nlight = 1\n', "card[1].source"),
        ("[group.points]\nwind = 2\n", "group.points.source"),
        ("[points]\nlist = [1, 2]\n", "points.source"),
    ],
)
def test_an_entry_without_a_source_is_refused_with_its_path(text: str, path: str) -> None:
    with pytest.raises(Wrong) as caught:
        read(text)
    assert caught.value.path == path
    assert caught.value.expected == "one of rulebook, public, reconstructed, owner"


def test_an_unknown_source_is_refused() -> None:
    with pytest.raises(
        Wrong, match=r"points\.source: expected one of rulebook, public, reconstructed, owner, found \"hearsay\""
    ):
        read('[points]\nsource = "hearsay"\n')


def test_figures_beside_the_header_have_no_source() -> None:
    with pytest.raises(Wrong, match=r"^wind: expected values together with their source"):
        check_header(from_toml(f"wind = 2\n{HEADER}".encode(), "a.toml"), "toy")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "edition: expected a value"),
        ('[edition]\nname = "x"\n', r"edition\.game: expected a value"),
        ('[edition]\ngame = "other"\nname = "x"\n', r"edition\.game: expected one of toy"),
        ('[edition]\ngame = "toy"\n', r"edition\.name: expected a value"),
    ],
)
def test_a_header_says_game_and_name(text: str, message: str) -> None:
    with pytest.raises(Wrong, match=message):
        check_header(from_toml(text.encode(), "a.toml"), "toy")


@pytest.mark.parametrize("content", [b"= nonsense", b"\xff", b"a = 1979-05-27", b"a = nan", b"a = inf"])
def test_invalid_toml_is_refused_with_the_name_of_the_file(content: bytes) -> None:
    with pytest.raises(Wrong, match=r"^a\.toml: expected"):
        from_toml(content, "a.toml")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match=r"none\.toml: expected a readable file, found No such file"):
        read_file(tmp_path / "none.toml")


def test_the_digest_does_not_depend_on_layout() -> None:
    one = from_toml(b'[a]\nx = 1 # one\ny = [1,\n 2]\n[b]\nz = "s"\n', "one")
    other = from_toml(b'b.z = "s"\na = {y = [1, 2], x = 1}\n', "other")
    assert digest(one) == digest(other)
    assert digest(one).startswith("sha256:")


def test_the_digest_depends_on_every_value() -> None:
    different: list[Plain] = [{"a": 1}, {"a": 2}, {"b": 1}, {"a": [1]}, {"a": "1"}, {}]
    assert len({digest(value) for value in different}) == len(different)


def test_differences_are_listed_by_path() -> None:
    old: Plain = {"points": {"wind": 2, "home": 1}, "card": [{"light": 1}, {"light": 2}], "gone": 1}
    new: Plain = {"points": {"wind": 3, "home": 1}, "card": [{"light": 1}, {"light": 5}], "more": 1}
    assert differences(old, new) == [
        ("points.wind", 2, 3),
        ("card[1].light", 2, 5),
        ("gone", 1, None),
        ("more", None, 1),
    ]
    assert differences(old, old) == []


def test_lists_of_other_lengths_differ_as_a_whole() -> None:
    old: Plain = {"a": [1]}
    new: Plain = {"a": [1, 2]}
    assert differences(old, new) == [("a", [1], [1, 2])]


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_every_edition_that_comes_with_a_game_is_good(slug: str) -> None:
    names = catalogue.edition_names(slug)
    assert catalogue.STANDARD in names
    for name in names:
        edition = catalogue.edition(slug, name)
        assert edition.game == slug
        assert sum(edition.sources().values()) > 0
        parts = edition.sources_by_part()
        assert parts.keys() == edition.data.keys() - {"edition"}
        for source, count in edition.sources().items():
            assert sum([counts.get(source, 0) for counts in parts.values()]) == count
