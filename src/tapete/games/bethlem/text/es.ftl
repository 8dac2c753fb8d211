### El manicomio de Bethlem en español.
### Los jugadores se nombran sin artículo y sin concordar con ellas en género.

## Cartas

card-NONE = Ninguna carta
card-DANIEL = Daniel
card-NATHANIEL = Nathaniel
card-RICHARD_DADD = Richard Dadd
card-ALI = Ali “la muda”
card-LARRY_OWLS = Larry Owls “el sonámbulo”
card-MARY_FIRTH = Mary Firth
card-KRUGMAN = Krugman “el director”
card-ARCHIVO = El archivo
card-JOHN_FLICK = John Flick
card-ARTHUR = Arthur
card-WAKERFIELD = Wakerfield
card-SIAMESA_1 = Siamesa
card-SIAMESA_2 = Siamesa
card-PARCA = La parca
card-PACTO_DE_SANGRE = Pacto de sangre
card-ELECTROSHOCK = Electroshock
card-OPIO = Opio y barbitúricos
card-LOBOTOMIA = Lobotomía
card-RABIA = Infecto de rabia
card-MANIA = Manía persecutoria
card-PROFETA = Profeta
card-CATALEPTICO = El cataléptico
card-AMNESIA = Amnesia
card-MUERTE_DULCE = Muerte dulce
card-COMPANERO_1 = Compañeros de celda
card-COMPANERO_2 = Compañeros de celda
card-COMPANERO_3 = Compañeros de celda
card-JUEGO_DE_AZAR = Juego de azar
card-RESPONSABILIDAD = Responsabilidad
card-HOSTILIDAD = Hostilidad
card-MELANCOLIA = Melancolía
card-ANSIEDAD = Ansiedad social
card-NEUROTICISMO = Neuroticismo
card-BIPOLARIDAD = Bipolaridad
card-PACIENCIA = Paciencia
card-CUENTACUENTOS = Cuentacuentos

group-P1 = personaje principal
group-P2 = personaje secundario
group-A1 = acción principal
group-A2 = acción secundaria
group-TRAIT = personalidad

## Eventos

event-BARBERO = Provocaste al barbero
event-CONFESION = Confesión
event-MILAGRERO = Milagrero
event-INDULTO = Indulto de Lord Percy
event-CIRUJANO = Cirujano Brian Crowther
event-HISTORIA_NEUROTICO = Historia clínica: perfil neurótico
event-HISTORIA_SIAMESAS = Historia clínica: siamesas
event-HISTORIA_SECRETOS = Historia clínica: secretos del hospital
event-CAMBIO_DE_HABITACION = Cambio de habitación
event-LEPROSO = Leproso
event-HIPNOSIS = Terapia de hipnosis
event-NOSTRADAMUS = Síndrome de Nostradamus
event-DESPERTAR = Despertar
event-CELDA = Celda de aislamiento

## Bandos y finales

side-NONE = ninguno
side-MUTINEERS = los amotinados
side-INMATES = los internos
side-DIRECTOR = el director
side-RICHARD = Richard Dadd
side-PACT = el pacto de sangre
side-HATE = el pacto de odio

cause-NONE = nadie
cause-MUTINEERS = ganan los amotinados
cause-INMATES = ganan los internos
cause-DIRECTOR = gana el director
cause-RICHARD = gana Richard Dadd
cause-PACT = gana el pacto de sangre
cause-HATE = gana el odio
cause-ALL_DEAD = no queda nadie con vida
cause-STALEMATE = nadie muere ya y nadie gana

phase-SETUP = preparación
phase-NIGHT = noche
phase-DAY = día
phase-LYNCHING = linchamiento

## Lugares

spot = la carta { $position } de { $name }
spot-second = la carta { $position } de la segunda fila de { $name }
spot-nothing = no atacar
label-known = { $label } ({ $card })

## Lo que llama el narrador

call-EYES_CLOSED = Todos cierran los ojos.
call-FUTURE = Preguntas al narrador.
call-PACTO = Se despierta el pacto de sangre.
call-SIAMESAS = Se despiertan las siamesas.
call-COMPANEROS = Se despiertan los compañeros de celda.
call-EVENTOS = Eventos de la noche.
call-MELANCOLIA = Se despierta la melancolía.
call-DIRECTOR = Se despierta el director.
call-LARRY = Se despierta Larry Owls, el sonámbulo.
call-ARCHIVO = Se despierta el archivo.
call-MARY = Se despierta Mary Firth.
call-PARCA = Se despierta la parca.
call-FLICK = Se despierta John Flick.
call-PROFETA = Se despierta el profeta.
call-MUERTE_DULCE = Se despierta muerte dulce.
call-ARTHUR = Se despierta Arthur.
call-AMOTINADOS = Se despiertan los amotinados.
call-DANIEL = Se despierta Daniel.
call-ARTHUR_2 = Arthur guarda lo que protege.
call-ELECTROSHOCK = Terapia: electroshock.
call-OPIO = Terapia: opio y barbitúricos.
call-LOBOTOMIA = Terapia: lobotomía.
call-MUERTE_DULCE_2 = Muerte dulce, otra vez.
call-CATALEPTICO = El cataléptico.
call-JUEGO_DE_AZAR = Juego de azar.
call-PACIENCIA = Se despierta la paciencia.
call-NEUROTICISMO = Se despierta el neuroticismo.
call-ANSIEDAD = Se despierta la ansiedad social.
call-WAKERFIELD = Antes de levantar las cartas, ¿quiere Wakerfield morir en lugar de alguna?
call-INDULTO = ¿Hay un indulto de Lord Percy?
call-MANIA = Antes de levantar las cartas, ¿salva la manía persecutoria a alguien?
call-CATALEPTICO_2 = Antes de levantar las cartas, ¿vuelve en sí el cataléptico?
call-AMNESIA = ¿Recuerda alguien el linchamiento?
call-AMNESIA_2 = Antes de señalar a nadie, ¿olvida la amnesia que hoy se lincha?
call-PARCA_2 = La parca, al final de la noche.
call-JUEGO_DE_AZAR_2 = Antes de levantar las cartas, ¿adivina juego de azar qué hay bajo la ficha?

