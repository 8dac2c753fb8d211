# What the program itself says, whatever the game.

referee-over = The game is over.
games-game = game
games-rulesets = rulesets
games-seats = seats
games-roles = roles
games-ruleset = { $name }: { $title } (version { $version })
games-players = { $fewest } to { $most }
asked-at-once = Everybody chooses at the same time, and nobody sees it before all have.
reload-watches = Watches { $folders }: saving a file there starts the server again.
reload-waits = The server goes on as it was until this is mended.
wrong-reload-no-package = --reload: no game of a package is installed; expected one that does not come with Tapete (`pip install -e FOLDER`)
reload-goes-on = Table { $code } goes on by the new rules, after { $n ->
    [one] 1 choice
   *[other] { $n } choices
}.
reload-parts = Table { $code } parts from the new rules at choice { $n }, of seat { $seat }. It goes on once the rules allow it.
referee-not-asked = Seat { $seat } has chosen already, or is not asked.
referee-not-your-turn = It is not your turn: seat { $to } chooses, not seat { $seat }.

play-title = { $game }, { $ruleset }, seed { $seed }
play-resumed = Game resumed from { $file }: { $n ->
    [one] one choice played
   *[other] { $n } choices played
  }.
play-saved = The game stays in { $file }. To go on: the same command with --save { $file }
play-not-saved = Game abandoned. With --save FILE you can resume it another day.
told-noted = { $name }: “{ $note }”
told-goes-on = { $anew ->
    [0] Another game goes on from here, and the hidden things stay as they were.
   *[other] Another game goes on from here, and the hidden things are dealt again.
}
play-help = Type the number of an option or an action ("{ $example }"). Also: c = counsel, t = table, i = language, s = stop, ? = this help. If an action is not possible, you are told which rule forbids it.
play-no-note = This choice takes no words of your own.
play-help-note = Words of your own go after two slashes: 3 // and that night nobody slept
play-help-lesson = Also: l = leave the lesson and go on playing.
play-lesson-do = → { $action }
play-lesson-other = Not yet: first do what the guide says, or leave the lesson with l.
play-lesson-more = { $n ->
    [one] And one more possibility: t shows it.
   *[other] And { $n } more possibilities: t shows them.
}
play-lesson-left = The lesson is left; the game goes on.
play-help-stops = Also: p = pass until the end of the turn, d = where to stop (d 2 switches number 2).
play-help-look = Also: v = which piles can be looked into (v 2 shows number 2).
play-look = Piles that can be looked into:
play-look-none = There are no piles to look into yet.
play-no-such-look = There is no pile { $n }; choose from 1 to { $last }.
play-cannot-pass = This choice has to be made first; after it the rest of the turn is passed.
play-stops = Where you are asked although there may be nothing to do:
play-no-such-stop = There is no stop { $n }; choose from 1 to { $last }.
play-prompt = { $name } >
play-no-such-number = There is no option { $n }; choose from 1 to { $last }.
play-pass = { $name } chooses now. Press Enter when nobody else is looking.
play-character = { $name } plays in seat { $seat }, { $style ->
    [hasty] in haste: what pays now comes first.
    [patient] with patience, looking far ahead.
    [bookish] by the book, trusting the rules of thumb.
    [curious] with curiosity, trying everything.
    [stubborn] stubbornly, keeping to what began well.
   *[level] with a level head.
}
play-bot = { $name }: { $action }
play-die = What does the d{ $sides } show?
play-die-wrong = A d{ $sides } shows a number from 1 to { $sides }.
play-hint = What the search thinks: chance to win, margin, and how often it looked
play-hint-score = What the search thinks: expected score, margin, and how often it looked
hint-quoted = “{ $choice }”
hint-or = { " or " }
hint-close = The choices are too close to tell: the search sees no difference between the best of them that counts.
hint-close-between = Too close to tell: { $choices }. The search sees no difference between them that counts.
hint-often = { $tenths ->
    [0] almost never
    [1] once in 10
    [10] almost always
   *[other] { $tenths } times in 10
}
hint-told = { $told } ({ $often })
hint-then = After “{ $choice }” the search expects: { $told }.
hint-against = Against “{ $rival }”: { $told } ({ $often }; after “{ $choice }”, { $here }).
hint-against-figures = Against “{ $rival }”: what comes of it is worth { $there } % of a win, and of this { $here } %.
hint-against-scores = Against “{ $rival }”: the search expects a score of { $there } from it, and of { $here } from “{ $choice }”.
play-scored = { $name }: { $score }
play-over = The game is over. { $how }
play-choices = { $n ->
    [one] One choice
   *[other] { $n } choices
  } in all.
play-seat-human = you

