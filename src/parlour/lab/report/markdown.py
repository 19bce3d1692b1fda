"""A report as Markdown, for a repository: its plots are files of their own beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

MAX_FIGURE_LENGTH: Final = 20  # characters: longer cells are text


class MarkdownReport:
    """A report that is being written; *name* is the name of its files, without their suffixes."""

    def __init__(self, title: str, name: str) -> None:
        self.name: Final = name
        self.parts: Final[list[str]] = [f"# {title}"]
        self.plots: Final[dict[str, str]] = {}

    def heading(self, words: str) -> None:
        """Begin a chapter."""
        self.parts.append(f"## {words}")

    def say(self, words: str) -> None:
        """Add a paragraph."""
        self.parts.append(words)

    def table(self, head: list[str], rows: list[list[str]]) -> None:
        """Add a table: words to the left, figures to the right."""
        longest = [max(map(len, column)) for column in list(zip(head, *rows, strict=True))[1:]]
        rule = ["---", *["--:" if length <= MAX_FIGURE_LENGTH else "---" for length in longest]]
        self.parts.append("\n".join(["| " + " | ".join(row) + " |" for row in [head, rule, *rows]]))

    def figure(self, svg: str, caption: str) -> None:
        """Add a plot with its caption."""
        file = f"{self.name}-{len(self.plots) + 1}.svg"
        self.plots[file] = svg
        self.parts.append(f"![{caption}]({file})\n\n{caption}")

    def write(self, folder: Path) -> None:
        """Write the page and its plots into a folder."""
        folder.mkdir(parents=True, exist_ok=True)
        for file, svg in self.plots.items():
            (folder / file).write_text(svg + "\n", encoding="utf-8")
        (folder / f"{self.name}.md").write_text("\n\n".join(self.parts) + "\n", encoding="utf-8")
