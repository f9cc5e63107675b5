# What each numbered rule says, in our words. The rulebook at hand shows these.

## Overview

QV-001 = A game is for three, four or five players; every other count is refused.
QV-002 = The box suggests age eight upward and about half an hour per game; nothing in play depends on either.
QV-003 = Each player tries to finish with the highest point total, earned by owning building cards at the moments when scoring happens.
QV-004 = In the base game, apart from the one money card dealt at the start, the only way to receive money is to take a disaster card.

## Contents

QV-005 = There are 30 disaster cards.
QV-006 = There are 40 building cards, every one of them red, blue or green and worth 3, 4, 5, 6, 7 or 8 points; each colour has all six values, and cards repeat.
QV-007 = There are 10 starting building cards, separate from the 40: five pairs, each pair sharing a Roman numeral on the back.
QV-008 = There are 10 money cards, all identical and each worth one purchase.
QV-009 = There are 5 vote cards, at most one per player.
QV-010 = There are 4 scoring cards, which are markers inside the building pile and are never owned by anyone.
QV-011 = There is a pad of score sheets; a sheet has one field for each of the four kinds of score.

## Game Set-up

QV-012 = Every player begins with an empty score sheet.
QV-013 = Every player begins with exactly one money card.
QV-014 = In the base game every player begins with exactly one vote card.
QV-015 = Every player begins with two starting buildings whose backs bear the same Roman numeral; pairs are never mixed.
QV-016 = Each starting pair is one building worth 3 and one worth 4.
QV-017 = With three or four players the starting pairs nobody received go back in the box and stay out of the game (10 - 2n cards for n players).
QV-018 = With three or four players the vote cards nobody received go back in the box (5 - n cards).
QV-019 = All money not dealt to players (10 - n cards) forms one shared stack in the centre.
QV-020 = Each player's vote card, money and buildings lie face up in front of that player, so everyone can see them throughout.
QV-021 = The 40 building cards are shuffled; starting buildings are not part of that deck.
QV-022 = The building pile is stacked from the bottom up as scoring card, ten buildings, scoring card, ten buildings and so on, so from the top it reads ten buildings, a scoring card, ten buildings, a scoring card, and so on, with a scoring card as the very last of its 44 cards.
QV-023 = The building pile goes in the centre of the table.
QV-024 = The 30 disaster cards are shuffled into a second, face-down pile beside the building pile.
QV-025 = The first five buildings and the first five disasters are laid face up as two rows of five, one row per pile, visible to all.

## Game Play

QV-026 = The clumsiest player goes first.
QV-027 = A turn is exactly one of three things: buy one building, take one disaster, or use the vote card to skip.
QV-028 = There is no free pass: without an unused vote card a player has to buy or take.

## Buying

QV-029 = Buying a building costs exactly one money card, whatever the building's value or colour.
QV-030 = The money card spent on a building goes back to the shared stack.
QV-031 = The buyer picks any one building that is face up in the row; nothing may be bought blind from the pile.
QV-032 = The bought building lies face up in front of the buyer and joins that player's supply.
QV-033 = A player without money cannot buy.
QV-034 = When the row holds fewer than five buildings the buyer picks among those that remain; the gap is not filled.

## Taking a disaster

