"""Reasons: made from what is computed, in every language, and every number in a sentence is a computed one."""

import re
from collections.abc import Iterator

import pytest

from parlour.bots.reasons import Reason, reason_for
from parlour.engine import catalogue
from parlour.engine.languages import LANGUAGES
from parlour.engine.parts.reasons import LINE, MINUS, RIVAL, fact, gain
from parlour.engine.rng import Fast
from parlour.engine.sheet import Sheet
from parlour.engine.view import Message
from parlour.explanation import say_fact, say_reason
from parlour.localization import Translator
from parlour.match import Match
from tests.thorough import THOROUGH

NAMES = ["Ann", "Bob", "Eve", "Dan", "Ida"]
SLUGS = [slug for slug in catalogue.slugs() if catalogue.is_shipped(slug)]
SEEDS = range(8) if THOROUGH else range(1)
EVERY = 1 if THOROUGH else 13  # decisions of which one is explained
OWN = re.compile(r"\d+")


def explained(slug: str, seed: int) -> Iterator[tuple[Match, int, int, Reason]]:
    """Play a match by the game's hints; explain some of the actions before they are played."""
    match, rng, count = Match(slug, 2, seed=seed), Fast(seed), 0
    while not match.over:
        seat = match.turn[0]
        state = match.state
        action = match.game.hints.roll_out(state, seat, state.legal(seat), rng)
        if count % EVERY == 0:
            yield match, seat, action, reason_for(match.game, match.view(seat), action)
        match.play(action, seat)
        count += 1


def points_of(message: Message) -> int:
    points = message.arguments["points"]
    assert isinstance(points, int)
    return -points if message.arguments["sign"] == MINUS else points


def sheet_at(match: Match, seat: int, actions: list[int]) -> Sheet:
    """Return the sheet that a seat sees after actions, made without the code under test."""
    view, state = match.view(seat), match.state
    own = match.game.own_sheet(view, actions)
    if own is not None:
        return own
    for action in actions:
        state.apply(seat, action)
    return match.game.sheet(match.game.view(state, seat))


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_number_in_a_reason_is_the_computed_one(slug: str, seed: int) -> None:
    """Lines and rivals are compared with the sheet of the match itself, sentences with the numbers of the facts."""
    translators = [Translator(language, slug) for language in LANGUAGES]
    told = 0
    for match, seat, action, reason in explained(slug, seed):
        for one in reason.facts:
            for translator in translators:
                said_as_computed(one.message, translator)
        if not reason.is_later:
            told += points_are_those_of_the_sheet(match, seat, action, reason)
    assert told


def said_as_computed(message: Message, translator: Translator) -> None:
    said = say_fact(message, translator, NAMES)
    plain = say_fact(Message(message.text, {**message.arguments, "seat": 0}), translator, [""] * 5)
    computed = {str(value) for value in message.arguments.values() if isinstance(value, int)}
    assert set(OWN.findall(plain)) <= computed, said
    points = message.arguments.get("points")
    if points and "sign" in message.arguments:
        assert ("−" if message.arguments["sign"] == MINUS else "+") + str(points) in said


def points_are_those_of_the_sheet(match: Match, seat: int, action: int, reason: Reason) -> int:
    """Compare a reason with the sheets before and after its action; return how many lines have changed."""
    before, after = sheet_at(match, seat, []), sheet_at(match, seat, [action])
    changed = {line: new - old for line, old, new in rows(before, after, seat) if new != old}
    told: dict[str, int] = {}
    for one in reason.facts:
        if one.line:
            assert points_of(one.message) == one.points
            told[one.line] = told.get(one.line, 0) + one.points
        if one.message.text == RIVAL:
            other = one.message.arguments["seat"]
            assert isinstance(other, int)
            assert points_of(one.message) == sum(new - old for _, old, new in rows(before, after, other))
    assert {line: points for line, points in told.items() if points} == changed
    assert reason.points == sum(changed.values())
    return len(changed)


def rows(before: Sheet, after: Sheet, seat: int) -> Iterator[tuple[str, int, int]]:
    for line, old, new in zip(before.lines, before.points[seat], after.points[seat], strict=True):
        if old is not None and new is not None:
            yield line, old, new


def test_a_reason_is_a_sentence_in_every_language() -> None:
    reason = Reason(
        3,
        [
            gain("reason-factory", "factories", 4, {"colour": "brown", "count": 1}),
            gain(LINE, "forests", -1, {"line": "forests"}),
            gain(RIVAL, "", -2, {"seat": 1}),
            fact("reason-range-open", {"end": "north"}),
        ],
        is_later=False,
    )
    assert [say_reason(reason, Translator(language, "hokkaido"), NAMES) for language in LANGUAGES] == [
        "+4 for the brown factory; Forests: −1; Bob: −2; opens the north end of the range",
        "+4 за коричневую фабрику; Леса: −1; Bob: −2; открывает северный конец хребта",
        "+4 pour l’usine brune\u202f; Forêts\u202f: −1\u202f; Bob\u202f: −2\u202f; ouvre le bout nord de la chaîne",
        "+4 за коричневу фабрику; Ліси: −1; Bob: −2; відкриває північний кінець хребта",
    ]


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_of_a_reason_has_a_text(slug: str, language: str) -> None:
    translator = Translator(language, slug)
    for message in catalogue.game(slug).reason_messages():
        said_as_computed(message, translator)
