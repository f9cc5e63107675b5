# Every sentence of In a Grove that a player reads.

## Figures and places

name-white = white
name-2 = 2
name-3 = 3
name-4 = 4
name-5 = 5
name-6 = 6
name-7 = 7
name-8 = 8
name-A = A
name-B = B
name-C = C
name-victim = the victim
name-alibi = an alibi

## Steps, moments, choices of the table

name-look = looking at two suspects
name-swap = tampering, or not
name-accuse = accusing
name-deal = laying out the scene
name-first_discoverer = drawing the first discoverer
name-dealt = when it was dealt
name-passed = when it was passed on
name-looked = when looking
name-looked-before-swap = before the swap
name-chance = by chance
name-sole_chip = a chip that lies alone
name-last_accused = wherever the chip lies
name-right = to the right
name-left = to the left

## Options

option-first_discoverer = First discoverer
option-closed_card = The suspect closed to the next player
option-closed_card-sole_chip = Below which the previous player's chip lies alone
option-closed_card-last_accused = Whichever the previous player accused
option-next_discoverer = The marker moves on
option-next_discoverer-right = To the right
option-next_discoverer-left = To the left
option-full_ranking = At the end
option-full_ranking-true = Rank all players
option-full_ranking-false = Name the loser only

## The table

view-first_discoverer = First discoverer
view-closed_card = Closed suspects
view-next_discoverer = The marker moves on
view-full_ranking = All are ranked at the end
view-step = Now
view-discoverer_seat = Discoverer
view-figures = Figures in use
view-unseen_figures = Figures you have not seen
view-places = The scene and the alibis
view-sights = What you have seen
view-unseen_marker = Not seen by the discoverer
view-tamper_marker = Came from the victim's place
view-closed = Closed to whoever looks now
view-stacks = Chips below A, B and C
view-most_chips = Chips that lose the game
view-last_reveal = The last truth
view-loser_seat = Loser
view-name = Place
view-dealt = Dealt
view-figure = Figure
view-seen_by_seats = Seen by
view-owner_seat = Dealt to
view-holder_seat = Lies before
view-text = Sentence
view-seat = Player
view-place = Where it lay
view-when = When
view-lies = Where it lies now
view-from_seat = Passed on by
view-chips = Accusation chips
view-liars = Liar chips
view-total = Chips in all
view-looked_at = Has looked at
view-accused = Has accused
view-guilty = The murderer
view-seats = Chips, bottom first
view-taker_seat = Taken by

## What was seen

saw-dealt = Your own alibi is { $figure }.
saw-passed = The alibi of { $from_seat } is { $figure }.
saw-looked = You saw { $figure } at { $place }.
saw-moved = You saw { $figure } at { $place } before the swap: it is the victim now.

## The deduction sheet

sheet-title = Deduction sheet
sheet-victim = Victim
sheet-alibi = Alibi of { $seat }

## Actions

family-leave = Look at two suspects
family-tamper = Swap a suspect with the victim
family-let_be = Do not tamper
family-accuse = Accuse

do-leave = Look at { $places }
do-tamper = Swap { $place }, which is { $figure }, with the victim
do-tamper-unseen = Swap { $place }, which you have not seen, with the victim
do-let-be = Leave the victim alone
do-accuse = { $count ->
    [0] Accuse { $place }, which is { $figure }
    [one] Accuse { $place }, which is { $figure }, on top of 1 chip: { $total } of { $most } in all if it is innocent
   *[other] Accuse { $place }, which is { $figure }, on top of { $count } chips: { $total } of { $most } in all if it is innocent
}
do-accuse-unseen = { $count ->
    [0] Accuse { $place }, which you have not seen
    [one] Accuse { $place }, unseen, on top of 1 chip: { $total } of { $most } in all if it is innocent
   *[other] Accuse { $place }, unseen, on top of { $count } chips: { $total } of { $most } in all if it is innocent
}

## What happened

alibi-dealt = { $seat } is dealt the alibi { $figure }.
scene-laid = { $seat } comes upon a body, and three suspects beside it.
alibis-passed = Every alibi goes to the right.
alibi-received = { $seat } sees the alibi of { $from_seat }: { $figure }.
looked = { $seat } looks at { $places } and sees { $figures }.
looked-unseen = { $seat } looks at { $places }.
tampered = { $seat } swaps { $place } with the victim.
let-be = { $seat } leaves the victim alone.
accused = { $seat } accuses { $place }.
revealed = The suspects were { $figures }: { $figure } at { $place } is the murderer.
given-back = { $count ->
    [one] { $seats } was right and takes back the chip at { $place }.
   *[other] { $seats } were right and take back their chips at { $place }.
}
taken = { $count ->
    [one] { $seat } was wrong about { $place } and takes 1 Liar chip.
   *[other] { $seat } was the last to be wrong about { $place } and takes { $count } Liar chips.
}
lost-by-many = { $seat } has { $count } chips and loses.
lost-by-none = { $seat } has no chip left to accuse with and loses.

## Why not

no-game-over = The game is over.
no-being-dealt = A new scene is being laid out.
no-not-your-turn = It is the turn of { $turn_seat }.
no-looks-used = You have looked at two suspects, and nobody looks at a third.
no-closed = { $place } is closed to you: the chip of { $accuser_seat } has just been laid there.
no-only-discoverer = Only the discoverer, { $discoverer_seat }, may tamper.
no-look-before-swap = Look at two suspects before you tamper.
no-swap-declined = You have left the victim alone.
no-one-swap = You have swapped { $place }, and one swap is all there is.
no-look-first = Look at two suspects before you accuse.
no-swap-or-not = First swap a suspect with the victim, or leave the victim alone.

## Endings

ending-eight-chips = Everybody but the loser wins: eight chips are too many.
ending-no-chip-left = Everybody but the loser wins: nothing was left to accuse with.
ending-unfinished = Perhaps nobody will ever know: this game went on too long and has no result.
