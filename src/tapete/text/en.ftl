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
told-noted = { $name }: “{ $note }”
told-goes-on = { $anew ->
    [0] Another game goes on from here, with what is hidden as it lay.
   *[other] Another game goes on from here, with what is hidden dealt anew.
}
play-help = Type the number of an option or an action ("{ $example }"). Also: c = counsel, t = table, i = language, s = stop, ? = this help. If an action is not possible, you are told which rule forbids it.
play-no-note = This choice takes no words of your own.
play-help-note = Words of your own go after two slashes: 3 // and that night nobody slept
play-help-stops = Also: p = pass until the end of the turn, d = where to stop (d 2 switches number 2).
play-cannot-pass = This choice has to be made first; after it the rest of the turn is passed.
play-stops = Where you are asked although there may be nothing to do:
play-no-such-stop = There is no stop { $n }; choose from 1 to { $last }.
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

simulate-working = Playing
simulate-compiling = Compiling the rules (only the first time)
replay-fine = { $file }: checked, { $n ->
    [one] one choice
   *[other] { $n } choices
  } without a single difference.
replay-story = { $game }, { $ruleset } version { $version }, seed { $seed }. What the record itself says, without playing it:
replay-story-choice = { $n }. { $who }: { $do }
replay-story-dice = , dice { $dice }
replay-story-end = The game ended: { $end }, { $cause }, after { $n } choices.
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
lab-tried = In its trial, { $games } games, the nearest won { $rate } ({ $low } to { $high }).
lab-measured = On { $games } fresh seeds it won { $rate } ({ $low } to { $high }): believe this figure.
lab-met = That is within the tolerance.
lab-not-met = No configuration came within the tolerance on fresh seeds. More --trials go on looking.
again-same = { $file }: { $games ->
    [one] its one game came out
   *[other] all { $games } games came out
  } the same.
again-different = { $file }: { $different } of { $games } games came out differently, the first of them seed { $seed }, in { $columns }.

profile-turns = turns
profile-dead = mean { $mean }; with nothing to choose, { $dead }
profile-swing = biggest swing
profile-swing-of = in the median game { $swing } from one look to the next; usually { $usual }
profile-lost = defeat known
profile-lost-from = the median lost game is past hope from { $share } of its length on
profile-times = per game
profile-lot = with less without
profile-hope = hope
profile-without = without less with
profile-never = Rules whose code never ran in { $n ->
    [one] one game watched
   *[other] { $n } games watched
  }: { $count ->
    [0] none
   *[other] { $count } ({ $rules })
  }.
profile-caption = Of 100 games, with the 95 % interval. Hope: its change when the thing happens.
profile-written = Results in { $folder }. For a page: tapete lab report { $folder } -o report.html

## Reports

report-title = { $game } in figures
report-written = The page is in { $file }.
report-pictures = { $n ->
    [one] One picture is
   *[other] { $n } pictures are
  } in { $folder }.
report-agent-random = who play at random
report-agent-greedy = who play by rules of thumb
report-agent-mcts = who think ahead
report-agent-mixed = who play in different ways
report-between = { $low } to { $high }
report-tile-games = games played
report-tile-rounds = rounds in the median game
report-tile-choices = choices in a game
report-tile-forced = of the choices were forced
report-tile-dead = of the turns left nothing to choose
report-figures = The figures of this chart
report-thing = What
report-games = Games
report-of-100 = Of 100
report-interval = 95 % interval
report-end = Ending
report-mean-rounds = Mean rounds
report-won = won
report-lost = lost
report-axis-games = of 100 games
report-axis-won = games won of 100
report-axis-beats = length in { $beat }s
report-axis-chance = chance of winning, of 100
report-axis-share = % of the game played
report-axis-there = games won more or fewer, of 100
report-axis-hope = change of the chance of winning, in points of 100
report-all-games = all: { $rate }

