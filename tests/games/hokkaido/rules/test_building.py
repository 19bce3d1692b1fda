"""The city phase: two commitments, cubes, terraforming, cards that fit nowhere (H31, H33, H35, H36)."""

from __future__ import annotations

from parlour.engine.plain import Reader
from parlour.engine.record import Record
from parlour.engine.undo import offer
from parlour.engine.view import NATURE, SPECTATOR
from parlour.games.hokkaido import GAME
from parlour.games.hokkaido.rules.state import HokkaidoState
from tests.games.hokkaido.draw import action, begun, do, drawn, edition, finish, legal, place_somewhere, stage, tidy

LAND = "pU pU pB pB _ _"
CARDS = {1: "_ _ _ _ _ pU", 7: "F F F F F F", 13: "D D D D D pU", 2: "L L L L L L", 3: "pU pU pU pU pU pU"}
ON_THE_RIGHT = "place up 1 0 0"


def building(*kept: int, seats: int = 3, province: str = LAND, cards: dict[int, str] | None = None) -> HokkaidoState:
    """Return a match in which all have kept these cards of their hands and are to place them."""
    state = begun(seats, chosen=edition({**CARDS, **(cards or {})}, province))
    do(state, *[f"{seat} keep {card}" for seat, card in enumerate(kept)])
    return state


def seen(state: HokkaidoState, viewer: int, owner: int) -> str:
    """Draw a city as somebody sees it."""
    return tidy(Reader(GAME.view(state, viewer).shown["seats"], "").items()[owner].at("map").text())


def test_all_place_at_once_and_unseen() -> None:
    """H31: the own city is shown with what is committed, to its owner only."""
    state = building(1, 7, 13)
    before = seen(state, 1, 0)
    do(state, f"0 {ON_THE_RIGHT}")
    assert state.to_act() == [1, 2]
    assert seen(state, 1, 0) == seen(state, SPECTATOR, 0) == seen(state, 0, 0) == before
    mine = Reader(GAME.view(state, 0).shown["mine"], "").items()[0]
    assert tidy(mine.at("map").text()) == tidy("pU+ _ _\npB+ _ _\n_ _ pU")
    assert GAME.view(state, 1).shown["mine"] is None


def test_everything_shows_with_the_last_commitment() -> None:
    """H31: the same whatever the order of commitments."""
    one, other = building(1, 7, 13), building(1, 7, 13)
    do(one, f"0 {ON_THE_RIGHT}", f"1 {ON_THE_RIGHT}", f"2 {ON_THE_RIGHT}")
    do(other, f"2 {ON_THE_RIGHT}", f"0 {ON_THE_RIGHT}", f"1 {ON_THE_RIGHT}")
    assert one.digest() == other.digest()
    assert seen(one, 1, 0) == tidy("pU+ _ _\npB+ _ _\n_ _ pU+")


def test_the_last_commitment_reveals_all_steps() -> None:
    """H20, H31: kept cards first, then what was done with them."""
    state = building(1, 7, 13)
    do(state, f"0 {ON_THE_RIGHT}", "1 terraform lake 0 2")
    assert GAME.reveals(state, 1, action(ON_THE_RIGHT)) == []
    do(state, f"1 {ON_THE_RIGHT}")
    revealed = GAME.reveals(state, 2, action(ON_THE_RIGHT))
    place = action(ON_THE_RIGHT)
    expected = [(0, action("keep 1")), (0, place), (1, action("keep 7")), (1, action("terraform lake 0 2")), (1, place)]
    assert revealed == [*expected, (2, action("keep 13")), (2, place)]


def test_others_see_only_that_a_commitment_is_done() -> None:
    """H31."""
    state = building(1, 7, 13)
    assert GAME.glimpse(state, 0, action("terraform lake 0 2"), 1) == {}
    assert GAME.glimpse(state, 0, action(ON_THE_RIGHT), 1) == {"do": "place"}
    assert GAME.glimpse(state, 0, action(ON_THE_RIGHT), 0) != {"do": "place"}


def test_new_production_squares_get_cubes() -> None:
    """H33: only those that are to be seen."""
    state = building(3, 7, 13)
    do(state, "0 place up 1 0 21", f"1 {ON_THE_RIGHT}", f"2 {ON_THE_RIGHT}")
    assert seen(state, 1, 0) == tidy("pU+ pU+ pU+\npB+ pB+ pU+\n_ _ pU+")


