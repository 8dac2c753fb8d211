### Carcosa en español.
### Las almas se nombran sin artículo y sin concordar con ellas en género.
### Un lugar trae su artículo, y por eso no va tras "a" ni "de": desde, hasta, en.
### Un monstruo trae su nombre solo, como sujeto ("La Araña") y como complemento ("a la Araña").

## Lugares

place-room = la habitación { $room } del { $floor ->
    [1] primer
    [2] segundo
   *[3] tercer
} piso
place-corridor = el pasillo del { $floor ->
    [1] primer
    [2] segundo
   *[3] tercer
} piso
floor = piso { $floor }

## Cartas

card-NONE = Ninguna carta
card-UNKNOWN = Carta sin ver
card-FURIA_AMARILLO = Furia de Amarillo
card-HAY_CADAVER = Hay un cadáver
card-ESPEJO_AMARILLO = Espejo amarillo
card-COMIDA_SERVIDA = Comida servida
card-DIVAN_AMARILLO = Diván amarillo
card-CAMBIA_CARAS = Cambia caras
card-GOLPE_AMARILLO = Golpe amarillo
card-ASCENSOR = Ascensor
card-TRAMPILLA = Trampilla
card-EVENTO_MOTEMEY = Visita de Motemey
card-ENVENENADO = Envenenado
card-SANIDAD = Sanidad
card-MALDITO = Maldito
card-PARANOIA = Paranoia
card-COMPASS = Brújula
card-VIAL = Vial
card-BLUNT = Garrote
card-TUE_TUE = Tue Tue
card-REINA_HELADA = Reina Helada
card-DUENDE = Duende
card-VIEJO_DEL_SACO = Viejo del Saco
card-ARANA = Araña
card-BOOK_CHAMBERS = Libro de Chambers
card-KEY = Llave
card-TALE_REPAIRER = El reparador de reputaciones
card-TALE_MASK = La máscara
card-TALE_DRAGON = En la corte del dragón
card-TALE_SIGN = El signo amarillo
card-TREASURE_RING = Llavero
card-RING = Anillo
card-TREASURE_STAIRS = Escalera portátil
card-TREASURE_SCROLL = Pergamino
card-TREASURE_PENDANT = Colgante
card-OMEN_ARANA = Presagio de la Araña
card-OMEN_DUENDE = Presagio del Duende
card-OMEN_REINA_HELADA = Presagio de la Reina Helada
card-OMEN_TUE_TUE = Presagio del Tue Tue

## Estados

state-ENVENENADO = Envenenado
state-SANIDAD = Sanidad
state-MALDITO = Maldito
state-PARANOIA = Paranoia
state-TRAPPED = Atrapado
state-VANIDAD = Vanidad
state-ILUMINADO = Iluminado
state-PROTECCION = Protección

## Pobres Almas

role-HEALER = Terapeuta
role-TANK = Muralla
role-HIGH_ROLLER = Tahúr
role-SCOUT = Vigía
role-BRAWLER = Camorrista
role-PSYCHIC = Médium

## Habitaciones especiales

special-NONE = Ninguna
special-UNKNOWN = sin descubrir
special-MOTEMEY = Motemey
special-CAMARA_LETAL = Cámara Letal
special-PUERTAS = Puertas Amarillas
special-TABERNA = Taberna
special-ARMERY = Armería
special-SALON_BELLEZA = Salón de Belleza
special-CAPILLA = Capilla

## Monstruos

monster-ARANA = Araña
monster-ARANA-subject = La Araña
monster-ARANA-object = a la Araña
monster-DUENDE = Duende
monster-DUENDE-subject = El Duende
monster-DUENDE-object = al Duende
monster-REINA_HELADA = Reina Helada
monster-REINA_HELADA-subject = La Reina Helada
monster-REINA_HELADA-object = a la Reina Helada
monster-VIEJO_DEL_SACO = Viejo del Saco
monster-VIEJO_DEL_SACO-subject = El Viejo del Saco
monster-VIEJO_DEL_SACO-object = al Viejo del Saco
monster-CRIA_ARANA = Cría de araña
monster-CRIA_ARANA-subject = La cría de araña
monster-CRIA_ARANA-object = a la cría de araña
monster-SIRVIENTE_HIELO = Sirviente de hielo
monster-SIRVIENTE_HIELO-subject = El sirviente de hielo
monster-SIRVIENTE_HIELO-object = al sirviente de hielo

## Finales

