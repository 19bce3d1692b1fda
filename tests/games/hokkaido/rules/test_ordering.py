"""The right to wait: asking for order, open turns, and the option that fixes how a round is built (H31)."""

from __future__ import annotations

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Reader, Wrong
from parlour.engine.record import Record
from parlour.engine.undo import offer
from parlour.engine.view import SPECTATOR
from parlour.games.hokkaido import GAME
from parlour.games.hokkaido.rules.actions import ASK
from parlour.games.hokkaido.rules.state import HokkaidoState
from parlour.localization import Translator
from parlour.narration import Narration
from tests.games.hokkaido.draw import STANDARD, action, begun, do, edition, legal, stage, tidy, variant

LAND = "pU pU pB pB _ _"
CARDS = {1: "_ _ _ _ _ pU", 7: "F F F F F F", 13: "D D D D D pU", 19: "_ _ _ _ _ _"}
RIGHT = "place up 1 0 0"


def building(*kept: int, placing: str = "request", province: str = LAND) -> HokkaidoState:
    """Return a match of three or more in which all have kept these cards."""
    hands = [[card, *range(20 + 5 * seat, 25 + 5 * seat)] for seat, card in enumerate(kept)]
    state = begun(len(kept), hands, chosen=edition(CARDS, province), placing=placing)
    do(state, *[f"{seat} keep {card}" for seat, card in enumerate(kept)])
    return state


def shown(state: HokkaidoState, viewer: int, *path: str | int) -> object:
    found: object = GAME.view(state, viewer).shown
    for key in path:
        assert isinstance(found, dict | list)
        found = found[key]  # type: ignore[index]
    return found


def city(state: HokkaidoState, owner: int) -> str:
    return tidy(str(shown(state, SPECTATOR, "seats", owner, "map")))


def prompt(state: HokkaidoState, seat: int) -> str:
    return GAME.prompt(GAME.view(state, seat)).text


# Asking ---------------------------------------------------------------------------------------------------------------


def test_asking_turns_up_the_cards_and_voids_what_was_not_shown() -> None:
    """H31: terraforming, payments and placements, of those who had committed and of those who had not."""
    state, fresh = building(1, 7, 13), building(1, 7, 13)
    cities = [city(state, seat) for seat in range(3)]
    do(state, f"1 {RIGHT}", "2 terraform lake 0 2", "0 terraform lake 0 2", "0 ask")
    assert stage(state) == "build"
    assert [city(state, seat) for seat in range(3)] == cities
    assert [shown(state, SPECTATOR, "seats", seat, "card") for seat in range(3)] == [1, 7, 13]
    assert shown(state, SPECTATOR, "supply") == shown(fresh, SPECTATOR, "supply")
    assert [shown(state, seat, "mine") for seat in range(3)] == [None, None, None]
    assert all("ask" not in legal(state, seat) for seat in range(3))


def test_what_is_void_leaves_no_trace() -> None:
    """H31: the position is the same whatever the others had built."""
    one, other = building(1, 7, 13), building(1, 7, 13)
    do(one, f"1 {RIGHT}", "0 ask")
    do(other, "2 terraform lake 0 2", "1 terraform lake 1 2", "1 place down -1 0 0", "0 ask")
    assert one.digest() == other.digest()


def test_order_can_be_asked_for_until_the_own_placement_is_committed() -> None:
    """H31: also in the middle of a terraforming, whose cubes are not chosen yet."""
    state = building(1, 7, 13, province="pU pU pU _ _ _")
    assert "ask" in legal(state, 0)
    do(state, "0 terraform lake 0 2")
    assert [words.split()[0] for words in legal(state, 0)] == ["pay", "pay", "pay", "ask"]
    do(state, "0 pay 0 0", "0 pay 1 0", f"0 {RIGHT}")
    assert legal(state, 0) == []
    do(state, f"1 {RIGHT}")
    assert "ask" in legal(state, 2), "also the last of all"


def test_nobody_asks_in_the_second_commitment() -> None:
    """H31: never in commitment (b)."""
    state = building(1, 7, 13)
    do(state, f"0 {RIGHT}", f"1 {RIGHT}", f"2 {RIGHT}")
    assert stage(state) == "terraform"
    assert all("ask" not in legal(state, seat) for seat in range(3))


def test_a_seat_without_the_right_gets_the_reason() -> None:
    """H31: a second request changes nothing."""
    state = building(1, 7, 13)
    do(state, f"1 {RIGHT}")
    assert GAME.why_not(GAME.view(state, 1), ASK) == "H31"
    do(state, "0 ask")
    before = state.digest()
    assert [GAME.why_not(GAME.view(state, seat), ASK) for seat in range(3)] == ["H31", "H31", "H31"]
    assert state.digest() == before


