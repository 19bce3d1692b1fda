"""From a view to a full state that fits it."""

from __future__ import annotations

from parlour.engine.plain import Reader
from parlour.engine.rng import Rng
from parlour.games.hokkaido.city.city import ANY_COLOUR
from parlour.games.hokkaido.city.squares import COLOURS
from parlour.games.hokkaido.imagine.cities import read_card, read_cards, read_city
from parlour.games.hokkaido.rules import card_set
from parlour.games.hokkaido.rules.actions import ACTIONS, CARDS, GOALS, PAIRS, SEATS
from parlour.games.hokkaido.rules.card_set import ALL, BIT, NONE
from parlour.games.hokkaido.rules.components import MOST_CUBES, SIDE_NAMES, HokkaidoView, province_card
from parlour.games.hokkaido.rules.setup import new_match
from parlour.games.hokkaido.rules.stages import DISCARDING, KEEPING, LAYING_BOTH, NAMES, OVER, ROUNDS
from parlour.games.hokkaido.rules.state import HokkaidoState


def state_from(view: HokkaidoView, rng: Rng) -> HokkaidoState:
    """Rebuild what the view knows, fill in the rest so that it fits, then redraw the rest at random."""
    state = rebuilt(view, list(range(view.variant.seats)))
    state.reshuffle(view.seat, rng)
    return state


def rebuilt(view: HokkaidoView, owners: list[int]) -> HokkaidoState:
    """Rebuild what the view knows, with the cities of *owners* only; hidden cards lie at arbitrary fitting places.

    For what a seat may do, its own city is enough.
    """
    state, shown, known = new_match(view.variant, view.edition), Reader(view.shown, ""), Reader(view.known, "")
    state.stage = shown.at("stage").choice(NAMES)
    state.round = shown.at("round").integer(1, ROUNDS)
    state.dealt = known.at("dealt").integer(0, CARDS)
    state.queue = known.at("queue").integers(0, SEATS - 1)
    state.supply = [shown.at("supply").at(colour).integer(0, MOST_CUBES) for colour in COLOURS]
    state.gone = card_set.bag_of(read_cards(known.at("gone")))
    if state.variant.rules >= 3:
        asked = shown.at("asked")
        state.asked = NONE if asked.value is None else asked.integer(0, SEATS - 1)
        state.again = card_set.bag_of(shown.at("again").integers(0, SEATS - 1))
    _read_table(state, shown)
    _read_seats(state, shown.at("seats"), owners)
    _read_goals(state, shown)
    _read_hands(state, view.seat, shown, known)
    return state


def _read_table(state: HokkaidoState, shown: Reader) -> None:
    """Read what lies open for the Honshu choice of cards."""
    state.order = shown.at("order").integers(0, SEATS - 1)
    state.revealed = [read_card(row.at("card")) for row in shown.at("revealed").items()]
    if shown.at("colour").value is not None:
        state.boost_colour = shown.at("colour").choice(COLOURS)
    for row in shown.at("laid").items():
        owner = row.at("seat").integer(0, SEATS - 1)
        state.laid[owner] = read_card(row.at("card"))
        state.boosted[owner] = 1 if row.at("boosted").flag() else 0


