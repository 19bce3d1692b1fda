"""The texts of every game in four languages: the same ids everywhere, and none unused.

That no text is missing and that all take the same arguments is law 12.
"""

import re

import pytest

from parlour.engine import catalogue
from tests.games.texts import (
    CYRILLIC,
    REASON,
    all_said,
    ids,
    in_every_language,
    log_variables,
    reasons,
    rules,
    words_of,
)

SLUGS = [slug for slug in catalogue.slugs() if catalogue.folder(slug).parent.name == "games"]  # no toys

# The fields of actions that number a place: in a city, in the village, on the market.
PLACES = {"x", "y", "a", "b", "turn", "slot", "column", "second", "arrangement", "squares"}

of_every_game = pytest.mark.parametrize("slug", SLUGS)


def test_games_are_found() -> None:
    assert SLUGS


@of_every_game
@in_every_language
def test_texts_have_the_ids_of_english_in_the_same_order(slug: str, language: str) -> None:
    assert ids(slug, language) == ids(slug, "en")


@of_every_game
@in_every_language
def test_help_has_every_rule(slug: str, language: str) -> None:
    assert rules(slug, f"help/{language}.md") == rules(slug) != []


@of_every_game
@in_every_language
def test_every_refusal_names_a_rule_that_help_has(slug: str, language: str) -> None:
    """So that the link beside a refusal leads somewhere."""
    named = {text.removeprefix("why-") for text in ids(slug, language) if text.startswith("why-")}
    assert named - set(rules(slug, f"help/{language}.md")) == set() != named


@of_every_game
@in_every_language
def test_every_part_of_an_edition_has_a_name(slug: str, language: str) -> None:
    """In the summary of what is printed and what is reconstructed."""
    parts = {f"part-{part}" for part in catalogue.edition(slug).sources_by_part()}
    named = {text for text in ids(slug, language) if text.startswith("part-")}
    assert named - {"part-note"} == parts


@of_every_game
@in_every_language
def test_every_message_is_said_without_gaps_and_signs(slug: str, language: str) -> None:
    """Law 12."""
    for said in set(all_said(slug, language)):
        assert said
        assert said == said.strip()
        assert not re.search(r"[{}$]|\?\?\?|  ", said), said


@of_every_game
@pytest.mark.parametrize("language", CYRILLIC)
def test_nothing_is_left_in_latin_letters(slug: str, language: str) -> None:
    """But for Roman numerals, where English has them too."""
    for said, english in zip(all_said(slug, language), all_said(slug, "en"), strict=True):
        numerals = re.findall(r"\b[IVX]+\b", english)
        assert [word for word in re.findall(r"[A-Za-z]+", said) if word not in numerals] == [], said


@of_every_game
@in_every_language
def test_every_part_of_an_action_is_asked_for_in_a_sentence(slug: str, language: str) -> None:
    """The prompt while an action is chosen part by part: never "To: 6 choices"."""
    words, kinds = words_of(slug)[language], catalogue.game(slug).actions.kinds
    for kind in kinds:
        for field in ["do", *[field.name for field in kind.fields]]:
            said = words.text(f"choose-{field}", do=kind.name)
            assert len(said.split()) > 1
            assert not re.search(r"\d|[:.]$", said), said


@of_every_game
@in_every_language
def test_the_log_names_things_and_never_their_places_by_number(slug: str, language: str) -> None:
    for place, variables in log_variables(slug, language).items():
        assert variables & PLACES == set(), place


@of_every_game
@in_every_language
def test_every_reason_is_a_sentence(slug: str, language: str) -> None:
    words = words_of(slug)[language]
    assert reasons(slug)
    assert [rule for rule in sorted(reasons(slug)) if not words.text(f"{REASON}{rule}").endswith(".")] == []
