"""Records: a match as JSON lines - a header, entries in order, a result. A record is also the save file."""

from __future__ import annotations

from typing import Final, final

from parlour.engine import catalogue
from parlour.engine.edition import Edition, digest
from parlour.engine.game import Game, unknown_rules
from parlour.engine.pickles.objects import Reduced, reduced
from parlour.engine.plain import Newer, Plain, Reader, Wrong, as_plain, decode, encode, shown_briefly
from parlour.engine.rng import Rng
from parlour.engine.state import State
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE, SPECTATOR

FORMAT: Final = 1  # of the lines; what is new gets a new key, and no key ever gets another meaning
MOST_RULES: Final = 1_000_000
MOST_ENTRIES: Final = 1_000_000


@final
class Entry:
    """One line of a record: an action of a seat, or, with *withdrawn*, an undo of earlier entries."""

    def __init__(self, seat: int, action: int, withdrawn: list[int] | None = None) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.withdrawn: Final[list[int]] = withdrawn or []

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Entry):
            return NotImplemented
        return (self.seat, self.action, self.withdrawn) == (other.seat, other.action, other.withdrawn)

    def __hash__(self) -> int:
        return hash((self.seat, self.action))

    def __reduce__(self) -> Reduced:
        return reduced(self, self.seat, self.action, self.withdrawn)

    @property
    def is_undo(self) -> bool:
        """Return whether the entry withdraws others instead of acting."""
        return len(self.withdrawn) > 0


@final
class Record:  # noqa: PLW1641 (it grows)
    """A match from its set-up to its result, or as far as it has come."""

    def __init__(self, game: Game, variant: Variant, edition: Edition, names: list[str]) -> None:
        self.game: Final = game
        self.variant: Final = variant
        self.edition: Final = edition
        self.names: Final = names
        self.entries: Final[list[Entry]] = []
        self.result: dict[str, Plain] | None = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return (self.game.info.slug, self.variant, self.edition, self.names, self.entries, self.result) == (
            other.game.info.slug,
            other.variant,
            other.edition,
            other.names,
            other.entries,
            other.result,
        )

    def __reduce__(self) -> Reduced:
        return record_of, (self.game, self.variant, self.edition, self.names, self.entries, self.result)

    def add(self, seat: int, action: int) -> None:
        """Append an action."""
        self.entries.append(Entry(seat, action))

    def play(self, state: State, seat: int, action: int, chance: Rng) -> list[int]:
        """Apply a legal action and append it; then let chance draw. Return who is to act."""
        self.add(seat, action)
        state.apply(seat, action)
        return self.draw(state, chance)

    def draw(self, state: State, chance: Rng) -> list[int]:
        """Let chance draw as long as it is to act, and append the draws. Return who is to act then."""
        to_act = state.to_act()
        while len(to_act) == 1 and to_act[0] == NATURE:
            action = state.draw(chance)
            self.add(NATURE, action)
            state.apply(NATURE, action)
            to_act = state.to_act()
        return to_act

    def undo(self, by: int, withdrawn: list[int]) -> None:
        """Append an undo of entries; they stay in the record."""
        self.entries.append(Entry(by, -1, withdrawn))

    def live(self) -> list[int]:
        """List the positions of the actions that count: neither undos nor withdrawn."""
        gone = {index for entry in self.entries for index in entry.withdrawn}
        return [index for index, entry in enumerate(self.entries) if not entry.is_undo and index not in gone]

    def state(self, without: list[int] | None = None) -> State:
        """Replay the record, but for the entries in *without*; `Wrong` if an action is not legal where it stands."""
        state = self.game.new(self.variant, self.edition)
        for index in self.live():
            if without is None or index not in without:
                self.step(state, index)
        return state

    def step(self, state: State, index: int) -> None:
        """Apply one entry to the state it was made in; `Wrong` if it is not legal there."""
        self.check(state, index)
        entry = self.entries[index]
        state.apply(entry.seat, entry.action)

    def check(self, state: State, index: int) -> None:
        """Raise `Wrong` unless an entry is legal in a state."""
        entry = self.entries[index]
        if entry.action not in state.legal(entry.seat):
            found = shown_briefly(self.game.actions.to_plain(entry.action))
            raise Wrong(f"entry {index + 1}", "a legal action", found)

    def close(self, state: State) -> None:
        """Set the result."""
        self.result = result_of(self, state)

    def header(self, embed: bool) -> dict[str, Plain]:
        """Write the header; *embed* puts the whole edition into it."""
        edition: dict[str, Plain] = {"name": self.edition.name, "digest": self.edition.digest}
        if embed:
            edition["data"] = self.edition.data
        return {
            "parlour": FORMAT,
            "game": self.game.info.slug,
            "rules": self.game.info.rules_version,
            "edition": edition,
            "variant": self.variant.to_plain(),
            "names": list[Plain](self.names),
        }

    def entry_to_plain(self, entry: Entry) -> dict[str, Plain]:
        """Write one entry."""
        if entry.is_undo:
            return {"by": entry.seat, "undo": list[Plain](entry.withdrawn)}
        by: Plain = None if entry.seat == NATURE else entry.seat
        return {"by": by, **self.game.actions.to_plain(entry.action)}

    def dump(self, embed: bool = True) -> str:
        """Write the record as JSON lines."""
        lines: list[dict[str, Plain]] = [self.header(embed)]
        lines += [self.entry_to_plain(entry) for entry in self.entries]
        if self.result is not None:
            lines.append({"result": self.result})
        return "".join([encode_in_order(line) + "\n" for line in lines])


