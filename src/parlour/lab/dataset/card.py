"""The card of a data set: what it is, how it was made, and what every column and every number means."""

from __future__ import annotations

from parlour.engine import catalogue
from parlour.engine.learning.layout import Layout
from parlour.lab.simulate import SimulationPlan


def card(plan: SimulationPlan, edition: str, layout: Layout, made_by: str, size: tuple[int, int]) -> str:
    """Write the card: the digest of the edition, what made the set, and how many matches and decisions it has."""
    matches, decisions = size
    rules = catalogue.game(plan.game).info.rules_version
    variant = ", ".join(f"{name} = {choice}" for name, choice in plan.variant.items())
    parts = "\n".join(
        f"| {part.name} | {start} | {' × '.join(map(str, part.shape))} | {part.low} … {part.high} |"
        for part, start in zip(layout.parts, layout.starts, strict=True)
    )
    return f"""# {plan.game}: {matches} matches, {decisions} decisions

Made by `parlour simulate` of {made_by}. The same seed with the same version makes the same data.

| | |
|---|---|
| game | {plan.game}, rules {rules} |
| variant | {variant} |
| edition | `{edition}` |
| who played, by seat | {", ".join(plan.players())} |
| seed | {plan.seed} |

## decisions.parquet

A row for every decision of a seat, in the order of the matches. Chance's draws are not rows.

| column | says |
|---|---|
| match, step | which match, counted from 0, and which entry of its record |
| seat | who decided |
| observation | what the seat knew before: {layout.size} whole numbers, whose parts are below |
| legal | the numbers of the legal actions, sorted |
| action | what the seat did |

## outcomes.parquet

A row for every seat of every match.

| column | says |
|---|---|
| match, seat | whose |
| places | the share of the other seats that it has beaten, a tie counting half |
| zero_sum | the same from −1 to 1 |
| points | the total of the score sheet |
| line_… | the points in each line of the score sheet |

## Parts of an observation

Seats are counted clockwise from the one that decides.

| part | begins at | shape | values |
|---|--:|---|---|
{parts}

The title of the game belongs to its publisher, with whom Parlour is not affiliated.
Component data that are not public are reconstructed.
"""