# Games in words, for programs that read and write text.
talk-about = You play { $game } (ruleset { $ruleset }) as { $name }. The others are: { $others }.
talk-happened = Since your last choice:
talk-table = The table, as you see it:
talk-choices = Your choices:
talk-words = (words of your own may follow after //)
talk-words-all = Words of your own may follow any of them after //
talk-how = Answer with one line: a choice as it is written before the colon, or its number.
talk-near = These are legal now and have a similar spelling: { $near }.
talk-accounts = { $agent }: { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}, { $seconds } s for each, cost { $cost }, { $tokens } tokens; { $refused } answers were refused, and { $instead } times another agent chose instead
talk-reasons = { $agent }, how often another agent chose instead: { $late } times because the answer came too late, { $long } because it was too long, { $ended } because the program ended or failed, { $illegal } because no try was legal
talk-ended = The game is over.
talk-records = What was asked and answered is in { $folder }.

check-worth = { $card }: held at the end in { $held } of { $games } games of two by greedy; in { $compared } of them one held it and one did not, where holding it was worth { $gain } wins in a hundred games (95 %: { $low } to { $high }); holding another item, { $usual }.
check-unheld = { $card }: held at the end in { $held } of { $games } games of two by greedy, too few to say what it is worth.
check-fine = { $file }: nothing is wrong.
simulate-working = Playing
simulate-compiling = Compiling the rules (only the first time)
replay-anew = { $file }: recorded again, { $n } choices.
replay-fine = { $file }: checked, { $n ->
    [one] one choice
   *[other] { $n } choices
  } without a single difference.
replay-chance = { $choice ->
    [0] Setup
   *[other] Choice { $choice }
  }: { $kind ->
    [die] d{ $of } = { $result }
    [lot] lot from 0 to { $most } = { $result }
    [draw] draw from 0 to { $most } = { $result }
   *[shuffle] shuffle of { $of } cards = { $result }
  } ({ $drawn ->
    [0] given by the record
    [1] number { $first } of the generator
   *[other] numbers { $first } to { $last } of the generator
  }{ $rules ->
    [none] {""}
   *[other] ; { $rules }
  })
replay-chance-same = { $file }: the same chance, { $n ->
    [one] one entry
   *[other] { $n } entries
  }.
replay-aside = (To { $to } alone) { $sentence }
idle-run = { $who }: { $label }{ $n ->
    [one] {""}
   *[other] {" "}({ $n } times in all)
}
listed-and = { $first } and { $last }
replay-story = { $game }, { $ruleset } version { $version }, seed { $seed }. What the record itself says, without playing it:
replay-story-choice = { $n }. { $who }: { $do }
replay-story-dice = , dice { $dice }
replay-story-end = The game ended: { $end }, { $cause }, after { $n } choices.
replay-unfinished = The game is not finished.
seat-changed = { $change ->
    [came] Somebody sits down in seat { $seat }.
    [left] The person in seat { $seat } gets up.
    [freed] The person in seat { $seat } was away; the seat is free.
    [opened] The bot of seat { $seat } gets up; the seat is free.
    [bot] A bot sits down in seat { $seat }.
    [bot_for] A bot plays on in seat { $seat }.
   *[host] The person in seat { $seat } is the host now.
}

simulate-title = { $game } { $ruleset }, { $players } players, { $agents }
simulate-games = games
simulate-games-of = { $games }  (seeds from { $seed })
simulate-win-rate = win rate
simulate-score = score
simulate-grade = grade “{ $grade }”
simulate-return = seat { $seat } ({ $agent }) gets
simulate-score-of = seat { $seat } ({ $agent }): score
simulate-grades-of = seat { $seat } ({ $agent }): grades
simulate-graded = { $grade }: { $share }
simulate-points-of = seat { $seat } ({ $agent }): points
simulate-scored = { $mean }  (95 %: { $low } to { $high }); lowest { $lowest }, highest { $highest }
simulate-interval = { $rate }  (95 %: { $low } to { $high })
simulate-rounds = rounds
simulate-turns = turns
simulate-spread = mean { $mean }, median { $median }, longest { $longest }
simulate-decisions = decisions
simulate-forced = mean { $mean }, { $forced } of them forced
simulate-ended = ended: { $cause }
simulate-speed = speed
simulate-rates = { $decisions } decisions/s, { $games } games/s
simulate-thing-games = games

rules-total = { $game } { $ruleset }: { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
  }, { $rulings ->
    [one] 1 ruling
   *[other] { $rulings } rulings
  }, { $notes ->
    [one] 1 note
   *[other] { $notes } notes
  }; { $sections ->
    [one] 1 section
   *[other] { $sections } sections
  }; { $cards ->
    [0] {""}
   *[other] { $cards } cards;{" "}
  }{ $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenarios
  }; { $problems ->
    [one] 1 problem
   *[other] { $problems } problems
  }
scenario-passed = ok   { $path }
scenario-failed = FAIL { $path }
scenario-unusable = NOT RUN { $wrong }
scenario-total = { $passed } passed, { $failed } failed{ $unusable ->
    [0] {""}
   *[other] , { $unusable } not run
}
serve-at = Tapete: { $address }  (API: { $address }docs)
serve-no-page = The page is not built, only the API is served: make web
app-package-defect = a defect in the package of the game: { $what }
app-defect = a defect in Tapete itself: { $what }
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
lab-win-rate = win rate
lab-score = score
lab-interval = 95 % interval
lab-pair = compared
lab-difference = difference
lab-p = p
lab-turns = turns
lab-measure = what
lab-settled = settled
lab-is-settled = yes
lab-no-difference = no game differs
lab-more-games = likely with { $games } games more
lab-never-settled = by no number of games
lab-rounds = rounds
lab-moved = changed
lab-unmoved = nothing
lab-with-players = { $aim }, { $players } players
lab-fresh = The nearest first, each on { $games } fresh seeds for each number of players.
lab-by-another = Played by { $agent } with { $players } players: { $aim } { $mean } ({ $low } to { $high }), no more off than by chance.
lab-by-another-differs = Played by { $agent } with { $players } players: { $aim } { $mean } ({ $low } to { $high }). The figure by { $first } is different, so these answers are valid only for players like { $first }.
lab-no-runs = No study has been begun with a folder yet.
lab-runs-game = game
lab-runs-began = begun
lab-runs-state = state
lab-runs-folder = folder
lab-runs-done = done
lab-runs-open = not finished
lab-runs-kind = what
lab-runs-tournament = tournament
lab-runs-compare = comparison
lab-runs-sweep = sweep
lab-runs-tune = search
lab-runs-ladder = ladder
lab-runs-profile = profile
lab-runs-learn = training
lab-runs-sensitivity = which numbers matter
lab-runs-why = why it is so
lab-runs-check = do the figures hold
lab-checked = { $name }, played by { $agent }: { $aim } { $mean } ({ $low } to { $high }), no more off than by chance.
lab-checked-differs = Beware: { $name }, played by { $agent }: { $aim } { $mean } ({ $low } to { $high }). The figure by { $first } is different, so these results are valid only for players like { $first }.
lab-best = The best configuration is in { $file }, for --config.
lab-p-holm = p (Holm)
lab-return = mean result
lab-rating = rating
lab-ms = ms a choice
lab-above = more than the one before
lab-seat = seat { $seat }
lab-strongest = strongest seat
lab-goes-on = Going on: { $earlier } of { $total } games were played before.
lab-search-goes-on = Going on with the search in { $folder }.
lab-tried = In its trial, { $games } games, the nearest came to: { $aim } { $mean } ({ $low } to { $high }).
lab-measured = On { $games } fresh seeds: { $aim } { $mean } ({ $low } to { $high }). Believe this figure.
lab-met = That is what was asked for.
lab-not-met = No configuration was what was asked for on fresh seeds. More --trials go on looking.
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
profile-hope-score = expected score
profile-without = without less with
profile-never = Rules whose code never ran in { $n ->
    [one] one game watched
   *[other] { $n } games watched
  }: { $count ->
    [0] none
   *[other] { $count } ({ $rules })
  }.
profile-caption = Of 100 games, with the 95 % interval. Hope: its change when the thing happens.
profile-caption-score = In points of the score, with the 95 % interval. Expected score: its change when the thing happens.
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
report-agent-expectimax = who calculate every line to a depth
report-agent-clairvoyant = who think ahead and see what is hidden
report-agent-learned = who think ahead with what they have learned
report-agent-other = played by { $agent }
report-agent-mixed = who play in different ways
report-between = { $low } to { $high }
report-tile-games = games played
report-tile-turns = turns in the median game
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
report-high = ended above the mean
report-low = the others
report-axis-games = of 100 games
report-axis-won = games won of 100
report-axis-beats = length in { $beats }
report-axis-chance = chance of winning, of 100
report-axis-chance-score = expected score
report-axis-share = % of the game played
report-axis-there = games won more or fewer, of 100
report-axis-hope = change of the chance of winning, in points of 100
report-axis-hope-score = change of the expected score, in points
report-all-games = all: { $rate }

report-rounds = rounds
report-turns = turns
report-mean-turns = Mean turns
report-lead-all = At tables of { $players }, { $agent }, { $rate } of 100 games are won ({ $low } to { $high }).
report-lead-all-score = At tables of { $players }, { $agent }, the mean score is { $rate } ({ $low } to { $high }).
report-lead-seats = At tables of { $players }, { $agent }, seat { $best } gets the most ({ $best_rate } of 100 games) and seat { $worst } the least ({ $worst_rate }).
report-lead-seats-score = At tables of { $players }, { $agent }, seat { $best } scores the most ({ $best_rate } on average) and seat { $worst } the least ({ $worst_rate }).
report-seat = Seat { $n } ({ $agent })
report-seats = What each seat gets
report-seats-even = No seat gets more or less than the mean by more than chance may do.
report-seats-uneven = The seats do not get the same: the coloured ones differ from the mean by more than chance usually does.
report-scores = Which scores come up
report-scores-half = In half of the games the score is { $median } or less. The lowest score is { $lowest }, the highest { $highest }.
report-grade = Grade
report-even = mean: { $rate }
report-apart = A player with { $best } wins { $best_rate } of 100 games, a player with { $worst } only { $worst_rate }. Chance does not explain such a difference, even among so many.
report-apart-score = A player with { $best } scores { $best_rate } on average, a player with { $worst } only { $worst_rate }. Chance does not explain such a difference, even among so many.
report-drawn = Of { $all } the { $n } best and the { $n } worst are drawn; the table has them all.
report-singles = Further figures
report-figure = Figure
report-first-title = Whose victories these are
report-first-title-score = Whose scores these are
report-first = All seats are alike, so this profile looks at the first: a game is won here if the first seat wins it.
report-first-score = All seats are alike, so this profile looks at the first: the scores here are those of the first seat.
report-first-side = Which side somebody is on is dealt, and differs from game to game. This profile looks at the first seat: a game is won here if the side wins that the first seat is on at the end, whichever that is.
report-points = { $count } configurations were played on the same seeds.
report-standings = How the agents fared
report-best-agent = { $agent } did best: { $rate } of 100 games ({ $low } to { $high }).
report-best-agent-score = { $agent } did best: a mean score of { $rate } ({ $low } to { $high }).
report-checked = Played by somebody else
report-checked-what = The same configurations, played by { $agent } in { $games } games each. If these games show another figure, the results on this page are valid only for players like those who played them.
report-configuration = Configuration
report-checked-mean = By the other agent
report-checked-differs = another figure
report-checked-same = no more off than by chance
report-beside = How far they are apart
report-beside-what = How much more the first of two configurations has, on the same seeds: of 100 games, or in rounds or turns. p says how likely so much is by chance, corrected for how many are compared; the last column, how many games more would settle it if all goes on as it does.
report-beside-what-score = How much more the first of two configurations has, on the same seeds: in points of the score, or in rounds or turns. p says how likely so much is by chance, corrected for how many are compared; the last column, how many games more would settle it if all goes on as it does.
report-compared = Each configuration
report-compared-what = All of them played the same seeds, so that most of the luck is in all.
report-compared-most = { $measure }: most with { $more } ({ $high }), least with { $less } ({ $low }). That is more than chance makes of as many pairs.
report-compared-none = So many games ({ $games } of each) show no difference between these { $count } configurations that chance would not make as well.
report-tile-games-each = games of each
report-tile-configurations = configurations
report-axis-mean = mean { $what }
report-axis-length-apart = { $unit } more or fewer
report-axis-score-apart = more or less { $unit }
report-axis-rating = rating, with its 95 % interval
report-sought = Wanted: { $measure } { $wanted }. The nearest shows { $shown }.
report-with-players = { $shown } with { $players } players
report-sought-what = The nearest first; of those that move fewer options, only the nearest of each number. All of it by { $games } games of fresh seeds for each number of players, which no trial has played: believe these figures.
report-answer = { $n }: { $moved }
report-answer-players = answer { $n }, { $players } players
report-players = { $n } players
report-wanted = wanted: { $wanted }
report-rungs-title = From the weakest to the strongest
report-rungs-all = All steps up are sure: each agent is stronger than the one before it.
report-rungs-some = Of { $count } steps up { $sure ->
    [0] none is
    [one] one is
   *[other] { $sure } are
} sure by so many games.
report-rungs-together = Each plays in all seats, on the same seeds; the figures are games won of 100.
report-rungs-together-score = Each plays in all seats, on the same seeds; the figures are mean scores.
report-rungs-against = Each plays against the one before it, in every rotation of the two over the seats; the first, against the second. The ratings come of all these games together: everybody begins at 25.
report-pairs = Compared in pairs
report-pairs-what = How much more the first of two got, of 100 games, on the same seeds; p says how likely so much is by chance, corrected for all the pairs.
report-pairs-what-score = How much more the first of two scored, on the same seeds; p says how likely so much is by chance, corrected for all the pairs.

report-ends = How games end
report-ends-most = Most often, in { $rate } of 100 games: { $cause }.
report-ends-alt = Bars: { $cause } in { $rate } of 100 games; the other endings below.
report-lengths = How long they last
report-lengths-half = Half of the games last from { $low } to { $high } { $beats }; the longest took { $longest }.
report-roles = With { $best } in the game { $best_rate } of 100 games are won, with { $worst } only { $worst_rate }. Lot decides who plays, so this is fair to compare.
report-roles-score = With { $best } in the game the mean score is { $best_rate }, with { $worst } only { $worst_rate }. Lot decides who plays, so this is fair to compare.
report-roles-alike = From { $best_rate } of 100 games won with { $best } to { $worst_rate } with { $worst }: so many games do not show that any of them is better than the others.
report-roles-alike-score = From a mean score of { $best_rate } with { $best } to { $worst_rate } with { $worst }: so many games do not show that any of them is better than the others.
report-hope = How hope rises and falls
report-hope-score = How the expected score rises and falls
report-hope-what = In { $games } of the games the rest was played { $playouts } times over at the beginning of each { $beat }, from what everybody at the table knew by then. How many of these were won is the chance of winning at that moment. The lines are the mean over all games won and all games lost; they end at 100 and 0, where the result is known.
report-hope-what-score = In { $games } of the games the rest was played { $playouts } times over at the beginning of each { $beat }, from what everybody at the table knew by then. The mean of these scores is the expected score at that moment. The lines are the means over all games that ended above the mean score and over the others; they end at the scores of these games.
report-hope-lost = Half of the games that were lost were past hope by { $share } of their length: from there to the end the chance stayed below 5 of 100.
report-hope-start = At the first look the chance was { $start } of 100 on average; { $won } of 100 of these very games were won in the end.
report-hope-start-score = At the first look the expected score was { $start } on average; these very games ended with { $won } on average.
report-hope-swing = From one { $beat } to the next the chance usually moves by { $usual } points. In the median game the biggest single swing was { $swing }.
report-hope-swing-score = From one { $beat } to the next the expected score usually moves by { $usual } points. In the median game the biggest single swing was { $swing }.
report-card = Which cards hurt and which help
report-hurts = “{ $thing }” hurts most: with it { $with_it } of 100 games are won, without it { $without }. It costs { $difference } ({ $low } to { $high }).
report-hurts-score = “{ $thing }” hurts most: with it the mean score is { $with_it }, without it { $without }. It costs { $difference } ({ $low } to { $high }).
report-helps = “{ $thing }” helps most: with it { $with_it } of 100 games are won, without it { $without }. It is worth { $difference } ({ $low } to { $high }).
report-helps-score = “{ $thing }” helps most: with it the mean score is { $with_it }, without it { $without }. It is worth { $difference } ({ $low } to { $high }).
report-no-verdict = No card stands out so far that it could not be chance, among so many.
report-without = The surest way to know what something does is to take it away. For each card, { $games } games were played with it and again, from the same seeds, without it.
report-without-title = What each card does to the number of games won
report-without-title-score = What each card does to the score
report-turned-up-title = What happens to hope when a card turns up
report-turned-up-title-score = What happens to the expected score when a card turns up
report-turned-up = One card turned up once, beside a { $beat } in which no card turns up. A common card may do little each time and much in a whole game.
report-counted = Counted here: { $kind }, { $seen }.
report-sorted-alt = Bars from { $first } ({ $low }) to { $last } ({ $high }).
report-not-compared = Games in which a card turned up are not compared with games in which it did not: long games turn up more cards and are lost more often, and the card would take the blame.
report-not-compared-score = Games in which a card turned up are not compared with games in which it did not: long games turn up more cards, and the card would get what comes of their length.
report-lot = Lot decides which of these are { $where }. So games with and games without may be compared.
report-drawn-fair = Lot decides who draws which of these, and the seats are alike. So the games in which the first seat drew a card and those in which it did not may be compared.
report-drawn-worth = How much each is worth to the player who draws it
report-lot-title = What each does to the number of games won, when it is { $where }
report-lot-title-score = What each does to the score, when it is { $where }
report-unused = The players here never used: { $things }. The figures do not say what a person could gain with them.
report-actions = What the seats did where they had a choice. An action says as much about the players as about the game.
report-never-chosen = Never chosen though it was on offer: { $things }.
report-forbidden-title = What each action is worth: the same games, with the action forbidden
report-out-of-pool = What each does by being among those that may be drawn
report-all-actions = All actions
report-rest = Everything else that happens
report-rest-what = How often it happens in a game, and what hope does in the same breath.
report-rest-what-score = How often it happens in a game, and what the expected score does in the same breath.
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
report-head-hope-score = Expected score
report-head-interval = 95 % interval
report-head-rule = Rule
report-head-ran = Ran in a game
report-head-asked = Asked in a game
report-head-never = Never ran
report-head-says = What it says

report-sweep = What the options do
report-search = What the search found
report-nearest = Nearest to what was looked for: { $values }, with { $rate } of 100 games won ({ $low } to { $high }).
report-nearest-score = Nearest to what was looked for: { $values }, with a mean score of { $rate } ({ $low } to { $high }).
report-span = From { $low } of 100 games won with { $low_values } to { $high } with { $high_values }.
report-span-score = From a mean score of { $low } with { $low_values } to { $high } with { $high_values }.

report-words = What the words mean
report-word-interval = Interval
report-meaning-interval = Chance alone moves every figure. If all of it were done again with other seeds, about 95 of 100 such intervals would hold the true value. Of many bars a few will stand out by mere chance: of twenty, one. Where a sentence names a card it is not one of these, as far as can be known: it had to stand out among all of them.
report-word-agent = Who plays
report-meaning-agent = A program plays every seat. “By rules of thumb” is quick and sees nothing that its seat may not know, but it is no person: compare these figures with each other, not with an evening at the table.
report-word-forced = Forced choice
report-meaning-forced = A choice with one option only.
report-word-dead = Turn with nothing to choose
report-meaning-dead = A turn in which the player never had more than one option. Skipped turns do not count here.
report-word-hope = Hope
report-meaning-hope = The chance of winning from here on: the share of playouts won when the rest of the game is played over and over by rules of thumb, or at random where the seats play at random. Cards that nobody has seen are dealt again each time. The playouts ignore what a seat knows in private.
report-word-hope-score = Expected score
report-meaning-hope-score = The mean score when the rest of the game is played over and over by rules of thumb, or at random where the seats play at random. Cards that nobody has seen are dealt again each time. The playouts ignore what a seat knows in private.
report-word-without = With it and without it
report-meaning-without = The same seeds played twice. Only games that one of the two won, and the other did not, count for the difference.
report-word-without-score = With it and without it
report-meaning-without-score = The same seeds played twice. The difference is the mean of the differences of each seed.
report-word-with = Points
report-meaning-with = Differences are in games of every 100: from 11 to 14 of 100 are 3 points.
report-word-with-score = Points
report-meaning-with-score = Differences are in points of the score: from 16 to 18 are 2 points.
report-word-ran = Ran
report-meaning-ran = A rule ran when its code was called as a choice was carried out. It was asked when the choices on offer were listed, or when a choice was judged.
report-making = How this was made
report-made = { $game }, ruleset { $ruleset } version { $version }, { $players } seats, played by { $agents }: { $games } games of the seeds { $first } to { $last }.
report-changed-none = All options are those of the ruleset.
report-changed = These options are not those of the ruleset:
report-differs = How these games differ from the ruleset
report-again = The folder of results contains everything that is needed to run it again with the same figures.
report-made-points = Ruleset { $ruleset }, { $players } seats, played by { $agents }: { $count ->
    [one] one configuration
   *[other] { $count } configurations
}, { $games } games of each, from seed { $seed } on.
report-made-search = The configuration that came nearest is a file for --config.
report-command = The command that repeats it:

learn-goes-on = Going on after round { $rounds }.
learn-round = Round { $round }: { $lessons } lessons of { $games } games, { $won } won; worth { $worth }, choice { $choice } nats off; { $seconds } s
learn-done = The weights are in { $file }.
value-fitted = { $moments } moments of { $games } games. On { $kept } games kept back the fitted value is { $fitted } nats off, the game's own { $own }: { $gain } less (95 %: { $low } to { $high }).

press-written = Printed: { $file }

tale-beginning = How it began
tale-lives = One life at a time
tale-picture = How the table stood
tale-title-rise-1 = A breath of hope
tale-title-rise-2 = The tide turns
tale-title-rise-3 = Against all odds
tale-title-fall-1 = It grows dark
tale-title-fall-2 = The ground gives way
tale-title-fall-3 = A bad hour
tale-title-again-1 = { $name }, once more
tale-title-again-2 = The return of { $name }
tale-title-again-3 = { $name } has more to say
tale-title-ahead-1 = { $name } takes the lead
tale-title-ahead-2 = The hour of { $name }
tale-title-ahead-3 = { $name } sees a chance
tale-title-quiet-1 = Meanwhile
tale-title-quiet-2 = Before the storm
tale-title-quiet-3 = Step by step
tale-lead-open-1 = This is how the evening began, and nobody at the table knew yet where it would lead.
tale-lead-open-2 = Everything lay in its place, and everything could still happen.
tale-lead-open-3 = Those who sat down did not know what they would get up with.
tale-lead-rise-1 = For a moment it looked as if all could end well after all.
tale-lead-rise-2 = What nobody had dared to hope for came to pass.
tale-lead-rise-3 = It was here that the evening took a turn for the better.
tale-lead-fall-1 = Afterwards they would say that it had been lost here.
tale-lead-fall-2 = Then it all went wrong, one thing after another.
tale-lead-fall-3 = Nobody liked to speak of what came next.
tale-lead-again-1 = One good moment had come and gone; here was another.
tale-lead-again-2 = Those who had called it luck began to wonder.
tale-lead-again-3 = Once more the game leaned the same way.
tale-lead-ahead-1 = It was here that { $name } came to be the one to beat.
tale-lead-ahead-2 = Until then nobody had expected { $name }.
tale-lead-ahead-3 = What happened now suited nobody as well as { $name }.
tale-lead-quiet-1 = Nothing was decided yet, but the pieces moved.
tale-lead-quiet-2 = The calm did not deceive those who knew the game.
tale-lead-quiet-3 = One thing led to another.
seat = Seat { $n }
guest = { $n ->
    [0] Guest
   *[other] Guest { $n }
 }
tale-unfinished = The rest has not been played yet.
tale-told-by = Told by
tale-ending = The end
tale-written = Written to { $file }

## A new game

new-made = { $folder }: a package with a small game, { $name }. What comes next:
    {"    "}pip install -e '{ $folder }[dev]'
    {"    "}pytest { $folder }
    {"    "}tapete play { $name }
    {"    "}tapete serve --open
    The file README.md in it says what is where. How to make another game of it:
    {"    "}{ $page }

## What is installed

doctor-version = Tapete { $version }, Python { $python }, { $system }.
doctor-program = The program is in { $folder }.
doctor-untested = Tapete is tested only on Linux; no problem is known on this system.
doctor-page = The page of the table is built.
doctor-no-page = The page of the table is not built: tapete serve offers only its API. In a source tree, make web builds it.
doctor-games = Games: { $games }.
doctor-other-games = Games of other packages: { $games }.
doctor-modules = Bots, hints and simulations of { $games } begin at once: their modules match the present rules.
doctor-no-modules = Bots, hints and simulations of { $games } compile the rules the first time, which takes minutes, because no modules match the present rules (make wasm builds them).
doctor-no-rules = Bots that search, hints and simulations of { $games } cannot run, because no modules match the present rules, and numba, which could compile them, is missing (pip install 'tapete[native]').
doctor-cache = Compiled rules are kept in { $folder } ({ $size } MB); the folder may be deleted at any time.
doctor-data = Tables are kept in { $folder } ({ $size } MB), unless the setting "database" says otherwise.
doctor-unwritable = { $folder } cannot be written.
doctor-no-metadata = Tapete runs without being installed, so it does not know which of its extras are installed.
doctor-has = Everything for { $what } is installed.
doctor-missing = For { $what } { $n ->
    [one] one package is missing
   *[other] { $n } packages are missing
  } ({ $packages }): pip install 'tapete[{ $extra }]'
doctor-for-table = the table in the browser (tapete serve, tapete admin)
doctor-for-press = games on paper (tapete press)
doctor-for-native = rules as machine code (games without modules, long studies)
doctor-for-lab = studies and reports (tapete lab)
doctor-for-env = environments for learners (PettingZoo, Gymnasium)
doctor-for-learn = training agents (tapete learn)
doctor-for-ray = studies on several machines (--engine ray)
doctor-for-cuda = random games on graphics cards

## What is wrong with something given

wrong-no-table = the table needs the package { $package }: pip install 'tapete[table]'
wrong-language = --lang '{ $language }': expected es or en
wrong-status = --status '{ $status }': expected waiting, playing, paused or over
wrong-seat-of-table = --seat '{ $seat }': expected CODE/NUMBER, like K7QM2X/1
wrong-announce = announce: expected --es TEXT or --en TEXT or both, or --clear
wrong-announce-long = announce: expected a text of 500 characters at most
wrong-new-tables = new-tables '{ $given }': expected on or off
wrong-retain = retain: nothing says for how long: keep_days, keep_record_days, --days or --record-days
wrong-out-page = --out '{ $out }': expected a file that ends in .html or .pdf
wrong-names-for-seats = --names: { $names } names for { $seats } seats
wrong-whole-number = { $what } '{ $text }': expected a whole number
wrong-no-whole-number = { $what }: expected a whole number, got { $given }
wrong-number-64 = { $what } { $text }: expected a whole number of 64 bits at most
wrong-whole-bits = { $what }: expected a whole number of 64 bits at most
wrong-players-option = --players { $players }: expected 1 to { $most }
wrong-names-by-commas = { $what } '{ $text }': expected names separated by commas
wrong-roles-for-players = --roles: { $roles } roles for { $players } players
wrong-no-learn = learn: { $package } is not installed; it comes with  pip install 'tapete[learn]'
wrong-no-folder = --out { $out }: there is no such folder
wrong-package-name = '{ $name }' cannot be the name of a package; expected small letters, digits and single _, a letter first, 40 at most
wrong-game-there = there is a game named { $name } already; choose another name
wrong-package-there = there is a Python package named { $name } already; choose another name
wrong-print-players = what is printed is for one number of players, and these options differ with { $known }: say which with --players
wrong-by-players = by_players: expected options for numbers of players, { $least } to { $most }
wrong-by-players-number = by_players.{ $number }: expected a number of players from { $least } to { $most }
wrong-with-seats = with { $seats } players: { $wrong }
wrong-options-by-name = { $file }: expected options by name, like  { $example }
wrong-make-folder = { $path }: cannot be made a folder ({ $why })
wrong-lesson-alone = { $option }: a lesson lays its own table; leave { $option } out, or leave --lesson out
wrong-cannot-stand = no game can stand like this (invariant '{ $broken }')
wrong-lesson-seat = there is no seat { $seat }
wrong-lesson-dice-left = { $n } of them never fall
wrong-lesson-dice-out = a d{ $sides } is rolled, but the lesson's dice are used up
wrong-lesson-line = '{ $line }': expected a seat, a colon and a choice
wrong-lesson-message = the text uses "{ $key }", but the game has no such message
wrong-lesson-option = the text uses "{ $key }", but the ruleset has no such option
wrong-lesson-thing = { $thing } is not on the table, as the learner sees it
wrong-lesson-over = the game is over at the end of the lesson
wrong-no-lesson = { $game }: has no first lesson
wrong-other-save = { $file }: holds a game with another { $option }; leave { $option } out to go on with it, or name another file
wrong-out-files = --out: expected a folder for the files
wrong-write = { $path }: cannot be written ({ $why })
wrong-out-results = --out: expected a folder for the results
wrong-again-game = --again runs the file's own profile: expected no game beside it
wrong-game-or-again = expected a game, or --again with a file of an earlier profile
wrong-write-nowhere = { $path }: cannot be written (expected a file in a folder that exists)
wrong-ledgers = --ruleset '{ $ruleset }': { $game } has the ledgers of { $known }
wrong-compare-two = lab compare: expected two configurations or more, or one to set beside the ruleset
wrong-compare-same = { $first } and { $second } hold the same options; there is nothing to compare
wrong-trials = --trials { $trials }: expected 1 or more
wrong-no-game = '{ $name }' is no game; expected one of { $known }
wrong-game-of-package = { $where }: expected a tapete.gamedef.game.Game named { $name }
wrong-no-data = this copy of Tapete has no folder { $name }
wrong-form = '{ $form }' is no form of the rules; expected one of { $known }
wrong-no-module = { $home }: no module of the entry { $entry } matches its present rules; build it with  make wasm
wrong-not-compiled = { $file }:{ $line }: the compiler cannot compile this line, because its numbers or records do not fit: see tapete check
wrong-no-numba = no module matches these rules, and numba, which could compile them, is not installed: pip install 'tapete[native]'
wrong-module-source = { $file }: a module's source must be in Tapete or in { $folder }, because other machines would not find it elsewhere
wrong-no-wasm-ld = wasm-ld is not installed, which links modules: on Debian, apt install lld
wrong-version = was played by { $ruleset } version { $version }; this program plays version { $known }, by other rules
wrong-no-roles = seat { $seat }: '{ $role }' is no role; { $game } has none
wrong-no-ruleset = '{ $name }' is no ruleset of { $game }; expected one of { $known }
wrong-no-note = { $action }: this choice takes no words of one's own
wrong-not-anew = the hidden things here cannot be dealt again
wrong-seed = seed { $seed }: expected a whole number from 0 to { $most }
wrong-players = { $count } players: { $game } is for { $fewest } to { $most }
wrong-no-agent = '{ $name }' is no agent; expected one of { $known }, or a class of your own such as ./mine.py:Careful
wrong-agent-no-options = '{ $text }': { $name } has no options
wrong-agent-option = '{ $text }': '{ $part }' is no option; expected one of { $known }
wrong-agent-positive = '{ $text }': { $key }: expected 1 or more
wrong-agent-table = '{ $text }': table: expected 0 to { $most }
wrong-agent-sees-all = { $name } sees hidden cards and the dice to come: it plays in simulations, tournaments and ladders alone, by iterations and not by milliseconds
wrong-agent-share = '{ $text }': { $key }: expected a share from 0 to 1
wrong-agent-no-value = '{ $text }': '{ $part }' is no option; expected a name, = and a value
wrong-agent-one-of = '{ $text }': { $given }: expected { $words } or { $last }
wrong-agent-least = '{ $text }': { $given }: expected 0 or more
wrong-agent-whole = '{ $text }': { $given }: expected a whole number
wrong-agent-number = '{ $text }': { $given }: expected a number
wrong-setting-policy = { $given } names no class; expected one such as ./mine.py:Careful
wrong-policy-from-file = { $where }: names the agent { $agent }, which is code; Tapete runs it only if you name it in the command too
wrong-policy-not-legal = { $given } is not the number of a legal action; expected one of { $legal }
wrong-policy-options = { $file }, line { $line }: { $agent } cannot be made with the options { $options }; it takes { $known }
wrong-policy-no-choose = { $file }, line { $line }: { $agent } has no method choose; expected choose(self, asked)
wrong-policy-no-list = { $file }, line { $line }: { $agent } chose { $given }; expected a list with the number of a legal action for each question
wrong-policy-count = { $file }, line { $line }: { $agent } was asked { $asked ->
    [one] { $asked } question
   *[other] { $asked } questions
} and chose { $given } times; expected one number for each question
wrong-policy-illegal = { $file }, line { $line }: { $agent } chose { $choice } in seat { $seat }; expected one of { $legal }
wrong-policy-stopped = { $file }, line { $line }: { $agent } stopped with { $error }: { $why }
wrong-policy-no-class = { $file }: expected a class { $name }, for the agent { $agent }
wrong-policy-no-file = { $path }: there is no such Python file
wrong-policy-no-module = { $agent }: there is no module { $module }, neither installed nor in { $folder }
wrong-record-code = { $path }: cannot be recorded again, because its agent { $agent } is code that is not part of Tapete
wrong-again-policy = { $path }: the file of { $agents } has changed since these games were played
wrong-env-language = language { $language }: expected one of { $known }
wrong-env-text-reset = the environment has no game yet; call reset first
wrong-talk-variable = the variable { $name } is not set in the environment
wrong-talk-command = { $command }: the program cannot be started ({ $why })
wrong-talk-silent = { $agent }: answered nothing to { $times } questions in a row; its last words were '{ $words }'
wrong-talk-needs = { $agent }: expected { $option }= and a value
wrong-talk-words = program: command='{ $command }' names no program; expected a program with its arguments, quoted as in a shell
wrong-talk-bound = { $option }={ $given }: expected a whole number from 1 to { $most }
wrong-talk-no-words = { $agent }: follows a whole game in words, and cannot be an opponent in an environment
wrong-talk-endpoints-off = endpoint: { $url } would be told what a seat may know; to allow it, set { $variable }=1
wrong-talk-url = endpoint: url={ $url }: expected an address with https, or with http on this machine
wrong-another = { $where }: there is another { $what } named { $name }; remove one of them
wrong-results-lack = { $results } has the result { $result } and does not define { $name }
wrong-loading-stopped = { $file }, line { $line }: { $why }
wrong-not-loaded = { $where }: the { $what } { $name } cannot be loaded ({ $why })
wrong-large-file = { $path }: is larger than { $most } MiB
wrong-file = { $path }: this file cannot be used ({ $why })
wrong-read = { $path }: cannot be read ({ $why })
wrong-no-text = { $path }: is not UTF-8 text
wrong-no-yaml = { $name }: is not YAML that can be read
wrong-there-already = { $path }: is there already
wrong-no-file = { $path }: is no file
wrong-there-replace = { $path }: is there already; --replace puts the copy in its place
wrong-no-database = { $path }: there is no such database
wrong-no-such-folder = { $path }: there is no such folder
wrong-copied = { $path }: cannot be copied ({ $why })
wrong-copy-no-database = the copy is no database ({ $why })
wrong-copy-not-whole = the copy is not whole
wrong-copy-not-ours = the copy is no database of Tapete's
wrong-copy-changed = { $path }: has been changed or damaged since it was written
wrong-copy-foreign = the copy holds something that Tapete does not make: { $kind } { $name }
wrong-copy-form = the copy's table { $table } is not as Tapete makes it
wrong-copy-values = the copy's table { $table } holds something that Tapete does not write
wrong-no-room = { $path }: the copy needs { $needed } MiB; { $free } MiB are free
wrong-no-copy = { $path }: is no copy of a database of Tapete's
wrong-database-in-use = a server uses this database: stop it first
wrong-database-full = there are tables in this database already; --replace puts the copy in their place
wrong-no-postgres-client = { $program } is not installed (Debian: apt install postgresql-client)
wrong-program-said = { $program }: { $said }
wrong-program-failed = { $program }: failed
wrong-no-host-port = { $url }: is no Tapete's port for its host ({ $why })
wrong-database-silent = { $name }: the database does not answer within { $seconds } seconds
wrong-database-refused = { $name }: nothing listens there, or it refuses connections
wrong-database-no-host = { $name }: there is no machine of this name
wrong-database-no-postgres = { $name }: the program that answers there is not PostgreSQL
wrong-database-password = { $name }: the database does not let this user in with this password
wrong-database-none = { $name }: there is no database of this name
wrong-database-crowded = { $name }: the database takes no more connections
wrong-database-begins = { $name }: the database is starting or stopping: try again in a minute
wrong-database-forbidden = { $name }: the database's user may not do what a server needs
wrong-database-readonly = { $name }: cannot be written
wrong-database-disk = { $name }: there is no room left on its disk
wrong-database-disk-error = { $name }: its disk has no room left or fails
wrong-database-busy = { $name }: is busy: another program is using it
wrong-database-not-sqlite = { $name }: is no SQLite database
wrong-database-damaged = { $name }: is damaged: keep a copy of it, and restore a back-up
wrong-database-unopened = { $name }: cannot be opened
wrong-database-trouble = { $name }: the database cannot be used (error { $code })
wrong-database-unknown = '{ $given }' is no setting of a database's address; expected one of { $known }
wrong-database-hosts = expected one host, or several hosts with a port each: ?host=ONE:5432&host=TWO:5432
wrong-database-number = expected a port from 1 to 65535, and numbers in settings that take numbers
wrong-database-version = the database is of version { $here }, this program of { $mine }: start the server with it once
wrong-database-no-version = the database is of no version, this program of { $mine }: start the server with it once
wrong-no-admin-key = --url: the server's key is missing: TAPETE_ADMIN_KEY or admin_key_file
wrong-file-in-use = { $path }: another server uses this file; while it runs it is looked after through its `ops_port`, with its key (`tapete admin --url`), and several servers can share a PostgreSQL
wrong-listen = { $name }: cannot listen at { $host }, port { $port } ({ $why })
wrong-short-key = admin_key_file: { $file }: expected a key of { $least } characters or more
wrong-not-for-a-host = { $where }: { $key } is not for a host to set
wrong-no-folder-of = { $path }: there is no folder { $folder }
wrong-open = { $path }: cannot be opened ({ $why })
wrong-newer-database = { $name }: was written by a newer version of Tapete (its tables are of revision { $has })
wrong-record-lines = { $n } lines; expected { $most } at most
wrong-record-unfinished = the game is not finished
wrong-no-book-form = '{ $form }' is no form of a book; expected html or pdf
wrong-in-line = { $name }, line { $line }: { $wrong }
wrong-in-file = { $name }: { $wrong }
wrong-in-column = { $name }, line { $line }, column { $column }: { $wrong }
wrong-own-cards = { $n } cards of one's own: expected { $most } at most
wrong-own-length = these cards are too long: { $rows } rows of { $most_rows } at most, { $abilities } abilities of { $most_abilities } at most
wrong-own-tags = these cards have { $n } tags of their own; { $most } at most
wrong-card-file = expected deck: and cards:, a list
wrong-card-no-deck = '{ $said }' is no deck; expected one of { $known }
wrong-card-no-type = '{ $said }' is no type of this deck; expected one of { $known }
wrong-card-no-ability = expected an ability: a sentence, or a mapping that begins with one of { $timings }
wrong-card-long = a sentence has at most { $most } characters
wrong-card-hard = "{ $said }" can be understood in too many ways; expected a shorter sentence, or the ability part by part
wrong-card-several = "{ $said }" can be understood in several ways; expected one of { $ways }
wrong-card-together = the parts of "{ $said }" say something, but not together like this; expected an order like "When …: …" or "Tap: …"
wrong-card-unread = "{ $said }" says nothing that a card can say; expected a sentence like "{ $near }"
wrong-card-not-looked-at = it was not read, because { $most } other sentences say nothing
wrong-card-one-timing = expected one of { $timings }, once
wrong-card-no-place = '{ $said }' has no place here; expected { $known }
wrong-card-no-effect = expected what it does, under do or may
wrong-card-ways = expected two to six ways, a list
wrong-card-way-target = what is chosen in the middle of an effect declares nothing; expected 'choose ...' in the way, and 'chosen'
wrong-card-target-of-ways = each way of a 'choose one' declares its own targets
wrong-card-targets = expected a target, or a list of at most { $most }
wrong-card-no-part = expected a term, a block or a list of them, got { $given }
wrong-card-one-key = expected a block with one key, such as 'if done', 'may', 'roll' or 'each player'
wrong-card-no-block = '{ $said }' begins no block; expected if ..., may, ... may, roll, ... rolls, 2 times to 6 times or one of { $groups }
wrong-card-face-twice = '{ $said }': a face stands here for the second time
wrong-card-a-static = a lasting effect
wrong-card-a-goal = a goal
wrong-card-a-trigger = a trigger
wrong-card-a-cost = a cost
wrong-card-a-term = a term
wrong-card-a-condition = a condition
wrong-card-no-static = '{ $said }' is no lasting effect
wrong-card-no-goal = '{ $said }' is no goal
wrong-card-no-trigger = '{ $said }' is no trigger
wrong-card-no-cost = '{ $said }' is no cost
wrong-card-no-term = '{ $said }' is no term
wrong-card-no-condition = '{ $said }' is no condition
wrong-card-near = { $wrong }; did you mean '{ $near }'?
wrong-card-known = { $wrong }; expected one of { $known }
wrong-card-nobody = '{ $said }' is nobody; expected one of { $known }
wrong-card-range = { $said }: expected a number from { $least } to { $most }
wrong-card-fixed = '{ $said }': expected a number from { $least } to { $most } written out
wrong-card-from-to = from { $n } to { $m }: expected the lower number first
wrong-card-lower-face = '{ $said }': expected the lower face first
wrong-card-no-faces = '{ $said }' are no faces of a die; expected something like 1, 1-3, 2, 5 or 1 or 6
wrong-card-no-choice = '{ $said }' cannot be chosen; expected words before ({ $before }), one of { $nouns }, and words behind ({ $after })
wrong-card-says-nothing = '{ $word }' says nothing of '{ $noun }'; expected it with one of { $fit }
wrong-card-against = '{ $said }': '{ $one }' and '{ $other }' do not go together; expected one of them
wrong-card-sort = '{ $said }' is { $sort }; expected { $takes }
wrong-card-fit = { $wrong }; here would do: { $fit }
wrong-card-or = { $one } or { $other }
wrong-card-sort-PLAYER = a player
wrong-card-sort-MONSTER = a monster
wrong-card-sort-ARENA = a room that can be attacked
wrong-card-sort-DEAD = a dead monster
wrong-card-sort-ROOM = a room
wrong-card-sort-ITEM = an item
wrong-card-sort-ETERNAL = an eternal item
wrong-card-sort-SHOP = a shop item
wrong-card-sort-SOUL = a soul
wrong-card-sort-CURSE = a curse
wrong-card-sort-CHARACTER = a character
wrong-card-sort-ROLL = a roll
wrong-card-sort-ABILITY = an ability
wrong-card-sort-LOOT = loot that is played
wrong-card-sort-ATTACK = an attack
wrong-card-sort-DEATH = a death that is about to happen
wrong-card-sort-DAMAGE = damage that is about to happen
wrong-card-sort-DECK = a deck
wrong-card-sort-PILE = a discard pile
wrong-card-sort-PLAYED = a card that is being played
wrong-card-sort-BURIED = a discarded monster
wrong-card-no-target = '{ $said }': { $count ->
    [none] no target is declared
    [one] one target is declared
   *[other] { $n } targets are declared
 }; expected it under target
wrong-card-unspoken = nothing speaks of { $said }; expected a term that does, or one target less
wrong-card-no-chosen = '{ $said }': nothing has been chosen before it on every way here; expected 'choose ...' first
wrong-card-no-each = '{ $said }': there is no loop here; expected it in a block such as 'each player'
wrong-card-no-outer = '{ $said }': there is no loop around a loop here
wrong-card-no-this = '{ $said }': the card is not in play while this is carried out
wrong-card-no-they = '{ $said }': there is no event here that brings one along; expected it with a 'when' that does
wrong-card-lacks = '{ $said }': { $why }
wrong-card-needs-FACE = no roll comes before it; expected it in the table of a roll
wrong-card-needs-AMOUNT = nothing here has happened of so much; expected it with damage or with loot
wrong-card-needs-NUMBER = no number is named before it; expected 'name a number ...' or a discarding of any number first
wrong-card-needs-DONE = no term before it can fail; expected one such as 'destroy ...', 'pay ... life' or a 'may' first
wrong-card-needs-DEATH = no death is about to happen here; expected it with 'when: you would die'
wrong-card-needs-DAMAGE = no damage is about to happen here; expected it with 'when: you would take damage' or 'this would take damage'
wrong-card-needs-REWARDS = no monster has died here; expected it with 'when: this dies' or 'a monster dies'
wrong-card-needs-DEALER = nobody has dealt damage here; expected it with 'when: you take damage' or 'this takes damage'
wrong-card-needs-KILLER = nothing has died here; expected it with 'when: this dies' or 'a monster dies'
wrong-card-needs-ATTACK = no attack goes on here
wrong-card-needs-PAID = no loot is discarded for it; expected it with 'pay: discard 1 loot'
wrong-card-needs-ROLLER = nobody rolls for it; expected it in the table of a roll
wrong-card-needs-COUNTERS = nothing puts counters on this card; expected 'put 1 counters on this' on it, or counters
wrong-card-needs-SHIELD = nothing before it prevents damage; expected 'prevent ... the next damage to ...' first
wrong-card-needs-GOALS = the card does not say how many goals must be reached; expected goals, and 'cannot be discarded until ... of its goals are reached'
wrong-card-later = { $said }: expected a trigger, { "{" }when: ..., do: ...{ "}" }
wrong-card-not-later = '{ $said }' is not for what is left behind to wait: no card is there for it any more
wrong-card-not-for = '{ $said }' is not for a card of the type { $type }
wrong-card-standing = '{ $said }' is known only while an effect is carried out; expected one of { $fit }
wrong-card-paid-alone = '{ $said }' is looked at once the price has been paid; expected it alone
wrong-card-no-if = '{ $said }' holds always; expected no 'if' with it
wrong-card-third-loop = '{ $said }' would be a third loop in two others; expected { $most } at most
wrong-card-two-groups = '{ $said }' speaks of two groups; expected a block for one of them, and 'each' in its place
wrong-card-each-and-group = 'each' would be of '{ $group }' here; expected a block for that, and 'outer' in place of 'each'
wrong-card-apart = '{ $said }' cannot be both in '{ $term }'; expected somebody or something else
wrong-card-no-field = { $field } is not for a card of the type { $type }
wrong-card-needs-life = life: expected 1 or more of a card of the type { $type }
wrong-card-room-life = life is for a room that can be attacked; expected 'static: can be attacked'
wrong-card-no-timing = '{ $said }' is not for a card of the type { $type }; expected { $fit }
wrong-card-one-ability = expected one ability with { $timing }, got { $n }
wrong-card-one-tap = a card has one 'tap'; expected its ways under 'choose one'
wrong-card-has-no = expected an ability with { $timing } on a card of the type { $type }
wrong-card-few-goals = { $said }: the card has { $goals } goals; expected no more of them
wrong-card-goals = goals stand before a card's other abilities, at most { $most }
wrong-card-twice = { $id }: there is a card with this id already
wrong-card-no-item = item: { $id } is no starting item, or another character's; expected a card of the deck starting { $near ->
    [empty] of its own
   *[other] such as { $near }
 }
