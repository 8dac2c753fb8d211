### Lo que se imprime de Four Souls. Lo que hace cada carta se compone de su efecto.

## Mazos

print-deck-characters = Personajes
print-deck-starting = Objetos iniciales
print-deck-treasure = Tesoro
print-deck-loot = Botín
print-deck-monsters = Monstruos
print-deck-bonus = Almas de bonificación
print-deck-rooms = Habitaciones

## Clases de cartas

print-type-character = Personaje
print-type-starting = Objeto inicial
print-type-passive = Tesoro pasivo
print-type-active = Tesoro activo
print-type-one_use = Tesoro de un uso
print-type-paid = Tesoro de pago
print-type-soul_item = Tesoro que es un alma
print-type-money = Botín · dinero
print-type-butter_bean = Botín · alubia
print-type-bomb = Botín · bomba
print-type-battery = Botín · pila
print-type-dice_shard_or_soul_heart = Botín · fragmento
print-type-pill_or_rune = Botín · pastilla o runa
print-type-trinket = Botín · baratija
print-type-lost_soul = Botín · alma perdida
print-type-tarot = Botín · tarot
print-type-misc = Botín
print-type-basic = Monstruo
print-type-holy = Monstruo sagrado
print-type-cursed = Monstruo maldito
print-type-boss = Jefe
print-type-epic_boss = Jefe épico
print-type-good_event = Buen suceso
print-type-bad_event = Mal suceso
print-type-curse = Maldición
print-type-bonus = Alma de bonificación
print-type-room = Habitación
print-for-players = { $kind } · { $n } o más
print-begins-with = Empieza con:
print-draws = Empieza con un tesoro a elegir entre { $n }, que es eterno desde entonces.
print-eternal = Eterno: no se destruye, ni se da, ni se roba.
print-counters = { $n ->
    [one] Entra en juego con 1 contador.
   *[other] Entra en juego con { $n } contadores.
}
print-used = Entra en juego desactivado.
print-guppy = Guppy.

## El tablero

print-place-pile = mazo
print-place-discards = descarte
print-place-slot = a la vista

## El turno

print-sheet-turn = El turno
print-goal = { $n ->
    [one] Gana quien consigue un alma.
   *[other] Gana quien consigue { $n } almas.
}
print-track-souls = Almas
print-turn-start = Inicio
print-turn-start-text = Recarga tus objetos y tu personaje; va a la pila lo que se desencadena al empezar.
print-turn-loot = Botín
print-turn-loot-text = Saquea 1.
print-turn-action = Acción
print-turn-action-text = En cualquier orden: juega un botín, compra una vez ({ $n }¢) y ataca una vez.
print-turn-end = Fin
print-turn-end-text = Todos se curan, los efectos del turno acaban y se descarta hasta { $n ->
    [one] una carta
   *[other] { $n } cartas
}.
print-fight = Combate:
print-death = Morir:
print-answer = Todo va a la pila: se puede responder antes de que se resuelva.

## Referencia rápida y tablas

print-reference-priority = Prioridad
print-reference-dice = Tiradas
print-reference-purchases = Compras
print-reference-attacks = Ataques
print-reference-death = Muerte
print-reference-end = El final
print-reference-limit = Límite
print-price = { $n ->
    [0] Comprar no cuesta nada.
   *[other] Una compra cuesta { $n }¢.
}
print-turns = { $n ->
    [one] Tras un turno la partida se detiene y nadie gana.
   *[other] Tras { $n } turnos la partida se detiene y nadie gana.
}
print-cents = Centavos
print-loot = Cartas de botín
print-hand-limit = Límite de mano al final del turno

## Fichas

print-token-CENT = { $n }¢
print-token-WOUND = Daño
print-token-COUNTER = Contador
print-token-ACTIVE = Turno
print-token-SOLO = Cuenta atrás
