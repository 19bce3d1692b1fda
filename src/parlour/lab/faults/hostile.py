"""Hostile clients: garbage, floods and old ids. They must be refused, and others must not be affected."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from random import Random
from typing import Final

import msgspec

from parlour.engine.plain import Plain
from parlour.lab.faults.finding import FaultFinding, failed_facts
from parlour.lab.faults.raw_connection import RawConnection
from parlour.lab.load.client import OK
from parlour.lab.load.crowd import Crowd
from parlour.lab.load.http import Answer, Http, Lost
from parlour.lab.load.journal import Act, Journal
from parlour.lab.load.plan import LoadPlan
from parlour.lab.servers.local_server import Server

REFUSED, TOO_OFTEN, MISTAKE = 409, 429, 500
GARBAGE: Final = (
    *(b"", b"{", b"[" * 5000, b"null", b'{"watch": 7}', b'{"watch": "x", "ping": 1}'),
    *(b'{"ping": 1e999}', b'{"watch": "' + b"x" * 9000 + b'"}', b"GET / HTTP/1.1\r\n\r\n"),
)
NO_TEXT: Final = b"\xff\xfe\x00"
LOGGED_ERROR: Final = "Invalid UTF-8"  # what the web server logs about a malformed frame
AT_ONCE: Final = 20
# Rate limits also count by address, so the hostile client uses another loopback address, where the system has one.
ELSEWHERE: Final = "127.0.0.2" if sys.platform == "linux" else None
SILENCE: Final = 3.0


async def garbage_floods_and_old_ids(plan: LoadPlan, server: Server, flood: int, seed: int) -> FaultFinding:
    """Send garbage, *flood* requests and old ids to a server with its usual limits."""
    journal, http, rng = Journal(), Http(server.address), Random(seed)
    crowd, elsewhere = Crowd(plan, http, journal), Http(server.address, ELSEWHERE)
    try:
        async with crowd.at_play():
            cookie = (await elsewhere.request("GET", "/api/me")).cookie
            answered = await _garbage(server, cookie, rng)
            statuses = await _flood(elsewhere, cookie, flood)
            await asyncio.sleep(plan.seconds)
            before = len(journal.acknowledged())
            replays = await _replays(crowd, journal)
            await crowd.finish()
    finally:
        await elsewhere.close()
        await http.close()
    figures: dict[str, Plain] = {
        "garbage_answered": answered,
        "flood": {str(status): count for status, count in sorted(statuses.items())},
        "replays": len(replays),
        "actions": len(journal.acknowledged()),
    }
    facts = {
        "garbage is answered with what is wrong": answered > 0,
        "a flood is told to wait": statuses[TOO_OFTEN] > 0,
        "no mistake of ours shows": not any(status >= MISTAKE for status in statuses) and not _mistakes(server),
        "an old id gets its old answer, or no": all(replays) and bool(replays),
        "others play on": before > 0 and not journal.errors,
    }
    return FaultFinding("hostile", figures, failed_facts(facts))


async def _garbage(server: Server, cookie: str, rng: Random) -> int:
    """Send invalid messages over the socket, and bytes that are no frames; count the error responses."""
    wire = await RawConnection.socket(server.address, cookie)
    for text in GARBAGE:
        wire.send_frame(text)
    answered = (await wire.read_available(SILENCE)).count(b'"error"')
    wire.send_frame(NO_TEXT)
    wire.send(rng.randbytes(4096))
    await wire.is_closed(SILENCE)
    wire.close()
    bare = await RawConnection.open(server.address)
    bare.send(rng.randbytes(4096) + b"\r\n\r\n")
    await bare.read_available(SILENCE)
    bare.close()
    return answered


def _mistakes(server: Server) -> list[str]:
    return [line for line in server.logged_errors() if LOGGED_ERROR not in line]


async def _flood(http: Http, cookie: str, many: int) -> Counter[int]:
    """Send far too many requests; count the responses by status."""
    found: Counter[int] = Counter()

    async def send_some(count: int) -> None:
        for _ in range(count):
            try:
                found[(await http.request("GET", "/api/tables?of=mine", cookie)).status] += 1
            except Lost:
                found[0] += 1

    await asyncio.gather(*[send_some(many // AT_ONCE) for _ in range(AT_ONCE)])
    return found


async def _replays(crowd: Crowd, journal: Journal) -> list[bool]:
    """Repeat old actions: under their own ids, and under new ids with the old sequence number."""
    found: list[bool] = []
    for client in crowd.clients:
        mine = [act for act in journal.acknowledged() if act.client == client.number and act.table == client.table]
        if not mine:
            continue
        first, path = mine[0], f"/api/tables/{client.table}/actions"
        same = await client.request("POST", path, _request(f"{client.number}-1", first))
        found.append(_is_answered(same, first) if client.table == first.table else True)
        if len(mine) > 1:
            late = await client.request("POST", path, _request(f"late-{client.number}", first))
            found.append(late.status in {REFUSED, TOO_OFTEN})
    return found


def _request(name: str, act: Act) -> dict[str, object]:
    return {"id": name, "seat": act.seat, "seq": 0, "action": act.action}


def _is_answered(answer: Answer, act: Act) -> bool:
    return answer.status == OK and msgspec.json.decode(answer.body)["seq"] == act.seq
