"""The messages of Laar: ids of texts and their arguments."""

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.plain import Plain
from parlour.engine.rng import Fast
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE, SPECTATOR, Message
from parlour.games.laar import GAME
from parlour.games.laar.rules.state import LaarState
from tests.games.laar.draw import STANDARD, action, after_last_round, begun, edition_with, fresh, play

ASSIGNED = "reveal 1 2 3, 0 assign 0 jeweller, 1 assign 1 armourer, 2 assign 2 arcanist"


def said(state: LaarState, seat: int, step: str) -> tuple[str, dict[str, Plain]]:
    message = GAME.describe(GAME.view(state, seat), GAME.actions.to_plain(action(step)))
    return message.text, {**message.arguments}


def prompt(state: LaarState, seat: int) -> tuple[str, dict[str, Plain]]:
    message = GAME.prompt(GAME.view(state, seat))
    return message.text, {**message.arguments}


def test_an_expert_is_described_with_the_good_that_it_makes() -> None:
    """L1, L21: card 1 is pepper, gem 3, phoenix, pinga 2-0, per_unicorn."""
    state = begun(3)
    play(state, "reveal 1 2 3")
    goods: dict[str, dict[str, Plain]] = {
        "cook": {"kind": "spice", "spice": "pepper"},
        "jeweller": {"kind": "gem", "gem": 3},
        "beastmaster": {"kind": "beast", "beast": "phoenix"},
        "armourer": {"kind": "weapon", "weapon": "pinga", "left": 2, "right": 0},
        "arcanist": {"kind": "spell", "spell": "per_unicorn"},
    }
    for expert, good in goods.items():
        assert said(state, 0, f"assign 0 {expert}") == ("do-assign", {"expert": expert, "card": 1, **good})


def test_a_good_is_described_as_it_is_taken() -> None:
    """L22, L23, L24: by the expert on the card, or by the one played instead; a gem with its class."""
    state = begun(3)
    play(state, ASSIGNED)
    gem: dict[str, Plain] = {"expert": "jeweller", "card": 1, "kind": "gem", "gem": 3}
    assert said(state, 2, "take 0") == ("do-take", gem)
    play(state, "2 take 1, 1 take 2")
    spice: dict[str, Plain] = {"expert": "cook", "card": 1, "kind": "spice", "spice": "pepper"}
    assert said(state, 0, "change cook") == ("do-change", spice)


def test_decisions_of_the_final_scoring_are_described() -> None:
    """L30, L48, L82: a moved card as the good that it becomes."""
    state = after_last_round("spell:4 spell:21 weapon:5", "spice:6")
    moved: dict[str, Plain] = {"card": 4, "kind": "beast", "beast": "unicorn"}
    assert said(state, 0, "move 4 beast") == ("do-move", moved)
    assert said(state, 0, "stay") == ("do-stay", {})
    assert said(state, 0, "protect katar") == ("do-protect", {"weapon": "katar"})
    assert said(state, 0, "side left") == ("do-side", {"side": "left"})


def test_prompts_follow_the_stages() -> None:
    """L20, L21, L22, L23: who is to act is told what to do, the others whom they wait for."""
    state = fresh(3)
    assert prompt(state, 0) == ("prompt-draw", {})
    play(state, "memo I, first 0, reveal 1 2")
    assert prompt(state, 0) == ("prompt-draw", {})
    play(state, "reveal 3")
    assert prompt(state, 0) == ("prompt-assign", {})
    assert prompt(state, 1) == prompt(state, SPECTATOR) == ("prompt-wait", {"seat": 0})
    play(state, ASSIGNED.removeprefix("reveal 1 2 3, "))
    assert prompt(state, 2) == ("prompt-take", {})
    play(state, "2 take 0, 1 take 1")
    assert prompt(state, 0) == ("prompt-last", {})


def test_prompts_of_the_final_scoring() -> None:
    """L29, L30: universal goods, protections, sides, the end."""
    edition = edition_with({1: {"spell": "universal"}, 2: {"spell": "protection"}})
    state = after_last_round("spell:1 spell:2 weapon:3", "spice:6", edition=edition)
    for step in ("stay", "protect katar", "side left"):
        kind = {"stay": "universals", "protect katar": "protections", "side left": "sides"}[step]
        assert prompt(state, 0) == (f"prompt-{kind}", {})
        play(state, f"0 {step}")
    assert prompt(state, 0) == prompt(state, SPECTATOR) == ("prompt-over", {})


def shape(message: Message) -> tuple[str, str]:
    return message.text, " ".join(sorted(message.arguments))


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(GAME.info.variants()), st.integers(0, 2**32))
def test_every_message_has_an_example(variant: Variant, seed: int) -> None:
    """L20-L30: whatever is said in a match is of a shape that `messages` lists, so that texts can be checked."""
    listed = {shape(message) for message in GAME.messages()}
    state = GAME.new(variant, STANDARD)
    rng = Fast(seed)
    while state.to_act():
        seat = state.to_act()[0]
        choice = rng.choice(state.legal(seat))
        view = GAME.view(state, SPECTATOR if seat == NATURE else seat)
        assert shape(GAME.prompt(view)) in listed
        assert shape(GAME.describe(view, GAME.actions.to_plain(choice))) in listed
        state.apply(seat, choice)
