"""The narration of a match: its record as sentences, for each viewer as far as that viewer saw it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from parlour.engine.plain import Plain
from parlour.engine.record import Record
from parlour.engine.state import State
from parlour.engine.view import NATURE, SPECTATOR, Message, View
from parlour.localization import Translator

FULL_INFORMATION: Final = -3  # a viewer to whom nothing is hidden, for records of matches that are over


def state_after(record: Record, count: int) -> State:
    """Return the position after the first *count* entries of a record, without undone actions."""
    gone = {index for entry in record.entries[:count] for index in entry.withdrawn}
    state = record.game.new(record.variant, record.edition)
    for index in range(count):
        if index not in gone and not record.entries[index].is_undo:
            record.step(state, index)
    return state


@dataclass(frozen=True, slots=True)
class Sentence:
    """The sentence about an action; after the moment *until* it is replaced by *brief*, unless that is None."""

    whole: str
    brief: str | None = None
    until: int = 0

    def at(self, moment: int) -> str:
        """Return the sentence as it may be shown at *moment*: not what people must remember for themselves."""
        return self.brief if self.brief is not None and moment > self.until else self.whole


class Narration:
    """Goes through a record entry by entry: `state` is the position after the first `position` entries."""

    def __init__(self, record: Record, translator: Translator) -> None:
        self.record: Final = record
        self.translator: Final = translator
        self.position = 0
        self.state = record.game.new(record.variant, record.edition)

    @property
    def is_at_end(self) -> bool:
        """Return whether all entries have been narrated."""
        return self.position == len(self.record.entries)

    def skip_to_end(self) -> None:
        """Skip all present entries."""
        self.position = len(self.record.entries)
        self.state = state_after(self.record, self.position)

    def step(self, *viewers: int) -> list[list[str]]:
        """Narrate the next entry: return the sentences for each viewer."""
        return [[sentence.whole for sentence in sentences] for sentences in self._step(viewers)]

    def _step(self, viewers: Sequence[int]) -> list[list[Sentence]]:
        entry = self.record.entries[self.position]
        if entry.is_undo:
            undone = Sentence(self.translator.text("ui-undone", name=self.record.names[entry.seat]))
            sentences = [[undone] for _ in viewers]
            self.state = state_after(self.record, self.position + 1)
        else:
            sentences = [self._sentences(entry.seat, entry.action, viewer) for viewer in viewers]
            self.record.step(self.state, self.position)
        self.position += 1
        return sentences

    def rest(self, viewer: int) -> list[str]:
        """Narrate the remaining entries to one viewer, as they may be shown after the last of them (`Game.until`)."""
        sentences: list[Sentence] = []
        while not self.is_at_end:
            sentences += self._step([viewer])[0]
        if viewer == FULL_INFORMATION:
            return [sentence.whole for sentence in sentences]
        moment = self.record.game.moment(self.record.game.view(self.state, viewer))
        return [sentence.at(moment) for sentence in sentences]

    def _sentences(self, by: int, action: int, viewer: int) -> list[Sentence]:
        game = self.record.game
        if viewer == FULL_INFORMATION:
            view = game.view(self.state, SPECTATOR if by == NATURE else by)
            return [self._sentence(view, by, game.actions.to_plain(action))]
        view = game.view(self.state, viewer)
        revealed = game.reveals(self.state, by, action)
        news = [(seat, shown) for seat, shown in revealed if seat != viewer or (seat, shown) == (by, action)]
        sentences = [self._sentence(view, seat, game.actions.to_plain(shown)) for seat, shown in news]
        seen = {} if (by, action) in revealed else game.glimpse(self.state, by, action, viewer)
        return [self._sentence(view, by, seen), *sentences] if seen else sentences

    def _sentence(self, view: View, by: int, seen: dict[str, Plain]) -> Sentence:
        game = self.record.game
        message = game.tell(view, by, seen)
        brief = game.brief(message)
        short = None if brief is None else self._text(brief, by)
        return Sentence(self._text(message, by), short, game.until(view, message))

    def _text(self, message: Message, by: int) -> str:
        name = self.translator.text("ui-chance") if by == NATURE else self.record.names[by]
        return self.translator.format_with_names(message, self.record.names, "log", name)
