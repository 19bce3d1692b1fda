"""Why the hall does not do what it was asked; bad input is `Wrong`, as everywhere."""

from __future__ import annotations

from typing import Final


class NotFound(LookupError):
    """There is no such thing, or none that the asker may know of: the two are not told apart."""

    def __init__(self, path: str) -> None:
        super().__init__(f"{path}: there is none")
        self.path: Final = path


class Refused(PermissionError):
    """It exists, but this person may not do this now; *rule* is the id of the rule against it, if there is one."""

    def __init__(self, path: str, expected: str, rule: str = "") -> None:
        super().__init__(f"{path}: expected {expected}")
        self.path: Final = path
        self.expected: Final = expected
        self.rule: Final = rule


class Busy(RuntimeError):
    """Too much is under way; asking again later may help."""


class Full(Busy):
    """The store has no room left: nothing can be kept until somebody makes some."""


class Stale(RuntimeError):
    """A change was drawn up on what is no longer the last of its table: somebody else has written there."""
