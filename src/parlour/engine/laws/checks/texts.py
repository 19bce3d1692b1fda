# interpreted: Fluent is
"""Law 12: every message has a text, in all languages.

A game that comes with Parlour needs all languages of Parlour; any other game needs those that it has, and English.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.languages import ENGLISH, LANGUAGES
from parlour.engine.laws.case import Case
from parlour.engine.parts.explanations import Explanation
from parlour.engine.view import Message

POSITIONS = 10
EXPLAINED = 4
ASKED = 60
ADDED: Final = {"name": "Ann", "seat_name": "Bob"}  # arguments added when formatting: who acts, and the name of a $seat
LOG: Final = "log"


class Texts:
    """The texts of one game in one language: their patterns and the variables that they use."""

    def __init__(self, language: str, source: str) -> None:
        resource = FluentResource(source)
        self.language: Final = language
        self.junk: Final = [entry.content or "" for entry in resource.body if isinstance(entry, ast.Junk)]
        self.bundle: Final = FluentBundle([language, ENGLISH], use_isolating=False)
        self.bundle.add_resource(resource)
        self._errors: Final[dict[tuple[str, str], list[str]]] = {}
        patterns: dict[str, ast.Pattern] = {}  # by id, or id.attribute
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                patterns.update(_patterns(entry))
        self.variables: Final = {place: _variables(place, patterns) for place in patterns}

    def errors(self, place: str, message: Message) -> list[str]:
        """Format a text with the arguments of a message; return what goes wrong. Each is formatted once."""
        key = place, repr(message.arguments)
        if key not in self._errors:
            self._errors[key] = self._format(place, message)
        return self._errors[key]

    def _format(self, place: str, message: Message) -> list[str]:
        name, _, attribute = place.partition(".")
        entry = self.bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            return ["it is empty"]
        text, errors = self.bundle.format_pattern(pattern, {**message.arguments, **ADDED})
        return [str(error) for error in errors] or ([] if str(text).strip() else ["it is empty"])


class _Finder(Visitor):
    """Collects the variables of a pattern, and the messages that it is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.parts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (as above)
        self.parts.append(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def _patterns(entry: ast.Message) -> dict[str, ast.Pattern]:
    name = entry.id.name
    found = {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return {name: entry.value, **found} if entry.value is not None else found


def _variables(place: str, patterns: Mapping[str, ast.Pattern], deeper: int = 10) -> set[str]:
    """Collect the variables of a text, those of the texts it is made of included."""
    finder = _Finder()
    finder.visit(patterns[place])
    found = finder.variables
    for part in finder.parts if deeper else []:
        if part in patterns:
            found |= _variables(part, patterns, deeper - 1)
    return found


@lru_cache
def _texts(language: str, source: str) -> Texts:
    return Texts(language, source)


def sources(slug: str) -> dict[str, str]:
    """Read the texts that lie in a game's folder, in the languages that it must have."""
    folder = catalogue.folder(slug) / "text"
    languages = LANGUAGES if catalogue.is_shipped(slug) else catalogue.languages(slug)
    files = [(language, folder / f"{language}.ftl") for language in languages]
    return {language: file.read_text(encoding="utf-8") if file.exists() else "" for language, file in files}


def explanation_sources(slug: str) -> dict[str, str]:
    """Read the texts of a game together with those that only its explanations have."""
    folder = catalogue.folder(slug) / "text" / "explanations"
    files = [(language, text, folder / f"{language}.ftl") for language, text in sources(slug).items()]
    return {
        language: text + (file.read_text(encoding="utf-8") if file.exists() else "") for language, text, file in files
    }


def check_texts(case: Case) -> None:
    """Law 12, on the texts in the game's folder."""
    check_these_texts(case, sources(case.game.info.slug))
    check_explanations(case, explanation_sources(case.game.info.slug))


def check_explanations(case: Case, read: Mapping[str, str]) -> None:
    """Law 12, for explanations: whatever they say in the match can be said in each language."""
    explained: list[Explanation] = []
    for _, state in case.positions(EXPLAINED, 12):
        for viewer in case.viewers:
            explained += case.game.explain(case.game.view(state, viewer)).values()
    messages = _different([message for one in explained for message in (one.name, *one.facts)])
    texts = [_texts(language, source) for language, source in read.items()]
    for text in texts:
        case.require(12, not text.junk, f"in {text.language} this is not Fluent: {text.junk[:1]}")
        _has_all(case, text, {message.text for message in messages} | texts[0].variables.keys(), texts[0])
        for message in messages:
            errors = text.errors(message.text, message)
            case.require(12, not errors, f"in {text.language} {message.text} cannot be said: {errors[:1]}")


def check_these_texts(case: Case, read: Mapping[str, str]) -> None:
    """Law 12: every required text exists in each language, uses the same variables, and can be formatted."""
    messages = _different([*case.game.messages(), *case.game.reason_messages(), *match_messages(case)])
    required = {*_required(case.game), *[place for message in messages for place in _places(message)], *_reasons(case)}
    texts = [_texts(language, source) for language, source in read.items()]
    for text in texts:
        case.require(12, not text.junk, f"in {text.language} this is not Fluent: {text.junk[:1]}")
        _has_all(case, text, required | texts[0].variables.keys(), texts[0])
        for message in messages:
            for place in _places(message):
                errors = text.errors(place, message)
                case.require(12, not errors, f"in {text.language} {place} cannot be said: {errors[:1]}")


def _different(messages: list[Message]) -> list[Message]:
    """Return the messages without repetitions."""
    return list({(message.text, repr(message.arguments)): message for message in messages}.values())


def _has_all(case: Case, text: Texts, required: set[str], english: Texts) -> None:
    missing = sorted(required - text.variables.keys())
    case.require(12, not missing, f"in {text.language} there is no text {', '.join(missing)}")
    more = sorted(text.variables.keys() - english.variables.keys())
    case.require(12, not more, f"in {text.language} there are texts that English lacks: {', '.join(more)}")
    for place, variables in text.variables.items():
        expected = english.variables[place]
        what = f"in {text.language} {place} uses {sorted(variables)}, in English {sorted(expected)}"
        case.require(12, variables == expected, what)


def _required(game: Game) -> list[str]:
    """List the texts that follow from what the game declares."""
    found = ["name", "tagline", *[f"line-{line}" for line in game.info.lines]]
    for kind in game.actions.kinds:
        found += [f"do-{kind.name}", f"do-{kind.name}.{LOG}"]
        for field in kind.fields:
            found += [f"field-{field.name}", *[f"{field.name}-{value}" for value in field.names]]
    for option in game.info.options:
        found.append(f"option-{option.name}")
        for choice in option.choices:
            found += [f"option-{option.name}-{choice}", f"option-{option.name}-{choice}.hint"]
    for entry in game.pad_fields():
        found += [] if entry.name in game.info.lines else [f"pad-{entry.name}"]
        found += [f"{entry.name}-{value}" for value in entry.names]
    return found


def _places(message: Message) -> list[str]:
    """List the texts that a message needs: an action has a second one for the log."""
    return [message.text, f"{message.text}.{LOG}"] if message.text.startswith("do-") else [message.text]


def match_messages(case: Case) -> list[Message]:
    """Collect the messages of the match: prompts, and actions as each viewer sees them."""
    found: list[Message] = []
    for index, (state, seat, action) in enumerate(case.steps()):
        for viewer in case.viewers if case.is_due(index) else []:
            view = case.game.view(state, viewer)
            found.append(case.game.prompt(view))
            seen = case.game.glimpse(state, seat, action, viewer)
            if seen:
                found += log_messages(case.game, case.game.tell(view, seat, seen))
    listed = {message.text for message in case.game.messages()}
    for message in found:
        case.require(12, message.text in listed, f"the game says {message.text}, which its messages do not list")
    return found


def log_messages(game: Game, message: Message) -> list[Message]:
    """Return the messages about an action in the log: at first the whole one, later the brief one, if there is one."""
    brief = game.brief(message)
    return [message] if brief is None else [message, brief]


def _reasons(case: Case) -> set[str]:
    """Collect the rules that forbid something in the match, as texts."""
    rules: set[str] = set()
    for index, state in case.positions(POSITIONS, 12):
        rng = case.rng(index)
        for viewer in case.seats:
            view = case.game.view(state, viewer)
            rules |= {case.game.why_not(view, rng.below(case.game.actions.size)) for _ in range(ASKED)}
    return {f"why-{rule}" for rule in rules if rule}
