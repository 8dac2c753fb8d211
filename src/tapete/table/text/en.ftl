# What the table says, whatever the game.

bot-easy = Easy: by rules of thumb
bot-normal = Normal: thinks a little ahead
bot-strong = Strong: thinks for a second or two
told-undone = { $name } takes back the last choice.
closed = The table has been closed by whoever keeps the server.
told-seat-came = { $name } sits down in seat { $seat }.
told-seat-left = { $name } gets up; seat { $seat } is free.
told-seat-freed = { $name } was away; seat { $seat } is free.
told-seat-bot-for = A bot plays on for { $name }.
told-seat-host = { $name } is the host now.

proposal-undo = { $name } would like to take back the last choice.
proposal-free = { $name } would like to free the seat of { $seat } for somebody else.
proposal-open = { $name } would like to open the bot’s seat { $number } for somebody else.
proposal-bot = { $name } would like a bot to play on in seat { $number } ({ $seat }).
proposal-sit = { $name } asks to sit down in seat { $number }.

refused-bad-request = The request is not understood: { $what }.
refused-no-days = By night this game calls everybody at the same time: it cannot be played with an hour or more for each choice.
refused-no-words = This key was not made by the page and has no words.
refused-no-word = “{ $word }” is none of the words that keys are written in.
refused-wrong-words = These words are no key: one is missing, is too many or is another one.
refused-no-key = Nothing is kept without the key of a browser: send it as Player-Key.
refused-bad-seats = Only one seat can be your own.
refused-bad-characters = There is no such bot, or it is to have two seats.
refused-bad-upload = This record cannot be used: { $why }.
refused-bad-options = The game cannot be played like that.
refused-no-note = This choice takes no words of your own.
refused-no-stop = “{ $stop }” is no place to stop at in this game.
refused-illegal = This cannot be done now.
refused-no-action = “{ $action }” is no action of this game.
refused-lesson-other = Not yet: first do what the guide says. You can leave the lesson at any time and play as you like.
refused-no-lesson = There is no first lesson of “{ $game }”.
refused-no-game = There is no game called “{ $game }”.
refused-no-ruleset = There is no ruleset called “{ $ruleset }” of { $game }.
refused-no-table = There is no table with the code { $code }.
refused-no-seat = This table has no seat { $seat }.
refused-no-replay = There is no such replay.
refused-no-moment = The replay goes from moment 0 to { $last }.
refused-not-found = There is nothing at this address.
refused-no-method = This address cannot be used in that way.
refused-no-token = You hold no seat at this table: the seat has been passed on, or was never yours.
refused-needs-password = The network of this server is open to the world, or its host wants it so: a table that people come to needs a password.
refused-wrong-password = The table has a password, and this is not it.
refused-not-seated = Only those who sit at the table can do that.
refused-not-your-seat = That is not your seat.
refused-not-your-turn = It is not your turn.
refused-wrong-origin = Pages of another site cannot use this server.
refused-wrong-transfer = This code does not fit, or it is no longer valid.
refused-late = The table has moved on in the meantime: look again, then choose.
refused-waiting = The game has not begun yet.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-over = The game is over.
refused-not-over = The game is not over yet: its record shows what is still hidden.
refused-started = The game has begun already.
refused-seats-open = Some seats are still open: wait for people, or give them to bots.
refused-seat-taken = Seat { $seat } is taken.
refused-role-taken = That role is not to be had here.
refused-nothing-to-undo = You have made no choice that could be taken back.
refused-shown = That cannot be taken back: something hidden has been shown since.
refused-no-proposal = That is no longer proposed.
refused-proposal-pending = Something else is proposed: settle that first.
refused-stuck = Table { $code } cannot go on here: it was begun by other rules than this server plays, or what is kept of it is damaged.
refused-left-behind = Table { $code } was begun by { $ruleset } version { $version }, which this server no longer plays. Its story can still be read and downloaded: /api/tables/{ $code }/story
refused-too-large = That is more than the server takes: { $most } bytes at most.
refused-too-many = Too much at once: try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-no-bots = This server has no bots that search.
refused-unfetched = What bots search by cannot be fetched now: a page without a server needs a connection for it once.
refused-busy = The server cannot do that at the moment: try again in a minute.
refused-too-long = That took more than { $seconds } seconds, and was given up.
refused-no-desk = There is no desk here. Whoever keeps the server can turn it on: tapete serve --desk local
refused-desk-key = The desk asks for its key.
refused-desk-preparing = The rules are being made ready; ask again in a moment.
refused-no-variant = There is no variant “{ $id }”.
refused-no-job = There is no piece of work “{ $id }”.
refused-banned = This server does not serve this address.
refused-no-ban = There is no ban of { $network }.
refused-bad-network = “{ $network }” is neither an address nor a network of addresses, like 203.0.113.7 or 203.0.113.0/24.
refused-wide-network = { $network } is too large: a ban covers a network of { $bits } bits at most.
refused-wrong-key = That is not the key of whoever keeps the server.
refused-no-new-tables = No new tables can be made just now: the server is about to be updated. Those that there are go on.
refused-wrong-host = This server does not go by the name “{ $host }”. Whoever keeps it can add a name to its settings (names).
refused-no-database = The database does not answer: nothing has changed. Try again in a minute.
refused-internal = Something went wrong in the server. It has been noted down.
refused-not-host = Only the host of the table can do that.
refused-not-open = The whole story of this table is only for those who sat there.
refused-chat-closed = The chat of this table is for those who sit there.
refused-proposed-in-vain = That was proposed in vain: it can be proposed again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-present = Whoever sits in seat { $seat } is there: their seat can be given away once they have been away for { $seconds } seconds.
refused-host-stays = The host keeps their seat until the game begins.
refused-another-seat = You hold another seat at this table, or have held one: nobody sees two hands here.
refused-name-taken = Somebody at this table is already called “{ $name }”.
refused-no-person = Nobody sits in seat { $seat } who could be the host.
refused-no-new-deal = What is hidden at this moment cannot be dealt anew: choose another moment, or leave it as it lay.

