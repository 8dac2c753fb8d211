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
offline-here = This needs a connection the first time. Check yours and try again.
server-trouble = The server could not answer ({ $code }).
usually = usually { $value }
cannot-show = The table cannot be shown
nothing-here = Nothing is to be seen here
needs-password = This table has a password.
to-lobby = To the lobby
nowhere = There is no such page here.
watch = Watch

## Lobby

what-tapete-is = Tabletop games with many rules: play them here, with people or with bots, and always see what you may do.
play-now = Play now
new-table = Play with people
bots-strength = Strength of the bots
bot-easy = Easy bot
bot-normal = Normal bot
bot-strong = Strong bot
style-level = level-headed: weighs all alike
style-hasty = hasty: takes what pays now
style-patient = patient: looks far ahead
style-bookish = bookish: goes by the rules of thumb
style-curious = curious: tries everything
style-stubborn = stubborn: keeps to what began well
character = { $name }, { $style ->
    [hasty] hasty
    [patient] patient
    [bookish] bookish
    [curious] curious
    [stubborn] stubborn
   *[level] level-headed
}
any-character = Whoever comes
which-character = Who the bot in seat { $n } is
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
turns-waiting = { $n ->
    [one] It is your turn in one of them
   *[other] It is your turn in { $n } of them
}
time-to-choose = { length } to choose
all-games = All { $n }
fewer-games = Fewer
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
guest = { $n ->
    [0] Guest
   *[other] Guest { $n }
  }
seat-free = Free
who-sits = Who has seat { $n }
which-role = Soul of seat { $n }
any-role = By chance
more-options = More options
listed = Show it in the lobby
password = Password
near = On other devices of this network
near-qr = QR code with the address of this page in the network
near-risk = Whoever is in this network can open this page; where that is too many, give your table a password.
password-needed = Password (tables that people come to need one here)
password-optional = Password (if you like)
clock = Time for each choice
clock-none = No limit
length = { $unit ->
    [days] { $n ->
        [one] one day
       *[other] { $n } days
    }
    [hours] { $n ->
        [one] one hour
       *[other] { $n } hours
    }
    [minutes] { $n ->
        [one] one minute
       *[other] { $n } minutes
    }
   *[seconds] { $n ->
        [one] one second
       *[other] { $n } seconds
    }
}
clock-length = { length }
over-days = The game is played over days: nobody has to be there at the same time. Whose time is over has one choice made for them by an easy bot.
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
share-local = This link leads here from this computer only. To let other devices in, start the server with “tapete serve --home”.
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
board-beyond = { $n } out of sight
choices-above = { $n } more above
choices-below = { $n } more below
table-menu = Table
skip = Skip
hint = Hint
thinking = Thinking…
undo-that = Take back: { $what }
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
chat-name = Name you write under
chat-watches = watching
chat-closed = What is said here is for those who sit at the table.
chat-who = Chat
chat-heard = Whoever sits there writes; whoever watches reads along
chat-all = Whoever watches may write, too
chat-seats = Only for those who sit there
chat-all-told = Whoever watches this table may write in its chat.
chat-seats-told = Only those who sit at this table can read its chat.
send = Send
hint-value = { $percent } % ± { $margin }
hint-visits = Chance to win, from { $n } games imagined from what you know
hint-score = { $score } ± { $margin }
hint-visits-score = Expected score, from { $n } games imagined from what you know
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
plays-as = { $name } plays { $role }.
bots-preparing = The bots that think are getting ready, only the first time. You can begin already: until then they play as the easy ones.
bots-resting = The bots that think rest: their processes have ended. They are begun again by themselves; until then bots play as the easy ones.

## End and replay

game-over = End of the game
how-it-ended = How it ended
watch-replay = Watch the replay
see-board = See the board
curve-title-chance = Chance to win
curve-title-score = Expected score
curve-of-chance = Chance to win of
curve-of-score = Expected score of
curve-now = { $percent } %
curve-drawn = The curve of the game is being drawn…
curve-what = An estimate: by a rule of thumb for how things really stood, with all cards open, smoothed, and tied to how the game ended.
curve-looked = An estimate: { $n ->
    [one] one look
   *[other] { $n } looks
} of a search that played on to the end from what whoever was to choose could know then; between them by the game's rule of thumb with all cards open. Smoothed, and tied to how the game ended.
curve-better = It gets better while you look.
curve-about-chance = Chance to win over the game: it begins at { $from } % and ends at { $to } %
curve-about-score = Expected score over the game: it begins at { $from } and ends at { $to }
replay = Replay
replay-start = The table as it was laid
replay-every = Each choice
replay-secret = Somebody chooses in secret.
idle-run = { $who }: { $label }{ $n ->
    [one] .
   *[other] {" "}({ $n } times).
}
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
chance = What chance brought
chance-about = All that chance decided, in order, with the rule that asked for it: { $n ->
    [one] once
   *[other] { $n } times
}.
chance-download = Download as JSON
chance-choice = Choice { $n }
chance-setup = Setup
chance-die = d{ $of }: { $result }
chance-lot = 0 to { $most }, by lot: { $result }
chance-draw = 0 to { $most }, drawn: { $result }
chance-shuffle = { $n } cards are shuffled
chance-drawn = { $n ->
    [0] Given by the record
    [1] Number { $first } of the generator
   *[other] Numbers { $first } to { $last } of the generator
}
read-story = Read its story

