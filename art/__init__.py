"""Painters of Ludoteca: data in, pictures out. Run as `python -m art`; nothing here is needed to play."""
