"""Records: a written record can be read, replayed and verified, and an error names the wrong line."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.edition import Edition
from parlour.engine.plain import Plain, Wrong
from parlour.engine.record import Record, edition_digest, edition_inside, game_named, load, verify
from parlour.engine.rng import Fast
from parlour.engine.undo import offer
from parlour.engine.view import SPECTATOR
from tests.engine.matches import Setup, setups, toy

GAME, EDITION = toy().game, toy().edition
NAMES = ["Ann", "Боб", "Cléo"]


def played(seed: int, count: int = 10_000, setup: Setup | None = None) -> Record:
    """Play a match at random, to its end or to *count* actions."""
    of = setup or toy()
    record = Record(of.game, of.variant, of.edition, (NAMES * 2)[: of.variant.seats])
    state, rng = of.game.new(of.variant, of.edition), Fast(seed)
    while state.to_act() and len(record.entries) < count:
        seat = rng.choice(state.to_act())
        record.add(seat, rng.choice(state.legal(seat)))
        record.step(state, len(record.entries) - 1)
    if not state.to_act():
        record.close(state)
    return record


def read(text: str, edition: Edition = EDITION) -> Record:
    return load(text, GAME, edition)


@given(st.sampled_from(setups()), st.integers(0, 10**6), st.integers(0, 60))
def test_a_record_of_any_match_is_read_as_it_was_written(setup: Setup, seed: int, count: int) -> None:
    record = played(seed, count, setup)
    back = load(record.dump(), setup.game, setup.edition)
    assert back.dump() == record.dump()
    assert back.names == record.names
    assert verify(back).digest() == record.state().digest()


def test_a_finished_record_has_its_result() -> None:
    record = played(1)
    assert record.result is not None
    assert set(record.result) == {"seats", "ranking"}
    sheet = GAME.sheet(GAME.view(verify(read(record.dump())), SPECTATOR))
    assert record.result == sheet.to_plain(NAMES)


def test_a_match_that_goes_on_has_no_result() -> None:
    record = played(1, 30)
    with pytest.raises(ValueError, match="the match is not over"):
        record.close(record.state())
    assert verify(read(record.dump())).to_act()


def test_the_first_lines_of_a_record() -> None:
    lines = played(1).dump().splitlines()
    header = json.loads(lines[0])
    assert list(header) == ["parlour", "game", "rules", "edition", "variant", "names"]
    assert header["game"] == "lanterns"
    assert header["names"] == NAMES
    assert header["variant"] == {"seats": 3, "river": "deep", "current": "turning"}
    assert lines[1].startswith('{"by":null,"do":"deal","lantern":')
    assert lines[-1].startswith('{"result":')


def test_what_can_be_read_before_the_game_is_known() -> None:
    text = played(1).dump()
    assert game_named(text) == "lanterns"
    assert edition_digest(text) == EDITION.digest
    assert edition_inside(text) == EDITION.data
    assert edition_inside(played(1).dump(embed=False)) is None


def test_a_record_brings_its_edition_along() -> None:
    data = json.loads(json.dumps(EDITION.data))
    data["edition"]["name"] = "mine"
    data["points"]["home"] = 3
    mine = GAME.edition(data)
    record = Record(GAME, toy().variant, mine, NAMES)
    inside = edition_inside(record.dump())
    assert inside is not None
    assert GAME.edition(inside).digest == mine.digest != EDITION.digest
    assert load(record.dump(), GAME, mine).edition.name == "mine"
    with pytest.raises(Wrong, match=r"^line 1\.edition\.digest: expected sha256"):
        read(record.dump())


def test_a_record_without_its_edition_is_read_with_the_right_one() -> None:
    record = played(1)
    assert verify(read(record.dump(embed=False))).digest() == record.state().digest()


def test_empty_lines_do_not_matter() -> None:
    text = played(1).dump()
    assert read(text.replace("\n", "\n\n")).dump() == text


# Undo


def test_an_undo_is_an_entry_and_deletes_nothing() -> None:
    record = played(1, 14)
    before, seat = record.state(without=[13]), record.entries[13].seat
    record.undo(seat, [13])
    assert len(record.entries) == 15
    assert record.live() == list(range(13))
    assert record.dump().splitlines()[-1] == f'{{"by":{seat},"undo":[13]}}'
    assert read(record.dump()).state().digest() == record.state().digest() == before.digest()


def test_a_match_goes_on_after_an_undo() -> None:
    record = played(2, 15)
    found = offer(record, record.entries[14].seat)
    assert found is not None
    record.undo(record.entries[14].seat, found.withdrawn)
    state, rng = record.state(), Fast(9)
    while state.to_act():
        seat = rng.choice(state.to_act())
        record.add(seat, rng.choice(state.legal(seat)))
        state.apply(seat, record.entries[-1].action)
    record.close(state)
    assert verify(read(record.dump())).digest() == state.digest()


# What is wrong


def change(number: int, **fields: Plain) -> Callable[[list[str]], list[str]]:
    """Change fields of one line; two underscores lead further inside."""

    def changed(lines: list[str]) -> list[str]:
        line = json.loads(lines[number])
        for key, value in fields.items():
            place, names = line, key.split("__")
            for name in names[:-1]:
                place = place[name]
            place[names[-1]] = value
        new = lines.copy()
        new[number] = json.dumps(line)
        return new

    return changed


def put(number: int, *new: str) -> Callable[[list[str]], list[str]]:
    """Put lines in the place of one."""
    return lambda lines: [*lines[:number], *new, *lines[number + 1 :]]


FIRST_KEEP = 14  # line 15: twelve lanterns and a wind before it


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda _: [], r"^line 1: expected the header of a record, found nothing"),
        (put(0, "{"), r"^line 1: expected JSON"),
        (put(0, "[]"), r"^line 1: expected an object"),
        (put(0, "{}"), r"^line 1\.parlour: expected a value, found nothing"),
        (change(0, parlour=2), r"^line 1\.parlour: expected format 1, found format 2, which needs a newer program"),
        (change(0, parlour=0), r"^line 1\.parlour: expected a whole number from 1 to 1, found 0"),
        (change(0, game="chess"), r'^line 1\.game: expected one of lanterns, found "chess"'),
        (change(0, rules=0), r"^line 1\.rules: expected version 1 or 2 of the rules of lanterns, found version 0"),
        (change(0, rules=3), r"^line 1\.rules: expected version 1 or 2 .*, found version 3, which needs a newer"),
        (change(0, rules="2"), r"^line 1\.rules: expected a whole number from 0 to 1000000, found \"2\""),
        (change(0, edition__digest="x"), r"^line 1\.edition\.digest: expected sha256:.*, found \"x\""),
        (change(0, edition__data__points__home=9), r"^line 1\.edition\.data: expected data with the digest it names"),
        (change(0, variant__seats=9), r"^line 1\.variant\.seats: expected a whole number from 2 to 4, found 9"),
        (change(0, variant__river="dry"), r'^line 1\.variant\.river: expected one of deep, clear, found "dry"'),
        (change(0, names=["A"]), r"^line 1\.names: expected a list of 3, found 1 items"),
        (change(0, names=["A", 2, "C"]), r"^line 1\.names\[1\]: expected a string, found 2"),
        (put(2, "nonsense"), r"^line 3: expected JSON"),
        (put(2, "7"), r"^line 3: expected an object, found 7"),
        (put(2, '{"do":"ready"}'), r"^line 3\.by: expected a value, found nothing"),
        (change(FIRST_KEEP, by=3), r"^line 15\.by: expected a whole number from 0 to 2, found 3"),
        (change(FIRST_KEEP, by="Ann"), r'^line 15\.by: expected a whole number from 0 to 2, found "Ann"'),
        (put(2, '{"by":0}'), r"^line 3\.do: expected a value, found nothing"),
        (change(2, do="fly"), r"^line 3\.do: expected one of keep, float, .*, deal, blow, turn, found \"fly\""),
        (change(2, lantern=25), r"^line 3\.lantern: expected a whole number from 1 to 24, found 25"),
        (change(2, seat=1), r"^line 3\.seat: expected one of do, lantern, found an unknown field"),
        (put(2, '{"by":0,"undo":[7]}'), r"^line 3\.undo\[0\]: expected a whole number from 0 to 0, found 7"),
        (put(2, '{"by":0,"undo":[]}'), r"^line 3\.undo: expected at least one entry, found \[\]"),
        (put(2, '{"by":0,"undo":3}'), r"^line 3\.undo: expected a list, found 3"),
        (put(2, '{"by":0,"undo":[0,0]}'), r"^line 3\.undo: expected every entry once, found \[0,0\]"),
        (put(2, '{"by":null,"undo":[0]}'), r"^line 3\.by: expected a whole number from 0 to 2, found null"),
        (put(2, '{"by":0,"undo":[0],"do":"x"}'), r"^line 3\.do: expected one of by, undo, found an unknown field"),
        (put(2, '{"by":0,"undo":[0]}', '{"by":0,"undo":[0]}'), r"^line 4\.undo: expected entries that still count"),
        (put(2, '{"by":0,"undo":[0]}', '{"by":0,"undo":[1]}'), r"^line 4\.undo: expected entries that still count"),
        (lambda lines: [*lines, lines[1]], r"^line \d+: expected nothing after the result"),
        (lambda lines: [*lines[:-1], '{"result":3}'], r"^line \d+\.result: expected an object, found 3"),
    ],
)  # fmt: skip
def test_a_wrong_line_is_refused_with_its_number(wrong: Callable[[list[str]], list[str]], message: str) -> None:
    lines = wrong(played(1).dump().splitlines())
    with pytest.raises(Wrong, match=message):
        read("\n".join(lines))


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda lines: [*lines[:2], lines[1], *lines[2:]], r"^entry 2: expected a legal action, found .*\"deal\""),
        (lambda lines: [*lines[:2], *lines[3:]], r"^entry \d+: expected a legal action"),
        (change(FIRST_KEEP, by=None), r"^entry 14: expected a legal action"),
        (lambda lines: [*lines[:-2], lines[-1]], r"^result: expected a match that is over, found one that goes on"),
        (change(-1, result__ranking=[]), r"^result\.ranking: expected .*, found \[\]"),
        (change(-1, result__seats=[]), r"^result\.seats: expected"),
        (change(-1, result={}), r"^result\.seats: expected .*, found null"),
    ],
)  # fmt: skip
def test_an_illegal_entry_of_a_record_is_named(wrong: Callable[[list[str]], list[str]], message: str) -> None:
    lines = wrong(played(1).dump().splitlines())
    with pytest.raises(Wrong, match=message):
        verify(read("\n".join(lines)))


@given(st.data())
def test_a_damaged_line_is_always_refused_with_the_reason(data: st.DataObject) -> None:
    lines = played(1).dump(embed=False).splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    line = lines[number]
    start = data.draw(st.integers(0, len(line) - 1))
    lines[number] = line[:start] + data.draw(st.text(max_size=3)) + line[start + data.draw(st.integers(0, 5)) :]
    try:
        verify(read("\n".join(lines)))
    except Wrong as wrong:
        told = str(wrong)
    else:
        told = "still good"
    assert told
