# Lo que ha pasado.
told-ROLL = El premio de esta ronda: { $face }.
told-PLAY = { $seat } echa un { $card }.
told-TAKE = { $seat } se lleva { $points }.

# Lo que se puede elegir, lo que se pregunta, por qué no se puede.
act-PLAY = Echar el { $card }
ask-PLAY = { $seat }: ¿qué carta, por { $prize }?
why-OVER = La partida ha terminado.
why-NOT_HELD = No tienes esa carta.
stop-last = Cuando queda una sola carta

# La mesa: en la página, en un terminal y cómo acaba la partida.
game-about = Pujas con cartas ocultas por premios que da un dado.
cause-CARDS = Puntos: { $points }

# El reglamento, las cifras y lo impreso.
chapter-setup = Preparación
chapter-round = Una ronda
chapter-end = El final
kind-card = Cartas
kind-card-seen = echadas
kind-card-used = echadas por elección
print-card = Carta
print-text = La más alta se lleva el premio.
report-beat = ronda
report-with = en la partida
figure-points = puntos por asiento