wrong-card-not-in-deck = '{ $id }' is no card of { $deck }; expected the id of one { $near ->
    [empty] of this game
   *[other] such as { $near }
 }
wrong-card-no-tag = no card has the tag '{ $tag }'; known: { $near }
wrong-at = { $where }: { $wrong }
wrong-near-key = { $where } is not known; did you mean { $near }?
wrong-no-key = { $where } is not known; expected one of { $known }
wrong-not-known = { $where } is not known
wrong-not-json = this is no JSON
wrong-missing = { $where } is missing
wrong-expected = expected { $expected }
wrong-expected-got = expected { $expected }, got { $given }
wrong-expected-whole = a whole number
wrong-expected-number = a number
wrong-expected-flag = true or false
wrong-expected-text = a text
wrong-expected-list = a list
wrong-expected-mapping = a mapping
wrong-expected-value = a value
wrong-expected-least = at least { $ge }
wrong-expected-most = at most { $le }
wrong-expected-more = more than { $gt }
wrong-expected-long = { $min_length ->
    [one] one character
   *[other] { $min_length } characters
  } or more
wrong-expected-long-most = at most { $max_length ->
    [one] one character
   *[other] { $max_length } characters
  }
wrong-expected-items = at least { $min_length ->
    [one] one item
   *[other] { $min_length } items
  }
