"""Laws that every game of the catalog keeps, the sixth one too."""
