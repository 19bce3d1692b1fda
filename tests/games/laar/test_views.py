"""What is shown of a match of Laar, to whom and when, and what a perfect memory knows besides."""

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.plain import Plain, encode
from parlour.engine.rng import Fast
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE, SPECTATOR
from parlour.games.laar import GAME
from parlour.games.laar.rules.goods import EXPERTS
from parlour.games.laar.rules.stages import NAMES, TAKING
from parlour.games.laar.rules.state import LaarState
from tests.games.laar.draw import STANDARD, after_last_round, area, begun, edition_with, experts, fresh, play

VIEWERS = (0, 1, 2, SPECTATOR)
# Round 1 of three players: seat 2 takes the gem of class 3 (card 1), seat 1 a weapon, seat 0 a spice.
ROUND = "reveal 1 2 3, 0 assign 0 jeweller, 1 assign 1 armourer, 2 assign 2 cook, 2 take 0"
REST = "1 take 1, 0 take 2"


def gems(state: LaarState, owner: int, viewer: int) -> Plain:
    stacks = area(GAME.view(state, viewer), owner)["stacks"]
    assert isinstance(stacks, dict)
    return stacks["gem"]


def announced(state: LaarState, owner: int, viewer: int) -> Plain:
    return area(GAME.view(state, viewer), owner)["announced"]


def gem_line(state: LaarState, owner: int, viewer: int) -> int | None:
    return GAME.sheet(GAME.view(state, viewer)).points[owner][1]


def test_all_stacks_but_gems_are_public() -> None:
    """L24: everybody sees spices, beasts, weapons, spells; of gems only how many there are."""
    state = begun(3)
    play(state, ROUND)
    play(state, REST)
    for viewer in VIEWERS:
        view = GAME.view(state, viewer)
        assert area(view, 0)["stacks"] == {**nothing(), "spice": [3], "gem": shown_gems([], 0, viewer)}
        assert area(view, 1)["stacks"] == {**nothing(), "weapon": [2], "gem": shown_gems([], 1, viewer)}
        assert area(view, 2)["stacks"] == {**nothing(), "gem": shown_gems([1], 2, viewer)}
        assert [area(view, owner)["gems"] for owner in range(3)] == [0, 0, 1]


def nothing() -> dict[str, Plain]:
    return {"spice": [], "gem": None, "beast": [], "weapon": [], "spell": []}


def shown_gems(cards: list[Plain], owner: int, viewer: int) -> Plain:
    return cards if owner == viewer else None


def test_the_class_of_a_gem_is_announced_as_it_is_taken() -> None:
    """L24: to everybody, while the round lasts, and not later; the owner may look at any time."""
    state = begun(3)
    play(state, ROUND)
    assert [announced(state, 2, viewer) for viewer in VIEWERS] == [3, 3, 3, 3]
    play(state, "1 take 1")
    assert announced(state, 2, 0) == 3
    assert announced(state, 1, 0) is None
    play(state, "0 take 2")
    assert [announced(state, 2, viewer) for viewer in VIEWERS] == [None] * 4
    play(state, "reveal 4 5 6")
    assert [gems(state, 2, viewer) for viewer in VIEWERS] == [None, None, [1], None]


def test_open_gems_are_public() -> None:
    """L100: everybody sees the gem stacks, also later, and the sheet knows their points."""
    state = begun(3, gems="open")
    play(state, ROUND)
    play(state, REST)
    assert [gems(state, 2, viewer) for viewer in VIEWERS] == [[1]] * 4
    assert [gem_line(state, 2, viewer) for viewer in VIEWERS] == [1] * 4


