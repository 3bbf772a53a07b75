"""The description of the calm requests, completed: what a body may hold, and what every refusal looks like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Reference, Schema
from litestar.openapi.spec.enums import OpenAPIType

from rudel.games import GAMES
from rudel.table.decisions import AVATARS

if TYPE_CHECKING:
    from litestar import Litestar

PROBLEM = Schema(
    title="Problem",
    type=OpenAPIType.OBJECT,
    description="Problem details (RFC 9457).",
    required=["type", "title", "status", "detail"],
    properties={
        "type": Schema(type=OpenAPIType.STRING, description="urn:rudel: and a word that programs may rely on"),
        "title": Schema(type=OpenAPIType.STRING),
        "status": Schema(type=OpenAPIType.INTEGER),
        "detail": Schema(type=OpenAPIType.STRING, description="A sentence for people."),
        "rule": Schema(type=OpenAPIType.STRING, description="The id of the rule that says no, if one does."),
    },
)

CHOICES: dict[str, list[Any]] = {"game": list(GAMES), "avatar": list(AVATARS)}
"""The fields of bodies that are one of a few words."""


def tidy(app: Litestar) -> None:
    """Says that unknown fields are refused, and that every error is a problem."""
    schema = app.openapi_schema
    schemas = schema.components.schemas
    schemas["Problem"] = PROBLEM
    for field in (field for found in schemas.values() for field in (found.properties or {}).values()):
        if isinstance(field, Schema) and Schema() in (field.one_of or []):
            field.one_of = None  # anything, or nothing: that is anything
    for name in _bodies(app):
        schemas[name].additional_properties = False
        for key, field in (schemas[name].properties or {}).items():
            if isinstance(field, Schema):
                field.enum = CHOICES.get(key, field.enum)
                _from_nothing(field)
    body = {"application/problem+json": OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Problem"))}
    for operation in _operations(app):
        for parameter in operation.parameters or []:
            _from_nothing(getattr(parameter, "schema", None))
        responses = {code: answer for code, answer in (operation.responses or {}).items() if code[0] == "2"}
        responses["default"] = OpenAPIResponse(description="It says why, and nothing has changed.", content=body)
        operation.responses = responses


def _from_nothing(schema: Schema | Reference | None) -> None:
    """A number with an upper bound alone begins at nought: Litestar leaves a lower bound of nought out."""
    if isinstance(schema, Schema) and schema.maximum is not None and schema.minimum is None:
        schema.minimum = 0


def _operations(app: Litestar) -> list[Operation]:
    paths = (app.openapi_schema.paths or {}).values()
    found = (getattr(path, verb) for path in paths for verb in ("get", "put", "post", "delete"))
    return [operation for operation in found if operation is not None]


def _bodies(app: Litestar) -> set[str]:
    """The names of everything that is sent with a request, and of what is inside."""
    names: set[str] = set()
    waiting = [media.schema for operation in _operations(app) if operation.request_body for media in _media(operation)]
    while waiting:
        schema = waiting.pop()
        if isinstance(schema, Reference):
            name = schema.ref.rpartition("/")[2]
            if name not in names:
                names.add(name)
                waiting.append(app.openapi_schema.components.schemas[name])
        elif isinstance(schema, Schema):
            waiting += [*(schema.properties or {}).values(), *(schema.one_of or []), *(schema.any_of or [])]
    return names


def _media(operation: Operation) -> list[OpenAPIMediaType]:
    return list(getattr(operation.request_body, "content", {}).values())
