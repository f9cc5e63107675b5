"""Two classics on our core, to measure it beside other engines on the very same games."""
