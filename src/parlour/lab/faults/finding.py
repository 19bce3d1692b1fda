"""The result of injecting one fault."""

from __future__ import annotations

from dataclasses import dataclass, field

from parlour.engine.plain import Plain


@dataclass(frozen=True)
class FaultFinding:
    """Figures of a fault, and all expectations that were not met."""

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


def failed_facts(facts: dict[str, bool]) -> list[str]:
    """Return the facts that are false."""
    return [fact for fact, is_so in facts.items() if not is_so]
