"""Ids and tokens: long enough, all different, and never taken for an option by a command."""

import secrets
from collections.abc import Callable

import pytest

from parlour.tables.ids import ID_BYTES, TOKEN_BYTES, new_id, new_token


@pytest.mark.parametrize(("make", "size"), [(new_id, ID_BYTES), (new_token, TOKEN_BYTES)])
def test_ids_are_long_and_all_different(make: Callable[[], str], size: int) -> None:
    made = [make() for _ in range(1000)]
    assert len(set(made)) == len(made)
    assert all(len(one) * 6 >= size * 8 for one in made)


@pytest.mark.parametrize("make", [new_id, new_token])
def test_no_id_looks_like_an_option(make: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-first", "--second", "third-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _size: next(drawn))
    assert make() == "third-"
