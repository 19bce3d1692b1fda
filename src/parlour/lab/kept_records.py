"""Law 16 on the records in a folder: each replays to its result and, where a transcript is kept, shows the same."""

from __future__ import annotations

from pathlib import Path

from parlour.engine.laws import Broken, LawResult
from parlour.engine.laws.releases import replays
from parlour.engine.plain import Plain, Reader, Wrong, decode
from parlour.engine.record import load, verify


def transcript_path(record: Path) -> Path:
    """Return the path of a record's transcript: `rules-1.transcript.json` for all records `rules-1.….jsonl`."""
    return record.with_name(f"{record.name.partition('.')[0]}.transcript.json")


def transcripts(path: Path) -> dict[str, Plain]:
    """Read the transcripts in a file by the names of the records; none if there is no such file."""
    return Reader(decode(path.read_bytes(), str(path)), "").object() if path.exists() else {}


def try_records(slug: str, folder: Path) -> LawResult:
    """Replay all records of a game in a folder, up to the first that does not replay."""
    files, positions = sorted(folder.glob("*.jsonl")), 0
    if not files:
        return LawResult(0, 0, f"there is no record in {folder}")
    for count, file in enumerate(files, start=1):
        try:
            positions += _replay(slug, file)
        except (Broken, Wrong) as problem:
            return LawResult(count, positions, f"{file.name}: {problem}")
    return LawResult(len(files), positions)


def _replay(slug: str, file: Path) -> int:
    record = load(file.read_text(encoding="utf-8"))
    if record.game.info.slug != slug:
        raise Wrong("game", slug, record.game.info.slug)
    verify(record)
    told = transcripts(transcript_path(file))
    if file.stem in told:
        replays(record, told[file.stem])
    return len(record.live())