wrong-expected-items-most = at most { $max_length ->
    [one] one item
   *[other] { $max_length } items
  }
wrong-expected-words = { $expected }
wrong-expected-less = less than { $lt }
wrong-expected-multiple = a multiple of { $multiple_of }
wrong-expected-pattern = a text of the form { $pattern }
wrong-expected-plain-letters = a text of English letters alone
wrong-expected-tags = one of { $expected_tags }
wrong-expected-nothing = nothing
wrong-expected-date = a date
wrong-expected-time = a time of day
wrong-expected-moment = a date with its time
wrong-expected-span = a length of time
wrong-expected-address = an address like https://example.org
wrong-expected-id = an identifier (UUID)
wrong-expected-fitting = another value

wrong-no-site = the page without a server is not built; run make site
wrong-own-board-size = { $file }: too large; a board’s script has { $most } kB at most
wrong-own-board-utf8 = { $file }: not UTF-8; expected a script as text
wrong-own-board-ends = { $file }, line { $line }: a script in a document cannot have { $text }; expected it in two parts, such as '<' + '/script'
wrong-site-package-import = { $file }, line { $line }: a page without a server has no { $module }; expected that { $name } imports it only inside the functions that need it
wrong-site-package-size = { $name }: the package’s files have { $given } MB; a page takes at most { $most }
wrong-config-of-one = --config says what differs in one game: name one
wrong-one-config = expected one configuration and what it names, got { $files }: choose the files of one
site-written = { $folder }: { $files } files, { $megabytes } MB
site-easy = { $games }: easy bots only, and no hints, because there are no modules of the rules; python -m tapete.wasm makes them for the games that it is given

