"""Positions of Hokkaido in words: cities drawn as text, matches that are set up and played as people would say it.

A city is drawn in the notation of the pad. A step is a line: `0 keep 17` is seat 0, the kind of action and its fields
in their order; without a seat it is chance that acts.
"""

from __future__ import annotations

import copy

from parlour.engine import catalogue
from parlour.engine.edition import Edition
from parlour.engine.plain import Plain, Reader
from parlour.engine.rng import Fast
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE
from parlour.games.hokkaido import GAME
from parlour.games.hokkaido.city.city import City, found_city, hand_out, place
from parlour.games.hokkaido.city.mountains import find_ends
from parlour.games.hokkaido.city.notation import read_area, rows_of
from parlour.games.hokkaido.city.placing import placements
from parlour.games.hokkaido.city.squares import CARD, COLOURS, CUBE, KIND, KINDS, PRODUCTION
from parlour.games.hokkaido.rules.actions import ACTIONS, PLACE, TURNS, spot
from parlour.games.hokkaido.rules.components import HokkaidoComponents, province_card
from parlour.games.hokkaido.rules.state import HokkaidoState
from parlour.games.hokkaido.scoring.area import Area
from parlour.geometry.square_grid import cell_at
from tests.games.steps import Steps, parted

STANDARD = catalogue.edition("hokkaido")
STEPS = Steps(ACTIONS)
action, say, legal = STEPS.action, STEPS.say, STEPS.legal_for
LETTERS = {"_": "desert", "D": "district", "F": "forest", "L": "lake", "M": "mountain"}
NEWEST = GAME.info.rules_version
HUES = {"U": "blue", "B": "brown", "G": "green", "Y": "grey"}


def edition_data() -> dict[str, Plain]:
    """Return the plain data of the standard edition, to be changed."""
    return copy.deepcopy(STANDARD.data)


def entry(data: dict[str, Plain], kind: str, number: int) -> dict[str, Plain]:
    """Return a card or a province in an edition's data."""
    return Reader(data, "").at(kind).items()[number - 1].object()


def squares(text: str) -> list[Plain]:
    """Read six squares in the notation of the pad as an edition writes them."""
    return [_square(token) for token in text.split()]


def _square(token: str) -> str:
    if token in LETTERS:
        return LETTERS[token]
    return ("production_" if token[0] == "p" else "factory_") + HUES[token[1]]


def edition(cards: dict[int, str] | None = None, province: str = "") -> Edition:
    """Return the standard edition with other squares on some cards, and on side A of all provinces."""
    data = edition_data()
    for number, text in (cards or {}).items():
        entry(data, "card", number)["squares"] = squares(text)
    if province:
        for number in range(1, 7):
            entry(data, "start", number)["a"] = squares(province)
    return GAME.edition(data)


def components_with(cards: dict[int, str] | None = None, province: str = "") -> HokkaidoComponents:
    found = edition(cards, province).components
    assert isinstance(found, HokkaidoComponents)
    return found


def area(drawing: str) -> Area:
    """Read a drawn city."""
    rows = [row for row in drawing.splitlines() if row.strip()]
    found = read_area([Reader(row, "row") for row in rows], tiles=True)
    assert find_ends(found), "the mountains are not one range"
    return found


def drawn(found: City | Area) -> str:
    """Draw a city, each square as its token."""
    rows = rows_of(found.area if isinstance(found, City) else found)
    return "\n".join([" ".join(row.split()) for row in rows])


def tidy(drawing: str) -> str:
    """Write a drawing as `drawn` does."""
    return "\n".join([" ".join(row.split()) for row in drawing.splitlines() if row.strip()])


def city(drawing: str, cards: str) -> City:
    """Make a city of its squares and, drawn alike, of letters that say to which card each belongs."""
    found = area(drawing)
    rows = [row.split() for row in cards.splitlines() if row.strip()]
    cubes = [0] * len(COLOURS)
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter != ".":
                cell = cell_at(x, y)
                found.grid[cell] += (ord(letter) - ord("a")) * CARD
                if found.grid[cell] & CUBE:
                    cubes[(found.grid[cell] & KIND) - PRODUCTION] += 1
    return City(NEWEST, found, [], [], [], cubes)


