"""Signing keys: created once and stored, so that cookies stay valid when the server restarts."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

from parlour.engine.plain import Wrong
from parlour.tables.store.sqlite.files import make_folder

FILE: Final = "secret.key"
MIN_KEY_LENGTH: Final = 32


def signing_keys(folder: Path, secret: str = "") -> list[str]:
    """Return the keys, the newest last: those in *secret*, separated by commas, or those stored in *folder*.

    To change the key, add a line to the file (or a comma and a key to the secret): old cookies stay valid until the
    old line is removed.
    """
    keys = _split(secret.replace(",", "\n")) if secret else _split(read_or_make(folder / FILE, new_secret))
    for key in keys:
        if len(key) < MIN_KEY_LENGTH:
            raise Wrong("the signing key", f"at least {MIN_KEY_LENGTH} characters", f"{len(key)}")
    if not keys:
        raise Wrong(str(folder / FILE), "a key in every line", "none")
    return keys


def _split(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def new_secret() -> str:
    """Make a signing key."""
    return secrets.token_urlsafe(48)


def read_or_make(file: Path, make: Callable[[], str]) -> str:
    """Read a key from its file, or *make* it; if two servers start at once, both use the same key."""
    make_folder(file.parent)
    new = file.with_name(f"{file.name}.{secrets.token_hex(8)}")
    try:
        if not file.exists():
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as stream:
                stream.write(make() + "\n")
            _put_in_place(new, file)
        return file.read_text("ascii")
    except (OSError, UnicodeDecodeError) as error:
        raise Wrong(str(file), "a readable and writable file", str(error)) from None
    finally:
        new.unlink(missing_ok=True)


def _put_in_place(new: Path, file: Path) -> None:
    try:
        os.link(new, file)  # unlike a rename, it never replaces a key that is in use already
    except FileExistsError:
        pass
    except OSError:  # a file system without links
        new.rename(file)
