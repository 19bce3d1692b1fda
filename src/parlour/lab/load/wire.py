"""The parts of the server's messages that the clients decode (docs/api.md)."""

from __future__ import annotations

from random import Random

import msgspec

from parlour.engine.plain import Plain, Reader, decode


class Now(msgspec.Struct):
    """A table as this client sees it now."""

    status: str
    seq: int
    seat: int | None
    legal: msgspec.Raw
    rematch: str | None
    invitation: str | None = None

    @property
    def may_act(self) -> bool:
        """Return whether there is something to choose from."""
        return self.status == "playing" and bytes(self.legal) != b"null"


class ServerMessage(msgspec.Struct):
    """One message of the socket: news of a table, or that something is wrong."""

    table: str = ""
    seq: int = 0
    now: Now | None = None
    error: msgspec.Raw = msgspec.Raw()


def pick(tree: bytes, rng: Random) -> dict[str, Plain]:
    """Choose an action from a tree of legal ones, field by field."""
    branches = Reader(decode(tree, "legal"), "legal").items()
    node = rng.choice(branches)
    action: dict[str, Plain] = {"do": node.at("do").value}
    while not node.has("action"):
        field, node = node.at("field").text(), rng.choice(node.at("choices").items())
        action[field] = node.at("value").value
    return action
