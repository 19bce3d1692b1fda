"""What stands at a path is found, with the values of its parameters."""

import pytest

from parlour.web.app import route_tree
from parlour.web.routing.path_tree import PathTree


def tree(*paths: str) -> PathTree[str]:
    found: PathTree[str] = PathTree()
    for path in paths:
        found.node(path).value = path
    return found


TREE = tree("/", "/a", "/a/{x}", "/a/b/c", "/a/{x}/d", "/a/{x}/{y}", "/api/{rest:path}", "/{name:path}")


@pytest.mark.parametrize(
    ("path", "found", "values"),
    [
        ("/", "/", {}),
        ("/a", "/a", {}),
        ("/a/b", "/a/{x}", {"x": "b"}),
        ("/a/b/c", "/a/b/c", {}),
        ("/a/b/d", "/a/{x}/d", {"x": "b"}),  # the fixed part leads nowhere, so the parameter is tried
        ("/a/b/e", "/a/{x}/{y}", {"x": "b", "y": "e"}),
        ("/a/b/e/f", "/{name:path}", {"name": "a/b/e/f"}),
        ("/a/", "/{name:path}", {"name": "a/"}),  # a parameter is not empty
        ("/a/{x}", "/a/{x}", {"x": "{x}"}),
        ("/api/none/at/all", "/api/{rest:path}", {"rest": "none/at/all"}),
        ("//", "/{name:path}", {"name": "/"}),
    ],
)
def test_fixed_parts_come_before_parameters_and_these_before_the_rest(
    path: str, found: str, values: dict[str, str]
) -> None:
    assert TREE.find(path) == (found, values)


def test_a_path_at_which_nothing_stands_is_not_found() -> None:
    assert tree("/a/{x}/d").find("/a/b") is None
    assert tree("/a").find("/") is None


def test_nothing_below_api_gets_the_page_that_other_unknown_paths_get() -> None:
    found = route_tree().find("/api/none")
    assert found is not None
    assert found[0] == {}