## Preguntas de sí o no

question-FREE = una pregunta con tus palabras
question-RISES = ¿te levantas con los amotinados?
question-TOGETHER = ¿ganaríamos juntos?
question-BOUND = ¿te ata un pacto?
question-UNSPENT = ¿te queda una carta de acción sin gastar?
question-NIGHT_EVENT = ¿tienes un evento de noche?
question-LOSES = ¿perderá alguna carta antes de que acabe la próxima ronda?
question-LYNCHED = ¿caerá en un linchamiento antes de que acabe la próxima ronda?
question-OUT = ¿se quedará sin cartas antes de que acabe la próxima ronda?
question-WINS = ¿ganará la partida?

omen-LOSES = muere una carta de { $name }
omen-SPARED = no muere ninguna carta de { $name }
omen-LYNCHED = linchan a { $name }
omen-NO_LYNCHING = un linchamiento no mata a nadie

## Lo que pasa

told-ROLL = Sale un { $face } en un dado de { $sides }.
told-CALL = { $call }
told-ROUND = Ronda { $round }. Cae la noche.
told-DAY = Ronda { $round }. Amanece.
told-DEALT = Recibes { $card } ({ $place }).
told-TRAIT_DEALT = Tu personalidad es { $card }.
told-TRAIT_SHOWN = La personalidad de { $seat } es { $card }; queda a la vista.
told-SIAMESE = La otra siamesa la tiene { $seat }.
told-CELLMATE = { $seat } comparte tu celda.
told-PACT_WITH = { $hate ->
    [0] Un pacto de sangre te ata a { $seat }: solo vosotros dos podéis quedar.
   *[other] Un pacto de odio te ata a { $seat }: gana quien acabe con la última carta del otro.
}
told-SAW_CARD = Miras: { $place } es { $card }.
told-ANSWERED_MARY = { $yes ->
    [0] { $seat } no está con los amotinados.
   *[other] { $seat } está con los amotinados y no se levantará con ellos esta noche.
}
told-ANSWERED_ARCHIVE = { $position ->
    [0] { $seat } no tiene carta de amotinado: la llave del archivo se pierde.
   *[other] El amotinado de { $seat } es su carta { $position }.
}
told-AWAKE = Ves que { $seat } tiene los ojos abiertos.
told-WATCHED = En el turno de { $card } se levanta { $seat }.
told-NOBODY_ROSE = En el turno de { $card } no se levanta nadie.
told-SEEN_SPYING = Descubres a { $seat } espiando.
told-PROPOSED = { $seat } propone: { $place }.
told-ATTACKED = Atacas: { $place }.
told-NO_CONSENSUS = No hay acuerdo entre los amotinados.
told-BORROWED = El director toma para esta ronda un poder de los muertos: { $card }.
told-GLOOMY = La melancolía cae sobre { $place }: no actúa en toda la ronda.
told-ISOLATED = En la celda de aislamiento pasa la ronda { $place }.
told-SWAPPED = Se intercambian { $place } y { $other }.
told-HYPNOSIS = Alguien ha sido hipnotizado y cree tener el poder de { $card }.
told-HYPNOTIZED = Te han hipnotizado: esta noche tienes el poder de { $card }.
told-OBEYS = Una voz te convence: votarás contra { $place }.
told-QUESTION = { $asker } pregunta a { $seat }: { $question }
told-QUESTION-FREE = { $asker } hace una pregunta a { $seat }.
told-ANSWER = { $yes ->
    [0] { $seat } responde que no a «{ $question }»
   *[other] { $seat } responde que sí a «{ $question }»
}
told-ANSWER-FREE = { $yes ->
    [0] { $seat } responde que no.
    [2] { $seat } no responde ni sí ni no.
   *[other] { $seat } responde que sí.
}
told-MARKED = { $card }: la marca cae sobre { $place }.
told-DIES = Muere { $card } ({ $place }).
told-SURVIVES = Sobrevive al ataque { $card } ({ $place }).
told-TAKEN = Wakerfield se cambia por una carta que iba a morir: ella muere en { $place }, y la salvada es ahora { $other }.
told-PARDONED = Lord Percy indulta { $place }.
told-REVIVES = Vuelve a la vida { $card } ({ $place }).
told-SHOWN = A la vista de todos: { $place } es { $card }.
told-EVENT = { $seat } ha jugado el evento { $event }.
told-DREW = { $seat } va perdiendo y roba una carta de evento.
told-DREW_EVENT = El evento robado es { $event }.
told-VOTED = { $seat } vota contra { $other }.
told-VOTED_CARD = { $seat } vota por { $place }.
told-ELECTED = { $votes ->
    [one] La mayoría señala a { $seat }, con un voto.
   *[other] La mayoría señala a { $seat }, con { $votes } votos.
}
told-TIE = Hay empate: no muere nadie en el linchamiento.
told-LYNCHED = Linchan { $place }.
told-NO_LYNCHING = Hoy no hay linchamiento.
told-BANNED = { $by } sanciona a { $seat }, que hoy no vota.
told-VOTELESS = { $seat } pierde el voto en los linchamientos.
told-AMNESIA = { $seat } tiene amnesia: nadie recuerda el linchamiento.
told-DEFIED = { $times ->
    [one] Se ha desobedecido a la parca.
   *[other] Se ha desobedecido a la parca { $times } rondas seguidas.
}
told-SCYTHE = La parca se levantará esta noche a matar, y nadie más podrá hacerlo.
told-AWAKENED = Despierta el poder latente de { $place }.
told-OUT = { $seat } pierde su última carta.
told-WON = { $seat } gana ({ $side }).
told-ENDED = Fin de la partida: { $cause }.
ending = { $cause }.
ending-won = { $cause }: { $names }.
option-narrator-from = Quién narra
option-narrator-from-8 = El programa; con ocho, la última persona
option-narrator-from-5 = La última persona, desde que son cinco
option-narrator-from-9 = El programa, siempre
told-CHIP = La ficha de juego está sobre { $place }.
told-LOBOTOMIZED = Han lobotomizado a { $card } ({ $place }), que cambia de bando.
told-DRAFTED = { $seat } elige { $card }.
told-SIDE = { $seat } juega con { $side }.
told-DEATH_BOUND = { $seat } muere con { $other }, a quien le ataba la sangre.
told-QUIET = Nadie ha muerto esta noche.
told-OMEN = { $seat } profetiza para dos rondas: { $omen }.
told-OMEN_TRUE = Se cumple la profecía «{ $omen }».
told-OMEN_FALSE = No se cumple la profecía «{ $omen }».
told-FUTURE = { $seat } pregunta al narrador por el futuro de { $about }: { $question }
told-FUTURE_ANSWER = { $yes ->
    [0] El narrador responde a { $seat } que no.
    [2] El narrador no responde a { $seat } ni sí ni no.
   *[other] El narrador responde a { $seat } que sí.
}
told-FUTURE-FREE = { $seat } hace al narrador una pregunta sobre el futuro de { $about }.
told-FUTURE_JUDGED = { $right ->
    [0] El narrador se equivocó sobre { $about }: { $question }
   *[other] El narrador acertó sobre { $about }: { $question }
}
told-SECRET = { $which ->
    [0] { $card }: es { $seat }.
   *[other] { $card }: afecta a { $seat }.
}
told-DUE = Morirá { $place }, pero no hasta la próxima ronda.
told-REPLACED = De la reserva sale { $place }.
told-RESTORED = Recupera su poder { $place }.
told-TURNED = { $seat } pasa a jugar con los amotinados.
told-ANNOUNCED = { $seat } anuncia el despertar de { $card }.
told-MUZZLED = Hoy no puedes hacer nada contra { $seat }, que ha abierto tu historia clínica.
told-MAIN_CARD = La carta principal de { $seat } es la { $position }.