def test_a_covered_cube_goes_back() -> None:
    """H33: here a blue and a brown one."""
    state = building(1, 7, 13)
    supply = list(state.supply)
    do(state, f"0 {ON_THE_RIGHT}", f"1 {ON_THE_RIGHT}", f"2 {ON_THE_RIGHT}")
    # Three seats cover one blue and one brown each; two of them get a blue one.
    assert list(state.supply) == [supply[0] + 3 - 2, supply[1] + 3, supply[2], supply[3]]


def test_cubes_are_handed_out_in_ascending_order_of_cards() -> None:
    """H31, H33: there is one blue cube left; the higher card gets what the lower one gave back."""
    state = building(1, 7, 13)
    state.supply[0] = 0
    do(state, "0 place up 0 2 0", f"1 {ON_THE_RIGHT}", "2 place up 0 2 0")
    assert "pU+" not in seen(state, 0, 0).split("\n")[-1]  # 1 came first, when there was none
    assert seen(state, 0, 2).split("\n")[-1] == "D pU+"  # 7 has covered one in between
    assert state.supply[0] == 0


def test_the_own_cubes_come_back_before_new_ones_are_taken() -> None:
    """H33."""
    state = building(1, 7, 13)
    state.supply[0] = 0
    do(state, f"0 {ON_THE_RIGHT}", "1 place up 0 2 0", "2 place up 0 2 0")
    assert seen(state, 0, 0) == tidy("pU+ _ _\npB+ _ _\n_ _ pU+")


def test_a_card_that_fits_nowhere_is_discarded() -> None:
    """H35: all lakes, on a province of lakes; the log says so."""
    state = building(2, 7, 13, province="L L L L L L")
    assert legal(state, 0) == ["forgo"]
    do(state, "0 forgo", "1 place up 1 0 21", "2 place up 1 0 21")
    assert len(state.city(0).numbers) == 1
    assert GAME.view(state, SPECTATOR).known["gone"] == [2]
    assert stage(state) == "keep"


def test_a_card_that_fits_may_not_be_discarded() -> None:
    """H35."""
    assert legal(building(1, 7, 13), 0, "forgo") == []


# Terraforming ---------------------------------------------------------------------------------------------------------


def test_two_cubes_of_one_colour_turn_a_desert() -> None:
    """H36: blue makes a lake, brown a district; all visible deserts may be chosen."""
    state = building(1, 7, 13)
    assert legal(state, 0, "terraform") == [f"terraform {tile} {x} 2" for tile in ("lake", "district") for x in (0, 1)]
    do(state, "0 terraform district 1 2")
    assert drawn(state.city(0)) == tidy("pU+ pU+\npB pB\n_ D*")


def test_green_makes_a_forest_and_grey_a_mountain() -> None:
    """H36."""
    state = building(1, 7, 13, province="pG pG pY pY _ _")
    do(state, "0 terraform forest 0 2", "1 terraform mountain 1 2")
    assert drawn(state.city(0)) == tidy("pG pG\npY+ pY+\nF* _")
    assert drawn(state.city(1)) == tidy("pG+ pG+\npY pY\n_ M*")


def test_a_mountain_tile_continues_the_range() -> None:
    """H34, H36: a desert at an end of it, not one beside its middle or far away."""
    state = building(1, 7, 13, province="M pY M pY M _", cards={1: "_ _ _ _ _ _"})
    do(state, "0 place right -2 0 36", "1 place up -1 0 42", "2 place up -1 0 42")
    assert drawn(state.city(0)) == tidy("_ _ M pY+\n_ _ M pY+\n. . M _")
    assert legal(state, 0, "terraform") == ["terraform mountain -1 0", "terraform mountain 1 2"]


def test_terraforming_is_done_at_most_once_a_round() -> None:
    """H36: not again before placing, and not after it; but again in the next round."""
    state = building(1, 7, 13)
    do(state, "0 terraform lake 0 2")
    assert legal(state, 0, "terraform") == []
    do(state, "0 place up 1 0 21", "1 place up 1 0 21", "2 place up 1 0 21")
    assert stage(state) == "terraform"
    assert state.to_act() == [1, 2]
    finish(state)
    assert not state.city(0).used


