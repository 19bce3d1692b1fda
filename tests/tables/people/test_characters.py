"""Which characters a name may have."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.tables.errors import InvalidText
from parlour.tables.people.characters import EMPTY, HIDDEN, MARKS, fault, normalized
from parlour.tables.table_service import TableService
from tests.stores import ONE_OF_THEM
from tests.tables.running_service import field, people

STORES = ONE_OF_THEM
FINE = {
    "Latin": "Zoë O’Brien-Łuć",
    "Vietnamese, composed": "Nguyễn Thị Hồng",
    "Vietnamese, apart": unicodedata.normalize("NFD", "Nguyễn Thị Hồng"),
    "Yoruba": "Ẹ̀kọ́",
    "Lithuanian, with its dot and an accent": "i\u0307\u0301",
    "Cyrillic": "Наталія Ґалаґан",
    "Greek": "Ἀχιλλεύς",
    "Hebrew with points": "יִשְׂרָאֵל שָׁלוֹם",
    "Arabic with vowels": "مُحَمَّد ٱللَّٰه",
    "Persian, not joined": "می\u200cخواهم",
    "Devanagari": "श्रीमती क्षत्रिय",
    "Devanagari, joined on purpose": "क्\u200dष",
    "Sinhala": "ශ්\u200dරී ලංකා",
    "Tamil": "தமிழ்",
    "Thai": "สมชาย กี่น้ำ",
    "Burmese": "ကျွန်ုပ်",
    "Tibetan": "བསྒྲུབས",
    "Khmer": "ភាសាខ្មែរ",
    "Korean": "한국",
    "Han": "李明",
    "Japanese, a variant of a letter": "葛\U000e0100城",
    "emoji": "😀",
    "a family": "👨\u200d👩\u200d👧",
    "a flag of many colours": "🏳\ufe0f\u200d🌈",
    "a heart on fire": "❤\ufe0f\u200d🔥",
    "a shaking head": "🙂\u200d↔\ufe0f",
    "a skin tone": "👍🏽",
    "a keycap": "1\ufe0f\u20e3",
    "the flag of Scotland": "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "the flag of Ukraine": "🇺🇦",
    "an emoji that is newer than this Python": "\U0001fae9",
    "punctuation": "...",
}
WRONG = {
    "nothing": ("", EMPTY),
    "spaces": (" \u00a0\u3000 ", EMPTY),
    "zero width": ("\u200b\u200b", EMPTY),
    "a byte order mark": ("\ufeff", EMPTY),
    "a Hangul filler": ("\u3164", EMPTY),
    "a halfwidth Hangul filler": ("\uffa0", EMPTY),
    "conjoining fillers": ("\u115f\u1160", EMPTY),
    "a braille blank": ("\u2800\u2800", EMPTY),
    "tags alone": ("\U000e0041\U000e0042", EMPTY),
    "zero width between letters": ("An\u200bn", HIDDEN),
    "a joiner between letters": ("An\u200dn", HIDDEN),
    "a joiner at the end": ("👩\u200d", HIDDEN),
    "a soft hyphen": ("An\u00adn", HIDDEN),
    "a filler between letters": ("An\u3164n", HIDDEN),
    "a grapheme joiner": ("An\u034fn", HIDDEN),
    "two variation selectors": ("❤\ufe0f\ufe0f", HIDDEN),
    "a variation selector alone": ("\ufe0fn", HIDDEN),
    "an override of direction": ("Ann\u202etxt", HIDDEN),
    "an isolate": ("\u2066Ann\u2069", HIDDEN),
    "an Arabic letter mark": ("An\u061cn", HIDDEN),
    "a line break": ("Ann\nBob", HIDDEN),
    "a line separator": ("Ann\u2028Bob", HIDDEN),
    "a tabulator": ("Ann\tBob", HIDDEN),
    "a control": ("Ann\x07", HIDDEN),
    "private use": ("Ann\ue000", HIDDEN),
    "unassigned": ("Ann\u0378", HIDDEN),
    "half a flag": ("\U0001f3f4\U000e0067", HIDDEN),
    "a mark alone": ("\u0301", MARKS),
    "a mark on a space": ("Ann \u0301", MARKS),
    "a stack of accents": ("A\u0316\u0317\u0318\u0319nn", MARKS),
    "a line through": ("A\u0336\u0336nn", MARKS),
    "a stack of Thai vowels": ("ก\u0e47\u0e47\u0e47\u0e47", MARKS),
    "a stack of points": ("ש\u05b0\u05b1\u05b2\u05b3\u05b4\u05b5", MARKS),
}


@pytest.mark.parametrize("name", FINE.values(), ids=FINE)
def test_names_of_all_scripts_and_emoji_are_fine(name: str) -> None:
    assert fault(normalized(name)) == ""


@pytest.mark.parametrize(("name", "why"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_seen_or_stacks_is_refused_and_says_why(name: str, why: str) -> None:
    assert fault(normalized(name)) == why


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=30))
def test_whatever_is_accepted_can_be_seen_and_does_not_stack(text: str) -> None:
    name = normalized(text)
    if not fault(name):
        kinds = [unicodedata.category(char) for char in name]
        assert any(kind[0] in "LNPS" for kind in kinds)
        assert not {"Cc", "Co", "Cs", "Zl", "Zp"} & set(kinds)
        assert "MMMMMM" not in "".join([kind[0] for kind in kinds if kind != "Mc"])
        assert normalized(name) == name


async def test_a_name_is_composed_and_what_is_wrong_is_named(service: TableService) -> None:
    [person] = await people(service, 1)
    apart = unicodedata.normalize("NFD", "Ngô  Thị\u00a0Zoë")
    assert field(await service.change_me(person, {"name": apart}), "name") == "Ngô Thị Zoë"
    for name, code in (("\u3164", "name-empty"), ("a\u202e", "name-hidden"), ("x" * 41, "name-long")):
        with pytest.raises(InvalidText) as refused:
            await service.change_me(person, {"name": name})
        assert (refused.value.path, refused.value.code) == ("name", code)
    with pytest.raises(InvalidText, match="name"):
        await service.change_me(person, {"name": "A\u0316\u0317\u0318\u0319nn"})
    assert field(await service.me(person), "name") == "Ngô Thị Zoë"
