"""The table of a lesson: in no list, without bots, kept and restored like others, over for good when it has ended."""

from dataclasses import replace
from pathlib import Path

import pytest

from parlour.lessons import shelf
from parlour.notices.claims import Claims
from parlour.tables.errors import NotFound, Refused
from parlour.tables.settings import DAY
from parlour.tables.upkeep.pruning import prune
from tests.lessons.learner import Learner
from tests.tables.running_service import QUIET, opened

GAME, LESSON = "laar", "first"


async def test_a_lesson_is_in_no_list_and_nobody_is_told_of_its_turns(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        learner = Learner(service, await service.visitor())
        await learner.begin(GAME, LESSON)
        await learner.reach("act")
        assert (await service.cards(learner.person, "mine"))["tables"] == []
        assert (await service.cards(learner.person, "open"))["tables"] == []
        assert await service.live_tables.archive.count_hosted(learner.person) == 0
        assert await Claims(service.store).due_for(learner.person) == []
        assert service.turns.pending == 0
        shown = await learner.look()
        assert (shown["invitation"], shown["thinking"], shown["hints"]) == (None, [], False)


async def test_a_lesson_goes_on_where_it_was_left_also_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        learner = Learner(service, await service.visitor())
        table = await learner.begin(GAME, LESSON)
        left = await learner.reach("find")
        shown = (await learner.look())["shown"]
    async with opened(tmp_path) as service:
        again = Learner(service, learner.person)
        assert await again.begin(GAME, LESSON) == table
        assert await again.lesson() == left
        assert (await again.look())["shown"] == shown
        async for _ in again.steps():
            pass
        assert await again.begin(GAME, LESSON) != table, "what has ended begins anew"


async def test_a_lesson_can_begin_anew(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        learner = Learner(service, await service.visitor())
        first = await learner.begin(GAME, LESSON)
        await learner.go_on(0)
        assert await learner.begin(GAME, LESSON, anew=True) != first
        assert (await learner.lesson())["step"] == 0
        with pytest.raises(Refused):
            await Learner(service, learner.person, first).go_on(1)


async def test_a_step_is_left_once_however_often_that_is_asked_for(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        learner = Learner(service, await service.visitor())
        await learner.begin(GAME, LESSON)
        await learner.go_on(0)
        await learner.go_on(0)
        assert (await learner.lesson())["step"] == 1


async def test_only_the_learner_is_let_in_and_nothing_but_the_lesson_can_be_done(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        learner, other = Learner(service, await service.visitor()), await service.visitor()
        table = await learner.begin(GAME, LESSON)
        with pytest.raises(NotFound):
            await service.snapshot(table, other)
        for step in range(3):
            await learner.go_on(step)
        with pytest.raises(Refused, match="a step of the lesson that asks for one"):
            await learner.act({"do": "assign", "slot": 1, "expert": "cook"})
        await learner.reach("act")
        for ask in (service.undo, service.resign):
            with pytest.raises(Refused):
                await ask(table, learner.person, {"seat": 0})
        assert (await learner.look())["undo"] is None
        await service.leave(table, learner.person)
        assert (await learner.look())["status"] == "closed"


async def test_an_unknown_lesson_is_not_found(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        person = await service.visitor()
        for game, lesson in (("nothing", LESSON), (GAME, "nothing")):
            with pytest.raises(NotFound):
                await Learner(service, person).begin(game, lesson)


async def test_a_lesson_that_has_changed_since_says_so_and_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as service:
        learner = Learner(service, await service.visitor())
        table = await learner.begin(GAME, LESSON)
        await learner.reach("act")
        found = shelf.lesson(GAME, LESSON)
        assert found is not None
        monkeypatch.setattr(shelf, "lessons", lambda _: (replace(found, digest="another"),))
        now = await learner.look()
        assert now["lesson"] is not None
        assert (now["lesson"]["kind"], now["lesson"]["text"], now["legal"]) == ("changed", None, None)
        with pytest.raises(Refused):
            await learner.go_on(now["lesson"]["step"])
        assert await learner.begin(GAME, LESSON) != table


async def test_old_lessons_are_deleted(tmp_path: Path) -> None:
    now = [1e9]
    async with opened(tmp_path, replace(QUIET, now=lambda: now[0])) as service:
        left, ended = [Learner(service, await service.visitor()) for _ in range(2)]
        await left.begin(GAME, LESSON)
        await ended.begin(GAME, LESSON)
        async for _ in ended.steps():
            pass
        now[0] += 2 * DAY
        await prune(service.live_tables)
        assert (await left.lesson())["step"] == 0
        with pytest.raises(NotFound):
            await ended.look()
        now[0] += 30 * DAY
        await prune(service.live_tables)
        with pytest.raises(NotFound):
            await left.look()


async def test_a_learner_who_is_forgotten_leaves_no_lesson(tmp_path: Path) -> None:
    async with opened(tmp_path) as service:
        learner = Learner(service, await service.visitor())
        await learner.begin(GAME, LESSON)
        await service.forget(learner.person)
        assert await service.live_tables.archive.lessons_of(learner.person, GAME) == []
