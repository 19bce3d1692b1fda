"""Versions of the rules: a game has one version, and options that an old record lacks mean what that version did."""

import json

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Newer, Plain, Reader, Wrong, decode, encode
from parlour.engine.record import Record, load, verify
from parlour.engine.rng import Fast
from parlour.engine.variant import Info, Option
from parlour.engine.view import View
from tests.engine.matches import earlier
from tests.golden.make import HOME, played

GAME = catalogue.game("lanterns")
EARLIER = catalogue.folder("lanterns") / "editions" / "earlier" / "standard-1.toml"


def test_the_catalogue_gives_the_newest_rules_unless_a_version_is_named() -> None:
    assert GAME.info.rules_version == GAME.info.released[-1] == 2
    assert catalogue.game("lanterns", 2) is GAME
    first = catalogue.game("lanterns", 1)
    assert (first.info.rules_version, first.info.released) == (1, (1, 2))
    assert first is catalogue.game("lanterns", 1), "made once"
    assert first.at(2) is GAME


def test_an_unknown_version_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Newer, match="rules: expected version 1 or 2 of the rules of lanterns, found version 3, which"):
        GAME.at(3)
    with pytest.raises(Wrong, match=r"version 1 or 2 of the rules of lanterns, found version 0$") as caught:
        GAME.at(0)
    assert not isinstance(caught.value, Newer)


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_every_released_version_of_every_game_can_be_had(slug: str) -> None:
    game = catalogue.game(slug)
    assert list(game.info.released) == sorted(set(game.info.released))
    assert game.info.released[-1] == game.info.rules_version
    for rules in game.info.released:
        found = catalogue.game(slug, rules)
        assert (found.info.slug, found.info.rules_version, found.info.released) == (slug, rules, game.info.released)
        assert {variant.rules for variant in found.info.variants()} == {rules}


def test_an_option_states_the_behaviour_of_earlier_versions() -> None:
    options = (Option("tide", ("low", "high")), Option("moon", ("full", "new"), (2,), since=3, before="new"))
    old, new = [Info("toy", rules_version=rules, seats=(2, 3), options=options, lines=()) for rules in (2, 3)]
    assert [option.name for option in old.options] == ["tide"]
    before = old.variant(Reader({"seats": 2}, ""))
    assert (before.rules, before.choice("moon"), before.choices) == (2, "new", {"tide": "low"})
    assert old.variant(Reader({"seats": 3}, "")).choice("moon") == "", "it has no meaning with three seats"
    assert new.variant(Reader({"seats": 2}, "")).choices == {"tide": "low", "moon": "full"}
    assert [variant.choice("moon") for variant in old.variants()] == ["new", "new", "", ""]
    with pytest.raises(ValueError, match="has to say what versions before 2 did"):
        Option("sun", ("on", "off"), since=2)


def test_a_view_takes_its_version_along() -> None:
    game = catalogue.game("lanterns", 1)
    variant, edition = game.info.variant(Reader({"seats": 2}, "")), game.edition(catalogue.edition("lanterns").data)
    state = game.new(variant, edition)
    plain = decode(encode(game.view(state, 0).to_plain()))
    back = View.from_plain(Reader(plain, "view"), game.info, edition)
    assert (back.variant.rules, back.variant.choice("moon")) == (1, "none")
    assert game.imagine(back, Fast(1)).legal(-1) == state.legal(-1)
    with pytest.raises(Wrong, match=r"view\.rules: expected a whole number from 2 to 2, found 1"):
        View.from_plain(Reader(plain, "view"), GAME.info, edition)


def test_a_record_is_read_under_the_rules_it_was_played_under() -> None:
    path = HOME / "lanterns" / "rules-1.seats-2.river-deep.jsonl"
    record = load(path.read_text(encoding="utf-8"))
    assert (record.game.info.rules_version, record.variant.rules) == (1, 1)
    assert record.variant.choice("moon") == "none"
    assert json.loads(record.dump().splitlines()[0]) == json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    verify(record)


def _releases_at_last(record: Record) -> bool:
    steps = [record.entry_to_plain(entry)["do"] for entry in record.entries]
    return "release" in steps[len(steps) - steps[::-1].index("blow") :]


def test_the_changed_rule_is_why_a_record_of_version_1_is_none_of_version_2() -> None:
    """T23: a lantern is released on the last night."""
    setup = next(setup for setup in earlier() if setup.slug == "lanterns")
    record = next(match for match in [played(setup, seed) for seed in range(50)] if _releases_at_last(match))
    header, _, rest = record.dump().partition("\n")
    verify(load(f"{header}\n{rest}"))
    changed = load(f"{json.dumps({**json.loads(header), 'rules': 2})}\n{rest}")
    with pytest.raises(Wrong, match=r'expected a legal action, found .*"do":"release"'):
        changed.state()


def record_of(edition: dict[str, Plain], rules: int) -> Record:
    game = catalogue.game("lanterns", rules)
    return Record(game, game.info.variant(Reader({"seats": 2}, "")), game.edition(edition), ["Ann", "Ben"])


def test_an_edition_that_an_earlier_release_came_with_is_found_by_digest_and_not_offered() -> None:
    (data,) = catalogue.earlier_editions("lanterns")
    assert catalogue.edition_names("lanterns") == ["standard"]
    for rules in (1, 2):
        record = record_of(data, rules)
        assert record.edition.digest != catalogue.edition("lanterns").digest
        back = load(record.dump(embed=False))
        assert (back.edition.data, back.variant.rules) == (data, rules)
        found = catalogue.shipped("lanterns", record.edition.digest)
        assert found is not None
        assert found.digest == record.edition.digest
    assert EARLIER.is_file()


def test_an_edition_that_no_release_came_with_has_to_be_inside() -> None:
    data = dict(catalogue.edition("lanterns").data)
    data["edition"] = {"game": "lanterns", "name": "mine"}
    assert load(record_of(data, 1).dump()).edition.name == "mine"
    with pytest.raises(Wrong, match=r"line 1\.edition: expected its component data, or the digest of an edition"):
        load(record_of(data, 1).dump(embed=False))


def test_earlier_rules_are_tried_by_the_laws_with_the_edition_of_their_time() -> None:
    assert {(setup.slug, setup.variant.rules) for setup in earlier()} >= {("lanterns", 1)}
    for setup in earlier():
        assert setup.game.info.rules_version == setup.variant.rules < catalogue.game(setup.slug).info.rules_version
        assert setup.edition.digest
