"""A player who cannot see: hears what the browser's accessibility tree says, and presses keys. Nothing more."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

WAIT = 60  # milliseconds between two looks into the tree
PATIENCE = 60_000
GLANCE = re.compile(r"At a glance (?:the best|([\d.]+) less)")
BRINGS = re.compile(r"Brings ([+−±]\d+)")


@dataclass(frozen=True)
class Heard:
    """A node of the accessibility tree, as a screen reader has it."""

    role: str
    name: str
    node: int  # by which it can be focused or pressed
    states: dict[str, Any]
    is_live: bool  # it is said when it changes


class Listener:
    """Reads the tree, focuses what is in it, and presses keys."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._browser = page.context.new_cdp_session(page)
        self._browser.send("Accessibility.enable")

    def tree(self) -> list[Heard]:
        """Return what is to be heard now, from the top of the page to its end."""
        nodes = {node["nodeId"]: node for node in self._browser.send("Accessibility.getFullAXTree")["nodes"]}
        root = next(node for node in nodes.values() if "parentId" not in node)
        return self._below(root, nodes)

    def _below(self, node: dict[str, Any], nodes: dict[str, dict[str, Any]], is_live: bool = False) -> list[Heard]:
        heard = _heard(node, is_live)
        found = [] if node.get("ignored") else [heard]
        for child in node.get("childIds", []):
            if child in nodes:
                found += self._below(nodes[child], nodes, heard.is_live)
        return found

    def named(self, role: str, name: str = "") -> list[Heard]:
        """Return all of a role whose name has these words."""
        return [heard for heard in self.tree() if heard.role == role and name in heard.name]

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self._page.keyboard.press(key)

    def activate(self, role: str, name: str) -> None:
        """Press a control as a screen reader does: focus it, then Enter."""
        self._browser.send("DOM.focus", {"backendNodeId": self.named(role, name)[0].node})
        self.press("Enter")

    def come(self) -> None:
        """Go to the board in words as soon as it is there."""
        for _ in range(PATIENCE // WAIT):
            if self.named("listbox"):
                break
            self._page.wait_for_timeout(WAIT)
        self.press("w")

    def choices(self) -> list[str] | None:
        """Return what can be chosen as it is read, once it is known what it brings; None when the match is over."""
        for _ in range(PATIENCE // WAIT):
            tree = self.tree()
            if any(heard.role == "button" and heard.name == "Play again" for heard in tree):
                return None
            lists = [heard for heard in tree if heard.role == "listbox" and heard.name.startswith("What you can do")]
            options = [heard.name for heard in tree if heard.role == "option"]
            if options and lists and not lists[0].states.get("busy"):
                if not lists[0].states.get("focused"):
                    self.press("w")
                elif BRINGS.search(options[0]):
                    return options
            self._page.wait_for_timeout(WAIT)
        raise AssertionError("nothing to choose, and no end")

    def decide(self) -> bool:
        """Choose what is said to promise or to bring most, and play it; False when the match is over."""
        options = self.choices()
        if options is None:
            return False
        best = max(options, key=promise)
        self.press("Home", *["ArrowDown"] * options.index(best), "Enter")
        self.play(best)
        return True

    def play(self, option: str) -> None:
        """Press Enter once more when the option is said to be chosen, and wait until something else is to be heard."""
        for _ in range(PATIENCE // WAIT):
            tree = self.tree()
            chosen = [heard for heard in tree if heard.role == "option" and heard.states.get("selected")]
            if [heard.name for heard in chosen] == [option]:
                break
            if option not in [heard.name for heard in tree]:
                return  # it was played at once: there was nothing else to choose
            self._page.wait_for_timeout(WAIT)
        self.press("Enter")
        for _ in range(PATIENCE // WAIT):
            if option not in [heard.name for heard in self.tree() if heard.states.get("selected")]:
                return
            self._page.wait_for_timeout(WAIT)
        raise AssertionError(f"it was never played: {option}")

    def told(self, words: str) -> bool:
        """Wait for a live region to say these words; False if none does."""
        for _ in range(PATIENCE // WAIT // 10):
            if any(heard.is_live and words in heard.name for heard in self.tree()):
                return True
            self._page.wait_for_timeout(WAIT)
        return False

    def listbox(self) -> Heard:
        """Return the list of choices."""
        return self.named("listbox")[0]

    def totals(self) -> list[int]:
        """Return the points of all seats, as the table of the result says them in its last row."""
        tree = self.tree()
        at = next(index for index, heard in enumerate(tree) if heard.role == "rowheader" and heard.name == "Total")
        cells: list[int] = []
        for heard in tree[at + 1 :]:
            if heard.role == "row":
                break
            if heard.role in {"cell", "gridcell"}:
                cells.append(int(heard.name.replace("−", "-")))
        return cells


def promise(option: str) -> tuple[float, int]:
    """Return how an option is said to compare with the others: at a glance, then by the points that it brings."""
    glance, brings = GLANCE.search(option), BRINGS.search(option)
    less = float("inf") if glance is None else float(glance[1] or 0)
    return -less, int(brings[1].replace("−", "-").replace("±", "")) if brings else 0


def _heard(node: dict[str, Any], is_live: bool) -> Heard:
    states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    name = str(node.get("name", {}).get("value", ""))
    return Heard(
        str(node.get("role", {}).get("value", "")),
        name,
        int(node.get("backendDOMNodeId", 0)),
        states,
        is_live or states.get("live") == "polite",
    )
