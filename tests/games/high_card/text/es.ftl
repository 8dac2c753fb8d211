high-card-roll = El premio de esta ronda: { $points }.
high-card-play = { $name } echa un { $rank }.
high-card-take = { $name } se lleva { $points }.
high-card-label = Echar el { $rank }
high-card-question = { $name }: ¿qué carta, por { $points }?
high-card-over = La partida ha terminado.
high-card-not-held = No tienes esa carta.
high-card-end = Puntos: { $points }
