"""The OpenAPI document is true: clients are generated from it, and hostile ones too."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.app import create_app
from ludoteca.server.openapi import document
from ludoteca.server.settings import Settings


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    return document(create_app(Settings(database=Path("never-opened.sqlite3"))))


def test_it_knows_every_record_that_crosses_the_wire(schema: dict[str, Any]) -> None:
    named = set(schema["components"]["schemas"])
    assert named >= {
        "Table",
        "Frame",
        "Choice",
        "Text",
        "Accepted",
        "Stale",
        "Problem",
        "Bye",
        "Preview",
        "Answer",
    }
    assert schema["components"]["schemas"]["Frame"]["properties"]["view"] == {}


def test_a_request_says_that_it_takes_no_other_field(schema: dict[str, Any]) -> None:
    for operations in schema["paths"].values():
        for operation in operations.values():
            if "requestBody" not in operation:
                continue
            body = operation["requestBody"]["content"]["application/json"]["schema"]
            name = body["$ref"].rpartition("/")[2]
            assert schema["components"]["schemas"][name]["additionalProperties"] is False


def test_an_answer_names_its_tag_and_always_has_all_fields(schema: dict[str, Any]) -> None:
    accepted = schema["components"]["schemas"]["Accepted"]
    assert accepted["properties"]["answer"]["const"] == "accepted"
    assert set(accepted["required"]) == {"answer", "seq", "recovery"}


def test_every_operation_has_a_name_and_a_sentence(schema: dict[str, Any]) -> None:
    operations = [operation for path in schema["paths"].values() for operation in path.values()]
    assert all(operation["description"] for operation in operations)
    ids = [operation["operationId"] for operation in operations]
    assert len(set(ids)) == len(ids)


def test_it_is_printed_for_those_who_generate_types(schema: dict[str, Any]) -> None:
    printed = subprocess.run(
        [sys.executable, "-W", "error", "-m", "ludoteca.server.openapi"],
        capture_output=True,
        check=True,
        text=True,
    )
    assert json.loads(printed.stdout) == schema
