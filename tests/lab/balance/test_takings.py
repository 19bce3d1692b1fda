"""What games say is taken can be found in their editions, and goes to seats that there are."""

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Reader
from parlour.engine.rng import Fast
from parlour.engine.view import NATURE, SPECTATOR
from parlour.games.hamlet import GAME
from parlour.lab.arena.contest import Contest, Fixture
from parlour.lab.balance.components import component, siblings
from parlour.lab.balance.trial import TrialMatch, WatchedMatch, lead, try_out
from tests.engine.matches import shortest
from tests.games.hamlet.scene import Scene

SHIPPED = [slug for slug in catalogue.slugs() if catalogue.game(slug).__class__.__module__.startswith(catalogue.HOME)]


def trial(slug: str, seats: int, choices: dict[str, str]) -> TrialMatch:
    contest = Contest(slug, {"seats": seats, **choices}, ("random",))
    return try_out(contest, Fixture("random", "random", 0, 0))


def settings(slug: str, seats: int) -> list[dict[str, str]]:
    """List the shortest variant, and those that differ from it in one choice and are no longer than it."""
    game, usual = catalogue.game(slug), shortest(slug, seats)
    variants = [variant for variant in game.info.variants() if variant.seats == seats]
    least = min([game.limit(variant) for variant in variants])
    short = [variant.choices for variant in variants if game.limit(variant) == least]
    return [choices for choices in short if sum(choices[name] != usual[name] for name in usual) <= 1]


@pytest.mark.parametrize("slug", SHIPPED)
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_taken_stands_in_the_edition(slug: str, seats: int) -> None:
    data = catalogue.edition(slug).data
    for choices in settings(slug, seats):
        found = trial(slug, seats, choices)
        assert found.owners, "a shipped game says what is taken"
        for name in {*found.owners, *found.offered}:
            assert component(data, name).source
            assert name in siblings(data, name)
        assert {seat for owners in found.owners.values() for seat in owners} <= set(range(seats))
        assert {name: len(leads) for name, leads in found.leads.items()} == {
            name: len(owners) for name, owners in found.owners.items()
        }


def test_the_lead_is_what_bots_expect_beyond_the_mean_of_the_others() -> None:
    state = Scene(3).coins(0, 12).state
    worth = GAME.hints.worth(state)
    leads = [lead(GAME, state, seat) for seat in range(3)]
    assert leads[0] == pytest.approx((worth[0] - (worth[1] + worth[2]) / 2) / GAME.hints.point)
    assert leads[0] > 0 > leads[1]
    assert sum(leads) == pytest.approx(0)
    assert lead(GAME, Scene(1).state, 0) == 0


@pytest.mark.parametrize("slug", SHIPPED)
def test_nothing_is_chosen_more_often_than_offered(slug: str) -> None:
    found = trial(slug, 2, shortest(slug, 2))
    assert found.offered
    assert found.chosen
    assert all(count <= found.offered[name] for name, count in found.chosen.items())
    assert found.chosen.keys() <= found.owners.keys()
    assert NATURE not in found.order


def test_by_default_nothing_is_taken() -> None:
    found = trial("lanterns", 2, {})
    assert (found.owners, found.offered, found.chosen) == ({}, {}, {})
    assert sorted(found.order) == [0, 1]


def finished(slug: str, seats: int, **choices: str) -> tuple[dict[str, list[int]], Reader]:
    """Play a match at random; return who took what, and all that everybody is shown at its end."""
    game = catalogue.game(slug)
    variant = game.info.variant(Reader({"seats": seats, **shortest(slug, seats), **choices}))
    state, rng, watch = game.new(variant, catalogue.edition(slug)), Fast(7), WatchedMatch(game)
    while to_act := state.to_act():
        action = state.draw(rng) if to_act[0] == NATURE else rng.choice(state.legal(to_act[0]))
        watch(state, to_act[0], action)
        state.apply(to_act[0], action)
    return watch.owners, Reader(game.view(state, SPECTATOR).shown, "shown")


def test_goods_lie_with_those_who_took_them() -> None:
    """L22, L23: a card is taken as the good that its expert makes of it; L30: only universal spells move later."""
    owners, shown = finished("laar", 3)
    for seat, area in enumerate(shown.at("seats").items()):
        goods = [(kind, card) for kind, cards in area.at("stacks").fields() for card in cards.integers(1, 48)]
        assert len(goods) == 12
        for kind, card in goods:
            assert seat in owners.get(f"card {card} {kind}", owners.get(f"card {card} spell", []))


def test_rooms_and_helpers_lie_with_those_who_took_them() -> None:
    """D13, D50, D51, D61: a room of a home comes from the market or, with a courier, from the discard."""
    owners, shown = finished("dreamhome", 3)
    for seat, area in enumerate(shown.at("seats").items()):
        cells = [cell for floor in ("top", "middle", "basement") for cell in area.at(floor).items() if cell.value]
        rooms = {cell.at("room").text() for cell in cells} - {"empty", "scaffold"}
        assert rooms
        beside = [(table, item.text()) for table in ("helpers", "tools") for item in area.at(table).items()]
        for table, name in [*[("room", room) for room in sorted(rooms)], *beside]:
            assert seat in owners[f"{table} {name}"]


@pytest.mark.parametrize(("seats", "choice"), [(2, "draft"), (3, "draft"), (2, "honshu"), (3, "honshu")])
def test_cities_are_made_of_what_was_taken(seats: int, choice: str) -> None:
    """H10, H20, H21, H25, H26: the province is given; cards are kept, taken, or played of two."""
    owners, shown = finished("hokkaido", seats, choice=choice, side="b")
    for seat, area in enumerate(shown.at("seats").items()):
        province, *cards = area.at("cards").items()
        assert owners[f"start {province.at('province').value} b"] == [seat]
        assert cards
        assert all(owners[f"card {card.at('card').value}"] == [seat] for card in cards)


def test_deliveries_and_landmarks_have_the_owners_who_took_them() -> None:
    """M44, M46, M48: who builds a landmark has acquired its blueprint; a delivery is marked by who makes it."""
    owners, shown = finished("hamlet", 2)
    for delivery in shown.at("deliveries").items():
        name = f"church_side 2 deliveries {delivery.at('delivery').value}"
        assert owners.get(name, [None]) == [delivery.at("owner").value]
    landmarks = [tile for tile in shown.at("tiles").items() if tile.at("owner").value is not None]
    assert all(owners[f"tile {tile.at('tile').text()}"] == [tile.at("owner").value] for tile in landmarks)
    assert owners
