"""The texts of Dream Home in four languages: every component has a name, and the sentences read well."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from parlour import Match
from parlour.engine import catalogue
from parlour.engine.plain import Reader
from parlour.engine.rng import Fast
from parlour.games.dreamhome import GAME
from parlour.games.dreamhome.rules.names import COLOURS, DECORS, HELPERS, RESOURCE_GROUPS, TOOLS, TYPES
from parlour.games.dreamhome.rules.stages import NAMES
from parlour.games.dreamhome.words.refusals import KIND_RULES
from parlour.terminal.picture import picture
from tests.games.dreamhome.draw import NOTHING, play, table
from tests.games.texts import example, in_every_language, numbered, reasons, rules, words_of

RULES = numbered("D", (1, 2), (10, 16), (20, 27), (30, 35), (50, 52), (54, 54), (60, 66), (70, 75))
WORDS = words_of("dreamhome")


def choices_of_a_match(language: str, seed: int) -> Iterator[list[str]]:
    """Play a match at random; return the words of all choices at every decision."""
    match, rng = Match("dreamhome", seats=3, seed=seed, language=language), Fast(seed)
    while not match.over:
        yield [str(choice) for choice in match.legal]
        match.play(rng.choice([choice.action for choice in match.legal]))


@in_every_language
def test_everything_in_the_box_has_a_name_of_its_own(language: str) -> None:
    """D1."""
    words = WORDS[language]
    for prefix, names in (
        ("room", (*TYPES, "empty", "scaffold")),
        ("decor", DECORS),
        ("helper", HELPERS),
        ("tool", TOOLS),
        ("colour", COLOURS),
        ("resource", (*RESOURCE_GROUPS, "token")),
        ("stage", NAMES),
    ):
        assert len({words.text(f"{prefix}-{name}") for name in names}) == len(names)
    assert all(words.text(f"tool-about-{tool}").endswith(".") for tool in TOOLS)
    assert all(words.text(f"helper-about-{helper}").endswith(".") for helper in HELPERS)


@in_every_language
def test_every_column_has_a_different_text(language: str) -> None:
    """No room and no resource falls into the default branch of another."""
    said = [WORDS[language].format(message) for message in GAME.messages() if message.text == "do-take"]
    resources = 2 * len(COLOURS) + len(DECORS) - 1 + len(HELPERS) + len(TOOLS) + 1
    assert len(set(said)) == len(TYPES) * resources


@in_every_language
def test_no_two_choices_read_alike(language: str) -> None:
    """D60, D61: a roof or a room that looks like another is the same choice; children tell rooms apart."""
    for seed in range(4):
        for said in choices_of_a_match(language, seed):
            assert len(set(said)) == len(said), said


@in_every_language
def test_a_tool_is_mentioned_only_to_seats_that_have_one(language: str) -> None:
    """D50, D52: a jackhammer or a scaffolding is not for this moment."""
    words = WORDS[language]
    for kept, tool in (("", False), ("jackhammer", False), ("concrete_mixer", True), ("hammer_drill", True)):
        state = table(NOTHING, kept=(kept,))
        play(state, "0 hold" if kept == "jackhammer" else "")
        prompt = GAME.prompt(GAME.view(state, 0))
        assert prompt.text == ("prompt-choose-tool" if tool else "prompt-choose")
        assert words.has(prompt.text)


@in_every_language
def test_the_terminal_names_who_has_the_token_and_counts_children(language: str) -> None:
    """D13, D75."""
    state = table(NOTHING, first=1, market="kids_room, sauna hammer_drill, study red*, study roof, library roof")
    drawn = Console(file=io.StringIO(), width=200)
    drawn.print(picture(GAME.view(state, 0), WORDS[language], ["Ann", "Bob"]))
    assert isinstance(drawn.file, io.StringIO)
    said, words = drawn.file.getvalue(), WORDS[language]
    assert f"{words.text('field-token')}: Bob" in said
    assert f"{words.text('room-kids_room')} {words.text('children', count=1)}" in said
    assert f" {words.text('tool-hammer_drill')} " in said
    assert f"{words.text('resource-tool')} {words.text('tool-hammer_drill')}" not in said
    assert f"{words.text('colour-red')} {words.text('window-yes')}" in said


@in_every_language
def test_everything_that_is_shown_has_a_label(language: str) -> None:
    edition = catalogue.edition("dreamhome")
    for variant in GAME.info.variants():
        shown = Reader(GAME.view(GAME.new(variant, edition), 0).shown, "shown")
        keys = [*shown.object(), *shown.at("seats").items()[0].object(), *shown.at("market").items()[0].object()]
        assert [key for key in keys if key != "seats" and not WORDS[language].has(f"field-{key}")] == []


def test_every_refusal_has_a_reason() -> None:
    assert reasons("dreamhome") == {*KIND_RULES.values(), "D21", "D22", "D23", "D24", "D33", "D64"}


def test_the_readme_has_every_rule() -> None:
    assert rules("dreamhome") == RULES


def test_the_pad_of_the_readme_scores_as_it_says() -> None:
    """D70–D75: with the rulebook's example."""
    answer, scored = example("dreamhome")
    assert answer == scored