cause-NONE = nada ha terminado todavía
cause-ESCAPED = las almas han escapado
cause-MADNESS = la locura reina en todas las almas
cause-KEYS = ya no quedan llaves suficientes para escapar
cause-ROUNDS = se acabaron las rondas

## Decretos del Rey

decree-NOTHING = nada, y su silencio pesa
decree-ROTATE_FLOORS = los mazos girarán dentro de cada piso
decree-ALL_LOSE = todas las almas pierden cordura
decree-ONE_ACTION = en su piso apenas se podrá actuar la próxima ronda
decree-BY_STAIRS = las almas de su piso se marchan por la escalera
decree-ATTRACT = todas las almas acuden a su pasillo
decree-DISCARD = cada alma pierde el último objeto que recibió
decree-SHUFFLE = todos los mazos se barajan
decree-ONE_ACTION_EACH = las almas de su piso apenas podrán actuar en su próximo turno
decree-CHOOSE_DISCARD = cada alma descarta un objeto

## Lo que ocurre

told-ROLL = d{ $sides }: { $face }
told-ROUND = Comienza la ronda { $round }.
told-TURN = Turno de { $soul }, { $actions ->
    [0] sin acciones
    [one] con una acción
   *[other] con { $actions } acciones
}.
told-MOVED = { $soul } va desde { $from } hasta { $to }.
told-MOVED-nowhere = { $soul } sigue en { $to }.
told-ENTERED_SPECIAL = { $soul } descubre lo que escondía { $place }: { $special }.
told-REVEALED = { $soul } revela «{ $card }» en { $place }.
told-LOST_SANITY = { $n ->
    [0] { $soul } no pierde cordura: sigue en { $now }.
    [one] { $soul } pierde un punto de cordura: queda en { $now }.
   *[other] { $soul } pierde { $n } puntos de cordura: queda en { $now }.
}
told-GAINED_SANITY = { $n ->
    [one] { $soul } recupera un punto de cordura: queda en { $now }.
   *[other] { $soul } recupera { $n } puntos de cordura: queda en { $now }.
}
told-STATE_GIVEN = Cae sobre { $soul } el estado «{ $state }» ({ $rounds ->
    [one] solo esta ronda
   *[other] { $rounds } rondas, contando esta
}).
told-STATE_ENDED = { $soul } deja atrás el estado «{ $state }».
told-GOT_OBJECT = { $soul } obtiene «{ $card }».
told-LOST_OBJECT = { $soul } pierde «{ $card }».
told-GOT_KEY = { $soul } obtiene una llave{ $keys ->
    [one] {""}
   *[other] {" "}y ya lleva { $keys }
}.
told-KEY_LEFT = { $soul } no puede cargar otra llave, que queda debajo del mazo en { $place }.
told-KEYS_DESTROYED = { $n ->
    [one] Una llave se destruye
   *[other] { $n } llaves se destruyen
} para siempre; en total, { $total }.
told-USED = { $soul } usa «{ $card }».
told-MONSTER_CAME = { $monster_subject } aparece en { $place }.
told-MONSTER_MOVED = { $monster_subject } va desde { $from } hasta { $to }.
told-MONSTER_STUNNED = { $monster_subject } pierde el sentido por { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}.
told-MONSTER_LEFT = { $monster_subject } desaparece de la Casa.
told-CAPTURED = El Viejo del Saco se lleva a { $soul }.
told-FREED = { $soul } sale del saco.
told-ROBBED = El Duende roba a { $soul }: { $objects ->
    [0] ningún objeto
    [one] un objeto
   *[other] { $objects } objetos
} y { $keys ->
    [0] ninguna llave
    [one] una llave
   *[other] { $keys } llaves
}.
told-TUE_TUE = El Tue Tue canta sobre { $soul }. { $count ->
    [one] Es su primera aparición.
   *[other] Ya ha aparecido { $count } veces.
}
told-COLLAPSED = La cordura de { $soul } toca fondo.
told-SACRIFICED = { $sanity ->
    [0] { $soul } sacrifica para siempre un espacio para objetos.
   *[other] { $soul } sacrifica para siempre un punto de cordura máxima.
}
told-ACCEPTED = { $soul } acepta la caída y pierde sus llaves y objetos.
told-SHIELDED = { $tank } carga con { $n ->
    [one] el punto
   *[other] los { $n } puntos
} de cordura que perdía { $soul }.
told-DESTROYED_SPECIAL = Un monstruo destruye lo que escondía { $place }: { $special }.
told-KING_MOVED = El Rey de Amarillo aparece en el { $floor }.
told-KING_AWAY = El Rey de Amarillo está en el destierro por { $rounds ->
    [one] un final de ronda
   *[other] { $rounds } finales de ronda
}.
told-KING_PRESENCE = La presencia del Rey en el { $floor } cuesta { $n } de cordura a cada alma que esté allí.
told-KING_DECREE = El Rey decreta: { $decree }.
told-HOUSE = La Casa roe la mente de todas las almas: { $n } de cordura.
told-STAIRS = La escalera del { $floor } está ahora en { $place }.
told-DECKS_ROTATED = { $floors ->
    [0] La Casa se desliza: cada mazo avanza una habitación.
   *[other] La Casa se retuerce: los mazos giran dentro de cada piso.
}
told-PEEKED = { $soul } ve «{ $card }» en { $place }.
told-LOOKED = { $soul } mira en secreto una carta en { $place }.
told-OFFERED = Motemey muestra a { $soul } «{ $first }» y «{ $second }».
told-BOUGHT = { $soul } cierra un trato con Motemey.
told-SOLD = { $soul } vende «{ $card }» a Motemey por { $n } de cordura.
told-STORED = { $soul } deja «{ $card }» en la Armería.
told-TOOK = { $soul } toma «{ $card }» de la Armería.
told-RITUAL = { $soul } oficia el ritual de la Cámara Letal: sale { $die }.
told-SALON = { $soul } se embellece ante los espejos del Salón ({ $uses ->
    [one] un uso
   *[other] { $uses } usos
} hasta hoy).
told-ANNEXED = { $soul } anexa «{ $card }» al Libro, que ya reúne { $n ->
    [one] un cuento
   *[other] { $n } cuentos
}.
told-GAVE = { $soul } entrega «{ $card }» a { $to }.
told-PROTECTED = Lo amarillo resbala sobre { $soul }: «{ $card }» no tiene efecto.
told-SKIPPED = { $soul } pierde su turno.
told-TURN_LOST = El turno de { $soul } se corta aquí.
told-MAX_LOWERED = La cordura máxima de { $soul } baja a { $now }.
told-ESCAPE_FAILED = { $soul } forcejea en vano.
told-STUMBLED = { $soul } tropieza en la escalera.
told-SWAPPED_PLACES = { $soul } y { $other } intercambian sus lugares.
told-MEDITATED = { $soul } medita.
told-DOORS = { $soul } cruza las Puertas Amarillas hacia { $to }.
told-WON = ¡Victoria! Las almas cruzan el Umbral y dejan atrás la Casa.
told-LOST = Derrota: { $cause }.
told-TEMP_STAIRS = { $soul } despliega una escalera en { $place } hasta el fin de la ronda.
told-EMPTY_DECK = { $soul } no encuentra nada en { $place }: el mazo está vacío.
told-SWAPPED_CARDS = { $soul } cambia el orden de las dos cartas de arriba en { $place }.
told-HEALED = { $soul } se desgasta por las demás almas y les da «{ $state }».
told-STOPPED = La partida se detiene sin victoria ni derrota.

