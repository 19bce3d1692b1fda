"""A report as one HTML file: headings, paragraphs, tables and plots."""

from __future__ import annotations

from html import escape
from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --ink: #23302b; --paper: #fbf8f1; --line: #d8d0bf; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece6d8; --paper: #1d2421; --line: #46504a; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
       margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { padding: .3rem .8rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1.5rem 0; background: #fff; color: #222; border-radius: .5rem; padding: .5rem; }
svg { display: block; max-width: 100%; height: auto; }
figcaption { font-size: .9rem; padding: .25rem .5rem; }
"""

PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>{style}</style>
</head>
<body>
{body}
</body>
</html>
"""


class HtmlReport:
    """A report that is being written."""

    def __init__(self, title: str) -> None:
        self.title: Final = title
        self.parts: Final[list[str]] = [f"<h1>{escape(title)}</h1>"]

    def heading(self, words: str) -> None:
        """Begin a chapter."""
        self.parts.append(f"<h2>{escape(words)}</h2>")

    def say(self, words: str) -> None:
        """Add a paragraph."""
        self.parts.append(f"<p>{escape(words)}</p>")

    def table(self, head: list[str], rows: list[list[str]]) -> None:
        """Add a table."""
        top = "".join([f'<th scope="col">{escape(cell)}</th>' for cell in head])
        body = "".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows])
        self.parts.append(f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>")

    def figure(self, svg: str, caption: str) -> None:
        """Add a plot with its caption."""
        self.parts.append(f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>")

    def text(self) -> str:
        """Return the file."""
        body = "\n".join(self.parts)
        return PAGE.format(title=escape(self.title), style=STYLE, body=body)
