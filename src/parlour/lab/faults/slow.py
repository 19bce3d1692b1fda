"""Slow and half-open clients: they must not delay anybody else."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from parlour.engine.plain import Plain
from parlour.lab.faults.finding import FaultFinding, failed_facts
from parlour.lab.faults.raw_connection import RawConnection
from parlour.lab.load.crowd import Crowd
from parlour.lab.load.http import Http
from parlour.lab.load.journal import Journal
from parlour.lab.load.latency import deliveries, spread, wait_for_the_last
from parlour.lab.load.plan import LoadPlan
from parlour.lab.servers.local_server import Server

HALF_A_REQUEST: Final = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Le"


async def slow_and_half_open(plan: LoadPlan, server: Server, many: int) -> FaultFinding:
    """Play beside *many* clients that never read, as many that stop within a request, and as many that send nothing."""
    journal, http = Journal(), Http(server.address)
    crowd, rude = Crowd(plan, http, journal), list[RawConnection]()
    try:
        async with crowd.at_play():
            rude = await _rude(server, crowd, many)
            await asyncio.sleep(plan.seconds)
            await crowd.finish()
            await wait_for_the_last(journal)
            reconnects = journal.reconnects
    finally:
        for wire in rude:
            wire.close()
        await http.close()
    acts = journal.acknowledged()
    found = deliveries(journal, acts)
    figures: dict[str, Plain] = {"rude": len(rude), "actions": len(acts)}
    figures["delivery"] = spread([time for time in found if time is not None])
    facts = {
        "people play": bool(acts),
        "everything reaches those who read": None not in found,
        "nobody is thrown out for others": not reconnects,
        "nothing goes wrong": not journal.errors and not server.logged_errors(),
    }
    return FaultFinding("slow", figures, failed_facts(facts))


async def _rude(server: Server, crowd: Crowd, many: int) -> list[RawConnection]:
    """Connect the slow clients; those that never read watch tables as people who play there."""
    rude: list[RawConnection] = []
    for number in range(many):
        player = crowd.clients[number % len(crowd.clients)]
        deaf = await RawConnection.socket(server.address, player.cookie)
        deaf.stop_reading()
        deaf.send_frame(msgspec.json.encode({"watch": player.table, "after": None}))
        half = await RawConnection.open(server.address)
        half.send(HALF_A_REQUEST)
        rude += [deaf, half, await RawConnection.open(server.address)]
    return rude
