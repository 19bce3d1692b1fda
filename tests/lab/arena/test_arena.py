"""The arena: balanced seats, paired deals, the same results however it is held, and verdicts that can be checked."""

from dataclasses import replace
from math import isclose
from pathlib import Path
from random import Random

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Wrong
from parlour.lab.arena.bout import Bout, DecisionTimes, play
from parlour.lab.arena.contest import Contest, Entrant, Fixture, check
from parlour.lab.arena.ledger import Ledger
from parlour.lab.arena.ratings import ratings
from parlour.lab.arena.run import bouts_of, play_contest
from parlour.lab.arena.summary import summary
from parlour.lab.arena.verdict import BOUND, evidence, is_settled, verdict
from parlour.lab.workers.workers import processes

SLUG = catalogue.slugs()[0]
CONTEST = Contest(SLUG, {"seats": 2}, ("easy", "random"), seed=3)
QUICK = DecisionTimes(0, 0.0, 0.0)


def bout(deal: int, seat: int, places: list[int], one: str = "a", other: str = "b") -> Bout:
    return Bout(Fixture(one, other, deal, seat), places, [[10], [4]], [QUICK, QUICK])


def without_times(ledger: Ledger) -> dict[Fixture, tuple[list[int], list[list[int]]]]:
    return {fixture: (bout.places, bout.lines) for fixture, bout in ledger.bouts.items()}


def test_every_pair_plays_once_from_every_seat_of_every_deal() -> None:
    contest = Contest(SLUG, {"seats": 3}, ("easy", "random", "normal"))
    fixtures = list(contest.fixtures(2))
    assert len(fixtures) == len(set(fixtures)) == 3 * 2 * 3
    assert {(it.one, it.other) for it in fixtures} == {("easy", "random"), ("easy", "normal"), ("random", "normal")}
    assert [it.seat for it in fixtures if (it.one, it.other, it.deal) == ("easy", "normal", 1)] == [0, 1, 2]


def test_equal_bots_share_every_deal_when_they_sit_the_other_way_round() -> None:
    # The same bot under two spellings: with equal chance both matches of a deal are the same match.
    contest = Contest(SLUG, {"seats": 2}, ("random", "random@1"), seed=5)
    for deal in range(5):
        first, second = [play(contest, Fixture("random", "random@1", deal, seat)) for seat in range(2)]
        assert first.lines == second.lines
        assert first.won + second.won == 1


def test_results_do_not_depend_on_processes_nor_on_breaking_off(tmp_path: Path) -> None:
    alone, parts = Ledger(CONTEST), tmp_path / "bouts.jsonl"
    play_contest(alone, 3)
    play_contest(Ledger(CONTEST, parts), 1)
    with parts.open("ab") as file:
        file.write(b'{"fixture":{"one":"ea')  # the power fails in the middle of a line
    again = Ledger(CONTEST, parts)
    assert len(again.bouts) == 2
    play_contest(again, 3, workers=processes(2))
    assert without_times(again) == without_times(alone)
    assert without_times(Ledger(CONTEST, parts)) == without_times(alone)


def test_the_ledger_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bouts.jsonl"
    Ledger(CONTEST, file)
    with pytest.raises(Wrong, match="the ledger of this contest"):
        Ledger(replace(CONTEST, seed=4), file)


def test_a_spoilt_line_of_a_ledger_is_named(tmp_path: Path) -> None:
    file = tmp_path / "bouts.jsonl"
    Ledger(CONTEST, file)
    with file.open("a") as ledger:
        ledger.write("{}\n")
    with pytest.raises(Wrong, match="line 2"):
        Ledger(CONTEST, file)


def test_a_shared_first_place_counts_by_half() -> None:
    assert bout(0, 0, [0, 0]).won == 0.5
    assert bout(0, 1, [0, 1]).won == 0.0
    assert bout(0, 0, [0, 1]).ahead == 1.0
    assert bout(0, 1, [0, 0]).ahead == 0.5
    assert bout(0, 1, [0, 1]).margins() == [-6.0, -6.0]