def _read_seats(state: HokkaidoState, seats: Reader, owners: list[int]) -> None:
    side = SIDE_NAMES.index(state.variant.choices["side"])
    for seat, area in enumerate(seats.items()):
        state.kept[seat] = read_card(area.at("card"))
        state.chosen[seat] = NONE if area.at("pair").value is None else area.at("pair").choice(PAIRS)
        state.ready[seat] = 1 if area.at("ready").value is True else 0
        if seat in owners and area.has("map"):
            city = read_city(state.variant.rules, state.components, side, area)
            state.cities[seat] = city
            state.provinces -= BIT[(city.numbers[0] - province_card(0, side)) // len(SIDE_NAMES)]


def _read_goals(state: HokkaidoState, shown: Reader) -> None:
    state.goals_open = sum([BIT[goal - 1] for goal in shown.at("goals").integers(1, GOALS)])
    state.goals_left -= state.goals_open
    for seat, area in enumerate(shown.at("seats").items()):
        state.goals_taken[seat] = sum([BIT[goal - 1] for goal in area.at("goals").integers(1, GOALS)])
        state.goals_left -= state.goals_taken[seat]


def _read_hands(state: HokkaidoState, seat: int, shown: Reader, known: Reader) -> None:
    """Read the known hands and face-down cards; cards at unknown places fill the gaps."""
    hands = state.hands
    hands.shift = known.at("shift").integer(0, SEATS - 1)
    hands.held = known.at("held").integers(0, 1)
    hands.buried_by = known.at("buried_by").integers(0, SEATS - 1)
    hands.buried = read_cards(known.at("buried"))
    hands.secret = [1 if card == NONE else 0 for card in hands.buried]
    if seat >= 0:
        _read_own(state, seat, shown, known)
    remembered = [[] if row.value is None else read_cards(row) for row in known.at("hands").items()]
    loose = _unmentioned(state, remembered)
    for at, card in enumerate(hands.buried):
        if card == NONE:
            hands.buried[at] = loose.pop()
    drew = [flag.flag() for flag in known.at("drew").items()]
    for other, area in enumerate(shown.at("seats").items()):
        if other != seat:
            size = area.at("cards_in_hand").integer(0, CARDS)
            _fill(state, other, size, remembered[other], loose, drew=drew[other])
    hands.deck = card_set.bag_of(loose)


def _read_own(state: HokkaidoState, seat: int, shown: Reader, known: Reader) -> None:
    """Read what a seat holds, and its own commitment, which the others do not see."""
    hands = state.hands
    hands.cards[hands.held_by(seat)] = card_set.bag_of(read_cards(known.at("own")))
    hands.discarded[seat] = read_card(known.at("discarded"))
    hands.drawn[seat] = read_card(known.at("drawn"))
    for at, flag in enumerate(known.at("secret").items()):
        if flag.value is not None:
            hands.secret[at] = 1 if flag.flag() else 0
    state.steps[seat] = known.at("steps").integers(0, ACTIONS.size - 1)
    if shown.at("mine").value is not None:
        mine = shown.at("mine").items(1, 1)[0]
        state.before[seat] = state.cities[seat]
        state.cities[seat] = read_city(
            state.variant.rules, state.components, SIDE_NAMES.index(state.variant.choices["side"]), mine
        )
    city = state.cities[seat]
    if city is not None:
        city.due_colour = known.at("due_colour").integer(0, ANY_COLOUR)


def _unmentioned(state: HokkaidoState, remembered: list[list[int]]) -> list[int]:
    """List the cards whose place is unknown."""
    hands = state.hands
    found = state.revealed + state.laid + state.kept + hands.discarded + hands.buried + card_set.members(state.gone)
    for cards in remembered:
        found += cards
    for hand in hands.cards:
        found += card_set.members(hand)
    for city in state.cities:
        if city is not None:
            found += city.numbers
    return card_set.members(ALL & ~card_set.bag_of([card for card in found if 0 <= card < CARDS]))


def _has_hidden(state: HokkaidoState, seat: int) -> bool:
    """Return whether a card has left a seat's hand unseen in this round (H20, H26)."""
    if state.stage in (KEEPING, LAYING_BOTH):
        return state.ready[seat] > 0
    return state.keeps_hidden()


def _has_discarded(state: HokkaidoState, seat: int) -> bool:
    """Return whether a seat has discarded face down in this round (H21)."""
    if state.is_honshu or state.seats > 2:
        return False
    return state.ready[seat] > 0 if state.stage == DISCARDING else DISCARDING < state.stage < OVER


def _fill(state: HokkaidoState, seat: int, size: int, known: list[int], loose: list[int], *, drew: bool) -> None:
    """Fill in another seat's hand, and the cards that left it, from remembered cards and those at unknown places."""
    hands = state.hands
    cards = known[:]
    hidden, discarded = _has_hidden(state, seat), _has_discarded(state, seat)
    while len(cards) < size + hidden + discarded - drew:
        cards.append(loose.pop())
    if hidden:
        state.hidden()[seat] = cards.pop()
    if drew:
        hands.drawn[seat] = loose.pop()
        cards.append(hands.drawn[seat])
    if discarded:
        hands.discarded[seat] = cards.pop()
    hands.cards[hands.held_by(seat)] = card_set.bag_of(cards)
