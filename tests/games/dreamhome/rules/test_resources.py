"""Resources: roofs, décor, tools and helpers as they are taken, and the car."""

from parlour.engine.plain import Reader
from parlour.engine.view import SPECTATOR
from parlour.games.dreamhome import GAME
from parlour.games.dreamhome.home.area import PILE
from parlour.games.dreamhome.rules import card_set, rounds
from parlour.games.dreamhome.rules.names import DECORS, TYPES
from parlour.games.dreamhome.view import turns_up_roofs
from tests.games.dreamhome.draw import (
    NOTHING,
    action,
    area,
    ended,
    held,
    legal,
    lines,
    play,
    stage,
    table,
    tokens,
    why_not,
)

TWO_LIVING_ROOMS = """
    . . . . .
    L L # L .
          . .
"""
FULL = """
    # # # # #
    # # # # #
          # #
"""


# Roofs ----------------------------------------------------------------------------------------------------------------


def test_nobody_is_shown_the_roofs_not_even_their_owner() -> None:
    """D30: a number of cards only; whoever has a perfect memory knows them."""
    state = table(NOTHING, kept=("red red* blue",))
    for viewer in (0, 1, SPECTATOR):
        view = GAME.view(state, viewer)
        assert (area(view, 0)["roofs"], area(view, 0)["pile"], area(view, 0)["best_roof"]) == (3, None, None)
        assert Reader(view.known, "known").at("areas").items()[PILE].value == state.areas[PILE]


def test_piles_are_open_where_that_is_agreed() -> None:
    """D30: option `roofs`."""
    state = table(NOTHING, kept=("red red*",), roofs="open")
    pile = Reader(area(GAME.view(state, 1), 0), "area").at("pile").items()
    assert [card.at("colour").text() for card in pile] == ["red", "red"]
    assert [card.at("window").value for card in pile] == [True, None]


def test_piles_are_open_when_the_match_is_over() -> None:
    """D30, D73: with the four cards that were chosen."""
    state = ended(FULL, FULL, kept=("red red* red blue red red",))
    assert stage(state) == "over"
    seat = Reader(area(GAME.view(state, SPECTATOR), 0), "area")
    assert len(seat.at("pile").items()) == 6
    best = [(card.at("colour").text(), card.at("window").value) for card in seat.at("best_roof").items()]
    assert best == [("red", True), ("red", None), ("red", None), ("red", None)]


def test_a_roof_joins_the_pile_when_it_is_taken() -> None:
    """D30."""
    state = table(NOTHING, market="kitchen, bedroom red, bathroom roof, study, study")
    play(state, "0 take 2")
    assert card_set.count(state.areas[PILE]) == 1
    assert area(GAME.view(state, 0), 0)["roofs"] == 1


def test_the_log_leaves_out_the_colour_of_roofs_later() -> None:
    """D30: what was taken is told while the round lasts, and to be remembered then."""
    state = table(NOTHING, market="kitchen, bedroom red*, bathroom roofer, study, study")
    view = GAME.view(state, 1)
    told = GAME.describe(view, {"do": "take", "column": 2})
    assert told.arguments == {"column": 2, "room": "bedroom", "resource": "roof", "colour": "red", "window": "yes"}
    short = GAME.brief(told)
    assert short is not None
    assert (short.text, short.arguments) == ("do-take-roof", {"column": 2, "room": "bedroom"})
    assert GAME.brief(GAME.describe(view, {"do": "take", "column": 3})) is None
    revealed = GAME.brief(GAME.describe(view, {"do": "reveal_resource", "resource": 48}))
    assert revealed is not None
    assert (revealed.text, revealed.arguments) == ("do-reveal_resource-roof", {})
    assert GAME.moment(view) == 5
    assert GAME.moment(GAME.view(table(NOTHING, roofs="open"), 0)) == 0


def test_the_action_that_turns_up_the_roofs_stands() -> None:
    """D30: the last decision reveals the piles, and nobody takes that back."""
    state = ended(FULL, FULL, kept=("red roofer", "handyman"))
    play(state, "0 decline")
    assert not turns_up_roofs(table(NOTHING, kept=("red",)), 0, action("take 2"))
    assert turns_up_roofs(state, 1, action("decline"))
    assert GAME.reveals(state, 1, action("decline")) == [(1, action("decline"))]
    assert GAME.reveals(ended(FULL, FULL, kept=("handyman",)), 0, action("decline")) == []


