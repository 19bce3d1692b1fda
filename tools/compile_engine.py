"""Compiles the rules with mypyc into `build/compiled`, which takes the place of `src` on the path.

`src` stays pure Python: an extension module beside its source would hide every later edit of it. `build/compiled` is a
copy of `src/parlour` with the extension modules in it and a stamp with digests of their sources. The compiled modules
are listed in pyproject.toml under [tool.parlour.compile]. Without a C compiler everything runs from `src`, only slower.

`python tools/compile_engine.py` updates the tree by hand.
"""

import hashlib
import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools.only_one import only_one  # noqa: E402 (the tree must be on the path first)
from tools.setup_env import SetupError, ready, reason, say  # noqa: E402

CHILD = ROOT / "tools" / "run_mypyc.py"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.py[cod]", "*.so")
OPT_OUT = re.compile(r"# interpreted: \S")
OPT_OUT_LINES = 5
SCRATCH = "compiling-"
INSTALL = "on Debian and Ubuntu: apt install"
STAMP = "stamp.json"


class CompileError(Exception):
    """There is a compiler, but the rules did not compile; the message is the tools' output."""


@dataclass(frozen=True)
class Stamp:
    """Digests of the sources of a compiled tree."""

    engine: str  # everything that the extension modules depend on
    package: str  # every file of the package


@dataclass(frozen=True)
class Outcome:
    """The folder to run Parlour from, and the reason if it is not the compiled one."""

    tree: Path
    why_interpreted: str = ""


def refresh(root: Path, python: Path, tell: Callable[[str], None] = say) -> Outcome:
    """Update `build/compiled` from the sources, doing no more than is needed."""
    tree, wanted = root / "build" / "compiled", stamp_of(root / "src" / "parlour", root)
    if read_stamp(tree) == wanted:
        return Outcome(tree)
    missing = "" if has_extensions(tree, wanted) else missing_compiler()
    if missing:
        return Outcome(root / "src", missing)
    try:
        with only_one(root / "build" / "compile.lock"):
            if read_stamp(tree) != wanted:
                make_tree(root, python, tell)
    except OSError as error:
        return Outcome(root / "src", f"the compiled rules cannot be stored ({reason(error)})")
    return Outcome(tree)


def has_extensions(tree: Path, wanted: Stamp) -> bool:
    """Return whether *tree* holds the extension modules that are *wanted*, so that only other files have changed."""
    stamp = read_stamp(tree)
    return stamp is not None and stamp.engine == wanted.engine


def must_compile(root: Path) -> bool:
    """Return whether `refresh` would compile, which takes minutes; without a compiler it would not."""
    wanted = stamp_of(root / "src" / "parlour", root)
    return not has_extensions(root / "build" / "compiled", wanted) and not missing_compiler()


def make_tree(root: Path, python: Path, tell: Callable[[str], None]) -> None:
    """Make a new `build/compiled` in a scratch folder and move it into place when it is complete."""
    tree = root / "build" / "compiled"
    for dead in tree.parent.glob(f"{SCRATCH}*"):  # of a compilation that was killed: only one runs at a time
        shutil.rmtree(dead)
    with tempfile.TemporaryDirectory(prefix=SCRATCH, dir=tree.parent) as scratch:
        new, old = Path(scratch) / "new", Path(scratch) / "old"
        copy_package(root, new)
        made_from = stamp_of(new / "parlour", root)  # of the copy: the sources may be edited meanwhile
        stamp = read_stamp(tree)
        if stamp is not None and stamp.engine == made_from.engine:
            copy_extensions(tree, new)
        else:
            tell("compiling the rules (two minutes or so; only when they have changed)")
            compile_modules(new, selected(new / "parlour", globs(root)), python)
        (new / STAMP).write_text(json.dumps(asdict(made_from), indent=1), "utf-8")
        if tree.exists():
            tree.rename(old)
        new.rename(tree)


def compile_copy(root: Path, tree: Path, python: Path) -> None:
    """Copy the package to *tree*, which does not exist yet, and compile it there."""
    copy_package(root, tree)
    compile_modules(tree, selected(tree / "parlour", globs(root)), python)


def copy_package(root: Path, tree: Path) -> None:
    """Copy the sources of the package to *tree*."""
    shutil.copytree(root / "src" / "parlour", tree / "parlour", ignore=LEFT_OUT)


