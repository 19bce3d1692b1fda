"""Serve the games to browsers."""

from __future__ import annotations

import asyncio
import logging
import os
import webbrowser
from dataclasses import dataclass
from pathlib import Path

import click
from click.core import ParameterSource

from parlour import __version__
from parlour.engine.plain import Wrong

DATA = "PARLOUR_DATA"
SECRET = "PARLOUR_SECRET"  # noqa: S105  # the name of a variable
EXAMPLES = """\b
Examples:
  parlour serve --open                    for the people at this machine
  parlour serve --host 0.0.0.0            also for phones in the same network
  parlour serve --data /srv/parlour --trust-proxy 127.0.0.1
"""


@dataclass(frozen=True)
class Wish:
    """What the command line asks for."""

    host: str
    port: int
    database: str
    data: Path | None
    opens: bool
    bot_workers: int
    proxies: tuple[str, ...]
    rate_limits: bool
    log_level: str


@click.command(epilog=EXAMPLES)
@click.option("--host", default="127.0.0.1", show_default=True, help="Who may come: 0.0.0.0 lets in the whole network.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default="8000, or the next free one")
@click.option("--database", default="", metavar="URL|FILE", help="By default a file in the data folder.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help=f"The data folder; also {DATA}.")
@click.option("--open/--no-open", "opens", default=False, help="Open the browser.")
@click.option("--bot-workers", type=click.IntRange(1, 256), default=None, help="Processes in which bots think.")
@click.option("--trust-proxy", "proxies", multiple=True, metavar="ADDRESS", help="Believe its X-Forwarded headers.")
@click.option("--rate-limits/--no-rate-limits", default=True, help="Refuse what comes too often.")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning"]), default="info", show_default=True)
@click.pass_context
def command(ctx: click.Context, /, bot_workers: int | None, **wishes: object) -> None:
    """Serve the games to browsers.

    Everything that people play is kept in the data folder; stop the server with Ctrl-C.
    """
    workers = bot_workers or max(1, (os.cpu_count() or 2) - 1)
    wish = Wish(bot_workers=workers, **wishes)  # type: ignore[arg-type]  # click has checked them
    is_given = ctx.get_parameter_source("port") is not ParameterSource.DEFAULT
    try:
        _serve(wish, may_move=not is_given)
    except KeyboardInterrupt:
        click.echo("Stopped.", err=True)


def _serve(wish: Wish, *, may_move: bool) -> None:
    try:
        from parlour.tables.settings import Settings as HallSettings  # noqa: PLC0415
        from parlour.web import access_log, listen, serve  # noqa: PLC0415  # the rest of the program works without them
        from parlour.web.settings import Rates, Settings  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Wrong("serve", "what a server needs (pip install 'parlour[server]')", f"no {error.name}") from None
    settings = Settings(
        data=data_folder(wish.data),
        version=__version__,
        database=wish.database,
        secret=os.environ.get(SECRET, ""),
        hall=HallSettings(bot_workers=wish.bot_workers),
        trusted_proxies=wish.proxies,
        rates=Rates() if wish.rate_limits else None,
    )
    with listen.listen(wish.host, wish.port, may_move=may_move) as door:
        port: int = door.getsockname()[1]
        here, phones = listen.address_here(wish.host, port), listen.address_for_phones(wish.host, port)

        def when_ready() -> None:
            click.echo(f"Parlour is open at {here}")
            if phones:
                click.echo(f"Phones in the same network: {phones}")
            if wish.opens and listen.has_display():
                webbrowser.open(here)

        access_log.set_up(getattr(logging, wish.log_level.upper()))
        asyncio.run(serve.serve(settings, [door], when_ready))


def data_folder(given: Path | None) -> Path:
    """Choose the data folder: the one given, the one of the environment, or the system's usual place."""
    if given is not None:
        return given
    if os.environ.get(DATA):
        return Path(os.environ[DATA])
    usual = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(usual) if usual else Path.home() / ".local" / "share") / "parlour"
