"""What is in the box, by name: rooms, décor, helpers, tools, colours of roofs; and the cells of a home (D1, D2)."""

from typing import Final

from parlour.games.dreamhome.wire import Category, Decor, Floor, Helper, RoomType, Tool

ROOMS: Final = 60  # room cards
RESOURCES: Final = 48  # resource cards
SEATS: Final = 4
COLUMNS: Final = 5  # D10
ROUNDS: Final = 12  # D14
CELLS: Final = 12  # D2
NONE: Final = -1  # no card in the market or in hand, nothing on a cell

TYPES: Final[tuple[RoomType, ...]] = (
    "living_room", "bedroom", "kitchen", "kids_room", "bathroom",
    "pantry", "wardrobe", "sauna", "study", "library", "game_room",
    "garage", "wine_cellar", "workshop", "laundry", "storage",
)  # fmt: skip
BEDROOM: Final = 1
KITCHEN: Final = 2
BATHROOM: Final = 4
GARAGE: Final = 11
EMPTY: Final = "empty"  # a card that lies face down (D20)
SCAFFOLD: Final = "scaffold"  # D54
FREE: Final = "free"

CATEGORIES: Final[tuple[Category, ...]] = ("regular", "unique", "basement")

DECORS: Final[tuple[Decor, ...]] = (
    "grand_piano", "cat_house", "four_poster_bed", "ice_cream_machine", "jacuzzi", "painting", "fireplace",
    "rocking_horse", "tree_house", "birdhouse", "car",
)  # fmt: skip
CAR: Final = 10  # a token without a card (D74)
ANY_ROOM: Final = "any"
BESIDE_THE_HOME: Final = "beside_the_home"  # D32

HELPERS: Final[tuple[Helper, ...]] = ("roofer", "courier", "architect", "handyman", "interior_designer")
ROOFER: Final = 0
COURIER: Final = 1
ARCHITECT: Final = 2
HANDYMAN: Final = 3
DESIGNER: Final = 4

TOOLS: Final[tuple[Tool, ...]] = ("hammer_drill", "jackhammer", "concrete_mixer", "scaffolding")
DRILL: Final = 0
JACKHAMMER: Final = 1
MIXER: Final = 2
SCAFFOLDING: Final = 3

# Four of these are in a box; the rest are for boxes that differ from ours.
COLOURS: Final = ("red", "brown", "blue", "green", "yellow", "orange", "purple", "grey")
ROOF_COLOURS: Final = 4

RESOURCE_GROUPS: Final = ("tool", "helper", "decor", "roof")
TOOL_CARD: Final = 0
HELPER_CARD: Final = 1
DECOR_CARD: Final = 2
ROOF_CARD: Final = 3

FLOORS: Final[tuple[Floor, ...]] = ("top", "middle", "basement")
FLOOR_SIZES: Final = (5, 5, 2)  # D2
FLOOR_STARTS: Final = (0, 5, 10)  # the first cell of each floor
CELL_NAMES: Final = tuple(
    [f"{floor}_{place + 1}" for floor, size in zip(FLOORS, FLOOR_SIZES, strict=True) for place in range(size)]
)
SIDES: Final = ("up", "down")  # D20
