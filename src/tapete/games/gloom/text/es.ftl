### Cthulhu Gloom en español.
### Los nombres de modificadores y muertes son predicados: «Tanteó una tumba». `$card_deed` los trae en minúscula.

## Clases de cartas

kind-CHARACTER = Personaje
kind-MODIFIER = Modificador
kind-EVENT = Evento
kind-DEATH = Muerte prematura
kind-STORY = Historia

icon-BLANK = bloque opaco
listed-or = { $first } o { $last }
listed-nor = { $first } ni { $last }

## Lo que dicen las cartas

card-only-on = Solo sobre un personaje que muestre { $icons }.
card-not-on = Nunca sobre un personaje que muestre { $icons }.
card-needs-own = Hace falta un personaje vivo propio que muestre { $icons }.
card-cancels-modifier = Respuesta: cancela un modificador cuando se juegue.
card-cancels-event = Respuesta: cancela un evento cuando se juegue.
card-cancels-death = Respuesta: cancela una muerte prematura cuando se juegue.
card-or-play = También se puede jugar en tu turno.
card-story-needs = La familia debe mostrar { $icons } en dos personajes.
card-story-points = Al final suma { $points } al valor de la familia.

effect-needs = si el personaje muestra { $icons }: { $effect }
effect-lasting = Persistente: { $effect }
effect-lasting-alive = Persistente, mientras el personaje viva: { $effect }
effect-may = si quieres, { $effect }
effect-who-player = quien juega esta carta: { $effect }
effect-who-others = cada rival de quien juega esta carta: { $effect }
effect-who-everybody = cada jugador: { $effect }

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
plays-taken = una de las cartas recién quitadas
whose-own = tuyo
whose-others = ajeno
whose-any = cualquiera

## Lo que pasa

