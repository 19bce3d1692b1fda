"""The map cards of the standard edition: what is known of the printed ones holds, and all can be placed (H1, H35)."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Reader
from parlour.engine.rng import Fast, scatter
from parlour.engine.view import NATURE
from parlour.games.hokkaido import GAME
from parlour.games.hokkaido.city.squares import COLOURS
from parlour.games.hokkaido.rules.actions import FORGO
from parlour.games.hokkaido.rules.state import HokkaidoState
from tests.thorough import THOROUGH
from tools.data.make_hokkaido_cards import EDITION, rewritten

STANDARD = catalogue.edition("hokkaido")
ENTRIES = Reader(STANDARD.data, "").at("card").items(60, 60)
CARDS = {
    card.at("number").integer(1, 60): [square.text() for square in card.at("squares").items(6, 6)] for card in ENTRIES
}
COUNTS = Counter(chain.from_iterable(CARDS.values()))
HONSHU = {"lake": 28, "forest": 40, "district": 116, "desert": 96}
MATCHES = 1_000 if THOROUGH else 25


def productions(card: list[str]) -> set[str]:
    return {square for square in card if square.startswith("production_")}


@pytest.mark.parametrize("colour", COLOURS)
def test_there_are_as_many_production_squares_of_a_colour_as_cubes(colour: str) -> None:
    """H1: so the supply can run out."""
    assert COUNTS[f"production_{colour}"] == Reader(STANDARD.data, "").at("cubes").at("each").integer(14, 14)


def test_every_colour_has_equally_many_factories() -> None:
    assert len({COUNTS[f"factory_{colour}"] for colour in COLOURS}) == 1
    assert COUNTS["factory_blue"] > 0


def test_at_least_four_cards_have_two_production_squares_and_one_of_them_is_grey_and_blue() -> None:
    pairs = [productions(card) for card in CARDS.values() if len(productions(card)) == 2]
    assert len(pairs) >= 4
    assert {"production_blue", "production_grey"} in pairs


def test_no_card_has_a_colour_twice() -> None:
    colours = [[square.partition("_")[2] for square in card if "_" in square] for card in CARDS.values()]
    assert all(len(set(card)) == len(card) for card in colours)


def test_other_land_is_in_the_proportions_of_honshu() -> None:
    """Within one square: mountains, production squares and factories leave less room for it than Honshu has."""
    room = sum(COUNTS[kind] for kind in HONSHU)
    assert room + COUNTS["mountain"] + sum(COUNTS[square] for square in COUNTS if "_" in square) == 360
    assert all(abs(COUNTS[kind] - room * part / sum(HONSHU.values())) < 1 for kind, part in HONSHU.items())


def test_card_43_is_the_one_that_is_known() -> None:
    assert CARDS[43] == ["forest", "production_grey", "district", "mountain", "district", "factory_green"]


def test_sources_say_which_card_is_known() -> None:
    sources = {entry.at("number").integer(1, 60): entry.at("source").text() for entry in ENTRIES}
    assert sources == {number: "public" if number == 43 else "reconstructed" for number in CARDS}


def test_no_two_cards_are_alike() -> None:
    """Neither as they are printed nor with one of them turned round."""
    faces = [tuple(card) for card in CARDS.values()]
    assert len({min(face, face[::-1]) for face in faces}) == 60


def test_the_edition_is_what_its_generator_makes() -> None:
    text = EDITION.read_text("utf-8")
    assert rewritten(text) == text
    assert rewritten(text.replace("production_blue", "desert")) != text.replace("production_blue", "desert")


def test_the_first_cards_are_kept_for_records_that_name_them() -> None:
    """Matches of rules 1 and 2 were played with them."""
    (first,) = catalogue.earlier_editions("hokkaido")
    edition = GAME.edition(first)
    assert edition.digest != STANDARD.digest
    found = catalogue.shipped("hokkaido", edition.digest, 1)
    assert found is not None
    assert found.data == first


def placed_at_random(seed: int) -> tuple[set[int], set[int]]:
    """Play a match of five seats, which uses all cards, at random; return those kept, and those without a place."""
    state = GAME.new(GAME.info.variant(Reader({"seats": 5}, "")), STANDARD)
    assert isinstance(state, HokkaidoState)
    rng, kept, without = Fast(scatter(seed)), set[int](), set[int]()
    while to_act := state.to_act():
        seat = to_act[0]
        action = state.draw(rng) if seat == NATURE else rng.choice(state.legal(seat))
        if action == FORGO and seat != NATURE:
            without.add(state.kept[seat] + 1)
        state.apply(seat, action)
        kept |= {card + 1 for card in state.kept if card >= 0}
    return kept, without


def test_every_card_has_a_legal_place_in_random_matches() -> None:
    """H35 is for corrected editions: with these cards nobody has to discard one."""
    results = [placed_at_random(seed) for seed in range(MATCHES)]
    assert set().union(*[kept for kept, _ in results]) == set(range(1, 61))
    assert set().union(*[without for _, without in results]) == set()
