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
told-noted = { $name }: «{ $note }»
told-goes-on = { $anew ->
    [0] Desde aquí sigue otra partida, con lo oculto tal como estaba.
   *[other] Desde aquí sigue otra partida, con lo oculto repartido de nuevo.
}
play-help = Escribe el número de una opción o una acción («{ $example }»). También: c = consejo, t = tablero, i = idioma, s = salir, ? = esta ayuda. Si una acción no se puede, sabrás qué regla la impide.
play-no-note = Esta decisión no lleva palabras tuyas.
play-help-note = Tus propias palabras van tras dos barras: 3 // y aquella noche nadie durmió
play-help-stops = Además: p = pasar hasta el final del turno, d = dónde parar (d 2 cambia el número 2).
play-cannot-pass = Antes hay que tomar esta decisión; después se pasa el resto del turno.
play-stops = Dónde se te pregunta aunque quizá no haya nada que hacer:
play-no-such-stop = No hay parada { $n }; elige de 1 a { $last }.
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

simulate-working = Jugando
simulate-compiling = Compilando las reglas (sólo la primera vez)
replay-fine = { $file }: comprobada, { $n ->
    [one] una decisión
   *[other] { $n } decisiones
  } sin una sola diferencia.
replay-story = { $game }, { $ruleset } versión { $version }, semilla { $seed }. Lo que dice la propia grabación, sin jugarla:
replay-story-choice = { $n }. { $who }: { $do }
replay-story-dice = , dados { $dice }
replay-story-end = La partida terminó: { $end }, { $cause }, tras { $n } decisiones.
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
lab-rating = puntuación
lab-seat = asiento { $seat }
lab-goes-on = Se sigue donde se quedó: { $earlier } de { $total } partidas ya estaban jugadas.
lab-search-goes-on = Se sigue con la búsqueda de { $folder }.
lab-tried = En su prueba, de { $games } partidas, la mejor ganó el { $rate } ({ $low } a { $high }).
lab-measured = Con { $games } semillas nuevas ganó el { $rate } ({ $low } a { $high }): ésta es la cifra fiable.
lab-met = Está dentro de la tolerancia.
lab-not-met = Ninguna configuración quedó dentro de la tolerancia con semillas nuevas. Con más --trials se sigue buscando.
again-same = { $file }: { $games ->
    [one] su única partida ha salido
   *[other] las { $games } partidas han salido
  } igual.
again-different = { $file }: { $different } de { $games } partidas han salido distintas; la primera, la de la semilla { $seed }, en { $columns }.

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

## Informes

report-title = { $game } en cifras
report-written = La página está en { $file }.
report-pictures = { $n ->
    [one] Hay una imagen
   *[other] Hay { $n } imágenes
  } en { $folder }.
report-agent-random = que juegan al azar
report-agent-greedy = que juegan con reglas prácticas
report-agent-mcts = que piensan por adelantado
report-agent-mixed = que juegan de maneras distintas
report-between = de { $low } a { $high }
report-tile-games = partidas jugadas
report-tile-rounds = rondas en la partida mediana
report-tile-choices = decisiones por partida
report-tile-forced = de las decisiones, forzadas
report-tile-dead = de los turnos, sin nada que elegir
report-figures = Las cifras de este gráfico
report-thing = Qué
report-games = Partidas
report-of-100 = De cada 100
report-interval = Intervalo del 95 %
report-end = Final
report-mean-rounds = Rondas de media
report-won = ganadas
report-lost = perdidas
report-axis-games = de cada 100 partidas
report-axis-won = partidas ganadas de cada 100
report-axis-beats = duración en { $beat }s
report-axis-chance = probabilidad de ganar, de 100
report-axis-share = % de la partida jugado
report-axis-there = partidas ganadas de más o de menos, de cada 100
report-axis-hope = cambio de la probabilidad de ganar, en puntos de 100
report-all-games = todas: { $rate }

