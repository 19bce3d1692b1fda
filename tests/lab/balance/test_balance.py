"""Balance: the same results however a trial is held, figures that can be checked by hand, and findings that fit."""

from dataclasses import replace
from pathlib import Path

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Plain, Wrong
from parlour.lab.arena.bout import Bout, DecisionTimes
from parlour.lab.arena.contest import Contest, Fixture
from parlour.lab.arena.ledger import Book
from parlour.lab.balance.components import Component, component, siblings
from parlour.lab.balance.course import MatchCourse
from parlour.lab.balance.findings import ENOUGH, findings
from parlour.lab.balance.run import check, play_trial
from parlour.lab.balance.summary import MIN_OWNERS, Balance, SeatFigures, Use, ordinal, summary
from parlour.lab.balance.trial import TrialMatch, fixtures
from parlour.lab.estimate import Estimate, mean_of, share_of
from parlour.lab.workers.workers import processes

SLUG = catalogue.slugs()[0]
CONTEST = Contest(SLUG, {"seats": 2}, ("random",), seed=3)
EDITION: dict[str, Plain] = {
    "edition": {"game": "any", "name": "made up"},
    "card": [
        {"id": 1, "beast": "yeti", "points": 2, "source": "reconstructed"},
        {"id": 2, "beast": "yeti", "points": [0, 3], "source": "rulebook"},
        {"id": 3, "beast": "newt", "extra": {"points": 5}, "source": "reconstructed"},
    ],
    "helpers": {"each": 2, "kinds": ["smith", "baker"], "source": "public"},
    "church": [{"players": [3, 4], "parts": [{"points": 4}, {"points": 6}], "source": "public"}],
}


def trial(deal: int, totals: list[int], **taken: list[int]) -> TrialMatch:
    """Make up a match of two seats; what is taken is on offer once, and `card_1=[0]` is seat 0 taking card 1."""
    ahead = max(totals)
    places = [0 if total == ahead else 1 for total in totals]
    bout = Bout(Fixture("a", "a", deal, 0), places, [[total, 0] for total in totals], [DecisionTimes(0, 0.0, 0.0)] * 2)
    owners = {name.replace("_", " "): seats for name, seats in taken.items()}
    chosen = {name: 1 for name in owners if owners[name]}
    return TrialMatch(bout, [deal % 2, 1 - deal % 2], dict.fromkeys(owners, 1), chosen, owners, {}, 0, "")


def use(name: str, matches: int, taken: int, offers: int, chosen: int) -> Use:
    shares = [1.0] * taken + [0.0] * (matches - taken)
    return Use(component(EDITION, name), matches, share_of(shares), offers, chosen, None)


def balance(uses: list[Use], wins: Estimate | None = None) -> Balance:
    place = SeatFigures("1st", wins or share_of([0.0, 1.0] * 50), 2.4)
    return Balance(100, 0.5, [place], [], [], uses, [], [], MatchCourse([], [], None, 0, 0))


def test_results_do_not_depend_on_processes_nor_on_breaking_off(tmp_path: Path) -> None:
    def without_times(trials: list[TrialMatch]) -> list[TrialMatch]:
        return [replace(it, bout=replace(it.bout, decision_times=[])) for it in trials]

    alone, parts = play_trial(Book(CONTEST, TrialMatch), 4), tmp_path / "trials.jsonl"
    play_trial(Book(CONTEST, TrialMatch, parts), 1)
    with parts.open("ab") as file:
        file.write(b'{"bout":{"fix')  # the power fails in the middle of a line
    again = Book(CONTEST, TrialMatch, parts)
    assert len(again.rows) == 1
    assert without_times(play_trial(again, 4, workers=processes(2))) == without_times(alone)
    assert without_times(play_trial(Book(CONTEST, TrialMatch, parts), 4)) == without_times(alone)
    assert len({it.fixture for it in alone}) == len({str(it.bout.lines) for it in alone}) == 4


def test_one_bot_sits_at_all_seats() -> None:
    assert fixtures(CONTEST, 2) == [Fixture("random", "random", 0, 0), Fixture("random", "random", 1, 0)]
    for entrants, complaint in ((("easy", "random"), "one, to play"), (("clever",), "one of random")):
        with pytest.raises(Wrong, match=complaint):
            check(replace(CONTEST, entrants=entrants))


