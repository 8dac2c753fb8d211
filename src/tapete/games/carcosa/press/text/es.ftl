### Lo que se imprime de Carcosa: cartas, hojas, tablas. En segunda persona: habla la carta a quien la revela.

## Clases de carta

print-kind-event = Evento
print-kind-yellow = Evento amarillo
print-kind-state = Estado
print-kind-object = Objeto
print-kind-treasure = Tesoro
print-kind-key = Llave
print-kind-tale = Cuento de Amarillo
print-kind-book = Ligado al alma
print-kind-monster = Monstruo
print-kind-omen = Presagio
print-kind-special = Habitación especial

## Mazos

print-deck-rooms = Mazos de las habitaciones
print-deck-motemey = Mazo de Motemey
print-deck-special = Habitaciones especiales
print-deck-reserve = Reserva

## Eventos

print-event-returns = Después, la carta va debajo del mazo del que salió.
print-event-lift = Por encima del tercer piso vuelve el primero.
print-event-trapdoor = Por debajo del primer piso vuelve el tercero.
print-event-doubled = Doblado: cada Furia posterior que haga daño quita el doble de cordura.
print-event-doubled-presence = Doblado: cada Furia posterior que haga daño quita el doble de cordura, y también su presencia.
print-the-bottom = tu fondo

## Estados

print-lasts = { $n ->
    [one] Dura lo que queda de esta ronda.
   *[other] Dura { $n } rondas, contando esta.
}
print-renewed = Si ya lo tenías, no se acumula: vale la duración mayor.
print-discarded = La carta se descarta.
print-state-ENVENENADO = Al final de cada ronda tu cordura máxima baja { $n } para siempre.
print-state-ENVENENADO-stacks = Al final de cada ronda tu cordura máxima baja { $n } por dosis, para siempre. Cada nuevo veneno suma una dosis.
print-state-SANIDAD = Al final de cada turno, tuyo o ajeno, ganas { $n } de cordura.
print-state-SANIDAD-renounce = En tu turno, gratis, puedes renunciar a ella y librarte de todos tus estados.
print-state-MALDITO = Al final de la ronda cada una de las demás almas de tu piso pierde { $n } de cordura.
print-state-MALDITO-bearer = Al final de la ronda cada alma de tu piso, también tú, pierde { $n } de cordura.
print-state-PARANOIA = No puedes andar, ni seguir la brújula, hasta una habitación o pasillo donde haya otra alma.
print-state-TRAPPED = No andas ni usas la brújula. Por 1 acción, tira 1d{ $die } y suma tu cordura: con { $n } o más te zafas.
print-state-VANIDAD = Toda pérdida de cordura es { $n } mayor, también los precios. No puedes usar el Salón.
print-state-ILUMINADO = Recibes { $n ->
    [one] 1 acción más
   *[other] { $n } acciones más
} al empezar cada ronda.
print-state-PROTECCION = Los eventos amarillos que saques no te hacen nada.

## Objetos

print-free = Gratis:
print-action = { $n ->
    [one] 1 acción:
   *[other] { $n } acciones:
}
print-COMPASS = ve al pasillo de tu piso. Se gasta.
print-COMPASS-not = No sirve en el saco, ni con «Atrapado», ni donde la Reina Helada acaba de llegar.
print-VIAL = recupera { $n } de cordura. Se gasta.
print-BLUNT = aturde { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
} a un monstruo de tu lugar, el que elijas. Se gasta.
print-BLUNT-leaves = A la cría de araña y al sirviente de hielo los echa del tablero.
print-BLUNT-reacts = { $role }: puede usarlo, sin gastar acción, justo antes de que obre un monstruo de su lugar.
print-sold = Motemey paga { $n } de cordura.
print-KEY = No es un objeto ni ocupa su sitio. Si no puedes llevarla, va debajo del mazo del que salió.
print-KEY-goal = Para escapar hacen falta { $n } entre todas, con todas las almas en el Umbral ({ $place }).
print-BOOK = En tu turno, gratis, anexa al Libro un cuento que lleves: el Rey queda desterrado.
print-BOOK-bound = No ocupa sitio, y no se vende, guarda, da ni descarta. Se pierde cuando se pierde todo.
print-BOOK-safe = No ocupa sitio, y no se vende, guarda, da, descarta, roba ni destruye.
print-tale = Quien lleva el Libro puede anexarle este cuento, gratis, en su turno. El Rey queda desterrado:
print-tale-head-which = Cuento
print-tale-head-rounds = Finales de ronda
print-tale-running = El de la ronda en curso, aparte.
print-tale-hand = En tu turno, gratis, puedes dárselo a quien lleve el Libro en tu mismo lugar.
print-tale-slot = Ocupa sitio de objeto.
print-tale-no-slot = No ocupa sitio de objeto.
print-TREASURE_RING = Mientras lo lleves puedes cargar una llave más y tu cordura máxima es 1 mayor.
print-TREASURE_RING-adds = Un segundo llavero suma lo mismo.
print-TREASURE_RING-idle = Un segundo llavero no añade nada.
print-TREASURE_RING-key = Si lo pierdes, la llave de más va debajo del mazo de tu habitación.
print-TREASURE_STAIRS = pon aquí, en una habitación sin escalera, una escalera que vale para cualquiera hasta el fin de la ronda.
print-TREASURE_STAIRS-uses = { $n ->
    [one] Un solo uso
   *[other] { $n } usos
}; después se gasta.
print-no-use = No tiene uso: solo ocupa sitio y vale para vender.

