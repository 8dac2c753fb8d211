### Lo que se imprime de Bethlem: cartas, hojas, tablas. Las reglas de cada carta son las del libro.

## Mazos

print-deck-lives = Cartas de las filas
print-deck-traits = Personalidades
print-deck-events = Eventos
print-deck-objectives = Objetivos
print-deck-occurrences = Acontecimientos
print-deck-worlds = Cartas de otros mundos
print-kind = { $kind } · { $players } jugadores
print-kind-event-night = Evento de noche
print-kind-event-day = Evento de día
print-kind-periodic = Acontecimiento periódico
print-kind-one-off = Acontecimiento puntual

## En las cartas

print-lead-opposite = Con bipolaridad:
print-lead-awakening = Despertar:
print-lead-extra = Poder extra:
print-lead-side = Objetivo:
print-event-once = Se usa una vez y no vuelve al mazo.
print-spied = { $n ->
    [0] Nadie la descubre.
    [one] Siempre es descubierta.
   *[other] La descubren una de cada { $n } veces.
}
print-agree = { $n ->
    [one] Los amotinados se levantan, proponen por turno y a la vista unos de otros, una sola vez; muere la carta que propongan todos.
   *[other] Los amotinados se levantan y proponen por turno y a la vista unos de otros, hasta { $n } vueltas; muere la carta que propongan todos.
}
print-mutineers-win = Ganáis cuando nadie más conserva cartas y al menos uno de vosotros sí.
print-storyteller = Narras la partida: lo ves todo y no tienes otras cartas.
print-renegade = Te levantas con los amotinados, pero ganas si eres la última persona en pie.
print-bets = { $n ->
    [one] Cada ronda apuesta por quién irá ganando, un grupo, los compañeros de celda, una carta o las siamesas, una vez de cada clase.
   *[other] Cada ronda apuesta por quién irá ganando, un grupo, los compañeros de celda, una carta o las siamesas, hasta { $n } veces de cada clase.
}
print-survivor = { $n ->
    [one] La primera noche se dice quién lo tiene; si muere en la primera ronda, gana al instante.
   *[other] La primera noche se dice quién lo tiene; si muere en las { $n } primeras rondas, gana al instante.
}
print-coma = { $n ->
    [one] El coma, una vez, deja viva la carta sin sus poderes hasta que la ataquen de nuevo.
   *[other] El coma, hasta { $n } veces, deja viva la carta sin sus poderes hasta que la ataquen de nuevo.
}

print-tool-DISPARO = Mata una carta.
print-tool-ESQUIVA = Para el próximo golpe contra una carta.
print-tool-CERVEZA = Revive una carta tuya.
print-tool-PANICO = Roba un evento a otro jugador.
print-tool-PRISION = Una carta no actúa esta ronda.
print-tool-DESCARTE = Un jugador pierde un evento.
print-tool-ASESINO = Nombra una carta: no actúa esta noche.
print-tool-LADRON = Roba un evento a otro jugador.
print-tool-MAGO = Cambia de sitio dos cartas tuyas.
print-tool-REY = Tu voto vale doble.
print-tool-OBISPO = Protege una carta de los amotinados.
print-tool-MERCADER = Roba un evento del mazo.
print-tool-ARQUITECTO_REAL = Mira una carta.
print-tool-MILITAR = Mata una carta.

## Grupos, en corto

print-short-P1 = P1
print-short-P2 = P2
print-short-A1 = A1
print-short-A2 = A2
print-short-TRAIT = Pers.
print-short-GOAL = Obj.

## Hojas

print-players = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
}
print-sheet-night = La noche
print-night-n = N.º
print-night-say = Se dice en voz alta
print-night-done = Lo que pasa
print-night-when = Rondas
print-night-first = solo la 1.ª
print-night-later = desde la 2.ª
print-night-even = 1.ª y pares
print-night-dawn = Al amanecer
print-night-then = se desvelan a la vez las muertes y los eventos usados. A una carta que no está en la partida se la llama solo si la hipnosis presta su poder.
print-sheet-notes = Notas
print-notes-trait = personalidad
print-sheet-day = El día
print-day-dawn = Muertes
print-day-tokens = Fichas
print-day-turns = Turnos
print-day-vote = Señalar
print-day-elected = Recuento
print-day-card = La carta
print-day-event = Evento
print-day-occurrence = Acontecimiento
print-day-occurrence-text = { $n ->
    [one] Cada ronda, al final del día, ocurre uno periódico.
   *[other] Cada { $n } rondas, al final del día, ocurre uno periódico.
}
print-day-end = { $n ->
    [one] Si pasa una ronda sin muertes
   *[other] Si pasan { $n } rondas seguidas sin muertes
}, no gana nadie.

## Referencia rápida

print-reference-win = Cómo se gana
print-reference-night = De noche
print-reference-awakening = Despertares
print-reference-events = Eventos
print-reference-goals = Objetivos
print-reference-few = Con dos o tres

## Fichas

print-token-DEATH = Muerte
print-token-DOOMED = Inminente
print-token-REVIVE = Resucita
print-token-DIRECTOR = Director
print-token-FLICK = John Flick
print-token-REAPER = La parca
print-token-PACT = Pacto
print-token-HATE = Odio
print-token-LOBOTOMY = Lobotomía
print-token-LOBOTOMY_OPPOSITE = Lobotomía
print-token-PROPHET = Profeta
print-token-MELANCHOLY = Melancolía
print-token-CHIP = Ficha de juego
print-token-CHIP_OPPOSITE = Ficha de juego
print-token-HOSTILITY = Hostilidad
print-token-PATIENCE = Paciencia
print-token-SURGEON = Cirujano
print-token-ROOMS = Habitación
print-token-LEPER = Leproso
print-token-CELL = Aislamiento
print-token-AWAKE = Despertar
print-token-USED = Gastada
print-token-MUTE = Sin voto
print-token-FLESH = Carne
print-token-SPIRIT = Espíritu
print-token-SPY = Espía
print-token-MEMORIES = Recuerdos
print-token-PSYCHIATRIST = Psiquiatra
print-token-COMA = Coma
print-token-VIRUS = Virus
print-token-TRANSPLANT = Trasplante
print-token-BROCCOLI = Brócoli
print-token-SHIELD = Escudo
print-token-STOP = Tiempo
print-token-DOLL = Vudú
print-token-POINT = Punto
print-token-ROBOT = Robot
print-token-LAUGH = Risa
print-token-MAZE = Laberinto
print-token-NUMBER = Relojero
