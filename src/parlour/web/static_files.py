"""Static files: the built client, with its files listed in advance, so that no path can lead outside its folder."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

INDEX: Final = "index.html"
COMPRESSED_SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}  # the better first
MIN_COMPRESSED_BYTES: Final = 1024
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
TEXTS: Final = {"application/json", "application/manifest+json", "image/svg+xml", "text/javascript"}


@dataclass(frozen=True)
class StaticFile:
    """A file of the client, and its compressed forms from the build."""

    path: Path
    kind: str
    tag: str
    compressed: dict[str, Path]

    @property
    def is_text(self) -> bool:
        """Return whether compression makes it smaller."""
        return self.kind.startswith("text/") or self.kind in TEXTS

    def content(self, encodings: set[str]) -> tuple[bytes, str]:
        """Return the content in the best encoding that the client accepts, and the name of that encoding."""
        for encoding, path in self.compressed.items():
            if encoding in encodings:
                return path.read_bytes(), encoding
        content = self.path.read_bytes()
        if "gzip" in encodings and self.is_text and len(content) >= MIN_COMPRESSED_BYTES:
            return _gzipped(content), "gzip"
        return content, ""


class StaticFiles:
    """All files of the built client; listed again when the client has been rebuilt."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._items: dict[str, StaticFile] = {}
        self._stamp: tuple[int, int] | None = None

    def find(self, name: str) -> StaticFile | None:
        """Return the file of this name, such as `assets/index-1a2b.js`."""
        self._refresh()
        return self._items.get(name)

    def _refresh(self) -> None:
        stamp = _stamp(self.folder / INDEX)
        if stamp != self._stamp:
            self._items = _read(self.folder)
            self._stamp = stamp


def _stamp(index: Path) -> tuple[int, int] | None:
    try:
        found = index.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _read(folder: Path) -> dict[str, StaticFile]:
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return {name: _item(name, path, files) for name, path in files.items()}


def _item(name: str, path: Path, files: dict[str, Path]) -> StaticFile:
    compressed = {encoding: files[name + end] for encoding, end in COMPRESSED_SUFFIXES.items() if name + end in files}
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return StaticFile(path, kind, hashlib.sha256(path.read_bytes()).hexdigest()[:24], compressed)


@lru_cache(maxsize=256)
def _gzipped(content: bytes) -> bytes:
    return gzip.compress(content, 6, mtime=0)
