"""`parlour doctor`."""

import pytest

from parlour import __version__
from parlour.commands.server import doctor
from parlour.engine import catalogue
from tests.commands.conftest import Call


def test_everything_is_in_order(call: Call) -> None:
    answer = call("doctor")
    assert answer.code == 0, answer.out
    assert __version__ in answer.out
    assert "Everything is in order." in answer.out
    for slug in catalogue.slugs():
        assert f"{slug}: " in answer.out


def test_it_says_whether_the_rules_are_compiled(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "is_compiled", lambda: True)
    assert "Rules     compiled" in call("doctor").out
    monkeypatch.setattr(doctor, "is_compiled", lambda: False)
    monkeypatch.setattr("shutil.which", lambda _: None)
    said = call("doctor").out
    assert "interpreted" in said
    assert "Install a C compiler" in said


def test_a_game_that_does_not_work_is_named(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(slug: str) -> int:
        raise ArithmeticError(f"{slug} cannot count")

    monkeypatch.setattr(doctor, "_play", fails)
    answer = call("doctor")
    assert answer.code == 1
    assert "cannot count" in answer.out
