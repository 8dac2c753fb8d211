### Cthulhu Gloom en español.
### Los nombres de modificadores y muertes son predicados: «Tanteó una tumba». `$card_deed` los trae en minúscula.

## Clases de cartas

kind-CHARACTER = Personaje
kind-MODIFIER = Modificador
kind-EVENT = Evento
kind-DEATH = Muerte prematura
kind-STORY = Historia

icon-BLANK = bloque opaco
icons-or = { $first } o { $last }

## Lo que dicen las cartas

card-only-on = Solo sobre un personaje que muestre { $icons }.
card-not-on = Nunca sobre un personaje que muestre { $icons }.
card-needs-own = Hace falta un personaje vivo propio que muestre { $icons }.
card-cancels-modifier = Respuesta: cancela un modificador cuando se juegue.
card-cancels-event = Respuesta: cancela un evento cuando se juegue.
card-cancels-death = Respuesta: cancela una muerte prematura cuando se juegue.
card-or-play = O bien, como jugada:
card-story-needs = La familia debe mostrar { $icons } en dos personajes.

effect-needs = Si el personaje muestra { $icons }: { $effect }
effect-while-needs = Mientras el personaje muestre { $icons }: { $effect }
effect-lasting = Persistente: { $effect }
effect-may = Si quieres, { $effect }
effect-who-player = Quien juega esta carta: { $effect }
effect-who-others = Cada rival de quien juega esta carta: { $effect }
effect-who-everybody = Todos los jugadores: { $effect }

effect-draw = { $n ->
    [one] roba 1 carta.
   *[other] roba { $n } cartas.
}
effect-discard = { $n ->
    [one] descarta 1 carta.
   *[other] descarta { $n } cartas.
}
effect-discard_hand = descarta toda tu mano.
effect-draw_or_discard = { $n ->
    [one] puedes robar 1 carta o descartar 1 carta.
   *[other] puedes robar { $n } cartas o descartar { $n } cartas.
}
effect-renew = descarta las cartas que quieras y roba hasta tu límite.
effect-taken_from = { $n ->
    [one] quien está a tu derecha puede quedarse 1 carta al azar de tu mano.
   *[other] quien está a tu derecha puede quedarse { $n } cartas al azar de tu mano.
}
effect-spoiled = { $n ->
    [one] quien está a tu derecha puede hacerte descartar 1 carta al azar.
   *[other] quien está a tu derecha puede hacerte descartar { $n } cartas al azar.
}
effect-no_refill = no repongas tu mano la próxima vez.
effect-no_turn = pierdes tu próximo turno.
effect-death_here = si su autoestima es negativa, puedes jugarle ahora una muerte prematura como jugada libre.
effect-death_on = puedes jugar ahora una muerte prematura sobre un personaje vivo que muestre { $icons }, sea cual sea su autoestima.
effect-free_plays = { $n ->
    [one] haz, si quieres, 1 jugada libre: { $plays }.
   *[other] haz hasta { $n } jugadas libres: { $plays }.
}
effect-take_each = { $n ->
    [one] quítale 1 carta al azar a cada rival; puedes jugarlas ahora como jugadas libres.
   *[other] quítale { $n } cartas al azar a cada rival; puedes jugarlas ahora como jugadas libres.
}
effect-down_to_limit = descarta hasta quedarte en tu límite de robo.
effect-show_hand = enseña tu mano a toda la mesa.
effect-drop_story = devuelve tu historia al centro.
effect-strip_top = descarta el modificador superior de un personaje vivo { $whose }.
effect-strip_all = descarta todos los modificadores de un personaje vivo { $whose }.
effect-swap_tops = intercambia los modificadores superiores de dos personajes vivos.
effect-move_top = pasa el modificador superior de un personaje vivo { $whose } a otro personaje vivo.
effect-replace_top = juega un modificador de tu mano en lugar del modificador superior de un personaje vivo { $whose }, que pasa a tu mano.
effect-raise = resucita a un personaje muerto { $whose }: descarta su muerte prematura.
effect-move_death = pasa la muerte prematura de un personaje muerto { $whose } a un personaje vivo de autoestima negativa.
effect-expel = un personaje vivo { $whose } y un personaje muerto cualquiera abandonan la partida.
effect-limit-more = tu límite de robo aumenta en { $n }.
effect-limit-less = tu límite de robo se reduce en { $n }.
effect-tax = { $n ->
    [one] cada vez que juegues un modificador, descarta 1 carta.
   *[other] cada vez que juegues un modificador, descarta { $n } cartas.
}
effect-no_events = no puedes jugar eventos.
effect-worth-more = +{ $n } puntos de autoestima.
effect-worth-less = −{ $n } puntos de autoestima.
effect-ward = tus rivales no pueden jugarle muertes prematuras.
effect-ward-held = tus rivales no pueden jugar muertes prematuras sobre tu familia.
effect-shows = el personaje muestra también { $icon }.

