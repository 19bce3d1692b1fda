"""The messages of Hokkaido about actions and prompts, as ids and arguments."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Plain, Reader
from parlour.engine.view import Message, MessageValue
from parlour.games.hokkaido.city.squares import COLOURS, TILES
from parlour.games.hokkaido.city.terraforming import PRICE
from parlour.games.hokkaido.rules.actions import FAR, HIDDEN, PAIRS, REACH, SEATS, TURNS
from parlour.games.hokkaido.rules.components import BIT, MOST_CUBES, SQUARES, HokkaidoView
from parlour.games.hokkaido.rules.stages import CHANCE, NAMES, OVER

UNSEEN: Final = (
    "deal",
    "draw",
    "keep",
    "discard",
    "lay",
    "play",
    "place",
)  # actions of which others may see only the kind
WITHOUT_FIELDS: Final = ("hold", "overtake", "yield", "forgo", "finish", "waive", "ask")
PROMPTS: Final = ("keep", "discard", "lay", "boost", "take", "lay_both", "overtake", "choose", "place", "terraform")


def describe(_view: HokkaidoView, seen: dict[str, Plain]) -> Message:
    """Return the message about an action, as far as it is seen."""
    kind = Reader(seen, "action").at("do").text()
    if kind in UNSEEN and len(seen) == 1:
        return Message(f"do-{kind}-unseen")
    if kind == "place":
        return Message("do-place", _placed(Reader(seen, "action")))
    fields = [(key, value) for key, value in seen.items() if key != "do"]
    return Message(f"do-{kind}", {key: value for key, value in fields if isinstance(value, (int, str))})


def _placed(action: Reader) -> dict[str, MessageValue]:
    """Return the place of a card, and which of its squares are hidden, numbered in reading order as it lies."""
    under = action.at("under").integer(0, HIDDEN - 1)
    turn = TURNS[action.at("turn").choice(TURNS)]
    x, y = action.at("x").integer(-FAR, REACH - FAR - 1), action.at("y").integer(-FAR, REACH - FAR - 1)
    return {"turn": turn, "x": x, "y": y, **_hidden(under)}


def _hidden(under: int) -> dict[str, MessageValue]:
    numbers = [str(at + 1) for at in range(SQUARES) if under & BIT[at]]
    return {"hidden": len(numbers), "squares": ", ".join(numbers)}


def prompt(view: HokkaidoView) -> Message:
    """Return what the viewer is to do, or whom the table waits for."""
    shown = Reader(view.shown, "shown")
    stage = shown.at("stage").choice(NAMES)
    if stage == OVER:
        return Message("prompt-over")
    if stage in CHANCE:
        return Message("prompt-draw")
    waiting = shown.at("to_act").integers(0, SEATS - 1)
    if view.seat not in waiting:
        if len(waiting) > 1:
            return Message("prompt-wait-all", {"count": len(waiting)})
        return Message(_waiting(shown, view.seat), {"seat": waiting[0]})
    return Message(_own_prompt(shown, view.seat, NAMES[stage]))


def _waiting(shown: Reader, seat: int) -> str:
    """Distinguish seats that are still to build in order, those that have, and those that build again (H31)."""
    if not shown.has("turns") or seat not in shown.at("turns").integers(0, SEATS - 1):
        return "prompt-wait"
    return "prompt-wait-again" if _builds_again(shown, seat) else "prompt-wait-turn"


def _builds_again(shown: Reader, seat: int) -> bool:
    return seat in shown.at("again").integers(0, SEATS - 1)


def _own_prompt(shown: Reader, seat: int, stage: str) -> str:
    own = shown.at("seats").items()[seat]
    card = own.at("card").value
    if shown.at("mine").value is not None:
        own = shown.at("mine").items(1, 1)[0]
    if own.at("due").integer(0, 2):
        return "prompt-pay"
    if stage == "place" and card is None:
        return "prompt-play"
    if stage == "build" and shown.at("plays").value is None:
        return "prompt-terraform"
    if stage == "build" and _builds_again(shown, seat):
        return "prompt-build-again"
    if stage in ("place", "build") and (own.at("terraformed").flag() or not _can_pay(own)):
        return f"prompt-{stage}-only"
    return f"prompt-{stage}"


def _can_pay(city: Reader) -> bool:
    """Return whether a city has what a terraforming costs (H36)."""
    return any([city.at("cubes").at(colour).integer(0, MOST_CUBES) >= PRICE for colour in COLOURS])


def messages() -> list[Message]:
    """List an example of every message of the game, with arguments as they come."""
    found = [Message("do-province", {"province": 1}), Message("do-order", {"seat": 0})]
    found += [Message("do-goal", {"goal": goal}) for goal in range(1, 10)]
    cards = ("deal", "draw", "reveal", "keep", "discard", "lay", "take", "play")
    found += [Message(f"do-{kind}", {"card": 1}) for kind in cards]
    found += [Message(f"do-{kind}-unseen") for kind in UNSEEN]
    found += [
        Message(f"do-{kind}", {"x": 0, "y": -1, "colour": colour})
        for kind in ("boost", "pay")
        for colour in (*COLOURS, "none")
    ]
    found += [Message("do-choose", {"pair": pair}) for pair in PAIRS]
    found += [Message(f"do-{kind}", {"tile": tile, "x": 0, "y": 1}) for kind in ("terraform", "gift") for tile in TILES]
    places: list[dict[str, MessageValue]] = [
        {"turn": turn, "x": -2, "y": 3, "card": at, "over": at, **_hidden(under)}
        for at, turn in enumerate(TURNS)
        for under in (0, 1, 3, 31)
    ]
    found += [Message("do-place", place) for place in places]
    found += [Message(f"do-{kind}") for kind in WITHOUT_FIELDS]
    prompts = (*PROMPTS, "gift", "pay", "play", "place-only", "build", "build-only", "build-again", "draw", "over")
    found += [Message(f"prompt-{name}") for name in prompts]
    found += [Message("prompt-wait-all", {"count": count}) for count in (2, 3, 4, 5)]
    return [*found, *[Message(f"prompt-{name}", {"seat": 0}) for name in ("wait", "wait-turn", "wait-again")]]