## Lo que se elige

act-PASS = No hacer nada
act-POINT = { $card }
act-REVERSE = Efecto opuesto: { $card }
act-PAIR = { $card } y { $other }
act-REVERSE_PAIR = Efecto opuesto: { $card } y { $other }
act-PLAYER = { $name }
act-PLAYERS = { $name } y { $other }
act-REVERSE_PLAYERS = Odio entre { $name } y { $other }
act-ORDER = { $order }
act-EVENT = Jugar { $event }
act-YES = Sí
act-NO = No
act-QUESTION = A { $name }: { $question }
act-QUESTION-FUTURE = Sobre { $name }: { $question }
act-PASS-ANSWER = Ni sí ni no
act-LAY = { $choice }
act-CARD = { $card }
act-SIDE = { $side }
act-OMEN = { $omen }
act-GROUP = { $group }
act-YES_REVERSE = Sí, con el efecto opuesto: vuelve una carta muerta
act-POINT-DAY = Anunciar un despertar y mostrar { $card }
act-PLAYER-DAY = Sancionar a { $name }: hoy no vota

## Lo que se pregunta

ask-nothing = La partida sigue.
ask-POWER = { $power }
ask-somebody = { $call }
ask-SIDE = { $name }, juegas sin compañía: ¿con qué bando?
ask-DRAFT = { $name }, elige una carta ({ $group }).
ask-LAY = { $name }, ¿qué carta de cada grupo sale primero a la mesa?
ask-ARRANGE = { $name }, ¿en qué orden pones tu fila, de izquierda a derecha?
ask-ARRANGE-SECOND = { $name }, ¿en qué orden pones tu segunda fila, de izquierda a derecha?
ask-GET_UP = { $name } (Ali), ¿en qué turno te levantas a mirar? Solo puedes hacerlo una vez en la partida.
ask-FUTURE = { $name }, ¿qué preguntas al narrador sobre el futuro?
ask-FUTURE_ANSWER = { $name } (narrador), { $other } pregunta por el futuro de { $about }: { $question } ¿Qué respondes?
ask-FUTURE_ANSWER-FREE = { $name } (narrador), ¿qué respondes a la pregunta de { $other } sobre el futuro de { $about }?
ask-PACT = { $name } (pacto de sangre), ¿a qué dos jugadores atas?
ask-PACT_RISE = { $name } (Richard Dadd), ¿te despiertas para ver a quién te ata el pacto?
ask-EVENT = { $name }, ¿juegas un evento de noche?
ask-SURGEON = { $name } (cirujano), ¿qué dos cartas intercambias?
ask-ROOMS = { $name } (cambio de habitación), ¿qué dos cartas del mismo jugador cambian de sitio?
ask-LEPER = { $name } (leproso), ¿qué carta muere sin remedio?
ask-HYPNOSIS = { $name } (hipnosis), ¿a quién hipnotizas?
ask-SUGGESTION = { $name }, ¿qué poder creerá tener { $other }?
ask-CELL = { $name } (celda de aislamiento), ¿qué carta encierras?
ask-MELANCHOLY = { $name } (melancolía), ¿qué carta no actúa esta ronda?
ask-DIRECTOR = { $name } (el director), ¿de qué carta muerta tomas el poder?
ask-LARRY = { $name } (Larry Owls), ¿qué carta miras?
ask-ARCHIVE = { $name } (el archivo), ¿de quién buscas la historia clínica?
ask-MARY = { $name } (Mary Firth), ¿a quién pones a prueba?
ask-POSE = { $name } (Mary Firth), ¿te levantas en su lugar?
ask-REAPER = { $name } (la parca), ¿qué carta debe morir?
ask-SCYTHE = { $name } (la parca), te han desobedecido: ¿a qué carta matas?
ask-FLICK = { $name } (John Flick), ¿a qué carta señalas?
ask-PROPHET = { $name } (profeta), ¿qué dos cartas de un jugador unes?
ask-SWEET_DEATH = { $name } (muerte dulce), ¿qué carta eliges?
ask-ARTHUR = { $name } (Arthur), ¿qué carta proteges?
ask-SPY = { $name } (Ali), ¿espías a los amotinados?
ask-ATTACK = { $name } (amotinados), ¿a qué carta atacáis?
ask-ATTACK_ALONE = { $name }, atacas en solitario: ¿a qué carta?
ask-ELECTROSHOCK = { $name } (electroshock), ¿sobre qué carta?
ask-OPIUM = { $name } (opio y barbitúricos), ¿sobre qué carta?
ask-LOBOTOMY = { $name } (lobotomía), ¿sobre qué carta?
ask-CATALEPSY = { $name } (el cataléptico), ¿vuelves ahora a la vida?
ask-CHANCE = { $name } (juego de azar), ¿dónde pones la ficha?
ask-PATIENCE = { $name } (paciencia), ¿qué muerte aplazas a la próxima ronda?
ask-PUPPET = { $name } (neuroticismo), ¿quién te obedecerá?
ask-ORDER = { $name } (neuroticismo), ¿contra qué carta votará quien te obedece?
ask-ANXIETY = { $name } (ansiedad social), ¿qué preguntas, y a quién?
ask-ANSWER = { $name }, ¿qué respondes a { $other }?
ask-DAY = { $name }, tu turno del día: ¿haces o dices algo?
ask-WAKERFIELD = { $name } (Wakerfield), ¿te quedas con una carta y mueres en su lugar?
ask-PARDON = { $name }, ¿usas el indulto de Lord Percy?
ask-REVENGE = { $name }, muere tu manía persecutoria: ¿qué carta te llevas a la tumba?
ask-FRIEND = { $name }, muere tu manía persecutoria: ¿salvas a un amigo?
ask-RABIES = { $name }, ¿la rabia va hacia la derecha, al contrario de lo normal?
ask-CELLMATES = { $name }, ¿caen las cartas en la posición opuesta a la de { $card }?
ask-CHIP = { $name }, la ficha de juego está en { $card }: ¿a qué carta la mueves?
ask-BARBER = { $name } (barbero), ¿qué carta muere?
ask-CONFESSION = { $name } (confesión), ¿qué carta se muestra?
ask-MIRACLE = { $name } (milagrero), ¿qué carta de acción recupera su poder?
ask-OMEN = { $name } (Nostradamus), ¿qué profetizas a la vista de todos?
ask-FATE = { $name } (Nostradamus), ¿qué carta morirá si se cumple?
ask-WAKE = { $name } (despertar), ¿qué carta tuya despierta?
ask-AMNESIA = { $name } (amnesia), ¿usas tu poder sobre el linchamiento?
ask-VOTE = { $name }, ¿a quién señalas?
ask-VOTE_CARD = { $name }, ¿qué carta de { $other } debe morir?
ask-VERDICT = { $name }, linchas en solitario: ¿qué carta?
ask-REPLACE = { $name }, ha muerto { $card }: ¿qué carta de la reserva ocupa su sitio?
ask-MARK = { $name } (despertar de Daniel), ¿a quién pasas a los amotinados?
ask-MASSACRE = { $name } (despertar de Nathaniel), ¿matas a la mitad de las cartas de quienes no son amotinados?
ask-MASSACRE_CARD = { $name }, elige una carta que muere; quedan { $n }.
ask-SILENCE = { $name }, han matado a tu Ali despierta: ¿quién de ellos pierde el voto?
ask-SHIFT = { $name } (despertar de la parca), ¿mueves una muerte a otra carta del mismo jugador?
ask-GUESS = { $name } (despertar de juego de azar), ¿de qué grupo es la carta que está bajo la ficha?
ask-STRIKE_BACK = { $name } (despertar del cataléptico), ¿qué carta matas?
ask-ACCUSED = { $name } (despertar de amnesia), ¿quién debe perder una carta?
ask-TAKE_ALONG = { $name } (despertar de muerte dulce), ¿te acompaña { $card }?

