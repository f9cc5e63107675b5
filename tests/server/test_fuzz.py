"""Schemathesis throws at the API what its schema allows and forbids."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
)

from ludoteca.server.app import create_app
from ludoteca.server.openapi import document
from ludoteca.server.settings import Settings
from tests.server.table import Guest, House, seated

EXAMPLES = 15
CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


schema = schemathesis.openapi.from_dict(
    document(create_app(Settings(database=Path("never-opened.sqlite3"))))
).exclude(path_regex="/stream$")


@pytest.fixture
def player(house: House) -> Guest:
    return seated(house)[0]


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_api_keeps_to_its_schema(case: Any, player: Guest) -> None:
    """Half of what comes is from somebody who sits at a table, about that table."""
    if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
        case.path_parameters["table"] = player.table
    case.call_and_validate(base_url=player.url, headers=player.headers, checks=CHECKS)
