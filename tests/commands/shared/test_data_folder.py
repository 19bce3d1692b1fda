"""The data folder: the one given, the environment's, one that an earlier version made, or the system's usual place."""

from pathlib import Path

import platformdirs
import pytest

from parlour.commands.shared import data_folder as module
from parlour.commands.shared.data_folder import data_folder


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder with nothing in it, and none of the variables."""
    for name in ("PARLOUR_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_the_folder_given_comes_first_then_the_environments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATA", "/srv/parlour")
    assert data_folder(Path("here")) == Path("here")
    assert data_folder(None) == Path("/srv/parlour")


def test_else_it_is_the_systems_usual_place(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder(None) == platformdirs.user_data_path("parlour", appauthor=False)
    assert home in data_folder(None).parents
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert data_folder(None) == home / "data" / "parlour"


def test_a_folder_of_an_earlier_version_is_still_found(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = home / "Library" / "Application Support" / "parlour"
    monkeypatch.setattr(module, "_usual_folder", lambda: usual)
    assert data_folder(None) == usual
    earlier = home / ".local" / "share" / "parlour"
    earlier.mkdir(parents=True)
    assert data_folder(None) == earlier
