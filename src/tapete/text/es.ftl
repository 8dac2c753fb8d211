# Lo que dice el programa mismo, en cualquier juego.

referee-over = La partida ha terminado.
referee-not-your-turn = No te toca: decide el asiento { $to }, no el { $seat }.

play-title = { $game }, { $ruleset }, semilla { $seed }
play-resumed = Partida retomada de { $file }: { $n ->
    [one] una decisión jugada
   *[other] { $n } decisiones jugadas
  }.
play-saved = La partida queda en { $file }. Para seguir: la misma orden con --save { $file }
play-not-saved = Partida abandonada. Con --save ARCHIVO se puede seguir otro día.
play-help = Escribe el número de una opción o una acción («{ $example }»). También: c = consejo, t = tablero, i = idioma, s = salir, ? = esta ayuda. Si una acción no se puede, sabrás qué regla la impide.
play-prompt = { $name } ›
play-no-such-number = No hay opción { $n }; elige de 1 a { $last }.
play-pass = Ahora decide { $name }. Pulsa Intro cuando nadie más mire.
play-bot = { $name }: { $action }
play-die = ¿Qué sale en el d{ $sides }?
play-die-wrong = Un d{ $sides } da un número de 1 a { $sides }.
play-hint = Lo que opina la búsqueda: probabilidad de ganar, margen, y cuántas veces lo miró
play-over = Fin de la partida: { $how }
play-choices = { $n ->
    [one] Una decisión
   *[other] { $n } decisiones
  } en total.
play-seat-human = tú
play-seat-bot = { $agent }

simulate-working = Jugando
simulate-compiling = Compilando las reglas (sólo la primera vez)
replay-fine = { $file }: comprobada, { $n ->
    [one] una decisión
   *[other] { $n } decisiones
  } sin una sola diferencia.
replay-unfinished = La partida no está terminada.

simulate-title = { $game } { $ruleset }, { $players } jugadores, { $agents }
simulate-games = partidas
simulate-games-of = { $games }  (semillas desde { $seed })
simulate-win-rate = victorias
simulate-return = asiento { $seat } ({ $agent }) obtiene
simulate-interval = { $rate }  (95 %: { $low } a { $high })
simulate-rounds = rondas
simulate-spread = media { $mean }, mediana { $median }, máximo { $longest }
simulate-decisions = decisiones
simulate-forced = media { $mean }, { $forced } de ellas forzadas
simulate-ended = fin: { $cause }
simulate-speed = velocidad
simulate-rates = { $decisions } decisiones/s, { $games } partidas/s
simulate-role-name = rol
simulate-role-games = partidas
simulate-role-wins = victorias
simulate-role-sanity = cordura al final
simulate-role-max = máxima al final
simulate-role-slots = huecos dados
simulate-role-keys = llaves al final

rules-line = { $kind ->
    [rule] regla
    [ruling] resolución
   *[note] nota
  }, § { $sections }, { $scenarios ->
    [one] un escenario
   *[other] { $scenarios } escenarios
  }

lab-agent = agente
lab-games = partidas
lab-wins = victorias
lab-interval = intervalo 95 %
lab-pair = comparación
lab-difference = diferencia
lab-p = p
lab-rounds = rondas
lab-best = La mejor configuración queda en { $file }; sirve para --config.
lab-p-holm = p (Holm)
lab-return = resultado medio
lab-rating = fuerza
lab-seat = asiento { $seat }
lab-goes-on = Se sigue donde se quedó: { $earlier } de { $total } partidas ya estaban jugadas.
lab-search-goes-on = Se sigue con la búsqueda de { $folder }.
lab-tried = En su prueba dio { $rate } ({ $low } a { $high }), lo más cercano de todo.
lab-measured = Con { $games } semillas nuevas da { $rate } ({ $low } a { $high }): ésta es la cifra de fiar.
lab-met = Está dentro de la tolerancia.
lab-not-met = Ninguna configuración quedó dentro de la tolerancia con semillas nuevas. Con más --trials se sigue buscando.
again-same = { $file }: { $games ->
    [one] su única partida ha salido
   *[other] las { $games } partidas han salido
  } igual.
again-different = { $file }: { $different } de { $games } partidas han salido distintas; la primera, la de la semilla { $seed }, en { $columns }.
