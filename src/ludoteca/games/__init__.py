"""One folder a game; `ludoteca.play.catalog` finds them by scanning, nothing else names one."""
