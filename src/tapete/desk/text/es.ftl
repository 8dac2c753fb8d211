# Lo que dice el taller.

desk-whole-game = El juego
desk-with-players = { $what }, con { $n } jugadores
desk-agent-greedy = Reglas sencillas
desk-agent-random = Al azar
desk-agent-mcts = Búsqueda, { $n } líneas de juego
desk-measure-win-rate = Victorias
desk-measure-seat = Gana el asiento { $seat }
desk-measure-strongest = Gana el asiento más fuerte
desk-measure-thing = Victorias: { $thing }
desk-measure-score = Puntuación
desk-measure-seat-score = Puntuación del asiento { $seat }
desk-measure-strongest-score = Puntuación del asiento más fuerte
desk-measure-thing-score = Puntuación: { $thing }
desk-measure-rounds = Rondas
desk-measure-turns = Turnos
desk-preparing = Se están preparando las reglas; la primera vez tarda un poco.
desk-meanwhile = { $games ->
    [one] Una partida jugada despacio mientras se preparan las reglas; luego van de cientos en cientos.
   *[other] { $games } partidas jugadas despacio mientras se preparan las reglas; luego van de cientos en cientos.
}
desk-thing-in = dentro
desk-thing-out = fuera
desk-broke = Una partida se ha roto. Es un defecto del programa; el registro dice dónde.

desk-sure = { $kind ->
    [share] { $difference } puntos (con seguridad, entre { $low } y { $high })
   *[number] { $difference } (con seguridad, entre { $low } y { $high })
}
desk-unsure = { $kind ->
    [share] Aún no es seguro: entre { $low } y { $high } puntos. Unas { $more } partidas más lo dirían.
   *[number] Aún no es seguro: entre { $low } y { $high }. Unas { $more } partidas más lo dirían.
}
desk-unsure-never = { $kind ->
    [share] Ninguna diferencia que nadie vaya a notar: entre { $low } y { $high } puntos.
   *[number] Ninguna diferencia que nadie vaya a notar: entre { $low } y { $high }.
}
desk-same = Ninguna partida cambia.

desk-example-typical = De { $games } partidas, una de duración corriente que acabó como casi todas: semilla { $seed }, { $choices } decisiones.
desk-example-typical-score = De { $games } partidas, una de puntuación y duración corrientes: semilla { $seed }, { $choices } decisiones.
desk-example-shortest = La más corta de { $games } partidas: semilla { $seed }, { $choices } decisiones.
desk-example-longest = La más larga de { $games } partidas: semilla { $seed }, { $choices } decisiones.
desk-example-closest = De { $games } partidas, una de duración corriente que siguió abierta mucho tiempo: semilla { $seed }, { $choices } decisiones.

desk-people-none = Nadie ha acabado aún una partida así en las mesas de este servidor.
desk-people = { $games ->
    [one] Aquí se ha jugado una partida así con personas
   *[other] Aquí se han jugado { $games } partidas así con personas
}; { $won ->
    [0] ninguna la ganó alguna de ellas
    [one] una la ganó alguna de ellas
   *[other] { $won } las ganó alguna de ellas
}, con { $choices } decisiones de media.
desk-people-scores = { $games ->
    [one] Aquí se ha jugado una partida así con personas
   *[other] Aquí se han jugado { $games } partidas así con personas
}, con una puntuación media de { $score } y { $choices } decisiones de media.
desk-people-bots = Los bots necesitan { $choices }.
desk-said = { $people ->
    [one] Una persona dijo algo al acabar:
   *[other] { $people } personas dijeron algo al acabar:
}
desk-said-fun = diversión, { $mean } de 5;
desk-said-fair = justicia, { $mean } de 5;
desk-said-length = demasiado larga para { $long } de { $of }, demasiado corta para { $short }.
desk-people-few = Son pocas: de cien así, las personas podrían ganar { $low } o { $high }.

desk-job-sensitivity = Qué números importan: { $game }, { $measure } con { $players }
desk-job-tune = En busca de lo que se quiere: { $game }, { $measure } { $value } con { $players }
desk-wish = { $measure } { $value } con { $players }
desk-job-why = Por qué es así: { $game }, { $measure } con { $players }
desk-job-tournament = Torneo: { $game } con { $players }
desk-job-check = Se sostienen las cifras: { $game } con { $players }
desk-check-same = «{ $by }» da en { $games } partidas lo mismo que «{ $agent }», hasta donde tan pocas lo dicen.
desk-check-differs = Cuidado: en { $games } partidas, «{ $by }» da otras cifras que «{ $agent }». Lo encontrado vale para quien juega como «{ $agent }».
desk-run = { $game }: { $what }, en { $folder }
desk-job-place = { $n ->
    [0] Es el siguiente. En marcha: { $now }.
   *[other] Puesto { $place } de la cola. En marcha: { $now }. Delante: { $before }.
}
desk-job-before = { $kind } ({ $n })
desk-job-kind-sensitivity = Qué números importan
desk-job-kind-tune = En busca de lo que se quiere
desk-job-kind-why = Por qué es así
desk-job-kind-tournament = Torneo
desk-job-kind-check = Se sostienen las cifras
desk-job-waiting = Espera su turno.
desk-job-running = Se están jugando partidas.
desk-job-preparing = Se están preparando las reglas.
desk-why-seated = En todas estas partidas, { $thing } ocupa el primer asiento.
desk-why-seeds = Con las mismas semillas.
desk-why-together = Las { $all } se han mirado juntas: { $first } partidas, y a cada una le faltaba una carta de cada { $of }, cada vez otras; después, las { $last } que más parecían hacer, con { $games } partidas de otras semillas, y a cada una le faltaba una de cada { $closer } de ellas. Es, pues, lo que vale una carta en partidas a las que también les faltan algunas de las otras.
desk-why-rounds = Las { $all } se han mirado con { $first } partidas cada una, y las que más parecían hacer, con cada vez más: { $last } de ellas con { $games }, en semillas propias. De cada una se ven las últimas partidas, que no la eligieron.
desk-why-failed-unmeasured = No se puede decir, porque sin ella esta cifra no sale en ninguna partida: { $things }.
desk-why-failed-refused = No se puede decir, porque sin ella no hay partida: { $things }.
desk-why-failed-broke = No se puede decir, porque sin ella se rompieron las reglas, un defecto del programa: { $things }.
desk-and-more = { $things } y { $n } más
desk-job-left = Se están jugando partidas; { $minutes ->
    [0] falta menos de un minuto
    [one] falta un minuto, más o menos
   *[other] faltan unos { $minutes } minutos
}.
desk-job-done = Hecho.
desk-job-stopped = Detenido.
desk-job-failed = No se ha podido hacer; el registro dice por qué.

desk-changelog = Cambios de «{ $name }» ({ $ruleset })
