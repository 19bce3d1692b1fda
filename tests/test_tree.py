"""What holds for the tree as a whole: what may stand in it, who may import whom, where a game's name may appear."""

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "parlour"
GAMES = PACKAGE / "games"
BUILT_CLIENT = PACKAGE / "web" / "static"

MADE = {".git", ".data", ".venv", ".tools", "build", "dist", "node_modules", "__pycache__"}
MADE |= {".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".svelte-kit"}

# In pieces, so that this file does not contain what it looks for.
HOSTS = [
    b".".join(parts)
    for parts in (
        (b"pypi", b"org"),
        (b"pythonhosted", b"org"),
        (b"npmjs", b"org"),
        (b"npmjs", b"com"),
        (b"yarnpkg", b"com"),
        (b"npm", b"pkg", b"github", b"com"),
        (b"anaconda", b"org"),
    )
]
SOMEONES_FOLDER = re.compile(rb"(?<![\w.~-])(?:/(?:home|root|work|Users)/|[A-Z]:\\Users\\)[\w.-]+")

MAY_IMPORT = {
    "engine": {"engine"},
    "geometry": {"geometry"},
    "games": {"engine", "geometry"},  # and, of the games, only its own folder
    "bots": {"bots", "engine"},
    "envs": {"envs", "bots", "engine"},
    "lab": {"lab", "engine", "bots"},
    "lessons": {"lessons", "engine"},
    "tables": {"tables", "lessons", "engine", "bots"},
    "notices": {"notices", "tables", "engine", "localization"},
    "backup": {"backup", "tables", "engine"},
    "web": {"web", "notices", "tables", "engine"},
}
SHOWS_TABLES = {"views", "table_service.py", "admin.py"}  # of `tables` only these import `tables.views`
MEASURES_SERVERS = {("lab", "load"), ("lab", "faults")}  # of the laboratory only these import `tables`
MEASURES_ENVIRONMENTS = ("lab", "bench", "environments.py")  # and only this imports `envs`
WAYS_TO_SKIP = {"skip", "skipif", "skipIf", "skipUnless", "skipTest", "importorskip", "xfail", "expectedFailure"}
OWN_LOOPS = {"asyncio.run", "asyncio.Runner", "asyncio.new_event_loop"}


def files(top: Path = ROOT) -> Iterator[Path]:
    """Yield every file that people write, and none that tools make."""
    for folder, folders, names in os.walk(top):
        folders[:] = sorted(name for name in set(folders) - MADE if Path(folder, name) != BUILT_CLIENT)
        yield from (Path(folder, name) for name in sorted(set(names) - MADE))  # .git is a file in a worktree


def named(paths: list[Path]) -> list[str]:
    return [path.relative_to(ROOT).as_posix() for path in paths]


def imported(source: str, module: str, is_package: bool = False) -> set[str]:
    """Return the dotted names that the *source* of *module* imports, anywhere in it."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            home = module.split(".")[: (1 if is_package else 0) - node.level or None] if node.level else []
            start = ".".join([*home, *([node.module] if node.module else [])])
            names |= {f"{start}.{alias.name}" for alias in node.names}
    return names


def is_allowed(path: Path, name: str) -> bool:
    """Return whether the file at *path*, relative to the package, may import *name*."""
    whole = name.split(".")
    if whole[0] != "parlour":
        return True
    package, target = path.parts[0], whole[1:]
    if target[:2] == ["tables", "views"] and package == "tables":
        return path.parts[1] in SHOWS_TABLES
    if path.parts[:2] in MEASURES_SERVERS and target[:1] == ["tables"]:
        return True
    if path.parts == MEASURES_ENVIRONMENTS and target[:1] == ["envs"]:
        return True
    own_game = package == "games" and len(path.parts) > 2 and target[:2] == ["games", path.parts[1]]
    if package not in MAY_IMPORT:
        return target[:1] != ["games"]  # also the rest reaches games through the catalogue only
    return own_game or (target[:1] != [] and target[0] in MAY_IMPORT[package])


def forbidden_imports(path: Path) -> list[str]:
    """Return what the module at *path* imports against the rule."""
    inside = path.relative_to(PACKAGE)
    module = ".".join(("parlour", *inside.with_suffix("").parts)).removesuffix(".__init__")
    names = imported(path.read_text("utf-8"), module, path.name == "__init__.py")
    return [f"{inside.as_posix()}: {name}" for name in sorted(names) if not is_allowed(inside, name)]


def game_name(slug: str) -> re.Pattern[str]:
    """Match the name of the game *slug* however its words are joined, but not inside a longer word."""
    return re.compile(rf"(?<![a-z]){'[ _-]?'.join(slug.split('_'))}(?![a-z])", re.IGNORECASE)


def skips(source: str) -> list[str]:
    """Return every way in which the *source* of a test module leaves tests out."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in WAYS_TO_SKIP:
            name = ast.unparse(node)
            if name.startswith(("pytest.", "unittest.", "mark.", "self.skipTest")):
                found.append(name)
        elif isinstance(node, ast.ImportFrom) and node.module in {"pytest", "unittest"}:
            found += [alias.name for alias in node.names if alias.name in WAYS_TO_SKIP]
    return found


def loops(source: str) -> list[str]:
    """Return every place where the *source* of a test module runs an event loop of its own."""
    names = [ast.unparse(node) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)]
    return [name for name in names if name in OWN_LOOPS or name.endswith(".run_until_complete")]


