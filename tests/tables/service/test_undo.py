"""Undo at the table: free, asked, declined, superseded (law 13)."""

import random
from collections.abc import Iterator

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Reader
from parlour.engine.view import SPECTATOR
from parlour.tables.errors import Refused
from parlour.tables.model.table import Table
from parlour.tables.service import playing
from parlour.tables.table_service import TableService
from tests.stores import ONE_OF_THEM
from tests.tables.running_service import act, act_somehow, choices, field, people, play_on, table_for
from tests.tables.views.leaks.played import BEGUN, Played, Step
from tests.tables.views.leaks.twins import Secretive, variants

STORES = ONE_OF_THEM
OPEN_GAMES = [slug for slug in catalogue.slugs() if not catalogue.game(slug).info.hides_actions]


async def test_a_commitment_is_taken_back_freely_until_the_last_is_in(service: TableService) -> None:
    rng = random.Random(1)
    persons = await people(service, 2)
    table = await table_for(service, persons)
    before = await service.snapshot(table, persons[0])
    others = await service.snapshot(table, persons[1])
    await act_somehow(service, table, persons[0], rng)
    assert field(await service.snapshot(table, persons[0]), "undo") == {"consent": []}
    assert await service.undo(table, persons[0], {"seat": 0}) == {"done": True}
    after = await service.snapshot(table, persons[0])
    assert [after[key] for key in ("shown", "legal", "sheet")] == [before[key] for key in ("shown", "legal", "sheet")]
    assert field(after, "log", -1, "undone") is True
    assert await service.snapshot(table, persons[1]) == others


async def test_a_forced_action_taken_back_is_not_played_again_at_once(service: TableService) -> None:
    rng = random.Random(2)
    persons = await people(service, 2)
    table = await table_for(service, persons, auto=True)
    while not field(await service.snapshot(table, persons[0]), "shown", "ready", 0):
        await act_somehow(service, table, persons[0], rng)
    await service.undo(table, persons[0], {"seat": 0})
    await act_somehow(service, table, persons[1], rng)
    assert field(await service.snapshot(table, persons[0]), "shown", "ready", 0) is False


async def _asked(service: TableService, persons: list[str]) -> tuple[str, int, int]:
    """Play until somebody can take back something only by consent of another; ask."""
    for seed in range(20):
        table = await table_for(service, persons, OPEN_GAMES[0])
        for _ in range(60):
            await play_on(service, table, persons, random.Random(seed), 1)
            for seat, person in enumerate(persons):
                shot = await service.snapshot(table, person)
                if field(shot, "undo") == {"consent": [1 - seat]}:
                    assert await service.undo(table, person, {"seat": seat}) == {"asked": [1 - seat]}
                    return table, seat, 1 - seat
    raise AssertionError("nothing to ask for")


async def test_over_the_actions_of_others_undo_is_asked_for(service: TableService) -> None:
    persons = await people(service, 2)
    table, asker, other = await _asked(service, persons)
    assert field(await service.snapshot(table, persons[other]), "asked") == {"seat": asker, "waiting": [other]}
    with pytest.raises(Refused):
        await service.answer_undo(table, persons[asker], {"seat": asker, "agree": True})
    await service.answer_undo(table, persons[other], {"seat": other, "agree": True})
    shot = await service.snapshot(table, persons[asker])
    assert field(shot, "asked") is None
    assert field(shot, "to_act") == [asker]
    assert [line for line in shot["log"] if line["undone"]]


async def test_undo_may_be_declined_and_asked_for_again(service: TableService) -> None:
    persons = await people(service, 2)
    table, asker, other = await _asked(service, persons)
    before = await service.snapshot(table, persons[other])
    await service.answer_undo(table, persons[other], {"seat": other, "agree": False})
    after = await service.snapshot(table, persons[other])
    assert after["asked"] is None
    assert after["shown"] == before["shown"]
    await service.undo(table, persons[asker], {"seat": asker})
    await service.answer_undo(table, persons[asker], {"seat": asker, "agree": False})
    assert field(await service.snapshot(table, persons[other]), "asked") is None


async def test_a_request_for_undo_ends_when_somebody_acts(service: TableService) -> None:
    persons = await people(service, 2)
    table, _, _ = await _asked(service, persons)
    await play_on(service, table, persons, random.Random(3), 1)
    assert field(await service.snapshot(table, persons[0]), "asked") is None


async def test_a_bot_that_comes_in_agrees(service: TableService) -> None:
    persons = await people(service, 2)
    table, asker, other = await _asked(service, persons)
    await service.resign(table, persons[other], {"seat": other})
    shot = await service.snapshot(table, persons[asker])
    assert shot["asked"] is None
    assert shot["to_act"] == [asker]


async def test_nothing_is_taken_back_over_a_reveal(service: TableService) -> None:
    rng = random.Random(4)
    persons = await people(service, 2)
    table = await table_for(service, persons)
    while field(await service.snapshot(table, persons[0]), "shown", "nights") == 0:
        await play_on(service, table, persons, rng, 1)
    for seat, person in enumerate(persons):
        with pytest.raises(Refused):
            await service.undo(table, person, {"seat": seat})
    legal = choices(field(await service.snapshot(table, persons[0]), "legal"))
    await act(service, table, persons[0], legal[0])


def test_a_question_is_about_what_was_asked_whatever_its_seat_does_unseen_since() -> None:
    for played, asker in _askers_who_can_act_unseen():
        table, at = played.live.table, BEGUN + 1e6
        asked = table.match.offer(asker)
        assert asked is not None
        played.ask(asker, at)
        waiting = table.consent_awaited()
        [action, *_] = _unseen(table, asker)
        played.play([Step(asker, action, at)])
        assert table.undo_request is not None
        assert table.consent_awaited() == waiting == asked.consent
        *early, last = waiting
        for seat in early:
            played.commit(playing.answer_undo(played.live, f"p{seat}", _agreed(seat)), at)
        played.commit(playing.answer_undo(played.live, f"p{last}", _agreed(last)), at)
        assert table.consent_awaited() == []
        assert table.match.record.entries[-1].withdrawn[0] == asked.withdrawn[0]
        assert asker in table.to_act()


def _agreed(seat: int) -> Reader:
    return Reader({"seat": seat, "agree": True}, "")


def _unseen(table: Table, seat: int) -> list[int]:
    """List what a seat can do now without anybody else's seeing it."""
    game, state = table.header.game, table.match.state
    return [
        action
        for action in (state.legal(seat) if seat in table.to_act() else [])
        if not game.glimpse(state, seat, action, SPECTATOR) and not game.reveals(state, seat, action)
    ]


def _askers_who_can_act_unseen() -> Iterator[tuple[Played, int]]:
    """Play secretive matches until some seats need consent to take something back and can act unseen."""
    rng, found = random.Random(5), 0
    while found < 3:
        [variant, *_] = [one for one in variants("hokkaido", 2) if one.choices["choice"] == "honshu"]
        played = Played("hokkaido", variant)
        for seat, action in Secretive("hokkaido", variant, rng).moves:
            played.play([Step(seat, action, BEGUN)])
            able = [one for one in sorted(played.may_ask()) if _unseen(played.live.table, one)]
            if able:
                found += 1
                yield played, able[0]
                break
