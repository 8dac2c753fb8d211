# Para qué es cada opción: el título de un campo es su primera parte.

option-deck = las cartas de los doce mazos de las habitaciones, aparte de los cuentos
option-tales-in-rooms = de los cuatro cuentos, cuántos hay en las habitaciones; los demás están en el mazo de Motemey
option-cards-per-room = cartas en cada mazo; doce veces esto deben ser las del mazo y los cuentos de las habitaciones
option-motemey = el mazo de Motemey, aparte de su cuento
option-special-rooms = las habitaciones especiales de las que se sacan tres
option-roles = las almas, por rol
option-roles-sanity = cordura máxima, que es también la del comienzo
option-roles-keys = cuántas llaves puede llevar
option-roles-objects = sus huecos para objetos
option-roles-gift = con qué empieza
option-start = dónde empiezan, según cuántas sean
option-stairs-move = si las escaleras se vuelven a sortear al final de cada ronda
option-rooms-clockwise = si el tablero tiene las habitaciones de un piso alrededor de su pasillo; si no, en fila sobre él. Qué toca con qué no cambia

option-deal = cómo se reparten los doce mazos
option-deal-by-kind = si cada mazo recibe tantos eventos, tantos objetos y el resto de otras cartas, y se baraja aparte; si no, se barajan todas juntas
option-deal-events = eventos en cada mazo, si se reparte por clases; el mazo debe tener doce veces más
option-deal-objects = objetos en cada mazo, si se reparte por clases; el mazo debe tener doce veces más

option-round-end = lo que pasa al final de una ronda, antes de mirar si se ha ganado o perdido
option-round-end-steps = los pasos del final de la ronda, en este orden; lo que falta no ocurre

option-turn = los turnos
option-turn-actions = acciones de cada alma en cada ronda
option-turn-enlightened = acciones de más con ILUMINADO
option-turn-limited = acciones como mucho en un piso que las limita; Reina Helada, sirviente de hielo, decreto
option-turn-starter-moves = si cada ronda empieza el alma siguiente
option-turn-loop-cycles = idas y vueltas seguidas a la habitación de al lado que llevan al fondo de la cordura; 0: nunca
option-turn-loop-at-bottom = si eso tiene consecuencias también para un alma que ya está en el fondo

option-sanity = la cordura; las cantidades se escriben sin signo
option-sanity-bottom = la cordura más baja, donde un alma se derrumba
option-sanity-sacrifice = si un alma en el fondo puede sacrificar
option-sanity-sacrifice-lowest-max = por debajo de esto no se puede entregar cordura máxima
option-sanity-accept-others-lose = lo que pierden las demás cuando un alma acepta
option-sanity-house = lo que pierden todas al final de la ronda
option-sanity-curse = lo que quita MALDITO
option-sanity-curse-hurts-bearer = si también pierde quien lo lleva
option-sanity-serenity = lo que da SANIDAD al final de cada turno
option-sanity-poison = cordura máxima que quita ENVENENADO al final de la ronda
option-sanity-vanity = lo que añade VANIDAD a cada pérdida
option-dice = las caras de los dados
option-dice-events = de cada dado de un evento
option-dice-omens = del dado de un presagio
option-dice-escape = del dado para salir de ATRAPADO
option-dice-wiggle = del dado para salir del saco
option-dice-chapel = del dado de la Capilla
option-dice-scout = del dado de la VIGÍA en la escalera
option-dice-crown = del dado del Falso Rey
option-sanity-actions-on-rise = si un alma que sube del fondo antes de su turno vuelve a tener sus acciones
option-sanity-actions-at-bottom = acciones como mucho de un alma en el fondo; 40 no quita ninguna
option-sanity-poison-doses = cuántas veces se acumula ENVENENADO en un alma

option-end = cómo acaba la partida
option-end-keys = llaves que hacen falta para escapar
option-end-threshold = dónde está la salida
option-end-keys-left-defeat = si quedan tan pocas llaves, una vez destruida alguna, se pierde; −1: nunca
option-end-max-rounds = rondas como mucho, para estudios; 0: sin límite, como en las reglas

