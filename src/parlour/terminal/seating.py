"""Who plays which seat in the terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.bots.agents import PROGRAM, is_own
from parlour.bots.levels import LEVELS
from parlour.engine.plain import Wrong
from parlour.localization import Translator

HUMAN: Final = "human"
WHO: Final = (HUMAN, *LEVELS)


@dataclass(frozen=True)
class TerminalSeating:
    """For every seat its name and who plays it: a human at this keyboard, or a level of bot."""

    names: list[str]
    who: list[str]

    @property
    def people(self) -> list[int]:
        """Return the seats played at this keyboard."""
        return [seat for seat, who in enumerate(self.who) if who == HUMAN]

    def options(self) -> list[str]:
        """Return the command-line options for this seating."""
        return [part for name, who in zip(self.names, self.who, strict=True) for part in ("--seat", f"{name}={who}")]


def read_seat(text: str) -> tuple[str, str]:
    """Read NAME=WHO; without a name only who."""
    name, separator, who = _parts(text)
    if (who not in WHO and not is_own(who)) or (separator and not name.strip()):
        expected = (
            "NAME=WHO, where WHO is one of "
            + ", ".join(WHO)
            + ", a class as package.module:Class, or a program as exec:COMMAND"
        )
        raise Wrong("--seat", expected, text)
    return name.strip(), who


def _parts(text: str) -> tuple[str, str, str]:
    """Split at the last equals sign, but never within the command of a program."""
    if text.startswith(PROGRAM):
        return "", "", text
    name, separator, program = text.partition(f"={PROGRAM}")
    return (name, separator, PROGRAM + program) if separator else text.rpartition("=")


def seated(
    given: list[tuple[str, str]], seats: int, humans: int, level: str, translator: Translator
) -> TerminalSeating:
    """Fill the seats: those given first, then people, then bots; missing names are generated."""
    if len(given) > seats:
        raise Wrong("--seat", f"at most {seats} of them", str(len(given)))
    if humans > seats:
        raise Wrong("--humans", f"at most {seats}", str(humans))
    missing = [HUMAN] * (humans - len([who for _, who in given if who == HUMAN]))
    who = [*[who for _, who in given], *missing, *[level] * seats][:seats]
    names = [name for name, _ in given] + [""] * (seats - len(given))
    return TerminalSeating([name or _name(seat, who[seat], translator) for seat, name in enumerate(names)], who)


def seated_again(given: list[tuple[str, str]], names: list[str], humans: int, level: str) -> TerminalSeating:
    """Seat people and bots at a match that has begun: by their names, or in order."""
    who = ([HUMAN] * humans + [level] * len(names))[: len(names)]
    if given:
        who = [level] * len(names)
    for position, (name, chosen) in enumerate(given):
        if (name and name not in names) or position >= len(names):
            raise Wrong("--seat", "a name of the match: " + ", ".join(names), name or str(len(given)))
        who[names.index(name) if name else position] = chosen
    return TerminalSeating(names, who)


def _name(seat: int, who: str, translator: Translator) -> str:
    return translator.text("ui-player" if who == HUMAN else "ui-bot", number=seat + 1)
