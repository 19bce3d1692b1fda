"""Law 12 detects what it forbids: texts that are missing in a language, or cannot be formatted."""

from collections.abc import Callable

import pytest

from parlour.engine.languages import LANGUAGES
from parlour.engine.laws import Case
from parlour.engine.laws.checks.texts import check_these_texts, sources
from parlour.engine.view import Message
from tests.engine.laws_can_fail.broken import Patch, breaks
from tests.toys.lanterns import Lanterns


def _speaks_with(language: str, old: str, new: str) -> Callable[[Case], None]:
    texts = sources("lanterns")
    assert old in texts[language]
    changed = {**texts, language: texts[language].replace(old, new)}
    return lambda each: check_these_texts(each, changed)


@pytest.mark.parametrize(
    "name",
    [
        "name", "tagline", "do-ready", "field-face", "face-lit", "option-river", "option-river-clear", "line-home",
        "prompt-over", "why-T23", "dealt-unseen",
    ],
)  # fmt: skip
def test_a_text_that_is_missing(name: str) -> None:
    check_without("uk", name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_missing_in_any_language(language: str) -> None:
    check_without(language, "tagline")


def check_without(language: str, name: str) -> None:
    check = _speaks_with(language, f"\n{name} =", f"\nother-{name} =")
    breaks(12, f"in {language} there is no text .*{name}|in ru there are texts that English lacks", check)


def test_a_log_line_that_is_missing() -> None:
    breaks(12, r"in fr there is no text do-ready\.log", _speaks_with("fr", "\n    .log = { $name } a choisi.", ""))


def test_a_hint_that_is_missing() -> None:
    check = _speaks_with("uk", "\n    .hint = Усі бачать, що відпущено.", "")
    breaks(12, r"in uk there is no text option-river-clear\.hint", check)


def test_a_text_that_uses_another_variable() -> None:
    check = _speaks_with("fr", "{ $name } a choisi", "{ $nom } a choisi")
    breaks(12, r"in fr do-ready\.log uses \['nom'\]", check)


def test_a_text_that_cannot_be_said() -> None:
    check = _speaks_with("uk", "prompt-over = ", "prompt-over = { nothing } ")
    breaks(12, "in uk prompt-over cannot be said", check)


def test_a_text_that_is_not_fluent() -> None:
    breaks(12, "in ru this is not Fluent", _speaks_with("ru", "prompt-over = ", "prompt-over = { "))


def test_a_text_that_only_one_language_has() -> None:
    breaks(12, "in ru there are texts that English lacks: more", _speaks_with("ru", "name = ", "more = x\nname = "))


def test_a_message_that_is_not_listed(monkeypatch: Patch) -> None:
    messages = Lanterns.messages
    monkeypatch.setattr(Lanterns, "messages", lambda self: [m for m in messages(self) if m.text != "prompt-float"])
    breaks(12, "prompt-float, which its messages do not list")


def test_a_brief_message_that_has_no_text(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Lanterns, "brief", lambda _, message: Message(f"{message.text}-later"), raising=False)
    breaks(12, "-later, which its messages do not list")