QV-035 = Taking a disaster means picking any one disaster that is face up in the row.
QV-036 = A taken disaster acts only on the supply of the player who took it.
QV-037 = The taker receives one money card from the shared stack and lays it face up.
QV-038 = The shared stack always has a money card for a player who takes a disaster.
QV-039 = There are four kinds of disaster: fixed amounts per colour, all of one colour, a number in any colour, and all of three listed values.
QV-040 = A fixed disaster removes, for each colour pictured, as many of the taker's buildings of that colour as are pictured.
QV-041 = The fixed faces shown are two blue with two red; one of each colour; and two green.
QV-042 = When the taker owns more buildings of a pictured colour than must be lost, the taker chooses which of them go.
QV-043 = When the taker owns fewer buildings of a pictured colour than pictured, all the taker's buildings of that colour are lost and nothing else makes up the difference.
QV-044 = The loss is compulsory and exact: the taker may not lose fewer than possible nor volunteer extra buildings.
QV-045 = A large coloured disaster removes every building of that colour from the taker's supply.
QV-046 = The large single-colour disasters exist in red, in blue and in green.
QV-047 = A grey disaster picturing a number of small figures removes that many of the taker's buildings, the taker choosing the colours.
QV-048 = With an any-colour disaster of two, the two buildings may share a colour or differ, and the taker picks the exact cards.
QV-049 = A taker owning fewer buildings than an any-colour disaster demands loses all of them.
QV-050 = Any-colour disasters are shown with one and with two figures.
QV-051 = A large grey disaster lists three values, either 3, 5 and 7 or 4, 6 and 8, and takes away every building with any of them that its taker owns, in all colours.
QV-052 = There are two kinds of value disaster, one listing 3, 5 and 7, the other 4, 6 and 8.
QV-053 = Starting buildings are buildings in every respect: disasters can remove them and scorings count them.
QV-054 = Buildings lost to a disaster leave the game; they return to no pile and no row.
QV-055 = The disaster just taken leaves the game too.
QV-056 = A disaster that happens to remove nothing from the taker is a legal pick.
QV-057 = The taker is paid the money card even when nothing was lost.
QV-058 = A player holding no money must take a disaster instead of buying.
QV-059 = A player holding two money cards must buy a building on that turn.
QV-060 = Two money cards is the most anyone may have at any time.
QV-061 = A player holding exactly one money card is free to buy or to take.

## Pushing (voting)

QV-062 = Each player may skip a turn once in the whole game by using the vote card.
QV-063 = A vote card used to skip goes back to the box and is gone for good.
QV-064 = Skipping changes nothing else: money, buildings and both rows stay as they are.
QV-065 = Only one's own vote card, on one's own turn, can be used, and a skip concerns that one turn only.
QV-066 = A skip is allowed with none, one or two money cards.

## Continuing the Game

QV-067 = Turns pass clockwise.
QV-068 = Only after all five face-up buildings have gone are five new ones turned up from the pile.
QV-069 = Only after all five face-up disasters have gone are five new ones turned up from their pile.
QV-070 = A refill (or the scoring that must precede it) happens at the end of the turn that emptied the row, before the next player acts.
QV-071 = The two rows are refilled independently of each other.
QV-072 = When new disasters are due and their pile cannot supply them all, whatever is left of it is turned up first, then all disasters set aside so far are shuffled into a new pile and the row is completed from that.

## Scoring

QV-073 = A scoring round takes place when the tenth building since the last scoring has been turned up and has left the row, leaving a scoring card on top of the pile.
QV-074 = The scoring round is completed before any of the next five buildings is turned up.
QV-075 = A scoring card that has triggered its round is put aside and does not count as a building.
QV-076 = Emptying the first row of five after a scoring causes no scoring, only a refill.
QV-077 = Score 'lowest in each colour': add together the smallest value the player owns in red, in green and in blue.
QV-078 = Score 'highest in each colour': add together the largest value the player owns in red, in green and in blue.
QV-079 = Score 'one colour': add the values of all the player's buildings of a single colour.
QV-080 = For the one-colour score the player names the colour at that moment; the kind is used up after one colour.
QV-081 = Score 'everything': add the values of all the player's buildings.
QV-082 = A colour the player does not own adds nothing to the lowest or highest score.
QV-083 = In each colour just one card counts for lowest or highest: equal smallest (or largest) cards are not added twice, and a lone card serves as both.
QV-084 = The result is entered in the field of the chosen kind and is never recalculated.
QV-085 = In every scoring round each player picks one kind of score for that player alone; several players may pick the same kind.
QV-086 = A player may use each of the four kinds only once in the game.
QV-087 = Nobody may skip a scoring round; a player with nothing to count still uses up a kind, for zero points.
QV-088 = Players fix their kind independently of one another.
QV-089 = Scoring removes nothing: all buildings stay and can count again in later rounds.
QV-090 = There are exactly four scoring rounds, one per scoring card.

## Game End

