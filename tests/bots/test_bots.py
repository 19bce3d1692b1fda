"""Bots: they play every game to its end, from views only."""

import pytest

from parlour.bots.bot import Bot
from parlour.bots.greedy import Greedy
from parlour.bots.levels import LEVELS, bot
from parlour.bots.random_bot import RandomBot
from parlour.bots.search import Search
from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.plain import Reader, Wrong
from parlour.engine.rng import Fast, Rng
from parlour.engine.view import View
from parlour.lab.simulate import play_on
from parlour.match import Match
from tests.engine.matches import shortest

SLUGS = catalogue.slugs()
MATCHES = 24
TINY = 0.001  # of a level's thought
MOST_OF_THEM = 16


class Seldom:
    """Thinks about one decision of so many and plays at random otherwise: whole matches in little time."""

    def __init__(self, thinker: Bot, every: int = 12) -> None:
        self.thinker = thinker
        self.every = every

    def choose(self, game: Game, view: View, legal: list[int], rng: Rng) -> int:
        chosen = rng.choice(legal) if rng.below(self.every) else self.thinker.choose(game, view, legal, rng)
        assert chosen in legal
        return chosen


def finished(game: Game, seats: int, bots: list[Bot], seed: int) -> list[int]:
    """Play a match of bots; return the merits of its end."""
    slug = game.info.slug
    variant = game.info.variant(Reader({"seats": seats, **shortest(slug, seats)}, ""))
    state = game.new(variant, catalogue.edition(slug))
    play_on(game, state, bots, Fast(seed))
    assert state.to_act() == []
    return state.merits()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_level_chooses_a_legal_action_of_every_game(slug: str, level: str) -> None:
    match = Match(slug, seed=4)
    legal = [choice.action for choice in match.legal.of(match.turn[0])]
    for seed in range(2):
        assert bot(level, TINY).choose(match.game, match.view(match.turn[0]), legal, Fast(seed)) in legal


@pytest.mark.parametrize("slug", SLUGS)
def test_equal_input_and_generator_give_an_equal_choice(slug: str) -> None:
    match = Match(slug, seed=4)
    seat = match.turn[0]
    legal = [choice.action for choice in match.legal.of(seat)]
    bots: list[Bot] = [RandomBot(), Greedy(slips=25), Search(iterations=20)]
    for player in bots:
        assert len({player.choose(match.game, match.view(seat), legal, Fast(9)) for _ in range(2)}) == 1


@pytest.mark.parametrize("slug", SLUGS)
def test_bots_play_matches_with_every_number_of_seats(slug: str) -> None:
    game = catalogue.game(slug)
    for seats in game.info.seats:
        bots: list[Bot] = [Seldom(Greedy(trials=1)), Seldom(Search(iterations=2)), *[RandomBot()] * seats]
        finished(game, seats, bots[:seats], seats)


@pytest.mark.parametrize("slug", SLUGS)
def test_choosing_does_not_change_the_view(slug: str) -> None:
    match = Match(slug, seed=4)
    seat = match.turn[0]
    view = match.view(seat)
    before = match.view(seat).to_plain()
    for level in LEVELS:
        bot(level, TINY).choose(match.game, view, [choice.action for choice in match.legal.of(seat)], Fast(1))
    assert view.to_plain() == before


@pytest.mark.slow
@pytest.mark.parametrize("slug", [slug for slug in SLUGS if 2 in catalogue.game(slug).info.seats])
def test_greedy_bots_beat_random_bots(slug: str) -> None:
    game = catalogue.game(slug)
    won = 0
    for seed in range(MATCHES):
        if won == MOST_OF_THEM:
            break
        greedy, at_random = seed % 2, 1 - seed % 2
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[greedy] = Greedy(trials=60)
        merits = finished(game, 2, bots, seed)
        won += merits[greedy] > merits[at_random]
    assert won == MOST_OF_THEM


def test_an_easy_bot_sometimes_makes_a_random_choice() -> None:
    match = Match(SLUGS[0], seed=4)
    seat = match.turn[0]
    legal = [choice.action for choice in match.legal.of(seat)]
    always_slipping = Greedy(slips=100)
    assert {always_slipping.choose(match.game, match.view(seat), legal, Fast(seed)) for seed in range(99)} == set(legal)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Wrong, match="one of random, easy, normal, hard, master"):
        bot("godlike")
