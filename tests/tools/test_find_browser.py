"""The browser that is fetched is unpacked by every Python that Parlour runs on."""

import io
import tarfile
from pathlib import Path

import pytest

from tools.find_browser import extract


def test_an_archive_is_extracted_by_a_python_that_knows_no_filters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tarfile.open(tmp_path / "parts.tar", "w") as archive:
        entry = tarfile.TarInfo("lib/part")
        entry.size = 4
        archive.addfile(entry, io.BytesIO(b"part"))
    asked: list[object] = []
    with tarfile.open(tmp_path / "parts.tar") as archive:
        monkeypatch.delattr(tarfile, "data_filter", raising=False)
        monkeypatch.setattr(archive, "extractall", asked.append)  # one that is given a filter fails here, as there
        extract(archive, tmp_path / "old")
    assert asked == [tmp_path / "old"]


def test_an_archive_is_extracted(tmp_path: Path) -> None:
    with tarfile.open(tmp_path / "parts.tar", "w") as archive:
        archive.addfile(tarfile.TarInfo("part"))
    with tarfile.open(tmp_path / "parts.tar") as archive:
        extract(archive, tmp_path / "new")
    assert (tmp_path / "new" / "part").exists()
