"""Tests of the record and everything that turns it into play."""