def test_asking_is_a_reveal() -> None:
    """H31: nothing before it can be undone, where cards lie face down and where they lie open."""
    state = building(1, 7, 13)
    assert GAME.reveals(state, 2, ASK) == [(0, action("keep 1")), (1, action("keep 7")), (2, action("keep 13"))]
    laid = begun(3, choice="honshu", placing="request")
    do(laid, "order 0", "order 1", "0 lay 1", "0 hold", "1 lay 7", "1 hold", "2 lay 13", "2 hold")
    do(laid, "2 take 13", "1 take 7", "0 take 1")
    assert GAME.reveals(laid, 0, ASK) == [(0, ASK)]


def test_nothing_before_a_request_can_be_undone() -> None:
    """H31: not even what it has made void; but steps of an open turn can."""
    record = _recorded(f"1 {RIGHT}", "2 terraform lake 0 2", "0 ask")
    assert [offer(record, seat) for seat in range(3)] == [None, None, None]
    record = _recorded("2 ask", "0 terraform lake 0 2")
    found = offer(record, 0)
    assert found is not None
    assert (found.withdrawn, found.consent) == ([len(record.entries) - 1], [])


def _recorded(*steps: str) -> Record:
    """Write down a match of three up to their cards, and then these steps."""
    record = Record(GAME, variant(3, placing="request"), edition(CARDS, LAND), ["Ann", "Bob", "Cleo"])
    draws = [f"province {number}" for number in (1, 2, 3)]
    draws += [f"deal {1 + seat * 6 + place}" for place in range(6) for seat in range(3)]
    for step in [*draws, "0 keep 1", "1 keep 7", "2 keep 13", *steps]:
        seat, words = (int(step[0]), step[2:]) if step[0].isdigit() else (-1, step)
        record.add(seat, action(words))
    record.state()
    return record


def test_void_commitments_are_never_shown_to_others() -> None:
    """H31: the log tells the request and the cards, and later the placements that count."""
    record = _recorded("1 place down -1 0 0", "0 ask", f"0 {RIGHT}")
    for viewer in (0, 2, SPECTATOR):
        told = Narration(record, Translator("en", "hokkaido")).rest(viewer)
        assert not any("Bob places" in line for line in told)
        assert any("Ann asks for order" in line for line in told)
        assert any("Ann places" in line for line in told)
    assert any("Bob places" in line for line in Narration(record, Translator("en", "hokkaido")).rest(1)), (
        "it was his own"
    )


def test_committed_seats_decide_again() -> None:
    """H31: and is told so, whether it is their turn or not."""
    state = building(13, 1, 7)
    do(state, f"0 {RIGHT}", f"1 {RIGHT}", "2 ask")
    assert (shown(state, 2, "asked"), shown(state, 2, "again"), shown(state, 2, "turns")) == (2, [0, 1], [1, 2, 0])
    assert [prompt(state, seat) for seat in range(3)] == ["prompt-wait-again", "prompt-build-again", "prompt-wait-turn"]
    assert prompt(state, SPECTATOR) == "prompt-wait"
    do(state, f"1 {RIGHT}", "1 finish")
    assert (prompt(state, 1), prompt(state, 2)) == ("prompt-wait", "prompt-build")


def test_nobody_has_to_answer_a_question() -> None:
    """H31: without a request it is played as at once, step by step."""
    free, at_once = building(1, 7, 13), building(1, 7, 13, placing="at_once")
    for state in (free, at_once):
        do(state, "0 terraform lake 0 2", *[f"{seat} {RIGHT}" for seat in (2, 0, 1)])
    assert [city(free, seat) for seat in range(3)] == [city(at_once, seat) for seat in range(3)]
    assert shown(free, 0, "stage") == shown(at_once, 0, "stage") == "terraform"


def test_two_players_first_choose_their_cards() -> None:
    """H26, H31: order can be asked for only once both have chosen; which card it is stays unseen until then."""
    state = begun(2, choice="honshu", placing="request")
    do(state, "reveal 30", "reveal 40", "0 lay 1", "1 lay 7", "0 yield", "1 choose deck")
    assert stage(state) == "play"
    do(state, "0 play 1")
    assert legal(state, 0) == []
    assert shown(state, 1, "seats", 0, "card") is None
    assert sorted(legal(state, 1)) == ["play 30", "play 40"]
    do(state, "1 play 40")
    assert stage(state) == "place"
    assert shown(state, 0, "seats", 1, "card") is None
    assert GAME.reveals(state, 1, ASK) == [(0, action("play 1")), (1, action("play 40"))]
    do(state, "1 ask")
    assert (shown(state, 0, "seats", 1, "card"), shown(state, 0, "turns")) == (40, [0, 1])


# In order -------------------------------------------------------------------------------------------------------------


def test_in_order_the_lowest_card_builds_first_in_an_open_turn() -> None:
    """H31: terraforming, placement, production, terraforming; the others see it as it is done."""
    state = building(13, 1, 7)
    do(state, "0 ask")
    assert state.to_act() == [1]
    do(state, f"1 {RIGHT}")
    assert city(state, 1) == tidy("pU+ _ _\npB+ _ _\n_ _ pU+")
    assert state.to_act() == [1], "a terraforming after the placement belongs to the same turn"
    do(state, "1 terraform lake 0 2")
    assert (city(state, 1), state.to_act()) == (tidy("pU _ _\npB+ _ _\nL* _ pU"), [2])
    do(state, "2 terraform district 0 2", f"2 {RIGHT}")
    assert state.to_act() == [0], "who has terraformed before is not asked again"


