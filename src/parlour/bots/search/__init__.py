"""Information-set Monte Carlo tree search for any game, from a view only. The bots that use it are a folder above."""

from parlour.bots.search.candidates import Candidate
from parlour.bots.search.exact import solve
from parlour.bots.search.first_look import margin_after
from parlour.bots.search.search import Search
from parlour.bots.search.tree import Tree

__all__ = ["Candidate", "Search", "Tree", "margin_after", "solve"]