## Acciones

act-END_TURN = Terminar el turno
act-MOVE = Ir hasta { $place }
act-SEARCH = Buscar
act-MEDITATE = Meditar
act-COMPASS = Seguir la brújula al pasillo
act-VIAL = Beber el vial
act-BLUNT = Dar un garrotazo { $monster_object }
act-STAIRS = Desplegar aquí la escalera portátil
act-ESCAPE = Zafarse de la trampa
act-WIGGLE = Contonearse en el saco
act-TAVERN = Mirar habitaciones en la Taberna
act-BUY = Comprar a Motemey
act-SELL = Vender «{ $card }»
act-DROP = Dejar «{ $card }» en la Armería
act-TAKE = Tomar «{ $card }» de la Armería
act-DOORS = Cruzar las Puertas hacia { $other }
act-SALON = Embellecerse en el Salón
act-CHAPEL = Rezar en la Capilla
act-RITUAL = Oficiar el ritual
act-HEAL = Sanar a las demás almas y darles «{ $state }»
act-RENOUNCE = Renunciar a «Sanidad» para librarse de todo estado
act-ANNEX = Anexar «{ $card }» al Libro
act-GIVE = Dar «{ $card }» a { $other }
act-SACRIFICE_SLOT = Sacrificar un espacio para objetos
act-SACRIFICE_SANITY = Sacrificar un punto de cordura máxima
act-ACCEPT = Aceptar y perder llaves y objetos
act-DISCARD = Descartar «{ $card }»
act-SHIELD = Cargar con la pérdida
act-DECLINE = No hacerlo
act-TWO_DICE = Lanzar dos dados
act-ONE_DIE = Lanzar un dado
act-SWAP = Poner el monstruo debajo de la otra carta
act-KEEP = Dejar las cartas como están
act-LOOK = Mirar en { $place }
act-PICK = Quedarse con «{ $card }»
act-LEAVE = Despedir a Motemey
act-CROWN = Ceñirse la Corona de Amarillo
act-RESCUE = Sacar a quien está en el saco
act-REACT = Reaccionar: dar un garrotazo { $monster_object }

