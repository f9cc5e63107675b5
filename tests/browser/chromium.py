"""The browser that tests drive: the system's Chromium, quiet and without a sandbox."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find() -> str:
    """Find a Chromium; raise AssertionError, never skip, where there is none."""
    known = [os.environ.get("LUDOTECA_CHROMIUM"), *(shutil.which(name) for name in NAMES)]
    found = next((path for path in known if path), None)
    if found is None:
        raise AssertionError("no Chromium: install Debian's 'chromium', or set LUDOTECA_CHROMIUM")
    return found


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        try:
            yield opened
        finally:
            opened.close()
