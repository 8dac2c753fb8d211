# El taller, donde se diseña un juego mientras corre.

desk-title = El taller
desk-key-about = El taller de este servidor está abierto a quien tenga su clave.
desk-key-label = Clave
desk-key-enter = Entrar
desk-which-game = Juego y reglas
desk-tools = Qué hacer con él
desk-tabs = Juego o respuesta
desk-tab-form = El juego
desk-tab-answer = Qué pasa
desk-base = Las reglas tal como son
desk-changed = con cambios
desk-undo = Deshacer
desk-redo = Rehacer
desk-keep = Guardar
desk-kept-as = Guardado como «{ $name }».
desk-variants = Variantes
desk-work = Buscar respuestas
desk-running = { $n ->
    [one] una en marcha
   *[other] { $n } en marcha
}
desk-play = Jugar esto
desk-print = Imprimir
desk-report = Informe
desk-reporting = Se prepara el informe…
desk-saved = Guardado entre tus descargas: { $name }.
desk-printing = Se prepara; el reglamento tarda hasta medio minuto.
desk-print-about = En PDF, por las reglas tal como están en el formulario.
desk-paper = Papel
desk-paper-a4 = A4
desk-paper-letter = Carta (EE. UU.)
desk-size = Tamaño de las cartas
desk-size-standard = Estándar, 63 × 88 mm
desk-size-mini = Mini, 44 × 67 mm
desk-bleed = Sangrado
desk-bleed-none = ninguno: cartas juntas en hojas
desk-bleed-mm = { $mm } mm, una carta por página
desk-edition = El reglamento para jugadores, sin códigos ni aclaraciones
desk-png = Además, cada carta como imagen
desk-tabletop = Para Tabletop Simulator, con sus imágenes en
desk-print-all = Todo
desk-print-cards = Cartas
desk-print-board = Tablero
desk-print-sheets = Hojas
desk-print-tokens = Fichas
desk-print-boxes = Cajas
desk-print-cutting = Hoja de corte
desk-sleeved = Cajas para cartas enfundadas
desk-print-how = Cómo se juega
desk-print-rulebook = Reglamento
desk-pictures = Dibujos propios para las cartas
desk-pictures-about = PNG, JPEG o WebP, hasta 12 MB. Cada uno sale en todo lo que se imprima de este juego con su carta, en el lugar del dibujo de siempre; queda en este servidor, para quien pueda entrar en el taller.
desk-pictures-file = Un dibujo para la carta
desk-pictures-looking = Se mira qué cartas hay…
desk-pictures-none = Las cartas de este juego se dibujan enteras y no llevan dibujos propios.
desk-pictures-search = Buscar una carta
desk-picture-of = El dibujo de { $card }
desk-picture-not-here = esta versión no tiene esta carta
desk-picture-give = Poner dibujo
desk-picture-give-to = Poner dibujo: { $card }
desk-picture-other = Cambiarlo
desk-picture-other-of = Cambiarlo: { $card }
desk-picture-giving = Se guarda…
desk-picture-take = Quitar el dibujo: { $card }
desk-link = Enlace

## El juego como formulario

desk-search = Buscar en las opciones
desk-nothing-found = Ninguna opción dice eso.
desk-only-changes = { $n ->
    [one] Solo lo que difiere (una cosa)
   *[other] Solo lo que difiere ({ $n })
}
desk-take-all-back = Deshacerlo todo
desk-changes = { $n ->
    [one] un cambio
   *[other] { $n } cambios
}
desk-wrong-here = por corregir
desk-take-back = Dejar como estaba: { $what }
desk-as-before = como estaba
desk-was = antes { $value }
desk-rules-of = Reglas sobre: { $what }
desk-less = Menos: { $what }
desk-more = Más: { $what }
desk-a-number = Un número
desk-none = nada
desk-yes = sí
desk-no = no
desk-add = Añadir…
desk-add-to = Añadir a: { $what }
desk-filler = Completa el mazo
desk-formula = Fórmula de: { $what }
desk-tie = Que dependa de otros: { $what }
desk-untie = De nuevo un número: { $what }
desk-sum = En total
desk-up = Más arriba: { $what }
desk-down = Más abajo: { $what }
desk-remove = Quitar: { $what }
desk-remove-last = Quitar el último
desk-key = Clave { $key }
desk-new-key = Clave nueva de: { $what }
desk-begin-from = Empezar por una carta de la caja…
desk-begin-instead = en su lugar, y sin la otra
desk-sample = Empezar por un ejemplo

