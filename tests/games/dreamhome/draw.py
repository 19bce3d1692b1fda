"""Positions of Dream Home as pictures: a home drawn as text, a market in words, and steps as people would say them.

A home has three lines: top floor, middle floor, basement (drawn under the last two cells). One sign a cell: `.` free,
`#` an empty room, `=` a scaffold, or the letter of a type. A step is a line: `0 place top_1 up` is seat 0, the kind of
action and its fields in their order; without a seat it is chance that acts.
"""

from __future__ import annotations

import copy

from parlour.engine import catalogue
from parlour.engine.edition import Edition
from parlour.engine.plain import Plain
from parlour.engine.variant import Variant
from parlour.games.dreamhome import GAME
from parlour.games.dreamhome.home.area import (
    BESIDE,
    FACE_DOWN,
    KEPT,
    PILE,
    SCAFFOLDS,
    SIZE,
    TOKEN_BIT,
    lay,
    put_token,
    token_on,
)
from parlour.games.dreamhome.rules import card_set, rounds
from parlour.games.dreamhome.rules.actions import ACTIONS
from parlour.games.dreamhome.rules.components import DreamHomeComponents
from parlour.games.dreamhome.rules.names import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    DECORS,
    HELPERS,
    NONE,
    RESOURCE_GROUPS,
    RESOURCES,
    ROOMS,
    ROUNDS,
    TOOLS,
    TYPES,
)
from parlour.games.dreamhome.rules.stages import DEALING, NAMES
from parlour.games.dreamhome.rules.state import DreamHomeState
from tests.games import steps
from tests.games.steps import Steps

STANDARD = catalogue.edition("dreamhome")
STEPS = Steps(ACTIONS)
action, say, play, legal = STEPS.action, STEPS.say, STEPS.play, STEPS.legal
area = steps.area
SIGNS = {
    "L": "living_room", "B": "bedroom", "K": "kitchen", "C": "kids_room", "b": "bathroom", "p": "pantry",
    "w": "wardrobe", "s": "sauna", "y": "study", "l": "library", "g": "game_room", "G": "garage", "V": "wine_cellar",
    "o": "workshop", "a": "laundry", "t": "storage",
}  # fmt: skip
LETTERS = {name: sign for sign, name in SIGNS.items()}
NOTHING = ". . . . .\n. . . . .\n. ."
MARKET = "kitchen, bedroom roofer, bathroom roof, living_room architect, kids_room handyman"


def standard() -> DreamHomeComponents:
    assert isinstance(STANDARD.components, DreamHomeComponents)
    return STANDARD.components


def components() -> dict[str, Plain]:
    """Return the plain data of the standard edition, to be changed."""
    return copy.deepcopy(STANDARD.data)


def variant(seats: int, discard: str = "on", car: str = "off", roofs: str = "hidden") -> Variant:
    choices = {"discard": discard} if seats < 4 else {}
    return Variant(seats, {**choices, "car": car, "roofs": roofs}, GAME.info.rules_version)


def fresh(seats: int, discard: str = "on", car: str = "off", roofs: str = "hidden") -> DreamHomeState:
    """Set up a match of which nothing is drawn yet."""
    state = GAME.new(variant(seats, discard, car, roofs), STANDARD)
    assert isinstance(state, DreamHomeState)
    return state


def signs(picture: str) -> list[str]:
    """Read a drawn home: one sign for each of the twelve cells."""
    found = picture.split()
    assert len(found) == CELLS, picture
    return found


def table(  # noqa: PLR0913 (each has a sensible default)
    *homes: str,
    seats: int = 2,
    market: str = MARKET,
    kept: tuple[str, ...] = (),
    decor: str = "",
    round_: int = 5,
    first: int = 0,
    discard: str = "off",
    car: str = "off",
    roofs: str = "hidden",
) -> DreamHomeState:
    """Return the position in which a round begins: homes by seat, *kept* (cards by seat), *decor* of seat 0.

    A kept card is `roofer`, `jackhammer` or `red` (a roof, `red*` with a window); décor is `top_2:grand_piano`, or
    `tree_house` beside the home. Other cards are in the decks and discards, as many as there would be.
    """
    state = fresh(seats, discard, car, roofs)
    state.first = state.token = first
    state.round = round_
    for seat, home in enumerate(homes):
        build(state, seat, home)
    for seat, cards in enumerate(kept):
        keep(state, seat, cards)
    for item in decor.split():
        decorate(state, item)
    for column, lying in enumerate(market.split(",")):
        lay_out(state, column, lying.split())
    settle(state)
    state.stage = DEALING
    rounds.begin_round(state)
    return state


def build(state: DreamHomeState, seat: int, home: str) -> None:
    """Lay room cards as drawn; empty rooms are cards that nobody will miss."""
    drawn = signs(home)
    for cell, sign in enumerate(drawn):
        if sign in SIGNS:
            lay(state.components, state.areas, seat * SIZE, cell, room(state, SIGNS[sign]))
    for cell, sign in enumerate(drawn):
        if sign == "#":
            lay(state.components, state.areas, seat * SIZE, cell, room(state, most_frequent(state)) + FACE_DOWN)
        elif sign == "=":
            state.areas[seat * SIZE + SCAFFOLDS] |= 1 << cell
            keep(state, seat, "scaffolding")


