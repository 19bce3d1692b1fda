"""Explanations for people: the best few actions with their expected points, in every language."""

import pytest

from parlour.bots.explain import Expected, best
from parlour.bots.rollouts import points
from parlour.engine import catalogue
from parlour.engine.languages import LANGUAGES
from parlour.engine.plain import Reader
from parlour.engine.playout import play_sensibly
from parlour.engine.rng import Fast
from parlour.engine.view import SPECTATOR
from parlour.localization import Translator
from parlour.match import Match
from tests.engine.matches import shortest

EXPECTED = {
    "en": [
        "Expects 41 points, 5 ahead of the best rival.",
        "Expects 1 point, 2 behind the best rival.",
        "Expects 22 points, as many as the best rival.",
        "Expects 7 points.",
    ],
    "ru": [
        "Рассчитывает набрать 41 очко, на 5 больше лучшего соперника.",
        "Рассчитывает набрать 1 очко, на 2 меньше лучшего соперника.",
        "Рассчитывает набрать 22 очка, столько же, сколько лучший соперник.",
        "Рассчитывает набрать 7 очков.",
    ],
    "fr": [
        "Prévoit 41 points, 5 de plus que le meilleur rival.",
        "Prévoit 1 point, 2 de moins que le meilleur rival.",
        "Prévoit 22 points, autant que le meilleur rival.",
        "Prévoit 7 points.",
    ],
    "uk": [
        "Розраховує набрати 41 бал, на 5 більше за найкращого суперника.",
        "Розраховує набрати 1 бал, на 2 менше за найкращого суперника.",
        "Розраховує набрати 22 бали, стільки ж, скільки найкращий суперник.",
        "Розраховує набрати 7 балів.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_expectation_is_one_sentence(language: str) -> None:
    told = [Expected(0, 41, 36), Expected(0, 1, 3), Expected(0, 22, 22), Expected(0, 7, None)]
    words = Translator(language)
    assert [words.format(expected.message) for expected in told] == EXPECTED[language]


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_the_best_few_actions_are_legal_different_and_expect_points(slug: str) -> None:
    match = Match(slug, seed=4)
    seat = match.turn[0]
    legal = [choice.action for choice in match.legal.of(seat)]
    found = best(match.game, match.view(seat), Fast(1), count=2, iterations=8, played_out=1)
    actions = [expected.action for expected in found]
    assert 1 <= len(set(actions)) == len(actions) <= 2
    assert set(actions) <= set(legal)
    assert all(expected.rival is not None for expected in found)


@pytest.mark.parametrize("slug", [slug for slug in catalogue.slugs() if catalogue.game(slug).hints.point > 1])
@pytest.mark.parametrize("seed", range(3, 9))
def test_a_point_is_a_point_of_the_sheet(slug: str, seed: int) -> None:
    game = catalogue.game(slug)
    state = game.new(game.info.variant(Reader({"seats": 2, **shortest(slug, 2)}, "")), catalogue.edition(slug))
    play_sensibly(state, game.hints, Fast(seed))
    assert points(game, state.merits()) == game.sheet(game.view(state, SPECTATOR)).totals()
