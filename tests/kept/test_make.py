"""The maker of kept stores: it still makes one, which shows what its manifest says, and changes none that is there."""

from pathlib import Path

import pytest

from tests.kept import folder
from tests.kept.make import made, make
from tests.tables.running_service import TOY, Body, field, number


def test_a_kept_store_is_never_changed(tmp_path: Path) -> None:
    (tmp_path / folder.name([TOY])).mkdir()
    with pytest.raises(FileExistsError, match="never changed"):
        make(tmp_path, [TOY])


@pytest.mark.slow
async def test_a_store_of_the_toy_has_what_a_kept_store_has(tmp_path: Path) -> None:
    async def scenario() -> Body:
        async with made(f"sqlite+aiosqlite:///{tmp_path}/parlour.db", [TOY]) as manifest:
            return manifest

    manifest = await scenario()
    tables = manifest["tables"]
    assert isinstance(tables, dict)
    assert {field(table, "status") for table in tables.values()} == {"open", "playing", "over", "closed"}
    assert any(number(table, "undos") for table in tables.values())
    for key in (
        "people",
        "gone",
        "requests",
        "reviews",
        "links",
        "feeds",
        "claims",
        "editions",
        "own_editions",
        "usual",
    ):
        assert manifest[key], key