wrong-tie = { $path }: '{ $text }' is no formula here; expected numbers, options and + - * //, like = keys - 1, or = rest in a table of counts
wrong-tie-no-number = { $path }: there is no number { $name } for the formula
wrong-tie-round = { $path }: its formula comes back to itself
wrong-desk-data = { $wrong }
wrong-desk-many-changes = a configuration with more than { $most } changes is none that anybody has made by hand
wrong-desk-no-option = { $path }: there is no such option
wrong-desk-no-section = { $path }: expected options by name
wrong-desk-not-kept = { $path }: the game does not take this value here
wrong-desk-agent = { $agent } does not play at the desk; expected one of { $known }
wrong-desk-no-variant = there is no variant { $id }
wrong-desk-check-by = expected another agent by whom the figures are played again
wrong-desk-no-bench = the field { $path } has nothing that can be made at the bench
wrong-desk-no-card = in the field { $path } there is no card { $card }
wrong-desk-bench-mapping = { $path }: expected at most { $most } entries, each under its id, as in `OWN_1: ...`
wrong-desk-no-beginning = there is no card { $card } to begin from
wrong-desk-other-game = { $name } is a variant of another game
wrong-desk-own-parent = a variant cannot come from itself
wrong-desk-store = { $path }: the desk cannot keep anything there ({ $why })
wrong-desk-newer = { $path }: was written by a later version of Tapete
wrong-desk-example = { $kind } is no kind of example; expected one of { $known }
wrong-desk-endless = the game of seed { $seed } does not end
wrong-no-measure = { $measure } is not measured here; expected one of { $known }
wrong-desk-no-number = { $path }: there is no such number to be moved
wrong-desk-folder-ruleset = the folder for the web holds { $ruleset } alone, as it is or changed
wrong-desk-none-to-move = expected some numbers that may be moved
wrong-desk-needs-lab = long work needs { $package }: pip install 'tapete[lab]'
wrong-desk-many-pictures = there are { $most } pictures of your own of this game; take one away first
wrong-desk-no-picture = there is no picture of your own for { $card }
wrong-desk-many-jobs = you have { $most } pieces of work waiting or being done; stop one of them first
wrong-record-people = { $path }: cannot be recorded again, because people chose in it
wrong-no-weights-file = { $path }: is no file of weights
wrong-other-weights = { $path }: these weights are not for the present version of { $game }; train new ones
wrong-value-game = { $path }: these weights are for { $other }, not for { $game }
wrong-value-players = { $path }: has no weights for { $game } with { $players } seats; it has some for { $known }
wrong-value-changed = { $path }: these weights were fitted to { $game } with { $players } seats as it was at version { $version } of “{ $ruleset }”, and it has changed since; fit new ones with  tapete learn value { $game } --players { $players },  or use the game's own value with  value=own
wrong-value-agent = { $agent }: a value can be fitted only to games of one of Tapete's own agents without a time limit
wrong-no-features = learn value: { $game } does not say how a seat stands, so no value can be fitted for it
wrong-value-games = --games { $n }: at least { $least }, a fifth of them is kept back
wrong-value-watched = --watched { $n }: expected a share above 0, 1 at most
wrong-value-nothing = learn value: these games leave nothing to learn from; all came to be worth the same
wrong-learned-several = learned: expected the same weights for all seats, got { $files }
wrong-learned-no-weights = learned: no weights come with { $game }; train some with  tapete learn train { $game }
wrong-no-agent-made = { $where }: expected what makes an agent, something with a method choose
wrong-agent-chose = the agent { $agent } chose { $choice }, which is none of the legal actions
wrong-game-unnamed = { $game }: this game is in no module, so another process cannot find it; expected a game that its module names
wrong-session-dice = this session's dice come from outside, so it cannot be copied
wrong-state-chance = chance decides next here; apply one of its actions first
wrong-state-over = the game is over, and nothing can be dealt again
wrong-state-no-outcome = { $action }: chance cannot give this now; expected one of { $legal }
wrong-state-outcomes = a draw of one in { $n } is too large to be asked for; at most { $most }
wrong-state-rows = { $rows } things were told and chosen, more than length={ $length }
wrong-state-no-numbers = { $game }: its actions are numbered by menu, so a mask means nothing without the menu
wrong-state-seats = { $game } with these options: expected { $counts } players, got { $players }
wrong-state-roles = roles: expected { $players }, one for each seat, got { $given }
wrong-state-text = this is no text of a state: expected { $key }, as serialize writes it
wrong-state-blinded = expected a blinded state of { $game } with these options and { $players } seats
wrong-state-other = this state was saved with { $what } { $given }, and here it is { $here }
wrong-spiel-missing = OpenSpiel is not installed; it comes with  pip install 'tapete[openspiel]'
wrong-spiel-left-out = { $game } is left out: { $wrong }
wrong-spiel-by-menu = { $game }: its actions are numbered by menu, and OpenSpiel needs a number for each action
wrong-spiel-chance = chance={ $chance }: expected explicit or sampled
wrong-spiel-options = the options have the character { $character }, which OpenSpiel cannot read in the text of a game
wrong-spiel-taken = another game is registered with OpenSpiel as { $name }
wrong-spiel-observer = OpenSpiel asks for an observation that Tapete does not have; expected what one seat knows or what everybody knows, without parameters
wrong-spiel-position = position: expected the text of a blinded state of this game, as load_game of tapete.openspiel writes it
wrong-batch-which = marked games: expected { $n } truth values, got { $kind } of shape { $shape }
wrong-batch-seeds = seeds: expected { $n }, one for each game, got { $given }
wrong-env-over = games { $games } are over; expected reset with options reset_mask
wrong-env-render = render_mode { $mode }: expected ansi, or none
wrong-env-autoreset = autoreset_mode { $mode }: expected one of { $known }
wrong-env-opponents = opponents: { $given } agents for { $seats } other seats
wrong-batch-layout = this batch of { $game } was saved by another version of Tapete
wrong-batch-games = n={ $n }: expected 1 game or more
wrong-batch-limit = limit={ $limit }: expected 0 to { $most } choices
wrong-batch-shaping = shaping={ $shaping }, discount={ $discount }: expected 0 or more, and 0 to 1
wrong-batch-actions = actions: expected { $n } whole numbers, got { $kind } of shape { $shape }
wrong-env-illegal = { $agent }: action { $action } is not legal; expected one of { $legal }
wrong-env-wait = { $agent }: action { $action } while { $mover } chooses; expected { $wait }, to wait
wrong-env-alone = { $game } is not cooperative: one learner cannot play all its seats
wrong-none-of = { $what } { $given }: expected one from 0 to { $last }
wrong-no-action-number = { $action } is the number of no action
wrong-env-agent = { $agent } is no agent; expected one of { $known }
wrong-env-no-action = the action of { $agents } is missing
wrong-env-roles = roles: { $roles } for { $players } players
wrong-no-json-why = { $name }: is not JSON ({ $why })
wrong-no-parquet-here = { $path }: there are no Parquet files in this folder
wrong-again-clock = { $path }: cannot be repeated, because { $agent } has a time limit
wrong-mode = --mode '{ $mode }': expected cpu or cuda
wrong-cuda-random = --mode cuda plays random agents alone, got { $agents }
wrong-cuda-missing = the cuda mode cannot run here: it needs an NVIDIA card, and numba's CUDA target, which comes with  pip install 'tapete[cuda]'
wrong-cuda-no-card = the cuda mode cannot run here: it needs an NVIDIA card and its driver, and none was found
wrong-set = --set '{ $text }': expected an option and its values, like end.keys=3,4,5
wrong-set-players = --set players={ $value }: expected numbers of players, like players=2,3,4
wrong-set-players-roles = --set players goes with no --roles: they are of one number of players
wrong-set-twice = --set '{ $text }': { $value } is there twice
wrong-set-lower = --set '{ $text }': expected the lower number first
wrong-design = --design '{ $text }': expected grid, or random and how many, like random:40
wrong-set-path-twice = --set: { $path } is there twice
wrong-set-endless = --set { $path }: a grid has no end over real numbers; list some, or draw them with --design random:40
wrong-design-few = --design random:{ $draws }: there are { $possible } combinations only; leave it out to play all
wrong-set-agent = --set agent.{ $key }: { $agents } has no such option
wrong-engine = --engine '{ $text }': expected local, ray, ray:auto or ray:HOST:PORT
wrong-workers = { $n } workers: expected 1 or more
wrong-journal-other = { $folder }: holds the unfinished games of another study; name another file, or take the folder away
wrong-journal-no-study = { $folder }: holds games but no study.json; take the folder away
wrong-read-again = { $path }: cannot be read ({ $why }); take it away to have it played again
wrong-other-games = { $path }: holds other games than its name says; take it away to have it played again
wrong-not-how-made = { $path }: does not say how it was made; expected a file that `tapete lab profile` wrote
wrong-other-profile = { $path }: is of another profile than games.parquet beside it
wrong-no-column = { $path }: has no column { $column }
wrong-no-pyarrow = Parquet files need PyArrow: pip install 'tapete[lab]'
wrong-no-such-file = { $path }: there is no such file
wrong-no-parquet = { $path }: cannot be read as Parquet
wrong-kept-other = { $folder }: holds what is finished of another profile; name another folder, or take it away
wrong-read-redo = { $path }: cannot be read ({ $why }); take it away to have it done again
wrong-no-catalogue = { $game } has no catalogue of things to count, so there can be no profile of it
wrong-at-least = { $what } { $value }: expected { $least } or more
wrong-profile-plain = '{ $agent }': a profile is played compiled, and this agent chooses in Python
wrong-profile-timed = '{ $agent }': a profile must be repeatable, and this agent has a time limit; give it iterations instead of ms
wrong-only-games = { $what } { $value }: there are only { $games } games
wrong-ablate = --ablate '{ $kind }': expected some of { $known }, or all
wrong-damaged = { $where }: what it says of how it was made is damaged
wrong-no-openskill = ratings need openskill: pip install 'tapete[lab]'
wrong-no-ray = --engine ray needs Ray: pip install 'tapete[ray]'
wrong-ray-elsewhere = --engine ray:{ $address }: no Ray cluster that this machine is a part of answers there; expected one that `ray start` has begun or joined here
wrong-ray-address = --engine ray:{ $address }: expected ray, ray:auto or ray:HOST:PORT
wrong-ray-silent = --engine ray:{ $address }: does not answer ({ $why })
wrong-ray-none = --engine ray:{ $address }: no Ray cluster answers there within { $seconds } seconds
wrong-ray-other = the machine { $machine } of the Ray cluster has another version of Tapete or of Python than this one; expected the same on all
wrong-report-needs = lab report needs { $package }: pip install 'tapete[lab]'
wrong-report-one-game = one page is of one game, not of { $games }
wrong-report-several = { $path }: its configurations are of several games
wrong-no-such-path = { $path }: there is no such file or folder
wrong-games-gone = { $path }: the files of its games are gone
wrong-no-results = { $path }: holds no results; expected a folder of lab profile, sweep, tune or tournament, or a file of simulate --out
wrong-no-games = { $path }: holds no games
wrong-results-list = { $path }: expected a list of configurations with what they showed
wrong-results-seats = { $path }: its configurations have different numbers of seats
wrong-results-options = { $path }: its configurations do not set the same options
wrong-write-folder = { $path }: cannot be written (it is a folder)
wrong-write-no-folder = { $path }: cannot be written (there is no such folder)
wrong-no-parquet-again = { $path }: cannot be read as Parquet; take it away to have it played again
wrong-no-schema = { $path }: is no file of results that this version of Tapete can read (expected tapete.schema { $schema } in its metadata)
wrong-study-unread = { $path }: the study in its metadata cannot be read
wrong-results-version = { $path }: was played by version { $version } of { $game } { $ruleset }, with Tapete { $tapete }; this is version { $known }
wrong-results-agents = { $path }: was played by version { $version } of the agents, with Tapete { $tapete }; these are version { $known }, which choose differently
wrong-results-columns = { $path }: has other columns or another number of rows than its study; take it away to have it played again
wrong-results-other = { $path }: holds another study; name another file, or take this one away
wrong-games = { $n } games: expected 1 or more
wrong-agents-for-players = { $agents } agents for { $players } players: expected one, or one for each
wrong-two-agents = --agents: expected two different agents or more, got { $agents }
wrong-fast = fast '{ $fast }': expected greedy or learned
wrong-training-other = { $path }: this folder holds a training by another plan; give the same options, or another folder
wrong-training-version = { $path }: this training was begun by version { $rules } of the rules and { $agents } of the agents; these are { $now_rules } and { $now_agents }, and lessons of both do not go together: give another folder
wrong-ledger-sections = { $path }: { $rule }: expected the sections that it comes from
wrong-ledger-twice = { $rule }: stands more than once
wrong-ledger-section-idle = section { $section } of { $source }: no rule comes from it
wrong-ledger-section-unknown = { $rule }: section { $section } is in no source
wrong-ledger-forgotten = { $rule }: neither holds in { $ruleset } nor has a rule in its place
wrong-ledger-held-and-replaced = { $rule }: both holds in { $ruleset } and is replaced
wrong-ledger-changed-not-held = { $rule }: is changed in { $ruleset } and does not hold there
wrong-ledger-no-rule = { $rule }: is no rule of { $ruleset }
wrong-ledger-no-option = { $rule }: { $ruleset } has no option { $option }
wrong-ledger-no-reason = { $rule }: a ruling without a reason
wrong-ledger-reason-of-a-rule = { $rule }: has a reason, so it is a ruling
wrong-ledger-not-carried-out = { $rule }: neither code nor an option carries it out
wrong-ledger-not-shown = { $rule }: no scenario of { $ruleset } shows it
wrong-ledger-shown-stranger = { $rule }: shown by { $file } but no rule of { $ruleset }
wrong-ledger-values-differ = { $rule }: es and en have the values of different options
wrong-ledger-no-value = { $rule }: { $value } is no number or name among the options of { $ruleset }
wrong-ledger-option-not-named = { $rule }: has the value of { $option } and does not name it among its options
wrong-ledger-languages-differ = { $rule }: Spanish has the numbers { $es } and English { $en } instead
wrong-ledger-number-alone = { $rule }: the wording has { $number }, which neither an option of the rule nor its code has; take it from the option, or put it under “compared”
wrong-ledger-number-not-worded = { $rule }: { $number } is under “compared”, but the wording does not have it
wrong-ledger-number-had = { $rule }: { $number } is under “compared”, but an option of the rule or its code has it, so the program compares it itself
wrong-ledger-number = { $rule }: says { $number } where it should say { $value }
wrong-ledger-reason-of-another = { $rule }: its reason ({ $language }) speaks of another source than that of { $ruleset }
wrong-ledger-taken-over = { $rule }: is that of { $ruleset }, where { $option } is otherwise
wrong-ledger-words-of-another = { $rule }: its words are those of { $ruleset }, where { $option } is { $there } and not { $here }
wrong-ledger-differs = { $option }: differs from { $other } and no entry of { $ruleset } names it
wrong-ledger-card-not-shown = card { $card }: no scenario of { $ruleset } shows it
wrong-ledger-card-stranger = card { $card }: shown by { $file } but no card of { $ruleset }
wrong-ledger-code-stranger = { $rule }: in the code but in no ledger
wrong-ledger-idle = { $rule }: { $function } carries it out, but no rule of the game calls it
wrong-ledger-option-idle = option { $option }: no entry names it
wrong-ledger-said-by-none = { $rule }: no sentence says it, so it is no rule
wrong-ledger-section-missing = { $rule }: a sentence of { $sections } says it, which is not among its sections
wrong-ledger-section-beyond = { $rule }: no sentence of { $sections } says it
wrong-sentences-missing = section { $section }: has no sentence in the table
wrong-sentences-of-no-source = section { $section } of the table of sentences is in no source
wrong-sentence-alone = section { $section }, row { $row }: has neither a rule nor a note
wrong-sentence-of-no-entry = section { $section }, row { $row }: { $rule } is no entry of { $ruleset }
wrong-no-toml = { $path }: is not TOML: { $why }
wrong-too-large = { $what }: { $width } by { $height } mm is larger than the paper
wrong-too-large-die = a paper die: { $width } by { $height } mm is larger than the paper
wrong-own-twice = { $path }: there are two cards { $card }; expected each once, with `copies`
wrong-own-icon = { $path }: { $card } has icon '{ $icon }', which is no drawing of the set; expected a name such as { $near }
wrong-own-no-text = { $path }: { $card } has no text in '{ $language }'
wrong-paper = --paper '{ $name }': expected one of { $known }
wrong-size = --size '{ $name }': expected one of { $known }
wrong-bleed = --bleed '{ $given }': expected millimetres from 0 to 6
wrong-thickness = --thickness '{ $given }': expected millimetres of a card, from 0.1 to 2
wrong-pictures-folder = --pictures { $path }: there is no such folder
wrong-pictures-none = --pictures { $path }: expected pictures named after their cards ({ $known }), there are none
wrong-picture = { $path } is no picture that can be read
wrong-picture-profile = the colour profile of { $path } cannot be read: save the picture without it
wrong-picture-long = { $path } is too large a file: expected { $most } MiB at most
wrong-picture-large = { $path } has too many points: expected 40 million at most
wrong-picture-twice = { $path }: there is another picture for { $card }
wrong-picture-no-card = --pictures: no card that is printed is called { $name }
wrong-picture-near = --pictures: no card that is printed is called { $name }; did you mean { $near }?
wrong-picture-whole = --pictures: { $name } is drawn whole by its game, words and holes included; it has no place for a picture
wrong-no-pillow = pictures of your own need Pillow: install tapete[press]
wrong-what = --what '{ $what }': expected one of all, { $known }
wrong-press-language = --lang '{ $language }': expected one of { $known }
wrong-none-to-print = --what { $what }: { $game } has none to print
wrong-no-cards-to-print = --png: { $game } has no cards to print
wrong-no-fit = { $what }: { $part ->
    [title] the title does not fit
    [kind] the kind does not fit
   *[text] the text does not fit
}; expected a shorter one
wrong-fit-untried = { $name }: whether its texts fit on paper is not tried, because Typst is missing; install tapete[press]
wrong-glyph = { $places }: the fonts have no { $letters }; nothing is printed
wrong-glyph-marked = { $places }: the fonts have no { $letters }; the page shows { $mark } there
wrong-glyph-place = { $what }, { $part ->
    [title] title
    [kind] kind
   *[text] text
}
wrong-glyph-many = the text has more than { $most } letters with marks that the first font lacks; expected fewer
wrong-glyph-places = { $before }; { $place }
wrong-glyph-more = { $n ->
    [one] 1 more place
   *[other] { $n } more places
}
wrong-no-typst = printing needs Typst: install tapete[press]
wrong-exact-seats = { $seats } seats: an exact search knows at most { $most } that each want their own
wrong-batch-over = game { $game }: action { $action } is not legal now; the game is over, and expects a reset
wrong-batch-illegal = game { $game }: action { $action } is not legal now; expected one of { $legal }
wrong-of-a-profile = { $path }: does not say what was simulated; name its folder
wrong-not-simulated = { $path }: does not say what was simulated; expected a file of simulate --out
wrong-tune-numbers = --target { $target }: expected a number, like 0.35 or 0.35±0.02
wrong-tune-share = --target { $target }: expected a share from 0 to 1
wrong-tune-length = --target { $target }: expected a number that is not negative
wrong-tune-score = --target { $target }: expected a score from { $low } to { $high }
wrong-tune-tolerance = --target { $target }: expected a tolerance above 0, of a share below 1, like 0.35±0.02
wrong-tune-span = { $text }: expected a measure between two numbers, the lower first, like rounds=8-12
wrong-check-no-schema = { $game } has no schema of cards of one's own
wrong-check-no-game = { $name }: expected a game ({ $known }), or a folder with a package
wrong-check-no-package = { $folder }: here is no package with a game; expected a pyproject.toml that names one under tapete.games, or the folder of a package
wrong-no-optuna = lab tune needs Optuna: pip install 'tapete[lab]'
wrong-tune-few-numbers = { $path }: --most moves whole numbers, like end.keys=3..5
wrong-tune-most = --apart takes --most of 1 or more and several --players, like --players 2,3,4; --check takes --most
wrong-tune-other = { $folder }: holds a search over other options, or for another goal; name another folder
wrong-yaml-problem = is not YAML ({ $problem })
wrong-too-deep = is nested deeper than { $most } levels
wrong-yaml-value = { $given } is no value of the type { $kind }
wrong-too-many-parts = holds more than { NUMBER($most, useGrouping: 1) } parts
wrong-too-long-number = holds a number of more than { $most } digits
wrong-in-itself = *{ $anchor } refers to the part that contains it
wrong-tagged = has the tag { $tag }; expected data without tags
wrong-control-character = holds the character { $code }, which does not belong in a text
wrong-no-scenario = { $path }: holds no scenario (*.yaml)
wrong-scenario-mapping = { $path }: expected a scenario, a mapping with game, rules, seats, when and then
wrong-scenario-no-die = a { $die } is rolled, but the scenario's dice are used up
wrong-scenario-other-die = a { $die } is rolled, but the scenario's next die is { $next }
wrong-scenario-refused = { $line }: refused: { $wrong }
wrong-scenario-stopped = { $line }: { $wrong }
wrong-scenario-never-rolled = never rolled, after the setup that seed { $seed } made: { $dice }
wrong-scenario-broke = the rules broke: { $fault }
wrong-list-of = expected a list, each a { $kind }, got { $given }
wrong-list-of-most = expected a list of at most { $most }, each a { $kind }, got { $given }
wrong-one-of-each = a { $kind } stands there twice; there is one of each
wrong-whole-between = expected a whole number from { $low } to { $high }, got { $given }
wrong-true-or-false = expected true or false, got { $given }
wrong-no-roll = '{ $roll }' is no roll; expected one like d6=2
wrong-no-such-face = '{ $roll }': a d{ $sides } shows 1 to { $sides }
wrong-no-path-to-set = there is no such path that can be set
wrong-none-in-this-game = there is none in this game
wrong-effect-part = '{ $given }': { $wrong }
wrong-no-effect = '{ $given }' is no effect; expected one of { $known }
wrong-option-length = expected { $most } of them, got { $n }
wrong-option-lengths = expected { $least } to { $most } of them, got { $n }
wrong-option-once = expected each of them once at most
wrong-option-not-here = '{ $given }' cannot stand here; expected one of { $known }
wrong-option-not-here-of-many = '{ $given }' cannot stand here; expected one of { $known }, or another of { $n }
wrong-no-such-word = '{ $word }' is no { $kind }; expected one of { $known }
wrong-action-words-0 = '{ $action }': { $verb } is followed by nothing
wrong-action-words-1 = '{ $action }': { $verb } is followed by { $needs }
wrong-action-words-2 = '{ $action }': { $verb } is followed by { $needs }
wrong-near-action = '{ $action }' is no action; did you mean { $near }?
wrong-no-action = '{ $action }' is no action; actions begin with { $known }
wrong-scenario-absent = { $path }: expected { $expected }, found nothing
wrong-scenario-found = { $path }: expected { $expected }, found { $found }
wrong-scenario-legal = { $line }: is legal, expected a refusal
wrong-scenario-line = '{ $line }': expected a seat, a colon and an action
wrong-no-view-path = { $path }: the view has no such path
wrong-no-option-here = {"{"}{ $key }{"}"}: the ruleset has no such option
wrong-record-empty = { $path }: is empty; expected a recorded game
wrong-record-format = a record of format { $format }; this program reads { $known }
wrong-record-after-end = follows the end of the game
wrong-record-choice = is choice { $n }, expected choice { $expected }
wrong-record-beyond = { $key } speaks of more choices than there are
wrong-record-many = { $key } { $n } times; expected at most { $most }
wrong-record-seat = reseated: there is no seat { $seat } among { $seats }
wrong-record-change = reseated: expected one of { $known }, got { $given }
wrong-record-objects = { $key } should be a list of objects
wrong-record-order = { $key } after { $after } choices follows { $before }
wrong-record-long = is longer than { NUMBER($most, useGrouping: 1) } characters
wrong-record-braces = expected an object in braces
wrong-record-json = is not JSON: column { $column }: { $wrong }
wrong-record-cut = is cut off; take the line away to go on from the one before
wrong-record-roles = roles should be texts, or null for one drawn, got { $given }
wrong-record-seats = seats should be { $n } texts, as many as roles, got { $given }
wrong-record-missing = { $key } is missing
wrong-record-kind-int = { $key } should be a whole number, got { $given }
wrong-record-kind-str = { $key } should be a text, got { $given }
wrong-record-kind-list = { $key } should be a list, got { $given }
wrong-record-kind-dict = { $key } should be an object, got { $given }
wrong-record-kind-bool = { $key } should be true or false, got { $given }
wrong-record-unknown = { $key } is not known
wrong-record-no-die = a d{ $sides } is rolled that the record does not have
wrong-record-other-die = a d{ $sides } is rolled, the record has a d{ $had }
wrong-record-game = is a game of { $of }, not of { $game }
wrong-chance-differs = { $path }, line { $line }: is not what chance brought in this game{ $choice ->
    [0] {""}
   *[other] , at choice { $choice }
  }
