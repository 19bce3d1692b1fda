"""The languages that Parlour speaks. A game of ours has texts in all of them, any other game at least in English."""

from typing import Final

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "ru", "fr", "uk")
