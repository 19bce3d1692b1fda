"""Parlour: four modern board games as a fast Python library, a terminal game and a score pad."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.match import Match as Match

__version__ = "0.1.0"
__all__ = ["Match", "__version__"]


def __getattr__(name: str) -> object:
    """Load the friendly face only when it is asked for, so that `import parlour` is quick."""
    if name == "Match":
        from parlour.match import Match

        return Match
    raise AttributeError(f"module 'parlour' has no attribute {name!r}")