## Por qué no

why-GAME_OVER = La partida ha terminado.
why-NOT_ASKED = Eso no responde a lo que se pregunta ahora.
why-NO_PLACE = Ahí no hay ninguna carta en juego.
why-DEAD = Esa carta está muerta.
why-ALIVE = Esa carta está viva.
why-ISOLATED = Esa carta está aislada en su celda: no se la puede atacar.
why-AGAIN = No se puede elegir la misma carta dos rondas seguidas.
why-NO_PLAYER = No hay tal jugador.
why-OUT = A ese jugador no le quedan cartas.
why-EVERYBODY_FIRST = Antes de repetir hay que elegir a todos los demás.
why-SCYTHE = Esta noche solo mata la parca.
why-NOT_DOOMED = Esa carta no va a morir.
why-CERTAIN = A esa carta ya no la salva nada.
why-NOT_BIPOLAR = El efecto opuesto es solo de quien tiene Bipolaridad.
why-ONE_PLAYER = Las dos cartas tienen que ser de un mismo jugador.
why-SAME = Tienen que ser dos distintas, nombradas en su orden.
why-NOT_DEAD_CARD = El director solo toma el poder de una carta muerta.
why-BORROWED = El director ya tomó el poder de esa carta.
why-NOT_HELD = No tienes ese evento.
why-NOT_NOW = Ese evento no se juega ahora.
why-ONESELF = No puedes elegirte.
why-NO_SUGGESTION = Ese poder no se puede ceder por hipnosis.
why-NOT_YOUR_CARD = Esa carta no es tuya o no está en tu reserva.
why-NOT_ELECTED = Esa carta no es de quien ha sido elegido.
why-MUST_OBEY = Tienes que votar lo que te han ordenado.
why-NOT_IN_POOL = Esa carta no está entre las que se eligen.
why-TWIN_FIRST = La primera siamesa solo se elige en primer lugar, y quien la coge debe coger la otra.
why-NOT_LEFT = La ficha pasa a una carta del jugador vecino.
why-NOT_ACTION = Tiene que ser una carta de acción que conozcas, y no el pacto de sangre.
why-ASKED = Mary Firth elige una sola vez a cada jugador.
why-SPARED_TODAY = John Flick protege esa carta del linchamiento de hoy.
why-AWAKE = Esa carta ya ha despertado.
why-NO_TURN = Esa carta no tiene un turno en el que levantarse.
why-MUST = A esto hay que responder.
why-NOT_KILLER = Tiene que ser alguien que la haya matado.
why-NOTHING_TO_ANNOUNCE = Esa carta no tiene un despertar que anunciar.
why-HAS_MUTINEER = Esa carta es de quien tiene un amotinado.
why-MUZZLED = Hoy no puedes hacer nada contra quien abrió tu historia clínica.

