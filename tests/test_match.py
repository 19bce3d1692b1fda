"""The public API: every game can be played with it."""

import copy
import doctest
import pickle
import random

import pytest

import parlour
import parlour.match
from parlour import Match
from parlour.engine import catalogue, undo
from parlour.engine.languages import LANGUAGES
from parlour.engine.plain import Wrong
from parlour.engine.record import load, verify
from parlour.engine.sheet import Sheet
from parlour.legal_actions import LegalAction
from parlour.outcome import outcome_of
from tests.engine.matches import shortest

SLUGS = catalogue.slugs()


def brief(slug: str, seats: int = 2, *, seed: int | None = None, language: str = "") -> Match:
    """Set up a match in the game's shortest variant."""
    return Match(slug, seats, seed=seed, language=language, options=shortest(slug, seats))


def play_at_random(match: Match, seed: int = 1) -> Match:
    whim = random.Random(seed)
    while not match.over:
        match.play(whim.choice(match.legal))
    return match


def test_the_example_of_the_docstring_runs() -> None:
    found = doctest.testmod(parlour.match)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("slug", SLUGS)
def test_a_match_comes_to_its_end_and_has_a_sheet_and_an_outcome(slug: str) -> None:
    match = play_at_random(brief(slug, seed=7))
    assert match.turn == []
    assert len(match.legal) == 0
    assert match.outcome is not None
    assert match.outcome.ranking == match.sheet().ranking()
    assert match.names[match.outcome.winners[0]] in str(match.outcome)
    verify(match.record)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_number_of_seats_can_be_played(slug: str) -> None:
    for seats in catalogue.game(slug).info.seats:
        assert play_at_random(brief(slug, seats, seed=seats)).over


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_seed_gives_the_same_match(slug: str) -> None:
    one, two, other = (play_at_random(brief(slug, seed=seed)) for seed in (3, 3, 4))
    assert one.record.dump() == two.record.dump()
    assert one.record.dump() != other.record.dump()


@pytest.mark.parametrize("slug", SLUGS)
def test_without_a_seed_matches_differ(slug: str) -> None:
    assert len({play_at_random(brief(slug)).record.dump() for _ in range(4)}) > 1


@pytest.mark.parametrize("slug", SLUGS)
def test_chance_goes_on_after_a_resume_as_if_it_had_never_stopped(slug: str) -> None:
    straight = brief(slug, seed=5)
    for number in range(6):
        straight.play(straight.legal[number % len(straight.legal)])
    broken = brief(slug, seed=5)
    for number in range(6):
        broken.play(broken.legal[number % len(broken.legal)])
        text = broken.record.dump()
        broken = Match(load(text, broken.game, broken.record.edition), seed=5)
    assert broken.record.dump() == straight.record.dump()


@pytest.mark.parametrize("slug", SLUGS)
def test_legal_choices_can_be_iterated_counted_indexed_and_asked_for(slug: str) -> None:
    match = brief(slug, seed=1)
    legal = match.legal
    choices = list(legal)
    assert len(choices) == len(legal) > 0
    assert choices[0] == legal[0]
    assert legal[:2] == choices[:2]
    for choice in choices:
        assert choice in legal
        assert choice.action in legal
        assert choice.plain in legal
    assert -1 not in legal
    assert {"do": "no such thing"} not in legal
    assert "nonsense" not in legal


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_choice_has_words_in_every_language(slug: str, language: str) -> None:
    match = brief(slug, seed=2, language=language)
    while not match.over:
        worth: dict[str, set[tuple[int, ...]]] = {}
        for choice in match.legal.of(match.turn[0]):
            worth.setdefault(str(choice), set()).add(merits_after(match, choice))
        assert all(len(found) == 1 for found in worth.values()), "only equal cards may read alike"
        match.play(match.legal[-1])
    assert match.log()


def merits_after(match: Match, choice: LegalAction) -> tuple[int, ...]:
    state = match.state
    state.apply(choice.seat, choice.action)
    return tuple(state.merits())


@pytest.mark.parametrize("slug", SLUGS)
def test_a_match_can_be_pickled_copied_and_compared(slug: str) -> None:
    match = brief(slug, seed=6)
    match.play(match.legal[0])
    pickled, copied = pickle.loads(pickle.dumps(match)), copy.deepcopy(match)
    assert pickled == copied == match
    for each in (match, pickled, copied):
        play_at_random(each)
    assert pickled == copied == match
    assert copied != play_at_random(brief(slug, seed=6), seed=2)


def test_a_match_is_set_up_from_plain_arguments() -> None:
    match = parlour.new("hokkaido", seats=3, goals=True, seed=1)
    assert str(match.record.variant).startswith("seats=3, side=")
    assert match.record.variant.choice("goals") == "on"
    assert parlour.new("hokkaido", goals=False).record.variant.choice("goals") == "off"
    assert parlour.new("hokkaido", choice="honshu").record.variant.choice("choice") == "honshu"
    with pytest.raises(Wrong, match="goal"):
        parlour.new("hokkaido", goal=True)


def test_choices_keep_their_words_when_the_match_has_moved_on() -> None:
    match, twin = brief("lanterns", seed=3), brief("lanterns", seed=3)
    kept = match.legal
    words = [str(choice) for choice in twin.legal]
    match.play(kept[0])
    assert [str(choice) for choice in kept] == words
    with pytest.raises(Wrong):
        match.play(kept[0])


