"""Whether the tests look as often as they can (`./check --thorough`), or often enough for every day."""

import os

THOROUGH = bool(os.environ.get("PARLOUR_THOROUGH"))
