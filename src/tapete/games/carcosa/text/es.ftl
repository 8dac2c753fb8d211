### Carcosa en español.
### Las almas se nombran sin artículo y sin concordar con ellas en género.
### Un lugar trae su artículo: desde, hasta, en; tras "a" y "de" se contrae solo.
### Un monstruo trae su nombre solo, como sujeto ("La Araña") y como complemento ("a la Araña").

## Lugares

place-room = la habitación { $room } del { $floor ->
    [1] primer
    [2] segundo
   *[3] tercer
} piso
place-room-at = la habitación { $room }
place-corridor-at = el pasillo
place-corridor = el pasillo del { $floor ->
    [1] primer
    [2] segundo
   *[3] tercer
} piso
floor-mark = { $floor }.º
floor = el { $floor ->
    [1] primer
    [2] segundo
   *[3] tercer
} piso

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
card-OWN_1 = Carta propia 1
card-OWN_2 = Carta propia 2
card-OWN_3 = Carta propia 3
card-OWN_4 = Carta propia 4
card-OWN_5 = Carta propia 5
card-OWN_6 = Carta propia 6
card-OWN_7 = Carta propia 7
card-OWN_8 = Carta propia 8

## Lo que hacen los eventos

print-event-roll = Tira 1d{ $die } y suma tu cordura (mínimo 0).
print-event-yellow = Amarillo: con Protección se anula antes de tirar.
print-event-yellow-always = Amarillo: con Protección no hace nada.
print-always = siempre
print-and = { $first } { $second }
effect-NOTHING = No pasa nada.
effect-LOSE = Pierdes { $n } de cordura.
effect-GAIN = Ganas { $n } de cordura.
effect-STATE = Recibes el estado «{ $state }», { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}.
effect-SKIP_TURN = Pierdes tu próximo turno.
effect-NO_ACTIONS = Te quedas sin acciones esta ronda.
effect-FIND = Encuentras un objeto de la reserva: «{ $card }».
effect-INVERT_SANITY = Tu cordura cambia de signo: de 3 pasa a −3, y de −2 a 2. No es una pérdida, pero puede llevarte a { $bottom }.
effect-BRING = Otra alma, a suertes, viene a tu habitación y entra en ella. Después las dos ganan { $n } de cordura.
effect-CLEAR_STATES = Te libras de todos tus estados.
effect-SWAP_NEXT = Cambias de lugar con el alma siguiente por orden de asiento. Las dos entran donde llegan, primero tú.
effect-SWAP_PREVIOUS = Cambias de lugar con el alma anterior por orden de asiento. Las dos entran donde llegan, primero tú.
effect-RISE = Subes { $n ->
    [one] un piso
   *[other] { $n } pisos
} (del tercero se pasa al primero), a la habitación del mismo número, y entras.
effect-FALL = Caes { $n ->
    [one] un piso
   *[other] { $n } pisos
} (del primero se pasa al tercero), a la habitación del mismo número, y entras.
effect-KING_HERE = El Rey viene a tu piso. Cada alma de ese piso pierde { $n } de cordura.
effect-KING_AWAY = El Rey queda desterrado { $n ->
    [one] 1 final de ronda
   *[other] { $n } finales de ronda
}.
effect-KING_DOUBLED = El Rey queda doblado el resto de la partida.
effect-SHOP = Motemey te visita, estés donde estés: haz en el acto una sola compra o una sola venta a los precios de siempre, o déjalo pasar.
effect-GO_TO = Vas adonde está el alma elegida, y entras.
effect-TO_CORRIDOR = Vas al pasillo.
effect-STUN_HERE = Cada monstruo que está donde tú queda aturdido { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}.
whom-TARGET = El alma elegida
whom-OTHERS = Cada una de las demás almas
whom-ALL = Cada alma
whom-HERE = Cada alma que está donde tú, tú también,
whom-OTHERS_HERE = Cada una de las demás almas que están donde tú
whom-FLOOR = Cada alma de tu piso
whom-OTHERS_ON_FLOOR = Cada una de las demás almas de tu piso
effect-LOSE-of = { $whom } pierde { $n } de cordura.
effect-GAIN-of = { $whom } gana { $n } de cordura.
effect-STATE-of = { $whom } recibe el estado «{ $state }», { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}.
effect-SKIP_TURN-of = { $whom } pierde su próximo turno.
effect-NO_ACTIONS-of = { $whom } se queda sin acciones esta ronda.
effect-CLEAR_STATES-of = { $whom } se libra de todos sus estados.
effect-TO_CORRIDOR-of = { $whom } va al pasillo de su piso.
own-use = En tu turno{ $actions ->
    [0] , sin gastar acciones{ $price ->
        [0] {""}
       *[other] {" "}y por { $price } de cordura
    }
    [one] , por 1 acción{ $price ->
        [0] {""}
       *[other] {" "}y { $price } de cordura
    }
   *[other] , por { $actions } acciones{ $price ->
        [0] {""}
       *[other] {" "}y { $price } de cordura
    }
}{ $target ->
    [other-soul] . Elige otra alma
    [soul-here] . Elige otra alma que esté donde tú
   *[none] {""}
}:
own-spent = Al usarlo se gasta.
own-kept = No se gasta.
own-comes = { $where ->
    [corridor] Llega al pasillo del piso en que lo revelan.
    [empty-room] Llega a la habitación sin almas más cercana.
   *[here] Llega a la habitación en que lo revelan.
}
own-moves = Al final de cada ronda { $step ->
    [towards] da un paso hacia el alma más cercana
    [away] se aleja un paso del alma más cercana
   *[stays] se queda donde está
}. Después, a cada alma que está donde él:
own-leaves = Si lo aturden, deja la casa.

## Estados

state-ENVENENADO = Envenenado
state-SANIDAD = Sanidad
state-MALDITO = Maldito
state-PARANOIA = Paranoia
state-TRAPPED = Atrapado
state-VANIDAD = Vanidad
state-ILUMINADO = Iluminado
state-PROTECCION = Protección
does-ENVENENADO = al final de cada ronda baja su cordura máxima
does-SANIDAD = al acabar cada turno recupera cordura
does-MALDITO = al final de cada ronda quita cordura a las demás almas de su piso
does-PARANOIA = no puede andar hasta donde ya haya alguien
does-TRAPPED = no puede moverse
does-VANIDAD = cada pérdida de cordura es mayor
does-ILUMINADO = cada ronda empieza con más acciones
does-PROTECCION = los eventos amarillos no le hacen nada

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
special-NONE-object = ninguna habitación especial
special-UNKNOWN-object = algo sin descubrir
special-MOTEMEY-object = la tienda de Motemey
special-CAMARA_LETAL-object = la Cámara Letal
special-PUERTAS-object = las Puertas Amarillas
special-TABERNA-object = la Taberna
special-ARMERY-object = la Armería
special-SALON_BELLEZA-object = el Salón de Belleza
special-CAPILLA-object = la Capilla
special-OWN_ROOM_1 = Habitación propia 1
special-OWN_ROOM_1-object = la habitación propia 1
special-OWN_ROOM_2 = Habitación propia 2
special-OWN_ROOM_2-object = la habitación propia 2
special-OWN_ROOM_3 = Habitación propia 3
special-OWN_ROOM_3-object = la habitación propia 3

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
monster-OWN_MONSTER_1 = Monstruo propio 1
monster-OWN_MONSTER_1-subject = El monstruo propio 1
monster-OWN_MONSTER_1-object = al monstruo propio 1
monster-OWN_MONSTER_2 = Monstruo propio 2
monster-OWN_MONSTER_2-subject = El monstruo propio 2
monster-OWN_MONSTER_2-object = al monstruo propio 2

