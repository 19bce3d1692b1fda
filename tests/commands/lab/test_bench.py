"""`parlour bench`."""

import json

from parlour.engine import catalogue
from tests.commands.conftest import Call

# Measured in a process of its own, which knows nothing of the toys.
SLUG = catalogue.slugs()[0]
BRIEFLY = (SLUG, "--seats", "2", "--seconds", "0.1")


def test_a_bench_prints_rates_and_time_shares(call: Call) -> None:
    answer = call("bench", *BRIEFLY)
    assert answer.code == 0, answer.err
    assert "decisions a second" in answer.out
    assert "Time of random play" in answer.out
    assert any(f"{kind.name} " in answer.out for kind in catalogue.game(SLUG).actions.kinds)


def test_a_bench_as_json_has_the_shares_of_all_kinds(call: Call) -> None:
    answer = call("bench", *BRIEFLY, "--json")
    assert answer.code == 0, answer.err
    for speed in json.loads(answer.out)["speeds"]:
        assert speed["games_a_second"] > 0
        assert abs(sum(speed["shares"].values()) - 1) < 1e-6


def test_an_impossible_number_of_seats_is_refused(call: Call) -> None:
    answer = call("bench", SLUG, "--seats", "9")
    assert answer.code == 2
    assert "--seats" in answer.err
