"""Models of request bodies about editions of people's own. What their data mean is checked by the games."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from parlour.engine.loading.toml_limits import LARGEST
from parlour.web.schemas.requests import Body, Digest, Token

EditionData = Annotated[
    dict[str, Any], Meta(description="Component data, like those of an edition that comes with the game.")
]
Name = Annotated[str, Meta(max_length=320, description="1 to 80 characters, once it is composed (NFC).")]


class NewEditionBody(Body, rename={"from_": "from"}):
    """Where a new edition comes from: a copy by digest, a TOML text, or the link of somebody else's."""

    game: Annotated[str, Meta(max_length=60)] | None = None
    name: Name | None = None  # without: as it was called
    from_: Digest | None = None
    toml: Annotated[str, Meta(max_length=LARGEST)] | None = None
    shared: Token | None = None

    def __post_init__(self) -> None:
        """Refuse a body that says of none or of several where it comes from."""
        if [self.from_, self.toml, self.shared].count(None) != 2:
            raise ValueError("either from, toml or shared is expected")  # msgspec adds the place; the client is told
        if (self.game is None) != (self.shared is not None):
            raise ValueError("game is expected with from and toml only")


class EditionBody(Body):
    """An edition as it is to be from now on."""

    revision: Annotated[int, Meta(ge=1, le=2**31 - 2, description="The revision that was changed.")]
    name: Name
    data: EditionData
    checked: Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(max_length=500)]


class CheckBody(Body):
    """Component data to be checked."""

    data: EditionData
