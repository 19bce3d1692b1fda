"""Lanterns: every rule of the toy, and what its seats know of the hands they have passed on."""

from collections import Counter

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Plain, Reader, Wrong
from parlour.engine.rng import Fast
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE, SPECTATOR
from tests.toys.lanterns import Lanterns
from tests.toys.lanterns.rules.actions import BLOW, DARK, DEAL, FLOAT, KEEP, LIT, READY, RELEASE, TURN
from tests.toys.lanterns.rules.card_set import members
from tests.toys.lanterns.rules.state import LanternsState
from tests.toys.lanterns.scoring.score import Shore, home, light, moon, ties, total, wind, wishes

GAME = catalogue.game("lanterns")
EDITION = Lanterns().edition(catalogue.edition("lanterns").data)
DECK = EDITION.components


def evening(
    seats: int = 2, river: str = "deep", current: str = "steady", moon: str = "none", rules: int = 2
) -> LanternsState:
    """Deal lanterns 1–4 to seat 0, 5–8 to seat 1, and so on; the winds then come in order."""
    choices = {"river": river, "moon": moon} if seats == 2 else {"river": river, "current": current}
    state = LanternsState(Variant(seats, choices, rules), EDITION)
    for lantern in range(4):
        for seat in range(seats):
            state.apply(NATURE, DEAL + 4 * seat + lantern)
    blow(state)
    return state


def blow(state: LanternsState) -> None:
    state.apply(NATURE, state.legal(NATURE)[0])


def choose(state: LanternsState, seat: int, keep: int, face: int = LIT, release: int = 0) -> None:
    """Let a seat make all its choices of a night; lanterns by their printed numbers."""
    steps = [KEEP + keep - 1, FLOAT + face, *([RELEASE + release - 1] if release else []), READY]
    for step in steps:
        assert step in state.legal(seat)
        state.apply(seat, step)


def hand(state: LanternsState, seat: int) -> list[int]:
    return [lantern + 1 for lantern in members(state.hands.of(seat))]


def shore(*lanterns: tuple[int, int, int]) -> Shore:
    """Make a shore of printed numbers of lantern and wind, and a face."""
    made = Shore()
    for number, face, blown in lanterns:
        made.add(number - 1, face, blown - 1)
    return made


def known(state: LanternsState, seat: int, of: int) -> Reader:
    """Return what a seat remembers of a hand, named by the seat it was dealt to."""
    return Reader(GAME.view(state, seat).known, "").at("hands").items()[of]


def imagined_hands(state: LanternsState, seat: int, holder: int) -> Counter[tuple[int, ...]]:
    """Count what a seat imagines that another holds."""
    found: Counter[tuple[int, ...]] = Counter()
    view = GAME.view(state, seat)
    for number in range(300):
        other = GAME.imagine(view, Fast(number))
        assert isinstance(other, LanternsState)
        found[tuple(hand(other, holder))] += 1
    return found


def test_components_are_counted_by_the_edition() -> None:
    """T1, T2: 24 lanterns and six winds, two of each colour."""
    assert Counter(DECK.colour) == {0: 8, 1: 8, 2: 8}
    assert Counter(DECK.wind_colour) == {0: 2, 1: 2, 2: 2}


def test_lanterns_are_dealt_one_at_a_time_and_only_their_holder_sees_them() -> None:
    """T10."""
    state = LanternsState(Variant(2, {"river": "deep", "moon": "none"}, 2), EDITION)
    for turn in range(8):
        assert state.to_act() == [NATURE]
        deal = DEAL + turn
        assert GAME.glimpse(state, NATURE, deal, turn % 2) == {"do": "deal", "lantern": turn + 1}
        for other in (1 - turn % 2, SPECTATOR):
            assert GAME.glimpse(state, NATURE, deal, other) == {"do": "deal"}
        state.apply(NATURE, deal)
    assert hand(state, 0) == [1, 3, 5, 7]
    assert state.hands.stack.bit_count() == 16


def test_a_wind_is_drawn_every_night_for_all_to_see() -> None:
    """T20: three nights, a wind each."""
    state = evening()
    for night in range(3):
        assert state.wind == night
        assert Reader(GAME.view(state, SPECTATOR).shown, "").at("wind").integer(1, 6) == night + 1
        choose(state, 0, hand(state, 0)[0])
        choose(state, 1, hand(state, 1)[0])
        if night < 2:
            assert state.legal(NATURE) == [BLOW + wind for wind in range(night + 1, 6)]
            blow(state)
    assert state.to_act() == []


