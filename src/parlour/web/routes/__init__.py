"""REST routes by subject, and the socket."""

from __future__ import annotations

from typing import Final

from parlour.web.routes import about, editions, games, me, notices, play, static, tables

AREAS: Final = (about, me, notices, editions, games, tables, play, static)