def test_the_running_sheet_knows_only_small_piles() -> None:
    """D30: fewer than four roofs are worth nothing, more are unknown until the end."""
    assert lines(table(NOTHING, kept=("red red* blue",)))["roof"] == 0
    assert lines(table(NOTHING, kept=("red red* blue blue",)))["roof"] is None
    assert lines(table(NOTHING, kept=("red red* blue blue",), roofs="open"))["roof"] == 4


# Décor ----------------------------------------------------------------------------------------------------------------


def with_decor(home: str, token: str, decor: str = "", kept: str = "") -> list[str]:
    """Take a column with a décor card, lay its room face down, and list where the token may go."""
    market = f"kitchen, sauna {token}, study roof, study roof, library roof"
    state = table(home, market=market, decor=decor, kept=(kept,))
    play(state, "0 take 2, 0 place basement_2 down")
    return [step.split()[1] for step in legal(state, "decorate")]


def test_decor_goes_on_any_card_of_a_room_of_its_type() -> None:
    """D31: the player chooses the card as well as the room."""
    assert with_decor(TWO_LIVING_ROOMS, "grand_piano") == ["middle_1", "middle_2", "middle_4"]
    assert with_decor(TWO_LIVING_ROOMS, "jacuzzi") == []


def test_a_cat_house_goes_into_any_room_but_an_empty_one() -> None:
    """D31: the basement included."""
    home = """
        . . . . .
        L # B . .
              G .
    """
    assert with_decor(home, "cat_house") == ["middle_1", "middle_3", "basement_1"]


def test_a_room_has_one_decor_whatever_its_size() -> None:
    """D33: a token on one card of two keeps others off both."""
    assert with_decor(TWO_LIVING_ROOMS, "fireplace", decor="middle_1:grand_piano") == ["middle_4"]
    state = table(
        TWO_LIVING_ROOMS, market="kitchen, sauna fireplace, study, study, library", decor="middle_1:grand_piano"
    )
    play(state, "0 take 2, 0 place basement_1 down")
    assert why_not(state, 0, "decorate middle_2") == "D33"
    assert why_not(state, 0, "decorate middle_3") == "D31"


def test_decor_must_be_placed_where_a_room_qualifies_and_is_discarded_where_none_does() -> None:
    """D31: the four-poster bed of the book, when the only bedroom has a cat house."""
    home = """
        . . . . .
        B . . . .
              . .
    """
    market = "kitchen, sauna four_poster_bed, study roof, study roof, library roof"
    state = table(home, market=market)
    play(state, "0 take 2, 0 place middle_3 up")
    assert legal(state) == ["decorate middle_1"]
    play(state, "0 decorate middle_1")
    assert tokens(state) == {"middle_1": "four_poster_bed"}
    state = table(home, market=market, decor="middle_1:cat_house")
    card = state.market[6]
    play(state, "0 take 2, 0 place middle_3 up")
    assert state.to_act() == [1]
    assert card_set.CARD[card] & state.resource_discard
    assert tokens(state) == {"middle_1": "cat_house"}


def test_the_room_placed_in_the_same_turn_may_be_decorated() -> None:
    """D31."""
    state = table(NOTHING, market="kitchen, living_room grand_piano, study, study, library")
    play(state, "0 take 2, 0 place middle_2 up")
    assert legal(state) == ["decorate middle_2"]
    play(state, "0 decorate middle_2")
    assert lines(state)["decor"] == 3


def test_tree_house_and_birdhouse_stand_beside_the_home() -> None:
    """D32: without a decision, and a player may have both."""
    state = table(NOTHING, market="kitchen, sauna tree_house, study roof, study roof, library roof", decor="birdhouse")
    play(state, "0 take 2, 0 place middle_2 up")
    assert state.to_act() == [1]
    assert area(GAME.view(state, 1), 0)["beside"] == ["tree_house", "birdhouse"]
    assert lines(state)["decor"] == 4


# Tools and helpers ----------------------------------------------------------------------------------------------------


def test_tools_and_helpers_are_kept_where_all_can_see_them() -> None:
    """D34, D35."""
    state = table(NOTHING, market="kitchen, sauna hammer_drill, study courier, study roof, library roof")
    play(state, "0 take 2, 0 place middle_2 up, 1 take 3, 1 place middle_2 up")
    view = GAME.view(state, SPECTATOR)
    assert [area(view, seat)["tools"] for seat in (0, 1)] == [["hammer_drill"], []]
    assert [area(view, seat)["helpers"] for seat in (0, 1)] == [[], ["courier"]]