plays-modifier = un modificador
plays-event = un evento
plays-death = una muerte prematura
plays-negative = un modificador de puntos negativos
whose-own = tuyo
whose-others = ajeno
whose-any = cualquiera

## Lo que pasa

told-ROLL = El azar señala { $face } de { $sides }.
told-STORY = Sobre la mesa se abre una historia: «{ $story }».
told-FIRST = { $seat } ha tenido el día más loco y jugará primero.
told-FAMILY = { $seat } se hace cargo de { $family }.
told-GAVE_UP = { $character } no estará en la familia de { $seat }.
told-TURN = Turno { $turn }: { $seat }.
told-SKIPPED = { $seat } pierde este turno.
told-PLAYED = { $seat } juega «{ $card }» sobre { $character }.
told-REVEALED = { $seat } revela «{ $card }».
told-CANCELLED = { $seat } responde con «{ $card }» y cancela «{ $cancelled }».
told-SPENT = «{ $card }» va a los descartes sin haber hecho nada.
told-PLACED = { $character } { $card_deed }. Su autoestima es { $worth }.
told-DIED = { $character } { $card_deed }, y ahí acaba su relato. Autoestima final: { $worth }.
told-UNMET = { $character } no muestra lo que pide «{ $card }»: ese efecto no tiene lugar.
told-CLAIMED = { $taken ->
    [0] { $seat } obtiene la historia «{ $story }».
   *[1] { $seat } le arrebata a { $holder } la historia «{ $story }».
}
told-RETURNED = { $seat } devuelve «{ $story }» al centro de la mesa.
told-HAND_DISCARDED = { $n ->
    [0] { $seat } no tiene mano que descartar.
    [one] { $seat } descarta la única carta de su mano.
   *[other] { $seat } descarta su mano: { $n } cartas.
}
told-PASSED = { $seat } pasa.
told-DREW = { $n ->
    [one] { $seat } roba 1 carta.
   *[other] { $seat } roba { $n } cartas.
}
told-DREW_CARD = { $seat } ha robado «{ $card }».
told-DISCARDED = { $seat } descarta «{ $card }».
told-TOOK = { $n ->
    [one] { $seat } se queda 1 carta de la mano de { $other }.
   *[other] { $seat } se queda { $n } cartas de la mano de { $other }.
}
told-TOOK_CARD = «{ $card }» pasa de la mano de { $other } a la de { $seat }.
told-NO_REFILL = { $seat } no repone su mano.
told-WILL_NOT_REFILL = { $seat } no repondrá su mano la próxima vez.
told-WILL_SKIP = { $seat } perderá su próximo turno.
told-STRIPPED = «{ $card }» deja de pesar sobre { $character }. Su autoestima es { $worth }.
told-MOVED = «{ $card }» pasa de { $character } a { $to }.
told-REPLACED = { $seat } se lleva a la mano «{ $card }», que estaba sobre { $character }.
told-RAISED = { $character } vuelve de entre los muertos: «{ $card }» va a los descartes.
told-GONE = { $character } abandona la partida y no contará para nadie.
told-RESHUFFLED = { $n ->
    [one] El mazo se ha terminado: el único descarte forma uno nuevo.
   *[other] El mazo se ha terminado: se barajan los { $n } descartes para formar uno nuevo.
}
told-SHOWED = { $n ->
    [0] { $seat } no tiene cartas que enseñar.
    [one] { $seat } enseña la única carta de su mano.
   *[other] { $seat } enseña su mano: { $n } cartas.
}
told-SHOWED_CARD = { $seat } tiene «{ $card }».
told-FAMILY_GONE = No queda nadie con vida en la familia de { $seat }.
told-IDLE = Nadie hace nada desde hace rondas: la partida termina como está.
told-ROUNDS = Se han jugado todas las rondas previstas.
told-WON = { $seat } gana con un valor familiar de { $worth }: nadie ha sufrido más.
told-LIVES = La autoestima de { $character } es { $worth }.

