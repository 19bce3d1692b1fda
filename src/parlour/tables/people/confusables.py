"""Finds names that look alike, by Unicode's data on confusable characters (UTS #39, `confusables.txt`)."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from parlour.tables.people.characters import BLANKS, VARIATIONS

FILE: Final = Path(__file__).with_name("confusables.txt")


@cache
def confusables() -> dict[int, str]:
    """Read what each character looks like, as `str.translate` wants it."""
    found: dict[int, str] = {}
    for line in FILE.read_text("ascii").splitlines():
        if not line.startswith("#"):
            target, _, sources = line.partition(";")
            looks = "".join([chr(int(code, 16)) for code in target.split()])
            found.update({int(code, 16): looks for code in sources.split()})
    return found


def skeleton(text: str) -> str:
    """Return what a text looks like (UTS #39, section 4): texts that look alike have the same skeleton."""
    decomposed = unicodedata.normalize("NFD", VARIATIONS.sub("", text))
    seen = [char for char in decomposed if char not in BLANKS and unicodedata.category(char) != "Cf"]
    return unicodedata.normalize("NFD", "".join(seen).translate(confusables()))


@lru_cache(maxsize=10_000)
def keys(name: str) -> frozenset[str]:
    """Return the keys of a name; two names look alike if they have a key in common. Spaces are ignored.

    One key is made from the name as written, the other from its case-folded NFKC form: a capital I looks like a small
    l, which a small i does not.
    """
    together = "".join(name.split())
    small = unicodedata.normalize("NFKC", together).casefold()
    return frozenset({f"written {skeleton(together)}", f"small {skeleton(small).casefold()}"})
