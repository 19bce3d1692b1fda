"""Actions in factors, as a network chooses them: first the kind, then the value of one field after another.

Seats' kinds and chance's are apart. A field that several kinds have alike is one head. Legal actions are sorted, so
those that begin with some choices lie together.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from parlour.engine.actions import Actions, Field, Kind
from parlour.engine.plain import Plain, Wrong

KIND: Final = 0  # the first head
DONE: Final = -1  # no head: the action is complete


@final
class Head:
    """One choice: its name, and how many values it has."""

    def __init__(self, name: str, size: int) -> None:
        self.name: Final = name
        self.size: Final = size
        self.zeros: Final[vec[u8]] = vec[u8]([0] * size)

    def to_plain(self) -> dict[str, Plain]:
        """Write the head as plain data."""
        return {"name": self.name, "size": self.size}


@final
class Factors:
    """The factors of a game's actions, of seats or of chance: lossless in both directions."""

    def __init__(self, actions: Actions, *, chance: bool = False) -> None:
        self.numbers: Final = [number for number, kind in enumerate(actions.kinds) if kind.is_chance == chance]
        self.kinds: Final[list[Kind]] = [actions.kinds[number] for number in self.numbers]
        self.bases: Final = [actions.bases[number] for number in self.numbers]
        self.actions: Final = actions
        self.heads: Final = [Head("kind", len(self.kinds))]
        self.heads_of: Final[list[list[int]]] = []  # by kind: the head of every field
        self.strides: Final[list[list[int]]] = []  # by kind and field: how many actions share a value of it
        self.place: Final = [DONE] * len(actions.kinds)  # of a kind among `kinds`
        for place, number in enumerate(self.numbers):
            self.place[number] = place
        fields: list[Field] = []
        for kind in self.kinds:
            self.heads_of.append([self._head(kind, field, fields) for field in kind.fields])
            self.strides.append(_strides(kind))

    def _head(self, kind: Kind, field: Field, fields: list[Field]) -> int:
        """Return the head of a field, which is new unless another kind has the same field."""
        for index, other in enumerate(fields):
            if (field.name, field.size, field.first, field.names) == (other.name, other.size, other.first, other.names):
                is_twice = [each.name for each in kind.fields].count(field.name) > 1
                if not is_twice:
                    return index + 1
        taken = [head.name for head in self.heads]
        self.heads.append(Head(field.name if field.name not in taken else f"{kind.name}.{field.name}", field.size))
        fields.append(field)
        return len(fields)

    def choices(self, action: int) -> list[int]:
        """Return an action as choices: the kind among these kinds, then the values of its fields."""
        place = self.place[self.actions.index(action)]
        if place == DONE:
            raise Wrong("action", "one of these kinds", self.actions.kind(action).name)
        return [place, *self.actions.values(action)]

    def action(self, choices: list[int]) -> int:
        """Return the action of complete choices."""
        if self.next_head(choices) != DONE:
            raise Wrong("choices", "a kind and a value for each of its fields", str(choices))
        return self.first(choices)

    def next_head(self, choices: list[int]) -> int:
        """Return the head that chooses next; DONE if the choices are an action."""
        if not choices:
            return KIND
        if not 0 <= choices[0] < len(self.kinds):
            raise Wrong("choices", f"a kind below {len(self.kinds)}", str(choices[0]))
        heads = self.heads_of[choices[0]]
        if len(choices) > len(heads) + 1:
            raise Wrong("choices", f"at most {len(heads) + 1}", str(len(choices)))
        for head, choice in zip(heads, choices[1:], strict=False):
            if not 0 <= choice < self.heads[head].size:
                raise Wrong("choices", f"{self.heads[head].name} below {self.heads[head].size}", str(choice))
        return heads[len(choices) - 1] if len(choices) <= len(heads) else DONE

    def first(self, choices: list[int]) -> int:
        """Return the lowest action that begins with these choices."""
        place = choices[0]
        strides = self.strides[place]
        action: i64 = self.bases[place]
        for index in range(1, len(choices)):
            action += choices[index] * strides[index - 1]
        return action

    def mask(self, legal: list[int], choices: list[int]) -> vec[u8]:
        """Return 1 for every value of the next head with which some legal action, of these sorted ones, goes on."""
        mask = self.heads[self.next_head(choices)].zeros[:]
        if not choices:
            for action in legal:
                mask[self.place[self.actions.index(action)]] = 1
            return mask
        place = choices[0]
        stride: i64 = self.strides[place][len(choices) - 1]
        first: i64 = self.first(choices)
        size: i64 = self.strides[place][len(choices) - 2] if len(choices) > 1 else self.kinds[place].size
        at: i64 = bisect_left(legal, first)
        while at < len(legal):
            offset: i64 = legal[at] - first
            if offset >= size:
                break
            mask[offset // stride] = 1
            at += 1
        return mask

    def features(self, legal: list[int]) -> vec[i16]:
        """Return a row for each action, with a column for each head: the kind, and every value from 1, 0 for none."""
        width: i64 = len(self.heads)
        rows = vec[i16]([0] * (width * len(legal)))
        at: i64 = 0
        for action in legal:
            place = self.place[self.actions.index(action)]
            heads, strides = self.heads_of[place], self.strides[place]
            rest: i64 = action - self.bases[place]
            rows[at] = i16(place)
            for index in range(len(heads)):
                stride: i64 = strides[index]
                rows[at + heads[index]] = i16(rest // stride + 1)
                rest %= stride
            at += width
        return rows


def _strides(kind: Kind) -> list[int]:
    strides: list[int] = []
    size = kind.size
    for field in kind.fields:
        size //= field.size
        strides.append(size)
    return strides
