"""Identity: the cookie, its flags and its keys."""

from __future__ import annotations

import stat
from dataclasses import replace
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest

from parlour.engine.plain import Wrong
from parlour.web.identity.cookie import NAME, SECURE_NAME, Identity
from parlour.web.identity.signing_keys import FILE, signing_keys
from parlour.web.settings import ServerSettings
from tests.stores import ONE_OF_THEM
from tests.web.conftest import InProcessServer, open_server

STORES = ONE_OF_THEM


OLD, NEW = "o" * 40, "n" * 40


def cookie(answer: httpx.Response) -> tuple[str, dict[str, str]]:
    """Return the name of the cookie that an answer sets, and its flags."""
    found = SimpleCookie(answer.headers["set-cookie"])
    [(name, morsel)] = found.items()
    return name, {key: str(value) for key, value in morsel.items() if value}


async def test_a_visitor_has_an_identity_from_the_first_request_on(stub_server: InProcessServer) -> None:
    ada, bob = stub_server.visit(), stub_server.visit()
    assert (await ada.get("/api/me")).json()["id"] == "person-0"
    assert (await ada.get("/api/me")).json()["id"] == "person-0"
    assert (await bob.get("/api/me")).json()["id"] == "person-1"


async def test_the_cookie_is_out_of_the_reach_of_scripts_and_other_sites(stub_server: InProcessServer) -> None:
    name, flags = cookie(await stub_server.visit().get("/api/me"))
    assert name == NAME
    assert flags.items() >= {"httponly": "True", "samesite": "lax", "path": "/"}.items()
    assert int(flags["max-age"]) > 300 * 24 * 3600
    assert "secure" not in flags
    assert "domain" not in flags


async def test_over_https_the_cookie_is_sent_over_https_only(stub_server: InProcessServer) -> None:
    ada = stub_server.visit("https://parlour.test")
    answer = await ada.get("/api/me")
    name, flags = cookie(answer)
    assert name == SECURE_NAME
    assert flags["secure"] == "True"
    assert "max-age" in answer.headers["strict-transport-security"]
    assert (await ada.get("/api/me")).json()["id"] == "person-0"


@pytest.mark.parametrize(("trusted", "name"), [(("127.0.0.1",), SECURE_NAME), (("10.0.0.1",), NAME), ((), NAME)])
async def test_only_a_trusted_proxy_can_say_that_it_was_https(
    settings: ServerSettings, trusted: tuple[str, ...], name: str
) -> None:
    async with open_server(replace(settings, trusted_proxies=trusted)) as server:
        answer = await server.visit().get("/api/me", headers={"x-forwarded-proto": "https"})
        assert cookie(answer)[0] == name


async def test_a_forged_cookie_names_nobody(stub_server: InProcessServer) -> None:
    await stub_server.visit().get("/api/me")
    mallory = stub_server.visit()
    for forged in ("person-0", Identity(["x" * 40]).sign("person-0"), "é", "a" * 5000):
        answer = await mallory.get("/api/me", headers={b"cookie": f"{NAME}={forged}".encode()})
        assert answer.json()["id"] != "person-0"


async def test_reading_creates_no_person(stub_server: InProcessServer) -> None:
    answer = await stub_server.visit().get("/api/tables")
    assert "set-cookie" not in answer.headers
    assert stub_server.stub.known == set()


async def test_claiming_a_link_takes_over_its_person(stub_server: InProcessServer) -> None:
    ada, phone = stub_server.visit(), stub_server.visit()
    await ada.get("/api/me")
    await phone.get("/api/me")
    await phone.post("/api/me/claim", json={"token": "t"})
    assert (await phone.get("/api/me")).json()["id"] == "person-0"


async def test_a_deleted_person_s_old_cookie_names_nobody(stub_server: InProcessServer) -> None:
    ada = stub_server.visit()
    await ada.get("/api/me")
    kept = dict(ada.cookies)
    assert (await ada.delete("/api/me")).json() == {}
    assert dict(ada.cookies) == {}
    thief = stub_server.visit()
    thief.cookies.update(kept)
    stub_server.stub.known |= {"x", "y"}
    assert (await thief.get("/api/me")).json()["id"] != "person-0"


def test_the_key_is_made_once_and_for_the_owner_only(tmp_path: Path) -> None:
    keys = signing_keys(tmp_path / "new")
    assert signing_keys(tmp_path / "new") == keys
    assert len(keys[0]) >= 43
    assert stat.S_IMODE((tmp_path / "new" / FILE).stat().st_mode) == 0o600
    assert [path.name for path in (tmp_path / "new").iterdir()] == [FILE]
    assert signing_keys(tmp_path / "other") != keys


def test_a_secret_of_the_environment_needs_no_file(tmp_path: Path) -> None:
    assert signing_keys(tmp_path, f"{OLD},{NEW}") == [OLD, NEW]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", ["short\n", "\n", "é" * 40])
def test_a_bad_key_is_refused_with_an_explanation(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content, "utf-8")
    with pytest.raises(Wrong):
        signing_keys(tmp_path)


async def test_a_new_key_keeps_the_identities(settings: ServerSettings) -> None:
    before = Identity([OLD]).sign("person-0")
    for keys, is_known in (([OLD, NEW], True), ([NEW], False)):
        async with open_server(replace(settings, secret=",".join(keys))) as server:
            server.stub.known.add("person-0")
            ada = server.visit()
            ada.cookies.set(NAME, before)
            assert ((await ada.get("/api/me")).json()["id"] == "person-0") is is_known
    assert Identity([OLD, NEW]).sign("person-0") == Identity([NEW]).sign("person-0")
