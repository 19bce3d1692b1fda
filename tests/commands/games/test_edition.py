"""`parlour edition`: check, show, diff, propose."""

import re
from pathlib import Path

import pytest

from parlour.commands.games.edition import sources_in_words
from parlour.engine import catalogue
from parlour.engine.edition import SOURCES, read_file
from tests.commands.conftest import Call

EDITIONS = [(slug, name) for slug in catalogue.slugs() for name in catalogue.edition_names(slug)]


def path_of(slug: str, name: str) -> Path:
    return catalogue.folder(slug) / "editions" / f"{name}.toml"


@pytest.mark.parametrize(("slug", "name"), EDITIONS)
def test_editions_that_come_with_games_are_right(call: Call, slug: str, name: str) -> None:
    answer = call("edition", "check", str(path_of(slug, name)))
    assert answer.code == 0, answer.err
    assert answer.out.startswith("OK")
    assert all(source in answer.out for source in SOURCES)


@pytest.mark.parametrize(("slug", "name"), EDITIONS)
def test_an_edition_is_shown(call: Call, slug: str, name: str) -> None:
    answer = call("edition", "show", slug, name)
    assert answer.code == 0
    assert catalogue.edition(slug, name).digest in answer.out.replace("\n", "")


@pytest.mark.parametrize("slug", [slug for slug in catalogue.slugs() if catalogue.is_shipped(slug)])
def test_an_edition_is_summed_up_by_its_sources_in_words(slug: str) -> None:
    edition = catalogue.edition(slug)
    lines = sources_in_words(edition)
    assert [line.partition(":")[0] for line in lines] == [source for source in SOURCES if edition.sources()[source]]
    said = ", ".join([line.partition(": ")[2] for line in lines])
    assert not [part for part in edition.sources_by_part() if f"{part}: " in said]
    cards = [count for counts in edition.sources_by_part().values() for count in counts.values() if count > 1]
    assert [count for count in cards if str(count) not in said] == []


@pytest.mark.parametrize(("slug", "name"), EDITIONS)
def test_a_difference_is_named_by_its_path(call: Call, slug: str, name: str, tmp_path: Path) -> None:
    text = path_of(slug, name).read_text()
    (tmp_path / "box.toml").write_text(text.replace('source = "', 'source = "reconstructed"  # "', 1))
    answer = call("edition", "diff", f"{slug}/{name}", str(tmp_path / "box.toml"))
    assert answer.code == 0, answer.err
    assert ".source: " in answer.out
    assert '→ "reconstructed"' in answer.out
    assert "no difference" in call("edition", "diff", f"{slug}/{name}", f"{slug}/{name}").out


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nonsense", "TOML"),
        ("", "edition"),
        ("[edition]\ngame = 3", "edition.game"),
        ('[edition]\ngame = "no-such-game"', "no-such-game"),
        (f'[edition]\ngame = "{EDITIONS[0][0]}"\n[points]\nmany = 3', "points.source"),
    ],
)
def test_what_is_wrong_is_named_by_its_path(call: Call, tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "box.toml").write_text(text)
    answer = call("edition", "check", str(tmp_path / "box.toml"))
    assert answer.code == 2
    assert words in answer.err.splitlines()[0]
    assert [line for line in answer.err.splitlines() if not line.startswith("parlour: ")] == []


def test_every_entry_that_is_wrong_is_named(call: Call, tmp_path: Path) -> None:
    slug, name = EDITIONS[-1]
    text = path_of(slug, name).read_text()
    (tmp_path / "box.toml").write_text(text.replace('source = "', 'source = "un', 3))
    answer = call("edition", "check", str(tmp_path / "box.toml"))
    assert answer.code == 2
    assert len(re.findall(r"^parlour: \S+source: expected one of", answer.err, re.MULTILINE)) == 3
    assert answer.out == ""


@pytest.mark.parametrize(("slug", "name"), EDITIONS)
def test_an_edition_is_proposed_with_its_values_and_sources_alone(
    call: Call, slug: str, name: str, tmp_path: Path
) -> None:
    box, proposed = tmp_path / "box.toml", tmp_path / "proposed.toml"
    text = path_of(slug, name).read_text().replace("[edition]", '[edition]\nprinted = "A text of the publisher"', 1)
    box.write_text(re.sub('name = ".*"', 'name = "My Box, 2nd"', text, count=1))
    answer = call("edition", "propose", str(box), "--to", str(proposed))
    assert answer.code == 0, answer.err
    written = proposed.read_text()
    assert "publisher" not in written
    assert "#" not in written
    data = read_file(proposed)
    assert data["edition"] == {"game": slug, "name": "my-box-2nd"}
    assert {**data, "edition": {}} == {**catalogue.edition(slug, name).data, "edition": {}}
    assert "editions/my-box-2nd.toml" in answer.out
    assert call("edition", "check", str(proposed)).code == 0
    assert call("edition", "propose", str(box), "--to", str(proposed)).code == 2
    assert "--name" in call("edition", "propose", str(box), "--name", "No, no").err


def test_a_file_is_shown_by_itself_and_editions_that_play_alike_have_the_same_values(
    call: Call, tmp_path: Path
) -> None:
    slug, name = EDITIONS[-1]
    box = tmp_path / "box.toml"
    box.write_text(path_of(slug, name).read_text().replace('name = "', 'name = "my ', 1))
    shown = [call("edition", "show", *what).out.replace("\n", "") for what in ((slug, name), (str(box),))]
    values = [re.findall(r"values (sha256:[0-9a-f]{64})", out) for out in shown]
    assert values[0] == values[1] != []
    assert values[0][0] in call("edition", "check", str(box)).out
    digests = [re.findall(r", (sha256:[0-9a-f]{64})", out) for out in shown]
    assert digests[0] != digests[1]
