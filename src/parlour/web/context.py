"""The context of a server: the services, the settings and the state that all routes share."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from starlette.requests import HTTPConnection

from parlour.notices.service import NoticeService
from parlour.tables.store.outage import WriteCheck
from parlour.tables.table_service import TableService
from parlour.web.client_address import address
from parlour.web.identity.cookie import Identity
from parlour.web.metrics import Metrics
from parlour.web.rate_limits import RateLimits
from parlour.web.settings import Rate, Rates, ServerSettings
from parlour.web.static_files import StaticFiles

NOBODY: Final = "nobody"  # stands for a visitor without a cookie; no person has this id


@dataclass
class Context:
    """What all routes of one server share."""

    settings: ServerSettings
    service: TableService
    identity: Identity
    static_files: StaticFiles
    notices: NoticeService
    metrics: Metrics
    write_check: WriteCheck
    limits: RateLimits = field(default_factory=RateLimits)
    sockets: Counter[str] = field(default_factory=Counter)  # open ones, by person and by address
    is_stopping: bool = False  # the server is shutting down

    def count(self, connection: HTTPConnection, what: str, person: str = "") -> None:
        """Count a request against the rate limits of the address, and of the person if given; may raise `TooOften`."""
        rates = self.settings.rates
        if rates is None:
            return
        rate, origin = rate_of(rates, what), f"from {address(connection)}"
        if person:
            self.limits.take(what, f"{NOBODY} {origin}" if person == NOBODY else person, rate)
            rate = Rate(
                rate.burst * self.settings.people_per_address, rate.per_second * self.settings.people_per_address
            )
        self.limits.take(what, origin, rate)


def rate_of(rates: Rates, what: str) -> Rate:
    """Return a rate by its name."""
    found = getattr(rates, what)
    assert isinstance(found, Rate)
    return found


def context(connection: HTTPConnection) -> Context:
    """Return the context for a route."""
    found = connection.app.state.context
    assert isinstance(found, Context)
    return found
