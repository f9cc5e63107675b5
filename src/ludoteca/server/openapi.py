"""The OpenAPI document: run this module to print it, `python -m ludoteca.server.openapi > openapi.json`."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Meta, Struct

import ludoteca
from ludoteca.server import wire
from ludoteca.server.problems import Problem

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator
    from litestar.handlers import HTTPRouteHandler

CONFIG = OpenAPIConfig(
    title="Ludoteca",
    version=ludoteca.__version__,
    description="Tables, and the games that are played at them.",
    render_plugins=[],
    path="/never",
    use_handler_docstrings=True,
    operation_id_creator=lambda handler, method, path: _operation(handler),
)

_STREAMED = (wire.Bye, wire.ChatLine, Problem)
"""Records that no route answers with, but that clients meet all the same."""

_PROBLEM = {
    "description": "What never reached a game (RFC 9457)",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


class Structs(OpenAPISchemaPlugin):
    """Describes records: a request's fields as they are declared, an answer's always all there."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        kind = field_definition.annotation
        config = kind.__struct_config__
        fields = msgspec.structs.fields(kind)
        hints = field_definition.get_type_hints(include_extras=True)
        properties = {
            f.encode_name: FieldDefinition.from_annotation(hints[f.name], name=f.name) for f in fields
        }
        required = [f.encode_name for f in fields if f.required or _always_sent(kind)]
        if config.tag_field:
            tag = FieldDefinition.from_annotation(Literal[config.tag])
            properties = {config.tag_field: tag, **properties}
            required = [config.tag_field, *required]
        schema = schema_creator.create_component_schema(
            field_definition, required=required, property_fields=properties
        )
        schema.description = inspect.getdoc(kind)
        if config.forbid_unknown_fields:
            schema.additional_properties = False
        for field in fields:
            _constrain(schema, field.encode_name, hints[field.name])
        return schema


def document(app: Litestar) -> dict[str, Any]:
    """Give the OpenAPI document of an app."""
    written: dict[str, Any] = _any_of(app.openapi_schema.to_schema())
    written["components"]["schemas"] = {**_unreturned(), **written["components"]["schemas"]}
    for operations in written["paths"].values():
        for operation in operations.values():
            answers = operation["responses"]
            operation["responses"] = {code: a for code, a in answers.items() if code[0] == "2"}
            operation["responses"]["default"] = _PROBLEM
    return written


def _unreturned() -> dict[str, Any]:
    """Describe what no route answers with by itself, but every client needs a name for."""
    _, components = msgspec.json.schema_components(_STREAMED, ref_template="#/components/schemas/{name}")
    for schema in components.values():
        schema["required"] = list(schema["properties"])
    components["Problem"]["required"] = ["type", "title", "status"]
    for name, union in (("Answer", wire.Answer), ("Opened", wire.Opened)):
        kinds = [f"#/components/schemas/{kind.__name__}" for kind in get_args(union)]
        components[name] = {"anyOf": [{"$ref": kind} for kind in kinds]}
    return components


def _always_sent(kind: type[Struct]) -> bool:
    return not issubclass(kind, wire.Request)


def _constrain(schema: Schema, name: str, hint: Any) -> None:
    """Write down the fences of a field; Litestar leaves those of records out."""
    field = (schema.properties or {}).get(name)
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, Meta) and isinstance(field, Schema):
            field.minimum, field.maximum = meta.ge, meta.le
            field.pattern = meta.pattern
            if field.items is not None:
                field.min_items, field.max_items = meta.min_length, meta.max_length
            else:
                field.min_length, field.max_length = meta.min_length, meta.max_length


def _operation(handler: HTTPRouteHandler) -> str:
    return handler.handler_name.removeprefix("ludoteca.server.routes.").removeprefix("ludoteca.server.app.")


def _any_of(node: Any) -> Any:
    """Say anyOf for oneOf: an empty list is a list of numbers as much as one of names."""
    if isinstance(node, dict):
        return {"anyOf" if key == "oneOf" else key: _any_of(value) for key, value in node.items()}
    return [_any_of(item) for item in node] if isinstance(node, list) else node


def main() -> None:
    from ludoteca.server.app import create_app
    from ludoteca.server.settings import Settings

    app = create_app(Settings(database=Path("never-opened.sqlite3")))
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document(app)), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
