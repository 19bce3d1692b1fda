"""The languages of Parlour. Games that come with it have texts in all of them, other games at least in English."""

from typing import Final

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "ru", "fr", "uk")
