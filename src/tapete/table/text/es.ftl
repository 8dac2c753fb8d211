# Lo que dice la mesa, en cualquier juego.

bot-easy = Fácil: se guía por reglas sencillas
bot-normal = Normal: piensa un poco por adelantado
bot-strong = Fuerte: piensa un segundo o dos
told-undone = { $name } deshace su última decisión.
closed = La mesa la ha cerrado quien lleva el servidor.
told-seat-came = { $name } se sienta en el asiento { $seat }.
told-seat-left = { $name } se levanta; el asiento { $seat } queda libre.
told-seat-freed = { $name } no estaba; el asiento { $seat } queda libre.
told-seat-bot-for = Un bot sigue jugando por { $name }.
told-seat-host = Ahora { $name } lleva la mesa.

proposal-undo = { $name } quiere deshacer su última decisión.
proposal-free = { $name } quiere dejar libre el asiento de { $seat } para otra persona.
proposal-open = { $name } quiere abrir el asiento { $number }, que lleva un bot, para otra persona.
proposal-bot = { $name } quiere que un bot siga jugando en el asiento { $number } ({ $seat }).
proposal-sit = { $name } pide sentarse en el asiento { $number }.

refused-bad-request = No se entiende la petición: { $what }.
refused-no-days = De noche este juego llama a todos a la vez: no se puede jugar con una hora o más por decisión.
refused-no-words = Esta clave no la hizo la página y no tiene palabras.
refused-no-word = «{ $word }» no es ninguna de las palabras con que se escriben las claves.
refused-wrong-words = Estas palabras no son ninguna clave: falta una, sobra una o es otra.
refused-no-key = Sin la clave de un navegador no se guarda nada: envíala como Player-Key.
refused-bad-seats = Solo un asiento puede ser el tuyo.
refused-bad-characters = No existe tal bot, o tendría dos asientos.
refused-bad-upload = Este registro no se puede usar: { $why }.
refused-bad-options = El juego no se puede jugar así.
refused-no-note = Esta decisión no lleva palabras tuyas.
refused-no-stop = «{ $stop }» no es un sitio donde parar en este juego.
refused-illegal = Eso no se puede hacer ahora.
refused-no-action = «{ $action }» no es una acción de este juego.
refused-lesson-other = Todavía no: haz primero lo que dice la guía. Puedes dejar la lección cuando quieras y jugar a tu aire.
refused-no-lesson = «{ $game }» no tiene primera lección.
refused-no-game = No hay ningún juego llamado «{ $game }».
refused-no-ruleset = No hay reglamento «{ $ruleset }» de { $game }.
refused-no-table = No hay ninguna mesa con el código { $code }.
refused-no-seat = Esta mesa no tiene asiento { $seat }.
refused-no-replay = Esa repetición no existe.
refused-no-moment = La repetición va del momento 0 al { $last }.
refused-not-found = En esta dirección no hay nada.
refused-no-method = Esta dirección no se usa de ese modo.
refused-no-token = No tienes asiento en esta mesa: pasó a otro dispositivo, o nunca fue tuyo.
refused-needs-password = La red de este servidor está abierta al mundo, o así lo quiere quien lo mantiene: una mesa a la que venga gente necesita contraseña.
refused-wrong-password = La mesa tiene contraseña, y no es esa.
refused-not-seated = Eso solo lo puede hacer quien está sentado a la mesa.
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
refused-unfetched = Ahora no se puede traer lo que los bots necesitan para pensar: una página sin servidor necesita conexión para eso una vez.
refused-busy = El servidor no puede hacerlo ahora mismo: vuelve a intentarlo dentro de un minuto.
refused-too-long = Tardaba más de { $seconds } segundos y se ha dejado.
refused-no-desk = Aquí no hay taller. Quien lleva el servidor puede abrirlo: tapete serve --desk local
refused-desk-key = El taller pide su clave.
refused-desk-preparing = Se están preparando las reglas; vuelve a pedirlo dentro de un momento.
refused-no-variant = No hay ninguna variante «{ $id }».
refused-no-job = No hay ningún trabajo «{ $id }».
refused-banned = Este servidor no atiende a esta dirección.
refused-no-ban = No hay ningún veto de { $network }.
refused-bad-network = «{ $network }» no es ni una dirección ni una red de direcciones, como 203.0.113.7 o 203.0.113.0/24.
refused-wide-network = { $network } es demasiado grande: un veto abarca como mucho una red de { $bits } bits.
refused-wrong-key = La clave no es la de quien lleva el servidor.
refused-no-new-tables = Ahora mismo no se pueden hacer mesas nuevas: el servidor se va a actualizar. Las que hay siguen.
refused-wrong-host = Este servidor no se llama «{ $host }». Quien lo mantiene puede añadir un nombre en su configuración (names).
refused-no-database = La base de datos no responde: no ha cambiado nada. Vuelve a intentarlo dentro de un minuto.
refused-internal = Algo falló en el servidor. Quedó anotado.
refused-not-host = Eso solo lo puede hacer quien lleva la mesa.
refused-not-open = La historia completa de esta mesa es solo para quienes se sentaron en ella.
refused-chat-closed = La charla de esta mesa es de quienes están sentados a ella.
refused-proposed-in-vain = Eso ya se propuso en vano: se puede volver a proponer en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
refused-present = Quien ocupa el asiento { $seat } está presente: su asiento solo se cede cuando lleva { $seconds } segundos fuera.
refused-host-stays = Quien lleva la mesa conserva su asiento hasta que empiece la partida.
refused-another-seat = Tienes otro asiento en esta mesa, o lo tuviste: aquí nadie ve dos manos.
refused-name-taken = En esta mesa ya hay alguien que se llama «{ $name }».
refused-no-person = En el asiento { $seat } no hay nadie que pueda llevar la mesa.
refused-no-new-deal = Lo oculto en este momento no se puede repartir de nuevo: elige otro momento, o déjalo como estaba.