## Monstruos

print-appears = Aparece
print-round-end = Fin de ronda
print-when-stunned = Si lo aturden
print-this-round = Esta ronda
print-later = Después
print-in-sack = En el saco
print-here = En esta habitación.
print-ARANA-at-once = En esta habitación, y quedas con «Atrapado» { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}.
print-ARANA-acts = Da un paso hacia el alma más cercana, o se queda si ya está con una. Toda alma que esté entonces con ella queda con «Atrapado» { $n ->
    [one] 1 ronda entera
   *[other] { $n } rondas enteras
}.
print-trapped = Atrapado
print-DUENDE-robs = Te roba todas tus llaves y objetos{ $safe ->
    [0] {""}
   *[1] , menos el Libro,
} y salta a { $far ->
    [0] la habitación sin almas más cercana
   *[1] la habitación más lejana de ti
}.
print-DUENDE-meets = A un alma de su lugar le roba todas sus llaves y objetos{ $safe ->
    [0] {""}
   *[1] , menos el Libro,
} y salta a { $far ->
    [0] la habitación sin almas más cercana
   *[1] la habitación más lejana de ella
}. Si no encuentra a nadie, solo se mueve.
print-flees = { $always ->
    [0] Con botín huye un paso del alma más cercana. Sin nada se le acerca un paso.
   *[1] Huye un paso del alma más cercana.
}
print-flees-with = { $always ->
    [0] Con alguien en el saco huye un paso del alma más cercana. Con el saco vacío se le acerca un paso.
   *[1] Huye un paso del alma más cercana, con quien lleve.
}
print-DUENDE-stunned = Quien lo aturde recupera el botín mientras le quepa. Los objetos que sobren se descartan; las llaves quedan destruidas.
print-REINA_HELADA-comes = En el pasillo de este piso, y no se mueve. Lo especial de esta habitación sigue en pie.
print-REINA_HELADA-freezes = En su piso nadie anda ni usa la brújula.
print-REINA_HELADA-limits = En su piso se tiene { $n ->
    [0] ninguna acción
    [one] 1 acción como mucho
   *[other] { $n } acciones como mucho
}, también quien llega a media ronda.
print-REINA_HELADA-stunned = No hace nada de eso.
print-VIEJO-takes = Te mete en el saco, si está vacío, y salta contigo a la habitación sin almas más cercana, donde no revelas nada.
print-VIEJO-meets = Con el saco vacío se lleva a un alma de su lugar. Después se mueve.
print-VIEJO-wiggle = No andas. Por 1 acción, tira 1d{ $die } sin sumar nada: con { $n } o más sales y él queda aturdido { $stun ->
    [one] 1 ronda
   *[other] { $stun } rondas
}.
print-VIEJO-rescue = Otra alma de su lugar puede sacarte por 1 acción.
print-VIEJO-stunned = Quien lleve en el saco queda libre.
print-TUE_TUE = No tiene ficha. Cuentan todas sus apariciones, sean de quien sean:
print-TUE_TUE-nth = { $n }.ª
print-TUE_TUE-on = { $n }.ª y más
print-TUE_TUE-bottom = Tu cordura pasa a { $n }. No es una pérdida.
print-CRIA = Actúa como la Araña, pero «Atrapado» dura { $n ->
    [one] 1 ronda entera
   *[other] { $n } rondas enteras
}. Aturdida, sale del tablero.
print-SIRVIENTE = Se queda en su pasillo: en su piso se tiene { $n ->
    [0] ninguna acción
    [one] 1 acción como mucho
   *[other] { $n } acciones como mucho
}. Aturdido, sale del tablero.

## Presagios