label = { $label } ({ $notes })
note-actions = { $n ->
    [one] 1 acción
   *[other] { $n } acciones
}
note-keys = cuesta { $n ->
    [one] una llave
   *[other] { $n } llaves
}
note-price = cuesta { $n } de cordura
note-gain = +{ $n } de cordura
note-others-gain = +{ $n } de cordura a cada una
note-other-loses = le cuesta { $n } de cordura
note-others-lose = las demás almas pierden { $n } de cordura
note-meditate = +{ $room } de cordura o +{ $corridor } en un pasillo
note-escape = con { $n } o más en d6 + cordura
note-wiggle = con { $n } o más en d6
note-chapel = recupera d6 + { $n } de cordura

## Lo que se espera

ask-TURN = Turno de { $soul }: ¿qué hace?
ask-COLLAPSE = La cordura de { $soul } toca fondo: ¿qué sacrifica, o acepta la caída?
ask-OVERLOAD = { $soul } lleva demasiados objetos: ¿cuál descarta?
ask-SHIELD = ¿Carga { $soul } con { $n ->
    [one] el punto
   *[other] los { $n } puntos
} de cordura que perdería { $other }?
ask-TWO_DICE = ¿Lanza { $soul } uno o dos dados para «{ $card }»?
ask-FORESEE = { $soul } ve las dos cartas de arriba: ¿cambia su orden?
ask-PEEK = ¿En qué habitación mira { $soul }?{ $more ->
    [0] {""}
   *[other] {" "}Después podrá mirar en otra.
}
ask-PURCHASE = Motemey muestra dos cartas: ¿con cuál se queda { $soul }?
ask-SHOP = Motemey visita a { $soul }: ¿compra, vende o lo deja marchar?
ask-SPY = { $soul } sale al pasillo: ¿mira en alguna habitación de su piso?
ask-LOSE_OBJECT = ¿Qué objeto pierde { $soul }?
ask-REACT = { $monster_subject } está a punto de obrar: ¿reacciona { $soul }?

## Por qué no

