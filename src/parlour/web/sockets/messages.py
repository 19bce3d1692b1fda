"""Messages that clients send on the socket."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from parlour.engine.plain import Wrong

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class ClientMessage(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One message of a client: just one of watch, unwatch, lobby and ping is there."""

    watch: TableId | msgspec.UnsetType = msgspec.UNSET
    after: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None
    unwatch: TableId | msgspec.UnsetType = msgspec.UNSET
    lobby: bool | msgspec.UnsetType = msgspec.UNSET
    ping: Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)] | msgspec.UnsetType = msgspec.UNSET


LONGEST_REASON: Final = 200  # characters: a reason repeats the name of an unknown field
EXPECTED: Final = "one of watch, unwatch, lobby and ping"


def read_message(text: str | bytes, most: int) -> ClientMessage:
    """Read a message; `Wrong` says what is wrong with it."""
    if len(text) > most:
        raise Wrong("message", f"at most {most} bytes", "more")
    try:
        message = msgspec.json.decode(text, type=ClientMessage)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Wrong("message", EXPECTED, f"something else ({str(error)[:LONGEST_REASON]})") from None
    given = [name for name in ("watch", "unwatch", "lobby", "ping") if getattr(message, name) is not msgspec.UNSET]
    if len(given) != 1:
        raise Wrong("message", EXPECTED, " and ".join(given) or "none of them")
    return message