report-ends = Cómo terminan las partidas
report-ends-most = Lo más frecuente, en { $rate } de cada 100 partidas: { $cause }.
report-ends-alt = Barras: { $cause } en { $rate } de cada 100 partidas; debajo, los demás finales.
report-lengths = Cuánto duran
report-lengths-half = La mitad de las partidas dura de { $low } a { $high } { $beat }s; la más larga llegó a { $longest }.
report-roles = Con { $best } en la partida se ganan { $best_rate } de cada 100; con { $worst }, sólo { $worst_rate }. Quién juega lo decide la suerte, así que la comparación es justa.
report-roles-alike = De { $best_rate } partidas ganadas de cada 100 con { $best } a { $worst_rate } con { $worst }: con tantas partidas no se puede decir que nadie sea mejor que los demás.
report-hope = Cómo sube y baja la esperanza
report-hope-what = En { $games } de las partidas, al empezar cada { $beat } se jugó el resto { $playouts } veces, a partir de lo que toda la mesa sabía hasta entonces. La parte que se ganó es la probabilidad de ganar en ese momento. Las líneas son la media de todas las partidas ganadas y de todas las perdidas; acaban en 100 y en 0, donde ya se sabe el resultado.
report-hope-lost = La mitad de las partidas perdidas ya no tenía remedio al { $share } de su duración: desde ahí hasta el final la probabilidad no volvió a llegar a 5 de cada 100.
report-hope-start = En la primera mirada la probabilidad era, de media, { $start } de cada 100; de esas mismas partidas se ganaron al final { $won } de cada 100.
report-hope-swing = De una { $beat } a la siguiente la probabilidad suele moverse { $usual } puntos. En la partida mediana, el mayor vuelco de una sola vez fue de { $swing }.
report-card = Qué cartas hacen daño y cuáles ayudan
report-hurts = «{ $thing }» es la que más daño hace: con ella se ganan { $with_it } de cada 100 partidas; sin ella, { $without }. Cuesta { $difference } ({ $low } a { $high }).
report-helps = «{ $thing }» es la que más ayuda: con ella se ganan { $with_it } de cada 100 partidas; sin ella, { $without }. Vale { $difference } ({ $low } a { $high }).
report-no-verdict = Ninguna carta destaca tanto que no pueda ser casualidad entre tantas.
report-without = La forma más segura de saber qué hace algo es quitarlo. Por cada carta se jugaron { $games } partidas con ella y otra vez, con las mismas semillas, sin ella.
report-without-title = Qué hace cada carta con el número de partidas ganadas
report-turned-up-title = Qué pasa con la esperanza cuando sale una carta
report-turned-up = Una carta que sale una vez, frente a una { $beat } en que no sale ninguna. Una carta frecuente puede hacer poco cada vez y mucho en toda una partida.
report-sorted-alt = Barras de { $first } ({ $low }) a { $last } ({ $high }).
report-not-compared = No se comparan las partidas en que salió una carta con las que no la vieron: en las largas salen más cartas y se pierden más, y la culpa se la llevaría la carta.
report-lot = La suerte decide cuáles entran en cada partida. Por eso se pueden comparar las partidas que las tienen con las que no.
report-lot-title = Qué hace cada una con el número de partidas ganadas, cuando está { $where }
report-unused = Quienes jugaron aquí no usaron nunca: { $things }. De ellas las cifras no dicen nada de lo que podría ganar una persona.
report-actions = Lo que hizo cada asiento cuando podía elegir. Una acción dice tanto de quien juega como del juego.
report-never-chosen = Nunca elegidas aunque se podía: { $things }.
report-forbidden-title = Lo que vale cada acción: las mismas partidas, con la acción prohibida
report-out-of-pool = Qué hace cada una por estar entre las que pueden salir
report-all-actions = Todas las acciones
report-rest = Todo lo demás que ocurre
report-rest-what = Cuántas veces ocurre en una partida, y qué hace la esperanza al mismo tiempo.
report-all-rest = La tabla entera
report-rules-title = Qué reglas entran en juego
report-rules = Se observaron { $games } partidas regla por regla. De las { $count } reglas que lleva a cabo el código, { $never ->
    [0] se ejecutaron todas.
    [one] una no se ejecutó nunca.
   *[other] { $never } no se ejecutaron nunca.
}
report-rules-options = { $count ->
    [0] {""}
    [one] Una regla más no es sino un número de las opciones.
   *[other] Otras { $count } reglas no son sino números de las opciones.
}
report-all-rules = Cuántas veces se ejecutó cada regla
report-head-action = Acción
report-head-offered = Posible, por partida
report-head-chosen = Elegida entonces
report-head-kind = Clase
report-head-thing = Qué
report-head-times = Por partida
report-head-hope = Esperanza
report-head-interval = Intervalo del 95 %
report-head-rule = Regla
report-head-ran = Ejecutada, por partida
report-head-asked = Consultada, por partida
report-head-never = No se ejecutó nunca
report-head-says = Qué dice

