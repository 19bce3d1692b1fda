"""The formats of a report: a page of HTML, or Markdown with pictures beside it."""

from __future__ import annotations

from typing import Protocol


class Document(Protocol):
    """A report that is being written."""

    def heading(self, words: str) -> None:
        """Begin a chapter."""
        ...

    def say(self, words: str) -> None:
        """Add a paragraph."""
        ...

    def table(self, head: list[str], rows: list[list[str]]) -> None:
        """Add a table."""
        ...

    def figure(self, svg: str, caption: str) -> None:
        """Add a plot with its caption."""
        ...
