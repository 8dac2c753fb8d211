# Lo que dice el programa mismo, en cualquier juego.

referee-over = La partida ha terminado.
games-game = juego
games-rulesets = reglamentos
games-seats = asientos
games-roles = roles
games-ruleset = { $name }: { $title } (versión { $version })
games-players = de { $fewest } a { $most }
asked-at-once = Todos deciden a la vez, y nadie ve nada hasta que todos lo han hecho.
reload-watches = Observa { $folders }: guardar ahí un fichero vuelve a arrancar el servidor.
reload-waits = El servidor sigue como estaba hasta que se corrija.
wrong-reload-no-package = --reload: no hay instalado ningún juego de un paquete; se espera uno que no venga con Tapete (`pip install -e CARPETA`)
reload-goes-on = La mesa { $code } sigue con las reglas nuevas, tras { $n ->
    [one] 1 decisión
   *[other] { $n } decisiones
}.
reload-parts = La mesa { $code } se aparta de las reglas nuevas en la decisión { $n }, del asiento { $seat }. Seguirá cuando las reglas lo permitan.
referee-not-asked = El asiento { $seat } ya ha decidido, o no se le pregunta.
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
    [0] Desde aquí sigue otra partida, y lo oculto queda como estaba.
   *[other] Desde aquí sigue otra partida, y lo oculto se reparte de nuevo.
}
play-help = Escribe el número de una opción o una acción («{ $example }»). También: c = consejo, t = tablero, i = idioma, s = salir, ? = esta ayuda. Si una acción no se puede, sabrás qué regla la impide.
play-no-note = Esta decisión no lleva palabras tuyas.
play-help-note = Tus propias palabras van tras dos barras: 3 // y aquella noche nadie durmió
play-help-lesson = Además: l = dejar la lección y seguir jugando.
play-lesson-do = → { $action }
play-lesson-other = Todavía no: haz primero lo que dice la guía, o deja la lección con l.
play-lesson-more = { $n ->
    [one] Y una posibilidad más: la muestra t.
   *[other] Y { $n } posibilidades más: las muestra t.
}
play-lesson-left = Dejas la lección; la partida sigue.
play-help-stops = Además: p = pasar hasta el final del turno, d = dónde parar (d 2 cambia el número 2).
play-help-look = Además: v = qué montones se pueden ver por dentro (v 2 muestra el número 2).
play-look = Montones que se pueden ver por dentro:
play-look-none = Todavía no hay montones que ver por dentro.
play-no-such-look = No hay montón { $n }; elige de 1 a { $last }.
play-cannot-pass = Antes hay que tomar esta decisión; después se pasa el resto del turno.
play-stops = Dónde se te pregunta aunque quizá no haya nada que hacer:
play-no-such-stop = No hay parada { $n }; elige de 1 a { $last }.
play-prompt = { $name } ›
play-no-such-number = No hay opción { $n }; elige de 1 a { $last }.
play-pass = Ahora decide { $name }. Pulsa Intro cuando nadie más mire.
play-character = { $name } juega en el asiento { $seat }, { $style ->
    [hasty] con prisa: lo que renta ya va primero.
    [patient] con paciencia y mirando muy por delante.
    [bookish] según el manual: se fía de las reglas sencillas.
    [curious] con curiosidad: lo prueba todo.
    [stubborn] con cabezonería: insiste en lo que empezó bien.
   *[level] con temple.
}
play-bot = { $name }: { $action }
play-die = ¿Qué sale en el d{ $sides }?
play-die-wrong = Un d{ $sides } da un número de 1 a { $sides }.
play-hint = Lo que opina la búsqueda: probabilidad de ganar, margen, y cuántas veces lo miró
play-hint-score = Lo que opina la búsqueda: puntuación esperada, margen, y cuántas veces lo miró
hint-quoted = «{ $choice }»
hint-or = { " o " }
hint-close = Las opciones están demasiado igualadas: la búsqueda no ve entre las mejores ninguna diferencia que cuente.
hint-close-between = Demasiado igualadas: { $choices }. La búsqueda no ve entre ellas ninguna diferencia que cuente.
hint-often = { $tenths ->
    [0] casi nunca
    [1] 1 vez de cada 10
    [10] casi siempre
   *[other] { $tenths } veces de cada 10
}
hint-told = { $told } ({ $often })
hint-then = Tras «{ $choice }», la búsqueda espera: { $told }.
hint-against = En contra de «{ $rival }»: { $told } ({ $often }; tras «{ $choice }», { $here }).
hint-against-figures = En contra de «{ $rival }»: lo que resulta vale un { $there } % de la victoria; lo de la otra, un { $here } %.
hint-against-scores = En contra de «{ $rival }»: de ello la búsqueda espera una puntuación de { $there }; de «{ $choice }», de { $here }.
play-scored = { $name }: { $score }
play-over = Fin de la partida. { $how }
play-choices = { $n ->
    [one] Una decisión
   *[other] { $n } decisiones
  } en total.
play-seat-human = tú

