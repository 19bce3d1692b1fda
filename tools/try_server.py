"""A server for trials: on the loopback, with data of its own, without rate limits and with bots that do not wait.

The browser tests and `tools/pictures` open one as a process of its own (`opened`). With a seed the same cards are dealt
at every table.
"""

import argparse
import asyncio
import contextlib
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

ROOT = Path(__file__).resolve().parent.parent
READY = "open at "


@contextlib.contextmanager
def opened(
    data: Path,
    *,
    games: str = "",
    seed: int | None = None,
    static: Path | None = None,
    compiling: Path | None = None,
    home: Path = ROOT,
) -> Iterator[str]:
    """Run a server while the block runs, and yield its address.

    *games* is a package of further games, *static* the folder of another client than the one that was built, *home*
    another tree than this one; while the file *compiling* is there, tables say that bots are slower.
    """
    command = [
        sys.executable,
        "-m",
        "tools.try_server",
        str(data),
        *(["--seed", str(seed)] if seed is not None else []),
        *(["--static", str(static)] if static else []),
        *(["--compiling", str(compiling)] if compiling else []),
    ]
    environment = {**os.environ, "PARLOUR_GAMES": games}
    if home != ROOT:
        environment["PYTHONPATH"] = str(home / "src")
    with (data.parent / f"{data.name}.log").open("w", encoding="utf-8") as log:
        server = subprocess.Popen(command, cwd=home, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        assert server.stdout
        with server, server.stdout:
            try:
                yield _address(server.stdout.readline(), Path(log.name))
            finally:
                server.terminate()
                try:
                    server.wait(15)
                except subprocess.TimeoutExpired:
                    server.kill()


def _address(line: str, log: Path) -> str:
    if not line.startswith(READY):
        raise RuntimeError(f"the server did not open: {log.read_text('utf-8')[-2000:]}")
    return line.removeprefix(READY).strip()


def serve(data: Path, static: Path | None = None, compiling: Path | None = None) -> None:
    """Serve until stopped; print the address when the server listens."""
    from parlour.tables.settings import TableSettings  # noqa: PLC0415 (others only open a server)
    from parlour.web.logs import access_log  # noqa: PLC0415
    from parlour.web.process import listen, serve  # noqa: PLC0415
    from parlour.web.settings import STATIC, ServerSettings  # noqa: PLC0415

    access_log.set_up(logging.INFO)  # to stderr: what is printed is only the address
    tables = TableSettings(bot_workers=1, bot_delay=0, lobby_pause=0.05, away_after=0, compiling=compiling)
    with listen.listen("127.0.0.1", 0, may_change_port=False) as listener:
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        settings = ServerSettings(
            data=data, static=static or STATIC, rates=None, people_per_address=1000, tables=tables
        )
        asyncio.run(serve.serve(settings, [listener], lambda: print(f"{READY}{address}", flush=True)))


def fix_chance(seed: int) -> None:
    """Make cards and bots the same every time: for tests and pictures, never for people.

    What a table draws depends on the seed and on how much has happened there, so that other tables change nothing.
    """
    from parlour.engine.rng import Fast  # noqa: PLC0415
    from parlour.tables.model import draft  # noqa: PLC0415
    from parlour.tables.workers import pool  # noqa: PLC0415

    play_forced = draft.Draft._play_forced  # noqa: SLF001

    def play_predictably(changes: draft.Draft, actor: int) -> None:
        vars(draft)["SECURE_RNG"] = Fast(seed + len(changes.table.match.record.entries))
        play_forced(changes, actor)

    vars(pool)["secrets"] = SimpleNamespace(randbits=lambda _bits: seed)
    setattr(draft.Draft, "_play_forced", play_predictably)  # noqa: B010  # not as a type knows it


def main() -> None:
    """Serve the games with the command line's options."""
    parser = argparse.ArgumentParser(prog="tools.try_server", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("data", type=Path, help="a folder for what is played")
    parser.add_argument("--seed", type=int, help="let the cards fall as this number says")
    parser.add_argument("--static", type=Path, help="serve the client in this folder")
    parser.add_argument("--compiling", type=Path, help="while this file is there, say that bots are slower")
    arguments = parser.parse_args()
    if arguments.seed is not None:
        fix_chance(arguments.seed)
    serve(arguments.data, arguments.static, arguments.compiling)


if __name__ == "__main__":
    main()
