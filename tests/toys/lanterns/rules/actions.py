"""The actions of Lanterns: what a seat decides in a night, and what chance draws."""

from typing import Final

from parlour.engine.actions import Actions, Field, Kind

LANTERNS: Final = 24  # T1
WINDS: Final = 6  # T2
COLOURS: Final = ("rose", "amber", "jade")
FACES: Final = ("lit", "dark")
LIT: Final = 0
DARK: Final = 1

_LANTERN: Final = Field("lantern", LANTERNS, first=1)

_KINDS: Final = [
    Kind("keep", [_LANTERN]),  # T21
    Kind("float", [Field("face", names=FACES)]),  # T22
    Kind("release", [_LANTERN]),  # T23
    Kind("ready"),  # T24
    Kind("deal", [_LANTERN], chance=True),  # T10
    Kind("blow", [Field("wind", WINDS, first=1)], chance=True),  # T20
]
ACTIONS_1: Final = Actions(_KINDS)  # of version 1; what is new stands at the end, so that the numbers stay
ACTIONS: Final = Actions([*_KINDS, Kind("turn")])  # T42, since version 2

KEEP: Final = ACTIONS.base("keep")
FLOAT: Final = ACTIONS.base("float")
RELEASE: Final = ACTIONS.base("release")
READY: Final = ACTIONS.base("ready")
DEAL: Final = ACTIONS.base("deal")
BLOW: Final = ACTIONS.base("blow")
TURN: Final = ACTIONS.base("turn")

# The kinds that rules tell apart, as `ACTIONS.index` numbers them.
KEEP_KIND: Final = ACTIONS.number("keep")
FLOAT_KIND: Final = ACTIONS.number("float")
RELEASE_KIND: Final = ACTIONS.number("release")
DEAL_KIND: Final = ACTIONS.number("deal")
BLOW_KIND: Final = ACTIONS.number("blow")

# What `veil` gives for actions that cannot be told apart; no action has these numbers.
NOT_SEEN: Final = ACTIONS.size
SOME_LANTERN: Final = ACTIONS.size + 1