## El tablero del terminal

board-status = Ronda { $round } · { $phase } · eventos en el mazo: { $events }
board-player = Jugador
board-trait = Personalidad
board-events = Ev.
board-main = P1
board-reserve = reserva
board-hand = Eventos de { $name }: { $events }
board-pact = Pacto de sangre entre { $name } y { $other }
board-hate = Pacto de odio entre { $name } y { $other }
board-banned = { $name } no vota hoy.

## Cartas propias

card-ARQUITECTO = Pablo, el arquitecto
card-GAS = Noe, gas de la risa
card-LUDOPATA = Clara, la ludópata
card-CHEF = Nerea, la chef
card-SALTAMUNDOS = David, el saltamundos
card-MEDIUM = Ainhoa, la médium
card-CYBORG = David, el cyborg
card-ALQUIMISTA = Silvia, la alquimista
card-OTAKU = Edwin-kun, el otaku
card-VUDU = Bea, la maestra vudú
card-SUPERVIVIENTE = Aitor, el último superviviente
card-RELOJERO = Andrés, el relojero
card-MEDICO = María, la médico
card-INTERNO_1 = Interno
card-INTERNO_2 = Interno
card-INTERNO_3 = Interno
card-AMOTINADO_1 = Amotinado
card-AMOTINADO_2 = Amotinado
card-RENEGADO = Renegado
card-TRAIDOR = Traidor
card-INQUISIDOR = Inquisidor
event-PSIQUIATRA = Visita al psiquiatra
event-PANDORA = La caja de Pandora
event-RECUERDOS = Recuerdos traumáticos
side-RENEGADE = el renegado
side-TRAITOR = el traidor
side-INQUISITOR = el inquisidor
side-SHERIFF = el sheriff
side-SURVIVOR = el último superviviente
cause-RENEGADE = gana el renegado, el último en pie
cause-TRAITOR = gana el traidor
cause-INQUISITOR = el inquisidor revela todos los secretos
cause-SHERIFF = el sheriff ha acabado con todos los forajidos
cause-SURVIVOR = muere el último superviviente, y con eso gana
group-GOAL = objetivo

call-SUPERVIVIENTE = El último superviviente dice quién es.
call-RELOJERO = El relojero reparte sus números.
call-ARQUITECTO = Se despierta el arquitecto.
call-VUDU = Se despierta la maestra vudú.
call-GAS = Se despierta gas de la risa.
call-LUDOPATA = Se despierta la ludópata.
call-OTAKU = Se despierta el otaku.
call-CYBORG = Se despierta el cyborg.
call-CHEF = Se despierta la chef.
call-MEDIUM = Se despierta la médium.
call-SALTAMUNDOS = Se despierta el saltamundos.
call-RELOJERO_2 = Se despierta el relojero.
call-MEDICO = Se despierta la médico.

