"""Checks a commit message: a subject of at most 72 characters without a full stop, then an empty line.

Run by git through pre-commit (.pre-commit-config.yaml) as `python -m tools.check.check_message FILE`.
"""

import sys
from pathlib import Path

LONGEST_SUBJECT = 72


def faults(message: str) -> list[str]:
    """Return what is wrong with a message; lines that git removes do not count."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0] if lines else ""
    found = []
    if not subject.strip():
        found.append("the first line is the subject: say in it what the commit does")
    if len(subject) > LONGEST_SUBJECT:
        found.append(f"the subject has {len(subject)} characters, more than {LONGEST_SUBJECT}")
    if subject.endswith("."):
        found.append("the subject ends with a full stop")
    if len(lines) > 1 and lines[1].strip():
        found.append("the second line is not empty")
    return found


if __name__ == "__main__":
    wrong = faults(Path(sys.argv[1]).read_text("utf-8"))
    sys.exit("commit message: " + "; ".join(wrong) if wrong else 0)