def test_first_a_lantern_is_kept() -> None:
    """T21."""
    state = evening()
    assert state.to_act() == [0, 1]
    assert state.legal(0) == [KEEP + lantern for lantern in (0, 1, 2, 3)]
    assert state.legal(1) == [KEEP + lantern for lantern in (4, 5, 6, 7)]


def test_then_its_face_is_chosen() -> None:
    """T22."""
    state = evening()
    state.apply(0, KEEP + 2)
    assert state.legal(0) == [FLOAT + LIT, FLOAT + DARK]


def test_then_one_more_may_be_released() -> None:
    """T23."""
    state = evening()
    state.apply(0, KEEP + 2)
    state.apply(0, FLOAT + DARK)
    assert state.legal(0) == [RELEASE + 0, RELEASE + 1, RELEASE + 3, READY]
    state.apply(0, RELEASE + 0)
    assert state.legal(0) == [READY]


def test_a_hand_keeps_a_lantern_for_every_night_to_come() -> None:
    """T23: four lanterns for three nights leave one to spare."""
    state = evening()
    choose(state, 0, 1, release=2)
    choose(state, 1, 5)
    blow(state)
    state.apply(1, KEEP + 2)
    state.apply(1, FLOAT + LIT)
    assert hand(state, 1) == [3, 4]
    assert state.legal(1) == [READY]
    state.apply(0, KEEP + 5)
    state.apply(0, FLOAT + LIT)
    assert RELEASE + 6 in state.legal(0)


@pytest.mark.parametrize(("rules", "steps"), [(1, [RELEASE + 6, READY]), (2, [READY])])
def test_since_version_2_nothing_is_released_on_the_last_night(rules: int, steps: list[int]) -> None:
    """T23: a hand of two on the last night could spare one, and did in version 1."""
    state = evening(rules=rules)
    for _ in range(2):
        choose(state, 0, hand(state, 0)[0])
        choose(state, 1, hand(state, 1)[0])
        blow(state)
    assert hand(state, 1) == [7, 8]
    state.apply(1, KEEP + 7)
    state.apply(1, FLOAT + LIT)
    assert state.legal(1) == steps
    refused = catalogue.game("lanterns", rules).why_not(GAME.at(rules).view(state, 1), RELEASE + 6)
    assert refused == ("" if rules == 1 else "T23")


def test_under_a_full_moon_a_face_may_be_turned_once() -> None:
    """T42: before anything is released, and what was turned is shown with the rest."""
    state = evening(moon="full")
    state.apply(0, KEEP + 0)
    assert TURN not in state.legal(0)
    state.apply(0, FLOAT + LIT)
    assert state.legal(0) == sorted([TURN, RELEASE + 1, RELEASE + 2, RELEASE + 3, READY])
    state.apply(0, TURN)
    assert TURN not in state.legal(0)
    assert Reader(GAME.view(state, 0).shown, "").at("mine").value == {
        "kept": 1, "face": "dark", "released": None, "turned": True
    }  # fmt: skip
    state.apply(0, READY)
    choose(state, 1, 5, face=DARK)
    assert [shore.faces for shore in state.shores] == [[DARK], [DARK]]


def test_under_a_full_moon_dark_lanterns_score_a_point() -> None:
    """T42."""
    dark_twice = shore((1, DARK, 1), (2, DARK, 2), (3, LIT, 3))
    assert [moon(dark_twice, moonlit) for moonlit in (False, True)] == [0, 2]
    pad: Plain = {"seats": [row((1, "lit"), (4, "dark"), (2, "dark")), row((5, "lit"), (6, "lit"), (7, "lit"))]}
    assert isinstance(pad, dict)
    _, sheet = GAME.score(Reader({**pad, "moon": "full"}, "pad"), EDITION)
    assert [points[-1] for points in sheet.points] == [2, 0]


def test_version_1_has_no_moon() -> None:
    """T42: no choice, no action, no line, and an old record means a night without a moon."""
    first = GAME.at(1)
    assert [option.name for option in first.info.options] == ["river", "current"]
    assert first.info.lines == ("light", "wind", "wishes", "home")
    assert [kind.name for kind in first.actions.kinds][-1] == "blow"
    variant = first.info.variant(Reader({"seats": 2}, "variant"))
    assert (variant.choice("moon"), variant.to_plain()) == ("none", {"seats": 2, "river": "deep"})
    with pytest.raises(Wrong, match=r"variant\.moon: expected one of seats, river, found an unknown field"):
        first.info.variant(Reader({"seats": 2, "moon": "full"}, "variant"))
    with pytest.raises(Wrong, match=r"pad\.moon: expected one of seats, found an unknown field"):
        first.score(Reader({"seats": [], "moon": "full"}, "pad"), EDITION)