QV-091 = The game is over as soon as the fourth scoring round is done.
QV-092 = Nobody gets a further turn after the fourth scoring, even if turns have been unequal.
QV-093 = Each player's total is the sum of the four entries on the sheet.
QV-094 = The highest total wins.
QV-095 = Players level on the highest total share the win.
QV-096 = Money, unused vote cards and unused intervention cards are worth nothing at the end.

## Divine Intervention

QV-097 = The Divine Intervention cards come in the Quietville box and are used by adding the following rules to the base game.
QV-098 = With Divine Intervention, every base rule not expressly changed still applies.
QV-099 = There are 14 intervention cards of six sorts.
QV-100 = With Divine Intervention all vote cards are removed before play, so nobody has the skip.
QV-101 = The intervention cards are shuffled.
QV-102 = Each player is dealt two intervention cards.
QV-103 = A player's intervention cards are hidden from everybody else.
QV-104 = The intervention cards not dealt (14 - 2n) form a face-down draw pile.
QV-105 = With Divine Intervention a turn is exactly one of: buy a building, take a disaster, or play one intervention card.
QV-106 = An intervention card may be played with none, one or two money cards; a player with none who plays none must take, and a player with two who plays none must buy.
QV-107 = The played intervention card goes to the intervention discard pile, face up.
QV-108 = Carrying out the effect is up to the player: a card may be played and discarded with no effect at all.
QV-109 = After one intervention card the turn is over and the next player moves; no buy or take follows.
QV-110 = When the intervention draw pile is used up, its discard pile is shuffled to make a new one.
QV-111 = A player who takes a disaster and loses two or more buildings to it draws one intervention card besides.
QV-112 = The money card for taking a disaster is paid as usual in that case.
QV-113 = The bonus is a single intervention card however many buildings beyond one were lost, and none for a loss of one or none.
QV-114 = If no intervention card is available (draw pile and discard pile both empty) the bonus is forfeited.
QV-115 = Only a taken disaster earns the bonus: swapping a building away or removing one from the row is no loss of this kind.
QV-116 = There is no limit on intervention cards held, and a card just drawn can first be played on a later turn.
QV-117 = Intervention 'drop_disaster': remove one face-up disaster from the row.
QV-118 = A disaster removed that way affects nobody and pays nobody; if it was the last in the row, five new ones are turned up.
QV-119 = Intervention 'drop_building': remove one face-up building from the row without buying it.
QV-120 = A building removed that way leaves the game and counts towards the ten that bring on a scoring; if it was the last in the row the refill or scoring follows.
QV-121 = Intervention 'money': take one money card from the shared stack, if there is one.
QV-122 = The limit of two still holds: with two money cards the 'money' intervention gives nothing and can only be played without effect.
QV-123 = Intervention 'swap': exchange one building from one's own supply for one face-up building in the row.
QV-124 = After a swap the given building lies in the row for anyone to buy, the row keeps its size and nothing is paid.
QV-125 = A player owning no building cannot carry out a swap and can play the card only without effect.
QV-126 = Intervention 'sweep': remove all face-up disasters and turn up equally many new ones.
QV-127 = The number replaced is the number lying there at that moment (one to five), not always five.
QV-128 = If the disaster pile runs out during a sweep, the set-aside disasters (the swept ones included) are shuffled and the rest are drawn from them.
QV-129 = Intervention 'right': the neighbour on the player's right, not the one on the left, has the next turn.
QV-130 = After that neighbour's turn play goes on clockwise as usual, so the player of the card moves again next.

## Card Notes

QV-131 = On Quietville's cards the china cards are buildings in three colours with unchanged point values.
QV-132 = On Quietville's cards the elephant (bull) cards are disasters, whose icons decide losses exactly as on the elephants.
QV-133 = Six illustrations appear on disasters: radioactive dinosaur, giant ape, falling meteor, monster plant, UFO abduction, robot.
QV-134 = The push (pass) card is called the vote card.
QV-135 = Money cards keep their function under a local design.
QV-136 = The action cards are called Divine Intervention cards, with the same six effects.
QV-137 = Quietville's intervention deck has one more card, reading "It's a beautiful day!", whose effect is not recorded.