## Lo que se pregunta

ask-FAMILY = { $seat }: ¿qué familia eliges?
ask-GIVE_UP = { $seat }: ¿de qué personaje prescindes?
ask-TURN = { $seat }: elige una jugada.
ask-RESPOND = { $seat }: se juega «{ $card }». ¿La cancelas?
ask-RESPOND-others = Se juega «{ $card }». ¿La cancela alguien?
ask-DISCARD = { $n ->
    [one] { $seat }: descarta 1 carta.
   *[other] { $seat }: descarta { $n } cartas, una a una.
}
ask-RENEW = { $seat }: descarta las cartas que quieras y luego roba hasta tu límite.
ask-EITHER = { $n ->
    [one] { $seat }: roba 1 carta, descarta 1 o déjalo estar.
   *[other] { $seat }: roba { $n } cartas, descarta { $n } o déjalo estar.
}
ask-TAKE = { $n ->
    [one] { $seat }: ¿te quedas 1 carta al azar de la mano de { $other }?
   *[other] { $seat }: ¿te quedas { $n } cartas al azar de la mano de { $other }?
}
ask-SPOIL = { $n ->
    [one] { $seat }: ¿haces que { $other } descarte 1 carta al azar?
   *[other] { $seat }: ¿haces que { $other } descarte { $n } cartas al azar?
}
ask-FREE = { $seat }: puedes hacer una jugada libre.
ask-FREE_DEATH = { $seat }: puedes jugar ahora una muerte prematura.
ask-PICK = { $seat }: elige un personaje.
ask-REPLACE = { $seat }: ¿qué modificador pones sobre { $character }?

## Lo que se puede hacer

act-TAKE_FAMILY = { $family }
act-GIVE_UP = Prescindir de { $character }
act-PLAY = «{ $card }» sobre { $character } (autoestima: de { $before } a { $after })
act-PLAY-death = Muere { $character }: «{ $card }» (autoestima final: { $after })
act-EVENT = Evento: «{ $card }»
act-CLAIM = Obtener la historia «{ $story }»
act-DISCARD_HAND = { $n ->
    [one] Descartar tu mano (1 carta)
   *[other] Descartar tu mano ({ $n } cartas)
}
act-PASS = Pasar
act-CANCEL = Cancelarla con «{ $card }»
act-DECLINE = Dejarlo estar
act-DISCARD = Descartar «{ $card }»
act-DRAW = { $n ->
    [0] Robar hasta tu límite
    [one] Robar 1 carta
   *[other] Robar { $n } cartas
}
act-ACCEPT = Sí
act-PICK = { $character }

## Por qué no