def test_choices_are_shown_when_the_last_is_ready() -> None:
    """T24: until then the others see who is ready and nothing else."""
    state = evening()
    before = GAME.view(state, 1).shown
    state.apply(0, KEEP + 0)
    state.apply(0, FLOAT + LIT)
    assert GAME.view(state, 1).shown == before
    state.apply(0, READY)
    assert GAME.view(state, 1).shown == {**before, "ready": [True, False]}
    state.apply(1, KEEP + 4)
    state.apply(1, FLOAT + DARK)
    assert GAME.reveals(state, 1, READY) == [(0, KEEP + 0), (0, FLOAT + LIT), (1, KEEP + 4), (1, FLOAT + DARK)]
    state.apply(1, READY)
    assert [made.lanterns for made in state.shores] == [[0], [4]]
    assert [made.faces for made in state.shores] == [[LIT], [DARK]]


def test_hands_go_to_the_left_but_not_after_the_last_night() -> None:
    """T25, T26."""
    state = evening(3)
    for seat, keep in enumerate((1, 5, 9)):
        choose(state, seat, keep)
    assert [hand(state, seat) for seat in range(3)] == [[10, 11, 12], [2, 3, 4], [6, 7, 8]]
    blow(state)
    for seat, keep in enumerate((10, 2, 6)):
        choose(state, seat, keep)
    assert [hand(state, seat) for seat in range(3)] == [[7, 8], [11, 12], [3, 4]]
    blow(state)
    for seat, keep in enumerate((7, 11, 3)):
        choose(state, seat, keep)
    assert [hand(state, seat) for seat in range(3)] == [[8], [12], [4]]
    shown = Reader(GAME.view(state, SPECTATOR).shown, "").at("hands").items()
    assert [each.at("lanterns").integers(1, 24) for each in shown] == [[8], [12], [4]]


def test_a_turning_current_takes_hands_back() -> None:
    """T41."""
    state = evening(3, current="turning")
    for seat, keep in enumerate((1, 5, 9)):
        choose(state, seat, keep)
    blow(state)
    for seat, keep in enumerate((10, 2, 6)):
        choose(state, seat, keep)
    assert [hand(state, seat) for seat in range(3)] == [[3, 4], [7, 8], [11, 12]]


def test_a_seat_remembers_the_hand_it_passed_on() -> None:
    """T25: it knows all of it, and what is kept of it is seen to go."""
    state = evening()
    choose(state, 0, 1, release=2)
    choose(state, 1, 5)
    assert known(state, 0, of=0).at("seen").integers(1, 24) == [3, 4]
    assert known(state, 0, of=0).at("sunk").integers(1, 24) == [2]
    assert imagined_hands(state, 0, holder=1) == {(3, 4): 300}


def test_what_sinks_later_was_one_of_the_lanterns_last_seen() -> None:
    """T23, T25: seat 0 knows three lanterns of the hand, and not which of them sank."""
    state = evening(3)
    choose(state, 0, 1)
    choose(state, 1, 5)
    choose(state, 2, 9)
    blow(state)
    choose(state, 0, 10)
    choose(state, 1, 2, release=4)
    choose(state, 2, 6)
    assert known(state, 0, of=0).at("seen").integers(1, 24) == [3, 4]
    assert set(imagined_hands(state, 0, holder=2)) == {(3,), (4,)}
    assert imagined_hands(state, 1, holder=2) == {(3,): 300}
    assert imagined_hands(state, 2, holder=2) == {(3,): 300}
    assert {lantern for held in imagined_hands(state, 2, holder=0) for lantern in held} == {7, 8}


def test_a_hand_that_comes_back_shows_what_sank() -> None:
    """T25: with two players every hand comes back after two nights."""
    state = evening()
    choose(state, 0, 1)
    choose(state, 1, 5)
    blow(state)
    choose(state, 0, 6)
    choose(state, 1, 2, release=4)
    assert hand(state, 0) == [3]
    assert known(state, 0, of=0).at("sunk").integers(1, 24) == [4]


def test_a_hand_never_held_may_be_anything_unseen() -> None:
    """T10: twenty lanterns are unseen by seat 0."""
    state = evening()
    seen = {lantern for held in imagined_hands(state, 0, holder=1) for lantern in held}
    assert seen == set(range(5, 25))


def test_in_a_clear_river_everybody_sees_what_sinks() -> None:
    """T40."""
    for river, sunk in (("deep", None), ("clear", 4)):
        state = evening(3, river=river)
        choose(state, 0, 1, release=4)
        choose(state, 1, 5)
        choose(state, 2, 9)
        shown = Reader(GAME.view(state, SPECTATOR).shown, "").at("hands").items()[1].at("sunk")
        assert shown.value == [sunk]