print-omen-roll = Tira 1d{ $die } y suma tu cordura. La carta se descarta.
print-omen-ARANA-low = La Araña aparece en esta habitación.
print-omen-ARANA-high = Pierdes lo que queda de tu turno y aparece una cría de araña en la habitación sin almas más cercana.
print-omen-DUENDE-low = { $robs ->
    [0] El Duende aparece en esta habitación.
   *[1] Llega el Duende y te roba, como con su carta.
}
print-omen-DUENDE-high = Pierdes un objeto no ligado, { $chosen ->
    [0] a suertes
   *[1] el que elijas
}.
print-omen-REINA-low = Llega la Reina Helada, como con su carta.
print-omen-REINA-high = Un sirviente de hielo aparece en el pasillo de este piso. Desde ya, en ese piso se tiene { $n ->
    [0] ninguna acción
    [one] 1 acción como mucho
   *[other] { $n } acciones como mucho
}.
print-omen-TUE_TUE-low = Cuenta como una aparición más del Tue Tue, con su pérdida.
print-omen-TUE_TUE-high = Tu cordura pasa a 0, también si era negativa.
print-omen-baby = Cría
print-omen-servant = Sirviente

## Habitaciones especiales

print-special-rule = Se descubre al entrar por primera vez. Si llega un monstruo, queda destruida.
print-buy = Comprar, gratis:
print-MOTEMEY-buy = mira a solas las 2 cartas de arriba de Motemey, toma una y paga { $n } de cordura. La otra, debajo de su mazo.
print-MOTEMEY-tale = Un cuento cuesta { $n }.
print-sell = Vender, gratis:
print-MOTEMEY-sell = un tesoro, +{ $treasure } de cordura; otro objeto, +{ $object }. Ni llaves ni el Libro.
print-CAMARA_LETAL = con exactamente 2 almas aquí, tira 1d{ $die }.
print-CAMARA_LETAL-both = Las dos pierden { $n } de cordura.
print-CAMARA_LETAL-each = Tú pierdes { $actor } de cordura; la otra, { $other }.
print-CAMARA_LETAL-actor = Tú pierdes { $n } de cordura.
print-CAMARA_LETAL-none = Nadie pierde cordura.
print-CAMARA_LETAL-key = Después, una llave de la reserva para ti; si no te cabe, para la otra. Una vez por partida.
print-PUERTAS = elige otra alma, que pierde { $n } de cordura, y aparece en su lugar. Si es una habitación, entras.
print-PUERTAS-not = No es andar: no lo impiden «Atrapado», «Paranoia», el saco ni la Reina Helada.
print-TABERNA = una vez en cada turno tuyo, paga { $n } de cordura y mira a solas la carta de arriba de { $looks ->
    [one] una habitación cualquiera
   *[other] dos habitaciones cualesquiera
}. Todo queda como estaba.
print-drop = Dejar, gratis:
print-ARMERY-drop = un objeto no ligado o una llave, mientras haya menos de { $n } cosas guardadas.
print-take = Tomar, gratis:
print-ARMERY-take = una de las cosas guardadas, la que quieras.
print-ARMERY-lost = Destruida, se pierde todo, y las llaves quedan destruidas.
print-SALON_BELLEZA = Protección hasta el fin de esta ronda. Los eventos amarillos que saques no te hacen nada.
print-SALON_BELLEZA-rounds = Protección { $n ->
    [one] solo esta ronda
   *[other] { $n } rondas, contando esta
}. Los eventos amarillos que saques no te hacen nada.
print-SALON_BELLEZA-vain = Desde el uso n.º { $uses } de la partida, cada uso da además «Vanidad» { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}.
print-vanity = Vanidad:
print-CAPILLA = tira 1d{ $die } y recupera el resultado más { $n } de cordura.
print-CAPILLA-paranoia = Con { $upto ->
    [1] un 1
   *[other] { $upto } o menos
}, además «Paranoia» { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}.

## Roles

