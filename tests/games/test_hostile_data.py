"""Any data of an edition or a pad is read or refused with `Wrong`, in little time, by every game."""

from __future__ import annotations

import copy
import json
import time
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.engine import catalogue
from parlour.engine.plain import Plain, Reader, Wrong
from tests.client.make import SLUGS as DRAWN
from tests.client.make import path_of
from tests.engine.matches import standard

SLUGS = catalogue.slugs()
ODD: list[Plain] = [None, True, 0, -1, 1, 2, 99, 100, 1000, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**80, 0.5, -1e300]
ODD += ["", "a", "\x00", "1", "E:R " * 2_000, " " * 9_000, "\u2028", "x" * 20_000]
ODD += [[], {}, [[]], [{}], {"source": "public"}, [None] * 3_000, [1] * 3_000, [{}] * 3_000]
SECONDS = 3.0  # of processor time, where nothing is compiled
QUICK = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


@cache
def pads(slug: str) -> list[Plain]:
    """List pads that are right, where the client has some."""
    if slug not in DRAWN:
        return [{"seats": [{"name": "A"}, {"name": "B"}]}]
    return [vector["pad"] for vector in json.loads(path_of(slug, "vectors.json").read_text("utf-8"))["vectors"]]


def change(value: Plain, draw: st.DataObject) -> Plain:
    """Go down somewhere and put something else there, leave it out, or have it twice."""
    inner: list[int] | list[str] = []
    if isinstance(value, list):
        inner = list(range(len(value)))
    elif isinstance(value, dict):
        inner = list(value)
    if not inner or draw.draw(st.integers(0, 5)) == 0:
        return copy.deepcopy(draw.draw(st.sampled_from(ODD)))
    key = draw.draw(st.sampled_from(inner))
    what = draw.draw(st.sampled_from(["change", "change", "change", "remove", "repeat"]))
    if isinstance(value, list):
        assert isinstance(key, int)
        many = {"change": [change(value[key], draw)], "remove": [], "repeat": [value[key]] * 100}[what]
        return [*value[:key], *many, *value[key + 1 :]]
    assert isinstance(value, dict)
    assert isinstance(key, str)
    rest = {name: part for name, part in value.items() if name != key}
    return rest if what == "remove" else {**rest, key: change(value[key], draw)}


def is_read(read: Callable[[Plain], object], value: Plain) -> bool:
    """Return whether a value is read; whatever is wrong with it must be said in time."""
    start = time.process_time()
    try:
        read(value)
    except Wrong as wrong:
        assert len(str(wrong)) < 2_000, str(wrong)  # noqa: PT017  # the message is only one of the things to check
        return False
    finally:
        assert time.process_time() - start < SECONDS
    return True


def edition_of(slug: str) -> Callable[[Plain], object]:
    return lambda data: catalogue.game(slug).edition(Reader(data, "").object())


def score_of(slug: str) -> Callable[[Plain], object]:
    return lambda pad: catalogue.game(slug).score(Reader(pad, ""), standard(slug))


@pytest.mark.parametrize("slug", SLUGS)
@QUICK
@given(draw=st.data())
def test_any_edition_is_read_or_refused(slug: str, draw: st.DataObject) -> None:
    assert is_read(edition_of(slug), change(standard(slug).data, draw)) in {True, False}


@pytest.mark.parametrize("slug", SLUGS)
@QUICK
@given(draw=st.data())
def test_any_pad_is_scored_or_refused(slug: str, draw: st.DataObject) -> None:
    assert is_read(score_of(slug), change(draw.draw(st.sampled_from(pads(slug))), draw)) in {True, False}


@pytest.mark.parametrize("slug", DRAWN)
def test_what_was_not_changed_is_read(slug: str) -> None:
    assert is_read(edition_of(slug), standard(slug).data)
    assert all([is_read(score_of(slug), pad) for pad in pads(slug)])
