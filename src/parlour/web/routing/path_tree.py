"""Finds what stands at a path: a tree of its parts, in which a part may be a parameter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar, final

T = TypeVar("T")


@final
class PathTree(Generic[T]):
    """What stands at paths such as `/api/tables/{table}`; `/{rest:path}` is for all below that nothing else matches."""

    def __init__(self) -> None:
        self.value: T | None = None
        self.names: tuple[str, ...] = ()
        self._fixed: Final[dict[str, PathTree[T]]] = {}
        self._parameter: PathTree[T] | None = None
        self._rest: PathTree[T] | None = None

    def node(self, path: str) -> PathTree[T]:
        """Return the place of a path, which is made if it is new."""
        node, names = self, list[str]()
        for part in _parts(path):
            if part.startswith("{"):
                names.append(part.strip("{}").removesuffix(":path"))
            node = node._below(part)
        node.names = tuple(names)
        return node

    def _below(self, part: str) -> PathTree[T]:
        if part.endswith(":path}"):
            self._rest = self._rest or PathTree()
            return self._rest
        if part.startswith("{"):
            self._parameter = self._parameter or PathTree()
            return self._parameter
        return self._fixed.setdefault(part, PathTree())

    def find(self, path: str) -> tuple[T, Mapping[str, str]] | None:
        """Return what stands at a path, and the values of its parameters; fixed parts come before parameters."""
        values: list[str] = []
        node = self.search(_parts(path), 0, values)
        if node is None or node.value is None:
            return None
        return node.value, dict(zip(node.names, values, strict=True))

    def search(self, parts: list[str], at: int, values: list[str]) -> PathTree[T] | None:
        """Search below this node, from a part on; append the values of the parameters that are passed."""
        if at == len(parts):
            return self if self.value is not None else None
        part, count = parts[at], len(values)
        if (fixed := self._fixed.get(part)) is not None and (found := fixed.search(parts, at + 1, values)) is not None:
            return found
        if part and self._parameter is not None:
            values.append(part)
            if (found := self._parameter.search(parts, at + 1, values)) is not None:
                return found
            del values[count:]
        if self._rest is not None:
            values.append("/".join(parts[at:]))
        return self._rest


def _parts(path: str) -> list[str]:
    return path.removeprefix("/").split("/")
