"""The decisions of the final scoring of Laar: universal goods, protections, sides."""

import pytest

from parlour.engine.plain import Plain
from parlour.engine.record import Record
from parlour.engine.rng import Fast
from parlour.engine.undo import offer
from parlour.engine.view import NATURE, SPECTATOR
from parlour.games.laar import GAME
from parlour.games.laar.rules.stages import NAMES, ROUNDS
from parlour.games.laar.rules.state import LaarState
from tests.games.laar.draw import action, after_last_round, area, begun, edition_with, legal, play, play_round, stack

UNIVERSAL: dict[str, Plain] = {"spell": "universal"}
ROUND_STAGES = ("reveal", "assign", "take")
# Cards 1-8 are universal goods, 9-16 protections; 17 and after are plain.
EDITION = edition_with(
    dict.fromkeys(range(1, 9), UNIVERSAL)
    | {card: {"spell": "protection"} for card in range(9, 17)}
    | {card: {"spell": "per_gem"} for card in range(17, 49)}
)


def final(*areas: str, memo: str = "IV", first: int = 0) -> LaarState:
    return after_last_round(*areas, memo=memo, first=first, edition=EDITION)


def beasts_box(*beasts: str) -> LaarState:
    """Deal cards 1, 2, ... with these beasts under memo V: the first two taken as beasts, the others universal."""
    edition = edition_with({card: {"beast": beast, "spell": "universal"} for card, beast in enumerate(beasts, start=1)})
    spells = " ".join(f"spell:{card}" for card in range(3, len(beasts) + 1))
    return after_last_round(f"beast:1 {spells} beast:2", "spice:48", memo="V", edition=edition)


def line(state: LaarState, seat: int, name: str) -> int | None:
    sheet = GAME.sheet(GAME.view(state, SPECTATOR))
    return sheet.points[seat][sheet.lines.index(name)]


def test_decisions_begin_with_the_first_player_of_the_last_round() -> None:
    """L29: clockwise from there, each finishing the own universal goods before the next begins."""
    state = final("spell:1 spell:2", "spell:3", "spell:4", first=1)
    assert state.to_act() == [1]
    play(state, "1 move 3 gem")
    play(state, "2 stay")
    play(state, "0 move 1 beast, 0 move 2 beast")
    assert state.to_act() == []


def test_the_first_player_card_does_not_move_after_round_twelve() -> None:
    """L27, L29: the last round's first player decides first, here in a match that was played."""
    everything = edition_with(dict.fromkeys(range(1, 49), UNIVERSAL))
    state = begun(4, first=2, edition=everything)
    rng = Fast(1)
    firsts: list[int] = []
    while NAMES[state.stage] in ROUND_STAGES:
        firsts.append(int(state.first))
        seat = state.to_act()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    assert NAMES[state.stage] == "universals"
    assert state.to_act() == [firsts[-1]] == [state.first]


def test_all_universal_goods_come_before_all_protections_and_these_before_all_sides() -> None:
    """L29: kind by kind, each from the first player clockwise."""
    state = final("spell:1 spell:9 weapon:17", "spell:2 spell:10 weapon:18", first=1)
    play(
        state,
        """
        1 stay
        0 stay
        1 protect katar
        0 protect pinga
        1 side left
        0 side right
        """,
    )
    assert state.to_act() == []


def test_without_universal_goods_protections_and_sides_the_match_is_over() -> None:
    """L29: nobody is asked for what leaves no choice."""
    assert final("spice:17 gem:18", "beast:19").to_act() == []
    assert final("weapon:17", "weapon:18", "weapon:19").to_act() == []


def test_a_universal_good_moves_to_any_other_stack_or_stays() -> None:
    """L30: four stacks, also empty ones, or none; nothing else moves."""
    state = final("spell:1 spell:17 beast:2", "spice:18")
    assert legal(state) == ["move 1 spice", "move 1 gem", "move 1 beast", "move 1 weapon", "stay"]


def test_the_moves_of_two_universal_goods_are_sorted_however_they_lie() -> None:
    """L30, law 3: the later card may have been taken first."""
    for cards in ("spell:8 spell:1 beast:2", "spell:1 spell:8 beast:2"):
        state = final(cards, "spice:18")
        assert len(state.legal(0)) == 9
        assert state.legal(0) == sorted(state.legal(0))


@pytest.mark.parametrize("kind", ["spice", "gem", "beast", "weapon"])
def test_a_moved_good_counts_as_that_zone_of_its_card(kind: str) -> None:
    """L30: it may start an empty stack, and is no spell any more."""
    state = final("spell:17 spell:1", "spice:18")
    play(state, f"0 move 1 {kind}")
    assert stack(state, 0, kind) == [1]
    assert stack(state, 0, "spell") == [17]


