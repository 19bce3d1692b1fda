"""A copy of the tree with the pseudo-language in it, made as docs/languages.md says for any further language.

The tree itself never has it, so no player is offered it. What did not change since the last copy is not built again.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools import build_client
from tools.languages import pseudo
from tools.languages.start import write_files
from tools.languages.texts import ROOT, english_files
from tools.only_one import only_one

COPIED: Final = ("src", "client", "tools", "tests/__init__.py", "tests/toys")
LEFT_OUT: Final = shutil.ignore_patterns("node_modules", "static", "__pycache__", "*.so")
LAST_LANGUAGE: Final = re.compile(r'^(    "\w+": ".*",\n)(?=\})', re.MULTILINE)


def made(root: Path = ROOT) -> Path:
    """Return the copy, brought up to date, with its client built."""
    home = root / "build" / "pseudo"
    home.mkdir(parents=True, exist_ok=True)
    with only_one(root / "build" / "pseudo.lock"):
        if _stamp(home) != (wanted := _digest(root)):
            _make(root, home)
            (home / "stamp").write_text(wanted, "utf-8")
    return home


def _make(root: Path, home: Path) -> None:
    """Copy the tree and follow the steps for a further language."""
    shutil.rmtree(home)
    for name in COPIED:
        _copy(root / name, home / name)
    add_language(home, pseudo.PSEUDO, pseudo.PSEUDO_NAME)
    write_files(home, pseudo.PSEUDO, pseudo.translate)
    run(home, "-m", "tools.make_types")
    (home / "client" / build_client.NODE_MODULES).symlink_to(root / "client" / build_client.NODE_MODULES)
    (home / "build").mkdir()
    build_client.refresh(home, Path(sys.executable), lambda _: None)


def add_language(root: Path, language: str, name: str) -> None:
    """Write a line for a language into the list of languages."""
    file = root / "src/parlour/engine/languages.py"
    text = file.read_text("utf-8")
    changed = LAST_LANGUAGE.sub(rf'\1    "{language}": "{name}",\n', text)
    assert changed != text, "the list of languages has another form"
    file.write_text(changed, "utf-8")


def run(home: Path, *arguments: str) -> None:
    """Run Python with the copy in place of the tree."""
    subprocess.run([sys.executable, *arguments], cwd=home, env=environment(home), check=True, capture_output=True)


def environment(home: Path) -> dict[str, str]:
    """Return an environment in which `parlour` is the copy's."""
    return {**os.environ, "PYTHONPATH": str(home / "src")}


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=LEFT_OUT)
    elif source.exists():
        shutil.copy2(source, target)


def _stamp(home: Path) -> str:
    file = home / "stamp"
    return file.read_text("utf-8") if file.exists() else ""


def _digest(root: Path) -> str:
    """Return a digest of all that the copy is made from."""
    client = build_client.sources(root / "client")
    python = sorted((root / "src").rglob("*.py")) + sorted((root / "tools").rglob("*.py"))
    data = sorted((root / "src").rglob("*.toml"))
    return build_client.digest(root, [*client, *python, *data, *english_files(root)])