## Finales

cause-NONE = nada ha terminado todavía
cause-ESCAPED = las almas han escapado
lost-MADNESS = la locura reina en todas las almas, que están a la vez en el fondo de la cordura
cause-MADNESS = la locura reina en todas las almas
cause-KEYS = ya no quedan llaves suficientes para escapar
cause-ROUNDS = se acabaron las rondas
## Pérdidas que siguen después de una caída

blow-OTHER = las almas que faltan pierden lo mismo, por lo que la caída había interrumpido
blow-RITUAL = el ritual cuesta también al alma que falta
blow-HOUSE = la Casa sigue royendo las mentes que faltan
blow-PRESENCE = la presencia del Rey sigue alcanzando a las almas de su piso que faltan
blow-DECREE = el decreto del Rey sigue alcanzando a las almas que faltan
blow-CURSE = la maldición sigue alcanzando a las almas de ese piso que faltan
blow-FALSE_KING = la presencia del Rey verdadero sigue alcanzando a las almas de ese piso que faltan

## Decretos del Rey

decree-ALL_LOSE = todas las almas pierden cordura
decree-ONE_ACTION = pocas acciones la próxima ronda para quien comparta piso con él
decree-ONE_ACTION_EACH = pocas acciones para las almas que comparten piso con él
decree-NOTHING = nada, y su silencio pesa
decree-ROTATE_FLOORS = los mazos girarán dentro de cada piso
decreed-ALL_LOSE = todas las almas pierden { $n ->
    [one] un punto
   *[other] { $n } puntos
} de cordura
decreed-ONE_ACTION = quien comparta piso con él al empezar la próxima ronda tendrá { $n ->
    [0] cero acciones
    [one] una sola acción
   *[other] { $n } acciones
}
decree-BY_STAIRS = las almas que comparten piso con él se marchan por la escalera a otro piso (desde el segundo, al primero; desde cualquier otro, al segundo), y allí no revelan nada
decree-ATTRACT = todas las almas acuden al pasillo del piso en que está
decree-DISCARD = cada alma pierde el último objeto que recibió
decree-SHUFFLE = todos los mazos se barajan
decreed-ONE_ACTION_EACH = las almas que comparten piso con él tendrán { $n ->
    [0] cero acciones
    [one] una sola acción
   *[other] { $n } acciones
} en su próximo turno
decree-CHOOSE_DISCARD = cada alma descarta un objeto

## Lo que ocurre