## What tapete admin says

admin-by-server = (Through the server.)
admin-by-database = (On the database itself.)
admin-no-server = (No server answers.)
admin-not-sure = Nothing has been done: confirm it, or say --yes.
admin-sure-close = Close table { $code }? The game ends where it stands, and does not go on.
admin-sure-delete = Delete { $code } with all that it has? That cannot be undone.
admin-sure-forget = Delete all that is this person's? That cannot be undone.
admin-sure-retain = Archive and delete what has been kept for long enough? That cannot be undone.
admin-secret = The browser's key, or the seat's token:
admin-banned = { $network } is refused.
admin-unbanned = { $network } is served again.
admin-backed-up = The copy is in { $file }.
admin-restored = The database is that of { $file }.
admin-tables = Tables: { $tables }, being played: { $playing }. Records of games: { $records }.
admin-new-tables = New tables can be made.
admin-no-new-tables = New tables cannot be made.
admin-retained = Archived: { $archived }. Deleted without a game: { $deleted }. Could not be archived, and stay: { $failed }. Records deleted: { $records }.
admin-deleted = Deleted: tables { $tables }, records { $records }, seats without a name now { $seats }, lines of chat { $lines }, own words { $notes }, finished games without a name now { $games }.
admin-stays = What stays behind:
admin-stays-choices = what was chosen in those seats, without a name: without it the others' game could not be told
admin-stays-left-seats = what was said in seats that they had left before: it is not told from what others said in them
admin-stays-record = the game's record
admin-stays-other-table = the game's record, which is another table's, too
admin-stays-downloads = what anybody has downloaded, and tables that were played on from this record
admin-stays-backups = copies of the database that were made before
admin-stays-logs = lines of the server's log, with the address that asked
admin-column-code = code
admin-column-game = game
admin-column-status = status
admin-column-seats = seats
admin-column-entries = choices
admin-column-last = last time

# What parts of a board are called, in games that do not say it.
field-round = Round
field-turn = Turn
field-phase = Phase
field-players = Players
field-seats = Players
field-active = To play
field-leader = Leads
field-starter = Begins
field-first = First
field-deck = Deck
field-discards = Discards
field-discard = Discards
field-hand = Hand
field-hands = Hand
field-points = Points
field-score = Score
field-coins = Coins
field-money = Money
field-cards = Cards
field-row = Row
field-table = On the table
field-laid = On the table
field-prize = Prize
field-bid = Bid
field-bidder = Bidder
field-passed = passed
field-winners = Winners
field-goal = Goal
field-gone = Gone
field-market = Market
field-board = Board
field-place = Place
field-places = Places
field-life = Life
field-count = Cards

## At home

home-open = Other devices of this network can open:
home-private = Whoever is in this network can open the page and sit down where no password keeps them out; --local keeps it to this computer.
home-public = Careful: this network is not private, so the world may reach the page. Tables that people come to need a password; --local keeps it to this computer.
home-none = This computer is in no network: the page can be opened here alone.

notice-turn = It is your turn in { $game }.
notice-stop = To be sent no more of this: { $link }
notice-stop-there = To stop these messages, go to the page where you asked for them.
notice-code-there = Somebody has asked a Tapete server to have word sent here when it is their turn in a game. If that was you, say this number there: { $code }. If not, do nothing.
notice-code = Somebody has asked at { $site } to have word sent here when it is their turn in a game. If that was you, say this number there: { $code }. If not, do nothing.
refused-bad-address = Word cannot be sent there: { $what }.
refused-wrong-code = That is not the number that was sent, or it was said wrong too often: ask for a new one.
refused-no-notice = Nothing is sent there any more.
refused-no-notices = This server cannot send word in this way.
refused-too-many-notices = Word is sent to { $most } addresses at most: end one of them first.
