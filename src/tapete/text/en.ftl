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
play-help = Type the number of an option or an action ("{ $example }"). Also: t = table, i = language, s = stop, ? = this help. If an action is not possible, you are told which rule forbids it.
play-prompt = { $name } >
play-no-such-number = There is no option { $n }; choose from 1 to { $last }.
play-pass = { $name } chooses now. Press Enter when nobody else is looking.
play-bot = { $name }: { $action }
play-die = What does the d{ $sides } show?
play-die-wrong = A d{ $sides } shows a number from 1 to { $sides }.
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
