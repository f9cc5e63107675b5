# What each numbered rule says. The rulebook at hand shows these.

## Set-up

CF-001 = A game is for two, three or four players.
CF-002 = Everybody is dealt a lucky side, heads or tails, and keeps it secret until the first hit.

## A round

CF-003 = All players call heads or tails in secret; a call once made stands.
CF-004 = When all have called, the calls are shown and the coin falls.

## Points

CF-005 = Whoever called the side that fell scores a hit: one point.
CF-006 = A first hit on the own lucky side is worth two points; after a first hit the lucky side is shown.

## The end

CF-007 = The game ends after the fall of the coin that gives somebody three points or more.
CF-008 = Most points win; players level on points share the win.
