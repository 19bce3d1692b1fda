"""What the log tells of an action in Hokkaido besides its fields: cards and resources by name, nothing by its place."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Plain, Reader
from parlour.engine.view import Message, MessageValue
from parlour.games.hokkaido.city.notation import read_square
from parlour.games.hokkaido.city.squares import COLOURS, KIND, NOTHING, PRODUCTION, is_production
from parlour.games.hokkaido.rules.actions import FAR, HIDDEN, REACH, TURNS
from parlour.games.hokkaido.rules.components import BIT, HEIGHT, SQUARES, WIDTH, HokkaidoView
from parlour.games.hokkaido.words.messages import describe

NO_CARD: Final = 0
NO_COLOUR: Final = "none"
ON_SQUARES: Final = ("pay", "boost")


def tell(view: HokkaidoView, by: int, seen: dict[str, Plain]) -> Message:
    """Return the message about an action, with the card that is placed and the colour of the resource that is paid."""
    message, action = describe(view, seen), Reader(seen, "action")
    kind = action.at("do").text()
    if kind == "place" and len(seen) > 1:
        return Message(message.text, {**message.arguments, **_placed(view, by, action)})
    if kind in ON_SQUARES:
        return Message(message.text, {**message.arguments, "colour": _colour(view, by, action)})
    return message


def _placed(view: HokkaidoView, by: int, action: Reader) -> dict[str, MessageValue]:
    """Return the card, if the viewer knows it, and how many squares of the city it covers."""
    under = action.at("under").integer(0, HIDDEN - 1)
    x, y = _corner(action)
    is_upright = TURNS[action.at("turn").choice(TURNS)] in ("up", "down")
    width = WIDTH if is_upright else HEIGHT
    kinds = [_kind_on(view, by, x + at % width, y + at // width) for at in range(SQUARES) if not under & BIT[at]]
    return {"card": _card(view, by), "over": len([kind for kind in kinds if kind != NOTHING])}


def _card(view: HokkaidoView, by: int) -> int:
    """Return the card that a seat places, or NO_CARD if the viewer does not see which it is."""
    shown = Reader(view.shown, "shown")
    card = shown.at("seats").items()[by].at("card").value
    plays = shown.at("plays").value
    if card is None and by == view.seat and isinstance(plays, list) and len(plays) == 1:
        card = shown.at("plays").items()[0].at("card").value
    return card if isinstance(card, int) else NO_CARD


def _colour(view: HokkaidoView, by: int, action: Reader) -> str:
    """Return the colour of the resource on a square, or NO_COLOUR if the viewer does not see a production there."""
    kind = _kind_on(view, by, *_corner(action))
    return COLOURS[kind - PRODUCTION] if is_production(kind) else NO_COLOUR


def _corner(action: Reader) -> tuple[int, int]:
    return action.at("x").integer(-FAR, REACH - FAR - 1), action.at("y").integer(-FAR, REACH - FAR - 1)


def _kind_on(view: HokkaidoView, by: int, x: int, y: int) -> int:
    """Return the kind of square that the viewer sees at a place of a seat's city."""
    shown = Reader(view.shown, "shown")
    city = shown.at("seats").items()[by]
    if by == view.seat and shown.at("mine").value is not None:
        city = shown.at("mine").items(1, 1)[0]
    if not city.has("map"):
        return NOTHING
    rows = [row.split() for row in city.at("map").text().split("\n")]
    column, row = x - city.at("left").integer(-FAR, REACH), y - city.at("top").integer(-FAR, REACH)
    if not (0 <= row < len(rows) and 0 <= column < len(rows[row])):
        return NOTHING
    return read_square(rows[row][column], tiles=True) & KIND