def founded(components: HokkaidoComponents, *cards: str, rules: int = NEWEST) -> City:
    """Build a city on the first province; a card is `17 up -2 0 0`: its number, turn, x, y and what is under others."""
    found = found_city(rules, components, province_card(0, 0))
    for card in cards:
        build(components, found, card)
    return found


def build(components: HokkaidoComponents, found: City, card: str) -> None:
    """Place a card that must be allowed to lie there; all cubes are to be had."""
    number, turn, x, y, under = card.split()
    action = spot(TURNS.index(turn), int(x), int(y), int(under))
    assert action in placements(components, found, int(number) - 1), f"{card} is not legal"
    place(components, found, int(number) - 1, action)
    hand_out(found, [99] * len(COLOURS))


def ways(components: HokkaidoComponents, found: City, card: int, turn: str, x: int, y: int) -> list[int]:
    """List what may lie under others if a card is placed here."""
    at = spot(TURNS.index(turn), x, y, 0)
    return sorted([way - at for way in placements(components, found, card - 1) if at <= way < at + 63])


# Matches --------------------------------------------------------------------------------------------------------------


def variant(
    seats: int, side: str = "a", goals: str = "off", choice: str = "draft", placing: str = "at_once"
) -> Variant:
    return Variant(seats, {"side": side, "goals": goals, "choice": choice, "placing": placing}, NEWEST)


def fresh(
    seats: int,
    *,
    goals: str = "off",
    choice: str = "draft",
    side: str = "a",
    chosen: Edition = STANDARD,
    placing: str = "at_once",
) -> HokkaidoState:
    """Set up a match of which nothing is drawn yet."""
    state = GAME.new(variant(seats, side, goals, choice, placing), chosen)
    assert isinstance(state, HokkaidoState)
    return state


def begun(
    seats: int,
    hands: list[list[int]] | None = None,
    *,
    goals: str = "",
    choice: str = "draft",
    chosen: Edition = STANDARD,
    placing: str = "at_once",
) -> HokkaidoState:
    """Set up a match up to its first decision: province n for seat n - 1, these hands (or the lowest cards), goals."""
    state = fresh(seats, goals="on" if goals else "off", choice=choice, chosen=chosen, placing=placing)
    for number in range(1, seats + 1):
        do(state, f"province {number}")
    for goal in goals.split():
        do(state, f"goal {goal}")
    cards = hands or [[1 + seat * 6 + place for place in range(6)] for seat in range(seats)]
    for place_in_hand in range(6):
        for seat in range(seats):
            do(state, f"deal {cards[seat][place_in_hand]}")
    return state


def do(state: HokkaidoState, *steps: str) -> None:
    """Play legal steps."""
    for step in steps:
        seat, words = parted(step)
        assert action(words) in state.legal(seat), f"{step} is not legal"
        state.apply(seat, action(words))


def stage(state: HokkaidoState) -> str:
    return str(GAME.view(state, 0).shown["stage"])


def place_somewhere(state: HokkaidoState, *seats: int) -> None:
    """Let seats place their cards at the first legal place, without terraforming."""
    for seat in seats or range(state.seats):
        found = [choice for choice in state.legal(seat) if choice >= PLACE]
        state.apply(seat, found[0])


def finish(state: HokkaidoState) -> None:
    """Let all who may terraform after placing leave it."""
    while stage(state) == "terraform":
        do(state, f"{state.to_act()[0]} finish")


def play_until(state: HokkaidoState, round_number: int, seed: int = 1) -> None:
    """Play at random until a round begins with a decision."""
    rng = Fast(seed)
    while state.round < round_number or state.to_act() == [NATURE]:
        seat = state.to_act()[0]
        state.apply(seat, rng.choice(state.legal(seat)))


def kinds(components: HokkaidoComponents, card: int) -> list[str]:
    """Name the squares of a card as it is printed."""
    return [KINDS[square & KIND] for square in components.faces[(card - 1) * 4]]