told-ROLL = Se lanza un d{ $sides }: sale un { $face }.
told-ROUND = Comienza la ronda { $round }.
told-TURN = Le toca a { $soul }, { $actions ->
    [0] sin acciones
    [one] con una acción
   *[other] con { $actions } acciones
}.
told-MOVED = { $soul } va desde { $from } hasta { $to }.
told-MOVED-on_floor = { $soul } va desde { $from_at } hasta { $to }.
told-MOVED-nowhere = { $soul } ya estaba en { $to }, y ahí sigue.
told-ENTERED_SPECIAL = { $soul } descubre lo que escondía { $place }: { $special_object }.
told-REVEALED = { $soul } revela «{ $card }» en { $place }.
told-LOST_SANITY = { $n ->
    [0] { $soul } no pierde nada: su cordura ya está en el fondo, { $now }.
    [one] { $soul } pierde { $cut ->
        [0] un punto de cordura: queda
       *[other] un solo punto de cordura, porque no puede bajar más: queda
    } en { $now }.
   *[other] { $soul } pierde { $cut ->
        [0] { $n } puntos de cordura: queda
       *[other] solo { $n } puntos de cordura, porque no puede bajar más: queda
    } en { $now }.
}
told-PAID_SANITY = { $n ->
    [0] { $soul } no tiene con qué pagar: su cordura sigue en { $now }.
    [one] { $soul } paga { $cut ->
        [0] un punto de cordura: queda
       *[other] un solo punto de cordura, porque no puede bajar más: queda
    } en { $now }.
   *[other] { $soul } paga { $cut ->
        [0] { $n } puntos de cordura: queda
       *[other] solo { $n } puntos de cordura, porque no puede bajar más: queda
    } en { $now }.
}
told-GAINED_SANITY = { $n ->
    [0] { $soul } no recupera cordura: ya tiene el máximo, { $now }.
    [one] { $soul } recupera un punto de cordura: queda en { $now }.
   *[other] { $soul } recupera { $n } puntos de cordura: queda en { $now }.
}
told-GAINED_TO_LIMIT = { $soul } recupera { $n ->
    [one] un punto
   *[other] { $n } puntos
} de cordura y llega a su máximo, { $now }.
told-SET_TO_LIMIT = La cordura de { $soul } pasa de { $before } a { $now }, que es su máximo.
told-SET_TO_LIMIT-stays = La cordura de { $soul } pasaría de su máximo: sigue en él, { $now }.
told-SANITY_SET = La cordura de { $soul } pasa de { $before } a { $now }.
told-SANITY_SET-stays = La cordura de { $soul } pasaría a { $now }, y ya estaba en { $now }.
told-STATE_GIVEN = Cae sobre { $soul } el estado «{ $state }»: { $does } ({ $rounds ->
    [one] solo esta ronda
   *[other] { $rounds } rondas, contando esta
}).
told-STATE_RENEWED = Se renueva el estado «{ $state }» de { $soul } ({ $rounds ->
    [one] solo esta ronda
   *[other] { $rounds } rondas, contando esta
}).
told-STATE_ENDED = { $soul } deja atrás el estado «{ $state }».
told-GOT_OBJECT = { $soul } obtiene «{ $card }».
told-GOT_OBJECT-bound = { $soul } obtiene «{ $card }», que queda ligado a su alma: no ocupa sitio, y no se puede dar, vender ni descartar.
told-GOT_OBJECT-tale = { $soul } obtiene «{ $card }», un cuento: anexado al Libro de Chambers destierra al Rey por un tiempo.
told-LOST_OBJECT = { $soul } pierde «{ $card }».
told-GOT_KEY = { $soul } obtiene una llave{ $keys ->
    [one] {""}
   *[other] {" "}y ya lleva { $keys }
}.
told-KEY_LEFT = { $soul } no puede cargar con tantas llaves: una queda debajo del mazo de { $place }.
told-KEYS_DESTROYED = { $n ->
    [one] Se destruye una llave
   *[other] Se destruyen { $n } llaves
} para siempre. Destruidas hasta ahora: { $total }{ $of ->
    [0] .
   *[other] {" "}de las { $of } que hay en la partida.
}
told-USED = { $soul } usa «{ $card }».
told-MONSTER_CAME = { $monster_subject } aparece en { $place }.
told-MONSTER_CAME-ARANA = { $monster_subject } aparece en { $place }: irá hacia el alma más cercana, y atrapa a quien alcanza.
told-MONSTER_CAME-CRIA_ARANA = { $monster_subject } aparece en { $place }: irá hacia el alma más cercana, y atrapa a quien alcanza.
told-MONSTER_CAME-SIRVIENTE_HIELO = { $monster_subject } aparece en { $place }: mientras siga ahí, quien esté en su piso tendrá menos acciones.
told-MONSTER_CAME-DUENDE = { $monster_subject } aparece en { $place }: roba a quien encuentra.
told-MONSTER_CAME-VIEJO_DEL_SACO = { $monster_subject } aparece en { $place }: mete en su saco a quien encuentra.
told-MONSTER_CAME-away = { $monster_subject } se escabulle hasta { $place }.
told-MONSTER_CAME-freezes = { $monster_subject } aparece en { $place }: esta ronda, nadie que esté en su piso puede andar ni usar la brújula; en las siguientes, quien esté en ese piso tendrá menos acciones.
told-MONSTER_STAYS = { $monster_subject } no se mueve de { $place }.
told-NOTHING_TO_LOSE = { $soul } no tiene ningún objeto que pueda perder.
told-NO_STATES = { $soul } no está bajo ningún estado del que librarse.
told-MONSTER_MOVED = { $monster_subject } va desde { $from } hasta { $to }.
told-MONSTER_MOVED-on_floor = { $monster_subject } va desde { $from_at } hasta { $to }.
told-MONSTER_STUNNED = { $again ->
    [0] { $monster_subject } pierde el sentido: durante { $rounds ->
        [one] un final de ronda
       *[other] { $rounds } finales de ronda
    } no se mueve ni hace nada.
   *[other] { $monster_subject } ya estaba sin sentido: durante { $rounds ->
        [one] un final de ronda
       *[other] { $rounds } finales de ronda
    } seguirá sin moverse ni hacer nada.
}
told-MONSTER_STUNNED-REINA_HELADA = { $again ->
    [0] { $monster_subject } pierde el sentido
   *[other] { $monster_subject } ya estaba sin sentido
}: durante { $rounds ->
    [one] un final de ronda
   *[other] { $rounds } finales de ronda
} no estorba a nadie en su piso. Las acciones ya repartidas en esta ronda no cambian.
told-MONSTER_LEFT = { $monster_subject } desaparece de la Casa.
told-CAPTURED = El Viejo del Saco mete a { $soul } en su saco.
told-DRAGGED = El Viejo del Saco arrastra consigo a { $soul } desde { $from } hasta { $to }, y allí no se revela nada.
told-DRAGGED-on_floor = El Viejo del Saco arrastra consigo a { $soul } desde { $from_at } hasta { $to }, y allí no se revela nada.
told-FREED = { $soul } sale del saco.
told-ROBBED = El Duende roba a { $soul } { $objects ->
    [0] {""}
    [one] un objeto
   *[other] { $objects } objetos
}{ $keys ->
    [0] {""}
    [one] { $objects ->
        [0] una llave
       *[other] {" "}y una llave
    }
   *[other] { $objects ->
        [0] { $keys } llaves
       *[other] {" "}y { $keys } llaves
    }
}.
told-ROBBED-nothing = El Duende registra a { $soul } y no encuentra qué robar.
told-LOOT = El Duende se guarda «{ $card }».
told-LOOT-bound = El Duende se guarda también «{ $card }»: de un robo no se salva ni lo que está ligado al alma.
told-LOOT_DROPPED = El Duende suelta su botín: { $objects ->
    [0] {""}
    [one] un objeto
   *[other] { $objects } objetos
}{ $keys ->
    [0] {""}
    [one] { $objects ->
        [0] una llave
       *[other] {" "}y una llave
    }
   *[other] { $objects ->
        [0] { $keys } llaves
       *[other] {" "}y { $keys } llaves
    }
}.
told-TUE_TUE = El Tue Tue canta sobre { $soul }. { $count ->
    [one] Es su primera aparición.
    [2] Ya ha aparecido 2 veces.
   *[other] Ya ha aparecido { $count } veces: desde la tercera, su canto hunde la cordura hasta el fondo.
}
told-COLLAPSED = La cordura de { $soul } toca fondo.
told-SACRIFICED = { $sanity ->
    [0] { $soul } sacrifica para siempre un sitio para objetos.
   *[other] { $soul } sacrifica para siempre un punto de cordura máxima{ $known ->
        [0] {""}
       *[other] , que queda en { $limit }
    }.
}
told-ACCEPTED = { $soul } acepta la caída y pierde { $objects ->
    [0] {""}
    [one] un objeto
   *[other] { $objects } objetos
}{ $keys ->
    [0] {""}
    [one] { $objects ->
        [0] una llave
       *[other] {" "}y una llave
    }
   *[other] { $objects ->
        [0] { $keys } llaves
       *[other] {" "}y { $keys } llaves
    }
}.
told-ACCEPTED-nothing = { $soul } acepta la caída sin nada que perder.
told-SHIELDED = { $tank } carga, en lugar de { $soul }, con una pérdida de { $n ->
    [one] un punto
   *[other] { $n } puntos
} de cordura.
told-DESTROYED_SPECIAL = { $monster_subject } destruye { $special_object } en { $place }.
told-DESTROYED_SPECIAL-unseen = { $monster_subject } destruye lo que escondía { $place } sin que nadie lo haya visto.
told-KING_MOVED = { $moved ->
    [0] Con esa tirada la ruleta deja al Rey de Amarillo en el pasillo de { $floor }.
   *[other] { $up ->
        [one] Con esa tirada la ruleta sube al Rey de Amarillo un piso (sobre el tercero viene el primero): aparece en el pasillo de { $floor }.
       *[other] Con esa tirada la ruleta sube al Rey de Amarillo { $up } pisos (sobre el tercero viene el primero): aparece en el pasillo de { $floor }.
    }
}
told-KING_CAME = { $moved ->
    [0] El Rey de Amarillo ya estaba en el pasillo de { $floor }.
   *[other] El Rey de Amarillo acude al pasillo de { $floor }.
}
told-KING_AWAY = { $again ->
    [0] El Rey de Amarillo queda desterrado: { $rounds ->
        [one] no estará en el próximo final de ronda
       *[other] no estará en los próximos { $rounds } finales de ronda
    }.
   *[other] El Rey de Amarillo sigue en el destierro: { $rounds ->
        [one] no estará en el próximo final de ronda
       *[other] no estará en los próximos { $rounds } finales de ronda
    }.
}
told-KING_PRESENCE = { $n ->
    [0] Esta ronda la presencia del Rey no cuesta cordura a nadie.
   *[other] { $souls ->
        [0] La presencia del Rey en { $floor } no alcanza a nadie.
       *[other] La presencia del Rey en { $floor } cuesta esta vez { $n ->
            [one] un punto
           *[other] { $n } puntos
        } de cordura a cada alma que está allí.
    }
}
told-KING_DECREE = El Rey decreta: { $decree }.{ $souls ->
    [0] {" "}No alcanza a nadie.
   *[other] {""}
}
told-HOUSE = { $n ->
    [0] La Casa no roe ninguna mente esta ronda.
    [one] La Casa roe todas las mentes: un punto de cordura.
   *[other] La Casa roe todas las mentes: { $n } puntos de cordura.
}
told-STAIRS = En { $floor }, la escalera queda en la habitación { $place_room }.
told-DECKS_ROTATED = { $floors ->
    [0] La Casa se desliza: cada mazo avanza por la cinta hasta la habitación siguiente.
   *[other] La Casa se retuerce: los mazos giran dentro de cada piso.
}
told-PEEKED = { $soul } ve «{ $card }» en { $place }.
told-LOOKED = { $soul } mira en secreto una carta en { $place }.
told-OFFERED = Motemey muestra a { $soul } «{ $first }» y «{ $second }».
told-BOUGHT = { $soul } cierra un trato con Motemey, que guarda la otra carta debajo de su mazo.
told-SOLD = { $soul } vende «{ $card }» a Motemey por { $n ->
    [one] un punto
   *[other] { $n } puntos
} de cordura.
told-STORED = { $soul } deja «{ $card }» en la Armería.
told-STORED-key = { $soul } deja una llave en la Armería.
told-TOOK = { $soul } toma «{ $card }» de la Armería.
told-TOOK-key = { $soul } toma una llave de la Armería.
told-RITUAL = { $soul } oficia el ritual de la Cámara Letal: sale { $die }, y eso dice qué pierde cada una de las dos almas que están allí.
told-RITUAL_COSTS = El ritual { $n ->
    [0] no cuesta nada a { $soul }
    [one] cuesta a { $soul } un punto de cordura
   *[other] cuesta a { $soul } { $n } puntos de cordura
}.
told-SALON = { $soul } se embellece ante los espejos del Salón, que ya suma { $uses ->
    [one] un uso
   *[other] { $uses } usos
}{ $vanity ->
    [0] {""}
   *[other] {""}: a estas alturas, embellecerse envanece
}.
told-ANNEXED = { $soul } anexa «{ $card }» al Libro, que ya reúne { $n ->
    [one] un cuento
   *[other] { $n } cuentos
}.
told-GAVE = { $soul } entrega «{ $card }» a { $to }.
told-GAVE-key = { $soul } entrega una llave a { $to }.
told-PROTECTED = Lo amarillo resbala sobre { $soul }: «{ $card }» no tiene efecto.
told-SKIPPED = { $soul } pierde su turno.
told-TURN_LOST = { $soul } pierde lo que le quedaba de turno.
told-MAX_LOWERED = El veneno baja a { $now } la cordura máxima de { $soul }.
told-ESCAPE_FAILED = { $soul } forcejea en vano con la telaraña: llega a { $total } y hacen falta { $needed }.
told-STUMBLED = Quien es Vigía puede tropezar al usar una escalera, y { $soul } tropieza: su tirada y su cordura suman { $total } y hacen falta { $needed }.
told-SWAPPED_PLACES = { $soul } y { $other } intercambian sus lugares.
told-MEDITATED = { $soul } medita.
told-DOORS = { $soul } cruza las Puertas Amarillas hacia { $to }{ $n ->
    [0] {""}
    [one] , a quien le cuesta un punto de cordura
   *[other] , a quien le cuesta { $n } puntos de cordura
}.
told-WON = ¡Victoria! Las almas cruzan el Umbral y dejan atrás la Casa.
ending-won = ¡Victoria! Todas las almas están en el Umbral y llevan entre todas { $keys ->
    [one] una llave
   *[other] { $keys } llaves
}, y { $needed ->
    [one] hace falta una
   *[other] hacen falta { $needed }
}: dejan atrás la Casa.
told-LOST = Derrota: { $cause }.
told-TEMP_STAIRS = { $soul } despliega una escalera en { $place } hasta el fin de la ronda.
told-GONE_AGAIN = { $soul } ya no está en { $place }: allí no revela nada.
told-EMPTY_DECK = { $soul } no encuentra nada en { $place }: el mazo está vacío.
told-SWAPPED_CARDS = { $soul } cambia el orden de las dos cartas de arriba en { $place }.
told-HEALED = { $soul } se desgasta para sanar al resto con «{ $state }».
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
act-BUY = Comprarle algo a Motemey
act-SELL = Vender «{ $card }»
act-DROP = Dejar «{ $card }» en la Armería
act-DROP-key = Dejar una llave en la Armería
act-TAKE = Tomar «{ $card }» de la Armería
act-TAKE-key = Tomar una llave de la Armería
act-DOORS = Cruzar las Puertas hacia { $other }
act-SALON = Embellecerse en el Salón
act-CHAPEL = Rezar en la Capilla
act-RITUAL = Oficiar el ritual
act-HEAL = Sanar al resto con «{ $state }»
act-RENOUNCE = Renunciar a «Sanidad» y librarse, con ella, de cualquier otro estado
act-ANNEX = Anexar «{ $card }» al Libro
act-GIVE = Dar «{ $card }» a { $other }
act-GIVE-key = Dar una llave a { $other }
act-SACRIFICE_SLOT = Sacrificar un sitio para objetos
act-SACRIFICE_SANITY = Sacrificar un punto de cordura máxima
act-ACCEPT = Aceptar y perder llaves y objetos
act-DISCARD = Descartar «{ $card }»
act-SHIELD = Cargar con la pérdida
act-DECLINE = No hacerlo
act-DECLINE-SHIELD = No cargar con la pérdida
act-DECLINE-SPY = No mirar en ninguna habitación
act-DECLINE-REACT = No reaccionar
act-DECLINE-ASKED = No acceder
act-TWO_DICE = Lanzar dos dados
act-ONE_DIE = Lanzar un dado
act-SWAP = Poner el monstruo debajo de la otra carta
act-KEEP = Dejar las cartas como están
act-LOOK = Mirar en { $place }
act-PICK = Quedarse con «{ $card }»
act-PICK-key = Quedarse con la llave
act-LEAVE = Despedir a Motemey
act-CROWN = Ceñirse la Corona de Amarillo
act-RESCUE = Sacar a quien está en el saco
act-REACT = Reaccionar: dar un garrotazo { $monster_object }

