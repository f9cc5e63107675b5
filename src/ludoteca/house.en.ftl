# What the table itself says, whichever game lies on it. The browser's shell (web/src/texts/en.ftl) says the same.

house-undone = { $seat } took an act back.
house-undone-by-vote = The table took an act back.
house-voted = { $seat } voted { $answer }.
house-seat-changed = Somebody else sits in the seat of { $seat } now.

house-actions = A command holds at most { $most } steps.
house-incomplete = A step is still missing.
house-draw-first = Chance decides first; then you can go on.
house-look-first = What comes of this is not known yet; send the first part alone.
house-not-legal = The rules do not allow this now.
house-not-awaited = The table does not wait for you now.
house-rests = This may not be answered yet.
house-sand-runs = The sand has not run out.
house-over = The game is over.
house-one-text = One text is enough.
house-text-missing = Words must come along.
house-text-unwanted = No words are wanted here.
house-silence = Silence is the rule now.

# Why the searching bot did something; for its own seat until the game is over.
house-reason-search = After { $simulations } tries in my head this does best: { $value } of 100, where 0 is the worst that came of a try and 100 the best.
house-reason-even = After { $simulations } tries in my head it comes to the same whatever I do.
