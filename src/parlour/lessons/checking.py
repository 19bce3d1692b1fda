"""Checking the lessons of a game: every step is legal, what it points at is known, every text is there and short."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.plain import Wrong
from parlour.engine.state import State
from parlour.engine.view import Message
from parlour.lessons import shelf
from parlour.lessons.lesson import FIND, SOLVE, Lesson, Step, fits
from parlour.lessons.walking import Reached, walk

if TYPE_CHECKING:
    from parlour.engine.laws.checks.texts import Texts

# Parts of the table around the board, by `data-part`; those of a board stand in the index of its game's lessons.
TABLE_PARTS: Final = ("prompt", "players", "confirm", "board")
LONGEST_TEXT: Final = 330  # characters of what is said at a step, in any language
OFFERED: Final = ("title", "about")  # texts of every lesson, besides its steps
RULE: Final = re.compile(r"^\s*[-*]\s+(?:\*\*)?([A-Z]\d+[a-z]?)\b", re.MULTILINE)
PICK: Final = re.compile(r"(\w+)=(\w+)")  # a target of the picker: a field and its value
MARK: Final = re.compile(r"(\w+):([\w,-]+)")  # a thing of the board: its kind and which it is


def problems(slug: str) -> list[str]:
    """List what is wrong with the lessons of a game, in words; nothing if all is well."""
    try:
        index, found = shelf.read_index(slug), shelf.lessons(slug)
        walks = {lesson.id: walk(lesson) for lesson in found}
    except Wrong as wrong:
        return [str(wrong)]
    faults = [*_files_not_listed(slug, index)]
    for lesson in found:
        for reached in walks[lesson.id]:
            place = f"{lesson.id}.step[{reached.number}]"
            faults += [f"{place}: {fault}" for fault in _step_problems(lesson, reached, index)]
    return [*faults, *_untaught(slug, index, found), *_text_problems(slug, found)]


def _files_not_listed(slug: str, index: shelf.Index) -> Iterator[str]:
    for file in sorted(shelf.folder(slug).glob("*.toml")):
        if file.name != shelf.INDEX and file.stem not in index.lessons:
            yield f"{shelf.INDEX} does not list {file.stem}"


def _step_problems(lesson: Lesson, reached: Reached, index: shelf.Index) -> Iterator[str]:
    """Say what is wrong with a step, in any of its positions."""
    known, step = rules_of(lesson.game.info.slug), reached.step
    yield from [f"there is no rule {rule}" for rule in step.rules if rule not in known]
    for name in step.point:
        yield from _point_problems(name, lesson.game, index)
    for state in reached.positions:
        yield from _answer_problems(lesson, step, state)


def _point_problems(name: str, game: Game, index: shelf.Index) -> Iterator[str]:
    """Say whether something that is pointed at is unknown: a target, a thing or a part."""
    pick, mark = PICK.fullmatch(name), MARK.fullmatch(name)
    if pick:
        values = [field for kind in game.actions.kinds for field in kind.fields if field.name == pick[1]]
        kinds = [kind.name for kind in game.actions.kinds]
        is_known = pick[2] in kinds if pick[1] == "do" else any(not f.names or pick[2] in f.names for f in values)
        if not is_known:
            yield f"no action has {name}"
    elif mark:
        if mark[1] not in (*index.marks, "player"):
            yield f"{mark[1]} is not among the marks of {shelf.INDEX}"
    elif name not in (*TABLE_PARTS, *index.parts):
        yield f"{name} is not among the parts of {shelf.INDEX}"


def _answer_problems(lesson: Lesson, step: Step, state: State) -> Iterator[str]:
    """Say whether an answer to a wrong action answers none, or a choice leaves nothing to find out."""
    if not step.is_asking or step.kind == SOLVE:
        return
    plain = [lesson.game.actions.to_plain(action) for action in state.legal(lesson.seat)]
    for answer in step.wrong:
        if not any(fits(answer.pattern, action) for action in plain):
            yield f"no legal action is answered by {answer.text}"
    if step.kind == FIND and len(plain) < 2:
        yield "there is nothing to find out: only one action is legal"


def rules_of(slug: str) -> set[str]:
    """Return the ids of all rules in a game's README."""
    return set(RULE.findall((catalogue.folder(slug) / "README.md").read_text(encoding="utf-8")))


def taught_in(found: tuple[Lesson, ...]) -> dict[str, list[str]]:
    """Return where each rule is taught: the lessons' steps by rule id."""
    taught: dict[str, list[str]] = {}
    for lesson in found:
        for number, step in enumerate(lesson.steps):
            for rule in step.rules:
                taught.setdefault(rule, []).append(f"{lesson.id}.step[{number}]")
    return taught


def _untaught(slug: str, index: shelf.Index, found: tuple[Lesson, ...]) -> Iterator[str]:
    taught, known = taught_in(found), rules_of(slug)
    for rule in index.first_match:
        if rule not in known:
            yield f"{shelf.INDEX}: there is no rule {rule}"
        elif rule not in taught:
            yield f"no step teaches {rule}, which a first match needs"


def messages(lesson: Lesson) -> list[Message]:
    """List all that a lesson says."""
    found = [Message(f"{lesson.id}-{name}") for name in OFFERED]
    for step in lesson.steps:
        answers = [answer.text for answer in step.wrong] + [step.otherwise] * bool(step.otherwise)
        found += [step.text, *[Message(text) for text in answers]]
    return found


def _text_problems(slug: str, found: tuple[Lesson, ...]) -> Iterator[str]:
    """Say which texts are missing, say nothing, are too long, use other arguments, or are not needed."""
    from parlour.engine.laws.checks.texts import Texts, sources  # noqa: PLC0415 (Fluent takes 0.15 s to import)

    said = [message for lesson in found for message in messages(lesson)]
    if not said:
        return
    for language, games_own in sources(slug).items():
        file = shelf.text_file(slug, language)
        if not file.is_file():
            yield f"there is no {file.name}"
            continue
        own = Texts(language, file.read_text(encoding="utf-8"))
        both = Texts(language, f"{games_own}\n{file.read_text(encoding='utf-8')}")
        yield from [f"{language}: {fault}" for fault in _faults_in(own, both, said)]


def _faults_in(own: Texts, both: Texts, said: list[Message]) -> Iterator[str]:
    yield from [f"this is not Fluent: {junk.strip()[:60]}" for junk in own.junk]
    yield from [f"nothing says {text}" for text in sorted(own.variables.keys() - {message.text for message in said})]
    for message in said:
        if message.text not in own.variables:
            yield f"there is no text {message.text}"
            continue
        if not own.variables[message.text] <= message.arguments.keys():
            yield f"{message.text} uses {sorted(own.variables[message.text])}, and gets {sorted(message.arguments)}"
            continue
        errors = both.errors(message.text, message)
        yield from [f"{message.text} cannot be said: {error}" for error in errors[:1]]
        length = 0 if errors else len(_text(both, message))
        if length > LONGEST_TEXT:
            yield f"{message.text} has {length} characters, more than {LONGEST_TEXT}"


def _text(texts: Texts, message: Message) -> str:
    pattern = texts.bundle.get_message(message.text).value
    return "" if pattern is None else str(texts.bundle.format_pattern(pattern, {**message.arguments})[0])