def test_a_deal_counts_only_when_it_was_played_from_every_seat() -> None:
    found = verdict([bout(0, 0, [0, 1]), bout(0, 1, [1, 0]), bout(1, 0, [1, 0])], 2)
    assert (found.deals, found.matches, found.share) == (1, 2, 1.0)


def test_the_interval_of_a_bot_that_always_wins_shrinks_with_more_games() -> None:
    def all_won(deals: int) -> float:
        return verdict([bout(deal, seat, [seat, 1 - seat]) for deal in range(deals) for seat in range(2)], 2).low

    assert all_won(5) < all_won(50) < all_won(200) < 1.0
    assert all_won(200) > 0.98


def test_the_interval_holds_the_truth_in_about_95_of_100_contests() -> None:
    rng, held = Random(1), 0
    for _ in range(300):
        bouts = [bout(deal, seat, [0, 1] if rng.random() < 0.7 else [1, 0]) for deal in range(50) for seat in range(1)]
        found = verdict(bouts, 1)
        held += found.low <= 0.7 <= found.high
    assert 0.90 <= held / 300 <= 0.99


@pytest.mark.parametrize(("truth", "answer"), [(0.85, 1), (0.55, -1)])
def test_the_sequential_test_answers_rightly_and_early(truth: float, answer: int) -> None:
    rng, right = Random(2), 0
    for _ in range(100):
        shares: list[float] = []
        while len(shares) < 2000 and not is_settled(shares, 0.75):
            shares.append(float(rng.random() < truth))
        right += evidence(shares, 0.75) * answer >= BOUND and len(shares) < 1000
    assert right >= 95


def test_a_decided_pairing_ends_with_a_whole_deal() -> None:
    ledger = Ledger(Contest(SLUG, {"seats": 2}, ("normal@0.02", "random"), seed=1))
    play_contest(ledger, 60, wanted=0.2)
    assert len(ledger.bouts) < 120
    assert len(ledger.bouts) % 2 == 0
    assert is_settled([found.won for found in ledger.bouts.values()], 0.2)


def test_ratings_follow_the_results() -> None:
    bouts = [bout(deal, 0, [0, 1], "a", "b") for deal in range(30)] + [bout(9, 0, [1, 0], "a", "b")] * 10
    bouts += [bout(deal, 0, [0, 1], "b", "c") for deal in range(40)]
    found = ratings(("a", "b", "c"), bouts)
    assert found["a"] > found["b"] > found["c"] == 0
    # Three wins to one are 400 · log10(3) points; the drawn match that is added makes it a little less.
    assert isclose(found["a"] - found["b"], 188, abs_tol=4)


def test_a_summary_adds_everything_up() -> None:
    ledger = Ledger(CONTEST)
    play_contest(ledger, 2)
    found = summary(ledger)
    duel = found.duels[0]
    assert duel.verdict.matches == len(bouts_of(ledger, "easy", "random")) == 4
    assert isclose(duel.margins["total"], sum(duel.margins.values()) - duel.margins["total"])
    assert found.decision_times["easy"].decisions > 0
    assert found.ratings["random"] == 0


@pytest.mark.parametrize(
    ("contest", "complaint"),
    [
        (replace(CONTEST, entrants=("easy",)), "at least two"),
        (replace(CONTEST, entrants=("easy", "easy")), "each bot once"),
        (replace(CONTEST, entrants=("easy", "clever")), "one of random"),
        (replace(CONTEST, entrants=("easy", "easy@none")), "LEVEL@SHARE"),
        (replace(CONTEST, variant={"seats": 9}), "seats"),
    ],
)
def test_a_contest_that_cannot_be_held_is_refused(contest: Contest, complaint: str) -> None:
    with pytest.raises(Wrong, match=complaint):
        check(contest)


def test_a_budget_stands_behind_the_level() -> None:
    assert (Entrant("normal@0.1").level, Entrant("normal@0.1").budget) == ("normal", 0.1)
    assert Entrant("normal").budget == 1.0