def most_frequent(state: DreamHomeState) -> str:
    """Name the type of which most cards are left in the deck."""
    left = [state.components.kind[card] for card in card_set.cards_in(state.rooms)]
    return TYPES[max(set(left), key=left.count)]


def room(state: DreamHomeState, kind: str) -> int:
    """Take a room card of a type from the deck."""
    card = next(card for card in card_set.cards_in(state.rooms) if TYPES[state.components.kind[card]] == kind)
    state.rooms -= card_set.CARD[card]
    return card


def resource(state: DreamHomeState, name: str) -> int:
    """Take a resource card from the deck; `roof` is any, `red*` the one with a window."""
    card = next(card for card in card_set.cards_in(state.resources) if is_named(card, name))
    state.resources -= card_set.CARD[card]
    return card


def is_named(card: int, name: str) -> bool:
    """Return whether a resource card goes by a name."""
    components = standard()
    group, member = components.group[card], components.member[card]
    if RESOURCE_GROUPS[group] == "roof":
        called = components.colours[member] + ("*" if components.is_window(card) else "")
        return name in ("roof", called)
    return {"tool": TOOLS, "helper": HELPERS, "decor": DECORS}[RESOURCE_GROUPS[group]][member] == name


def keep(state: DreamHomeState, seat: int, cards: str) -> None:
    for name in cards.split():
        card = resource(state, name)
        where = PILE if RESOURCE_GROUPS[state.components.group[card]] == "roof" else KEPT
        state.areas[seat * SIZE + where] |= card_set.CARD[card]


def decorate(state: DreamHomeState, item: str) -> None:
    cell, _, name = item.rpartition(":")
    token = DECORS.index(name)
    state.free_tokens -= TOKEN_BIT[token]
    if cell:
        put_token(state.areas, 0, CELL_NAMES.index(cell), token)
    else:
        state.areas[BESIDE] |= TOKEN_BIT[token]
    if name != "car":
        card = resource(state, name)
        state.resource_discard |= card_set.CARD[card]


def lay_out(state: DreamHomeState, column: int, lying: list[str]) -> None:
    state.market[column] = room(state, lying[0])
    if len(lying) > 1:
        state.market[COLUMNS + column] = resource(state, lying[1])


def settle(state: DreamHomeState) -> None:
    """Move cards from the decks to the discards until as many are left as there are in this round."""
    for card in reversed(card_set.cards_in(state.rooms)):
        if card_set.count(state.rooms) > ROOMS - COLUMNS * state.round:
            state.rooms -= card_set.CARD[card]
            state.room_discard |= card_set.CARD[card]
    for card in reversed(card_set.cards_in(state.resources)):
        if card_set.count(state.resources) > RESOURCES - (COLUMNS - 1) * state.round:
            state.resources -= card_set.CARD[card]
            state.resource_discard |= card_set.CARD[card]


def ended(*homes: str, kept: tuple[str, ...] = (), decor: str = "", first: int = 0, seats: int = 2) -> DreamHomeState:
    """Return the position in which the final decisions begin."""
    market = "kitchen, bedroom roof, bathroom roof, living_room roof, kids_room roof"
    state = table(*homes, kept=kept, decor=decor, round_=ROUNDS, first=first, seats=seats, market=market)
    rounds.end_round(state)
    return state


def why_not(state: DreamHomeState, seat: int, step: str) -> str:
    """Ask for the rule that forbids a step."""
    return GAME.why_not(GAME.view(state, seat), action(step))


def stage(state: DreamHomeState) -> str:
    return NAMES[state.stage]


def drawn(state: DreamHomeState, seat: int = 0) -> str:
    """Draw a home as `build` reads it."""
    cells: list[str] = []
    for cell in range(CELLS):
        code = state.areas[seat * SIZE + cell]
        if code == NONE:
            cells.append("=" if state.areas[seat * SIZE + SCAFFOLDS] >> cell & 1 else ".")
        else:
            cells.append("#" if code & FACE_DOWN else LETTERS[TYPES[state.components.kind[code & 63]]])
    return "\n".join([" ".join(cells[:5]), " ".join(cells[5:10]), " ".join(cells[10:])])


def picture(text: str) -> str:
    """Bring a drawn home into the form that `drawn` gives."""
    cells = signs(text)
    return "\n".join([" ".join(cells[:5]), " ".join(cells[5:10]), " ".join(cells[10:])])


def tokens(state: DreamHomeState, seat: int = 0) -> dict[str, str]:
    """Return the décor in a home by cell."""
    found = {CELL_NAMES[cell]: token_on(state.areas, seat * SIZE, cell) for cell in range(CELLS)}
    return {cell: DECORS[token] for cell, token in found.items() if token != NONE}


def held(state: DreamHomeState, seat: int = 0) -> list[str]:
    """List the tools and helpers that a seat keeps, scaffoldings in use included."""
    cards = card_set.cards_in(state.areas[seat * SIZE + KEPT])
    return [
        {"tool": TOOLS, "helper": HELPERS}[RESOURCE_GROUPS[state.components.group[card]]][state.components.member[card]]
        for card in cards
    ]


def lines(state: DreamHomeState, seat: int = 0) -> dict[str, int | None]:
    """Return a seat's lines of the sheet as the seat itself sees it."""
    sheet = GAME.sheet(GAME.view(state, seat))
    return dict(zip(sheet.lines, sheet.points[seat], strict=True))


def edition(data: dict[str, Plain]) -> Edition:
    return GAME.edition(data)
