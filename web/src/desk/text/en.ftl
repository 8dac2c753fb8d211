# The desk, where a game is designed while it runs.

desk-title = The desk
desk-key-about = This server's desk is open to whoever has its key.
desk-key-label = Key
desk-key-enter = Come in
desk-which-game = Game and rules
desk-tools = What to do with it
desk-tabs = Game or answer
desk-tab-form = The game
desk-tab-answer = What it does
desk-base = The rules as they are
desk-changed = changed
desk-undo = Undo
desk-redo = Do it again
desk-keep = Keep
desk-kept-as = Kept as “{ $name }”.
desk-variants = Variants
desk-work = Look for answers
desk-running = { $n ->
    [one] one at work
   *[other] { $n } at work
}
desk-play = Play this
desk-print = Print
desk-report = Report
desk-reporting = The report is being made…
desk-saved = Among your downloads: { $name }.
desk-printing = Being made; the rulebook takes up to half a minute.
desk-print-about = As PDF, by the rules as they stand in the form.
desk-paper = Paper
desk-paper-a4 = A4
desk-paper-letter = US letter
desk-size = Size of the cards
desk-size-standard = Standard, 63 × 88 mm
desk-size-mini = Mini, 44 × 67 mm
desk-bleed = Bleed
desk-bleed-none = none: cards edge to edge on sheets
desk-bleed-mm = { $mm } mm, one card to a page
desk-edition = The rulebook for players, without ids and rulings
desk-png = Each card as a picture, too
desk-tabletop = For Tabletop Simulator, with its pictures at
desk-print-all = Everything
desk-print-cards = Cards
desk-print-board = Board
desk-print-sheets = Sheets
desk-print-tokens = Tokens
desk-print-boxes = Boxes
desk-print-cutting = Cutting sheet
desk-sleeved = Boxes for cards in sleeves
desk-print-how = How to play
desk-print-rulebook = Rulebook
desk-pictures = Pictures of your own for cards
desk-pictures-about = PNG, JPEG or WebP, up to 12 MB. Each is on all that is printed of this game with its card, in the place of the usual drawing; it stays on this server, for those who may use the desk.
desk-pictures-file = A picture for the card
desk-pictures-looking = Looking at which cards there are…
desk-pictures-none = This game's cards are drawn whole and take no pictures of your own.
desk-pictures-search = Look for a card
desk-picture-of = The picture of { $card }
desk-picture-not-here = this version has no such card
desk-picture-give = Give a picture
desk-picture-give-to = Give a picture: { $card }
desk-picture-other = Change it
desk-picture-other-of = Change it: { $card }
desk-picture-giving = Keeping it…
desk-picture-take = Take the picture away: { $card }
desk-link = Link

## The game as a form

desk-search = Search in the options
desk-nothing-found = No option says that.
desk-only-changes = { $n ->
    [one] Only what differs (one)
   *[other] Only what differs ({ $n })
}
desk-take-all-back = Take all back
desk-changes = { $n ->
    [one] one change
   *[other] { $n } changes
}
desk-wrong-here = to be mended
desk-take-back = Take back: { $what }
desk-as-before = as it was
desk-was = was { $value }
desk-rules-of = Rules about: { $what }
desk-less = Less: { $what }
desk-more = More: { $what }
desk-a-number = A number
desk-none = none
desk-yes = yes
desk-no = no
desk-add = Add…
desk-add-to = Add to: { $what }
desk-filler = Filled up by
desk-formula = Formula of: { $what }
desk-tie = Let it follow from others: { $what }
desk-untie = A number again: { $what }
desk-sum = Together
desk-up = Further up: { $what }
desk-down = Further down: { $what }
desk-remove = Remove: { $what }
desk-remove-last = Remove the last
desk-key = Key { $key }
desk-new-key = New key of: { $what }
desk-begin-from = Begin from a card of the box…
desk-begin-instead = in its place, and without the other
desk-sample = Begin with an example

## The answer