print-HEALER = Por 1 acción y { $price } de cordura, si te alcanza: todas las demás almas ganan { $gain } de cordura y un mismo estado, el que elijas: «Sanidad» ({ $serenity ->
    [one] 1 ronda
   *[other] { $serenity } rondas
}) o «Iluminado» ({ $enlightened ->
    [one] 1 ronda
   *[other] { $enlightened } rondas
}).
print-TANK-silence = Las demás almas no pueden meditar donde estás tú.
print-TANK-shield = Una vez por ronda puedes cargar con una pérdida de cordura de otra alma de tu lugar. No vale para precios ni para lo que fija la cordura en un valor, ni estando tú en { $bottom }.
print-HIGH_ROLLER = Ante el primer evento con tirada que saques en cada ronda, antes de tirar, decide si tiras uno o dos d{ $die }, que se suman.
print-SCOUT-step = Tu primer movimiento de cada ronda no cuesta acción.
print-SCOUT-stumble = Al cambiar de piso por una escalera, después de resolver lo que haya allí, tira 1d{ $die } y suma tu cordura: con menos de { $n } tropiezas y pierdes lo que queda de tu turno.
print-BRAWLER = Sin más ventaja que el objeto con que empieza.
print-PSYCHIC = Al entrar en una habitación con 2 cartas o más, antes de revelar, mira a solas las dos de arriba. Si la primera es un monstruo y la segunda no, puedes cambiarlas.
print-reacts = Justo antes de que obre un monstruo de tu lugar puedes usar un garrote, sin gastar acción.
print-gift = Empieza con
print-gift-none = Empieza sin objetos.
print-sheet-sanity = Cordura (máximo al empezar: { $n })
print-sheet-keys = Llaves (una más con el Llavero)
print-sheet-objects = Objetos
print-sheet-states = Estados (rondas que quedan)
print-sheet-sacrifice = Al llegar a { $bottom }, elige en el acto, una vez por ronda: sacrifica un sitio de objetos o 1 de cordura máxima (si está por encima de { $lowest }) y vuelve a 0; o acepta.
print-sheet-accept = Aceptar: tus llaves quedan destruidas, pierdes tus objetos{ $safe ->
    [0] {""}
   *[1] , menos el Libro,
} y cada una de las demás almas pierde { $n } de cordura.
print-sheet-slow = A { $bottom } tienes como mucho { $n ->
    [one] 1 acción
   *[other] { $n } acciones
} por ronda.
print-sheet-no-sacrifice = Al llegar a { $bottom }, sin elegir: tus llaves quedan destruidas, pierdes tus objetos{ $safe ->
    [0] {""}
   *[1] , menos el Libro,
} y cada una de las demás almas pierde { $n } de cordura.

## La hoja de la Casa

print-house = La Casa
print-house-subtitle = Fin de ronda, Rey y marcadores
print-house-round = Ronda
print-house-presence = Presencia del Rey
print-house-presence-head-round = Ronda
print-house-presence-head-loss = Pierde cada alma de su piso
print-house-roulette = Ruleta del Rey (1d{ $die })
print-house-roulette-0 = Se queda en su piso.
print-house-roulette-n = { $n ->
    [one] Sube un piso
   *[other] Sube { $n } pisos
} (del tercero se pasa al primero).
print-house-decree = Decreto del Rey (1d{ $die })
print-house-tue = Apariciones del Tue Tue
print-house-keys = Llaves destruidas
print-house-tales = Cuentos anexados
print-house-salon = Usos del Salón
print-house-away = Finales de ronda que el Rey falta
print-house-end = Fin de ronda, en este orden
print-house-crown = La Corona espera en { $place }. Allí, por { $action ->
    [0] {""}
   *[1] 1 acción y{" "}
}{ $keys ->
    [one] 1 llave
   *[other] { $keys } llaves
}, un alma se la ciñe para siempre y es el Falso Rey. Su umbral es su cordura máxima más { $threshold }. El Rey no puede ir al piso donde está.
print-house-belt = Los mazos avanzan una habitación: { $belt } y vuelta a empezar.
print-house-order = Monstruos, en este orden: { $monsters }.

decree-text-NOTHING = Nada.
decree-text-ROTATE_FLOORS = Esta ronda los mazos giran dentro de cada piso, de R1 a R4, R3, R2 y R1, en vez de seguir la cinta.
decree-text-ALL_LOSE = Cada alma pierde { $loss } de cordura.
decree-text-ONE_ACTION = Quien esté en su piso al empezar la próxima ronda tendrá { $limited ->
    [0] ninguna acción
    [one] 1 acción como mucho
   *[other] { $limited } acciones como mucho
}.
decree-text-BY_STAIRS = Las almas de su piso pasan a la habitación de la escalera de otro: del primero al segundo, del segundo al primero, del tercero al segundo. No revelan nada.
decree-text-ATTRACT = Todas las almas van al pasillo del Rey.
decree-text-DISCARD = Cada alma descarta el último objeto no ligado que recibió.
decree-text-SHUFFLE = Cada mazo de habitación se baraja por separado.
decree-text-ONE_ACTION_EACH = Las almas que están en su piso tendrán { $limited ->
    [0] ninguna acción
    [one] 1 acción como mucho
   *[other] { $limited } acciones como mucho
} en su próximo turno.
decree-text-CHOOSE_DISCARD = Cada alma descarta un objeto no ligado, el que elija.

