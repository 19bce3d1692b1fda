"""Sets of lanterns as bits of one integer: quick to copy, and without an order that could reveal something."""


def members(mask: int) -> list[int]:
    """List the members of a set, lowest first."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def mask_of(items: list[int]) -> int:
    """Make a set of its members."""
    mask = 0
    for item in items:
        mask |= 1 << item
    return mask
