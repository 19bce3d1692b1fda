"""What one can do at a table besides playing: hear why not, take back, change language and theme, look back, go on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import LIT, Visitor, click

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
SOURCES = Path(__file__).parents[3] / "client" / "src"
TEXTS = [SOURCES / folder for folder in ("text", "shell/text", "shell/table/text", "shell/pages/home/text")]
LANGUAGES = {"ru": "Русский", "fr": "Français", "uk": "Українська", "en": "English"}
REFUSED = ".board [data-field][aria-disabled='true']"


def at_table(visit: Visit, game: str = "laar") -> Visitor:
    visitor = visit()
    visitor.go(f"/table/{visitor.create(game, 'me', 'bot')}")
    visitor.page.locator(LIT).first.wait_for()
    return visitor


def said(language: str, text: str) -> str:
    """Return what the shell says in a language."""
    texts = "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in TEXTS)
    found = re.search(rf"^{text} = (.*)$", texts, re.MULTILINE)
    assert found
    return found[1]


def open_settings(visitor: Visitor) -> None:
    visitor.page.locator("header nav button").click()
    visitor.page.locator("dialog[open] input[type=radio]").first.wait_for()


def test_pointing_at_an_illegal_place_shows_the_rule(visit: Visit) -> None:
    visitor = at_table(visit)
    while not visitor.page.locator(REFUSED).count():
        visitor.act(click)
        visitor.page.locator(LIT).first.wait_for()
    visitor.page.locator(REFUSED).first.click(force=True)  # it says of itself that it is disabled
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_have_text(re.compile(r"\w+ \w+ \w+ .*Rule L\d+"))
    alert.get_by_role("button", name="Rule").click()
    rule = alert.get_by_role("button", name="Rule").inner_text().removeprefix("Rule ")
    found = visitor.page.get_by_role("dialog").locator(f"[data-rule='{rule}']")
    expect(found).to_be_in_viewport()
    expect(found).to_be_focused()
    expect(found).to_have_class(re.compile("wanted"))


def test_a_step_of_a_choice_can_be_taken_back(visit: Visit) -> None:
    visitor = at_table(visit)
    visitor.a_lit_target().click()
    expect(visitor.page.locator(".board [data-picked]").first).to_be_visible()
    visitor.page.get_by_role("button", name="Step back").click()
    expect(visitor.page.locator(".board [data-picked]")).to_have_count(0)


def test_the_language_changes_at_the_table(visit: Visit) -> None:
    visitor = at_table(visit)
    prompt = visitor.page.locator("h1 .prompt")
    prompts = [prompt.inner_text()]  # in English; that of another language comes with the game's texts
    for language, name in LANGUAGES.items():
        open_settings(visitor)
        visitor.page.locator("dialog[open]").get_by_text(name, exact=True).click()
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.get_by_role("tab").first).to_have_text(said(language, "log"))
        expect(visitor.page.locator("button.main")).to_have_text(said(language, "choose-first"))
        if language == "en":
            expect(prompt).to_have_text(prompts[0])
            continue
        for seen in prompts:
            expect(prompt).not_to_have_text(seen)
        prompts.append(prompt.inner_text())
    assert len(set(prompts)) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_the_browsers(visit: Visit, language: str) -> None:
    visitor = visit(language=language).go("/")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(said(language, "home-title"))


def test_the_theme_changes_at_the_table_and_stays(visit: Visit) -> None:
    visitor = at_table(visit)
    paper = "() => getComputedStyle(document.body).backgroundColor"
    light = visitor.page.evaluate(paper)
    open_settings(visitor)
    visitor.page.locator("dialog[open]").get_by_text("Dark", exact=True).click()
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert visitor.page.evaluate(paper) != light
    visitor.page.reload()
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_theme_is_the_systems(visit: Visit) -> None:
    expect(visit(dark=True).go("/").page.locator("html")).to_have_attribute("data-theme", "dark")


def test_after_the_end_one_looks_back_and_plays_again(visit: Visit) -> None:
    visitor = at_table(visit, "lanterns")
    page, table = visitor.page, visitor.page.url.rsplit("/", 1)[1]
    visitor.play_by_api(table)
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_value("0")  # it opens at the first decision
    slider.focus()
    page.keyboard.press("Home")
    expect(page.get_by_text("Before the first move")).to_be_visible()
    beginning = page.get_by_role("group", name="Board").inner_text()
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    last = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_value(str(last))
    assert last > 10
    assert page.get_by_role("group", name="Board").inner_text() != beginning
    expect(page.locator(LIT)).to_have_count(0)

    page.get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url and "/table/" in url)
    expect(page.locator(LIT).first).to_be_visible()


def test_the_title_says_whose_turn_it_is(visit: Visit) -> None:
    visitor = at_table(visit)
    expect(visitor.page).to_have_title(re.compile("Your turn"))
