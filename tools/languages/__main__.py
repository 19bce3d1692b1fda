"""`python -m tools.languages missing|start|pseudo`: see docs/languages.md."""

import argparse
import subprocess
import sys

from parlour.engine.languages import ENGLISH, LANGUAGES
from tools.languages.missing import missing
from tools.languages.pseudo_tree import environment, made
from tools.languages.start import write_files
from tools.languages.texts import ROOT


def main() -> int:
    """Carry out one of the commands; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.languages", description="What a further language needs.")
    commands = parser.add_subparsers(dest="command", required=True)
    lacks = commands.add_parser("missing", help="list what a language lacks, or all of them")
    lacks.add_argument("language", nargs="*", choices=[*LANGUAGES, []], metavar="CODE")
    start = commands.add_parser("start", help="write the files of a new language, to be translated")
    start.add_argument("language", choices=LANGUAGES, metavar="CODE")
    commands.add_parser("pseudo", help="serve a copy of Parlour that has the pseudo-language, too")
    given = parser.parse_args()
    if given.command == "missing":
        return list_missing(given.language or LANGUAGES)
    if given.command == "start":
        for file in write_files(ROOT, given.language):
            print(file.relative_to(ROOT))
        return 0
    return serve_pseudo()


def list_missing(languages: tuple[str, ...]) -> int:
    """Print what languages lack; return 1 if that is anything."""
    found = [line for language in languages if language != ENGLISH for line in missing(ROOT, language)]
    print("\n".join(found) or "nothing is missing")
    return 1 if found else 0


def serve_pseudo() -> int:
    """Serve the copy with the pseudo-language until interrupted."""
    home = made()
    data = home / "data"
    print(f"{home.relative_to(ROOT)} is up to date; choose the language in the settings, end with Ctrl+C")
    command = [sys.executable, "-m", "tools.try_server", str(data)]
    try:
        return subprocess.run(command, cwd=home, env=environment(home), check=False).returncode
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
