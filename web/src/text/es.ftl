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
offline-here = Para esto hace falta conexión la primera vez. Compruébala y prueba de nuevo.
server-trouble = El servidor no ha podido responder ({ $code }).
usually = lo habitual: { $value }
cannot-show = No se puede mostrar la mesa
nothing-here = Aquí no hay nada que ver
needs-password = Esta mesa tiene contraseña.
to-lobby = Al vestíbulo
nowhere = Aquí no hay ninguna página así.
watch = Mirar

## Vestíbulo

what-tapete-is = Juegos de mesa con muchas reglas, para jugar aquí con gente o con bots: siempre ves qué puedes hacer.
play-now = Jugar ahora
new-table = Jugar con gente
bots-strength = Fuerza de los bots
bot-easy = Bot fácil
bot-normal = Bot normal
bot-strong = Bot fuerte
style-level = con temple: sopesa sin manías
style-hasty = con prisa: va a lo que renta ya
style-patient = con paciencia: mira muy por delante
style-bookish = de manual: se fía de las reglas sencillas
style-curious = con curiosidad: lo prueba todo
style-stubborn = con cabezonería: insiste en lo que empezó bien
character = { $name }, { $style ->
    [hasty] con prisa
    [patient] con paciencia
    [bookish] de manual
    [curious] con curiosidad
    [stubborn] con cabezonería
   *[level] con temple
}
any-character = Quien venga
which-character = Quién es el bot del asiento { $n }
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
turns-waiting = { $n ->
    [one] En una te toca a ti
   *[other] En { $n } te toca a ti
}
time-to-choose = { length } para decidir
all-games = Las { $n }
fewer-games = Menos
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
guest = { $n ->
    [0] Visitante
   *[other] Visitante { $n }
  }
seat-free = Libre
who-sits = Quién ocupa el asiento { $n }
which-role = Alma del asiento { $n }
any-role = Al azar
more-options = Más opciones
listed = A la vista en el vestíbulo
password = Contraseña
near = En los demás aparatos de esta red
near-qr = Código QR con la dirección de esta página en la red
near-risk = Cualquiera que esté en esta red puede abrir esta página; si son demasiados, pon contraseña a tu mesa.
password-needed = Contraseña (aquí la necesita toda mesa a la que venga gente)
password-optional = Contraseña (si quieres)
clock = Tiempo por decisión
clock-none = Sin límite
length = { $unit ->
    [days] { $n ->
        [one] un día
       *[other] { $n } días
    }
    [hours] { $n ->
        [one] una hora
       *[other] { $n } horas
    }
    [minutes] { $n ->
        [one] un minuto
       *[other] { $n } minutos
    }
   *[seconds] { $n ->
        [one] un segundo
       *[other] { $n } segundos
    }
}
clock-length = { length }
over-days = La partida se juega a lo largo de días: nadie tiene que coincidir. A quien se le acaba el tiempo, un bot fácil le toma una decisión.
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
share-local = Con este enlace se llega solo desde este ordenador. Para que entren otros aparatos, pon en marcha el servidor con «tapete serve --home».
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
board-beyond = { $n } fuera de la vista
choices-above = { $n } más arriba
choices-below = { $n } más abajo
table-menu = Mesa
skip = Saltar
hint = Consejo
thinking = Pensando…
undo-that = Deshacer: { $what }
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
chat-name = Nombre con el que escribes
chat-watches = mira
chat-closed = Lo que se dice aquí es para quienes están sentados a la mesa.
chat-who = Charla
chat-heard = Escribe quien está sentado; quien mira la lee
chat-all = También puede escribir quien mira
chat-seats = Solo para quienes están sentados
chat-all-told = En la charla de esta mesa también puede escribir quien mira.
chat-seats-told = La charla de esta mesa solo la leen quienes están sentados a ella.
send = Enviar
hint-value = { $percent } % ± { $margin }
hint-visits = Probabilidad de ganar según { $n } partidas imaginadas desde lo que tú sabes
hint-score = { $score } ± { $margin }
hint-visits-score = Puntuación esperada según { $n } partidas imaginadas desde lo que tú sabes
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
plays-as = { $name } juega con { $role }.
bots-preparing = Los bots que piensan se están preparando, solo la primera vez. Ya puedes empezar: mientras tanto juegan como los fáciles.
bots-resting = Los bots que piensan descansan: sus procesos han terminado. Vuelven solos dentro de un rato; mientras tanto juegan como los fáciles.

