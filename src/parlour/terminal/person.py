"""A person at the keyboard: sees the position, may ask for the board, sheet and log, and makes one decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.engine import undo
from parlour.engine.actions import Kind
from parlour.match import Match
from parlour.terminal.console import Terminal
from parlour.terminal.menu import Menu
from parlour.terminal.picture import picture
from parlour.terminal.sheet_table import sheet_table

QUIT: Final = "q"
SAMPLES: Final = 40  # actions of a kind for which the forbidding rules are looked up


class TerminalPlayer:
    """Asks one seat for one decision."""

    def __init__(self, match: Match, seat: int, people: list[int], terminal: Terminal) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.people: Final = people
        self.terminal: Final = terminal
        self.translator: Final = match.translator
        self.menu: Final = Menu(match.legal.of(seat), match.game.actions, match.translator)

    def decide(self) -> bool:
        """Ask until an action is played or undone; False if the person quits or the input ends."""
        self.board()
        self.list_choices(self.menu.brief())
        while True:
            line = self.terminal.ask(self._question())
            if line is None or line == QUIT:
                return False
            chosen = self.menu.pick(line)
            if chosen is not None:
                self.match.play(chosen)
                return True
            if line == "u" and self.take_back():
                return True
            self._look(line)

    def _question(self) -> str:
        text = "ui-choose-only" if len(self.menu) == 1 else "ui-choose"
        return self.translator.text(text, name=self.match.names[self.seat], count=len(self.menu))

    def _look(self, line: str) -> None:
        """Handle input that is not a decision."""
        looks: dict[str, Callable[[], None]] = {
            "": lambda: self.list_choices(self.menu.brief()),
            "all": lambda: self.list_choices(self.menu.numbered()),
            "u": lambda: None,  # `take_back` has printed the refusal
            "b": self.board,
            "s": self.sheet,
            "l": self.log,
            "?": self.help,
        }
        if line in looks:
            looks[line]()
        else:
            self.narrow(line)

    def list_choices(self, lines: list[str]) -> None:
        """Print choices, one per line."""
        self.terminal.write("\n".join(lines))

    def board(self) -> None:
        """Draw the position as the seat sees it, and print the prompt."""
        view = self.match.view(self.seat)
        self.terminal.write()
        self.terminal.show(picture(view, self.translator, self.match.names))
        self.terminal.write(self.translator.format_with_names(self.match.game.prompt(view), self.match.names), "bold")

    def sheet(self) -> None:
        """Draw the sheet as if the match ended now."""
        self.terminal.show(sheet_table(self.match.sheet(self.seat), self.match.names, self.translator))

    def log(self) -> None:
        """Print the log of the match as the seat may read it."""
        lines = self.match.log(self.seat)
        self.terminal.write(self.translator.text("ui-log" if lines else "ui-log-empty"))
        self.terminal.write("\n".join([f"  {line}" for line in lines]))

    def narrow(self, line: str) -> None:
        """List the choices that contain these words, or print that there are none."""
        found = [] if line.lstrip("-").isdigit() else self.menu.with_words(line)
        if found:
            self.list_choices(
                [self.translator.text("ui-narrowed", count=len(found), text=line), *self.menu.numbered(found)]
            )
        else:
            self.terminal.write(self.translator.text("ui-no-choice", text=line, count=len(self.menu)), "red")

    def help(self) -> None:
        """List the keys, and the rules that forbid other actions now."""
        self.terminal.write(self.translator.text("ui-keys"))
        rules = self._rules_against()
        self.terminal.write(self.translator.text("ui-forbidden" if rules else "ui-nothing-forbidden"))
        for rule in rules:
            self.terminal.write(f"  {rule}  {self.translator.text(f'why-{rule}')}")

    def _rules_against(self) -> list[str]:
        view, game = self.match.view(self.seat), self.match.game
        found: dict[str, None] = {}
        for kind, base in zip(game.actions.kinds, game.actions.bases, strict=True):
            for action in _spread(kind, base):
                found[game.why_not(view, action)] = None
        return [rule for rule in found if rule]

    def take_back(self) -> bool:
        """Take back the seat's last action if it may, and if the people who acted since agree."""
        offer = undo.offer(self.match.record, self.seat)
        if offer is None:
            self.terminal.write(self.translator.text("ui-undo-nothing"), "red")
            return False
        for other in offer.consent:
            if other in self.people and not self._agrees(other):
                self.terminal.write(self.translator.text("ui-undo-refused", name=self.match.names[other]), "red")
                return False
        self.match.undo(self.seat, offer.consent)
        return True

    def _agrees(self, other: int) -> bool:
        names = self.match.names
        line = self.terminal.ask(self.translator.text("ui-undo-consent", name=names[other], other=names[self.seat]))
        return line is not None and line.casefold() == self.translator.text("ui-yes")


def _spread(kind: Kind, base: int) -> range:
    """Return some actions of a kind, evenly spread."""
    return range(base, base + kind.size, max(1, kind.size // SAMPLES))
