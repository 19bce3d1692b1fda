"""Reading a lesson: a TOML file, bounded like an edition, and the record that it begins with, if there is one."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from parlour.engine import catalogue
from parlour.engine.edition import Edition, from_toml
from parlour.engine.game import Game
from parlour.engine.plain import Plain, Reader, Wrong, encode
from parlour.engine.record import Record, load
from parlour.engine.view import Message, MessageValue
from parlour.lessons.lesson import ACT, END, FIND, READ, SOLVE, Answer, Goal, Kind, Lesson, Played, Step

MOST_STEPS: Final = 60
MOST_PLAYED: Final = 2_000  # draws and actions of one step
MOST_RECORD_BYTES: Final = 256 * 1024
LONGEST_ID: Final = 60
LONGEST_DIGEST: Final = 80
DIGEST: Final = "sha256:"  # how the digest of an edition begins
HEADER: Final = ("rules", "edition", "variant", "seat", "minutes", "record")
STEP: Final = ("text", "with", "play", "point", "act", "find", "solve", "also", "wrong", "otherwise", "rules")


def read_lesson(path: Path, slug: str) -> Lesson:
    """Read the file of a lesson of a game; `Wrong` says where it is not as it should be."""
    try:
        data = from_toml(_bytes(path), path.name)
    except OSError as error:
        raise Wrong(str(path), "a readable file", error.strerror or "an error") from None
    reader = Reader(data, path.name)
    reader.refuse_others(("lesson", "step"))
    header = reader.at("lesson")
    header.refuse_others(HEADER)
    record, text = _record(header, path, slug)
    steps = [_step(item, record.game) for item in reader.at("step").items(1, MOST_STEPS)]
    return Lesson(
        path.stem,
        record.game,
        record.edition,
        record.variant,
        header.at("seat").integer(0, record.variant.seats - 1),
        header.at("minutes").integer(1, 60),
        tuple([Played(entry.action, entry.seat) for entry in record.entries]),
        (*steps[:-1], _last(steps[-1], reader)),
        _digest(data, text, record),
    )


def _bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MOST_RECORD_BYTES + 1)


def _record(header: Reader, path: Path, slug: str) -> tuple[Record, str]:
    """Return the match that the lesson begins with, and its text: of the record that is named, or an empty one."""
    rules = header.at("rules").integer(1, 2**31)
    game = catalogue.game(slug, rules)
    edition = game.edition(_edition(header.at("edition"), slug).data)
    if not header.has("record"):
        return Record(game, game.info.variant(header.at("variant")), edition, []), ""
    file = path.parent / header.at("record").text(LONGEST_ID)
    text = _bytes(file).decode() if file.parent == path.parent and file.is_file() else ""
    if len(text) > MOST_RECORD_BYTES:
        raise Wrong(file.name, f"at most {MOST_RECORD_BYTES} bytes", "more")
    record = load(text, game, edition)
    if any(entry.is_undo for entry in record.entries) or record.result is not None:
        raise Wrong(file.name, "a match that is not over, without undo", "another one")
    return record, text


def _edition(reader: Reader, slug: str) -> Edition:
    """Return the edition that is named, or that has the digest: that one stays when the game comes with a newer one."""
    wanted = reader.text(LONGEST_DIGEST)
    if not wanted.startswith(DIGEST):
        return catalogue.edition(slug, wanted)
    found = catalogue.shipped(slug, wanted)
    if found is None:
        raise reader.wrong("the digest of an edition of this or an earlier release")
    return found


def _digest(data: dict[str, Plain], record_text: str, record: Record) -> str:
    whole = f"{encode(data).decode()}\n{record_text}\n{record.edition.digest}"
    return hashlib.sha256(whole.encode()).hexdigest()[:32]


def _last(step: Step, reader: Reader) -> Step:
    """Return the last step, after which nothing is done."""
    if step.kind != READ:
        raise Wrong(f"{reader.path}.step", "a last step that is only read", step.kind)
    return Step(END, step.text, step.play, step.point, rules=step.rules)


def _step(reader: Reader, game: Game) -> Step:
    reader.refuse_others(STEP)
    kind = _kind(reader)
    is_choice = kind in (ACT, FIND)
    return Step(
        kind,
        Message(reader.at("text").text(LONGEST_ID), _arguments(reader)),
        tuple([_played(item, game) for item in _items(reader, "play", MOST_PLAYED)]),
        tuple([item.text(LONGEST_ID) for item in _items(reader, "point", 8)]),
        game.actions.from_plain(reader.at(kind)) if is_choice else -1,
        tuple([item.object() for item in _items(reader, "also", 50)]),
        tuple([_answer(item) for item in _items(reader, "wrong", 50)]),
        reader.at("otherwise").text(LONGEST_ID) if is_choice else "",
        _goal(reader.at(SOLVE), game) if kind == SOLVE else None,
        tuple([item.text(10) for item in _items(reader, "rules", 40)]),
    )


def _kind(reader: Reader) -> Kind:
    asking: tuple[Kind, ...] = (ACT, FIND, SOLVE)
    kinds = [kind for kind in asking if reader.has(kind)]
    if len(kinds) > 1:
        raise Wrong(reader.path, "one of act, find, solve", " and ".join(kinds))
    return kinds[0] if kinds else READ


def _items(reader: Reader, name: str, most: int) -> list[Reader]:
    return reader.at(name).items(0, most) if reader.has(name) else []


def _arguments(reader: Reader) -> dict[str, MessageValue]:
    """Read the arguments of a step's text: numbers and words."""
    found: dict[str, MessageValue] = {}
    for name, value in reader.at("with").fields() if reader.has("with") else []:
        found[name] = value.text(100) if isinstance(value.value, str) else value.integer(-(2**31), 2**31)
    return found


def _played(reader: Reader, game: Game) -> Played:
    fields = {key: value for key, value in reader.object().items() if key != "by"}
    seat = reader.at("by").integer(0, 99) if reader.has("by") else None
    return Played(game.actions.from_plain(Reader(fields, reader.path)), seat)


def _answer(reader: Reader) -> Answer:
    reader.refuse_others(("when", "text"))
    return Answer(reader.at("when").object(), reader.at("text").text(LONGEST_ID))


def _goal(reader: Reader, game: Game) -> Goal:
    reader.refuse_others(("points", "action", "solution"))
    points = reader.at("points").integer(-1000, 10_000) if reader.has("points") else None
    action = reader.at("action").object() if reader.has("action") else None
    if (points is None) == (action is None):
        raise Wrong(reader.path, "either points or action", "both or neither")
    solution = [game.actions.from_plain(item) for item in reader.at("solution").items(1, 100)]
    return Goal(points, action, tuple(solution))
