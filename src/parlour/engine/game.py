"""The interface of a game: `State`, one position and its rules, and `Game`, the typed face of a game folder."""

from __future__ import annotations

from typing import Final, Generic, cast, final

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from parlour.engine import default_words, pads
from parlour.engine.actions import Actions, Field
from parlour.engine.edition import HEADER, Components, ComponentsT, Edition, check_header
from parlour.engine.plain import Newer, Plain, Reader, Wrong
from parlour.engine.rng import Fast, Rng
from parlour.engine.sheet import Sheet
from parlour.engine.variant import Info, Variant
from parlour.engine.view import NATURE, Message, View

NOT_NOW: Final = "not-now"  # what forbids an action in a game that does not say which rule it is


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position: the whole truth. Rules change it in place; `copy` is cheap."""

    def to_act(self) -> list[int]:
        """Name the seats that owe a decision now: several at once, [NATURE] for a draw, [] when the match is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """List every legal action of *seat* in a stable order: the only source of legality."""
        raise NotImplementedError

    def requests(self, seat: int) -> list[int]:
        """List the requests among `legal`, where they stand last; most games have none.

        With a request one of several seats that decide at once ends that: whatever they have committed unseen is void,
        and they decide anew, one after another (law 14).
        """
        return []

    def ordinary(self, seat: int) -> list[int]:
        """List the legal actions without requests: automatic play and play-outs never make one."""
        legal, requests = self.legal(seat), self.requests(seat)
        return legal[: len(legal) - len(requests)] if requests else legal

    def clock_stage(self) -> int:
        """Number the stage that counts as one decision for clocks; 0 where every turn is a decision of its own.

        A seat that owes a decision again in the same stage goes on with the time it had left.
        """
        return 0

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action. Trusts its caller; deterministic."""
        raise NotImplementedError

    def copy(self) -> State:
        """Give an independent state equal to this one."""
        raise NotImplementedError

    def reshuffle(self, seat: int, rng: Rng) -> None:
        """Redraw in place all that *seat* cannot know, its memory respected; nothing where nothing is hidden."""

    def digest(self) -> str:
        """Give a fingerprint: equal states, equal digests."""
        raise NotImplementedError

    def merits(self) -> list[int]:
        """Give one figure a seat as if the match ended now: more is better, equal shares the place.

        It ranks as the sheet does: by the total, then by the game's tie rules.
        """
        raise NotImplementedError

    def draw(self, rng: Rng) -> int:
        """Let NATURE choose: one of `legal(NATURE)`, each equally likely, the one at `rng.below(count)`."""
        return rng.choice(self.legal(NATURE))

    def veil(self, by: int, action: int, seat: int) -> int:
        """Give a number for an action, about to be applied, that is the same for all that *seat* cannot tell apart."""
        return action

    def census(self) -> list[int]:
        """Count every kind of component wherever it lies; no action changes these figures."""
        raise NotImplementedError


StateT = TypeVar("StateT", bound=State, default=State)


@final
class Reach:
    """How far ahead a search looks, and how quick it then is."""

    def __init__(self, horizon: int = 0, pace: int = 1000, plans: bool = False, exploration: float = 0.7) -> None:
        # Decisions after which a simulated match stops, as soon as it is quiet, and `worth` is asked; 0 plays to the
        # end. With a horizon play-outs are made with `roll_out` alone.
        self.horizon: Final = horizon
        self.pace: Final = pace  # iterations that count as a second: a usual machine makes as many, or more
        # Whether whole turns are planned instead of growing a tree; an iteration is then a way through a turn. This is
        # for games in which a turn is several decisions and nothing but chance is hidden.
        self.plans: Final = plans
        # How much doubt about an action counts beside its success: the less, the more often the best ones are tried.
        self.exploration: Final = exploration


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[StateT]):
    """What a game tells bots about itself. Everything has a default that knows nothing."""

    def __init__(
        self, point: int = 1, near: Reach | None = None, far: Reach | None = None, sense: int = 0, steps: int = 1
    ) -> None:
        self.point: Final = point  # the merit of one point
        self.near: Final = near or Reach()  # of a bot that thinks ahead
        self.far: Final = far or self.near  # of the one that thinks farthest
        self.sense: Final = sense  # of a hundred decisions of a match played to its end, those made with `roll_out`
        self.steps: Final = steps  # decisions that a turn usually has: a bot's time for a turn is divided by it

    def reach(self, is_far: bool, seats: int) -> Reach:
        """Give the far reach, or the near one, for a match of so many seats."""
        return self.far if is_far else self.near

    def roll_out(self, state: StateT, seat: int, legal: list[int], rng: Rng) -> int:
        """Choose a sensible action quickly, for the moves of a simulated match."""
        return rng.choice(legal)

    def worth(self, state: StateT) -> list[int]:
        """Say how good the position is for every seat, in the measure of `merits`."""
        return state.merits()

    def traits(self, state: StateT) -> list[list[float]]:
        """List for every seat what in its position promises points; nothing in games whose worth is not fitted."""
        return [[] for _ in state.merits()]

    def weights(self, seats: int) -> list[int]:
        """Give what each trait promises, in hundredths of a point; `parlour fit` finds better ones by self-play."""
        return []

    def options(self, state: StateT, seat: int, legal: list[int]) -> list[int]:
        """List the legal actions that a bot should think about, at least one: what is pointless is left out."""
        return legal

    def is_pending(self, state: StateT, seat: int) -> bool:
        """Say whether what the seat last did still waits for its outcome, although others are to act."""
        return False

    def is_midway(self, state: StateT) -> bool:
        """Say whether the seat to act is in the middle of one thing that takes several decisions."""
        return False

    def is_quiet(self, state: StateT) -> bool:
        """Say whether `worth` judges this position well: nothing is half done."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[StateT, ComponentsT]):
    """The typed face of a game folder, at one version of its rules: all that the rest of Parlour knows of a game.

    A first version needs `new`, `limit`, `view`, `imagine` and `sheet`; the rest has defaults.
    """

    def __init__(self, info: Info, actions: Actions, hints: Hints[StateT] | None = None) -> None:
        self.info: Final = info
        self.actions: Final = actions
        self.hints: Final = hints or Hints[StateT]()
        self.versions: dict[int, Game[StateT, ComponentsT]] = {}  # those asked for so far, shared by all of them

    def at(self, rules: int) -> Game[StateT, ComponentsT]:
        """Give the game at a version of its rules; `Wrong` names those there are, `Newer` if it is a later one."""
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
        """Make the game at another of its released versions; games with one version need not."""
        raise NotImplementedError

    def reweighed(self, weights: list[int]) -> Game[StateT, ComponentsT]:
        """Give the same game whose hints have other weights; `Wrong` if it has none that can be changed."""
        raise Wrong("game", "one whose weights can be changed", self.info.slug)

    def components(self, data: dict[str, Plain]) -> ComponentsT:
        """Check component data and derive what states share; `Wrong` names what does not fit.

        By default there are no components: an edition has its header only.
        """
        Reader(data, "").refuse_others((HEADER,))
        return cast("ComponentsT", Components())

    def new(self, variant: Variant, edition: Edition[ComponentsT]) -> StateT:
        """Set up a match; whatever is random about it is still to be drawn by NATURE."""
        raise NotImplementedError

    def limit(self, variant: Variant) -> int:
        """Give a number of actions, NATURE's included, that no match exceeds."""
        raise NotImplementedError

    def view(self, state: StateT, seat: int) -> View[ComponentsT]:
        """Show a position to a seat, or to SPECTATOR."""
        raise NotImplementedError

    def imagine(self, view: View[ComponentsT], rng: Rng) -> StateT:
        """Make up a full state that fits what the view knows."""
        raise NotImplementedError

    def sheet(self, view: View[ComponentsT]) -> Sheet:
        """Score as if the match ended now, from what people are shown; lines they cannot know are None."""
        raise NotImplementedError

    def why_not(self, view: View[ComponentsT], action: int) -> str:
        """Give the id of the rule that forbids an action to the viewer now; empty if none does.

        By default it is the same id for whatever is not legal in a position that the viewer can imagine.
        """
        return "" if action in self.imagine(view, Fast(0)).legal(view.seat) else NOT_NOW

    def glimpse(self, state: StateT, by: int, action: int, seat: int) -> dict[str, Plain]:
        """Write an action, about to be applied, as *seat* sees it: what is hidden is left out, perhaps all of it.

        A seat sees its own actions whole.
        """
        return self.actions.to_plain(action)

    def reveals(self, state: StateT, by: int, action: int) -> list[tuple[int, int]]:
        """List the hidden (seat, action) that this action, about to be applied, makes public; itself included.

        Whenever all come to see something that was hidden, there is at least one, if only itself: undo stops there.
        """
        return []

    def taking(self, state: StateT, by: int, action: int) -> list[tuple[str, int]]:
        """List the (component, seat) of what seats take with this action, about to be applied; nothing unless known.

        A component has the name by which the edition's data has it: a table, the id of an entry in it and, if only a
        part of that is taken, the part, as in "tile sawmill" or "card 17 beast".
        """
        return []

    def activity(self, state: StateT, by: int, action: int) -> str:
        """Name what a seat does with this action, about to be applied; empty for a step of something already named.

        Reports on balance count activities. Unless a game says otherwise they are the kinds of its actions.
        """
        return self.actions.kind(action).name

    def ending(self, state: StateT) -> str:
        """Name how a finished match came to its end; empty in games that have only one way."""
        return ""

    def describe(self, view: View[ComponentsT], seen: dict[str, Plain]) -> Message:
        """Say what an action does, as far as it is seen. The text's attribute `log` tells it as done.

        By default the text is `do-KIND` and its arguments are the fields: right where no action is seen in part.
        """
        return default_words.describe(seen)

    def brief(self, message: Message) -> Message | None:
        """Give a told action without what people have to remember for themselves; None if there is nothing of that.

        The log says the whole message up to the moment that `until` gives; later lines show the brief one and, of the
        action itself, only its kind.
        """
        return None

    def moment(self, view: View[ComponentsT]) -> int:
        """Give a number that grows when something that was announced is no longer to be looked up."""
        return 0

    def until(self, view: View[ComponentsT], message: Message) -> int:
        """Give the last moment at which the log says a message whole; *view* is that before the action."""
        return self.moment(view)

    def prompt(self, view: View[ComponentsT]) -> Message:
        """Say what the viewer is to do now, or what the table waits for; by default only whose turn it is."""
        return default_words.prompt(self.imagine(view, Fast(0)).to_act(), view.seat)

    def messages(self) -> list[Message]:
        """List an example of every message the game can say; by default those of `describe` and `prompt`."""
        return default_words.messages(self.actions)

    def pad_fields(self) -> list[Field]:
        """List what the plain pad asks for every seat; nothing if the game has a drawn pad.

        By default these are the points of the sheet's lines. Whoever asks for something else overrides `score` too.
        """
        return pads.line_fields(self.info.lines)

    def score(self, pad: Reader, edition: Edition[ComponentsT]) -> tuple[list[str], Sheet]:
        """Read the final position of a real table and give the names and the sheet; `Wrong` names what is wrong."""
        return pads.score_lines(pad, self.info)

    def edition(self, data: dict[str, Plain]) -> Edition[ComponentsT]:
        """Check component data and make an edition of it."""
        name = check_header(data, self.info.slug)
        return Edition(self.info.slug, name, data, self.components(data))


def erase_types(game: Game[StateT, ComponentsT]) -> Game:
    """Return the game as the rest of Parlour knows it: inside, it expects its own states, views and editions only."""
    return cast("Game", game)


def unknown_rules(path: str, info: Info, rules: int) -> Wrong:
    """Say that a version of a game's rules cannot be played, and which can."""
    versions = " or ".join([str(version) for version in info.released])
    expected = f"version {versions} of the rules of {info.slug}"
    if rules > info.released[-1]:
        return Newer(path, expected, f"version {rules}, which needs a newer program")
    return Wrong(path, expected, f"version {rules}")
