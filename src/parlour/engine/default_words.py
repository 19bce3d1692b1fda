"""What a game says unless it has words of its own: an action by its kind and fields, and whose turn it is."""

from __future__ import annotations

from typing import Final

from parlour.engine.actions import Actions, Field, Kind
from parlour.engine.plain import Plain
from parlour.engine.view import NATURE, Message, MessageValue

OVER: Final = "prompt-over"
CHANCE: Final = "prompt-chance"
TURN: Final = "prompt-turn"
WAIT: Final = "prompt-wait"


def describe(seen: dict[str, Plain]) -> Message:
    """Say an action with the text `do-KIND`, whose arguments are the fields."""
    fields = {name: value for name, value in seen.items() if name != "do" and isinstance(value, (int, str))}
    return Message(f"do-{seen['do']}", fields)


def prompt(to_act: list[int], seat: int) -> Message:
    """Say whose turn it is, to the viewer *seat*."""
    if not to_act:
        return Message(OVER)
    if to_act == [NATURE]:
        return Message(CHANCE)
    return Message(TURN if seat in to_act else WAIT)


def messages(actions: Actions) -> list[Message]:
    """List the prompts, and every kind of action with each name that a field of it can have."""
    found = [Message(text) for text in (OVER, CHANCE, TURN, WAIT)]
    for kind in actions.kinds:
        found.append(_example(kind, {}))
        for field in kind.fields:
            found += [_example(kind, {field.name: name}) for name in field.names]
    return found


def _example(kind: Kind, given: dict[str, MessageValue]) -> Message:
    first = {field.name: _first(field) for field in kind.fields}
    return Message(f"do-{kind.name}", {**first, **given})


def _first(field: Field) -> MessageValue:
    return field.names[0] if field.names else field.first
