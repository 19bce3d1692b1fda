"""The log of a match of Laar: announced gems can be read for a while, and both logs hide them at the same time."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.languages import LANGUAGES
from parlour.engine.record import Record
from parlour.engine.rng import Fast
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE, SPECTATOR, Message
from parlour.games.laar import GAME
from parlour.games.laar.rules.goods import EXPERTS, GEM, KINDS
from parlour.games.laar.rules.stages import ROUNDS, UNIVERSALS
from parlour.games.laar.rules.state import LaarState
from parlour.localization import Translator
from parlour.narration import Narration
from parlour.tables.model.event_log import EventLog
from parlour.tables.model.log_lines import LogLine
from parlour.tables.model.match import TableMatch
from tests.games.laar.draw import STANDARD, action, variant
from tests.games.steps import lines
from tests.tables.running_service import act, choices, field, items, number, opened, people, table_for

NAMES = ["Anna", "Boris", "Vera", "Igor"]
JEWELLER = EXPERTS[GEM]
# The book's example: the last card is a spice, and the first player makes it a gem. Card 1 is a gem of class 3.
FIRST_ROUND = """memo IV\nfirst 0\nreveal 1\nreveal 2\nreveal 3
0 assign 0 cook\n1 assign 1 jeweller\n2 assign 2 arcanist\n2 take 1\n1 take 2\n0 change jeweller"""
SECOND_ROUND = "reveal 4\nreveal 5\nreveal 6"


class Table:
    """A match that is played step by step, with the log of a table and that of `Match.log`."""

    def __init__(self, chosen: Variant) -> None:
        self.match = TableMatch(Record(GAME, chosen, STANDARD, NAMES[: chosen.seats]))
        self.event_log = EventLog(chosen.seats)

    def act(self, seat: int, number: int) -> None:
        self.event_log.act(self.match, seat, number)
        self.match.act(seat, number)

    def play(self, script: str) -> None:
        for step in lines(script):
            seat, *rest = step.split()
            self.act(*(int(seat), action(" ".join(rest))) if seat.isdigit() else (NATURE, action(step)))

    @property
    def state(self) -> LaarState:
        assert isinstance(self.match.state, LaarState)
        return self.match.state

    def messages(self) -> list[tuple[LogLine, Message]]:
        """List the lines of a spectator with what they say now."""
        self.event_log.make_texts(self.match, SPECTATOR)
        now = GAME.moment(self.match.view(SPECTATOR))
        found: list[tuple[LogLine, Message]] = []
        for line in self.event_log.log[SPECTATOR]:
            text_for, plain = line.text_for(SPECTATOR), line.to_plain(SPECTATOR, now)
            is_whole = field(plain, "message", "text") == text_for.message.text
            assert field(plain, "seen") == (line.seen if is_whole else {"do": line.seen["do"]})
            found.append((line, text_for.message if is_whole or text_for.brief is None else text_for.brief))
        return found

    def log(self, language: str = "en") -> list[str]:
        """Return the sentences of the table's log."""
        words, names = Translator(language, GAME.info.slug), self.match.record.names
        chance = words.text("ui-chance")
        told = [(chance if line.seat == NATURE else names[line.seat], said) for line, said in self.messages()]
        return [words.format_with_names(said, names, "log", name) for name, said in told]

    def story(self, language: str = "en") -> list[str]:
        """Return the sentences of `Match.log`."""
        return Narration(self.match.record, Translator(language, GAME.info.slug)).rest(SPECTATOR)


def test_the_last_gem_of_a_round_is_announced_until_the_next_expert() -> None:
    """L23, L24: a changed expert is told as such, with card and class; then both are left to memory."""
    table = Table(variant(3))
    table.play(FIRST_ROUND)
    whole = "Anna plays the jeweller instead and takes card 1: gem of class 3"
    assert table.log()[-1] == table.story()[-1] == whole
    table.play(SECOND_ROUND)
    assert table.log()[-4] == table.story()[-4] == whole
    table.play("1 assign 0 cook")
    assert table.log()[-5] == table.story()[-5] == "Anna plays the jeweller instead and takes a gem"
    assert table.log()[-1].startswith("Boris plays the cook on card 4")


