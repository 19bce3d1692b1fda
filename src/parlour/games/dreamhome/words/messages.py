"""The messages of Dream Home about actions and prompts, as ids and arguments."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Plain, Reader
from parlour.engine.rng import Fast
from parlour.engine.view import Message, MessageValue
from parlour.games.dreamhome.rules.actions import HANDYMAN
from parlour.games.dreamhome.rules.components import DreamHomeView
from parlour.games.dreamhome.rules.names import (
    CELL_NAMES,
    COLOURS,
    COLUMNS,
    DECORS,
    DRILL,
    EMPTY,
    FLOOR_STARTS,
    FLOORS,
    HELPERS,
    MIXER,
    RESOURCE_GROUPS,
    RESOURCES,
    ROOF_CARD,
    ROOMS,
    ROUNDS,
    SEATS,
    SIDES,
    TOOLS,
    TYPES,
)
from parlour.games.dreamhome.rules.stages import DECORATING, NAMES
from parlour.games.dreamhome.view import MEMBERS, OPEN_ROOFS, state_from

Arguments = dict[str, MessageValue]
TOKEN: Final = "token"  # noqa: S105 (the first-player token, which lies over the leftmost column)
BRIEF: Final = ("do-take", "do-reveal_resource")
HELPER_STAGES: Final = ("roofer", "courier", "handyman")
TURN_TOOLS: Final = (TOOLS[DRILL], TOOLS[MIXER])  # for the moment before a column is taken (D50, D52)
PROMPTS: Final = (*NAMES[2:], "choose-tool", "place-scaffold", "courier-handyman", "draw")


def describe(view: DreamHomeView, seen: dict[str, Plain]) -> Message:
    """Return the message about an action; cards are named by what they show, not by their numbers."""
    reader = Reader(seen, "action")
    kind = reader.at("do").text()
    arguments: Arguments = {}
    for key, value in seen.items():
        if key not in ("do", "room", "resource") and isinstance(value, (int, str)):
            arguments[key] = value
    arguments.update(_rooms(view, kind, reader))
    arguments.update(_resource(view, kind, reader))
    if kind == "decline":
        arguments["helper"] = Reader(view.shown, "shown").at("stage").text()
    return Message(f"do-{kind}", arguments)


def _rooms(view: DreamHomeView, kind: str, reader: Reader) -> Arguments:
    """Return the rooms of an action: those taken or placed, the one on the cell, and its replacement."""
    found: Arguments = {}
    if kind in ("take", "discard", "dig", "mix"):
        found["room"] = _in_column(view, reader.at("column"))
    elif kind == "place":
        found["room"] = Reader(view.shown, "shown").at("hand").at("room").at("room").text()
    elif kind == "reveal_room":
        found["room"] = _type_of(view, reader.at("room"))
    elif kind in ("drill", "courier", "swap", "decorate", "keep"):
        found["room"] = _on_cell(view, reader.at("cell")).at("room").text()
    elif kind == "fetch":
        found["room"] = _on_cell(view, Reader(view.shown, "shown").at("hand").at("cell")).at("room").text()
    if kind == "mix":
        found["other_room"] = _in_column(view, reader.at("second"))
    elif kind == "drill":
        found["other_room"] = _in_column(view, reader.at("column"))
    elif kind == "fetch":
        found["other_room"] = _type_of(view, reader.at("room"))
        found["children"] = view.edition.components.children[reader.at("room").integer(1, ROOMS) - 1]
    elif kind == "swap":
        found["other_room"] = _on_cell(view, reader.at("other")).at("room").text()
    return found


def _resource(view: DreamHomeView, kind: str, reader: Reader) -> Arguments:
    """Return the resource of an action."""
    if kind in ("take", "discard"):
        column = reader.at("column").integer(1, COLUMNS)
        lying = Reader(view.shown, "shown").at("market").items()[column - 1].at("resource")
        return {"resource": TOKEN} if lying.value is None else _resource_args(view, lying.at("id"))
    if kind in ("reveal_resource", "roof"):
        return _resource_args(view, reader.at("resource"))
    if kind == "decorate":
        return {"decor": Reader(view.shown, "shown").at("hand").at("resource").at("decor").text()}
    return {"decor": _on_cell(view, reader.at("cell")).at("decor").text()} if kind == "keep" else {}


def _resource_args(view: DreamHomeView, number: Reader) -> Arguments:
    components = view.edition.components
    card = number.integer(1, RESOURCES) - 1
    group, member = components.group[card], components.member[card]
    name = RESOURCE_GROUPS[group]
    if group == ROOF_CARD:
        window = "yes" if components.is_window(card) else "no"
        return {"resource": name, "colour": components.colours[member], "window": window}
    return {"resource": name, name: MEMBERS[group][member]}


def _type_of(view: DreamHomeView, number: Reader) -> str:
    return TYPES[view.edition.components.kind[number.integer(1, ROOMS) - 1]]


def _in_column(view: DreamHomeView, column: Reader) -> str:
    market = Reader(view.shown, "shown").at("market").items()
    return market[column.integer(1, COLUMNS) - 1].at("room").at("room").text()


def _on_cell(view: DreamHomeView, reader: Reader) -> Reader:
    """Return what lies on a cell of the home of the seat to act."""
    cell = reader.choice(CELL_NAMES)
    shown = Reader(view.shown, "shown")
    home = shown.at("seats").items()[shown.at("to_act").integer(0, SEATS - 1)]
    number = len([start for start in FLOOR_STARTS if start <= cell]) - 1
    return home.at(FLOORS[number]).items()[cell - FLOOR_STARTS[number]]


def brief(message: Message) -> Message | None:
    """Leave the colour of a roof to the players' memory (D30)."""
    if message.text not in BRIEF or message.arguments.get("resource") != RESOURCE_GROUPS[ROOF_CARD]:
        return None
    kept = {key: value for key, value in message.arguments.items() if key in ("column", "room")}
    return Message(f"{message.text}-roof", kept)


