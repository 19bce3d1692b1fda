"""Every law notices what it forbids: a toy that is broken on purpose breaks it, with the law's number and the seed."""

import itertools
from collections.abc import Callable

import pytest

from parlour.engine.laws import LAWS, Broken, Case, undoing
from parlour.engine.laws.texts import sources, speaks_with
from parlour.engine.plain import Plain
from parlour.engine.record import Record
from parlour.engine.rng import Rng
from parlour.engine.sheet import Sheet
from parlour.engine.undo import Offer, offer
from parlour.engine.variant import Info
from parlour.engine.view import NATURE, SPECTATOR, Message, View
from tests.engine.matches import toy
from tests.toys.lanterns import game as lanterns
from tests.toys.lanterns.actions import LIT, READY
from tests.toys.lanterns.choices import Choices
from tests.toys.lanterns.game import INFO, Lanterns
from tests.toys.lanterns.hands import Hands
from tests.toys.lanterns.state import Evening

SEEDS = range(1, 6)
Patch = pytest.MonkeyPatch


def breaks(number: int, what: str, check: Callable[[Case], None] | None = None) -> None:
    """Try a law on some matches of the toy: it must be broken in one of them, and say what is wrong."""

    def try_it() -> None:
        for seed in SEEDS:
            (check or LAWS[number - 1].check)(toy().case(seed))

    with pytest.raises(Broken, match=what) as caught:
        try_it()
    assert caught.value.law == number
    assert f"law {number}: " in str(caught.value)
    assert f"seed {caught.value.seed}" in str(caught.value)


def test_broken_is_an_assertion_error() -> None:
    assert issubclass(Broken, AssertionError)


# Law 1


def test_a_copy_that_shares_a_list(monkeypatch: Patch) -> None:
    copy = Evening.copy

    def shares(self: Evening) -> Evening:
        new = copy(self)
        new.shores = self.shores
        return new

    monkeypatch.setattr(Evening, "copy", shares)
    breaks(1, "shares something|changed with it|leads to two states")


def test_a_copy_that_forgets_something(monkeypatch: Patch) -> None:
    copy = Evening.copy

    def forgets(self: Evening) -> Evening:
        new = copy(self)
        new.hands.last = [0] * len(self.hands.last)
        return new

    monkeypatch.setattr(Evening, "copy", forgets)
    breaks(1, "not equal to it")


def test_an_action_that_leads_to_two_states(monkeypatch: Patch) -> None:
    apply, coin = Evening.apply, itertools.count()

    def tosses_a_coin(self: Evening, seat: int, action: int) -> None:
        apply(self, seat, action)
        self.dealt += next(coin) % 2 if self.dealt == 12 else 0

    monkeypatch.setattr(Evening, "apply", tosses_a_coin)
    breaks(1, "leads to two states")


# Law 2


def test_a_seat_that_is_to_act_and_cannot(monkeypatch: Patch) -> None:
    legal = Evening.legal
    monkeypatch.setattr(Evening, "legal", lambda self, seat: [] if self.nights == 2 else legal(self, seat))
    breaks(2, "is to act and has no legal action")


def test_a_seat_that_can_act_and_is_not_to(monkeypatch: Patch) -> None:
    legal = Evening.legal
    monkeypatch.setattr(Evening, "legal", lambda self, seat: legal(self, seat) or [READY])
    breaks(2, "is not to act and has legal actions")


def test_a_reason_against_what_is_legal(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Lanterns, "why_not", lambda *_: "T1")
    breaks(2, "T1 forbids .* which is legal")


def test_no_reason_against_what_is_not_legal(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Lanterns, "why_not", lambda *_: "")
    breaks(2, "nothing forbids .* which is not legal")


# Law 3


def test_a_legal_action_that_stands_twice(monkeypatch: Patch) -> None:
    legal = Evening.legal
    monkeypatch.setattr(Evening, "legal", lambda self, seat: legal(self, seat) * 2)
    breaks(3, "stands twice")


def test_an_order_that_changes(monkeypatch: Patch) -> None:
    legal, turn = Evening.legal, itertools.count()
    monkeypatch.setattr(Evening, "legal", lambda self, seat: legal(self, seat)[:: 1 if next(turn) % 2 else -1])
    breaks(3, "the order .* changes")


