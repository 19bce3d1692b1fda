"""Parlour: modern board games in the browser, in the terminal and as a fast Python library, with bots."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.match import Match as Match
    from parlour.match import new as new

__version__ = "0.1.0"
__all__ = ["Match", "__version__", "new"]


def __getattr__(name: str) -> object:
    """Load the public API on first use, so that `import parlour` is quick."""
    if name in ("Match", "new"):
        from parlour import match

        return getattr(match, name)
    raise AttributeError(f"module 'parlour' has no attribute {name!r}")
