### What the press says of any game.

press-fronts = front
press-backs = back
press-cut = cut along the lines, fold along the dashes
press-sheet = sheet
