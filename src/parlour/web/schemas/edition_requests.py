"""Models of request bodies about editions of people's own. What their data mean is checked by the games."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, model_validator

from parlour.engine.loading.toml_limits import LARGEST
from parlour.web.schemas.requests import Body, Digest, Token

EditionData = Annotated[
    dict[str, Any], Field(description="Component data, like those of an edition that comes with the game.")
]
Name = Annotated[str, Field(max_length=320, description="1 to 80 characters, once it is composed (NFC).")]


class NewEditionBody(Body):
    """Where a new edition comes from: a copy by digest, a TOML text, or the link of somebody else's."""

    game: str | None = Field(None, max_length=60)
    name: Name | None = Field(None, description="Without: as it was called.")
    from_: Digest | None = Field(None, alias="from")
    toml: str | None = Field(None, max_length=LARGEST)
    shared: Token | None = None

    @model_validator(mode="after")
    def _check_one(self) -> NewEditionBody:
        if [self.from_, self.toml, self.shared].count(None) != 2:
            raise ValueError("either from, toml or shared is expected")  # pydantic sends it to the client
        if (self.game is None) != (self.shared is not None):
            raise ValueError("game is expected with from and toml only")
        return self


class EditionBody(Body):
    """An edition as it is to be from now on."""

    revision: int = Field(ge=1, le=2**31 - 2, description="The revision that was changed.")
    name: Name
    data: EditionData
    checked: list[Annotated[str, Field(max_length=120)]] = Field(max_length=500)


class CheckBody(Body):
    """Component data to be checked."""

    data: EditionData