option-actions = lo que hacen las almas
option-actions-meditate-room = cordura que da meditar en una habitación
option-actions-meditate-corridor = cordura que da meditar en un pasillo
option-actions-meditate-with-king = si se puede meditar en el pasillo del Rey
option-actions-meditate-beside-tank = si se puede meditar junto a otra alma que sea la MURALLA
option-actions-vial = cordura que da un VIAL
option-actions-blunt-rounds = rondas que aturde el GARROTE
option-actions-stairs-charges = usos de la escalera portátil
option-actions-escape = dado + cordura que hace falta para salir de ATRAPADO
option-actions-wiggle = resultado del dado que hace falta para salir del saco
option-actions-wiggle-stun = rondas que queda entonces aturdido el Viejo del Saco
option-actions-trade = si las almas de un mismo lugar pueden darse objetos y llaves
option-actions-spy-from-corridor = si al salir al pasillo se mira en una habitación
option-actions-spy-by-effect = si se mira también al llegar a otro pasillo por un evento, las Puertas o la BRÚJULA
option-actions-spy-when-attracted = si se mira también cuando el Rey atrae a un alma
option-actions-trade-on-request = donde hay trueque, si un alma puede pedirle algo a otra
option-actions-blunt-costs = si usar el GARROTE cuesta una acción

option-objects = lo que llevan
option-objects-book-safe = si el Libro no se puede robar ni destruir
option-objects-tales-take-slots = si los cuentos ocupan huecos de objeto
option-objects-rings-add-up = si dos llaveros valen por dos llaves y dos de cordura
option-objects-ring-takes-key = si con el llavero se va la llave que solo él dejaba llevar

option-rooms = las habitaciones especiales
option-rooms-tavern-price = cordura que cuesta la Taberna
option-rooms-tavern-looks = cartas de arriba que se ven en la Taberna
option-rooms-shop-price = cordura que se paga a Motemey
option-rooms-shop-object = lo que paga Motemey por un objeto
option-rooms-shop-treasure = lo que paga Motemey por un tesoro
option-rooms-shop-tale-more = lo que cuesta un cuento, además de su precio
option-rooms-pay-at-bottom = si puede pagar un alma en el fondo, a la que no le cuesta nada
option-rooms-armory-size = cosas que guarda la Armería
option-rooms-doors = lo que pierde el alma a la que se va por las Puertas
option-rooms-salon-next-round = si la protección del Salón no cuenta la ronda en que se da
option-rooms-salon-vanity-uses = desde este uso en la partida el Salón da VANIDAD
option-rooms-chapel-bonus = lo que da la Capilla además del dado
option-rooms-chapel-paranoia = hasta este dado, también PARANOIA; 0: nunca
option-rooms-ritual = el ritual de la Cámara Letal, según un dado con una cara por entrada
option-rooms-ritual-actor = cordura que pierde quien lo hace
option-rooms-ritual-other = cordura que pierde la otra alma
option-rooms-chamber-key-lost = si una Cámara Letal destruida antes de su ritual se lleva su llave

option-abilities = las habilidades de los roles
option-abilities-healer-price = cordura que paga la TERAPEUTA, y la que debe tener al menos
option-abilities-healer-gain = lo que gana cada una de las demás
option-abilities-tank-shields = si la MURALLA puede cargar con pérdidas ajenas
option-abilities-reacts = el rol que puede usar el GARROTE, gratis, antes de que actúe un monstruo a su lado
option-abilities-reacts-on-arrival = si también puede cuando una araña ha llegado adonde está
option-abilities-scout-stairs = dado + cordura que necesita la VIGÍA para no tropezar en la escalera

option-states = rondas que dura cada estado; la tabla de un evento da su propio número