def test_a_number_that_is_no_action(monkeypatch: Patch) -> None:
    legal = Evening.legal

    def invents(self: Evening, seat: int) -> list[int]:
        return [action + (10**6 if self.is_over() or self.nights == 2 else 0) for action in legal(self, seat)]

    monkeypatch.setattr(Evening, "legal", invents)
    monkeypatch.setattr(
        Evening, "apply", lambda self, seat, action, apply=Evening.apply: apply(self, seat, action % 10**6)
    )
    breaks(3, "is not a number of an action")


def test_a_draw_that_the_generator_did_not_pick(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Evening, "draw", lambda self, _: self.legal(NATURE)[0])
    breaks(3, "chance does not draw")


# Law 4


def test_a_view_that_json_changes(monkeypatch: Patch) -> None:
    _show(monkeypatch, lambda _state, _seat: (1, 2))
    breaks(4, "the view of .* changes in JSON")


def test_a_state_imagined_from_more_than_the_view_says(monkeypatch: Patch) -> None:
    imagine, turn = Lanterns.imagine, itertools.count()

    def remembers(self: Lanterns, view: View, rng: Rng) -> object:
        if next(turn) % 2:
            rng.below(7)
        return imagine(self, view, rng)

    monkeypatch.setattr(Lanterns, "imagine", remembers)
    breaks(4, "read from JSON is imagined otherwise")


def test_a_record_that_is_written_otherwise(monkeypatch: Patch) -> None:
    turn = itertools.count()
    monkeypatch.setattr(Lanterns, "sheet", lambda *_: Sheet(("light",), [[next(turn)]] * 3, [[]] * 3))
    with pytest.raises(ValueError, match=r"result\.seats: expected"):
        LAWS[3].check(toy().case(1))


# Law 5


def test_a_reshuffle_that_forgets_the_own_hand(monkeypatch: Patch) -> None:
    reshuffle = Evening.reshuffle
    monkeypatch.setattr(Evening, "reshuffle", lambda self, _, rng: reshuffle(self, SPECTATOR, rng))
    breaks(5, "looks different to it")


def test_a_reshuffle_that_forgets_hands_passed_on(monkeypatch: Patch) -> None:
    redraw, has_seen = Hands.redraw, Hands.has_seen

    def forgets(self: Hands, seat: int, rng: Rng, *, laid_open: bool) -> None:
        with pytest.MonkeyPatch.context() as within:
            within.setattr(
                Hands, "has_seen", lambda hands, who, hand: has_seen(hands, who, hand) and hands.held_by(who) == hand
            )
            redraw(self, seat, rng, laid_open=laid_open)

    monkeypatch.setattr(Hands, "redraw", forgets)
    breaks(5, "looks different to it|are missing or double")


def test_a_reshuffle_that_loses_a_lantern(monkeypatch: Patch) -> None:
    redraw = Hands.redraw

    def loses(self: Hands, seat: int, rng: Rng, *, laid_open: bool) -> None:
        redraw(self, seat, rng, laid_open=laid_open)
        self.stack |= self.of(0)

    monkeypatch.setattr(Hands, "redraw", loses)
    breaks(5, "looks different|missing or double")


def test_an_imagining_in_which_others_are_to_act(monkeypatch: Patch) -> None:
    guess = Choices.guess

    def is_hasty(self: Choices, seat: int, hand: int, spare: int, rng: Rng) -> None:
        guess(self, seat, hand, spare, rng)
        self.ready[seat] = False

    monkeypatch.setattr(Choices, "guess", is_hasty)
    breaks(5, "looks different to it|others are to act")


# Law 6


def test_a_reshuffle_that_does_nothing(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Evening, "reshuffle", lambda *_: None)
    breaks(6, "20 reshuffles for .* are all alike")


def test_an_imagining_that_is_always_the_same(monkeypatch: Patch) -> None:
    imagine = Lanterns.imagine
    monkeypatch.setattr(Lanterns, "imagine", lambda self, view, _: imagine(self, view, toy().case(1).rng(0)))
    breaks(6, "20 imaginings of .* are all alike")


# Law 7


def _show(monkeypatch: Patch, secret: Callable[[Evening, int], object]) -> None:
    """Put something more into every view."""
    view = Lanterns.view

    def shows(self: Lanterns, state: Evening, seat: int) -> View:
        seen = view(self, state, seat)
        shown: dict[str, Plain] = {**seen.shown, "more": secret(state, seat)}  # type: ignore[dict-item]
        return View(seen.variant, seen.edition, seen.seat, shown, seen.known)

    monkeypatch.setattr(Lanterns, "view", shows)


