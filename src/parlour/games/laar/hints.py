"""What bots are told about Laar."""

from typing import final

from parlour.engine.game import Hints


@final
class LaarHints(Hints):
    """Nothing yet beyond the score itself."""