desk-players = Players
desk-agent = Played by
desk-beside = Beside
desk-beside-nothing = nothing
desk-slow = This agent thinks: its figures take their time.
desk-answer = What it does
desk-first-games = The first games are being played…
desk-playing = Playing: { $games } games, { $speed } a second.
desk-played = { $games } games played.
desk-same-seeds = Same luck on both sides.
desk-seeds = Seeds { $first } to { $last }
desk-more-games = More games
desk-last-sound = These are the figures of the last version that can be played.
desk-this = this
desk-beside-short = beside
desk-figure = { $value }, between { $low } and { $high }
desk-figure-beside = Beside it { $value }, between { $low } and { $high }.
desk-cause-beside = { $title }: { $share }, beside it { $beside }
desk-between = { $low } to { $high }
desk-sure = { $low } to { $high }, sure
desk-unsure = { $low } to { $high }, not sure yet
desk-not-sure = not sure
desk-nothing-differs = no game differs
desk-causes = How games end
desk-lengths = How long they last
desk-worth = What each is worth
desk-worth-about = How often whoever had it won, with its interval; press one to know more.
desk-worth-about-score = The mean score of whoever had it, with its interval; press one to know more.
desk-worth-beside = The line is what it is beside.
desk-wins = Wins: { $what }
desk-scores = Score: { $what }
desk-seats = By seat
desk-even = The dotted line is what falls to each where all are alike: { $even }.
desk-groups = Which things
desk-thing = In { $games } games; between { $low } and { $high }.
desk-all = All { $n }
desk-fewer = Fewer
desk-further = Further figures
desk-beside-value = (beside it { $value })
desk-people = Played by people
desk-examples = See a game
desk-example-typical = A typical one
desk-example-shortest = The shortest
desk-example-longest = The longest
desk-example-closest = The closest
desk-example-playing = Looking for it and playing it again…

## Variants

desk-name = Name
desk-note = Note
desk-keep-name = Keep
desk-never-mind = Never mind
desk-rename = Name and note
desk-open = Open
desk-compare = Set beside
desk-delete = Delete { $name }
desk-open-now = · open
desk-beside-now = · beside
desk-figures-of = { $games } games of { $players }, seeds { $first } to { $last }
desk-no-variants = Nothing is kept yet. Change something and press “Keep”: it stays here, under what it was made of.
desk-bring-file = Bring a YAML file
desk-sheets = Spreadsheet
desk-sheets-about = All cards, lists and numbers of what you have open, to change in Excel, LibreOffice or where you like. What cards do is written in sentences.
desk-sheets-save = Save as { $kind }
desk-sheets-read = Read a spreadsheet
desk-sheets-wrong = { $n ->
    [one] One cell is wrong, and nothing is taken:
   *[other] { $n } cells are wrong, and nothing is taken:
}
desk-sheets-nothing = This spreadsheet changes nothing.
desk-sheets-take = Take these changes
desk-deleted = Deleted ({ $n })
desk-bring-back = Bring back

## Long work

desk-work-about = This goes on in the background, also when you close the page, and waits for you here. People who ask for work take turns.
desk-work-mine = yours
desk-which-matter = Which numbers matter?
desk-which-matter-for = For which figure
desk-which-matter-share = What a step of each number does: { $measure }, in points
desk-which-matter-number = What a step of each number does: { $measure }
desk-ask-for = Ask for what you want
desk-rivals = Who plays?
desk-tournament = Who plays how well
desk-tournament-of = A tournament of
desk-tournament-games = Games
desk-tournament-start = Hold it
desk-tournament-pair = { $first } − { $second }: { $difference } ({ $low } to { $high })
desk-tournament-about = { $games } games of each, on the same luck; where all win or lose together, each plays in all seats, otherwise in every seat equally often.
desk-check = Do the figures hold?
desk-check-what = The same figures, played by somebody else
desk-check-agent = By whom
desk-check-start = See whether they hold
desk-runs = Begun at a terminal ({ $n })
desk-run-done = · done
desk-run-open = · not finished
desk-run-report = Report of { $what }
desk-stop = Stop
desk-one-less = one step less
desk-one-more = one step more
desk-turn-down = { $title } at { $value }: { $difference } ({ $low } to { $high }).
desk-turn-up = { $title } at { $value }: { $difference } ({ $low } to { $high }).
desk-answers = What comes near
desk-no-answer = Nothing came near.
desk-no-change = Nothing changed
desk-players-n = { $n ->
    [one] one player
   *[other] { $n } players
}
desk-wish-players = With how many players
desk-wish-target = What it should be
desk-wish-measure = Figure
desk-measure-of = Whoever has… ({ $what })
desk-wish-value = Value
desk-wish-also = And between
desk-wish-from = From
desk-wish-to = To
desk-wish-more = And also…
desk-wish-may = { $n ->
    [0] What may be moved
    [one] What may be moved (one)
   *[other] What may be moved ({ $n })
}
desk-wish-search = Search in what may be moved
desk-wish-most = So many of them at most
desk-wish-how = How near
desk-wish-at = exactly
desk-wish-between = between
desk-wish-flags = Yes or no
desk-wish-all = All
desk-wish-chosen = ({ $n } of { $of })
desk-wish-or = or in its place: { $others }
desk-wish-looking = Looking at which cards and rules can be left out or put in…
desk-wish-starting = Beginning to look…
desk-wish-start = Look for it

## Why

