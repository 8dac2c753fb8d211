wrong-no-character = seat { $seat }: '{ $role }' is no character here; expected one of { $known }
wrong-character-taken = seat { $seat }: { $role } is taken; each player has a character of their own
wrong-two = { $players } players: a draft and a solo game are for 2 characters
wrong-few-characters = { $players } players but { $characters } characters
wrong-draft-solo = expected draft or solo, not both
wrong-not-in-play = { $card } is not in play
wrong-happening-already = something is happening already
wrong-no-such-card = '{ $id }' is no { $what }
