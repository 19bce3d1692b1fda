"""What games show and accept conforms to the types of their `wire.py`, from which the client's types are made."""

import json
from functools import cache
from types import ModuleType
from typing import Any

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Plain
from tests.client.make import SLUGS, path_of
from tests.engine.matches import Setup, earlier, setups
from tests.wire_types import complaints
from tools.make_types import wire_module

POSITIONS = 12  # of each match


@cache
def module(slug: str) -> ModuleType:
    found = wire_module(slug)
    assert found is not None, f"{slug} has no wire.py"
    return found


def one_for_every_number_of_seats(found: list[Setup]) -> list[Setup]:
    chosen = {(setup.slug, setup.variant.seats, setup.variant.rules): setup for setup in found}
    return [setup for setup in chosen.values() if setup.slug in SLUGS]


def vectors(slug: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path_of(slug, "vectors.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("setup", one_for_every_number_of_seats([*setups(), *earlier()]), ids=str)
def test_what_everybody_is_shown_has_the_type_that_the_client_is_given(setup: Setup) -> None:
    case, shown = setup.case(3), module(setup.slug).Shown
    end = case.game.new(setup.variant, setup.edition)
    for _, state in case.positions(POSITIONS, 8):
        for viewer in case.viewers:
            assert complaints(shown, case.game.view(state, viewer).shown) == []
        end = state
    assert complaints(shown, {**case.game.view(end, 0).shown, "unheard_of": 1}) != []


@pytest.mark.parametrize("slug", SLUGS)
def test_pads_have_the_type_that_the_client_is_given(slug: str) -> None:
    pads = [vector["pad"] for vector in vectors(slug)["vectors"]]
    assert [complaints(module(slug).Pad, pad) for pad in pads] == [[] for _ in pads]
    assert complaints(module(slug).Pad, {**pads[0], "seats": [{}]}) != []


def editions(slug: str) -> list[dict[str, Plain]]:
    """List the data of all editions that tables may be played with."""
    return [catalogue.edition(slug, name).data for name in catalogue.edition_names(slug)] + catalogue.earlier_editions(
        slug
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_editions_have_what_the_client_reads_of_them(slug: str) -> None:
    for data in editions(slug):
        assert complaints(module(slug).EditionData, data, is_open=True) == []
        assert complaints(module(slug).EditionData, dict(list(data.items())[:1]), is_open=True) != []
