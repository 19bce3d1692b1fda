"""Play a match in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import click

from parlour.bots.agents import METAVAR
from parlour.bots.levels import LEVELS, NORMAL
from parlour.commands.shared.options import EDITION, FILE, LANGUAGE, OPTION, read_options
from parlour.engine import catalogue
from parlour.engine.plain import Wrong
from parlour.localization import Translator
from parlour.match import Match, usual_seats
from parlour.record_files import pick, read_text, save
from parlour.terminal.console import Terminal
from parlour.terminal.seating import TerminalSeating, read_seat, seated, seated_again
from parlour.terminal.session import Session

STOPPED = 130
EXAMPLES = """\b
Examples:
  parlour play                                   choose a game from a list
  parlour play GAME --seats 3 --bots easy        play against two easy bots
  parlour play GAME --seat Ann=human --seat Bob=human --record evening.jsonl
  parlour play --resume evening.jsonl            continue where you stopped
"""


@dataclass(frozen=True)
class PlayOptions:
    """The options of the command line."""

    game: str | None
    seats: int
    humans: int
    bots: str
    seat: tuple[str, ...]
    rules: tuple[str, ...]
    edition: str
    language: str
    seed: int | None
    record: Path | None
    resume: Path | None

    @property
    def given(self) -> list[tuple[str, str]]:
        """Read the seats given by --seat."""
        return [read_seat(text) for text in self.seat]


@click.command(epilog=EXAMPLES)
@click.argument("game", required=False)
@click.option("--seats", type=click.IntRange(0), default=0, show_default="2 if possible", help="Number of seats.")
@click.option(
    "--humans", type=click.IntRange(0), default=1, show_default=True, help="Number of people at this keyboard."
)
@click.option("--bots", metavar=METAVAR, default=NORMAL, show_default=True, help="Who plays the other seats.")
@click.option(
    "--seat",
    multiple=True,
    metavar="NAME=WHO",
    help=f"A seat, in order; WHO is human, {', '.join(LEVELS)} or a class.",
)
@OPTION
@EDITION
@LANGUAGE
@click.option("--seed", type=int, help="Seed of chance, to repeat a match; without it draws cannot be predicted.")
@click.option("--record", type=FILE, help="Save the match to a new file, after every action.")
@click.option("--resume", type=FILE, help="Continue a saved match, and save it to the same file.")
@click.pass_context
def command(
    ctx: click.Context,
    /,
    *,
    game: str | None,
    seats: int,
    humans: int,
    bots: str,
    seat: tuple[str, ...],
    options: tuple[str, ...],
    edition: str,
    language: str,
    seed: int | None,
    record: Path | None,
    resume: Path | None,
) -> None:
    """Play a match in the terminal, against bots or with friends at one keyboard.

    Choices are numbered; "?" lists the keys. Input may also come from a pipe.
    """
    chosen = PlayOptions(game, seats, humans, bots, seat, options, edition, language, seed, record, resume)
    terminal = Terminal()
    match, seating, file = _resumed(chosen, chosen.resume) if chosen.resume else _new(chosen, terminal)
    session = Session(match, seating, terminal, _saver(match, file), chosen.seed)
    _print_start(match, seating, terminal, again=chosen.resume is not None)
    if chosen.resume:
        session.skip_narration()
    ctx.exit(_run(session, lambda: _print_resume_command(match, seating, terminal, chosen, file)))


def _run(session: Session, print_resume_command: Callable[[], None]) -> int:
    try:
        if session.run():
            return 0
    except KeyboardInterrupt:
        session.terminal.write()
        print_resume_command()
        return STOPPED
    print_resume_command()
    return 0


def _new(chosen: PlayOptions, terminal: Terminal) -> tuple[Match, TerminalSeating, Path | None]:
    slug = chosen.game or _ask_game(terminal, chosen.language)
    info = catalogue.game(slug).info
    if chosen.record and chosen.record.exists():
        raise Wrong("--record", "a new file (use --resume to continue a saved match)", str(chosen.record))
    seats = chosen.seats or len(chosen.given) or max(usual_seats(info), chosen.humans)
    seating = seated(chosen.given, seats, chosen.humans, chosen.bots, Translator(chosen.language))
    match = Match(
        slug,
        seats,
        seed=chosen.seed,
        options=read_options(chosen.rules, info),
        edition=chosen.edition,
        names=seating.names,
        language=chosen.language,
    )
    return match, seating, chosen.record


def _resumed(chosen: PlayOptions, path: Path) -> tuple[Match, TerminalSeating, Path | None]:
    record = pick(read_text(path))
    if chosen.game and chosen.game != record.game.info.slug:
        raise Wrong("game", record.game.info.slug, chosen.game)
    seating = seated_again(chosen.given, record.names, chosen.humans, chosen.bots)
    return Match(record, seed=chosen.seed, language=chosen.language), seating, chosen.record or path


def _ask_game(terminal: Terminal, language: str) -> str:
    """Let the person choose a game from the list."""
    slugs, translator = catalogue.slugs(), Translator(language)
    terminal.write(translator.text("ui-games"), "bold")
    for number, slug in enumerate(slugs, start=1):
        own = Translator(language, slug)
        spoken = "" if own.game_language == own.language else f", {translator.text('ui-in-english')}"
        terminal.write(f"{number:>4}  {own.text('name')} ({slug}{spoken}): {own.text('tagline')}")
    line = terminal.ask(translator.text("ui-game-asked"))
    if line is None:
        raise Wrong("game", "one of " + ", ".join(slugs), "the end of the input")
    number = int(line) if line.isascii() and line.isdigit() else 0
    return slugs[number - 1] if 1 <= number <= len(slugs) else line


def _saver(match: Match, file: Path | None) -> Callable[[], None]:
    return (lambda: None) if file is None else (lambda: save(match.record, file))


def _print_start(match: Match, seating: TerminalSeating, terminal: Terminal, *, again: bool) -> None:
    translator = match.translator
    terminal.write(f"{translator.text('name')} – {translator.text('tagline')}", "bold")
    for name, who in zip(seating.names, seating.who, strict=True):
        terminal.write("  " + translator.text("ui-seated", name=name, who=who))
    if again:
        terminal.write(translator.text("ui-resumed", count=len(match.record.live())))


def _print_resume_command(
    match: Match, seating: TerminalSeating, terminal: Terminal, chosen: PlayOptions, file: Path | None
) -> None:
    """Print how to continue a match that is not over."""
    terminal.write(match.translator.text("ui-stopped"))
    if file is None:
        terminal.write(match.translator.text("ui-not-kept"))
        return
    parts = ["parlour", "play", "--resume", str(file), *seating.options()]
    parts += ["--language", chosen.language] if chosen.language else []
    parts += ["--seed", str(chosen.seed)] if chosen.seed is not None else []
    terminal.write(match.translator.text("ui-resume", command=shlex.join(parts)))
