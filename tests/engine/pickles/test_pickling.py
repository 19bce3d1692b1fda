"""Pickles cross from one process to another, and from the compiled engine to the interpreted one and back."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.engine import catalogue
from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.plain import Plain, Wrong
from parlour.engine.state import State
from parlour.engine.view import View
from tests.engine.pickles import writer
from tests.engine.test_compiled_agrees import COMPILED, ROOT, SOURCES, has_compiled_tree
from tests.toys.lanterns import Lanterns


def written(tree: Path, *, given: bytes = b"") -> bytes:
    """Let a Python of its own that imports from *tree* make pickles, or read and write those that it is given."""
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "tests.engine.pickles.writer", *(["read"] if given else [])]
    done = subprocess.run(command, cwd=ROOT, env=environment, input=given, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


def read(pickled: bytes) -> list[object]:
    found = pickle.loads(pickled)
    assert isinstance(found, list)
    return found


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_what_one_process_pickles_another_reads() -> None:
    tree = COMPILED if has_compiled_tree() else SOURCES
    here = writer.everything()
    for kind in (State, Edition, View, Game):
        assert any(isinstance(each, kind) for each in here)
    assert read(written(tree)) == here
    assert read(written(tree, given=pickle.dumps(here))) == here
    assert read(written(SOURCES, given=pickle.dumps(here))) == here


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_an_unpickled_game_and_edition_are_the_ones_of_the_catalogue(slug: str) -> None:
    game, edition = catalogue.game(slug), catalogue.edition(slug)
    assert pickle.loads(pickle.dumps(game)) is game
    assert pickle.loads(pickle.dumps(edition)) is edition
    assert pickle.loads(pickle.dumps(edition.components)) is edition.components
    assert len(pickle.dumps(edition)) < 500


def test_an_edition_from_outside_is_pickled_whole() -> None:
    game, shipped = catalogue.game("lanterns"), catalogue.edition("lanterns")
    header: dict[str, Plain] = {"game": "lanterns", "name": "Mine"}
    mine = game.edition({**shipped.data, "edition": header})
    again = pickle.loads(pickle.dumps(mine))
    assert again == mine != shipped
    assert again.name == "Mine"


def test_a_game_that_the_catalogue_does_not_have_says_so() -> None:
    with pytest.raises(pickle.PicklingError, match="lanterns, rules 2"):
        pickle.dumps(Lanterns())


def test_an_error_survives_a_pickle() -> None:
    error = pickle.loads(pickle.dumps(Wrong("seats", "two", "three")))
    assert str(error) == "seats: expected two, found three"
    assert (error.path, error.expected, error.found) == ("seats", "two", "three")
