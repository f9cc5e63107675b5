"""The record of a game and all that turns it into play: folding, fair chance, undo, clocks."""