def pins(requirements: Path) -> dict[str, str]:
    """Return the lines of each requirement in the file, by `name==version`."""
    text = re.sub(r"^ *#.*\n", "", requirements.read_text("utf-8"), flags=re.MULTILINE)
    blocks = re.split(r"^(?=\S)", text, flags=re.MULTILINE)
    return {block.split()[0]: block for block in blocks if block.strip()}


def test_no_file_names_a_package_index() -> None:
    assert named([path for path in files() if any(host in path.read_bytes() for host in HOSTS)]) == []


def test_no_lock_names_any_address() -> None:
    """An `npm install` writes whom to fund into the lock: those lines are to be taken out again."""
    locks = [ROOT / "client" / "package-lock.json", *sorted((ROOT / "requirements").glob("*.txt"))]
    assert {path.stem for path in locks} >= {"package-lock", "play", "check"}
    assert named([path for path in locks if b"://" in path.read_bytes()]) == []


def test_no_file_names_a_folder_of_someones_machine() -> None:
    assert named([path for path in files() if SOMEONES_FOLDER.search(path.read_bytes())]) == []


def test_there_is_no_uv_lock() -> None:
    assert named([path for path in files() if path.name == "uv.lock"]) == []


def test_sources_have_no_extension_modules_beside_them() -> None:
    assert named([path for path in files(ROOT / "src") if path.suffix in {".so", ".pyd"}]) == []


@pytest.mark.parametrize("name", ["uv", "play", "check"])
def test_every_requirement_is_pinned_and_hashed(name: str) -> None:
    blocks = pins(ROOT / "requirements" / f"{name}.txt")
    assert blocks
    assert [pin for pin in blocks if not re.fullmatch(r"[\w.-]+==[\w.!+-]+", pin)] == []
    assert [pin for pin, block in blocks.items() if "--hash=sha256:" not in block] == []


def test_what_check_installs_holds_all_that_play_installs() -> None:
    requirements = ROOT / "requirements"
    assert pins(requirements / "play.txt").keys() <= pins(requirements / "check.txt").keys()


@pytest.mark.parametrize("name", ["play", "check", ".ci/run", "tools/lock", "tools/try_fresh"])
def test_commands_can_be_executed(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)


def test_no_test_is_skipped() -> None:
    tests = [path for path in files(ROOT / "tests") if path.suffix == ".py"]
    assert {path.name: found for path in tests if (found := skips(path.read_text("utf-8")))} == {}


