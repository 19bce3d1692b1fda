"""Errors of the table service; bad input raises `Wrong`, as in the engine.

A *code* names a reason that the client translates; docs/api.md lists the codes.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from parlour.engine.plain import Plain, Wrong
from parlour.tables.wire.editions import OwnEdition
from parlour.tables.wire.places import Reason, Trouble

Code: TypeAlias = Reason | Literal[""]  # empty: none that the client translates
NEWER: Final = "newer"
BROKEN: Final = "broken"
MESSAGES: Final = {
    NEWER: "this table was made by a newer version of Parlour; this server cannot show it",
    BROKEN: "the record of this table is damaged; this server cannot show it",
}
# Codes, as sent to clients.
REMOVED: Final = "removed"
INVITATION: Final = "invitation"
CLOSED: Final = "closed"
MUTED: Final = "muted"
PASSING: Final = "passing"
LESSON: Final = "lesson"
SHARED: Final = "shared"
OUTDATED: Final = "outdated"
MANY_EDITIONS: Final = "many-editions"


class NotFound(LookupError):
    """It does not exist, or this person may not know of it: the two cases look the same."""

    def __init__(self, path: str, code: Code = "") -> None:
        super().__init__(f"{path}: there is none")
        self.path: Final = path
        self.code: Final = code


class Refused(PermissionError):
    """It exists, but this person may not do this now; *rule* is the id of the rule against it, if there is one.

    *text* is the id of the text with which a lesson answers a wrong choice.
    """

    def __init__(self, path: str, expected: str, rule: str = "", code: Code = "", text: str = "") -> None:
        super().__init__(f"{path}: expected {expected}")
        self.path: Final = path
        self.expected: Final = expected
        self.rule: Final = rule
        self.text: Final = text
        self.code: Final = code


class Outdated(Refused):
    """Somebody, or another window, has changed it meanwhile; *edition* is how it is now."""

    def __init__(self, edition: OwnEdition) -> None:
        super().__init__("revision", f"{edition['revision']}, which is the newest", code=OUTDATED)
        self.edition: Final = edition


class InvalidText(Wrong):
    """A typed text that is not accepted; *code* names the reason, which the client translates."""

    def __init__(self, path: str, expected: str, code: Reason) -> None:
        super().__init__(path, expected, "another text")
        self.code: Final = code


class Busy(RuntimeError):
    """Too much is under way; a later attempt may succeed."""


class OlderProcess(Busy):
    """The table has newer rules than this process knows; another process of the store may know them."""

    code: Final = "older"

    def __init__(self) -> None:
        super().__init__("this server process is older than the table; please try again in a few seconds")


class Unreadable(RuntimeError):
    """A table is there, but this program cannot restore it: *trouble* is NEWER or BROKEN.

    *outline* is its row in the store. *why* may contain hidden information: it is for logs and operators only.
    *person* is the person who asked, if a person did.
    """

    def __init__(self, outline: dict[str, Plain], trouble: Trouble, why: str, person: str = "") -> None:
        super().__init__(f"table: {MESSAGES[trouble]}")
        self.outline: Final = outline
        self.trouble: Final = trouble
        self.why: Final = why
        self.person: Final = person

    @property
    def table(self) -> str:
        """Return the id of the table."""
        return str(self.outline["id"])

    def for_person(self, person: str) -> Unreadable:
        """Return the same error, addressed to a person."""
        return Unreadable(self.outline, self.trouble, self.why, person)


class StoreUnusable(Busy):
    """The store does not work, and will not until the operator has done something about it."""


class StoreFull(StoreUnusable):
    """The disk is full: nothing can be stored until there is space."""


class StoreReadOnly(StoreUnusable):
    """The store is read-only: nothing can be stored until it is writable."""


class StoreDamaged(StoreUnusable):
    """The store is damaged: a backup has to be restored."""


class JobFailed(RuntimeError):
    """A job of `parlour admin` was not done; the message says why and what to do next."""


class Stale(RuntimeError):
    """A change was drafted on an outdated table: another process has stored something since."""
