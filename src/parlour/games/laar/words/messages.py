"""The messages of Laar about actions and prompts, as ids and arguments."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Plain, Reader
from parlour.engine.view import Message, MessageValue
from parlour.games.laar.rules.actions import CARDS, SEATS, SIDE_NAMES
from parlour.games.laar.rules.components import LaarView
from parlour.games.laar.rules.goods import (
    BEAST,
    BEASTS,
    EXPERTS,
    GEM,
    GEM_CLASSES,
    KINDS,
    SPELL,
    SPELLS,
    SPICE,
    SPICES,
    WEAPON,
    WEAPONS,
)
from parlour.games.laar.rules.stages import NAMES, ROUNDS, TAKING
from parlour.games.laar.view import OPEN_GEMS

TAKEN: Final = ("do-take", "do-change")


def describe(view: LaarView, seen: dict[str, Plain]) -> Message:
    """Return the message about an action; actions on a card name the good that it becomes."""
    reader = Reader(seen, "action")
    kind = reader.at("do").text()
    text = f"do-{kind}"
    if kind == "assign":
        return Message(text, _assigned(view, reader))
    if text in TAKEN:
        return Message(text, _taken(view, reader))
    if kind == "move":
        card = reader.at("card").integer(1, CARDS)
        stack = reader.at("stack").choice(KINDS)
        return Message(text, {"card": card, **good(view, card, stack)})
    fields = [(key, value) for key, value in seen.items() if key != "do"]
    return Message(text, {key: value for key, value in fields if isinstance(value, (int, str))})


def good(view: LaarView, card: int, kind: int) -> dict[str, MessageValue]:
    """Return the arguments that name a card as a good of this kind."""
    components = view.edition.components
    at = card - 1
    arguments: dict[str, MessageValue] = {"kind": KINDS[kind]}
    if kind == SPICE:
        arguments["spice"] = SPICES[components.spice[at]]
    elif kind == GEM:
        arguments["gem"] = components.gem[at] + 1
    elif kind == BEAST:
        arguments["beast"] = BEASTS[components.beast[at]]
    elif kind == WEAPON:
        arguments["weapon"] = WEAPONS[components.weapon[at]]
        arguments["left"] = components.left[at]
        arguments["right"] = components.right[at]
    else:
        arguments["spell"] = SPELLS[components.spell[at]]
    return arguments


def _assigned(view: LaarView, reader: Reader) -> dict[str, MessageValue]:
    expert = reader.at("expert").choice(EXPERTS)
    card = _card_in(view, reader.at("slot").integer(0, SEATS - 1))
    return {"expert": EXPERTS[expert], "card": card, **good(view, card, expert)}


def _taken(view: LaarView, reader: Reader) -> dict[str, MessageValue]:
    """Return the good that is taken: as its expert made it (L22), or changed (L23)."""
    slot = reader.at("slot").integer(0, SEATS - 1) if reader.has("slot") else _left(view)[0]
    card = _card_in(view, slot)
    if reader.has("expert"):
        kind = reader.at("expert").choice(EXPERTS)
    else:
        kind = _market(view)[slot].at("expert").choice(EXPERTS)
    return {"expert": EXPERTS[kind], "card": card, **good(view, card, kind)}


def _market(view: LaarView) -> list[Reader]:
    return Reader(view.shown, "shown").at("market").items()


def _card_in(view: LaarView, slot: int) -> int:
    return _market(view)[slot].at("card").integer(1, CARDS)


def _left(view: LaarView) -> list[int]:
    return [slot for slot, place in enumerate(_market(view)) if place.value is not None]


def brief(message: Message) -> Message | None:
    """Leave the class of a gem, and the card that would tell it, to the players' memory (L24).

    The card of a gem is the one that was revealed and that nobody took as another good. Any card with an expert on it
    may become a gem by L23. So no card is named when it is revealed, nor when an expert is played on it.
    """
    if message.text == "do-reveal":
        return Message("do-reveal-any")
    if message.text == "do-assign":
        return Message("do-assign-any", {"expert": message.arguments["expert"]})
    if message.text in TAKEN and message.arguments["kind"] == KINDS[GEM]:
        return Message(f"{message.text}-gem")
    return None


def moment(view: LaarView) -> int:
    """Count two for each round, one more from its first expert on (L24); open gems are never forgotten (L100).

    The final scoring comes after round 12 as the cards of another round would: no expert is played any more.
    """
    if view.variant.choices["gems"] == OPEN_GEMS:
        return 0
    stage = Reader(view.shown, "shown").at("stage").choice(NAMES)
    if stage > TAKING:
        return 2 * ROUNDS + 2
    experts = [place for place in _market(view) if place.value is not None and place.at("expert").value is not None]
    return 2 * _round(view) + (1 if stage == TAKING or experts else 0)


def until(view: LaarView, message: Message) -> int:
    """Return the end of the round of a message; for its last good, the first expert of the next round (L24)."""
    if view.variant.choices["gems"] == OPEN_GEMS:
        return 0
    is_last = message.text in TAKEN and len(_left(view)) == 1
    return 2 * _round(view) + (2 if is_last else 1)


def _round(view: LaarView) -> int:
    return Reader(view.shown, "shown").at("round").integer(1, ROUNDS)


def prompt(view: LaarView) -> Message:
    """Return what the viewer is to do, or whom the table waits for."""
    shown = Reader(view.shown, "shown")
    stage = shown.at("stage").text()
    if stage == "over":
        return Message("prompt-over")
    to_act = shown.at("to_act")
    if to_act.value is None:
        return Message("prompt-draw")
    seat = to_act.integer(0, SEATS - 1)
    if seat != view.seat:
        return Message("prompt-wait", {"seat": seat})
    if stage == "take" and len(_left(view)) == 1:
        return Message("prompt-last")
    return Message(f"prompt-{stage}")


def messages() -> list[Message]:
    """List an example of every message of the game, with arguments as they come."""
    goods: list[dict[str, MessageValue]] = [{"kind": KINDS[SPICE], "spice": spice} for spice in SPICES]
    goods += [{"kind": KINDS[GEM], "gem": gem} for gem in range(1, GEM_CLASSES + 1)]
    goods += [{"kind": KINDS[BEAST], "beast": beast} for beast in BEASTS]
    goods += [{"kind": KINDS[WEAPON], "weapon": weapon, "left": 1, "right": 2} for weapon in WEAPONS]
    spells: list[dict[str, MessageValue]] = [{"kind": KINDS[SPELL], "spell": spell} for spell in SPELLS]
    played: dict[str, MessageValue] = {"expert": EXPERTS[0], "card": 1}
    on_cards = ("do-assign", *TAKEN)
    found = [Message(text, {**played, **item}) for text in on_cards for item in goods + spells]
    found += [Message("do-move", {"card": 1, **item}) for item in goods]
    found += [Message("do-memo", {"memo": "I"}), Message("do-first", {"seat": 0}), Message("do-reveal", {"card": 1})]
    found += [Message("do-assign-any", {"expert": expert}) for expert in EXPERTS]
    found += [Message(text) for text in ("do-reveal-any", "do-take-gem", "do-change-gem", "do-stay")]
    found += [Message("do-protect", {"weapon": weapon}) for weapon in WEAPONS]
    found += [Message("do-side", {"side": side}) for side in SIDE_NAMES]
    stages = ("assign", "take", "last", "universals", "protections", "sides", "draw", "over")
    found += [Message(f"prompt-{stage}") for stage in stages]
    return [*found, Message("prompt-wait", {"seat": 0})]
