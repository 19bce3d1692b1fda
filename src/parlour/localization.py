"""Localization: the texts of Parlour and its games, in the reader's language, from Fluent files."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING, Final

from parlour.engine import catalogue
from parlour.engine.languages import ENGLISH, LANGUAGES
from parlour.engine.plain import Wrong
from parlour.engine.view import Message, MessageValue

if TYPE_CHECKING:
    from babel import Locale
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax import ast

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
SHELL: Final = Path(__file__).parent / "text"


def choose(language: str = "", environment: Mapping[str, str] | None = None) -> str:
    """Return the language asked for, else the one that the environment names, else English."""
    if language:
        if language not in LANGUAGES:
            raise Wrong("language", "one of " + ", ".join(LANGUAGES), language)
        return language
    named = os.environ if environment is None else environment
    found = next((named[variable] for variable in VARIABLES if named.get(variable)), "")
    spoken = re.split(r"[^a-z]", found.lower(), maxsplit=1)[0]
    return spoken if spoken in LANGUAGES else ENGLISH


class Translator:
    """The texts of one game and of the shell in one language.

    A game without texts in that language uses English for all of its texts: `game_language` says which it is. Otherwise
    there is no fallback to another language: a text that is missing or cannot be formatted is an error that names it.
    """

    def __init__(self, language: str = "", slug: str = "") -> None:
        self.language: Final = choose(language)
        self.game_language: Final = catalogue.language(slug, self.language) if slug else self.language
        files = {self.language: [SHELL / f"{self.language}.ftl"]}
        if slug:
            own = catalogue.folder(slug) / "text" / f"{self.game_language}.ftl"
            files.setdefault(self.game_language, []).append(own)
        # One bundle per language, because plural rules differ.
        self._bundles: Final = [_bundle(spoken, found) for spoken, found in files.items()]

    def has(self, text: str, attribute: str = "") -> bool:
        """Return whether there is such a text."""
        return self._find(text, attribute) is not None

    def _find(self, text: str, attribute: str) -> tuple[FluentBundle, Pattern] | None:
        """Find the pattern of a text, or of its attribute, and the bundle that it is in."""
        for bundle in self._bundles:
            if bundle.has_message(text):
                message = bundle.get_message(text)
                pattern = message.attributes.get(attribute) if attribute else message.value
                return None if pattern is None else (bundle, pattern)
        return None

    def format(self, message: Message, /, attribute: str = "", **more: MessageValue) -> str:
        """Return the text of a message; *more* are additional arguments, such as a seat's name."""
        return self.text(message.text, attribute, **{**message.arguments, **more})

    def format_with_names(self, message: Message, names: list[str], attribute: str = "", name: str = "") -> str:
        """Return the text of a message with names: *name* is who acts, `$seat_name` the name of its `$seat`, if any."""
        seat = message.arguments.get("seat")
        seat_name = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""
        return self.format(message, attribute, name=name, seat_name=seat_name)

    def listed(self, things: Sequence[str]) -> str:
        """Return several things as one, as the language lists them: "a, b, and c"."""
        from babel.lists import format_list  # noqa: PLC0415 (importing takes long)

        return format_list(things, locale=_locale(self.language)) if things else ""

    def clauses(self, parts: Sequence[str]) -> str:
        """Return the clauses of one sentence: "a; b; c"."""
        return reduce(lambda first, second: self.text("ui-clauses", first=first, second=second), parts) if parts else ""

    def text(self, text: str, /, attribute: str = "", **arguments: MessageValue) -> str:
        """Return the text with this id, or its attribute, with its arguments filled in."""
        name = f"{text}.{attribute}" if attribute else text
        found = self._find(text, attribute)
        if found is None:
            raise LookupError(f"there is no text {name!r} in {self.language!r}")
        bundle, pattern = found
        formatted, errors = bundle.format_pattern(pattern, arguments)
        if errors or not isinstance(formatted, str):
            raise LookupError(f"the text {name!r} in {self.language!r} cannot be formatted: {errors}")
        return formatted


def _locale(language: str) -> Locale:
    """Return the rules of a language for lists; those of English if nobody knows the language's."""
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415 (as above)

    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(ENGLISH)


def _bundle(language: str, files: list[Path]) -> FluentBundle:
    from fluent.runtime import FluentBundle  # noqa: PLC0415 (importing takes 0.15 s)

    bundle = FluentBundle([language, ENGLISH], use_isolating=False)  # plurals by English if nobody knows the language's
    seen: set[str] = set()
    for file in files:
        resource = _resource(file)
        names = [name for entry in resource.body if (name := _name(entry, file))]
        for name in names:
            if name in seen:
                raise LookupError(f"the text {name!r} is defined twice in {language!r} ({file})")
            seen.add(name)
        bundle.add_resource(resource)
    return bundle


def _resource(file: Path) -> ast.Resource:
    from fluent.runtime import FluentResource  # noqa: PLC0415 (as above)

    try:
        return FluentResource(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise LookupError(f"there are no texts in {file}") from None


def _name(entry: ast.EntryType, file: Path) -> str:
    from fluent.syntax import ast  # noqa: PLC0415 (as above)

    if isinstance(entry, ast.Junk):
        raise LookupError(f"this is not Fluent, in {file}: {(entry.content or '').strip()[:60]}")
    if isinstance(entry, ast.Message):
        return entry.id.name
    return "-" + entry.id.name if isinstance(entry, ast.Term) else ""
