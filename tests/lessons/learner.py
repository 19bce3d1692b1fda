"""Going through lessons as a learner does: through the table service, by doing what each step points at."""

from collections.abc import AsyncIterator
from itertools import count

import pytest

from parlour.engine.plain import Plain
from parlour.tables.errors import Refused
from parlour.tables.table_service import TableService
from parlour.tables.wire.table import LessonNow, Snapshot
from tests.tables.running_service import choices

IDS = count()


class Learner:
    """Somebody at the table of a lesson."""

    def __init__(self, service: TableService, person: str, table: str = "") -> None:
        self.service = service
        self.person = person
        self.table = table

    async def begin(self, game: str, lesson: str, anew: bool = False) -> str:
        """Begin a lesson, or go on with it; return its table."""
        request: Plain = {"game": game, "lesson": lesson, "anew": anew}
        self.table = (await self.service.begin_lesson(self.person, request))["table"]
        return self.table

    async def look(self) -> Snapshot:
        return await self.service.snapshot(self.table, self.person)

    async def lesson(self) -> LessonNow:
        found = (await self.look())["lesson"]
        assert found is not None
        return found

    async def act(self, action: dict[str, Plain]) -> None:
        """Choose an action, as a browser does."""
        now = await self.look()
        body: Plain = {"id": f"r{next(IDS)}", "seat": now["seat"], "seq": now["seq"], "action": action}
        await self.service.act(self.table, self.person, body)

    async def go_on(self, step: int) -> None:
        await self.service.go_on(self.table, self.person, {"step": step})

    async def steps(self) -> AsyncIterator[Snapshot]:
        """Go through all that is left, doing what each step asks for; yield what is shown before each is done."""
        while True:
            now = await self.look()
            lesson = now["lesson"]
            assert lesson is not None
            yield now
            if lesson["kind"] == "end":
                return
            if lesson["action"] is None:
                await self.go_on(lesson["step"])
            else:
                await self.act(lesson["action"])

    async def reach(self, kind: str) -> LessonNow:
        """Go on to the next step of a kind."""
        async for now in self.steps():
            lesson = now["lesson"]
            if lesson is not None and lesson["kind"] == kind:
                return lesson
        raise AssertionError(f"no step is {kind}")

    async def choose_wrongly(self) -> str:
        """Choose another action than the one that the step asks for; return the id of the answer."""
        now = await self.look()
        lesson = now["lesson"]
        assert lesson is not None
        wrong = [action for action in choices(now["legal"]) if action != lesson["action"]]
        with pytest.raises(Refused) as refusal:
            await self.act(wrong[0])
        assert refusal.value.code == "lesson"
        return refusal.value.text
