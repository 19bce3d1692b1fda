"""Every lesson is played through the service by doing what each step points at, with a wrong choice on the way."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from parlour.engine import catalogue
from parlour.engine.languages import LANGUAGES
from parlour.engine.view import Message
from parlour.lessons import shelf
from parlour.lessons.lesson import Lesson
from parlour.tables.table_service import TableService
from parlour.tables.wire.table import LessonNow
from tests.lessons.learner import Learner
from tests.lessons.words import LessonWords
from tests.tables.running_service import opened

ALL = [lesson for slug in catalogue.slugs() for lesson in shelf.lessons(slug)]
named = [f"{lesson.game.info.slug}-{lesson.id}" for lesson in ALL]


@pytest.fixture(scope="module")
async def service(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[TableService]:
    async with opened(Path(tmp_path_factory.mktemp("lessons"))) as service:
        yield service


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("lesson", ALL, ids=named)
async def test_a_lesson_is_gone_through_by_doing_what_it_points_at(service: TableService, lesson: Lesson) -> None:
    learner, slug = Learner(service, await service.visitor()), lesson.game.info.slug
    await learner.begin(slug, lesson.id)
    words = [LessonWords(slug, language) for language in LANGUAGES]
    has_erred, seen = False, list[int]()
    async for now in learner.steps():
        place = now["lesson"]
        assert place is not None
        seen.append(place["step"])
        said(words, place)
        assert (now["legal"] is not None) == (place["action"] is not None)
        if place["kind"] in ("act", "find") and not has_erred:
            answer = await learner.choose_wrongly()
            assert all(one.say(Message(answer)) for one in words)
            assert (await learner.look())["shown"] == now["shown"], "a wrong choice has changed something"
            has_erred = True
    assert sorted(set(seen)) == list(range(len(lesson.steps)))
    assert has_erred or lesson.is_puzzle


def said(words: list[LessonWords], place: LessonNow) -> None:
    """Say what a step says in every language."""
    assert place["text"] is not None
    message = Message(place["text"]["text"], {**place["text"]["arguments"]})
    assert all(one.say(message) for one in words)


@pytest.mark.parametrize("lesson", ALL, ids=named)
async def test_a_lesson_can_be_skipped_step_by_step(service: TableService, lesson: Lesson) -> None:
    """At every step one can go on without doing anything."""
    learner = Learner(service, await service.visitor())
    await learner.begin(lesson.game.info.slug, lesson.id)
    while (now := await learner.lesson())["kind"] != "end":
        await learner.go_on(now["step"])
    assert (await learner.look())["status"] == "closed"
