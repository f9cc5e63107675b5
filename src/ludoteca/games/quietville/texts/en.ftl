# Every sentence of Quietville that a player reads.

## Buildings

name-R3 = red 3
name-R4 = red 4
name-R5 = red 5
name-R6 = red 6
name-R7 = red 7
name-R8 = red 8
name-B3 = blue 3
name-B4 = blue 4
name-B5 = blue 5
name-B6 = blue 6
name-B7 = blue 7
name-B8 = blue 8
name-G3 = green 3
name-G4 = green 4
name-G5 = green 5
name-G6 = green 6
name-G7 = green 7
name-G8 = green 8

## Disasters

name-all-R = all red
name-all-B = all blue
name-all-G = all green
name-any-1 = any 1
name-any-2 = any 2
name-any-3 = any 3
name-any-4 = any 4
name-value-3-5-7 = all 3, 5 and 7
name-value-4-6-8 = all 4, 6 and 8
name-fixed-G1 = 1 green
name-fixed-G2 = 2 green
name-fixed-B1 = 1 blue
name-fixed-B1G1 = 1 blue, 1 green
name-fixed-B1G2 = 1 blue, 2 green
name-fixed-B2 = 2 blue
name-fixed-B2G1 = 2 blue, 1 green
name-fixed-B2G2 = 2 blue, 2 green
name-fixed-R1 = 1 red
name-fixed-R1G1 = 1 red, 1 green
name-fixed-R1G2 = 1 red, 2 green
name-fixed-R1B1 = 1 red, 1 blue
name-fixed-R1B1G1 = 1 red, 1 blue, 1 green
name-fixed-R1B1G2 = 1 red, 1 blue, 2 green
name-fixed-R1B2 = 1 red, 2 blue
name-fixed-R1B2G1 = 1 red, 2 blue, 1 green
name-fixed-R2 = 2 red
name-fixed-R2G1 = 2 red, 1 green
name-fixed-R2G2 = 2 red, 2 green
name-fixed-R2B1 = 2 red, 1 blue
name-fixed-R2B1G1 = 2 red, 1 blue, 1 green
name-fixed-R2B2 = 2 red, 2 blue

## Divine Intervention

name-drop_disaster = Averted
name-drop_building = Condemned
name-money = Windfall
name-swap = Exchange
name-sweep = Clear skies
name-right = About turn
name-beautiful_day = It's a beautiful day!

## Scores, modes, steps

name-lowest = lowest of each colour
name-highest = highest of each colour
name-everything = everything
name-red = all red
name-blue = all blue
name-green = all green
name-colour = one colour

name-base = base game
name-divine = Divine Intervention
name-chance = by chance
name-reshuffle = shuffle them again
name-end_at_last_full_row = end at the last full row

name-turn = a turn
name-lose = choosing what is lost
name-give = choosing what to give
name-get = choosing what to get
name-score = scoring
name-first_player = drawing the first player
name-starting_pairs = dealing the first buildings
name-hands = dealing interventions
name-bonus_card = drawing a bonus card
name-refill_buildings = new buildings
name-refill_disasters = new disasters
name-replace_swept = new disasters

## Starting pairs

name-I = pair I
name-II = pair II
name-III = pair III
name-IV = pair IV
name-V = pair V

## Options

option-mode = Game
option-mode-base = Base game
option-mode-divine = With Divine Intervention
option-first_player = First player
option-disaster_exhaustion = When the disasters run out
option-disaster_exhaustion-reshuffle = Shuffle them again
option-disaster_exhaustion-end_at_last_full_row = End at the last full row
option-include_beautiful_day = The card "It's a beautiful day!"
option-include_beautiful_day-false = Stays in the box
option-include_beautiful_day-true = In the deck, as a skip

## The table

view-mode = Game
view-first_player = First player
view-disaster_exhaustion = When the disasters run out
view-include_beautiful_day = Beautiful day in the deck
view-step = Now
view-agenda = To come
view-to_move_seat = Next to move
view-building_row = Buildings for sale
view-disaster_row = Disasters overhead
view-costs = What each disaster would cost you
view-building_pile_count = Buildings in the pile
view-disaster_pile_count = Disasters in the pile
view-intervention_pile_count = Interventions in the pile
view-money_stack = Money in the middle
view-scorings_done = Scorings done
view-scoring_cards_left = Scoring cards in the pile
view-buildings_to_scoring = Buildings above each scoring card
view-last_scoring = Last scoring
view-closing = The disasters are spent
view-taken = Disaster just taken
view-owed = Still to lose
view-any = Any colour
view-lost = Lost to it so far
view-given = Offered in exchange
view-drawer_seat = Draws a bonus card
view-building_pile = Buildings not seen yet
view-disaster_pile = Disasters not seen since the last shuffle
view-buildings_out = Buildings out of the game
view-disasters_out = Disasters set aside
view-interventions_out = Interventions played
view-unseen_interventions = Interventions not seen, shuffle by shuffle
view-shuffles = Shuffles of the interventions
view-numerals = Starting pairs in the box
view-seat = Player
view-money = Money
view-vote = Vote card
view-buildings = Town
view-sheet = Score sheet
view-total = Total
view-worth = Would score now
view-hand = Interventions
view-hand_shuffles = Shuffle of each
view-none_before = Holds none older than shuffle
view-cards = In your hand
view-chosen = Has chosen
view-pick = Your choice
view-card = Card
view-emptied_by_seat = Gone to
view-due = Being turned up
view-count = How many
view-among = Out of
view-choices = Of your choice
view-kind = Kind
view-points = Points
view-lowest = Lowest
view-highest = Highest
view-everything = Everything
view-colour = One colour
view-red = Red
view-blue = Blue
view-green = Green
view-swap = Exchange
view-sweep = Clear skies
view-right = About turn
view-drop_disaster = Averted
view-drop_building = Condemned
view-beautiful_day = It's a beautiful day!