def copy_extensions(tree: Path, new: Path) -> None:
    """Copy the extension modules of *tree* to the same places in *new*."""
    for extension in extensions(tree):
        shutil.copy2(extension, new / extension.relative_to(tree))


def extensions(tree: Path) -> list[Path]:
    """Return every extension module in *tree*, the one that holds the shared code included."""
    return sorted(path for path in tree.rglob("*") if path.suffix in {".so", ".pyd"})


def compile_modules(tree: Path, modules: Iterable[Path], python: Path) -> None:
    """Compile *modules*, which lie in *tree*, with the tools that *python* has."""
    files = [module.relative_to(tree).as_posix() for module in modules]
    if not files:
        return
    with tempfile.TemporaryDirectory(prefix="parlour-mypyc-") as scratch:
        command = [str(python), "-P", str(CHILD), str(tree), scratch, *files]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise CompileError(done.stdout.strip() or f"the compilation ended with code {done.returncode}")


def globs(root: Path) -> list[str]:
    """Return the globs of the modules to compile from pyproject.toml, relative to the package."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    wanted: list[str] = settings["tool"]["parlour"]["compile"]["modules"]
    return wanted


def selected(package: Path, wanted: Iterable[str]) -> list[Path]:
    """Return the modules of *package* that the globs select and that do not opt out."""
    found = {module for glob in wanted for module in package.glob(glob)}
    return sorted(module for module in found if not opts_out(module))


def opts_out(module: Path) -> bool:
    """Return whether a comment in the first lines of *module* keeps it interpreted, with a reason."""
    return any(OPT_OUT.match(line) for line in module.read_text("utf-8").splitlines()[:OPT_OUT_LINES])


def stamp_of(package: Path, root: Path) -> Stamp:
    """Return the stamp of a tree that is made from *package* now."""
    files = sorted(path for path in package.rglob("*") if path.is_file() and not is_left_out(path))
    wanted = globs(root)
    # Compiled code depends on the types of other modules, so one compiled file makes its whole package count.
    packages = {module.relative_to(package).parts[0] for module in selected(package, wanted)}
    package_files = (path for path in files if path.suffix == ".py" and path.relative_to(package).parts[0] in packages)
    tools = f"{sys.version} {platform.machine()} mypy {mypy_version(root)} {wanted} {CHILD.read_text('utf-8')}"
    return Stamp(engine=digest(package, package_files, tools), package=digest(package, files))


def is_left_out(path: Path) -> bool:
    """Return whether *path* is a file that Python generates, not a source."""
    return "__pycache__" in path.parts or path.suffix in {".pyc", ".pyo", ".pyd", ".so"}


def digest(package: Path, files: Iterable[Path], more: str = "") -> str:
    """Return a digest of the names and contents of *files*, and of *more*."""
    total = hashlib.sha256(more.encode())
    for file in files:
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"{file.relative_to(package).as_posix()}\0{content}\n".encode())
    return total.hexdigest()


def mypy_version(root: Path) -> str:
    """Return the version of mypy (and so of mypyc) that the environment holds."""
    found = re.search(r"^mypy==(\S+)", (root / "requirements" / "play.txt").read_text("utf-8"), re.MULTILINE)
    return found[1] if found else "unknown"


def read_stamp(tree: Path) -> Stamp | None:
    """Return the stamp of *tree*, or None if there is none that can be read."""
    try:
        return Stamp(**json.loads((tree / STAMP).read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def missing_compiler() -> str:
    """Return what is missing for compiling; empty if nothing is."""
    usual = "cl" if os.name == "nt" else sysconfig.get_config_var("CC") or "cc"
    command = shlex.split(os.environ.get("CC") or usual)
    if not command or shutil.which(command[0]) is None:
        return f"no C compiler found ({INSTALL} gcc python3-dev)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return f"a C compiler, but no Python headers found ({INSTALL} python3-dev)"
    return ""


if __name__ == "__main__":
    try:
        outcome = refresh(ROOT, ready(ROOT, "play"))
        print(outcome.why_interpreted or f"{outcome.tree.relative_to(ROOT)} is up to date")
    except (SetupError, CompileError) as error:
        sys.exit(str(error))
