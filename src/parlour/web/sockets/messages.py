"""Messages on the socket: those that clients send, and those that they are sent."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from typing_extensions import TypeAliasType, TypedDict

from parlour.engine.plain import Wrong
from parlour.tables.wire.news import LobbyNews, News
from parlour.web.schemas.responses import ErrorResponse


class Pong(TypedDict):
    """The answer to a ping."""

    pong: int


class TableProblem(ErrorResponse):
    """A table that is not to be watched, or not any more."""

    table: str


ServerMessage = TypeAliasType("ServerMessage", News | LobbyNews | Pong | TableProblem | ErrorResponse)
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class ClientMessage(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One message of a client: exactly one of watch, unwatch, lobby and ping."""

    watch: TableId | msgspec.UnsetType = msgspec.UNSET
    after: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None
    unwatch: TableId | msgspec.UnsetType = msgspec.UNSET
    lobby: bool | msgspec.UnsetType = msgspec.UNSET
    ping: Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)] | msgspec.UnsetType = msgspec.UNSET


MAX_REASON_LENGTH: Final = 200  # characters: a reason repeats the name of an unknown field
EXPECTED: Final = "one of watch, unwatch, lobby and ping"


def read_message(text: str | bytes, most: int) -> ClientMessage:
    """Read a message; `Wrong` says what is wrong with it."""
    if len(text) > most:
        raise Wrong("message", f"at most {most} bytes", "more")
    try:
        message = msgspec.json.decode(text, type=ClientMessage)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Wrong("message", EXPECTED, f"something else ({str(error)[:MAX_REASON_LENGTH]})") from None
    given = [name for name in ("watch", "unwatch", "lobby", "ping") if getattr(message, name) is not msgspec.UNSET]
    if len(given) != 1:
        raise Wrong("message", EXPECTED, " and ".join(given) or "none of them")
    return message
