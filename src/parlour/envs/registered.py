"""The ids under which Gymnasium makes our environments: importing this module registers them.

`gymnasium.make("parlour.envs.registered:parlour/GAME-v1", seats=3, rivals="normal")`; the number is the version of the
game's rules.
"""

from __future__ import annotations

import gymnasium

from parlour.engine import catalogue

ENTRY_POINT = "parlour.envs.one_seat:SeatEnv"


def env_id(slug: str, rules: int) -> str:
    """Return the id of a game's environment; an underscore of a slug is a hyphen there."""
    return f"parlour/{slug}-v{rules}"


def register() -> None:
    """Register an id for every game."""
    for slug in catalogue.slugs():
        rules = catalogue.game(slug).info.rules_version
        gymnasium.register(env_id(slug, rules), entry_point=ENTRY_POINT, kwargs={"game": slug})


register()
