# Lo que dice la página, en cualquier juego.

rules = Reglas
language = Idioma
to-light = Pasar a claro
to-dark = Pasar a oscuro
skip-to-content = Ir al contenido
close = Cerrar
announcement = De quien lleva el servidor:
no-new-tables = Ahora no se pueden hacer mesas nuevas: el servidor se va a actualizar.
loading = Un momento…
offline = No se llega al servidor. Comprueba la conexión y prueba de nuevo.
server-trouble = El servidor no ha podido responder ({ $code }).
no-component = Esta página no sabe mostrar «{ $game }».
usually = lo habitual: { $value }
cannot-show = No se puede mostrar la mesa
nothing-here = Aquí no hay nada que ver
needs-password = Esta mesa tiene contraseña.
to-lobby = Al vestíbulo
nowhere = Aquí no hay ninguna página así.
watch = Mirar

## Vestíbulo

play-now = Jugar ahora
new-table = Hacer una mesa para jugar con gente
bots-strength = Fuerza de los bots
bot-easy = Bot fácil
bot-normal = Bot normal
bot-strong = Bot fuerte
against-bots = con { $n ->
    [one] un
   *[other] { $n }
} { $bot ->
    [easy] { $n ->
        [one] bot fácil
       *[other] bots fáciles
    }
    [strong] { $n ->
        [one] bot fuerte
       *[other] bots fuertes
    }
   *[normal] { $n ->
        [one] bot normal
       *[other] bots normales
    }
}
my-games = Tus partidas
open-tables = Mesas abiertas
no-open-tables = Nadie espera ahora mismo. Haz una mesa e invita a quien quieras.
join = Sentarse con un código
table-code = Código de la mesa
sit-down = Entrar
watch-record = Ver una partida guardada
watch-record-about = Un registro (.jsonl) de esta página o de «tapete play --save». Se comprueba entero antes de mostrarlo.
choose-file = Elegir archivo
nobody-yet = Todavía nadie
free-seats = { $n ->
    [0] completa
    [one] un asiento libre
   *[other] { $n } asientos libres
}
status-playing = en juego
status-paused = en pausa
status-over = terminada
with-password = con contraseña

## Hacer una mesa

new-table-title = Mesa nueva
your-name = Tu nombre
seats = Asientos
seat-me = Yo
seat-also = También yo
seat-open = Otra persona
seat-none = Nadie
seat-number = Asiento { $n }
seat-free = Libre
who-sits = Quién ocupa el asiento { $n }
which-role = Alma del asiento { $n }
any-role = Al azar
more-options = Más opciones
listed = A la vista en el vestíbulo
password = Contraseña
password-optional = Contraseña (si quieres)
clock = Tiempo por decisión
clock-none = Sin límite
clock-seconds = { $n } segundos
ruleset = Reglamento
make-table = Hacer la mesa

## Sala de espera

waiting-title = La mesa está puesta
sit-title = ¿Dónde te sientas?
sit-here = Sentarme aquí
put-bot = Que juegue un bot
free-seat = Dejar libre
start = Empezar
waiting-for = { $n ->
    [one] Falta una persona
   *[other] Faltan { $n } personas
}
ready-to-start = Todo listo.
leave-seat = Dejar mi asiento
invite = Invitar
share-about = Quien tenga el código, el enlace o la imagen puede sentarse o mirar.
share-local = Con este enlace se llega solo desde este ordenador. Para que entren otros aparatos: «tapete serve --host 0.0.0.0», y abre la página por la dirección que este ordenador tiene en la red.
share = Compartir el enlace
copied = Enlace copiado
copy-yourself = Tu navegador no deja que esta página copie nada: selecciona el enlace de arriba y cópialo.
qr = Código QR con el enlace de la mesa
away = ausente
here = presente

## La mesa

