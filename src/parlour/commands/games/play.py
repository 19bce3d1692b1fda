"""Play a match in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import click

from parlour.bots.levels import LEVELS, NORMAL
from parlour.commands.shared.options import EDITION, FILE, LANGUAGE, OPTION, read_options
from parlour.engine import catalogue
from parlour.engine.plain import Wrong
from parlour.localization import Translator
from parlour.match import Match, usual_seats
from parlour.record_files import keep, pick, read_text
from parlour.terminal.console import Terminal
from parlour.terminal.seating import Seating, read_seat, seated, seated_again
from parlour.terminal.session import Session

STOPPED = 130
EXAMPLES = """\b
Examples:
  parlour play                                   asks which game
  parlour play GAME --seats 3 --bots easy        you against two easy bots
  parlour play GAME --seat Ann=human --seat Bob=human --record evening.jsonl
  parlour play --resume evening.jsonl            goes on where you stopped
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
        """Read the seats that are spelt out."""
        return [read_seat(text) for text in self.seat]


@click.command(epilog=EXAMPLES)
@click.argument("game", required=False)
@click.option("--seats", type=click.IntRange(0), default=0, show_default="2 if it can be", help="How many seats.")
@click.option("--humans", type=click.IntRange(0), default=1, show_default=True, help="People at this keyboard.")
@click.option("--bots", type=click.Choice(LEVELS), default=NORMAL, show_default=True, help="Who plays the other seats.")
@click.option("--seat", multiple=True, metavar="NAME=WHO", help=f"A seat, in order; WHO is human, {', '.join(LEVELS)}.")
@OPTION
@EDITION
@LANGUAGE
@click.option("--seed", type=int, help="Repeat the same chance; without it nobody can guess the next card.")
@click.option("--record", type=FILE, help="Keep the match in a new file, after every action.")
@click.option("--resume", type=FILE, help="Go on from a kept match, and keep it there.")
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

    Choices are numbered; "?" lists the keys. Lines may also come from a pipe.
    """
    chosen = PlayOptions(game, seats, humans, bots, seat, options, edition, language, seed, record, resume)
    terminal = Terminal()
    match, seating, file = _resumed(chosen, chosen.resume) if chosen.resume else _new(chosen, terminal)
    session = Session(match, seating, terminal, _keeper(match, file), chosen.seed)
    _welcome(match, seating, terminal, again=chosen.resume is not None)
    if chosen.resume:
        session.skip_story()
    ctx.exit(_run(session, lambda: _farewell(match, seating, terminal, chosen, file)))


def _run(session: Session, say_farewell: Callable[[], None]) -> int:
    try:
        if session.run():
            return 0
    except KeyboardInterrupt:
        session.terminal.say()
        say_farewell()
        return STOPPED
    say_farewell()
    return 0


def _new(chosen: PlayOptions, terminal: Terminal) -> tuple[Match, Seating, Path | None]:
    slug = chosen.game or _ask_game(terminal, chosen.language)
    info = catalogue.game(slug).info
    if chosen.record and chosen.record.exists():
        raise Wrong("--record", "a new file (--resume goes on from one that is there)", str(chosen.record))
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


def _resumed(chosen: PlayOptions, path: Path) -> tuple[Match, Seating, Path | None]:
    record = pick(read_text(path))
    if chosen.game and chosen.game != record.game.info.slug:
        raise Wrong("game", record.game.info.slug, chosen.game)
    seating = seated_again(chosen.given, record.names, chosen.humans, chosen.bots)
    return Match(record, seed=chosen.seed, language=chosen.language), seating, chosen.record or path


def _ask_game(terminal: Terminal, language: str) -> str:
    """Let the person choose among the games there are."""
    slugs, words = catalogue.slugs(), Translator(language)
    terminal.say(words.text("ui-games"), "bold")
    for number, slug in enumerate(slugs, start=1):
        own = Translator(language, slug)
        spoken = "" if own.game_language == own.language else f", {words.text('ui-in-english')}"
        terminal.say(f"{number:>4}  {own.text('name')} ({slug}{spoken}): {own.text('tagline')}")
    line = terminal.ask(words.text("ui-game-asked"))
    if line is None:
        raise Wrong("game", "one of " + ", ".join(slugs), "the end of the input")
    number = int(line) if line.isascii() and line.isdigit() else 0
    return slugs[number - 1] if 1 <= number <= len(slugs) else line


def _keeper(match: Match, file: Path | None) -> Callable[[], None]:
    return (lambda: None) if file is None else (lambda: keep(match.record, file))


def _welcome(match: Match, seating: Seating, terminal: Terminal, *, again: bool) -> None:
    words = match.words
    terminal.say(f"{words.text('name')} – {words.text('tagline')}", "bold")
    for name, who in zip(seating.names, seating.who, strict=True):
        terminal.say("  " + words.text("ui-seated", name=name, who=who))
    if again:
        terminal.say(words.text("ui-resumed", count=len(match.record.live())))


def _farewell(match: Match, seating: Seating, terminal: Terminal, chosen: PlayOptions, file: Path | None) -> None:
    """Say how to go on with a match that is not over."""
    terminal.say(match.words.text("ui-stopped"))
    if file is None:
        terminal.say(match.words.text("ui-not-kept"))
        return
    parts = ["parlour", "play", "--resume", str(file), *seating.options()]
    parts += ["--language", chosen.language] if chosen.language else []
    parts += ["--seed", str(chosen.seed)] if chosen.seed is not None else []
    terminal.say(match.words.text("ui-resume", command=shlex.join(parts)))
