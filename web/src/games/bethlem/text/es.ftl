## Lo que la página dice de más sobre Bethlem


bethlem-round = ronda
bethlem-alive = { $n } en juego
bethlem-night-n = Ronda { $n } · noche
bethlem-day-n = Ronda { $n } · día
bethlem-narrator = Quien narra
bethlem-laying = Cada cual pone sus cartas boca abajo, en el orden que quiere.
bethlem-future = Preguntas sobre el futuro
bethlem-siding = Quien juega en solitario elige su bando.
bethlem-drafting = Las cartas se eligen por turno, una a una y a la vista.
bethlem-choosing = Cada cual elige en secreto qué cartas saca a la mesa.
bethlem-lay = Qué cartas salen primero
bethlem-lay-about = Una de cada grupo. Las otras quedan en la reserva y entran cuando estas mueren.
bethlem-lay-do = Sacar estas cuatro
bethlem-day = El manicomio está despierto: hablad, y usad lo que actúa de día.
bethlem-voting = Linchamiento: los votos se guardan hasta que estén todos.
bethlem-voting-card = ¿Qué carta de { $name } muere?
bethlem-you = tú
bethlem-report = El parte
bethlem-told-you = Esta noche, lo que has sabido
bethlem-my-events = Tus eventos
bethlem-pool = Cartas que quedan por elegir
bethlem-order = Tu fila, de izquierda a derecha
bethlem-order-about = Pulsa las cuatro cartas en el orden en que quieras ponerlas. Quedarán así toda la partida.
bethlem-order-do = Poner así las cartas

bethlem-covered = Boca abajo: no sabes qué es
bethlem-main = Boca abajo: sabes que es el personaje principal
bethlem-known-to-all = A la vista de todos
bethlem-known-to-you = Boca abajo para los demás: tú sabes qué es
bethlem-dead = Muerta
bethlem-living = { $n ->
    [one] Le queda una carta
   *[other] Le quedan { $n } cartas
}
bethlem-out = Fuera de la partida
bethlem-lost = Ha perdido: { $cards }
bethlem-trait = Personalidad: { $trait }
bethlem-trait-hidden = Personalidad oculta
bethlem-hand = { $n ->
    [one] Una carta de evento en la mano
   *[other] { $n } cartas de evento en la mano
}
bethlem-event = Carta de evento, de un solo uso
bethlem-voteless = Ha perdido el voto
bethlem-banned = Hoy no vota
bethlem-votes-for = Señala a { $name }
bethlem-tally = { $n ->
    [one] Un voto en contra
   *[other] { $n } votos en contra
}
bethlem-side = Bando: { $side }
bethlem-bound = Pacto de sangre
bethlem-bound-hate = Pacto de odio

bethlem-token-SKULL = Va a morir
bethlem-token-PARCA = La parca la ha elegido
bethlem-token-JOHN_FLICK = John Flick la señala
bethlem-token-PROFETA = Las llamas del profeta la unen a otra
bethlem-token-JUEGO_DE_AZAR = Tiene encima la ficha de juego
bethlem-token-PACIENCIA = Morirá en una ronda próxima
bethlem-token-MELANCOLIA = La melancolía no la deja actuar esta ronda
bethlem-token-CELDA = Está en la celda de aislamiento
bethlem-token-LOBOTOMIA = Lobotomizada
bethlem-token-DESPERTAR = Despierta
bethlem-token-USED = Su poder está gastado
bethlem-token-ARTHUR = La proteges esta noche
bethlem-token-MUERTE_DULCE = Tu muerte dulce está en ella
bethlem-token-NEUROTICISMO = Contra ella irá el voto que ordenas

bethlem-know = Lo que sé
bethlem-watch = Miras la partida: ves lo que todos pueden ver.
bethlem-narrate = Narras: lo ves todo, y respondes cuando te preguntan.
bethlem-goal-MUTINEERS = Acabad con todas las cartas de los demás.
bethlem-goal-INMATES = Acabad con los amotinados.
bethlem-goal-DIRECTOR = Mientras viva, deben morir los demás personajes principales; si muere, los secundarios.
bethlem-goal-RICHARD = Finges con los amotinados, pero quieres ser quien quede al final.
bethlem-goal-PACT = Solo podéis quedar quienes unió la sangre.
bethlem-goal-HATE = Gana quien acabe con la última carta del otro.
bethlem-goal-NONE = Tu bando aún no se sabe.
bethlem-secret-pact = Pacto de sangre: { $names }
bethlem-secret-hate = Pacto de odio: { $names }
bethlem-secret-guard = Proteges { $card }
bethlem-secret-guarded = Anoche protegiste { $card }
bethlem-secret-sleep = Muerte dulce: { $mine }, y en su lugar { $other }
bethlem-secret-puppet = Te obedece { $name }
bethlem-secret-obey = Obedeces al neuroticismo: en las rondas pares votas lo que te mande
bethlem-secret-obeys = Obedece al neuroticismo: { $name }
bethlem-secret-order = El voto ordenado: { $card }
bethlem-secret-mary = Mary Firth ya probó a: { $names }
bethlem-secret-archive = La llave del archivo se ha perdido
bethlem-secret-ali = Ali ya se levantó en el turno de otro
bethlem-secret-anxiety = Ya preguntaste a: { $names }
bethlem-secret-proposal = { $name } propone: { $card }
bethlem-said = Lo que se ha dicho
bethlem-said-claim = dice: con { $side }
bethlem-said-ACCUSED = acusa a { $name }
bethlem-said-VOUCHED = responde por { $name }
bethlem-said-SAW_GUILTY = vio que { $name } es de los amotinados
bethlem-said-SAW_CLEAR = vio que { $name } no es de los amotinados
bethlem-suspects = Quién puede ser quién, por lo que has visto
bethlem-holds = lo tiene
bethlem-may = puede ser
bethlem-not = no
bethlem-beliefs = Lo que creo
bethlem-beliefs-about = Solo en este navegador: nadie más lo ve.
bethlem-belief-UNKNOWN = ¿quién es?
bethlem-belief-MUTINEERS = amotinado
bethlem-belief-INMATES = interno
bethlem-belief-DIRECTOR = director
bethlem-notes = Notas para ti
bethlem-events-left = Eventos en el mazo: { $n }
bethlem-events-out = jugados: { $events }

head-decide = Decidir
head-bethlem-events = Eventos
head-bethlem-claims = De ti
head-bethlem-accusations = Sospechas
head-bethlem-vouching = Te fías
head-bethlem-sights = Lo que has visto
head-bethlem-players = Jugadores
head-bethlem-questions = Preguntas
head-bethlem-cards = Cartas
head-bethlem-opposite = Con el efecto opuesto
head-bethlem-orders = Orden