## La respuesta

desk-players = Jugadores
desk-agent = Juega
desk-beside = Al lado
desk-beside-nothing = nada
desk-slow = Este agente piensa: sus cifras tardan.
desk-answer = Qué pasa
desk-first-games = Se juegan las primeras partidas…
desk-playing = Jugando: { $games } partidas, { $speed } por segundo.
desk-played = { $games } partidas jugadas.
desk-same-seeds = La misma suerte en los dos lados.
desk-seeds = Semillas { $first } a { $last }
desk-more-games = Más partidas
desk-last-sound = Estas son las cifras de la última versión que se puede jugar.
desk-this = esto
desk-beside-short = al lado
desk-figure = { $value }, entre { $low } y { $high }
desk-figure-beside = Al lado { $value }, entre { $low } y { $high }.
desk-cause-beside = { $title }: { $share }; al lado, { $beside }
desk-between = de { $low } a { $high }
desk-sure = de { $low } a { $high }, seguro
desk-unsure = de { $low } a { $high }, aún no es seguro
desk-not-sure = no es seguro
desk-nothing-differs = ninguna partida cambia
desk-causes = Cómo acaban
desk-lengths = Cuánto duran
desk-worth = Qué vale cada cosa
desk-worth-about = Con qué frecuencia ganó quien la tenía, con su intervalo; púlsala para saber más.
desk-worth-about-score = La puntuación media de quien la tenía, con su intervalo; púlsala para saber más.
desk-worth-beside = La raya es lo que está al lado.
desk-wins = Victorias: { $what }
desk-scores = Puntuación: { $what }
desk-seats = Por asiento
desk-even = La línea de puntos es lo que toca a cada uno si todos son iguales: { $even }.
desk-groups = Qué cosas
desk-thing = En { $games } partidas; entre { $low } y { $high }.
desk-all = Todas ({ $n })
desk-fewer = Menos
desk-further = Otras cifras
desk-beside-value = (al lado { $value })
desk-people = Con personas
desk-examples = Ver una partida
desk-example-typical = Una típica
desk-example-shortest = La más corta
desk-example-longest = La más larga
desk-example-closest = La más reñida
desk-example-playing = Se busca y se vuelve a jugar…

## Variantes

desk-name = Nombre
desk-note = Nota
desk-keep-name = Guardar
desk-never-mind = Dejarlo
desk-rename = Nombre y nota
desk-open = Abrir
desk-compare = Poner al lado
desk-delete = Borrar { $name }
desk-open-now = · abierta
desk-beside-now = · al lado
desk-figures-of = { $games } partidas de { $players }, semillas { $first } a { $last }
desk-no-variants = Todavía no hay nada guardado. Cambia algo y pulsa «Guardar»: queda aquí, debajo de aquello de lo que salió.
desk-bring-file = Traer un archivo YAML
desk-sheets = Hoja de cálculo
desk-sheets-about = Todas las cartas, listas y números de lo que tienes abierto, para cambiarlos en Excel, LibreOffice o donde quieras. Lo que hacen las cartas se escribe en frases.
desk-sheets-save = Guardar como { $kind }
desk-sheets-read = Leer una hoja de cálculo
desk-sheets-wrong = { $n ->
    [one] Una celda está mal, y no se toma nada:
   *[other] { $n } celdas están mal, y no se toma nada:
}
desk-sheets-nothing = Esta hoja no cambia nada.
desk-sheets-take = Tomar estos cambios
desk-deleted = Borradas ({ $n })
desk-bring-back = Recuperar

## Trabajo largo

