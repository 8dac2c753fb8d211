# Lo que ha pasado.
told-ROUND = Empieza la ronda { $round }. Las manos pasan { $way }.
told-LAID = { $seat } pone { $card_object }.
told-ROBBED = La avispa de { $seat } roba un tarro de miel a { $other }.
told-KEPT = { $seat } pone también la última carta de la mano, { $card_object }.
told-DROPPED = { $seat } deja fuera del juego la última carta de la mano, { $card_object }.
told-SCORED = La colmena de { $seat } tiene { $points ->
    [one] un punto.
   *[other] { $points } puntos.
  }

# Lo que se puede elegir, lo que se pregunta, por qué algo se rechaza.
act-LAY = Poner { $card_object }
ask-CHOOSE = { $seat }: ¿qué carta para tu colmena?
why-OVER = La partida ha terminado.
why-NOT_HELD = No tienes esa carta en la mano.

# Nombres.
card-CLOVER = trébol
card-CLOVER-object = un trébol
card-SUNFLOWER = girasol
card-SUNFLOWER-object = un girasol
card-DANDELION = diente de león
card-DANDELION-object = un diente de león
card-HONEY = miel
card-HONEY-object = un tarro de miel
card-GUARD = guardiana
card-GUARD-object = una guardiana
card-BROOD = cría
card-BROOD-object = una celda de cría
card-QUEEN = reina
card-QUEEN-object = una reina
card-POLLEN = polen
card-POLLEN-object = una bola de polen
card-WASP = avispa
card-WASP-object = una avispa
way-NEXT = al jugador siguiente
way-BEFORE = al jugador anterior

# La mesa: en la página, en la terminal, y cómo acaba una partida.
game-about = Elige una carta a la vez que los demás y pasa la mano: ¿quién hará la colmena más rica?
game-facts = Cartas que dan la vuelta, cada cual para su colmena
field-way = las manos pasan
field-hive = colmena
field-chosen = elegida
field-dropped = fuera del juego
end-COUNTED = Se han contado todas las colmenas.
cause-COUNTED = colmenas contadas
figure-robbed = tarros de miel robados en una partida

# El reglamento y las cifras.
chapter-setup = Preparación
chapter-turn = Un turno
chapter-score = Lo que vale una colmena
chapter-end = El final
grade-BARE = colmena vacía
grade-SMALL = colmena pequeña
grade-BUSY = colmena activa
grade-RICH = colmena rica
grade-GOLDEN = colmena de oro

# Las cartas impresas.
print-deck = Cartas
print-card = Carta de colmena
print-CLOVER = Trébol, girasol y diente de león juntos: 7 puntos. Cada flor fuera de un trío: 1 punto.
print-SUNFLOWER = Trébol, girasol y diente de león juntos: 7 puntos. Cada flor fuera de un trío: 1 punto.
print-DANDELION = Trébol, girasol y diente de león juntos: 7 puntos. Cada flor fuera de un trío: 1 punto.
print-HONEY = Un tarro: 1 punto. Dos: 3. Tres: 6. Cuatro: 10. Cinco o más: 15.
print-GUARD = 3 puntos por cada vecino con menos guardianas. A una colmena con guardiana no le roban.
print-BROOD = 1 punto, o 3 puntos en una colmena con reina.
print-QUEEN = Cada celda de cría de esta colmena vale 3 puntos.
print-POLLEN = 1 punto para esta colmena, y 1 punto para cada vecino.
print-WASP = 1 punto. Al ponerla roba un tarro de miel de la colmena siguiente.

# Lo que cuenta un perfil.
kind-card = Cartas
report-beat = ronda
report-with = en la primera mano
