# Para qué es cada opción: el título de un campo es su primera parte.

option-cards = las cartas de la partida, según cuántos jueguen; quien narra no es ninguna
option-one-of = de estas cartas entra en la partida, a suertes, una de cada grupo, según cuántos jueguen
option-two-of = de estas cartas entran en la partida, a suertes, dos de cada grupo, según cuántos jueguen
option-events = las cartas de evento
option-night = la noche
option-night-calls = las llamadas del narrador, por orden; de una carta que no está en la partida no se hace
option-night-first-round-only = llamadas que solo tiene la primera noche
option-night-not-in-first-round = llamadas que no tiene la primera noche
option-narrator-from = desde cuántas personas narra la última; 9: siempre lo hace el programa
option-attack-passes = cuántas vueltas dan los amotinados para ponerse de acuerdo
option-spy-seen = una vez de cada tantas se ve a quien espía; 0: nunca
option-stalemate = rondas sin muertes tras las que no gana nadie
option-bipolar-shown = si BIPOLARIDAD se descubre con las personalidades del día
option-talk = frases que cada jugador puede decir de día, que todos oyen y los bots entienden; 0: se habla con palabras y nadie las lee
option-mute = jugadores, por el número de su asiento desde 0, que no dicen frases de día
option-own-cards = la partida con cartas propias; sin valor, el juego básico
option-own-cards-characters = personajes principales de los que se roba uno por jugador
option-own-cards-objectives = los objetivos que se reparten, según cuántos jueguen
option-own-cards-extra-powers = personajes cuyo poder adicional está en la partida
option-own-cards-occurrences = lo que puede ocurrir
option-own-cards-periodic-every = rondas de un suceso periódico al siguiente; 0: no los hay
option-own-cards-one-off = si un objetivo descubierto trae la elección de un suceso
option-own-cards-bets-of-a-kind = cuántas veces puede hacer el ludópata cada clase de apuesta
option-own-cards-survivor-rounds = rondas en que el último superviviente gana muriendo
option-own-cards-one-haki = si el otaku usa como mucho un haki por noche
option-own-cards-comas = cuántas cartas puede poner en coma el médico

# Nombres cortos, de las hojas y de lo que se cuenta de un cambio.
sheet-bipolar-shown = La BIPOLARIDAD se descubre con las personalidades
sheet-own-cards-one-off = Un objetivo descubierto hace elegir un suceso
