"""`parlour fit`."""

from parlour.engine import catalogue
from tests.commands.conftest import Call

FITTABLE = [slug for slug in catalogue.slugs() if catalogue.game(slug).hints.weights(2)]
FITTED = min(FITTABLE, key=lambda slug: catalogue.game(slug).limit(catalogue.game(slug).info.variants()[0]))
OTHER = next(slug for slug in catalogue.slugs() if not catalogue.game(slug).hints.weights(2))


def test_weights_are_printed_in_the_form_of_the_game(call: Call) -> None:
    answer = call("fit", FITTED, "-n", "6")
    assert answer.code == 0
    weights = answer.out.strip().splitlines()[-1].split(", ")
    assert len([int(weight) for weight in weights]) == len(catalogue.game(FITTED).hints.weights(2))
    assert "6 matches" in answer.out


def test_a_game_that_cannot_be_fitted_is_refused(call: Call) -> None:
    for wrong in ((OTHER, "-n", "4"), (FITTED, "--seats", "9"), ("chess",)):
        answer = call("fit", *wrong)
        assert answer.code == 2
        assert "Traceback" not in answer.err