board = Tablero
players = Jugadores
choices = Lo que puedes hacer
choices-count = { $n ->
    [one] Una opción
   *[other] { $n } opciones
}
table-menu = Mesa
skip = Saltar
hint = Consejo
thinking = Pensando…
undo = Deshacer
pause = Pausa
resume = Seguir
agree = De acuerdo
disagree = No
is-paused = La partida está en pausa
waits-for = Decide { $name }
goes-on = Sigue solo, como lo pediste…
is-thinking = { $name } piensa…
connection-lost = Sin conexión; volviendo…
chronicle = Crónica
round = Ronda { $n }
chat = Charla
chat-empty = Aquí se habla con la mesa. Los bots no contestan.
chat-write = Escribe a la mesa
send = Enviar
hint-value = { $percent } % ± { $margin }
hint-visits = Probabilidad de ganar según { $n } partidas imaginadas desde lo que tú sabes
other-device = Seguir en otro aparato
pass-about = En el otro aparato, abre esta mesa y escribe este código (sirve una vez, diez minutos):
have-pass = ¿Traes un código de otro aparato?
take-seat = Tomar el asiento
rule = La regla
see-rule = Ver la regla
ruling = Por qué lo decidimos así:

time-left = Quedan { $n } segundos
your-turn = Te toca
earlier = Ver lo anterior
bots-preparing = Los bots que piensan se están preparando, solo la primera vez. Ya puedes empezar: mientras tanto juegan como los fáciles.
bots-resting = Los bots que piensan descansan: sus procesos han terminado. Vuelven solos dentro de un rato; mientras tanto juegan como los fáciles.

## Fin y repetición

game-over = Fin de la partida
how-it-ended = Cómo acabó
watch-replay = Ver la repetición
see-board = Ver el tablero
curve-title = Probabilidad de ganar
curve-now = { $percent } %
curve-about = Probabilidad de ganar a lo largo de la partida: empieza en { $from } % y acaba en { $to } %
replay = Repetición
replay-start = La mesa recién puesta
whose-eyes = Vista desde
all-open = Todo a la vista
back = Atrás
forward = Adelante
play = Reproducir
stop = Parar
moment = Momento
moment-of = Momento { $n } de { $last }
turning-points = Momentos decisivos
play-from-here = Jugar desde aquí
fork-about = Una mesa nueva, con la partida tal como estaba en el momento { $n }.
download = Descargar el registro

## Reglas

rulebook-of = Reglas de { $game }
contents = Contenido
search-rules = Buscar en las reglas
nothing-found = Ninguna regla dice eso.
glossary = Glosario

note-label = Tus propias palabras junto a la decisión
note-hint = Con tus palabras… (se cuentan con tu decisión)
stops-pass = Pasar hasta el final del turno
stops-passing = Pasando hasta el final del turno
stops-where = Dónde parar
stops-about = Aquí se te pregunta aunque quizá no haya nada que hacer; en lo demás, solo cuando puedas actuar.

calls = Tiempo para cada llamada de la noche
responses = Tiempo para cada ocasión de responder
calls-seconds = { $n } segundos
calling = El narrador está llamando
book = El libro de la velada

## Quién lleva la mesa, acuerdos, y partidas que siguen de otras

host = lleva la mesa
name-host = Que lleve la mesa
ask-to-sit = Pedir sentarse
seat-asked = Se ha preguntado a la mesa; en cuanto todos estén de acuerdo, el asiento es tuyo.
seat-declined = La mesa no ha estado de acuerdo.
withdraw = Retirar
about-table = Sobre esta mesa
several-seats = En esta mesa una persona puede ocupar varios asientos, y ver lo que oculta cada uno.
differs = { $n ->
    [one] Hay una cosa que no es como suele ser en las reglas:
   *[other] Hay { $n } cosas que no son como suelen ser en las reglas:
}
forked-anew = Esta partida sigue desde el momento { $n } de otra. Lo que allí estaba oculto se ha repartido de nuevo.
forked-same = Esta partida sigue desde el momento { $n } de otra, y lo oculto está tal como estaba allí: quien haya visto aquella partida puede saberlo. Quien se sienta lo acepta.
same-future = Dejar lo oculto tal como estaba
fork-anew = Todo lo oculto se reparte de nuevo, para que nadie lo sepa por la repetición.
fork-same = Quien haya visto la repetición puede saber lo que está oculto; se dice a todos los que se unan.
eyes-watcher = Alguien que miraba
story-closed = La historia completa de esta mesa es sólo para quienes se sentaron en ella.