wrong-chance-short = { $path }: has { $lines } lines; the game used chance { $n } times
wrong-record-end = { $path }: says that the game ended { $outcome } by { $cause } after { $n } choices; it is { $is_outcome } by { $is_cause } after { $is_n }
wrong-record-after = after { $n } choices: { $wrong }
wrong-record-other-deal = the new deal after { $n } choices is not the one recorded; the record was edited or the rules have changed
wrong-record-dice = the dice were { $dice }, the rules rolled { $rolled }
wrong-record-state = the state after it is not the one recorded; the record was edited or the rules have changed
wrong-setting-database = expected sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME
wrong-setting-address = expected an address like https://table.example, got { $given }
wrong-setting-addresses = expected addresses or networks separated by commas, got { $given }
wrong-setting-key = expected a key of { $least } characters or more
wrong-setting-mail = expected an address like smtp://USER:PASSWORD@HOST:587
wrong-setting-mail-public = mail: expected public as well, the address for links in mails
wrong-setting-sender = expected an address like tapete@example.org, got { $given }
wrong-machine = expected a machine's name: parts of 1 to 63 letters, digits, - and _, separated by dots, { $most } characters at most
wrong-word-url = expected an address like https://ntfy.sh/topic
wrong-word-https = expected an address that begins with https://
wrong-word-port = expected an address without a port
wrong-word-mail = expected an address like ana@example.org
wrong-word-browser = expected a browser's subscription
wrong-setting-desk = desk: expected desk_key, the key that it asks for, or another way in than key
wrong-desk-players = players: expected a list for tune, one number for other work
wrong-desk-target = target: expected what to aim at
wrong-some-text = expected some text
wrong-long-note = expected at most { $most } characters of one's own words, got { $n }
wrong-long-name = expected at most { $most } characters