why-GAME_OVER = La partida ha terminado.
why-NOT_NOW = Ahora no toca eso.
why-NOT_HELD = Esa carta no está en tu mano.
why-NOT_FOR_CHARACTERS = Un evento no se coloca sobre nadie.
why-NO_EVENT = Los modificadores y las muertes se juegan sobre un personaje.
why-NOT_ALIVE = Solo se juega sobre personajes vivos.
why-FIRST_PLAY_ONLY = Una muerte prematura solo puede ser la primera jugada del turno.
why-NOT_NEGATIVE = Su autoestima no es negativa: así no muere nadie.
why-WARDED = Un efecto lo protege de las muertes que jueguen otros.
why-ONLY_ON = La carta pide un icono que ese personaje no muestra.
why-NEVER_ON = Ese personaje muestra un icono que la carta no admite.
why-OWN_ICON = Ninguno de tus personajes vivos muestra el icono que pide el evento.
why-ONLY_ANSWERS = Ese evento solo se juega como respuesta.
why-NO_EVENTS = Un efecto te impide jugar eventos.
why-NOT_ALLOWED = Esa carta no vale para esta jugada libre.
why-OTHER_CHARACTER = Eso solo vale para otro personaje.
why-NOT_SHOWN = Ese personaje no muestra el icono que hace falta.
why-EMPTY_HAND = No tienes cartas que descartar.
why-NOT_ON_TABLE = Esa historia no está en la mesa.
why-HELD_ALREADY = Esa historia ya es tuya.
why-TOO_FEW = Hacen falta dos personajes de tu familia con los iconos de la historia.
why-NOT_MORE = Para arrebatar una historia hacen falta más personajes con sus iconos que quien la tiene.
why-FAMILY_TAKEN = Esa familia no está libre.
why-NOT_OWN = Ese personaje no es de tu familia.
why-CANNOT_CANCEL = Esa carta no cancela una jugada así.
why-NOT_PICKABLE = Ese personaje no sirve para el efecto.
why-MUST = Hay que elegir.
why-NO_MODIFIER = El lugar de un modificador solo lo ocupa otro modificador.

## Finales

cause-NONE = La partida no ha terminado.
cause-FAMILY = Ha muerto el último personaje de una familia. Valores familiares: { $values }.
cause-IDLE = Nadie jugaba ya nada. Valores familiares: { $values }.
cause-ROUNDS = Se acabaron las rondas. Valores familiares: { $values }.

## Tablero

board-status = Turno { $turn } · mazo: { $deck } · descartes: { $discards }
board-story-free = en el centro
board-story-held = de { $name }
board-seat = { $name } · { $family }
board-no-family = sin familia
board-value = valor familiar { $worth }
board-hand = mano: { $count } (límite { $limit })
board-no-turn = pierde turno
board-no-refill = no repone
board-your-hand = Tu mano
board-cards = Cartas a la vista que hacen algo
board-dead = muerto
board-gone = fuera
board-character = Personaje
board-worth = Autoestima
board-points = Puntos visibles
board-icons = Iconos
board-effect = Efecto en vigor
board-pile = Pila, de arriba abajo
board-persistent = persistente
setup-dice = Preparación: si la suerte decide quién empieza, tirad un dado con tantas caras como jugadores.

## Perfiles e informes

kind-card = Cartas
kind-character = Personajes
kind-story = Historias
kind-action = Acciones
kind-card-seen = robadas
kind-card-used = jugadas
action-TAKE_FAMILY = Elegir familia
action-GIVE_UP = Prescindir de un personaje
action-PLAY = Jugar un modificador o una muerte
action-EVENT = Jugar un evento
action-CLAIM = Obtener una historia
action-DISCARD_HAND = Descartar la mano
action-PASS = Pasar
action-CANCEL = Cancelar
action-DECLINE = Dejarlo estar
action-DISCARD = Descartar una carta
action-DRAW = Robar
action-ACCEPT = Aceptar
action-PICK = Elegir un personaje
report-beat = ronda
report-with = en la partida

## Capítulos del reglamento

chapter-notes = Sobre estas reglas
chapter-components = Lo que hay en la caja
chapter-setup = Preparación
chapter-turn = El turno
chapter-cards = Las cartas
chapter-sight = Lo que se ve
chapter-effects = Efectos
chapter-responses = Respuestas
chapter-stories = Historias
chapter-hidden = Lo que no se ve
chapter-end = El final
chapter-scoring = La puntuación

## En la mesa

stop-response = Cuando pueda cancelar una carta
option-pack = Cartas
option-pack-abismo = Abismo, cartas propias con historias
option-pack-clasico = Clásico, las del Gloom original
option-families = Familias
option-families-chosen = Cada cual elige la suya
option-families-lot = Por sorteo
