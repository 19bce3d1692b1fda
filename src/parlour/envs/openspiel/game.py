"""A game of OpenSpiel for each of ours; `load` sets one up from plain arguments."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pyspiel

from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.learning.returns import ZERO_SUM
from parlour.envs.openspiel.observer import Observer
from parlour.envs.openspiel.state import MatchState
from parlour.envs.setup import MatchSetup

PLAYERS: Final = "players"
PREFIX: Final = "parlour_"
STEPS: Final = 8  # numbers that a decision takes at most


class MatchGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A variant of one of our games, played with the edition that comes with it; the returns are of zero sum.

    OpenSpiel makes it from parameters; there is a class for each of our games.
    """

    slug: ClassVar = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        game_type = type_of(catalogue.game(self.slug))
        seats = params.get(PLAYERS, game_type.parameter_specification[PLAYERS])
        options = {name: str(value) for name, value in params.items() if name != PLAYERS and value}
        setup = MatchSetup(self.slug, seats=seats, options=options, returns=ZERO_SUM)
        self.setup: Final = setup
        steps = setup.game.limit(setup.variant) * (STEPS if setup.space.parts else 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=setup.space.size,
            max_chance_outcomes=setup.game.actions.size,
            num_players=setup.variant.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=steps,
        )
        super().__init__(game_type, info, params)

    def new_initial_state(self, *_: object) -> MatchState:
        """Set up a match."""
        return MatchState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """Return what writes observations, and information states, which are the same here."""
        return Observer(self.setup, params)


def type_of(game: Game) -> Any:
    """Describe a game of ours to OpenSpiel; its options are parameters, an empty one stands for the usual choice."""
    info = game.info
    return pyspiel.GameType(
        short_name=PREFIX + info.slug,
        long_name=f"Parlour: {info.slug}, rules {info.rules_version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(info.seats),
        min_num_players=min(info.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={PLAYERS: 2 if 2 in info.seats else min(info.seats)}
        | {option.name: "" for option in info.options},
    )


def register() -> None:
    """Register every game with OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for slug in catalogue.slugs():
        if PREFIX + slug not in known:
            # A class, because OpenSpiel keeps it until after the interpreter has ended, when functions cannot be freed.
            pyspiel.register_game(type_of(catalogue.game(slug)), type(f"{slug}_game", (MatchGame,), {"slug": slug}))


def load(slug: str, seats: int | None = None, **options: str) -> MatchGame:
    """Load a game of ours, as `load("GAME", seats=3, goals="on")`."""
    register()
    wanted: dict[str, Any] = {**options} if seats is None else {PLAYERS: seats, **options}
    game: MatchGame = pyspiel.load_game(PREFIX + slug, wanted)
    return game