step-HOUSE = La Casa: cada alma pierde { $house } de cordura.
step-BANISHMENT = ¿Está desterrado el Rey? Baja su cuenta 1 y sáltate sus pasos.
step-ROULETTE = Ruleta: 1d{ $die } dice a qué piso va el Rey.
step-PRESENCE = Presencia: pierde cordura cada alma de su piso.
step-DECREE = Decreto: 1d{ $die }.
step-MONSTERS = Los monstruos obran, uno tras otro. Uno aturdido solo baja su cuenta.
step-STATES = Estados: primero «Envenenado», después «Maldito».
step-FALSE_KING = El Falso Rey tira 1d{ $die } y suma su cordura (0 si es negativa). Si no supera su umbral, su piso sufre la presencia. El umbral sube { $growth }.
step-TIMERS = Todos los estados bajan 1. Se van las escaleras temporales.
step-STAIRS = Escaleras: 1d4 por piso.
step-ROTATION = Los mazos avanzan por la cinta.
step-CHECK = Derrota y victoria, por este orden. Empieza otra ronda con la siguiente alma.

## Referencia rápida

print-reference-actions = Lo que cuesta cada cosa
print-cost-action = 1 acción
print-cost-actions-list = Moverse · Buscar · Meditar · Puertas · Salón · Capilla · ritual de la Cámara · zafarse · contonearse · curar
print-cost-actions-rescue = { $list } · sacar a quien está en el saco
print-cost-actions-blunt = { $list } · Garrote
print-cost-actions-crown = { $list } · ceñirse la Corona
print-cost-free = gratis
print-cost-free-list = Brújula · Vial · Escalera portátil · Taberna ({ $tavern } de cordura) · Motemey (comprar, { $shop } de cordura; vender) · Armería · anexar y entregar cuentos · renunciar a Sanidad
print-cost-free-blunt = Garrote · { $list }
print-cost-free-trade = { $list } · dar objetos y llaves en el mismo lugar
print-reference-meditate = Meditar
print-reference-room = En una habitación
print-reference-corridor = En un pasillo
print-reference-plus = +{ $n } de cordura
print-reference-not-king = No en el pasillo donde está el Rey.
print-reference-not-tank = No junto a la Muralla, salvo ella.
print-reference-enter = Al entrar en una habitación
print-reference-enter-1 = 1. Descubre la habitación especial, si sigue boca abajo.
print-reference-enter-2 = 2. Revela y resuelve la carta de arriba del mazo.
print-reference-enter-corridor = En un pasillo no se revela nada, ni adonde llevan el Rey o el Viejo del Saco.
print-reference-spy = Al salir andando de una habitación al pasillo de su piso puedes mirar a solas la carta de arriba de una de sus habitaciones.
print-reference-turn = El turno
print-reference-turn-text = { $n ->
    [one] 1 acción
   *[other] { $n } acciones
} por ronda. Lo gratuito se puede hacer también sin acciones. Lo que no gastes se pierde.
print-reference-win = Victoria
print-reference-win-text = Al final de la ronda, todas las almas en { $place } y { $n ->
    [one] 1 llave
   *[other] { $n } llaves
} o más entre todas.
print-reference-lose = Derrota
print-reference-lose-text = Todas las almas en { $bottom }{ $keys ->
    [-1] .
   *[other] ; o se ha destruido alguna llave y quedan { $keys } o menos.
}
print-reference-states = Estados
print-reference-rounds = Rondas
print-reference-events = Eventos
print-reference-omens = Presagios

## Tablas del reglamento

print-table-role = Rol
print-table-sanity = Cordura
print-table-keys = Llaves
print-table-objects = Objetos
print-table-gift = Empieza con
print-table-none = nada
print-table-effect = Efecto
print-table-state = Estado
print-table-total-row = En total

## Fichas

print-token-STAIR = Escalera
print-token-TEMPORARY = Escalera temporal
print-token-KING = Rey de Amarillo
print-token-SANITY = Cordura
print-token-MAXIMUM = Cordura máxima
print-token-STUN = Aturdido
print-token-MARKER = Marcador
print-token-FIRST = Abre la ronda
print-token-GONE = Destruida
print-token-LIMIT = Una acción
print-token-DOUBLED = Rey doblado
print-token-CROWN = Corona de Amarillo
print-token-DOSE = Dosis de veneno
print-token-SLOT = Sitio sacrificado

## El tablero

print-board = La Casa
print-board-threshold = el Umbral
print-board-sanctuary = el Santuario
print-board-belt = cinta
