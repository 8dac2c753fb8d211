told-ROLL = Un { $face }.
told-LAID = { $seat } ha hecho su oferta.
told-OPENED = { $seat } había ofrecido { $bid }.
act-BID = Ofrecer { $bid }
ask-BID = { $seat }: ¿cuánto?
why-OVER = La partida ha terminado.
sealed-end = Se han jugado todas las rondas.
told-CALLED = Se llama a { $seat }.