def test_terraforming_after_placing_is_a_second_commitment() -> None:
    """H31, H36: those are asked who can; unseen until all have decided."""
    state = building(1, 7, 13)
    do(state, "0 place up 1 0 21", "1 place up 1 0 21", "2 place up 1 0 21")
    assert stage(state) == "terraform"
    assert state.to_act() == [0, 1, 2]
    before, brown = seen(state, 1, 0), state.supply[1]
    do(state, "0 terraform district 0 2")
    assert seen(state, 1, 0) == before
    assert state.to_act() == [1, 2]
    do(state, "1 finish", "2 finish")
    assert stage(state) == "keep"
    assert state.supply[1] == brown + 2
    assert seen(state, 1, 0) == tidy("pU+ pU+ _\npB pB _\nD* _ pU+")


def test_those_who_cannot_terraform_are_not_asked() -> None:
    """H31: without two cubes of a colour the round goes on at once."""
    state = building(1, 7, 13, province="pU pB pG pY _ _", cards={1: "_ _ _ _ _ _", 13: "D D D D D D"})
    place_somewhere(state)
    assert stage(state) == "keep"
    assert state.round == 2


def test_the_payer_chooses_among_more_cubes() -> None:
    """H36: a cube in a place that will be covered may be spent first."""
    state = building(1, 7, 13, province="pU pU pU pB _ _")
    do(state, "0 terraform lake 0 2")
    assert legal(state, 0) == ["pay 0 0", "pay 0 1", "pay 1 0"]
    do(state, "0 pay 1 0")
    assert legal(state, 0) == ["pay 0 0", "pay 0 1"]
    do(state, "0 pay 0 1")
    assert drawn(state.city(0)) == tidy("pU+ pU\npU pB+\nL* _")
    assert legal(state, 0, "place") != []


def test_paying_is_unseen_too() -> None:
    """H31, H36: a terraforming after placing ends with its last payment."""
    state = building(1, 7, 13, province="pU pU pU pB _ _")
    do(state, "0 place up 1 0 21", "1 place up 1 0 21", "2 place up 1 0 21", "0 terraform lake 0 2")
    assert GAME.glimpse(state, 0, action("pay 0 0"), 1) == {}
    do(state, "0 pay 0 0")
    assert GAME.glimpse(state, 0, action("pay 1 0"), 1) == {"do": "finish"}
    do(state, "0 pay 1 0")
    assert state.to_act() == [1, 2]


def test_a_forest_or_district_tile_may_be_covered() -> None:
    """H36: it is gone then; a lake tile stays."""
    state = building(1, 7, 13)
    do(state, "0 terraform district 1 2", "0 place up 1 2 0", "1 terraform lake 1 2")
    assert "D*" not in drawn(state.city(0))
    assert "place up 1 2 0" not in legal(state, 1, "place")
    assert state.city(0).paid == 1


def test_what_is_paid_goes_to_the_supply_when_it_shows() -> None:
    """H31, H36."""
    state = building(1, 7, 13)
    supply = list(state.supply)
    do(state, "0 terraform district 1 2")
    assert list(state.supply) == supply
    do(state, "0 place up 1 0 21", "1 place up 1 0 21", "2 place up 1 0 21")
    assert state.supply[1] == supply[1] + 2


def test_a_commitment_may_be_taken_back_step_by_step() -> None:
    """H31: until the last one is in."""
    chosen = edition(CARDS, LAND)
    record = Record(GAME, begun(3, chosen=chosen).variant, chosen, ["A", "B", "C"])
    steps = [(NATURE, f"province {number}") for number in (1, 2, 3)]
    steps += [(NATURE, f"deal {1 + seat * 6 + at}") for at in range(6) for seat in range(3)]
    steps += [
        (0, "keep 1"),
        (1, "keep 7"),
        (2, "keep 13"),
        (0, "terraform lake 0 2"),
        (1, ON_THE_RIGHT),
        (0, ON_THE_RIGHT),
    ]
    for seat, words in steps:
        record.add(seat, action(words))
    for expected in (len(steps) - 1, len(steps) - 3):
        found = offer(record, 0)
        assert found is not None
        assert (found.withdrawn, found.consent) == ([expected], [])
        record.undo(0, found.withdrawn)
    assert legal_in(record, 0) == ["lake", "district"]


def legal_in(record: Record, seat: int) -> list[str]:
    """List the tiles that a seat could choose after a record."""
    state = record.state()
    assert isinstance(state, HokkaidoState)
    return list(dict.fromkeys([words.split()[1] for words in legal(state, seat, "terraform")]))