## Why something could not be done, or read

wrong-cause-no-file = there is no such file or folder
wrong-cause-no-permission = permission is missing
wrong-cause-folder = it is a folder
wrong-cause-no-folder = a part of its path is no folder
wrong-cause-there = it is there already
wrong-cause-not-empty = the folder is not empty
wrong-cause-full = the disk is full
wrong-cause-read-only = it can only be read
wrong-cause-many-open = too many files are open
wrong-cause-long-name = its name is too long
wrong-cause-circle = its links lead round in a circle
wrong-cause-links = it has too many links
wrong-cause-in-use = another program uses it
wrong-cause-too-large = it is too large
wrong-cause-disk = the disk fails
wrong-cause-memory = there is not enough memory
wrong-cause-port-taken = another program listens there
wrong-cause-no-address = this machine has no such address
wrong-cause-nobody = no program listens there
wrong-cause-late = no answer came in time
wrong-cause-no-way = the network does not reach it
wrong-cause-cut = the connection was cut
wrong-cause-no-host = there is no machine of this name
wrong-cause-no-secrecy = no encrypted connection could be made
wrong-cause-damaged = it is damaged
wrong-cause-no-text = it is not UTF-8 text
wrong-cause-no-sqlite = it is no SQLite database
wrong-cause-no-opening = it cannot be opened
wrong-cause-no-login = the database refuses the name or the password
wrong-cause-no-database = the server has no such database
wrong-cause-database-busy = the database has no memory, disk or connections left
wrong-cause-database-closes = the database is starting or stopping
wrong-cause-database = the database refuses it
wrong-cause-no-module = the Python module { $name } is missing
wrong-cause-system = the system's error code is { $code }
wrong-cause-content = its content is not as expected
wrong-cause-other = it failed
wrong-json-problem = line { $line }, column { $column }: { $wrong }
wrong-json-value = expected a value
wrong-json-name = expected a name between double quotation marks
wrong-json-colon = expected a colon
wrong-json-comma = expected a comma
wrong-json-more = expected nothing more
wrong-json-open-text = this text is not closed
wrong-json-character = a text cannot hold this character as it is
wrong-json-escape = no escape sequence begins with this backslash
wrong-json-trailing = expected nothing after the last comma
wrong-json-mark = expected no byte order mark before the text
wrong-json-other = something is wrong here
wrong-json-number = { $word } is no number
wrong-json-deep = it is nested too deeply, or holds too long a number
wrong-yaml-tab = expected spaces, not a tab
wrong-yaml-alias = an alias names an anchor that is not before it
wrong-yaml-colon = a colon cannot be here
wrong-yaml-dash = a dash cannot be here
wrong-yaml-key = expected a key with a colon, indented like the keys before it
wrong-yaml-closed = expected a comma or the closing bracket
wrong-yaml-twice = a key is there twice
wrong-yaml-anchor-twice = an anchor is there twice
wrong-yaml-end = the text ends in the middle of something
wrong-yaml-character = nothing can begin with this character; put the text between quotation marks
wrong-yaml-letter = this character does not belong in a text
wrong-yaml-escape = no escape sequence begins with this backslash
wrong-yaml-tag = tags, which begin with an exclamation mark, are not allowed here
wrong-yaml-documents = expected one document
wrong-yaml-directive = expected no line that begins with a per cent sign
wrong-yaml-indentation = the lines are not indented alike
wrong-yaml-other = something is wrong here
wrong-data-parts = holds more than { NUMBER($most, useGrouping: 1) } parts
wrong-data-deep = is nested deeper than { $most } levels
wrong-key-twice = “{ $key }” is there twice
wrong-data-marks = a letter has more than { $most } marks above or below it: expected { $most } or fewer
wrong-data-character = holds the character { $code }, which does not belong in a text
wrong-data-large = is too large a number
wrong-data-no-number = is not a finite number
wrong-data-kind = expected a text, a number, true, false, a list or a mapping, got { $given }
nothing-there = (none)
wrong-usage = { $command }: { $wrong }
wrong-usage-no-option = there is no option { $given }
wrong-usage-no-option-near = there is no option { $given }; did you mean { $near }?
wrong-usage-no-command-near = there is no command '{ $given }'; did you mean { $near }?
wrong-usage-no-command = there is no command '{ $given }'; expected one of { $known }
wrong-usage-takes-value = { $option } needs a value after it
wrong-usage-takes-none = { $option } takes no value
wrong-usage-extra = expected nothing more, got '{ $words }'
wrong-usage-range = a number from { $low } to { $high }
wrong-usage-one-of = one of { $known }
wrong-usage-other = the command does not understand these words; --help shows its options
wrong-usage-stopped = nothing was done
wrong-workers-died = a worker process died { $deaths } times in a row, killed or out of memory; try fewer --workers than { $workers }
wrong-ray-lost = the Ray cluster lost the same games { $times } times
wrong-entry-of-package = the package { $package }, entry point { $point }
wrong-entry-of-some-package = an installed package, entry point { $point }
wrong-no-server = { $url }: no server answers ({ $why })
wrong-server-answered = the server answers with the code { $code } and no sentence
wrong-place = { $name }, line { $line }
wrong-time-zone = expected the name of a time zone, like Europe/Madrid
wrong-notice-parts = expected a subscription for push, service and address for a webhook, an address for mail
wrong-quiet-both = expected quiet_from and quiet_to, or neither
wrong-http-body = its body cannot be read
wrong-http-refused = the server does not take it in this form
wrong-toml-place = line { $line }, column { $column }
wrong-cause-damaged-database = it is damaged: keep a copy of it, and restore a back-up
wrong-as-said = { $wrong }
wrong-usage-missing = '{ $what }' is missing
wrong-one-of = { $where }: expected one of { $known }
wrong-fork-seats = seats: expected { $n } of them, without roles
wrong-forget-what = expected secret, or code with seat
wrong-game-or-variant = expected game or variant
wrong-no-null = { $where }: expected a value, got null

