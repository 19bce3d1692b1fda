"""The hook that hatchling runs to build a wheel: adds the generated parts, which are not in `src`."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ParlourBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # generic only for hatchling's own builders
    """Builds the generated parts of a wheel in a scratch folder and adds them; an editable install gets none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add every generated part to the wheel."""
        if version == "editable":
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="parlour-wheel-")
        sys.path.insert(0, self.root)  # where our tools are
        self.add_client(build_data)
        self.add_compiled_rules(Path(self.scratch.name) / "compiled", build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Delete the scratch folder once the wheel is written."""
        if version != "editable":
            self.scratch.cleanup()

    def add_client(self, build_data: dict[str, Any]) -> None:
        """Build the web client and add it, so that installing the wheel needs no node."""
        from tools import build_client  # noqa: PLC0415 (found only once the root is on the path)

        root = Path(self.root)
        self.app.display_info("building the web client")
        try:
            build_client.refresh(root, Path(sys.executable), self.app.display_info)
        except build_client.ClientError as error:
            self.app.display_warning(f"{error}\nThis wheel has no web client")
            return
        build_data["force_include"][str(build_client.static(root))] = "parlour/web/static"

    def add_compiled_rules(self, tree: Path, build_data: dict[str, Any]) -> None:
        """Compile the rules into *tree* and add the extension modules; without a compiler the wheel stays pure."""
        from tools import compile_engine  # noqa: PLC0415 (found only once the root is on the path)

        missing = compile_engine.missing_compiler()
        if missing:
            self.app.display_warning(f"{missing}: this wheel is pure Python and runs slower")
            return
        self.app.display_info("compiling the rules")
        compile_engine.compile_copy(Path(self.root), tree, Path(sys.executable))
        for extension in compile_engine.extensions(tree):
            build_data["force_include"][str(extension)] = extension.relative_to(tree).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
