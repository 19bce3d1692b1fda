"""What every test relies on: the toys are games like any other."""

import os

os.environ["PARLOUR_GAMES"] = "tests.toys"