# The end of a game
result-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
result-score = { $n } of { $most }
result-graded = { $n } of { $most }: { $grade }

# The faces and the pictures of a game of another package.
wrong-face = { $game }: layout, faces of { $kind }, { $name }: { $wrong }
wrong-face-of-nothing = there is no such thing; there are { $known }
wrong-face-sign = expected a sign of at most { $most } letters, got '{ $sign }'
wrong-face-icon = '{ $icon }' is no drawing of the set; expected a name such as { $near }
wrong-face-one-of = expected one of { $known }, got '{ $given }'
wrong-face-bare-pattern = expected a fill for the pattern
wrong-face-fill-and-hue = expected a fill or a hue, got both
wrong-face-picture = { $file }: { $wrong }
wrong-face-picture-name = expected the name of a file in the folder { $folder }, got '{ $given }'
wrong-face-picture-missing = there is no such file
wrong-face-picture-heavy = expected at most { $most } KiB
wrong-face-picture-ending = expected a file that ends in .svg or .png
wrong-face-picture-png = expected a PNG picture
wrong-face-picture-wide = expected at most { $most } × { $most } pixels, got { $given }
wrong-face-picture-doctype = expected an SVG picture in UTF-8 without DOCTYPE and entities
wrong-face-picture-xml = expected XML; line { $line } is none
wrong-face-picture-svg = expected an element <svg> of the namespace http://www.w3.org/2000/svg
wrong-face-picture-acts = expected a picture that does nothing, got { $given }
wrong-face-picture-elsewhere = expected a picture that loads nothing, got '{ $given }'
wrong-face-pictures = { $game }: layout: expected at most { $most } KiB of pictures, got { $given }

wrong-in-cell = { $name }, sheet “{ $sheet }”, cell { $cell }: { $wrong }
wrong-sheet-date = “{ $given }” is a date; a spreadsheet made it of something else. Give the cell the format Text and type it again
wrong-sheet-number = “{ $given }” is no whole number
wrong-sheet-flag = “{ $given }” is neither yes nor no
wrong-sheet-data = “{ $given }” is no list or mapping as YAML has it ({ $why })
wrong-sheet-empty = the cell is empty; a value is expected
wrong-sheet-unknown = no sheet is called “{ $name }”; did you mean: { $known }? A sheet whose name begins with _ is left alone
wrong-sheet-twice = “{ $name }” is there twice
wrong-sheet-untitled = the column has no title in its first row
wrong-sheet-column = no column is called “{ $name }”; did you mean: { $known }? A column whose title begins with _ is left alone
wrong-sheet-no-column = the sheet lacks the column “{ $name }”
wrong-sheet-option = no option has the id “{ $name }”; did you mean: { $known }?
wrong-sheet-no-id = the row has no id in its first column
wrong-sheet-players = a number of players and the id of an option are expected
wrong-sheet-kind = { $path }: is no spreadsheet; expected one of { $known }
wrong-sheet-folder = { $path }: holds no CSV file
wrong-sheet-parts = { $path }: the archive holds more than { $most } files
wrong-sheet-locked = { $path }: is locked by a password; save it without one
wrong-sheet-damaged = { $path }: cannot be read as a spreadsheet; it is cut off or damaged
wrong-sheet-unpacked = { $path }: takes more than { $most } MiB when it is unpacked
wrong-sheet-entities = { $path }: declares XML entities, which no spreadsheet needs
wrong-sheet-sheets = { $path }: has more than { $most } sheets
wrong-sheet-reach = { $path }: a sheet has more than { NUMBER($rows, useGrouping: 1) } rows or { $columns } columns
wrong-sheet-area = { $path }: its sheets have more than { NUMBER($most, useGrouping: 1) } cells together
wrong-sheet-cell = { $path }: a cell has more than { NUMBER($most, useGrouping: 1) } characters
wrong-sheet-out = -o: the name of the file ends in { $known }; a name without an ending makes a folder of CSV files
wrong-sheet-what = say where to write the sheets, -o entities.xlsx, or which to read, --read entities.xlsx
wrong-sheet-lacking = spreadsheets need the package { $package }: pip install 'tapete[sheet]'