def record_of(
    game: Game,
    variant: Variant,
    edition: Edition,
    names: list[str],
    entries: list[Entry],
    result: dict[str, Plain] | None,
) -> Record:
    """Make a record from its parts."""
    record = Record(game, variant, edition, names)
    record.entries.extend(entries)
    record.result = result
    return record


def encode_in_order(line: dict[str, Plain]) -> str:
    """Encode one line with its fields in the order of the dict."""
    return "{" + ",".join([f"{encode(key).decode()}:{encode(value).decode()}" for key, value in line.items()]) + "}"


def result_of(record: Record, state: State) -> dict[str, Plain]:
    """Return the sheet and the ranking of a finished match."""
    if state.to_act():
        raise ValueError("the match is not over")
    return as_plain(record.game.sheet(record.game.view(state, SPECTATOR)).to_plain(record.names))


def game_named(text: str) -> str:
    """Read the game's slug from the first line of a record."""
    return _header_of(text).at("game").text(60)


def rules_of(text: str) -> int:
    """Read the version of the rules from the first line of a record."""
    return _header_of(text).at("rules").integer(0, MOST_RULES)


def edition_inside(text: str) -> dict[str, Plain] | None:
    """Return the component data that is embedded in a record; None if there is none."""
    edition = _header_of(text).at("edition")
    return edition.at("data").object() if edition.has("data") else None


def edition_digest(text: str) -> str:
    """Return the digest of the edition that a record was played with."""
    return _header_of(text).at("edition").at("digest").text(80)


def _header_of(text: str) -> Reader:
    first = text.partition("\n")[0]
    if not first.strip():
        raise Wrong("line 1", "the header of a record", "nothing")
    header = Reader(decode(first, "line 1"), "line 1")
    written = header.at("parlour").integer(0, MOST_RULES)
    if written > FORMAT:
        raise Newer("line 1.parlour", f"format {FORMAT}", f"format {written}, which needs a newer program")
    header.at("parlour").integer(FORMAT, FORMAT)
    return header


def game_of(text: str, known: Game | None = None) -> Game:
    """Find the game of a record, at the version of the rules that it was played under."""
    header, rules = _header_of(text), rules_of(text)
    game = catalogue.game(game_named(text)) if known is None else known
    header.at("game").choice((game.info.slug,))
    if rules not in game.info.released:
        raise unknown_rules("line 1.rules", game.info, rules)
    return game.at(rules)


