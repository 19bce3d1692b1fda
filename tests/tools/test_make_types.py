"""The client's generated types are those of the Python types; else `python -m tools.make_types`."""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired

import pytest
from typing_extensions import TypeAliasType, TypedDict

from parlour.engine.plain import Plain
from parlour.engine.wire import Action, Every, Note
from parlour.web.description.json_schema import definitions_of
from tools.make_types import CLIENT, generated
from tools.typescript import declaration, written

FILES = sorted([*CLIENT.glob("generated/*.ts"), *CLIENT.glob("games/*/generated.ts")])
Colour = TypeAliasType("Colour", Literal["red", "blue"])


class Card(TypedDict):
    """A card."""

    number: int
    colour: Annotated[Colour | None, Note("Null: face down.")]
    below: NotRequired[list["Card | None"]]


class Hand(TypedDict):
    cubes: Every[Colour, int]
    some: dict[Colour, int]
    named: dict[str, int]
    anything: Plain
    done: list[Action]
    pair: tuple[int, str]


files = cache(generated)  # when the first test asks for them: to make them takes a while


def test_all_that_is_generated_is_there() -> None:
    assert sorted(files()) == FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-2:]))
def test_a_generated_file_is_up_to_date(path: Path) -> None:
    assert path.read_text("utf-8") == files()[path]


def test_fields_that_may_be_missing_and_those_that_may_be_null() -> None:
    assert declaration("Card", definitions_of([Card])["Card"]) == (
        "/** A card. */\n"
        "export type Card = {\n"
        "  number: number;\n"
        "  colour: Colour | null; // Null: face down.\n"
        "  below?: (Card | null)[];\n"
        "};"
    )


def test_names_with_an_entry_for_each_and_names_with_some() -> None:
    fields: Any = definitions_of([Hand])["Hand"]["properties"]
    assert {name: written(field) for name, field in fields.items()} == {
        "cubes": "Record<Colour, number>",
        "some": "Partial<Record<Colour, number>>",
        "named": "{ [key: string]: number }",
        "anything": "Plain",
        "done": "Action[]",
        "pair": "[number, string]",
    }


def test_anything_at_all_and_nothing_at_all() -> None:
    assert written({}) == "Plain"
    assert written({"type": "object"}) == "Record<string, never>"
    assert written({"type": "object", "additionalProperties": True}) == "{ [key: string]: Plain }"
    assert written({"oneOf": [{"type": "null"}, {"const": 3}, {"enum": ["a'b"]}]}) == "3 | 'a\\'b' | null"
