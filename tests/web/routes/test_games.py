"""Games: every game of the catalogue is served, with its components, texts and pad."""

from __future__ import annotations

import pytest

from parlour.engine import catalogue
from parlour.engine.actions import Actions
from parlour.engine.languages import LANGUAGES
from tests.stores import ONE_OF_THEM
from tests.web.conftest import InProcessServer

STORES = ONE_OF_THEM
SLUGS = ["lanterns", *[slug for slug in catalogue.slugs() if slug != "lanterns"]]
TOML = {"content-type": "application/toml"}


async def test_the_list_has_all_that_can_be_chosen(server: InProcessServer) -> None:
    told = (await server.visit().get("/api/games")).json()
    assert sorted(game["slug"] for game in told["games"]) == sorted(SLUGS)
    assert told["languages"] == list(LANGUAGES)
    assert told["levels"]
    assert told["avatars"]


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_game_is_described(server: InProcessServer, slug: str) -> None:
    told = {game["slug"]: game for game in (await server.visit().get("/api/games")).json()["games"]}[slug]
    info, actions = catalogue.game(slug).info, catalogue.game(slug).actions
    assert isinstance(actions, Actions)
    assert told["seats"] == list(info.seats)
    assert told["lines"] == list(info.lines)
    assert [kind["do"] for kind in told["kinds"]] == [kind.name for kind in actions.kinds]


@pytest.mark.parametrize("slug", SLUGS)
async def test_an_edition_is_served_as_written_and_kept_by_browsers(server: InProcessServer, slug: str) -> None:
    ada = server.visit()
    edition = catalogue.edition(slug)
    answer = await ada.get(f"/api/games/{slug}/editions/{edition.digest}")
    assert answer.json() == edition.data
    assert "immutable" in answer.headers["cache-control"]
    assert (await ada.get(f"/api/games/{slug}/editions/sha256:{'0' * 64}")).status_code == 404
    assert (await ada.get(f"/api/games/none/editions/{edition.digest}")).status_code == 404


@pytest.mark.parametrize("slug", SLUGS)
async def test_an_edition_of_ones_own_is_checked_and_kept(server: InProcessServer, slug: str) -> None:
    ada = server.visit()
    shipped = (catalogue.folder(slug) / "editions" / "standard.toml").read_bytes()
    kept = await ada.post(f"/api/games/{slug}/editions", content=shipped, headers=TOML)
    assert kept.json()["digest"] == catalogue.edition(slug).digest
    assert sum(kept.json()["sources"].values()) > 0
    for content in (b"", b"= not TOML", b"\xff", b"[edition]\nname = 'x'\n", b"a = 1979-05-27"):
        answer = await ada.post(f"/api/games/{slug}/editions", content=content, headers=TOML)
        assert answer.status_code in {400, 422}
    assert (await ada.post("/api/games/none/editions", content=shipped, headers=TOML)).status_code == 404


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_texts_are_served_in_every_language(server: InProcessServer, slug: str, language: str) -> None:
    answer = await server.visit().get(f"/api/games/{slug}/text/{language}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text == (catalogue.folder(slug) / "text" / f"{language}.ftl").read_text("utf-8")


async def test_explanations_of_components_are_served_with_their_texts(server: InProcessServer) -> None:
    ada = server.visit()
    for slug in SLUGS:
        found = await ada.get(f"/api/games/{slug}/explanations?edition={catalogue.edition(slug).digest}")
        game = catalogue.game(slug)
        assert set(found.json()["parts"]) == set(game.explain_components(catalogue.edition(slug)))
        texts = await ada.get(f"/api/games/{slug}/explanations/en")
        assert texts.status_code == (200 if found.json()["parts"] else 404)
    assert (await ada.get("/api/games/none/explanations")).status_code == 404
    assert (await ada.get(f"/api/games/{SLUGS[0]}/explanations?edition=sha256:{'0' * 64}")).status_code == 404


async def test_help_is_served_where_it_is_written(server: InProcessServer) -> None:
    ada = server.visit()
    for slug in SLUGS:
        answer = await ada.get(f"/api/games/{slug}/help/en")
        if (catalogue.folder(slug) / "help" / "en.md").exists():
            assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
        else:
            assert answer.status_code == 404


@pytest.mark.parametrize(
    "path", ["none/text/en", "lanterns/text/xx", "lanterns/text/..%2f..%2fgame", "..%2ftoys%2flanterns/text/en"]
)
async def test_no_other_file_is_served(server: InProcessServer, path: str) -> None:
    assert (await server.visit().get(f"/api/games/{path}")).status_code == 404


@pytest.mark.parametrize("slug", SLUGS)
async def test_an_invalid_pad_is_refused_with_its_path(server: InProcessServer, slug: str) -> None:
    ada = server.visit()
    for pad in ({}, {"players": 3}, {"seats": 10**30}):
        answer = await ada.post(f"/api/games/{slug}/score", json=pad)
        assert answer.status_code == 422
        assert answer.json()["error"]["expected"]
    assert (await ada.post(f"/api/games/{slug}/score?edition=nonsense", json={})).status_code == 422
    assert (await ada.post(f"/api/games/{slug}/score?edition=sha256:{'0' * 64}", json={})).status_code == 404
    assert (await ada.post("/api/games/none/score", json={})).status_code == 404


async def test_large_answers_are_compressed(server: InProcessServer) -> None:
    answer = await server.visit().get("/api/games", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["games"]
