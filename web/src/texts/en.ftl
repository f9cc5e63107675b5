# The shell's own sentences: lobby, waiting room, the frame around every table.

house = Ludoteca
on = On
off = Off
yes = yes
no = no
none = none
close = Close
cancel = Cancel
back = Back
copy = Copy
copied = Copied
copy-failed = Copying did not work. The line is selected: copy it by hand.
rules = Rules
settings = Settings
sound-off = Sound: off
table-menu = Table
to-lobby = To the lobby
you = you
you-mark = (you)
nobody = nobody
watcher = A spectator
seat-number = Seat { $n }

## Titles of the browser's tab

title-your-turn = Your turn: { $game }
title-table = { $game } · Ludoteca
title-replay = Replay: { $game }
title-turns = ({ $count }) Ludoteca

## Lobby

greeting =
    { $time ->
        [morning] Good morning
        [afternoon] Good afternoon
        [evening] Good evening
       *[night] Good evening
    }{ $name ->
        [none] .
       *[other] , { $name }.
    }
waiting-tables =
    { $count ->
        [0] Start a table, or join one.
        [one] One table waits for you.
       *[other] { $count } tables wait for you.
    }
games-title =
    { $count ->
        [0] Games
        [one] One game
       *[other] { $count } games
    }
join-label = Join by link
join-hint = Paste an invite, or type its words
join = Join
together = Together
against = Against
together-long = All win or lose together
against-long = Everyone for themselves
players =
    { $least ->
        [1] 1–{ $most } players
       *[other] { $least }–{ $most } players
    }
minutes =
    { $count ->
        [one] 1 min
       *[other] { $count } min
    }
seconds = { $count } s
start-table = Start a table
start-table-of = Start a table of { $game }
your-tables = Your tables
your-tables-none = None yet. A table you start or join will stay here.
open-tables = Open tables
open-tables-none = Nobody is looking for players right now.
table-with = with { $names }
table-hosted = hosted by { $name }
status-playing = Playing
status-waiting = Waiting room
status-over = Finished
open-waiting = Go there
open-playing = Play
open-over = Look
sit-down = Sit down
seats-taken = { $taken } of { $seats } seats
also-title = Also here
also-rules = Rulebooks
also-rules-more = Searchable; every refusal opens its rule.
also-replay = Replays
also-replay-more = Each finished game can be stepped through from any seat.
also-bots = Play against bots
also-bots-more = Start a table and fill the seats in the waiting room.
lobby-tabs = Lobby
lobby-tab-games = Games
lobby-tab-tables = Tables
lobby-tab-join = Join

## Names and ways in

name-ask = What shall we call you?
name-why = The others at the table see this name. This device remembers it.
go-on = Go on
your-name = Your name
your-name-why = Used at the next table you start or join.
invited = You are invited
invited-words = The words were { $words }. Say who you are, and take a seat.
take-seat = Take a seat
take-seat-at = Take seat { $n } as well

recover-label = Recovery code of your seat
recover = Come back

## Waiting room

seats-title = Seats
seats-count = { $taken } of { $seats } taken, at least { $least } needed
seat-free = Empty seat
seat-empty = waits for a guest
seat-empty-host = leave it empty, or fill it
seat-bot = plays at a human pace
seat-host = host · starts the table
seat-guest = joined by invitation
seat-away = away; the seat stays theirs
here = Here
away = Away
add-bot = Add a bot
add-bot-at = Add a bot to seat { $n }
bot-kind = Kind of bot in seat { $n }
free-seat = Send { $name } away
start-with =
    { $count ->
        [one] Start alone
       *[other] Start with { $count }
    }
start-few =
    { $missing ->
        [one] One more player is needed.
       *[other] { $missing } more players are needed.
    }
start-host = { $host } starts the table.
start-away =
    { $count ->
        [one] { $names } is away. You may start all the same; the seat stays theirs.
       *[other] { $names } are away. You may start all the same; the seats stay theirs.
    }
start-empty = Empty seats are taken away at the start.
start-ready = Everybody is here.
invite-title = Invite
invite-link = Invite link
invite-code = QR code of the invite link
invite-words = Or say the words
invite-own = Each guest gets a seat link of their own that you never see.
options-title = Options
options-locked = The host chooses these.
options-more =
    { $count ->
        [one] One more option
       *[other] { $count } more options
    }
by-chance = Chance
pace = Pace
pace-hint = time for one turn
pace-none = No clock
pace-live = Live
pace-day = 1 day
turn-time = Time for a turn
set-stand_in = Stand-in bot
set-stand_in-hint = plays when time runs out
set-listed = Listed in the lobby
set-listed-hint = anyone on this server may sit down
set-spectators = Spectators
set-spectators-hint = see public information only
read-rules = Read the rules
credit =
    { $publisher ->
        [none] An unofficial table for the game by { $designer }.
       *[other] An unofficial table for the game by { $designer }, published by { $publisher }.
    }

## Table

