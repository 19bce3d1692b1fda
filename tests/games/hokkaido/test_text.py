"""What Hokkaido says in four languages: that it says the same everywhere, and that it says it well."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.engine import catalogue
from parlour.engine.plain import Reader
from parlour.engine.rng import Fast
from parlour.engine.view import MessageValue
from parlour.games.hokkaido import GAME, speech
from parlour.games.hokkaido.refusal import MOMENT
from parlour.games.hokkaido.squares import KINDS
from parlour.games.hokkaido.stages import NAMES
from parlour.words import LANGUAGES, Words
from tests.games.hokkaido.draw import begun, do, fresh, place_somewhere

FOLDER = Path(__file__).resolve().parents[3] / "src" / "parlour" / "games" / "hokkaido"
RANGES = [(1, 2), (10, 12), (20, 22), (25, 26), (30, 36), (40, 43), (50, 55)]
RULES = [f"H{number}" for first, last in RANGES for number in range(first, last + 1)]
REFUSALS = sorted({*MOMENT.values(), "H32", "H34"})
WORDS = {language: Words(language, "hokkaido") for language in LANGUAGES}
CYRILLIC = ("ru", "uk")

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(language: str) -> dict[str, ast.Pattern]:
    """Read the patterns of a Fluent file by id, or by id and attribute, in their order."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse((FOLDER / "text" / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.value is not None, entry.id.name
            found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


class References(Visitor):
    """Collects the variables and the texts that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the visitor's name)
        self.texts.add(node.id.name)


def variables(patterns: dict[str, ast.Pattern], name: str) -> set[str]:
    """Name the variables that a text needs, those of the texts in it included."""
    references = References()
    references.visit(patterns[name])
    return references.variables.union(*[variables(patterns, inner) for inner in references.texts])


def ids(file: Path) -> list[str]:
    """List the rules of a page: its list items that begin with an id."""
    return re.findall(r"^- (H\d+)\. ", file.read_text("utf-8"), re.MULTILINE)


def all_said(language: str) -> list[str]:
    """Say every message of the game, as a choice or a prompt, and as a line of the log where it has one."""
    words = WORDS[language]
    name = "Аня" if language in CYRILLIC else "Ann"
    said: list[str] = []
    for message in GAME.messages():
        more: dict[str, MessageValue] = {"seat_name": name} if "seat" in message.arguments else {}
        said.append(words.say(message, "", **more))
        if message.text.startswith("do-"):
            said.append(words.say(message, "log", name=name, **more))
    return said


# The four languages agree ---------------------------------------------------------------------------------------------


@in_every_language
def test_texts_have_the_ids_of_english_in_the_same_order(language: str) -> None:
    assert list(texts(language)) == list(texts("en"))


@in_every_language
def test_texts_have_the_variables_of_english(language: str) -> None:
    ours, english = texts(language), texts("en")
    assert {name: variables(ours, name) for name in ours} == {name: variables(english, name) for name in english}


@in_every_language
def test_help_has_every_rule(language: str) -> None:
    assert ids(FOLDER / "help" / f"{language}.md") == RULES


def test_the_readme_has_every_rule() -> None:
    assert ids(FOLDER / "README.md") == RULES


# Nothing is missing ---------------------------------------------------------------------------------------------------


@in_every_language
def test_every_message_can_be_said(language: str) -> None:
    for said in all_said(language):
        assert said == said.strip()
        assert not re.search(r"[{}$]|\?\?\?|  ", said), said


@pytest.mark.parametrize("language", CYRILLIC)
def test_nothing_is_left_in_latin_letters(language: str) -> None:
    for said in all_said(language):
        assert not re.search(r"[A-Za-z]", said), said


@in_every_language
def test_every_action_field_and_value_has_a_text(language: str) -> None:
    words = WORDS[language]
    for kind in GAME.actions.kinds:
        assert words.has(f"do-{kind.name}"), kind.name
        assert words.has(f"do-{kind.name}", "log"), kind.name
        for field in kind.fields:
            assert words.has(f"field-{field.name}"), field.name
            assert [value for value in field.names if not words.has(f"{field.name}-{value}")] == []


@in_every_language
def test_squares_goals_and_stages_have_names(language: str) -> None:
    named = [f"square-{kind}" for kind in KINDS[1:]] + [f"stage-{stage}" for stage in NAMES]
    named += [f"goal-{number}" for number in range(1, 10)]
    said = [WORDS[language].text(name) for name in named]
    assert len(set(said)) == len(said)


@in_every_language
def test_options_lines_and_refusals_have_texts(language: str) -> None:
    words = WORDS[language]
    assert words.text("name")
    assert words.text("tagline")
    for option in GAME.info.options:
        assert words.has(f"option-{option.name}")
        assert all(words.has(f"option-{option.name}-{choice}", "hint") for choice in option.choices)
    assert [line for line in GAME.info.lines if not words.has(f"line-{line}")] == []
    assert [rule for rule in REFUSALS if not words.text(f"why-{rule}").endswith(".")] == []


@in_every_language
def test_everything_that_is_shown_has_a_label(language: str) -> None:
    state = begun(3)
    do(state, "0 keep 1", "1 keep 7", "2 keep 13")
    place_somewhere(state, 0)
    shown = Reader(GAME.view(state, 0).shown, "shown")
    keys = {*shown.table(), *shown.at("mine").items()[0].table(), *shown.at("seats").items()[1].table()} - {"seats"}
    assert [key for key in sorted(keys) if not WORDS[language].has(f"field-{key}")] == []


def test_the_pad_of_the_readme_scores_as_it_says() -> None:
    """H50–H53: the first city has the points of the rulebook's example."""
    blocks = re.findall(r"^```json\n(.*?)^```", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    pad, answer = [json.loads(block) for block in blocks]
    names, sheet = GAME.score(Reader(pad, ""), catalogue.edition("hokkaido"))
    assert answer == {"game": "hokkaido", **sheet.to_plain(names)}


# How it sounds --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "A places the card at column -2, row 3, its number on the right, squares 1, 4 under other cards"),
        ("ru", "A кладёт карту в столбец -2, ряд 3, номером вправо, квадраты 1, 4 под другими картами"),
        ("fr", "A place la carte en colonne -2, ligne 3, numéro à droite, cases 1, 4 sous d’autres cartes"),
        ("uk", "A кладе карту у стовпець -2, рядок 3, номером праворуч, квадрати 1, 4 під іншими картами"),
    ],
)
def test_a_card_is_placed(language: str, expected: str) -> None:
    """H30: whoever hears it knows which squares lie under others."""
    told = speech.describe({"do": "place", "turn": "right", "x": -2, "y": 3, "under": 9})
    arguments: dict[str, MessageValue] = {"name": "A", **told.arguments}
    assert WORDS[language].text("do-place", "log", **arguments) == expected


@in_every_language
def test_a_card_on_top_says_nothing_of_hidden_squares(language: str) -> None:
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


def test_the_prompt_speaks_of_terraforming_only_to_those_who_can_pay() -> None:
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
