"""Values in words: how what is shown of a position reads, field by field."""

from __future__ import annotations

from typing import Final, TypeGuard

from parlour.engine.plain import Plain
from parlour.engine.view import View
from parlour.localization import Translator

WHO: Final = ("seat", "first", "token", "to_act", "owner")  # fields whose values are seats
STACKS: Final = "stacks"
LEFT_OUT: Final = ("id", "number", "source")


class Values:
    """Labels and values of one view, in the words of its game where it has them."""

    def __init__(self, view: View, words: Translator, names: list[str]) -> None:
        self.view: Final = view
        self.translator: Final = words
        self.names: Final = names
        self.nothing: Final = words.text("ui-nothing")
        self.entries: Final = _entries(view.edition.data)

    def label(self, key: str) -> str:
        """Return the name of a field."""
        text = f"field-{key}"
        return self.translator.text(text) if self.translator.has(text) else key.replace("_", " ")

    def seat_name(self, seat: int) -> str:
        """Return the name of a seat, marked if it is the viewer's own."""
        own = f" ({self.translator.text('ui-yours')})" if seat == self.view.seat else ""
        return self.names[seat] + own

    def format_value(self, key: str, value: Plain) -> str:
        """Put the value of a field into words, on one line."""
        if isinstance(value, list):
            return ", ".join([self.format_value(key, item) for item in value]) or self.nothing
        if isinstance(value, dict):
            return self._counts(key, value) if _is_counts(value) else self._fields(value)
        if value is None or value is False:
            return self.nothing
        if value is True:
            return "✓"
        if key in WHO and isinstance(value, int) and 0 <= value < len(self.names):
            return self.names[value]
        for text in (f"{key}-{value}", f"{key.removesuffix('s')}-{value}"):
            if self.translator.has(text):
                return self.translator.text(text, "short" if self.translator.has(text, "short") else "")
        return str(value).replace("_", " ")

    def _counts(self, key: str, value: dict[str, Plain]) -> str:
        """Write how many there are of each, leaving out what there is none of."""
        present = {name: count for name, count in value.items() if count}
        found = [self.format_value(key, name) + (f" ×{count}" if count != 1 else "") for name, count in present.items()]
        return ", ".join(found) or self.nothing

    def _fields(self, value: dict[str, Plain]) -> str:
        """Write the fields of an object one after another: numbers together ("blade 1–2"), lists with their names."""
        fields = {
            key: item
            for key, item in value.items()
            if key not in LEFT_OUT and item is not None and item is not False and not _names_a_field(item, value)
        }
        lists = [
            f"{self.label(key)}: {self.format_value(key, item)}"
            for key, item in fields.items()
            if isinstance(item, list)
        ]
        named = [(key, item) for key, item in fields.items() if not isinstance(item, list) and not _is_number(item)]
        words = [self._is(key) if item is True else self.format_value(key, item) for key, item in named]
        counted = [(key, item) for key, item in fields.items() if _is_number(item)]
        words += [self.translator.text(f"count-{key}", count=item) for key, item in counted if self._has_count(key)]
        numbers = "–".join([str(item) for key, item in counted if not self._has_count(key)])
        parts = [" ".join([part for part in (*words, numbers) if part]), *lists]
        return self.translator.clauses([part for part in parts if part]) or self.nothing

    def _is(self, key: str) -> str:
        """Return the text for a flag that is set: the game's own text, or the name of the field."""
        return self.translator.text(f"{key}-yes") if self.translator.has(f"{key}-yes") else self.label(key)

    def _has_count(self, key: str) -> bool:
        """Return whether the game counts this in words ("1 child")."""
        return self.translator.has(f"count-{key}")

    def with_entry(self, row: dict[str, Plain]) -> dict[str, Plain]:
        """Add the fields of the edition's entry that a row stands for, if it does."""
        for key, value in row.items():
            entry = self.entries.get(key, {}).get(value) if isinstance(value, int) else None
            if entry is not None:
                return {**row, **{name: item for name, item in entry.items() if name not in row}}
        return row

    def flat(self, area: dict[str, Plain]) -> dict[str, str]:
        """Lay the objects inside an object out as rows of their own."""
        rows: dict[str, str] = {}
        for key, value in area.items():
            if key == STACKS and isinstance(value, dict):
                rows |= {self.label(name): self._stack(name, ids) for name, ids in value.items()}
            elif isinstance(value, dict) and not _is_counts(value):
                rows |= {self.label(name): self.format_value(name, item) for name, item in value.items()}
            else:
                rows[self.label(key)] = self.format_value(key, value)
        return rows

    def _stack(self, field: str, ids: Plain) -> str:
        """Show the one field that counts of every entry in a stack."""
        if ids is None:
            return self.translator.text("ui-hidden")
        for entries in self.entries.values():
            if isinstance(ids, list) and all(isinstance(item, int) and field in entries.get(item, {}) for item in ids):
                return self.format_value(field, [entries[item][field] for item in ids])
        return self.format_value(field, ids)


def _names_a_field(item: Plain, value: dict[str, Plain]) -> bool:
    """Return whether an item only tells which field counts: a resource that is a tool, and the tool a hammer drill."""
    return isinstance(item, str) and item in value


def _is_number(value: Plain) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_counts(value: dict[str, Plain]) -> bool:
    return all(_is_number(item) for item in value.values())


def _number(entry: dict[str, Plain]) -> int | None:
    """Return the number by which an entry is called."""
    found = entry.get("id", entry.get("number"))
    return found if isinstance(found, int) else None


def _entries(data: dict[str, Plain]) -> dict[str, dict[Plain, dict[str, Plain]]]:
    """Find the lists of numbered entries in component data."""
    found: dict[str, dict[Plain, dict[str, Plain]]] = {}
    for name, value in data.items():
        rows = [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []
        numbered = {_number(row): row for row in rows}
        if rows and None not in numbered:
            found[name] = {
                number: {key: item for key, item in row.items() if key not in LEFT_OUT}
                for number, row in numbered.items()
            }
    return found
