"""The score pad of Laar: the final position of a real table, as `parlour score` reads it."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Reader, Wrong
from parlour.engine.sheet import Sheet
from parlour.games.laar.rules.actions import CARDS, SEATS, SIDE_NAMES
from parlour.games.laar.rules.components import LaarEdition
from parlour.games.laar.rules.goods import BEASTS, GEM_CLASSES, MEMOS, SPICES, WEAPONS, spell_index
from parlour.games.laar.scoring.lines import tally
from parlour.games.laar.scoring.score import MISSING, Stacks, choose_missing

FIELDS: Final = ("name", "gems", "spices", "beasts", "weapons", "spells", "protect", "side")
LONGEST_NAME: Final = 200


def score(pad: Reader, edition: LaarEdition) -> tuple[list[str], Sheet]:
    """Score a final position; decisions that the pad does not state are made as L29 says.

    `first` may be left out, too: the decisions do not depend on the order of seats (see `scoring/default_choices.py`).
    """
    components = edition.components
    pad.refuse_others(("game", "memo", "first", "seats"))
    if pad.has("game"):
        pad.at("game").choice((edition.game,))
    memo = pad.at("memo").choice(MEMOS)
    seats = pad.at("seats").items(2, SEATS)
    first = pad.at("first").integer(0, len(seats) - 1) if pad.has("first") else 0
    names = [seat.at("name").text(LONGEST_NAME) for seat in seats]
    areas = [_area(seat) for seat in seats]
    protections = [_protections(seat, area) for seat, area in zip(seats, areas, strict=True)]
    sides = [_side(seat, len(seats)) for seat in seats]
    protections, sides = choose_missing(areas, first, protections, sides)
    return names, tally(areas, components, memo, protections, sides)


def _area(seat: Reader) -> Stacks:
    """Read one player's goods; no stack is larger than the deck."""
    seat.refuse_others(FIELDS)
    area = Stacks()
    for gem in seat.at("gems").items(0, CARDS):
        area.add_gem(gem.integer(1, GEM_CLASSES) - 1)
    for spice in seat.at("spices").items(0, CARDS):
        area.add_spice(spice.choice(SPICES))
    for beast in seat.at("beasts").items(0, CARDS):
        area.add_beast(beast.choice(BEASTS))
    for weapon in seat.at("weapons").items(0, CARDS):
        weapon.refuse_others(("kind", "left", "right"))
        kind = weapon.at("kind").choice(WEAPONS)
        area.add_weapon(kind, weapon.at("left").integer(0, 2), weapon.at("right").integer(0, 2))  # L3
    for spell in seat.at("spells").items(0, CARDS):
        index = spell_index(spell.text())
        if index < 0:
            raise spell.wrong("the name of a spell")
        area.add_spell(index)
    return area


def _protections(seat: Reader, area: Stacks) -> int:
    """Read the kinds that protection spells name, all different (L29, L48)."""
    if not seat.has("protect"):
        return 0
    mask = 0
    for kind in seat.at("protect").items(0, area.protections):
        bit = 1 << kind.choice(WEAPONS)
        if mask & bit:
            raise kind.wrong("a different kind for every protection")
        mask |= bit
    return mask


def _side(seat: Reader, seats: int) -> int:
    """Read the side a player chose; only two players choose one (L82)."""
    if not seat.has("side"):
        return MISSING
    side = seat.at("side").choice(SIDE_NAMES)
    if seats != 2:
        raise Wrong(seat.inside("side"), "no side with more than two players", SIDE_NAMES[side])
    return side
