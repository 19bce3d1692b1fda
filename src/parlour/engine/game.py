"""The interface of a game: everything that the rest of Parlour knows of it."""

from __future__ import annotations

from typing import Final, Generic, cast

from librt.vecs import vec
from mypy_extensions import i16, mypyc_attr

from parlour.engine.actions import Actions, Field
from parlour.engine.edition import ComponentsT, Edition, check_header
from parlour.engine.learning.encoding import Encoding
from parlour.engine.learning.factored import Factors
from parlour.engine.learning.layout import Layout
from parlour.engine.learning.returns import PLACES, POINTS, utilities
from parlour.engine.parts.explanations import Explained, Explanations, PartSources, with_sources
from parlour.engine.parts.hints import Hints
from parlour.engine.parts.pads import Pad, Scored, line_fields, score_lines
from parlour.engine.parts.reasons import Fact, Reasons
from parlour.engine.parts.rules import Rules
from parlour.engine.parts.words import NOT_NOW, Words, describe, messages, prompt
from parlour.engine.pickles.objects import Reduced
from parlour.engine.plain import Newer, Plain, Reader, Wrong, shown_briefly
from parlour.engine.rng import Fast, Rng
from parlour.engine.sheet import Sheet
from parlour.engine.state import StateT
from parlour.engine.variant import Info, Variant
from parlour.engine.view import NATURE, SPECTATOR, Message, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[StateT, ComponentsT]):
    """A game at one version of its rules: all that the rest of Parlour knows of it.

    It is made of functions: its rules and, if it has its own, words, a pad, hints for bots, reasons and observations. A
    game that needs something else overrides the method.
    """

    def __init__(
        self,
        info: Info,
        actions: Actions,
        rules: Rules[StateT, ComponentsT],
        words: Words[StateT, ComponentsT] | None = None,
        pad: Pad[ComponentsT] | None = None,
        hints: Hints[StateT] | None = None,
        reasons: Reasons[StateT] | None = None,
        encoding: Encoding[StateT] | None = None,
    ) -> None:
        self.info: Final = info
        self.actions: Final = actions
        self.rules: Final = rules
        self.words: Final = words or Words[StateT, ComponentsT]()
        self.pad: Final = pad
        self.hints: Final = hints or Hints[StateT]()
        self.reasons: Final = reasons
        self.encoding: Final = encoding
        self._factors: Final = Factors(actions)
        self._chance_factors: Final = Factors(actions, chance=True)
        self.versions: dict[int, Game[StateT, ComponentsT]] = {}  # those asked for so far, shared by all of them

    def __reduce__(self) -> Reduced:
        """Refer to the game of the catalogue."""
        from parlour.engine.pickles.references import reduced_game  # noqa: PLC0415 (it imports this module)

        return reduced_game(erase_types(self))

    def __deepcopy__(self, _memo: dict[int, object]) -> Game[StateT, ComponentsT]:
        return self

    def at(self, rules: int) -> Game[StateT, ComponentsT]:
        """Return the game at a version of its rules; raise `Wrong` if it is unknown, `Newer` if it is a later one."""
        if rules == self.info.rules_version:
            return self
        if rules not in self.info.released:
            raise unknown_rules("rules", self.info, rules)
        if rules not in self.versions:
            self.versions[self.info.rules_version] = self
            self.versions[rules] = self.version(rules)
            self.versions[rules].versions = self.versions
        return self.versions[rules]

    def version(self, rules: int) -> Game[StateT, ComponentsT]:
        """Make the game at another of its released versions; only games with several versions override this."""
        raise NotImplementedError

    def reweighed(self, weights: list[int]) -> Game[StateT, ComponentsT]:
        """Return the same game whose hints have other weights; `Wrong` if it has none that can be changed."""
        raise Wrong("game", "one whose weights can be changed", self.info.slug)

    def components(self, data: dict[str, Plain]) -> ComponentsT:
        """Check component data and derive what states share; `Wrong` names what does not fit."""
        return self.rules.components(data)

    def new(self, variant: Variant, edition: Edition[ComponentsT]) -> StateT:
        """Set up a match; whatever is random about it is still to be drawn by NATURE."""
        return self.rules.new(variant, edition)

    def limit(self, variant: Variant) -> int:
        """Return a number of actions, NATURE's included, that no match exceeds."""
        return self.rules.limit(variant)

    def apply(self, state: StateT, seat: int, action: int) -> None:
        """Carry out an action after a check; `Wrong` says whose turn it is, or which rule forbids the action.

        Programs that pick from `State.legal` call `State.apply`, which trusts them.
        """
        if not 0 <= action < self.actions.size:
            raise Wrong("action", f"a number from 0 to {self.actions.size - 1}", str(action))
        if seat not in state.to_act():
            turn = "nobody, for the match is over" if not state.to_act() else ", ".join(map(str, state.to_act()))
            raise Wrong("seat", f"one that is to act ({turn})", str(seat))
        if action not in state.legal(seat):
            rule = "" if seat == NATURE else self.why_not(self.view(state, seat), action)
            expected = f"an action that {rule} allows" if rule else "a legal action"
            raise Wrong("action", expected, shown_briefly(self.actions.to_plain(action)))
        state.apply(seat, action)

    def view(self, state: StateT, seat: int) -> View[ComponentsT]:
        """Show a position to a seat, or to SPECTATOR."""
        return self.rules.view(state, seat)

    def returns(self, state: StateT, kind: str = PLACES) -> list[float]:
        """Return the utility of a finished match for every seat; `learning.returns` says of which kinds."""
        if state.to_act():
            raise Wrong("returns", "a match that is over", "one that goes on")
        totals = self.sheet(self.view(state, SPECTATOR)).totals() if kind == POINTS else []
        return utilities(kind, state.merits(), totals)

    def layout(self, variant: Variant) -> Layout:
        """Return the names and shapes of the parts of observations; `Wrong` if the game has none."""
        if self.encoding is None:
            raise Wrong("game", "one that has observations", self.info.slug)
        return self.encoding.layout(variant)

    def encode(self, state: StateT, seat: int) -> vec[i16]:
        """Describe a position as a seat knows it, in the layout of its variant."""
        if self.encoding is None:
            raise Wrong("game", "one that has observations", self.info.slug)
        return self.encoding.encode(state, seat)

    def factors(self, *, chance: bool = False) -> Factors:
        """Return the actions of seats, or of chance, in factors."""
        return self._chance_factors if chance else self._factors

    def imagine(self, view: View[ComponentsT], rng: Rng) -> StateT:
        """Make up a full state that fits what the view knows."""
        return self.rules.imagine(view, rng)

    def sheet(self, view: View[ComponentsT]) -> Sheet:
        """Score as if the match ended now, from what people are shown; lines they cannot know are None."""
        return self.rules.sheet(view)

    def own_sheet(self, view: View[ComponentsT], actions: list[int]) -> Sheet | None:
        """Score the viewer's own seat with what it has committed unseen and would commit with *actions*.

        The other seats are scored as everybody sees them. None where nothing is committed unseen: then `sheet` says
        all. It is made from the view alone, so it cannot tell the viewer anything new.
        """
        return None

    def why_not(self, view: View[ComponentsT], action: int) -> str:
        """Return the id of the rule that forbids an action to the viewer now; empty if none does.

        By default it is the same id for whatever is not legal in a position that the viewer can imagine.
        """
        state = self.imagine(view, Fast(0))
        if self.words.why_not is not None:
            return self.words.why_not(state, view.seat, action)
        return "" if action in state.legal(view.seat) else NOT_NOW

    def glimpse(self, state: StateT, by: int, action: int, seat: int) -> dict[str, Plain]:
        """Return an action, about to be applied, as *seat* sees it: without hidden fields, or empty if all is hidden.

        A seat sees its own actions whole.
        """
        return self.actions.to_plain(action)

    def reveals(self, state: StateT, by: int, action: int) -> list[tuple[int, int]]:
        """List the hidden (seat, action) that this action, about to be applied, makes public; itself included.

        If the action shows everybody something that was hidden, the list is not empty: undo stops there.
        """
        return [] if self.rules.reveals is None else self.rules.reveals(state, by, action)

    def taking(self, state: StateT, by: int, action: int) -> list[tuple[str, int]]:
        """List the (component, seat) of what seats take with this action, about to be applied; nothing unless known.

        A component is named as in the edition's data: the array, the id of an entry in it and, if only a part of the
        entry is taken, that part, as in "tile sawmill" or "card 17 beast".
        """
        return [] if self.rules.taking is None else self.rules.taking(state, by, action)

    def activity(self, state: StateT, by: int, action: int) -> str:
        """Return the activity that this action, about to be applied, begins; empty for a later step of an activity.

        Reports on balance count activities. By default they are the kinds of actions.
        """
        return self.actions.kind(action).name

    def ending(self, state: StateT) -> str:
        """Return the way in which a finished match ended; empty in games that end in only one way."""
        return ""

    def describe(self, view: View[ComponentsT], seen: dict[str, Plain]) -> Message:
        """Return the message about an action, as far as it is seen. The text's attribute `log` is for the log.

        By default the text is `do-KIND` and its arguments are the fields, which suits games without hidden fields.
        """
        return describe(seen) if self.words.describe is None else self.words.describe(view, seen)

    def tell(self, view: View[ComponentsT], by: int, seen: dict[str, Plain]) -> Message:
        """Return the message with which the log tells an action that *by* is about to do, as far as it is seen.

        By default it is that of `describe`. A game may add arguments for the texts' attribute `log`: what the action
        brings about, and the names of what it touches.
        """
        return self.describe(view, seen) if self.words.tell is None else self.words.tell(view, by, seen)

    def brief(self, message: Message) -> Message | None:
        """Return the message without what players must remember for themselves; None if it has nothing of that kind.

        The log shows the whole message up to the moment that `until` returns; later it shows the brief message and
        only the kind of the action.
        """
        return None if self.words.brief is None else self.words.brief(message)

    def moment(self, view: View[ComponentsT]) -> int:
        """Return a number that grows whenever announced information may no longer be looked up."""
        return 0 if self.words.moment is None else self.words.moment(view)

    def until(self, view: View[ComponentsT], message: Message) -> int:
        """Return the last moment at which the log shows the whole message; *view* is the one before the action."""
        return self.moment(view) if self.words.until is None else self.words.until(view, message)

    def prompt(self, view: View[ComponentsT]) -> Message:
        """Return what the viewer is to do now, or what the table waits for; by default only whose turn it is."""
        if self.words.prompt is not None:
            return self.words.prompt(view)
        return prompt(self.imagine(view, Fast(0)).to_act(), view.seat)

    def messages(self) -> list[Message]:
        """List an example of every message of the game; by default those of `describe` and `prompt`."""
        return messages(self.actions) if self.words.messages is None else self.words.messages()

    def facts(self, before: StateT, after: StateT, seat: int) -> list[Fact]:
        """List what has changed for *seat* from a position to a later one, besides the lines of the sheet.

        The points of a line are told by facts only if those of all its facts add up to the difference.
        """
        return [] if self.reasons is None else self.reasons.facts(before, after, seat)

    def goes_on(self, state: StateT, seat: int) -> bool:
        """Return whether *seat* still carries out what its last action began, so that only the end shows its gain."""
        if self.reasons is None or self.reasons.goes_on is None:
            return self.hints.is_midway(state)
        return self.reasons.goes_on(state, seat)

    def lacks(self, view: View[ComponentsT], action: int) -> list[Message]:
        """List what the viewer lacks for an action that is not legal; nothing where the rule says all."""
        if self.reasons is None or self.reasons.lacks is None:
            return []
        return self.reasons.lacks(self.imagine(view, Fast(0)), view.seat, action)

    def ahead(self, view: View[ComponentsT], action: int) -> list[int]:
        """List what the viewer could do later with what a legal action brings, as its area is now; usually nothing."""
        if self.reasons is None or self.reasons.ahead is None:
            return []
        return self.reasons.ahead(self.imagine(view, Fast(0)), view.seat, action)

    def reason_messages(self) -> list[Message]:
        """List an example of every message of `facts` and `lacks`."""
        return [] if self.reasons is None else self.reasons.examples()

    def explanations(self) -> Explanations[ComponentsT] | None:
        """Return the functions that explain everything with a symbol; None in a game without explanations."""
        return None

    def explain_components(self, edition: Edition[ComponentsT]) -> Explained:
        """Explain everything with a symbol, as far as the edition says it."""
        explanations = self.explanations()
        if explanations is None:
            return {}
        return with_sources(explanations.parts(edition), self.part_sources(edition, 0))

    def explain(self, view: View[ComponentsT]) -> Explained:
        """Explain everything with a symbol, with the numbers of what the viewer is shown."""
        explanations = self.explanations()
        if explanations is None:
            return {}
        parts = explanations.parts(view.edition)
        sources = self.part_sources(view.edition, view.variant.seats)
        return with_sources({**parts, **explanations.now(view, parts)}, sources)

    def part_sources(self, edition: Edition[ComponentsT], seats: int) -> PartSources:
        """Return where the values of everything with a symbol come from, also of what is not in sight."""
        explanations = self.explanations()
        if explanations is None or explanations.sources is None:
            return {}
        return explanations.sources(edition, seats)

    def pad_fields(self) -> list[Field]:
        """List the fields of the plain pad for every seat; empty if the game has a drawn pad.

        By default these are the points of the sheet's lines.
        """
        return line_fields(self.info.lines) if self.pad is None else self.pad.fields

    def score(self, entered: Reader, edition: Edition[ComponentsT]) -> Scored:
        """Read the final position of a real table; return the names and the sheet, or raise `Wrong`."""
        return score_lines(entered, self.info) if self.pad is None else self.pad.score(entered, edition)

    def edition(self, data: dict[str, Plain]) -> Edition[ComponentsT]:
        """Check component data and make an edition of it."""
        name = check_header(data, self.info.slug)
        return Edition(self.info.slug, self.info.rules_version, name, data, self.components(data))


def erase_types(game: Game[StateT, ComponentsT]) -> Game:
    """Return the game without its type parameters; it still accepts only its own states, views and editions."""
    return cast("Game", game)


def unknown_rules(path: str, info: Info, rules: int) -> Wrong:
    """Return the error for a version of a game's rules that cannot be played; it names those that can."""
    versions = " or ".join([str(version) for version in info.released])
    expected = f"version {versions} of the rules of {info.slug}"
    if rules > info.released[-1]:
        return Newer(path, expected, f"version {rules}, which needs a newer program")
    return Wrong(path, expected, f"version {rules}")
