"""Explanations: every part names rules that help has, and every number is the one that the rules compute."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import cast

import pytest

from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.languages import LANGUAGES
from parlour.engine.laws.pairing import paired
from parlour.engine.parts.explanations import AT, TOTAL, Explanation, line_part
from parlour.engine.plain import Plain, Reader
from parlour.engine.view import SPECTATOR, View
from tests.engine.matches import standard

SLUGS = ("dreamhome", "hamlet", "hokkaido", "laar")
EVERY = 17  # positions between those that are looked at
MOST = 24  # positions of a match
RULE = re.compile(r"^- ([A-Z]\d+[a-z]?)\.", re.MULTILINE)
LAYOUT = ("church", "lumberjack", "quarry", "farm", "market", "town_hall", "source")
LAAR_KINDS = ("spice", "gem", "beast", "weapon", "spell")


def views(slug: str, viewer: int = 0) -> Iterator[tuple[Game, View]]:
    """Yield positions of a match played at random with the most seats, as one viewer sees them."""
    game = catalogue.game(slug)
    state, rng = game.new(paired(game.info)[-1], standard(slug)), random.Random(7)
    seen = 0
    for step in range(EVERY * MOST):
        acting = state.to_act()
        if step % EVERY == 0 or not acting:
            seen += 1
            yield game, game.view(state, viewer)
        if not acting:
            return
        state.apply(acting[0], rng.choice(state.legal(acting[0])))


def told(explanation: Explanation, text: str) -> list[dict[str, int | str]]:
    """Return the arguments of the facts with this text."""
    return [fact.arguments for fact in explanation.facts if fact.text == text]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_part_names_rules_that_help_has(slug: str) -> None:
    texts = [(catalogue.folder(slug) / "help" / f"{language}.md").read_text("utf-8") for language in LANGUAGES]
    known = set.intersection(*[set(RULE.findall(text)) for text in texts])
    for game, view in views(slug):
        for part, explanation in game.explain(view).items():
            assert explanation.rules, part
            assert set(explanation.rules) <= known, part


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_cells_of_the_sheet_have_the_points_of_the_sheet(slug: str, viewer: int) -> None:
    for game, view in views(slug, viewer):
        explained, sheet = game.explain(view), game.sheet(view)
        for seat, points in enumerate(sheet.points):
            for line, value in zip(sheet.lines, points, strict=True):
                cell = explained[f"{line_part(line)}{AT}{seat}"]
                assert told(cell, "explain-points") == ([] if value is None else [{"points": value}])
            total = sheet.total(seat)
            assert told(explained[f"{TOTAL}{AT}{seat}"], "explain-points") == (
                [] if total is None else [{"points": total}]
            )


@pytest.mark.parametrize("slug", SLUGS)
def test_a_part_at_a_place_has_an_explanation_without_it(slug: str) -> None:
    for game, view in views(slug):
        explained = game.explain(view)
        assert {part.split(AT)[0] for part in explained} <= explained.keys()
        assert game.explain_components(view.edition).keys() <= explained.keys()


def known_total(game: Game, view: View, seat: int) -> int:
    return sum(points or 0 for points in game.sheet(view).points[seat])


def test_a_card_of_laar_would_bring_what_the_sheet_gains_with_it() -> None:
    """L22: each kind of good that a card of the market can become."""
    compared = 0
    for game, view in views("laar"):
        explained, before = game.explain(view), known_total(game, view, 0)
        for place in Reader(view.shown, "shown").at("market").items():
            for kind in LAAR_KINDS if place.value is not None else ():
                card = place.at("card").integer(1, 48)
                shown = deepcopy(view.shown)
                mine = cast("list[dict[str, dict[str, list[int]]]]", shown["seats"])[0]
                mine["stacks"][kind].append(card)
                cast("dict[str, int]", mine)["gems"] = len(mine["stacks"]["gem"])
                more = known_total(game, View(view.variant, view.edition, 0, shown, {}), 0) - before
                gain = {"points": abs(more), "sign": "plus" if more >= 0 else "minus"}
                assert told(explained[f"good-{kind}-{card}"], "explain-gain") == [gain]
                compared += 1
    assert compared > 10


def test_spices_of_laar_say_what_one_more_kind_makes() -> None:
    """L60: the points are those of the edition, by the number of different spices."""
    table = [0, 2, 4, 8, 12, 20, 30]
    for game, view in views("laar"):
        for seat, area in enumerate(Reader(view.shown, "shown").at("seats").items()):
            cell = game.explain(view)[f"line-spices@{seat}"]
            found = told(cell, "explain-spices")[0]
            assert found["points"] == table[int(found["count"])] == told(cell, "explain-points")[0]["points"]
            following = told(cell, "explain-spices-next")
            assert following == [{"count": int(found["count"]) + 1, "points": table[int(found["count"]) + 1]}]
            assert int(found["count"]) <= len(area.at("stacks").at("spice").items())


def test_rooms_of_dream_home_score_together_what_the_line_says() -> None:
    """D70: cards of one room tell the same points, each room once."""
    for game, view in views("dreamhome"):
        explained = game.explain(view)
        for seat, home in enumerate(Reader(view.shown, "shown").at("seats").items()):
            points = 0.0
            for floor in ("top", "middle", "basement"):
                for place, cell in enumerate(home.at(floor).items()):
                    part = "" if cell.value is None else f"room-{cell.at('room').text()}@{seat}-{floor}_{place + 1}"
                    for room in told(explained[part], "explain-room-now") if part in explained else ():
                        points += int(room["points"]) / int(room["count"])
                    for room in told(explained[part], "explain-points") if part in explained else ():
                        points += int(room["points"])
            assert round(points) == game.sheet(view).points[seat][0]


def test_squares_of_hokkaido_score_together_what_the_lines_say() -> None:
    """H50–H53: each kind of square tells the points of its line."""
    texts = {
        "mountain": ("explain-each", "mountains"),
        "forest": ("explain-each", "forests"),
        "lake": ("explain-lakes", "lakes"),
        "district": ("explain-districts", "districts"),
    }
    for game, view in views("hokkaido", SPECTATOR):
        explained, sheet = game.explain(view), game.sheet(view)
        for seat in range(view.variant.seats):
            for kind, (text, line) in texts.items():
                points = sheet.points[seat][sheet.lines.index(line)]
                assert [found["points"] for found in told(explained[f"square-{kind}@{seat}"], text)] == [points]
            served = told(explained[f"line-factories@{seat}"], "explain-factories")
            assert sum(int(found["points"]) for found in served) == sheet.points[seat][sheet.lines.index("factories")]


def test_landmarks_of_hamlet_score_together_what_the_line_says() -> None:
    """M62: each landmark tells what it brings its owner."""
    for game, view in views("hamlet"):
        explained, sheet = game.explain(view), game.sheet(view)
        for seat in range(view.variant.seats):
            brought = [
                int(found["points"])
                for part, explanation in explained.items()
                if part.startswith("tile-")
                for found in told(explanation, "explain-landmark")
                if found["seat"] == seat
            ]
            assert sum(brought) == sheet.points[seat][sheet.lines.index("landmarks")]


def entries(data: Plain) -> Iterator[dict[str, Plain]]:
    """Yield every object with a source."""
    if isinstance(data, dict) and "source" in data:
        yield data
    elif isinstance(data, dict | list):
        for inner in data.values() if isinstance(data, dict) else data:
            yield from entries(inner)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_source_of_every_entry_reaches_a_part_of_the_board(slug: str) -> None:
    """Only where the tiles of Hamlet lie at the start is no part; its source is told with the edition."""
    game, shipped = catalogue.game(slug), catalogue.edition(slug)
    silent: list[dict[str, Plain]] = []
    for number in range(len([*entries(shipped.data)])):
        data = deepcopy(shipped.data)
        others = [entry for at, entry in enumerate(entries(data)) if at != number]
        for entry in others:
            entry["source"] = "owner"
        changed = [*entries(data)][number]
        changed["source"] = "reconstructed"
        sources = game.part_sources(game.edition(data), 0)
        if "reconstructed" not in sources.values():
            silent.append(changed)
    assert [sorted(entry) for entry in silent] == [sorted(LAYOUT)] * (slug == "hamlet")


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_explained_has_the_source_of_its_entry_wherever_it_lies(slug: str) -> None:
    for game, view in views(slug):
        sources = game.part_sources(view.edition, view.variant.seats)
        explained = game.explain(view)
        told_of = {part: explanation.source for part, explanation in explained.items() if explanation.source}
        assert told_of == {part: sources[part.split(AT)[0]] for part in explained if part.split(AT)[0] in sources}


def test_prices_that_depend_on_the_number_of_players_have_the_source_of_that_number() -> None:
    game, edition = catalogue.game("hamlet"), catalogue.edition("hamlet")
    assert [game.part_sources(edition, seats)["sales"] for seats in range(5)] == [
        "reconstructed",
        "reconstructed",
        "rulebook",
        "rulebook",
        "rulebook",
    ]
