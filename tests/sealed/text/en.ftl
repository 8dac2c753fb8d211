told-ROLL = A { $face }.
told-LAID = { $seat } has laid a bid.
told-OPENED = { $seat } had bid { $bid }.
act-BID = Bid { $bid }
ask-BID = { $seat }: how much?
why-OVER = The game is over.
sealed-end = All rounds are played.
told-CALLED = { $seat } is called.