def test_a_view_that_shows_what_others_hold(monkeypatch: Patch) -> None:
    _show(monkeypatch, lambda state, _: state.hands.lanterns[0])
    breaks(7, "sees afterwards which of")


def test_a_view_that_shows_what_others_have_kept(monkeypatch: Patch) -> None:
    _show(monkeypatch, lambda state, _: max(state.choices.kept))
    breaks(7, "sees afterwards which of")


def test_a_veil_that_hides_less_than_is_hidden(monkeypatch: Patch) -> None:
    glimpse = Lanterns.glimpse
    veil = Evening.veil

    def hides_nothing_from_seat_1(self: Evening, by: int, action: int, seat: int) -> int:
        return action if seat == 1 else veil(self, by, action, seat)

    def glimpse_of_another(self: Lanterns, state: Evening, by: int, action: int, seat: int) -> dict[str, Plain]:
        return glimpse(self, state, by, action, SPECTATOR if seat == 1 != by else seat)

    monkeypatch.setattr(Evening, "veil", hides_nothing_from_seat_1)
    monkeypatch.setattr(Lanterns, "glimpse", glimpse_of_another)
    breaks(7, "is veiled from seat 1 otherwise than glimpsed")


def test_an_action_that_is_hidden_from_its_own_seat(monkeypatch: Patch) -> None:
    glimpse = Lanterns.glimpse

    def hides_from_itself(self: Lanterns, state: Evening, by: int, action: int, seat: int) -> dict[str, Plain]:
        return {} if seat == by else glimpse(self, state, by, action, seat)

    monkeypatch.setattr(Lanterns, "glimpse", hides_from_itself)
    breaks(7, "does not see its own")


def test_a_hidden_action_in_a_game_that_says_it_hides_none(monkeypatch: Patch) -> None:
    info = Info("lanterns", rules_version=1, seats=(2, 3, 4), options=INFO.options, lines=INFO.lines)
    game = Lanterns()
    monkeypatch.setattr(lanterns, "INFO", info)
    honest, silent = toy().case(1), Lanterns()
    assert game.info.hides_actions is not silent.info.hides_actions
    breaks(7, "the game says that nothing is", lambda _: LAWS[6].check(Case(silent, honest.variant, honest.edition, 1)))


def test_a_reveal_that_is_not_called_one(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Lanterns, "reveals", lambda *_: [])
    breaks(7, "lays something open, and reveals nothing")


def test_a_reveal_of_what_was_not_hidden(monkeypatch: Patch) -> None:
    reveals = Lanterns.reveals

    def exaggerates(self: Lanterns, state: Evening, by: int, action: int) -> list[tuple[int, int]]:
        found = reveals(self, state, by, action)
        return [*found, ((by + 1) % 3, READY)] if found else []

    monkeypatch.setattr(Lanterns, "reveals", exaggerates)
    breaks(7, "is revealed, but was not hidden")


# Law 8


def test_a_spectator_who_is_shown_more(monkeypatch: Patch) -> None:
    _show(monkeypatch, lambda state, seat: state.nights if seat == SPECTATOR else None)
    breaks(8, r"a spectator is shown shown\.more")


def test_a_spectator_who_is_shown_something_else(monkeypatch: Patch) -> None:
    _show(monkeypatch, lambda _, seat: [seat])
    breaks(8, r"a spectator is shown shown\.more\[0\]")


# Law 9


def test_a_match_that_is_longer_than_its_limit(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Lanterns, "limit", lambda *_: 40)
    breaks(9, "goes on after 40 actions")


# Law 10


def test_a_lantern_that_gets_lost(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Hands, "sink", Hands.take)
    breaks(10, "the census changes")


def test_a_census_that_counts_nothing(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Evening, "census", lambda _: [0, 0])
    breaks(10, "counts nothing")


# Law 11


def _change_sheet(monkeypatch: Patch, change: Callable[[View, Sheet], Sheet]) -> None:
    sheet = Lanterns.sheet
    monkeypatch.setattr(Lanterns, "sheet", lambda self, view: change(view, sheet(self, view)))


