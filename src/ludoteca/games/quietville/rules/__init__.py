"""The rules of Quietville, one module a noun; `acts` and `chance` are the way in."""
