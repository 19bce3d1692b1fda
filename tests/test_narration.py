"""Narration: each viewer gets the sentences that it may know, and no more."""

import random

import pytest

from parlour import Match
from parlour.engine import catalogue, undo
from parlour.engine.view import SPECTATOR
from parlour.narration import FULL_INFORMATION, Narration, state_after

SLUGS = catalogue.slugs()


def played(slug: str, seed: int = 1) -> Match:
    match, whim = Match(slug, seed=seed), random.Random(seed)
    while not match.over:
        match.play(whim.choice(match.legal))
    return match


@pytest.mark.parametrize("slug", SLUGS)
def test_a_narration_ends_in_the_position_of_its_record(slug: str) -> None:
    match = played(slug)
    narration = Narration(match.record, match.translator)
    assert narration.rest(FULL_INFORMATION)
    assert narration.is_at_end
    assert narration.state.digest() == match.state.digest()


@pytest.mark.parametrize("slug", SLUGS)
def test_full_information_has_a_sentence_for_every_entry(slug: str) -> None:
    match = played(slug)
    assert len(Narration(match.record, match.translator).rest(FULL_INFORMATION)) == len(match.record.entries)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_narration_leaves_out_what_its_viewer_cannot_see(slug: str) -> None:
    match = played(slug)
    narration = Narration(match.record, match.translator)
    while not narration.is_at_end:
        entry, state = match.record.entries[narration.position], narration.state.copy()
        heard = narration.step(SPECTATOR)[0]
        if not match.game.glimpse(state, entry.seat, entry.action, SPECTATOR):
            revealed = match.game.reveals(state, entry.seat, entry.action)
            assert len(heard) == len(revealed)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_narration_follows_undos(slug: str) -> None:
    match = Match(slug, seed=6, language="en")
    while not match.over:
        choice, before = match.legal[0], match.state.digest()
        match.play(choice)
        offer = undo.offer(match.record, choice.seat)
        if offer is not None and not offer.consent:
            match.undo(choice.seat)
            assert "takes back" in match.log()[-1]
            assert state_after(match.record, len(match.record.entries)).digest() == before
            return
    pytest.fail("nothing could be taken back in a whole match")