def test_the_sheet_knows_no_gems_that_lie_face_down() -> None:
    """L24: the gem line and the total of others are None; who has no gems has 0 for all to see."""
    state = begun(3)
    play(state, ROUND)
    assert [gem_line(state, 2, viewer) for viewer in VIEWERS] == [None, None, 1, None]
    assert [gem_line(state, 0, viewer) for viewer in VIEWERS] == [0] * 4
    sheet = GAME.sheet(GAME.view(state, 0))
    assert sheet.totals()[2] is None
    assert sheet.ranking() == []
    assert sheet.to_plain(["A", "B", "C"])["ranking"] == []


def test_gems_face_down_still_count_as_cards() -> None:
    """L24, L40: one point per gem, for cards that others see lying there."""
    edition = edition_with({1: {"spell": "universal"}, 2: {"spell": "per_gem"}})
    state = after_last_round("spell:2 gem:3 gem:4", "spell:1", edition=edition)
    assert [GAME.sheet(GAME.view(state, viewer)).points[0][0] for viewer in (0, 1, SPECTATOR)] == [2, 2, 2]


def test_gems_are_shown_when_they_are_revealed() -> None:
    """L30: after the universal goods, to all, and the sheet is complete from then on."""
    edition = edition_with({1: {"spell": "universal"}, 2: {"spell": "protection"}})
    state = after_last_round("spell:1 spell:2 gem:3", "gem:4", "spice:5", edition=edition)
    assert gems(state, 0, 1) is None
    assert gem_line(state, 1, SPECTATOR) is None
    play(state, "0 stay")
    assert NAMES[state.stage] == "protections"
    assert [gems(state, 0, viewer) for viewer in VIEWERS] == [[3]] * 4
    assert GAME.sheet(GAME.view(state, SPECTATOR)).ranking() != []


def test_experts_are_open() -> None:
    """L12: hands and discard for all to see."""
    state = begun(3)
    play(state, ROUND)
    for viewer in VIEWERS:
        view = GAME.view(state, viewer)
        assert experts(area(view, 0)["experts"]) == ["cook", "beastmaster", "armourer", "arcanist"]
        assert experts(view.shown["discard"]) == ["jeweller"]


def test_closed_experts_are_seen_by_their_owner_only() -> None:
    """L101: hands and discard are hidden; how many there are, and what lies on the cards, is seen."""
    state = begun(3, experts="closed")
    play(state, ROUND)
    for viewer in VIEWERS:
        view = GAME.view(state, viewer)
        assert view.shown["discard"] is None
        for owner in range(3):
            assert (area(view, owner)["experts"] is None) == (owner != viewer)
            assert area(view, owner)["hand"] == 4
        market = view.shown["market"]
        assert market == [None, {"card": 2, "expert": "armourer"}, {"card": 3, "expert": "cook"}]


def test_the_market_shows_cards_and_experts() -> None:
    """L20, L21: a slot is empty, or holds a card, with an expert when one was played."""
    state = begun(2)
    assert GAME.view(state, 0).shown["market"] == [None, None]
    play(state, "reveal 5 6, 0 assign 1 cook")
    assert GAME.view(state, 0).shown["market"] == [{"card": 5, "expert": None}, {"card": 6, "expert": "cook"}]


def test_what_is_shown_before_anything_is_drawn() -> None:
    """L6, L10, L11: no memo and no first player yet; a sheet of zeros."""
    state = fresh(2)
    shown = GAME.view(state, SPECTATOR).shown
    assert (shown["stage"], shown["memo"], shown["first"], shown["to_act"], shown["deck"]) == (
        "memo",
        None,
        None,
        None,
        24,
    )
    assert GAME.sheet(GAME.view(state, 0)).totals() == [0, 0]
    play(state, "memo II")
    assert GAME.view(state, 0).shown["memo"] == "II"
    play(state, "first 1, reveal 1 2")
    shown = GAME.view(state, 0).shown
    assert (shown["stage"], shown["round"], shown["first"], shown["to_act"]) == ("assign", 1, 1, 1)