def test_merits_that_rank_otherwise(monkeypatch: Patch) -> None:
    merits = Evening.merits
    monkeypatch.setattr(Evening, "merits", lambda self: [-merit for merit in merits(self)])
    breaks(11, "merits .* rank the seats")


def test_a_sheet_that_favours_its_viewer(monkeypatch: Patch) -> None:
    def favours(view: View, sheet: Sheet) -> Sheet:
        points = [
            [value if value is None or seat != view.seat else value + 1 for value in row]
            for seat, row in enumerate(sheet.points)
        ]
        return Sheet(sheet.lines, points, sheet.ties)

    _change_sheet(monkeypatch, favours)
    breaks(11, "viewers see")


def test_a_sheet_that_is_not_known_at_the_end(monkeypatch: Patch) -> None:
    def hides(_: View, sheet: Sheet) -> Sheet:
        return Sheet(sheet.lines, [[None, *row[1:]] for row in sheet.points], sheet.ties)

    _change_sheet(monkeypatch, hides)
    breaks(11, "does not know all points")


def test_a_sheet_that_lacks_a_line(monkeypatch: Patch) -> None:
    _change_sheet(monkeypatch, lambda _, sheet: Sheet(sheet.lines[1:], [row[1:] for row in sheet.points], sheet.ties))
    breaks(11, "the sheet has the lines")


def test_a_sheet_made_from_memory(monkeypatch: Patch) -> None:
    def remembers(view: View, sheet: Sheet) -> Sheet:
        return Sheet(sheet.lines, [[LIT + len(view.known), *row[1:]] for row in sheet.points], sheet.ties)

    _change_sheet(monkeypatch, remembers)
    breaks(11, "only remembers")


# Law 12


def _speaks_with(language: str, old: str, new: str) -> Callable[[Case], None]:
    texts = sources("lanterns")
    assert old in texts[language]
    changed = {**texts, language: texts[language].replace(old, new)}
    return lambda each: speaks_with(each, changed)


@pytest.mark.parametrize("language", ["en", "ru", "fr", "uk"])
@pytest.mark.parametrize(
    "name",
    [
        "name", "tagline", "do-ready", "field-face", "face-lit", "option-river", "option-river-clear", "line-home",
        "prompt-over", "why-T23", "dealt-unseen",
    ],
)  # fmt: skip
def test_a_text_that_is_missing(language: str, name: str) -> None:
    check = _speaks_with(language, f"\n{name} =", f"\nother-{name} =")
    breaks(12, f"in {language} there is no text .*{name}|in ru there are texts that English lacks", check)


def test_a_log_line_that_is_missing() -> None:
    breaks(12, r"in fr there is no text do-ready\.log", _speaks_with("fr", "\n    .log = { $name } a choisi.", ""))


def test_a_hint_that_is_missing() -> None:
    check = _speaks_with("uk", "\n    .hint = Усі бачать, що відпущено.", "")
    breaks(12, r"in uk there is no text option-river-clear\.hint", check)


def test_a_text_that_uses_another_variable() -> None:
    check = _speaks_with("fr", "{ $name } a choisi", "{ $nom } a choisi")
    breaks(12, r"in fr do-ready\.log uses \['nom'\]", check)


def test_a_text_that_cannot_be_said() -> None:
    check = _speaks_with("uk", "prompt-over = ", "prompt-over = { nothing } ")
    breaks(12, "in uk prompt-over cannot be said", check)


def test_a_text_that_is_not_fluent() -> None:
    breaks(12, "in ru this is not Fluent", _speaks_with("ru", "prompt-over = ", "prompt-over = { "))


def test_a_text_that_only_one_language_has() -> None:
    breaks(12, "in ru there are texts that English lacks: more", _speaks_with("ru", "name = ", "more = x\nname = "))


def test_a_message_that_is_not_listed(monkeypatch: Patch) -> None:
    messages = Lanterns.messages
    monkeypatch.setattr(Lanterns, "messages", lambda self: [m for m in messages(self) if m.text != "prompt-float"])
    breaks(12, "prompt-float, which its messages do not list")


def test_a_brief_message_that_has_no_text(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Lanterns, "brief", lambda _, message: Message(f"{message.text}-later"), raising=False)
    breaks(12, "-later, which its messages do not list")


# Law 13


