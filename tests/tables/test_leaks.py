"""Leaks: all that is sent to a viewer is byte-equal for two tables that differ only in what the viewer cannot know.

Two sorts of twins. A *position* is redrawn by `reshuffle`: that tries what is sent of the present. A *history* is
played twice side by side, the second time with other hidden draws and steps, more or fewer of them, as long as the
viewer cannot tell: that tries log, events and numbers.
"""

import random
from math import ceil

import pytest

from parlour.engine import catalogue
from parlour.engine.game import State
from parlour.engine.laws.case import USUAL
from parlour.engine.plain import Plain, Reader, Wrong, encode
from parlour.engine.playout import trace
from parlour.engine.rng import Fast
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE, SPECTATOR
from parlour.tables import advising, moves, talk
from parlour.tables import entries as kinds
from parlour.tables.draft import Draft
from parlour.tables.entries import Change, Entry
from parlour.tables.errors import Refused
from parlour.tables.live import Live
from parlour.tables.people import NOBODY, People, Person
from parlour.tables.places import PERSON, Place
from parlour.tables.places import to_plain as places_to_plain
from parlour.tables.snapshot import snapshot
from parlour.tables.table import Header, Table
from parlour.tables.talk import told
from tests.thorough import THOROUGH

VARIANTS = [(slug, variant) for slug in catalogue.slugs() for variant in catalogue.game(slug).info.variants()]
NAMES = [f"{slug}-{variant}".replace(", ", "-") for slug, variant in VARIANTS]
POSITIONS = 20  # of each variant, if there are not too many
HISTORIES = 6
FEW_VARIANTS = 8
TRIES = 6
PREVIEWS = 3
NONSENSE = 5


def fewer(usual: int, slug: str) -> int:
    """Give how often to look at a variant: variants share most rules, so that a game of thirty is looked at enough."""
    variants = [name for name, _ in VARIANTS if name == slug]
    if THOROUGH:
        return usual
    return ceil(usual * min(1, FEW_VARIANTS / len(variants)))


class Guests(People):
    """People who need no store."""

    def __init__(self) -> None: ...

    def known(self, person: str) -> Person:
        return Person(person.upper(), "owl") if person else NOBODY


GUESTS = Guests()


def _live(slug: str, variant: Variant) -> Live:
    """Set a table where everybody has come."""
    game, edition = catalogue.game(slug), catalogue.edition(slug)
    table = Table(Header("t", game, edition, variant, public=True, auto=False, invitation="i", made=0.0, hints=True))
    places = [Place(PERSON, f"p{seat}") for seat in range(variant.seats)]
    _take(table, [Change(kinds.OPENED, {"places": places_to_plain(places), "host": "p0"}), Change(kinds.STARTED)])
    return Live(table, 0.0)


def _take(table: Table, changes: list[Change]) -> None:
    for change in changes:
        table.take(Entry(table.seq + 1, 0.0, change.kind, change.body, change.person))


def _step(live: Live, seat: int, action: int) -> None:
    draft = Draft(live.table)
    draft.play(seat, action)
    _take(live.table, draft.changes)
    if not live.table.course.state.to_act():
        _take(live.table, [Change(kinds.OVER)])


def _sent(live: Live, viewer: int, rng: random.Random) -> list[bytes]:
    """List all that this viewer can get to see: snapshot, events, previews, reasons, refusals, undo, hint, chat."""
    person = "p9" if viewer == SPECTATOR else f"p{viewer}"
    chronicle, game = live.table.chronicle, live.table.header.game
    moment = game.moment(game.view(live.table.course.state, viewer))
    sent = [encode(snapshot(live, person, GUESTS, 0.0))]
    chronicle.listen(live.table.course, viewer)
    names = live.names(GUESTS)
    sent += [encode(told(event, live, person, names, moment)) for event in chronicle.since(viewer, 0)]
    actions = [rng.randrange(game.actions.size) for _ in range(NONSENSE)]
    if viewer in live.table.to_act():
        legal = live.table.course.state.legal(viewer)
        actions += rng.sample(legal, min(PREVIEWS, len(legal)))
    for action in actions:
        sent += [_answer(live, person, viewer, what, action) for what in ("preview", "why", "act")]
    return [*sent, *[_answer(live, person, viewer, what, 0) for what in ("undo", "hint", "chat")]]


def _answer(live: Live, person: str, viewer: int, what: str, action: int) -> bytes:
    plain = live.table.header.game.actions.to_plain(action)
    seat = max(viewer, 0)
    try:
        if what == "undo":
            return encode(moves.undo(live, person, Reader({"seat": seat}, ""))[0])
        if what == "hint":  # a worker knows nothing but the wish: its answer can tell no more
            return repr(advising.wish(live, person, Reader({"seat": seat}, ""), True, 1.0)[1]).encode()
        if what == "chat":
            return encode(list[Plain]([change.body for change in talk.speak(live, person, SAID).changes]))
        reader = Reader({"seat": seat, "action": plain}, "")
        if what == "act":
            return encode(list[Plain](moves.action(live, person, reader)))
        intended = moves.intention(live, person, reader)
        if what == "why":
            return moves.why(live.table, *intended).encode()
        return encode(moves.preview(live.table, *intended))
    except Refused as refused:
        return f"{refused} {refused.path} {refused.expected} {refused.rule}".encode()
    except Wrong as wrong:
        return str(wrong).encode()


SAID = Reader({"text": "hello"}, "")


