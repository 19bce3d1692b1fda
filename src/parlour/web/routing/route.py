"""Routes: what a function answers at a path, and what it needs to know of the request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from starlette.responses import Response

Handler = Callable[..., Awaitable[Response]]
JSON: Final = "application/json"


@dataclass(frozen=True)
class Route:
    """A function that answers requests of a method at a path."""

    method: str
    path: str
    handler: Handler
    answer: Any = None  # the type of what is answered in JSON; None: something else
    kind: str = JSON  # the content type of the answer
    tag: str = ""  # what the description groups it under; empty: it is not described
    statuses: Mapping[int, str] = field(default_factory=dict)  # of answers without a body, or with another one
    also: Mapping[int, Any] = field(default_factory=dict)  # types of answers with other statuses
    text_body: str = ""  # the content type of a body that the function reads by itself


class Router:
    """The routes of one subject."""

    def __init__(self, tag: str = "") -> None:
        self.tag: Final = tag
        self.routes: Final[list[Route]] = []

    def add(self, method: str, path: str, **more: Any) -> Callable[[Handler], Handler]:
        """Return a decorator that adds a function as a route."""

        def added(handler: Handler) -> Handler:
            self.routes.append(Route(method, path, handler, tag=more.pop("tag", self.tag), **more))
            return handler

        return added

    def get(self, path: str, **more: Any) -> Callable[[Handler], Handler]:
        """Add a route that reads."""
        return self.add("GET", path, **more)

    def post(self, path: str, **more: Any) -> Callable[[Handler], Handler]:
        """Add a route that does something."""
        return self.add("POST", path, **more)

    def put(self, path: str, **more: Any) -> Callable[[Handler], Handler]:
        """Add a route that replaces something."""
        return self.add("PUT", path, **more)

    def patch(self, path: str, **more: Any) -> Callable[[Handler], Handler]:
        """Add a route that changes something."""
        return self.add("PATCH", path, **more)

    def delete(self, path: str, **more: Any) -> Callable[[Handler], Handler]:
        """Add a route that deletes something."""
        return self.add("DELETE", path, **more)
