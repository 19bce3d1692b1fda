"""A server that runs from the sources until the rules are compiled."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.play.serve_meanwhile import again, exit_code, running_behind, serve_until_compiled

# Says its port as Parlour does, notes where its modules come from, and ends by a signal, as a server does.
SERVER = """
import os, signal, sys, time
from pathlib import Path
signal.signal(signal.SIGTERM, lambda *_: sys.exit(7))
print("Parlour is open at http://127.0.0.1:8123/", flush=True)
is_told = Path(os.environ["PARLOUR_COMPILING"]).exists()
Path(sys.argv[1], "began").write_text(f"{os.environ['PYTHONPATH']} {is_told}")
time.sleep(60)
"""
ENDS = "raise SystemExit(3)"
COMPILES = "import sys, pathlib, time\nwhile not pathlib.Path(sys.argv[1], 'began').exists(): time.sleep(0.02)"
COMPILES_LONG = "import time; time.sleep(60)"


def python(program: str, folder: Path) -> list[str]:
    return [sys.executable, "-c", program, str(folder)]


def is_there(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def no_failure() -> None:
    pytest.fail("the compilation was reported as failed")


def test_the_server_runs_from_the_sources_until_the_rules_are_compiled(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    port = serve_until_compiled(python(SERVER, tmp_path), tmp_path / "src", python(COMPILES, tmp_path), no_failure)
    assert port == "8123"
    assert (tmp_path / "began").read_text("utf-8") == f"{tmp_path / 'src'} True"
    assert "Parlour is open at http://127.0.0.1:8123/" in capfd.readouterr().out


def test_a_server_that_ends_ends_the_compilation_and_leaves_its_exit_code(tmp_path: Path) -> None:
    begun = time.monotonic()
    with pytest.raises(SystemExit) as left:
        serve_until_compiled(python(ENDS, tmp_path), tmp_path, python(COMPILES_LONG, tmp_path), no_failure)
    assert left.value.code == 3
    assert time.monotonic() - begun < 30


def test_a_compilation_that_fails_is_reported_and_the_server_goes_on_and_knows_it(tmp_path: Path) -> None:
    reported = tmp_path / "reported"
    ends_when_reported = (
        "import os, pathlib, sys, time\n"
        f"while not pathlib.Path({str(reported)!r}).exists(): time.sleep(0.02)\n"
        "sys.exit(pathlib.Path(os.environ['PARLOUR_COMPILING']).exists())"
    )
    with pytest.raises(SystemExit) as left:
        serve_until_compiled(python(ends_when_reported, tmp_path), tmp_path, python(ENDS, tmp_path), reported.touch)
    assert left.value.code == 0


def test_a_signal_to_end_is_left_to_the_server(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from tools.play.serve_meanwhile import serve_until_compiled\n"
        f"serve_until_compiled({python(SERVER, tmp_path)!r}, Path(), {python(COMPILES_LONG, tmp_path)!r}, print)"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "8123" in process.stdout.readline()
        while not (tmp_path / "began").exists():
            time.sleep(0.02)
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 7


def test_what_a_compilation_has_started_ends_with_it(tmp_path: Path) -> None:
    child = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {COMPILES_LONG!r}])"
    with running_behind(python(child, tmp_path)) as process:
        group = os.getpgid(process.pid)
        assert group != os.getpgid(0)
    while is_there(group):  # the child of the child may need a moment
        time.sleep(0.05)


def test_a_process_that_a_signal_has_ended_has_the_exit_code_of_a_shell() -> None:
    with subprocess.Popen([sys.executable, "-c", COMPILES_LONG], text=True) as process:
        process.kill()
        assert exit_code(process) == 137


def test_the_server_starts_again_at_its_port_without_another_window() -> None:
    assert again(["serve", "--open", "--data", "here"], "8001") == ["serve", "--data", "here", "--port", "8001"]
