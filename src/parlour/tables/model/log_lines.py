"""Log lines: what each viewer is told of an action, in words made from that viewer's own view."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.engine.game import Game
from parlour.engine.plain import Plain
from parlour.engine.view import NATURE, Message, View


@dataclass(frozen=True, slots=True)
class Words:
    """A message; *until* is the last moment at which it may be looked up, and *brief* what is left of it later."""

    message: Message
    brief: Message | None
    until: int


class Line:
    """An action as its *viewers* saw it, all alike. The text for each is made when that viewer is there to read it."""

    __slots__ = ("_words", "seat", "seen", "seq", "undone", "viewers")

    def __init__(self, seq: int, seat: int, seen: dict[str, Plain], viewers: tuple[int, ...]) -> None:
        self.seq = seq
        self.seat = seat
        self.seen = seen
        self.viewers = viewers
        self.undone = False
        self._words: dict[int, Words] | None = None

    def put(self, game: Game, view: View) -> None:
        """Make the text for the viewer of *view*, from the position before the action."""
        message = game.describe(view, self.seen)
        words = Words(message, game.brief(message), game.until(view, message))
        if self._words is None:
            self._words = {}
        alike = [other for other in self._words.values() if other == words]  # one object for all who read the same
        self._words[view.seat] = alike[0] if alike else words

    def words(self, viewer: int) -> Words:
        """Return the text that was made for a viewer."""
        assert self._words is not None, "words were not put"
        return self._words[viewer]

    def to_plain(self, viewer: int, moment: int) -> dict[str, Plain]:
        """Write the line as it may be told at *moment*: what people must remember for themselves is not told twice."""
        words = self.words(viewer)
        is_late = words.brief is not None and moment > words.until
        message = words.brief if words.brief is not None and is_late else words.message
        return {
            "seq": self.seq,
            "seat": None if self.seat == NATURE else self.seat,
            "seen": {"do": self.seen["do"]} if is_late else self.seen,
            "message": message_to_plain(message),
            "brief": None if words.brief is None else message_to_plain(words.brief),
            "moment": words.until,
            "undone": self.undone,
        }


def message_to_plain(message: Message) -> dict[str, Plain]:
    """Write a message for the wire."""
    return {"text": message.text, "arguments": dict[str, Plain](message.arguments)}
