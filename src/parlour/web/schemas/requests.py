"""Models of request bodies. What their values mean is checked by the table service and the games."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

MAX_FIELDS: Final = 40  # of one object: every unknown one costs a validation error
Seat = Annotated[int, Field(ge=0, le=99, description="A seat of the table, from 0.")]
Place = Annotated[int, Field(ge=0, le=99, description="A place of the table, from 0.")]
Token = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Digest = Annotated[str, Field(pattern="^sha256:[0-9a-f]{64}$", description="An edition's digest.")]
Action = Annotated[
    dict[str, Any], Field(description='An action by its kind and fields: {"do": "place", "cell": 7}.', max_length=40)
]


class Body(BaseModel):
    """A body: values are not converted, and unknown fields are refused, since they are most often misspelt."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def few_fields(cls, value: object) -> object:
        """Refuse an object with too many fields before each is validated."""
        if isinstance(value, dict) and len(value) > MAX_FIELDS:
            raise PydanticCustomError("too_many_fields", "at most {most} fields", {"most": MAX_FIELDS})
        return value


class MeBody(Body):
    """What to change about myself; omitted fields stay as they are."""

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
    name: str | None = Field(None, max_length=160, description="Of another player at this browser.")
    avatar: str | None = Field(None, max_length=40, description="Of a player with a name: as in MeBody.")


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
    """A table to be created."""

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


class LessonBody(Body):
    """A lesson of a game; what was left in the middle goes on, unless it is to begin anew."""

    game: str = Field(max_length=60)
    lesson: str = Field(max_length=60)
    anew: bool = False


class StepBody(Body):
    """The step of a lesson that is done."""

    step: int = Field(ge=0, le=1000, description="From 0.")


class JoinBody(Body):
    """How to join: by an invitation, at a certain place, or at any free place of a public table."""

    invitation: Token | None = None
    place: Place | None = None


class WelcomeBody(Body):
    """An invitation to be shown; a public table needs none."""

    invitation: Token | None = None


class SeatBody(Body):
    """One of my seats."""

    seat: Seat


class FrameBody(Body):
    """A moment of a match that is over."""

    frame: int = Field(ge=0, le=2**31, description="The frame of the replay, from 0.")


class SharingBody(Body):
    """Whether everybody who has the link may see the match."""

    agree: bool


class SharedBody(Body):
    """The token of a link by which a match is shared."""

    token: Token


class RemoveBody(Body):
    """Who is to be removed: by place, or by person."""

    place: Place | None = None
    person: str | None = Field(None, min_length=1, max_length=80)

    @model_validator(mode="after")
    def _check_one(self) -> RemoveBody:
        if (self.place is None) == (self.person is None):
            raise ValueError("either place or person is expected")  # pydantic sends it to the client
        return self


class MuteBody(Body):
    """A person to be muted or unmuted."""

    person: str = Field(min_length=1, max_length=80)
    muted: bool = True


class MoveBody(Body):
    """An action of a seat, with an id chosen by the client: an action is not played twice under the same id."""

    id: str = Field(min_length=1, max_length=64)
    seat: Seat
    seq: int = Field(ge=0, le=2**53 - 1, description="The last seq that the client has seen.")
    action: Action


class TryBody(Body):
    """An action that a player considers."""

    seat: Seat
    action: Action


class AnswerBody(Body):
    """A seat's answer to an undo request."""

    seat: Seat
    agree: bool


class ChatBody(Body):
    """A chat message."""

    text: str = Field(min_length=1, max_length=500)


class StandInBody(Body):
    """The bot that stands in for somebody who is away."""

    seat: Seat
    level: str = Field(max_length=40)


class DeviceKeys(Body):
    """The keys with which messages to a browser are encrypted."""

    p256dh: str = Field(min_length=1, max_length=120)
    auth: str = Field(min_length=1, max_length=60)


class EndpointBody(Body):
    """The endpoint of a browser at its push service."""

    endpoint: str = Field(min_length=1, max_length=1000)


class DeviceBody(EndpointBody):
    """The push subscription of a browser."""

    keys: DeviceKeys


class AddressBody(Body):
    """An e-mail address."""

    address: str = Field(min_length=3, max_length=254)


class TokenBody(Body):
    """The token of a signed link."""

    token: str = Field(min_length=1, max_length=600)