def edition_of(text: str, game: Game) -> Edition:
    """Return the edition of a record: from its embedded data, or one that came with a release."""
    data = edition_inside(text)
    if data is not None:
        return game.edition(data)
    wanted = edition_digest(text)
    found = catalogue.shipped(game.info.slug, wanted, game.info.rules_version)
    if found is None:
        expected = "its component data, or the digest of an edition that comes with the game"
        raise Wrong("line 1.edition", expected, wanted)
    return found


def load(text: str, game: Game | None = None, edition: Edition | None = None) -> Record:
    """Read a record; `Wrong` names the line and the field that is not as it should be.

    The game is the one that the header names, or *game*, at the version of the header. The edition is *edition*, made
    for that version; or that of `edition_of`.
    """
    game = game_of(text, game)
    edition = edition_of(text, game) if edition is None else edition
    header = _header_of(text)
    if header.at("edition").at("digest").text(80) != edition.digest:
        raise header.at("edition").at("digest").wrong(edition.digest)
    if header.at("edition").has("data") and digest(header.at("edition").at("data").value) != edition.digest:
        raise Wrong("line 1.edition.data", "data with the digest it names", "other data")
    variant = game.info.variant(header.at("variant"))
    names = [name.text(200) for name in header.at("names").items(variant.seats, variant.seats)]
    record = Record(game, variant, edition, names)
    _read_lines(record, text)
    return record


def _read_lines(record: Record, text: str) -> None:
    gone: set[int] = set()  # positions of the entries that are withdrawn
    for number, line in enumerate(text.split("\n")[1:], start=2):
        if not line.strip():
            continue
        place = f"line {number}"
        if record.result is not None:
            raise Wrong(place, "nothing after the result", shown_briefly(line))
        reader = Reader(decode(line, place), place)
        if reader.has("result"):
            record.result = reader.at("result").object()
        else:
            record.entries.append(_entry(record, reader, gone))
            if len(record.entries) > MOST_ENTRIES:
                raise Wrong(place, f"at most {MOST_ENTRIES} entries", "more")


def _entry(record: Record, reader: Reader, gone: set[int]) -> Entry:
    by = reader.at("by")
    if reader.has("undo"):
        reader.refuse_others(("by", "undo"))
        withdrawn = reader.at("undo").integers(0, len(record.entries) - 1)
        for index in withdrawn:
            if index in gone or record.entries[index].is_undo:
                raise reader.at("undo").wrong("entries that still count")
        if not withdrawn:
            raise reader.at("undo").wrong("at least one entry")
        if len(set(withdrawn)) < len(withdrawn):
            raise reader.at("undo").wrong("every entry once")
        gone.update(withdrawn)
        return Entry(by.integer(0, record.variant.seats - 1), -1, withdrawn)
    who = NATURE if by.value is None else by.integer(0, record.variant.seats - 1)
    fields = {key: value for key, value in reader.object().items() if key != "by"}
    return Entry(who, record.game.actions.from_plain(Reader(fields, reader.path)))


def verify(record: Record) -> State:
    """Replay a record and compare its result; return the final state, or raise `Wrong` if something differs.

    Results of earlier releases have a `digest` besides. It hashed how a state was laid out, and is not compared.
    """
    state = record.state()
    check_result(record, state)
    return state


def check_result(record: Record, state: State) -> None:
    """Compare the result that a record has, if it has one, with that of the state that it ends in."""
    if record.result is None:
        return
    if state.to_act():
        raise Wrong("result", "a match that is over", "one that goes on")
    expected = result_of(record, state)
    for key, value in expected.items():
        if record.result.get(key) != value:
            raise Wrong(f"result.{key}", shown_briefly(value), shown_briefly(record.result.get(key)))