def test_views_of_others_do_not_depend_on_gems_face_down() -> None:
    """L24: which card lies there changes no byte of what others are shown; who remembers knows it."""
    one, other = begun(3), begun(3)
    play(one, f"{ROUND}, {REST}, reveal 4 5 6")
    # The same with card 9 in the place of card 1, which in turn stays in the deck.
    play(other, f"{ROUND.replace('reveal 1 ', 'reveal 9 ')}, {REST}, reveal 4 5 6")
    for viewer in (0, 1, SPECTATOR):
        assert encode(GAME.view(one, viewer).shown) == encode(GAME.view(other, viewer).shown)
        assert GAME.view(one, viewer).known != GAME.view(other, viewer).known
    assert GAME.view(one, 2).shown != GAME.view(other, 2).shown


def test_views_of_others_do_not_depend_on_closed_experts() -> None:
    """L101: nor do hands and discards that are hidden; who remembers what was played knows them."""
    script = "reveal 1 2 3, 0 assign 0 cook, 1 assign 1 {}, 2 assign 2 cook, 2 take 0, 1 take 2, 0 change arcanist"
    one, other = begun(3, experts="closed"), begun(3, experts="closed")
    play(one, script.format("armourer"))
    play(other, script.format("jeweller"))
    for viewer in (2, SPECTATOR):
        assert encode(GAME.view(one, viewer).shown) == encode(GAME.view(other, viewer).shown)
        assert GAME.view(one, viewer).known["hands"] != GAME.view(other, viewer).known["hands"]
    for viewer in (0, 1):
        assert GAME.view(one, viewer).shown != GAME.view(other, viewer).shown


def test_a_perfect_memory_knows_gems_and_experts() -> None:
    """L24, L101: a seat imagines exactly the match that it has watched."""
    state = begun(3, experts="closed")
    play(state, ROUND)
    play(state, REST)
    for viewer in VIEWERS:
        imagined = GAME.imagine(GAME.view(state, viewer), Fast(1))
        assert imagined.digest() == state.digest()


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(GAME.info.variants()), st.integers(0, 2**32))
def test_at_every_moment_of_a_match_views_show_what_they_may(variant: Variant, seed: int) -> None:
    """L12, L24, L30, L100, L101: hidden from others and spectators are just gems and closed experts."""
    state = GAME.new(variant, STANDARD)
    assert isinstance(state, LaarState)
    rng = Fast(seed)
    while state.to_act():
        seat = state.to_act()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        if seat == NATURE or (state.stage <= TAKING and rng.below(8)):
            continue
        are_gems_open = variant.choices["gems"] == "open" or NAMES[state.stage] in ("protections", "sides", "over")
        are_experts_open = variant.choices["experts"] == "open"
        for viewer in (*range(variant.seats), SPECTATOR):
            view = GAME.view(state, viewer)
            assert (view.shown["discard"] is None) != are_experts_open
            for owner in range(variant.seats):
                mine = owner == viewer
                assert (gems(state, owner, viewer) is None) != (mine or are_gems_open)
                assert (area(view, owner)["experts"] is None) != (mine or are_experts_open)
            assert GAME.view(GAME.imagine(view, Fast(0)), viewer).to_plain() == view.to_plain()
            is_complete = None not in GAME.sheet(view).totals()
            hidden = [owner for owner in range(variant.seats) if gems(state, owner, viewer) is None]
            assert is_complete == all(area(view, owner)["gems"] == 0 for owner in hidden)


def test_reshuffling_changes_nothing() -> None:
    """L12, L24: whoever remembers everything knows all that is decided."""
    state = begun(3, experts="closed")
    play(state, ROUND)
    before = state.digest()
    state.reshuffle(0, Fast(1))
    assert state.digest() == before


def test_a_full_hand_is_shown_by_kind() -> None:
    """L5, L12: counts by the names of the experts."""
    assert area(GAME.view(begun(2), 1), 0)["experts"] == dict.fromkeys(EXPERTS, 1)