label = { $label } ({ $notes })
note-free = gratis, el primer paso de la ronda
note-actions = { $n ->
    [one] 1 acción
   *[other] { $n } acciones
}
note-keys = cuesta { $n ->
    [one] una llave
   *[other] { $n } llaves
}
note-price = cuesta { $n ->
    [one] un punto
   *[other] { $n } puntos
} de cordura
note-price-then = cuesta { $n ->
    [one] un punto
   *[other] { $n } puntos
} de cordura al elegir la carta
note-gain = +{ $n } de cordura
note-others-gain = +{ $n } de cordura a cada una de las demás almas
note-other-loses = a esa alma le cuesta { $n ->
    [one] un punto
   *[other] { $n } puntos
} de cordura
note-others-lose = cada una de las demás almas pierde { $n ->
    [one] un punto
   *[other] { $n } puntos
} de cordura
note-meditate = +{ $room } de cordura o +{ $corridor } en un pasillo
note-escape = con { $n } o más en d{ $die } + cordura
note-wiggle = con { $n } o más en d{ $die }
note-chapel = recupera d{ $die } + { $n } de cordura

## Lo que se espera

ask-TURN = Le toca a { $soul }: ¿qué hace?
ask-COLLAPSE = La cordura de { $soul } toca fondo: ¿sacrifica algo o acepta la caída?
ask-OVERLOAD = { $soul } lleva demasiados objetos: ¿de cuál se desprende?
ask-SHIELD = ¿Carga { $soul }, en lugar de { $other }, con una pérdida de { $n ->
    [one] un punto
   *[other] { $n } puntos
} de cordura?
ask-TWO_DICE = ¿Lanza { $soul } uno o dos dados para «{ $card }»? Solo lo elige una vez por ronda.
ask-FORESEE = { $soul } ve las dos cartas de arriba: ¿cambia su orden?
ask-PEEK = ¿En qué habitación mira { $soul }?{ $more ->
    [0] {""}
   *[other] {" "}Después podrá mirar en otra.
}
ask-PURCHASE = Motemey muestra dos cartas: ¿con cuál se queda { $soul }?
ask-SHOP = Motemey visita a { $soul }: ¿compra, vende o lo deja marchar?
ask-SPY = { $soul } está en el pasillo: ¿mira en alguna habitación de su piso?
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
why-DECK_EMPTY = Allí ya no quedan cartas.
why-KING_HERE = Nadie medita en el pasillo donde está el Rey.
why-TANK_HERE = Junto a Muralla no hay silencio para meditar.
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
why-NO_ARMORY_TO_TAKE_FROM = Aquí no hay Armería abierta de la que tomar nada.
why-NO_MOTEMEY_TO_SELL_TO = Motemey no está aquí para comprar nada.
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
why-NO_SLOT_LEFT = No queda ningún sitio para objetos que sacrificar.
why-LOWEST_MAX = La cordura máxima no puede bajar más.
why-NO_KEY = No lleva ninguna llave.
why-SEEN_ALREADY = Esa habitación ya la ha mirado.
why-OTHER_FLOOR = Desde el pasillo solo se ve el propio piso.
why-NO_SWAP = Solo se puede poner un monstruo debajo de una carta que no lo sea.
why-NOT_OFFERED = Motemey no ofrece esa carta.
why-NOT_OBJECT = Motemey no compra llaves.
why-NOBODY_THERE = En esta partida no hay tal alma.
why-NO_SLOT_TAKEN = Eso no ocupa sitio de objeto: soltarlo no sirve de nada.
why-HANDS_FULL = Esa alma no tiene sitio para otro objeto.
why-NO_SANCTUARY = La Corona de Amarillo solo se consigue en el Santuario.
why-CROWN_WORN = La Corona ya tiene quien la lleve, y no se suelta.
why-NO_CAPTIVE = Aquí no hay nadie en el saco a quien sacar.

