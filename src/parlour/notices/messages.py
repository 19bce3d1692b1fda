"""The text of notices: which game, with whom, and where; never anything about the position."""

from __future__ import annotations

import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache
from typing import Final
from urllib.parse import urlsplit

from parlour.engine.languages import ENGLISH, LANGUAGES
from parlour.engine.plain import Plain, encode
from parlour.localization import Translator

OFF: Final = "/api/notices/off/"
NAMELESS: Final = re.compile(r"#\d+")  # who has not said a name yet


@dataclass(frozen=True)
class Turn:
    """A turn as it is told: the game, the names of the others, the path of the table."""

    game: str
    names: tuple[str, ...]
    path: str


def language_of(settings: Plain) -> str:
    """Return the language that a person has chosen in the client."""
    chosen = settings.get("language") if isinstance(settings, dict) else None
    return chosen if isinstance(chosen, str) and chosen in LANGUAGES else ENGLISH


@cache
def words(language: str, game: str = "") -> Translator:
    """Return the words of a game, or of the room around it, read once."""
    return Translator(language, game)


def headline(turn: Turn, language: str) -> str:
    """Say in one line what it is about."""
    said = words(language, turn.game)
    return said.text("ui-notice-title", game=said.text("name"))


def details(turn: Turn, language: str) -> str:
    """Return who else plays."""
    said = words(language)
    names = [said.text("ui-guest", number=name[1:]) if NAMELESS.fullmatch(name) else name for name in turn.names]
    return said.text("ui-notice-body", count=len(names), names=", ".join(names))


def message(turn: Turn, language: str, off: str) -> bytes:
    """Write a push message, as the client's service worker reads it; *off* is the token that ends them."""
    return encode(
        {
            "title": headline(turn, language),
            "body": details(turn, language),
            "address": turn.path,
            "off": f"{OFF}{off}",
            "off_text": words(language).text("ui-notice-off"),
        }
    )


def letter(turn: Turn, language: str, sender: str, to: str, url: str, off: str) -> EmailMessage:
    """Write a letter about a turn, with a way to end them in one click (RFC 8058)."""
    said = words(language)
    lines = [
        details(turn, language),
        said.text("ui-mail-link", link=f"{url}{turn.path}"),
        said.text("ui-mail-off", link=f"{url}/notices/off#{off}"),
    ]
    found = _letter(headline(turn, language), lines, sender, to, url)
    found["List-Unsubscribe"] = f"<{url}{OFF}{off}>"
    found["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return found


def question(language: str, sender: str, to: str, url: str, token: str) -> EmailMessage:
    """Write the letter that asks whether letters are wanted here; nothing that somebody typed in stands in it."""
    said = words(language)
    lines = [said.text("ui-mail-question", link=f"{url}/notices/confirm#{token}"), said.text("ui-mail-otherwise")]
    return _letter(said.text("ui-mail-subject"), lines, sender, to, url)


def _letter(subject: str, lines: list[str], sender: str, to: str, url: str) -> EmailMessage:
    found = EmailMessage()
    found["Subject"] = subject
    found["From"] = sender
    found["To"] = to
    found["Date"] = formatdate()
    found["Message-ID"] = make_msgid(domain=urlsplit(url).hostname)
    found["Auto-Submitted"] = "auto-generated"
    found.set_content("\n\n".join(lines) + "\n")
    return found
