"""What a seat, or a spectator, is shown of a match, and what it knows besides; built by allow-list."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Plain, as_plain
from parlour.engine.view import NATURE, View
from parlour.games.hokkaido import wire
from parlour.games.hokkaido.city.city import ANY_COLOUR, LAYER, City
from parlour.games.hokkaido.city.notation import rows_of
from parlour.games.hokkaido.city.squares import COLOURS
from parlour.games.hokkaido.rules import card_set
from parlour.games.hokkaido.rules.actions import CARDS, PAIRS, TURNS, turn_of, under_of, x_of, y_of
from parlour.games.hokkaido.rules.card_set import NONE
from parlour.games.hokkaido.rules.components import HokkaidoView
from parlour.games.hokkaido.rules.honshu import has_pair
from parlour.games.hokkaido.rules.ordering import has_built
from parlour.games.hokkaido.rules.stages import AT_ONCE, BUILDING, DISCARDING, KEEPING, LAYING_BOTH, NAMES, PLACING
from parlour.games.hokkaido.rules.state import HokkaidoState
from parlour.games.hokkaido.wire import Area, LaidCard, Ordered, Placed, Player, Shown, ShownCard

PER_PROVINCE: Final = 2  # sides


def view_of(state: HokkaidoState, seat: int) -> HokkaidoView:
    """Show a position to a seat or a spectator."""
    return View(state.variant, state.edition, seat, as_plain(_shown(state, seat)), _known(state, seat))


def number(card: int) -> int | None:
    """Write a card as it is printed, or nothing."""
    return None if card == NONE else card + 1


def _numbers(cards: list[int]) -> list[int]:
    return [card + 1 for card in cards]


def _rows(cards: list[int]) -> list[ShownCard]:
    return [{"card": card + 1} for card in cards]


def _shown(state: HokkaidoState, seat: int) -> Shown:
    actors = [actor for actor in state.to_act() if actor != NATURE]
    turns: Ordered = _turns(state) if state.variant.rules >= 3 else {}
    return {
        "stage": NAMES[state.stage],
        "round": state.round,
        "to_act": actors,
        "deck": card_set.size(state.hands.deck),
        "supply": dict(zip(COLOURS, state.supply, strict=True)),
        "goals": _numbers(card_set.members(state.goals_open)),
        "order": state.order[:],
        "laid": _laid(state, seat),
        "colour": None if state.boost_colour == ANY_COLOUR else COLOURS[state.boost_colour],
        "revealed": _rows(state.revealed),
        "hand": _hand(state, seat),
        "drawn": _drawn(state, seat),
        "plays": _plays(state, seat),
        "mine": _mine(state, seat),
        "seats": [_area(state, owner, seat) for owner in range(state.seats)],
        **turns,
    }


def _turns(state: HokkaidoState) -> Ordered:
    """Show who asked for order, whose commitments are void since, and who is still to build, in order (H31)."""
    return {
        "asked": None if state.asked == NONE else state.asked,
        "again": card_set.members(state.again),
        "turns": state.queue[:] if state.stage == BUILDING else [],
    }


def _laid(state: HokkaidoState, seat: int) -> list[LaidCard]:
    """Show the cards on the table (H25, H26); what is laid unseen has its number only for its owner."""
    rows: list[LaidCard] = []
    for owner in range(state.seats):
        card = state.laid[owner]
        if card != NONE:
            is_seen = state.stage != LAYING_BOTH or owner == seat
            rows.append({"seat": owner, "card": card + 1 if is_seen else None, "boosted": state.boosted[owner] > 0})
    return rows


def _hand(state: HokkaidoState, seat: int) -> list[ShownCard] | None:
    """Show a seat its hand; in a draft only while it chooses, for then the hand is passed on face down (H20)."""
    if seat < 0 or (not state.is_honshu and not KEEPING <= state.stage <= DISCARDING):
        return None
    return _rows(card_set.members(state.hands.of(seat)))


def _drawn(state: HokkaidoState, seat: int) -> int | None:
    return number(state.hands.drawn[seat]) if seat >= 0 and state.stage <= DISCARDING else None


def _plays(state: HokkaidoState, seat: int) -> list[ShownCard] | None:
    """Show a seat the card that it is to place, or the pair from which it is to play one (H26)."""
    if seat < 0 or (state.stage > PLACING and (state.stage != BUILDING or has_built(state, seat))):
        return None
    if state.kept[seat] != NONE:
        return _rows([state.kept[seat]])
    return _rows(sorted(has_pair(state, seat))) if state.is_honshu and state.chosen[seat] != NONE else None


def is_kept_seen(state: HokkaidoState, owner: int, viewer: int) -> bool:
    """Return whether *viewer* sees which card *owner* plays in this round (H20, H26)."""
    if owner == viewer or state.stage > PLACING:
        return True
    return state.is_honshu and state.seats > 2


def _mine(state: HokkaidoState, seat: int) -> list[wire.City] | None:
    """Show a seat its own city with what it has committed and nobody else sees yet (H31); nothing if there is none."""
    return [city_to_plain(state.city(seat))] if seat >= 0 and state.before[seat] is not None else None


def _area(state: HokkaidoState, owner: int, viewer: int) -> Area:
    chosen = state.chosen[owner]
    city = state.before[owner] or state.cities[owner]
    player: Player = {
        "card": number(state.kept[owner]) if is_kept_seen(state, owner, viewer) else None,
        "pair": None if chosen == NONE else PAIRS[chosen],
        "ready": state.ready[owner] > 0 if state.stage in AT_ONCE else None,
        "cards_in_hand": card_set.size(state.hands.of(owner)),
        "goals": _numbers(card_set.members(state.goals_taken[owner])),
    }
    if city is None:
        return player
    return {**player, **city_to_plain(city)}


def city_to_plain(city: City) -> wire.City:
    """Write a city: its visible squares as a map whose corner is (left, top), and its cards in layers."""
    return {
        "map": "\n".join(rows_of(city.area)),
        "left": city.area.left,
        "top": city.area.top,
        "cubes": dict(zip(COLOURS, city.cubes, strict=True)),
        "terraformings": city.paid,
        "terraformed": city.used,
        "due": city.due,
        "cards": [_placed(city, index) for index in range(len(city.numbers))],
        "layers": layers(city),
    }


def _placed(city: City, index: int) -> Placed:
    """Write where a card lies; the starting province is written by its number among provinces."""
    card, action = city.numbers[index], city.spots[index]
    turn, x, y, under = TURNS[turn_of(action)], x_of(action), y_of(action), under_of(action)
    if card >= CARDS:
        province = (card - CARDS) // PER_PROVINCE + 1
        return {"province": province, "turn": turn, "x": x, "y": y, "under": under}
    return {"card": card + 1, "turn": turn, "x": x, "y": y, "under": under}


def layers(city: City) -> list[int]:
    """List the cards, by their place in the order of laying, so that each lies on none that comes later."""
    found: list[int] = []
    placed = 0
    while len(found) < len(city.numbers):
        for card in range(len(city.numbers)):
            if card not in found and city.below[card] & ~placed == 0:
                found.append(card)
                placed |= LAYER[card]
                break
    return found


def _known(state: HokkaidoState, seat: int) -> dict[str, Plain]:
    """Add what a seat remembers of hands and of what lies face down, and its own commitment."""
    hands, hidden = state.hands, state.hidden()
    known: dict[str, Plain] = {
        "dealt": state.dealt,
        "queue": list[Plain](state.queue),
        "shift": hands.shift,
        "held": list[Plain](hands.held),
        "drew": [card != NONE for card in hands.drawn],
        "hands": [_remembered(state, seat, holder, hidden[holder]) for holder in range(state.seats)],
        "buried_by": list[Plain](hands.buried_by),
        "buried": [None if hands.is_unknown(seat, at) else hands.buried[at] + 1 for at in range(len(hands.buried))],
        "gone": list[Plain](_numbers(card_set.members(state.gone))),
    }
    if seat >= 0:
        known["secret"] = [
            flag > 0 if by == seat else None for flag, by in zip(hands.secret, hands.buried_by, strict=True)
        ]
        known["own"] = list[Plain](_numbers(card_set.members(hands.of(seat))))
        known["discarded"] = number(hands.discarded[seat])
        known["drawn"] = number(hands.drawn[seat])
        known["steps"] = list[Plain](state.steps[seat])
        known["due_colour"] = 0 if state.cities[seat] is None else state.city(seat).due_colour
    return known


def _remembered(state: HokkaidoState, seat: int, holder: int, hidden: int) -> Plain:
    """List the cards that a seat knows to be in another's hand, or to have left it unseen in this round."""
    hands = state.hands
    if holder == seat or not hands.has_seen(seat, hands.held_by(holder)):
        return None
    return list[Plain](_numbers(sorted([card for card in hands.group(holder, hidden) if card != hands.drawn[holder]])))