why-GAME_OVER = La partida ha terminado.
why-NOT_NOW = Ahora toca decidir otra cosa.
why-NO_ACTIONS = No quedan acciones.
why-TRAPPED = La telaraña no deja moverse: antes hay que zafarse.
why-IN_SACK = Nadie camina dentro de un saco.
why-FROZEN = La Reina Helada acaba de llegar: en su piso nadie se mueve esta ronda.
why-NOT_ADJACENT = Ningún paso lleva de aquí hasta allí.
why-PARANOIA = La paranoia no deja ir adonde ya hay alguien.
why-NO_DECK = En los pasillos no hay mazo.
why-DECK_EMPTY = No quedan cartas suficientes.
why-KING_HERE = Nadie medita en el pasillo donde está el Rey.
why-TANK_HERE = Junto a la Muralla no hay silencio para meditar.
why-NOT_HELD = Ese objeto no está en su poder.
why-ALREADY_IN_CORRIDOR = La brújula lleva al pasillo, y esto ya es el pasillo.
why-NO_MONSTER = Ese monstruo no está aquí.
why-NOT_IN_ROOM = La escalera portátil solo se despliega en una habitación.
why-STAIR_HERE = Aquí ya hay una escalera.
why-NOT_TRAPPED = No hay trampa de la que zafarse.
why-NOT_IN_SACK = Solo se contonea quien está en el saco.
why-NO_TAVERN = Aquí no hay Taberna abierta.
why-ALREADY_PEEKED = La Taberna sirve una sola vez por turno.
why-NO_MOTEMEY = Motemey no está aquí.
why-MOTEMEY_EMPTY = A Motemey ya no le quedan dos cartas que ofrecer.
why-SOULBOUND = Ese objeto está ligado al alma: no se suelta.
why-NO_ARMORY = Aquí no hay Armería abierta.
why-ARMORY_FULL = En la Armería no cabe nada más.
why-NOT_STORED = Eso no está en la Armería.
why-NO_KEY_SLOT = No hay sitio para otra llave.
why-NO_DOORS = Aquí no hay Puertas Amarillas abiertas.
why-ONESELF = Hay que elegir otra alma.
why-NO_SALON = Aquí no hay Salón de Belleza abierto.
why-VANITY = La vanidad cierra el Salón.
why-NO_CHAPEL = Aquí no hay Capilla abierta.
why-NO_CHAMBER = Aquí no hay Cámara Letal abierta.
why-NOT_TWO = El ritual pide exactamente dos almas en la Cámara.
why-RITUAL_DONE = El ritual solo se cumple una vez.
why-NO_HEALER = Sanar así es cosa de Terapeuta.
why-NO_SANITY = No queda cordura para pagar la cura.
why-NOT_THAT_STATE = Solo puede dar «Sanidad» o «Iluminado».
why-NO_SERENITY = No hay «Sanidad» a la que renunciar.
why-NO_BOOK = Hace falta llevar el Libro de Chambers.
why-NO_TALE = Al Libro solo se anexan cuentos.
why-NO_TRADE = Entre almas solo se entregan cuentos, y a quien lleva el Libro.
why-APART = Esa alma está en otro lugar.
why-NO_SLOT_LEFT = No queda espacio para objetos que sacrificar.
why-LOWEST_MAX = La cordura máxima no puede bajar más.
why-NO_KEY = No lleva ninguna llave.
why-SEEN_ALREADY = Esa habitación ya la ha mirado.
why-OTHER_FLOOR = Desde el pasillo solo se ve el propio piso.
why-NO_SWAP = Solo se puede poner un monstruo debajo de una carta que no lo sea.
why-NOT_OFFERED = Motemey no ofrece esa carta.
why-NOT_OBJECT = Motemey no compra llaves.
why-NOBODY_THERE = En esta partida no hay tal alma.
why-NO_SLOT_TAKEN = Eso no ocupa espacio de objetos: soltarlo no sirve de nada.
why-HANDS_FULL = Esa alma no tiene sitio para otro objeto.
why-NO_SANCTUARY = La Corona de Amarillo solo se consigue en el Santuario.
why-CROWN_WORN = La Corona ya tiene quien la lleve, y no se suelta.
why-NO_CAPTIVE = Aquí no hay nadie en el saco a quien sacar.

## Añadidos de la mesa

told-WILL_SKIP = { $soul } perderá su próximo turno.
told-NO_ACTIONS = { $soul } se queda sin acciones.
told-KING_DOUBLED = La furia del Rey golpeará el doble de ahora en adelante.
told-KING_ABSENT = El Rey sigue desterrado y no se manifiesta.
told-TOTAL = { $card }: { $soul } suma { $total }.
told-CROWNED = { $soul } se ciñe la Corona de Amarillo y es desde ahora el Falso Rey; su umbral es { $threshold }.
told-FALSE_KING = El Falso Rey, { $soul }, suma { $total } contra un umbral de { $threshold }.
told-DECKS_SHUFFLED = La Casa baraja todos sus mazos: nadie sabe ya qué carta espera en cada sitio.
told-LOOPED = { $soul } da vueltas y vueltas sin salir de las mismas habitaciones, hasta perder la razón.
told-KING_BLOCKED = El Rey no puede manifestarse en el { $floor }: allí está el Falso Rey.
told-SLOWED = { $soul } apenas podrá actuar en su próximo turno.
told-SPECIAL_LAID = Una habitación especial aguarda boca abajo en { $place }.

board-status = Ronda { $round } · llaves: { $carried } en mano, { $destroyed } destruidas de { $pool } · Motemey: { $motemey } cartas
board-soul = Alma
board-place = Lugar
board-sanity = Cordura
board-actions = Acc.
board-keys = Llaves
board-objects = Objetos (huecos)
board-states = Estados (rondas)
board-in-sack = en el saco
board-sanctuary = Santuario
board-crown = Santuario, con la Corona
board-false-king = Falso Rey ({ $threshold })
board-doses = veneno ×{ $n }
board-slowed = apenas actúa
board-loop = idas y vueltas: { $n }
board-skips = pierde el turno
setup-dice = Preparación: tirad seis d4. Los tres primeros dicen en qué habitación está la escalera de los pisos 1, 2 y 3; los otros tres, dónde aguarda la habitación especial de cada piso.