def moment(view: DreamHomeView) -> int:
    """Count the rounds; where roofs are open, or at the end, nothing has to be remembered (D30)."""
    if view.variant.choices["roofs"] == OPEN_ROOFS:
        return 0
    shown = Reader(view.shown, "shown")
    is_final = shown.at("stage").choice(NAMES) > DECORATING
    return shown.at("round").integer(1, ROUNDS) + (1 if is_final else 0)


def prompt(view: DreamHomeView) -> Message:
    """Return what the viewer is to do, or whom the table waits for."""
    shown = Reader(view.shown, "shown")
    stage = shown.at("stage").text()
    if stage == "over":
        return Message("prompt-over")
    if shown.at("to_act").value is None:
        return Message("prompt-draw")
    seat = shown.at("to_act").integer(0, SEATS - 1)
    if seat != view.seat:
        return Message("prompt-wait", {"seat": seat})
    if stage == "place":
        room = shown.at("hand").at("room").at("room").text()
        scaffold = shown.at("hand").at("resource").value is not None
        has_scaffold = scaffold and shown.at("hand").at("resource").has("tool")
        return Message("prompt-place-scaffold" if has_scaffold else "prompt-place", {"room": room})
    if stage == "choose" and _has_tool(shown.at("seats").items()[seat]):
        return Message("prompt-choose-tool")
    if stage == "decorate":
        return Message("prompt-decorate", {"decor": shown.at("hand").at("resource").at("decor").text()})
    if stage == "courier" and HANDYMAN in state_from(view, Fast(0)).legal(seat):
        return Message("prompt-courier-handyman")
    return Message(f"prompt-{stage}")


def _has_tool(seat: Reader) -> bool:
    """Return whether a seat has a tool for the moment before it takes a column (D50, D52)."""
    return any([tool.text() in TURN_TOOLS for tool in seat.at("tools").items()])


def messages() -> list[Message]:
    """List an example of every message of the game, with arguments as they come."""
    resources = _example_resources()
    rooms: list[Arguments] = [{"room": room} for room in TYPES]
    cells: list[Arguments] = [{"cell": cell, "room": TYPES[0]} for cell in CELL_NAMES]
    found = [Message("do-take", {"column": 1, **room, **resource}) for room in rooms for resource in resources]
    found += [Message("do-discard", {"column": 1, **rooms[0], **resource}) for resource in resources]
    found += [Message("do-reveal_resource", resource) for resource in resources if resource["resource"] != TOKEN]
    found += [Message("do-roof", resource) for resource in resources if resource["resource"] == "roof"]
    for room in rooms:
        found += [Message("do-take-roof", {"column": 2, **room}), Message("do-reveal_room", room)]
        found += [Message("do-dig", {"column": 2, **room})]
        found += [Message("do-fetch", {**room, "other_room": TYPES[0], "children": number}) for number in range(6)]
        found += [Message("do-mix", {"column": 1, "second": 2, **room, "other_room": EMPTY})]
    found += [Message("do-place", {**cell, "side": side}) for cell in cells for side in SIDES]
    for cell in cells:
        exchanged: Arguments = {**cell, "other_room": TYPES[1]}
        found += [Message("do-scaffold", {"cell": cell["cell"]}), Message("do-park", {"cell": cell["cell"]})]
        found += [Message("do-drill", {**exchanged, "column": 1}), Message("do-courier", cell)]
        found += [Message("do-swap", {**exchanged, "room": EMPTY, "other": other}) for other in CELL_NAMES]
    for decor in DECORS:
        found += [Message(f"do-{kind}", {**cells[0], "decor": decor}) for kind in ("decorate", "keep")]
        found += [Message("prompt-decorate", {"decor": decor})]
    found += [Message("do-decline", {"helper": helper}) for helper in HELPER_STAGES]
    found += [Message("do-hold"), Message("do-leave"), Message("do-handyman"), Message("do-reveal_resource-roof")]
    found += [Message("do-first", {"seat": 0}), Message("prompt-wait", {"seat": 0})]
    for text in PROMPTS:
        with_room: Arguments = {"room": TYPES[0]} if text.startswith("place") else {}
        found += [Message(f"prompt-{text}", with_room)] if text != "decorate" else []
    return found


def _example_resources() -> list[Arguments]:
    """List the arguments of every resource that can lie over a column."""
    roofs = [(colour, window) for colour in COLOURS for window in ("yes", "no")]
    found: list[Arguments] = [{"resource": "roof", "colour": colour, "window": window} for colour, window in roofs]
    for name, members in zip(RESOURCE_GROUPS[:-1], (TOOLS, HELPERS, DECORS[:-1]), strict=True):
        found += [{"resource": name, name: member} for member in members]
    return [*found, {"resource": TOKEN}]
