"""What was found out about one fault."""

from __future__ import annotations

from dataclasses import dataclass, field

from parlour.engine.plain import Plain


@dataclass(frozen=True)
class FaultFinding:
    """Figures of a fault, and everything that was not as it must be."""

    fault: str
    figures: dict[str, Plain]
    wrong: list[str] = field(default_factory=list)

    @property
    def is_good(self) -> bool:
        """Return whether the fault did no harm."""
        return not self.wrong

    def to_plain(self) -> dict[str, Plain]:
        """Write the finding as plain data."""
        return {"fault": self.fault, "good": self.is_good, **self.figures, "wrong": list[Plain](self.wrong)}


def complaints(facts: dict[str, bool]) -> list[str]:
    """Name the facts that are not so."""
    return [fact for fact, is_so in facts.items() if not is_so]