report-ends = How games end
report-ends-most = Most often, in { $rate } of 100 games: { $cause }.
report-ends-alt = Bars: { $cause } in { $rate } of 100 games; the other endings below.
report-lengths = How long they last
report-lengths-half = Half of the games last from { $low } to { $high } { $beat }s; the longest took { $longest }.
report-roles = With { $best } in the game { $best_rate } of 100 games are won, with { $worst } only { $worst_rate }. Lot decides who plays, so this is fair to compare.
report-roles-alike = From { $best_rate } of 100 games won with { $best } to { $worst_rate } with { $worst }: so many games do not show that any of them is better than the others.
report-hope = How hope rises and falls
report-hope-what = In { $games } of the games the rest was played { $playouts } times over at the beginning of each { $beat }, from what everybody at the table knew by then. How many of these were won is the chance of winning at that moment. The lines are the mean over all games won and all games lost; they end at 100 and 0, where the result is known.
report-hope-lost = Half of the games that were lost were past hope by { $share } of their length: from there to the end the chance stayed below 5 of 100.
report-hope-start = At the first look the chance was { $start } of 100 on average; { $won } of 100 of these very games were won in the end.
report-hope-swing = From one { $beat } to the next the chance usually moves by { $usual } points. In the median game the biggest single swing was { $swing }.
report-card = Which cards hurt and which help
report-hurts = “{ $thing }” hurts most: with it { $with_it } of 100 games are won, without it { $without }. It costs { $difference } ({ $low } to { $high }).
report-helps = “{ $thing }” helps most: with it { $with_it } of 100 games are won, without it { $without }. It is worth { $difference } ({ $low } to { $high }).
report-no-verdict = No card stands out so far that it could not be chance, among so many.
report-without = The surest way to know what something does is to take it away. For each card, { $games } games were played with it and again, from the same seeds, without it.
report-without-title = What each card does to the number of games won
report-turned-up-title = What happens to hope when a card turns up
report-turned-up = One card turned up once, beside a { $beat } in which no card turns up. A common card may do little each time and much in a whole game.
report-sorted-alt = Bars from { $first } ({ $low }) to { $last } ({ $high }).
report-not-compared = Games in which a card turned up are not set against games in which it did not: long games turn up more cards and are lost more often, and the card would take the blame.
report-lot = Lot decides which of these are in a game. So games with and games without may be compared.
report-lot-title = What each does to the number of games won, when it is { $where }
report-unused = Whoever played here never made use of: { $things }. For them the figures say nothing about what a person could gain.
report-actions = What the seats did where they had a choice. An action says as much about who plays as about the game.
report-never-chosen = Never chosen though it was on offer: { $things }.
report-forbidden-title = What each action is worth: the same games, with the action forbidden
report-out-of-pool = What each does by being among those that may be drawn
report-all-actions = All actions
report-rest = Everything else that happens
report-rest-what = How often it happens in a game, and what hope does in the same breath.
report-all-rest = The whole table
report-rules-title = Which rules come into play
report-rules = { $games } games were watched rule by rule. Of { $count } rules that are carried out by code, { $never ->
    [0] every single one ran.
    [one] one never ran.
   *[other] { $never } never ran.
}
report-rules-options = { $count ->
    [0] {""}
    [one] One more rule is nothing but a number in the options.
   *[other] Another { $count } rules are nothing but numbers in the options.
}
report-all-rules = How often each rule ran
report-head-action = Action
report-head-offered = On offer in a game
report-head-chosen = Chosen then
report-head-kind = Kind
report-head-thing = What
report-head-times = In a game
report-head-hope = Hope
report-head-interval = 95 % interval
report-head-rule = Rule
report-head-ran = Ran in a game
report-head-asked = Asked in a game
report-head-never = Never ran
report-head-says = What it says

report-sweep = What the options do
report-search = What the search found
report-nearest = Nearest to what was looked for: { $values }, with { $rate } of 100 games won ({ $low } to { $high }).
report-span = From { $low } of 100 games won with { $low_values } to { $high } with { $high_values }.

report-words = What the words mean
report-word-interval = Interval
report-meaning-interval = Chance alone moves every figure. If all of it were done again with other seeds, about 95 of 100 such intervals would hold the true value. Of many bars a few will stand out by mere chance: of twenty, one. Where a sentence names a card it is not one of these, as far as can be known: it had to stand out among all of them.
report-word-agent = Who plays
report-meaning-agent = A program plays every seat. “By rules of thumb” is quick and sees nothing that its seat may not know, but it is no person: compare these figures with each other, not with an evening at the table.
report-word-forced = Forced choice
report-meaning-forced = A choice with one option only.
report-word-dead = Turn with nothing to choose
report-meaning-dead = A turn during which whoever had it was never offered more than one option. Turns that are lost altogether do not count here.
report-word-hope = Hope
report-meaning-hope = The chance of winning from here on: the share of playouts won when the rest of the game is played over and over by rules of thumb, or at random where the seats play at random. Cards that nobody has seen are dealt anew each time; what a seat knows in private is forgotten.
report-word-without = With it and without it
report-meaning-without = The same seeds played twice. The difference goes by the games that only one of the two won.
report-word-with = Points
report-meaning-with = Differences are in games of every 100: from 11 to 14 of 100 are 3 points.
report-word-ran = Ran
report-meaning-ran = A rule ran when its code was called as a choice was carried out. It was asked when the choices on offer were listed, or when a choice was judged.
report-making = How this was made
report-made = { $game }, ruleset { $ruleset } version { $version }, { $players } seats, played by { $agents }: { $games } games of the seeds { $first } to { $last }.
report-changed-none = All options are those of the ruleset.
report-changed = These options are not those of the ruleset:
report-again = The folder of results holds all that is needed to run it again, and gives the same figures.
report-made-points = Ruleset { $ruleset }, { $players } seats, played by { $agents }: { $count ->
    [one] one configuration
   *[other] { $count } configurations
}, { $games } games of each, from seed { $seed } on.
report-made-search = The configuration that came nearest is a file for --config.
report-command = The command that repeats it:

learn-goes-on = Going on behind round { $rounds }.
learn-round = Round { $round }: { $lessons } lessons of { $games } games, { $won } won; worth { $worth }, choice { $choice } nats off; { $seconds } s
learn-done = The weights are in { $file }.

press-written = Printed: { $file }

tale-beginning = How it began
tale-lives = One life at a time
seat = Seat { $n }
tale-unfinished = The rest has not been played yet.
tale-told-by = Told by
tale-ending = The end
tale-written = Written to { $file }
