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
call-MANIA = Un momento antes de levantar las cartas.
call-CATALEPTICO_2 = Un momento antes de levantar las cartas.
call-AMNESIA = ¿Recuerda alguien el linchamiento?
call-PARCA_2 = La parca, al final de la noche.
call-JUEGO_DE_AZAR_2 = Un momento antes de levantar las cartas.

## Preguntas de sí o no

question-FREE = una pregunta con tus palabras
question-RISES = ¿te levantas con los amotinados?
question-TOGETHER = ¿ganaríamos juntos?
question-BOUND = ¿te ata un pacto?
question-UNSPENT = ¿te queda una carta de acción sin gastar?
question-NIGHT_EVENT = ¿tienes un evento de noche?

omen-LOSES = muere una carta de { $name }
omen-SPARED = no muere ninguna carta de { $name }
omen-LYNCHED = linchan a { $name }
omen-NO_LYNCHING = un linchamiento no mata a nadie (a propósito de { $name })

## Lo que pasa

told-ROLL = Sale un { $face } en un dado de { $sides }.
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
told-AWAKE = Ves con los ojos abiertos a { $seat }.
told-WATCHED = En el turno de { $card } se levanta { $seat }.
told-NOBODY_ROSE = En el turno de { $card } no se levanta nadie.
told-SEEN_SPYING = Descubres a { $seat } espiando.
told-PROPOSED = { $seat } propone: { $place }.
told-ATTACKED = Atacas: { $place }.
told-NO_CONSENSUS = No hay acuerdo entre los amotinados.
told-BORROWED = El director toma esta ronda el poder de { $card }.
told-GLOOMY = La melancolía cae sobre { $place }: no actúa en toda la ronda.
told-ISOLATED = En la celda de aislamiento pasa la ronda { $place }.
told-SWAPPED = Se intercambian { $place } y { $other }.
told-HYPNOSIS = Alguien ha sido hipnotizado y cree tener el poder de { $card }.
told-HYPNOTIZED = Te han hipnotizado: esta noche tienes el poder de { $card }.
told-OBEYS = Una voz te convence: votarás contra { $place }.
told-QUESTION = { $asker } pregunta a { $seat }: { $question }
told-QUESTION-FREE = { $asker } hace una pregunta a { $seat }.
told-ANSWER = { $yes ->
    [0] No: { $seat } responde que no ({ $question })
   *[other] Sí: { $seat } responde que sí ({ $question })
}
told-ANSWER-FREE = { $yes ->
    [0] { $seat } responde que no.
   *[other] { $seat } responde que sí.
}
told-MARKED = { $card }: la marca cae sobre { $place }.
told-DIES = Muere { $card } ({ $place }).
told-SURVIVES = { $card } ({ $place }) sobrevive al ataque.
told-TAKEN = Wakerfield cambia su sitio por otro: muere { $place } y se salva { $other }.
told-PARDONED = Lord Percy indulta { $place }.
told-REVIVES = { $card } ({ $place }) vuelve a la vida.
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
told-OMEN_TRUE = La profecía sobre { $about } se cumple.
told-OMEN_FALSE = La profecía sobre { $about } no se cumple.
told-FUTURE = { $seat } pregunta al narrador por el futuro de { $about }: { $question }
told-FUTURE_ANSWER = { $yes ->
    [0] El narrador responde a { $seat } que no.
   *[other] El narrador responde a { $seat } que sí.
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
act-LAY = { $choice }
act-GROUP = { $group }
act-YES_REVERSE = Sí, con el efecto opuesto: vuelve una carta muerta
act-ANNOUNCE = Anunciar el despertar de { $card } y mostrar la carta
act-BAN = Sancionar a { $name }: hoy no vota

## Lo que se pregunta

ask-nothing = La partida sigue.
ask-somebody = { $call }
ask-SIDE = { $name }, juegas sin compañía: ¿con qué bando?
ask-DRAFT = { $name }, elige una carta ({ $group }).
ask-LAY = { $name }, ¿qué carta de cada grupo sale primero a la mesa?
ask-ARRANGE = { $name }, ¿en qué orden pones tu fila, de izquierda a derecha?
ask-GET_UP = { $name } (Ali), ¿en qué turno te levantas a mirar? Solo puedes hacerlo una vez en la partida.
ask-FUTURE = { $name }, ¿qué preguntas al narrador sobre el futuro?
ask-FUTURE_ANSWER = { $name }, ¿qué respondes a { $other }?
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
ask-CATALEPSY = { $name } (el cataléptico), ¿vuelves ahora a la vida? ({ $card })
ask-CHANCE = { $name } (juego de azar), ¿dónde pones la ficha?
ask-PATIENCE = { $name } (paciencia), ¿qué muerte aplazas a la próxima ronda?
ask-PUPPET = { $name } (neuroticismo), ¿quién te obedecerá?
ask-ORDER = { $name } (neuroticismo), ¿contra qué carta votará quien te obedece?
ask-ANXIETY = { $name } (ansiedad social), ¿qué preguntas, y a quién?
ask-ANSWER = { $name }, ¿qué respondes a { $other }?
ask-DAY = { $name }, tu turno del día: ¿haces o dices algo?
ask-WAKERFIELD = { $name } (Wakerfield), ¿te quedas con una carta y mueres en su lugar?
ask-PARDON = { $name }, ¿usas el indulto de Lord Percy?
ask-REVENGE = { $name }, muere tu manía persecutoria ({ $card }): ¿qué carta te llevas a la tumba?
ask-FRIEND = { $name }, muere tu manía persecutoria ({ $card }): ¿salvas a un amigo?
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
ask-SILENCE = { $name }, han matado a tu Ali despierta ({ $card }): ¿quién de ellos pierde el voto?
ask-SHIFT = { $name } (despertar de la parca), ¿mueves una muerte a otra carta del mismo jugador?
ask-GUESS = { $name } (despertar de juego de azar, { $card }), ¿de qué grupo es la carta que está bajo la ficha?
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
