"""When a search has to stop before its budget is used: at a time, or when somebody asks for the best so far."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Request:
    """A request to stop, which may come at any time; this one never comes."""

    def has_come(self) -> bool:
        """Return whether the search should stop now."""
        return False


class Stop:
    """Stops a search at a time (`perf_counter`; 0: never), or when a request has come."""

    def __init__(self, end: float = 0.0, request: Request | None = None) -> None:
        self.end: Final = end
        self.request: Final = request

    def is_due(self) -> bool:
        """Return whether it is time to stop."""
        if self.end > 0.0 and perf_counter() >= self.end:
            return True
        return self.request is not None and self.request.has_come()
