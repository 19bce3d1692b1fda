"""The texts of Laar in four languages: every component has a name, and the sentences read well."""

from __future__ import annotations

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Reader
from parlour.engine.view import MessageValue
from parlour.games.laar import GAME
from parlour.games.laar.rules.goods import BEASTS, KINDS, SPELLS, SPICES, WEAPONS
from parlour.games.laar.words.refusals import KIND_RULES
from tests.games.texts import example, in_every_language, numbered, reasons, rules, words_of

RULES = numbered(
    "L", (1, 6), (10, 12), (20, 27), (29, 31), (40, 50), (60, 60), (70, 74), (80, 83), (90, 90), (100, 101)
)
SHORT = 14
WORDS = words_of("laar")


def good(kind: str, **what: MessageValue) -> dict[str, MessageValue]:
    return {"kind": kind, "card": 12, "name": "A", **what}


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
def test_every_good_has_a_different_text(language: str) -> None:
    """No good falls into the default branch of another."""
    said = [WORDS[language].format(message) for message in GAME.messages() if message.text == "do-take"]
    assert len(set(said)) == len(SPICES) + 8 + len(BEASTS) + len(WEAPONS) + len(SPELLS)


@in_every_language
def test_everything_that_is_shown_has_a_label(language: str) -> None:
    edition = catalogue.edition("laar")
    for variant in GAME.info.variants():
        shown = Reader(GAME.view(GAME.new(variant, edition), 0).shown, "shown")
        keys = {*shown.object(), *shown.at("seats").items()[0].object()} - {"seats", "stacks"}
        assert [key for key in sorted(keys) if not WORDS[language].has(f"field-{key}")] == []


def test_every_refusal_has_a_reason() -> None:
    assert reasons("laar") == {*KIND_RULES.values(), "L12", "L29"}


def test_the_readme_has_every_rule() -> None:
    assert rules("laar") == RULES


def test_the_pad_of_the_readme_scores_as_it_says() -> None:
    """L83: with the weapons of the rulebook's example."""
    answer, scored = example("laar")
    assert answer == scored


# How it sounds --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Play the cook on card 12: anise"),
        ("ru", "Сыграть кулинара на карту 12: анис"),
        ("fr", "Jouer le cuisinier sur la carte 12\u202f: anis"),
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
        ("fr", "A joue le joaillier à la place et prend la carte 12\u202f: gemme de classe 3"),
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
        ("fr", "A prend la carte 12\u202f: sort «\u202f4 points par paire de menthe et de girofle\u202f»"),
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
        ("fr", "Déplacer la carte 12 vers la pile d’armes\u202f: pinga 1–2"),
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
