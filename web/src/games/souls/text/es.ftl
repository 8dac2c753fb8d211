## Lo que la página dice de más sobre Four Souls


souls-you = tú
souls-table = La mesa: los jugadores, los monstruos, la tienda, los mazos y la pila
souls-middle = Centro de la mesa
souls-monsters = Monstruos
souls-price = Cuesta { $n }¢
souls-shop = Tienda
souls-rooms = Habitaciones
souls-bonus = Almas de bonificación
souls-draft = Tesoros para elegir
souls-decks = Mazos y descartes
souls-empty = sin monstruo
souls-items-of = Cartas de { $name }
souls-turn = turno
souls-phases = Fases del turno
souls-solo-die = El dado marca { $n }
souls-count = { $n ->
    [one] 1 alma
   *[other] { $n } almas
}
souls-active = su turno
souls-active-mine = tu turno
souls-you-may = Puedes: { $plays } de botín, { $attacks } { $attacks ->
    [one] ataque
   *[other] ataques
 }, { $buys } { $buys ->
    [one] compra
   *[other] compras
 }
souls-has-priority = puede responder
souls-has-priority-mine = puedes responder
souls-priority-of = Ahora puede responder: { $name }
souls-stack = La pila
souls-stack-empty = Vacía. Lo que se juegue espera aquí a que todos puedan responder.
souls-then = Si nadie responde:
souls-comes = { $name }: { $what }
souls-comes-hit = { $name } acierta a «{ $monster }».
souls-comes-miss = { $name } falla y recibe el golpe de «{ $monster }».
souls-comes-upon = { $name } ({ $upon }): { $what }
souls-then-more = Después, { $n } más.
souls-next = resuelve ahora
souls-hand = Tu botín
souls-hand-of = Botín de { $name }
souls-hands-hidden = El botín de cada mano no se enseña.
souls-no-loot = Sin botín en la mano
souls-covered = { $n ->
    [one] y 1 carta tapada
   *[other] y { $n } cartas tapadas
}
souls-seen-hand = En su mano has visto:
souls-altar = Las almas que ganan
souls-won = { $names }: { $n } almas reunidas

souls-head-decide = Hay que elegir
souls-head-loot = Jugar botín
souls-head-use = Usar
souls-head-attack = Atacar
souls-head-buy = Comprar

souls-kind-CHARACTER = Personaje
souls-kind-STARTING = Objeto inicial
souls-kind-TREASURE = Tesoro
souls-kind-LOOT = Botín
souls-kind-TRINKET = Botín · baratija
souls-kind-MONSTER = Monstruo
souls-kind-EVENT = Suceso
souls-kind-CURSE = Maldición
souls-kind-BONUS = Alma de bonificación
souls-kind-ROOM = Habitación
souls-type-passive = Tesoro · pasivo
souls-type-active = Tesoro · se activa
souls-type-paid = Tesoro · de pago
souls-type-one_use = Tesoro · de un solo uso
souls-type-soul_item = Tesoro · puede ser un alma
souls-type-basic = Monstruo
souls-type-holy = Monstruo sagrado
souls-type-cursed = Monstruo maldito
souls-type-boss = Jefe
souls-type-epic_boss = Jefe épico
souls-type-good_event = Suceso bueno
souls-type-bad_event = Suceso malo

souls-printed-monster = Impreso: { $life } de vida, se acierta con { $evasion } o más, { $attack } de ataque
souls-printed-character = Impreso: { $life } de vida, { $attack } de ataque
souls-printed-reward = Recompensa: { $reward }
souls-printed-souls = { $n ->
    [one] Vale 1 alma
   *[other] Vale { $n } almas
}
souls-guppy = Objeto de Guppy
souls-reward-cents = { $n }¢
souls-reward-loot = { $n } de botín
souls-reward-treasure = { $n } de tesoro
souls-reward-roll = d6
souls-monster-now = Ahora: { $life } de vida, se acierta con { $evasion } o más, { $attack } de ataque
souls-fought = Lo ataca { $name }
souls-under-attack = en combate
souls-covers = Debajo: { $cards }
souls-with = Lo tiene { $name }
souls-charged = Cargado: se puede activar
souls-used = Desactivado hasta que se recargue
souls-eternal = Eterno: no se puede robar ni destruir
souls-counters = { $n ->
    [one] 1 contador
   *[other] { $n } contadores
}
souls-later = Espera lo que ha dejado «{ $card }»{ $n ->
    [0] {""}
   *[other] , número { $n }
}
souls-copy = Es una copia de { $card }
souls-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
souls-known = La { $n }.ª desde arriba: { $card }
souls-none = Ninguna carta todavía

souls-player-life = { $life } de { $most } de vida, { $attack } de ataque
souls-player-has = { $cents }¢, { $hand } de botín en la mano, almas: { $souls }
souls-player-may = Le quedan: botín { $plays }, ataques { $attacks }, compras { $buys }
souls-must-attack = { $n ->
    [one] debe atacar
   *[other] debe atacar { $n } veces
}
souls-dying = va a morir
souls-dead = ha muerto este turno
souls-skips = pierde turno: { $n }

souls-gone = ya no está
souls-somebody = quien se elija
souls-place = n.º { $n } de la pila
souls-by = de { $name }
souls-upon = Sobre: { $whom }
souls-slot = casilla { $n }
souls-rolls = { $name } saca un { $face }.
