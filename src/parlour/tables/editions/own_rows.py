"""Rows of own editions, as they are written to the store and as they are sent."""

from __future__ import annotations

from typing import Final, TypeAlias, cast

from sqlalchemy import Row

from parlour.engine.edition import HEADER
from parlour.engine.plain import Plain, Reader, Wrong, as_plain, decode, encode
from parlour.tables.editions.draft_check import refused
from parlour.tables.errors import InvalidText
from parlour.tables.people import characters
from parlour.tables.wire.editions import Checked, OwnEdition, OwnEditionInfo
from parlour.tables.wire.places import Reason

EditionRow: TypeAlias = "Row[*tuple[object, ...]]"
LONGEST_NAME: Final = 80
MOST_CHECKED: Final = 500
LONGEST_PATH: Final = 120
LARGEST_DATA: Final = 128 * 1024  # bytes in JSON
NAME_FAULTS: Final[dict[str, Reason]] = {
    characters.EMPTY: "name-empty",
    characters.HIDDEN: "name-hidden",
    characters.MARKS: "name-marks",
}


def info(row: EditionRow, owner: str | None = None) -> OwnEditionInfo:
    """Describe an edition; *owner* is the name of its owner, if that is somebody else, who does not tell the rest."""
    found: Checked = _findings(row)
    return {
        **found,
        "id": row.id if owner is None else "",
        "game": row.game,
        "name": row.name,
        "revision": row.revision,
        "based_on": row.based_on,
        "checked": [item.text() for item in Reader(decode(row.checked), "checked").items()] if owner is None else [],
        "share": row.share,
        "owner": owner,
        "changed": row.changed,
    }


def whole(row: EditionRow) -> OwnEdition:
    """Describe one's own edition, with its data."""
    return {**info(row), "data": data_of(row)}


def data_of(row: EditionRow) -> dict[str, Plain]:
    """Return the data of an edition."""
    return Reader(decode(row.data, "the store"), "the store").object()


def _findings(row: EditionRow) -> Checked:
    return cast("Checked", decode(row.findings, "the store"))  # as `columns` has written it


def columns(data: dict[str, Plain], name: str, found: Checked) -> dict[str, object]:
    """Return the columns that follow from data and what the check said about them."""
    return {
        "name": name,
        "data": encode(data).decode(),
        "findings": encode(as_plain(found)).decode(),
        "digest": found["digest"],
    }


def named(data: dict[str, Plain], game: str, name: str) -> dict[str, Plain]:
    """Return data whose header has the game and the name."""
    header = data.get(HEADER)
    return {HEADER: {**(header if isinstance(header, dict) else {}), "game": game, "name": name}, **_without(data)}


def _without(data: dict[str, Plain]) -> dict[str, Plain]:
    return {key: value for key, value in data.items() if key != HEADER}


def read_name(reader: Reader) -> str:
    """Read the name of an edition; `InvalidText` has the code of what is wrong."""
    name = characters.normalized(reader.text(4 * LONGEST_NAME))
    fault = characters.fault(name)
    if fault or len(name) > LONGEST_NAME:
        code = NAME_FAULTS[fault] if fault else "edition-name-long"
        raise InvalidText(reader.path, f"1 to {LONGEST_NAME} characters that can be seen", code)
    return name


def read_data(reader: Reader) -> dict[str, Plain]:
    """Read the data of an edition, valid or not, up to a size."""
    data = reader.object()
    if len(encode(data)) > LARGEST_DATA:
        raise Wrong(reader.path, f"at most {LARGEST_DATA} bytes", "more")
    return data


def read_checked(reader: Reader) -> str:
    """Read the paths of components that were compared with the box, each once; return them in JSON."""
    paths = [item.text(LONGEST_PATH) for item in reader.items(0, MOST_CHECKED)]
    return encode(list(dict.fromkeys(paths))).decode()


def too_slow(data: dict[str, Plain]) -> Checked:
    """Return what is said of data whose check takes too long."""
    problem = {"path": "", "expected": "an edition that can be checked in seconds", "found": "one that takes too long"}
    return refused([{"path": problem["path"], "expected": problem["expected"], "found": problem["found"]}], data)