told-GOAL_DEALT = Tu objetivo es: { $card }.
told-GOAL_SHOWN = El objetivo de { $seat } queda a la vista: { $card }.
told-SAW_GOAL = Miras el objetivo de { $seat }: { $card }.
told-SURVIVOR = { $seat } tiene al último superviviente.
told-NUMBER = Bajo { $place } hay un { $number }.
told-LAUGHS = { $seat } no puede parar de reír y levanta la mano. Carta que no actuará esta noche: { $card }.
told-STOLEN_POWER = Alguien usará esta noche el poder de { $card }.
told-OCCURS = Acontecimiento: { $occurrence }.
told-POINT = { $seat } guarda un punto del cyborg ({ $points }).
told-EXCHANGED = El cyborg deja { $place } y pasa a { $other }.
told-BROCCOLI = Brócolis sobre { $place }: { $number }.
told-CHARACTERS = Está en la partida: { $card }.
told-RISE_AGAIN = { $seat } vuelve de entre los muertos.
told-STOPPED = El tiempo se detiene para { $seat }: esta ronda no actúa ni puede ser atacado.
told-SWAPPED_GOALS = { $seat } y { $other } cambian de objetivo.
told-SWAPPED_TRAITS = { $seat } y { $other } cambian de personalidad.
told-PANDORA = Ya no podrá despertar { $place }.
told-PAST = Viaje al pasado: las cartas vuelven a estar vivas o muertas como al acabar la ronda anterior.
told-VIRUS = Virus de { $seat }: { $number }.
told-SHERIFF = { $seat } es ahora el sheriff.
told-ROLE = { $seat }: { $role }.
told-COMA = Queda en coma inducido { $place }.
told-TRANSPLANT = Vive de un trasplante { $place }.
told-SHIELD = Algo para el golpe contra { $place }.
told-BET_WON = Has acertado: { $choice }.
told-BET_LOST = { $seat } pierde la apuesta.
told-MEAL = { $other } prepara la comida a { $seat }: esta ronda os ayudáis.
told-TOOL = De otro mundo te llega una carta: { $tool }.
told-DECLARED = { $seat } revela todos los secretos.
told-OUT_OF_PLAY = Sale de la partida { $place }.
told-BEHAVES = { $seat } se comportará: sus cartas no tendrán poder en la próxima ronda.
told-SPY_MARK = Se une al cuerpo de espionaje { $place }.
told-SPY_HIT = Atacan { $place }, que no muere mientras queden espías.
told-HAUNTED = { $seat } solo podrá usar sus cartas muertas.
told-MAZE = La personalidad de { $seat } es { $card }, y hoy la usas tú.
told-MAZED = Alguien te encierra en el laberinto: hoy usa tu personalidad.
told-BODY = { $body ->
    [1] La médium pasa a su cuerpo espiritual.
   *[other] La médium pasa a su cuerpo físico.
}
told-CONVERTED = { $seat } cambia de bando.
told-NO_NIGHT = Alerta roja: esta ronda no hay noche.
told-NO_DAY = Eclipse: esta ronda no se hace de día.
told-GAMBLED = { $seat } se arriesga y mata una carta propia.
told-HOLDS = Sigue viva y no se descubre { $place }.
told-IMMORTAL = No puede morir en las próximas tres rondas { $place }.
told-SACRIFICED = La alquimista se sacrifica por { $seat }.
told-KING = El haki del rey pesa sobre todos: de noche solo se levantan los personajes principales.
told-MIND = El arquitecto se levantará en el turno de { $card }.
told-ROBBED = { $seat } quita una carta de evento a { $other }.
told-ROBBED_EVENT = { $seat } se lleva el evento { $event }.
told-DISCARDED = { $seat } pierde el evento { $event }.

act-CHOOSE = { $choice }

choice-DECLARE = Revelar todos los secretos
choice-GAMBLE = Jugada arriesgada: matar una carta propia y robar un evento
choice-SACRIFICE = Sacrificar a la alquimista
choice-SHOW_SURVIVOR = Anunciar un despertar
choice-BET_LEADER = Apostar por quién irá ganando
choice-BET_GROUP = Apostar por un grupo de cartas
choice-BET_CELLMATES = Apostar por los compañeros de celda
choice-BET_CARD = Apostar por una carta
choice-BET_SIAMESE = Apostar por las siamesas
choice-P1 = Personaje principal
choice-P2 = Personaje secundario
choice-A1 = Acción principal
choice-A2 = Acción secundaria
choice-KILL = Matar una carta
choice-LOOK = Mirar una carta
choice-LOOK_GOAL = Mirar un objetivo
choice-EVENT = Robar un evento
choice-WAKE = Activar un despertar
choice-REVIVE = Revivir una carta
choice-BANG = El mundo de Bang
choice-CIUDADELAS = El mundo de Ciudadelas
choice-SPIRIT = Cuerpo espiritual
choice-FLESH = Cuerpo físico
choice-ARMOUR = Haki de armadura ofensivo
choice-SHIELD = Haki de armadura defensivo
choice-FORESIGHT = Haki de observación
choice-KING = Haki del rey
choice-CLEAR = Quitar un modificador
choice-MOVE = Mover un número
choice-STOP = Detener el tiempo
choice-FUTURE = Viaje al futuro
choice-CART = Carro de paradas
choice-COMA = Coma inducido
choice-TRANSPLANT = Trasplante de órganos
choice-START_VIRUS = Liberar el virus
choice-MORE_VIRUS = Aumentar la carga vírica
choice-SPREAD_VIRUS = Propagar el virus
choice-VIRUS_TWO = Gastar dos virus: matar una carta
choice-VIRUS_FOUR = Gastar cuatro virus: matar todas las cartas
choice-BEHAVE = Comportarse: jugar una ronda sin poderes
choice-FIRST = El primer acontecimiento
choice-SECOND = El segundo acontecimiento
choice-FIRST_DRAWN = La primera carta
choice-SECOND_DRAWN = La segunda carta

