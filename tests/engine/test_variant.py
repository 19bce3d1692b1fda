"""Variants: numbers of seats and options, read with answers that say what is wrong."""

import pytest

from parlour.engine.plain import Plain, Reader, Wrong
from parlour.engine.variant import Info, Option

INFO = Info(
    "toy",
    rules_version=1,
    seats=(2, 3),
    options=(Option("river", ("deep", "clear")), Option("current", ("steady", "turning", "wild"), seats=(3,))),
    lines=("light",),
)


def read(plain: Plain) -> dict[str, Plain]:
    return INFO.variant(Reader(plain, "variant")).to_plain()


def test_what_is_not_mentioned_takes_its_usual_choice() -> None:
    assert read({"seats": 2}) == {"seats": 2, "river": "deep"}
    assert read({"seats": 3, "river": "clear"}) == {"seats": 3, "river": "clear", "current": "steady"}


@pytest.mark.parametrize(
    ("plain", "message"),
    [
        ({}, "variant.seats: expected a value, found nothing"),
        ({"seats": 1}, "variant.seats: expected a whole number from 2 to 3, found 1"),
        ({"seats": 4}, "variant.seats: expected a whole number from 2 to 3, found 4"),
        ({"seats": 2, "river": "wild"}, 'variant.river: expected one of deep, clear, found "wild"'),
        ({"seats": 2, "current": "wild"}, "variant.current: expected one of seats, river, found an unknown field"),
        ({"seats": 3, "rivr": "deep"}, "variant.rivr: expected one of seats, river, current, found an unknown field"),
    ],
)
def test_a_wrong_variant_is_refused_with_the_field(plain: Plain, message: str) -> None:
    with pytest.raises(Wrong) as caught:
        read(plain)
    assert str(caught.value) == message


def test_every_variant_is_listed_once() -> None:
    found = [str(variant) for variant in INFO.variants()]
    assert found == [
        "seats=2, river=deep",
        "seats=2, river=clear",
        "seats=3, river=deep, current=steady",
        "seats=3, river=deep, current=turning",
        "seats=3, river=deep, current=wild",
        "seats=3, river=clear, current=steady",
        "seats=3, river=clear, current=turning",
        "seats=3, river=clear, current=wild",
    ]


def test_every_listed_variant_can_be_read_back() -> None:
    for variant in INFO.variants():
        assert read(variant.to_plain()) == variant.to_plain()


def test_numbers_of_seats_need_not_be_neighbours() -> None:
    odd = Info("odd", rules_version=1, seats=(2, 4), options=(), lines=())
    with pytest.raises(Wrong, match="seats: expected one of 2, 4, found 3"):
        odd.variant(Reader({"seats": 3}, ""))
    assert odd.variant(Reader({"seats": 4}, "")).seats == 4
