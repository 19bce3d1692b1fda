"""Components by name: their place in an edition, the source of their figures, and which are alike.

A name is made of words that lead into the edition's data: a table, the id of one of its entries, perhaps a part.
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.engine.plain import Plain, Wrong

IDS = ("id", "number", "type")  # the keys that identify the entries of a list,
SEVERAL = "players"  # or this, where one entry is for several numbers of players
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
    """Combine the components of one kind; if one of them is reconstructed, the combination is, too."""
    one = next((member for member in members if member.is_reconstructed), members[0])
    return Component(one.kind, one.group, one.kind, one.source, {})


def siblings(data: dict[str, Plain], name: str) -> list[str]:
    """List the components that differ from this one only in their entry, including itself."""
    table, one, *part = name.split()
    found = data.get(table)
    lists = list(found.values()) if isinstance(found, dict) else [_ids(found)]
    for members in lists:
        if _has(members, one) and isinstance(members, list):
            return [" ".join([table, str(member), *part]) for member in members]
    return [name]


def _step(value: Plain, word: str, name: str) -> Plain:
    """Follow one word of a name: into a field, to one of several members, or to the entry with this id or number."""
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
    """Return a short text for a part of an entry: a value, or a few of them; empty for a whole entry."""
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
