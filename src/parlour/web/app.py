"""The application: all routes over one table service, inside the middleware."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Final

from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from parlour.notices.push.vapid import new_key
from parlour.notices.service import NoticeService
from parlour.tables.store.outage import WriteCheck
from parlour.tables.store.sqlite.files import make_folder
from parlour.tables.table_service import TableService
from parlour.web.context import Context
from parlour.web.identity.cookie import Identity
from parlour.web.identity.signing_keys import read_or_make, signing_keys
from parlour.web.logs.access_log import AccessLog
from parlour.web.metrics import Metrics
from parlour.web.middleware.allowed_hosts import HostCheck
from parlour.web.middleware.own_cookies import OwnCookies
from parlour.web.middleware.request_guard import RequestGuard
from parlour.web.middleware.security_headers import SecurityHeaders
from parlour.web.middleware.shutting_down import ShuttingDown
from parlour.web.routes import AREAS, socket
from parlour.web.routing.application import Application, Methods, tree_of
from parlour.web.routing.path_tree import PathTree
from parlour.web.settings import ServerSettings
from parlour.web.static_files import StaticFiles

DATABASE: Final = "parlour.sqlite"
PUSH_KEY: Final = "push.key"


def with_middleware(api: Application, settings: ServerSettings) -> ASGIApp:
    """Wrap the routes in the middleware that every request passes."""
    checked = OwnCookies(HostCheck(ShuttingDown(api), settings))
    app: ASGIApp = SecurityHeaders(AccessLog(checked, api.state.metrics.count_request))
    if settings.trusted_proxies:
        app = ProxyHeadersMiddleware(app, list(settings.trusted_proxies))  # type: ignore[arg-type,assignment]
    return app


def make_api(settings: ServerSettings, kind: type[TableService] = TableService) -> Application:
    """Create the application with all routes."""
    keys = signing_keys(settings.data, settings.secret)
    push_key = settings.notices.push_key or read_or_make(settings.data / PUSH_KEY, new_key)
    metrics = Metrics(settings.version)

    @asynccontextmanager
    async def lifespan(app: Application) -> AsyncIterator[None]:
        service = await kind.open(database_url(settings), settings.tables)
        notice_service = NoticeService(service, settings.notices, keys, push_key, metrics.count_notice)
        here = Context(
            settings,
            service,
            Identity(keys),
            StaticFiles(settings.static),
            notice_service,
            metrics,
            WriteCheck(service.store),
        )
        app.state.context = here
        notice_service.open()
        metrics.open(here)
        try:
            yield
        finally:
            here.is_stopping = True
            await metrics.close()
            await notice_service.close()
            await service.close()

    api = Application(route_tree(), {socket.PATH: socket.socket}, RequestGuard(settings), lifespan)
    api.state.metrics = metrics
    return api


@cache
def route_tree() -> PathTree[Methods]:
    """Return all routes, for every application of this process."""
    tree = tree_of([route for area in AREAS for route in area.router.routes])
    tree.node("/api/{rest:path}").value = {}  # nothing else is there: not the page that other unknown paths get
    return tree


def database_url(settings: ServerSettings) -> str:
    """Return the URL of the store: the configured URL, the configured file, or a file in the data folder."""
    if "://" in settings.database:
        return settings.database
    file = Path(settings.database) if settings.database else settings.data / DATABASE
    make_folder(file.parent)
    return f"sqlite+aiosqlite:///{file.absolute()}"
