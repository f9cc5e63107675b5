# Every sentence of Coin Flip that a player reads.

## Names

name-heads = heads
name-tails = tails

view-points = Points
view-luck = Lucky side
view-call = Call
view-last = Last call
view-coin = The coin shows

## Actions

family-call = Call it
call = Call { $side }

## What happened

luck-dealt = { $seat } is dealt a lucky side: { $side }.
luck-dealt-hidden = { $seat } is dealt a lucky side.
called = { $seat } has called.
calls-shown = { $seat } called { $side }.
coin-fell = The coin shows { $side }.
hit = { $seat } was right.
lucky-hit = { $seat } was right, on the lucky side: two points.
luck-shown = The lucky side of { $seat } was { $side }.

## Why not

already-called = You have called already.
coin-in-the-air = The coin is in the air.
game-over = The game is over.

## Endings

ending-three-points = Three points: the coin rests.
ending-unfinished = The game ran too long and has no result.
