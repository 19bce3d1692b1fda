"""The texts of notices: the game, the other players, the link; never anything about the position."""

from __future__ import annotations

import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache
from typing import Final
from urllib.parse import urlsplit

from parlour.engine.languages import ENGLISH, LANGUAGES
from parlour.engine.plain import Plain, as_plain, encode
from parlour.localization import Translator
from parlour.notices.wire import Notice

OFF: Final = "/api/notices/off/"
NAMELESS: Final = re.compile(r"#\d+")  # the name of a person who has not chosen one


@dataclass(frozen=True)
class Turn:
    """What a notice says about a turn: the game, the names of the others, the path of the table."""

    game: str
    names: tuple[str, ...]
    path: str


def language_of(settings: Plain) -> str:
    """Return the language that a person has chosen in the client."""
    chosen = settings.get("language") if isinstance(settings, dict) else None
    return chosen if isinstance(chosen, str) and chosen in LANGUAGES else ENGLISH


@cache
def translator(language: str, game: str = "") -> Translator:
    """Return the texts of a game, or of the shell, cached."""
    return Translator(language, game)


def headline(turn: Turn, language: str) -> str:
    """Return the title of a notice."""
    texts = translator(language, turn.game)
    return texts.text("ui-notice-title", game=texts.text("name"))


def details(turn: Turn, language: str) -> str:
    """Return the body of a notice: who else plays."""
    texts = translator(language)
    names = [texts.text("ui-guest", number=name[1:]) if NAMELESS.fullmatch(name) else name for name in turn.names]
    return texts.text("ui-notice-body", count=len(names), names=texts.listed(names))


def message(turn: Turn, language: str, off: str) -> bytes:
    """Write a push message, as the client's service worker reads it; *off* is the token that ends them."""
    notice: Notice = {
        "title": headline(turn, language),
        "body": details(turn, language),
        "address": turn.path,
        "off": f"{OFF}{off}",
        "off_text": translator(language).text("ui-notice-off"),
    }
    return encode(as_plain(notice))


def turn_email(turn: Turn, language: str, sender: str, to: str, url: str, off: str) -> EmailMessage:
    """Write the e-mail about a turn, with one-click unsubscription (RFC 8058)."""
    texts = translator(language)
    lines = [
        details(turn, language),
        texts.text("ui-mail-link", link=f"{url}{turn.path}"),
        texts.text("ui-mail-off", link=f"{url}/notices/off#{off}"),
    ]
    found = _email_message(headline(turn, language), lines, sender, to, url)
    found["List-Unsubscribe"] = f"<{url}{OFF}{off}>"
    found["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return found


def confirmation_request(language: str, sender: str, to: str, url: str, token: str) -> EmailMessage:
    """Write the e-mail that asks for confirmation of an address; it contains no text that somebody typed in."""
    texts = translator(language)
    lines = [texts.text("ui-mail-question", link=f"{url}/notices/confirm#{token}"), texts.text("ui-mail-otherwise")]
    return _email_message(texts.text("ui-mail-subject"), lines, sender, to, url)


def _email_message(subject: str, lines: list[str], sender: str, to: str, url: str) -> EmailMessage:
    found = EmailMessage()
    found["Subject"] = subject
    found["From"] = sender
    found["To"] = to
    found["Date"] = formatdate()
    found["Message-ID"] = make_msgid(domain=urlsplit(url).hostname)
    found["Auto-Submitted"] = "auto-generated"
    found.set_content("\n\n".join(lines) + "\n")
    return found
