# interpreted: it looks into objects, compiled or not
"""Pickles and deep copies of compiled objects, which Python cannot make by itself.

An object is made again with the arguments of its constructor; then its other attributes are set. The compiled and the
interpreted engine read each other's pickles.
"""

from __future__ import annotations

import copyreg
import pickle
from collections.abc import Callable, Mapping
from types import GetSetDescriptorType
from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Reduced: TypeAlias = tuple[Callable[..., object], tuple[object, ...]]  # what `__reduce__` returns


def reduced(made: object, *arguments: object) -> Reduced:
    """Return what pickles an object that these arguments of its constructor and its attributes describe."""
    return restored, (type(made), arguments, _attributes(made))


def reduced_plainly(made: object) -> Reduced:
    """Return what pickles an interpreted object: its class and its attributes.

    Python's own way loses the attributes of a class that has a compiled base.
    """
    if not hasattr(made, "__dict__"):
        raise pickle.PicklingError(f"{type(made).__name__} is compiled and needs a __reduce__ of its own")
    return restored_plainly, (type(made), dict(vars(made)))


def restored_plainly(make: type[object], attributes: Mapping[str, object]) -> object:
    """Make an interpreted object again."""
    made: object = make.__new__(make)
    for name, value in attributes.items():
        setattr(made, name, value)
    return made


def _reduced_numbers(numbers: vec[i64]) -> tuple[Callable[[list[int]], vec[i64]], tuple[list[int]]]:
    return _numbers, (list(numbers),)


def _numbers(items: list[int]) -> vec[i64]:
    return vec[i64](items)


copyreg.pickle(type(vec[i64]()), _reduced_numbers)  # Python cannot do it by itself


def _attributes(made: object) -> dict[str, object]:
    if hasattr(made, "__dict__"):
        return dict(vars(made))
    names = [name for name, kind in vars(type(made)).items() if isinstance(kind, GetSetDescriptorType)]
    return {name: getattr(made, name) for name in names}


def restored(make: type, arguments: tuple[object, ...], attributes: Mapping[str, object]) -> object:
    """Make an object again; attributes that its constructor sets alike (all the final ones) are left alone."""
    made: object = make(*arguments)
    for name, value in attributes.items():
        now: object = getattr(made, name)
        if now is not value and now != value:
            setattr(made, name, value)
    return made
