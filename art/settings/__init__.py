"""Fourteen settings, six cards each: a backdrop with options, and what each card puts into it."""