def test_a_lit_lantern_scores_its_light() -> None:
    """T30: lanterns 1–3 have light 1, 4–6 light 2, and so on."""
    assert light(DECK, shore((1, LIT, 1), (24, LIT, 2), (23, DARK, 3))) == 1 + 8


def test_a_lit_lantern_that_goes_with_the_wind_scores_more() -> None:
    """T31: lanterns and winds are rose, amber, jade in turn."""
    assert wind(DECK, shore((1, LIT, 1), (4, LIT, 2), (7, DARK, 4))) == 2


@pytest.mark.parametrize(("lanterns", "points"), [((), 0), ((1,), 2), ((1, 4), 2), ((1, 2), 6), ((1, 2, 3), 12)])
def test_dark_lanterns_score_their_colours(lanterns: tuple[int, ...], points: int) -> None:
    """T32."""
    assert wishes(DECK, shore(*[(number, DARK, 1) for number in lanterns])) == points


def test_a_lantern_left_in_hand_scores_if_its_colour_floats() -> None:
    """T33."""
    floating = shore((1, LIT, 1), (2, DARK, 2))
    assert [home(DECK, floating, [number - 1]) for number in (4, 5, 6)] == [1, 1, 0]


def test_ties_go_to_the_brightest_lantern_then_to_more_dark_ones() -> None:
    """T34."""
    assert ties(DECK, shore((1, LIT, 1), (24, DARK, 2))) == [8, 1]
    pad: Plain = {
        "seats": [
            {"name": "A", "shore": _rows((10, "lit"), (4, "lit"), (1, "lit")), "home": []},
            {"name": "B", "shore": _rows((7, "lit"), (11, "dark"), (2, "lit")), "home": [5]},
            {"name": "C", "shore": _rows((12, "dark"), (8, "lit"), (3, "lit")), "home": [9]},
        ]
    }
    names, sheet = GAME.score(Reader(pad, "pad"), EDITION)
    assert names == ["A", "B", "C"]
    assert sheet.totals() == [7, 7, 7]
    assert sheet.ties == [[4, 0], [4, 1], [4, 1]]
    assert sheet.ranking() == [[1, 2], [0]]


def _rows(*lanterns: tuple[int, str]) -> Plain:
    """Write a shore with a wind of which no lantern here has the colour: amber for rose and jade, rose for amber."""
    return [{"lantern": number, "face": face, "wind": 1 if number % 3 == 2 else 2} for number, face in lanterns]


def test_the_pad_agrees_with_a_match() -> None:
    state, rng = evening(3), Fast(5)
    while state.to_act():
        seat = rng.choice(state.to_act())
        state.apply(seat, rng.choice(state.legal(seat)))
    shown = Reader(GAME.view(state, SPECTATOR).shown, "")
    shores, hands = shown.at("shores").items(), shown.at("hands").items()
    rows: list[Plain] = [
        {"name": str(seat), "shore": shores[seat].value, "home": hands[seat].at("lanterns").value} for seat in range(3)
    ]
    _, sheet = GAME.score(Reader({"seats": rows}, "pad"), EDITION)
    assert sheet.to_plain() == GAME.sheet(GAME.view(state, SPECTATOR)).to_plain()
    assert sheet.totals() == [total(DECK, state.shores[seat], members(state.hands.of(seat))) for seat in range(3)]


def row(*lanterns: tuple[int, str], home: list[Plain] | None = None) -> Plain:
    return {"name": "A", "shore": _rows(*lanterns), "home": home or []}


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        ([], "pad.seats: expected a list of 2 to 4, found 0 items"),
        ([{"name": "A"}] * 2, "pad.seats[0].shore: expected a value, found nothing"),
        ([row((1, "lit"))] * 2, "pad.seats[0].shore: expected a list of 3, found 1 items"),
        (
            [row((1, "lit"), (2, "lit"), (3, "lit"), home=[1])] * 2,
            "pad.seats[0]: expected every lantern once, found lantern 1 again",
        ),
        (
            [row((1, "lit"), (2, "off"), (3, "lit"))] * 2,
            'pad.seats[0].shore[1].face: expected one of lit, dark, found "off"',
        ),
    ],
)
def test_a_wrong_pad_is_refused_with_its_path(seats: list[Plain], message: str) -> None:
    with pytest.raises(Wrong) as caught:
        GAME.score(Reader({"seats": seats}, "pad"), EDITION)
    assert str(caught.value) == message
