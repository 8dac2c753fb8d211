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

profile-turns = turnos
profile-dead = media { $mean }; sin nada que elegir, el { $dead }
profile-swing = mayor vuelco
profile-swing-of = en la partida mediana, de { $swing } entre una mirada y la siguiente; de ordinario, { $usual }
profile-lost = derrota sabida
profile-lost-from = la partida perdida mediana ya no levanta cabeza desde el { $share } de su duración
profile-times = por partida
profile-lot = con menos sin
profile-hope = esperanza
profile-without = sin menos con
profile-never = Reglas cuyo código no se ejecutó nunca en { $n ->
    [one] una partida observada
   *[other] { $n } partidas observadas
  }: { $count ->
    [0] ninguna
   *[other] { $count } ({ $rules })
  }.
profile-caption = De cada 100 partidas, con su intervalo del 95 %. Esperanza: cambio cuando ocurre.
profile-written = Resultados en { $folder }. Para una página: tapete lab report { $folder } -o informe.html
