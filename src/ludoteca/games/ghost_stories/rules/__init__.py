"""The rules of Ghost Stories, one module a noun; `acts` and `chance` are the way in."""