def test_a_moved_good_lies_on_top() -> None:
    """L30: above goods that were taken later than the card itself."""
    state = final("spell:1 spice:17 spice:18 beast:19", "spice:20")
    play(state, "0 move 1 spice")
    assert stack(state, 0, "spice") == [17, 18, 1]
    assert stack(state, 0, "beast") == [19]


def test_several_are_moved_in_any_order() -> None:
    """L30: the one moved last lies on top; some may stay."""
    state = final("spell:1 spell:2 spell:3 beast:17", "spice:20")
    play(state, "0 move 3 beast")
    assert len(legal(state)) == 2 * 4 + 1
    play(state, "0 move 1 beast")
    assert stack(state, 0, "beast") == [17, 3, 1]
    play(state, "0 stay")
    assert stack(state, 0, "spell") == [2]
    assert state.to_act() == []


def test_a_universal_good_moves_once() -> None:
    """L30: from the spells to another stack, not on from there."""
    state = final("spell:1 spell:2", "spice:20")
    play(state, "0 move 1 gem")
    assert legal(state) == ["move 2 spice", "move 2 gem", "move 2 beast", "move 2 weapon", "stay"]


def test_moved_beasts_are_the_newest_under_memo_five() -> None:
    """L30, L74: phoenix, spider, then unicorn, unicorn, serpent moved in this order: 4 + 3 + 3 + 4."""
    state = beasts_box("phoenix", "spider", "unicorn", "serpent", "unicorn")
    assert line(state, 0, "beasts") == 4
    play(state, "0 move 5 beast, 0 move 3 beast, 0 move 4 beast")
    assert line(state, 0, "beasts") == 14


def test_the_order_of_moves_matters_under_memo_five() -> None:
    """L30, L74: phoenix, spider, serpent, unicorn, unicorn: 4 + 5 + 4 + 3."""
    state = beasts_box("phoenix", "spider", "unicorn", "serpent", "unicorn")
    play(state, "0 move 4 beast, 0 move 3 beast, 0 move 5 beast")
    assert line(state, 0, "beasts") == 4 + 5 + 4 + 3


def test_a_good_left_among_the_spells_is_a_spell() -> None:
    """L30, L49: it scores nothing by itself."""
    edition = edition_with({1: UNIVERSAL, 2: {"spell": "per_spell"}})
    state = after_last_round("spell:1 spell:2", "spice:20", edition=edition)
    play(state, "0 stay")
    assert line(state, 0, "spells") == 4


def test_twelve_universal_goods_may_all_move() -> None:
    """L30: an edition may have as many as it likes."""
    edition = edition_with(dict.fromkeys(range(1, 49), UNIVERSAL))
    state = after_last_round(" ".join(f"spell:{card}" for card in range(1, 13)), "spell:20", edition=edition)
    for card in range(12, 0, -1):
        play(state, f"0 move {card} spice")
    assert stack(state, 0, "spice") == list(range(12, 0, -1))
    assert state.to_act() == [1]


def test_gems_are_revealed_after_the_last_universal_good() -> None:
    """L30: not before everybody has decided about these."""
    state = final("spell:1 gem:17", "spell:2 gem:18", "gem:19")
    for step in ("0 stay", "1 move 2 gem"):
        assert [gems_of(state, owner) for owner in range(3)] == [None, None, None]
        play(state, step)
    assert [gems_of(state, owner) for owner in range(3)] == [[17], [18, 2], [19]]


def gems_of(state: LaarState, owner: int) -> Plain:
    stacks = area(GAME.view(state, SPECTATOR), owner)["stacks"]
    assert isinstance(stacks, dict)
    return stacks["gem"]


def test_the_action_that_turns_gems_up_reveals() -> None:
    """L30: no undo reaches behind it; with open gems, or no gems, there is nothing to see."""
    for areas, gems, steps in (
        (("spell:1 gem:17", "spell:2", "gem:19"), "hidden", [0, 1]),
        (("spell:1 gem:17", "spell:2", "gem:19"), "open", [0, 0]),
        (("spell:1 spice:17", "spell:2", "beast:19"), "hidden", [0, 0]),
    ):
        state = after_last_round(*areas, gems=gems, edition=EDITION)
        for seat, seen in enumerate(steps):
            assert GAME.reveals(state, seat, action("stay")) == [(seat, action("stay"))] * seen
            play(state, f"{seat} stay")


def test_the_last_take_may_turn_gems_up() -> None:
    """L30: when nobody has a universal good the gems are turned up at once; earlier takes turn nothing up."""
    state = begun(2, edition=edition_with({card: {"spell": "per_gem"} for card in range(1, 49)}))
    for _ in range(ROUNDS - 1):
        play_round(state)
    revealing = []
    while NAMES[state.stage] in ROUND_STAGES:
        seat = state.to_act()[0]
        choice = state.legal(seat)[0]
        revealing.append(len(GAME.reveals(state, seat, choice)))
        state.apply(seat, choice)
    assert [stack(state, seat, "gem") != [] for seat in (0, 1)] == [True, True]
    assert revealing == [0, 0, 0, 0, 0, 1]


