"""Component data written as TOML: whatever a file may hold is read back equal."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.engine import catalogue
from parlour.engine.edition import digest, from_toml
from parlour.engine.loading.toml_writing import to_toml
from parlour.engine.plain import Plain, Wrong

EDITIONS = [(slug, name) for slug in catalogue.slugs() for name in catalogue.edition_names(slug)]
KEYS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=8)
LEAVES = st.one_of(
    st.booleans(), st.integers(-(2**53), 2**53), st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
)
VALUES = st.recursive(
    LEAVES, lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(KEYS, inner, max_size=3)), max_leaves=8
)


@pytest.mark.parametrize(("slug", "name"), EDITIONS)
def test_a_shipped_edition_keeps_its_digest(slug: str, name: str) -> None:
    data = catalogue.edition(slug, name).data
    assert digest(from_toml(to_toml(data).encode(), "file")) == digest(data)


@given(st.dictionaries(KEYS, VALUES, max_size=4))
def test_what_is_written_is_read_back_equal(data: dict[str, Plain]) -> None:
    assert from_toml(to_toml(data).encode(), "file") == data


def test_null_cannot_be_written() -> None:
    with pytest.raises(Wrong):
        to_toml({"card": [{"points": None}]})
