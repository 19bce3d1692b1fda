"""Load and kills, in their small forms: the clients play, the figures are right, and the audit would notice a loss."""

import json
from pathlib import Path
from random import Random

import pytest

from parlour.bots.random_bot import RandomBot
from parlour.cli import run
from parlour.engine import catalogue
from parlour.engine.plain import Reader, Wrong, as_plain, encode
from parlour.engine.record import Record
from parlour.engine.rng import Fast
from parlour.engine.view import NATURE
from parlour.lab.load import latency
from parlour.lab.load.audit import AuditResult, audit
from parlour.lab.load.journal import Act, Journal
from parlour.lab.load.kill import Kill, KillOutcome
from parlour.lab.load.kill_ledger import KillLedger, Run, run_parts
from parlour.lab.load.plan import LoadPlan, most_seats
from parlour.lab.load.wire import pick
from parlour.lab.servers.local_server import LOG, Server
from parlour.lab.servers.loopback import Address, loopback
from parlour.lab.simulate import play_match
from parlour.tables.model import event_log

SLUGS = catalogue.slugs()
TOY = "lanterns"
Screen = pytest.CaptureFixture[str]
SEEN = latency.SEEN_BY_ALL


def act(seq: int = SEEN, sent: float = 0.0, client: int = 0, acknowledged: float | None = 1.0) -> Act:
    return Act("t", client, 0, {"do": "x"}, sent, acknowledged, seq)


# Where load may go


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("http://127.0.0.1:8000", Address("127.0.0.1", 8000)),
        ("http://127.9.9.9:8000/", Address("127.9.9.9", 8000)),
        ("http://localhost:81", Address("127.0.0.1", 81)),
        ("http://[::1]:8000", Address("::1", 8000)),
    ],
)
def test_the_loopback_may_be_put_under_load(url: str, address: Address) -> None:
    assert loopback(url) == address


