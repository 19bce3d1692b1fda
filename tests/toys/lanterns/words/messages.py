"""The messages of Lanterns about actions and prompts, as ids and arguments."""

from typing import Final

from parlour.engine.plain import Plain, Reader
from parlour.engine.view import Message, MessageValue
from tests.toys.lanterns.rules.actions import COLOURS, FACES, LANTERNS, WINDS
from tests.toys.lanterns.rules.components import LanternsView
from tests.toys.lanterns.rules.state import HAND, NIGHTS

ALONE: Final = ("do-ready", "do-turn", "dealt-unseen")
EXAMPLE: Final[dict[str, MessageValue]] = {"lantern": 1, "colour": COLOURS[0], "light": 1}


def describe(view: LanternsView, seen: dict[str, Plain]) -> Message:
    """Return the message about an action, as far as it is seen."""
    reader = Reader(seen, "action")
    kind = reader.at("do").text()
    if reader.has("lantern"):
        return Message(f"do-{kind}", _lantern(view, reader.at("lantern").integer(1, LANTERNS)))
    if reader.has("face"):
        return Message("do-float", {"face": FACES[reader.at("face").choice(FACES)]})
    if reader.has("wind"):
        return Message("do-blow", {"colour": _wind(view, reader.at("wind").integer(1, WINDS))})
    return Message("dealt-unseen" if kind == "deal" else f"do-{kind}")


def _lantern(view: LanternsView, number: int) -> dict[str, MessageValue]:
    deck = view.edition.components
    return {"lantern": number, "colour": COLOURS[deck.colour[number - 1]], "light": deck.light[number - 1]}


def _wind(view: LanternsView, number: int) -> str:
    return COLOURS[view.edition.components.wind_colour[number - 1]]


def prompt(view: LanternsView) -> Message:
    """Return what the viewer is to do now, or what the table waits for."""
    shown = Reader(view.shown, "shown")
    if shown.at("nights").integer(0, NIGHTS) == NIGHTS:
        return Message("prompt-over")
    if shown.at("dealt").integer(0, HAND * view.variant.seats) < HAND * view.variant.seats:
        return Message("prompt-dealing")
    if shown.at("wind").value is None:
        return Message("prompt-wind")
    ready = [seat.flag() for seat in shown.at("ready").items()]
    if view.seat < 0 or ready[view.seat]:
        return Message("prompt-wait", {"count": ready.count(False)})
    return _next_step(shown.at("mine"))


def _next_step(mine: Reader) -> Message:
    if mine.at("kept").value is None:
        return Message("prompt-keep")
    if mine.at("face").value is None:
        return Message("prompt-float")
    return Message("prompt-ready" if mine.at("released").value is not None else "prompt-release")


def messages() -> list[Message]:
    """List an example of every message."""
    with_lantern = [Message(f"do-{kind}", EXAMPLE) for kind in ("keep", "release", "deal")]
    with_face = [Message("do-float", {"face": face}) for face in FACES]
    with_colour = [Message("do-blow", {"colour": colour}) for colour in COLOURS]
    prompts = ("over", "dealing", "wind", "keep", "float", "release", "ready")
    plain = [Message(f"prompt-{name}") for name in prompts]
    waiting = [Message("prompt-wait", {"count": count}) for count in (1, 2, 3, 4)]
    return [*with_lantern, *with_face, *with_colour, *plain, *waiting, *[Message(text) for text in ALONE]]
