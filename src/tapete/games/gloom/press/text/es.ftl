### Lo que se imprime de Gloom: cartas, hojas, tablas.

## Mazos

print-deck-characters = Personajes
print-deck-stories = Historias
print-deck-film = Mazo, en película
print-deck-white = Mazo, blanco de la película
print-deck-paper = Mazo, en papel con ventanas
print-cut-out = recortar

print-story-needs = { $n ->
    [one] Para obtenerla, un personaje de tu familia debe mostrar { $icons }.
   *[other] Para obtenerla, { $n } personajes de tu familia deben mostrar { $icons }, cada uno al menos una vez.
}
print-story-worth = Quien la tenga al final suma { $n ->
    [one] { $points } punto
   *[other] { $points } puntos
} a su valor familiar.
print-while-held = Mientras la tengas:

## Tablas

print-count-characters = personajes
print-count-modifiers = modificadores
print-count-events = eventos
print-count-deaths = muertes prematuras
print-count-deck = cartas en el mazo
print-count-stories = historias
print-table-icons = Iconos
print-table-icon = Icono
print-table-cards = Cartas
print-table-points = Puntos
print-table-place = Lugar
print-table-misery = Negativos
print-table-nought = Cero
print-table-joy = Positivos
print-place-top = arriba
print-place-middle = en medio
print-place-bottom = abajo
print-place-corner = esquina
print-place-icon = icono
print-place-picture = dibujo
print-place-text = nombre y texto

## El turno

print-turn = { $n ->
    [one] Haz una jugada.
   *[other] Haz { $n } jugadas, cada una de cualquiera de estas clases; la clase puede repetirse.
}
print-turn-first = { $n ->
    [one] En el primer turno de la partida solo hay una jugada.
   *[other] En el primer turno de la partida solo hay { $n } jugadas.
}
print-turn-refill = Después roba hasta tener { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}, más o menos si un efecto lo dice. Una mano mayor se queda como está.
print-play-modifier = Ponlo sobre cualquier personaje vivo, tuyo o de un rival.
print-play-event = Revélalo, haz lo que dice y descártalo.
print-play-death = Solo como primera jugada, sobre un personaje vivo de autoestima negativa. Muere, y sus puntos quedan fijados.
print-play-story = { $n ->
    [one] Tómala del centro si un personaje de tu familia muestra uno de sus iconos; de un rival, si los muestran más tuyos que suyos.
   *[other] Tómala del centro si { $n } personajes de tu familia muestran sus iconos; de un rival, si los muestran más tuyos que suyos.
}
print-play-hand = Descartar
print-play-hand-text = Descarta toda tu mano.
print-play-pass = Pasar
print-play-pass-text = No hagas nada. La jugada se gasta.

## Lo que se ve a través de una pila

print-sight-points-lead = Puntos:
print-sight-points = en cada uno de los tres lugares cuenta solo el número de más arriba. Un cero también tapa. Su suma es la autoestima.
print-sight-icons-lead = Iconos:
print-sight-icons = el de más arriba en la esquina y el de más arriba bajo ella. Un bloque opaco tapa y no muestra nada.
print-sight-text-lead = Texto:
print-sight-text-always = vale el de la carta de más arriba; tapa los de debajo aunque no diga nada.
print-sight-text-printed = vale el de la carta de más arriba que lo tenga.
print-sight-persistent-lead = Persistente:
print-sight-persistent = vale mientras se vean a la vez su signo en la esquina y su dibujo en el centro, aunque su texto esté tapado.

## Referencia rápida

print-reference-setup = Preparación
print-setup = Cada jugador toma una familia y roba { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}. { $stories ->
    [0] No hay historias.
    [one] Una historia queda a la vista en el centro.
   *[other] { $stories } historias quedan a la vista en el centro.
}
print-setup-2 = Dos familias de cinco personajes.
print-setup-3 = Tres familias de cinco personajes.
print-setup-4 = Cada jugador deja fuera a un personaje.
print-setup-5 = Los cuatro personajes que se dejan son la familia del quinto jugador.
print-reference-turn = El turno
print-reference-sight = Lo que se ve a través de una pila
print-reference-effects = Efectos
print-effects-at-once-lead = En el acto:
print-effects-at-once = cuando la carta se juega desde una mano. Si solo se mueve, no se repite.
print-effects-whose-lead = De quién:
print-effects-whose = son de quien controla al personaje, no de quien juega la carta. Los de un evento, de quien lo juega.
print-effects-needs-lead = Con requisito:
print-effects-needs = el personaje debe mostrar uno de los iconos antes de recibir la carta. Si no, la carta se juega sin ese efecto.
print-reference-responses = Respuestas
print-responses = Antes de resolver una carta, los demás pueden cancelarla, por orden desde quien tiene el turno. Las dos van a los descartes y la jugada se gasta. Una respuesta no se cancela.
print-reference-icons = Iconos
print-reference-end = El final
print-end = La partida acaba en cuanto muere el último personaje vivo de una familia. Gana el valor familiar más bajo; si hay empate, ganan juntos.
print-end-idle = { $n ->
    [one] También acaba si nadie hace nada durante una ronda entera.
   *[other] También acaba si nadie hace nada durante { $n } rondas.
}
print-end-rounds = En todo caso acaba tras { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}.
print-reference-worth = Valor familiar
print-worth = Valor familiar: los puntos visibles de tus muertos y los de tu historia. Los vivos no cuentan.

## Hojas y fichas

print-sheet-turn = Tu turno
print-sheet-sight = A través de la película
print-sheet-story = Tu historia
print-token-SKIP = Pierde un turno
print-token-DRY = No repone
