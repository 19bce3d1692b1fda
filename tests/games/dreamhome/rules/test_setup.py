"""Components, set-up and rounds of Dream Home: the edition, what is wrong in one, and how the market goes round."""

import pytest

from parlour.engine.plain import Wrong
from parlour.engine.rng import Fast
from parlour.engine.view import NATURE
from parlour.games.dreamhome import GAME
from parlour.games.dreamhome.home.cells import cells_in, supported
from parlour.games.dreamhome.rules import card_set
from parlour.games.dreamhome.rules.names import CELL_NAMES, CELLS, COLUMNS, DECORS, NONE, RESOURCE_GROUPS, TYPES
from tests.games.changes import MISSING, changed
from tests.games.dreamhome.draw import (
    NOTHING,
    STANDARD,
    components,
    edition,
    fresh,
    held,
    legal,
    play,
    stage,
    standard,
    table,
    why_not,
)

# Components -----------------------------------------------------------------------------------------------------------


def test_the_box_holds_sixty_rooms_forty_eight_resources_and_eleven_tokens() -> None:
    """D1: with two of each tool and helper, ten décor cards, five roofs of each of four colours."""
    components = standard()
    assert (len(components.kind), len(components.group), len(DECORS)) == (60, 48, 11)
    counts = {name: components.group.count(group) for group, name in enumerate(RESOURCE_GROUPS)}
    assert counts == {"tool": 8, "helper": 10, "decor": 10, "roof": 20}
    assert [TYPES[components.kind[card]] for card in (0, 9, 10, 59)] == [
        "living_room",
        "living_room",
        "bedroom",
        "storage",
    ]
    assert sum(components.is_window(card) for card in range(48)) == 4
    assert components.children[:4] == [1, 0, 0, 1]


# D2: the basement lies under the last two cells of the middle floor; all other cells of it stand on solid ground.
BELOW = {
    **{f"top_{place}": f"middle_{place}" for place in range(1, 6)},
    "middle_4": "basement_1",
    "middle_5": "basement_2",
}


def test_a_cell_is_supported_if_the_cell_below_it_is_taken() -> None:
    """D2, D21: for every set of taken cells."""
    assert CELLS == len(CELL_NAMES) == 12
    below = {CELL_NAMES.index(cell): CELL_NAMES.index(under) for cell, under in BELOW.items()}
    for taken in range(1 << CELLS):
        expected = [cell for cell in range(CELLS) if cell not in below or taken >> below[cell] & 1]
        assert cells_in(supported(taken)) == expected


def test_an_edition_may_differ_in_counts_points_and_colours() -> None:
    """D1: owners correct a copy."""
    data = changed(STANDARD.data, "roofs.colours", ["red", "yellow", "blue", "grey"])
    assert edition(data).components.colours[1] == "yellow"  # type: ignore[attr-defined]
    data = changed(STANDARD.data, "room[1].points", [1, 5, 8])
    assert edition(data).components.rooms.most[1] == 3  # type: ignore[attr-defined]