## Actions

family-buy = Buy a building
family-take = Take a disaster
family-vote = Vote to wait
family-play = Intervene
family-discard = Play without effect
family-lose = Give up a building
family-drop_disaster = Avert a disaster
family-drop_building = Condemn a building
family-give = Give in exchange
family-get = Get in exchange
family-score = Score

do-buy = Buy { $card }
do-take = { $count ->
    [0] Take “{ $card }” and lose nothing
    [one] Take “{ $card }” and lose 1 building
   *[other] Take “{ $card }” and lose { $count } buildings
}
do-vote = Use your vote and skip this turn
do-play = Play “{ $card }”
do-discard = Play “{ $card }” without its effect
do-lose = Give up { $card }
do-drop-disaster = Send “{ $card }” away
do-drop-building = Pull down { $card }
do-give = Offer { $card }
do-get = Get { $card } for { $given }
do-score = Score { $kind }: { $points }

## What happened

starts = { $seat } goes first.
pair-dealt = { $seat } moves in with { $cards }.
building-shown = Up for sale: { $card }.
disaster-shown = On the horizon: “{ $card }”.
intervention-dealt = { $seat } is dealt “{ $card }”.
intervention-dealt-unseen = { $seat } is dealt an intervention.
bought = { $seat } buys { $card }.
taken = { $seat } takes “{ $card }” and a money card.
lost = { $seat } loses { $cards }.
unharmed = { $seat } gets away unharmed.
voted = { $seat } votes to sit this turn out.
played = { $seat } plays “{ $card }”.
discarded = { $seat } plays “{ $card }” and lets it pass.
disaster-dropped = { $seat } sends “{ $card }” away.
building-dropped = { $seat } has { $card } pulled down.
money-drawn = { $seat } takes a money card.
offered = { $seat } offers { $card }.
swapped = { $seat } trades { $given } for { $card }.
swept = { $count ->
    [one] { $seat } clears the sky of its last disaster.
   *[other] { $seat } clears the sky of { $count } disasters.
}
turned-right = { $seat } turns the table round: { $next_seat } is next.
beautiful-day = { $seat } enjoys the sunshine.
bonus-drawn = { $seat } is consoled with “{ $card }”.
bonus-drawn-unseen = { $seat } is consoled with an intervention.
no-bonus = No intervention is left to console { $seat }.
interventions-shuffled = { $count ->
    [one] The one intervention played makes a new pile.
   *[other] The { $count } interventions played make a new pile.
}
disasters-shuffled = { $count ->
    [one] The one disaster set aside makes a new pile.
   *[other] The { $count } disasters set aside make a new pile.
}
disasters-spent = No full row of disasters is left: one last scoring.
scoring-begins = Scoring { $number }: everyone picks a kind.
picked = { $seat } picks { $kind }.
picked-unseen = { $seat } has picked.
scored = Scoring { $number }: { $seats } score { $points } points for { $kinds }.
game-over = { $count ->
    [one] { $seats } has the prettiest town, with { $points } points.
   *[other] { $seats } share the prettiest town, with { $points } points each.
}

## Why not

no-game-over = The game is over.
no-cards-first = Cards are being turned up.
no-scoring-first = Everyone picks a score first.
no-scoring-due = No scoring is due: it waits for a scoring card on the pile of buildings.
no-already-chosen = Your choice is sealed.
no-not-your-turn = It is the turn of { $turn_seat }.
no-losses-first = { $count ->
    [one] The disaster still wants 1 building.
   *[other] The disaster still wants { $count } buildings.
}
no-drop-disaster-first = First send a disaster away.
no-drop-building-first = First choose the building to pull down.
no-give-first = First choose the building you give away.
no-get-first = First choose the building you want.
no-nothing-to-lose = No disaster asks you for a building.
no-card-played = You have played no card for that.
no-money = A building costs a money card and you have none: take a disaster to earn one.
no-such-building = No { $card } lies in the row now.
no-room-for-money = You hold { $most } money cards, and nobody may hold more: buy first.
no-such-disaster = No “{ $card }” lies in the row now.
no-votes-here = Votes stay in the box with Divine Intervention.
no-vote-left = You have used your vote.
no-interventions-here = This table plays without Divine Intervention.
no-such-intervention = You do not hold “{ $card }”.
no-building-to-swap = You own no building to exchange.
no-play-it-instead = “{ $card }” has no effect to give up: simply play it.
no-not-owned = There is no { $card } in your town.
no-not-asked-for = “{ $disaster }” does not ask for { $card }.
no-kind-used = The field for { $kind } on your sheet is filled.

## Endings

ending-four-scorings = All four scorings are done.
ending-disasters-spent = The disasters are spent, and the last scoring is done.
ending-unfinished = This game went on too long and has no result.
