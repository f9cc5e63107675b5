# What each numbered rule says. The rulebook at hand shows these.

## Set-up

PY-001 = Two to four envoys play, and win or lose together.
PY-002 = A sealed letter with a figure from 1 to 3 is drawn unseen at the start of each of the two rounds.

## Speaking

PY-003 = The speaker may look at the letter once, may speak twice, and then is done; only the speaker talks.
PY-004 = The envoys speak in the order of their seats; then nobody talks until the tokens are down.
PY-005 = When the sand of the speaker runs out, the word passes on; the next speaker begins with the sand that is left.

## Tokens

PY-006 = All lay two different tokens in secret, in order; when all have laid, they are shown.

## The figure

PY-007 = Anybody who is not ready may set the figure, at most six times a round in all; that clears everybody's readiness.
PY-008 = Who is ready says for which setting; when all are ready, the treaty is put to them.

## The treaty

PY-009 = Any one envoy signs or tears the treaty for all, but not before five seconds have passed.
PY-010 = A signed treaty holds with 5 chances to 1 if its figure is that of the letter, else with 1 to 5; equal first tokens add one. One that holds is a victory; after the second round without one the talks break off.