def test_entries_may_stand_in_any_order() -> None:
    """D1: a card is known by its type, not by its place in the file."""
    data = components()
    for key in ("room", "decor"):
        entries = data[key]
        assert isinstance(entries, list)
        data[key] = entries[::-1]
    turned = edition(data).components
    assert turned.kind == standard().kind  # type: ignore[attr-defined]
    assert turned.decor_points == standard().decor_points  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("place", "value", "path"),
    [
        ("doors", {"source": "public"}, "doors"),
        ("room[15]", {"type": "storage"}, "room[15].source"),
        ("room[3].type", "attic", "room[3].type"),
        ("room[3].type", "bedroom", "room[3].type"),
        ("room[3].category", "big", "room[3].category"),
        ("room[3].category", MISSING, "room[3].category"),
        ("room[3].count", -1, "room[3].count"),
        ("room[3].count", 5, "room[3].children"),
        ("room[3].children", [0, 0], "room[3].children"),
        ("room[3].children[1]", 9, "room[3].children[1]"),
        ("room[3].children[1]", True, "room[3].children[1]"),
        ("room[3].points", [], "room[3].points"),
        ("room[3].points", [1, 2, 3, 4], "room[3].points"),
        ("room[3].points[0]", "two", "room[3].points[0]"),
        ("room[3].price", 4, "room[3].price"),
        ("room[3].beside", {"rooms": ["study"], "points": 3}, "room[3].beside"),
        ("room[5].beside.rooms", [], "room[5].beside.rooms"),
        ("room[5].beside.rooms[0]", "attic", "room[5].beside.rooms[0]"),
        ("room[5].beside.rooms[0]", "garage", "room[5].beside.rooms[0]"),
        ("room[5].beside.points", -3, "room[5].beside.points"),
        ("room[5].beside.more", 1, "room[5].beside.more"),
        ("room[3].source", "hearsay", "room[3].source"),
        ("roofs.colours", ["red", "blue"], "roofs.colours"),
        ("roofs.colours[1]", "pink", "roofs.colours[1]"),
        ("roofs.colours[1]", "red", "roofs.colours[1]"),
        ("roofs.per_colour", 4, "roofs.per_colour"),
        ("roofs.per_colour", 0, "roofs.per_colour"),
        ("roofs.height", 3, "roofs.height"),
        ("roofs.source", MISSING, "roofs.source"),
        ("decor[2].id", "sofa", "decor[2].id"),
        ("decor[2].id", "cat_house", "decor[2].id"),
        ("decor[2].rooms", [], "decor[2].rooms"),
        ("decor[2].rooms", ["any", "bedroom"], "decor[2].rooms[0]"),
        ("decor[2].points", 1.5, "decor[2].points"),
        ("decor[2].size", 1, "decor[2].size"),
        ("decor[10].rooms", ["kitchen"], "decor[10].rooms"),
        ("helpers.each", 3, "roofs.per_colour"),
        ("helpers.kinds[1]", "roofer", "helpers.kinds"),
        ("helpers.kinds[1]", "nurse", "helpers.kinds[1]"),
        ("tools.kinds", ["jackhammer"], "tools.kinds"),
        ("tools.each", "two", "tools.each"),
        ("tools.price", 1, "tools.price"),
        ("edition.game", "chess", "edition.game"),
        ("edition.name", MISSING, "edition.name"),
    ],
)
def test_a_mistake_in_an_edition_is_refused_with_its_path(place: str, value: object, path: str) -> None:
    with pytest.raises(Wrong) as caught:
        edition(changed(STANDARD.data, place, value))
    assert str(caught.value).startswith(f"{path}: expected")


@pytest.mark.parametrize("place", ["room", "decor"])
def test_no_list_of_components_may_be_short(place: str) -> None:
    """D1."""
    with pytest.raises(Wrong, match=f"^{place}: expected a list of"):
        GAME.components(changed(STANDARD.data, place, []))


def test_sixty_cards_are_needed() -> None:
    """D1."""
    data = changed(STANDARD.data, "room[3].count", 5)
    data["room"][3]["children"] = [0] * 5  # type: ignore[index,call-overload]
    with pytest.raises(Wrong, match=r"^room: expected 60 room cards in all, found 59"):
        edition(data)


# Set-up and round -----------------------------------------------------------------------------------------------------


def test_the_first_player_is_drawn() -> None:
    """D11."""
    state = fresh(3)
    assert state.to_act() == [NATURE]
    assert legal(state) == ["first 0", "first 1", "first 2"]
    play(state, "first 2")
    assert (state.first, state.token) == (2, 2)


def test_the_market_is_filled_card_by_card() -> None:
    """D10: five rooms, and resources over all columns but the leftmost."""
    state = fresh(4)
    play(state, "first 0")
    assert len(legal(state)) == 60
    for card in range(1, 6):
        play(state, f"reveal_room {card}")
    assert len(legal(state)) == 48
    for card in range(1, 5):
        play(state, f"reveal_resource {card}")
    assert state.market == [0, 1, 2, 3, 4, NONE, 0, 1, 2, 3]
    assert state.to_act() == [0]
    assert why_not(state, 0, "reveal_room 9") == "D10"
    assert why_not(state, 0, "first 1") == "D11"


def test_two_or_three_players_discard_a_column_but_not_the_leftmost() -> None:
    """D12: the first player does, both cards of it."""
    for seats in (2, 3):
        state = table(NOTHING, seats=seats, discard="on", first=1)
        assert state.to_act() == [1]
        assert legal(state) == [f"discard {column}" for column in (2, 3, 4, 5)]
        assert why_not(state, 1, "discard 1") == "D12"
        room, resource = state.market[2], state.market[COLUMNS + 2]
        play(state, "1 discard 3")
        assert card_set.CARD[room] & state.room_discard
        assert card_set.CARD[resource] & state.resource_discard
        assert legal(state, "take") == ["take 1", "take 2", "take 4", "take 5"]


