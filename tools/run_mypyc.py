"""The child process of a compilation: compiles modules of a copied tree to extension modules in the same copy.

Called by tools/compile_engine.py as `python run_mypyc.py TREE SCRATCH MODULE_FILE...`, with an interpreter that has
mypy, setuptools and Parlour's dependencies. Module files are relative to TREE. Scratch files go to SCRATCH.
"""

import importlib
import os
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution

# Not the project's own settings: ./check checks all types strictly; here only the compiled code matters.
MYPY_OPTIONS = ["--config-file=", "--follow-imports=silent", "--explicit-package-bases"]
CORES = os.cpu_count() or 1
# Calls between modules, and into mypyc's own helpers, become as cheap as calls within one.
AS_A_WHOLE = ["-O3", "-fvisibility=hidden", "-flto=auto"]

Compile = Callable[..., list[str]]


def build(tree: Path, scratch: Path, files: list[str]) -> None:
    """Compile *files* as one group, so that calls between them are direct C calls."""
    os.chdir(tree)
    extensions = mypycify(
        [*MYPY_OPTIONS, *files],
        opt_level="3",
        debug_level="0",
        target_dir=str(scratch / "c"),
        group_name="parlour",
        multi_file=True,  # a C file a module: one of sixty megabytes takes three times as long
    )
    if os.name != "nt":
        as_a_whole = as_a_whole_if_possible(scratch)
        shared = max(extensions, key=lambda extension: len(extension.sources))  # the others only lead into it
        for extension in extensions:
            more = as_a_whole if extension is shared else []
            # mypyc asks for -Werror, but a newer compiler's new warning is no reason to run slower.
            extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error", *more]
            extension.extra_link_args = more
    distribution = Distribution({"name": "parlour", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(tree)
    command.build_temp = str(scratch / "o")
    command.parallel = CORES  # extensions at the same time; most are thin, and one has nearly all the files
    command.ensure_finalized()
    build_extensions = command.build_extensions

    def build_at_once() -> None:
        command.compiler.compile = over_all_cores(command.compiler.compile)  # there is none before it runs
        build_extensions()

    command.build_extensions = build_at_once
    command.run()


def as_a_whole_if_possible(scratch: Path) -> list[str]:
    """Return the options by which all modules are optimised together, a quarter faster, if this compiler has them."""
    source, library = scratch / "probe.c", scratch / "probe.so"
    source.write_text("int probe(void) { return 0; }\n", "utf-8")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    command = [*compiler, "-shared", "-fPIC", *AS_A_WHOLE, str(source), "-o", str(library)]
    done = subprocess.run(command, capture_output=True, check=False)
    return AS_A_WHOLE if done.returncode == 0 else []


def over_all_cores(compile_all: Compile) -> Compile:
    """Compile C files at the same time: setuptools would take those of an extension one after the other."""

    def compile_at_once(sources: list[str], *settings: object, **more: object) -> list[str]:
        with ThreadPoolExecutor(CORES) as pool:
            made = list(pool.map(lambda source: compile_all([source], *settings, **more), sources))
        return [file for files in made for file in files]

    return compile_at_once


def import_all(tree: Path, files: list[str]) -> None:
    """Import every compiled module once, so that one that cannot be imported fails here and not in a game."""
    sys.path.insert(0, str(tree))
    for file in files:
        name = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        found = importlib.import_module(name).__file__ or ""
        if not found.endswith((".so", ".pyd")):
            sys.exit(f"{name} was compiled, but {found} is what Python imports")


if __name__ == "__main__":
    tree, scratch, *files = sys.argv[1:]
    build(Path(tree), Path(scratch), files)
    import_all(Path(tree), files)
