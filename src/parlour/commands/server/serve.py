"""Serve the games to browsers."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import webbrowser
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import Literal

import click
from click.core import ParameterSource

from parlour import __version__
from parlour.commands.shared.data_folder import DATA, data_folder
from parlour.engine import catalogue
from parlour.engine.plain import Wrong

DATABASE = "PARLOUR_DATABASE"
SECRET = "PARLOUR_SECRET"  # noqa: S105  # the name of a variable
METRICS_TOKEN = "PARLOUR_METRICS_TOKEN"  # noqa: S105  # as well
HOSTS = "PARLOUR_HOSTS"
COMPILING = "PARLOUR_COMPILING"
EXAMPLES = """\b
Examples:
  parlour serve --open                    for the people at this machine
  parlour serve --host 0.0.0.0            also for phones in the same network
  parlour serve --data /srv/parlour --trust-proxy 127.0.0.1
  parlour serve --workers 4 --database postgresql://parlour@db/parlour
"""


@dataclass(frozen=True)
class ServeOptions:
    """The options of the command line."""

    host: str
    port: int
    database: str
    data: Path | None
    opens: bool
    workers: int
    bot_workers: int
    host_names: tuple[str, ...]
    proxies: tuple[str, ...]
    rate_limits: bool
    keep_tables: float | None
    log_level: str
    log_format: Literal["text", "json"]


@click.command(epilog=EXAMPLES)
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for the whole network."
)
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default="8000, or the next free one")
@click.option(
    "--database",
    default="",
    envvar=DATABASE,
    metavar="URL|FILE",
    help=f"By default a file in the data folder; also {DATABASE}.",
)
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help=f"The data folder; also {DATA}.")
@click.option("--open/--no-open", "opens", default=False, help="Open the browser.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Number of server processes.")
@click.option("--bot-workers", type=click.IntRange(1, 256), default=None, help="Processes in which bots think.")
@click.option(
    "--host-name",
    "host_names",
    multiple=True,
    metavar="NAME",
    help=f"A name under which people reach the server, if it is not one of the local network; also {HOSTS}.",
)
@click.option(
    "--trust-proxy", "proxies", multiple=True, metavar="ADDRESS", help="A proxy whose X-Forwarded headers are used."
)
@click.option("--rate-limits/--no-rate-limits", default=True, help="Limit the rate of requests per person and address.")
@click.option(
    "--keep-tables",
    type=click.FloatRange(1),
    metavar="DAYS",
    help="Delete tables so many days after their end; by default they are kept for ever.",
)
@click.option("--log-level", type=click.Choice(["debug", "info", "warning"]), default="info", show_default=True)
@click.option("--log-format", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.pass_context
def command(
    ctx: click.Context,
    /,
    *,
    host: str,
    port: int,
    database: str,
    data: Path | None,
    opens: bool,
    workers: int,
    bot_workers: int | None,
    host_names: tuple[str, ...],
    proxies: tuple[str, ...],
    rate_limits: bool,
    keep_tables: float | None,
    log_level: str,
    log_format: Literal["text", "json"],
) -> None:
    """Serve the games to browsers.

    All matches are stored in the data folder; stop the server with Ctrl-C. Notices by web push and e-mail are
    configured by environment variables: see docs/running.md.
    """
    options = ServeOptions(
        host=host,
        port=port,
        database=database,
        data=data,
        opens=opens,
        workers=workers,
        bot_workers=bot_workers or max(1, ((os.cpu_count() or 2) - 1) // workers),
        host_names=host_names,
        proxies=proxies,
        rate_limits=rate_limits,
        keep_tables=keep_tables,
        log_level=log_level,
        log_format=log_format,
    )
    is_given = ctx.get_parameter_source("port") is not ParameterSource.DEFAULT
    try:
        _serve(options, may_change_port=not is_given)
    except KeyboardInterrupt:
        click.echo("Stopped.", err=True)


def _serve(options: ServeOptions, *, may_change_port: bool) -> None:
    try:  # the rest of the program works without them
        from parlour.notices.settings import from_environment  # noqa: PLC0415
        from parlour.tables.settings import DAY, TableSettings  # noqa: PLC0415
        from parlour.tables.store.database import is_shared  # noqa: PLC0415
        from parlour.web import metrics  # noqa: PLC0415
        from parlour.web.logs import access_log  # noqa: PLC0415
        from parlour.web.middleware import allowed_hosts  # noqa: PLC0415
        from parlour.web.process import listen, serve, supervisor, worker  # noqa: PLC0415
        from parlour.web.settings import Rates, ServerSettings  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Wrong("serve", "what a server needs (pip install 'parlour[server]')", f"no {error.name}") from None
    settings = ServerSettings(
        data=data_folder(options.data),
        version=__version__,
        database=options.database,
        secret=os.environ.get(SECRET, ""),
        tables=TableSettings(
            bot_workers=options.bot_workers,
            ended_tables_last=None if options.keep_tables is None else options.keep_tables * DAY,
            compiling=Path(os.environ[COMPILING]) if os.environ.get(COMPILING) else None,
        ),
        notices=from_environment(os.environ),
        metrics_token=os.environ.get(METRICS_TOKEN, ""),
        trusted_proxies=options.proxies,
        hosts=allowed_hosts.read_hosts(_host_names(options)),
        rates=Rates() if options.rate_limits else None,
    )
    _check_workers(options.workers, is_shared(options.database))
    if not options.database:
        _check_data(settings.data)
    with ExitStack() as stack:
        sockets = listen.listen_shared(options.host, options.port, options.workers, may_change_port=may_change_port)
        for listening in sockets:
            stack.enter_context(listening)
        port: int = sockets[0].getsockname()[1]
        here, phones = listen.address_here(options.host, port), listen.address_for_phones(options.host, port)
        settings = replace(settings, tables=replace(settings.tables, address=here))

        def when_ready() -> None:
            click.echo(f"Parlour is open at {here}")
            if phones:
                click.echo(f"Phones in the same network: {phones}")
            if options.opens and listen.has_display():
                webbrowser.open(here)

        level = getattr(logging, options.log_level.upper())
        access_log.set_up(level, form=options.log_format)
        for problem in catalogue.problems():
            access_log.LOG.warning("game left out", game=problem.name, package=problem.package, reason=problem.reason)
        if options.workers == 1:
            asyncio.run(serve.serve(settings, sockets, when_ready))
        else:
            os.environ[metrics.FOLDER] = stack.enter_context(TemporaryDirectory(prefix="parlour-figures-"))
            config = worker.WorkerConfig(settings, level, options.log_format)
            supervisor.Supervisor(config, sockets, when_ready).run()


def _host_names(options: ServeOptions) -> list[str]:
    """Return all configured names; the address that is printed must work, too."""
    listed = os.environ.get(HOSTS, "").replace(",", " ").split()
    return [*listed, *options.host_names, *([options.host] if options.host else [])]


def _check_workers(workers: int, is_shared: bool) -> None:
    if workers == 1:
        return
    if not is_shared:
        why = "a file, which only one process can serve"
        raise Wrong("--workers", "1, or --database with the address of a PostgreSQL server", why)
    if not hasattr(signal, "SIGHUP"):
        raise Wrong("--workers", "1 on this system", str(workers))


def _check_data(folder: Path) -> None:
    """Refuse a data folder that is not writable before anything is opened, and say what to do."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        expected = "a data folder that can be written to (choose another one with --data FOLDER)"
        raise Wrong(str(folder), expected, error.strerror or str(error)) from None
