"""What people are shown before they join, and people who share a device under names of their own."""

import random

import pytest

from parlour.engine.plain import Plain, Wrong
from parlour.tables.errors import INVITATION, REMOVED, NotFound, Refused
from parlour.tables.table_service import TableService
from tests.stores import ONE_OF_THEM
from tests.tables.running_service import TOY, Body, field, items, people, play_on, text

STORES = ONE_OF_THEM
BELA: Body = {"who": "here", "name": "Béla", "avatar": "fox"}


async def _table(service: TableService, host: str, *places: Body, public: bool = False) -> tuple[str, Body]:
    """Make a table; return it, and how somebody shows its invitation."""
    request: Body = {"game": TOY, "variant": {"seats": len(places)}, "places": [*places], "public": public}
    table = text(await service.create(host, request), "table")
    return table, {"invitation": field(await service.snapshot(table, host), "invitation")}


async def test_an_invitation_shows_host_game_options_and_places(service: TableService) -> None:
    host, guest = await people(service, 2)
    await service.change_me(host, {"name": "Ada"})
    table, invitation = await _table(service, host, {"who": "me"}, {"who": "bot", "level": "hard"}, {"who": "guest"})
    found = await service.welcome(table, guest, invitation)
    assert (found["game"], found["host"], found["status"], found["edition"]) == (TOY, "Ada", "open", "standard")
    assert [(place["who"], place["level"]) for place in found["places"]] == [
        ("person", None),
        ("bot", "hard"),
        ("empty", None),
    ]
    assert (found["seat"], found["mine"]) == (2, False)
    assert (await service.welcome(table, host, {}))["mine"]
    assert guest not in (await service.live_tables.find(table)).table.people()  # to look is not to come
    await service.join(table, guest, {**invitation, "place": found["seat"]})
    assert field(await service.snapshot(table, guest), "seat") == 2


async def test_a_full_table_offers_no_place(service: TableService) -> None:
    host, guest, late = await people(service, 3)
    table, invitation = await _table(service, host, {"who": "me"}, {"who": "guest"})
    await service.join(table, guest, invitation)
    found = await service.welcome(table, late, invitation)
    assert (found["status"], found["seat"], found["mine"]) == ("playing", None, False)


async def test_a_place_that_is_kept_is_offered_first(service: TableService) -> None:
    host, guest, other = await people(service, 3)
    table, invitation = await _table(service, host, {"who": "me"}, {"who": "guest"}, {"who": "guest"})
    for person in (guest, other):
        await service.join(table, person, invitation)
    await play_on(service, table, [host, guest, other], random.Random(1))
    following = text(await service.rematch(table, host), "table")
    token = {"invitation": field(await service.snapshot(following, host), "invitation")}
    assert (await service.welcome(following, other, token))["seat"] == 2


async def test_a_wrong_renewed_or_missing_invitation_shows_nothing(service: TableService) -> None:
    host, guest = await people(service, 2)
    table, old = await _table(service, host, {"who": "me"}, {"who": "guest"})
    await service.renew_invitation(table, host)
    for request in (old, {"invitation": "nothing"}):
        with pytest.raises(NotFound) as refusal:
            await service.welcome(table, guest, request)
        assert refusal.value.code == INVITATION
    with pytest.raises(NotFound):
        await service.welcome(table, guest, {})
    with pytest.raises(NotFound) as unknown:
        await service.welcome("nothing", guest, old)
    assert unknown.value.code == INVITATION  # nobody learns whether there is such a table


async def test_whoever_was_removed_is_told(service: TableService) -> None:
    host, guest = await people(service, 2)
    table, invitation = await _table(service, host, {"who": "me"}, {"who": "guest"}, {"who": "guest"}, public=True)
    await service.join(table, guest, invitation)
    await service.remove(table, host, {"person": guest})
    with pytest.raises(Refused) as refusal:
        await service.welcome(table, guest, invitation)
    assert refusal.value.code == REMOVED


def _names(places: object) -> list[Plain]:
    return [field(place, "name") for place in items(places)]


async def test_people_at_one_device_have_names_and_pictures_in_the_rematch_too(service: TableService) -> None:
    [host] = await people(service, 1)
    await service.change_me(host, {"name": "Ada", "avatar": "owl"})
    table, _ = await _table(service, host, {"who": "me"}, BELA, {"who": "here"})
    places = field(await service.snapshot(table, host), "places")
    assert _names(places) == ["Ada (1)", "Béla", "Ada (2)"]
    assert [field(place, "avatar") for place in items(places)] == ["owl", "fox", "owl"]
    assert all(field(place, "mine") for place in items(places))
    await play_on(service, table, [host], random.Random(1))
    following = text(await service.rematch(table, host), "table")
    assert _names(field(await service.snapshot(following, host), "places")) == ["Ada (1)", "Béla", "Ada (2)"]


async def test_a_name_of_a_friend_cannot_be_taken_for_anothers(service: TableService) -> None:
    host, guest = await people(service, 2)
    await service.change_me(guest, {"name": "Béla"})
    table, invitation = await _table(service, host, {"who": "me"}, BELA, {"who": "guest"})
    await service.join(table, guest, invitation)
    assert _names(field(await service.snapshot(table, host), "places"))[1:] == ["Béla", "Béla (2)"]


async def test_a_friend_is_forgotten_with_the_person_whose_device_it_is(service: TableService) -> None:
    [host] = await people(service, 1)
    table, _ = await _table(service, host, {"who": "me"}, BELA)
    friend = (await service.live_tables.find(table)).table.places[1].friend
    assert await service.is_person(friend)
    await service.forget(host)
    assert not await service.is_person(friend)


async def test_wrong_friends_are_refused(service: TableService) -> None:
    [host] = await people(service, 1)
    wrong: list[Body] = [{**BELA, "name": "  "}, {**BELA, "avatar": "dragon"}, {**BELA, "level": "easy"}]
    for place in (*wrong, {"who": "guest", "name": "Béla"}):
        with pytest.raises(Wrong):
            await _table(service, host, {"who": "me"}, place)


async def test_a_card_says_which_round_is_played(service: TableService) -> None:
    host, guest = await people(service, 2)
    request: Body = {"game": "laar", "variant": {"seats": 2}, "places": [{"who": "me"}, {"who": "guest"}]}
    table = text(await service.create(host, request), "table")
    [card] = (await service.cards(host, "mine"))["tables"]
    assert card["round"] is None
    await service.join(table, guest, {"invitation": field(await service.snapshot(table, host), "invitation")})
    await play_on(service, table, [host, guest], random.Random(1), 6)
    [card] = (await service.cards(host, "mine"))["tables"]
    assert card["round"] == field(await service.snapshot(table, host), "shown", "round")
    assert [place["mine"] for place in card["places"]] == [True, False]
