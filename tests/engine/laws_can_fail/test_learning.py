"""Laws 18 and 19 detect observations that tell secrets or nothing, and factors that lose or invent actions."""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i16, u8

from parlour.engine.learning.factored import Factors, Head
from parlour.engine.learning.layout import Layout, Part
from tests.engine.laws_can_fail.broken import Patch, breaks
from tests.toys.lanterns import Lanterns
from tests.toys.lanterns.encoding import layout_of
from tests.toys.lanterns.rules.state import LanternsState


def observe(monkeypatch: Patch, index: int, of: str) -> None:
    """Let every observation say in place of one number what it should not, or nothing."""
    encode = Lanterns.encode

    def observes(self: Lanterns, state: LanternsState, seat: int) -> vec[i16]:
        values = encode(self, state, seat)
        secret = (
            state.hands.stack % 5 if of == "stack" else state.choices.kept[1 - min(seat, 1)] if of == "kept" else 99
        )
        values[index] = i16(secret)
        return values

    monkeypatch.setattr(Lanterns, "encode", observes)


def test_an_observation_that_tells_the_stack(monkeypatch: Patch) -> None:
    observe(monkeypatch, 0, "stack")
    breaks(18, "is observed otherwise|cannot know")


def test_an_observation_that_tells_what_another_has_chosen(monkeypatch: Patch) -> None:
    observe(monkeypatch, 0, "kept")
    breaks(18, "is observed otherwise|cannot know|is observed by")


def test_an_observation_out_of_its_range(monkeypatch: Patch) -> None:
    observe(monkeypatch, 0, "nonsense")
    breaks(18, "dealt is observed by .* to 99")


def test_an_observation_that_tells_nothing(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Lanterns, "encode", lambda _, state, __: layout_of(state.variant).zeros[:])
    breaks(18, "changes no observation")


def test_an_observation_that_is_too_short(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Lanterns, "encode", lambda *_: vec[i16]([0, 0]))
    breaks(18, "has 2 numbers")


def test_parts_of_the_same_name(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Lanterns, "layout", lambda *_: Layout([Part("dealt"), Part("dealt")]))
    breaks(18, "the same name")


class Wrapped:
    """Factors of which a test replaces one method: the class itself may be compiled."""

    def __init__(self, factors: Factors, **replaced: object) -> None:
        self.factors = factors
        self.replaced = replaced

    def __getattr__(self, name: str) -> object:
        return self.replaced[name] if name in self.replaced else getattr(self.factors, name)


def replace(monkeypatch: Patch, **methods: Callable[[Factors], object]) -> None:
    """Replace methods of the factors of the toy; each is made from the honest factors."""
    factors = Lanterns.factors

    def wrapped(self: Lanterns, *, chance: bool = False) -> Wrapped:
        honest = factors(self, chance=chance)
        return Wrapped(honest, **{name: make(honest) for name, make in methods.items()})

    monkeypatch.setattr(Lanterns, "factors", wrapped)


def test_an_action_that_changes_in_factors(monkeypatch: Patch) -> None:
    replace(
        monkeypatch, choices=lambda honest: lambda action: honest.choices(honest.first([honest.choices(action)[0]]))
    )
    breaks(19, "changes in factors")


def test_a_mask_that_allows_everything(monkeypatch: Patch) -> None:
    replace(
        monkeypatch, mask=lambda honest: lambda _, chosen: vec[u8]([1] * honest.heads[honest.next_head(chosen)].size)
    )
    breaks(19, "the mask of .* is wrong")


def test_features_that_are_all_alike(monkeypatch: Patch) -> None:
    replace(monkeypatch, features=lambda honest: lambda legal: vec[i16]([0] * (len(legal) * len(honest.heads))))
    breaks(19, "have the same features")


def test_a_head_that_is_too_wide(monkeypatch: Patch) -> None:
    replace(monkeypatch, heads=lambda honest: [*honest.heads, Head("wide", 1025)])
    breaks(19, "a head has 1025 values")
