"""Names that look alike."""

import pytest

from parlour.tables.people.confusables import FILE, confusables, keys, skeleton
from tools.data.make_confusables import compact

ALIKE = [
    ("Ann", "Аnn"),  # a Cyrillic А
    ("Ann", "ann"),
    ("Ann", "ANN"),
    ("Ann", "A n n"),
    ("Ann", "𝐀𝐧𝐧"),
    ("Ann", "Ａｎｎ"),
    ("Bob", "B0b"),
    ("Iris", "lris"),
    ("Iris", "1ris"),
    ("Corn", "Com"),
    ("Анна", "AHHа".replace("HH", "нн")),
    ("АННА", "AHHA"),
    ("paypal", "ραypal"),
    ("José", "Jose\u0301"),
    ("Ann", "An\u034fn"),  # stored before such names were refused
    ("☺", "☺\ufe0f"),
]
APART = [("Ann", "Anna"), ("Jose", "José"), ("Lan", "Ian"), ("Ann", "Anm"), ("李明", "李昕"), ("#1234", "#1243")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_these_look_alike(one: str, other: str) -> None:
    assert not keys(one).isdisjoint(keys(other))


@pytest.mark.parametrize(("one", "other"), APART)
def test_these_do_not(one: str, other: str) -> None:
    assert keys(one).isdisjoint(keys(other))


def test_the_data_are_all_of_unicode_16() -> None:
    assert "version 16.0.0" in FILE.read_text("ascii").splitlines()[0]
    assert len(confusables()) == 6355  # as its last line says: "# total: 6355"
    assert skeleton("𝔭𝒶ỿ𝕡𝕒ℓ") == skeleton("paypal")  # the example of UTS #39


def test_no_character_that_others_are_mapped_to_is_mapped_itself() -> None:
    assert [looks for looks in confusables().values() if looks.translate(confusables()) != looks] == []


def test_the_file_is_made_from_unicodes() -> None:
    source = "# Version: 1.2.3\n#\n0430 ;\t0061 ;\tMA\t# a\n\n0251 ;\t0061 ;\tMA\t# a\n006D ;\t0072 006E ;\tMA\t# m\n"
    made = compact(source)
    assert made.splitlines()[-2:] == ["0061; 0430 0251", "0072 006E; 006D"]
    assert "version 1.2.3" in made
    with pytest.raises(ValueError, match="Version"):
        compact("0430 ;\t0061 ;\tMA\n")