## Perfiles e informes

kind-card = Cartas
kind-room = Habitaciones especiales
kind-role = Roles
kind-action = Acciones
kind-state = Estados
kind-monster = Monstruos
kind-decree = Decretos del Rey
kind-mishap = Percances

action-END_TURN = Terminar el turno
action-MOVE = Moverse
action-SEARCH = Buscar
action-MEDITATE = Meditar
action-COMPASS = Usar una brújula
action-VIAL = Beber un vial
action-BLUNT = Usar un garrote
action-STAIRS = Desplegar la escalera
action-ESCAPE = Zafarse de una trampa
action-WIGGLE = Contonearse en el saco
action-TAVERN = Mirar desde la Taberna
action-BUY = Comprar a Motemey
action-SELL = Vender a Motemey
action-DROP = Dejar en la Armería
action-TAKE = Tomar de la Armería
action-DOORS = Cruzar las Puertas
action-SALON = Embellecerse en el Salón
action-CHAPEL = Rezar en la Capilla
action-RITUAL = Oficiar el ritual
action-HEAL = Sanar a las demás
action-RENOUNCE = Renunciar a Sanidad
action-ANNEX = Anexar un cuento al Libro
action-GIVE = Entregar algo
action-SACRIFICE_SLOT = Sacrificar un espacio
action-SACRIFICE_SANITY = Sacrificar cordura máxima
action-ACCEPT = Aceptar la caída
action-DISCARD = Descartar un objeto
action-SHIELD = Cargar con la pérdida ajena
action-DECLINE = No cargar con ella
action-TWO_DICE = Lanzar dos dados
action-ONE_DIE = Lanzar un dado
action-SWAP = Poner un monstruo debajo
action-KEEP = Dejar las cartas como están
action-LOOK = Mirar en una habitación
action-PICK = Elegir carta de Motemey
action-LEAVE = Despedir a Motemey
action-CROWN = Ceñirse la Corona
action-RESCUE = Sacar a alguien del saco
action-REACT = Reaccionar ante un monstruo

mishap-COLLAPSED = La cordura toca fondo
mishap-ACCEPTED = Un alma acepta la caída
mishap-SKIPPED = Un alma pierde su turno
mishap-TURN_LOST = Un turno se corta
mishap-ROBBED = El Duende roba a un alma
mishap-CAPTURED = El Viejo del Saco se lleva a un alma
mishap-KEYS_DESTROYED = Se destruyen llaves
mishap-KEY_LEFT = Una llave no cabe
mishap-DESTROYED_SPECIAL = Se destruye una habitación especial
mishap-EMPTY_DECK = Un mazo está vacío

without-event = Un evento sigue en los mazos, pero no hace nada; su dado se lanza igual.
without-card = Cualquier otra carta cede sus sitios a cartas en blanco. Entonces los dos lados de la comparación se juegan también con «Visita de Motemey» en blanco, porque es la carta que presta su cara.
without-ware = Un tesoro que sólo tiene Motemey sale de su mazo, que queda así más delgado.
without-room = Una habitación especial sale de la reserva de la que se sacan tres; las otras salen más a menudo.
without-action = Una acción se prohíbe a todas las almas, salvo que no haya otra cosa que hacer.

report-lead = { $players ->
    [2] Dos almas
    [3] Tres almas
   *[other] Cuatro almas
} { $agent } escapan en { $rate } de cada 100 partidas (entre { $low } y { $high }).
report-beat = ronda
report-with = en la casa
## Capítulos del reglamento

chapter-notes = Sobre estas reglas
chapter-components = Lo que hay en la caja
chapter-setup = Preparación
chapter-board = La casa
chapter-turn = El turno
chapter-actions = Acciones
chapter-rooms = Habitaciones
chapter-cards = Cartas
chapter-events = Eventos
chapter-omens = Presagios
chapter-states = Estados
chapter-objects = Objetos
chapter-inventory = Lo que se lleva encima
chapter-keys = Llaves
chapter-monsters = Monstruos
chapter-king = El Rey de Amarillo
chapter-crown = La Corona de Amarillo
chapter-round = El fin de la ronda
chapter-sanity = Cordura
chapter-collapse = Tocar fondo
chapter-roles = Almas
chapter-end = El final
