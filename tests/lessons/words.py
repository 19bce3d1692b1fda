"""What lessons say, in one language."""

from fluent.runtime import FluentBundle, FluentResource

from parlour.engine import catalogue
from parlour.engine.view import Message
from parlour.lessons import shelf


class LessonWords:
    """The texts of a game and of its lessons, in one language."""

    def __init__(self, slug: str, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in (catalogue.folder(slug) / "text" / f"{language}.ftl", shelf.text_file(slug, language)):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(self, message: Message) -> str:
        """Return the words of a message; a text that is missing, or lacks an argument, is an error."""
        pattern = self._bundle.get_message(message.text).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {**message.arguments})
        assert not errors, errors
        return str(text)