## Rules

rulebook-of = Rules of { $game }
contents = Contents
search-rules = Search the rules
nothing-found = No rule says that.
link-to = Link to: { $title }
no-such-rule = There is no such rule here.
glossary = Glossary

note-label = Your own words beside the choice
note-hint = In your own words… (told with your choice)
stops-pass = Pass until the turn ends
stops-passing = Passing until the turn ends
stops-few = Beginner: the least
stops-usual = Usual
stops-all = Everything
stops-where = When to ask me
stops-about = You are asked here although there may be nothing to do; everywhere else only when you could act.

calls = Time for each call of the night
responses = Time for each chance to respond
calls-seconds = { $n } seconds
calling = The narrator is calling
book = The book of the evening
book-pdf = The book, to print

## Hosts, consent, and games that go on from others

host = host
name-host = Make them the host
ask-to-sit = Ask to sit down
seat-asked = The people at the table have been asked; as soon as all agree, the seat is yours.
seat-declined = The people at the table have not agreed.
withdraw = Withdraw
about-table = About this table
several-seats = At this table one person may hold several seats, and see what each of them hides.
several-here = More than one person plays at this device, and each sees only what is theirs.
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

## The board of any game

game-facts = { $fewest } to { $most } players
board-of = Table of { $game }
board-you = you
board-to-move = to choose
board-covered = Covered
board-own-silent = The board that this game brings does not answer, so you see the usual one.
board-own-failed = The board that this game brings does not work here, so you see the usual one.
board-empty = Nothing

## Who is there, who has left, how it ended

name-away = { $name } (away)
name-left = { $name } (has left)
told-away = { $name } has lost the connection.
told-back = { $name } is back.
missing-away = The game waits for { $name }, who has lost the connection. They have a minute to come back; then a bot can play on for them.
missing-left = { $name } has left the game. It waits until a bot or somebody else plays on.
missing-open = Seat { $n } is empty. The game waits until a bot or somebody else plays there.
leave-sure = Do you want to leave your seat?
leave-sure-running = Do you want to leave the game? The others wait until somebody sits down in your seat, or a bot plays on for you.
leave-now = Leave
leave-to-bot = Leave it to a bot
leave-not = Stay
standings = How it went for each
you = you
has-won = has won
you-win = You have won
you-lose = You have lost

## How to play

how-to-play = How to play
design = Design
how-to-play-it = How to play { $game }
players-from-to = { $fewest } to { $most } players
minutes-from-to = { $from } to { $to } minutes
how-goal = The aim
how-turn = How it is played
how-board = What you see
how-end = How it ends
how-asked = What everybody asks
how-nobody = Nobody has written yet how this game is played; its rules are below.
first-lesson = First lesson
first-lesson-minutes = First lesson ({ $n } min)
lesson-guide = The guide of the first lesson
lesson-step = Step { $n } of { $of }
lesson-leave = Leave the lesson
lesson-go-on = Go on playing
lesson-watch = Watch what happens…
whole-rules = All the rules, for reference
speed = How quickly what others do is shown
speed-calm = Calmly
speed-usual = As usual
speed-quick = Quickly
speed-once = At once

## What happened meanwhile

digest = While you waited
digest-count = { $n ->
    [one] one thing
   *[other] { $n } things
}
digest-table = At the table
digest-all = All of it
digest-now = Back to now
you-name = You
hold = Wait
go-on = Go on
board-broken = This part of the board cannot be drawn just now. The game goes on: the choices and the chronicle are as they should be.
try-again = Try again

## The page without a server

