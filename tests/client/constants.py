"""Constants of the rules for the client's tests: names and limits that the client has of its own."""

from __future__ import annotations

import json

from parlour.engine.plain import Plain


def written(constants: dict[str, Plain]) -> str:
    """Write the constants, one a line."""
    lines = [f"{json.dumps(name)}:{json.dumps(value, separators=(',', ':'))}" for name, value in constants.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
