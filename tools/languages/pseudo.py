"""A pseudo-language: the English texts with accents on every letter and 40 % longer, to find what nobody translated.

Letters are doubled, so words grow as those of other languages do. No plain Latin letter is left: whatever is
shown with one is not translated.
"""

import re
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

PSEUDO: Final = "en-XA"  # as other programs call it, too
PSEUDO_NAME: Final = "Þššéúðó"
PLAIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED: Final = "ÀƁÇĎÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽàƀçďéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýž"
LETTERS: Final = str.maketrans(PLAIN, ACCENTED)
DOUBLED: Final = re.compile(r"[aeiouyns]", re.IGNORECASE)  # two of five letters
KEPT: Final = re.compile(r"^(?:- [A-Z]{1,3}\d+[a-z]?\. |#+ )|`[^`]*`", re.MULTILINE)  # ids of rules, marks of Markdown


def accented(text: str) -> str:
    """Return a text with accents, and with many letters doubled."""
    return DOUBLED.sub(lambda letter: letter[0] + letter[0].lower(), text).translate(LETTERS)


class _Accents(Transformer):
    """Accents what a Fluent file says, and leaves placeables and the keys of choices as they are."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (Fluent's name)
        return ast.TextElement(accented(node.value))


def pseudo_fluent(text: str) -> str:
    """Return a Fluent file in the pseudo-language."""
    return FluentSerializer().serialize(_Accents().visit(FluentParser().parse(text)))


def pseudo_markdown(text: str) -> str:
    """Return rules in the pseudo-language."""
    found, end = "", 0
    for kept in KEPT.finditer(text):
        found += accented(text[end : kept.start()]) + kept[0]
        end = kept.end()
    return found + accented(text[end:])


def translate(english: Path) -> str:
    """Return a file of texts in the pseudo-language."""
    text = english.read_text("utf-8")
    return pseudo_markdown(text) if english.suffix == ".md" else pseudo_fluent(text)
