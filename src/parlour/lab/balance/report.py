"""The report on the balance of an edition, with plots."""

from __future__ import annotations

from parlour.lab.arena.contest import Contest
from parlour.lab.balance.course import Activity, MatchCourse
from parlour.lab.balance.findings import BalanceFinding
from parlour.lab.balance.summary import WINNERS, Balance, SeatFigures, Use
from parlour.lab.estimate import Estimate
from parlour.lab.report import plots
from parlour.lab.report.document import Document
from parlour.lab.report.plots import Row
from parlour.lab.tally import TOTAL

MAX_ROWS = 15  # of a plot, from either end
HEAD = ["", "matches", "taken", "95 %", "offers", "chosen", "worth", "95 %", "since", "95 %"]
MARK = "†"  # behind the name of what is reconstructed


def title(contest: Contest) -> str:
    """Return the title of the report."""
    seats = contest.seats()
    return f"Balance: {contest.game}, {seats} {'seat' if seats == 1 else 'seats'}"


def report(page: Document, contest: Contest, found: Balance, off: list[BalanceFinding], made: str) -> None:
    """Write the report; *made* is a line that says when and where."""
    variant = ", ".join([f"{name} {choice}" for name, choice in contest.variant.items()])
    page.say(
        f"{found.matches} matches of {contest.entrants[0]} with itself: {variant}; edition {contest.edition}, "
        f"seed {contest.seed}{_deals(found)}. {made}. Intervals hold the truth in 95 of 100 cases."
    )
    _findings(page, off)
    if contest.seats() > 1:
        _places(page, found)
    _lines(page, found)
    _course(page, found.course)
    _components(page, found)


def _deals(found: Balance) -> str:
    """Name the deals if they do not begin with the first."""
    return f", deals {found.first} – {found.first + found.matches - 1}" if found.first else ""


def _findings(page: Document, off: list[BalanceFinding]) -> None:
    page.heading("What is off")
    if not off:
        page.say(
            "Nothing is clearly off: nobody wins 5 % more than is fair, and no component is always or never taken."
        )
        return
    page.table(["", "what", "corrected"], [[it.about, it.words, _values(it)] for it in off])


def _values(finding: BalanceFinding) -> str:
    return "; ".join([f"{path} = {value}" for path, value in finding.values.items()]) or "–"


def _places(page: Document, found: Balance) -> None:
    page.heading("Who wins")
    page.say("By the order in which the seats come to their first decisions, and by the number of the seat.")
    head = ["", "share of wins", "95 %", "points more"]
    page.table(head, [_place_row(f"{place.name} to act", place) for place in found.order])
    page.table(head, [_place_row(f"seat {place.name}", place) for place in found.seats])
    rows = [_row(f"{place.name} to act", place.wins) for place in found.order]
    page.figure(plots.shares(rows, found.fair), "Wins by the order of play. Dashed: fair.")


def _place_row(name: str, place: SeatFigures) -> list[str]:
    wins = place.wins
    return [name, f"{wins.mean:.1%}", f"{wins.low:.1%} – {wins.high:.1%}", f"{place.margin:+.1f}"]


def _lines(page: Document, found: Balance) -> None:
    page.heading("Where points come from")
    rows = [[line.name, f"{line.mean:.1f}", *[f"{value:.0f}" for value in line.deciles]] for line in found.lines]
    page.table(["", "mean", *[f"{tenth}0 %" for tenth in range(1, 10)]], rows)
    spread: list[Row] = [
        {"name": line.name, "mean": line.mean, "low": line.deciles[0], "high": line.deciles[-1]}
        for line in found.lines
        if line.name not in (TOTAL, WINNERS)
    ]
    page.figure(plots.spreads(spread, "points of a seat"), "The mean of every line; 8 of 10 seats lie on its rule.")


def _course(page: Document, found: MatchCourse) -> None:
    page.heading("What seats do")
    if found.rounds is not None:
        rounds = found.rounds
        page.say(
            f"Rounds: {rounds.mean:.1f} on average ({rounds.low:.1f} – {rounds.high:.1f}), "
            f"{found.fewest} to {found.most}."
        )
    if found.endings:
        endings = [[ending.name, *_share(ending.share)] for ending in found.endings]
        page.table(["matches that ended by", "share", "95 %"], endings)
    head = ["", "of all actions", "95 %", "in so many matches", "95 %", "times a match"]
    page.table(head, [_activity_row(activity) for activity in found.activities])


def _share(found: Estimate) -> list[str]:
    return [f"{found.mean:.1%}", f"{found.low:.1%} – {found.high:.1%}"]


def _activity_row(activity: Activity) -> list[str]:
    return [activity.name, *_share(activity.share), *_share(activity.matches), f"{activity.times.mean:.1f}"]


def _components(page: Document, found: Balance) -> None:
    page.heading("Components")
    if not found.uses:
        page.say("The game does not say which components are taken.")
        return
    page.say(
        f"{MARK} reconstructed. Taken: in which share of the matches that had it somebody took it. Chosen: in which "
        "share of its offers, decisions that were free to take it or not. Worth: how many points more than the others "
        "those who took it ended with; that goes along with the component and need not come from it. Since: how many "
        "of these points came after it was taken. The rest was expected just before, by the worth of the position for "
        "bots, so it does not count against a component that those who take it were behind."
    )
    _plots(page, found.kinds or found.uses)
    if found.kinds:
        page.say("By what is on them:")
        page.table(HEAD, [_use_row(use) for use in found.kinds])
        page.say("One by one:")
    page.table(HEAD, [_use_row(use) for use in found.uses])
    if found.unseen:
        page.say(f"Never on offer: {', '.join(found.unseen)}.")


def _plots(page: Document, uses: list[Use]) -> None:
    known = sorted([use for use in uses if use.worth], key=lambda use: -use.worth.mean if use.worth else 0.0)
    rows = [_row(_name(use), use.worth) for use in ends(known) if use.worth]
    if rows:
        page.figure(plots.worths(rows, "points more than the others"), "What is worth most, and least, to its owners.")
    offered = sorted([use for use in uses if use.offers], key=lambda use: -use.rate)
    rates: list[Row] = [{"name": _name(use), "value": use.rate} for use in ends(offered)]
    if rates:
        page.figure(plots.bars(rates, "share of offers"), "What is taken most often when it is offered, and least.")


def ends(uses: list[Use]) -> list[Use]:
    """Return the first and the last few, in order."""
    return uses if len(uses) <= 2 * MAX_ROWS else uses[:MAX_ROWS] + uses[-MAX_ROWS:]


def _name(use: Use) -> str:
    return f"{use.component.name} {MARK}" if use.component.is_reconstructed else use.component.name


def _row(name: str, found: Estimate) -> Row:
    return {"name": name, "mean": found.mean, "low": found.low, "high": found.high}


def _use_row(use: Use) -> list[str]:
    taken = use.taken
    return [
        _name(use),
        str(use.matches),
        f"{taken.mean:.0%}",
        f"{taken.low:.0%} – {taken.high:.0%}",
        str(use.offers),
        f"{use.rate:.0%}",
        *_points(use.worth),
        *_points(use.since),
    ]


def _points(found: Estimate | None) -> list[str]:
    return ["–", "–"] if found is None else [f"{found.mean:+.1f}", f"{found.low:+.1f} to {found.high:+.1f}"]
