"""All that one person can ask for at a table in memory, as bytes, each with its name."""

import random
from collections.abc import Callable

from parlour.engine.plain import Plain, Reader, Wrong, as_plain, encode
from parlour.engine.view import SPECTATOR
from parlour.notices.claims import _all_due, turn_number
from parlour.notices.feed import FeedItem, atom
from parlour.notices.messages import Turn
from parlour.tables.errors import Refused
from parlour.tables.people.people import UNKNOWN_PERSON, People, Person
from parlour.tables.service import chat, hints, hosting, playing, seating, sharing
from parlour.tables.settings import TableSettings
from parlour.tables.views import replay
from parlour.tables.views.cards import card
from parlour.tables.views.events import event_for
from parlour.tables.views.preview import preview
from parlour.tables.views.recent import recent_frames
from parlour.tables.views.snapshot import moment, picture, snapshot
from tests.tables.views.leaks.played import Played

Answers = dict[str, bytes]
LATER = 37.0  # seconds after the last action: when the person asks


class Guests(People):
    """People who need no store."""

    def __init__(self) -> None: ...

    def cached(self, person: str) -> Person:
        return Person(person.upper(), "owl") if person else UNKNOWN_PERSON


GUESTS = Guests()


def of_position(played: Played, now: float, rng: random.Random, actions: int) -> Answers:
    """Return what is made from the position as it is now; *actions* are tried that are legal, and as many others."""
    live, viewer = played.live, played.live.viewer(played.person)
    table, seat = live.table, max(viewer, 0)
    found = {
        "update": encode(as_plain(picture(live, played.person, GUESTS, TableSettings(now=lambda: now)))),
        "card": encode(as_plain(card(played.outline, played.person, GUESTS, now))),
        "card for a stranger": encode(as_plain(card(played.outline, "", GUESTS, now))),
        "hint": _answer(lambda: repr(hints.read_request(live, played.person, _seat(seat), True, 1.0)[1])),
    }
    for action in _tried(played, viewer, rng, actions):
        plain = table.header.game.actions.to_plain(action)
        found |= {f"{what} {plain}": answer for what, answer in _of_action(played, seat, plain).items()}
    return found


def _tried(played: Played, viewer: int, rng: random.Random, count: int) -> list[int]:
    table = played.live.table
    nonsense = [rng.randrange(table.header.game.actions.size) for _ in range(count)]
    legal = table.match.state.legal(viewer) if viewer in table.to_act() else []
    return nonsense + rng.sample(legal, min(count, len(legal)))


def _of_action(played: Played, seat: int, action: dict[str, Plain]) -> Answers:
    live, person, table = played.live, played.person, played.live.table
    reader = Reader({"seat": seat, "action": action}, "")

    def act() -> Plain:
        seat, wanted = playing.action(live, person, reader)
        return table.event_log.next_seq(table.header.game, table.match.state, seat, wanted)

    return {
        "preview": _answer(lambda: as_plain(preview(table, *playing.read_possible_action(live, person, reader)))),
        "ahead": _answer(lambda: as_plain(playing.ahead(table, *playing.read_possible_action(live, person, reader)))),
        "why": _answer(lambda: playing.rule_against(table, *playing.read_possible_action(live, person, reader))),
        "act": _answer(act),
    }


def of_history(played: Played, now: float, rng: random.Random) -> Answers:
    """Return what is made from what has happened so far: log, events, numbers, times, offers, refusals."""
    live, person, viewer = played.live, played.person, played.live.viewer(played.person)
    table, seat = live.table, max(viewer, 0)
    found = {
        "snapshot": encode(as_plain(snapshot(live, person, GUESTS, TableSettings(now=lambda: now)))),
        "feed": _feed(played, now),
        "undo": _answer(lambda: as_plain(playing.undo(live, person, _seat(seat))[0])),
        "answer": _done(lambda: playing.answer_undo(live, person, Reader({"seat": seat, "agree": True}, ""))),
        "chat": _done(lambda: chat.write(live, person, Reader({"text": "hello"}, ""))),
        "sit": _done(lambda: seating.take_device(live, person, _seat(seat))),
        "return": _done(lambda: seating.take_back(live, person, _seat(seat))),
        "replace": _done(lambda: hosting.replace(live, person, _seat(0), TableSettings(now=lambda: now))),
        "start": _done(lambda: hosting.start(live, person)),
        "share": _done(lambda: sharing.agree(live, person, Reader({"agree": True}, ""))),
        "record": _answer(lambda: replay.record(table, GUESTS)),
        "replay": _answer(lambda: [as_plain(frame) for frame in replay.frames(table, viewer)]),
        "recent": _answer(lambda: [as_plain(frame) for frame in recent_frames(table, viewer)]),
    }
    table.event_log.make_texts(table.match, viewer)
    told_in, names, seen = moment(table, viewer), live.names(GUESTS), table.event_log.since(viewer, 0)
    for after in [0, *rng.sample([event.seq for event in seen], 1)]:
        since = [event_for(event, live, person, names, told_in) for event in table.event_log.since(viewer, after)]
        found[f"events after {after}"] = encode([None if event is None else as_plain(event) for event in since])
    return found


def everything(played: Played, viewers: tuple[int, ...], now: float, seed: int, actions: int = 1) -> Answers:
    """Return all that the person can ask for; one with several seats sits down at one after another."""
    found: Answers = {}
    for viewer in viewers:
        if viewer != SPECTATOR:
            played.live.table.device_seats[played.person] = viewer
        rng = random.Random(seed)
        answers = {**of_position(played, now, rng, actions), **of_history(played, now, rng)}
        found |= {f"{viewer}: {name}": answer for name, answer in answers.items()}
    return found


def differing(one: Answers, two: Answers) -> list[str]:
    """Name the answers that are not the same."""
    return [name for name in one.keys() | two.keys() if one.get(name) != two.get(name)]


def _feed(played: Played, now: float) -> bytes:
    """Write the person's feed from what the store keeps."""
    items = [
        FeedItem(Turn(due.game, due.others, "/table/t"), "t", turn_number(played.actions, due.seats), due.changed)
        for due in _all_due(played.outline)
        if due.person == played.person
    ]
    return atom(items, "en", "http://parlour.test", "feed", now)


def _seat(seat: int) -> Reader:
    return Reader({"seat": seat}, "")


def _done(work: Callable[[], object]) -> bytes:
    """Return whether something is done or refused."""

    def done() -> Plain:
        work()
        return {}

    return _answer(done)


def _answer(work: Callable[[], Plain]) -> bytes:
    """Return an answer as it is sent, or the refusal."""
    try:
        return encode(work())
    except Refused as refused:
        return f"{refused} {refused.path} {refused.expected} {refused.rule}".encode()
    except Wrong as wrong:
        return str(wrong).encode()