## Fin y repetición

game-over = Fin de la partida
how-it-ended = Cómo acabó
watch-replay = Ver la repetición
see-board = Ver el tablero
curve-title-chance = Probabilidad de ganar
curve-title-score = Puntuación esperada
curve-of-chance = Probabilidad de que gane
curve-of-score = Puntuación esperada de
curve-now = { $percent } %
curve-drawn = Se está dibujando la curva de la partida…
curve-what = Es una estimación: una regla aproximada de cómo estaba de verdad la partida, con todas las cartas a la vista, suavizada y ajustada a cómo terminó.
curve-looked = Una estimación: { $n ->
    [one] una mirada
   *[other] { $n } miradas
} de una búsqueda que jugó hasta el final desde lo que entonces podía saber quien decidía; entre ellas, por la regla aproximada del juego con todo a la vista. Suavizada, y ligada a cómo acabó la partida.
curve-better = Mejora mientras la miras.
curve-about-chance = Probabilidad de ganar a lo largo de la partida: empieza en { $from } % y acaba en { $to } %
curve-about-score = La puntuación esperada durante la partida: empieza en { $from } y acaba en { $to }
replay = Repetición
replay-start = La mesa recién puesta
replay-every = Cada decisión
replay-secret = Alguien decide en secreto.
idle-run = { $who }: { $label }{ $n ->
    [one] .
   *[other] {" "}({ $n } veces).
}
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
chance = El azar
chance-about = Todo lo que decidió el azar, en orden, con la regla que lo pidió: { $n ->
    [one] una vez
   *[other] { $n } veces
}.
chance-download = Descargar como JSON
chance-choice = Decisión { $n }
chance-setup = Preparación
chance-die = d{ $of }: { $result }
chance-lot = De 0 a { $most }, a suertes: { $result }
chance-draw = De 0 a { $most }, por sorteo: { $result }
chance-shuffle = Se barajan { $n } cartas
chance-drawn = { $n ->
    [0] Dado por la grabación
    [1] Número { $first } del generador
   *[other] Números { $first } a { $last } del generador
}
read-story = Leer su historia

## Reglas

rulebook-of = Reglas de { $game }
contents = Contenido
search-rules = Buscar en las reglas
nothing-found = Ninguna regla dice eso.
link-to = Enlace a: { $title }
no-such-rule = Aquí no hay tal regla.
glossary = Glosario

note-label = Tus propias palabras junto a la decisión
note-hint = Con tus palabras… (se cuentan con tu decisión)
stops-pass = Pasar hasta el final del turno
stops-passing = Pasando hasta el final del turno
stops-few = Para empezar: lo justo
stops-usual = Lo normal
stops-all = Todo
stops-where = Cuándo preguntarme
stops-about = Aquí se te pregunta aunque quizá no haya nada que hacer; en lo demás, solo cuando puedas actuar.

calls = Tiempo para cada llamada de la noche
responses = Tiempo para cada ocasión de responder
calls-seconds = { $n } segundos
calling = El narrador está llamando
book = El libro de la velada
book-pdf = El libro, para imprimir

## Quién lleva la mesa, acuerdos, y partidas que siguen de otras

host = lleva la mesa
name-host = Que lleve la mesa
ask-to-sit = Pedir sentarse
seat-asked = Se ha preguntado a la mesa; en cuanto todos estén de acuerdo, el asiento es tuyo.
seat-declined = La mesa no ha estado de acuerdo.
withdraw = Retirar
about-table = Sobre esta mesa
several-seats = En esta mesa una persona puede ocupar varios asientos, y ver lo que oculta cada uno.
several-here = En este aparato juega más de una persona, y cada cual ve solo lo suyo.
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
story-closed = La historia completa de esta mesa es solo para quienes se sentaron en ella.

## El tablero de cualquier juego

game-facts = De { $fewest } a { $most } jugadores
board-of = Mesa de { $game }
board-you = tú
board-to-move = le toca elegir
board-covered = Tapada
board-own-silent = El tablero que trae este juego no responde, así que ves el de siempre.
board-own-failed = El tablero que trae este juego no funciona aquí, así que ves el de siempre.
board-empty = Nada

## Quién está, quién se ha ido, cómo ha acabado