option-monsters = los monstruos
option-monsters-baby-spider-rounds = rondas que atrapa la cría de araña
option-monsters-spider-traps-at-once = si la Araña atrapa en el acto a quien la revela
option-monsters-spider-stuns = si ATRAPADO no deja acción alguna, ni para salir
option-monsters-tue-tue = lo que quitan los dos primeros Tue Tue; los siguientes llevan al fondo
option-monsters-omen-low = dado + cordura hasta el que viene el monstruo mismo
option-monsters-goblin-omen-chosen = si el alma elige qué pierde por el presagio del Duende
option-monsters-strike-on-reveal = si el Duende roba y el Viejo del Saco se lleva a quien lo revela, y se alejan de un salto; si no, entran en la habitación
option-monsters-strike-when-met = si lo hacen al final de la ronda con un alma que esté en su lugar
option-monsters-always-flee = si huyen lleven lo que lleven; si no, se acercan mientras no llevan nada
option-monsters-flee-sideways = si al huir dan un paso que no acerca, cuando ninguno aleja
option-monsters-goblin-leaps-far = si tras robar el Duende salta a la habitación más lejana del alma; si no, a la más cercana sin almas
option-monsters-rescue = si un alma junto al Viejo del Saco puede liberar a su cautivo por una acción

option-king = el Rey de Amarillo
option-king-floor = el piso en que empieza
option-king-presence-from = la primera ronda en que su presencia hace daño
option-king-presence = lo que se pierde en su piso, por ronda; lo último sigue valiendo
option-king-roulette = pisos que sube, según un dado con una cara por entrada
option-king-decrees = los decretos, según un dado con una cara por entrada
option-king-decree-loss = lo que pierden todas por el decreto de perder
option-king-doubled-presence = si lo que dobla FURIA alcanza también a su presencia
option-king-fury-while-banished = si FURIA lo trae aunque esté desterrado
option-king-tales = finales de ronda que lo destierran el primer cuento anexionado, el segundo, el tercero y el cuarto
option-king-belt = el camino que siguen los mazos, una habitación cada ronda
option-king-sanctuary = dónde está el Santuario
option-king-banished-to-sanctuary = si desterrarlo lo lleva a ese piso
option-king-running-round-too = si el destierro cubre también el final de la ronda en curso, además de su número

option-crown = la Corona
option-crown-in-play = si una Corona espera en el Santuario; quien la compra es el Falso Rey
option-crown-price = llaves que cuesta
option-crown-costs-action = si tomarla es una acción
option-crown-keys-are-destroyed = si esas llaves cuentan como destruidas para la derrota
option-crown-threshold = lo que primero debe superar el dado + cordura del Falso Rey, además de su cordura máxima
option-crown-growth = cuánto más en cada final de ronda posterior

option-events = los eventos
option-events-table = por tramos de dado + cordura seguidos, el último abierto, o «always» sin dado
option-events-yellow = si la protección del Salón lo anula
option-cards = cartas propias: eventos hechos de los mismos efectos; cuántas hay de cada una se dice en el mazo
option-cards-title = cómo se llama, en cada idioma
option-cards-kind = la protección del Salón anula lo que es amarillo
option-cards-table = por intervalos seguidos de dado + cordura, el último abierto, o «always» sin dado

# Nombres cortos, de las hojas y columnas de una hoja de cálculo.

sheet-deck = Mazo
sheet-motemey = Motemey
sheet-roles = Roles
sheet-rooms-ritual = Ritual
sheet-states = Estados
sheet-events = Eventos
sheet-cards = Cartas propias
sheet-events-table = efecto
sheet-events-table-key = resultado
sheet-events-yellow = amarillo
sheet-cards-table = efecto
sheet-cards-table-key = resultado
sheet-cards-title = título
sheet-cards-kind = clase
sheet-roles-sanity = cordura
sheet-roles-keys = llaves
sheet-roles-objects = objetos
sheet-roles-gift = con qué empieza
sheet-rooms-ritual-actor = quien lo hace
sheet-rooms-ritual-other = la otra alma