desk-work-about = Sigue por detrás, también si cierras la página, y te espera aquí. Quienes piden trabajo se turnan.
desk-work-mine = tuyo
desk-which-matter = ¿Qué números importan?
desk-which-matter-for = Para qué cifra
desk-which-matter-share = Qué hace un paso de cada número: { $measure }, en puntos
desk-which-matter-number = Qué hace un paso de cada número: { $measure }
desk-ask-for = Pedir lo que se quiere
desk-rivals = ¿Quién juega?
desk-tournament = Quién juega cuán bien
desk-tournament-of = Un torneo de
desk-tournament-games = Partidas
desk-tournament-start = Celebrarlo
desk-tournament-pair = { $first } − { $second }: { $difference } (de { $low } a { $high })
desk-tournament-about = { $games } partidas de cada uno, con la misma suerte; si se gana o se pierde en grupo, cada uno juega en todos los asientos; si no, las mismas veces en cada asiento.
desk-check = ¿Se sostienen las cifras?
desk-check-what = Las mismas cifras, jugadas por otro
desk-check-agent = Por quién
desk-check-start = Ver si se sostienen
desk-runs = Empezado en la terminal ({ $n })
desk-run-done = · hecho
desk-run-open = · sin acabar
desk-run-report = Informe de { $what }
desk-stop = Parar
desk-one-less = un paso menos
desk-one-more = un paso más
desk-turn-down = { $title } en { $value }: { $difference } (de { $low } a { $high }).
desk-turn-up = { $title } en { $value }: { $difference } (de { $low } a { $high }).
desk-answers = Lo que más se acerca
desk-no-answer = Nada se ha acercado.
desk-no-change = Sin cambios
desk-players-n = { $n ->
    [one] un jugador
   *[other] { $n } jugadores
}
desk-wish-players = Con cuántos jugadores
desk-wish-target = Qué debe salir
desk-wish-measure = Cifra
desk-measure-of = Quien tiene… ({ $what })
desk-wish-value = Valor
desk-wish-also = Y entre
desk-wish-from = Desde
desk-wish-to = Hasta
desk-wish-more = Y además…
desk-wish-may = { $n ->
    [0] Qué se puede mover
    [one] Qué se puede mover (uno)
   *[other] Qué se puede mover ({ $n })
}
desk-wish-search = Buscar en lo que se puede mover
desk-wish-most = Como mucho tantos de ellos
desk-wish-how = Cómo de cerca
desk-wish-at = justo
desk-wish-between = entre
desk-wish-flags = Sí o no
desk-wish-all = Todas
desk-wish-chosen = ({ $n } de { $of })
desk-wish-or = o en su lugar: { $others }
desk-wish-looking = Se mira qué cartas y reglas se pueden quitar o poner…
desk-wish-starting = Se empieza a buscar…
desk-wish-start = Buscarlo

## Por qué

desk-why = ¿Por qué?
desk-why-of = Por qué: { $what }
desk-why-tension = Cuán abiertas son las partidas
desk-why-tension-about = De { $games } partidas miradas decisión a decisión: lo que valen las posiciones, contrastado con cómo acabaron estas partidas.
desk-why-comebacks = Salió al final lo que en algún momento tenía menos de un { $chance } de posibilidades
desk-why-early = Decididas a la mitad: desde ahí nunca por debajo del { $chance }
desk-why-decided = Por término medio, decididas tras esta parte de la partida
desk-why-lost = Cuándo se pierden las partidas
desk-why-cards = Qué hace cada carta: { $measure }, en puntos
desk-why-cards-number = Qué hace cada carta: { $measure }
desk-why-cards-about = Con ella menos sin ella; una barra hueca no es segura.
desk-why-soon = Se está mirando qué hace cada carta; las primeras salen enseguida.
desk-why-so-far = Un primer vistazo; las que más parecen hacer se miran con más partidas.
desk-why-fewer-games = Miradas con menos partidas ({ $n })
desk-why-rules-share = Qué pasa más en las partidas de un lado que en las del otro
desk-why-rules-number = Qué pasa más en las partidas largas que en las cortas
desk-why-rules-score = Qué pasa más en las partidas de puntuación alta que en las de baja
desk-why-rule = Regla
desk-why-high-share = ganadas ({ $games })
desk-why-low-share = no ({ $games })
desk-why-high-number = más largas ({ $games })
desk-why-high-score = alta ({ $games })
desk-why-low-number = más cortas ({ $games })
desk-why-low-score = baja ({ $games })
desk-why-rules-about-rounds = Cuántas veces actuó cada una por ronda. Lo que acompaña a ganar no tiene por qué ser lo que hace ganar.
desk-why-rules-about-turns = Cuántas veces actuó cada una por turno. Lo que acompaña a ganar no tiene por qué ser lo que hace ganar.
desk-why-rules-about-choices = Cuántas veces actuó cada una por decisión. Lo que acompaña a ganar no tiene por qué ser lo que hace ganar.
desk-curve-won = partidas ganadas ({ $games })
desk-curve-lost = partidas perdidas ({ $games })
desk-curve-winner = quien ganó ({ $games })
desk-curve-others = los demás ({ $games })
desk-curve-axis = posibilidades de ganar, a lo largo de la partida
desk-for-players = Para cuántos jugadores
desk-for-all = Para cualquier número de jugadores
desk-for-n = Con { $n } jugadores{ $changes ->
    [0] {""}
   *[other] {" "}({ $changes })
}
desk-for-only = Lo que cambies aquí solo vale con { $n } jugadores.
desk-for-any-again = Cambiarlo para cualquier número
desk-wish-apart = Cada número de jugadores, con valores propios de esos números (si uno solo no sirve para todos)
desk-name-for = { $name }, con { $n } jugadores
desk-first-look = Un primer vistazo, con { $games } partidas de cada paso; lo que más hace se vuelve a mirar con más.
desk-play-from = Jugar desde ahí
desk-folder = Carpeta para la web
desk-folder-about = O para jugarlo sin este servidor: una carpeta que se descomprime en cualquier alojamiento web, con el juego tal como está aquí.
desk-folder-making = Se prepara la carpeta…
desk-hesitated = Donde más se dudó:
desk-hesitated-at = decisión { $n }, { $seconds } s