def test_a_summary_of_real_matches_adds_up() -> None:
    found = summary(CONTEST, play_trial(Book(CONTEST, TrialMatch), 12))
    for places in (found.order, found.seats):
        assert sum(place.wins.mean for place in places) == pytest.approx(1)
        assert sum(place.margin for place in places) == pytest.approx(0)
    assert [line.name for line in found.lines] == [*catalogue.game(SLUG).info.lines, "total", "winners' total"]
    assert sum(line.mean for line in found.lines[:-2]) == pytest.approx(found.lines[-2].mean)
    assert all(line.deciles == sorted(line.deciles) and len(line.deciles) == 9 for line in found.lines)
    assert all(it.chosen <= it.offers and it.taken.count == it.matches <= 12 for it in found.uses)
    assert not {it.component.name for it in found.uses} & set(found.unseen)


def test_the_best_total_of_every_match_is_the_winners(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch)
    found = summary(CONTEST, [trial(0, [9, 5]), trial(1, [6, 7]), trial(2, [2, 2])])
    assert [(line.name, line.mean) for line in found.lines[-1:]] == [("winners' total", 6.0)]


def test_the_order_of_play_is_distinguished_from_the_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch)
    found = summary(CONTEST, [trial(deal, [9, 5] if deal % 2 == 0 else [5, 9]) for deal in range(20)])
    assert [place.wins.mean for place in found.order] == [1.0, 0.0]
    assert [place.wins.mean for place in found.seats] == [0.5, 0.5]
    assert [place.margin for place in found.order] == [4.0, -4.0]


def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the edition be the made-up one, with two lines to the sheet."""

    class Told:
        data = EDITION

    class Info:
        lines = ("points", "nothing")

    class Game:
        info = Info

    monkeypatch.setattr(catalogue, "edition", lambda _slug, _name: Told)
    monkeypatch.setattr(catalogue, "game", lambda _slug: Game)


def test_a_component_is_worth_what_its_owners_are_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch)
    mine = [trial(deal, [9, 5], card_1_beast=[0]) for deal in range(MIN_OWNERS)]
    shared = [trial(90 + deal, [50, 0], card_1_beast=[0, 1]) for deal in range(3)]  # says nothing about its worth
    left = [trial(95, [7, 7], card_1_beast=[], card_2_beast=[1])]
    found = summary(CONTEST, mine + shared + left)
    first, second = (next(it for it in found.uses if it.component.name == f"card {card} beast") for card in (1, 2))
    assert first.worth == Estimate(MIN_OWNERS, 4.0, 4.0, 4.0)
    assert (first.matches, first.offers, first.chosen) == (MIN_OWNERS + 4, MIN_OWNERS + 4, MIN_OWNERS + 3)
    assert second.worth is None
    (kind,) = found.kinds
    assert (kind.component.name, kind.offers) == ("card beast yeti", MIN_OWNERS + 5)
    assert kind.component.is_reconstructed
    assert found.unseen == ["card 3 beast"]


def test_what_was_expected_before_does_not_count_since(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 1 takes it when it is 6 points behind, and ends 4 behind: 2 of them are won back."""
    made_up(monkeypatch)
    behind = [trial(deal, [9, 5], card_1_beast=[1]) for deal in range(MIN_OWNERS)]
    told = [replace(it, leads={"card 1 beast": [-6.0]}) for it in behind]
    (found,) = summary(CONTEST, told).uses
    assert found.worth == Estimate(MIN_OWNERS, -4.0, -4.0, -4.0)
    assert found.since == Estimate(MIN_OWNERS, 2.0, 2.0, 2.0)
    (untold,) = summary(CONTEST, behind).uses
    assert untold.since is None, "a ledger of before says nothing about it"


def test_a_ledger_of_before_can_be_continued(tmp_path: Path) -> None:
    """Its matches do not tell who led when."""
    book = Book(CONTEST, TrialMatch, tmp_path / "trials.jsonl")
    (played,) = play_trial(book, 1)
    assert played.leads.keys() == played.owners.keys()
    header, row = (tmp_path / "trials.jsonl").read_bytes().splitlines()
    (tmp_path / "before.jsonl").write_bytes(b"\n".join([header, row.partition(b',"leads"')[0] + b"}", b""]))
    before = Book(CONTEST, TrialMatch, tmp_path / "before.jsonl")
    assert list(before.rows.values()) == [replace(played, leads={})]


