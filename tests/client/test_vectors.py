"""The committed data of the client's tests still say what the rules say; else `python -m tests.client.make`."""

import pytest

from parlour.engine import catalogue
from tests.client.make import MAKERS, SLUGS, path_of


def test_there_are_data_for_games() -> None:
    assert SLUGS
    assert set(SLUGS) <= set(catalogue.slugs())


@pytest.mark.parametrize("file", MAKERS)
@pytest.mark.parametrize("slug", SLUGS)
def test_boards_and_pads_are_tested_against_what_the_rules_say_today(slug: str, file: str) -> None:
    """A change of the rules, of an edition or of what is shown must be followed by new data."""
    assert path_of(slug, file).read_text("utf-8") == MAKERS[file](slug)
