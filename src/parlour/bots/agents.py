"""Agents by name: a level, a class of the user's own (`package.module:Class`), or a program (`exec:COMMAND LINE`)."""

from __future__ import annotations

import importlib
import inspect
import shlex
import sys
from pathlib import Path
from typing import Final, cast

from parlour.bots.bot import Bot
from parlour.bots.levels import LEVELS, bot
from parlour.bots.programs import Program
from parlour.engine.plain import Wrong

SEPARATOR: Final = ":"
PROGRAM: Final = "exec:"
METAVAR: Final = "LEVEL|MODULE:CLASS|exec:COMMAND"
EXPECTED: Final = "one of " + ", ".join(LEVELS) + ", a class as package.module:Class, or a program as exec:COMMAND"


def is_own(name: str) -> bool:
    """Return whether a name means a class or a program of the user's own."""
    return SEPARATOR in name


def agent(name: str, budget: float = 1.0, has_time_limit: bool = True) -> Bot:
    """Return the bot of a level, an object of the user's class, made without arguments, or one that asks a program.

    The module is looked for in the folder from which Parlour was started, too. Only what runs on the user's own machine
    may call this: it executes the code that it is told to.
    """
    if not is_own(name):
        if name not in LEVELS:
            raise Wrong("bot", EXPECTED, name)
        return bot(name, budget, has_time_limit)
    if budget != 1.0:
        raise Wrong("bot", "a share of a budget only with a level", f"{name} with {budget:g}")
    if name.startswith(PROGRAM):
        return Program(_command(name.removeprefix(PROGRAM)))
    made = _class_named(name)()
    if not callable(getattr(made, "choose", None)):
        raise Wrong("bot", "a class with a method choose(game, view, legal, rng)", name)
    return cast("Bot", made)


def _command(line: str) -> list[str]:
    try:
        words = shlex.split(line)
    except ValueError as error:
        raise Wrong("bot", f"{PROGRAM} and a command line ({error})", line) from None
    if not words:
        raise Wrong("bot", f"{PROGRAM} and a command line", "nothing after it")
    return words


def _class_named(name: str) -> type[object]:
    """Import a class; `Wrong` says what of its name cannot be found."""
    module, _, wanted = name.partition(SEPARATOR)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(importlib.import_module(module), wanted, None)
    except (ImportError, ValueError) as error:
        raise Wrong("bot", f"a module that can be imported ({error})", name) from None
    if not inspect.isclass(found):
        raise Wrong("bot", f"a class of the module {module}", wanted or "none")
    return found
