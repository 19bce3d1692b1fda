"""Make `src/parlour/tables/people/confusables.txt` from the `confusables.txt` of Unicode (UTS #39): the same, shorter.

Run it with the path of the file of a new version of Unicode: `python -m tools.data.make_confusables FILE`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

TARGET: Final = Path(__file__).parents[2] / "src/parlour/tables/people/confusables.txt"
HEADER: Final = """\
# Characters that look alike, from Unicode's confusables.txt (UTS #39), version {version}.
# Copyright (c) 1991-2024 Unicode, Inc. Unicode License V3: see the file NOTICE.
# Made by tools/data/make_confusables.py. A line is a sequence of characters and those that look like it, in
# hexadecimal.
"""


def compact(source: str) -> str:
    """Write the mappings of a `confusables.txt`: for each target a line with the characters that look like it."""
    version = re.search(r"^# Version: (\S+)$", source, re.MULTILINE)
    if version is None:
        raise ValueError("expected a line '# Version: ...', found none")
    alike: dict[str, list[str]] = {}
    for line in source.splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) >= 2:
            alike.setdefault(fields[1], []).append(fields[0])
    lines = [f"{target}; {' '.join(sources)}\n" for target, sources in alike.items()]
    return HEADER.format(version=version[1]) + "".join(lines)


if __name__ == "__main__":
    TARGET.write_text(compact(Path(sys.argv[1]).read_text("utf-8-sig")), "ascii")
