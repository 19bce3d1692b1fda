"""The compile step: when it compiles, when it only copies, and what it does where there is no compiler."""

import os
import shlex
import sys
from pathlib import Path

import pytest

import parlour
from tools import compile_engine
from tools.compile_engine import CompileError, Outcome, missing_compiler, read_stamp, refresh, selected

PYPROJECT = '[tool.parlour.compile]\nmodules = ["engine/**/*.py", "bots/search.py"]\n'
FILES = {
    "pyproject.toml": PYPROJECT,
    "requirements/play.txt": "mypy==2.4.1 \\\n    --hash=sha256:00\n",
    "src/parlour/__init__.py": "",
    "src/parlour/cli.py": "print('hello')\n",
    "src/parlour/engine/__init__.py": "",
    "src/parlour/engine/rules.py": "def two() -> int:\n    return 2\n",
    "src/parlour/engine/text/en.ftl": "hello = Hello\n",
    "src/parlour/bots/search.py": "from parlour.engine.rules import two\n\nFOUR = two() + two()\n",
    "src/parlour/bots/other.py": "",
}


class Trial:
    """A small tree with a stand-in for the compiler, which counts how often it was asked."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.tree = root / "build" / "compiled"
        self.compilations = 0
        self.failure: BaseException | None = None
        for name, text in FILES.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    def compile(self, tree: Path, modules: list[Path], python: Path) -> None:
        assert python == Path(sys.executable)
        self.compilations += 1
        if self.failure:
            raise self.failure
        for module in modules:
            module.with_suffix(".test.so").write_text(f"compilation {self.compilations}", "utf-8")
        (tree / "parlour__mypyc.test.so").write_text("shared", "utf-8")

    def refresh(self) -> Outcome:
        return refresh(self.root, Path(sys.executable), lambda _: None)

    def read(self, name: str) -> str:
        return (self.tree / name).read_text("utf-8")


@pytest.fixture
def trial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Trial:
    trial = Trial(tmp_path)
    monkeypatch.setattr(compile_engine, "compile_modules", trial.compile)
    monkeypatch.setattr(compile_engine, "missing_compiler", lambda: "")
    return trial


def test_the_first_time_everything_is_compiled_into_a_copy(trial: Trial) -> None:
    assert trial.refresh() == Outcome(trial.tree)
    assert trial.read("parlour/engine/rules.test.so") == "compilation 1"
    assert trial.read("parlour/bots/search.test.so") == "compilation 1"
    assert trial.read("parlour/engine/text/en.ftl") == "hello = Hello\n"
    assert trial.read("parlour__mypyc.test.so") == "shared"
    assert list((trial.root / "src").rglob("*.so")) == []


def test_nothing_is_done_when_nothing_changed(trial: Trial) -> None:
    trial.refresh()
    made = trial.tree.stat().st_ino
    assert trial.refresh() == Outcome(trial.tree)
    assert trial.tree.stat().st_ino == made
    assert trial.compilations == 1


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("src/parlour/engine/rules.py", "def two() -> int:\n    return 1 + 1\n"),
        ("src/parlour/engine/more.py", "A_NEW_MODULE = True\n"),
        ("src/parlour/engine/rules.py", "# interpreted: to see what happens\n"),
        ("src/parlour/bots/other.py", "# a neighbour whose types compiled code may know\n"),
        ("pyproject.toml", '[tool.parlour.compile]\nmodules = ["engine/**/*.py"]\n'),
        ("requirements/play.txt", "mypy==2.5.0 \\\n    --hash=sha256:00\n"),
    ],
)
def test_a_change_of_compiled_code_compiles_again(trial: Trial, name: str, text: str) -> None:
    trial.refresh()
    trial.write(name, text)
    trial.refresh()
    assert trial.compilations == 2
    assert "compilation 2" in trial.read("parlour/engine/__init__.test.so")


def test_another_python_compiles_again(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    trial.refresh()
    monkeypatch.setattr(sys, "version", "4.0.0")
    trial.refresh()
    assert trial.compilations == 2


@pytest.mark.parametrize("name", ["cli.py", "engine/text/en.ftl", "engine/text/fr.ftl"])
def test_any_other_change_is_only_copied(trial: Trial, name: str) -> None:
    trial.refresh()
    trial.write(f"src/parlour/{name}", "changed")
    assert trial.refresh() == Outcome(trial.tree)
    assert trial.compilations == 1
    assert trial.read(f"parlour/{name}") == "changed"
    assert trial.read("parlour/engine/rules.test.so") == "compilation 1"
    assert trial.read("parlour__mypyc.test.so") == "shared"


def test_a_deleted_file_goes_from_the_copy_too(trial: Trial) -> None:
    trial.refresh()
    (trial.root / "src/parlour/cli.py").unlink()
    (trial.root / "src/parlour/engine/rules.py").unlink()
    trial.refresh()
    assert not (trial.tree / "parlour/cli.py").exists()
    assert not (trial.tree / "parlour/engine/rules.test.so").exists()


def test_what_python_leaves_behind_is_no_change(trial: Trial) -> None:
    trial.refresh()
    trial.write("src/parlour/engine/__pycache__/rules.cpython-311.pyc", "bytes")
    trial.refresh()
    assert trial.compilations == 1
    assert not (trial.tree / "parlour/engine/__pycache__").exists()


@pytest.mark.parametrize("failure", [CompileError("bad types"), KeyboardInterrupt()])
def test_a_failed_compilation_keeps_the_former_tree(trial: Trial, failure: BaseException) -> None:
    trial.refresh()
    stamp = read_stamp(trial.tree)
    trial.write("src/parlour/engine/rules.py", "def two() -> int: return 'two'\n")
    trial.failure = failure
    with pytest.raises(type(failure)):
        trial.refresh()
    assert read_stamp(trial.tree) == stamp
    assert trial.read("parlour/engine/rules.test.so") == "compilation 1"
    assert sorted(path.name for path in (trial.root / "build").iterdir()) == ["compile.lock", "compiled"]


def test_what_a_killed_compilation_left_is_cleared_away(trial: Trial) -> None:
    trial.write("build/compiling-abc/new/parlour/half.py", "")
    trial.refresh()
    assert sorted(path.name for path in (trial.root / "build").iterdir()) == ["compile.lock", "compiled"]


def test_a_failed_compilation_is_tried_again(trial: Trial) -> None:
    trial.failure = CompileError("bad types")
    with pytest.raises(CompileError, match="bad types"):
        trial.refresh()
    trial.failure = None
    assert trial.refresh() == Outcome(trial.tree)


def test_a_tree_without_a_readable_stamp_is_made_again(trial: Trial) -> None:
    trial.refresh()
    (trial.tree / compile_engine.STAMP).write_text("{half a st", "utf-8")
    trial.refresh()
    assert trial.compilations == 2


def test_an_edit_during_the_compilation_is_noticed_at_the_next_start(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    def compile_while_someone_edits(tree: Path, modules: list[Path], python: Path) -> None:
        trial.compile(tree, modules, python)
        trial.write("src/parlour/engine/rules.py", f"EDITS = {trial.compilations}\n")

    monkeypatch.setattr(compile_engine, "compile_modules", compile_while_someone_edits)
    trial.refresh()
    monkeypatch.setattr(compile_engine, "compile_modules", trial.compile)
    trial.refresh()
    assert trial.compilations == 2


def test_without_a_compiler_the_sources_run_as_they_are(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_engine, "missing_compiler", lambda: "no C compiler found")
    assert trial.refresh() == Outcome(trial.root / "src", "no C compiler found")
    assert trial.compilations == 0


def test_without_a_compiler_extension_modules_that_still_fit_are_used(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial.refresh()
    monkeypatch.setattr(compile_engine, "missing_compiler", lambda: "no C compiler found")
    trial.write("src/parlour/cli.py", "changed")
    assert trial.refresh() == Outcome(trial.tree)
    trial.write("src/parlour/engine/rules.py", "changed = True")
    assert trial.refresh() == Outcome(trial.root / "src", "no C compiler found")


@pytest.mark.parametrize("variable", ["", "a-compiler-that-is-not-there -O2"])
def test_a_missing_compiler_is_named(variable: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", variable)
    assert missing_compiler().startswith("no C compiler found (")


def test_a_tree_that_cannot_be_written_to_runs_interpreted_and_says_why(trial: Trial) -> None:
    (trial.root / "build").touch()  # where a folder is to be made; the rights of files do not stop root
    outcome = trial.refresh()
    assert outcome.tree == trial.root / "src"
    assert outcome.why_interpreted.startswith("the compiled rules cannot be stored (")


def test_without_a_compiler_nothing_is_written(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_engine, "missing_compiler", lambda: "no C compiler found")
    assert trial.refresh() == Outcome(trial.root / "src", "no C compiler found")
    assert not (trial.root / "build").exists()


def test_missing_headers_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "in a folder" / "cc"  # the variable holds words as in a shell
    program.parent.mkdir()
    program.touch(mode=0o755)
    monkeypatch.setenv("CC", f"{shlex.quote(str(program))} -pipe")
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    assert "no Python headers" in missing_compiler()


@pytest.mark.parametrize(
    ("text", "is_compiled"),
    [
        ('"""A module."""\n', True),
        ('"""A module."""\n\n# interpreted: needs closures\n', False),
        ('"""A module."""\n\n# interpreted:\n', True),  # without a reason it does not count
        ('"""A module."""\n' + "\n" * 20 + "# interpreted: far down, where nobody sees it\n", True),
    ],
)
def test_a_module_opts_out_with_a_reason_in_its_first_lines(tmp_path: Path, text: str, is_compiled: bool) -> None:
    module = tmp_path / "engine" / "deep" / "rules.py"
    module.parent.mkdir(parents=True)
    module.write_text(text, "utf-8")
    assert selected(tmp_path, ["engine/**/*.py"]) == ([module] if is_compiled else [])


def test_tests_run_on_the_tree_that_comes_first_on_the_path() -> None:
    path = [Path(entry) for entry in os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    trees = [entry.absolute() for entry in path if (entry / "parlour").is_dir()]
    assert Path(parlour.__file__).parent.parent == (trees or [compile_engine.ROOT / "src"])[0]


@pytest.mark.slow
def test_a_real_compilation_gives_modules_that_python_imports(tmp_path: Path) -> None:
    outcome = Trial(tmp_path).refresh()
    assert outcome.why_interpreted == missing_compiler()
    made = {path.name.split(".")[0] for path in compile_engine.extensions(outcome.tree)}
    assert made == (set() if missing_compiler() else {"__init__", "rules", "search", "parlour__mypyc"})


@pytest.mark.slow
def test_a_real_compilation_of_wrong_types_fails_loudly(tmp_path: Path) -> None:
    trial = Trial(tmp_path)
    trial.write("src/parlour/engine/rules.py", "def two() -> int:\n    return 'two'\n")
    modules = selected(tmp_path / "src/parlour", ["engine/rules.py"])
    with pytest.raises(CompileError, match=r"rules\.py:2: error: Incompatible return value"):
        compile_engine.compile_modules(tmp_path / "src", modules, Path(sys.executable))
