"""Editions: one game's component data, checked, with a source for every entry, known by its digest."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Final, Generic, final

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from parlour.engine.loading.toml_limits import LARGEST, check_limits
from parlour.engine.pickles.objects import Reduced
from parlour.engine.plain import Plain, Reader, Wrong, decode, encode

SOURCES: Final = ("rulebook", "public", "reconstructed", "owner")  # owner: compared with the box of whoever owns it
HEADER: Final = "edition"
SOURCE: Final = "source"
PART_SOURCE: Final = "_source"  # ends the names of fields that say where one part of an entry comes from
MOST_VALUES: Final = 20_000  # of one edition, lists and objects included
LONGEST_KEY: Final = 100
LONGEST_TEXT: Final = 10_000
LARGEST_NUMBER: Final = 2**53 - 1  # beyond it browsers round


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """What a game derives from an edition once: immutable, shared by all states."""

    edition: Edition  # the one that they were made for, which sets it

    def __reduce__(self) -> Reduced:
        """Refer to the edition."""
        from parlour.engine.pickles.references import components_of  # noqa: PLC0415 (it imports this module)

        return components_of, (self.edition,)

    def __deepcopy__(self, _memo: dict[int, object]) -> Components:
        return self


ComponentsT = TypeVar("ComponentsT", bound=Components, default=Components)
ComponentsT_co = TypeVar("ComponentsT_co", bound=Components, default=Components, covariant=True)


@final
class Edition(Generic[ComponentsT_co]):
    """Component data of a game: plain as written, and the components the game made of it."""

    def __init__(self, game: str, rules: int, name: str, data: dict[str, Plain], components: ComponentsT_co) -> None:
        """Take the slug of the game and the version of its rules that made the components."""
        self.game: Final = game
        self.rules: Final = rules
        self.name: Final = name
        self.data: Final = data
        self.components: Final = components
        self.digest: Final = digest(data)
        components.edition = self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Edition):
            return NotImplemented
        return (self.game, self.rules, self.digest) == (other.game, other.rules, other.digest)

    def __hash__(self) -> int:
        return hash((self.game, self.rules, self.digest))

    def __reduce__(self) -> Reduced:
        """Refer to an edition that came with the game; write any other."""
        from parlour.engine.pickles.references import reduced_edition  # noqa: PLC0415 (it imports this module)

        return reduced_edition(self)

    def __deepcopy__(self, _memo: dict[int, object]) -> Edition[ComponentsT_co]:
        return self

    def sources(self) -> dict[str, int]:
        """Count the entries by source."""
        counts: dict[str, int] = dict.fromkeys(SOURCES, 0)
        for source in _entries(Reader(self.data, "")):
            counts[source] += 1
        return counts

    def sources_by_part(self) -> dict[str, dict[str, int]]:
        """Count the entries of every part of the data by source, the sources that a part lacks left out."""
        return sources_by_part(self.data)


def sources_by_part(data: dict[str, Plain]) -> dict[str, dict[str, int]]:
    """Count the entries of every part of component data by source; `Wrong` for one without a known source."""
    found: dict[str, dict[str, int]] = {}
    for key, value in data.items():
        if key == HEADER:
            continue
        entries = _entries(Reader({key: value}, ""))
        found[key] = {source: entries.count(source) for source in SOURCES if source in entries}
    return found


def digest(data: Plain) -> str:
    """Return the fingerprint of component data: equal data, equal digest, whatever the layout of the file."""
    return "sha256:" + hashlib.sha256(encode(data)).hexdigest()


def values_digest(data: dict[str, Plain]) -> str:
    """Return the fingerprint of what is played with: of the data without the header and all sources.

    Editions with equal ones play alike, whatever they are called and wherever their values come from.
    """
    return digest(values_of(data))


def values_of(data: dict[str, Plain]) -> dict[str, Plain]:
    """Return what is played with, each value at the same path as before: without the header and all sources."""
    return {key: _values(value) for key, value in data.items() if key != HEADER}


def _values(data: Plain) -> Plain:
    """Leave the sources out."""
    if isinstance(data, dict):
        kept = [key for key in data if key != SOURCE and not key.endswith(PART_SOURCE)]
        return {key: _values(data[key]) for key in kept}
    return [_values(item) for item in data] if isinstance(data, list) else data


def read_file(path: Path) -> dict[str, Plain]:
    """Read an edition's TOML file."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise Wrong(str(path), "a readable file", error.strerror or "an error") from None
    return from_toml(content, str(path))