name-away = { $name } (sin conexión)
name-left = { $name } (se ha ido)
told-away = { $name } ha perdido la conexión.
told-back = { $name } ha vuelto.
missing-away = La partida espera a { $name }, que ha perdido la conexión. Tiene un minuto para volver; después puede seguir un bot en su lugar.
missing-left = { $name } ha dejado la partida, que espera a que siga un bot u otra persona.
missing-open = El asiento { $n } está vacío. La partida espera a que juegue ahí un bot u otra persona.
leave-sure = ¿Quieres dejar tu asiento?
leave-sure-running = ¿Quieres dejar la partida? Los demás esperarán hasta que alguien ocupe tu asiento o un bot siga por ti.
leave-now = Irme
leave-to-bot = Que siga un bot
leave-not = Quedarme
standings = Cómo le ha ido a cada cual
you = tú
has-won = ha ganado
you-win = Has ganado
you-lose = Has perdido

## Cómo se juega

how-to-play = Cómo se juega
design = Diseñar
how-to-play-it = Cómo se juega a { $game }
players-from-to = de { $fewest } a { $most } personas
minutes-from-to = entre { $from } y { $to } minutos
how-goal = El objetivo
how-turn = Cómo se juega
how-board = Lo que se ve
how-end = Cómo acaba
how-asked = Lo que todo el mundo pregunta
how-nobody = Aún no ha escrito nadie cómo se juega a esto; abajo están las reglas.
first-lesson = Primera lección
first-lesson-minutes = Primera lección ({ $n } min)
lesson-guide = La guía de la primera lección
lesson-step = Paso { $n } de { $of }
lesson-leave = Dejar la lección
lesson-go-on = Seguir jugando
lesson-watch = Mira qué pasa…
whole-rules = Todas las reglas, para consultar
speed = Con qué prisa se enseña lo que hacen los demás
speed-calm = Con calma
speed-usual = Como siempre
speed-quick = Deprisa
speed-once = De una vez

## Lo que ha pasado entretanto

digest = Mientras esperabas
digest-count = { $n ->
    [one] una cosa
   *[other] { $n } cosas
}
digest-table = En la mesa
digest-all = Verlo todo
digest-now = Volver a ahora
you-name = Tú
hold = Espera
go-on = Sigue
board-broken = Esta parte del tablero no se puede dibujar ahora. La partida sigue: las opciones y la crónica están como deben.
try-again = Probar otra vez

## La página sin servidor

beginning = El árbitro se está preparando…
beginning-failed = Esta página no puede jugar aquí: { $why }
unthinking = No se puede traer lo que los bots necesitan para pensar: hasta que haya conexión, los que piensan juegan como los fáciles.
own-options = Opciones propias, de un fichero (YAML)
own-options-read = Se juega con { $name }: { $n ->
    [one] difiere una opción
   *[other] difieren { $n } opciones
}.
own-options-off = Sin ella
pass-device = Ahora le toca a { $name }
pass-device-about = Pasa el aparato. Que no mire nadie más.
pass-device-ready = Soy { $name }: enséñame mi lado
seat-here = Otra persona, aquí mismo
name-of-seat = Nombre del asiento { $n }

## Sonido, charla y la pantalla en medio de la mesa

sound = Sonido: turnos, dados, cartas, noche
touch = Una vibración suave
phrases = Frases rápidas
phrase-hello = ¡Buenas a todo el mundo!
phrase-luck = ¡Suerte!
phrase-moment = Un momento, por favor.
phrase-turn = Te toca.
phrase-careful = ¡Cuidado con eso!
phrase-well = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-bye = Ha estado muy bien. ¡Hasta pronto!
chat-unread = { $n ->
    [one] 1 mensaje nuevo
   *[other] { $n } mensajes nuevos
}
board-screen = Pantalla de la mesa
board-screen-about = Para una tableta en medio de la mesa: lo que puede ver todo el mundo, en grande, mientras cada móvil guarda su mano.
screen-join = Siéntate con tu móvil

## La página propia

