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
class Wish:
    """What the command line asks for."""

    game: str | None
    seats: int
    humans: int
    bots: str
    seat: tuple[str, ...]
    options: tuple[str, ...]
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
def command(ctx: click.Context, /, **wishes: object) -> None:
    """Play a match in the terminal, against bots or with friends at one keyboard.

    Choices are numbered; "?" lists the keys. Lines may also come from a pipe.
    """
    wish = Wish(**wishes)  # type: ignore[arg-type]  # click has checked them
    terminal = Terminal()
    match, seating, file = _resumed(wish, wish.resume) if wish.resume else _new(wish, terminal)
    session = Session(match, seating, terminal, _keeper(match, file), wish.seed)
    _welcome(match, seating, terminal, again=wish.resume is not None)
    if wish.resume:
        session.skip_story()
    ctx.exit(_run(session, lambda: _farewell(match, seating, terminal, wish, file)))


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


def _new(wish: Wish, terminal: Terminal) -> tuple[Match, Seating, Path | None]:
    slug = wish.game or _ask_game(terminal, wish.language)
    info = catalogue.game(slug).info
    if wish.record and wish.record.exists():
        raise Wrong("--record", "a new file (--resume goes on from one that is there)", str(wish.record))
    seats = wish.seats or len(wish.given) or max(usual_seats(info), wish.humans)
    seating = seated(wish.given, seats, wish.humans, wish.bots, Translator(wish.language))
    match = Match(
        slug,
        seats,
        seed=wish.seed,
        options=read_options(wish.options, info),
        edition=wish.edition,
        names=seating.names,
        language=wish.language,
    )
    return match, seating, wish.record


def _resumed(wish: Wish, path: Path) -> tuple[Match, Seating, Path | None]:
    record = pick(read_text(path))
    if wish.game and wish.game != record.game.info.slug:
        raise Wrong("game", record.game.info.slug, wish.game)
    seating = seated_again(wish.given, record.names, wish.humans, wish.bots)
    return Match(record, seed=wish.seed, language=wish.language), seating, wish.record or path


def _ask_game(terminal: Terminal, language: str) -> str:
    """Let the person choose among the games there are."""
    slugs, words = catalogue.slugs(), Translator(language)
    terminal.say(words.text("ui-games"), "bold")
    for number, slug in enumerate(slugs, start=1):
        own = Translator(language, slug)
        terminal.say(f"{number:>4}  {own.text('name')} ({slug}): {own.text('tagline')}")
    line = terminal.ask(words.text("ui-game-asked"))
    if line is None:
        raise Wrong("game", "one of " + ", ".join(slugs), "the end of the input")
    chosen = int(line) if line.isascii() and line.isdigit() else 0
    return slugs[chosen - 1] if 1 <= chosen <= len(slugs) else line


def _keeper(match: Match, file: Path | None) -> Callable[[], None]:
    return (lambda: None) if file is None else (lambda: keep(match.record, file))


def _welcome(match: Match, seating: Seating, terminal: Terminal, *, again: bool) -> None:
    words = match.words
    terminal.say(f"{words.text('name')} – {words.text('tagline')}", "bold")
    for name, who in zip(seating.names, seating.who, strict=True):
        terminal.say("  " + words.text("ui-seated", name=name, who=who))
    if again:
        terminal.say(words.text("ui-resumed", count=len(match.record.live())))


def _farewell(match: Match, seating: Seating, terminal: Terminal, wish: Wish, file: Path | None) -> None:
    """Say how to go on with a match that is not over."""
    terminal.say(match.words.text("ui-stopped"))
    if file is None:
        terminal.say(match.words.text("ui-not-kept"))
        return
    parts = ["parlour", "play", "--resume", str(file), *seating.options()]
    parts += ["--language", wish.language] if wish.language else []
    parts += ["--seed", str(wish.seed)] if wish.seed is not None else []
    terminal.say(match.words.text("ui-resume", command=shlex.join(parts)))
