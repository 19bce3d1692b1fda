"""Record files: several records in one file, each with its game and edition."""

from pathlib import Path

import pytest

from parlour import Match
from parlour.engine import catalogue
from parlour.engine.plain import Plain, Wrong
from parlour.record_files import pick, read_text, save, split

SLUGS = catalogue.slugs()


@pytest.mark.parametrize("slug", SLUGS)
def test_records_in_one_file_are_separated(slug: str) -> None:
    dumps = [Match(slug, seed=seed).record.dump(embed=seed == 1) for seed in (1, 2, 3)]
    assert split("".join(dumps)) == dumps
    for number, dump in enumerate(dumps, start=1):
        assert pick("".join(dumps), number).dump(embed=number == 1) == dump


@pytest.mark.parametrize("slug", SLUGS)
def test_a_later_record_uses_the_components_of_an_earlier_one(slug: str) -> None:
    edition = catalogue.edition(slug)
    data: dict[str, Plain] = {**edition.data, "edition": {"game": slug, "name": "my own box"}}
    own = catalogue.game(slug).edition(data)
    dumps = [Match(slug, seed=seed, edition=own).record.dump(embed=seed == 1) for seed in (1, 2)]
    assert pick("".join(dumps), 2).edition.digest == own.digest
    with pytest.raises(Wrong, match="edition"):
        pick(dumps[1])


@pytest.mark.parametrize("number", [0, 2, -1])
def test_a_number_that_no_record_has_is_refused(number: int) -> None:
    with pytest.raises(Wrong, match="number"):
        pick(Match(SLUGS[0], seed=1).record.dump(), number)


@pytest.mark.parametrize(
    "text", ["", "\n", "nonsense", "{}", '{"parlour":1}', '{"parlour":1,"game":"no-such-game"}', "[]"]
)
def test_a_file_that_is_not_a_record_is_refused(text: str) -> None:
    with pytest.raises(Wrong):
        pick(text)


def test_a_record_is_kept_whole_and_found_again(tmp_path: Path) -> None:
    record = Match(SLUGS[0], seed=1).record
    save(record, tmp_path / "match.jsonl")
    assert read_text(tmp_path / "match.jsonl") == record.dump()
    assert [path.name for path in tmp_path.iterdir()] == ["match.jsonl"]


def test_files_that_cannot_be_read_or_written_are_named(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="nowhere"):
        read_text(tmp_path / "nowhere")
    with pytest.raises(Wrong, match="nowhere"):
        save(Match(SLUGS[0], seed=1).record, tmp_path / "nowhere" / "match.jsonl")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    with pytest.raises(Wrong, match="UTF-8"):
        read_text(tmp_path / "bytes")
