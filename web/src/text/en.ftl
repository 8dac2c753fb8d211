# What the page says, in any game.

rules = Rules
language = Language
to-light = Switch to light
to-dark = Switch to dark
skip-to-content = Skip to content
close = Close
announcement = From whoever keeps the server:
no-new-tables = No new tables can be made just now: the server is about to be updated.
loading = One moment…
offline = The server cannot be reached. Check the connection and try again.
server-trouble = The server could not answer ({ $code }).
no-component = This page does not know how to show “{ $game }”.
usually = usually { $value }
cannot-show = The table cannot be shown
nothing-here = Nothing is to be seen here
needs-password = This table has a password.
to-lobby = To the lobby
nowhere = There is no such page here.
watch = Watch

## Lobby

play-now = Play now
new-table = Make a table to play with people
bots-strength = Strength of the bots
bot-easy = Easy bot
bot-normal = Normal bot
bot-strong = Strong bot
against-bots = with { $n ->
    [one] one
   *[other] { $n }
} { $bot ->
    [easy] easy
    [strong] strong
   *[normal] normal
} { $n ->
    [one] bot
   *[other] bots
}
my-games = Your games
open-tables = Open tables
no-open-tables = Nobody is waiting just now. Make a table and invite whom you like.
join = Join with a code
table-code = Code of the table
sit-down = Join
watch-record = Watch a saved game
watch-record-about = A record (.jsonl) of this page or of “tapete play --save”. All of it is checked before it is shown.
choose-file = Choose a file
nobody-yet = Nobody yet
free-seats = { $n ->
    [0] full
    [one] one free seat
   *[other] { $n } free seats
}
status-playing = being played
status-paused = paused
status-over = over
with-password = with a password

## Making a table

new-table-title = New table
your-name = Your name
seats = Seats
seat-me = Me
seat-also = Me too
seat-open = Somebody else
seat-none = Nobody
seat-number = Seat { $n }
seat-free = Free
who-sits = Who has seat { $n }
which-role = Soul of seat { $n }
any-role = Any
more-options = More options
listed = Show it in the lobby
password = Password
password-optional = Password (if you like)
clock = Time for each choice
clock-none = No limit
clock-seconds = { $n } seconds
ruleset = Rules
make-table = Make the table

## Waiting room

waiting-title = The table is laid
sit-title = Where will you sit?
sit-here = Sit here
put-bot = Let a bot play
free-seat = Free the seat
start = Start
waiting-for = { $n ->
    [one] One person is missing
   *[other] { $n } people are missing
}
ready-to-start = All set.
leave-seat = Leave my seat
invite = Invite
share-about = Whoever has the code, the link or the picture can sit down or watch.
share-local = This link leads here from this computer only. To let other devices in: “tapete serve --host 0.0.0.0”, and open the page by the address that this computer has on the network.
share = Share the link
copied = Link copied
copy-yourself = Your browser lets this page copy nothing: select the link above and copy it.
qr = QR code with the link of the table
away = away
here = here

## The table

board = Board
players = Players
choices = What you can do
choices-count = { $n ->
    [one] One choice
   *[other] { $n } choices
}
table-menu = Table
skip = Skip
hint = Hint
thinking = Thinking…
undo = Undo
pause = Pause
resume = Go on
agree = Agree
disagree = No
is-paused = The game is paused
waits-for = { $name } to choose
goes-on = Goes on by itself, as you wished…
is-thinking = { $name } is thinking…
connection-lost = Connection lost; coming back…
chronicle = Chronicle
round = Round { $n }
chat = Chat
chat-empty = Here you talk with the table. Bots do not answer.
chat-write = Write to the table
send = Send
hint-value = { $percent } % ± { $margin }
hint-visits = Chance to win, from { $n } games imagined from what you know
other-device = Go on with another device
pass-about = On the other device, open this table and type this code (good once, for ten minutes):
have-pass = Do you bring a code from another device?
take-seat = Take the seat
rule = The rule
see-rule = See the rule
ruling = Why we decided so:

time-left = { $n } seconds left
your-turn = Your turn
earlier = See what came before
bots-preparing = The bots that think are getting ready, only the first time. You can begin already: until then they play as the easy ones.
bots-resting = The bots that think rest: their processes have ended. They are begun again by themselves; until then bots play as the easy ones.

## End and replay

game-over = End of the game
how-it-ended = How it ended
watch-replay = Watch the replay
see-board = See the board
curve-title = Chance to win
curve-now = { $percent } %
curve-about = Chance to win over the game: it begins at { $from } % and ends at { $to } %
replay = Replay
replay-start = The table as it was laid
whose-eyes = Seen by
all-open = Everything open
back = Back
forward = Forward
play = Play
stop = Stop
moment = Moment
moment-of = Moment { $n } of { $last }
turning-points = Turning points
play-from-here = Play on from here
fork-about = A new table, with the game as it stood at moment { $n }.
download = Download the record

## Rules

rulebook-of = Rules of { $game }
contents = Contents
search-rules = Search the rules
nothing-found = No rule says that.
glossary = Glossary

note-label = Your own words beside the choice
note-hint = In your own words… (told with your choice)
stops-pass = Pass until the turn ends
stops-passing = Passing until the turn ends
stops-where = Where to stop
stops-about = You are asked here although there may be nothing to do; everywhere else only when you could act.

calls = Time for each call of the night
responses = Time for each chance to respond
calls-seconds = { $n } seconds
calling = The narrator is calling
book = The book of the evening

## Hosts, consent, and games that go on from others

host = host
name-host = Make them the host
ask-to-sit = Ask to sit down
seat-asked = The people at the table have been asked; as soon as all agree, the seat is yours.
seat-declined = The people at the table have not agreed.
withdraw = Withdraw
about-table = About this table
several-seats = At this table one person may hold several seats, and see what each of them hides.
differs = { $n ->
    [one] One thing is not as the rules usually have it:
   *[other] { $n } things are not as the rules usually have them:
}
forked-anew = This game goes on from moment { $n } of another one. What was hidden there has been dealt anew.
forked-same = This game goes on from moment { $n } of another one, and what is hidden lies as it lay there: whoever has watched that game may know it. Whoever sits down agrees to that.
same-future = Leave what is hidden as it lay
fork-anew = Everything hidden is dealt anew, so that nobody knows it from the replay.
fork-same = Whoever has watched the replay may know what is hidden; all who join are told.
eyes-watcher = Somebody who watched
story-closed = The whole story of this table is only for those who sat there.