report-sweep = Qué hacen las opciones
report-search = Qué encontró la búsqueda
report-nearest = Lo más cercano a lo buscado: { $values }, con { $rate } partidas ganadas de cada 100 ({ $low } a { $high }).
report-span = De { $low } partidas ganadas de cada 100 con { $low_values } a { $high } con { $high_values }.

report-words = Qué quieren decir las palabras
report-word-interval = Intervalo
report-meaning-interval = El azar mueve todas las cifras. Si todo se repitiera con otras semillas, unos 95 de cada 100 intervalos como estos contendrían el valor verdadero. Entre muchas barras, algunas destacan por pura casualidad: una de cada veinte. La carta que se nombra en una frase no es de esas, hasta donde se puede saber: tuvo que destacar entre todas.
report-word-agent = Quién juega
report-meaning-agent = Un programa juega todos los asientos. El que va «con reglas prácticas» es rápido y no ve nada que su asiento no deba saber, pero no es una persona: conviene comparar estas cifras entre sí, no con una tarde en la mesa.
report-word-forced = Decisión forzada
report-meaning-forced = La que tiene una sola opción.
report-word-dead = Turno sin nada que elegir
report-meaning-dead = Aquel en que a quien le tocaba no se le ofreció nunca más de una opción. Los turnos que se pierden enteros no cuentan aquí.
report-word-hope = Esperanza
report-meaning-hope = La probabilidad de ganar desde ese momento: la parte que se gana cuando el resto de la partida se juega muchas veces con reglas prácticas, o al azar donde los asientos juegan al azar. Las cartas que nadie ha visto se reparten de nuevo cada vez; lo que un asiento sabe en privado se olvida.
report-word-without = Con ello y sin ello
report-meaning-without = Las mismas semillas jugadas dos veces. La diferencia se juzga por las partidas que sólo una de las dos ganó.
report-word-with = Puntos
report-meaning-with = Las diferencias van en partidas de cada 100: de 11 a 14 de cada 100 hay 3 puntos.
report-word-ran = Ejecutarse
report-meaning-ran = Una regla se ejecuta cuando se llama a su código al llevar a cabo una decisión. Se consulta cuando se hace la lista de lo que se puede elegir, o cuando se juzga una decisión.
report-making = Cómo se hizo
report-made = { $game }, reglamento { $ruleset } versión { $version }, { $players } asientos, jugados por { $agents }: { $games } partidas, de la semilla { $first } a la { $last }.
report-changed-none = Todas las opciones son las del reglamento.
report-changed = Estas opciones no son las del reglamento:
report-again = La carpeta de resultados guarda todo lo necesario para repetirlo, y da las mismas cifras.
report-made-points = Reglamento { $ruleset }, { $players } asientos, jugados por { $agents }: { $count ->
    [one] una configuración
   *[other] { $count } configuraciones
}, { $games } partidas de cada una, desde la semilla { $seed }.
report-made-search = La configuración que más se acercó es un archivo para --config.
report-command = La orden que lo repite:

learn-goes-on = Se continúa tras la ronda { $rounds }.
learn-round = Ronda { $round }: { $lessons } lecciones de { $games } partidas, { $won } ganadas; error del valor { $worth }, de la elección { $choice } nats; { $seconds } s
learn-done = Los pesos están en { $file }.

press-written = Impreso: { $file }

tale-beginning = Cómo empezó
tale-lives = Vida por vida
seat = Asiento { $n }
tale-unfinished = Lo que sigue aún no se ha jugado.
tale-told-by = Lo contaron
tale-ending = El final
tale-written = Escrito en { $file }