def _offers(monkeypatch: Patch, change: Callable[[Record, int, Offer | None], Offer | None]) -> None:
    monkeypatch.setattr(undoing, "offer", lambda record, seat: change(record, seat, offer(record, seat)))


def test_an_undo_that_is_refused(monkeypatch: Patch) -> None:
    _offers(monkeypatch, lambda *_: None)
    breaks(13, "may not take back its last action")


def test_an_undo_over_a_draw_or_a_reveal(monkeypatch: Patch) -> None:
    def takes_back_all(record: Record, seat: int, found: Offer | None) -> Offer | None:
        own = [index for index, entry in enumerate(record.entries) if entry.seat == seat]
        return found or (Offer(list(range(own[-1], len(record.entries))), []) if own else None)

    _offers(monkeypatch, takes_back_all)
    breaks(13, "or a draw or reveal")


def test_an_undo_of_a_commitment_that_asks_for_consent(monkeypatch: Patch) -> None:
    _offers(monkeypatch, lambda _record, seat, found: found and Offer(found.withdrawn, [(seat + 1) % 3]))
    breaks(13, "may not take back freely")


def take_turns(monkeypatch: Patch) -> None:
    """Make a game of turns of the toy: one seat after the other."""
    to_act = Evening.to_act
    monkeypatch.setattr(Evening, "to_act", lambda self: to_act(self)[:1])


def test_the_toy_played_in_turns_keeps_the_law_of_undo(monkeypatch: Patch) -> None:
    take_turns(monkeypatch)
    for seed in SEEDS:
        LAWS[12].check(toy().case(seed))


def test_an_undo_over_actions_of_others_that_does_not_ask_them(monkeypatch: Patch) -> None:
    take_turns(monkeypatch)
    _offers(monkeypatch, lambda _record, _seat, found: found and Offer(found.withdrawn, []))
    breaks(13, r"needs consent of \[\d")


def test_an_undo_that_leaves_actions_of_others_standing(monkeypatch: Patch) -> None:
    take_turns(monkeypatch)
    _offers(monkeypatch, lambda _record, _seat, found: found and Offer(found.withdrawn[:1], found.consent))
    breaks(13, "would withdraw")


def test_an_undo_after_which_something_is_left_over(monkeypatch: Patch) -> None:
    digest, new, matches = Evening.digest, Lanterns.new, itertools.count()
    monkeypatch.setattr(Lanterns, "new", lambda self, *setup: (next(matches), new(self, *setup))[1])
    monkeypatch.setattr(Evening, "digest", lambda self: f"{digest(self)} {next(matches)}")
    breaks(13, "does not get the earlier state back")


# Law 14


def test_commitments_whose_order_matters(monkeypatch: Patch) -> None:
    apply, copy, digest = Evening.apply, Evening.copy, Evening.digest

    def notes_the_order(self: Evening, seat: int, action: int) -> None:
        apply(self, seat, action)
        if action == READY:
            self.hands.order = [*getattr(self.hands, "order", []), seat]  # type: ignore[attr-defined]

    def copies_the_order(self: Evening) -> Evening:
        new = copy(self)
        new.hands.order = getattr(self.hands, "order", [])  # type: ignore[attr-defined]
        return new

    monkeypatch.setattr(Evening, "apply", notes_the_order)
    monkeypatch.setattr(Evening, "copy", copies_the_order)
    monkeypatch.setattr(Evening, "digest", lambda self: f"{digest(self)} {getattr(self.hands, 'order', [])}")
    breaks(14, "in the order .* lead to another state")


def test_a_commitment_that_takes_something_from_others(monkeypatch: Patch) -> None:
    legal = Evening.legal

    def first_come_first_served(self: Evening, seat: int) -> list[int]:
        found = legal(self, seat)
        return found[:1] if any(self.choices.ready) else found

    monkeypatch.setattr(Evening, "legal", first_come_first_served)
    breaks(14, "is legal no more")


def test_a_step_that_others_see_before_it_is_done(monkeypatch: Patch) -> None:
    _show(monkeypatch, lambda state, _: [kept >= 0 for kept in state.choices.kept])
    breaks(14, "before it is done")


def test_a_commitment_that_others_see_before_all_are_done(monkeypatch: Patch) -> None:
    _show(
        monkeypatch,
        lambda state, _: [face * ready for face, ready in zip(state.choices.face, state.choices.ready, strict=True)],
    )
    breaks(14, "before all are done")
