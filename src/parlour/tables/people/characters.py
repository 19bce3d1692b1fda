"""The characters that a name or a message may contain: all must be visible, and none may affect other text.

Letters of every script, numbers, punctuation, symbols and emoji are fine. Refused are characters that cannot be seen or
that change how others are shown (controls, bidirectional controls, private use, fillers), and stacks of marks.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

EMPTY: Final = "empty"
HIDDEN: Final = "hidden"
MARKS: Final = "marks"

MAX_ACCENTS: Final = 2  # Latin, Greek and Cyrillic letters; after NFC hardly any language needs even two
MAX_MARKS: Final = 5  # Hebrew points, Thai and Burmese vowels and tones, subjoined Tibetan letters
# Letters, marks and symbols that are drawn as nothing: fillers, blanks, null notes, invisible vowels.
BLANKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159"
)
ZWNJ: Final = "\u200c"
ZWJ: Final = "\u200d"
VIRAMA: Final = 9  # its combining class
VARIATIONS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,8}\U000e007f")  # of a region
PICTURES: Final = re.compile("[\u2194\U0001f000-\U0001faff]")  # besides those that are symbols; new ones are added here
ACCENTS: Final = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
ARABIC: Final = re.compile("[\u0600-\u06ff\u0750-\u077f\u0860-\u08ff\ufb50-\ufdff\ufe70-\ufeff]")


def normalized(text: str) -> str:
    """Return a text in NFC, without space around it, every space in it an ordinary one."""
    composed = unicodedata.normalize("NFC", text).strip()
    return "".join([" " if unicodedata.category(char) == "Zs" else char for char in composed])


def fault(text: str, allowed: str = "") -> str:
    """Return what is wrong with a text in NFC: EMPTY, HIDDEN, MARKS or ""; characters in *allowed* are accepted."""
    plain = FLAG.sub("\U0001f3f4", text)
    if not plain.strip():
        return EMPTY
    if any([_is_hidden(plain, index) for index, char in enumerate(plain) if char not in allowed]):
        only = all([char in BLANKS or unicodedata.category(char)[0] in "CZ" for char in plain])
        return EMPTY if only else HIDDEN
    return MARKS if _has_stacks(plain) else ""


def _is_hidden(text: str, index: int) -> bool:
    """Return whether a character is invisible, or changes how others are shown."""
    char = text[index]
    if char in (ZWJ, ZWNJ):
        return not _joins(text, index)
    if VARIATIONS.match(char):
        return index == 0 or not _is_base(text[index - 1])
    if PICTURES.match(char):
        return False
    return char in BLANKS or unicodedata.category(char) in ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")


def _joins(text: str, index: int) -> bool:
    """Return whether a joiner is used as intended: between emoji, after a virama, or (ZWNJ) between Arabic letters."""
    before = VARIATIONS.sub("", text[:index])[-1:]
    after = text[index + 1 : index + 2]
    if not before or not after:
        return False
    if unicodedata.combining(before) == VIRAMA:
        return True
    if text[index] == ZWNJ:
        return bool(ARABIC.match(before) and ARABIC.match(after))
    return _is_picture(before) and _is_picture(after)


def _is_picture(char: str) -> bool:
    return unicodedata.category(char) == "So" or PICTURES.match(char) is not None


def _is_base(char: str) -> bool:
    """Return whether a character is visible by itself, so that marks can follow it."""
    return unicodedata.category(char)[0] in "LNPS" or PICTURES.match(char) is not None


def _has_stacks(text: str) -> bool:
    """Return whether marks have no base character, repeat on one letter, or are too many on one."""
    has_base, marks = False, list[str]()
    for char in VARIATIONS.sub("", text):
        if unicodedata.category(char)[0] != "M":
            has_base, marks = _is_base(char) or char in (ZWJ, ZWNJ), []
            continue
        marks.append(char)
        if not has_base or not _is_readable(marks):
            return True
    return False


def _is_readable(marks: list[str]) -> bool:
    accents = [mark for mark in marks if ACCENTS.match(mark)]
    return len(accents) <= MAX_ACCENTS and len(marks) <= MAX_MARKS and len(set(marks)) == len(marks)
