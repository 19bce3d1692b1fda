"""`parlour bench search`: the searches of all games, and against peers."""

from __future__ import annotations

from dataclasses import asdict

import click
import msgspec
from rich.table import Table

from parlour.commands.shared.lab_output import made, table
from parlour.engine import catalogue
from parlour.lab.bench import openspiel_search
from parlour.lab.bench.comparison import measure_search
from parlour.lab.bench.openspiel_search import SearchPeer
from parlour.lab.bench.search_speed import SearchSpeed
from parlour.terminal.console import Terminal

SEARCH = "search"  # stands where a game would
WANTED = 20_000  # iterations a second of a game that is played to its end


def bench_search(seats: int, seconds: float, with_peers: bool, as_json: bool) -> None:
    """Measure the search of every game with this number of seats, or with each it has."""
    speeds = [measure_search(slug, count, seconds) for slug, count in tasks(seats)]
    peers = openspiel_search.measure(len(openspiel_search.GAMES) * seconds) if with_peers else []
    if as_json:
        click.echo(msgspec.json.encode(_answer(speeds, peers)).decode())
    else:
        _show(speeds, peers)


def tasks(seats: int) -> list[tuple[str, int]]:
    """List every game of the catalogue with the numbers of seats that are to be measured."""
    counts = [(slug, count) for slug in catalogue.slugs() for count in catalogue.game(slug).info.seats]
    found = [(slug, count) for slug, count in counts if seats in (0, count)]
    if not found:
        raise click.UsageError(f"--seats: no game is for {seats}")
    return found


def ratios(speed: SearchSpeed, peers: list[SearchPeer]) -> dict[str, float]:
    """Return how many times as many iterations a second of the processor's time a search makes as each peer."""
    return {peer.game: speed.iterations_a_cpu_second / peer.iterations_a_cpu_second for peer in peers}


def _answer(speeds: list[SearchSpeed], peers: list[SearchPeer]) -> dict[str, object]:
    rows = [
        {**asdict(speed), "wanted": speed.iterations_a_second >= WANTED, "ratios": ratios(speed, peers)}
        for speed in speeds
    ]
    return {"date": made(), "wanted": WANTED, "searches": rows, "peers": [asdict(peer) for peer in peers]}


def _show(speeds: list[SearchSpeed], peers: list[SearchPeer]) -> None:
    terminal = Terminal()
    terminal.write(made(), "bold")
    terminal.show(_searches(speeds, peers))
    if peers:
        terminal.show(_peers(peers))
    if not all(speed.compiled for speed in speeds):
        terminal.write("The engine is not compiled here, these are interpreted figures; `parlour doctor` says why.")


def _searches(speeds: list[SearchSpeed], peers: list[SearchPeer]) -> Table:
    rows = table("", "seats", "it/s", "it/CPU s", f"{WANTED:,}", *[f"× {peer.game}" for peer in peers])
    for speed in speeds:
        reaches = "yes" if speed.iterations_a_second >= WANTED else "no"
        figures = [f"{ratio:.1f}" for ratio in ratios(speed, peers).values()]
        rows.add_row(speed.game, str(speed.seats), *_rates(speed), reaches, *figures)
    rows.caption = "Iterations from the first decision, with uniform roll-outs to the end; × by processor time."
    return rows


def _peers(peers: list[SearchPeer]) -> Table:
    rows = table(f"OpenSpiel {peers[0].version}, ISMCTS in C++", "seats", "it/s", "it/CPU s")
    for peer in peers:
        rows.add_row(peer.game, str(peer.seats), *_rates(peer))
    return rows


def _rates(found: SearchSpeed | SearchPeer) -> list[str]:
    return [f"{found.iterations_a_second:,.0f}", f"{found.iterations_a_cpu_second:,.0f}"]
