# What the program itself says, whatever the game.

referee-over = The game is over.
referee-not-your-turn = It is not your turn: seat { $to } chooses, not seat { $seat }.

play-title = { $game }, { $ruleset }, seed { $seed }
play-resumed = Game taken up from { $file }: { $n ->
    [one] one choice played
   *[other] { $n } choices played
  }.
play-saved = The game stays in { $file }. To go on: the same command with --save { $file }
play-not-saved = Game abandoned. With --save FILE it can be taken up another day.
play-help = Type the number of an option or an action ("{ $example }"). Also: c = counsel, t = table, i = language, s = stop, ? = this help. If an action is not possible, you are told which rule forbids it.
play-prompt = { $name } >
play-no-such-number = There is no option { $n }; choose from 1 to { $last }.
play-pass = { $name } chooses now. Press Enter when nobody else is looking.
play-bot = { $name }: { $action }
play-die = What does the d{ $sides } show?
play-die-wrong = A d{ $sides } shows a number from 1 to { $sides }.
play-hint = What the search thinks: chance to win, margin, and how often it looked
play-over = The game is over: { $how }
play-choices = { $n ->
    [one] One choice
   *[other] { $n } choices
  } in all.
play-seat-human = you
play-seat-bot = { $agent }

simulate-working = Playing
simulate-compiling = Compiling the rules (only the first time)
replay-fine = { $file }: checked, { $n ->
    [one] one choice
   *[other] { $n } choices
  } without a single difference.
replay-unfinished = The game is not finished.

simulate-title = { $game } { $ruleset }, { $players } players, { $agents }
simulate-games = games
simulate-games-of = { $games }  (seeds from { $seed })
simulate-win-rate = win rate
simulate-return = seat { $seat } ({ $agent }) gets
simulate-interval = { $rate }  (95 %: { $low } to { $high })
simulate-rounds = rounds
simulate-spread = mean { $mean }, median { $median }, longest { $longest }
simulate-decisions = decisions
simulate-forced = mean { $mean }, { $forced } of them forced
simulate-ended = ended by { $cause }
simulate-speed = speed
simulate-rates = { $decisions } decisions/s, { $games } games/s
simulate-role-name = role
simulate-role-games = games
simulate-role-wins = win rate
simulate-role-sanity = sanity at end
simulate-role-max = max at end
simulate-role-slots = slots given
simulate-role-keys = keys at end

rules-line = { $kind ->
    [rule] rule
    [ruling] ruling
   *[note] note
  }, § { $sections }, { $scenarios ->
    [one] one scenario
   *[other] { $scenarios } scenarios
  }

lab-agent = agent
lab-games = games
lab-wins = win rate
lab-interval = 95 % interval
lab-pair = compared
lab-difference = difference
lab-p = p
lab-rounds = rounds
lab-best = The best configuration is in { $file }, for --config.
lab-p-holm = p (Holm)
lab-return = mean result
lab-rating = rating
lab-seat = seat { $seat }
lab-goes-on = Going on: { $earlier } of { $total } games were played before.
lab-search-goes-on = Going on with the search in { $folder }.
lab-tried = Its trial showed { $rate } ({ $low } to { $high }), the nearest of all.
lab-measured = On { $games } fresh seeds it shows { $rate } ({ $low } to { $high }): believe this one.
lab-met = That is within the tolerance.
lab-not-met = No configuration came within the tolerance on fresh seeds. More --trials go on looking.
again-same = { $file }: { $games ->
    [one] its one game came out
   *[other] all { $games } games came out
  } the same.
again-different = { $file }: { $different } of { $games } games came out differently, the first of them seed { $seed }, in { $columns }.
