"""The languages of Parlour, listed here and nowhere else: the client's list is generated from this one.

Games that come with Parlour have texts in all of them, other games at least in English.
"""

from typing import Final

ENGLISH: Final = "en"
LANGUAGE_NAMES: Final = {  # each as it calls itself, by its tag (BCP 47)
    ENGLISH: "English",
    "ru": "Русский",
    "fr": "Français",
    "uk": "Українська",
}
LANGUAGES: Final = tuple(LANGUAGE_NAMES)
