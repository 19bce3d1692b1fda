"""A match of Laar once more, slow and plain, from the words of the rules: a referee that asks and is answered.

Nothing here uses the state under test. The referee is a generator: it yields a question - who is to decide (None is
chance), and everything that may be answered, as plain actions - and is sent the answer.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias

from parlour.engine.plain import Plain, Reader
from tests.games.laar.scoring.slow_scoring import (
    Choices,
    Hand,
    Scoring,
    Weapon,
    slow_beasts,
    slow_gems,
    slow_spells,
    slow_weapons,
)

Answer: TypeAlias = dict[str, Plain]
Question: TypeAlias = tuple[int | None, list[Answer]]
Dialogue: TypeAlias = Generator[Question, Answer, None]

MAKES = {"cook": "spice", "jeweller": "gem", "beastmaster": "beast", "armourer": "weapon", "arcanist": "spell"}
KINDS_OF_WEAPON = ("boomerang", "pinga", "shuriken", "katar")
SIDES = ("left", "right")


class Slot:
    """A revealed card and the expert on it."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.expert = ""
        self.is_taken = False


class Referee:
    """One match: every hand and stack in words."""

    def __init__(self, seats: int, data: dict[str, Plain]) -> None:
        edition = Reader(data, "")
        self.seats = seats
        self.cards = {card.at("id").integer(1, 48): card for card in edition.at("card").items()}
        self.memos = edition.at("memo")
        self.spice_points = edition.at("spices").at("points").integers(0, 1000)
        self.memo = ""
        self.first = 0
        self.deck = list(self.cards)
        self.hands = [list(MAKES) for _ in range(seats)]
        self.discard: list[str] = []
        self.stacks: list[dict[str, list[int]]] = [{kind: [] for kind in MAKES.values()} for _ in range(seats)]
        self.protected: list[list[str]] = [[] for _ in range(seats)]
        self.sides: list[str | None] = [None] * seats

    def match(self) -> Dialogue:
        """L6, L11, L20–L30: the whole match."""
        self.memo = text((yield None, [{"do": "memo", "memo": memo} for memo in ("I", "II", "III", "IV", "V")]), "memo")
        self.first = number((yield None, [{"do": "first", "seat": seat} for seat in range(self.seats)]), "seat")
        for turn in range(1, 13):
            yield from self.one_round()
            if turn in (4, 8):
                self.hands = [list(MAKES) for _ in range(self.seats)]
                self.discard = []
            if turn < 12:
                self.first = (self.first + (2 if self.seats == 4 and turn in (4, 8) else 1)) % self.seats
        yield from self.final_decisions()

    def order(self) -> list[int]:
        return [(self.first + turn) % self.seats for turn in range(self.seats)]

    def one_round(self) -> Dialogue:
        """L20–L23."""
        market: list[Slot] = []
        for _ in range(self.seats):
            card = number((yield None, [{"do": "reveal", "card": card} for card in self.deck]), "card")
            self.deck.remove(card)
            market.append(Slot(card))
        for seat in self.order():
            yield from self.assign(seat, market)
        for seat in reversed(self.order()):
            yield from self.take(seat, market)

    def assign(self, seat: int, market: list[Slot]) -> Dialogue:
        free = [place for place, slot in enumerate(market) if not slot.expert]
        experts = sorted(set(self.hands[seat]))
        answer = yield seat, [{"do": "assign", "slot": place, "expert": name} for place in free for name in experts]
        self.hands[seat].remove(text(answer, "expert"))
        market[number(answer, "slot")].expert = text(answer, "expert")

    def take(self, seat: int, market: list[Slot]) -> Dialogue:
        left = [place for place, slot in enumerate(market) if not slot.is_taken]
        options: list[Answer] = [{"do": "take", "slot": place} for place in left]
        if seat == self.first:
            others = set(self.hands[seat]) - {market[left[0]].expert}
            options += [{"do": "change", "expert": expert} for expert in sorted(others)]
        answer = yield seat, options
        slot = market[left[0]] if answer["do"] == "change" else market[number(answer, "slot")]
        if answer["do"] == "change":
            self.hands[seat].append(slot.expert)
            slot.expert = text(answer, "expert")
            self.hands[seat].remove(slot.expert)
        self.stacks[seat][MAKES[slot.expert]].append(slot.card)
        self.discard.append(slot.expert)
        slot.is_taken = True

    def final_decisions(self) -> Dialogue:
        """L29: universal goods of all, then protections of all, then sides."""
        for seat in self.order():
            yield from self.move_universals(seat)
        for seat in self.order():
            yield from self.name_protections(seat)
        if self.seats == 2:
            for seat in self.order():
                if self.stacks[seat]["weapon"]:
                    self.sides[seat] = text((yield seat, [{"do": "side", "side": side} for side in SIDES]), "side")

    def move_universals(self, seat: int) -> Dialogue:
        stacks = self.stacks[seat]
        while found := [card for card in stacks["spell"] if self.zone(card, "spell") == "universal"]:
            kinds = [kind for kind in stacks if kind != "spell"]
            moves: list[Answer] = [{"do": "move", "card": card, "stack": kind} for card in found for kind in kinds]
            answer = yield seat, [*moves, {"do": "stay"}]
            if answer["do"] == "stay":
                return
            stacks["spell"].remove(number(answer, "card"))
            stacks[text(answer, "stack")].append(number(answer, "card"))

    def name_protections(self, seat: int) -> Dialogue:
        spells = [self.zone(card, "spell") for card in self.stacks[seat]["spell"]]
        if spells.count("protection") >= 4:
            self.protected[seat] = list(KINDS_OF_WEAPON)
        while len(self.protected[seat]) < spells.count("protection") < 4:
            open_kinds = [kind for kind in KINDS_OF_WEAPON if kind not in self.protected[seat]]
            answer = yield seat, [{"do": "protect", "weapon": kind} for kind in open_kinds]
            self.protected[seat].append(text(answer, "weapon"))

    def zone(self, card: int, kind: str) -> str:
        return self.cards[card].at(kind).text()

    def goods(self, seat: int) -> Hand:
        """Return what a seat has, for the slow scoring."""
        stacks = self.stacks[seat]
        armoury = [self.cards[card].at("weapon") for card in stacks["weapon"]]
        return Hand(
            tuple(self.cards[card].at("gem").integer(1, 8) for card in stacks["gem"]),
            tuple(self.zone(card, "spice") for card in stacks["spice"]),
            tuple(self.zone(card, "beast") for card in stacks["beast"]),
            tuple(
                Weapon(weapon.at("kind").text(), weapon.at("left").integer(0, 2), weapon.at("right").integer(0, 2))
                for weapon in armoury
            ),
            tuple(self.zone(card, "spell") for card in stacks["spell"]),
        )

    def scoring(self) -> Scoring:
        """Return the memo of the match, for the slow scoring."""
        memo = self.memos.at(self.memo)
        return Scoring(
            tuple(memo.at("equal").integers(0, 1000)) if memo.has("equal") else (),
            tuple(memo.at("different").integers(0, 1000)) if memo.has("different") else (),
            memo.at("any_pair").integer(0, 1000) if memo.has("any_pair") else 0,
            memo.at("equal_pair").integer(0, 1000) if memo.has("equal_pair") else 0,
            tuple(beast.text() for beast in memo.at("cycle").items()) if memo.has("cycle") else (),
            tuple(memo.at("steps_ahead").integers(0, 1000)) if memo.has("steps_ahead") else (),
        )

    def columns(self) -> list[list[int]]:
        """L31: spells, gems, spices, beasts, weapons of every seat."""
        hands = [self.goods(seat) for seat in range(self.seats)]
        sides = tuple(side or "left" for side in self.sides)  # without weapons no side is chosen, nor does one matter
        weapons = slow_weapons(hands, Choices(tuple(tuple(kinds) for kinds in self.protected), sides))
        return [
            [
                slow_spells(goods),
                slow_gems(goods.gems, goods.spells.count("shift_gem")),
                self.spice_points[len(set(goods.spices))],
                slow_beasts(self.scoring(), goods.beasts),
                weapons[seat],
            ]
            for seat, goods in enumerate(hands)
        ]

    def ranking(self) -> list[list[int]]:
        """L90: most points, then fewer from weapons, then fewer weapon cards, then shared."""
        columns = self.columns()
        merits = [
            (sum(columns[seat]), -columns[seat][4], -len(self.stacks[seat]["weapon"])) for seat in range(self.seats)
        ]
        return [
            [seat for seat in range(self.seats) if merits[seat] == merit] for merit in sorted(set(merits), reverse=True)
        ]


def number(answer: Answer, key: str) -> int:
    return Reader(answer, "answer").at(key).integer(0, 48)


def text(answer: Answer, key: str) -> str:
    return Reader(answer, "answer").at(key).text()
