"""What Laar says in four languages: that it says the same everywhere, and that it says it well."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.engine import catalogue
from parlour.engine.plain import Reader
from parlour.engine.view import MessageValue
from parlour.games.laar import GAME
from parlour.games.laar.goods import BEASTS, KINDS, SPELLS, SPICES, WEAPONS
from parlour.games.laar.refusal import MOMENT
from parlour.words import LANGUAGES, Words

FOLDER = Path(__file__).resolve().parents[3] / "src" / "parlour" / "games" / "laar"
RANGES = [(1, 6), (10, 12), (20, 27), (29, 31), (40, 50), (60, 60), (70, 74), (80, 83), (90, 90), (100, 101)]
RULES = [f"L{number}" for first, last in RANGES for number in range(first, last + 1)]
REFUSALS = sorted({*MOMENT.values(), "L12", "L29"})
SHORT = 14
WORDS = {language: Words(language, "laar") for language in LANGUAGES}
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
    return re.findall(r"^- (L\d+)\. ", file.read_text("utf-8"), re.MULTILINE)


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


def good(kind: str, **what: MessageValue) -> dict[str, MessageValue]:
    return {"kind": kind, "card": 12, "name": "A", **what}


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
    """Law 12."""
    for said in all_said(language):
        assert said == said.strip()
        assert not re.search(r"[{}$]|\?\?\?|  ", said), said


@pytest.mark.parametrize("language", CYRILLIC)
def test_nothing_is_left_in_latin_letters(language: str) -> None:
    for said in all_said(language):
        assert not re.search(r"[A-Za-z]", re.sub(r"\bI\b", "", said)), said


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
def test_every_good_has_a_name(language: str) -> None:
    words = WORDS[language]
    named = [f"spice-{spice}" for spice in SPICES] + [f"beast-{beast}" for beast in BEASTS]
    named += [f"weapon-{weapon}" for weapon in WEAPONS] + [f"spell-{spell}" for spell in SPELLS]
    named += [f"{place}-{kind}" for kind in KINDS for place in ("kind", "stack", "zone")]
    assert [text for text in named if not words.has(text)] == []
    assert [kind for kind in KINDS if not words.has(f"kind-{kind}", "many")] == []


@in_every_language
def test_every_spell_is_different_and_has_a_short_form(language: str) -> None:
    words = WORDS[language]
    short = [words.text(f"spell-{spell}", "short") for spell in SPELLS]
    assert [text for text in short if len(text) > SHORT] == []
    assert len(set(short)) == len(SPELLS)
    assert len({words.text(f"spell-{spell}") for spell in SPELLS}) == len(SPELLS)


@in_every_language
def test_every_good_is_told_apart(language: str) -> None:
    """No good falls into the default branch of another."""
    said = [WORDS[language].say(message) for message in GAME.messages() if message.text == "do-take"]
    assert len(set(said)) == len(SPICES) + 8 + len(BEASTS) + len(WEAPONS) + len(SPELLS)


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
    edition = catalogue.edition("laar")
    for variant in GAME.info.variants():
        shown = Reader(GAME.view(GAME.new(variant, edition), 0).shown, "shown")
        assert isinstance(shown.value, dict)
        area = shown.at("seats").items()[0].value
        assert isinstance(area, dict)
        keys = [key for key in [*shown.value, *area] if key not in {"seats", "stacks"}]
        assert [key for key in keys if not WORDS[language].has(f"field-{key}")] == []


def test_the_pad_of_the_readme_scores_as_it_says() -> None:
    """L83: with the weapons of the rulebook's example."""
    blocks = re.findall(r"^```json\n(.*?)^```", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    pad, answer = [json.loads(block) for block in blocks]
    names, sheet = GAME.score(Reader(pad, ""), catalogue.edition("laar"))
    seats = [
        {"name": name, "lines": dict(zip(sheet.lines, points, strict=True)), "total": total}
        for name, points, total in zip(names, sheet.points, sheet.totals(), strict=True)
    ]
    assert answer == {"game": "laar", "seats": seats, "ranking": sheet.ranking()}


# How it sounds --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Play the cook on card 12: anise"),
        ("ru", "Сыграть кулинара на карту 12: анис"),
        ("fr", "Jouer le cuisinier sur la carte 12\u00a0: anis"),
        ("uk", "Зіграти кулінара на карту 12: аніс"),
    ],
)
def test_an_expert_is_played(language: str, expected: str) -> None:
    """L21: the expert stands in the accusative where there is one."""
    assert WORDS[language].text("do-assign", "", **good("spice", expert="cook", spice="anise")) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "A plays the jeweller instead and takes card 12: gem of class 3"),
        ("ru", "A играет ювелира взамен и берёт карту 12: самоцвет класса 3"),
        ("fr", "A joue le joaillier à la place et prend la carte 12\u00a0: gemme de classe 3"),
        ("uk", "A грає натомість ювеліра та бере карту 12: самоцвіт класу 3"),
    ],
)
def test_the_kind_of_the_last_card_is_changed(language: str, expected: str) -> None:
    """L23, L24: told with the class of the gem, which is announced."""
    assert WORDS[language].text("do-change", "log", **good("gem", expert="jeweller", gem=3)) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "A takes card 12: spell “4 points per pair of mint and clove”"),
        ("ru", "A берёт карту 12: заклинание «4 очка за пару из мяты и гвоздики»"),
        ("fr", "A prend la carte 12\u00a0: sort «\u00a04 points par paire de menthe et de girofle\u00a0»"),
        ("uk", "A бере карту 12: закляття «4 бали за пару з м’яти та гвоздики»"),
    ],
)
def test_a_spell_is_taken(language: str, expected: str) -> None:
    """L43: the two spices stand in the genitive where there is one."""
    arguments = good("spell", expert="arcanist", spell="pair_mint_clove")
    assert WORDS[language].text("do-take", "log", **arguments) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Move card 12 to the weapons: pinga 1–2"),
        ("ru", "Переложить карту 12 в стопку оружия: пинга 1–2"),
        ("fr", "Déplacer la carte 12 vers la pile d’armes\u00a0: pinga 1–2"),
        ("uk", "Перекласти карту 12 до стосу зброї: пінга 1–2"),
    ],
)
def test_a_universal_good_moves(language: str, expected: str) -> None:
    """L30: left number first."""
    assert WORDS[language].text("do-move", "", **good("weapon", weapon="pinga", left=1, right=2)) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Protect yourself from pingas"),
        ("ru", "Защититься от пинги"),
        ("fr", "Se protéger contre les pingas"),
        ("uk", "Захиститися від пінги"),
    ],
)
def test_a_protection_names_a_kind(language: str, expected: str) -> None:
    """L48."""
    assert WORDS[language].text("do-protect", weapon="pinga") == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1 card in the deck", "3 cards in the deck", "12 cards in the deck", "21 cards in the deck"]),
        ("ru", ["1 карта в колоде", "3 карты в колоде", "12 карт в колоде", "21 карта в колоде"]),
        ("fr", ["1 carte dans la pioche", *[f"{count} cartes dans la pioche" for count in (3, 12, 21)]]),
        ("uk", ["1 карта в колоді", "3 карти в колоді", "12 карт у колоді", "21 карта в колоді"]),
    ],
)
def test_cards_are_counted(language: str, expected: list[str]) -> None:
    assert [WORDS[language].text("deck", count=count) for count in (1, 3, 12, 21)] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "You do not have that expert in hand."),
        ("ru", "У вас на руке нет такого эксперта."),
        ("fr", "Vous n’avez pas cet expert en main."),
        ("uk", "У вас на руці немає такого експерта."),
    ],
)
def test_a_refusal_is_a_sentence(language: str, expected: str) -> None:
    """L12."""
    assert WORDS[language].text("why-L12") == expected
