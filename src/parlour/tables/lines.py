"""Log lines: what one viewer is told of an action, made from that viewer's view and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.engine.game import Game
from parlour.engine.plain import Plain
from parlour.engine.view import NATURE, Message, View


@dataclass(slots=True)
class Line:
    """An action as a viewer saw it. Its words are put when somebody is there to hear them.

    *moment* is when it could still be looked up, and *brief* what is left of the message later.
    """

    seq: int
    seat: int
    seen: dict[str, Plain]
    message: Message | None = None
    brief: Message | None = None
    moment: int = 0
    undone: bool = False

    def put(self, game: Game, view: View) -> None:
        """Put the words, from the view before the action."""
        self.message = game.describe(view, self.seen)
        self.brief = game.brief(self.message)
        self.moment = game.moment(view)

    def to_plain(self, moment: int) -> dict[str, Plain]:
        """Write the line as it may be told at *moment*: what people must remember for themselves is not told twice."""
        assert self.message is not None, "words were not put"
        is_late = self.brief is not None and moment != self.moment
        message = self.brief if self.brief is not None and is_late else self.message
        return {
            "seq": self.seq,
            "seat": None if self.seat == NATURE else self.seat,
            "seen": {"do": self.seen["do"]} if is_late else self.seen,
            "message": message_to_plain(message),
            "brief": None if self.brief is None else message_to_plain(self.brief),
            "moment": self.moment,
            "undone": self.undone,
        }


def message_to_plain(message: Message) -> dict[str, Plain]:
    """Write a message for the wire."""
    return {"text": message.text, "arguments": dict[str, Plain](message.arguments)}
