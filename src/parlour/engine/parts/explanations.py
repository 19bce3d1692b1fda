"""Explanations: what a symbol, card, token, tile or figure is, what it does, and how it scores with the numbers of now.

A game names the parts of its board. A part is named like `spice-mint`, and like `spices@2` where it belongs to a seat
or lies at a certain place; what has no explanation of its own there has that of the name before the `@`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeAlias, final

from parlour.engine.edition import SOURCE, SOURCES, ComponentsT, Edition
from parlour.engine.plain import Reader
from parlour.engine.sheet import Sheet
from parlour.engine.view import Message, MessageValue, View

TOTAL: Final = "total"
AT: Final = "@"
CERTAINTY: Final = ("reconstructed", "public", "rulebook", "owner")  # of sources, the least certain first
POINTS: Final = "explain-points"  # texts that every game with explanations has: the points of a line,
UNKNOWN: Final = "explain-unknown"  # points that the viewer cannot know,
PLACE: Final = "explain-place"  # and the place of a total among all


@final
class Explanation:
    """The name of a part, facts about it, the rules that say what it does, and where its values come from.

    The source is that of an entry of the edition (`rulebook`, …); empty if the part has no values of its own.
    """

    def __init__(
        self, name: Message, rules: tuple[str, ...] = (), facts: list[Message] | None = None, source: str = ""
    ) -> None:
        self.name: Final = name
        self.rules: Final = rules
        self.facts: Final[list[Message]] = [] if facts is None else facts
        self.source: Final = source

    def with_facts(self, facts: list[Message]) -> Explanation:
        """Return the same explanation with further facts."""
        return Explanation(self.name, self.rules, [*self.facts, *facts], self.source)

    def with_source(self, source: str) -> Explanation:
        """Return the same explanation with a source."""
        return Explanation(self.name, self.rules, self.facts, source)


Explained: TypeAlias = "dict[str, Explanation]"
PartSources: TypeAlias = "dict[str, str]"  # the sources of parts by their names, those at every place included


@final
class Explanations(Generic[ComponentsT]):
    """The functions of a game that explain: its components, and what a viewer is shown of a position."""

    def __init__(
        self,
        parts: Callable[[Edition[ComponentsT]], Explained],
        now: Callable[[View[ComponentsT], Explained], Explained],
        sources: Callable[[Edition[ComponentsT], int], PartSources] | None = None,
    ) -> None:
        self.parts: Final = parts
        self.now: Final = now  # is given the view and what `parts` returns; explains from `shown` alone
        self.sources: Final = sources  # is given the edition and the number of seats, 0 while it is not known


def explained(text: str, *rules: str, **arguments: MessageValue) -> Explanation:
    """Return an explanation whose name is this text."""
    return Explanation(Message(text, dict(arguments)), rules)


def with_sources(explained: Explained, sources: PartSources) -> Explained:
    """Add to explanations where the values of their parts come from."""
    found: Explained = {}
    for part, explanation in explained.items():
        source = sources.get(part, sources.get(part.partition(AT)[0], ""))
        found[part] = explanation.with_source(source) if source else explanation
    return found


def weakest(entries: list[Reader]) -> str:
    """Return the source of a part whose values stand in several entries: the least certain one."""
    found = [SOURCES[entry.at(SOURCE).choice(SOURCES)] for entry in entries]
    return min(found, key=CERTAINTY.index)


def at(part: str, where: int | str) -> str:
    """Return the name of a part at a place, or of a seat."""
    return f"{part}{AT}{where}"


def line_part(line: str) -> str:
    """Return the name of the part that stands for a line of the sheet."""
    return f"line-{line}"


def line_points(parts: Explained, sheet: Sheet) -> Explained:
    """Explain the cells of the sheet by their points, and the totals by their place."""
    found: Explained = {}
    ranking = sheet.ranking()
    for seat, row in enumerate(sheet.points):
        for line, points in zip(sheet.lines, row, strict=True):
            if line_part(line) in parts:
                found[at(line_part(line), seat)] = parts[line_part(line)].with_facts([points_fact(points)])
        if TOTAL in parts:
            facts = [points_fact(sheet.total(seat)), *_place(ranking, seat)]
            found[at(TOTAL, seat)] = parts[TOTAL].with_facts(facts)
    return found


def points_fact(points: int | None) -> Message:
    """Return the fact that something scores so many points now, or that this is not known."""
    return Message(UNKNOWN) if points is None else Message(POINTS, {"points": points})


def _place(ranking: list[list[int]], seat: int) -> list[Message]:
    """Tell how many seats are ahead of a seat."""
    ahead = 0
    for group in ranking:
        if seat in group:
            return [Message(PLACE, {"place": ahead + 1})]
        ahead += len(group)
    return []
