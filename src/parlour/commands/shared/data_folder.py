"""The data folder: where a server stores its database and keys by default."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

DATA: Final = "PARLOUR_DATA"
NAME: Final = "parlour"


def data_folder(given: Path | None) -> Path:
    """Choose the data folder: the given one, that of the environment, or the system's usual one.

    Earlier versions used another folder on some systems (macOS): if it exists, it is still used.
    """
    if given is not None:
        return given
    if os.environ.get(DATA):
        return Path(os.environ[DATA])
    earlier = _earlier_folder()
    return earlier if earlier.is_dir() else _usual_folder()


def _usual_folder() -> Path:
    from platformdirs import user_data_path  # noqa: PLC0415  # only a server needs it

    return user_data_path(NAME, appauthor=False)


def _earlier_folder() -> Path:
    usual = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(usual) if usual else Path.home() / ".local" / "share") / NAME
