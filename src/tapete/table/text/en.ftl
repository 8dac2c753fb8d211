# What the table says, whatever the game.

bot-easy = Easy: by rules of thumb
bot-normal = Normal: thinks a little ahead
bot-strong = Strong: thinks for a second or two
told-undone = { $name } takes back the last choice.

proposal-undo = { $name } would like to take back the last choice.
proposal-free = { $name } would like to free the seat of { $seat } for somebody else.
proposal-bot = { $name } would like a bot to play on for { $seat }.

refused-bad-request = The request is not understood: { $what }.
refused-bad-seats = Only one seat can be your own.
refused-bad-upload = This record cannot be used: { $why }.
refused-bad-options = The game cannot be played like that.
refused-no-note = This choice takes no words of your own.
refused-no-stop = “{ $stop }” is no place to stop at in this game.
refused-illegal = This cannot be done now.
refused-no-action = “{ $action }” is no action of this game.
refused-no-game = There is no game called “{ $game }”.
refused-no-ruleset = There is no ruleset called “{ $ruleset }” of { $game }.
refused-no-table = There is no table with the code { $code }.
refused-no-seat = This table has no seat { $seat }.
refused-no-replay = There is no such replay.
refused-no-moment = The replay goes from moment 0 to { $last }.
refused-not-found = There is nothing at this address.
refused-no-method = This address cannot be used in that way.
refused-no-token = You hold no seat at this table: the seat has been passed on, or was never yours.
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
refused-busy = The server cannot do that at the moment: try again in a minute.
refused-too-long = That took more than { $seconds } seconds, and was given up.
refused-internal = Something went wrong in the server. It has been noted down.
