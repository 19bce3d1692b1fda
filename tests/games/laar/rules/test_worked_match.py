"""Worked matches of Laar: the rulebook's round, and whole matches compared with the slow rules."""

import pytest

from parlour.engine.edition import Edition
from parlour.engine.plain import Plain
from parlour.engine.rng import Fast
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE, SPECTATOR
from parlour.games.laar import GAME
from parlour.games.laar.rules.actions import ACTIONS
from parlour.games.laar.rules.expert_set import counts
from parlour.games.laar.rules.goods import EXPERTS, KINDS, SPELLS
from parlour.games.laar.rules.state import LaarState
from tests.games.laar.draw import STANDARD, area, begun, discard, edition_with, held, legal, play, stack
from tests.games.laar.draw import variant as usual_variant
from tests.games.laar.rules.slow_table import Answer, Referee
from tests.games.laar.scoring.slow_scoring import hand

ALEXEY, BORIS, VICTOR = 0, 1, 2
LEFT_CARD, MIDDLE_CARD, RIGHT_CARD = 14, 26, 8


def test_the_round_of_the_rulebook() -> None:
    """L21, L22, L23, L24: Alexey, Boris at his left, Victor; Alexey changes the spice left for him into a gem."""
    state = begun(3, first=ALEXEY)
    play(state, f"reveal {LEFT_CARD} {MIDDLE_CARD} {RIGHT_CARD}")
    play(state, "0 assign 1 armourer")
    play(state, "1 assign 2 beastmaster")
    assert all(step.startswith("assign 0 ") for step in legal(state))
    play(state, "2 assign 0 cook")
    assert legal(state) == ["take 0", "take 1", "take 2"]
    play(state, "2 take 1")
    assert stack(state, VICTOR, "weapon") == [MIDDLE_CARD]
    assert discard(state) == ["armourer"]
    play(state, "1 take 2")
    assert stack(state, BORIS, "beast") == [RIGHT_CARD]
    assert legal(state) == ["take 0", "change jeweller", "change beastmaster", "change arcanist"]
    play(state, "0 change jeweller")
    assert stack(state, ALEXEY, "gem") == [LEFT_CARD]
    assert stack(state, ALEXEY, "spice") == []
    assert held(state, ALEXEY) == ["cook", "cook", "beastmaster", "arcanist"]
    assert discard(state) == ["jeweller", "beastmaster", "armourer"]
    assert area(GAME.view(state, BORIS), ALEXEY)["gems"] == 1
    assert state.first == BORIS


def by_words(answers: list[Answer]) -> list[str]:
    return sorted([str(sorted(answer.items())) for answer in answers])


def watched(variant: Variant, edition: Edition, seed: int) -> tuple[LaarState, Referee]:
    """Play a match at random; the referee agrees at every step about who is to act and what is legal."""
    state = GAME.new(variant, edition)
    assert isinstance(state, LaarState)
    referee = Referee(variant.seats, edition.data)
    dialogue = referee.match()
    question = next(dialogue)
    rng = Fast(seed)
    steps = 0
    while state.to_act():
        seat = state.to_act()[0]
        choices = state.legal(seat)
        assert question[0] == (None if seat == NATURE else seat)
        assert by_words([ACTIONS.to_plain(choice) for choice in choices]) == by_words(question[1])
        action = rng.choice(choices)
        state.apply(seat, action)
        steps += 1
        try:
            question = dialogue.send(ACTIONS.to_plain(action))
        except StopIteration:
            assert state.to_act() == []
    assert steps <= GAME.limit(variant)
    return state, referee