@pytest.mark.parametrize("slug", SLUGS)
def test_words_of_a_choice_are_those_of_the_position_it_was_made_in(slug: str) -> None:
    match = brief(slug, seed=2)
    kept, late = match.legal, match.legal[0]
    said = str(kept[0])
    match.play(kept[0])
    assert str(late) == said


@pytest.mark.parametrize("slug", SLUGS)
def test_a_choice_its_number_and_its_dict_play_the_same(slug: str) -> None:
    by_choice, by_number, by_dict = (brief(slug, seed=3) for _ in range(3))
    while not by_choice.over:
        choice = by_choice.legal[len(by_choice.legal) // 2]
        by_choice.play(choice)
        by_number.play(choice.action, choice.seat)
        by_dict.play(choice.plain, choice.seat)
    assert by_choice.record.dump() == by_number.record.dump() == by_dict.record.dump()


@pytest.mark.parametrize("slug", SLUGS)
def test_an_illegal_action_is_refused_with_its_rule(slug: str) -> None:
    match = brief(slug, seed=1)
    seat = match.turn[0]
    before = match.record.dump()
    forbidden = next(action for action in range(match.game.actions.size) if action not in match.legal)
    rule = match.game.why_not(match.view(seat), forbidden)
    assert rule
    with pytest.raises(Wrong, match=rf"\b{rule}\b"):
        match.play(forbidden, seat)
    assert match.record.dump() == before


@pytest.mark.parametrize("slug", SLUGS)
def test_a_value_that_is_not_an_action_is_refused(slug: str) -> None:
    match = brief(slug, seed=1)
    with pytest.raises(Wrong, match="action"):
        match.play(match.game.actions.size)
    with pytest.raises(Wrong, match=r"action\.do"):
        match.play({"do": "dance"})
    with pytest.raises(Wrong, match="seat"):
        match.play(match.legal[0].action, 99)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_match_that_is_over_takes_no_more_actions(slug: str) -> None:
    match = brief(slug, seed=1)
    first = match.legal[0]
    play_at_random(match)
    with pytest.raises(Wrong):
        match.play(first)
    with pytest.raises(Wrong):
        match.play(first.action)


@pytest.mark.parametrize("slug", SLUGS)
def test_undo_gives_back_the_position_before(slug: str) -> None:
    match, taken_back = brief(slug, seed=6), 0
    while not match.over:
        choice, before = match.legal[0], match.state.digest()
        match.play(choice)
        offer = undo.offer(match.record, choice.seat)
        if offer is not None and offer.consent == []:
            match.undo(choice.seat)
            assert match.state.digest() == before
            taken_back += 1
            match.play(choice)
    assert taken_back > 0
    verify(match.record)


@pytest.mark.parametrize("slug", SLUGS)
def test_there_is_nothing_to_take_back_at_the_start(slug: str) -> None:
    with pytest.raises(Wrong, match="undo"):
        brief(slug, seed=1).undo(0)


@pytest.mark.parametrize("slug", SLUGS)
def test_undo_over_the_actions_of_others_needs_their_consent(slug: str) -> None:
    match = brief(slug, seed=6)
    while not match.over:
        match.play(match.legal[0])
        for seat in range(match.record.variant.seats):
            offer = undo.offer(match.record, seat)
            if offer is not None and offer.consent:
                with pytest.raises(Wrong, match="consent"):
                    match.undo(seat)
                count = len(match.record.live())
                match.undo(seat, offer.consent)
                assert len(match.record.live()) == count - len(offer.withdrawn)
                return


@pytest.mark.parametrize("slug", SLUGS)
def test_the_state_given_out_is_a_copy(slug: str) -> None:
    match = brief(slug, seed=1)
    before = match.state.digest()
    state = match.state
    state.apply(match.turn[0], match.legal[0].action)
    assert match.state.digest() == before


def test_choices_are_equal_by_seat_and_action() -> None:
    match = Match(SLUGS[0], seed=1)
    assert {match.legal[0], match.legal[0]} == {match.legal[0]}
    assert isinstance(match.legal[0], LegalAction)
    assert match.legal[0] != "something else"
    assert str(match.turn[0]) in repr(match.legal)
    assert repr(match.legal[0]).startswith("<seat")


def test_wrong_set_ups_are_refused_by_name() -> None:
    with pytest.raises(Wrong, match="game"):
        Match("no-such-game")
    with pytest.raises(Wrong, match="seats"):
        Match(SLUGS[0], 99)
    with pytest.raises(Wrong, match="edition"):
        Match(SLUGS[0], edition="no-such-edition")
    with pytest.raises(Wrong, match="names"):
        Match(SLUGS[0], names=["only one"])
    with pytest.raises(Wrong, match="no-such-option"):
        Match(SLUGS[0], options={"no-such-option": "yes"})


def sheet(*seats: tuple[int, int]) -> Sheet:
    return Sheet(("points",), [[points] for points, _ in seats], [[tie] for _, tie in seats])


@pytest.mark.parametrize(
    ("scored", "reason", "winners"),
    [
        (sheet((5, 0), (4, 9)), "points", [0]),
        (sheet((5, 0), (5, 1)), "tie-break", [1]),
        (sheet((5, 1), (5, 1), (4, 0)), "shared", [0, 1]),
        (sheet((5, 0)), "alone", [0]),
    ],
)
def test_an_outcome_carries_its_reason(scored: Sheet, reason: str, winners: list[int]) -> None:
    outcome = outcome_of(scored, ["Ann", "Bob", "Eve"][: len(scored.points)], "en")
    assert (outcome.reason, outcome.winners) == (reason, winners)
    assert "5 points" in str(outcome)