tool-DISPARO = Disparo
tool-ESQUIVA = Esquiva
tool-CERVEZA = Cerveza
tool-PANICO = Pánico
tool-PRISION = Prisión
tool-DESCARTE = Descarte
tool-ASESINO = Asesino
tool-LADRON = Ladrón
tool-MAGO = Mago
tool-REY = Rey
tool-OBISPO = Obispo
tool-MERCADER = Mercader
tool-ARQUITECTO_REAL = Arquitecto
tool-MILITAR = Militar
role-NONE = sin papel
role-SHERIFF = sheriff
role-DEPUTY = alguacil
role-OUTLAW = forajido
role-RENEGADE = renegado

occurrence-ECLIPSE = Eclipse de sol
occurrence-ALERTA_ROJA = Alerta roja
occurrence-CORTE = Corte de electricidad
occurrence-TERAPIA_DE_GRUPO = Terapia de grupo
occurrence-RECONOCIMIENTO = Reconocimiento médico
occurrence-DOS_PAJAROS = Dos pájaros de un tiro
occurrence-JUGADA_ARRIESGADA = Jugada arriesgada
occurrence-FIESTA = Fiesta nocturna
occurrence-SIESTA = Hora de la siesta
occurrence-DIA_DE_VISITAS = Día de visitas
occurrence-TODOS_PARA_UNO = Todos para uno
occurrence-INVESTIGACION = Investigación policial
occurrence-ESPIONAJE = Cuerpo de espionaje