## Lo que dice tapete admin

admin-by-server = (Por el servidor.)
admin-by-database = (En la propia base de datos.)
admin-no-server = (No responde ningún servidor.)
admin-not-sure = No se ha hecho nada: confírmalo, o pon --yes.
admin-sure-close = ¿Cerrar la mesa { $code }? La partida acaba donde está, y no sigue.
admin-sure-delete = ¿Borrar { $code } con todo lo que tiene? No se puede deshacer.
admin-sure-forget = ¿Borrar todo lo de esta persona? No se puede deshacer.
admin-sure-retain = ¿Archivar y borrar lo que ha cumplido su plazo? No se puede deshacer.
admin-secret = La clave del navegador o el secreto del asiento:
admin-banned = No se atiende a { $network }.
admin-unbanned = Se vuelve a atender a { $network }.
admin-backed-up = La copia está en { $file }.
admin-restored = La base de datos es la de { $file }.
admin-tables = Mesas: { $tables }, de ellas jugándose { $playing }. Registros de partidas: { $records }.
admin-new-tables = Se pueden hacer mesas nuevas.
admin-no-new-tables = No se pueden hacer mesas nuevas.
admin-retained = Archivadas: { $archived }. Borradas sin partida: { $deleted }. No se han podido archivar, y se quedan: { $failed }. Registros borrados: { $records }.
admin-deleted = Borrado: mesas { $tables }, registros { $records }, asientos sin nombre { $seats }, líneas de charla { $lines }, palabras propias { $notes }, partidas terminadas sin nombre { $games }.
admin-stays = Queda:
admin-stays-choices = lo que se decidió en esos asientos, sin nombre: sin ello, la partida de los demás no se podría contar
admin-stays-left-seats = lo que se dijo en asientos que ya había dejado: no se distingue de lo que dijeron otros en ellos
admin-stays-record = el registro de la partida
admin-stays-other-table = el registro de la partida, que también es de otra mesa
admin-stays-downloads = lo que alguien haya descargado, y las mesas en las que se siguió jugando desde este registro
admin-stays-backups = las copias de la base de datos que se hicieran antes
admin-stays-logs = las líneas del registro del servidor, con la dirección desde la que se preguntó
admin-column-code = código
admin-column-game = juego
admin-column-status = estado
admin-column-seats = asientos
admin-column-entries = decisiones
admin-column-last = última vez

# Cómo se llaman las partes de un tablero, en juegos que no lo dicen.
field-round = Ronda
field-turn = Turno
field-phase = Fase
field-players = Jugadores
field-seats = Jugadores
field-active = Juega
field-leader = Sale
field-starter = Empieza
field-first = Primero
field-deck = Mazo
field-discards = Descartes
field-discard = Descartes
field-hand = Mano
field-hands = Mano
field-points = Puntos
field-score = Puntos
field-coins = Monedas
field-money = Dinero
field-cards = Cartas
field-row = Fila
field-table = En la mesa
field-laid = En la mesa
field-prize = Premio
field-bid = Apuesta
field-bidder = Apuesta de
field-passed = pasa
field-winners = Ganan
field-goal = Meta
field-gone = Fuera
field-market = Mercado
field-board = Tablero
field-place = Lugar
field-places = Lugares
field-life = Vida
field-count = Cartas

## En casa

home-open = Los demás aparatos de esta red pueden abrir:
home-private = Cualquiera que esté en esta red puede abrir la página y sentarse donde no haya contraseña; --local la deja solo en este ordenador.
home-public = Cuidado: esta red no es privada, y el mundo podría llegar a la página. Las mesas a las que venga gente necesitan contraseña; --local la deja solo en este ordenador.
home-none = Este ordenador no está en ninguna red: la página solo puede abrirse aquí.

notice-turn = Te toca en { $game }.
notice-stop = Para no recibir más avisos: { $link }
notice-stop-there = Para no recibir más avisos, ve a la página en la que los pediste.
notice-code-there = Alguien ha pedido en un servidor de Tapete que se le avise aquí cuando le toque en una partida. Si has sido tú, di allí este número: { $code }. Si no, no hagas nada.
notice-code = Alguien ha pedido en { $site } que se le avise aquí cuando le toque en una partida. Si has sido tú, di allí este número: { $code }. Si no, no hagas nada.
refused-bad-address = Ahí no se puede avisar: { $what }.
refused-wrong-code = No es el número que se envió, o se ha dicho mal demasiadas veces: pide uno nuevo.
refused-no-notice = Ahí ya no se avisa.
refused-no-notices = Este servidor no puede avisar de esta manera.
refused-too-many-notices = Se avisa como mucho en { $most } sitios: quita antes uno.
