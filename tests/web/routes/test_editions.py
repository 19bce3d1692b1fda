"""Own editions over HTTP: made, changed, checked, shared and exported, and refused in the form of all errors."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from typing import Any

import httpx
import pytest

from parlour.engine import catalogue
from parlour.tables.table_service import TableService
from parlour.web.settings import Rate, Rates, ServerSettings
from tests.stores import ONE_OF_THEM
from tests.web.conftest import InProcessServer, open_server

STORES = ONE_OF_THEM
SLUGS = [slug for slug in catalogue.slugs() if catalogue.is_shipped(slug)]


async def own(browser: httpx.AsyncClient, slug: str = "lanterns", name: str = "My box") -> dict[str, Any]:
    made = await browser.post(
        "/api/me/editions", json={"game": slug, "name": name, "from": catalogue.edition(slug).digest}
    )
    assert made.status_code == 200, made.text
    found: dict[str, Any] = made.json()
    return found


def body(edition: dict[str, Any], **changes: object) -> dict[str, Any]:
    return {**{key: edition[key] for key in ("revision", "name", "data", "checked")}, **changes}


async def test_an_edition_is_made_changed_shared_exported_and_deleted(server: InProcessServer) -> None:
    ada, bob, nobody = server.visit(), server.visit(), server.visit()
    mine = await own(ada)
    path = f"/api/me/editions/{mine['id']}"
    assert (await ada.get("/api/me/editions")).json()["mine"][0]["digest"] == mine["digest"]
    changed = (await ada.put(path, json=body(mine, name="Our box", checked=["card[3]"]))).json()
    assert (changed["name"], changed["revision"], changed["checked"]) == ("Our box", 2, ["card[3]"])
    assert (await ada.get(path)).json() == changed
    late = await ada.put(path, json=body(mine))
    assert (late.status_code, late.json()["error"]["code"], late.json()["edition"]) == (409, "outdated", changed)
    file = await ada.get(f"{path}/toml")
    assert file.headers["content-type"].startswith("application/toml")
    assert "attachment" in file.headers["content-disposition"]
    again = await bob.post("/api/me/editions", json={"game": "lanterns", "toml": file.text})
    assert again.json()["digest"] == changed["digest"]
    token = (await ada.put(f"{path}/share")).json()["share"]
    seen = (await nobody.get(f"/api/editions/shared/{token}")).json()
    assert (seen["name"], seen["digest"], seen["differences"]) == ("Our box", changed["digest"], [])
    assert (await bob.put(f"/api/me/editions/shared/{token}")).status_code == 200
    assert [edition["share"] for edition in (await bob.get("/api/me/editions")).json()["shared"]] == [token]
    assert (await bob.delete(f"/api/me/editions/shared/{token}")).status_code == 200
    assert (await ada.delete(f"{path}/share")).json() == {"share": None}
    assert (await nobody.get(f"/api/editions/shared/{token}")).status_code == 404
    assert (await ada.delete(path)).status_code == 200
    assert (await ada.get(path)).status_code == 404


async def test_others_get_the_answer_as_if_there_were_no_such_edition(server: InProcessServer) -> None:
    ada, eve, nobody = server.visit(), server.visit(), server.visit()
    mine = await own(ada)
    path = f"/api/me/editions/{mine['id']}"
    await own(eve)
    for browser in (eve, nobody):
        answers = [
            await browser.get(path),
            await browser.get(f"{path}/toml"),
            await browser.put(path, json=body(mine)),
            await browser.delete(path),
            await browser.put(f"{path}/share"),
            await browser.delete(f"{path}/share"),
        ]
        assert [answer.status_code for answer in answers] == [404] * 6
        assert "My box" not in "".join([answer.text for answer in answers])
    assert (await ada.get(path)).json() == mine


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_mistake_is_named_by_the_place_where_it_stands(server: InProcessServer, slug: str) -> None:
    """With several mistakes each entry tells its own; without them both digests are told."""
    ada, data = server.visit(), deepcopy(catalogue.edition(slug).data)
    parts = [key for key, value in data.items() if isinstance(value, list)]
    for part in parts:
        entries = data[part]
        assert isinstance(entries, list)
        for entry in (entries[0], entries[1]):
            assert isinstance(entry, dict)
            entry["source"] = "hearsay"
    check = f"/api/games/{slug}/editions/check"
    found = (await ada.post(check, json={"data": data})).json()
    paths = {f"{part}[{at}].source" for part in parts for at in (0, 1)}
    assert {problem["path"] for problem in found["problems"]} == paths
    assert (found["digest"], found["values"]) == (None, None)
    sound = (await ada.post(check, json={"data": catalogue.edition(slug).data})).json()
    assert sound["problems"] == []
    assert sound["digest"] == catalogue.edition(slug).digest
    assert sound["parts"] == catalogue.edition(slug).sources_by_part()


async def test_what_an_edition_is_and_how_it_differs_is_told_by_digest(server: InProcessServer) -> None:
    ada = server.visit()
    mine = await own(ada)
    path = f"/api/games/lanterns/editions/{mine['digest']}"
    about = (await ada.get(f"{path}/about")).json()
    assert (about["own"], about["owner"], about["differences"]) == (True, None, 0)
    assert (await ada.get(f"{path}/differences")).json() == []
    assert (await ada.get(f"{path}/toml")).text == (await ada.get(f"/api/me/editions/{mine['id']}/toml")).text
    shipped = catalogue.edition("lanterns").digest
    assert not (await ada.get(f"/api/games/lanterns/editions/{shipped}/about")).json()["own"]
    none = f"sha256:{'0' * 64}"
    for ending in ("about", "toml", "differences"):
        assert (await ada.get(f"/api/games/lanterns/editions/{none}/{ending}")).status_code == 404
    assert (await ada.get(f"{path}/differences?from={none}")).status_code == 404


@pytest.mark.parametrize(
    "request_body",
    [
        {},
        {"game": "lanterns", "name": "x"},
        {"game": "lanterns", "toml": "a = 1", "shared": "x"},
        {"game": "lanterns", "shared": "x"},
        {"toml": "a = 1"},
        {"game": "lanterns", "from": "sha256:1"},
        {"game": "lanterns", "toml": "a = 1"},
    ],
)
async def test_a_new_edition_says_where_it_comes_from(server: InProcessServer, request_body: dict[str, str]) -> None:
    answer = await server.visit().post("/api/me/editions", json=request_body)
    assert answer.status_code == 422
    assert answer.json()["error"]["message"]


async def test_the_data_of_an_edition_may_be_larger_than_other_bodies(server: InProcessServer) -> None:
    ada = server.visit()
    mine = await own(ada)
    path = f"/api/me/editions/{mine['id']}"
    long = {f"c{at}": ["x" * 9_000] for at in range(10)}
    assert (await ada.put(path, json=body(mine, data=long))).status_code == 200
    assert (await ada.post("/api/games/lanterns/editions/check", json={"data": long})).json()["problems"]
    longest = {f"c{at}": ["x" * 9_000] for at in range(20)}
    assert (await ada.put(path, json=body(mine, data=longest, revision=2))).status_code == 422
    huge = {f"c{at}": ["x" * 9_000] for at in range(40)}
    assert (await ada.put(path, json=body(mine, data=huge))).status_code == 413


async def test_saving_and_checking_have_limits_of_their_own(settings: ServerSettings) -> None:
    few = Rates(edition=Rate(2, 0.001), check=Rate(2, 0.001))
    async with open_server(replace(settings, rates=few), TableService) as server:
        ada = server.visit()
        mine = await own(ada)
        path, data = f"/api/me/editions/{mine['id']}", mine["data"]
        saved = [(await ada.put(path, json=body(mine))).status_code for _ in range(2)]
        assert saved == [200, 429]  # to make it was one, too
        checked = [
            (await ada.post("/api/games/lanterns/editions/check", json={"data": data})).status_code for _ in range(3)
        ]
        assert checked == [200, 200, 429]
        assert (await ada.get(path)).status_code == 200
