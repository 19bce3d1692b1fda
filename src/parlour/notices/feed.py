"""A private Atom feed (RFC 4287) of the tables where it is somebody's turn."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final
from xml.etree import ElementTree as ET

from parlour.notices.messages import Turn, details, headline, translator

ATOM: Final = "http://www.w3.org/2005/Atom"
KIND: Final = "application/atom+xml"


@dataclass(frozen=True)
class FeedItem:
    """A turn in the feed; its number identifies the turn."""

    turn: Turn
    table: str
    number: int
    changed: float


def atom(items: list[FeedItem], language: str, url: str, feed: str, now: float) -> bytes:
    """Write the feed whose secret token has the hash *feed*."""
    root = ET.Element("feed", {"xmlns": ATOM, "xml:lang": language})
    _add(root, "id", f"urn:parlour:feed:{feed}")
    _add(root, "title", translator(language).text("ui-feed-title"))
    _add(root, "updated", _time(max([item.changed for item in items], default=now)))
    _add(_add(root, "author"), "name", "Parlour")
    _add(root, "link", href=f"{url}/tables")
    for item in items:
        _entry(root, item, language, url)
    written: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return written


def _entry(root: ET.Element, item: FeedItem, language: str, url: str) -> None:
    entry = _add(root, "entry")
    _add(entry, "id", f"urn:parlour:turn:{item.table}:{item.number}")
    _add(entry, "title", headline(item.turn, language))
    _add(entry, "updated", _time(item.changed))
    _add(entry, "link", href=f"{url}{item.turn.path}")
    _add(entry, "summary", details(item.turn, language))


def _add(parent: ET.Element, name: str, text: str = "", **attributes: str) -> ET.Element:
    child = ET.SubElement(parent, name, attributes)
    child.text = text or None
    return child


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(int(seconds), UTC).isoformat().replace("+00:00", "Z")
