"""Ludoteca: five modern board games, one engine, many faces."""

__version__ = "0.1.0"
