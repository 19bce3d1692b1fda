"""Games in packages of their own: found by their entry points, and left out with a reason if they cannot be used."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from parlour.engine import catalogue
from parlour.engine.languages import LANGUAGES
from parlour.engine.plain import Wrong
from parlour.localization import Translator
from tests.plugins import install_new, on_the_path
from tests.tables.running_service import field, opened

Change = Callable[[Path], None]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder in which the package of a new game, pebbles, is installed."""
    return install_new("pebbles", tmp_path)


@pytest.fixture
def pebbles(site: Path) -> Iterator[Path]:
    """The package is found; return its folder."""
    with on_the_path(site):
        yield site / "parlour_pebbles"


def edit(name: str, old: str, new: str) -> Change:
    """Make a change to a file in the folder of installed packages."""

    def change(site: Path) -> None:
        file = next(site.glob(name))
        assert old in file.read_text()
        file.write_text(file.read_text().replace(old, new))

    return change


def remove(name: str) -> Change:
    return lambda site: next(site.glob(name)).unlink()


def test_an_installed_game_is_found_beside_ours(pebbles: Path) -> None:
    assert catalogue.slugs()[-2:] == ["lanterns", "pebbles"]
    assert catalogue.game("pebbles").info.slug == "pebbles"
    assert catalogue.folder("pebbles") == pebbles
    assert catalogue.edition("pebbles").name == "standard"
    assert catalogue.package_of("pebbles") == "parlour-pebbles"
    assert [catalogue.is_shipped(slug) for slug in catalogue.slugs()] == [True] * 4 + [False] * 2
    assert catalogue.problems() == []


@pytest.mark.usefixtures("pebbles")
def test_installed_games_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_PLUGINS", "off")
    assert "pebbles" not in catalogue.slugs()


@pytest.mark.usefixtures("pebbles")
def test_a_game_without_a_language_falls_back_to_english_and_reports_it() -> None:
    assert catalogue.languages("pebbles") == ["en"]
    words = Translator("ru", "pebbles")
    assert (words.language, words.game_language) == ("ru", "en")
    assert words.text("line-stones") == "Stones"
    assert words.text("ui-games") == Translator("ru").text("ui-games")
    assert words.has("do-take", "log")
    with pytest.raises(LookupError, match="no-such-text"):
        words.text("no-such-text")


@pytest.mark.usefixtures("pebbles")
def test_english_counts_as_english_does_in_another_language() -> None:
    """Russian has one form for 1 and 21, English has not."""
    assert Translator("ru", "pebbles").text("do-take", stones=21) == "Take 21 stones"


def test_a_game_has_the_languages_that_it_has_texts_in(pebbles: Path) -> None:
    french = (pebbles / "text" / "en.ftl").read_text().replace("name = Pebbles", "name = Cailloux")
    (pebbles / "text" / "fr.ftl").write_text(french)
    assert catalogue.languages("pebbles") == ["en", "fr"]
    words = Translator("fr", "pebbles")
    assert (words.game_language, words.text("name")) == ("fr", "Cailloux")


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_our_games_and_the_toy_have_all_languages(slug: str) -> None:
    assert catalogue.languages(slug) == [*LANGUAGES]


MODULE = "parlour_pebbles/__init__.py"
ENTRIES = "*.dist-info/entry_points.txt"
EDITION = "parlour_pebbles/editions/standard.toml"
TEXTS = "parlour_pebbles/text/en.ftl"
FAULTS: dict[str, tuple[Change, str]] = {
    "an import fails": (edit(MODULE, "from typing", "import nothing\nfrom typing"), "No module named 'nothing'"),
    "it is not Python": (edit(MODULE, "GAME: Final", "GAME: = Final"), "SyntaxError"),
    "it ends the program": (edit(MODULE, "GAME: Final", "raise SystemExit(3)\nGAME: Final"), "SystemExit: 3"),
    "no game": (edit(MODULE, "erase_types(PebblesGame())", "7"), "expected a Game .*parlour_pebbles:GAME.*, found int"),
    "a module": (edit(ENTRIES, ":GAME", ""), "expected a Game .*, found module"),
    "another slug": (edit(ENTRIES, "pebbles = ", "marbles = "), "with the slug marbles, found pebbles"),
    "our slug": (edit(ENTRIES, "pebbles = ", "lanterns = "), "found lanterns, which comes with Parlour"),
    "a bad slug": (edit(ENTRIES, "pebbles = ", "Peb-bles = "), "a name of 2 to 30 small letters"),
    "no texts": (remove(TEXTS), "expected texts in English, found no such file"),
    "no name": (edit(TEXTS, "tagline =", "slogan ="), "expected the texts name and tagline, found no tagline"),
    "not Fluent": (edit(TEXTS, "tagline =", "tagline { ="), "expected Fluent"),
    "no edition": (remove(EDITION), "standard.toml: expected an edition"),
    "a wrong edition": (edit(EDITION, "most = 3", "most = 300"), r"standard.toml: heap.most: expected .* found 300"),
}  # fmt: skip


@pytest.mark.parametrize(("change", "reason"), FAULTS.values(), ids=FAULTS)
def test_a_package_that_cannot_be_used_is_left_out_with_the_reason(site: Path, change: Change, reason: str) -> None:
    change(site)
    with on_the_path(site):
        (problem,) = catalogue.problems()
        assert problem.package == "parlour-pebbles"
        assert re.search(reason, problem.reason)
        assert catalogue.slugs()[-1] == "lanterns"


def test_loading_a_left_out_game_reports_the_reason(site: Path) -> None:
    remove(TEXTS)(site)
    with on_the_path(site), pytest.raises(Wrong, match="the game pebbles of the package parlour-pebbles is left out"):
        catalogue.game("pebbles")


def test_of_two_packages_with_one_slug_the_second_is_left_out(site: Path) -> None:
    metadata = next(site.glob("*.dist-info"))
    other = site / "other_pebbles-1.0.dist-info"
    other.mkdir()
    (other / "METADATA").write_text("Metadata-Version: 2.1\nName: other-pebbles\nVersion: 1.0\n")
    (other / "entry_points.txt").write_text((metadata / "entry_points.txt").read_text())
    with on_the_path(site):
        (problem,) = catalogue.problems()
        assert problem.package == "parlour-pebbles"
        assert "pebbles of other-pebbles too" in problem.reason
        assert catalogue.package_of("pebbles") == "other-pebbles"


async def test_a_server_opens_without_a_broken_game(site: Path, tmp_path: Path) -> None:
    """The games of the server are those that can be used; each says its languages."""
    remove(TEXTS)(site)

    async def games() -> dict[object, object]:
        async with opened(tmp_path) as service:
            listed = field(service.games(), "games")
            assert isinstance(listed, list)
            return {field(game, "slug"): field(game, "languages") for game in listed}

    with on_the_path(site):
        found = await games()
    assert "pebbles" not in found
    assert found["lanterns"] == [*LANGUAGES]