def test_nobody_takes_back_what_turned_gems_up() -> None:
    """L30: an undo is offered before the gems are seen, and none right after."""
    state = begun(3, edition=edition_with(dict.fromkeys(range(1, 49), UNIVERSAL)))
    record = Record(GAME, state.variant, state.edition, ["A", "B", "C"])
    for step in ("memo IV", "first 0"):
        record.add(NATURE, action(step))
    rng = Fast(4)
    offers: list[tuple[bool, bool]] = []
    while NAMES[state.stage] in (*ROUND_STAGES, "universals"):
        seat = state.to_act()[0]
        choice = rng.choice(state.legal(seat))
        is_decided = NAMES[state.stage] == "universals"
        record.add(seat, choice)
        reveals = GAME.reveals(state, seat, choice) != []
        state.apply(seat, choice)
        if is_decided:
            offers.append((reveals, offer(record, seat) is None))
    assert offers == [(False, False)] * (len(offers) - 1) + [(True, True)]
    assert len(offers) > 3


def test_protections_are_named_one_by_one_and_differ() -> None:
    """L29, L48: two spells name two kinds."""
    state = final("spell:9 spell:10", "spice:17", "spice:18")
    assert legal(state) == ["protect boomerang", "protect pinga", "protect shuriken", "protect katar"]
    play(state, "0 protect shuriken")
    assert legal(state) == ["protect boomerang", "protect pinga", "protect katar"]
    play(state, "0 protect boomerang")
    assert state.to_act() == []
    assert area(GAME.view(state, SPECTATOR), 0)["protections"] == ["boomerang", "shuriken"]


@pytest.mark.parametrize("spells", [4, 5, 8])
def test_four_protections_leave_no_choice(spells: int) -> None:
    """L29: all four kinds are named, once the universal goods are placed."""
    state = final("spell:1 " + " ".join(f"spell:{9 + nth}" for nth in range(spells)), "spell:2", "spice:18")
    assert state.protections == [0, 0, 0]
    play(state, "0 stay, 1 stay")
    assert state.protections == [0b1111, 0, 0]
    assert state.to_act() == []


def test_a_protection_works_on_the_weapon_column() -> None:
    """L48: card 17 is a pinga 1-1, aimed at both neighbours; seat 1 is protected from it."""
    state = final("weapon:17", "spell:9", "spice:18")
    assert line(state, 0, "weapons") == 1
    play(state, "1 protect katar")
    assert [line(state, seat, "weapons") for seat in range(3)] == [2, -1, -1]
    state = final("weapon:17", "spell:9", "spice:18")
    play(state, "1 protect pinga")
    assert [line(state, seat, "weapons") for seat in range(3)] == [1, 0, -1]


def test_two_players_choose_sides() -> None:
    """L82: who has weapons chooses; card 20 is a katar 1-1, card 25 a boomerang 2-0."""
    state = final("weapon:25", "weapon:20", first=1)
    assert legal(state) == ["side left", "side right"]
    play(state, "1 side left, 0 side left")
    assert [line(state, seat, "weapons") for seat in range(2)] == [1, -1]
    state = final("weapon:25", "weapon:20", first=1)
    play(state, "1 side left, 0 side right")
    assert [line(state, seat, "weapons") for seat in range(2)] == [-1, 1]


def test_a_seat_without_weapons_chooses_no_side() -> None:
    """L82: a universal good that was moved to the weapons is one."""
    state = final("spice:17", "spell:1")
    play(state, "1 move 1 weapon, 1 side left")
    assert state.to_act() == []


@pytest.mark.parametrize("seats", [3, 4])
def test_more_than_two_players_choose_no_sides(seats: int) -> None:
    """L80, L82: both sides of everybody count."""
    state = final(*["weapon:17", "weapon:18", "weapon:19", "weapon:20"][:seats])
    assert state.to_act() == []


def test_choices_do_not_leak_into_copies() -> None:
    """L29: a copy decides for itself."""
    state = final("spell:1 spell:9 weapon:17", "spice:20")
    other = state.copy()
    play(other, "0 move 1 gem, 0 protect katar, 0 side left")
    assert (state.protections, state.sides, stack(state, 0, "gem")) == ([0, 0], [-1, -1], [])
    assert state.digest() != other.digest()


def test_the_same_stacks_have_the_same_digest() -> None:
    """L24, L30: only the order within a stack matters."""
    one, other = final("spell:1 spell:2", "spice:20"), final("spell:1 spell:2", "spice:20")
    play(one, "0 move 1 gem, 0 move 2 spice")
    play(other, "0 move 2 spice, 0 move 1 gem")
    assert one.digest() == other.digest()
