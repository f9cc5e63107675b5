# Every sentence of Parley that a player reads.

## Names

name-white = white
name-grey = grey
name-black = black
name-fair = fair
name-foul = foul

option-sand = Sand clock
option-sand-true = on
option-sand-false = off

view-phase = Phase
view-round = Round
view-sand = Sand clock
view-speaker = Speaker
view-said = Texts of the speaker
view-texts = Texts of this round
view-told = Texts so far
view-letter = The letter
view-opened = The letter of the round before
view-figure = The figure
view-changes = Settings so far
view-looked = Has looked
view-laid = Tokens
view-ready = Ready

## Actions

family-tell = Speak
family-look = Look
family-done = Be done
family-lay = Tokens
family-set = The figure
family-ready = Be ready
family-sign = Sign
family-tear = Tear

tell = Speak
look = Look at the letter
done = Let the next speak
lay = Lay the { $token } token
set = Set the figure to { $figure }
ready = Be ready
sign = Sign the treaty
tear = Tear the treaty
expire = The sand has run out

## What happened

letter-drawn = A letter is drawn and stays sealed.
told = { $seat } speaks.
letter-looked-at = { $seat } looks at the letter.
letter-seen = { $seat } looks at the letter and sees a { $figure }.
word-passed = { $seat } is done.
sand-out = The sand of { $seat } has run out.
token-laid = { $seat } lays a token.
tokens-shown = { $seat } laid { $first } and then { $second }.
figure-set = { $seat } sets the figure to { $figure }.
is-ready = { $seat } is ready.
signed = { $seat } signs.
torn = { $seat } tears the treaty.
mood = The mood is { $mood }.
letter-opened = The letter said { $figure }.

## Why not

not-speaker = Another envoy speaks.
looked-already = You have looked at the letter.
said-enough = You have spoken twice.
token-gone = That token lies already.
laid-already = Your tokens are down.
same-figure = The figure is { $figure } already.
figure-fixed = The figure was set { $most } times; it stays.
ready-already = You are ready.
other-version = The figure was set { $version } times by now.
other-phase = It is not the time for that.
host-only = Only the sand does that.
no-sand = No such sand is running.

## Endings

ending-signed = The treaty holds.
ending-broken-off = The talks have broken off.
ending-unfinished = The talks went on too long and have no result.