me = Tú
somebody = alguien
me-about = Sin cuenta: la clave de este navegador dice que eres tú, y el servidor solo guarda su huella.
played-won = { $played ->
    [one] una partida
   *[other] { $played } partidas
}, { $won ->
    [0] ninguna ganada
    [one] una ganada
   *[other] { $won } ganadas
}
played-only = { $played ->
    [one] una partida
   *[other] { $played } partidas
}
played-scored = { $played ->
    [one] una partida: { $best }
   *[other] { $played } partidas: { $mean } de media, { $best } la mejor
}
with-whom = Con quién
times = { $n ->
    [one] una vez
   *[other] { $n } veces
}
ratings = Fuerza de juego
rating = { $value } ± { $spread }
favourite-roles = Papeles más jugados
games-played = Partidas jugadas
place-of = puesto { $place } de { $seats }
has-lost = ha perdido
bots-there = { $n ->
    [one] un bot
   *[other] { $n } bots
}
another-device = En otro dispositivo
another-device-about = Tu nombre, tus partidas y tus asientos van contigo. Enfoca el código con la cámara del otro dispositivo, o escribe allí las palabras.
show-key = Mostrar código y palabras
hide-key = Ocultarlos
key-qr = Código QR que hace tuyo otro dispositivo
key-words = Tu clave en palabras
key-risk = Quien vea esto puede jugar en tu nombre. No se lo enseñes a nadie más; guardado en papel, te devuelve lo tuyo si pierdes este dispositivo.
words-from-elsewhere = Palabras de otro dispositivo
take-key = Ser esta persona aquí
take-key-about = Esta dirección trae la clave de alguien que juega en otro dispositivo. Si eres tú, este también será tuyo; lo que este navegador ha jugado hasta ahora deja de mostrarse aquí.
take-key-not = No, sigo como estoy
now-you-are = Este dispositivo es ahora de { $name }.
kept-of-me = Lo que se guarda de ti
kept-about = Cómo acabaron tus partidas, con quién, y tu fuerza de juego. No lo ve nadie más, salvo tu nombre quienes jugaron contigo.
export-me = Guardar en un archivo
forget-me = Que se olvide…
forget-sure = Tus partidas dejan de decir que fueron tuyas y tu fuerza de juego se borra para siempre. Los asientos que tienes en partidas en curso siguen siendo tuyos; lo que dijiste en ellas lo borra quien mantiene el servidor.
forget-now = Olvidarme
forget-not = Dejarlo
forgotten = { $n ->
    [0] No se guardaba nada de ti.
    [one] Olvidado: una partida ya no dice de quién fue.
   *[other] Olvidado: { $n } partidas ya no dicen de quién fueron.
}

## Avisos cuando le toca a uno

notices = Avisos cuando te toca
notices-about = Cuando lleva un rato siendo tu turno y no estás, se envía un mensaje; nombra el juego, y ni la mesa ni a quien está en ella.
notice-push = Un navegador tuyo
notice-mail = Correo electrónico
service-discord = Discord
service-slack = Slack
service-ntfy = ntfy
service-matrix = Matrix
notice-how = Adónde
webhook-address = Dirección del webhook
mail-address = Dirección de correo
add-notice = Enviar allí un número
add-push = Avisar a este navegador
push-refused = Este navegador no admite avisos, o se le ha dicho que no los admita.
number-sent = El número que se ha enviado allí
confirm-number = Confirmar
notice-end = Quitar
notice-end-of = Quitar { $name }
quiet-hours = Horas de silencio de lo que añadas
quiet-hours-on = No avisar de noche
quiet-from = Desde
quiet-to = Hasta
quiet-from-to = en silencio de { $from } a { $to }
notices-end-sure = ¿Dejamos de avisar allí de donde viene este enlace?
notices-end = No avisar más
notices-ended = Hecho. Allí ya no se avisa de nada.

## Otra vez

rematch = Otra partida, con los mismos
rematch-come = Ven: juegan otra vez
series = Partida { $n } de la serie:

opinion = ¿Qué te ha parecido?
opinion-about = Si quieres decirlo, lo lee quien diseña juegos en este servidor, sin tu nombre.
opinion-fun = Divertida
opinion-fair = Justa
opinion-length = Duración
opinion-short = corta
opinion-right = bien
opinion-long = larga
opinion-thanks = Anotado.
drawings-by = Dibujos de las cartas de Delapouite, Lorc, Caro Asercion, Skoll, sbed, Cathelineau, Aussiesim, DarkZaitzev, Faithtoken, Lucas, Quoting, Zeromancer y otros, de game-icons.net, CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/), redondeados, coloreados y compuestos.
