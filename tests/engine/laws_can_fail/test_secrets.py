"""Laws 7 and 8 detect what they forbid: views, veils and reveals that show too much or too little."""

from parlour.engine.game import erase_types
from parlour.engine.laws import LAWS, Case
from parlour.engine.plain import Plain
from parlour.engine.variant import Info
from parlour.engine.view import SPECTATOR
from tests.engine.laws_can_fail.broken import Patch, breaks, show
from tests.engine.matches import toy
from tests.toys import lanterns
from tests.toys.lanterns import Lanterns
from tests.toys.lanterns.rules.actions import READY
from tests.toys.lanterns.rules.state import LanternsState

# Law 7


def test_a_view_that_shows_what_others_hold(monkeypatch: Patch) -> None:
    show(monkeypatch, lambda state, _: state.hands.lanterns[0])
    breaks(7, "sees afterwards which of")


def test_a_view_that_shows_what_others_have_kept(monkeypatch: Patch) -> None:
    show(monkeypatch, lambda state, _: max(state.choices.kept))
    breaks(7, "sees afterwards which of")


def test_a_redaction_that_hides_less_than_is_hidden(monkeypatch: Patch) -> None:
    glimpse = Lanterns.glimpse
    veil = LanternsState.veil

    def hides_nothing_from_seat_1(self: LanternsState, by: int, action: int, seat: int) -> int:
        return action if seat == 1 else veil(self, by, action, seat)

    def glimpse_of_another(self: Lanterns, state: LanternsState, by: int, action: int, seat: int) -> dict[str, Plain]:
        return glimpse(self, state, by, action, SPECTATOR if seat == 1 != by else seat)

    monkeypatch.setattr(LanternsState, "veil", hides_nothing_from_seat_1)
    monkeypatch.setattr(Lanterns, "glimpse", glimpse_of_another)
    breaks(7, "is veiled from seat 1 otherwise than glimpsed")


def test_an_action_that_is_hidden_from_its_own_seat(monkeypatch: Patch) -> None:
    glimpse = Lanterns.glimpse

    def hides_from_itself(self: Lanterns, state: LanternsState, by: int, action: int, seat: int) -> dict[str, Plain]:
        return {} if seat == by else glimpse(self, state, by, action, seat)

    monkeypatch.setattr(Lanterns, "glimpse", hides_from_itself)
    breaks(7, "does not see its own")


def test_a_hidden_action_in_a_game_that_says_it_hides_none(monkeypatch: Patch) -> None:
    game = Lanterns()
    real, rules = game.info, game.info.rules_version
    info = Info("lanterns", rules_version=rules, seats=real.seats, options=real.options, lines=real.lines)
    monkeypatch.setattr(lanterns, "info", lambda _: info)
    honest, silent = toy().case(1), erase_types(Lanterns())
    assert game.info.hides_actions is not silent.info.hides_actions
    breaks(
        7,
        "the game says that nothing is",
        lambda _: LAWS[6].check(Case(silent, honest.variant, honest.edition, 1)),
    )


def test_a_reveal_that_is_not_called_one(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Lanterns, "reveals", lambda *_: [])
    breaks(7, "lays something open, and reveals nothing")


def test_a_reveal_of_what_was_not_hidden(monkeypatch: Patch) -> None:
    reveals = Lanterns.reveals

    def exaggerates(self: Lanterns, state: LanternsState, by: int, action: int) -> list[tuple[int, int]]:
        found = reveals(self, state, by, action)
        return [*found, ((by + 1) % 3, READY)] if found else []

    monkeypatch.setattr(Lanterns, "reveals", exaggerates)
    breaks(7, "is revealed, but was not hidden")


# Law 8


def test_a_spectator_who_is_shown_more(monkeypatch: Patch) -> None:
    show(monkeypatch, lambda state, seat: state.nights if seat == SPECTATOR else None)
    breaks(8, r"a spectator is shown shown\.more")


def test_a_spectator_who_is_shown_something_else(monkeypatch: Patch) -> None:
    show(monkeypatch, lambda _, seat: [seat])
    breaks(8, r"a spectator is shown shown\.more\[0\]")
