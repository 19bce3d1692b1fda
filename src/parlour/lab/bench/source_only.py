"""Runs a module of Parlour from its sources, even if there is a compiled engine.

Started as a program of its own, before anything of Parlour is imported: `python -P source_only.py MODULE ARGUMENTS…`.
With -P this folder is not on the path: its modules are to be found inside the package only.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PACKAGE = "parlour"


class SourceOnly(MetaPathFinder):
    """Finds the modules of Parlour as sources and leaves all others to Python."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find the source of a module of Parlour."""
        if fullname.partition(".")[0] != PACKAGE:
            return None
        for entry in sys.path if path is None else path:
            spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if __name__ == "__main__":
    sys.meta_path.insert(0, SourceOnly())
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__")