def test_nothing_is_discarded_by_four_or_where_that_is_agreed() -> None:
    """D12: the option is offered with two and three seats only."""
    assert stage(table(NOTHING, seats=4)) == "choose"
    assert stage(table(NOTHING, seats=2, discard="off")) == "choose"
    offered = [[option.name for option in GAME.info.options if option.is_offered(seats)] for seats in (2, 3, 4)]
    assert offered == [["discard", "car", "roofs"], ["discard", "car", "roofs"], ["car", "roofs"]]


def test_each_takes_a_column_clockwise_from_the_first_player() -> None:
    """D13: with its room and its resource; what is taken is gone for the others."""
    state = table(NOTHING, seats=3, first=1)
    order = []
    for column in (2, 4, 5):
        order += state.to_act()
        play(state, f"{order[-1]} take {column}, {order[-1]} place middle_1 down")
    assert order == [1, 2, 0]
    assert [held(state, seat) for seat in (0, 1, 2)] == [["handyman"], ["roofer"], ["architect"]]
    assert state.round == 6


def test_a_column_that_is_gone_cannot_be_taken() -> None:
    """D13."""
    state = table(NOTHING)
    play(state, "0 take 2, 0 place middle_1 up")
    assert legal(state) == ["take 1", "take 3", "take 4", "take 5"]
    assert why_not(state, 1, "take 2") == "D13"


def test_the_leftmost_column_gives_its_room_and_the_token() -> None:
    """D13, D15: the token is for the next round; the order of this one stays."""
    state = table(NOTHING, seats=3)
    play(state, "0 take 2, 0 place middle_1 up, 1 take 1")
    assert legal(state, "place")[0] == "place middle_1 up"
    play(state, "1 place middle_1 up")
    assert (state.first, state.token) == (0, 1)
    assert state.to_act() == [2]
    play(state, "2 take 3, 2 place middle_1 up")
    assert (state.first, state.token) == (1, 1)


def test_without_a_taker_the_token_stays() -> None:
    """D13."""
    state = table(NOTHING, first=1)
    play(state, "1 take 2, 1 place middle_1 up, 0 take 3, 0 place middle_1 up")
    assert (state.first, state.token) == (1, 1)


def test_the_rest_is_discarded_and_the_market_is_refilled() -> None:
    """D14: rooms and resources on two discards."""
    state = table(NOTHING)
    left = state.market[:]
    rooms, resources = card_set.count(state.room_discard), card_set.count(state.resource_discard)
    play(state, "0 take 2, 0 place middle_1 up, 1 take 3, 1 place middle_1 up")
    assert (card_set.count(state.room_discard), card_set.count(state.resource_discard)) == (rooms + 3, resources + 2)
    assert card_set.CARD[left[3]] & state.room_discard
    assert state.market == [NONE] * 10
    assert (state.to_act(), stage(state), state.round) == ([NATURE], "deal", 6)


def test_twelve_rounds_use_up_both_decks_and_fill_every_home() -> None:
    """D14: and what is left of the last one is discarded before the scoring."""
    for seats in (2, 3, 4):
        state, rng = fresh(seats), Fast(seats)
        while state.to_act():
            seat = state.to_act()[0]
            state.apply(seat, rng.choice(state.legal(seat)))
        assert (state.rooms, state.resources, state.round) == (0, 0, 12)
        assert state.market == [NONE] * 10
        assert card_set.count(state.room_discard) == 60 - 12 * seats


def test_a_turn_goes_tools_column_room_resource() -> None:
    """D16: step by step, in the order in which people point."""
    home = """
        . . . . .
        L . . . .
              . .
    """
    state = table(home, kept=("concrete_mixer",), market="kitchen, bedroom grand_piano, bathroom roof, sauna, study")
    assert legal(state)[:5] == ["take 1", "take 2", "take 3", "take 4", "take 5"]
    play(state, "0 mix 1 2")
    assert legal(state, "mix") == []
    play(state, "0 take 2")
    assert stage(state) == "place"
    play(state, "0 place middle_2 up")
    assert stage(state) == "decorate"
    play(state, "0 decorate middle_1")
    assert state.to_act() == [1]