def from_toml(content: bytes, path: str) -> dict[str, Plain]:
    """Read an edition's TOML text; raise `Wrong` for anything else, within a bounded time."""
    if len(content) > LARGEST:
        raise Wrong(path, f"at most {LARGEST} bytes", "more")
    try:
        text = content.decode()
        check_limits(text, path)
        data: dict[str, Plain] = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Wrong(path, "TOML", f"something else ({error})") from None
    if decode(encode(data), path) != data:  # a date, a number that is none
        raise Wrong(path, "numbers, strings, lists and tables", "another kind of value")
    check_values(data, path)
    return data


def check_values(data: dict[str, Plain], path: str) -> None:
    """Refuse what no file of an edition may hold: too many, too long or too large values, and null."""
    if _check_values(Reader(data, "")) > MOST_VALUES:
        raise Wrong(path, f"at most {MOST_VALUES} values", "more")


def _check_values(reader: Reader) -> int:
    """Refuse keys and strings that are too long, numbers that are too large, and null; count all values."""
    value = reader.value
    if value is None:
        raise reader.wrong("a value")
    if isinstance(value, str):
        reader.text(LONGEST_TEXT)
    elif isinstance(value, int) and not isinstance(value, bool):
        reader.integer(-LARGEST_NUMBER, LARGEST_NUMBER)
    elif isinstance(value, list):
        return 1 + sum([_check_values(item) for item in reader.items()])
    elif isinstance(value, dict):
        for key in value:
            if len(key) > LONGEST_KEY:
                raise Wrong(reader.inside(key[:20]), f"keys of at most {LONGEST_KEY} characters", "a longer one")
        return 1 + sum([_check_values(inner) for _, inner in reader.fields()])
    return 1


def check_header(data: dict[str, Plain], game: str) -> str:
    """Check the header `[edition]` and that every entry names its source; return the edition's name."""
    reader = Reader(data, "")
    header = reader.at(HEADER)
    header.at("game").choice((game,))
    _entries(reader)
    return header.at("name").text(80)


def _entries(reader: Reader) -> list[str]:
    """List the sources of all entries; an object with figures and no source is wrong."""
    if reader.path == HEADER:
        return []
    if reader.has(SOURCE):
        return [SOURCES[reader.at(SOURCE).choice(SOURCES)]]
    found: list[str] = []
    for _, inner in reader.fields():
        if isinstance(inner.value, dict):
            found += _entries(inner)
        elif isinstance(inner.value, list) and (not inner.value or isinstance(inner.value[0], dict)):
            for item in inner.items():
                found += _entries(item)
        elif reader.path == "":
            raise inner.wrong("values together with their source")
        else:
            raise Wrong(reader.inside(SOURCE), "one of " + ", ".join(SOURCES), "nothing")
    return found


def differences(old: Plain, new: Plain, path: str = "") -> list[tuple[str, Plain, Plain]]:
    """List where two editions differ, as (path, old value, new value)."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _fields_that_differ(old, new, path)
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        found: list[tuple[str, Plain, Plain]] = []
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            found += differences(before, after, f"{path}[{index}]")
        return found
    return [] if old == new else [(path, old, new)]


def _fields_that_differ(old: dict[str, Plain], new: dict[str, Plain], path: str) -> list[tuple[str, Plain, Plain]]:
    found: list[tuple[str, Plain, Plain]] = []
    for key in [*old, *[key for key in new if key not in old]]:
        inner = f"{path}.{key}" if path else key
        found += differences(old.get(key), new.get(key), inner)
    return found
