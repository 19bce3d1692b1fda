"""The lists in docs/running.md and docs/api.md are whole: options, figures, limits, times and addresses of a server."""

import re
from dataclasses import fields
from pathlib import Path

from prometheus_client import CollectorRegistry

from parlour.commands.server import serve
from parlour.tables.settings import DAY, TableSettings
from parlour.web.metrics import Metrics
from parlour.web.routes import AREAS
from parlour.web.routes.static import PAGES
from parlour.web.settings import ConnectionLimits, Rate, Rates, ServerSettings

DOCS = Path(__file__).resolve().parents[2] / "docs"
RUNNING = (DOCS / "running.md").read_text("utf-8")
API = (DOCS / "api.md").read_text("utf-8")
OF_PROMETHEUS = ("process_", "python_")


def rows(title: str) -> list[list[str]]:
    """Return the cells of the table of running.md whose head begins with a title."""
    head = re.search(rf"^\| {title} \|.*\n\|[-|]+\n((?:\|.*\n)+)", RUNNING, re.MULTILINE)
    assert head is not None
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in head[1].splitlines()]


def test_every_option_of_the_server_is_explained() -> None:
    explained = {name for option, _ in rows("option") for name in re.findall(r"--[a-z-]+", option)}
    there = {name for option in serve.command.params for name in (*option.opts, *option.secondary_opts)}
    assert explained == there


def test_every_metric_is_explained() -> None:
    registry: CollectorRegistry = Metrics("0").registry
    there = {metric.name for metric in registry.collect() if not metric.name.startswith(OF_PROMETHEUS)}
    explained = {re.sub(r"(_total)?(\{.*\})?$", "", name) for name in _coded("figure") if name.startswith("parlour_")}
    assert explained == there


def _coded(title: str) -> list[str]:
    return [name for first, *_ in rows(title) for name in re.findall(r"`([^`]+)`", first)]


def test_every_rate_is_as_documented() -> None:
    documented = {
        name.strip("`"): Rate(float(burst), float(second)) for name, burst, second, _ in rows("what \\| at once")
    }
    assert documented == {rate.name: getattr(Rates(), rate.name) for rate in fields(Rates)}


def test_numbers_and_times_are_as_documented() -> None:
    web, tables, c = ServerSettings(data=Path()), TableSettings(), ConnectionLimits()
    said = (
        f"at most {web.sockets_per_person} sockets, and hosts at most {tables.max_tables_each} tables",
        f"with at most {tables.max_own_editions} editions of one’s own and {tables.max_kept_editions} of others kept",
        f"at most {web.sockets_per_address} sockets; a socket watches at most {web.watched_tables} tables",
        f"closed after {tables.open_tables_last / DAY:g} day without",
        f"closed after {tables.matches_last / DAY:g} days without",
        f"deleted after {tables.unused_editions_last / DAY:g} day during which",
        f"deleted after {tables.answers_last / DAY:g} days",
        f"expires after {tables.links_last / DAY:g} days",
        f"deleted after {tables.copies_last / DAY:g} days",
        f"dropped from memory after {tables.idle_after / 60:g} minutes",
        f"a connection without a request | {c.idle:g} (from a trusted proxy {c.idle_proxy:g})",
        f"to the end of its headers | {c.headers:g} |",
        f"to the end of the body | {c.body:g}, and at least 1 kB a second over every {c.window:g}",
        f"at least 1 kB a second over every {c.send_window:g}",
        f"| {c.per_address}, at most half of all",
    )
    assert [line for line in said if line not in RUNNING] == []


def test_every_address_of_the_server_is_in_the_description() -> None:
    there = {route.path for area in AREAS for route in area.router.routes} - {*PAGES, "/{name:path}"}
    assert len(there) > 50
    written = set(re.findall(r"/[a-z][\w/{}.]*", RUNNING + API.replace("{id}", "{table}")))
    short = {f"/api/tables/{{table}}{path}" for path in written}
    left_out = {
        path for path in there - written - short if path.startswith(("/api/", "/healthz", "/readyz", "/metrics"))
    }
    assert left_out == set()
