# Lo que dice la mesa, en cualquier juego.

bot-easy = Fácil: se guía por reglas sencillas
bot-normal = Normal: piensa un poco por adelantado
bot-strong = Fuerte: piensa un segundo o dos
told-undone = { $name } deshace su última decisión.

proposal-undo = { $name } quiere deshacer su última decisión.
proposal-free = { $name } quiere dejar libre el asiento de { $seat } para otra persona.
proposal-bot = { $name } quiere que un bot siga jugando por { $seat }.

refused-bad-request = No se entiende la petición: { $what }.
refused-bad-seats = Sólo un asiento puede ser el tuyo.
refused-bad-upload = Este registro no se puede usar: { $why }.
refused-bad-options = El juego no se puede jugar así.
refused-no-note = Esta decisión no lleva palabras tuyas.
refused-no-stop = «{ $stop }» no es un sitio donde parar en este juego.
refused-illegal = Eso no se puede hacer ahora.
refused-no-action = «{ $action }» no es una acción de este juego.
refused-no-game = No hay ningún juego llamado «{ $game }».
refused-no-ruleset = No hay reglamento «{ $ruleset }» de { $game }.
refused-no-table = No hay ninguna mesa con el código { $code }.
refused-no-seat = Esta mesa no tiene asiento { $seat }.
refused-no-replay = Esa repetición no existe.
refused-no-moment = La repetición va del momento 0 al { $last }.
refused-not-found = En esta dirección no hay nada.
refused-no-method = Esta dirección no se usa de ese modo.
refused-no-token = No tienes asiento en esta mesa: pasó a otro dispositivo, o nunca fue tuyo.
refused-wrong-password = La mesa tiene contraseña, y no es ésa.
refused-not-seated = Eso sólo lo puede hacer quien está sentado a la mesa.
refused-not-your-seat = Ese asiento no es el tuyo.
refused-not-your-turn = No te toca.
refused-wrong-origin = Las páginas de otro sitio no pueden usar este servidor.
refused-wrong-transfer = Ese código no vale, o ya caducó.
refused-late = La mesa avanzó mientras tanto: mírala de nuevo y elige.
refused-waiting = La partida aún no ha empezado.
refused-paused = La partida está en pausa.
refused-not-paused = La partida no está en pausa.
refused-over = La partida ha terminado.
refused-not-over = La partida aún no termina, y su registro muestra lo que sigue oculto.
refused-started = La partida ya empezó.
refused-seats-open = Quedan asientos libres: espera a que llegue gente, o dáselos a bots.
refused-seat-taken = El asiento { $seat } está ocupado.
refused-role-taken = Ese papel no está disponible aquí.
refused-nothing-to-undo = No has tomado ninguna decisión que se pueda deshacer.
refused-shown = Eso ya no se puede deshacer: desde entonces se mostró algo oculto.
refused-no-proposal = Esa propuesta ya no está en pie.
refused-proposal-pending = Hay otra propuesta pendiente: primero hay que resolverla.
refused-stuck = La mesa { $code } no puede seguir aquí: empezó con otras reglas que las de este servidor, o lo que se guarda de ella está dañado.
refused-left-behind = La mesa { $code } empezó con la versión { $version } de { $ruleset }, que este servidor ya no juega. Su historia todavía se puede leer y descargar: /api/tables/{ $code }/story
refused-too-large = Es más de lo que admite el servidor: { $most } bytes como máximo.
refused-too-many = Demasiado de una vez: prueba de nuevo en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
refused-no-bots = Este servidor no tiene bots que busquen.
refused-busy = El servidor no puede hacerlo ahora mismo: vuelve a intentarlo dentro de un minuto.
refused-too-long = Tardaba más de { $seconds } segundos y se ha dejado.
refused-internal = Algo falló en el servidor. Quedó anotado.