@pytest.mark.parametrize(("slug", "variant"), VARIANTS, ids=NAMES)
def test_positions_that_look_alike_are_sent_alike(slug: str, variant: Variant) -> None:
    rng = random.Random(7)
    compared, wanted = 0, fewer(POSITIONS, slug)
    while compared < wanted:
        live = _live(slug, variant)
        steps = trace(live.table.course.state.copy(), Fast(rng.randrange(2**30)))
        share = 0.15
        if len(steps) > USUAL:  # a few of the many positions of a long match
            wanted = max(1, fewer(POSITIONS, slug) * USUAL // len(steps))
            share = 2 * wanted / len(steps)
        for seat, action in steps:
            _step(live, seat, action)
            if rng.random() < share:
                _compare_with_a_twin(live, rng.randrange(variant.seats), rng.randrange(2**30))
                compared += 1


def _compare_with_a_twin(live: Live, viewer: int, seed: int) -> None:
    course = live.table.course
    truth, sent = course.state, _sent(live, viewer, random.Random(seed))
    course.state = truth.copy()
    course.state.reshuffle(viewer, Fast(seed))
    course._views.clear()
    assert _sent(live, viewer, random.Random(seed)) == sent
    course.state = truth
    course._views.clear()


@pytest.mark.parametrize(("slug", "variant"), VARIANTS, ids=NAMES)
def test_histories_that_look_alike_are_sent_alike(slug: str, variant: Variant) -> None:
    rng = random.Random(8)
    for _ in range(fewer(HISTORIES, slug) if catalogue.game(slug).info.hides_actions else 1):
        steps = trace(_new(slug, variant), Fast(rng.randrange(2**30)))[: rng.randrange(20, 60)]
        viewer = rng.choice([SPECTATOR, *range(variant.seats)])
        histories = [Histories(slug, variant, viewer, rng).play(steps) for _ in range(TRIES)]
        best = max(histories, key=lambda found: (found.one != found.two, len(found.one)))
        seed = rng.randrange(2**30)
        sent = [_sent(_played(slug, variant, played), viewer, random.Random(seed)) for played in (best.one, best.two)]
        assert sent[0] == sent[1]


def test_there_are_histories_of_different_length_that_look_alike() -> None:
    """Without them the test above would be one of nothing."""
    rng = random.Random(9)
    hiding = {slug: variant for slug, variant in VARIANTS if catalogue.game(slug).info.hides_actions}
    lengths = set()
    for slug, variant in hiding.items():
        for _ in range(20):
            steps = trace(_new(slug, variant), Fast(rng.randrange(2**30)))[:30]
            found = Histories(slug, variant, 0, rng).play(steps)
            lengths.add(len(found.one) - len(found.two))
    assert len(lengths) > 1


def _new(slug: str, variant: Variant) -> State:
    return catalogue.game(slug).new(variant, catalogue.edition(slug))


def _played(slug: str, variant: Variant, steps: list[tuple[int, int]]) -> Live:
    live = _live(slug, variant)
    for seat, action in steps:
        _step(live, seat, action)
    return live


class Histories:
    """A match, and another that the viewer cannot tell from it, for as long as there is one."""

    def __init__(self, slug: str, variant: Variant, viewer: int, rng: random.Random) -> None:
        self.game, self.viewer, self.rng = catalogue.game(slug), viewer, rng
        self.first, self.second = _new(slug, variant), _new(slug, variant)
        self.one: list[tuple[int, int]] = []
        self.two: list[tuple[int, int]] = []

    def play(self, steps: list[tuple[int, int]]) -> "Histories":
        for seat, action in steps:
            skips = self._is_unseen(self.first, seat, action) and self.rng.random() < 0.3
            found = [] if skips else self._alike(seat, action)
            if found is None:
                break
            self.one.append((seat, action))
            self.first.apply(seat, action)
            self.two += [(seat, other) for other in found]
            for other in found:
                self.second.apply(seat, other)
        assert self._looks(self.first) == self._looks(self.second)
        return self

    def _looks(self, state: State) -> bytes:
        return encode(self.game.view(state, self.viewer).shown)

    def _seen(self, state: State, seat: int, action: int) -> tuple[bytes, list[tuple[int, int]], bytes]:
        """Give what the viewer sees of an action and of what it reveals, and what the position looks like then."""
        revealed = [step for step in self.game.reveals(state, seat, action) if step[0] != self.viewer]
        glimpse = encode(self.game.glimpse(state, seat, action, self.viewer))
        after = state.copy()
        after.apply(seat, action)
        return glimpse, revealed, self._looks(after)

    def _is_unseen(self, state: State, seat: int, action: int) -> bool:
        unseen = self._seen(state, seat, action)[:2] == (b"{}", [])
        return unseen and seat not in (self.viewer, NATURE)

    def _alike(self, seat: int, action: int) -> list[int] | None:
        """Find steps of the second after which it looks as the first will; unseen ones may come before."""
        wanted, state, before = self._seen(self.first, seat, action), self.second.copy(), list[int]()
        for _ in range(4):
            legal = state.legal(seat)
            order = self.rng.sample(legal, len(legal))
            if self.rng.random() < 0.5:
                order.sort(key=lambda other: other != action)
            for other in order:
                if self._seen(state, seat, other) == wanted:
                    return [*before, other]
            unseen = [other for other in legal if self._is_unseen(state, seat, other)]
            if not unseen:
                return None
            before.append(self.rng.choice(unseen))
            state.apply(seat, before[-1])
        return None