@pytest.mark.parametrize(
    "url",
    [
        "http://10.0.0.1:8000",
        "http://192.168.1.2",
        "http://0.0.0.0:8000",
        "http://[2001:db8::1]:80",
        "http://example.test",
        "http://localhost.example.test",
        "http://127.0.0.1@example.test",
        "https://127.0.0.1",
        "http://127.0.0.1:99999",
        "127.0.0.1:8000",
        "",
    ],
)
def test_no_other_address_may(url: str) -> None:
    with pytest.raises(Wrong, match="loopback"):
        loopback(url)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--url", "http://10.0.0.1:8000"],
        ["--url", "http://127.0.0.1:1", "--kill", "1"],
        ["--sockets", "3", "--tables", "2"],
        ["--seconds", "100000"],
        ["--kill", "100000"],
        ["--kill", "101"],
        ["--ledger", "kills.jsonl"],
        ["--game", "no-such-game"],
    ],
)
def test_what_cannot_be_done_is_refused_before_anything_starts(capsys: Screen, arguments: list[str]) -> None:
    assert run(["load", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1


# How it is measured


def test_a_delivery_ends_with_the_last_of_the_others() -> None:
    others = [[(0, 0.1), (SEEN, 0.5)], [(0, 0.1), (2 * SEEN, 0.7)]]
    assert latency.delivery(act(sent=0.25), others) == pytest.approx(0.45)


def test_what_somebody_never_gets_is_not_delivered() -> None:
    assert latency.delivery(act(), [[(SEEN, 0.5)], [(SEEN - 1, 0.5)]]) is None


def test_only_what_all_can_see_is_timed_and_not_by_its_sender() -> None:
    journal = Journal()
    journal.arrived("t", 0, SEEN, 9.0)
    journal.arrived("t", 1, SEEN, 2.0)
    assert latency.deliveries(journal, [act(), act(SEEN + 1)]) == [2.0]


def test_public_numbers_are_those_of_the_event_log() -> None:
    assert SEEN == 1 << event_log.HIDDEN_BITS


def test_a_server_that_goes_back_in_time_is_noticed() -> None:
    journal = Journal()
    journal.arrived("t", 0, 2 * SEEN, 1.0)
    journal.arrived("t", 0, SEEN, 2.0)
    assert journal.errors.total() == 1


def test_percentiles_are_times_that_were_measured() -> None:
    times = [float(number) for number in range(1, 101)]
    assert [latency.percentile(times, share) for share in (0.5, 0.95, 0.99, 1.0)] == [50, 95, 99, 100]
    assert latency.percentile([3.0], 0.5) == 3.0
    assert latency.percentile([], 0.99) == 0.0


def test_the_rate_is_that_of_all_tables_together() -> None:
    assert LoadPlan(SLUGS[0], 2, 300, 150, 75.0, 30.0).think == 2.0


@pytest.mark.parametrize("slug", SLUGS)
def test_tables_have_as_many_seats_as_there_are_sockets_for(slug: str) -> None:
    seats = catalogue.game(slug).info.seats
    assert most_seats(slug, 1000, 1) == max(seats)
    assert most_seats(slug, 1, 1) == min([count for count in seats if count > 1])


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_picked_from_a_tree_is_legal(slug: str) -> None:
    game = catalogue.game(slug)
    state = game.new(game.info.variant(Reader({"seats": most_seats(slug, 2, 1)}, "")), catalogue.edition(slug))
    chance, rng = Fast(1), Random(1)
    for _ in range(200):
        to_act = state.to_act()
        if not to_act:
            break
        action = state.draw(chance) if to_act == [NATURE] else -1
        if action < 0:
            legal = state.legal(to_act[0])
            action = game.actions.from_plain(
                Reader(pick(encode([as_plain(branch) for branch in game.actions.tree(legal)]), rng), "")
            )
            assert action in legal
        state.apply(to_act[0], action)


def test_errors_in_a_servers_log_are_found(tmp_path: Path) -> None:
    server = Server(tmp_path)
    assert server.logged_errors() == []
    (tmp_path / LOG).write_text("level='info' event='request'\nlevel='error' event='failed'\n")
    assert server.logged_errors() == ["level='error' event='failed'"]


# What the audit notices


@pytest.fixture
def record() -> Record:
    game = catalogue.game(TOY)
    variant, edition = game.info.variant(Reader({"seats": 2}, "")), catalogue.edition(TOY)
    played = Record(game, variant, edition, ["a", "b"])
    play_match(played, game.new(variant, edition), [RandomBot(), RandomBot()], Fast(3))
    return played


def acts_of(record: Record) -> list[Act]:
    """Write what the clients know of a match in which everything went well."""
    found = []
    for number, entry in enumerate(record.entries):
        if entry.seat != NATURE:
            action = record.game.actions.to_plain(entry.action)
            found.append(Act("t", entry.seat, entry.seat, action, float(number), float(number)))
    return found


def different(acts: list[Act], seat: int) -> int:
    """Find the place of two actions of a seat, one after the other, that are not the same."""
    own = [index for index, act in enumerate(acts) if act.seat == seat]
    return next(at for at in range(len(own) - 1) if acts[own[at]].action != acts[own[at + 1]].action)


def test_a_record_of_all_that_was_acknowledged_is_good(record: Record) -> None:
    verdict = audit({"t": record}, acts_of(record))
    assert verdict.is_good
    assert verdict.acknowledged > 0
    assert verdict.over == 1


def test_an_acknowledged_action_that_is_missing_is_lost(record: Record) -> None:
    acts = acts_of(record)
    verdict = audit({"t": record}, [*acts, acts[0]])
    assert (verdict.lost, verdict.doubled) == (1, 0)
    assert not verdict.is_good


def test_a_table_that_is_missing_has_lost_everything(record: Record) -> None:
    acts = acts_of(record)
    assert audit({}, acts).lost == len(acts)


def test_an_action_that_is_there_twice_is_doubled(record: Record) -> None:
    verdict = audit({"t": record}, acts_of(record)[1:])
    assert (verdict.lost, verdict.doubled) == (0, 1)
    assert not verdict.is_good


def test_an_action_that_was_refused_may_not_be_there(record: Record) -> None:
    acts = acts_of(record)
    acts[-1].acknowledged, acts[-1].is_refused = None, True
    assert audit({"t": record}, acts).doubled == 1


def test_an_action_that_was_never_answered_may_be_there_or_not(record: Record) -> None:
    acts = acts_of(record)
    acts[-1].acknowledged = None
    assert audit({"t": record}, acts).is_good
    never_stored = Act("t", 0, 0, acts[0].action, 1e9)
    assert audit({"t": record}, [*acts, never_stored]).is_good


def test_actions_in_another_order_are_noticed(record: Record) -> None:
    acts = [act for act in acts_of(record) if act.seat == 0]
    at = different(acts, 0)
    acts[at], acts[at + 1] = acts[at + 1], acts[at]
    others = [act for act in acts_of(record) if act.seat != 0]
    assert audit({"t": record}, acts + others).out_of_order == 1


def test_a_record_that_does_not_replay_is_broken(record: Record) -> None:
    record.entries.append(record.entries[-1])
    assert audit({"t": record}, []).broken == 1


# Kills in parts


def outcome(kills: int, lost: int = 0) -> KillOutcome:
    killings = [Kill(0.5 * number, 1, number, 0.25) for number in range(kills)]
    return KillOutcome(
        killings, AuditResult(acknowledged=10, lost=lost), stuck=0, retries=1, reconnects=2, errors={"x": 1}
    )


def run_of(kills: int, seed: int = 1) -> Run:
    return Run(TOY, 2, 4, 12.0, 30.0, kills, seed, "sqlite", 1)


class Killer:
    """Runs parts without a server; stops like a run that is interrupted when *parts* are done."""

    def __init__(self, parts: int = 1000, lost: int = 0) -> None:
        self.parts, self.lost = parts, lost
        self.asked: list[tuple[int, int]] = []

    async def __call__(self, kills: int, seed: int) -> KillOutcome:
        if len(self.asked) == self.parts:
            raise KeyboardInterrupt
        self.asked.append((kills, seed))
        return outcome(kills, self.lost)


async def test_a_run_of_kills_that_was_interrupted_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file, run, first, second = tmp_path / "kills", run_of(60), Killer(parts=2), Killer(lost=1)
    with pytest.raises(KeyboardInterrupt):
        await run_parts(KillLedger(run, file), first, lambda _: None)
    with file.open("ab") as torn:
        torn.write(b'{"killings":')  # the process was killed while it wrote
    told: list[KillOutcome] = []
    whole = await run_parts(KillLedger(run, file), second, told.append)
    assert (first.asked, second.asked) == ([(25, 1), (25, 2)], [(10, 3)])
    assert len(told) == 1
    assert len(whole.killings) == 60
    assert (whole.verdict.acknowledged, whole.verdict.lost, whole.retries, whole.errors) == (30, 1, 3, {"x": 3})
    assert not whole.is_good
    assert await run_parts(KillLedger(run, file), Killer(parts=0), told.append) == whole


def test_a_ledger_of_another_run_is_refused(tmp_path: Path) -> None:
    KillLedger(run_of(60), tmp_path / "kills")
    with pytest.raises(Wrong, match="the ledger of this run"):
        KillLedger(run_of(60, seed=2), tmp_path / "kills")
    (tmp_path / "notes").write_text("something else\n")
    with pytest.raises(Wrong, match="the ledger of this run"):
        KillLedger(run_of(60), tmp_path / "notes")


# The real thing, small


def results(capsys: Screen, arguments: str) -> dict[str, object]:
    """Run the command to its good end and read what it prints."""
    code = run(["load", "--json", *arguments.split()])
    said = capsys.readouterr()
    assert code == 0, said.out + said.err
    found = json.loads(said.out)
    assert isinstance(found, dict)
    return found


@pytest.mark.slow
def test_clients_play_and_everything_reaches_everybody(capsys: Screen) -> None:
    figures = results(capsys, f"--game {TOY} --sockets 9 --tables 3 --seconds 1 --rate 30")
    assert figures["actions"] != 0
    assert (figures["undelivered"], figures["reconnects"], figures["errors"]) == (0, 0, {})


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(capsys: Screen) -> None:
    outcome = results(capsys, f"--game {SLUGS[0]} --kill 1 --tables 2 --seconds 1")
    assert outcome["acknowledged"] != 0
    assert [outcome[name] for name in ("lost", "doubled", "out_of_order", "broken", "stuck")] == [0] * 5
