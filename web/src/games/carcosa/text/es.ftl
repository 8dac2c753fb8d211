## Lo que la página dice de más sobre Carcosa

carcosa-house = La Casa, abierta: tres pisos, cada uno con cuatro habitaciones y su pasillo
carcosa-round = ronda
carcosa-ask-turn = Te toca: ¿qué haces?
carcosa-you = tú
carcosa-threshold = el Umbral
carcosa-threshold-about = El Umbral: la salida, para todas las almas a la vez y con { $keys ->
    [one] una llave
   *[other] { $keys } llaves
}
carcosa-sanctuary = El Santuario de Amarillo
carcosa-sanctuary-crown = El Santuario de Amarillo; en él espera la Corona, { $price ->
    [0] para quien la quiera
    [one] por una llave
   *[other] por { $price } llaves
}
carcosa-false-king = Falso Rey
carcosa-slowed = { $n ->
    [0] Sin acciones
    [one] Una acción
   *[other] { $n } acciones
} en su próximo turno
carcosa-king = El Rey de Amarillo
carcosa-king-round = Al final de esta ronda: { $does }
carcosa-king-ROULETTE = lo mueve un dado
carcosa-king-PRESENCE = { $n ->
    [0] aún no daña a nadie
    [one] quita un punto de cordura a quien esté en su piso
   *[other] quita { $n } puntos de cordura a quien esté en su piso
}
carcosa-king-DECREE = dicta un decreto para todas las almas
carcosa-king-next = Al final de la siguiente, su presencia { $n ->
    [0] no quita nada
    [one] quita un punto de cordura
   *[other] quita { $n } puntos de cordura
}
carcosa-king-away = El Rey de Amarillo, desterrado por { $rounds ->
    [one] un final de ronda
   *[other] { $rounds } finales de ronda
}
carcosa-soul = { $name }, { $role }, cordura { $sanity }
carcosa-soul-line = Cordura { $sanity } de { $limit } · { $actions ->
    [one] una acción
   *[other] { $actions } acciones
} · { $keys ->
    [one] una llave
   *[other] { $keys } llaves
}
carcosa-monster = { $name }{ $stunned ->
    [0] {""}
    [one] , sin sentido por una ronda
   *[other] , sin sentido por { $stunned } rondas
}
carcosa-stunned = Sin sentido por { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}
carcosa-loot = Lleva en su botín: { $objects }; llaves: { $keys }
carcosa-captive = En el saco: { $name }
carcosa-held = En manos de { $name }
carcosa-stored = En la Armería: { $cards }
carcosa-rounds = { $rounds ->
    [one] Dura solo esta ronda
   *[other] Quedan { $rounds } rondas, contando esta
}
carcosa-sanity = Cordura { $sanity } de { $limit }; el fondo está en { $bottom }
carcosa-actions = { $actions ->
    [0] Sin acciones
    [one] Una acción
   *[other] { $actions } acciones
}
carcosa-keys = Llaves: { $keys } de { $slots } que puede llevar
carcosa-keys-status = Llaves en mano: { $carried } de las { $needed } necesarias. Destruidas: { $destroyed }.
carcosa-deck = Mazo de la habitación { $room } del piso { $floor }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
carcosa-deck-known = Mazo de la habitación { $room } del piso { $floor }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}. Arriba, «{ $top }»
carcosa-deck-count = { $count ->
    [0] El mazo está vacío
    [one] Queda una carta
   *[other] Quedan { $count } cartas
}
carcosa-known = { $nth ->
    [1] Arriba, que sepas: «{ $card }»
   *[other] La carta { $nth }, que sepas: «{ $card }»
}
carcosa-here = Aquí: { $who }
carcosa-stair-fixed = Escalera a los otros pisos
carcosa-stair-temporary = Escalera portátil, hasta el fin de la ronda
carcosa-special = Habitación especial: { $special }
carcosa-special-hidden = Una habitación especial, boca abajo
carcosa-special-destroyed = Habitación especial destruida: { $special }
carcosa-special-lost = Una habitación especial, destruida sin que nadie la viera

head-go = Ir
head-here = Aquí
head-objects = Objetos
head-self = Alma
head-decide = Decidir

# The total of an event or an omen, under its card.
carcosa-sum = Dado { $die } + cordura { $sanity } = { $total }

# What the drawings of the sheets mean.
carcosa-legend = Qué es cada dibujo
carcosa-legend-candle = La cordura que queda
carcosa-legend-track = Cero o menos; { $bottom } es el fondo
carcosa-legend-actions = Acciones: quedan, gastadas
carcosa-legend-keys = Llave en mano; sitio para otra
carcosa-legend-slots = Sitio para un objeto
