"""Greenville 1989. The cards and their pictures are here; the rules are not written yet."""
