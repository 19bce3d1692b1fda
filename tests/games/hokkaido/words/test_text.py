"""The texts of Hokkaido in four languages: every component has a name, and the sentences read well."""

from __future__ import annotations

import pytest

from parlour.engine.plain import Plain, Reader
from parlour.engine.rng import Fast
from parlour.engine.view import MessageValue
from parlour.games.hokkaido import GAME
from parlour.games.hokkaido.city.squares import KINDS
from parlour.games.hokkaido.rules.stages import NAMES
from parlour.games.hokkaido.words.refusals import KIND_RULES
from tests.games.hokkaido.draw import begun, do, fresh, place_somewhere
from tests.games.texts import example, in_every_language, numbered, reasons, rules, words_of

RULES = numbered("H", (1, 2), (10, 12), (20, 22), (25, 26), (30, 36), (40, 43), (50, 55))
WORDS = words_of("hokkaido")


@in_every_language
def test_squares_goals_and_stages_have_names(language: str) -> None:
    named = [f"square-{kind}" for kind in KINDS[1:]] + [f"stage-{stage}" for stage in NAMES]
    named += [f"goal-{number}" for number in range(1, 10)]
    said = [WORDS[language].text(name) for name in named]
    assert len(set(said)) == len(said)


@in_every_language
def test_everything_that_is_shown_has_a_label(language: str) -> None:
    state = begun(3)
    do(state, "0 keep 1", "1 keep 7", "2 keep 13")
    place_somewhere(state, 0)
    shown = Reader(GAME.view(state, 0).shown, "shown")
    keys = {*shown.object(), *shown.at("mine").items()[0].object(), *shown.at("seats").items()[1].object()} - {"seats"}
    assert [key for key in sorted(keys) if not WORDS[language].has(f"field-{key}")] == []


def test_every_refusal_has_a_reason() -> None:
    assert reasons("hokkaido") == {*KIND_RULES.values(), "H32", "H34"}


def test_the_readme_has_every_rule() -> None:
    assert rules("hokkaido") == RULES


def test_the_pad_of_the_readme_scores_as_it_says() -> None:
    """H50–H53: the first city has the points of the rulebook's example."""
    answer, scored = example("hokkaido")
    assert answer == scored


# How it sounds --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "A places card 7, over 3 squares, 1 of its squares under others"),
        ("ru", "A кладёт карту 7, закрывая 3 квадрата, 1 её квадрат под другими"),
        ("fr", "A place la carte 7, sur 3 cases, 1 de ses cases sous d’autres"),
        ("uk", "A кладе карту 7, закриваючи 3 квадрати, 1 її квадрат під іншими"),
    ],
)
def test_the_log_names_the_card_that_is_placed_and_no_square_by_its_place(language: str, expected: str) -> None:
    """H30."""
    state = begun(3)
    do(state, "0 keep 1", "1 keep 7", "2 keep 13")
    # the starting province has its corner at (0, 0): the card covers its left column, but for the square that is under
    seen: dict[str, Plain] = {"do": "place", "turn": "up", "x": 0, "y": 0, "under": 1}
    told = GAME.tell(GAME.view(state, 1), 1, seen)
    over = told.arguments["over"]
    assert (told.arguments["card"], told.arguments["hidden"], isinstance(over, int) and over > 0) == (7, 1, True)
    arguments: dict[str, MessageValue] = {"name": "A", **told.arguments, "over": 3}
    assert WORDS[language].text("do-place", "log", **arguments) == expected


def test_what_was_built_unseen_is_told_without_the_card_to_those_who_have_not_seen_it() -> None:
    """H31."""
    state = begun(3)
    do(state, "0 keep 1", "1 keep 7", "2 keep 13")
    told = GAME.tell(GAME.view(state, 0), 1, {"do": "place", "turn": "up", "x": 0, "y": 0, "under": 0})
    assert told.arguments["card"] == 0
    assert WORDS["en"].text("do-place", "log", name="A", **told.arguments).startswith("A places the card, over ")


@in_every_language
def test_the_message_about_a_card_on_top_mentions_no_hidden_squares(language: str) -> None:
    """H30."""
    said = WORDS[language].text("do-place", turn="up", x=0, y=0, hidden=0)
    assert not said.endswith((",", " "))
    assert "0 " not in said.partition("0, ")[2].partition("0")[2]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Turn the desert in column 1, row 0 into a lake"),
        ("ru", "Сделать пустыню в столбце 1, ряду 0 озером"),
        ("fr", "Transformer le désert en colonne 1, ligne 0 en lac"),
        ("uk", "Зробити пустелю у стовпці 1, рядку 0 озером"),
    ],
)
def test_a_desert_is_terraformed(language: str, expected: str) -> None:
    """H36: what it becomes stands in the instrumental where there is one."""
    assert WORDS[language].text("do-terraform", tile="lake", x=1, y=0) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Waiting for 2 players", "Waiting for 5 players"]),
        ("ru", ["Ждём 2 игроков", "Ждём 5 игроков"]),
        ("fr", ["On attend 2 personnes", "On attend 5 personnes"]),
        ("uk", ["Чекаємо на 2 гравців", "Чекаємо на 5 гравців"]),
    ],
)
def test_players_are_counted(language: str, expected: list[str]) -> None:
    assert [WORDS[language].text("prompt-wait-all", count=count) for count in (2, 5)] == expected


def test_the_prompt_mentions_terraforming_only_to_seats_that_can_pay() -> None:
    """H36: two cubes of one colour are what it costs."""
    state, rng, told = fresh(3), Fast(3), set[str]()
    while to_act := state.to_act():
        seat = to_act[0]
        legal = state.legal(seat)
        kinds = {GAME.actions.kind(action).name for action in legal}
        if "place" in kinds:
            prompt = GAME.prompt(GAME.view(state, seat)).text
            assert "terraform" not in kinds or prompt == "prompt-place"
            assert max(state.city(seat).cubes) > 1 or prompt == "prompt-place-only"
            told.add(prompt)
        state.apply(seat, rng.choice(legal))
    assert told == {"prompt-place", "prompt-place-only"}
