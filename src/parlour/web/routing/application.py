"""The ASGI application: finds the route of a request, and answers errors in one form."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from types import SimpleNamespace
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from parlour.web import errors
from parlour.web.context import context
from parlour.web.identity.visitors import add_identity_cookie
from parlour.web.middleware.request_guard import RequestGuard
from parlour.web.rate_limits import TooOften
from parlour.web.routing.endpoint import Endpoint
from parlour.web.routing.path_tree import PathTree
from parlour.web.routing.route import Route

Lifespan = Callable[["Application"], AbstractAsyncContextManager[None]]
Socket = Callable[[WebSocket], Awaitable[None]]
Methods = dict[str, Endpoint]


class Application:
    """Routes, sockets, and the state that they share."""

    def __init__(
        self, tree: PathTree[Methods], sockets: Mapping[str, Socket], guard: RequestGuard, lifespan: Lifespan
    ) -> None:
        self.state: Final = SimpleNamespace()
        self._tree: Final = tree
        self._sockets: Final = sockets
        self._guard: Final = guard
        self._lifespan: Final = lifespan

    def lifespan(self) -> AbstractAsyncContextManager[None]:
        """Open everything that the routes need, and close it in the end."""
        return self._lifespan(self)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or serve a socket."""
        scope["app"] = self
        if scope["type"] == "websocket":
            await self._serve_socket(WebSocket(scope, receive, send))
            return
        request = Request(scope, self._guard.limited(scope, receive))
        fault: Exception | None = None
        try:
            response = await self._respond(request)
        except Exception as error:  # noqa: BLE001  # every one has an answer
            response = await errors.answer(request, error)
            fault = error if response.status_code == errors.INTERNAL else None
        add_identity_cookie(request, response)
        await response(scope, receive, send)
        if fault is not None:
            raise fault  # to be logged

    async def _respond(self, request: Request) -> Response:
        refusal = self._guard.refusal(request.scope)
        if refusal is not None:
            return refusal
        found = self._tree.find(request.scope["path"])
        if found is None or not found[0]:
            return errors.no_such_path()
        methods, values = found
        endpoint = methods.get(request.method)
        if endpoint is None:
            return errors.no_such_method(methods)
        request.scope["route"] = endpoint.route
        context(request).count(request, "all")
        return await endpoint(request, values)

    async def _serve_socket(self, socket: WebSocket) -> None:
        path = socket.scope["path"]
        serve = self._sockets.get(path)
        if serve is None:
            await socket.close()  # before it is accepted: the browser gets a 403
            return
        socket.scope["route"] = SimpleNamespace(path=path)
        try:
            context(socket).count(socket, "all")
        except TooOften as often:
            refusal = await errors.answer(socket, often)
            await refusal(socket.scope, socket.receive, socket.send)
            return
        await serve(socket)


def tree_of(routes: Iterable[Route]) -> PathTree[Methods]:
    """Put routes where they are found by their paths."""
    tree: PathTree[Methods] = PathTree()
    for route in routes:
        node = tree.node(route.path)
        node.value = node.value if node.value is not None else {}
        node.value[route.method] = Endpoint(route)
    return tree
