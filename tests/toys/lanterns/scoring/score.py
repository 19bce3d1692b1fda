"""The score of one shore. These functions take areas, so that state, view and pad share them (T30–T34)."""

from typing import Final, final

from parlour.engine.sheet import Sheet
from tests.toys.lanterns.rules.actions import DARK, LIT
from tests.toys.lanterns.rules.components import LanternsComponents

LINES_1: Final = ("light", "wind", "wishes", "home")  # of version 1
LINES: Final = (*LINES_1, "moon")


@final
class Shore:
    """What a seat has set on its shore, night by night: the lantern, its face and that night's wind."""

    def __init__(self) -> None:
        self.lanterns: list[int] = []
        self.faces: list[int] = []
        self.winds: list[int] = []

    def copy(self) -> "Shore":
        """Return an independent copy."""
        new = Shore()
        new.lanterns = self.lanterns.copy()
        new.faces = self.faces.copy()
        new.winds = self.winds.copy()
        return new

    def add(self, lantern: int, face: int, wind: int) -> None:
        """Set a lantern on the shore (T24)."""
        self.lanterns.append(lantern)
        self.faces.append(face)
        self.winds.append(wind)

    def with_face(self, face: int) -> list[int]:
        """List the positions of the lanterns that show this face."""
        return [at for at, shown in enumerate(self.faces) if shown == face]


def light(deck: LanternsComponents, shore: Shore) -> int:
    """Add up the light of the lit lanterns (T30)."""
    return sum([deck.light[shore.lanterns[at]] for at in shore.with_face(LIT)])


def wind(deck: LanternsComponents, shore: Shore) -> int:
    """Score the lit lanterns that go with their wind (T31)."""
    carried = [
        at for at in shore.with_face(LIT) if deck.colour[shore.lanterns[at]] == deck.wind_colour[shore.winds[at]]
    ]
    return deck.wind * len(carried)


def wishes(deck: LanternsComponents, shore: Shore) -> int:
    """Score the colours of the dark lanterns (T32)."""
    return deck.wishes[len({deck.colour[shore.lanterns[at]] for at in shore.with_face(DARK)})]


def home(deck: LanternsComponents, shore: Shore, hand: list[int]) -> int:
    """Score the lanterns left in hand (T33)."""
    colours = {deck.colour[lantern] for lantern in shore.lanterns}
    return deck.home * len([lantern for lantern in hand if deck.colour[lantern] in colours])


def moon(shore: Shore, moonlit: bool) -> int:
    """Score a point for every dark lantern under a full moon (T42)."""
    return len(shore.with_face(DARK)) if moonlit else 0


def ties(deck: LanternsComponents, shore: Shore) -> list[int]:
    """Return the figures that break ties: the brightest lantern, then the number of dark ones (T34)."""
    brightest = max([deck.light[lantern] for lantern in shore.lanterns], default=0)
    return [brightest, len(shore.with_face(DARK))]


def total(deck: LanternsComponents, shore: Shore, hand: list[int], moonlit: bool = False) -> int:
    """Add up all lines."""
    lit = light(deck, shore) + wind(deck, shore)
    return lit + wishes(deck, shore) + home(deck, shore, hand) + moon(shore, moonlit)


def merit(deck: LanternsComponents, shore: Shore, hand: list[int], moonlit: bool) -> int:
    """Put the total and what breaks ties into one figure."""
    brightest, dark = ties(deck, shore)
    return (total(deck, shore, hand, moonlit) * 10 + brightest) * 10 + dark


def tally(
    deck: LanternsComponents, shores: list[Shore], hands: list[list[int] | None], rules: int, moonlit: bool
) -> Sheet:
    """Score all seats; the line `home` of a hand that is not known is None, `moon` is there since version 2."""
    points: list[list[int | None]] = []
    for shore, hand in zip(shores, hands, strict=True):
        left = None if hand is None else home(deck, shore, hand)
        row = [light(deck, shore), wind(deck, shore), wishes(deck, shore), left]
        points.append([*row, moon(shore, moonlit)] if rules >= 2 else row)
    return Sheet(LINES if rules >= 2 else LINES_1, points, [ties(deck, shore) for shore in shores])
