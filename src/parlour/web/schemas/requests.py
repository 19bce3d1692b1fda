"""Models of request bodies. What their values mean is checked by the table service and the games."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

MOST_FIELDS: Final = 40  # of one object: every unknown one costs a complaint
Seat = Annotated[int, Field(ge=0, le=99, description="A seat of the table, from 0.")]
Place = Annotated[int, Field(ge=0, le=99, description="A place of the table, from 0.")]
Token = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Digest = Annotated[str, Field(pattern="^sha256:[0-9a-f]{64}$", description="An edition's digest.")]
Action = Annotated[
    dict[str, Any], Field(description='An action by its kind and fields: {"do": "place", "cell": 7}.', max_length=40)
]


class Body(BaseModel):
    """A body: nothing is converted, and fields that nobody reads are refused, since they are most often misspelt."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def few_fields(cls, value: object) -> object:
        """Refuse an object with many fields as a whole, before they are looked at one by one."""
        if isinstance(value, dict) and len(value) > MOST_FIELDS:
            raise PydanticCustomError("too_many_fields", "at most {most} fields", {"most": MOST_FIELDS})
        return value


class MeBody(Body):
    """What to change about oneself; what is left out stays."""

    name: str = Field(default_factory=str, max_length=160, description="1 to 40 characters, once it is composed (NFC).")
    avatar: str = Field(default_factory=str, max_length=40, description="One of the avatars that /api/games lists.")
    settings: dict[str, Any] = Field(default_factory=dict, description="Settings of the client, at most 4 kB.")


class ClaimBody(Body):
    """A personal link's token."""

    token: Token


class PlaceBody(Body):
    """Who is to sit at a place: me, a guest who joins, another player at this browser, or a bot."""

    who: Literal["me", "guest", "here", "bot"]
    level: str | None = Field(None, max_length=40, description="Of a bot: one of the levels that /api/games lists.")


class LiveClock(Body):
    """Seconds for the whole match, and more of them for every turn."""

    kind: Literal["live"]
    bank: int = Field(ge=10, le=24 * 3600)
    increment: int = Field(0, ge=0, le=3600)


class DaysClock(Body):
    """Days for every turn."""

    kind: Literal["days"]
    days: int = Field(ge=1, le=60)


class TableBody(Body):
    """A table to be made."""

    game: str = Field(max_length=60)
    variant: dict[str, Any] = Field(description='Seats and optional rules: {"seats": 3}.', max_length=40)
    edition: Digest | None = None
    places: list[PlaceBody] = Field(min_length=1, max_length=20)
    public: bool = False
    auto: bool = True
    clock: LiveClock | DaysClock | None = Field(None, discriminator="kind")
    hints: bool | None = Field(
        None, description="Whether a bot's advice may be asked for; without: unless there are guests."
    )


class JoinBody(Body):
    """How to join: by an invitation, at a certain place, or just so at a public table."""

    invitation: Token | None = None
    place: Place | None = None


class SeatBody(Body):
    """A seat of one's own."""

    seat: Seat


class RemoveBody(Body):
    """Who is to go: whoever has a place, or a person."""

    place: Place | None = None
    person: str | None = Field(None, min_length=1, max_length=80)

    @model_validator(mode="after")
    def _check_one(self) -> RemoveBody:
        if (self.place is None) == (self.person is None):
            raise ValueError("either place or person is expected")  # pydantic tells it to the client
        return self


class MuteBody(Body):
    """A person whose chat is not to be heard, or again."""

    person: str = Field(min_length=1, max_length=80)
    muted: bool = True


class MoveBody(Body):
    """An action of a seat, with an id that the client made up: the same id is never played twice."""

    id: str = Field(min_length=1, max_length=64)
    seat: Seat
    seq: int = Field(ge=0, le=2**53 - 1, description="The last seq that the client has seen.")
    action: Action


class TryBody(Body):
    """An action that a seat thinks about."""

    seat: Seat
    action: Action


class AnswerBody(Body):
    """What a seat says to a wish to undo."""

    seat: Seat
    agree: bool


class ChatBody(Body):
    """Something said at the table."""

    text: str = Field(min_length=1, max_length=500)


class StandInBody(Body):
    """The bot that stands in for somebody who is gone."""

    seat: Seat
    level: str = Field(max_length=40)


class DeviceKeys(Body):
    """What a message to a browser is encrypted with."""

    p256dh: str = Field(min_length=1, max_length=120)
    auth: str = Field(min_length=1, max_length=60)


class EndpointBody(Body):
    """A browser's address at its push service."""

    endpoint: str = Field(min_length=1, max_length=1000)


class DeviceBody(EndpointBody):
    """A browser that is to be told: its push subscription."""

    keys: DeviceKeys


class AddressBody(Body):
    """An e-mail address."""

    address: str = Field(min_length=3, max_length=254)


class TokenBody(Body):
    """What a signed link holds."""

    token: str = Field(min_length=1, max_length=600)
