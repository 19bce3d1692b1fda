# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""A law: its number, what it says, and how it is tried."""

from collections.abc import Callable
from dataclasses import dataclass

from parlour.engine.laws.case import Case


@dataclass(frozen=True)
class Law:
    """One law that every game must keep."""

    number: int
    says: str
    check: Callable[[Case], None]

    def __str__(self) -> str:
        return f"law {self.number}"
