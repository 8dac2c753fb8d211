### What the press says of any game.

press-fronts = front
press-backs = back
press-cut = cut along the lines, fold along the dashes
press-sheet = sheet

press-seat = Seat { $n }
press-boards = Board
press-sheets = Sheets
press-tokens = Tokens
press-dice = Paper dice
press-book-title = Rulebook
press-contents = Contents
press-reference = Quick reference
press-checklist = Component checklist
press-index = Index
press-index-note = The numbers are pages.
press-ruling = Ruling
press-sections = source, § { $sections }
press-changed = In this configuration { $path } is { $is } (the rules have { $was }).
press-before = Before
press-after = After
press-chooses = { $who } chooses:
press-may-not = { $who } may not:
press-stopped = In this configuration the example { $file } no longer goes like this.
press-configured = Printed with a configuration of one's own: what differs is marked at each rule.
press-own-cards = Cards of one's own
press-not-their-turn = The choice is another's.
press-rules-by-id = Rules by name
press-with-options = With { $options }.
press-more = … and { $n } more.
press-more-choices = … and { $n } choices more.
press-how-goal = The aim
press-how-turn = How it is played
press-how-board = What lies on the table
press-how-end = How it ends
press-how-asked = What everybody asks
press-box = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $parts ->
    [one] {""}
   *[other] , box { $part } of { $parts }
}
press-glue = glue
press-point = .
press-cutting-title = Cutting sheet
press-cutting-how = Knock printed sheets into a stack, lay this one on top and fasten all of them at the edge. Cut along the lines in the order of their numbers; the distances are from the left and from the top of the paper.
press-drawings = Drawings of cards by Delapouite, Lorc, Caro Asercion, Skoll, sbed, Cathelineau, Aussiesim, DarkZaitzev, Faithtoken, Lucas, Quoting, Zeromancer and others, from game-icons.net, CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/), rounded, recoloured and composed.
