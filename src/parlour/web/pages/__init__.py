"""Pages of the server itself: the description of the API, and a notice if the client is not built. Not the client."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
DOCS: Final = "docs.html"
NOT_BUILT: Final = "not_built.html"
KINDS: Final = {"docs.js": "text/javascript", "docs.css": "text/css"}


def page(name: str) -> str:
    """Read a page or its script or style."""
    return (FOLDER / name).read_text("utf-8")
