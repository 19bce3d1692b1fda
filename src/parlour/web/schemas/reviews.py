"""Models of hints and reviews, for the description at /api/docs."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from parlour.web.schemas.responses import MessageShape, Plain


class Suggestion(BaseModel):
    """An action that a bot would consider, and what it expects of it."""

    action: Plain
    message: MessageShape
    points: float = Field(description="What the seat will have at the end, on average.")
    rival: float | None = Field(description="What the best rival will have; null if there is none.")
    success: float = Field(description="From 0 to 1, half by who is ahead and half by how far.")


class Hint(BaseModel):
    """At most three actions, the best first."""

    best: list[Suggestion]


class Prospect(BaseModel):
    """An action, and the points that every seat could expect after it."""

    action: Plain
    message: MessageShape
    points: list[float]


class Judged(BaseModel):
    """A decision, what a bot would have played, and how much lead the difference cost."""

    frame: int = Field(description="The frame of the replay that shows the position of the decision.")
    seat: int
    played: Prospect
    best: Prospect
    cost: float
    error: float = Field(description="The standard error of the cost.")


class ReviewShape(BaseModel):
    """The judged decisions of a match, in order."""

    decisions: list[Judged]
    turning: list[int] = Field(
        description="Those that cost most, the dearest first, by their place among the decisions."
    )
    choices: int = Field(description="How many decisions with a choice the match had; of many only some are judged.")
    last: int = Field(description="The last frame of the replay.")


class ReviewNow(BaseModel):
    """How far a review is."""

    status: Literal["none", "working", "ready"]
    done: int
    of: int
    review: ReviewShape | None
