"""Types of request bodies. What their values mean is checked by the table service and the games."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, to_builtins

from parlour.engine.plain import Plain

MAX_FIELDS: Final = 40  # of one object whose fields are not known here
Seat = Annotated[int, Meta(ge=0, le=99, description="A seat of the table, from 0.")]
Place = Annotated[int, Meta(ge=0, le=99, description="A place of the table, from 0.")]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
Digest = Annotated[str, Meta(pattern="^sha256:[0-9a-f]{64}$", description="An edition's digest.")]
Action = Annotated[
    dict[str, Any],
    Meta(description='An action by its kind and fields: {"do": "place", "cell": 7}.', max_length=MAX_FIELDS),
]


class Body(Struct, forbid_unknown_fields=True):
    """A body: values are not converted, and unknown fields are refused, since they are most often misspelt."""

    def plain(self) -> dict[str, Plain]:
        """Return the fields that were given, as the table service reads them."""
        found: dict[str, Plain] = to_builtins(self)
        return {name: value for name, value in found.items() if value is not None}


class MeBody(Body):
    """What to change about myself; omitted fields stay as they are."""

    name: (
        Annotated[str, Meta(max_length=160, description="1 to 40 characters, once it is composed (NFC).")] | UnsetType
    ) = UNSET
    avatar: Annotated[str, Meta(max_length=40, description="One of the avatars that /api/games lists.")] | UnsetType = (
        UNSET
    )
    settings: Annotated[dict[str, Any], Meta(description="Settings of the client, at most 4 kB.")] | UnsetType = UNSET


class ClaimBody(Body):
    """A personal link's token."""

    token: Token


class PlaceBody(Body, omit_defaults=True):
    """Who is to sit at a place: me, a guest who joins, another player at this browser, or a bot."""

    who: Literal["me", "guest", "here", "bot"]
    level: (
        Annotated[str, Meta(max_length=40, description="Of a bot: one of the levels that /api/games lists.")] | None
    ) = None
    name: Annotated[str, Meta(max_length=160, description="Of another player at this browser.")] | None = None
    avatar: Annotated[str, Meta(max_length=40, description="Of a player with a name: as in MeBody.")] | None = None


class LiveClock(Body, tag_field="kind", tag="live"):
    """Seconds for the whole match, and more of them for every turn."""

    bank: Annotated[int, Meta(ge=10, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class DaysClock(Body, tag_field="kind", tag="days"):
    """Days for every turn."""

    days: Annotated[int, Meta(ge=1, le=60)]


class TableBody(Body):
    """A table to be created."""

    game: Annotated[str, Meta(max_length=60)]
    variant: Annotated[dict[str, Any], Meta(description='Seats and optional rules: {"seats": 3}.', max_length=40)]
    places: Annotated[list[PlaceBody], Meta(min_length=1, max_length=20)]
    edition: Digest | None = None
    public: bool = False
    auto: bool = True
    clock: LiveClock | DaysClock | None = None
    hints: (
        Annotated[bool, Meta(description="Whether a bot's advice may be asked for; without: unless there are guests.")]
        | None
    ) = None


class LessonBody(Body):
    """A lesson of a game; what was left in the middle goes on, unless it is to begin anew."""

    game: Annotated[str, Meta(max_length=60)]
    lesson: Annotated[str, Meta(max_length=60)]
    anew: bool = False


class StepBody(Body):
    """The step of a lesson that is done."""

    step: Annotated[int, Meta(ge=0, le=1000, description="From 0.")]


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

    frame: Annotated[int, Meta(ge=0, le=2**31, description="The frame of the replay, from 0.")]


class SharingBody(Body):
    """Whether everybody who has the link may see the match."""

    agree: bool


class SharedBody(Body):
    """The token of a link by which a match is shared."""

    token: Token


class RemoveBody(Body):
    """Who is to be removed: by place, or by person."""

    place: Place | None = None
    person: Annotated[str, Meta(min_length=1, max_length=80)] | None = None

    def __post_init__(self) -> None:
        """Refuse a body that names nobody, or somebody twice."""
        if (self.place is None) == (self.person is None):
            raise ValueError("either place or person is expected")  # msgspec adds the place; the client is told


class MuteBody(Body):
    """A person to be muted or unmuted."""

    person: Annotated[str, Meta(min_length=1, max_length=80)]
    muted: bool = True


class MoveBody(Body):
    """An action of a seat, with an id chosen by the client: an action is not played twice under the same id."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    seat: Seat
    seq: Annotated[int, Meta(ge=0, le=2**53 - 1, description="The last seq that the client has seen.")]
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

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class StandInBody(Body):
    """The bot that stands in for somebody who is away."""

    seat: Seat
    level: Annotated[str, Meta(max_length=40)]


class DeviceKeys(Body):
    """The keys with which messages to a browser are encrypted."""

    p256dh: Annotated[str, Meta(min_length=1, max_length=120)]
    auth: Annotated[str, Meta(min_length=1, max_length=60)]


class EndpointBody(Body):
    """The endpoint of a browser at its push service."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class DeviceBody(EndpointBody):
    """The push subscription of a browser."""

    keys: DeviceKeys


class AddressBody(Body):
    """An e-mail address."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class TokenBody(Body):
    """The token of a signed link."""

    token: Annotated[str, Meta(min_length=1, max_length=600)]
