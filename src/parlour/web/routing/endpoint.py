"""Endpoints: what a route's function takes, read from a request by the types of its parameters."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, get_args, get_origin

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from typing_extensions import get_type_hints

from parlour.engine.plain import Wrong, check_depth
from parlour.web.identity.visitors import Visitor
from parlour.web.invalid import Invalid, invalid
from parlour.web.routing.allowed import allowed_values
from parlour.web.routing.route import Route


class PlainBody:
    """Marks a parameter that is the body of the request as plain data, and says what it is."""

    def __init__(self, about: str) -> None:
        self.about: Final = about


class QueryName:
    """Names a parameter of the query whose name is a word of Python."""

    def __init__(self, name: str) -> None:
        self.name: Final = name


class Endpoint:
    """A route with the parameters of its function."""

    def __init__(self, route: Route) -> None:
        self.route: Final = route
        self.path: Final[list[str]] = []
        self.query: Final[dict[str, inspect.Parameter]] = {}
        self.body: Any = None
        self._body_name = ""
        self._decode: Callable[[bytes], object] | None = None
        self._visitor: tuple[str, Visitor] | None = None
        hints = get_type_hints(route.handler, include_extras=True)
        for parameter in inspect.signature(route.handler).parameters.values():
            self._take(parameter.replace(annotation=hints[parameter.name]))

    def _take(self, parameter: inspect.Parameter) -> None:
        """Find out where an argument comes from."""
        name, kind = parameter.name, parameter.annotation
        marks = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
        visitors = [mark for mark in marks if isinstance(mark, Visitor)]
        if kind is Request:
            return
        if visitors:
            self._visitor = name, visitors[0]
        elif f"{{{name}}}" in self.route.path or f"{{{name}:path}}" in self.route.path:
            self.path.append(name)
        elif is_body(kind, marks):
            self.body, self._body_name = kind, name
            # msgspec knows no types that refer to themselves, such as plain data
            plain = get_origin(kind) is Annotated
            self._decode = msgspec.json.Decoder(dict[str, Any] if plain else kind).decode
        else:
            names = [mark.name for mark in marks if isinstance(mark, QueryName)]
            self.query[names[0] if names else name] = parameter

    async def __call__(self, request: Request, values: Mapping[str, str]) -> Response:
        """Answer a request, which has these values of the parameters in the path."""
        arguments: dict[str, object] = {name: values[name] for name in self.path}
        if self._visitor is not None:
            name, visitor = self._visitor
            arguments[name] = await visitor.person(request)
        for name, parameter in self.query.items():
            arguments[parameter.name] = read_query(request, name, parameter)
        if self._decode is not None:
            arguments[self._body_name] = read_body(await request.body(), self._decode, self.body)
        return await self.route.handler(request, **arguments)


def is_body(kind: Any, marks: tuple[object, ...]) -> bool:
    """Return whether a parameter of this type is the body."""
    return any(isinstance(mark, PlainBody) for mark in marks) or (
        isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    )


def read_body(body: bytes, decode: Callable[[bytes], object], kind: object) -> object:
    """Decode a body; `Invalid` names the field that does not fit."""
    try:
        value = decode(body)
        check_depth(body, "body")
    except msgspec.ValidationError as error:
        raise _listing(invalid("body", str(error)), kind) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise HTTPException(400, f"body: expected JSON, found something else ({error})") from None
    except RecursionError:
        raise HTTPException(400, "body: expected JSON of a sensible depth, found deeper nesting") from None
    except Wrong as wrong:
        raise HTTPException(400, str(wrong)) from None
    return value


def read_query(request: Request, name: str, parameter: inspect.Parameter) -> object:
    """Read a parameter of the query by its type."""
    text = request.query_params.get(name)
    if text is None:
        return parameter.default
    try:
        return msgspec.convert(text, parameter.annotation, strict=False)
    except msgspec.ValidationError as error:
        raise _listing(invalid(name, str(error)), parameter.annotation, name) from None


def _listing(fault: Invalid, kind: object, name: str = "") -> Invalid:
    """Name the values that the field may have, if there is a list of them."""
    values = allowed_values(kind, fault.path.removeprefix(name))
    return Invalid(fault.path, f"one of {', '.join(values)}") if values else fault