## Añadidos de la mesa

told-WILL_SKIP = { $again ->
    [0] { $soul } perderá su próximo turno.
   *[other] { $soul } ya iba a perder su próximo turno.
}
told-NO_ACTIONS = { $again ->
    [0] { $soul } se queda sin acciones para lo que resta de ronda.
   *[other] { $soul } no pierde acciones: ya no le quedaba ninguna en esta ronda.
}
told-KING_DOUBLED = { $again ->
    [0] La furia del Rey se redobla: desde ahora, cada «Furia de Amarillo» que haga daño quita el doble de cordura
   *[other] La furia del Rey ya estaba redoblada: cada «Furia de Amarillo» que haga daño quita el doble de cordura
}{ $presence ->
    [0] {""}
   *[other] , y también su presencia al final de la ronda
}.
board-king-doubled = La furia del Rey está redoblada: cada «Furia de Amarillo» que haga daño quita el doble de cordura{ $presence ->
    [0] {""}
   *[other] , y también su presencia al final de la ronda
}.
told-KING_ABSENT = El Rey está en el destierro y no aparece. { $left ->
    [0] Volverá en el próximo final de ronda.
    [one] Tampoco estará en el próximo final de ronda.
   *[other] Tampoco estará en los próximos { $left } finales de ronda.
}
told-TOTAL = { $card }: la tirada y la cordura de { $soul } suman { $total }.
told-TOTAL-clamped = { $card }: la tirada y la cordura de { $soul } suman { $total }, que cuenta como 0.
told-CROWNED = { $soul } { $keys ->
    [0] se ciñe la Corona de Amarillo
    [one] entrega una llave por la Corona de Amarillo
   *[other] entrega { $keys } llaves por la Corona de Amarillo
} y será desde ahora el Falso Rey, con un umbral de { $threshold }.
told-FALSE_KING = La tirada y la cordura del Falso Rey, { $soul }, suman { $total }, que no supera su umbral, que es de { $threshold }.
told-FALSE_KING-holds = La tirada y la cordura del Falso Rey, { $soul }, suman { $total }, que supera su umbral, que es de { $threshold }: la Corona obedece.
told-CROWN_RISES = La próxima vez hará falta más: el umbral de la Corona sube a { $threshold }.
told-DECKS_SHUFFLED = La Casa baraja todos sus mazos: nadie sabe ya qué carta espera en cada sitio.
told-LOOPED = { $soul } da vueltas y vueltas sin salir de las mismas habitaciones, hasta perder la razón.
told-KING_BLOCKED = El Rey no puede aparecer en { $floor }: allí está el Falso Rey.{ $rolls ->
    [0] {""}
   *[other] {" "}Se tira de nuevo.
}
told-SLOWED = { $soul } tendrá { $n ->
    [0] cero acciones
    [one] una sola acción
   *[other] { $n } acciones
} en su próximo turno.
told-SPECIAL_LAID = Una carta de habitación especial aguarda boca abajo en { $place }.
told-KEY_LEFT_AT_MOTEMEY = { $soul } no puede cargar con tantas llaves: una queda debajo del mazo de Motemey.
told-KEY_POOL = { $more ->
    [0] La llave del ritual de la Cámara Letal deja de contar
   *[other] En la Cámara Letal un ritual puede dar una llave más
}: { $n ->
    [one] hay una llave
   *[other] hay { $n } llaves
} en toda la partida{ $more ->
    [0] {""}
   *[other] , con la del ritual
}.
told-LOST_STORED = «{ $card }» se pierde con la Armería.
told-NO_RITUAL_KEY = Ni { $soul } ni { $other } pueden cargar con la llave del ritual, que no se completa.
told-STEADY = Quien es Vigía puede tropezar al usar una escalera, y { $soul } no tropieza: su tirada y su cordura suman { $total } y bastan { $needed }.
told-BROKE_FREE = { $soul } se zafa de la telaraña: llega a { $total } y bastan { $needed }.
told-WIGGLED = { $soul } se contonea hasta que el saco cede: sale { $die } y bastan { $needed }.
told-WIGGLE_FAILED = { $soul } se contonea en vano dentro del saco: sale { $die } y hacen falta { $needed }.
told-NOTHING_COMES = «{ $card }» se queda en nada para { $soul }.
told-CHAPEL = { $soul } reza en la Capilla: sale { $die }{ $more ->
    [0] : puede recuperar hasta { $total } de cordura
   *[other] , y con { $more } más puede recuperar hasta { $total } de cordura
}.
told-CHAPEL_FRIGHTENS = { $n ->
    [1] Un 1
   *[other] Un { $n } o menos
} en el dado de la Capilla infunde paranoia a { $soul }.
told-TAVERN = { $soul } compra una mirada en la Taberna.
told-CURSE = { $souls ->
    [0] La maldición de { $soul } se extiende por { $floor } y no alcanza a nadie.
   *[other] La maldición de { $soul } se extiende por { $floor }.
}
told-SERENITY = La Sanidad devuelve a { $soul } { $n ->
    [one] un punto
   *[other] { $n } puntos
} de cordura: queda en { $now }.
told-VANITY = La Vanidad agrava en { $n ->
    [one] un punto
   *[other] { $n } puntos
} lo que pierde { $soul }.
told-POISON = El veneno se acumula en { $soul }: { $doses } dosis.
told-GUEST = { $lot ->
    [0] { $soul } sienta a su mesa a { $other }.
   *[other] Por sorteo, { $soul } sienta a su mesa a { $other }.
}
told-LOT_FALLS = La suerte elige entre los objetos que puede perder { $soul }, { $of } en total: señala el número { $nth }, por orden de llegada.
told-ROSE = { $soul } sube { $floors ->
    [one] un piso
   *[other] { $floors } pisos
}{ $round ->
    [0] {""}
   *[other] {""}: sobre el tercero viene el primero
}.
told-DROPPED = { $soul } cae { $floors ->
    [one] un piso
   *[other] { $floors } pisos
}{ $round ->
    [0] {""}
   *[other] {""}: bajo el primero viene el tercero
}.
told-MEAL_SHARED = { $soul } y { $other } comparten la comida servida.
told-LIMITED = { $monster_subject }{ $servant ->
    [0] { $king ->
        [0] {" "}deja
       *[other] {" "}y el decreto del Rey dejan
    }
   *[other] { $king ->
        [0] {" "}y el sirviente de hielo dejan
       *[other] , el sirviente de hielo y el decreto del Rey dejan
    }
} a { $soul } { $n ->
    [0] sin acciones
    [one] con una sola acción
   *[other] con { $n } acciones
}.
told-LIMITED_BY_KING = El decreto del Rey deja a { $soul } { $n ->
    [0] sin acciones
    [one] con una sola acción
   *[other] con { $n } acciones
}.
told-ACTIONS_AGAIN = Ya por encima del fondo, { $soul } { $n ->
    [0] sigue sin acciones
    [one] tiene una acción
   *[other] tiene { $n } acciones
} en su turno.
told-LIMITED_AT_BOTTOM = Con la cordura en el fondo, a { $soul } { $n ->
    [0] no le quedan acciones
    [one] le queda una sola acción
   *[other] le quedan { $n } acciones
}.
told-STUNNED = La telaraña inmoviliza a { $soul }, que no tiene acciones.
told-STATE_FROM_NEXT = Cae sobre { $soul } el estado «{ $state }»: { $does } ({ $rounds ->
    [0] por lo que queda de ronda
    [one] por toda la ronda siguiente
   *[other] { $rounds } rondas, desde la siguiente
}).
told-RENEWED_FROM_NEXT = Se renueva el estado «{ $state }» de { $soul } ({ $rounds ->
    [0] por lo que queda de ronda
    [one] por toda la ronda siguiente
   *[other] { $rounds } rondas, desde la siguiente
}).
told-MONSTER_WOKE = { $monster_subject } vuelve en sí: desde la próxima ronda volverá a actuar.
told-FELL = { $soul } cae sin remedio y pierde { $objects ->
    [0] {""}
    [one] un objeto
   *[other] { $objects } objetos
}{ $keys ->
    [0] {""}
    [one] { $objects ->
        [0] una llave
       *[other] {" "}y una llave
    }
   *[other] { $objects ->
        [0] { $keys } llaves
       *[other] {" "}y { $keys } llaves
    }
}.
told-FELL-nothing = { $soul } cae sin remedio y sin nada que perder.
told-LOST_IN_FALL = «{ $card }» se pierde en la caída.
told-LOST_IN_FALL-bound = «{ $card }» se pierde en la caída, que se lleva también lo que está ligado al alma.
told-NO_SACRIFICE = { $again ->
    [0] A { $soul } ya no le queda nada que sacrificar: ni sitios para objetos ni cordura máxima, que ya es la más baja posible.
   *[other] { $soul } ya ha elegido una vez en esta ronda al tocar fondo: ahora no puede sacrificar nada.
}
told-KING_BANISHED_TO = El Rey pasará su destierro en { $floor }, en cuyo pasillo está el Santuario.
told-KING_DRAWS_NOT = En { $floor } manda la Corona del Falso Rey: de allí nadie acude.
told-FALSE_KING_FAILS = La Corona de { $soul } cede: { $n ->
    [0] la presencia del Rey verdadero alcanza { $floor }, aunque aún no cuesta nada.
   *[other] la presencia del Rey verdadero alcanza { $floor }.
}
told-ASKED = { $soul } pide «{ $card }» a { $other }.
told-ASKED-key = { $soul } pide una llave a { $other }.
told-REFUSED = { $soul } no le da «{ $card }» a { $other }.
told-REFUSED-key = { $soul } no le da una llave a { $other }.
told-DISCARDED = { $soul } no puede con todo y descarta «{ $card }».
told-WITHOUT_RING = Sin el llavero, la cordura máxima de { $soul } baja a { $now }, y solo puede llevar { $keys ->
    [one] una llave
   *[other] { $keys } llaves
}.
told-WITH_RING = Con el llavero, la cordura máxima de { $soul } sube a { $now }, y puede llevar { $keys ->
    [one] una llave
   *[other] { $keys } llaves
}.
told-RENOUNCED = { $soul } renuncia a la Sanidad y, con ella, se libra de cualquier otro estado.
told-USED_UP = { $soul } agota «{ $card }».
told-RESCUED = { $soul } saca del saco a { $other }.
told-CAUGHT = { $again ->
    [0] { $monster_subject } atrapa a { $soul }.
   *[other] { $monster_subject } envuelve aún más a { $soul }.
}
told-BEGAN_WITH = { $soul } empieza con «{ $card }».
told-FALL_COSTS = La caída de { $soul } cuesta { $n ->
    [one] un punto
   *[other] { $n } puntos
} de cordura a cada una de las demás almas.
told-GOES_ON = Y { $blow }: { $n ->
    [one] un punto
   *[other] { $n } puntos
} de cordura.
told-FALL_TOOK = { $n ->
    [0] La caída { $known ->
        [0] ajena
       *[other] de { $whose }
    } no cuesta nada a { $soul }: su cordura ya está en el fondo, { $now }.
    [one] La caída { $known ->
        [0] ajena
       *[other] de { $whose }
    } cuesta a { $soul } { $cut ->
        [0] un punto de cordura: queda
       *[other] un solo punto de cordura, porque no puede bajar más: queda
    } en { $now }.
   *[other] La caída { $known ->
        [0] ajena
       *[other] de { $whose }
    } cuesta a { $soul } { $cut ->
        [0] { $n } puntos de cordura: queda
       *[other] solo { $n } puntos de cordura, porque no puede bajar más: queda
    } en { $now }.
}
told-PEEKED_UNDER = { $soul } ve «{ $card }» debajo de esa carta, en { $place }.
told-MOTEMEY_LEFT = { $soul } deja marchar a Motemey.
act-ASK = Pedir «{ $card }» a { $other }
act-ASK-key = Pedir una llave a { $other }
act-USE = Usar «{ $card }»
act-USE_ON = Usar «{ $card }» con { $other }
act-VISIT = Usar la habitación: { $special }
act-VISIT_WITH = Usar la habitación con { $other }: { $special }
told-VISITED = { $soul } usa la habitación: { $special }.
told-AIMED = { $soul } elige a { $other }.
told-STRUCK = { $monster_subject } alcanza a { $soul }.
told-ROOM_TOTAL = La tirada y la cordura de { $soul } suman { $total } en la habitación: { $special }.
told-ROOM_TOTAL-clamped = La tirada y la cordura de { $soul } suman { $total }, que cuenta como 0, en la habitación: { $special }.
told-NOTHING_COMES_HERE = A { $soul } no le pasa nada en la habitación: { $special }.
told-NO_MONSTER_HERE = Donde está { $soul } no hay ningún monstruo al que aturdir.
ask-ASKED = { $other } pide «{ $card }» a { $soul }: ¿accede?
ask-ASKED-key = { $other } pide una llave a { $soul }: ¿accede?
action-ASK = Pedir algo
action-USE = Usar un objeto propio
action-USE_ON = Usar un objeto propio con otra alma
action-VISIT = Usar una habitación propia
action-VISIT_WITH = Usar una habitación propia con otra alma
note-drops-key = una llave va con él debajo de un mazo
note-defeat = acaba la partida: ya no quedarían llaves suficientes
why-AT_BOTTOM = Con la cordura en el fondo no hay con qué pagar.
why-NO_STAIR = Solo se cambia de piso de escalera a escalera, un piso cada vez.
why-FAR_FROM_BOOK = Quien lleva el Libro está en otro lugar: un cuento se entrega en mano.
why-STUNNED = De esta telaraña nadie se zafa: hay que esperar a que ceda.
why-TO_ONESELF = Eso sería de un alma a sí misma.
why-NO_TAKER = No hay tal alma en esta partida.
why-DECLINED = Esa alma ya ha dicho que no en este turno.
why-NOT_THEIRS = Esa alma no lo tiene.
why-NO_ASKING = Aquí las almas no se piden nada.
why-NO_CROWN = En esta partida no hay Corona de Amarillo.
why-NO_RESCUE = Del saco solo se sale si aturden al Viejo del Saco, contoneándose o si algo lleva al cautivo a otra parte.
why-STUNNED_IDLE = En esta telaraña no hay acciones: hay que esperar a que ceda.
why-STUNNED_STILL = En esta telaraña nadie camina: hay que esperar a que ceda.
why-TOO_FEW_KEYS = No lleva llaves bastantes para pagar la Corona.
why-TOO_FEW_DECKS = La Taberna no sirve si quedan tan pocas habitaciones con cartas que mirar.
why-NO_OBJECT_SLOT = Una llave no ocupa sitio de objeto: darla no sirve de nada.
why-NO_OWN_ROOM = Esa habitación especial no está abierta aquí.
why-AIM_FIRST = Hay que elegir para quién.
why-NOTHING_TO_AIM = Eso no se usa con otra alma.
why-SAME_SOUL = Hay que elegir otra alma, no la propia.
why-NO_SUCH_SOUL = No hay tal alma en la partida.
why-NOT_HERE = Esa alma no está en el mismo lugar.
why-TOO_FEW_ACTIONS = No quedan acciones bastantes.
why-FALL_FIRST = Antes hay que sacrificar algo o aceptar la caída.
why-DISCARD_FIRST = Antes hay que descartar lo que no cabe.
why-SHIELD_FIRST = Antes hay que decidir si Muralla carga con la pérdida.
why-DICE_FIRST = Antes hay que elegir entre uno y dos dados.
why-FORESEE_FIRST = Antes hay que decidir en qué orden quedan las dos cartas.
why-PEEK_FIRST = Antes hay que elegir en qué habitación se mira.
why-PICK_FIRST = Antes hay que quedarse con una de las dos cartas de Motemey.
why-SHOP_FIRST = Antes hay que comprar o vender algo a Motemey, o despedirlo.
why-SPY_FIRST = Antes hay que mirar en una habitación, o renunciar a ello.
why-LOSE_FIRST = Antes hay que elegir qué objeto se pierde.
why-LOSE_FIRST_BY_DECREE = Antes hay que elegir qué objeto se descarta por el decreto del Rey.
why-REACT_FIRST = Antes hay que reaccionar ante el monstruo, o renunciar a ello.
why-ANSWER_FIRST = Antes hay que responder a lo que se pide.
why-NO_FALL = Solo se sacrifica algo, o se acepta la caída, cuando la cordura toca fondo.
why-NO_EXCESS = Solo se descarta lo que no cabe o lo que algo obliga a perder.
why-NO_LOSS = No hay ninguna pérdida ajena con la que cargar.
why-NO_ROLL = Ningún evento espera ahora una tirada.
why-NOTHING_SEEN = No hay cartas vistas cuyo orden decidir.
why-NO_LOOK = Nada permite ahora mirar en una habitación.
why-NO_OFFER = Motemey no ha mostrado ninguna carta.
why-NO_VISIT = Motemey no está de visita.
why-NO_WINDOW = Ningún monstruo está a punto de obrar.

