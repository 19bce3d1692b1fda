"""Log lines: what each viewer can read of an action, made from that viewer's own view."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.engine import wire
from parlour.engine.game import Game
from parlour.engine.plain import Plain
from parlour.engine.view import NATURE, Message, View
from parlour.tables.wire import table


@dataclass(frozen=True, slots=True)
class LogText:
    """The message of a log line; after the moment *until* only *brief* may be shown, unless it is None.

    *round* is what the view shows under that name, None if the game counts no rounds.
    """

    message: Message
    brief: Message | None
    until: int
    round: int | None


class LogLine:
    """An action as its *viewers* saw it, all alike. A viewer's text is made when that viewer first reads the log."""

    __slots__ = ("_texts", "seat", "seen", "seq", "undone", "viewers")

    def __init__(self, seq: int, seat: int, seen: dict[str, Plain], viewers: tuple[int, ...]) -> None:
        self.seq = seq
        self.seat = seat
        self.seen = seen
        self.viewers = viewers
        self.undone = False
        self._texts: dict[int, LogText] | None = None

    def make_text(self, game: Game, view: View) -> None:
        """Make the text for the viewer of *view*, from the position before the action."""
        message = game.tell(view, self.seat, self.seen)
        counted = view.shown.get("round")
        text = LogText(
            message,
            game.brief(message),
            game.until(view, message),
            counted if isinstance(counted, int) else None,
        )
        if self._texts is None:
            self._texts = {}
        alike = [other for other in self._texts.values() if other == text]  # one object for all who read the same
        self._texts[view.seat] = alike[0] if alike else text

    def text_for(self, viewer: int) -> LogText:
        """Return the text that was made for a viewer."""
        assert self._texts is not None, "no text was made"
        return self._texts[viewer]

    def to_plain(self, viewer: int, moment: int) -> table.Line:
        """Return the line as it may be shown at *moment*: not what people must remember for themselves."""
        text = self.text_for(viewer)
        is_late = text.brief is not None and moment > text.until
        message = text.brief if text.brief is not None and is_late else text.message
        return {
            "seq": self.seq,
            "seat": None if self.seat == NATURE else self.seat,
            "seen": {"do": self.seen["do"]} if is_late else self.seen,
            "message": message_to_plain(message),
            "brief": None if text.brief is None else message_to_plain(text.brief),
            "moment": text.until,
            "round": text.round,
            "undone": self.undone,
        }


def message_to_plain(message: Message) -> wire.Message:
    """Write a message for the wire."""
    return {"text": message.text, "arguments": message.arguments.copy()}