desk-history = Cambios
desk-history-beside = En qué se distingue de
desk-history-looking = Comparando…
desk-history-same = No se distinguen en nada.
desk-history-rules = { $n ->
    [one] Una regla se lee de otro modo
   *[other] { $n } reglas se leen de otro modo
}
desk-history-before = Antes:
desk-history-gone = Ya no:
desk-history-save = Lista de cambios (Markdown)
desk-history-now = Lo que cambia el diseño del formulario
desk-bench-go = Al banco de cartas
desk-bench-first = Haz una carta propia
desk-bench-edit = Cambiar { $card }
desk-bench-file = Como en un archivo
desk-bench-cards = Cartas propias
desk-bench-new = Carta nueva
desk-bench-full = Los { $n } sitios para cartas propias están ocupados.
desk-bench-empty = Aún no hay ninguna carta propia. Empieza con una nueva o con una carta del juego.
desk-bench-as-printed = La carta, como se imprime
desk-bench-face = { $title }. { $text }
desk-bench-no-face = La carta se verá aquí en cuanto sus campos estén bien.
desk-bench-making = Se está haciendo la carta…
desk-bench-apart = Hay otro error en el formulario, así que la carta se ve con los números del reglamento.
desk-bench-in = ({ $language })
desk-bench-also = ({ $language }; puede faltar)
desk-bench-next = Lo que puede venir después
desk-bench-unfinished = La frase no está acabada.
desk-bench-stuck = «{ $what }» no se entiende.
desk-bench-near = Quizá:
desk-bench-always = siempre
desk-bench-range = { $from }–{ $to }
desk-bench-open = { $from }+
desk-bench-earlier = { $row }: empezar uno antes
desk-bench-later = { $row }: empezar uno después
desk-bench-row = Otra fila
desk-bench-roll = Según una tirada
desk-bench-copies = Copias: { $where }
desk-bench-fewer = Una copia menos: { $where }
desk-bench-more = Una copia más: { $where }
desk-bench-instead = en lugar de
desk-bench-nothing = nada
desk-bench-pool = Entre: { $where }
desk-bench-icon-choose = Elegir: { $what }, { $now }
desk-bench-icon-none = el signo de siempre
desk-bench-icon-drop = El signo de siempre
desk-bench-icon-search = Busca un dibujo con palabras
desk-bench-icon-found = { $n ->
    [0] Ningún dibujo encaja. Prueba otra palabra.
    [one] Un dibujo encaja.
   *[other] { $n } dibujos encajan.
}
desk-bench-icon-more = 24 más
desk-bench-icon-by = Dibujos de game-icons.net, CC BY 3.0.
desk-bench-picture = Una imagen propia
desk-bench-picture-drop = Sin imagen propia
desk-bench-copy = Copiar
desk-bench-remove = Quitar { $card }