def compare(state: LaarState, referee: Referee) -> None:
    """Compare goods, experts, sheet and ranking."""
    assert counts(state.discard) == [referee.discard.count(expert) for expert in EXPERTS]
    for seat in range(referee.seats):
        assert held(state, seat) == sorted(referee.hands[seat], key=EXPERTS.index)
        assert {kind: stack(state, seat, kind) for kind in KINDS} == referee.stacks[seat]
    sheet = GAME.sheet(GAME.view(state, SPECTATOR))
    assert sheet.points == referee.columns()
    assert sheet.ranking() == referee.ranking()
    assert ranked(state.merits()) == referee.ranking()
    for seat in range(referee.seats):
        assert GAME.sheet(GAME.view(state, seat)).to_plain() == sheet.to_plain()


def ranked(merits: list[int]) -> list[list[int]]:
    return [
        [seat for seat in range(len(merits)) if merits[seat] == merit] for merit in sorted(set(merits), reverse=True)
    ]


@pytest.mark.parametrize("variant", GAME.info.variants(), ids=str)
def test_matches_agree_with_the_slow_rules(variant: Variant) -> None:
    """L10-L12, L20-L31, L90, L100, L101: every legal list, every stack, every line of the sheet."""
    for seed in range(30):
        compare(*watched(variant, STANDARD, seed))


def only(*spells: str) -> Edition:
    """Return an edition whose cards have these spells in turn."""
    return edition_with({card: {"spell": spells[card % len(spells)]} for card in range(1, 49)})


@pytest.mark.parametrize(
    "spells",
    [
        ("universal",),
        ("protection",),
        ("universal", "protection"),
        ("protection", "boost_katar", "boost_pinga"),
        ("universal", "per_spell", "per_five_kinds"),
        ("universal", "shift_gem", "per_gem", "pair_mint_clove"),
        SPELLS[:18],
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unusual_editions_agree_with_the_slow_rules(seats: int, spells: tuple[str, ...]) -> None:
    """L29, L30, L48, L49: many universal goods, many protections; the match stays within its limit."""
    variant = usual_variant(seats)
    compare(*watched(variant, only(*spells), seats))


def test_a_match_whose_sheet_was_checked_by_hand() -> None:
    """L29, L30, L31, L48, L81, L83, L90: three players under memo IV; seat 2 moved card 4 to the spices."""
    state, referee = watched(usual_variant(3), STANDARD, 284)
    assert referee.goods(0) == hand(
        gems="1 1 6 6",
        spices="mint lotus",
        beasts="serpent phoenix",
        weapons="katar:2-1",
        spells="protection pair_juniper_pepper per_phoenix",
    )
    assert referee.goods(1) == hand(
        gems="1 5",
        spices="anise anise",
        beasts="spider",
        weapons="shuriken:2-0 pinga:2-0 katar:2-1 boomerang:2-1",
        spells="protection shift_gem per_unicorn",
    )
    assert referee.goods(2) == hand(
        gems="7 2 7",
        spices="juniper pepper lotus",
        beasts="unicorn serpent",
        weapons="pinga:1-1 pinga:1-2",
        spells="per_three_beasts per_unicorn",
    )
    assert (referee.memo, referee.first, referee.protected) == ("IV", 2, [["pinga"], ["katar"], []])
    assert GAME.sheet(GAME.view(state, SPECTATOR)).to_plain(["A", "B", "C"]) == {
        "seats": [
            # One phoenix; four gems alone; a katar that takes 1 from C, B being protected; B takes 2 on the right.
            {"name": "A", "lines": lines(0 + 0 + 2 * 1, 1 + 1 + 1 + 1, 4, 4, 1 - 2), "total": 13},
            # No unicorn; 1 and 5 are too far apart for one shift; 8 from C on the left and 2 from A on the right.
            {"name": "B", "lines": lines(0, 1 + 1, 2, 2, 8 + 2), "total": 16},
            # One unicorn and no three different beasts; the pingas are void.
            {"name": "C", "lines": lines(0 + 2 * 1, 1 + 1 + 1, 8, 4, -1 - 8), "total": 8},
        ],
        "ranking": [[1], [0], [2]],
    }


def lines(*points: int) -> dict[str, Plain]:
    return dict(zip(("spells", "gems", "spices", "beasts", "weapons"), points, strict=True))
