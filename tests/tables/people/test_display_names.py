"""What people are called at a table, where names look alike."""

import random
import re
from pathlib import Path

import pytest
from sqlalchemy import text as sql

from parlour.engine.languages import LANGUAGES
from parlour.engine.plain import Plain
from parlour.tables.people.display_names import GUESTS, OTHERS, SEATS, said
from parlour.tables.table_service import TableService
from parlour.tables.wire.table import Snapshot
from tests.stores import ONE_OF_THEM
from tests.tables import news
from tests.tables.running_service import (
    QUIET,
    TOY,
    Body,
    field,
    items,
    opened,
    people,
    play_on,
    table_for,
    text,
)

STORES = ONE_OF_THEM
CLIENT = Path(__file__).parents[3] / "client/src"
TEXTS = [CLIENT / folder for folder in ("text", "shell/text", "shell/table/text")]


async def _called(service: TableService, *names: str) -> list[str]:
    """Make people with these names."""
    persons = await people(service, len(names))
    for person, name in zip(persons, names, strict=True):
        if name:
            await service.change_me(person, {"name": name})
    return persons


def _names(shot: Snapshot) -> list[Plain]:
    return [field(place, "name") for place in items(shot, "places")]


async def test_people_who_look_alike_are_numbered_in_the_order_of_their_arrival(service: TableService) -> None:
    persons = await _called(service, "Ann", "Аnn", "ann")  # the second has a Cyrillic А
    places: list[Plain] = [{"who": "me"}, {"who": "guest"}, {"who": "guest"}]
    request: Body = {"game": TOY, "variant": {"seats": 3}, "places": places, "public": True}
    table = text(await service.create(persons[0], request), "table")
    await service.join(table, persons[1], {"place": 2})
    card = field(await service.cards(persons[0], "open"), "tables", 0)
    assert [field(place, "name") for place in items(card, "places")] == ["Ann", None, "Аnn (2)"]
    await service.join(table, persons[2], {"place": 1})
    for viewer in (*persons, ""):
        assert _names(await service.snapshot(table, viewer)) == ["Ann", "ann (3)", "Аnn (2)"]
    card = field(await service.cards(persons[1], "mine"), "tables", 0)
    assert ([field(place, "name") for place in items(card, "places")], field(card, "host")) == (
        ["Ann", "ann (3)", "Аnn (2)"],
        "Ann",
    )


async def test_the_number_is_in_chat_in_events_and_in_the_record_too(service: TableService) -> None:
    persons = await _called(service, "Ann", "A n n")
    table = await table_for(service, persons)
    watching = service.watch(table, persons[0], 0)
    await anext(watching)
    await service.chat(table, persons[1], {"text": "I am Ann"})
    events: list[Plain] = []
    while not events:
        events = [event for event in items(await news.following(watching), "events") if field(event, "kind") == "chat"]
    assert field(events[0], "name") == "A n n (2)"
    await watching.aclose()  # type: ignore[attr-defined]  # an async generator
    assert field(await service.snapshot(table, persons[0]), "chat", 0, "name") == "A n n (2)"
    await play_on(service, table, persons, random.Random(9))
    assert '"A n n (2)"' in (await service.record(table, persons[0])).splitlines()[0]


async def test_an_onlooker_is_numbered_after_those_who_play(service: TableService) -> None:
    host, player, guest = await _called(service, "Bob", "Ann", "Ann")
    table = await table_for(service, [host, player], public=True)
    token = field(await service.snapshot(table, host), "invitation")
    await service.join(table, guest, {"invitation": token})
    await service.chat(table, guest, {"text": "hello"})
    shot = await service.snapshot(table, host)
    assert (_names(shot), field(shot, "chat", 0, "name")) == (["Bob", "Ann"], "Ann (2)")
    assert field(shot, "onlookers", "people", 0, "name") == "Ann (2)"


async def test_nobody_is_called_what_a_number_would_make_of_another(service: TableService) -> None:
    persons = await _called(service, "Ann", "Ann (2)", "Ann")
    table = await table_for(service, persons)
    assert _names(await service.snapshot(table, persons[0])) == ["Ann", "Ann (2)", "Ann (3)"]


async def test_nobody_is_called_like_a_bot_chance_or_somebody_without_a_name(service: TableService) -> None:
    nameless, *others = await _called(service, "", "Bot 2", "Випадок", "bot 9")
    number = text(await service.me(nameless), "name").removeprefix("#")
    guest = (await _called(service, f"Гость {number}"))[0]
    table = await table_for(service, [nameless, others[0]], public=True)
    assert _names(await service.snapshot(table, nameless)) == [f"#{number}", "Bot 2 (2)"]
    table = await table_for(service, [nameless, others[1]], public=True)
    assert _names(await service.snapshot(table, nameless)) == [f"#{number}", "Випадок (2)"]
    table = await table_for(service, [nameless, guest], public=True)
    assert _names(await service.snapshot(table, nameless)) == [f"#{number}", f"Гость {number} (2)"]
    table = await table_for(service, [nameless, others[2]], public=True)
    assert _names(await service.snapshot(table, nameless)) == [f"#{number}", "bot 9"]  # there is no ninth seat


async def test_players_at_one_browser_are_numbered_apart_from_everybody_else(service: TableService) -> None:
    host, guest = await _called(service, "Ann", "Ann")
    places: list[Plain] = [{"who": "me"}, {"who": "here"}, {"who": "guest"}]
    made = await service.create(host, {"game": TOY, "variant": {"seats": 3}, "places": places, "public": True})
    shot = await service.join(text(made, "table"), guest, {})
    assert _names(shot) == ["Ann (1)", "Ann (2)", "Ann (3)"]


async def test_tables_that_were_stored_without_an_order_are_listed_by_seat(tmp_path: Path) -> None:
    async with opened(tmp_path, QUIET) as service:
        persons = await _called(service, "Ann", "Ann")
        table = await table_for(service, persons)
        old = f'[{{"who":"person","person":"{persons[0]}"}},{{"who":"person","person":"{persons[1]}"}}]'
        async with service.store.writing() as connection:
            await connection.execute(sql("update tables set places = :old where id = :id"), {"old": old, "id": table})
        card = field(await service.cards(persons[0], "mine"), "tables", 0)
        assert [field(place, "name") for place in items(card, "places")] == ["Ann", "Ann (2)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_pages_call_others_is_known_in_every_language(language: str) -> None:
    texts = "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in TEXTS)
    found = re.findall(r"^([\w-]+) = (.*)$", texts, re.MULTILINE)
    words = dict(found)
    assert words["guest-name"] in said(GUESTS)
    assert {words["bot-name"], words["player-name"]} <= set(said(SEATS))
    assert {words["chance"], words["place-empty"]} <= set(said(OTHERS))
