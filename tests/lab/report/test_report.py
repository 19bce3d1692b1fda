"""Reports as Markdown: a page, and its plots beside it."""

from pathlib import Path

from parlour.lab.report.markdown import MarkdownReport


def test_a_page_of_markdown_has_its_plots_beside_it(tmp_path: Path) -> None:
    page = MarkdownReport("Title", "name")
    page.heading("Chapter")
    page.say("Words.")
    page.table(["", "count"], [["one", "1"], ["two", "2"]])
    page.figure("<svg/>", "A plot.")
    page.write(tmp_path / "new")
    text = (tmp_path / "new" / "name.md").read_text("utf-8")
    assert text.startswith("# Title\n\n## Chapter\n\nWords.\n\n|  | count |\n| --- | --: |\n| one | 1 |\n")
    assert "![A plot.](name-1.svg)" in text
    assert (tmp_path / "new" / "name-1.svg").read_text("utf-8") == "<svg/>\n"


def test_text_is_left_aligned_and_figures_right_aligned(tmp_path: Path) -> None:
    page = MarkdownReport("Title", "name")
    page.table(["", "what", "count"], [["one", "a sentence of several words", "1"]])
    page.table(["", "count"], [])
    page.write(tmp_path)
    text = (tmp_path / "name.md").read_text("utf-8")
    assert "|  | what | count |\n| --- | --- | --: |\n" in text
    assert text.endswith("|  | count |\n| --- | --: |\n")
