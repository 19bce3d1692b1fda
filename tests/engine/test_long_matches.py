"""Matches that are longer than usual: the laws look at fewer of their positions, and still find what is broken."""

import pytest

from parlour.engine.laws import LAWS, Broken, Law, case
from parlour.engine.laws.case import FEWEST, USUAL
from parlour.engine.laws.checks import undoing
from tests.engine.matches import toy

MANY = 16
SEED = 1


@pytest.fixture
def all_are_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every match of the toy, of some forty actions, longer than usual."""
    monkeypatch.setattr(case, "USUAL", 10)


def test_a_match_of_usual_length_is_checked_completely() -> None:
    match = toy().case(SEED)
    assert len(match.moves) < USUAL
    assert match.times_usual == 1
    assert all(match.is_due(step) for step in range(len(match.moves)))
    assert match.share(match.viewers, 1) == match.viewers
    assert len(list(match.positions(MANY, 1))) > MANY // 2


@pytest.mark.usefixtures("all_are_long")
def test_of_a_long_match_the_first_and_the_last_position_and_some_others_are_looked_at() -> None:
    match = toy().case(SEED)
    assert match.times_usual == -(-len(match.moves) // 10) > 2
    found = [index for index, _ in match.positions(MANY, 1)]
    assert (found[0], found[-1]) == (0, len(match.moves))
    assert 2 <= len(found) <= max(FEWEST, MANY // match.times_usual)


@pytest.mark.usefixtures("all_are_long")
def test_in_a_long_match_every_viewer_has_its_turn() -> None:
    match = toy().case(SEED)
    turns = [match.share(match.viewers, turn) for turn in range(len(match.viewers))]
    assert all(turns)
    assert {viewer for turn in turns for viewer in turn} == set(match.viewers)
    due = [step for step in range(len(match.moves)) if match.is_due(step)]
    assert len(due) == len(match.moves) // match.times_usual


@pytest.mark.usefixtures("all_are_long")
@pytest.mark.parametrize("law", LAWS, ids=str)
def test_the_laws_hold_for_long_matches_too(law: Law) -> None:
    for seed in range(3):
        law.check(toy().case(seed))


@pytest.mark.usefixtures("all_are_long")
def test_an_undo_that_is_refused_is_found_in_long_matches_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undoing, "offer", lambda *_: None)
    with pytest.raises(Broken, match="may not take back its last action"):
        LAWS[12].check(toy().case(SEED))
