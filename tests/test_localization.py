"""Texts: four languages, one set of ids, errors for everything that is missing."""

import re

import pytest

from parlour.engine import catalogue
from parlour.engine.languages import LANGUAGES
from parlour.engine.plain import Wrong
from parlour.engine.view import Message, MessageValue
from parlour.localization import SHELL, Translator, choose

SLUGS = catalogue.slugs()


def ids_of(language: str) -> list[str]:
    text = (SHELL / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][a-z-]*) =", text, re.MULTILINE)


def variables_of(language: str) -> dict[str, set[str]]:
    text = (SHELL / f"{language}.ftl").read_text(encoding="utf-8")
    blocks = re.split(r"^(?=[a-z][a-z-]* =)", text, flags=re.MULTILINE)[1:]
    return {block.partition(" =")[0]: set(re.findall(r"\$([a-z]+)", block)) for block in blocks}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shell_has_the_same_texts_in_every_language(language: str) -> None:
    assert ids_of(language) == ids_of("en")
    assert variables_of(language) == variables_of("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_shell_can_be_formatted(language: str) -> None:
    words = Translator(language)
    for name, variables in variables_of(language).items():
        numbers: dict[str, MessageValue] = {"count": 3, "points": 5, "number": 1}
        message = Message(name, {variable: numbers.get(variable, "Ann") for variable in variables})
        assert words.format(message)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_message_of_a_game_has_a_text(slug: str, language: str) -> None:
    words = Translator(language, slug)
    for message in catalogue.game(slug).messages():
        attribute = "log" if words.has(message.text, "log") else ""
        assert words.format_with_names(message, ["Ann", "Bob", "Eve", "Dan", "Ida"], attribute, "Ann")


@pytest.mark.parametrize("slug", SLUGS)
def test_no_text_of_a_game_replaces_one_of_the_shell(slug: str) -> None:
    text = (catalogue.folder(slug) / "text" / "en.ftl").read_text(encoding="utf-8")
    assert not re.findall(r"^ui-", text, re.MULTILINE)


def test_a_missing_text_is_an_error_that_names_it_and_the_language() -> None:
    with pytest.raises(LookupError, match=r"'no-such-text' in 'fr'"):
        Translator("fr").text("no-such-text")
    with pytest.raises(LookupError, match=r"'ui-over\.log' in 'en'"):
        Translator("en").format(Message("ui-over"), "log")


def test_a_missing_argument_is_an_error_too() -> None:
    with pytest.raises(LookupError, match="cannot be formatted"):
        Translator("en").text("ui-player")


def test_texts_have_no_isolation_marks() -> None:
    assert Translator("en").text("ui-player", number=2) == "Player 2"


def test_russian_counts_as_russian_does() -> None:
    words = Translator("ru")
    said = [words.text("ui-outcome-points", names="А", points=points) for points in (1, 2, 5, 21)]
    assert [text.split()[-1] for text in said] == ["очко.", "очка.", "очков.", "очко."]


def test_a_list_is_made_as_the_language_makes_it() -> None:
    said = [Translator(language).listed(["Ann", "Bob", "Eve"]) for language in ("en", "ru", "fr", "uk")]
    assert said == ["Ann, Bob, and Eve", "Ann, Bob и Eve", "Ann, Bob et Eve", "Ann, Bob і Eve"]
    assert [Translator("fr").listed(names) for names in ([], ["Ann"], ["Ann", "Bob"])] == ["", "Ann", "Ann et Bob"]


def test_numbers_have_the_marks_of_the_language() -> None:
    said = [Translator(language).text("ui-player", number=12345) for language in ("en", "ru", "fr", "uk")]
    assert [text.split(" ", 1)[1] for text in said] == [
        "12,345",
        "12\u00a0345",
        "12\u202f345",
        "12\u00a0345",
    ]


def test_clauses_of_one_sentence_have_the_marks_of_the_language() -> None:
    assert Translator("en").clauses(["a", "b", "c"]) == "a; b; c"
    assert Translator("fr").clauses(["a", "b"]) == "a\u202f; b"
    assert Translator("fr").clauses([]) == ""


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LC_MESSAGES": "ru", "LANG": "fr_FR"}, "ru"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert choose("", environment) == language


def test_an_argument_goes_before_the_environment() -> None:
    assert choose("ru", {"LANG": "fr"}) == "ru"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Wrong, match="one of en, ru, fr, uk"):
        choose("tlh")
