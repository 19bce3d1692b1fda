"""The console: plain words in, plain words out, in a terminal as in a pipe."""

from __future__ import annotations

import sys
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

CLEAR_ALL: Final = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what could be scrolled back to


class Page(Console):
    """A console that takes words as they are: brackets and colons in a name are no instructions."""

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        """Leave it to the program what to do when the reader has gone."""
        raise BrokenPipeError


class Terminal:
    """Writes lines and pictures, and reads lines; knows whether a person sits there."""

    def __init__(self, console: Console | None = None, source: TextIO | None = None) -> None:
        self.console: Final = console or Page()
        self.source: Final = source or sys.stdin
        self.is_interactive: Final = self.source.isatty() and self.console.is_terminal

    def write(self, text: str = "", style: str = "") -> None:
        """Write words; a pipe gets each line whole, however long."""
        self.console.print(Text(text, style=style), soft_wrap=not self.console.is_terminal)

    def show(self, picture: RenderableType) -> None:
        """Write a table or a picture."""
        self.console.print(picture)

    def ask(self, question: str) -> str | None:
        """Ask for a line and give it without the blanks around it; None at the end of the input."""
        self.console.print(Text(question + " ", style="bold"), end="", soft_wrap=True)
        self.console.file.flush()
        line = self.source.readline()
        if not line or not self.is_interactive:
            self.console.print()
        return line.strip() if line else None

    def clear(self) -> None:
        """Wipe the screen, so that the next person does not see what the last one saw."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR_ALL)
            self.console.file.flush()