def test_skips_are_recognised() -> None:
    assert skips("@pytest.mark.skipif(True, reason='')\ndef test_it(): pytest.skip('')") != []
    assert skips("from pytest import importorskip") == ["importorskip"]
    assert skips("reader.skip(3)") == []


def test_a_test_that_awaits_is_a_coroutine() -> None:
    """Pytest runs it (`anyio_mode`), with its fixtures in the same loop."""
    tests = [path for path in files(ROOT / "tests") if path.name.startswith("test_")]
    assert {path.name: found for path in tests if (found := loops(path.read_text("utf-8")))} == {}


def test_tests_that_start_event_loops_are_recognised() -> None:
    assert loops("def test_it(): asyncio.run(whole())") == ["asyncio.run"]
    assert loops("loop.run_until_complete(whole())") == ["loop.run_until_complete"]
    assert loops("async def test_it(): await asyncio.sleep(1)") == []


def test_imports_follow_the_design() -> None:
    modules = [path for path in files(PACKAGE) if path.suffix == ".py"]
    assert [wrong for path in modules for wrong in forbidden_imports(path)] == []


@pytest.mark.parametrize(
    ("path", "name", "allowed"),
    [
        ("engine/rng.py", "parlour.engine.plain", True),
        ("engine/rng.py", "parlour.geometry.square", False),
        ("engine/catalogue.py", "parlour.games", False),
        ("geometry/square.py", "parlour.engine.rng", False),
        ("games/chess/rules.py", "parlour.geometry.square", True),
        ("games/chess/rules.py", "parlour.games.chess.state", True),
        ("games/chess/rules.py", "parlour.games.go.state", False),
        ("games/chess/rules.py", "parlour.bots.search", False),
        ("bots/search.py", "parlour.games.chess", False),
        ("lab/arena.py", "parlour.bots.search", True),
        ("lab/arena/run.py", "parlour.tables.settings", False),
        ("lab/load/kill.py", "parlour.tables.settings", True),
        ("lab/load/kill.py", "parlour.web.app", False),
        ("tables/store/database.py", "parlour.web.app", False),
        ("tables/service/playing.py", "parlour.tables.views.snapshot", False),
        ("tables/views/updates.py", "parlour.tables.views.snapshot", True),
        ("tables/table_service.py", "parlour.tables.views.snapshot", True),
        ("web/app.py", "parlour.bots.search", False),
        ("cli.py", "parlour.lab.arena", True),
        ("cli.py", "parlour.games.chess", False),
        ("engine/rng.py", "random.Random", True),
    ],
)
def test_the_import_rule_reads_as_the_design_says(path: str, name: str, allowed: bool) -> None:
    assert is_allowed(Path(path), name) is allowed


def test_imports_are_found_wherever_and_however_they_are_written() -> None:
    assert imported("def f():\n    import parlour.lab", "parlour.cli") == {"parlour.lab"}
    assert imported("from parlour import web", "parlour.cli") == {"parlour.web"}
    assert imported("from .state import Home", "parlour.games.chess.rules") == {"parlour.games.chess.state.Home"}
    assert imported("from . import state", "parlour.games.chess", is_package=True) == {"parlour.games.chess.state"}
    assert imported("from ..go import x", "parlour.games.chess.rules") == {"parlour.games.go.x"}


def test_a_game_is_named_only_in_its_own_folder() -> None:
    folders = [path.parent for path in sorted(GAMES.glob("*/__init__.py"))]
    named_outside = [
        f"{path.relative_to(PACKAGE).as_posix()} names {folder.name}"
        for folder in folders
        for path in files(PACKAGE)
        if folder not in path.parents and game_name(folder.name).search(path.read_text("utf-8", errors="ignore"))
    ]
    assert named_outside == []


def test_a_games_name_is_recognised_however_it_is_written() -> None:
    name = game_name("tic_tac")
    assert all(name.search(text) for text in ("Tic Tac", "tic_tac_state", "TIC-TAC", "import TicTac"))
    assert not name.search("static tactics")