@pytest.mark.parametrize(
    ("name", "group", "kind", "source", "points"),
    [
        ("card 1", "card", "card", "reconstructed", {"points": 2}),
        ("card 3 beast", "card beast", "card beast newt", "reconstructed", {"extra.points": 5}),
        ("helpers smith", "helpers", "helpers smith", "public", {}),
        ("church 4 parts 2", "church parts", "church parts 6", "public", {"points": 6}),
    ],
)
def test_a_component_is_found_by_its_name(
    name: str, group: str, kind: str, source: str, points: dict[str, Plain]
) -> None:
    assert component(EDITION, name) == Component(name, group, kind, source, points)


@pytest.mark.parametrize("name", ["card 4", "cards 1", "helpers cook", "card 1 gem", "church 2", "church 4 parts 3"])
def test_an_unknown_component_is_named(name: str) -> None:
    with pytest.raises(Wrong, match=name):
        component(EDITION, name)


def test_siblings_are_the_entries_of_one_list() -> None:
    assert siblings(EDITION, "card 2 beast") == ["card 1 beast", "card 2 beast", "card 3 beast"]
    assert siblings(EDITION, "helpers baker") == ["helpers smith", "helpers baker"]
    assert siblings(EDITION, "church 4 parts 1") == ["church 4 parts 1"]


def test_a_first_player_advantage_is_reported_with_a_compensation() -> None:
    (finding,) = findings(balance([], share_of([1.0] * 70 + [0.0] * 30)))
    assert finding.about == "1st to act"
    assert "70.0%" in finding.words
    assert "2 for each of the others" in finding.words


@pytest.mark.parametrize("shares", [[1.0] * 53 + [0.0] * 47, [1.0] * 6 + [0.0] * 4], ids=["little", "doubtful"])
def test_a_small_or_insignificant_advantage_is_not_reported(shares: list[float]) -> None:
    assert findings(balance([], share_of(shares))) == []


def test_what_is_never_taken_gets_a_point_and_what_is_always_taken_loses_one() -> None:
    never, always = use("card 1", 40, 0, 90, 0), use("card 3", 50, 50, 60, 60)
    corrected = [finding.values for finding in findings(balance([never, always]))]
    assert corrected == [{"card 1: points": 3}, {"card 3: extra.points": 4}]


def test_a_value_from_a_rulebook_is_reported_and_stays() -> None:
    (finding,) = findings(balance([use("card 2", 40, 0, 90, 0)]))
    assert "rulebook" in finding.words
    assert finding.values == {}


def test_a_component_without_points_is_left_to_people() -> None:
    (finding,) = findings(balance([replace(use("card 1 beast", 40, 0, 90, 0), component=bare("card 1 beast"))]))
    assert "no points of its own" in finding.words


def bare(name: str) -> Component:
    return replace(component(EDITION, name), points={})


def test_few_matches_lead_to_no_finding() -> None:
    assert findings(balance([use("card 1", ENOUGH - 1, 0, 90, 0)])) == []


def test_being_always_taken_is_no_finding_where_the_whole_group_is() -> None:
    one, two = use("card 1", 40, 40, 90, 45), use("card 3", 40, 38, 90, 40)
    assert findings(balance([one, two])) == []
    rare = use("card 3", 40, 10, 90, 12)
    assert [finding.about for finding in findings(balance([one, rare]))] == ["card 1"]


def test_what_is_dealt_and_never_offered_is_no_finding() -> None:
    assert findings(balance([use("card 1", 98, 98, 0, 0)])) == []


def test_the_interval_of_a_mean_shrinks_with_more_values() -> None:
    few, many = mean_of([1.0, 3.0] * 5), mean_of([1.0, 3.0] * 500)
    assert few.mean == many.mean == 2.0
    assert few.low < many.low < 2.0 < many.high < few.high
    assert few.holds(2.1)
    assert not many.holds(2.1)


def test_places_are_counted_from_one() -> None:
    assert [ordinal(place) for place in (1, 2, 3, 4, 11, 21)] == ["1st", "2nd", "3rd", "4th", "11th", "21st"]
