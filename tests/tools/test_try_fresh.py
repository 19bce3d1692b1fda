"""`tools/try_fresh`, as far as it can be tried without root: what is tried, and what is copied into the system."""

import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def try_fresh() -> ModuleType:
    loader = SourceFileLoader("try_fresh", str(ROOT / "tools" / "try_fresh"))
    spec = spec_from_loader("try_fresh", loader)
    assert spec is not None
    module = module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "dont_write_bytecode", True)  # the file is a program, not a module
        patch.setitem(sys.modules, "try_fresh", module)  # dataclasses look it up
        loader.exec_module(module)
    return module


def wanted(module: ModuleType, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> list[object]:
    monkeypatch.setattr(sys, "argv", ["try_fresh", *arguments])
    return list(module.trials(module.options()))


def test_one_trial_is_what_the_options_say(try_fresh: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    [trial] = wanted(try_fresh, monkeypatch, "--suite", "trixie", "--compiler", "--folder", "a folder")
    assert trial == try_fresh.Trial("trixie", compiler=True, as_root=False, folder="a folder")
    assert try_fresh.Trial("trixie", True, True, "x").place.parts[1:] == ("root", "x")


def test_all_trials_share_few_systems(try_fresh: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    everything = wanted(try_fresh, monkeypatch, "--all")
    systems = [(trial.suite, trial.compiler) for trial in everything if isinstance(trial, try_fresh.Trial)]
    assert systems == sorted(systems), "one after another"
    assert len(set(systems)) == 4
    for compiler in (False, True):
        assert try_fresh.Trial("trixie", compiler, as_root=False, folder="a folder") in everything
        assert try_fresh.Trial("bookworm", compiler, as_root=True, folder="parlour") in everything


def test_files_that_were_deleted_without_telling_git_are_left_out(try_fresh: ModuleType, tmp_path: Path) -> None:
    tree, home = tmp_path / "tree", tmp_path / "home"
    (tree / "a folder").mkdir(parents=True)
    for name in ("here", "gone", "a folder/здесь"):
        (tree / name).write_text(name, "utf-8")
    subprocess.run(["git", "init", "--quiet"], cwd=tree, check=True)
    subprocess.run(["git", "add", "."], cwd=tree, check=True)
    (tree / "gone").unlink()
    (tree / "unknown").touch()
    try_fresh.copy_tree(tree, home, "parlour")
    copied = sorted(str(path.relative_to(home)) for path in home.rglob("*") if path.is_file())
    assert copied == ["parlour/a folder/здесь", "parlour/here"]


def test_settings_are_copied_to_the_same_place_for_everybody(try_fresh: ModuleType, tmp_path: Path) -> None:
    settings = tmp_path / "pip.conf"
    settings.write_text("[global]\n", "utf-8")
    settings.chmod(0o600)
    system = tmp_path / "system"
    try_fresh.copy_file(settings, system)
    try_fresh.copy_file(tmp_path / "missing", system)
    [copy] = [path for path in system.rglob("*") if path.is_file()]
    assert copy == system / settings.relative_to("/")
    assert copy.stat().st_mode & 0o777 == 0o644
