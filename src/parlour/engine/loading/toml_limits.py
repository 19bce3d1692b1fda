"""Limits on the text of an edition, checked in one pass before it is parsed: the TOML parser has none of its own.

That parser takes quadratic time for keys of many parts, recurses once for every bracket, and fails on numbers of
thousands of digits. Strings and comments may hold anything; only what stands outside of them is counted.
"""

from __future__ import annotations

import re
from typing import Final

from parlour.engine.plain import Wrong

LARGEST: Final = 256 * 1024  # bytes of a whole file
MOST_BRACKETS: Final = 16  # inside each other
MOST_PARTS: Final = 8  # of a dotted key
LONGEST_WORD: Final = 100  # characters of a bare key, a number or a date

# Possessive quantifiers (++) never try a character twice, no two branches begin alike, and the scan stops at a string
# without an end: so it takes linear time, whatever the text is. Groups are repeated with *, because Pythons before
# 3.11.5, such as Debian 12's, match a possessive group of several branches wrongly.
TOKEN: Final = re.compile(
    r"""
      (?P<passed_over>
          \#[^\n]*+
        | \"\"\"(?:[^"\\]++|\\.|"(?!""))*"{3,5}
        | '''(?:[^']++|'(?!''))*'{3,5}
        | "(?!"")(?:[^"\\\n]++|\\[^\n])*"
        | '(?!'')[^'\n]*+'
      )
    | (?P<open_string> ["'])
    | (?P<opening> [\[{])
    | (?P<closing> [\]}])
    | (?P<separator> [\n=,])
    | (?P<dot> \.)
    | (?P<long_word> [\w+:\-]{101,})
    """,
    re.VERBOSE | re.DOTALL,
)


def check_limits(text: str, path: str) -> None:
    """Raise `Wrong`, with the line, for TOML that nests too deep or has too long keys or numbers."""
    brackets = parts = 0
    for token in TOKEN.finditer(text):
        kind = token.lastgroup
        if kind == "passed_over":
            continue
        parts = parts + 1 if kind == "dot" else 0
        if kind == "opening":
            brackets += 1
        elif kind == "closing":
            brackets -= 1
        expected = _exceeded(kind, brackets, parts)
        if expected:
            line = text.count("\n", 0, token.start()) + 1
            raise Wrong(path, expected, f"something else in line {line}")


def _exceeded(kind: str | None, brackets: int, parts: int) -> str:
    """Return the limit that a token exceeds; empty if it exceeds none."""
    if brackets > MOST_BRACKETS:
        return f"at most {MOST_BRACKETS} brackets inside each other"
    if parts >= MOST_PARTS:
        return f"keys of at most {MOST_PARTS} parts"
    if kind == "long_word":
        return f"keys and numbers of at most {LONGEST_WORD} characters"
    if kind == "open_string":
        return "strings that end"
    return ""