skip-to-acts = Skip to your choices
table-of = { $game }, the table
rail = Acts, story, chat and notes
acts = Your choices
your-turn = Your turn
status-loading = One moment
status-for =
    { $count ->
        [one] Waiting for { $names }
       *[other] Waiting for { $names }
    }
status-sent = Done; one moment
status-chance = The cards decide
you-watch = You are watching: public information only.
choose-hint = Choose here, or touch what is lit on the board.
chosen = Chosen act
confirm = Confirm
sending = Sending
next-step = One more step is needed: choose it below.
next-step-may = You may confirm, or go on choosing.
resting = This answer may be given in a moment.
story = What do you tell?
undo = Take back
undo-ask = Ask to take back
show-all = Show all
narrowed = With { $name }
family-of = { $family } ({ $name })
refused = Refused.
rule-link = Rule { $rule }
changes = What this would change
your-field = You: { $field }
their-field = { $name }: { $field }
becomes = becomes
before = before
after = after
mark-added = comes:
mark-removed = goes:
to-act = to act
choose-player = Choose
chip-one = { $name }: { $act }
chip-many = { $name }: { $count } choices
more-fields = More of the table ({ $count })
ballot = Vote of the table
ballot-undo = { $names } would like to take an act back.
ballot-yes = Let it be
ballot-no = No
ballot-wait = The others are still asked.
left-seconds = { $count } s left
left-minutes = { $minutes }:{ $seconds } left
left-hours = { $count } h left
left-days =
    { $count ->
        [one] 1 day left
       *[other] { $count } days left
    }
story-so-far = Story so far
story-none = The story begins with the first act.
story-more =
    { $count ->
        [one] One earlier sentence
       *[other] { $count } earlier sentences
    }
taken-back = Taken back:
tabs = Parts of the table
tab-board = Board
tab-choices = Choices
tab-log = Story
tab-chat = Chat
tab-notes = Notes
notes-yours = Only you see this.
notes-free = Your own notes
notes-sheet-hint = Touch a cell to mark it: yes, no, maybe.
notes-clear = Clear the marks
notes-kept = Kept
notes-keeping = Keeping
notes-not-kept = Not kept yet; it will be tried again.
sheet-cell = { $row }, { $column }: { $mark }
mark-blank = no mark
mark-yes = yes
mark-no = no
mark-maybe = maybe
chat-lines = What was said
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-silent = The game asks for silence now
chat-send = Send
link-opening = connecting
link-live = in step
link-slow = in step, slowly
link-lost = reconnecting
link-offline = offline
link-resting = in step
link-gone = gone
remark-stale = The table has moved on; here it is as it stands now.
remark-not-yours = That seat is not yours to act for.

## End

end-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
end-victory = You win together
end-defeat = You lose together
end-unfinished = Unfinished
place = Place
player = Player
points = Points
watch-replay = Watch the replay

## Table menu and settings

second-device = Your seat on a second device
second-device-why = Open this link there. Keep it to yourself: who has it plays for you.
second-device-code = QR code of your own seat link
show-link = Show my link
revoke = Make a new link, cut off all others
recovery = Recovery code of your seat:
watch-link = Link for spectators
watch-why = They see public information only.
record = The record
record-why = Every act and every draw, and the proof that chance was fair.
replay-link = Link to the replay
record-save = Save the record
theme = Look
theme-auto = As the device
theme-light = Day
theme-dark = Night
at-once = Confirm at once
at-once-why = An act of one step is sent as soon as you choose it.
keys = Keys.
keys-list = 1–9 choose, Enter confirms, Esc goes back, arrows move inside a row.

## Rulebook

rules-of = Rules of { $game }
rules-search = Search the rules
rules-found = { $found } of { $all }
rules-nothing = No rule has these words.
rules-choose = Of which game?
ruling = Ruling.

## Replay

replay = Replay
replay-told = What happened at this step
replay-quiet = Nothing was told at this step.
eyes = Through whose eyes
eyes-all = All open
steps = Steps of the game
step-first = First step
step-back = One step back
step-on = One step on
step-last = Last step
step-play = Play
step-pause = Pause
step-of = Step { $at } of { $last }

## Trouble

lost-title = Nothing to see here
nowhere = This address leads nowhere.
table-gone = This table does not know you. Your seat link or recovery code opens it, or an invitation of its host.
table-broken = This table cannot be continued by this version of the house. Its record is kept.
problem-unreachable = The house does not answer. Is it running, and are you online?
problem-malformed = The house did not understand that.
problem-bad-value = The house will not have that value.
problem-forbidden = This is not yours to see or do.
problem-no-such-link = This invitation or link opens nothing. Was it mistyped or taken back?
problem-not-found = There is nothing here.
problem-wrong-time = The table is not at that point any more.
problem-seats-taken = Every seat of this table is taken.
problem-needs-players = There are too few players yet.
problem-too-fast = That was too fast. Wait a moment and try again.
problem-too-large = That is too long.
problem-too-many = The house is full.
problem-unreadable = This game can only be read.
problem-failed = Something went wrong in the house. Nothing was lost; try again.

## Every game's

ending-unfinished = The game ran too long and was left unfinished.
