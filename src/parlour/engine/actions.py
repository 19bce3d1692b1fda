"""Packed actions: one integer inside the rules, named fields in JSON."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final, final

from mypy_extensions import i64

from parlour.engine import wire
from parlour.engine.plain import Plain, Reader

LARGEST: Final = 2**30
LOOKUP_LIMIT: Final = 2**20  # up to so many actions, the kind of each is stored for a quick lookup
RESERVED: Final = ("do", "by", "undo", "result")  # other keys in a line of a record


@final
class Field:
    """One field of an action: its name, and the values it may have.

    Values are 0 … size - 1 inside; outside they are *names* if there are any, else numbers counted from *first*.
    """

    def __init__(self, name: str, size: int = 0, names: tuple[str, ...] = (), first: int = 0) -> None:
        if name in RESERVED:
            raise ValueError(f"a field may not be called {name!r}: records use that word")
        self.name: Final = name
        self.size: Final = len(names) if names else size
        self.names: Final = names
        self.first: Final = first

    def outside(self, value: int) -> int | str:
        """Return a value as in JSON."""
        return self.names[value] if self.names else value + self.first

    def inside(self, reader: Reader) -> int:
        """Read a value from JSON."""
        if self.names:
            return reader.choice(self.names)
        return reader.integer(self.first, self.first + self.size - 1) - self.first


@final
class Kind:
    """One kind of action with its fields, in the order in which a person points; of seats, or of chance."""

    def __init__(self, name: str, fields: list[Field] | None = None, *, chance: bool = False) -> None:
        self.name: Final = name
        self.is_chance: Final = chance
        self.fields: Final[list[Field]] = fields or []
        size = 1
        for field in self.fields:
            size *= field.size
        self.size: Final = size


@final
class Actions:
    """All the actions of a game: a dense index of (kind, fields), each a number below 2³⁰."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds: Final = kinds
        self.bases: Final[list[int]] = []
        base = 0
        for kind in kinds:
            self.bases.append(base)
            base += kind.size
        if base > LARGEST:
            raise ValueError(f"{base} actions do not fit below {LARGEST}")
        self.size: Final = base
        # The position of every action's kind; empty if there are too many actions.
        self._lookup: Final[bytes] = _kind_lookup(kinds) if base <= LOOKUP_LIMIT else b""

    def number(self, name: str) -> int:
        """Return the position of a kind in `kinds`, which `index` returns for its actions."""
        for number, kind in enumerate(self.kinds):
            if kind.name == name:
                return number
        raise KeyError(name)

    def base(self, name: str) -> int:
        """Return the first action of a kind: its fields are counted from there."""
        return self.bases[self.number(name)]

    def pack(self, name: str, *values: int) -> int:
        """Return the action of this kind with these values of its fields."""
        number = self.number(name)
        return self.bases[number] + self._offset(self.kinds[number], values)

    def _offset(self, kind: Kind, values: tuple[int, ...]) -> int:
        offset = 0
        for field, value in zip(kind.fields, values, strict=True):
            if not 0 <= value < field.size:
                raise ValueError(f"{kind.name}.{field.name} is {value}, not below {field.size}")
            offset = offset * field.size + value
        return offset

    def index(self, action: i64) -> i64:
        """Return the position of the action's kind in `kinds`: rules dispatch on it."""
        if 0 <= action < len(self._lookup):
            return self._lookup[action]
        if not 0 <= action < self.size:
            raise ValueError(f"there is no action {action}")
        return bisect_right(self.bases, action) - 1

    def kind(self, action: int) -> Kind:
        """Return the kind of an action."""
        return self.kinds[self.index(action)]

    def values(self, action: int) -> list[int]:
        """Return the values of an action's fields."""
        index = self.index(action)
        rest = action - self.bases[index]
        values: list[int] = []
        for field in reversed(self.kinds[index].fields):
            values.append(rest % field.size)
            rest //= field.size
        values.reverse()
        return values

    def to_plain(self, action: int) -> dict[str, Plain]:
        """Write an action with its names, as `{"do": "place", "cell": 7}`."""
        kind = self.kind(action)
        plain: dict[str, Plain] = {"do": kind.name}
        for field, value in zip(kind.fields, self.values(action), strict=True):
            plain[field.name] = field.outside(value)
        return plain

    def from_plain(self, reader: Reader) -> int:
        """Read an action; `Wrong` names the field and what was expected."""
        names = tuple([kind.name for kind in self.kinds])
        index = reader.at("do").choice(names)
        kind = self.kinds[index]
        reader.refuse_others(("do", *[field.name for field in kind.fields]))
        offset = 0
        for field in kind.fields:
            offset = offset * field.size + field.inside(reader.at(field.name))
        return self.bases[index] + offset

    def tree(self, actions: list[int]) -> list[wire.Branch]:
        """Arrange actions as a tree of choices: kinds first, then field by field."""
        by_kind: dict[int, list[int]] = {}
        for action in actions:
            by_kind.setdefault(self.index(action), []).append(action)
        return [self._branch(index, found) for index, found in by_kind.items()]

    def _branch(self, index: int, actions: list[int]) -> wire.Branch:
        kind = self.kinds[index]
        rows = [self.values(action) for action in actions]
        return {"do": kind.name, **self._choices(kind, 0, rows, actions)}

    def _choices(self, kind: Kind, depth: int, rows: list[list[int]], actions: list[int]) -> wire.Below:
        if depth == len(kind.fields):
            return {"action": actions[0]}
        groups: dict[int, list[int]] = {}
        for position, row in enumerate(rows):
            groups.setdefault(row[depth], []).append(position)
        field = kind.fields[depth]
        choices: list[wire.Choice] = []
        for value, found in groups.items():
            deeper = self._choices(kind, depth + 1, [rows[at] for at in found], [actions[at] for at in found])
            choices.append({"value": field.outside(value), **deeper})
        return {"field": field.name, "choices": choices}


def _kind_lookup(kinds: list[Kind]) -> bytes:
    """Return for every action, in order, the position of its kind."""
    return b"".join([bytes([number]) * kind.size for number, kind in enumerate(kinds)])
