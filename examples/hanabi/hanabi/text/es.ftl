# Lo que ha pasado.
told-COLOUR = { $seat } da una pista a { $other }: { $colour }.
told-RANK = { $seat } da una pista a { $other }: { $rank }.
told-TOUCHED = { $touched_count ->
    [0] No vale para ninguna carta de { $seat }.
    [one] Vale para la carta { $touched } de { $seat }, y para ninguna más.
   *[other] Vale para las cartas { $touched } de { $seat }, y para ninguna más.
  }
told-PLAYED = { $seat } juega un { $card }, y encaja.
told-MISPLAYED = { $seat } juega un { $card }, y no encaja. { $fuses ->
    [0] La última mecha se ha consumido.
    [one] Queda una mecha.
   *[other] Quedan { $fuses } mechas.
  }
told-DISCARDED = { $seat } descarta un { $card }.
told-TOKEN = El cinco devuelve una ficha de pista: ya hay { $hints }.
told-DREW = { $seat } roba un { $card }.
told-LAST_ROUND = { $seat } se ha llevado la última carta. A cada jugador le queda un turno.
told-SCORED = Los fuegos tienen { $score ->
    [one] una carta.
   *[other] { $score } cartas.
  }

# Lo que se puede elegir, lo que se pregunta, por qué algo no vale.
act-PLAY = Jugar la carta { $place }
act-DISCARD = Descartar la carta { $place }
act-COLOUR = Pista para { $other }: { $colour }
act-RANK = Pista para { $other }: { $rank }
ask-TURN = { $seat }: ¿una pista, un descarte o una carta que jugar?
why-OVER = La partida ha terminado.
why-NO_CARD = En ese sitio de tu mano no hay carta.
why-ALL_HINTS = Están todas las fichas de pista: un descarte no podría devolver ninguna.
why-NO_HINTS = No queda ninguna ficha de pista.
why-NOT_THEM = Una pista es para otro jugador de esta mesa.
why-TOUCHES_NOTHING = Ese jugador no tiene ninguna carta así, y una pista tiene que valer al menos para una.

# Nombres.
colour-RED = rojo
colour-YELLOW = amarillo
colour-GREEN = verde
colour-BLUE = azul
colour-WHITE = blanco
all-but = no { $one }
a-card = { $rank } { $colour }

# La mesa: en la página, en la terminal, y cómo acaba una partida.
game-about = Formad juntos cinco fuegos artificiales: ves todas las manos menos la tuya.
game-facts = Cooperativo, de pistas
field-score = puntuación
field-hints = fichas de pista
field-fuses = mechas
field-turns-left = turnos que quedan
field-fireworks = fuegos artificiales
field-discards = descartes
field-colours = puede ser de color
field-ranks = puede ser de valor
field-RED = rojo
field-YELLOW = amarillo
field-GREEN = verde
field-BLUE = azul
field-WHITE = blanco
end-LAST_TURN = Se ha jugado el último turno. Puntuación: { $score } de 25.
end-EXPLODED = La última mecha se ha consumido. Puntuación: { $score } de 25.
end-FINISHED = Todos los fuegos están completos. Puntuación: { $score } de 25.
cause-LAST_TURN = el último turno
cause-EXPLODED = la última mecha
cause-FINISHED = todos los fuegos completos

# El reglamento y las cifras.
chapter-setup = Preparación
chapter-turn = Un turno
chapter-end = El final

grade-BOOED = abucheada
grade-POOR = pobre
grade-HONOURABLE = digna
grade-EXCELLENT = excelente
grade-AMAZING = asombrosa
grade-LEGENDARY = legendaria

# Lo que cuenta un perfil.
kind-card = Cartas
kind-card-seen = robadas después de la preparación
kind-action = Acciones
action-PLAY = Jugar una carta
action-DISCARD = Descartar una carta
action-COLOUR = Dar una pista de color
action-RANK = Dar una pista de número
without-action = Se prohíbe la acción a toda la mesa, si hay otra cosa que hacer.
report-beat = ronda

# Las cartas impresas.
print-deck = Cartas
print-card = Fuego artificial
