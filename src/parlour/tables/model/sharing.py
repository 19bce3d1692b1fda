"""Sharing: whether everybody who has the link may see a match that is over, once all who played it have agreed.

Bots agree to everything. Somebody who has played and cannot be asked, because the host has removed them or they were
deleted, has not agreed: such a match is never shared.
"""

from __future__ import annotations

from parlour.engine.plain import Reader
from parlour.tables.model.places import PERSON, Place


class Sharing:
    """Who has agreed to share a match, and the token of its link."""

    def __init__(self) -> None:
        self.agreed: set[str] = set()
        self.token = ""  # empty while the match is not shared
        self.is_impossible = False  # somebody has played who cannot be asked

    def apply(self, body: Reader) -> None:
        """Apply an entry: a person agrees, the last one with the token of the new link, or no longer agrees."""
        person = body.at("person").text()
        if body.at("agree").flag():
            self.agreed.add(person)
            self.token = body.at("token").text() if body.has("token") else self.token
        else:
            self.agreed.discard(person)
            self.token = ""

    def change_place(self, before: Place, after: Place) -> None:
        """End the sharing if somebody who has played has no longer a seat."""
        if before.who == PERSON and after.person != before.person:
            self.is_impossible = True
            self.token = ""

    def waiting(self, places: list[Place]) -> list[int]:
        """List the seats whose people have not agreed, also those for whom a bot stood in."""
        return [seat for seat, place in enumerate(places) if place.who == PERSON and place.person not in self.agreed]
