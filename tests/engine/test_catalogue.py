"""The catalogue: every folder is a game, and there is no list to keep."""

import importlib
import sys
from pathlib import Path

import pytest

from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.plain import Wrong


def test_the_toys_are_found_beside_the_games() -> None:
    found = catalogue.slugs()
    assert "lanterns" in found
    folders = [path.parent.name for path in catalogue.folder("lanterns").parent.glob("*/__init__.py")]
    assert set(folders) <= set(found)


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_every_game_loads_and_answers_to_its_slug(slug: str) -> None:
    assert catalogue.game(slug).info.slug == slug
    assert (catalogue.folder(slug) / "README.md").is_file()


def test_only_our_own_games_are_there_without_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PARLOUR_GAMES")
    assert "lanterns" not in catalogue.slugs()
    assert catalogue.packages() == [catalogue.HOME]


def test_a_folder_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "more_games"
    (home / "borrowed").mkdir(parents=True)
    (home / "not_a_game").mkdir()
    (home / "borrowed" / "__init__.py").write_text("from tests.toys.lanterns import GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PARLOUR_GAMES", "tests.toys:more_games")
    assert [slug for slug in catalogue.slugs() if slug in {"borrowed", "lanterns", "not_a_game"}] == [
        "lanterns",
        "borrowed",
    ]
    assert isinstance(catalogue.game("borrowed"), Game)
    assert catalogue.folder("borrowed") == home / "borrowed"
    for name in ("more_games", "more_games.borrowed"):
        monkeypatch.delitem(sys.modules, name)
    importlib.invalidate_caches()


@pytest.mark.parametrize("find", [catalogue.game, catalogue.folder, catalogue.edition])
def test_an_unknown_game_is_refused_with_the_known_ones(find: object) -> None:
    assert callable(find)
    with pytest.raises(Wrong, match=r"game: expected one of .*lanterns.*, found chess"):
        find("chess")


def test_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Wrong, match=r"edition: expected one of standard, or a \.toml file, found deluxe"):
        catalogue.edition("lanterns", "deluxe")


def test_an_edition_may_come_from_a_file(tmp_path: Path) -> None:
    text = (catalogue.folder("lanterns") / "editions" / "standard.toml").read_text()
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace('name = "standard"', 'name = "mine"').replace("home = 1", "home = 3"))
    edition = catalogue.edition("lanterns", str(mine))
    assert edition.name == "mine"
    assert edition.digest != catalogue.edition("lanterns").digest


def test_a_file_that_does_not_fit_the_game_is_refused_with_its_place(tmp_path: Path) -> None:
    text = (catalogue.folder("lanterns") / "editions" / "standard.toml").read_text()
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace('colour = "jade"', 'colour = "mauve"', 1))
    with pytest.raises(Wrong, match=r'lantern\[2\]\.colour: expected one of rose, amber, jade, found "mauve"'):
        catalogue.edition("lanterns", str(mine))