board-status = Ronda { $round } · llaves: { $carried } en mano, { $destroyed ->
    [one] una destruida
   *[other] { $destroyed } destruidas
} de { $pool } · Motemey: { $motemey ->
    [one] una carta
   *[other] { $motemey } cartas
}
board-soul = Alma
board-place = Lugar
board-sanity = Cordura
board-actions = Acc.
board-keys = Llaves
board-objects = Objetos (sitios)
board-states = Estados (rondas)
board-in-sack = en el saco
board-sanctuary = Santuario
board-crown = Santuario, con la Corona
board-false-king = Falso Rey ({ $threshold })
board-doses = veneno ×{ $n }
board-slowed = { $n ->
    [0] ninguna acción
    [one] una acción
   *[other] { $n } acciones
} en su próximo turno
board-loop = pasos de ida y vuelta: { $n }
board-skips = pierde el turno
tableau-deck = { $n ->
    [one] una carta
   *[other] { $n } cartas
 }
tableau-room = { $floor }.º, { $room }
tableau-corridor = { $floor }.º, pasillo
tableau-soul = cordura { $sanity }/{ $limit } · llaves { $keys }
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
action-BUY = Comprarle algo a Motemey
action-SELL = Vender a Motemey
action-DROP = Dejar en la Armería
action-TAKE = Tomar de la Armería
action-DOORS = Cruzar las Puertas
action-SALON = Embellecerse en el Salón
action-CHAPEL = Rezar en la Capilla
action-RITUAL = Oficiar el ritual
action-HEAL = Sanar al resto
action-RENOUNCE = Renunciar a Sanidad
action-ANNEX = Anexar un cuento al Libro
action-GIVE = Entregar algo
action-SACRIFICE_SLOT = Sacrificar un sitio
action-SACRIFICE_SANITY = Sacrificar cordura máxima
action-ACCEPT = Aceptar la caída
action-DISCARD = Descartar un objeto
action-SHIELD = Cargar con la pérdida ajena
action-DECLINE = No hacerlo
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
without-ware = Un tesoro que solo tiene Motemey sale de su mazo, que queda así más delgado.
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
chapter-own = Lo que inventa un diseñador
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

