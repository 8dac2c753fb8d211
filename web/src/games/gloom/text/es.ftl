## Lo que la página dice de más sobre Cthulhu Gloom


gloom-table = La mesa: las familias en filas, las historias en el centro
gloom-middle = Centro de la mesa
gloom-families = Familias que se pueden elegir
gloom-you = tú
gloom-turn = turno
gloom-plays = Jugadas hechas: { $plays } de { $of }
gloom-through = Ver lo tapado
gloom-hand = Tu mano
gloom-hand-of = Mano de { $name }
gloom-hands-hidden = Las manos no se enseñan.
gloom-picked = Elige sobre quién: «{ $card }».
gloom-ask-card = Te toca: pulsa una carta y después sobre quién va.
gloom-ask-whom = Pulsa ahora sobre quién va «{ $card }».
gloom-deck = Mazo: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
gloom-discards = Descartes
gloom-discards-count = Descartes: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
gloom-none = Ninguna carta todavía
gloom-playing = Se juega:
gloom-in-centre = En el centro de la mesa
gloom-held = La tiene { $name }
gloom-count = { $name }: { $n ->
    [one] 1 personaje con sus iconos
   *[other] { $n } personajes con sus iconos
}

gloom-blank = bloque opaco
gloom-persistent = efecto persistente
gloom-element-picture = la ilustración
gloom-element-text = el texto
gloom-slot-top = arriba
gloom-slot-middle = en medio
gloom-slot-bottom = abajo
gloom-point = { $n } { $slot }
gloom-story-points = { $points } puntos
gloom-sees-points = Puntos a la vista: { $points }
gloom-sees-no-points = Sin puntos a la vista
gloom-sees-icons = Iconos a la vista: { $icons }
gloom-in-force = En vigor. { $text }
gloom-covered-by = { $what }, bajo «{ $card }»
gloom-fate-ALIVE = Con vida, de { $name }. Autoestima { $worth }
gloom-fate-DEAD = Sin vida, de { $name }. Autoestima final { $worth }
gloom-fate-GONE = Fuera de la partida
gloom-fate-UNUSED = No participa
gloom-would-be = Con la carta que sostienes: { $worth }
gloom-lay = «{ $card }» sobre { $character }
gloom-layers = Las cartas, de arriba abajo
gloom-lift = Levantar cartas
gloom-lifted = { $n ->
    [0] Ninguna levantada
    [one] 1 levantada
   *[other] { $n } levantadas
}
gloom-untouched = Todavía no le ha pasado nada.

gloom-head-decide = Decidir
gloom-head-lay = La carta que sostienes
gloom-head-else = Otras jugadas
