## Lo que la página dice de más sobre Cthulhu Gloom

gloom-about = Toma una familia, hazla desdichada y mátala a tiempo; a las demás, que les vaya bien. Las cartas son transparentes: cuenta lo que se ve a través del montón, y gana quien más haya sufrido.
gloom-facts = Competitivo · de 2 a 5 familias
gloom-cover = Una mujer de Innsmouth bajo tres cartas transparentes; detrás, algo asoma del mar de noche

gloom-table = La mesa: las familias en filas, las historias en el centro
gloom-middle = Centro de la mesa
gloom-families = Familias que se pueden elegir
gloom-you = tú
gloom-turn = turno
gloom-plays = { $plays } jugadas hechas de { $of }
gloom-through = Ver lo tapado
gloom-hand = Tu mano
gloom-hand-of = Mano de { $name }
gloom-hands-hidden = Las manos no se enseñan.
gloom-picked = Elige sobre quién: «{ $card }».
gloom-deck = Mazo: { $n } cartas
gloom-discards = Descartes
gloom-discards-count = Descartes: { $n } cartas
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
gloom-story-points = { $n } puntos
gloom-sees-points = Puntos a la vista: { $points }
gloom-sees-icons = Iconos a la vista: { $icons }
gloom-in-force = En vigor. { $text }
gloom-covered-by = { $what }, bajo «{ $card }»
gloom-fate-ALIVE = Con vida, de { $name }. Autoestima { $worth }
gloom-fate-DEAD = Muerto, de { $name }. Autoestima final { $worth }
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