beginning = The referee is getting ready …
beginning-failed = This page cannot play here: { $why }
unthinking = What bots search by cannot be fetched: until there is a connection, those that think play as the easy ones.
own-options = Options of one's own, from a file (YAML)
own-options-read = Plays with { $name }: { $n ->
    [one] one option differs
   *[other] { $n } options differ
}.
own-options-off = Without it
pass-device = Now it is { $name }’s turn
pass-device-about = Hand the device over. Nobody else should look.
pass-device-ready = I am { $name }: show me my side
seat-here = Somebody else here
name-of-seat = Name of seat { $n }

## Sound, chat, and the screen in the middle of the table

sound = Sound: turns, dice, cards, night
touch = A light vibration
phrases = Quick phrases
phrase-hello = Hello, everybody!
phrase-luck = Good luck!
phrase-moment = One moment, please.
phrase-turn = It's your turn.
phrase-careful = Careful with that!
phrase-well = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-bye = It was fun. See you soon!
chat-unread = { $n ->
    [one] 1 new message
   *[other] { $n } new messages
}
board-screen = Board screen
board-screen-about = For a tablet in the middle of the table: what everybody may see, large, while phones hold the hands.
screen-join = Sit down with your phone

## One's own page

me = You
somebody = somebody
me-about = No account: this browser's key says that you are you, and the server keeps only its fingerprint.
played-won = { $played ->
    [one] one game
   *[other] { $played } games
}, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}
played-only = { $played ->
    [one] one game
   *[other] { $played } games
}
played-scored = { $played ->
    [one] one game: { $best }
   *[other] { $played } games: { $mean } on average, { $best } at best
}
with-whom = With whom
times = { $n ->
    [one] once
   *[other] { $n } times
}
ratings = Playing strength
rating = { $value } ± { $spread }
favourite-roles = Roles played most
games-played = Games played
place-of = place { $place } of { $seats }
has-lost = has lost
bots-there = { $n ->
    [one] one bot
   *[other] { $n } bots
}
another-device = On another device
another-device-about = Your name, your games and your seats come along. Point the other device's camera at the code, or type the words there.
show-key = Show code and words
hide-key = Hide them
key-qr = QR code that makes another device yours
key-words = Your key in words
key-risk = Whoever sees this can play as you. Show it to nobody else; kept on paper, it brings you back if this device is lost.
words-from-elsewhere = Words from another device
take-key = Be this person here
take-key-about = This address brings the key of somebody who plays on another device. If that is you, this device becomes yours, too; what this browser has played until now is no longer shown here.
take-key-not = No, stay as I am
now-you-are = This device is { $name }'s now.
kept-of-me = What is kept of you
kept-about = How your games ended, with whom, and your ratings. Nothing of it is anybody else's to see, but your name to those who played with you.
export-me = Save as a file
forget-me = Have it forgotten…
forget-sure = Your games no longer say that they were yours, and your ratings are gone for good. Seats that you hold in running games stay yours; what you said there is the host's to delete.
forget-now = Forget me
forget-not = Leave it
forgotten = { $n ->
    [0] Nothing was kept of you.
    [one] Forgotten: one game no longer says whose it was.
   *[other] Forgotten: { $n } games no longer say whose they were.
}

## Word when it is one's turn

notices = Word when it is your turn
notices-about = When it has been your turn for a while and you are away, one message is sent; it names the game, and neither the table nor anybody at it.
notice-push = A browser of yours
notice-mail = E-mail
service-discord = Discord
service-slack = Slack
service-ntfy = ntfy
service-matrix = Matrix
notice-how = Where to
webhook-address = Address of the webhook
mail-address = E-mail address
add-notice = Send a number there
add-push = Tell this browser
push-refused = This browser does not take messages, or has been told not to.
number-sent = The number that was sent there
confirm-number = Confirm
notice-end = End
notice-end-of = End { $name }
quiet-hours = Quiet hours of what you add
quiet-hours-on = Send nothing by night
quiet-from = From
quiet-to = To
quiet-from-to = quiet from { $from } to { $to }
notices-end-sure = Shall no more word be sent to where this link comes from?
notices-end = Send no more
notices-ended = Done. Nothing more is sent there.

## Again

rematch = Play again, all of us
rematch-come = Come along: they play again
series = Game { $n } of the series:

opinion = What did you think of it?
opinion-about = If you want to say, it is read by whoever designs games at this server, without your name.
opinion-fun = Fun
opinion-fair = Fair
opinion-length = Length
opinion-short = short
opinion-right = right
opinion-long = long
opinion-thanks = Noted.
drawings-by = Drawings of cards by Delapouite, Lorc, Caro Asercion, Skoll, sbed, Cathelineau, Aussiesim, DarkZaitzev, Faithtoken, Lucas, Quoting, Zeromancer and others, from game-icons.net, CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/), rounded, recoloured and composed.