desk-why = Why?
desk-why-of = Why: { $what }
desk-why-tension = How open games are
desk-why-tension-about = From { $games } games watched choice by choice: what positions are worth, set against how these games ended.
desk-why-comebacks = Came after all, when at some moment its chance was below { $chance }
desk-why-early = Decided by the middle: from there on never below { $chance }
desk-why-decided = Decided on average after so much of the game
desk-why-lost = When games are lost
desk-why-cards = What each card does: { $measure }, in points
desk-why-cards-number = What each card does: { $measure }
desk-why-cards-about = With it less without it; a hollow bar is not sure.
desk-why-soon = What each card does is being looked at; the first are there in a moment.
desk-why-so-far = A first look; what seems to do most is looked at by more games.
desk-why-fewer-games = Looked at by fewer games ({ $n })
desk-why-rules-share = What happens more often in the games of one side than of the other
desk-why-rules-number = What happens more often in long games than in short ones
desk-why-rules-score = What happens more often in games with a high score than in those with a low one
desk-why-rule = Rule
desk-why-high-share = won ({ $games })
desk-why-low-share = not ({ $games })
desk-why-high-number = longer ({ $games })
desk-why-high-score = high ({ $games })
desk-why-low-number = shorter ({ $games })
desk-why-low-score = low ({ $games })
desk-why-rules-about-rounds = How often each ran in a round. What goes with winning need not be what brings it.
desk-why-rules-about-turns = How often each ran in a turn. What goes with winning need not be what brings it.
desk-why-rules-about-choices = How often each ran at a choice. What goes with winning need not be what brings it.
desk-curve-won = games won ({ $games })
desk-curve-lost = games lost ({ $games })
desk-curve-winner = whoever won ({ $games })
desk-curve-others = the others ({ $games })
desk-curve-axis = chance of winning, through the game
desk-for-players = For how many players
desk-for-all = For any number of players
desk-for-n = With { $n } players{ $changes ->
    [0] {""}
   *[other] {" "}({ $changes })
}
desk-for-only = What you change here holds only with { $n } players.
desk-for-any-again = Change it for any number
desk-wish-apart = Each number of players with values of its own for these numbers (where one will not do for all)
desk-name-for = { $name }, with { $n } players
desk-first-look = A first look, by { $games } games of each step; what does most is looked at again by more.
desk-play-from = Play from there
desk-folder = Folder for the web
desk-folder-about = Or to play it without this server: a folder to unpack on any web host, with the game as it stands here.
desk-folder-making = The folder is being made…
desk-hesitated = Where people thought longest:
desk-hesitated-at = choice { $n }, { $seconds } s

desk-history = Changes
desk-history-beside = How it differs from
desk-history-looking = Comparing…
desk-history-same = Nothing differs.
desk-history-rules = { $n ->
    [one] One rule reads differently
   *[other] { $n } rules read differently
}
desk-history-before = Before:
desk-history-gone = No longer:
desk-history-save = Changelog (Markdown)
desk-history-now = Changes of the design in the form
desk-bench-go = To the bench
desk-bench-first = Make a card of your own
desk-bench-edit = Change { $card }
desk-bench-file = As in a file
desk-bench-cards = Cards of your own
desk-bench-new = New card
desk-bench-full = All { $n } places for cards of your own are taken.
desk-bench-empty = There is no card of your own yet. Begin with a new one, or with a card of the game.
desk-bench-as-printed = The card as it is printed
desk-bench-face = { $title }. { $text }
desk-bench-no-face = The card is shown here as soon as its fields are right.
desk-bench-making = The card is being made…
desk-bench-apart = Something else in the form is wrong, so the card is shown with the ruleset's own numbers.
desk-bench-in = ({ $language })
desk-bench-also = ({ $language }; may be left out)
desk-bench-next = What may come next
desk-bench-unfinished = The sentence is not finished.
desk-bench-stuck = “{ $what }” is not understood.
desk-bench-near = Perhaps:
desk-bench-always = always
desk-bench-range = { $from }–{ $to }
desk-bench-open = { $from }+
desk-bench-earlier = { $row }: begin one lower
desk-bench-later = { $row }: begin one higher
desk-bench-row = Another row
desk-bench-roll = By a roll instead
desk-bench-copies = Copies: { $where }
desk-bench-fewer = One copy fewer: { $where }
desk-bench-more = One copy more: { $where }
desk-bench-instead = in place of
desk-bench-nothing = nothing
desk-bench-pool = Among: { $where }
desk-bench-icon-choose = Choose: { $what }, { $now }
desk-bench-icon-none = the usual sign
desk-bench-icon-drop = The usual sign
desk-bench-icon-search = Look for a drawing, in words
desk-bench-icon-found = { $n ->
    [0] No drawing fits. Try another word.
    [one] One drawing fits.
   *[other] { $n } drawings fit.
}
desk-bench-icon-more = 24 more
desk-bench-icon-by = Drawings of game-icons.net, CC BY 3.0.
desk-bench-picture = A picture of your own
desk-bench-picture-drop = Without a picture of your own
desk-bench-copy = Copy
desk-bench-remove = Take { $card } away
