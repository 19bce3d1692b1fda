"""People at a table, as browsers; a game is known only by its slug."""

from __future__ import annotations

from typing import Any

import httpx

from parlour.engine import catalogue

Json = dict[str, Any]


def first(tree: list[Json]) -> Json:
    """Return the first action of a tree of legal ones."""
    node = tree[0]
    action = {"do": node["do"]}
    while "action" not in node:
        choice = node["choices"][0]
        action[node["field"]] = choice["value"]
        node = choice
    return action


class Player:
    """A person with a browser."""

    def __init__(self, browser: httpx.AsyncClient) -> None:
        self.browser = browser
        self.id = ""
        self._made = 0

    async def come(self, name: str = "") -> Player:
        """Become somebody."""
        self.id = (await self.browser.get("/api/me")).json()["id"]
        if name:
            assert (await self.browser.patch("/api/me", json={"name": name})).status_code == 200
        return self

    async def create(self, game: str, *who: str, **more: Any) -> str:
        """Make a table with these people at it."""
        places: list[Json] = [{"who": one} for one in who]
        body = {"game": game, "variant": {"seats": len(who)}, "places": places, **more}
        answer = await self.browser.post("/api/tables", json=body)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["table"])

    async def look(self, table: str) -> Json:
        """See the table."""
        answer = await self.browser.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def do(self, table: str, what: str, body: Json | None = None) -> httpx.Response:
        """Ask for something at the table."""
        if body is None:
            return await self.browser.post(f"/api/tables/{table}/{what}")
        return await self.browser.post(f"/api/tables/{table}/{what}", json=body)

    async def done(self, table: str, what: str, body: Json | None = None) -> Json:
        """Ask for something that is granted."""
        answer = await self.do(table, what, body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def request(self, seen: Json) -> Json:
        """Write the first legal action as a request."""
        self._made += 1
        request = {"id": f"{self.id}-{self._made}", "seat": seen["seat"], "seq": seen["seq"]}
        return {**request, "action": first(seen["legal"])}

    async def act(self, table: str) -> Json:
        """Play the first legal action."""
        return await self.done(table, "actions", self.request(await self.look(table)))


async def play_to_the_end(table: str, players: list[Player]) -> None:
    """Let everybody play first actions until it is over; each has just one seat, in order."""
    game = catalogue.game((await players[0].look(table))["game"])
    for _ in range(game.limit(max(game.info.variants(), key=lambda variant: variant.seats))):
        for player in players:
            seen = await player.look(table)
            if seen["status"] != "playing":
                return
            if seen["legal"]:
                await player.act(table)


def fewest(slug: str) -> int:
    """Return the smallest number of seats, but at least two."""
    return min([seats for seats in catalogue.game(slug).info.seats if seats > 1])
