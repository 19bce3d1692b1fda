"""Masks: which numbers of a space of actions can be chosen."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Mask: TypeAlias = NDArray[np.int8]


def mask_of(size: int, possible: list[int]) -> Mask:
    """Return 1 for every number that can be chosen."""
    mask = np.zeros(size, np.int8)
    mask[possible] = 1
    return mask
