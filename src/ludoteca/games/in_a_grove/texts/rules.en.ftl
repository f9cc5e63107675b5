# What each numbered rule says, in our words. The rulebook at hand shows these.

## Includes

IG-001 = There are eight figures: a white one that has no number, and one for each number from 2 to 8.
IG-002 = One marker shows who is the discoverer.
IG-003 = One marker shows which suspect the discoverer has not seen.
IG-004 = One marker shows which suspect has been swapped in.
IG-005 = There are twenty chips, five in each of four colours.
IG-006 = A chip shows its colour on one side, for accusing, and is a Liar chip with the other side up.

## Overview

IG-007 = A round runs through five phases: the scene, the alibis, the accusations, the truth, the judgement.

## Who is the Murderer?

IG-008 = A crime scene is a victim and, next to it, three suspects.
IG-009 = The murderer is one of the three suspects; neither the victim nor an alibi can be.
IG-010 = As a rule the suspect with the highest number did it.
IG-011 = Without a 5: among 3, 6 and 8 it is the 8, among 2, 3 and 4 it is the 4.
IG-012 = Where one of the three suspects is the 5, the lowest number did it instead.
IG-013 = With a 5: among 3, 5 and 6 it is the 3, among 5, 6 and 8 it is the 5 itself.
IG-014 = The 5 turns the rule round only as one of the three suspects; as the victim or as an alibi it does nothing.
IG-015 = White never did it.
IG-016 = With white among the suspects only the other two are compared: the higher did it, or the lower if one of them is the 5.
IG-017 = Any three suspects have exactly one murderer among them.

## 1. Set Up the Crime Scene

IG-018 = Two, three or four can play.
IG-019 = Four players use all eight figures.
IG-020 = Three players leave out the 2 and use seven figures.
IG-021 = Two players leave out the 2 and the 8 and use six figures.
IG-022 = All know which figures are left out, and these stay out for the whole game.
IG-023 = Everybody starts with the five chips of one colour, ready to accuse.
IG-024 = The youngest begins as the discoverer.
IG-025 = The figures in use are shuffled, and everybody is dealt one: the alibi for this round.
IG-026 = The four figures that remain make the scene, one of them the victim and three the suspects.
IG-027 = Everything is dealt face down, and nobody looks at a figure unless a rule lets them.

## 2. Check Alibis

IG-028 = Everybody looks at the own alibi.
IG-029 = With two players alibis are not passed on, and the accusations begin at once.
IG-030 = With three or four players all pass their alibi to the neighbour on the right at the same time.
IG-031 = With three or four players everybody then looks at the alibi received.
IG-032 = So with three or four players everybody has seen two alibis, the own and the left neighbour's, and every alibi has been seen by two.
IG-033 = Alibis passed on do not come back; they lie aside until the round is over.

## 3. Make an Accusation

IG-034 = One after the other has a turn, clockwise from the discoverer, once a round.

## 3. Make an Accusation - Discoverer

IG-035 = The discoverer looks at two suspects of choice, no more and no fewer, and puts them back in their places.
IG-036 = The Unseen marker goes above the suspect that the discoverer has not looked at.
IG-037 = Having looked, the discoverer may swap one of the suspects with the victim, or leave things as they are.
IG-038 = It may be any of the three, seen or not, but only one, and only before accusing.
IG-039 = The victim's figure stays unseen by the discoverer, before the swap and after it.
IG-040 = The Tamper marker goes above the suspect that came from the victim's place; without a swap it stays off the table.
IG-041 = The figure swapped in lies exactly where the other one lay, and the one swapped out is the victim and cannot have done it any more.
IG-042 = Where the suspect swapped is the one not seen, both markers stand above its place.
IG-043 = The discoverer's turn ends with one own chip below the suspect named as the murderer.

## 3. Make an Accusation - Other players

IG-044 = Everybody after the discoverer looks at two suspects too, no more and no fewer, and never at the victim.
IG-045 = A suspect is closed to a player if only one chip lies below it and that chip is the previous player's.
IG-046 = Hence whoever follows the discoverer looks at the two suspects that the discoverer has not accused.
IG-047 = Hence any two may be looked at where the previous player's chip lies on top of others.
IG-048 = Nobody but the discoverer tampers.
IG-049 = Having looked, a player puts one own chip below one of the suspects.
IG-050 = A chip goes on top of the chips that lie there, so that the latest is always uppermost.
IG-051 = Several players, even all of them, may accuse the same suspect.
IG-052 = A suspect closed to looks can be accused all the same.
IG-053 = A suspect can be accused unseen, by the discoverer as well.
IG-054 = Bluffing is allowed: a player may accuse somebody known to be innocent.
IG-055 = Everybody lays exactly one chip a round, out of those still fit to accuse; nobody passes.
IG-056 = Once the last player has accused, the truth comes out.

## 4. Reveal the Truth

IG-057 = The three suspects are turned up and show the murderer; victim and alibis stay closed.
IG-058 = All chips below the murderer go home to their owners, wherever they lie in the stack.
IG-059 = Below an innocent suspect the stack goes whole to the player whose chip is on top.
IG-060 = All chips taken so become Liar chips, the taker's own among them.
IG-061 = Whoever's chip lay further down in such a stack has lost it and gets nothing for it.
IG-062 = Each stack is settled by itself, and two wrong ones may go to different players.
IG-063 = Then comes the judgement.
IG-064 = A Liar chip never accuses again; it stays with whoever took it.
IG-065 = No chip enters or leaves the game: all chips together always number five a player.

## 5. The Judgement

IG-066 = Every judgement has three steps, and the first that finds a loser ends the game.
IG-067 = Step one: eight chips or more, of both sides together, lose.
IG-068 = Where that is true of several, the one who accused earliest this round loses.
IG-069 = Only with four players can two have that many, and then each has exactly eight.
IG-070 = Step two, if the first finds nobody: whoever has no chip left to accuse with loses.
IG-071 = Where that is true of several, the one who accused earliest this round loses.
IG-072 = Where somebody has eight, having nothing left to accuse with does not lose.
IG-073 = Step three: if nobody loses, there is another round.
IG-074 = The next discoverer sits on the right of this one.
IG-075 = A new scene is made of all figures in use, alibis too, shuffled and dealt anew; both scene markers come off, and chips stay where they are.
IG-076 = The game ends with one loser, and no more needs to be said.

## How to Rank All Players (optional)

IG-077 = All players can be ranked as well: the fewer chips of both sides, the better.
IG-078 = Of equals, the one who accused earlier in the last round ranks better.
IG-079 = The loser is last in any case.
