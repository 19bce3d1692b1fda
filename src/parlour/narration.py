"""The narration of a match: its record in sentences, for each viewer as far as that viewer saw it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from parlour.engine.game import State
from parlour.engine.plain import Plain
from parlour.engine.record import Record
from parlour.engine.view import NATURE, SPECTATOR, Message, View
from parlour.localization import Translator

WHOLE_TRUTH: Final = -3  # a viewer to whom nothing is hidden, for records of matches that are over


def state_after(record: Record, count: int) -> State:
    """Return the position after the first *count* entries of a record, undos carried out."""
    gone = {index for entry in record.entries[:count] for index in entry.withdrawn}
    state = record.game.new(record.variant, record.edition)
    for index in range(count):
        if index not in gone and not record.entries[index].is_undo:
            record.step(state, index)
    return state


@dataclass(frozen=True, slots=True)
class Sentence:
    """What is said of an action; *brief* is said instead after the moment *until*, unless it is None."""

    whole: str
    brief: str | None = None
    until: int = 0

    def at(self, moment: int) -> str:
        """Return what may be looked up at *moment*: nobody is told twice what people must remember for themselves."""
        return self.brief if self.brief is not None and moment > self.until else self.whole


class Narration:
    """Follows a record entry by entry: `state` is the position after the entries told so far."""

    def __init__(self, record: Record, words: Translator) -> None:
        self.record: Final = record
        self.words: Final = words
        self.told = 0
        self.state = record.game.new(record.variant, record.edition)

    @property
    def is_told(self) -> bool:
        """Return whether every entry has been told."""
        return self.told == len(self.record.entries)

    def skip_to_end(self) -> None:
        """Pass over what there is without telling it."""
        self.told = len(self.record.entries)
        self.state = state_after(self.record, self.told)

    def step(self, *viewers: int) -> list[list[str]]:
        """Tell the next entry as it happens: for each viewer the sentences that it hears."""
        return [[sentence.whole for sentence in said] for said in self._step(viewers)]

    def _step(self, viewers: Sequence[int]) -> list[list[Sentence]]:
        entry = self.record.entries[self.told]
        if entry.is_undo:
            undone = Sentence(self.words.text("ui-undone", name=self.record.names[entry.seat]))
            said = [[undone] for _ in viewers]
            self.state = state_after(self.record, self.told + 1)
        else:
            said = [self._sentences(entry.seat, entry.action, viewer) for viewer in viewers]
            self.record.step(self.state, self.told)
        self.told += 1
        return said

    def rest(self, viewer: int) -> list[str]:
        """Tell one viewer all that has not been told yet, as it may be looked up at the end of it (`Game.until`)."""
        said: list[Sentence] = []
        while not self.is_told:
            said += self._step([viewer])[0]
        if viewer == WHOLE_TRUTH:
            return [sentence.whole for sentence in said]
        moment = self.record.game.moment(self.record.game.view(self.state, viewer))
        return [sentence.at(moment) for sentence in said]

    def _sentences(self, by: int, action: int, viewer: int) -> list[Sentence]:
        game = self.record.game
        if viewer == WHOLE_TRUTH:
            view = game.view(self.state, SPECTATOR if by == NATURE else by)
            return [self._sentence(view, by, game.actions.to_plain(action))]
        view = game.view(self.state, viewer)
        revealed = game.reveals(self.state, by, action)
        news = [(seat, shown) for seat, shown in revealed if seat != viewer or (seat, shown) == (by, action)]
        said = [self._sentence(view, seat, game.actions.to_plain(shown)) for seat, shown in news]
        seen = {} if (by, action) in revealed else game.glimpse(self.state, by, action, viewer)
        return [self._sentence(view, by, seen), *said] if seen else said

    def _sentence(self, view: View, by: int, seen: dict[str, Plain]) -> Sentence:
        game = self.record.game
        message = game.describe(view, seen)
        brief = game.brief(message)
        short = None if brief is None else self._said(brief, by)
        return Sentence(self._said(message, by), short, game.until(view, message))

    def _said(self, message: Message, by: int) -> str:
        name = self.words.text("ui-chance") if by == NATURE else self.record.names[by]
        return self.words.tell(message, self.record.names, "log", name)
