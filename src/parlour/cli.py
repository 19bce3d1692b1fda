"""The program `parlour`: finds its commands, and reports every error in one line with an exit code."""

from __future__ import annotations

import ast
import io
import os
import sys
from pathlib import Path
from typing import Final

import click

from parlour import __version__

COMMANDS: Final = Path(__file__).parent / "commands"
SHARED: Final = "shared"
DEBUG: Final = "PARLOUR_DEBUG"
BAD_INPUT: Final = 2
BUG: Final = 70
STOPPED: Final = 130


class Commands(click.Group):
    """The commands in the folders of `commands`; each is loaded only when it is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return sorted(command_files())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load a command by its name."""
        file = command_files().get(cmd_name)
        if file is None:
            return None
        from importlib import import_module

        found = import_module(f"parlour.commands.{file.parent.name}.{file.stem}").command
        assert isinstance(found, click.Command)
        return found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands with the first line of their files, without loading any."""
        rows = [(name, _summary(file)) for name, file in sorted(command_files().items())]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


def command_files() -> dict[str, Path]:
    """Find the file of every command: in every folder but `shared`, unless its name begins with an underscore."""
    found = [path for path in COMMANDS.glob("*/*.py") if path.parent.name != SHARED]
    return {path.stem.replace("_", "-"): path for path in found if not path.stem.startswith("_")}


def _summary(file: Path) -> str:
    text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return text.partition("\n")[0]


EXAMPLES: Final = """\b
Examples:
  parlour play               choose a game and play against bots
  parlour play --humans 2    two people at one keyboard
  parlour COMMAND --help     more about a command, with an example
"""


@click.group(
    cls=Commands,
    epilog=EXAMPLES,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="parlour")
def commands() -> None:
    """Modern board games in the browser and in the terminal: serve, play, score a real table, replay, simulate."""


def main() -> None:
    """Run the program and end with its exit code."""
    _replace_unencodable()
    code = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _discard_output()
    sys.exit(code)


def run(arguments: list[str]) -> int:
    """Run a command; turn every error into one line and an exit code."""
    try:
        code = commands.main(arguments, prog_name="parlour", standalone_mode=False)
    except click.UsageError as error:
        return _print_error(error.format_message(), _hint(error))
    except click.ClickException as error:
        return _print_error(error.format_message())
    except (click.Abort, KeyboardInterrupt):
        return _print_error("stopped", code=STOPPED)
    except BrokenPipeError:
        _discard_output()
        return 0
    except ModuleNotFoundError as error:
        return _print_error(f"{error}; start Parlour with ./play in its folder, which installs what it needs", code=BUG)
    except Exception as error:
        if os.environ.get(DEBUG) == "1":
            raise
        return _report(error)
    return code if isinstance(code, int) else 0


def _report(error: Exception) -> int:
    from parlour.engine.plain import Wrong
    from parlour.tables.errors import Busy, JobFailed

    if isinstance(error, (Wrong, Busy, JobFailed)):
        return _print_error(str(error))
    if isinstance(error, OSError):
        return _print_error(f"{error.filename or 'input or output'}: {error.strerror or error}")
    found = f"{type(error).__name__}: {error}"
    text = f"this is a bug in Parlour {__version__} ({found}); please report it with what {DEBUG}=1 shows"
    return _print_error(text, code=BUG)


def _print_error(text: str, hint: str = "", code: int = BAD_INPUT) -> int:
    line = " ".join(text.split())
    click.echo(f"parlour: {line}{hint}", err=True)
    return code


def _hint(error: click.UsageError) -> str:
    path = error.ctx.command_path if error.ctx else "parlour"
    return f" (see '{path} --help')"


def _replace_unencodable() -> None:
    """Replace characters that a stream cannot encode or decode, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _discard_output() -> None:
    """Discard further output: the reader has closed the pipe."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
