"""A match in the terminal: people at one keyboard, bots, or both, until it is over or somebody quits."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from parlour.bots.agents import agent
from parlour.bots.bot import Bot
from parlour.engine.rng import Fast, scatter
from parlour.engine.view import SPECTATOR
from parlour.match import Match
from parlour.narration import Narration
from parlour.terminal.console import Terminal
from parlour.terminal.person import TerminalPlayer
from parlour.terminal.picture import picture
from parlour.terminal.seating import HUMAN, TerminalSeating
from parlour.terminal.sheet_table import sheet_table


class Session:
    """Runs a match: asks people, lets bots choose, and prints what each person may know of it."""

    def __init__(
        self,
        match: Match,
        seating: TerminalSeating,
        terminal: Terminal,
        keep: Callable[[], None],
        seed: int | None = None,
    ) -> None:
        """Take a function that saves the record after every action, and the seed of the bots."""
        self.match: Final = match
        self.terminal: Final = terminal
        self.people: Final = seating.people
        self._keep: Final = keep
        self._seed: Final = secrets.randbits(62) if seed is None else seed
        self._bots: Final[dict[int, Bot]] = {seat: agent(who) for seat, who in enumerate(seating.who) if who != HUMAN}
        self._narration: Final = Narration(match.record, match.translator)
        self._news: Final[dict[int, list[str]]] = {viewer: [] for viewer in self.people or [SPECTATOR]}
        self._at_keyboard = SPECTATOR

    def skip_narration(self) -> None:
        """Do not print what happened before a match was resumed: it can be read in the log."""
        self._narration.skip_to_end()

    def run(self) -> bool:
        """Play on; return whether the match came to its end."""
        while not self.match.over:
            self._keep()
            self._gather_news()
            seat = self._next()
            if seat in self._bots:
                self._let_choose(seat)
            elif not self._ask(seat):
                return False
        self._keep()
        self._gather_news()
        self._finish()
        return True

    def _next(self) -> int:
        """Choose who acts first of those who are to act: whoever sits at the keyboard already."""
        turn = self.match.turn
        return self._at_keyboard if self._at_keyboard in turn else turn[0]

    def _let_choose(self, seat: int) -> None:
        rng = Fast(scatter(self._seed) + len(self.match.record.entries))
        view, choices = self.match.view(seat), self.match.legal.of(seat)
        legal = [choice.action for choice in choices]
        if self.terminal.is_interactive:
            with self.terminal.console.status(self.match.translator.text("ui-thinking", name=self.match.names[seat])):
                action = self._bots[seat].choose(self.match.game, view, legal, rng)
        else:
            action = self._bots[seat].choose(self.match.game, view, legal, rng)
        self.match.play(action, seat)

    def _ask(self, seat: int) -> bool:
        if not self._hand_over(seat):
            return False
        self._at_keyboard = seat
        self._print_news(seat)
        return TerminalPlayer(self.match, seat, self.people, self.terminal).decide()

    def _hand_over(self, seat: int) -> bool:
        """Let another person sit down, with nothing on the screen that is not theirs; False if the input ends."""
        if len(self.people) == 1 or seat == self._at_keyboard:
            return True
        notice = self.match.translator.text("ui-handover", name=self.match.names[seat])
        if not self.terminal.is_interactive:
            self.terminal.write(f"── {self.match.names[seat]} ──", "bold")
            return True
        self.terminal.clear()
        if self.terminal.ask(notice) is None:
            return False
        self.terminal.clear()
        return True

    def _gather_news(self) -> None:
        """Put what has happened into the words of each viewer; a single viewer hears it at once."""
        while not self._narration.is_at_end:
            for viewer, sentences in zip(self._news, self._narration.step(*self._news), strict=True):
                self._news[viewer] += sentences
        if len(self._news) == 1:
            self._print_news(next(iter(self._news)))

    def _print_news(self, viewer: int) -> None:
        if self._news[viewer] and len(self.people) > 1:
            self.terminal.write(self.match.translator.text("ui-since"))
        for line in self._news[viewer]:
            self.terminal.write(f"  {line}", "dim")
        self._news[viewer].clear()

    def _finish(self) -> None:
        translator, names = self.match.translator, self.match.names
        self.terminal.write()
        self.terminal.show(picture(self.match.view(), translator, names))
        self.terminal.write(translator.text("ui-over"), "bold")
        self.terminal.show(sheet_table(self.match.sheet(), names, translator))
        outcome = self.match.outcome
        assert outcome is not None
        self.terminal.write(outcome.text(translator), "bold green")
