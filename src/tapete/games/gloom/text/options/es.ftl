# Para qué es cada opción: el título de un campo es su primera parte.

option-pack = las cartas; un paquete de este programa (abismo, clasico) o un paquete entero
option-fingerprint = lo pone el programa; cuáles eran las cartas del paquete al empezar una partida. No se continúa con otras
option-hand = cartas que roba cada asiento antes del primer turno
option-limit = cartas hasta las que se repone una mano
option-plays = jugadas de un turno, sin contar las libres
option-first-turn-plays = jugadas en el primer turno de la partida; sin valor, tantas como en los demás. Con 1 no es ventaja empezar
option-stories = las historias
option-stories-out = historias en el centro; tantas como tenga el paquete, si tiene menos
option-stories-chosen = cuáles, por sus identificadores; con una lista vacía se sortean
option-stories-characters = personajes de una familia que deben mostrar uno de los iconos de una historia
option-families = cómo llegan las familias a los asientos; elegidas por turno, o a suertes
option-first = quién juega primero; a suertes, o el número de un asiento desde 0
option-reshuffle = cuándo pasan los descartes a ser el mazo; en cuanto se roba la última carta, o solo cuando alguien debe robar y no hay
option-text-box = si todo modificador y toda muerte tapa el texto de abajo con su propio recuadro, o solo los que tienen efecto
option-persistent = cuándo está en vigor un efecto persistente; mientras se ven su esquina y su dibujo, o mientras se ve alguno
option-moves-obey = si una carta que se mueve, o se juega en lugar de otra, obedece allí sus propias restricciones
option-off-turn-plays = qué cartas dejan jugar los efectos en el turno de otro; todas, solo muertes prematuras, o ninguna
option-idle-rounds = rondas sin que nadie juegue nada tras las que acaba la partida; 0: nunca
option-max-rounds = rondas de turnos tras las que acaba la partida, pase lo que pase; 0: nunca

option-families-chosen = Elegidas
option-families-lot = A suertes
option-first-lot = A suertes
option-reshuffle-at-once = Enseguida
option-reshuffle-when-needed = Cuando hace falta
option-off-turn-plays-all = Todas
option-off-turn-plays-deaths = Solo muertes
option-off-turn-plays-none = Ninguna
option-text-box-always = Siempre
option-text-box-printed = Si tiene efecto
option-persistent-both = Se ven los dos
option-persistent-either = Se ve alguno

# Nombres cortos, de las hojas y columnas de una hoja de cálculo.

sheet-pack = el paquete
sheet-pack-pack = identificador del paquete
sheet-pack-title = título del paquete
sheet-pack-over = sobre qué paquete se apoya; -: sobre ninguno, y solo están las cartas de estas hojas
sheet-pack-icons = Iconos
sheet-pack-families = Familias
sheet-pack-misfits = los inadaptados
sheet-pack-id = identificador
sheet-pack-modifiers = Modificadores
sheet-pack-events = Eventos
sheet-pack-deaths = Muertes
sheet-pack-stories = Historias
sheet-pack-name = nombre
sheet-pack-flavour = ambiente
sheet-pack-effects = efectos
sheet-pack-points = puntos
sheet-pack-icon = icono
sheet-pack-corner = esquina
sheet-pack-only-on = solo sobre
sheet-pack-not-on = no sobre
sheet-pack-cancels = anula
sheet-pack-needs-own = necesita uno propio
sheet-pack-needs = necesita
sheet-pack-characters = personaje
sheet-pack-families-characters-key = personaje
option-pack-over-abismo = Abismo
option-pack-over-clasico = Clásico

# Nombres cortos, de las hojas y de lo que se cuenta de un cambio.
sheet-stories-characters = Personajes que piden las historias
sheet-text-box = Qué cartas tapan el texto de abajo
sheet-idle-rounds = Rondas sin jugar nada hasta el final
sheet-max-rounds = Rondas como mucho