# Partidas en palabras, para programas que leen y escriben texto.
talk-about = Juegas a { $game } (reglamento { $ruleset }) como { $name }. Los demás son: { $others }.
talk-happened = Desde tu última decisión:
talk-table = La mesa, como tú la ves:
talk-choices = Tus opciones:
talk-words = (puedes añadir palabras tuyas después de //)
talk-words-all = A cualquiera le pueden seguir palabras tuyas después de //
talk-how = Responde con una línea: una opción como está escrita antes de los dos puntos, o su número.
talk-near = Estas son legales ahora y se escriben de forma parecida: { $near }.
talk-accounts = { $agent }: { $choices ->
    [one] { $choices } decisión
   *[other] { $choices } decisiones
}, { $seconds } s cada una, coste { $cost }, { $tokens } tokens; { $refused } respuestas rechazadas, y { $instead } veces eligió otro agente en su lugar
talk-reasons = { $agent }, veces que otro eligió en su lugar: { $late } porque la respuesta llegó tarde, { $long } porque era demasiado larga, { $ended } porque el programa terminó o falló, { $illegal } porque ningún intento fue legal
talk-ended = La partida ha terminado.
talk-records = Lo preguntado y lo respondido está en { $folder }.

check-worth = { $card }: alguien lo tenía al final en { $held } de { $games } partidas de dos por greedy; en { $compared } lo tenía uno y el otro no, y tenerlo valió { $gain } victorias de cada cien partidas (95 %: de { $low } a { $high }); tener otro objeto, { $usual }.
check-unheld = { $card }: alguien lo tenía al final en { $held } de { $games } partidas de dos por greedy, demasiado pocas para decir lo que vale.
check-fine = { $file }: todo está bien.
simulate-working = Jugando
simulate-compiling = Compilando las reglas (solo la primera vez)
replay-anew = { $file }: grabada de nuevo, { $n } elecciones.
replay-fine = { $file }: comprobada, { $n ->
    [one] una decisión
   *[other] { $n } decisiones
  } sin una sola diferencia.
replay-chance = { $choice ->
    [0] Preparación
   *[other] Decisión { $choice }
  }: { $kind ->
    [die] d{ $of } = { $result }
    [lot] suerte de 0 a { $most } = { $result }
    [draw] sorteo de 0 a { $most } = { $result }
   *[shuffle] baraja de { $of } cartas = { $result }
  } ({ $drawn ->
    [0] dado por la grabación
    [1] número { $first } del generador
   *[other] números { $first } a { $last } del generador
  }{ $rules ->
    [none] {""}
   *[other] ; { $rules }
  })
replay-chance-same = { $file }: el mismo azar, { $n ->
    [one] una entrada
   *[other] { $n } entradas
  }.
replay-aside = (Solo para { $to }) { $sentence }
idle-run = { $who }: { $label }{ $n ->
    [one] {""}
   *[other] {" "}({ $n } veces en total)
}
listed-and = { $first } y { $last }
replay-story = { $game }, { $ruleset } versión { $version }, semilla { $seed }. Lo que dice la propia grabación, sin jugarla:
replay-story-choice = { $n }. { $who }: { $do }
replay-story-dice = , dados { $dice }
replay-story-end = La partida terminó: { $end }, { $cause }, tras { $n } decisiones.
replay-unfinished = La partida no está terminada.
seat-changed = { $change ->
    [came] Alguien se sienta en el asiento { $seat }.
    [left] Quien ocupaba el asiento { $seat } se levanta.
    [freed] Quien ocupaba el asiento { $seat } no estaba; queda libre.
    [opened] El bot del asiento { $seat } se levanta; queda libre.
    [bot] Un bot ocupa el asiento { $seat }.
    [bot_for] Un bot sigue jugando en el asiento { $seat }.
   *[host] Ahora lleva la mesa quien ocupa el asiento { $seat }.
}

simulate-title = { $game } { $ruleset }, { $players } jugadores, { $agents }
simulate-games = partidas
simulate-games-of = { $games }  (semillas desde { $seed })
simulate-win-rate = victorias
simulate-score = puntuación
simulate-grade = nivel «{ $grade }»
simulate-return = asiento { $seat } ({ $agent }) obtiene
simulate-score-of = asiento { $seat } ({ $agent }): puntuación
simulate-grades-of = asiento { $seat } ({ $agent }): calificaciones
simulate-graded = { $grade }: { $share }
simulate-points-of = asiento { $seat } ({ $agent }): puntos
simulate-scored = { $mean }  (95 %: { $low } a { $high }); mínimo { $lowest }, máximo { $highest }
simulate-interval = { $rate }  (95 %: { $low } a { $high })
simulate-rounds = rondas
simulate-turns = turnos
simulate-spread = media { $mean }, mediana { $median }, máximo { $longest }
simulate-decisions = decisiones
simulate-forced = media { $mean }, { $forced } de ellas forzadas
simulate-ended = fin: { $cause }
simulate-speed = velocidad
simulate-rates = { $decisions } decisiones/s, { $games } partidas/s
simulate-thing-games = partidas

rules-total = { $game } { $ruleset }: { $rules ->
    [one] 1 regla
   *[other] { $rules } reglas
  }, { $rulings ->
    [one] 1 resolución
   *[other] { $rulings } resoluciones
  }, { $notes ->
    [one] 1 nota
   *[other] { $notes } notas
  }; { $sections ->
    [one] 1 apartado
   *[other] { $sections } apartados
  }; { $cards ->
    [0] {""}
   *[other] { $cards } cartas;{" "}
  }{ $scenarios ->
    [one] 1 escenario
   *[other] { $scenarios } escenarios
  }; { $problems ->
    [one] 1 problema
   *[other] { $problems } problemas
  }
scenario-passed = bien   { $path }
scenario-failed = FALLA  { $path }
scenario-unusable = SIN PROBAR { $wrong }
scenario-total = { $passed } bien, { $failed } mal{ $unusable ->
    [0] {""}
   *[other] , { $unusable } sin probar
}
serve-at = Tapete: { $address }  (API: { $address }docs)
serve-no-page = No está hecha la página y solo se sirve la API: make web
app-package-defect = un defecto del paquete del juego: { $what }
app-defect = un defecto del propio Tapete: { $what }
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
lab-win-rate = victorias
lab-score = puntuación
lab-interval = intervalo 95 %
lab-pair = comparación
lab-difference = diferencia
lab-p = p
lab-turns = turnos
lab-measure = qué
lab-settled = decidido
lab-is-settled = sí
lab-no-difference = ninguna partida difiere
lab-more-games = probable con { $games } partidas más
lab-never-settled = con ningún número de partidas
lab-rounds = rondas
lab-moved = cambia
lab-unmoved = nada
lab-with-players = { $aim }, { $players } jugadores
lab-fresh = La más cercana primero, cada una con { $games } semillas nuevas para cada número de jugadores.
lab-by-another = Jugada por { $agent } con { $players } jugadores: { $aim }, { $mean } ({ $low } a { $high }), no más lejos de lo que hace el azar.
lab-by-another-differs = Jugada por { $agent } con { $players } jugadores: { $aim }, { $mean } ({ $low } a { $high }). La cifra con { $first } es distinta, así que estas respuestas valen solo para quien juega como { $first }.
lab-no-runs = Aún no se ha empezado ningún estudio con carpeta.
lab-runs-game = juego
lab-runs-began = empezado
lab-runs-state = estado
lab-runs-folder = carpeta
lab-runs-done = hecho
lab-runs-open = sin acabar
lab-runs-kind = qué
lab-runs-tournament = torneo
lab-runs-compare = comparación
lab-runs-sweep = barrido
lab-runs-tune = búsqueda
lab-runs-ladder = escalera
lab-runs-profile = perfil
lab-runs-learn = entrenamiento
lab-runs-sensitivity = qué números importan
lab-runs-why = por qué es así
lab-runs-check = se sostienen las cifras
lab-checked = { $name }, jugado por { $agent }: { $aim } { $mean } (de { $low } a { $high }), no más lejos de lo que da el azar.
lab-checked-differs = Cuidado: { $name }, jugado por { $agent }: { $aim } { $mean } (de { $low } a { $high }). La cifra con { $first } es distinta, así que estos resultados valen solo para quien juega como { $first }.
lab-best = La mejor configuración queda en { $file }; sirve para --config.
lab-p-holm = p (Holm)
lab-return = resultado medio
lab-ms = ms por decisión
lab-above = más que el anterior
lab-rating = puntuación
lab-seat = asiento { $seat }
lab-strongest = asiento más fuerte
lab-goes-on = Se sigue donde se quedó: { $earlier } de { $total } partidas ya estaban jugadas.
lab-search-goes-on = Se sigue con la búsqueda de { $folder }.
lab-tried = En su prueba, de { $games } partidas, la más cercana dio: { $aim }, { $mean } ({ $low } a { $high }).
lab-measured = Con { $games } semillas nuevas: { $aim }, { $mean } ({ $low } a { $high }). Esta es la cifra fiable.
lab-met = Es lo que se pedía.
lab-not-met = Ninguna configuración dio lo que se pedía con semillas nuevas. Con más --trials se sigue buscando.
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
profile-hope-score = puntuación esperada
profile-without = sin menos con
profile-never = Reglas cuyo código no se ejecutó nunca en { $n ->
    [one] una partida observada
   *[other] { $n } partidas observadas
  }: { $count ->
    [0] ninguna
   *[other] { $count } ({ $rules })
  }.
profile-caption = De cada 100 partidas, con su intervalo del 95 %. Esperanza: cambio cuando ocurre.
profile-caption-score = En puntos de la puntuación, con su intervalo del 95 %. Puntuación esperada: cambio cuando ocurre.
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
report-agent-expectimax = que calculan cada línea hasta cierta profundidad
report-agent-clairvoyant = que piensan por adelantado y ven lo oculto
report-agent-learned = que piensan por adelantado con lo que han aprendido
report-agent-other = donde juega { $agent }
report-agent-mixed = que juegan de maneras distintas
report-between = de { $low } a { $high }
report-tile-games = partidas jugadas
report-tile-turns = turnos en la partida mediana
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
report-high = acabaron por encima de la media
report-low = las demás
report-axis-games = de cada 100 partidas
report-axis-won = partidas ganadas de cada 100
report-axis-beats = duración en { $beats }
report-axis-chance = probabilidad de ganar, de 100
report-axis-chance-score = puntuación esperada
report-axis-share = % de la partida jugado
report-axis-there = partidas ganadas de más o de menos, de cada 100
report-axis-hope = cambio de la probabilidad de ganar, en puntos de 100
report-axis-hope-score = cambio de la puntuación esperada, en puntos
report-all-games = todas: { $rate }

report-rounds = rondas
report-turns = turnos
report-mean-turns = Turnos de media
report-lead-all = En mesas de { $players }, { $agent }, se ganan { $rate } de cada 100 partidas (entre { $low } y { $high }).
report-lead-all-score = En mesas de { $players }, { $agent }, la puntuación media es { $rate } (entre { $low } y { $high }).
report-lead-seats = En mesas de { $players }, { $agent }, quien más obtiene es el asiento { $best } ({ $best_rate } de cada 100 partidas) y quien menos, el { $worst } ({ $worst_rate }).
report-lead-seats-score = En mesas de { $players }, { $agent }, quien más puntúa es el asiento { $best } ({ $best_rate } de media) y quien menos, el { $worst } ({ $worst_rate }).
report-seat = Asiento { $n } ({ $agent })
report-seats = Lo que obtiene cada asiento
report-seats-even = Ningún asiento se aparta de la media más de lo que puede el azar.
report-seats-uneven = Los asientos no obtienen lo mismo: los de color se apartan de la media más de lo que suele el azar.
report-scores = Qué puntuaciones salen
report-scores-half = En la mitad de las partidas la puntuación es { $median } o menos. La más baja es { $lowest } y la más alta { $highest }.
report-grade = Nivel
report-even = media: { $rate }
report-apart = Quien tiene { $best } gana { $best_rate } de cada 100 partidas; quien tiene { $worst }, solo { $worst_rate }. Es más de lo que explica el azar entre tantos.
report-apart-score = Quien tiene { $best } puntúa { $best_rate } de media; quien tiene { $worst }, solo { $worst_rate }. Es más de lo que explica el azar entre tantos.
report-drawn = De { $all } se dibujan los { $n } mejores y los { $n } peores; en la tabla están todos.
report-singles = Otras cifras
report-figure = Cifra
report-first-title = De quién son estas victorias
report-first-title-score = De quién son estas puntuaciones
report-first = Todos los asientos son iguales, así que este perfil mira al primero: aquí se gana una partida si la gana el primer asiento.
report-first-score = Todos los asientos son iguales, así que este perfil mira al primero: las puntuaciones son aquí las del primer asiento.
report-first-side = De qué bando es cada cual lo decide el reparto y cambia de una partida a otra. Este perfil mira al primer asiento: aquí se gana una partida si gana el bando en que el primer asiento está al final, sea cual sea.
report-points = { $count } configuraciones jugadas con las mismas semillas.
report-standings = Cómo les fue a los agentes
report-best-agent = Lo mejor, { $agent }: { $rate } de cada 100 partidas (entre { $low } y { $high }).
report-best-agent-score = Lo mejor, { $agent }: una puntuación media de { $rate } (entre { $low } y { $high }).
report-checked = Jugado por otros
report-checked-what = Las mismas configuraciones, jugadas por { $agent } en { $games } partidas cada una. Si estas partidas dan otra cifra, los resultados de esta página valen solo para quien juega como en ellas.
report-configuration = Configuración
report-checked-mean = Con el otro agente
report-checked-differs = otra cifra
report-checked-same = no más lejos de lo que da el azar
report-beside = Cuánto se apartan
report-beside-what = Cuánto más tiene la primera de las dos configuraciones, con las mismas semillas: de cada 100 partidas, o en rondas o turnos. p dice lo probable que sería tanto por azar, corregida por cuántas se comparan; la última columna, cuántas partidas más lo decidirían si todo sigue igual.
report-beside-what-score = Cuánto más tiene la primera de las dos configuraciones, con las mismas semillas: en puntos de la puntuación, o en rondas o turnos. p dice lo probable que sería tanto por azar, corregida por cuántas se comparan; la última columna, cuántas partidas más lo decidirían si todo sigue igual.
report-compared = Cada configuración
report-compared-what = Todas jugaron las mismas semillas, así que la mayor parte de la suerte está en todas.
report-compared-most = { $measure }: lo más, con { $more } ({ $high }); lo menos, con { $less } ({ $low }). Es más de lo que el azar da entre tantas parejas.
report-compared-none = Tantas partidas ({ $games } de cada una) no muestran entre estas { $count } configuraciones ninguna diferencia que no dé también el azar.
report-tile-games-each = partidas de cada una
report-tile-configurations = configuraciones
report-axis-mean = { $what } de media
report-axis-length-apart = { $unit } de más o de menos
report-axis-score-apart = { $unit } de más o de menos
report-axis-rating = puntuación, con su intervalo del 95 %
report-sought = Se buscaba: { $measure }, { $wanted }. Lo más cercano da { $shown }.
report-with-players = { $shown } con { $players } jugadores
report-sought-what = Primero lo más cercano; de lo que mueve menos opciones, solo lo más cercano de cada número. Todo con { $games } partidas de semillas nuevas por cada número de jugadores, que ninguna prueba había jugado: créete estas cifras.
report-answer = { $n }: { $moved }
report-answer-players = respuesta { $n }, { $players } jugadores
report-players = { $n } jugadores
report-wanted = se buscaba: { $wanted }
report-rungs-title = Del más flojo al más fuerte
report-rungs-all = Todos los pasos hacia arriba son seguros: cada agente es más fuerte que el anterior.
report-rungs-some = De { $count } pasos hacia arriba, { $sure ->
    [0] ninguno es seguro
    [one] uno es seguro
   *[other] { $sure } son seguros
} con tantas partidas.
report-rungs-together = Cada uno juega en todos los asientos, con las mismas semillas; las cifras son partidas ganadas de cada 100.
report-rungs-together-score = Cada uno juega en todos los asientos, con las mismas semillas; las cifras son puntuaciones medias.
report-rungs-against = Cada uno juega contra el anterior, con los dos en cada asiento por turnos; el primero, contra el segundo. Las puntuaciones salen de todas esas partidas juntas: todos empiezan en 25.
report-pairs = Comparados de dos en dos
report-pairs-what = Cuánto más obtuvo el primero de los dos, de cada 100 partidas, con las mismas semillas; p dice lo probable que sería tanto por azar, corregida por todas las parejas.
report-pairs-what-score = Cuánto más puntuó el primero de los dos, con las mismas semillas; p dice lo probable que sería tanto por azar, corregida por todas las parejas.

report-ends = Cómo terminan las partidas
report-ends-most = Lo más frecuente, en { $rate } de cada 100 partidas: { $cause }.
report-ends-alt = Barras: { $cause } en { $rate } de cada 100 partidas; debajo, los demás finales.
report-lengths = Cuánto duran
report-lengths-half = La mitad de las partidas dura de { $low } a { $high } { $beats }; la más larga llegó a { $longest }.
report-roles = Con { $best } en la partida se ganan { $best_rate } de cada 100; con { $worst }, solo { $worst_rate }. Quién juega lo decide la suerte, así que la comparación es justa.
report-roles-score = Con { $best } en la partida la puntuación media es { $best_rate }; con { $worst }, solo { $worst_rate }. Quién juega lo decide la suerte, así que la comparación es justa.
report-roles-alike = De { $best_rate } partidas ganadas de cada 100 con { $best } a { $worst_rate } con { $worst }: con tantas partidas no se puede decir que nadie sea mejor que los demás.
report-roles-alike-score = De una puntuación media de { $best_rate } con { $best } a { $worst_rate } con { $worst }: con tantas partidas no se puede decir que nadie sea mejor que los demás.
report-hope = Cómo sube y baja la esperanza
report-hope-score = Cómo sube y baja la puntuación esperada
report-hope-what = En { $games } de las partidas, al empezar cada { $beat } se jugó el resto { $playouts } veces, a partir de lo que toda la mesa sabía hasta entonces. La parte que se ganó es la probabilidad de ganar en ese momento. Las líneas son la media de todas las partidas ganadas y de todas las perdidas; acaban en 100 y en 0, donde ya se sabe el resultado.
report-hope-what-score = En { $games } de las partidas, al empezar cada { $beat } se jugó el resto { $playouts } veces, a partir de lo que toda la mesa sabía hasta entonces. La media de esas puntuaciones es la puntuación esperada en ese momento. Las líneas son la media de las partidas que acabaron por encima de la puntuación media y la de las demás; terminan en las puntuaciones de esas partidas.
report-hope-lost = La mitad de las partidas perdidas ya no tenía remedio al { $share } de su duración: desde ahí hasta el final la probabilidad no volvió a llegar a 5 de cada 100.
report-hope-start = En la primera mirada la probabilidad era, de media, { $start } de cada 100; de esas mismas partidas se ganaron al final { $won } de cada 100.
report-hope-start-score = En la primera mirada la puntuación esperada era, de media, { $start }; esas mismas partidas acabaron con { $won } de media.
report-hope-swing = De una { $beat } a la siguiente la probabilidad suele moverse { $usual } puntos. En la partida mediana, el mayor vuelco de una sola vez fue de { $swing }.
report-hope-swing-score = De una { $beat } a la siguiente la puntuación esperada suele moverse { $usual } puntos. En la partida mediana, el mayor vuelco de una sola vez fue de { $swing }.
report-card = Qué cartas hacen daño y cuáles ayudan
report-hurts = «{ $thing }» es la que más daño hace: con ella se ganan { $with_it } de cada 100 partidas; sin ella, { $without }. Cuesta { $difference } ({ $low } a { $high }).
report-hurts-score = La que más perjudica es «{ $thing }»: con ella la puntuación media es { $with_it }, sin ella { $without }. Cuesta { $difference } (de { $low } a { $high }).
report-helps = «{ $thing }» es la que más ayuda: con ella se ganan { $with_it } de cada 100 partidas; sin ella, { $without }. Vale { $difference } ({ $low } a { $high }).
report-helps-score = La que más ayuda es «{ $thing }»: con ella la puntuación media es { $with_it }, sin ella { $without }. Vale { $difference } (de { $low } a { $high }).
report-no-verdict = Ninguna carta destaca tanto que no pueda ser casualidad entre tantas.
report-without = La forma más segura de saber qué hace algo es quitarlo. Por cada carta se jugaron { $games } partidas con ella y otra vez, con las mismas semillas, sin ella.
report-without-title = Qué hace cada carta con el número de partidas ganadas
report-without-title-score = Qué hace cada carta con la puntuación
report-turned-up-title = Qué pasa con la esperanza cuando sale una carta
report-turned-up-title-score = Qué le pasa a la puntuación esperada cuando sale una carta
report-turned-up = Una carta que sale una vez, frente a una { $beat } en que no sale ninguna. Una carta frecuente puede hacer poco cada vez y mucho en toda una partida.
report-counted = Se cuenta aquí: { $kind }, { $seen }.
report-sorted-alt = Barras de { $first } ({ $low }) a { $last } ({ $high }).
report-not-compared = No se comparan las partidas en que salió una carta con las que no la vieron: en las largas salen más cartas y se pierden más, y la culpa se la llevaría la carta.
report-not-compared-score = No se comparan las partidas en que salió una carta con las demás: en las largas salen más cartas, y se atribuiría a la carta lo que viene de la duración.
report-lot = La suerte decide cuáles están { $where }. Por eso se pueden comparar las partidas que las tienen con las que no.
report-drawn-fair = La suerte decide quién roba cuáles, y los asientos son iguales. Por eso se pueden comparar las partidas en que el primer asiento robó una carta con las demás.
report-drawn-worth = Qué vale cada una para quien la roba
report-lot-title = Qué hace cada una con el número de partidas ganadas, cuando está { $where }
report-lot-title-score = Qué hace cada una con la puntuación, cuando está { $where }
report-unused = Quienes jugaron aquí no usaron nunca: { $things }. Las cifras no dicen lo que una persona podría ganar con ello.
report-actions = Lo que hizo cada asiento cuando podía elegir. Una acción dice tanto de quien juega como del juego.
report-never-chosen = Nunca elegidas aunque se podía: { $things }.
report-forbidden-title = Lo que vale cada acción: las mismas partidas, con la acción prohibida
report-out-of-pool = Qué hace cada una por estar entre las que pueden salir
report-all-actions = Todas las acciones
report-rest = Todo lo demás que ocurre
report-rest-what = Cuántas veces ocurre en una partida, y qué hace la esperanza al mismo tiempo.
report-rest-what-score = Cuántas veces ocurre en una partida, y qué hace la puntuación esperada al mismo tiempo.
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
report-head-hope-score = Puntuación esperada
report-head-interval = Intervalo del 95 %
report-head-rule = Regla
report-head-ran = Ejecutada, por partida
report-head-asked = Consultada, por partida
report-head-never = No se ejecutó nunca
report-head-says = Qué dice

report-sweep = Qué hacen las opciones
report-search = Qué encontró la búsqueda
report-nearest = Lo más cercano a lo buscado: { $values }, con { $rate } partidas ganadas de cada 100 ({ $low } a { $high }).
report-nearest-score = Lo más cercano a lo buscado: { $values }, con una puntuación media de { $rate } ({ $low } a { $high }).
report-span = De { $low } partidas ganadas de cada 100 con { $low_values } a { $high } con { $high_values }.
report-span-score = De una puntuación media de { $low } con { $low_values } a { $high } con { $high_values }.

report-words = Qué quieren decir las palabras
report-word-interval = Intervalo
report-meaning-interval = El azar mueve todas las cifras. Si todo se repitiera con otras semillas, unos 95 de cada 100 intervalos como estos contendrían el valor verdadero. Entre muchas barras, algunas destacan por pura casualidad: una de cada veinte. La carta que se nombra en una frase no es de esas, hasta donde se puede saber: tuvo que destacar entre todas.
report-word-agent = Quién juega
report-meaning-agent = Un programa juega todos los asientos. El que va «con reglas prácticas» es rápido y no ve nada que su asiento no deba saber, pero no es una persona: conviene comparar estas cifras entre sí, no con una tarde en la mesa.
report-word-forced = Decisión forzada
report-meaning-forced = La que tiene una sola opción.
report-word-dead = Turno sin nada que elegir
report-meaning-dead = Un turno en el que el jugador no tuvo nunca más de una opción. Los turnos perdidos no cuentan aquí.
report-word-hope = Esperanza
report-meaning-hope = La probabilidad de ganar desde ese momento: la parte que se gana cuando el resto de la partida se juega muchas veces con reglas prácticas, o al azar donde los asientos juegan al azar. Las cartas que nadie ha visto se reparten de nuevo cada vez; lo que un asiento sabe en privado se olvida.
report-word-hope-score = Puntuación esperada
report-meaning-hope-score = La puntuación media al jugar una y otra vez el resto de la partida con reglas sencillas, o al azar donde los asientos juegan al azar. Las cartas que nadie ha visto se reparten de nuevo cada vez. Estas partidas no tienen en cuenta lo que un asiento sabe en privado.
report-word-without = Con ello y sin ello
report-meaning-without = Las mismas semillas jugadas dos veces. Para la diferencia solo cuentan las partidas que ganó una de las dos y la otra no.
report-word-without-score = Con ello y sin ello
report-meaning-without-score = Las mismas semillas jugadas dos veces. La diferencia es la media de las diferencias de cada semilla.
report-word-with = Puntos
report-meaning-with = Las diferencias van en partidas de cada 100: de 11 a 14 de cada 100 hay 3 puntos.
report-word-with-score = Puntos
report-meaning-with-score = Las diferencias son puntos de la puntuación: de 16 a 18 van 2 puntos.
report-word-ran = Ejecutarse
report-meaning-ran = Una regla se ejecuta cuando se llama a su código al llevar a cabo una decisión. Se consulta cuando se hace la lista de lo que se puede elegir, o cuando se juzga una decisión.
report-making = Cómo se hizo
report-made = { $game }, reglamento { $ruleset } versión { $version }, { $players } asientos, jugados por { $agents }: { $games } partidas, de la semilla { $first } a la { $last }.
report-changed-none = Todas las opciones son las del reglamento.
report-changed = Estas opciones no son las del reglamento:
report-differs = En qué se distinguen estas partidas del reglamento
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
value-fitted = { $moments } momentos de { $games } partidas. En { $kept } partidas apartadas el valor ajustado yerra { $fitted } nats y el propio del juego { $own }: { $gain } menos (95 %: de { $low } a { $high }).

press-written = Impreso: { $file }

tale-beginning = Cómo empezó
tale-lives = Vida por vida
tale-picture = Cómo estaba la mesa
tale-title-rise-1 = Un soplo de esperanza
tale-title-rise-2 = Cambian las tornas
tale-title-rise-3 = Contra todo pronóstico
tale-title-fall-1 = Se hace de noche
tale-title-fall-2 = El suelo cede
tale-title-fall-3 = Una mala hora
tale-title-again-1 = { $name }, otra vez
tale-title-again-2 = Vuelve { $name }
tale-title-again-3 = { $name } no ha dicho la última palabra
tale-title-ahead-1 = { $name } toma la delantera
tale-title-ahead-2 = La hora de { $name }
tale-title-ahead-3 = { $name } ve su ocasión
tale-title-quiet-1 = Mientras tanto
tale-title-quiet-2 = Antes de la tormenta
tale-title-quiet-3 = Paso a paso
tale-lead-open-1 = Así empezó la velada, y en la mesa nadie sabía aún adónde llevaría.
tale-lead-open-2 = Todo estaba en su sitio y todo podía pasar todavía.
tale-lead-open-3 = Quienes se sentaron no sabían con qué iban a levantarse.
tale-lead-rise-1 = Por un momento pareció que todo podía acabar bien.
tale-lead-rise-2 = Ocurrió lo que nadie se había atrevido a esperar.
tale-lead-rise-3 = Fue aquí donde la velada dio un giro a mejor.
tale-lead-fall-1 = Después dirían que fue aquí donde se perdió todo.
tale-lead-fall-2 = Y entonces se torció todo, una cosa tras otra.
tale-lead-fall-3 = De lo que vino después nadie hablaba con gusto.
tale-lead-again-1 = Ya había tenido su momento, y le llegó otro.
tale-lead-again-2 = Quien creyó que lo de antes fue suerte empezó a dudarlo.
tale-lead-again-3 = La partida volvía a inclinarse del mismo lado.
tale-lead-ahead-1 = A partir de aquí había que contar con { $name }.
tale-lead-ahead-2 = Hasta entonces nadie había pensado en { $name }.
tale-lead-ahead-3 = Lo que pasó ahora a nadie le vino tan bien como a { $name }.
tale-lead-quiet-1 = Nada estaba decidido, pero las piezas se movían.
tale-lead-quiet-2 = La calma no engañaba a quien conocía el juego.
tale-lead-quiet-3 = Una cosa llevó a la otra.
seat = Asiento { $n }
guest = { $n ->
    [0] Visitante
   *[other] Visitante { $n }
 }
tale-unfinished = Lo que sigue aún no se ha jugado.
tale-told-by = Lo contaron
tale-ending = El final
tale-written = Escrito en { $file }

## Un juego nuevo

new-made = { $folder }: un paquete con un juego pequeño, { $name }. Lo que sigue:
    {"    "}pip install -e '{ $folder }[dev]'
    {"    "}pytest { $folder }
    {"    "}tapete play { $name }
    {"    "}tapete serve --open
    Su fichero README.md dice qué hay en cada sitio. Cómo hacer de él otro juego:
    {"    "}{ $page }

## Lo que hay instalado

doctor-version = Tapete { $version }, Python { $python }, { $system }.
doctor-program = El programa está en { $folder }.
doctor-untested = Tapete solo se prueba en Linux; no se conoce ningún problema en este sistema.
doctor-page = La página de la mesa está hecha.
doctor-no-page = La página de la mesa no está hecha: tapete serve solo ofrece su API. Con el código fuente, se hace con make web.
doctor-games = Juegos: { $games }.
doctor-other-games = Juegos de otros paquetes: { $games }.
doctor-modules = Los bots, los consejos y las simulaciones de { $games } empiezan al instante: sus módulos corresponden a las reglas actuales.
doctor-no-modules = Los bots, los consejos y las simulaciones de { $games } compilan las reglas la primera vez, y eso lleva minutos, porque no hay módulos de las reglas actuales (make wasm los hace).
doctor-no-rules = Los bots que buscan, los consejos y las simulaciones de { $games } no pueden funcionar, porque no hay módulos de las reglas actuales y falta numba, que podría compilarlas (pip install 'tapete[native]').
doctor-cache = Las reglas compiladas se guardan en { $folder } ({ $size } MB); la carpeta puede borrarse en cualquier momento.
doctor-data = Las mesas se guardan en { $folder } ({ $size } MB), si el ajuste «database» no dice otra cosa.
doctor-unwritable = No se puede escribir en { $folder }.
doctor-no-metadata = Tapete funciona sin estar instalado, así que no sabe qué complementos tiene instalados.
doctor-has = Está todo lo necesario para { $what }.
doctor-missing = Para { $what } { $n ->
    [one] falta un paquete
   *[other] faltan { $n } paquetes
  } ({ $packages }): pip install 'tapete[{ $extra }]'
doctor-for-table = la mesa en el navegador (tapete serve, tapete admin)
doctor-for-press = los juegos en papel (tapete press)
doctor-for-native = las reglas en código máquina (juegos sin módulos, estudios largos)
doctor-for-lab = estudios e informes (tapete lab)
doctor-for-env = entornos para quien aprende (PettingZoo, Gymnasium)
doctor-for-learn = entrenar agentes (tapete learn)
doctor-for-ray = estudios en varias máquinas (--engine ray)
doctor-for-cuda = partidas al azar en tarjetas gráficas

## Qué tiene de malo lo que se ha dado

wrong-no-table = la mesa necesita el paquete { $package }: pip install 'tapete[table]'
wrong-language = --lang '{ $language }': se espera es o en
wrong-status = --status '{ $status }': se espera waiting, playing, paused u over
wrong-seat-of-table = --seat '{ $seat }': se espera CÓDIGO/NÚMERO, como K7QM2X/1
wrong-announce = announce: se espera --es TEXTO o --en TEXTO, o ambos, o --clear
wrong-announce-long = announce: se espera un texto de 500 caracteres como mucho
wrong-new-tables = new-tables '{ $given }': se espera on u off
wrong-retain = retain: nada dice por cuánto tiempo: keep_days, keep_record_days, --days o --record-days
wrong-out-page = --out '{ $out }': se espera un fichero que acabe en .html o .pdf
wrong-names-for-seats = --names: { $names } nombres para { $seats } asientos
wrong-whole-number = { $what } '{ $text }': se espera un número entero
wrong-no-whole-number = { $what }: se espera un número entero, no { $given }
wrong-number-64 = { $what } { $text }: se espera un número entero de 64 bits como mucho
wrong-whole-bits = { $what }: se espera un número entero de 64 bits como mucho
wrong-players-option = --players { $players }: se espera de 1 a { $most }
wrong-names-by-commas = { $what } '{ $text }': se esperan nombres separados por comas
wrong-roles-for-players = --roles: { $roles } papeles para { $players } jugadores
wrong-no-learn = learn: { $package } no está instalado; viene con  pip install 'tapete[learn]'
wrong-no-folder = --out { $out }: no existe esa carpeta
wrong-package-name = '{ $name }' no puede ser el nombre de un paquete; se esperan minúsculas, cifras y _ sueltos, una letra al principio, 40 como mucho
wrong-game-there = ya hay un juego llamado { $name }; elige otro nombre
wrong-package-there = ya hay un paquete de Python llamado { $name }; elige otro nombre
wrong-print-players = lo que se imprime es para un número de jugadores, y estas opciones cambian con { $known }: dilo con --players
wrong-by-players = by_players: se esperan opciones por números de jugadores, de { $least } a { $most }
wrong-by-players-number = by_players.{ $number }: se espera un número de jugadores de { $least } a { $most }
wrong-with-seats = con { $seats } jugadores: { $wrong }
wrong-options-by-name = { $file }: se esperan opciones por su nombre, como  { $example }
wrong-make-folder = { $path }: no se puede crear esa carpeta ({ $why })
wrong-lesson-alone = { $option }: una lección prepara su propia mesa; quita { $option }, o quita --lesson
wrong-cannot-stand = ninguna partida puede estar así (invariante '{ $broken }')
wrong-lesson-seat = no hay asiento { $seat }
wrong-lesson-dice-left = { $n } no llegan a caer
wrong-lesson-dice-out = se tira un d{ $sides }, pero ya no quedan dados de la lección
wrong-lesson-line = '{ $line }': se esperaban un asiento, dos puntos y una elección
wrong-lesson-message = «{ $key }» está en el texto, pero el juego no tiene ese mensaje
wrong-lesson-option = «{ $key }» está en el texto, pero el reglamento no tiene esa opción
wrong-lesson-thing = { $thing } no está en la mesa, tal como la ve quien aprende
wrong-lesson-over = la partida ya ha acabado al final de la lección
wrong-no-lesson = { $game }: no tiene primera lección
wrong-other-save = { $file }: guarda una partida con otro { $option }; quita { $option } para seguir con ella, o nombra otro fichero
wrong-out-files = --out: se espera una carpeta para los ficheros
wrong-write = { $path }: no se puede escribir ({ $why })
wrong-out-results = --out: se espera una carpeta para los resultados
wrong-again-game = --again repite el perfil del fichero: no se espera un juego además
wrong-game-or-again = se espera un juego, o --again con el fichero de un perfil anterior
wrong-write-nowhere = { $path }: no se puede escribir (se espera un fichero en una carpeta que exista)
wrong-ledgers = --ruleset '{ $ruleset }': { $game } tiene los registros de { $known }
wrong-compare-two = lab compare: se esperan dos configuraciones o más, o una que se ponga junto al reglamento
wrong-compare-same = { $first } y { $second } tienen las mismas opciones; no hay nada que comparar
wrong-trials = --trials { $trials }: se espera 1 o más
wrong-no-game = '{ $name }' no es ningún juego; se espera uno de { $known }
wrong-game-of-package = { $where }: se espera un tapete.gamedef.game.Game llamado { $name }
wrong-no-data = esta copia de Tapete no tiene la carpeta { $name }
wrong-form = '{ $form }' no es una forma en que corran las reglas; se espera una de { $known }
wrong-no-module = { $home }: ningún módulo de la entrada { $entry } corresponde a las reglas actuales; se hace con  make wasm
wrong-not-compiled = { $file }:{ $line }: el compilador no puede compilar esta línea, porque sus números o registros no encajan: véase tapete check
wrong-no-numba = estas reglas no tienen módulo tal como están ahora, y falta numba, que las compilaría: pip install 'tapete[native]'
wrong-module-source = { $file }: el archivo de un módulo debe estar en Tapete o en { $folder }, porque otras máquinas no lo encontrarían en otro sitio
wrong-no-wasm-ld = falta wasm-ld, que enlaza los módulos: en Debian, apt install lld
wrong-version = se jugó con { $ruleset } versión { $version }; este programa juega con la versión { $known }, con otras reglas
wrong-no-roles = asiento { $seat }: '{ $role }' no es un papel; { $game } no los tiene
wrong-no-ruleset = '{ $name }' no es un reglamento de { $game }; se espera uno de { $known }
wrong-no-note = { $action }: esta elección no admite palabras propias
wrong-not-anew = lo que aquí está oculto no puede repartirse de nuevo
wrong-seed = semilla { $seed }: se espera un número entero de 0 a { $most }
wrong-players = { $count } jugadores: { $game } es para { $fewest } a { $most }
wrong-no-agent = '{ $name }' no es ningún agente; se espera uno de { $known }, o una clase propia como ./mine.py:Careful
wrong-agent-no-options = '{ $text }': { $name } no tiene opciones
wrong-agent-option = '{ $text }': '{ $part }' no es una opción; se espera una de { $known }
wrong-agent-positive = '{ $text }': { $key }: se espera 1 o más
wrong-agent-table = '{ $text }': table: se espera de 0 a { $most }
wrong-agent-sees-all = { $name } ve las cartas ocultas y los dados que vendrán: solo juega en simulaciones, torneos y escaleras, por iteraciones y no por milisegundos
wrong-agent-share = '{ $text }': { $key }: se espera una parte de 0 a 1
wrong-agent-no-value = '{ $text }': '{ $part }' no es una opción; se espera un nombre, = y un valor
wrong-agent-one-of = '{ $text }': { $given }: se espera { $words } o { $last }
wrong-agent-least = '{ $text }': { $given }: se espera 0 o más
wrong-agent-whole = '{ $text }': { $given }: se espera un número entero
wrong-agent-number = '{ $text }': { $given }: se espera un número
wrong-setting-policy = { $given } no nombra ninguna clase; se espera una como ./mine.py:Careful
wrong-policy-from-file = { $where }: nombra al agente { $agent }, que es código; Tapete solo lo ejecuta si lo nombras también en la orden
wrong-policy-not-legal = { $given } no es el número de una acción legal; se espera uno de { $legal }
wrong-policy-options = { $file }, línea { $line }: { $agent } no se puede crear con las opciones { $options }; admite { $known }
wrong-policy-no-choose = { $file }, línea { $line }: { $agent } no tiene el método choose; se espera choose(self, asked)
wrong-policy-no-list = { $file }, línea { $line }: { $agent } eligió { $given }; se espera una lista con el número de una acción legal para cada pregunta
wrong-policy-count = { $file }, línea { $line }: a { $agent } se le hicieron { $asked ->
    [one] { $asked } pregunta
   *[other] { $asked } preguntas
} y eligió { $given } veces; se espera un número para cada pregunta
wrong-policy-illegal = { $file }, línea { $line }: { $agent } eligió { $choice } en el asiento { $seat }; se espera uno de { $legal }
wrong-policy-stopped = { $file }, línea { $line }: { $agent } se detuvo con { $error }: { $why }
wrong-policy-no-class = { $file }: se espera una clase { $name }, para el agente { $agent }
wrong-policy-no-file = { $path }: no existe ese fichero de Python
wrong-policy-no-module = { $agent }: no hay ningún módulo { $module }, ni instalado ni en { $folder }
wrong-record-code = { $path }: no se puede grabar de nuevo, porque su agente { $agent } es código que no es de Tapete
wrong-again-policy = { $path }: el fichero de { $agents } ha cambiado desde que se jugaron estas partidas
wrong-env-language = idioma { $language }: se espera uno de { $known }
wrong-env-text-reset = el entorno aún no tiene partida; llama antes a reset
wrong-talk-variable = la variable { $name } no está en el entorno
wrong-talk-command = { $command }: no se puede iniciar el programa ({ $why })
wrong-talk-silent = { $agent }: no respondió nada a { $times } preguntas seguidas; sus últimas palabras fueron '{ $words }'
wrong-talk-needs = { $agent }: se espera { $option }= y un valor
wrong-talk-words = program: command='{ $command }' no nombra ningún programa; se espera un programa con sus argumentos, entrecomillados como en una shell
wrong-talk-bound = { $option }={ $given }: se espera un número entero de 1 a { $most }
wrong-talk-no-words = { $agent }: sigue una partida entera en palabras, y no puede ser rival en un entorno
wrong-talk-endpoints-off = endpoint: a { $url } se le diría lo que un asiento puede saber; para permitirlo, pon { $variable }=1
wrong-talk-url = endpoint: url={ $url }: se espera una dirección con https, o con http en esta máquina
wrong-another = { $where }: hay otro { $what ->
    [game] juego
   *[agent] agente
} llamado { $name }; quita uno de los dos
wrong-results-lack = { $results } tiene el resultado { $result } y no define { $name }
wrong-loading-stopped = { $file }, línea { $line }: { $why }
wrong-not-loaded = { $where }: no se puede cargar el { $what ->
    [game] juego
   *[agent] agente
} { $name } ({ $why })
wrong-large-file = { $path }: ocupa más de { $most } MiB
wrong-file = { $path }: este fichero no se puede usar ({ $why })
wrong-read = { $path }: no se puede leer ({ $why })
wrong-no-text = { $path }: no es un texto en UTF-8
wrong-no-yaml = { $name }: no es YAML que pueda leerse
wrong-there-already = { $path }: ya existe
wrong-no-file = { $path }: no es un fichero
wrong-there-replace = { $path }: ya existe; --replace pone la copia en su lugar
wrong-no-database = { $path }: no hay tal base de datos
wrong-no-such-folder = { $path }: no existe la carpeta
wrong-copied = { $path }: no se puede copiar ({ $why })
wrong-copy-no-database = la copia no es una base de datos ({ $why })
wrong-copy-not-whole = la copia no está completa
wrong-copy-not-ours = la copia no es una base de datos de Tapete
wrong-copy-changed = { $path }: se ha cambiado o dañado desde que se escribió
wrong-copy-foreign = la copia contiene algo que Tapete no hace: { $kind } { $name }
wrong-copy-form = la tabla { $table } de la copia no es como la hace Tapete
wrong-copy-values = la tabla { $table } de la copia contiene algo que Tapete no escribe
wrong-no-room = { $path }: la copia necesita { $needed } MiB; hay { $free } MiB libres
wrong-no-copy = { $path }: no es copia de ninguna base de datos de Tapete
wrong-database-in-use = un servidor está usando esta base de datos: páralo antes
wrong-database-full = en esta base de datos ya hay mesas; --replace pone la copia en su lugar
wrong-no-postgres-client = { $program } no está instalado (en Debian: apt install postgresql-client)
wrong-program-said = { $program }: { $said }
wrong-program-failed = { $program }: ha fallado
wrong-no-host-port = { $url }: no es el puerto de un Tapete para quien lo mantiene ({ $why })
wrong-database-silent = { $name }: la base de datos no responde en { $seconds } segundos
wrong-database-refused = { $name }: ahí no escucha ningún programa, o rechaza las conexiones
wrong-database-no-host = { $name }: no hay ninguna máquina con ese nombre
wrong-database-no-postgres = { $name }: el programa que responde ahí no es PostgreSQL
wrong-database-password = { $name }: la base de datos no deja entrar a este usuario con esta contraseña
wrong-database-none = { $name }: no hay ninguna base de datos con ese nombre
wrong-database-crowded = { $name }: la base de datos no admite más conexiones
wrong-database-begins = { $name }: la base de datos está arrancando o parando: vuelve a intentarlo dentro de un minuto
wrong-database-forbidden = { $name }: el usuario de la base de datos no puede hacer lo que un servidor necesita
wrong-database-readonly = { $name }: no se puede escribir
wrong-database-disk = { $name }: no queda sitio en su disco
wrong-database-disk-error = { $name }: su disco no tiene sitio o falla
wrong-database-busy = { $name }: está ocupada: otro programa la está usando
wrong-database-not-sqlite = { $name }: no es una base de datos SQLite
wrong-database-damaged = { $name }: está dañada: guarda una copia y restaura una copia de seguridad
wrong-database-unopened = { $name }: no se puede abrir
wrong-database-trouble = { $name }: no se puede usar la base de datos (fallo { $code })
wrong-database-unknown = '{ $given }' no es un ajuste de la dirección de una base de datos; se espera uno de { $known }
wrong-database-hosts = se espera un servidor, o varios con un puerto cada uno: ?host=UNO:5432&host=DOS:5432
wrong-database-number = se espera un puerto de 1 a 65535, y números en los ajustes que llevan números
wrong-database-version = la base de datos es de la versión { $here } y este programa de la { $mine }: arranca una vez el servidor con ella
wrong-database-no-version = la base de datos no es de ninguna versión y este programa es de la { $mine }: arranca una vez el servidor con ella
wrong-no-admin-key = --url: falta la clave del servidor: TAPETE_ADMIN_KEY o admin_key_file
wrong-file-in-use = { $path }: otro servidor usa este fichero; mientras funciona se le atiende por su `ops_port`, con su clave (`tapete admin --url`), y varios servidores pueden compartir un PostgreSQL
wrong-listen = { $name }: no se puede escuchar en { $host }, puerto { $port } ({ $why })
wrong-short-key = admin_key_file: { $file }: se espera una clave de { $least } caracteres o más
wrong-not-for-a-host = { $where }: { $key } no es para que lo ponga quien mantiene el servidor
wrong-no-folder-of = { $path }: no existe la carpeta { $folder }
wrong-open = { $path }: no se puede abrir ({ $why })
wrong-newer-database = { $name }: la escribió una versión más nueva de Tapete (sus tablas son de la revisión { $has })
wrong-record-lines = { $n } líneas; se esperan { $most } como mucho
wrong-record-unfinished = la partida no está terminada
wrong-no-book-form = '{ $form }' no es ninguna forma de libro; se espera html o pdf
wrong-in-line = { $name }, línea { $line }: { $wrong }
wrong-in-file = { $name }: { $wrong }
wrong-in-column = { $name }, línea { $line }, columna { $column }: { $wrong }
wrong-own-cards = { $n } cartas propias: se esperan { $most } como mucho
wrong-own-length = estas cartas son demasiado largas: { $rows } filas de { $most_rows } como mucho, { $abilities } habilidades de { $most_abilities } como mucho
wrong-own-tags = estas cartas tienen { $n } etiquetas propias; { $most } como mucho
wrong-card-file = se espera deck: y cards:, una lista
wrong-card-no-deck = '{ $said }' no es ningún mazo; se espera uno de { $known }
wrong-card-no-type = '{ $said }' no es ningún tipo de este mazo; se espera uno de { $known }
wrong-card-no-ability = se espera una habilidad: una frase, o lo que empieza por una de { $timings }
wrong-card-long = una frase tiene como mucho { $most } caracteres
wrong-card-hard = «{ $said }» se puede entender de demasiadas maneras; se espera una frase más corta, o la habilidad por partes
wrong-card-several = «{ $said }» se puede entender de varias maneras; se espera una de { $ways }
wrong-card-together = las partes de «{ $said }» se entienden, pero no así juntas; se espera un orden como «Cuando …: …» o «Activar: …»
wrong-card-unread = no se entiende «{ $said }»; se espera una frase como «{ $near }»
wrong-card-not-looked-at = no se ha leído, porque otras { $most } frases no se entienden
wrong-card-one-timing = se espera una de { $timings }, una sola vez
wrong-card-no-place = '{ $said }' no tiene sitio aquí; se espera { $known }
wrong-card-no-effect = se espera lo que hace, en do o may
wrong-card-ways = se esperan de dos a seis maneras, en una lista
wrong-card-way-target = lo que se elige en mitad de un efecto no declara nada; se espera 'choose ...' en esa manera, y 'chosen'
wrong-card-target-of-ways = cada manera de un 'choose one' declara sus propios objetivos
wrong-card-targets = se espera un objetivo o una lista de { $most } como mucho
wrong-card-no-part = se espera un término, un bloque o una lista de ellos, no { $given }
wrong-card-one-key = se espera un bloque con una sola clave, como 'if done', 'may', 'roll' o 'each player'
wrong-card-no-block = '{ $said }' no empieza ningún bloque; se espera if ..., may, ... may, roll, ... rolls, de 2 times a 6 times o uno de { $groups }
wrong-card-face-twice = '{ $said }': una cara está aquí por segunda vez
wrong-card-a-static = un efecto permanente
wrong-card-a-goal = un objetivo de sala
wrong-card-a-trigger = un desencadenante
wrong-card-a-cost = un coste
wrong-card-a-term = un término
wrong-card-a-condition = una condición
wrong-card-no-static = '{ $said }' no es ningún efecto permanente
wrong-card-no-goal = '{ $said }' no es ningún objetivo de sala
wrong-card-no-trigger = '{ $said }' no es ningún desencadenante
wrong-card-no-cost = '{ $said }' no es ningún coste
wrong-card-no-term = '{ $said }' no es ningún término
wrong-card-no-condition = '{ $said }' no es ninguna condición
wrong-card-near = { $wrong }; ¿quizá '{ $near }'?
wrong-card-known = { $wrong }; se espera uno de { $known }
wrong-card-nobody = '{ $said }' no es nadie; se espera uno de { $known }
wrong-card-range = { $said }: se espera un número de { $least } a { $most }
wrong-card-fixed = '{ $said }': se espera un número escrito, de { $least } a { $most }
wrong-card-from-to = de { $n } a { $m }: se espera primero el número menor
wrong-card-lower-face = '{ $said }': se espera primero la cara menor
wrong-card-no-faces = '{ $said }' no son caras de un dado; se espera algo como 1, 1-3, 2, 5 o 1 or 6
wrong-card-no-choice = '{ $said }' no se puede elegir; se esperan palabras delante ({ $before }), una de { $nouns } y palabras detrás ({ $after })
wrong-card-says-nothing = '{ $word }' no dice nada de '{ $noun }'; se espera con una de { $fit }
wrong-card-against = '{ $said }': '{ $one }' y '{ $other }' no van juntas; se espera una de las dos
wrong-card-sort = '{ $said }' es { $sort }; se espera { $takes }
wrong-card-fit = { $wrong }; aquí valdría: { $fit }
wrong-card-or = { $one } o { $other }
wrong-card-sort-PLAYER = un jugador
wrong-card-sort-MONSTER = un monstruo
wrong-card-sort-ARENA = una sala que se puede atacar
wrong-card-sort-DEAD = un monstruo muerto
wrong-card-sort-ROOM = una sala
wrong-card-sort-ITEM = un objeto
wrong-card-sort-ETERNAL = un objeto eterno
wrong-card-sort-SHOP = un objeto de la tienda
wrong-card-sort-SOUL = un alma
wrong-card-sort-CURSE = una maldición
wrong-card-sort-CHARACTER = un personaje
wrong-card-sort-ROLL = una tirada
wrong-card-sort-ABILITY = una habilidad
wrong-card-sort-LOOT = un botín que se juega
wrong-card-sort-ATTACK = un ataque
wrong-card-sort-DEATH = una muerte a punto de ocurrir
wrong-card-sort-DAMAGE = un daño a punto de ocurrir
wrong-card-sort-DECK = un mazo
wrong-card-sort-PILE = un descarte
wrong-card-sort-PLAYED = una carta que se está jugando
wrong-card-sort-BURIED = un monstruo descartado
wrong-card-no-target = '{ $said }': { $count ->
    [none] no se declara ningún objetivo
    [one] se declara un solo objetivo
   *[other] se declaran { $n } objetivos
 }; se espera en target
wrong-card-unspoken = nada habla de { $said }; se espera un término que lo haga, o un objetivo menos
wrong-card-no-chosen = '{ $said }': antes no se ha elegido nada por todos los caminos; se espera antes 'choose ...'
wrong-card-no-each = '{ $said }': aquí no hay ningún bucle; se espera en un bloque como 'each player'
wrong-card-no-outer = '{ $said }': aquí no hay ningún bucle dentro de otro
wrong-card-no-this = '{ $said }': la carta no está en juego mientras se lleva a cabo
wrong-card-no-they = '{ $said }': aquí no hay ningún desencadenante que lo traiga; se espera con un 'when' que lo haga
wrong-card-lacks = '{ $said }': { $why }
wrong-card-needs-FACE = antes no hay ninguna tirada; se espera en la tabla de una
wrong-card-needs-AMOUNT = aquí no ha ocurrido nada de una cantidad; se espera con daño o con botín
wrong-card-needs-NUMBER = antes no se nombra ningún número; se espera antes 'name a number ...' o un descarte de cualquier número
wrong-card-needs-DONE = antes no hay ningún término que pueda fallar; se espera antes uno como 'destroy ...', 'pay ... life' o un 'may'
wrong-card-needs-DEATH = aquí no hay ninguna muerte a punto de ocurrir; se espera con 'when: you would die'
wrong-card-needs-DAMAGE = aquí no hay ningún daño a punto de ocurrir; se espera con 'when: you would take damage' o 'this would take damage'
wrong-card-needs-REWARDS = aquí no ha muerto ningún monstruo; se espera con 'when: this dies' o 'a monster dies'
wrong-card-needs-DEALER = aquí nadie ha hecho daño; se espera con 'when: you take damage' o 'this takes damage'
wrong-card-needs-KILLER = aquí no ha muerto nada; se espera con 'when: this dies' o 'a monster dies'
wrong-card-needs-ATTACK = aquí no hay ningún ataque en marcha
wrong-card-needs-PAID = no se descarta botín para ello; se espera con 'pay: discard 1 loot'
wrong-card-needs-ROLLER = nadie tira por ello; se espera en la tabla de una tirada
wrong-card-needs-COUNTERS = nada pone contadores en esta carta; se espera en ella 'put 1 counters on this', o counters
wrong-card-needs-SHIELD = nada antes evita daño; se espera antes 'prevent ... the next damage to ...'
wrong-card-needs-GOALS = la carta no dice cuántos objetivos hay que lograr; se esperan goal y 'cannot be discarded until ... of its goals are reached'
wrong-card-later = { $said }: se espera un desencadenante, { "{" }when: ..., do: ...{ "}" }
wrong-card-not-later = '{ $said }' no es para lo que se deja esperando: ya no hay carta para ello
wrong-card-not-for = '{ $said }' no es para una carta del tipo { $type }
wrong-card-standing = '{ $said }' solo se conoce mientras se lleva a cabo un efecto; se espera uno de { $fit }
wrong-card-paid-alone = '{ $said }' se mira cuando ya se ha pagado el precio; se espera solo
wrong-card-no-if = '{ $said }' vale siempre; se espera sin 'if'
wrong-card-third-loop = '{ $said }' sería un tercer bucle dentro de otros dos; se esperan { $most } como mucho
wrong-card-two-groups = '{ $said }' habla de dos grupos; se espera un bloque para uno de ellos, y 'each' en su lugar
wrong-card-each-and-group = 'each' sería aquí de '{ $group }'; se espera un bloque para eso, y 'outer' en lugar de 'each'
wrong-card-apart = '{ $said }' no puede ser las dos cosas en '{ $term }'; se espera a alguien o algo distinto
wrong-card-no-field = { $field } no es para una carta del tipo { $type }
wrong-card-needs-life = life: se espera 1 o más en una carta del tipo { $type }
wrong-card-room-life = life es para una sala que se puede atacar; se espera 'static: can be attacked'
wrong-card-no-timing = '{ $said }' no es para una carta del tipo { $type }; se espera { $fit }
wrong-card-one-ability = se espera una sola habilidad con { $timing }; hay { $n }
wrong-card-one-tap = una carta tiene un solo 'tap'; se esperan sus maneras en 'choose one'
wrong-card-has-no = se espera una habilidad con { $timing } en una carta del tipo { $type }
wrong-card-few-goals = { $said }: la carta tiene { $goals } objetivos de sala; no se esperan más
wrong-card-goals = goal va antes que las demás habilidades de una carta, { $most } como mucho
wrong-card-twice = { $id }: ya hay una carta con este identificador
wrong-card-no-item = item: { $id } no es ningún objeto inicial, o es de otro personaje; se espera una carta del mazo starting { $near ->
    [empty] propia
   *[other] como { $near }
 }
wrong-card-not-in-deck = '{ $id }' no es una carta de '{ $deck }'; se espera el id de una { $near ->
    [empty] de este juego
   *[other] como { $near }
 }
wrong-card-no-tag = ninguna carta lleva la etiqueta '{ $tag }'; las hay: { $near }
wrong-at = { $where }: { $wrong }
wrong-near-key = no se conoce { $where }; ¿quizá { $near }?
wrong-no-key = no se conoce { $where }; se espera uno de { $known }
wrong-not-known = no se conoce { $where }
wrong-not-json = no es JSON
wrong-missing = falta { $where }
wrong-expected = se espera { $expected }
wrong-expected-got = se espera { $expected }, no { $given }
wrong-expected-whole = un número entero
wrong-expected-number = un número
wrong-expected-flag = true o false
wrong-expected-text = un texto
wrong-expected-list = una lista
wrong-expected-mapping = un grupo de valores por su nombre
wrong-expected-value = un valor
wrong-expected-least = { $ge } como mínimo
wrong-expected-most = { $le } como mucho
wrong-expected-more = más de { $gt }
wrong-expected-long = { $min_length ->
    [one] un carácter
   *[other] { $min_length } caracteres
  } o más
wrong-expected-long-most = { $max_length ->
    [one] un carácter
   *[other] { $max_length } caracteres
  } como mucho
wrong-expected-items = { $min_length ->
    [one] un elemento
   *[other] { $min_length } elementos
  } como mínimo
wrong-expected-items-most = { $max_length ->
    [one] un elemento
   *[other] { $max_length } elementos
  } como mucho
wrong-expected-words = uno de { $words }
wrong-expected-less = menos de { $lt }
wrong-expected-multiple = un múltiplo de { $multiple_of }
wrong-expected-pattern = un texto de la forma { $pattern }
wrong-expected-plain-letters = un texto solo con letras del inglés
wrong-expected-tags = uno de { $expected_tags }
wrong-expected-nothing = que no haya nada
wrong-expected-date = una fecha
wrong-expected-time = una hora del día
wrong-expected-moment = una fecha con su hora
wrong-expected-span = una duración
wrong-expected-address = una dirección como https://example.org
wrong-expected-id = un identificador (UUID)
wrong-expected-fitting = otro valor

wrong-no-site = la página sin servidor no está construida; ejecuta make site
wrong-own-board-size = { $file }: demasiado grande; el guion de un tablero tiene { $most } kB como mucho
wrong-own-board-utf8 = { $file }: no es UTF-8; se esperaba un guion como texto
wrong-own-board-ends = { $file }, línea { $line }: un guion dentro de un documento no puede tener { $text }; se esperaba en dos partes, como '<' + '/script'
wrong-site-package-import = { $file }, línea { $line }: una página sin servidor no tiene { $module }; se esperaba que { $name } lo importe solo dentro de las funciones que lo necesitan
wrong-site-package-size = { $name }: los ficheros del paquete ocupan { $given } MB; una página admite { $most } como mucho
wrong-config-of-one = --config dice qué difiere en un juego: nombra uno solo
wrong-one-config = hace falta una configuración y lo que nombra; hay { $files }: elige los ficheros de una sola
site-written = { $folder }: { $files } ficheros, { $megabytes } MB
site-easy = { $games }: solo bots fáciles y sin pistas, porque no hay módulos de las reglas; python -m tapete.wasm los hace para los juegos que se le dan

wrong-tie = { $path }: «{ $text }» no es una fórmula que valga aquí; se esperan números, opciones y + - * //, como = keys - 1, o = rest en una tabla de cantidades
wrong-tie-no-number = { $path }: no hay ningún número { $name } con el que calcular
wrong-tie-round = { $path }: su fórmula vuelve sobre sí misma
wrong-desk-data = { $wrong }
wrong-desk-many-changes = una configuración con más de { $most } cambios no la ha hecho nadie a mano
wrong-desk-no-option = { $path }: no hay tal opción
wrong-desk-no-section = { $path }: se esperan opciones por su nombre
wrong-desk-not-kept = { $path }: el juego no admite aquí este valor
wrong-desk-agent = { $agent } no juega en el taller; se espera uno de { $known }
wrong-desk-no-variant = no hay ninguna variante { $id }
wrong-desk-check-by = se esperaba otro agente con el que volver a jugar las cifras
wrong-desk-no-bench = el campo { $path } no tiene nada que se pueda hacer en el banco
wrong-desk-no-card = en el campo { $path } no hay ninguna carta { $card }
wrong-desk-bench-mapping = { $path }: se esperan { $most } entradas como mucho, cada una bajo su id, como en `OWN_1: ...`
wrong-desk-no-beginning = no hay ninguna carta { $card } por la que empezar
wrong-desk-other-game = { $name } es una variante de otro juego
wrong-desk-own-parent = una variante no puede venir de sí misma
wrong-desk-store = { $path }: el taller no puede guardar nada ahí ({ $why })
wrong-desk-newer = { $path }: lo escribió una versión posterior de Tapete
wrong-desk-example = { $kind } no es ninguna clase de ejemplo; se espera una de { $known }
wrong-desk-endless = la partida de la semilla { $seed } no acaba
wrong-no-measure = { $measure } no se mide aquí; se espera uno de { $known }
wrong-desk-no-number = { $path }: no hay tal número que mover
wrong-desk-folder-ruleset = la carpeta para la web solo lleva { $ruleset }, tal como es o con cambios
wrong-desk-none-to-move = se esperan algunos números que se puedan mover
wrong-desk-needs-lab = los trabajos largos necesitan { $package }: pip install 'tapete[lab]'
wrong-desk-many-pictures = hay { $most } dibujos propios de este juego; quita antes alguno
wrong-desk-no-picture = no hay ningún dibujo propio para { $card }
wrong-desk-many-jobs = tienes { $most } trabajos en espera o en marcha; detén antes alguno
wrong-record-people = { $path }: no se puede grabar de nuevo, porque en ella eligieron personas
wrong-no-weights-file = { $path }: no es un fichero de pesos
wrong-other-weights = { $path }: estos pesos no son para la versión actual de { $game }; entrena otros nuevos
wrong-value-game = { $path }: estos pesos son de { $other }, no de { $game }
wrong-value-players = { $path }: no tiene pesos para { $game } con { $players } asientos; los tiene para { $known }
wrong-value-changed = { $path }: estos pesos se ajustaron a { $game } con { $players } asientos tal como era en la versión { $version } de «{ $ruleset }», y desde entonces ha cambiado; ajústalos de nuevo con  tapete learn value { $game } --players { $players },  o usa el valor propio del juego con  value=own
wrong-value-agent = { $agent }: un valor solo se ajusta a partidas de un agente de Tapete sin límite de tiempo
wrong-no-features = learn value: { $game } no dice cómo está cada asiento, así que no se le puede ajustar un valor
wrong-value-games = --games { $n }: como mínimo { $least }, pues se aparta una quinta parte
wrong-value-watched = --watched { $n }: se esperaba una parte mayor que 0 y de 1 como mucho
wrong-value-nothing = learn value: estas partidas no enseñan nada; todas acabaron valiendo lo mismo
wrong-learned-several = learned: se esperan los mismos pesos para todos los asientos, no { $files }
wrong-learned-no-weights = learned: con { $game } no vienen pesos; entrena unos con  tapete learn train { $game }
wrong-no-agent-made = { $where }: se espera algo que haga agentes, con un método choose
wrong-agent-chose = el agente { $agent } eligió { $choice }, que no está entre las acciones legales
wrong-game-unnamed = { $game }: este juego no está en ningún módulo, y otro proceso no puede encontrarlo; se espera un juego que su módulo nombre
wrong-session-dice = los dados de esta sesión vienen de fuera, y por eso no se puede copiar
wrong-state-chance = aquí decide ahora el azar; aplica antes una de sus acciones
wrong-state-over = la partida ha terminado, y no se puede volver a repartir nada
wrong-state-no-outcome = { $action }: el azar no puede dar esto ahora; se espera uno de { $legal }
wrong-state-outcomes = un sorteo de uno entre { $n } es demasiado grande para preguntarlo; como mucho { $most }
wrong-state-rows = hay { $rows } cosas anunciadas y elegidas, más que length={ $length }
wrong-state-no-numbers = { $game }: sus acciones se numeran por menú, y una máscara no dice nada sin el menú
wrong-state-seats = { $game } con estas opciones: se esperan { $counts } jugadores, no { $players }
wrong-state-roles = roles: se esperan { $players }, uno por asiento, y hay { $given }
wrong-state-text = esto no es el texto de un estado: se espera { $key }, como lo escribe serialize
wrong-state-blinded = se espera un estado de { $game } con lo oculto tapado, con estas opciones y { $players } asientos
wrong-state-other = este estado se guardó con { $what } { $given }, y aquí es { $here }
wrong-spiel-missing = OpenSpiel no está instalado; viene con  pip install 'tapete[openspiel]'
wrong-spiel-left-out = { $game } se deja fuera: { $wrong }
wrong-spiel-by-menu = { $game }: sus acciones se numeran por menú, y OpenSpiel necesita un número para cada acción
wrong-spiel-chance = chance={ $chance }: se espera explicit o sampled
wrong-spiel-options = las opciones tienen el carácter { $character }, que OpenSpiel no puede leer en el texto de un juego
wrong-spiel-taken = otro juego está registrado en OpenSpiel como { $name }
wrong-spiel-observer = OpenSpiel pide una observación que Tapete no tiene; se espera lo que sabe un asiento o lo que saben todos, sin parámetros
wrong-spiel-position = position: se espera el texto de un estado de este juego con lo oculto tapado, como lo escribe load_game de tapete.openspiel
wrong-batch-which = las partidas marcadas: se esperan { $n } valores de verdad, no { $kind } de forma { $shape }
wrong-batch-seeds = seeds: se esperan { $n }, una para cada partida, y hay { $given }
wrong-env-over = las partidas { $games } han terminado; se espera reset con la opción reset_mask
wrong-env-render = render_mode { $mode }: se espera ansi, o ninguno
wrong-env-autoreset = autoreset_mode { $mode }: se espera uno de { $known }
wrong-env-opponents = opponents: { $given } agentes para { $seats } asientos más
wrong-batch-layout = este lote de { $game } lo guardó otra versión de Tapete
wrong-batch-games = n={ $n }: se espera 1 partida o más
wrong-batch-limit = limit={ $limit }: se esperan de 0 a { $most } elecciones
wrong-batch-shaping = shaping={ $shaping }, discount={ $discount }: se espera 0 o más, y de 0 a 1
wrong-batch-actions = actions: se esperan { $n } números enteros, no { $kind } de forma { $shape }
wrong-env-illegal = { $agent }: la acción { $action } no es legal; se espera una de { $legal }
wrong-env-wait = { $agent }: acción { $action } mientras elige { $mover }; se espera { $wait }, que es esperar
wrong-env-alone = { $game } no es cooperativo: un solo aprendiz no puede llevar todos sus asientos
wrong-none-of = { $what } { $given }: se espera uno de 0 a { $last }
wrong-no-action-number = { $action } no es el número de ninguna acción
wrong-env-agent = { $agent } no es ningún agente; se espera uno de { $known }
wrong-env-no-action = falta la acción de { $agents }
wrong-env-roles = roles: { $roles } para { $players } jugadores
wrong-no-json-why = { $name }: no es JSON ({ $why })
wrong-no-parquet-here = { $path }: en esta carpeta no hay ficheros Parquet
wrong-again-clock = { $path }: no se puede repetir, porque { $agent } tiene límite de tiempo
wrong-mode = --mode '{ $mode }': se espera cpu o cuda
wrong-cuda-random = --mode cuda solo juega con agentes al azar, no con { $agents }
wrong-cuda-missing = el modo cuda no puede funcionar aquí: necesita una tarjeta NVIDIA y el destino CUDA de numba, que viene con  pip install 'tapete[cuda]'
wrong-cuda-no-card = el modo cuda no puede funcionar aquí: necesita una tarjeta NVIDIA y su controlador, y no se ha encontrado ninguna
wrong-set = --set '{ $text }': se espera una opción y sus valores, como end.keys=3,4,5
wrong-set-players = --set players={ $value }: se esperan números de jugadores, como players=2,3,4
wrong-set-players-roles = --set players no va con --roles: son de un solo número de jugadores
wrong-set-twice = --set '{ $text }': { $value } está dos veces
wrong-set-lower = --set '{ $text }': se espera primero el número menor
wrong-design = --design '{ $text }': se espera grid, o random y cuántas, como random:40
wrong-set-path-twice = --set: { $path } está dos veces
wrong-set-endless = --set { $path }: una cuadrícula no tiene fin con números reales; enumera algunos, o sortéalos con --design random:40
wrong-design-few = --design random:{ $draws }: solo hay { $possible } combinaciones; quítalo para jugarlas todas
wrong-set-agent = --set agent.{ $key }: { $agents } no tiene esa opción
wrong-engine = --engine '{ $text }': se espera local, ray, ray:auto o ray:HOST:PORT
wrong-workers = { $n } procesos: se espera 1 o más
wrong-journal-other = { $folder }: guarda las partidas sin terminar de otro estudio; nombra otro fichero, o quita la carpeta
wrong-journal-no-study = { $folder }: guarda partidas, pero no study.json; quita la carpeta
wrong-read-again = { $path }: no se puede leer ({ $why }); quítalo para que se juegue de nuevo
wrong-other-games = { $path }: guarda otras partidas que las que dice su nombre; quítalo para que se jueguen de nuevo
wrong-not-how-made = { $path }: no dice cómo se hizo; se espera un fichero escrito por `tapete lab profile`
wrong-other-profile = { $path }: es de otro perfil que el games.parquet que está a su lado
wrong-no-column = { $path }: no tiene la columna { $column }
wrong-no-pyarrow = los ficheros Parquet necesitan PyArrow: pip install 'tapete[lab]'
wrong-no-such-file = { $path }: no existe el fichero
wrong-no-parquet = { $path }: no se puede leer como Parquet
wrong-kept-other = { $folder }: guarda lo terminado de otro perfil; nombra otra carpeta, o quítala
wrong-read-redo = { $path }: no se puede leer ({ $why }); quítalo para que se haga de nuevo
wrong-no-catalogue = { $game } no tiene un catálogo de cosas que contar, así que no puede tener perfil
wrong-at-least = { $what } { $value }: se espera { $least } o más
wrong-profile-plain = '{ $agent }': un perfil se juega compilado, y este agente elige en Python
wrong-profile-timed = '{ $agent }': un perfil debe poder repetirse, y este agente tiene límite de tiempo; dale iterations en vez de ms
wrong-only-games = { $what } { $value }: solo hay { $games } partidas
wrong-ablate = --ablate '{ $kind }': se espera algo de { $known }, o all
wrong-damaged = { $where }: lo que dice de cómo se hizo está dañado
wrong-no-openskill = las clasificaciones necesitan openskill: pip install 'tapete[lab]'
wrong-no-ray = --engine ray necesita Ray: pip install 'tapete[ray]'
wrong-ray-elsewhere = --engine ray:{ $address }: ahí no responde ningún clúster de Ray del que esta máquina forme parte; se espera uno que `ray start` haya empezado o al que se haya unido aquí
wrong-ray-address = --engine ray:{ $address }: se espera ray, ray:auto o ray:HOST:PORT
wrong-ray-silent = --engine ray:{ $address }: no responde ({ $why })
wrong-ray-none = --engine ray:{ $address }: ahí no responde ningún clúster de Ray en { $seconds } segundos
wrong-ray-other = la máquina { $machine } del clúster de Ray tiene otra versión de Tapete o de Python que esta; se espera la misma en todas
wrong-report-needs = lab report necesita { $package }: pip install 'tapete[lab]'
wrong-report-one-game = una página es de un solo juego, no de { $games }
wrong-report-several = { $path }: sus configuraciones son de varios juegos
wrong-no-such-path = { $path }: no existe tal fichero ni carpeta
wrong-games-gone = { $path }: los ficheros de sus partidas ya no están
wrong-no-results = { $path }: no guarda resultados; se espera una carpeta de lab profile, sweep, tune o tournament, o un fichero de simulate --out
wrong-no-games = { $path }: no guarda partidas
wrong-results-list = { $path }: se espera una lista de configuraciones con lo que mostraron
wrong-results-seats = { $path }: sus configuraciones tienen distinto número de asientos
wrong-results-options = { $path }: sus configuraciones no fijan las mismas opciones
wrong-write-folder = { $path }: no se puede escribir (es una carpeta)
wrong-write-no-folder = { $path }: no se puede escribir (no existe tal carpeta)
wrong-no-parquet-again = { $path }: no se puede leer como Parquet; quítalo para que se juegue de nuevo
wrong-no-schema = { $path }: no es un fichero de resultados que pueda leer esta versión de Tapete (se espera tapete.schema { $schema } en sus metadatos)
wrong-study-unread = { $path }: no se puede leer el estudio de sus metadatos
wrong-results-version = { $path }: se jugó con la versión { $version } de { $game } { $ruleset }, con Tapete { $tapete }; esta es la versión { $known }
wrong-results-agents = { $path }: lo jugó la versión { $version } de los agentes, con Tapete { $tapete }; estos son la versión { $known }, que elige de otro modo
wrong-results-columns = { $path }: tiene otras columnas u otro número de filas que su estudio; quítalo para que se juegue de nuevo
wrong-results-other = { $path }: guarda otro estudio; nombra otro fichero, o quita este
wrong-games = { $n } partidas: se espera 1 o más
wrong-agents-for-players = { $agents } agentes para { $players } jugadores: se espera uno, o uno para cada uno
wrong-two-agents = --agents: se esperan dos agentes distintos o más, no { $agents }
wrong-fast = fast '{ $fast }': se espera greedy o learned
wrong-training-other = { $path }: esta carpeta guarda un entrenamiento con otro plan; da las mismas opciones, u otra carpeta
wrong-training-version = { $path }: este entrenamiento se empezó con la versión { $rules } de las reglas y la { $agents } de los agentes; estas son la { $now_rules } y la { $now_agents }, y las lecciones de unas y otras no casan: da otra carpeta
wrong-ledger-sections = { $path }: { $rule }: se esperan los apartados de los que sale
wrong-ledger-twice = { $rule }: figura más de una vez
wrong-ledger-section-idle = apartado { $section } de { $source }: de él no sale ninguna regla
wrong-ledger-section-unknown = { $rule }: el apartado { $section } no está en ninguna fuente
wrong-ledger-forgotten = { $rule }: ni rige en { $ruleset } ni tiene allí una regla en su lugar
wrong-ledger-held-and-replaced = { $rule }: en { $ruleset } rige y a la vez tiene otra en su lugar
wrong-ledger-changed-not-held = { $rule }: se cambia en { $ruleset }, donde no rige
wrong-ledger-no-rule = { $rule }: no es una regla de { $ruleset }
wrong-ledger-no-option = { $rule }: { $ruleset } no tiene la opción { $option }
wrong-ledger-no-reason = { $rule }: una resolución sin su motivo
wrong-ledger-reason-of-a-rule = { $rule }: da un motivo, así que es una resolución
wrong-ledger-not-carried-out = { $rule }: no la lleva a cabo ni el código ni una opción
wrong-ledger-not-shown = { $rule }: ningún escenario de { $ruleset } la muestra
wrong-ledger-shown-stranger = { $rule }: la muestra { $file }, pero no es una regla de { $ruleset }
wrong-ledger-values-differ = { $rule }: es y en llevan valores de opciones distintas
wrong-ledger-no-value = { $rule }: { $value } no es un número ni un nombre entre las opciones de { $ruleset }
wrong-ledger-option-not-named = { $rule }: lleva el valor de { $option } y no la nombra entre sus opciones
wrong-ledger-languages-differ = { $rule }: el español tiene los números { $es } y el inglés { $en } en su lugar
wrong-ledger-number-alone = { $rule }: el texto dice { $number }, que no está ni en una opción de la regla ni en su código; tómalo de la opción o ponlo en «compared»
wrong-ledger-number-not-worded = { $rule }: { $number } está en «compared», pero no está en el texto
wrong-ledger-number-had = { $rule }: { $number } está en «compared», pero lo tiene una opción de la regla o su código, así que lo compara el propio programa
wrong-ledger-number = { $rule }: dice { $number } donde debería decir { $value }
wrong-ledger-reason-of-another = { $rule }: su motivo ({ $language }) habla de una fuente que no es la de { $ruleset }
wrong-ledger-taken-over = { $rule }: es la de { $ruleset }, donde { $option } es de otro modo
wrong-ledger-words-of-another = { $rule }: sus palabras son las de { $ruleset }, donde { $option } es { $there } y no { $here }
wrong-ledger-differs = { $option }: no es como en { $other }, y ninguna entrada de { $ruleset } la nombra
wrong-ledger-card-not-shown = carta { $card }: ningún escenario de { $ruleset } la muestra
wrong-ledger-card-stranger = carta { $card }: la muestra { $file }, pero no es una carta de { $ruleset }
wrong-ledger-code-stranger = { $rule }: está en el código y en ningún registro de reglas
wrong-ledger-idle = { $rule }: la lleva a cabo { $function }, pero ninguna regla del juego la llama
wrong-ledger-option-idle = opción { $option }: ninguna entrada la nombra
wrong-ledger-said-by-none = { $rule }: no la dice ninguna frase, así que no es una regla
wrong-ledger-section-missing = { $rule }: la dice una frase de { $sections }, que no está entre sus apartados
wrong-ledger-section-beyond = { $rule }: no la dice ninguna frase de { $sections }
wrong-sentences-missing = apartado { $section }: no tiene ninguna frase en la tabla
wrong-sentences-of-no-source = el apartado { $section } de la tabla de frases no está en ninguna fuente
wrong-sentence-alone = apartado { $section }, línea { $row }: no tiene ni regla ni nota
wrong-sentence-of-no-entry = apartado { $section }, línea { $row }: { $rule } no es una entrada de { $ruleset }
wrong-no-toml = { $path }: no es TOML: { $why }
wrong-too-large = { $what }: { $width } por { $height } mm es más grande que el papel
wrong-too-large-die = un dado de papel: { $width } por { $height } mm es más grande que el papel
wrong-own-twice = { $path }: hay dos cartas { $card }; se espera cada una una vez, con `copies`
wrong-own-icon = { $path }: { $card } tiene el icono '{ $icon }', que no es ningún dibujo del juego de iconos; se espera un nombre como { $near }
wrong-own-no-text = { $path }: { $card } no tiene texto en '{ $language }'
wrong-paper = --paper '{ $name }': se espera uno de { $known }
wrong-size = --size '{ $name }': se espera uno de { $known }
wrong-bleed = --bleed '{ $given }': se esperan milímetros, de 0 a 6
wrong-thickness = --thickness '{ $given }': se esperan milímetros de una carta, de 0.1 a 2
wrong-pictures-folder = --pictures { $path }: no existe esa carpeta
wrong-pictures-none = --pictures { $path }: se esperan imágenes con el nombre de su carta ({ $known }) y no hay ninguna
wrong-picture = { $path } no es una imagen que se pueda leer
wrong-picture-profile = el perfil de color de { $path } no se puede leer: guarda la imagen sin él
wrong-picture-long = { $path } es un fichero demasiado grande: se esperan { $most } MiB como mucho
wrong-picture-large = { $path } tiene demasiados puntos: se esperan 40 millones como mucho
wrong-picture-twice = { $path }: ya hay otra imagen para { $card }
wrong-picture-no-card = --pictures: ninguna carta que se imprima se llama { $name }
wrong-picture-near = --pictures: ninguna carta que se imprima se llama { $name }; ¿querías decir { $near }?
wrong-picture-whole = --pictures: { $name } la dibuja entera su juego, con sus textos y sus huecos; no tiene sitio para una imagen
wrong-no-pillow = para imprimir imágenes propias hace falta Pillow: instala tapete[press]
wrong-what = --what '{ $what }': se espera all o algo de { $known }
wrong-press-language = --lang '{ $language }': se espera uno de { $known }
wrong-none-to-print = --what { $what }: { $game } no tiene nada de eso que imprimir
wrong-no-cards-to-print = --png: { $game } no tiene cartas que imprimir
wrong-no-fit = { $what }: { $part ->
    [title] el título no cabe
    [kind] el tipo no cabe
   *[text] el texto no cabe
}; se espera uno más corto
wrong-fit-untried = { $name }: no se prueba si sus textos caben en el papel, porque falta Typst; instala tapete[press]
wrong-glyph = { $places }: las fuentes no tienen { $letters }; no se imprime nada
wrong-glyph-marked = { $places }: las fuentes no tienen { $letters }; la página muestra { $mark } en su lugar
wrong-glyph-place = { $what }, { $part ->
    [title] título
    [kind] tipo
   *[text] texto
}
wrong-glyph-many = el texto tiene más de { $most } letras con marcas que faltan en la primera fuente; se esperan menos
wrong-glyph-places = { $before }; { $place }
wrong-glyph-more = { $n ->
    [one] 1 sitio más
   *[other] { $n } sitios más
}
wrong-no-typst = para imprimir hace falta Typst: instala tapete[press]
wrong-exact-seats = { $seats } asientos: una búsqueda exacta conoce como mucho { $most } en los que cada uno quiere lo suyo
wrong-batch-over = partida { $game }: la acción { $action } no es legal ahora; la partida ha terminado, y espera un reset
wrong-batch-illegal = partida { $game }: la acción { $action } no es legal ahora; se espera una de { $legal }
wrong-of-a-profile = { $path }: no dice qué se simuló; nombra su carpeta
wrong-not-simulated = { $path }: no dice qué se simuló; se espera un fichero de simulate --out
wrong-tune-numbers = --target { $target }: se espera un número, como 0.35 o 0.35±0.02
wrong-tune-share = --target { $target }: se espera una proporción de 0 a 1
wrong-tune-length = --target { $target }: se espera un número que no sea negativo
wrong-tune-score = --target { $target }: se espera una puntuación de { $low } a { $high }
wrong-tune-tolerance = --target { $target }: se espera una tolerancia mayor que 0, y menor que 1 si es de una proporción, como 0.35±0.02
wrong-tune-span = { $text }: se espera una medida entre dos números, primero el menor, como rounds=8-12
wrong-check-no-schema = { $game } no tiene un esquema de cartas propias
wrong-check-no-game = { $name }: se espera un juego ({ $known }), o una carpeta con un paquete
wrong-check-no-package = { $folder }: aquí no hay ningún paquete con un juego; se espera un pyproject.toml que nombre uno en tapete.games, o la carpeta de un paquete
wrong-no-optuna = lab tune necesita Optuna: pip install 'tapete[lab]'
wrong-tune-few-numbers = { $path }: --most mueve números enteros, como end.keys=3..5
wrong-tune-most = --apart necesita --most de 1 o más y varios --players, como --players 2,3,4; --check necesita --most
wrong-tune-other = { $folder }: guarda una búsqueda con otras opciones, o con otra meta; nombra otra carpeta
wrong-yaml-problem = no es YAML ({ $problem })
wrong-too-deep = tiene más de { $most } niveles, unos dentro de otros
wrong-yaml-value = { $given } no es un valor del tipo { $kind }
wrong-too-many-parts = tiene más de { NUMBER($most, useGrouping: 1) } partes
wrong-too-long-number = tiene un número de más de { $most } cifras
wrong-in-itself = *{ $anchor } se refiere a la parte que lo contiene
wrong-tagged = lleva la etiqueta { $tag }; se esperan datos sin etiquetas
wrong-control-character = contiene el carácter { $code }, que no puede ir en un texto
wrong-no-scenario = { $path }: no guarda ningún escenario (*.yaml)
wrong-scenario-mapping = { $path }: se espera un escenario, valores por su nombre: game, rules, seats, when y then
wrong-scenario-no-die = se tira un { $die }, y los dados del escenario se han agotado
wrong-scenario-other-die = se tira un { $die }, y el siguiente dado del escenario es { $next }
wrong-scenario-refused = { $line }: rechazado: { $wrong }
wrong-scenario-stopped = { $line }: { $wrong }
wrong-scenario-never-rolled = tras la preparación que hizo la semilla { $seed } no se llegan a tirar: { $dice }
wrong-scenario-broke = las reglas se han roto: { $fault }
wrong-list-of = se espera una lista, no { $given }
wrong-list-of-most = se espera una lista de { $most } como mucho, no { $given }
wrong-one-of-each = algo está dos veces en la lista, y hay uno de cada
wrong-whole-between = se espera un número entero de { $low } a { $high }, no { $given }
wrong-true-or-false = se espera true o false, no { $given }
wrong-no-roll = «{ $roll }» no es ninguna tirada; se espera una como d6=2
wrong-no-such-face = «{ $roll }»: un d{ $sides } da de 1 a { $sides }
wrong-no-path-to-set = ahí no hay nada que se pueda poner
wrong-none-in-this-game = en esta partida no hay
wrong-effect-part = «{ $given }»: { $wrong }
wrong-no-effect = «{ $given }» no es ningún efecto; se espera uno de { $known }
wrong-option-length = se esperan { $most }, y hay { $n }
wrong-option-lengths = se esperan entre { $least } y { $most }, y hay { $n }
wrong-option-once = se espera cada cosa una vez como mucho
wrong-option-not-here = «{ $given }» no puede estar aquí; se espera uno de { $known }
wrong-option-not-here-of-many = «{ $given }» no puede estar aquí; se espera uno de { $known }, u otro de { $n }
wrong-no-such-word = «{ $word }» no vale aquí; se espera uno de { $known }
wrong-action-words-0 = «{ $action }»: tras { $verb } no va nada
wrong-action-words-1 = «{ $action }»: tras { $verb } va una palabra más, como en «{ $example }»
wrong-action-words-2 = «{ $action }»: tras { $verb } van dos palabras más, como en «{ $example }»
wrong-near-action = «{ $action }» no es ninguna acción; ¿quizá { $near }?
wrong-no-action = «{ $action }» no es ninguna acción; empiezan por { $known }
wrong-scenario-absent = { $path }: se espera { $expected } y no hay nada
wrong-scenario-found = { $path }: se espera { $expected } y hay { $found }
wrong-scenario-legal = { $line }: es legal, y se espera que se rechace
wrong-scenario-line = '{ $line }': se espera un asiento, dos puntos y una acción
wrong-no-view-path = { $path }: la vista no tiene tal camino
wrong-no-option-here = {"{"}{ $key }{"}"}: el reglamento no tiene esa opción
wrong-record-empty = { $path }: está vacío; se espera una partida grabada
wrong-record-format = un registro de formato { $format }; este programa lee { $known }
wrong-record-after-end = viene después del final de la partida
wrong-record-choice = es la elección { $n }, se espera la elección { $expected }
wrong-record-beyond = { $key } habla de más elecciones de las que hay
wrong-record-many = { $key } { $n } veces; se esperan { $most } como mucho
wrong-record-seat = reseated: no hay asiento { $seat } entre { $seats }
wrong-record-change = reseated: se espera uno de { $known }, no { $given }
wrong-record-objects = { $key } debe ser una lista de objetos
wrong-record-order = { $key } tras { $after } elecciones viene después de { $before }
wrong-record-long = tiene más de { NUMBER($most, useGrouping: 1) } caracteres
wrong-record-braces = se espera un objeto entre llaves
wrong-record-json = no es JSON: columna { $column }: { $wrong }
wrong-record-cut = está cortada; quita la línea para seguir desde la anterior
wrong-record-roles = roles deben ser textos, o null si se sortea, no { $given }
wrong-record-seats = seats deben ser { $n } textos, tantos como roles, no { $given }
wrong-record-missing = falta { $key }
wrong-record-kind-int = { $key } debe ser un número entero, no { $given }
wrong-record-kind-str = { $key } debe ser un texto, no { $given }
wrong-record-kind-list = { $key } debe ser una lista, no { $given }
wrong-record-kind-dict = { $key } debe ser un objeto, no { $given }
wrong-record-kind-bool = { $key } debe ser true o false, no { $given }
wrong-record-unknown = no se conoce { $key }
wrong-record-no-die = se tira un d{ $sides } que el registro no tiene
wrong-record-other-die = se tira un d{ $sides }, y el registro tiene un d{ $had }
wrong-record-game = es una partida de { $of }, no de { $game }
wrong-chance-differs = { $path }, línea { $line }: no es lo que trajo el azar en esta partida{ $choice ->
    [0] {""}
   *[other] , en la decisión { $choice }
  }
wrong-chance-short = { $path }: tiene { $lines } líneas; la partida usó el azar { $n } veces
wrong-record-end = { $path }: dice que la partida acabó { $outcome } por { $cause } tras { $n } elecciones; es { $is_outcome } por { $is_cause } tras { $is_n }
wrong-record-after = tras { $n } elecciones: { $wrong }
wrong-record-other-deal = el nuevo reparto tras { $n } elecciones no es el grabado; el registro se ha editado o las reglas han cambiado
wrong-record-dice = los dados fueron { $dice }, y las reglas tiraron { $rolled }
wrong-record-state = el estado que deja no es el grabado; el registro se ha editado o las reglas han cambiado
wrong-setting-database = se espera sqlite+aiosqlite:///FICHERO o postgresql+asyncpg://USUARIO@SERVIDOR/NOMBRE
wrong-setting-address = se espera una dirección como https://table.example, no { $given }
wrong-setting-addresses = se esperan direcciones o redes separadas por comas, no { $given }
wrong-setting-key = se espera una clave de { $least } caracteres o más
wrong-setting-mail = se espera una dirección como smtp://USUARIO:CLAVE@SERVIDOR:587
wrong-setting-mail-public = mail: se espera también public, la dirección de los enlaces de los correos
wrong-setting-sender = se espera una dirección como tapete@example.org, no { $given }
wrong-machine = se espera el nombre de una máquina: partes de 1 a 63 letras, cifras, - y _, separadas por puntos, { $most } caracteres como mucho
wrong-word-url = se espera una dirección como https://ntfy.sh/tema
wrong-word-https = se espera una dirección que empiece por https://
wrong-word-port = se espera una dirección sin puerto
wrong-word-mail = se espera una dirección como ana@example.org
wrong-word-browser = se espera la suscripción de un navegador
wrong-setting-desk = desk: se espera desk_key, la clave que pide, u otra entrada que key
wrong-desk-players = players: se espera una lista para tune, un solo número para los demás trabajos
wrong-desk-target = target: se espera a qué apuntar
wrong-some-text = se espera algún texto
wrong-long-note = se esperan { $most } caracteres propios como mucho, no { $n }
wrong-long-name = se esperan { $most } caracteres como mucho

## Por qué no se pudo hacer, o leer, algo

wrong-cause-no-file = no existe ese fichero ni esa carpeta
wrong-cause-no-permission = falta permiso
wrong-cause-folder = es una carpeta
wrong-cause-no-folder = una parte de su ruta no es una carpeta
wrong-cause-there = ya existe
wrong-cause-not-empty = la carpeta no está vacía
wrong-cause-full = el disco está lleno
wrong-cause-read-only = solo se puede leer
wrong-cause-many-open = hay demasiados ficheros abiertos
wrong-cause-long-name = su nombre es demasiado largo
wrong-cause-circle = sus enlaces dan vueltas en círculo
wrong-cause-links = tiene demasiados enlaces
wrong-cause-in-use = otro programa lo usa
wrong-cause-too-large = es demasiado grande
wrong-cause-disk = el disco falla
wrong-cause-memory = no hay memoria suficiente
wrong-cause-port-taken = otro programa escucha ahí
wrong-cause-no-address = esta máquina no tiene esa dirección
wrong-cause-nobody = ningún programa escucha ahí
wrong-cause-late = no hubo respuesta a tiempo
wrong-cause-no-way = la red no llega hasta ahí
wrong-cause-cut = la conexión se cortó
wrong-cause-no-host = no hay ninguna máquina con ese nombre
wrong-cause-no-secrecy = no se pudo hacer una conexión cifrada
wrong-cause-damaged = está dañado
wrong-cause-no-text = no es texto UTF-8
wrong-cause-no-sqlite = no es una base de datos SQLite
wrong-cause-no-opening = no se puede abrir
wrong-cause-no-login = la base de datos rechaza el nombre o la contraseña
wrong-cause-no-database = el servidor no tiene esa base de datos
wrong-cause-database-busy = a la base de datos no le queda memoria, disco o conexiones
wrong-cause-database-closes = la base de datos está arrancando o parando
wrong-cause-database = la base de datos lo rechaza
wrong-cause-no-module = falta el módulo de Python { $name }
wrong-cause-system = el código de fallo del sistema es { $code }
wrong-cause-content = su contenido no es el que se espera
wrong-cause-other = ha fallado
wrong-json-problem = línea { $line }, columna { $column }: { $wrong }
wrong-json-value = se espera un valor
wrong-json-name = se espera un nombre entre comillas dobles
wrong-json-colon = se esperan dos puntos
wrong-json-comma = se espera una coma
wrong-json-more = no se espera nada más
wrong-json-open-text = este texto no se cierra
wrong-json-character = un texto no puede llevar este carácter tal cual
wrong-json-escape = ninguna secuencia empieza con esta barra inversa
wrong-json-trailing = no se espera nada tras la última coma
wrong-json-mark = no se espera una marca de orden de bytes delante del texto
wrong-json-other = aquí hay algo mal
wrong-json-number = { $word } no es un número
wrong-json-deep = tiene demasiados niveles o un número demasiado largo
wrong-yaml-tab = se esperan espacios, no un tabulador
wrong-yaml-alias = un alias nombra un ancla que no está antes
wrong-yaml-colon = aquí no puede haber dos puntos
wrong-yaml-dash = aquí no puede haber un guion
wrong-yaml-key = se espera una clave con dos puntos, con el mismo margen que las anteriores
wrong-yaml-closed = se espera una coma o el corchete de cierre
wrong-yaml-twice = una clave está dos veces
wrong-yaml-anchor-twice = un ancla está dos veces
wrong-yaml-end = el texto acaba a medias
wrong-yaml-character = nada puede empezar con este carácter; pon el texto entre comillas
wrong-yaml-letter = este carácter no puede ir en un texto
wrong-yaml-escape = ninguna secuencia empieza con esta barra inversa
wrong-yaml-tag = las etiquetas, que empiezan con un signo de exclamación, no valen aquí
wrong-yaml-documents = se espera un solo documento
wrong-yaml-directive = no se espera una línea que empiece con el signo de por ciento
wrong-yaml-indentation = las líneas no tienen el mismo margen
wrong-yaml-other = aquí hay algo mal
wrong-data-parts = tiene más de { NUMBER($most, useGrouping: 1) } partes
wrong-data-deep = tiene más de { $most } niveles, unos dentro de otros
wrong-key-twice = «{ $key }» está dos veces
wrong-data-marks = una letra tiene más de { $most } signos encima o debajo: se esperan { $most } como mucho
wrong-data-character = contiene el carácter { $code }, que no puede ir en un texto
wrong-data-large = es un número demasiado grande
wrong-data-no-number = no es un número finito
wrong-data-kind = se espera un texto, un número, true, false, una lista o valores por su nombre, no { $given }
nothing-there = (ninguno)
wrong-usage = { $command }: { $wrong }
wrong-usage-no-option = no hay ninguna opción { $given }
wrong-usage-no-option-near = no hay ninguna opción { $given }; ¿quizá { $near }?
wrong-usage-no-command-near = no hay ninguna orden '{ $given }'; ¿quizá { $near }?
wrong-usage-no-command = no hay ninguna orden '{ $given }'; se espera uno de { $known }
wrong-usage-takes-value = tras { $option } hace falta un valor
wrong-usage-takes-none = { $option } no lleva valor
wrong-usage-extra = no se espera nada más, y hay '{ $words }'
wrong-usage-range = un número de { $low } a { $high }
wrong-usage-one-of = uno de { $known }
wrong-usage-other = el programa no entiende estas palabras; --help muestra las opciones
wrong-usage-stopped = no se hizo nada
wrong-workers-died = un proceso de trabajo murió { $deaths } veces seguidas, parado desde fuera o sin memoria; prueba con menos --workers que { $workers }
wrong-ray-lost = el clúster de Ray perdió las mismas partidas { $times } veces
wrong-entry-of-package = el paquete { $package }, punto de entrada { $point }
wrong-entry-of-some-package = un paquete instalado, punto de entrada { $point }
wrong-no-server = { $url }: ningún servidor contesta ({ $why })
wrong-server-answered = el servidor contesta con el código { $code } y sin ninguna frase
wrong-place = { $name }, línea { $line }
wrong-time-zone = se espera el nombre de una zona horaria, como Europe/Madrid
wrong-notice-parts = se espera una suscripción para push, servicio y dirección para un webhook, una dirección para el correo
wrong-quiet-both = se esperan quiet_from y quiet_to, o ninguno de los dos
wrong-http-body = su cuerpo no se puede leer
wrong-http-refused = el servidor no la admite de esta forma
wrong-toml-place = línea { $line }, columna { $column }
wrong-cause-damaged-database = está dañada: guarda una copia, y restaura una copia de seguridad
wrong-as-said = { $wrong }
wrong-usage-missing = falta '{ $what }'
wrong-one-of = { $where }: se espera uno de { $known }
wrong-fork-seats = seats: se esperan { $n }, sin papeles
wrong-forget-what = se espera secret, o code con seat
wrong-game-or-variant = se espera game o variant
wrong-no-null = { $where }: se espera un valor, no null

# El final de una partida
result-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
result-score = { $n } de { $most }
result-graded = { $n } de { $most }: { $grade }

# Los dibujos de las cosas de un juego de otro paquete.
wrong-face = { $game }: layout, faces de { $kind }, { $name }: { $wrong }
wrong-face-of-nothing = no hay tal cosa; hay { $known }
wrong-face-sign = se espera un signo de { $most } letras como mucho, no '{ $sign }'
wrong-face-icon = '{ $icon }' no es un dibujo de la colección; se espera un nombre como { $near }
wrong-face-one-of = se espera uno de { $known }, no '{ $given }'
wrong-face-bare-pattern = se espera un color (fill) para el motivo (pattern)
wrong-face-fill-and-hue = se espera un color (fill) o un matiz (hue), no los dos
wrong-face-picture = { $file }: { $wrong }
wrong-face-picture-name = se espera el nombre de un archivo de la carpeta { $folder }, no '{ $given }'
wrong-face-picture-missing = no existe ese archivo
wrong-face-picture-heavy = se esperan { $most } KiB como mucho
wrong-face-picture-ending = se espera un archivo que acabe en .svg o .png
wrong-face-picture-png = se espera una imagen PNG
wrong-face-picture-wide = se esperan { $most } × { $most } píxeles como mucho, no { $given }
wrong-face-picture-doctype = se espera una imagen SVG en UTF-8 sin DOCTYPE ni entidades
wrong-face-picture-xml = se espera XML; la línea { $line } no lo es
wrong-face-picture-svg = se espera un elemento <svg> del espacio de nombres http://www.w3.org/2000/svg
wrong-face-picture-acts = se espera una imagen que no haga nada, no { $given }
wrong-face-picture-elsewhere = se espera una imagen que no cargue nada, no '{ $given }'
wrong-face-pictures = { $game }: layout: se esperan { $most } KiB de imágenes como mucho, no { $given }

wrong-in-cell = { $name }, hoja «{ $sheet }», celda { $cell }: { $wrong }
wrong-sheet-date = «{ $given }» es una fecha; la hoja de cálculo la ha hecho de otra cosa. Da a la celda el formato Texto y escríbelo otra vez
wrong-sheet-number = «{ $given }» no es un número entero
wrong-sheet-flag = «{ $given }» no es sí ni no
wrong-sheet-data = «{ $given }» no es una lista ni una tabla escrita como en YAML ({ $why })
wrong-sheet-empty = la celda está vacía; se espera un valor
wrong-sheet-unknown = ninguna hoja se llama «{ $name }»; ¿querías decir: { $known }? Una hoja cuyo nombre empieza por _ no se toca
wrong-sheet-twice = «{ $name }» está dos veces
wrong-sheet-untitled = la columna no tiene título en su primera fila
wrong-sheet-column = ninguna columna se llama «{ $name }»; ¿querías decir: { $known }? Una columna cuyo título empieza por _ no se toca
wrong-sheet-no-column = a la hoja le falta la columna «{ $name }»
wrong-sheet-option = ninguna opción tiene el identificador «{ $name }»; ¿querías decir: { $known }?
wrong-sheet-no-id = la fila no tiene identificador en su primera columna
wrong-sheet-players = se esperan un número de jugadores y el identificador de una opción
wrong-sheet-kind = { $path }: no es una hoja de cálculo; se espera un fichero { $known }
wrong-sheet-folder = { $path }: no tiene ningún fichero CSV
wrong-sheet-parts = { $path }: el archivo tiene más de { $most } ficheros
wrong-sheet-locked = { $path }: está cerrado con contraseña; guárdalo sin ella
wrong-sheet-damaged = { $path }: no se puede leer como hoja de cálculo; está cortado o dañado
wrong-sheet-unpacked = { $path }: ocupa más de { $most } MiB sin comprimir
wrong-sheet-entities = { $path }: declara entidades de XML, que ninguna hoja de cálculo necesita
wrong-sheet-sheets = { $path }: tiene más de { $most } hojas
wrong-sheet-reach = { $path }: una hoja tiene más de { NUMBER($rows, useGrouping: 1) } filas o { $columns } columnas
wrong-sheet-area = { $path }: sus hojas tienen en total más de { NUMBER($most, useGrouping: 1) } celdas
wrong-sheet-cell = { $path }: una celda tiene más de { NUMBER($most, useGrouping: 1) } caracteres
wrong-sheet-out = -o: el nombre del fichero acaba en { $known }; un nombre sin terminación hace una carpeta de ficheros CSV
wrong-sheet-what = di dónde se escriben las hojas, -o entidades.xlsx, o cuáles se leen, --read entidades.xlsx
wrong-sheet-lacking = las hojas de cálculo necesitan el paquete { $package }: pip install 'tapete[sheet]'