def test_other_gems_of_a_round_are_forgotten_when_it_ends() -> None:
    """L24: as on the board, where the class stands beside its owner until then."""
    table = Table(variant(3))
    before, last = FIRST_ROUND.rsplit("\n", 1)
    table.play(before)
    assert "Vera takes card 2: gem of class" in table.log()[-2]
    table.play(last)
    assert table.log()[-3] == table.story()[-3] == "Vera takes a gem"


def test_no_line_of_a_past_round_names_a_card_that_may_be_a_gem() -> None:
    """L23, L24: the card that was revealed, had an expert on it and was taken as nothing else is the gem."""
    table = Table(variant(3))
    table.play(f"{FIRST_ROUND}\n{SECOND_ROUND}\n1 assign 0 cook")
    round_one = table.log()[2:11]
    assert round_one[:3] == ["A card is revealed"] * 3
    assert round_one[3:6] == ["Anna plays the cook", "Boris plays the jeweller", "Vera plays the arcanist"]
    assert [line for line in round_one if "card 1" in line or "card 2" in line] == []
    assert "Boris takes card 3" in round_one[7]
    assert table.log()[11:14] == ["Card 4 is revealed", "Card 5 is revealed", "Card 6 is revealed"]


def test_with_open_gems_nothing_is_forgotten() -> None:
    """L100."""
    table = Table(variant(3, gems="open"))
    table.play(f"{FIRST_ROUND}\n{SECOND_ROUND}\n1 assign 0 cook")
    assert table.log()[10] == "Anna plays the jeweller instead and takes card 1: gem of class 3"
    assert table.log()[2] == "Card 1 is revealed"


def test_the_last_gem_of_the_match_stays_announced() -> None:
    """L24, L27: after round 12 no expert is played any more. Everybody keeps a jeweller for that round."""
    table = Table(variant(2))
    while table.state.stage < UNIVERSALS:
        seat = table.state.to_act()[0]
        legal = table.state.legal(seat)
        gems = [choice for choice in legal if GAME.actions.to_plain(choice).get("expert") == JEWELLER]
        others = [choice for choice in legal if choice not in gems]
        table.act(seat, [*gems, *others][0] if table.state.round == ROUNDS else [*others, *gems][0])
    taken = [said for line, said in table.messages() if line.seen["do"] in ("take", "change")]
    assert taken[-1].arguments["gem"] in range(1, 9)
    assert taken[-2].text == "do-take-gem"


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=4, deadline=None)
@given(st.sampled_from(GAME.info.variants()), st.integers(0, 2**32))
def test_both_logs_say_the_same_and_no_old_gem(language: str, chosen: Variant, seed: int) -> None:
    """L24, L100: wherever a match is interrupted, and unless gems are open."""
    table, rng = Table(chosen), Fast(seed)
    for _ in range(rng.below(8 * ROUNDS)):
        if table.state.to_act():
            seat = table.state.to_act()[0]
            table.act(seat, rng.choice(table.state.legal(seat)))
    assert table.log(language) == table.story(language)
    if chosen.choices["gems"] != "open":
        named = {said.arguments["card"] for _, said in table.messages() if "card" in said.arguments}
        assert not named & set(old_gems(table.state))


def old_gems(state: LaarState) -> list[int]:
    """List the cards of gems that were taken in rounds before the last one that is over."""
    goods = [(index % ROUNDS + 1, good) for index, good in enumerate(state.goods) if good >= 0]
    return [good // len(KINDS) + 1 for number, good in goods if good % len(KINDS) == GEM and number < state.round - 1]


async def test_at_a_table_everybody_reads_the_last_gem(tmp_path: Path) -> None:
    """L24: also where the next cards are revealed at once; both players send their jewellers."""

    async with opened(tmp_path) as service:
        persons = await people(service, 2)
        table = await table_for(service, persons, "laar", auto=True, public=True)
        for _ in range(4):
            [mover] = items(await service.snapshot(table, persons[0]), "to_act")
            shot = await service.snapshot(table, persons[0] if mover == 0 else persons[1])
            wanted = [choice for choice in choices(field(shot, "legal")) if choice.get("expert", JEWELLER) == JEWELLER]
            await act(service, table, persons[number(shot, "seat")], wanted[0])
        for person in [*persons, *await people(service, 1)]:
            log = items(await service.snapshot(table, person), "log")
            taken = [line for line in log if field(line, "message", "text") in ("do-take", "do-take-gem")]
            assert [field(line, "message", "text") for line in taken] == ["do-take-gem", "do-take"]
            assert field(taken[1], "message", "arguments", "gem") in range(1, 9)