@pytest.mark.parametrize(("placing", "produced"), [("order", 3), ("at_once", 2)])
def test_cubes_that_a_lower_card_returned_can_be_produced_by_a_higher_one(placing: str, produced: int) -> None:
    """H31, H33: in order also those of a terraforming after the placement; at once it comes too late."""
    state, below = building(1, 7, 13, placing=placing), "place up 1 2 0"
    state.supply[0] = 1  # the blue cube for card 1, and none for card 13
    lake = ["0 terraform lake 0 2", "0 pay 0 0", "0 pay 1 0"]
    others = [f"1 {below}", "1 finish", f"2 {below}"] if placing == "order" else [f"1 {below}", f"2 {below}"]
    do(state, f"0 {below}", *([*lake, *others] if placing == "order" else [*others, *lake]))
    assert (state.city(0).cubes[0], state.city(2).cubes[0]) == (1, produced)


def test_a_card_that_fits_nowhere_is_discarded_in_its_turn() -> None:
    """H31, H35: in order, too; here lakes on lakes."""
    state = begun(3, chosen=edition({1: "L L L L L L"}, "L L L L L L"), placing="order")
    do(state, "0 keep 1", "1 keep 7", "2 keep 13")
    assert legal(state, 0) == ["forgo"]
    do(state, "0 forgo")
    assert (state.to_act(), GAME.view(state, SPECTATOR).known["gone"]) == ([1], [1])
    assert shown(state, 0, "plays") is None


def test_always_in_order_the_cards_are_turned_up_when_all_are_chosen() -> None:
    """H20, H21, H26, H31."""
    state = begun(3, placing="order")
    do(state, "0 keep 1", "1 keep 7")
    assert GAME.reveals(state, 2, action("keep 13")) == [(seat, action(f"keep {1 + 6 * seat}")) for seat in range(3)]
    do(state, "2 keep 13")
    assert (stage(state), shown(state, 0, "turns"), shown(state, 0, "asked")) == ("build", [0, 1, 2], None)
    two = begun(2, placing="order")
    do(two, "0 keep 1", "1 keep 7", "draw 30", "draw 31", "0 discard 2")
    assert GAME.reveals(two, 1, action("discard 8")) == [(0, action("keep 1")), (1, action("keep 7"))]
    pair = begun(2, choice="honshu", placing="order")
    do(pair, "reveal 30", "reveal 40", "0 lay 1", "1 lay 7", "0 yield", "1 choose deck", "0 play 7")
    assert GAME.reveals(pair, 1, action("play 30")) == [(0, action("play 7")), (1, action("play 30"))]


def test_the_turn_that_ends_a_round_cannot_be_taken_back() -> None:
    """H20, H31: everybody looks at the next hand then."""
    state = building(1, 7, 19, placing="order", province="_ _ _ _ _ _")
    do(state, f"0 {RIGHT}", f"1 {RIGHT}")
    last = action(RIGHT)
    assert GAME.reveals(state, 2, last) == [(2, last)]


# The option -----------------------------------------------------------------------------------------------------------


def test_the_option_is_there_since_version_3() -> None:
    """H31: on request is usual; earlier versions play at once and do not know the action."""
    usual = GAME.info.variant(Reader({"seats": 3}, ""))
    assert (usual.rules, usual.choice("placing")) == (3, "request")
    for rules in (1, 2):
        game = catalogue.game("hokkaido", rules)
        assert game.info.variant(Reader({"seats": 3}, "")).choice("placing") == "at_once"
        with pytest.raises(Wrong):
            game.info.variant(Reader({"seats": 3, "placing": "order"}, ""))
        with pytest.raises(Wrong):
            game.actions.from_plain(Reader({"do": "ask"}, "action"))
        state = game.new(game.info.variant(Reader({"seats": 3}, "")), STANDARD)
        assert not {"asked", "again", "turns"} & game.view(state, 0).shown.keys()


def test_requests_stand_apart_from_ordinary_actions() -> None:
    """H31: automatic play of forced actions and quick play-outs never ask for order."""
    state = building(1, 7, 13)
    assert state.requests(0) == [ASK] == state.legal(0)[-1:]
    assert state.ordinary(0) == state.legal(0)[:-1]
    do(state, f"0 {RIGHT}")
    assert (state.requests(0), state.requests(SPECTATOR)) == ([], [])
    assert building(1, 7, 13, placing="at_once").requests(0) == []


def test_for_clocks_the_stage_is_one_decision() -> None:
    """H31: before and after a request; other stages and other ways to place know only turns."""
    state = building(1, 7, 13)
    placing = state.clock_stage()
    do(state, "0 ask")
    assert (state.clock_stage(), placing) == (1, 1)
    assert building(1, 7, 13, placing="order").clock_stage() == building(1, 7, 13, placing="at_once").clock_stage() == 0
    assert begun(3, placing="request").clock_stage() == 0