# Cifras de cada rol en muchas partidas.
figures-roles = rol
figure-keys_destroyed = llaves destruidas
figure-rituals = rituales
figure-sanity_at_end = cordura al final
figure-max_sanity_at_end = máxima al final
figure-slots_sacrificed = sitios dados
figure-keys_at_end = llaves al final

## En el vestíbulo

game-about = Dos a cuatro almas encerradas en una casa de tres pisos. Reunid cuatro llaves en el Umbral antes de que la locura os alcance. Ganáis juntos o perdéis juntos.
game-facts = Cooperativo · de 2 a 4 almas
game-cover = Una casa de tres pisos en la noche, ante las torres de Carcosa; a su puerta, el Rey de Amarillo

## Cómo le fue a cada asiento

fared = cordura { $sanity }

## Antes de empezar

before-carry = { $least ->
    [one] una llave
   *[other] { $least } llaves
}
before-carry-between = entre { $least } y { $most } llaves (según los roles que toquen)
before-keys-enough = Hay que sacar { $needed ->
    [one] una llave
   *[other] { $needed } llaves
}: entre todas, estas almas pueden llevar { $carried }.
before-keys-rings = Hay que sacar { $needed ->
    [one] una llave
   *[other] { $needed } llaves
}: entre todas, estas almas pueden llevar { $carried } y una más por cada llavero ({ $rings ->
    [one] hay uno
   *[other] hay { $rings }
} en la partida).
before-keys-never = Hay que sacar { $needed ->
    [one] una llave
   *[other] { $needed } llaves
}, y estas almas nunca podrán llevarlas: { $rings ->
    [0] entre todas pueden llevar { $carried } y no hay llaveros.
    [one] entre todas pueden llevar { $carried } y una más con el único llavero.
   *[other] entre todas pueden llevar { $carried } y una más por cada uno de los { $rings } llaveros.
}