told-ROLL = Se sortea un número del 1 al { $sides } y sale el { $face }.
told-STORY = Sobre la mesa se abre una historia: «{ $story }». { $does }
told-FIRST = { $seat } ha tenido el día más loco y jugará primero.
told-FAMILY = { $seat } se hace cargo de { $family }.
told-GAVE_UP = { $taken ->
    [0] { $character } no estará en la familia de { $seat }.
   *[1] { $character } deja la familia de { $seat } y pasa a la de { $to }.
}
told-TURN = Turno { $turn }: { $seat }.
told-SKIPPED = Turno { $turn }: { $seat } pierde su turno.
told-PLAYED = { $seat } juega «{ $card }» sobre { $character }, de { $family }.
told-REVEALED = { $seat } revela «{ $card }».
told-CANCELLED = { $seat } responde con «{ $card }» y cancela «{ $cancelled }».
told-SPENT = «{ $card }» va a los descartes sin haber hecho nada.
told-SPARED = «{ $card }» no llega a colocarse sobre { $character } y va a los descartes.
told-PLACED = { $character } { $card_deed }. Su autoestima es { $worth }.
told-DIED = { $character } { $card_deed }, y ahí acaba su relato. Autoestima final: { $worth }.
told-UNMET = { $character } no mostraba ningún icono de { $icons } antes de «{ $card }»: la parte de la carta que lo pide no hace nada.
told-CLAIMED = { $taken ->
    [0] { $seat } obtiene la historia «{ $story }». { $does }
   *[1] { $seat } le arrebata a { $holder } la historia «{ $story }». { $does }
}
told-RETURNED = { $seat } devuelve «{ $story }» al centro de la mesa.
told-HAND_DISCARDED = { $caused ->
    [0] { $n ->
        [0] { $seat } no tiene mano que descartar.
        [one] { $seat } descarta la única carta de su mano.
       *[other] { $seat } descarta su mano: { $n } cartas.
    }
   *[1] { $n ->
        [0] «{ $by }» no hace descartar nada a { $seat }, cuya mano está vacía.
        [one] «{ $by }» hace que { $seat } descarte la única carta de su mano.
       *[other] «{ $by }» hace que { $seat } descarte su mano: { $n } cartas.
    }
}
told-PASSED = { $seat } pasa.
told-DREW = { $refills ->
    [0] { $seat } roba
   *[other] { $seat } repone su mano: roba
} { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}.
told-DREW_CARD = Robas «{ $card }».
told-DISCARDED = { $seat } descarta «{ $card }».
told-TOOK = { $n ->
    [0] La mano de { $seat } está llena: no se queda nada de la de { $other }.
    [one] { $seat } se queda 1 carta de la mano de { $other }.
   *[other] { $seat } se queda { $n } cartas de la mano de { $other }.
}
told-TOOK_CARD = «{ $card }» pasa de la mano de { $other } a la de { $seat }.
told-SPOILED = { $n ->
    [one] { $seat } hace que { $other } descarte 1 carta al azar.
   *[other] { $seat } hace que { $other } descarte { $n } cartas al azar.
}
told-TAXED = { $n ->
    [0] { $seat } debería descartar por la historia «{ $story }» al jugar un modificador, pero no le quedan cartas en la mano
    [one] La historia «{ $story }» hace que { $seat } descarte 1 carta por jugar un modificador
   *[other] La historia «{ $story }» hace que { $seat } descarte { $n } cartas por jugar un modificador
}.
told-TAXED_BY = { $n ->
    [0] { $seat } debería descartar por «{ $card }» al jugar un modificador, pero no le quedan cartas en la mano
    [one] «{ $card }» hace que { $seat } descarte 1 carta por jugar un modificador
   *[other] «{ $card }» hace que { $seat } descarte { $n } cartas por jugar un modificador
}.
told-COMES_DOWN = { $n ->
    [0] «{ $card }» no hace descartar nada a { $seat }, cuya mano ya se ajusta a su límite.
    [one] «{ $card }» hace que { $seat } descarte 1 carta, hasta su límite.
   *[other] «{ $card }» hace que { $seat } descarte { $n } cartas, hasta su límite.
}
told-NO_REFILL = { $why ->
    [LIMIT] { $seat } ya tiene las cartas que permite su límite: no repone su mano.
    [OVER] { $seat } tiene más cartas de las que permite su límite: no repone su mano.
    [FULL] La mano de { $seat } está llena: no la repone.
    [DECK] No quedan cartas que { $seat } pueda robar: no repone su mano.
   *[other] { $seat } no repone su mano.
}
told-WILL_NOT_REFILL = { $seat } no repondrá su mano la próxima vez, por «{ $card }».
told-WILL_SKIP = { $seat } perderá su próximo turno, por «{ $card }».
told-DREW_BY = «{ $card }» hace que { $seat } robe { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}.
told-LIMIT = Por «{ $card }», el límite de robo de { $seat } pasa a ser de { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}.
told-LIMIT_KEPT = El límite de robo de { $seat } sigue siendo de { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}, ahora por «{ $card }».
told-LIMIT_BY_STORY = Por la historia «{ $story }», el límite de robo de { $seat } pasa a ser de { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}.
told-LIMIT_WITHOUT = Sin el efecto de «{ $card }», el límite de robo de { $seat } pasa a ser de { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}.
span-continuous = Mientras se vea el texto de «{ $card }»
span-persistent = Mientras se vean el signo y el dibujo de «{ $card }», aunque se tape su texto
gone-continuous = Ya no se ve el texto de «{ $card }»
gone-persistent = Ya no se ven a la vez el signo y el dibujo de «{ $card }»
told-IN_FORCE = { $does ->
    [TAX] { $span }, { $seat } descarta { $n ->
        [one] 1 carta
       *[other] en total { $n } cartas
    } por cada modificador que juegue
   *[NO_EVENTS] { $span }, { $seat } no puede jugar eventos
}.
told-NO_LONGER = { $does ->
    [TAX] { $gone }: { $n ->
        [0] { $seat } no descarta nada por jugar modificadores
        [one] { $seat } sigue descartando, por otros efectos, 1 carta por cada modificador que juegue
       *[other] { $seat } sigue descartando, por otros efectos, { $n } cartas por cada modificador que juegue
    }
   *[NO_EVENTS] { $gone }: { $seat } puede jugar eventos
}.
told-IN_FORCE_ON = { $does ->
    [WARD] { $span }, los rivales no pueden jugar muertes prematuras sobre { $character }
   *[SHOWS] { $span }, { $character } muestra además el icono de { $icon }
}.
told-NO_LONGER_ON = { $does ->
    [WARD] { $gone }: los rivales pueden jugar muertes prematuras sobre { $character }
   *[SHOWS] { $gone }: { $character } deja de mostrar el icono de { $icon }
}.
told-IN_FORCE_BY_STORY = { $does ->
    [TAX] Por la historia «{ $story }», { $seat } descarta { $n ->
        [one] 1 carta
       *[other] en total { $n } cartas
    } por cada modificador que juegue
    [WARD] Por la historia «{ $story }», los rivales no pueden jugar muertes prematuras sobre la familia de { $seat }
   *[NO_EVENTS] Por la historia «{ $story }», { $seat } no puede jugar eventos
}.
told-NO_LONGER_BY_STORY = { $does ->
    [TAX] Sin la historia «{ $story }», { $n ->
        [0] { $seat } no descarta nada por jugar modificadores
        [one] { $seat } sigue descartando, por otros efectos, 1 carta por cada modificador que juegue
       *[other] { $seat } sigue descartando, por otros efectos, { $n } cartas por cada modificador que juegue
    }
    [WARD] Sin la historia «{ $story }», los rivales pueden jugar muertes prematuras sobre la familia de { $seat }
   *[NO_EVENTS] Sin la historia «{ $story }», { $seat } puede jugar eventos
}.
told-DOES = { $does ->
    [DISCARD] «{ $card }» hace que { $seat } descarte { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
    [DRAW_OR_DISCARD] «{ $card }» deja que { $seat } robe o descarte { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
    [RENEW] «{ $card }» deja que { $seat } descarte cuanto quiera y robe hasta su límite
    [TAKEN_FROM] «{ $card }» deja que { $right }, a la derecha de { $seat }, le quite { $n ->
        [one] 1 carta al azar
       *[other] { $n } cartas al azar
    }
    [SPOILED] «{ $card }» deja que { $right }, a la derecha de { $seat }, le haga descartar { $n ->
        [one] 1 carta al azar
       *[other] { $n } cartas al azar
    }
    [DEATH_HERE] { $n ->
        [0] «{ $card }» no permite una muerte prematura sobre el personaje que la lleva, cuya autoestima no es negativa
       *[other] «{ $card }» deja que { $seat } juegue ahora una muerte prematura sobre el personaje que la lleva, cuya autoestima es negativa
    }
    [DEATH_ON] «{ $card }» deja que { $seat } juegue una muerte prematura sobre un personaje que muestre un icono de { $icons }, sea cual sea su autoestima
    [FREE_PLAYS] «{ $card }» deja que { $seat } haga { $n ->
        [one] 1 jugada libre, que puede ser
       *[other] hasta { $n } jugadas libres, cada una de las cuales puede ser
    } { $plays }
    [TAKE_EACH] «{ $card }» deja que { $seat } le quite a cada rival { $n ->
        [one] 1 carta al azar
       *[other] { $n } cartas al azar
    } y haga con ellas jugadas libres
    [STRIP_TOP] «{ $card }» deja que { $seat } elija de quién se descarta el modificador superior
    [STRIP_ALL] «{ $card }» deja que { $seat } elija de quién se descartan todos los modificadores
    [SWAP_TOPS] «{ $card }» deja que { $seat } elija quiénes intercambian sus modificadores superiores
    [MOVE_TOP] «{ $card }» deja que { $seat } elija qué modificador superior pasa a otro personaje
    [REPLACE_TOP] «{ $card }» deja que { $seat } elija qué modificador superior se sustituye
    [RAISE] «{ $card }» deja que { $seat } elija quién vuelve de entre los muertos
    [MOVE_DEATH] «{ $card }» deja que { $seat } elija qué muerte prematura pasa a otro personaje
   *[EXPEL] «{ $card }» deja que { $seat } elija quiénes abandonan la partida
}.
told-STRIPPED = { $character } pierde «{ $card }», que va a los descartes. Su autoestima es { $worth }.
told-MOVED = «{ $card }» pasa de { $character } a { $to }.
told-MOVED-death = { $character } vuelve de entre los muertos: «{ $card }» pasa a { $to }.
told-REPLACED = { $seat } se lleva a la mano «{ $card }», que estaba sobre { $character }.
told-RAISED = { $character } vuelve de entre los muertos: «{ $card }» va a los descartes.
told-GONE = { $character } abandona la partida y no contará para nadie.
told-RESHUFFLED = { $n ->
    [one] Al robar se ha terminado el mazo: el único descarte forma uno nuevo.
   *[other] Al robar se ha terminado el mazo: se barajan los { $n } descartes para formar uno nuevo.
}
told-SHOWED = { $n ->
    [0] { $seat } no tiene cartas que enseñar por «{ $card }».
    [one] Por «{ $card }», { $seat } enseña la única carta de su mano.
   *[other] Por «{ $card }», { $seat } enseña su mano: { $n } cartas.
}
told-SHOWED_CARD = { $seat } tiene «{ $card }».
told-FAMILY_GONE = No queda nadie con vida en la familia de { $seat }.
told-IDLE = { $n ->
    [one] Nadie ha hecho nada en toda una ronda: la partida termina como está.
   *[other] Nadie ha hecho nada en { $n } rondas: la partida termina como está.
}
told-ROUNDS = { $n ->
    [one] Se ha jugado la única ronda prevista.
   *[other] Se han jugado las { $n } rondas previstas.
}
told-WON = { $seat } gana con un valor familiar de { $worth }: nadie ha sufrido más.
told-LIVES = La autoestima de { $character } es ahora { $worth }.
told-IN_VAIN = { $why ->
    [HAND] { $seat } no tiene cartas en la mano para «{ $card }»: no pasa nada
    [GIVEN] A { $seat } no le quedan cartas en la mano que descartar por «{ $card }»
    [PLAYS] { $seat } no tiene en la mano cartas para una jugada libre por «{ $card }»: no pasa nada
    [OTHERS] Nadie más tiene cartas que { $seat } pueda llevarse por «{ $card }»: no pasa nada
    [FULL] La mano de { $seat } está llena: no roba por «{ $card }»
    [LIMIT] { $seat } ya tiene las cartas que permite su límite: no roba por «{ $card }»
    [OVER] { $seat } tiene más cartas de las que permite su límite: no roba por «{ $card }»
    [DECK] No quedan cartas que { $seat } pueda robar por «{ $card }»: no pasa nada
    [NOBODY] No hay ningún personaje con el que { $seat } pueda hacer lo que dice «{ $card }»: no pasa nada
    [TURN] No es el turno de { $seat }, que no puede jugar ahora cartas por «{ $card }»: no pasa nada
   *[STORY] { $seat } no tiene ninguna historia que perder por «{ $card }»: no pasa nada
}.
told-NO_MORE_PLAYS = { $seat } ya no tiene jugadas libres por «{ $card }»: queda demasiado por ocurrir.

## Lo que se pregunta

ask-FAMILY = { $seat }, ¿qué familia eliges?
ask-GIVE_UP = { $seat }, ¿de qué personaje prescindes?
ask-TURN = { $seat }, elige una jugada.
ask-RESPOND = { $seat }, se juega «{ $card }». ¿La cancelas?
ask-RESPOND-others = Se juega «{ $card }». ¿La cancela alguien?
ask-DISCARD = { $n ->
    [one] { $seat }, por «{ $by }»: descarta 1 carta.
   *[other] { $seat }, por «{ $by }»: descarta { $n } cartas, una a una.
}
ask-RENEW = { $seat }, por «{ $by }»: descarta las cartas que quieras y luego roba hasta tu límite.
ask-EITHER = { $n ->
    [one] { $seat }, por «{ $by }»: roba 1 carta, descarta 1 o déjalo estar.
   *[other] { $seat }, por «{ $by }»: roba { $n } cartas, descarta { $n } o déjalo estar.
}
ask-TAKE = { $n ->
    [one] { $seat }, por «{ $by }»: ¿te quedas 1 carta al azar de la mano de { $other }?
   *[other] { $seat }, por «{ $by }»: ¿te quedas { $n } cartas al azar de la mano de { $other }?
}
ask-SPOIL = { $n ->
    [one] { $seat }, por «{ $by }»: ¿haces que { $other } descarte 1 carta al azar?
   *[other] { $seat }, por «{ $by }»: ¿haces que { $other } descarte { $n } cartas al azar?
}
ask-FREE = { $seat }, por «{ $by }»: puedes hacer una jugada libre: { $plays }.
ask-FREE_DEATH = { $seat }, por «{ $by }»: puedes jugar ahora una muerte prematura sobre { $character }.
ask-FREE_DEATH-on = { $seat }, por «{ $by }»: puedes jugar ahora una muerte prematura sobre un personaje vivo que muestre un icono de { $icons }, sea cual sea su autoestima.
ask-PICK-STRIP_TOP = { $seat }, por «{ $by }»: ¿de quién se descarta el modificador superior?
ask-PICK-STRIP_ALL = { $seat }, por «{ $by }»: ¿de quién se descartan todos los modificadores?
ask-PICK-SWAP_TOPS = { $seat }, por «{ $by }»: ¿quién intercambia su modificador superior?
ask-PICK-SWAP_TOPS-second = { $seat }, por «{ $by }»: ¿con quién lo intercambia { $first }?
ask-PICK-MOVE_TOP = { $seat }, por «{ $by }»: ¿quién se libra de su modificador superior?
ask-PICK-MOVE_TOP-second = { $seat }, por «{ $by }»: ¿a quién pasa el modificador superior de { $first }?
ask-PICK-REPLACE_TOP = { $seat }, por «{ $by }»: ¿de quién sustituyes el modificador superior?
ask-PICK-RAISE = { $seat }, por «{ $by }»: ¿quién vuelve de entre los muertos?
ask-PICK-MOVE_DEATH = { $seat }, por «{ $by }»: ¿quién se libra de su muerte prematura?
ask-PICK-MOVE_DEATH-second = { $seat }, por «{ $by }»: ¿a quién pasa la muerte prematura de { $first }?
ask-PICK-EXPEL = { $seat }, por «{ $by }»: ¿qué personaje vivo abandona la partida?
ask-PICK-EXPEL-second = { $seat }, por «{ $by }»: ¿qué personaje muerto la abandona con { $first }?
ask-REPLACE = { $seat }, por «{ $by }»: ¿qué modificador pones sobre { $character }?

## Lo que se puede hacer

act-TAKE_FAMILY = { $family }
act-GIVE_UP = Prescindir de { $character }
act-PLAY = «{ $card }» sobre { $character } (autoestima: de { $before } a { $after })
act-PLAY-same = «{ $card }» sobre { $character } (autoestima: sigue en { $after })
act-PLAY-death = Dar muerte a { $character }: «{ $card }» (autoestima final: { $after })
act-PLAY-done = «{ $card }» sobre { $character }
act-PLAY-death-done = Dar muerte a { $character }: «{ $card }»
act-EVENT = Evento: «{ $card }»
act-CLAIM = Obtener la historia «{ $story }»
act-DISCARD_HAND = { $n ->
    [one] Descartar la mano (1 carta)
   *[other] Descartar la mano ({ $n } cartas)
}
act-PASS = Pasar
act-CANCEL = Cancelarla con «{ $card }»
act-DECLINE = Dejarlo estar
act-DECLINE-RESPOND = No cancelarla
act-DECLINE-EITHER = Ni robar ni descartar
act-DECLINE-TAKE = No quedarse nada
act-DECLINE-SPOIL = No hacer que nadie descarte
act-DECLINE-FREE = No hacer ninguna jugada libre más
act-DECLINE-FREE_DEATH = No jugar ninguna muerte prematura
act-DECLINE-PICK = No elegir a nadie
act-DISCARD = Descartar «{ $card }»
act-DRAW = { $n ->
    [0] Robar hasta el límite
    [one] Robar 1 carta
   *[other] Robar { $n } cartas
}
act-ACCEPT = Sí
act-ACCEPT-TAKE = { $n ->
    [one] Quedarse 1 carta al azar
   *[other] Quedarse { $n } cartas al azar
}
act-ACCEPT-SPOIL = { $n ->
    [one] Hacer que descarte 1 carta al azar
   *[other] Hacer que descarte { $n } cartas al azar
}
act-PICK = Elegir a { $character }

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
why-OFF_TURN = Esa carta no se puede jugar en el turno de otro.
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
why-DISOBEYS = La carta que quedaría sobre ese personaje dice que no puede estar ahí.
why-MUST = Hay que elegir.
why-NO_MODIFIER = El lugar de un modificador solo lo ocupa otro modificador.
why-FAMILY_FIRST = Antes hay que elegir familia.
why-GIVE_UP_FIRST = Antes hay que prescindir de un personaje.
why-ANSWER_FIRST = Antes hay que decidir si se cancela la carta que se juega.
why-DISCARD_FIRST = Antes hay que descartar.
why-RENEW_FIRST = Antes hay que descartar las cartas que se quiera y robar.
why-EITHER_FIRST = Antes hay que robar, descartar o dejarlo estar.
why-TAKE_FIRST = Antes hay que decidir si se toma lo que el efecto permite.
why-SPOIL_FIRST = Antes hay que decidir si se hace descartar a quien sufre el efecto.
why-FREE_FIRST = Antes hay que hacer la jugada libre, o dejarla estar.
why-FREE_DEATH_FIRST = Antes hay que jugar la muerte prematura que el efecto permite, o dejarlo estar.
why-PICK_FIRST = Antes hay que elegir un personaje para el efecto.
why-REPLACE_FIRST = Antes hay que elegir el modificador que ocupa el lugar del otro.
why-NO_CHOICE_OF_FAMILY = Las familias se eligen antes del primer turno.
why-NOBODY_GIVEN_UP = Solo se prescinde de un personaje antes del primer turno.
why-NOTHING_PLAYED = Solo se cancela una carta mientras otro la juega.
why-ONLY_WHOLE_HAND = En el turno se descarta la mano entera, no una carta suelta.
why-ONLY_AT_THE_END = La mano se repone al final del turno.
why-NOTHING_PICKED = Ningún efecto pide ahora un personaje.

## Finales

ending-NONE = La partida no ha terminado.
won = { $winners ->
   *[one] Gana { $names } con el valor familiar más bajo, { $worth }
    [many] Ganan { $names } con el valor familiar más bajo, { $worth } cada familia
}
cause-FAMILY = ha muerto el último personaje de una familia
cause-IDLE = nadie jugaba ya nada
cause-ROUNDS = se han acabado las rondas
figures-families = familia
figures-stories = historia
figure-on_table = en la mesa
figure-held = en manos al final
figure-values-mean = valor de una familia
figure-values-winner = valor de la ganadora
figure-dead = muertos por familia
figure-turn_order = según el orden de turno
family-value = { $name } { $worth }
family-value-with-story = { $name } { $worth } ({ $dead } por sus muertos y { $points } por la historia «{ $story }»)
ending-FAMILY = Ha muerto el último personaje de una familia. { $won }. Valores familiares: { $values }.
ending-IDLE = Nadie jugaba ya nada. { $won }. Valores familiares: { $values }.
ending-ROUNDS = Se acabaron las rondas. { $won }. Valores familiares: { $values }.

## Tablero

board-status = Turno { $turn } · mazo: { $deck } · descartes: { $discards }
board-discards = Descartes: { $cards }
board-story = «{ $story }» { $worth }
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
board-character = Personaje
board-worth = Autoestima
board-points = Puntos visibles
board-icons = Iconos
board-effect = Efecto en vigor
board-effect-and-pile = Efecto en vigor; pila
board-pile = Pila, de arriba abajo
board-persistent = persistente
look-pile = { $character } ({ $name }): { $count ->
    [one] una carta
   *[other] { $count } cartas, de arriba abajo
}
look-discards = Descartes: { $count ->
    [one] una carta
   *[other] { $count } cartas, la última primero
}
setup-dice = Preparación: si la suerte decide quién empieza, tirad un dado con tantas caras como jugadores.

## Perfiles e informes

kind-card = Cartas
kind-character = Personajes
kind-story = Historias
kind-action = Acciones
without-card = La carta sale del paquete y el mazo queda una carta más delgado: las mismas semillas reparten otras manos.
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

## En el vestíbulo

game-about = Toma una familia, hazla desdichada y mátala a tiempo; a las demás, que les vaya bien. Las cartas son transparentes: cuenta lo que se ve a través del montón, y gana quien más haya sufrido.
game-facts = Competitivo · de 2 a 5 familias
game-cover = Una mujer de Innsmouth bajo tres cartas transparentes; detrás, algo asoma del mar de noche

## Cómo le fue a cada asiento

fared = { $points } puntos
