"""The menu: a seat's choices as numbered sentences, grouped where there are very many."""

from __future__ import annotations

from typing import Final

from parlour.engine.actions import Actions
from parlour.legal_actions import LegalAction
from parlour.localization import Translator

MAX_LINES: Final = 30


class Menu:
    """Choices in the order in which a person points: by kind, then field by field. Numbers count from 1."""

    def __init__(self, choices: list[LegalAction], actions: Actions, translator: Translator) -> None:
        self.choices: Final = sorted(choices, key=int)
        self.sentences: Final = [str(choice) for choice in self.choices]
        self.translator: Final = translator
        self._actions: Final = actions

    def __len__(self) -> int:
        return len(self.choices)

    def numbered(self, numbers: list[int] | None = None) -> list[str]:
        """List some choices, or all of them."""
        wanted = range(1, len(self) + 1) if numbers is None else numbers
        return [f"{number:>4}  {self.sentences[number - 1]}" for number in wanted]

    def brief(self) -> list[str]:
        """List the choices, or, where there are very many, ranges of similar ones."""
        if len(self) <= MAX_LINES:
            return self.numbered()
        return [
            *[self._stretch(numbers) for numbers in self._groups()],
            self.translator.text("ui-more", count=len(self)),
        ]

    def _stretch(self, numbers: list[int]) -> str:
        if len(numbers) == 1:
            return self.numbered(numbers)[0]
        first, last = self.sentences[numbers[0] - 1], self.sentences[numbers[-1] - 1]
        return f"{numbers[0]:>4}–{numbers[-1]}  " + self.translator.text("ui-range", first=first, last=last)

    def _groups(self) -> list[list[int]]:
        """Group the numbers by kind and as many fields as leave the list short."""
        groups, depth = self._grouped(0), 1
        while depth < 10 and len(finer := self._grouped(depth)) <= MAX_LINES:
            groups, depth = finer, depth + 1
        return groups

    def _grouped(self, depth: int) -> list[list[int]]:
        groups: dict[tuple[int, ...], list[int]] = {}
        for number, choice in enumerate(self.choices, start=1):
            key = (self._actions.index(choice.action), *self._actions.values(choice.action)[:depth])
            groups.setdefault(key, []).append(number)
        return list(groups.values())

    def with_words(self, text: str) -> list[int]:
        """List the numbers of the choices whose sentences have all the words of *text*."""
        wanted = text.casefold().split()
        texts = [sentence.casefold() for sentence in self.sentences]
        return [number for number, sentence in enumerate(texts, start=1) if all(word in sentence for word in wanted)]

    def pick(self, line: str) -> LegalAction | None:
        """Return the choice that a line names by its number; an empty line names the only one there is."""
        if not line and len(self) == 1:
            return self.choices[0]
        if line.isascii() and line.isdigit() and len(line) < 8 and 1 <= int(line) <= len(self):
            return self.choices[int(line) - 1]
        return None