## What designers write for what is printed, and `#` for any number. It is read and never said.

synonyms =
    pierde # de cordura → pierdes # de cordura
    pierdes # cordura → pierdes # de cordura
    gana # de cordura → ganas # de cordura
    ganas # cordura → ganas # de cordura
    y pierdes → . Pierdes
    y ganas → . Ganas
    y recibes → . Recibes
    y te → . Te
    y vas → . Vas
    y cada → . Cada
    y el alma → . El alma
    el alma que elijas → el alma elegida
    y subes → . Subes
    y caes → . Caes
    sube un piso → subes un piso
    cae un piso → caes un piso

beginning-events = Eventos
beginning-states = Estados
beginning-objects = Objetos

option-cards-title = título
option-cards-kind = clase
option-cards-kind-event = evento
option-cards-kind-yellow = evento amarillo
option-cards-kind-object = objeto
option-cards-kind-monster = monstruo
option-cards-actions = acciones
option-cards-price = precio
option-cards-target = destinatario
option-cards-target-none = nadie
option-cards-target-other-soul = otra alma
option-cards-target-soul-here = un alma en su lugar
option-cards-spent = se gasta
option-cards-comes = llega
option-cards-comes-here = a la habitación en que lo revelan
option-cards-comes-corridor = al pasillo de su piso
option-cards-comes-empty-room = a la habitación sin almas más cercana
option-cards-moves = se mueve
option-cards-moves-stays = se queda
option-cards-moves-towards = hacia el alma más cercana
option-cards-moves-away = lejos del alma más cercana
option-cards-leaves = se va
option-cards-table = qué hace
option-cards-icon = dibujo
option-own-rooms-title = título
option-own-rooms-actions = acciones
option-own-rooms-price = precio
option-own-rooms-target = destinatario
option-own-rooms-target-none = nadie
option-own-rooms-target-other-soul = otra alma
option-own-rooms-target-soul-here = un alma en su lugar
option-own-rooms-table = qué hace
option-own-rooms-icon = dibujo