def test_a_tool_works_once_and_is_discarded() -> None:
    """D34."""
    state = table(NOTHING, kept=("concrete_mixer",))
    play(state, "0 mix 1 3")
    assert held(state) == []
    assert legal(state, "mix") == []
    assert why_not(state, 0, "mix 1 3") == "D52"


def test_a_tool_taken_in_the_last_round_is_of_no_use() -> None:
    """D34."""
    home = """
        # # # # #
        # # # # #
              # .
    """
    state = table(
        home, home, market="kitchen, sauna hammer_drill, study roof, study roof, library roof", round_=12, seats=2
    )
    play(state, "0 take 2, 0 place basement_2 down, 1 take 3, 1 place basement_2 down")
    assert stage(state) == "over"
    assert held(state) == ["hammer_drill"]


def test_an_interior_designer_works_before_the_room_is_placed() -> None:
    """D16, D35, D64: the room taken with it may extend a decorated room."""
    home = """
        . . . . .
        L . . . .
              . .
    """
    market = "kitchen, living_room interior_designer, living_room roof, study roof, study roof"
    state = table(home, market=market, decor="middle_1:grand_piano")
    play(state, "0 take 2")
    assert "place middle_2 up" in legal(state)
    state = table(home, market=market, decor="middle_1:grand_piano")
    play(state, "0 take 3")
    assert "place middle_2 up" not in legal(state)


# The car --------------------------------------------------------------------------------------------------------------

GARAGE = """
    . . . . .
    . . . . .
          G .
"""
MARKET = "garage, sauna roof, garage roof, study roof, study roof"


def test_the_first_garage_of_two_cards_may_have_the_car() -> None:
    """D74: on either card, for one point, as décor."""
    state = table(GARAGE, GARAGE, market=MARKET, car="on", seats=2)
    play(state, "0 take 1, 0 place basement_2 up")
    assert legal(state) == ["park basement_1", "park basement_2", "leave"]
    assert why_not(state, 0, "park middle_1") == "D74"
    play(state, "0 park basement_2")
    assert tokens(state) == {"basement_2": "car"}
    assert lines(state)["decor"] == 1
    play(state, "1 take 3, 1 place basement_2 up")
    assert stage(state) == "deal"
    assert tokens(state, 1) == {}


def test_a_declined_car_leaves_the_game() -> None:
    """D74: it is for the first garage of two cards only."""
    state = table(GARAGE, GARAGE, market=MARKET, car="on", seats=2)
    play(state, "0 take 1, 0 place basement_2 up, 0 leave, 1 take 3, 1 place basement_2 up")
    assert stage(state) == "deal"
    assert card_set.cards_in(state.lost) == [DECORS.index("car")]


def test_a_garage_with_decor_gets_no_car() -> None:
    """D74: only with an interior designer can a garage with a cat house grow."""
    state = table(GARAGE, market=MARKET, car="on", decor="basement_1:cat_house", kept=("interior_designer",))
    play(state, "0 take 1, 0 place basement_2 up")
    assert state.to_act() == [1]
    assert tokens(state) == {"basement_1": "cat_house"}


def test_no_car_without_the_option() -> None:
    """D74."""
    state = table(GARAGE, market=MARKET)
    play(state, "0 take 1, 0 place basement_2 up")
    assert state.to_act() == [1]


def test_a_garage_of_two_by_hammer_drill_gets_the_car_and_the_turn_goes_on() -> None:
    """D50, D74."""
    home = """
        . . . . .
        . . . . .
              G V
    """
    state = table(home, market=MARKET, car="on", kept=("hammer_drill",))
    play(state, "0 drill basement_2 1")
    assert legal(state) == ["park basement_1", "park basement_2", "leave"]
    play(state, "0 park basement_1")
    assert stage(state) == "choose"
    assert state.to_act() == [0]
    play(state, "0 take 2, 0 place middle_1 up")
    assert state.to_act() == [1]


def test_no_helper_of_the_final_scoring_brings_the_car() -> None:
    """D74: a courier builds the garage too late."""
    home = """
        # # # # #
        # # # # #
              G #
    """
    state = table(home, FULL, kept=("courier",), round_=12, car="on")
    rounds.end_round(state)
    play(state, "0 courier basement_2")
    garage = next(step for step in legal(state) if TYPES[state.components.kind[int(step.split()[1]) - 1]] == "garage")
    play(state, f"0 {garage}")
    assert (stage(state), tokens(state)) == ("over", {})
    assert lines(state)["rooms"] == 4
