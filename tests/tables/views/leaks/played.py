"""A table in memory without a store: it changes and is listed as in the service, at times that the test chooses."""

from dataclasses import dataclass
from functools import cache

from parlour.engine import catalogue
from parlour.engine.plain import Plain, encode
from parlour.engine.variant import Variant
from parlour.engine.view import SPECTATOR
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model import entries as kinds
from parlour.tables.model.draft import Draft
from parlour.tables.model.entries import TableEntry
from parlour.tables.model.places import PERSON, Place
from parlour.tables.model.table import Header, Table
from parlour.tables.model.time_control import LIVE, TimeControl
from parlour.tables.service.seating import STAND_IN

BEGUN = 1_000_000.0
TERMS = TimeControl(LIVE, bank=86_400, increment=5)
STRANGER = "stranger"
edition_of = cache(catalogue.edition)  # to read one takes longer than to compare two tables


@dataclass(frozen=True)
class Step:
    """An action of a match, and when it is played."""

    seat: int
    action: int
    at: float


class Played:
    """A public table with a clock, where hints are allowed; the first person is its host."""

    def __init__(self, slug: str, variant: Variant, viewers: tuple[int, ...] = (), has_resigned: bool = False) -> None:
        """Seat a person at each place, but the same one at all the seats among *viewers*."""
        game, edition = catalogue.game(slug), edition_of(slug)
        flags = {"public": True, "auto": False, "hints": True}
        header = Header("t", game, edition, variant, invitation="i", made=BEGUN, time_control=TERMS, **flags)
        self.live = LiveTable(Table(header), BEGUN)
        self.person = STRANGER if SPECTATOR in viewers or not viewers else f"p{viewers[0]}"
        self.actions: list[str] = []  # bodies of entries, as they are stored
        self.outline: dict[str, Plain] = {}
        owners = [self.person if seat in viewers else f"p{seat}" for seat in range(variant.seats)]
        self._open(owners, viewers[0] if has_resigned else None)

    def _open(self, owners: list[str], resigned: int | None) -> None:
        draft = Draft(self.live.table)
        places = [Place(PERSON, owner) for owner in owners]
        draft.open(owners[0], places)
        draft.add(kinds.STARTED)
        if resigned is not None:
            draft.place(resigned, "resigned", places[resigned].with_stand_in(STAND_IN, resigned=True))
        self.commit(draft, BEGUN)

    def commit(self, draft: Draft, at: float) -> None:
        """Store a draft as the service does."""
        table = self.live.table
        variant = table.header.variant
        info, edition = table.header.game.info, table.header.edition
        header: dict[str, Plain] = {"id": "t", "game": info.slug, "rules": variant.rules, "edition": edition.digest}
        self.outline = {**header, "variant": variant.to_plain(), **draft.outline(at)}
        self.actions += [encode(change.body).decode() for change in draft.changes if change.kind == kinds.ACTION]
        for change in draft.changes:
            table.apply(TableEntry(table.seq + 1, at, change.kind, change.body, change.person))

    def step(self, step: Step) -> None:
        """Let an action happen."""
        draft = Draft(self.live.table)
        draft.play(step.seat, step.action)
        if not draft.to_act():
            draft.add(kinds.OVER)
        self.commit(draft, step.at)

    def play(self, steps: list[Step]) -> "Played":
        """Let actions happen."""
        for step in steps:
            self.step(step)
        return self

    def may_ask(self) -> set[int]:
        """Name the seats that can take something back if the others agree."""
        table = self.live.table
        offers = {seat: table.match.offer(seat) for seat in range(len(table.places))} if table.to_act() else {}
        return {seat for seat, offer in offers.items() if offer is not None and offer.consent}

    def ask(self, seat: int, at: float) -> None:
        """Let a seat ask to take something back."""
        draft = Draft(self.live.table)
        draft.add(kinds.ASKED, {"seat": seat})
        self.commit(draft, at)

    def take_back(self, seat: int, at: float) -> None:
        """Let a seat take its last action back, if it needs nobody's consent."""
        offer = self.live.table.match.offer(seat)
        if offer is not None and not offer.consent:
            draft = Draft(self.live.table)
            draft.undo(seat, offer.withdrawn)
            self.commit(draft, at)
