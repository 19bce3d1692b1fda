"""Components and set-up of Laar: the edition, what is wrong in one, and how a match begins."""

import pytest

from parlour.engine.plain import Plain, Wrong
from parlour.engine.playout import trace
from parlour.engine.rng import Fast
from parlour.engine.view import NATURE
from parlour.games.laar import GAME
from parlour.games.laar.rules.actions import ACTIONS
from parlour.games.laar.rules.components import LaarComponents
from parlour.games.laar.rules.goods import BEASTS, EXPERTS, MEMOS, SPELLS, SPICES, WEAPONS
from tests.games.changes import MISSING, changed
from tests.games.laar.draw import (
    STANDARD,
    begun,
    cards_of,
    discard,
    edition_data,
    fresh,
    held,
    legal,
    play,
    play_round,
)


def standard() -> LaarComponents:
    assert isinstance(STANDARD.components, LaarComponents)
    return STANDARD.components


def test_every_card_has_five_zones() -> None:
    """L1, L2, L3, L4: 48 cards, each with a spice, a gem, a beast, a weapon with two numbers, a spell."""
    components = standard()
    zones = [
        components.spice,
        components.gem,
        components.beast,
        components.weapon,
        components.left,
        components.right,
        components.spell,
    ]
    sizes = [len(SPICES), 8, len(BEASTS), len(WEAPONS), 3, 3, len(SPELLS)]
    for zone, size in zip(zones, sizes, strict=True):
        assert len(zone) == 48
        assert set(zone) <= set(range(size))
    assert (len(SPICES), len(BEASTS), len(WEAPONS)) == (6, 4, 4)


def test_the_cards_are_those_of_the_file() -> None:
    """L1: card 1 of the standard edition, zone by zone; a gem of class 3 is stored as 2."""
    components = standard()
    assert SPICES[components.spice[0]] == "pepper"
    assert components.gem[0] + 1 == 3
    assert BEASTS[components.beast[0]] == "phoenix"
    assert (WEAPONS[components.weapon[0]], components.left[0], components.right[0]) == ("pinga", 2, 0)
    assert SPELLS[components.spell[0]] == "per_unicorn"


def test_cards_may_stand_in_any_order() -> None:
    """L1: a card is known by its id, not by its place in the file."""
    data = edition_data()
    data["card"] = list[Plain](reversed(cards_of(data)))
    turned = GAME.edition(data).components
    assert isinstance(turned, LaarComponents)
    assert (turned.gem, turned.spell) == (standard().gem, standard().spell)


@pytest.mark.parametrize(
    ("place", "value", "path"),
    [
        ("card", cards_of(edition_data())[:47], "card"),
        ("card", [*cards_of(edition_data()), *cards_of(edition_data())[:1]], "card"),
        ("card[3].id", 0, "card[3].id"),
        ("card[3].id", 49, "card[3].id"),
        ("card[3].id", 3, "card[3].id"),
        ("card[3].id", MISSING, "card[3].id"),
        ("card[3].spice", "salt", "card[3].spice"),
        ("card[3].spice", 1, "card[3].spice"),
        ("card[3].gem", 0, "card[3].gem"),
        ("card[3].gem", 9, "card[3].gem"),
        ("card[3].gem", 1.5, "card[3].gem"),
        ("card[3].gem", True, "card[3].gem"),
        ("card[3].beast", "cat", "card[3].beast"),
        ("card[3].weapon", "katar", "card[3].weapon"),
        ("card[3].weapon.kind", "sword", "card[3].weapon.kind"),
        ("card[3].weapon.left", 3, "card[3].weapon.left"),
        ("card[3].weapon.right", -1, "card[3].weapon.right"),
        ("card[3].weapon.right", MISSING, "card[3].weapon.right"),
        ("card[3].weapon.middle", 1, "card[3].weapon.middle"),
        ("card[3].spell", "per_salt", "card[3].spell"),
        ("card[3].spell", "pair_mint_mint", "card[3].spell"),
        ("card[3].spell", 7, "card[3].spell"),
        ("card[3].colour", "red", "card[3].colour"),
        ("card[3].source", "hearsay", "card[3].source"),
        ("card[3].source", MISSING, "card[3].source"),
        ("spices", MISSING, "spices"),
        ("spices.points", [0, 2, 4, 8, 12, 20], "spices.points"),
        ("spices.points[2]", -4, "spices.points[2]"),
        ("spices.pints", 3, "spices.pints"),
        ("memo.VI", {"any_pair": 1, "source": "public"}, "memo.VI"),
        ("memo.III", MISSING, "memo.III"),
        ("memo.III.any_pair", "five", "memo.III.any_pair"),
        ("memo.III.any_pair", MISSING, "memo.III"),
        ("memo.III.any_pairs", 5, "memo.III.any_pairs"),
        ("memo.I.equal", [], "memo.I.equal"),
        ("memo.I.equal", [1, 2, 3, 4, 5], "memo.I.equal"),
        ("memo.II.different[3]", 1001, "memo.II.different[3]"),
        ("memo.IV.equal_pair", None, "memo.IV.equal_pair"),
        ("memo.V.cycle", ["spider", "unicorn", "phoenix"], "memo.V.cycle"),
        ("memo.V.cycle[3]", "spider", "memo.V.cycle"),
        ("memo.V.cycle[3]", "cat", "memo.V.cycle[3]"),
        ("memo.V.cycle", MISSING, "memo.V.cycle"),
        ("memo.V.steps_ahead", MISSING, "memo.V.steps_ahead"),
        ("memo.V.steps_ahead", [3, 3, 4], "memo.V.steps_ahead"),
        ("tokens", {"source": "public"}, "tokens"),
        ("edition.game", "chess", "edition.game"),
        ("edition.name", MISSING, "edition.name"),
    ],
)
def test_a_mistake_in_an_edition_is_named(place: str, value: object, path: str) -> None:
    """L1, L2, L3, L4, L6: a wrong value is answered with its path."""
    with pytest.raises(Wrong) as answer:
        GAME.edition(changed(STANDARD.data, place, value))
    assert answer.value.path == path


