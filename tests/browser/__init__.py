"""Tests of the browser client: a real Chromium at a real server."""
