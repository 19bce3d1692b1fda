"""Components by name: where they stand in an edition, where their figures come from, and which are alike.

A name is made of words that lead into the edition's data: a table, the id of one of its entries, perhaps a part.
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.engine.plain import Plain, Wrong

IDS = ("id", "number", "type")  # what tells the entries of a table apart,
SEVERAL = "players"  # or this, where one entry is for several
SOURCE = "source"
RECONSTRUCTED = "reconstructed"
POINTS = "points"


@dataclass(frozen=True)
class Component:
    """A component and what its edition says of it.

    Its *group* has all that differ from it only in their entries. Those of a group that say the same are of one *kind*.
    """

    name: str
    group: str
    kind: str
    source: str
    points: dict[str, Plain]  # that its entry gives, if any, by path inside it

    @property
    def is_reconstructed(self) -> bool:
        """Return whether its figures are our own guess."""
        return self.source == RECONSTRUCTED


def component(data: dict[str, Plain], name: str) -> Component:
    """Find a component of an edition; `Wrong` if there is none of that name."""
    group: list[str] = []
    source = ""
    entry: Plain = None
    here: Plain = data
    for word in name.split():
        if isinstance(here, dict) and word in here:
            group.append(word)
        here = _step(here, word, name)
        if isinstance(here, dict):
            entry, source = here, str(here.get(SOURCE, source))
    alike = " ".join(group)
    return Component(name, alike, f"{alike} {_inscription(here)}".strip(), source, _points(entry, ""))


def kind_of(members: list[Component]) -> Component:
    """Put the components of one kind together; what is reconstructed in one of them is so for all."""
    one = next((member for member in members if member.is_reconstructed), members[0])
    return Component(one.kind, one.group, one.kind, one.source, {})


def siblings(data: dict[str, Plain], name: str) -> list[str]:
    """Name the components that differ from this one only in the entry that they are of, itself included."""
    table, one, *part = name.split()
    found = data.get(table)
    lists = list(found.values()) if isinstance(found, dict) else [_ids(found)]
    for members in lists:
        if _has(members, one) and isinstance(members, list):
            return [" ".join([table, str(member), *part]) for member in members]
    return [name]


def _step(value: Plain, word: str, name: str) -> Plain:
    """Go one word on: into a field, to one of several members, or to the entry with this id or number."""
    if isinstance(value, dict):
        if word in value:
            return value[word]
        if any(isinstance(members, list) and _has(members, word) for members in value.values()):
            return word
    if isinstance(value, list):
        for entry in value:
            if isinstance(entry, dict) and (_id(entry) == word or _has(entry.get(SEVERAL), word)):
                return entry
        if word.isdigit() and 0 < int(word) <= len(value):
            return value[int(word) - 1]
    raise Wrong(name, "the name of a component of the edition", f"nothing called {word}")


def _has(members: Plain, word: str) -> bool:
    return isinstance(members, list) and word in [str(member) for member in members]


def _id(entry: dict[str, Plain]) -> str:
    return next((str(entry[key]) for key in IDS if key in entry), "")


def _ids(entries: Plain) -> list[Plain]:
    return [_id(entry) for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []


def _inscription(value: Plain) -> str:
    """Write what a part of an entry says, if that is short: a value, or a few of them. A whole entry says nothing."""
    if not isinstance(value, dict):
        return "" if isinstance(value, list) else str(value)
    inside = list(value.values())
    return "" if SOURCE in value or any(isinstance(it, dict | list) for it in inside) else " ".join(map(str, inside))


def _points(value: Plain, path: str) -> dict[str, Plain]:
    """Find the figures called points in an entry, at any depth of named fields."""
    found: dict[str, Plain] = {}
    for key, inner in value.items() if isinstance(value, dict) else ():
        if key == POINTS:
            found[path + key] = inner
        else:
            found |= _points(inner, f"{path}{key}.")
    return found
