"""What `./play` does without arguments."""

from pathlib import Path

from tools.play.start import CLIENT, usual


def test_with_the_client_built_the_tables_open_in_the_browser(tmp_path: Path) -> None:
    (tmp_path / CLIENT).parent.mkdir(parents=True)
    (tmp_path / CLIENT).write_text("<!doctype html>", "utf-8")
    arguments = usual(tmp_path)
    assert arguments[:2] == ["serve", "--open"]
    assert arguments[-2:] == ["--data", str(tmp_path / ".data")]


def test_without_it_a_game_starts_in_the_terminal(tmp_path: Path) -> None:
    assert usual(tmp_path) == ["play"]