# How it sounds --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Take column 3: bedroom, red roof with a window"),
        ("ru", "Взять столбец 3: спальня, красная крыша с окном"),
        ("fr", "Prendre la colonne 3\u202f: chambre, toit rouge à fenêtre"),
        ("uk", "Узяти стовпець 3: спальня, червоний дах із вікном"),
    ],
)
def test_a_column_is_taken(language: str, expected: str) -> None:
    """D13."""
    said = WORDS[language].text("do-take", column=3, room="bedroom", resource="roof", colour="red", window="yes")
    assert said == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "A places the kitchen face down as an empty room: basement, right"),
        ("ru", "A кладёт карту «кухня» лицом вниз как пустую комнату: подвал, справа"),
        ("fr", "A pose la carte «\u202fcuisine\u202f» face cachée comme pièce vide\u202f: sous-sol, à droite"),
        ("uk", "A кладе карту «кухня» долілиць як порожню кімнату: підвал, праворуч"),
    ],
)
def test_a_room_is_placed_face_down(language: str, expected: str) -> None:
    """D20."""
    said = WORDS[language].text("do-place", "log", name="A", room="kitchen", cell="basement_2", side="down")
    assert said == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Courier: take the kids’ room (2 children) instead of the empty room"),
        ("ru", "Курьер: взять карту «детская» (2 ребёнка) вместо карты «пустая комната»"),
        ("fr", "Livreur~: prendre la carte «~chambre d’enfant~» (2 enfants) à la place de «~pièce vide~»"),
        ("uk", "Кур’єр: узяти карту «дитяча» (2 дитини) замість карти «порожня кімната»"),
    ],
)
def test_a_room_is_fetched(language: str, expected: str) -> None:
    """D61: with the children on it, which may decide a tie (D75)."""
    said = WORDS[language].text("do-fetch", room="empty", other_room="kids_room", children=2)
    assert said == expected.replace("~", "\u202f")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Put the grand piano in the living room: top floor, far left"),
        ("ru", "Поставить предмет «рояль»: гостиная (верхний этаж, слева с краю)"),
        ("fr", "Installer le décor «\u202fpiano à queue\u202f»\u202f: salon (étage supérieur, tout à gauche)"),
        ("uk", "Поставити облаштування «рояль»: вітальня (верхній поверх, скраю ліворуч)"),
    ],
)
def test_a_room_is_decorated(language: str, expected: str) -> None:
    """D31."""
    said = WORDS[language].text("do-decorate", room="living_room", cell="top_1", decor="grand_piano")
    assert said == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1 roof card face down", "3 roof cards face down", "5 roof cards face down"]),
        ("ru", ["1 карта крыши лицом вниз", "3 карты крыш лицом вниз", "5 карт крыш лицом вниз"]),
        ("fr", ["1 carte toit face cachée", "3 cartes toit faces cachées", "5 cartes toit faces cachées"]),
        ("uk", ["1 карта даху долілиць", "3 карти дахів долілиць", "5 карт дахів долілиць"]),
    ],
)
def test_roofs_are_counted(language: str, expected: list[str]) -> None:
    """D30."""
    assert [WORDS[language].text("roof-pile", count=count) for count in (1, 3, 5)] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "There is a free cell right below: a room needs something to stand on."),
        ("ru", "Прямо внизу свободная клетка: комнате нужно на чём-то стоять."),
        ("fr", "Il y a une case libre juste en dessous\u202f: une pièce doit reposer sur quelque chose."),
        ("uk", "Просто внизу вільна комірка: кімната має на чомусь стояти."),
    ],
)
def test_a_refusal_is_a_sentence(language: str, expected: str) -> None:
    """D21."""
    assert WORDS[language].text("why-D21") == expected
