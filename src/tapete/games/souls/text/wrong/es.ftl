wrong-no-character = asiento { $seat }: '{ $role }' no es un personaje de aquí; se espera uno de { $known }
wrong-character-taken = asiento { $seat }: { $role } ya está cogido; cada jugador tiene un personaje propio
wrong-two = { $players } jugadores: un draft y una partida en solitario son para 2 personajes
wrong-few-characters = { $players } jugadores, pero { $characters } personajes
wrong-draft-solo = se espera draft o solo, no los dos
wrong-not-in-play = { $card } no está en juego
wrong-happening-already = ya está pasando algo
wrong-no-such-card = «{ $id }» no es ninguna carta que pueda estar aquí
