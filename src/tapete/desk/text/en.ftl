# What the desk says.

desk-whole-game = The game
desk-with-players = { $what }, with { $n } players
desk-agent-greedy = Rules of thumb
desk-agent-random = By chance
desk-agent-mcts = Search, { $n } lines of play
desk-measure-win-rate = Wins
desk-measure-seat = Seat { $seat } wins
desk-measure-strongest = The strongest seat wins
desk-measure-thing = Wins: { $thing }
desk-measure-score = Score
desk-measure-seat-score = Score of seat { $seat }
desk-measure-strongest-score = Score of the strongest seat
desk-measure-thing-score = Score: { $thing }
desk-measure-rounds = Rounds
desk-measure-turns = Turns
desk-preparing = The rules are being made ready; this takes a while the first time.
desk-meanwhile = { $games ->
    [one] One game, played slowly while the rules are being prepared; later they come by the hundred.
   *[other] { $games } games, played slowly while the rules are being prepared; later they come by the hundred.
}
desk-thing-in = in
desk-thing-out = out
desk-broke = A game broke. This is a defect of the program; the log says where.

desk-sure = { $kind ->
    [share] { $difference } points (surely between { $low } and { $high })
   *[number] { $difference } (surely between { $low } and { $high })
}
desk-unsure = { $kind ->
    [share] Not sure yet: between { $low } and { $high } points. About { $more } games more would tell.
   *[number] Not sure yet: between { $low } and { $high }. About { $more } games more would tell.
}
desk-unsure-never = { $kind ->
    [share] No difference that anybody would see: between { $low } and { $high } points.
   *[number] No difference that anybody would see: between { $low } and { $high }.
}
desk-same = No game differs.

desk-example-typical = Of { $games } games one of usual length that ended as most do: seed { $seed }, { $choices } choices.
desk-example-typical-score = Of { $games } games one with a usual score and of usual length: seed { $seed }, { $choices } choices.
desk-example-shortest = The shortest of { $games } games: seed { $seed }, { $choices } choices.
desk-example-longest = The longest of { $games } games: seed { $seed }, { $choices } choices.
desk-example-closest = Of { $games } games one of usual length that stayed open for long: seed { $seed }, { $choices } choices.

desk-people-none = Nobody has finished a game by this at this server's tables yet.
desk-people = { $games ->
    [one] People have played one game by this here
   *[other] People have played { $games } games by this here
}, { $won } of them won by somebody among them, with { $choices } choices on average.
desk-people-scores = { $games ->
    [one] People have played one game by this here
   *[other] People have played { $games } games by this here
}, with a mean score of { $score } and { $choices } choices on average.
desk-people-bots = Bots need { $choices }.
desk-said = { $people ->
    [one] One of them said something at the end:
   *[other] { $people } of them said something at the end:
}
desk-said-fun = fun, { $mean } of 5;
desk-said-fair = fair, { $mean } of 5;
desk-said-length = too long for { $long } of { $of }, too short for { $short }.
desk-people-few = That is few: of a hundred such games people might win { $low } or { $high }.

desk-job-sensitivity = Which numbers matter: { $game }, { $measure } with { $players }
desk-job-tune = Looking for what is wanted: { $game }, { $measure } { $value } with { $players }
desk-wish = { $measure } { $value } with { $players }
desk-job-why = Why it is so: { $game }, { $measure } with { $players }
desk-job-tournament = Tournament: { $game } with { $players }
desk-job-check = Do the figures hold: { $game } with { $players }
desk-check-same = “{ $by }” shows the same in { $games } games as “{ $agent }”, as far as so few tell.
desk-check-differs = Beware: in { $games } games “{ $by }” shows other figures than “{ $agent }”. The findings are valid only for players like “{ $agent }”.
desk-run = { $game }: { $what }, in { $folder }
desk-job-place = { $n ->
    [0] Next in turn. At work: { $now }.
   *[other] Place { $place } in the queue. At work: { $now }. Before it: { $before }.
}
desk-job-before = { $kind } ({ $n })
desk-job-kind-sensitivity = Which numbers matter
desk-job-kind-tune = Looking for what is wanted
desk-job-kind-why = Why it is so
desk-job-kind-tournament = Tournament
desk-job-kind-check = Do the figures hold
desk-job-waiting = Waits for its turn.
desk-job-running = Games are being played.
desk-job-preparing = The rules are being made ready.
desk-why-seated = In all of these games { $thing } sits in the first seat.
desk-why-seeds = On the same seeds.
desk-why-together = All { $all } were looked at together: { $first } games, each of which lacked one card in { $of }, every time others; then the { $last } that seemed to do most, by { $games } games of other seeds, each of which lacked one in { $closer } of them. So this is what a card is worth beside games that lack some of the others, too.
desk-why-rounds = All { $all } were looked at by { $first } games each, and those that seemed to do most by more and more: { $last } of them by { $games }, on seeds of their own. Of each the last games are shown, which did not choose it.
desk-why-failed-unmeasured = Not to be told, for without it this figure is in none of the games: { $things }.
desk-why-failed-refused = Not to be told, for without it there is no game: { $things }.
desk-why-failed-broke = Not to be told, for the rules broke without it, a defect of the program: { $things }.
desk-and-more = { $things } and { $n } more
desk-job-left = Games are being played; { $minutes ->
    [0] less than a minute to go
    [one] about a minute to go
   *[other] about { $minutes } minutes to go
}.
desk-job-done = Done.
desk-job-stopped = Stopped.
desk-job-failed = It could not be done; the log says why.

desk-changelog = Changes of “{ $name }” ({ $ruleset })