power-TRAITOR = { $name } (traidor), ¿te levantas con los amotinados? Es tu bando para toda la partida.
power-HIDE = { $name } (el arquitecto), ¿tras qué carta te ocultas?
power-MAZE = { $name } (el arquitecto), ¿a quién encierras en el laberinto?
power-MIND = { $name } (el arquitecto), ¿en el turno de qué carta te levantas?
power-LAUGH = { $name } (gas de la risa), ¿qué carta no se levantará?
power-LAUGH_KILL = { $name }, los amotinados ríen: ¿qué carta matas en su lugar?
power-PILL = { $name } (gas de la risa), ¿gastas un comprimido para que muera la carta que elegiste?
power-BET = { $name } (la ludópata), ¿por qué apuestas?
power-BET_SEAT = { $name }, ¿quién irá ganando?
power-BET_GROUP = { $name }, ¿de qué grupo morirá una carta?
power-BET_CARD = { $name }, ¿qué carta morirá?
power-PRIZE = { $name } (la ludópata), ¿qué recompensa eliges?
power-PRIZE_LOOK = { $name }, ¿qué carta miras?
power-PRIZE_KILL = { $name }, ¿qué carta matas?
power-PRIZE_WAKE = { $name }, ¿qué carta tuya despierta?
power-SERVE = { $name } (la chef), ¿sobre qué carta pones un brócoli?
power-MEAL = { $name } (la chef), ¿a quién preparas la comida?
power-REFILL = { $name } (la chef), ¿sobre qué carta pones un brócoli del centro?
power-HAND_ON = { $name }, ¿qué brócoli pasas a la izquierda, y a qué carta?
power-SPOIL = { $name }, ¿destruyes toda la comida para que la chef viva?
power-STEAL = { $name } (la chef), ¿robas el poder de la carta que murió por los brócolis?
power-WORLD = { $name } (el saltamundos), ¿de qué juego sacas tu poder?
power-KEEP = { $name } (el saltamundos), ¿con qué carta te quedas?
power-TOOL = { $name } (el saltamundos), ¿qué carta usas?
power-TOOL_KILL = { $name }, ¿qué carta matas?
power-TOOL_SHIELD = { $name }, ¿qué carta esquivará el próximo golpe?
power-TOOL_REVIVE = { $name }, ¿qué carta tuya vuelve a la vida?
power-TOOL_ROB = { $name }, ¿a quién robas un evento?
power-TOOL_JAIL = { $name }, ¿qué carta encierras esta ronda?
power-TOOL_CARD = { $name } (asesino), nombra la carta que no actuará.
power-TOOL_SWAP = { $name } (mago), ¿qué dos cartas tuyas cambias de sitio?
power-TOOL_GUARD = { $name } (obispo), ¿qué carta proteges de los amotinados?
power-TOOL_LOOK = { $name } (arquitecto), ¿qué carta miras?
power-TOOL_DISCARD = { $name }, ¿quién pierde un evento?
power-BORROW = { $name } (la médium), ¿de qué carta muerta usas el poder?
power-SEE_GOAL = { $name } (la médium), ¿qué objetivo miras?
power-BODY = { $name } (la médium), ¿en qué cuerpo empiezas?
power-HAUNT = { $name } (la médium), ¿quién jugará solo con sus cartas muertas?
power-EXCHANGE = { $name }, atacan al cyborg: ¿por qué carta de otro lo cambias?
power-POINTS = { $name }, ¿en qué gastas tus puntos del cyborg?
power-POINTS_LOOK = { $name }, ¿qué carta miras?
power-POINTS_GOAL = { $name }, ¿qué objetivo miras?
power-POINTS_KILL = { $name }, ¿qué carta matas?
power-POINTS_REVIVE = { $name }, ¿qué carta revives?
power-ROBOTS = { $name } (el cyborg), ¿qué carta matan tus robots?
power-RISE = { $name }, ¿qué carta tuya revive y despierta?
power-SACRIFICE = { $name } (la alquimista), ¿por quién te sacrificas?
power-HAKI = { $name } (el otaku), ¿qué haki usas?
power-HAKI_PEEK = { $name } (el otaku), ¿qué carta miras antes?
power-HAKI_KILL = { $name } (el otaku), ¿qué carta matas?
power-HAKI_SHIELD = { $name } (el otaku), ¿qué carta lleva el escudo?
power-HAKI_FORESEE = { $name } (el otaku), ¿qué carta morirá antes que tú?
power-DOLL = { $name } (la maestra vudú), ¿a qué carta haces vudú?
power-SPREAD = { $name }, ¿a qué carta pasa el mal que sufrió la maestra vudú?
power-CURSE = { $name }, la maldición te obliga: ¿qué carta la sufre?
power-CLOCK = { $name } (el relojero), ¿qué poder de tus números usas?
power-CLOCK_LOOK = { $name } (el relojero), ¿qué carta miras?
power-CLOCK_GOAL = { $name } (el relojero), ¿qué objetivo miras?
power-CLOCK_KILL = { $name } (el relojero), ¿qué carta matas?
power-CLOCK_CLEAR = { $name } (el relojero), ¿de qué carta quitas un modificador?
power-CLOCK_MOVE = { $name } (el relojero), ¿qué número mueves, y a qué carta?
power-TIME = { $name } (el relojero), ¿controlas el tiempo?
power-STOP = { $name } (el relojero), ¿para quién se detiene el tiempo la próxima ronda?
power-FUTURE = { $name } (el relojero), ¿qué carta se lleva el futuro?
power-PAST = { $name } (el relojero), ¿viajas al pasado?
power-EXAMINE = { $name } (la médico), ¿qué carta de las que van a morir miras?
power-TREAT = { $name } (la médico), ¿qué haces esta noche?
power-CART = { $name } (la médico), ¿qué carta salvas?
power-COMA = { $name } (la médico), ¿qué carta pones en coma?
power-VIRUS = { $name } (la médico), ¿qué haces con el virus?
power-INFECT = { $name } (la médico), ¿a quién?
power-VIRUS_KILL = { $name } (la médico), ¿qué carta mata el virus?
power-PSYCHIATRIST = { $name } (psiquiatra), ¿qué dos jugadores cambian de objetivo?
power-PANDORA = { $name } (Pandora), ¿qué carta no despertará nunca?
power-MEMORIES = { $name } (recuerdos), ¿qué dos jugadores cambian de personalidad?
power-OCCURRENCE = { $name }, tu objetivo está a la vista: ¿qué acontecimiento eliges?
power-VISIT = { $name }, día de visitas: ¿te comportas o matas una carta tuya?
power-SHOW_ONE = { $name }, ¿qué carta viva tuya muestras a todos?
power-POLICE = { $name }, ¿qué carta tuya sale de la partida?
power-MARK_SPY = { $name }, ¿qué carta tuya se une a los espías?
power-GAMBLE = { $name }, ¿qué carta tuya matas?

why-NOT_THAT = La carta no permite esa elección.
why-FRIENDS = Esta ronda no puedes ir contra esa persona.

board-goal-of = Objetivo de { $name }: { $goal }
board-goal = Objetivo

## Capítulos de las reglas

chapter-notes = Sobre estas reglas
chapter-setup = Preparación
chapter-narrator = Quien narra
chapter-sides = Bandos y objetivos
chapter-end = El final
chapter-night = La noche
chapter-day = El día
chapter-cards = Las cartas
chapter-deaths = Muertes
chapter-mutineers = Los amotinados
chapter-daniel = Daniel
chapter-ali = Ali “la muda”
chapter-larry = Larry Owls
chapter-mary = Mary Firth
chapter-director = El director
chapter-archive = El archivo
chapter-flick = John Flick
chapter-arthur = Arthur
chapter-wakerfield = Wakerfield
chapter-siamese = Las siamesas
chapter-reaper = La parca
chapter-pact = El pacto de sangre
chapter-electroshock = Electroshock
chapter-opium = Opio y barbitúricos
chapter-lobotomy = Lobotomía
chapter-rabies = Infecto de rabia
chapter-mania = Manía persecutoria
chapter-prophet = El profeta
chapter-cataleptic = El cataléptico
chapter-amnesia = Amnesia
chapter-sweet_death = Muerte dulce
chapter-cellmates = Compañeros de celda
chapter-chance = Juego de azar
chapter-traits = Personalidades
chapter-questions = Preguntas
chapter-lynching = El linchamiento
chapter-events = Eventos
chapter-hypnosis = La hipnosis
chapter-tokens = Fichas
chapter-opposite = Efectos opuestos
chapter-awakening = Despertares
chapter-three = Para tres
chapter-two = Para dos
chapter-hidden = Lo que no se ve
chapter-custom = Cartas propias
