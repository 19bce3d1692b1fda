"""Fitting the weights of traits: known weights are found again, and games that have some are fitted from matches."""

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Reader, Wrong
from parlour.engine.playout import play_at_random
from parlour.engine.rng import Fast
from parlour.engine.view import NATURE
from parlour.lab.weights.fit import PULL, Sample, error, fit, fitted_weights, predicted, samples
from tests.engine.matches import shortest
from tests.thorough import THOROUGH

TRUE = [300, -50, 120]
FITTED = [slug for slug in catalogue.slugs() if catalogue.game(slug).hints.weights(2)]


def told(count: int) -> list[Sample]:
    """Make up samples in which the true weights hold."""
    rng = Fast(3)
    found: list[Sample] = []
    for _ in range(count):
        traits = [float(rng.below(7) - 3) for _ in TRUE]
        found.append(Sample(traits, predicted(Sample(traits, 0.0), TRUE)))
    return found


def test_known_weights_are_found_again() -> None:
    assert [round(weight) for weight in fitted_weights(told(20_000), [0, 0, 0])] == pytest.approx(TRUE, abs=3)
    assert error(told(100), TRUE) == pytest.approx(0)
    assert error(told(100), [0, 0, 0]) > 1


def test_what_never_occurs_keeps_its_weight() -> None:
    found = [Sample([1.0, 0.0], 2.0)] * round(PULL)
    assert fitted_weights(found, [0, 77]) == pytest.approx(
        [100, 77]
    )  # half-way to the 200 that would explain everything


@pytest.mark.slow
@pytest.mark.parametrize("slug", FITTED if THOROUGH else FITTED[-1:])
def test_weights_fitted_to_matches_predict_better(slug: str) -> None:
    game, edition = catalogue.game(slug), catalogue.edition(slug)
    variant = game.info.variant(Reader({"seats": 2, **shortest(slug, 2)}, ""))
    found = fit(game, variant, edition, range(16))
    assert len(found.weights) == len(game.hints.weights(2))
    assert found.after < found.without
    assert found.samples > len(samples(game, variant, edition, None, 1))  # most matches have taught


@pytest.mark.parametrize("slug", FITTED)
def test_worth_is_what_is_there_and_what_the_traits_promise(slug: str) -> None:
    game, edition = catalogue.game(slug), catalogue.edition(slug)
    state, rng = game.new(game.info.variant(Reader({"seats": 3}, "")), edition), Fast(8)
    while to_act := state.to_act():
        if to_act[0] == NATURE:
            promised_now = [
                (worth - merit) * 100 / game.hints.point
                for worth, merit in zip(game.hints.worth(state), state.merits(), strict=True)
            ]
            weighed = [
                sum([weight * trait for weight, trait in zip(game.hints.weights(3), traits, strict=True)])
                for traits in game.hints.traits(state)
            ]
            assert promised_now == pytest.approx(weighed, abs=1)
        legal = state.legal(to_act[0])
        state.apply(to_act[0], state.draw(rng) if to_act[0] == NATURE else rng.choice(legal))


def test_a_game_without_traits_is_refused() -> None:
    slug = next(slug for slug in catalogue.slugs() if slug not in FITTED)
    game, edition = catalogue.game(slug), catalogue.edition(slug)
    variant = game.info.variant(Reader({"seats": 2}, ""))
    state = game.new(variant, edition)
    play_at_random(state, Fast(1))
    assert game.hints.traits(state) == [[], []]
    with pytest.raises(Wrong, match="traits and weights"):
        fit(game, variant, edition, range(4))


def test_too_few_matches_are_refused() -> None:
    game, edition = catalogue.game(FITTED[0]), catalogue.edition(FITTED[0])
    with pytest.raises(Wrong, match="enough to teach"):
        fit(game, game.info.variant(Reader({"seats": 2}, "")), edition, range(1))
