"""How far a learner has come in a lesson: a table that is a lesson has such a place in it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from parlour.engine.plain import Plain, Reader


@dataclass(frozen=True)
class LessonPlace:
    """The lesson of a table, as it was when the table was made, and the learner's step in it."""

    id: str
    digest: str
    step: int = 0
    begun: int = 0  # how many entries the record had when the step was entered, without what the step plays

    def at_step(self, step: int, begun: int) -> LessonPlace:
        """Return the place at another step."""
        return replace(self, step=step, begun=begun)

    def to_plain(self) -> dict[str, Plain]:
        """Write which lesson it is, for the entry that opens the table."""
        return {"id": self.id, "digest": self.digest}


def read(reader: Reader) -> LessonPlace:
    """Read which lesson it is."""
    return LessonPlace(reader.at("id").text(100), reader.at("digest").text(100))