def test_a_memo_is_drawn_and_then_the_first_player() -> None:
    """L6, L11: one of five beast scorings, then one of the seats, each equally likely."""
    for seats in (2, 3, 4):
        state = fresh(seats)
        assert state.to_act() == [NATURE]
        assert legal(state) == [f"memo {memo}" for memo in MEMOS]
        play(state, "memo III")
        assert legal(state) == [f"first {seat}" for seat in range(seats)]
        play(state, f"first {seats - 1}")
        assert len(state.legal(NATURE)) == 48
        assert (state.memo, state.first) == (2, seats - 1)


def test_the_five_memos_score_differently() -> None:
    """L6: five beast scorings I-V, no two alike."""
    beasts = [[0, 0], [0, 1], [2, 0, 1], [3, 3, 0], [0, 1, 2, 3]]
    rows = {
        tuple(memo.points(row, [row.count(kind) for kind in range(4)]) for row in beasts) for memo in standard().memos
    }
    assert len(rows) == 5


@pytest.mark.parametrize(("seats", "size"), [(2, 24), (3, 36), (4, 48)])
def test_the_deck_has_twelve_cards_a_player(seats: int, size: int) -> None:
    """L10: 24, 36 or 48 cards are revealed, all different; the rest is never seen."""
    state = begun(seats)
    assert GAME.view(state, 0).shown["deck"] == size
    drawn = [ACTIONS.values(step)[0] for seat, step in trace(state, Fast(seats)) if seat == NATURE]
    assert len(drawn) == len(set(drawn)) == size
    assert GAME.view(state, 0).shown["deck"] == 0
    assert state.unseen == 48 - size


def test_any_card_may_be_the_next_until_the_last() -> None:
    """L10: nobody knows which cards have left the game, so that all unseen ones are equally likely."""
    state = begun(2)
    for number in range(12):
        assert len(state.legal(NATURE)) == 48 - 2 * number
        play_round(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_quick_draw_is_the_slow_one(seats: int) -> None:
    """L10: `draw` gives the card that stands at the drawn place among the legal draws."""
    state = fresh(seats)
    rng = Fast(5)
    one, other = Fast(7), Fast(7)
    while state.to_act():
        seat = state.to_act()[0]
        if seat == NATURE:
            expected = state.legal(NATURE)[other.below(len(state.legal(NATURE)))]
            assert state.draw(one) == expected
            state.apply(NATURE, expected)
        else:
            state.apply(seat, rng.choice(state.legal(seat)))


def test_everybody_begins_with_five_different_experts() -> None:
    """L5, L12: one of each in every hand, none in the discard, for all to see."""
    state = begun(4)
    for seat in range(4):
        assert held(state, seat) == list(EXPERTS)
        shown = GAME.view(state, (seat + 1) % 4).shown["seats"]
        assert isinstance(shown, list)
        area = shown[seat]
        assert isinstance(area, dict)
        assert area["experts"] == dict.fromkeys(EXPERTS, 1)
    assert discard(state) == []
