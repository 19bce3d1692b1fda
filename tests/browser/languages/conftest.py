"""A server that has the pseudo-language, in a copy of the tree made for it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import SEED, Visit
from tests.browser.visitor import Visitor
from tools import try_server
from tools.languages import pseudo_tree
from tools.languages.pseudo import PSEUDO

Read = Callable[..., Visitor]
NAME = "Ада"  # letters that are not Latin: a name is nobody's to translate


@pytest.fixture(scope="session")
def pseudo_home() -> Path:
    """The copy of the tree that has the pseudo-language."""
    return pseudo_tree.made()


@pytest.fixture(scope="session")
def origin(pseudo_home: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of that copy, in place of the usual one."""
    data = tmp_path_factory.mktemp("pseudo") / "data"
    with try_server.opened(data, seed=SEED, home=pseudo_home) as address:
        yield address


@pytest.fixture
def read(visit: Visit) -> Read:
    """Somebody who reads the pseudo-language only."""

    def come(*, phone: bool = False) -> Visitor:
        visitor = visit(phone=phone)
        settings = json.dumps(json.dumps({"language": PSEUDO}))
        visitor.page.add_init_script(f"localStorage.setItem('parlour-settings', {settings})")
        visitor.ask("PATCH", "/api/me", {"name": NAME, "settings": {"language": PSEUDO}})
        return visitor

    return come
