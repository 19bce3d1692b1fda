"""E-mail addresses: which ones are accepted."""

from __future__ import annotations

import re
from typing import Final

MAX_LENGTH: Final = 254
# Plain ASCII, one person, no comments and no quoted names: nothing that could smuggle in a header or a second address.
SHAPE: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}")


def is_address(text: str) -> bool:
    """Return whether an e-mail address is accepted."""
    return len(text) <= MAX_LENGTH and SHAPE.fullmatch(text) is not None
