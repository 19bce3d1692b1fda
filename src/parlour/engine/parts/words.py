"""Words: the messages of a game, as ids of texts and their arguments, and their defaults.

By default an action is told by its kind and fields, and a prompt says whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, final

from parlour.engine.actions import Actions, Field, Kind
from parlour.engine.edition import ComponentsT
from parlour.engine.plain import Plain
from parlour.engine.state import StateT
from parlour.engine.view import NATURE, Message, MessageValue, View

OVER: Final = "prompt-over"
CHANCE: Final = "prompt-chance"
TURN: Final = "prompt-turn"
WAIT: Final = "prompt-wait"
NOT_NOW: Final = "not-now"  # what forbids an action in a game that does not say which rule it is


@final
class Words(Generic[StateT, ComponentsT]):
    """The functions of a game that return messages; the methods of `Game` with the same names document them."""

    def __init__(
        self,
        describe: Callable[[View[ComponentsT], dict[str, Plain]], Message] | None = None,
        prompt: Callable[[View[ComponentsT]], Message] | None = None,
        messages: Callable[[], list[Message]] | None = None,
        why_not: Callable[[StateT, int, int], str] | None = None,
        brief: Callable[[Message], Message | None] | None = None,
        moment: Callable[[View[ComponentsT]], int] | None = None,
        until: Callable[[View[ComponentsT], Message], int] | None = None,
        tell: Callable[[View[ComponentsT], int, dict[str, Plain]], Message] | None = None,
    ) -> None:
        self.describe: Final = describe
        self.prompt: Final = prompt
        self.messages: Final = messages
        self.why_not: Final = why_not  # is given the state, the seat and the action
        self.brief: Final = brief
        self.moment: Final = moment
        self.until: Final = until
        self.tell: Final = tell  # is given the view, who acts, and what is seen of the action


def describe(seen: dict[str, Plain]) -> Message:
    """Return the text `do-KIND` for an action; its arguments are the fields."""
    fields = {name: value for name, value in seen.items() if name != "do" and isinstance(value, (int, str))}
    return Message(f"do-{seen['do']}", fields)


def prompt(to_act: list[int], seat: int) -> Message:
    """Return the prompt that tells the viewer *seat* whose turn it is."""
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
