### El manicomio de Bethlem en español.
### Los jugadores se nombran sin artículo y sin concordar con ellas en género.

## Cartas

card-NONE = Ninguna carta
card-NONE-the = ninguna carta
card-DANIEL = Daniel
card-DANIEL-the = Daniel
card-NATHANIEL = Nathaniel
card-NATHANIEL-the = Nathaniel
card-RICHARD_DADD = Richard Dadd
card-RICHARD_DADD-the = Richard Dadd
card-ALI = Ali “la muda”
card-ALI-the = Ali “la muda”
card-LARRY_OWLS = Larry Owls “el sonámbulo”
card-LARRY_OWLS-the = Larry Owls “el sonámbulo”
card-MARY_FIRTH = Mary Firth
card-MARY_FIRTH-the = Mary Firth
card-KRUGMAN = Krugman “el director”
card-KRUGMAN-the = Krugman “el director”
card-ARCHIVO = El archivo
card-ARCHIVO-the = el archivo
card-JOHN_FLICK = John Flick
card-JOHN_FLICK-the = John Flick
card-ARTHUR = Arthur
card-ARTHUR-the = Arthur
card-WAKERFIELD = Wakerfield
card-WAKERFIELD-the = Wakerfield
card-SIAMESA_1 = Siamesa
card-SIAMESA_1-the = una siamesa
card-SIAMESA_2 = Siamesa
card-SIAMESA_2-the = una siamesa
card-PARCA = La parca
card-PARCA-the = la parca
card-PACTO_DE_SANGRE = Pacto de sangre
card-PACTO_DE_SANGRE-the = el pacto de sangre
card-ELECTROSHOCK = Electroshock
card-ELECTROSHOCK-the = el electroshock
card-OPIO = Opio y barbitúricos
card-OPIO-the = la terapia de opio y barbitúricos
card-LOBOTOMIA = Lobotomía
card-LOBOTOMIA-the = la lobotomía
card-RABIA = Infecto de rabia
card-RABIA-the = el infecto de rabia
card-MANIA = Manía persecutoria
card-MANIA-the = la manía persecutoria
card-PROFETA = El profeta
card-PROFETA-the = el profeta
card-CATALEPTICO = El cataléptico
card-CATALEPTICO-the = el cataléptico
card-AMNESIA = Amnesia
card-AMNESIA-the = la amnesia
card-MUERTE_DULCE = Muerte dulce
card-MUERTE_DULCE-the = la muerte dulce
card-COMPANERO_1 = Compañero de celda
card-COMPANERO_1-the = un compañero de celda
card-COMPANERO_2 = Compañero de celda
card-COMPANERO_2-the = un compañero de celda
card-COMPANERO_3 = Compañero de celda
card-COMPANERO_3-the = un compañero de celda
card-JUEGO_DE_AZAR = Juego de azar
card-JUEGO_DE_AZAR-the = el juego de azar
card-RESPONSABILIDAD = Responsabilidad
card-RESPONSABILIDAD-the = la responsabilidad
card-HOSTILIDAD = Hostilidad
card-HOSTILIDAD-the = la hostilidad
card-MELANCOLIA = Melancolía
card-MELANCOLIA-the = la melancolía
card-ANSIEDAD = Ansiedad social
card-ANSIEDAD-the = la ansiedad social
card-NEUROTICISMO = Neuroticismo
card-NEUROTICISMO-the = el neuroticismo
card-BIPOLARIDAD = Bipolaridad
card-BIPOLARIDAD-the = la bipolaridad
card-PACIENCIA = Paciencia
card-PACIENCIA-the = la paciencia
card-CUENTACUENTOS = Cuentacuentos
card-CUENTACUENTOS-the = el cuentacuentos

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
spot-you = tu carta { $position }
spot-second-you = la carta { $position } de tu segunda fila
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
call-MUERTE_DULCE = Se despierta la muerte dulce.
call-ARTHUR = Se despierta Arthur.
call-AMOTINADOS = Se despiertan los amotinados.
call-DANIEL = Se despierta Daniel.
call-ARTHUR_2 = La protección de Arthur surte efecto, si la hay.
call-ELECTROSHOCK = Terapia: electroshock.
call-OPIO = Terapia: opio y barbitúricos.
call-LOBOTOMIA = Terapia: lobotomía.
call-MUERTE_DULCE_2 = ¿Se cumple el plazo de la muerte dulce?
call-CATALEPTICO = ¿Vuelve el cataléptico a la vida, si lo han matado esta noche?
call-JUEGO_DE_AZAR = Se despierta el juego de azar.
call-PACIENCIA = Se despierta la paciencia.
call-NEUROTICISMO = Se despierta el neuroticismo.
call-ANSIEDAD = Se despierta la ansiedad social.
call-WAKERFIELD = Antes de levantar las cartas, ¿quiere Wakerfield morir en lugar de alguna?
call-INDULTO = Antes de levantar la carta linchada, ¿la salva alguien con el evento «Indulto de Lord Percy»?
call-MANIA = Antes de levantar las cartas, ¿salva la manía persecutoria a alguien?
call-CATALEPTICO_2 = Antes de levantar las cartas, ¿vuelve el cataléptico a la vida?
call-AMNESIA = ¿Hace la amnesia que se repita el linchamiento?
call-AMNESIA_2 = Antes de señalar a nadie, ¿anula la amnesia de alguien bipolar el linchamiento de hoy?
call-PARCA_2 = Se despierta otra vez la parca.
call-JUEGO_DE_AZAR_2 = Antes de levantar las cartas, ¿adivina el juego de azar qué hay bajo la ficha?

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
finding-GUILTY = es de los amotinados
finding-CLEAR = no es de los amotinados

## Lo que pasa

told-ROLL = Sale un { $face } en un dado de { $sides }.
told-CALL = { $call }
told-ROUND = { $variant ->
   *[0] Ronda { $round }. Cae la noche.
    [1] Ronda { $round }. Se apagan las luces: cae la noche.
    [2] Ronda { $round }. Chirría el último cerrojo y cae la noche.
}
told-DAY = { $variant ->
   *[0] Ronda { $round }. Amanece.
    [1] Ronda { $round }. Amanece sobre Bethlem.
    [2] Ronda { $round }. Una luz gris entra por los barrotes: amanece.
}
told-ROUND-none = { $variant ->
   *[0] Empieza la ronda { $round }.
    [1] Empieza la ronda { $round }, y no se apagan las luces.
    [2] Empieza la ronda { $round }, con los cerrojos abiertos.
}
told-DAY-none = { $variant ->
   *[0] Ronda { $round }. Se levantan a oscuras las cartas de la noche.
    [1] Ronda { $round }. No amanece sobre Bethlem: se levantan a oscuras las cartas de la noche.
    [2] Ronda { $round }. Ninguna luz entra por los barrotes: se levantan a oscuras las cartas de la noche.
}
told-DEALT = Recibes { $card_the } ({ $place }).
told-TRAIT_DEALT = Tu personalidad es { $card_the }.
told-TRAIT_SHOWN = La personalidad de { $seat } es { $card_the }; queda a la vista.
told-SIAMESE = La otra siamesa la tiene { $seat }.
told-CELLMATE = { $seat } comparte tu celda.
told-PACT_WITH = { $hate ->
    [0] Un pacto de sangre te ata a { $seat }: ganáis si solo quedáis vosotros dos.
   *[other] Un pacto de odio te ata a { $seat }: gana quien acabe con la última carta del otro.
}
told-SAW_CARD = Miras: { $place } es { $card_the }.
told-ANSWERED_MARY = { $yes ->
    [0] { $seat } no está con los amotinados.
   *[other] { $seat } está con los amotinados y no se levantará con ellos esta noche.
}
told-ANSWERED_MARY-you = { $yes ->
    [0] Te pones a prueba: no estás con los amotinados.
   *[other] Te pones a prueba: estás con los amotinados y esta noche no te levantarás con ellos.
}
told-ANSWERED_ARCHIVE = { $position ->
    [0] { $seat } no tiene carta de amotinado{ $lost ->
        [1] : el poder del archivo se pierde.
       *[other] .
    }
   *[other] El amotinado de { $seat } es su carta { $position }.
}
told-ANSWERED_ARCHIVE-you = { $position ->
    [0] No tienes carta de amotinado{ $lost ->
        [1] : el poder del archivo se pierde.
       *[other] .
    }
   *[other] Tu amotinado es tu carta { $position }.
}
told-OPENED_RECORD = { $position ->
    [0] Por ahora { $seat } no se levanta con los amotinados{ $lost ->
        [1] : el poder del archivo se pierde.
       *[other] .
    }
   *[other] { $seat } se levanta con los amotinados y su carta principal es la { $position }.
}
told-OPENED_RECORD-you = { $position ->
    [0] Por ahora no te levantas con los amotinados{ $lost ->
        [1] : el poder del archivo se pierde.
       *[other] .
    }
   *[other] Te levantas con los amotinados y tu carta principal es la { $position }.
}
told-AWAKE = Ves que { $seat } tiene los ojos abiertos.
told-WATCHED = { $seat } se levanta en el turno de { $card_the }.
told-WATCHED-you = Te levantas en el turno de { $card_the }.
told-NOBODY_ROSE = Nadie se levanta en el turno de { $card_the }.
told-SEEN_SPYING = Descubres a { $seat } espiando.
told-POINTED_AT = Esta noche alguien te ha señalado con el poder de { $card_the }.
told-PROPOSED = { $seat } propone: { $place }.
told-PROPOSED-you = Propones: { $place }.
told-ATTACKED = { $doll ->
    [0] El ataque cae sobre { $place }.
   *[other] Por el vudú, el ataque cae sobre { $place }.
}
told-NO_CONSENSUS = { $curse ->
    [1] No hay acuerdo sobre quién paga la maldición: el ataque queda en nada.
   *[other] No hay acuerdo entre los amotinados: esta vez no alcanzan a nadie.
}
told-STRIKE_AGAIN = Nadie murió a la hora de la siesta: esta noche se mata otra vez.
told-NOBODY_UP = Espías a los amotinados, y nadie se levanta con ellos.
told-BORROWED = El director toma para esta ronda un poder de los muertos: { $card_the }.
told-JAILED = Por una carta de otro mundo, «Prisión», no actúa en toda la ronda { $place }.
told-GLOOMY = Queda sin fuerzas { $place }: no actúa en toda la ronda.
told-ISOLATED = La celda de aislamiento encierra { $place } toda la ronda: ni actúa ni puede ser atacada.
told-SWAPPED = Se intercambian { $place } y { $other }{ $dead ->
    [0] .
    [1] : la muerta es ahora { $other }, y la viva, { $place }.
   *[other] : la muerta es ahora { $place }, y la viva, { $other }.
}
told-HYPNOSIS = Han hipnotizado a alguien: esta noche tiene también el poder de { $card_the }.
told-HYPNOTIZED = Te han hipnotizado: esta noche tienes el poder de { $card_the }.
told-OBEYS = { $voteless ->
    [0] Una voz te convence: votarás contra { $place }, si al votar sigue viva.
   *[other] Una voz te manda votar contra { $place }, pero has perdido el voto: no cambia nada.
}
told-QUESTION = { $asker } pregunta a { $seat }: { $question }
told-QUESTION-FREE = { $asker } hace una pregunta a { $seat }.
told-ANSWER = { $yes ->
    [0] { $seat } responde que no a «{ $question }».
   *[other] { $seat } responde que sí a «{ $question }».
}
told-ANSWER-FREE = { $yes ->
    [0] { $seat } responde que no.
    [2] { $seat } no responde ni sí ni no.
   *[other] { $seat } responde que sí.
}
told-MARKED = { $card }: { $doll ->
    [0] la marca cae
   *[other] por el vudú, la marca cae
} sobre { $place }.
told-MARKED-MELANCOLIA = { $doll ->
    [0] La melancolía cae
   *[other] Por el vudú, la melancolía cae
} sobre { $place }.
told-MARKED-PARCA = { $doll ->
    [0] La guadaña de la parca señala
   *[other] Por el vudú, la guadaña de la parca señala
} { $place }: todos deben intentar matarla.
told-MARKED-JOHN_FLICK = { $doll ->
    [0] John Flick señala
   *[other] Por el vudú, John Flick señala
} { $place }.
told-TIED = { $reverse ->
    [0] El profeta une dos cartas: cuando muera { $place }, volverá a la vida { $other }.
   *[other] El profeta une dos cartas, { $place } y { $other }: cuando muera una, morirá la otra.
}
told-DIES = { $variant ->
   *[0] Muere { $card_the } ({ $place }).
    [1] Pierde la vida { $card_the } ({ $place }).
    [2] Cae sin vida { $card_the } ({ $place }).
}
told-DIES-by = { $variant ->
   *[0] Muere { $card_the } ({ $place }), por efecto de { $cause_the }.
    [1] Por efecto de { $cause_the }, pierde la vida { $card_the } ({ $place }).
    [2] Cae sin vida { $card_the } ({ $place }), por efecto de { $cause_the }.
}
told-DIES-drag = Por el vínculo de los compañeros de celda cae también { $card_the } ({ $place }).
told-DIES-broccoli = Muere { $card_the } ({ $place }), por los brócolis.
told-DIES-due = Muere { $card_the } ({ $place }): la paciencia había aplazado su muerte{ $twin ->
    [0] .
   *[other] , y su hermana ya no la protege.
}
told-SURVIVES = { $variant ->
   *[0] Sobrevive al ataque { $card_the } ({ $place }).
    [1] Han ido a por { $card_the } ({ $place }), y sigue con vida.
    [2] La muerte llama a la puerta de { $card_the } ({ $place }), y se va con las manos vacías.
}
told-SURVIVES-why = Sobrevive { $card_the } ({ $place }): { $why }.
told-SURVIVES-by = { $variant ->
   *[0] Sobrevive { $card_the } ({ $place }), a pesar del efecto de { $cause_the }.
    [1] Por efecto de { $cause_the }, debía morir { $card_the } ({ $place }), y sigue con vida.
    [2] Por efecto de { $cause_the }, la muerte viene a por { $card_the } ({ $place }), en vano.
}
told-SURVIVES-by-why = Por efecto de { $cause_the }, debía morir { $card_the } ({ $place }), y sigue con vida: { $why }.
lives-SIAMESA_1 = las siamesas se protegen una a otra
lives-SIAMESA_2 = las siamesas se protegen una a otra
lives-RICHARD_DADD = despierto, solo muere por efectos indirectos
lives-ARTHUR = despierto, resiste a los amotinados
lives-JOHN_FLICK = despierto, no se le puede linchar
lives-PACTO_DE_SANGRE = despierto, no muere mientras vivan las dos personas que ata
lives-OTAKU = aún vive la carta cuya muerte predijo
lives-SUPERVIVIENTE = todavía no puede morir
lives-CYBORG = se cambiará por otra carta
told-TAKEN = Iba a morir { $place }. Por el poder de Wakerfield cambia de sitio con { $other } y se salva; la otra muere en su lugar.
told-STANDS_IN = Por el poder de Wakerfield se salva { $place }: en su lugar muere { $other }.
told-BITTEN = { $how ->
    [0] La rabia de { $seat } alcanza por su { $left ->
        [0] derecha
       *[other] izquierda
    } a la carta de amotinado viva más cercana, que morirá en la próxima ronda.
    [1] La rabia de { $seat } alcanza por su { $left ->
        [0] derecha
       *[other] izquierda
    } a la carta de amotinado viva más cercana, que muere en el acto.
   *[other] La rabia de { $seat } busca por su { $left ->
        [0] derecha
       *[other] izquierda
    } a la persona más cercana que se levante con los amotinados, para poner a la vista su objetivo.
}
told-CELL_FALLS = La muerte de { $place }{ $borrowed ->
    [0] {""}
   *[other] , que usaba el poder de un compañero de celda,
} alcanza a los otros jugadores de su celda: pierden también, si vive, la carta de la { $opposite ->
    [0] misma posición
   *[other] posición opuesta
}.
told-SPARED = Se salva de la muerte { $place }, por obra de { $card_the }.
told-PARDONED = { $variant ->
   *[0] Lord Percy indulta { $place }.
    [1] Llega un pliego lacrado: Lord Percy indulta { $place }.
    [2] Lord Percy levanta la mano e indulta { $place }.
}
told-REVIVES = { $variant ->
   *[0] Vuelve a la vida { $card_the } ({ $place }).
    [1] Bajo la sábana algo se mueve: vuelve a la vida { $card_the } ({ $place }).
    [2] La tumba devuelve lo suyo: vuelve a la vida { $card_the } ({ $place }).
}
told-REVIVES-by = { $variant ->
   *[0] Vuelve a la vida { $card_the } ({ $place }), por efecto de { $cause_the }.
    [1] Bajo la sábana algo se mueve: por efecto de { $cause_the }, vuelve a la vida { $card_the } ({ $place }).
    [2] La tumba devuelve lo suyo: por efecto de { $cause_the }, vuelve a la vida { $card_the } ({ $place }).
}
told-REVIVES-cell = Vuelve a la vida { $card_the } ({ $place }): el compañero de celda que ha muerto había despertado, y devuelve las cartas de su fila que cayeron por los otros.
told-FATED = La parte oculta de la profecía condena { $place }.
told-SHOWN = A la vista de todos: { $place } es { $card_the }.
told-EVENT = { $variant ->
   *[0] { $seat } ha jugado el evento «{ $event }».
    [1] { $seat } ha puesto un evento sobre la mesa: «{ $event }».
    [2] { $seat } tenía algo guardado: ha jugado el evento «{ $event }».
}
told-DREW = { $seat } roba una carta de evento.
told-DREW_EVENT = El evento robado es «{ $event }».
told-VOTED = { $how ->
    [0] { $seat } vota contra { $other }.
    [1] { $seat } vota contra { $other }, y su voto vale doble.
    [2] { $seat } vota para que vuelva una carta de { $other }.
   *[other] { $seat } vota para que vuelva una carta de { $other }, y su voto vale doble.
}
told-VOTED-self = { $how ->
    [0] { $seat } vota en su propia contra.
    [1] { $seat } vota en su propia contra, y su voto vale doble.
    [2] { $seat } vota para que vuelva una carta propia.
   *[other] { $seat } vota para que vuelva una carta propia, y su voto vale doble.
}
told-EXTRA_VOTE = { $void ->
    [1] La acusación de John Flick no suma ningún voto: ha muerto { $place }.
   *[other] La acusación que ya hizo John Flick suma un voto contra { $place }.
}
told-VOTED_CARD = { $how ->
    [0] { $seat } vota que muera { $place }.
    [1] { $seat } vota que muera { $place }, y su voto vale doble.
    [2] { $seat } vota que vuelva { $place }.
   *[other] { $seat } vota que vuelva { $place }, y su voto vale doble.
}
told-ELECTED = { $votes ->
    [one] { $seat } recibe más votos que nadie: uno.
   *[other] { $seat } recibe más votos que nadie: { $votes }.
}
told-CONDEMNED = Hay empate, y cada uno de los empatados pierde una carta: { $seat }, con { $votes ->
    [one] un voto.
   *[other] { $votes } votos.
}
told-LENT_VOTE = { $cards ->
    [0] { $number ->
        [one] Uno de esos votos lo da la responsabilidad de { $seat }, que en esta ronda usa otra persona.
       *[other] De esos votos, { $number } los da la responsabilidad de { $seat }, que en esta ronda usa otra persona.
    }
   *[other] { $number ->
        [one] A esos votos se suma uno que da la responsabilidad de { $seat }, que en esta ronda usa otra persona.
       *[other] A esos votos se suman { $number } que da la responsabilidad de { $seat }, que en esta ronda usa otra persona.
    }
}
told-CARD_TIE = { $back ->
    [0] Hay empate entre cartas de { $seat }: no linchan ninguna de ellas.
   *[other] Hay empate entre cartas de { $seat }: no vuelve ninguna de ellas.
}
told-TIE = { $variant ->
   *[0] Hay empate: no muere nadie en el linchamiento.
    [1] La casa no se pone de acuerdo: hay empate, y no muere nadie en el linchamiento.
    [2] Se cuentan las manos dos veces: hay empate, y no muere nadie.
}{ $lent ->
    [0] {""}
   *[other] {" "}A ese empate se llega porque la responsabilidad de { $lender } dobla el voto de otra persona.
}
told-TIE-back = { $variant ->
   *[0] Hay empate: no vuelve ninguna carta.
    [1] La casa no se pone de acuerdo: hay empate, y no vuelve ninguna carta.
    [2] Se cuentan las manos dos veces: hay empate, y no vuelve ninguna carta.
}{ $lent ->
    [0] {""}
   *[other] {" "}A ese empate se llega porque la responsabilidad de { $lender } dobla el voto de otra persona.
}
told-LYNCHED = { $variant ->
   *[0] Linchan { $place }.
    [1] La casa ha hablado: linchan { $place }.
    [2] La suerte está echada: linchan { $place }.
}
told-NO_LYNCHING = { $variant ->
   *[0] Hoy no hay linchamiento.
    [1] Hoy la cuerda se queda en su clavo: no hay linchamiento.
    [2] Por hoy se impone la calma: no hay linchamiento.
}
told-BANNED = Con la hostilidad, { $by } sanciona a { $seat }, que hoy no vota.
told-BANNED-self = Con la hostilidad, { $by } se sanciona y hoy no vota.
told-VOTELESS = Por efecto de { $cause_the }, { $seat } pierde el voto en los linchamientos.
told-AMNESIA = { $how ->
    [0] { $seat } usa la amnesia: hoy hay un segundo linchamiento, y lo que hizo el primero sigue en pie.
    [1] { $seat } usa la amnesia, ya despierta: hay un segundo linchamiento, y decide quién pierde una carta.
    [2] { $seat } usa la amnesia, ya despierta: ahora se vota qué carta muerta vuelve.
   *[other] { $seat } usa la amnesia: hoy nadie recuerda que había que linchar.
}
told-ACCUSED = { $by } acusa a { $seat }: una de sus cartas debe morir.
told-ACCUSED-self = { $by } se acusa: una de sus cartas debe morir.
told-DEFIED = { $times ->
    [one] { $two ->
        [0] Nadie ha atacado la carta que señaló la parca
       *[other] No se han atacado las dos cartas que señaló la parca
    }: la habéis desobedecido.{ $more ->
        [1] {" "}Si la desobedecéis también la próxima ronda, se levantará a matar.
       *[other] {""}
    }
   *[other] { $two ->
        [0] Nadie ha atacado la carta que señaló la parca
       *[other] No se han atacado las dos cartas que señaló la parca
    }: la habéis desobedecido { $times } rondas seguidas.
}
told-SCYTHE = La parca se levantará esta noche a matar, y nadie más podrá poner la muerte sobre una carta.
told-SCYTHE_WAITS = A la parca le toca matar y esta noche no puede levantarse: lo hará la primera noche en que pueda.
told-AWAKENED = { $last ->
    [1] Despierta el poder latente de { $place }, la última carta viva de su jugador.
   *[other] Despierta el poder latente de { $place }.
}
told-BOILED = { $n ->
    [2] Con la chef despierta bastan 2 brócolis: los de { $place } ya son mortales, y de ellos no salva ningún otro poder.
   *[other] { $n } brócolis sobre { $place } ya son mortales, y de ellos no salva ningún otro poder.
}
told-OUT = { $seat } pierde su última carta.
told-CUT_SHORT = La partida acaba antes de que surta efecto la muerte de { $card_the } ({ $place }).
told-CUT_SHORT-PROFETA = { $reverse ->
    [0] La partida acaba antes de que el profeta devuelva a la vida { $place }.
   *[other] La partida acaba antes de que, por el profeta, muera también { $place }.
}
told-WON = { $seat } gana ({ $side }).
told-ENDED = { $several ->
    [0] Fin de la partida: { $cause }.
   *[other] Fin de la partida: varios bandos logran su objetivo a la vez.
}
ending = { $cause }.
ending-stalemate = Nadie gana, porque { $rounds ->
    [one] ha pasado una ronda
   *[other] van { $rounds } rondas seguidas
} sin ninguna muerte.
ending-won = { $cause }. { $winners ->
    [one] Gana
   *[other] Ganan
}: { $names }.
ending-because = { $cause }, porque { $reason }. { $winners ->
    [one] Gana
   *[other] Ganan
}: { $names }.
ending-not = { $ending } { $whys }
ending-not-RICHARD = { $name }, con Richard Dadd, solo ganaba si no quedaba nadie más en pie.
ending-not-DIRECTOR = { $name }, con el director, solo ganaba si a los demás no les quedaba con vida ningún personaje principal o, muerto el director, ninguno secundario.
ending-not-INQUISITOR = { $name }, con el inquisidor, solo ganaba si revelaba todos los secretos.
ending-not-RENEGADE = { $name }, con el renegado, solo ganaba si no quedaba nadie más en pie.
ending-not-PACT = { $name } no gana: está en un pacto de sangre, que cuenta más que su bando, y solo ganaba si no quedaba con vida nadie de fuera del pacto.
ending-not-HATE = { $name } no gana: está en un pacto de odio, que cuenta más que su bando, y solo ganaba si moría a sus manos la última carta de la otra persona.
ending-not-TRAITOR = { $name }, con el traidor, solo ganaba si perdía el bando que eligió.
ending-several = Varios bandos logran su objetivo a la vez: { $names }.
ending-one-of-several = { $names } ({ $side }: { $reason })
reason-MUTINEERS = no queda en pie nadie que se oponga al motín
reason-INMATES = no queda con vida ninguna carta de amotinado
reason-INMATES-goals = está a la vista el objetivo de cada amotinado
reason-INMATES-renegade = está a la vista el objetivo de cada amotinado y el del renegado, que cuenta como uno de ellos
reason-DIRECTOR = a los demás no les queda con vida ningún personaje principal
reason-DIRECTOR-dead = a los demás no les queda con vida ningún personaje secundario
reason-RICHARD = a nadie más le quedan cartas con vida
reason-PACT = solo quedan con vida quienes están en el pacto
reason-HATE = ha muerto a sus manos la última carta de la otra persona del pacto
reason-TRAITOR = ha perdido el bando que eligió
aim-RENEGADE = a nadie más le quedan cartas con vida
aim-INQUISITOR = ha revelado todos los secretos
aim-SHERIFF = ha acabado con todos los forajidos
aim-SURVIVOR = ha muerto a tiempo, que era lo que buscaba
option-narrator-from = Quién narra
option-narrator-from-8 = El programa; con ocho, la última persona
option-narrator-from-7 = La última persona, desde que son siete
option-narrator-from-5 = La última persona, desde que son cinco
option-narrator-from-9 = El programa, siempre
option-talk = Acusaciones y declaraciones
option-talk-0 = Solo con palabras: los bots no hablan ni escuchan
option-talk-1 = También en frases que los bots entienden: una al día
option-talk-2 = También en frases que los bots entienden: hasta dos al día
option-talk-3 = También en frases que los bots entienden: hasta tres al día
told-CHIP = La ficha de juego está sobre { $place }.
told-LOBOTOMIZED = Han lobotomizado a { $card_the } ({ $place }): deja de estar con los amotinados.
told-LOBOTOMIZED-mad = Han lobotomizado a { $card_the } ({ $place }), con el efecto opuesto: pasa a estar con los amotinados.
told-DRAFTED = { $seat } elige { $card_the }.
told-SIDE = { $seat } juega con { $side }.
told-SIDE-you = Desde ahora juegas con { $side }.
told-DEATH_BOUND = Por el pacto de sangre con { $other }, que se ha quedado sin cartas, { $seat } pierde ahora todas las suyas, sin remedio.
told-QUIET = { $variant ->
   *[0] Nadie ha muerto esta noche.
    [1] Amanece y siguen todas las camas ocupadas: nadie ha muerto esta noche.
    [2] La noche no se ha llevado a nadie.
}
told-QUIET-none = Esta noche no ha muerto nadie.
told-OMEN = { $seat } profetiza para esta ronda y las dos siguientes: { $omen }.
told-OMEN_TRUE = { $variant ->
   *[0] Se cumple la profecía «{ $omen }».
    [1] Lo dicho, dicho está: se cumple la profecía «{ $omen }».
    [2] Un escalofrío recorre la sala: se cumple la profecía «{ $omen }».
}
told-OMEN_FALSE = { $variant ->
   *[0] No se cumple la profecía «{ $omen }».
    [1] El destino tenía otros planes: no se cumple la profecía «{ $omen }».
    [2] Palabras al viento: no se cumple la profecía «{ $omen }».
}
told-FUTURE = { $seat } pregunta al narrador por el futuro de { $about }: { $question }
told-FUTURE_ANSWER = { $yes ->
    [0] El narrador responde a { $seat } que no.
    [2] El narrador no responde a { $seat } ni sí ni no.
   *[other] El narrador responde a { $seat } que sí.
}
told-FUTURE-FREE = { $seat } hace al narrador una pregunta sobre el futuro de { $about }.
told-FUTURE-self = { $seat } pregunta al narrador por su propio futuro: { $question }
told-FUTURE-FREE-self = { $seat } hace al narrador una pregunta sobre su propio futuro.
told-FUTURE_JUDGED = { $right ->
    [0] El narrador se equivocó sobre { $about } («{ $question }»).
   *[other] El narrador acertó sobre { $about } («{ $question }»).
}
told-SECRET = { $seat } tiene entre sus cartas, vivas o muertas, { $card_the }.
told-SECRET-PACTO_DE_SANGRE = { $which ->
    [0] El pacto de sangre es obra de { $seat }.
   *[other] El pacto de sangre ata a { $seat }.
}
told-SECRET-NEUROTICISMO = { $which ->
    [0] La personalidad de { $seat } es el neuroticismo.
   *[other] Quien obedece al neuroticismo es { $seat }.
}
told-SECRET-you = Tienes entre tus cartas, vivas o muertas, { $card_the }.
told-SECRET-PACTO_DE_SANGRE-you = { $which ->
    [0] El pacto de sangre es obra tuya.
   *[other] El pacto de sangre te ata.
}
told-SECRET-NEUROTICISMO-you = { $which ->
    [0] Tu personalidad es el neuroticismo.
   *[other] Quien obedece al neuroticismo eres tú.
}
told-UNBOUND = El pacto de sangre se hizo y no ata a nadie.
told-OUTLIVED = Se ha salvado { $place }, cuya muerte había aplazado a hoy la paciencia.
told-SKULL = { $doll ->
    [0] Pones la muerte sobre { $place }: morirá al amanecer si nada la salva.
   *[other] Por el vudú, la muerte que pones cae sobre { $place }: morirá al amanecer si nada la salva.
}
told-NO_SKULL = Quitas la muerte de { $place }.
told-SLEEP_ENDS = { $spared ->
    [0] Se cumple el plazo de la muerte dulce, y nadie ha atacado la carta elegida: condena { $place }.
   *[other] Se cumple el plazo de la muerte dulce y no condena { $place }: desde ahora ninguna carta muere en lugar de otra.
}
told-STAYS_DOWN = Ya no te queda viva ninguna carta de amotinado.
told-STAYS_DOWN-you = Ya no te queda viva ninguna carta de amotinado: no te levantarás más con los amotinados, y tu bando no cambia.
told-BEHIND = Varios van perdiendo por igual: tienen menos cartas vivas que nadie o, si en eso hay empate, han perdido las más importantes. Cada uno roba una carta de evento.
told-DUE = La paciencia aplaza a la próxima ronda la muerte de { $place }.
told-REPLACED = De la reserva sale { $place }.
told-RESTORED = Recupera su poder gastado { $place }: lo podrá usar su dueño, si la carta vive, o quien use poderes de los muertos.
told-TURNED = { $seat } pasa a jugar con los amotinados.
told-TURNED-you = Pasas a jugar con los amotinados.
told-ANNOUNCED = { $seat } anuncia que tiene despierta una carta y la muestra: es { $card_the }. Su despertar vale desde ahora.
told-MUZZLED = En esta ronda no puedes hacer nada contra { $seat }, que ha abierto tu historia clínica.
told-MAIN_CARD = La carta principal de { $seat } es la { $position }.
told-MAIN_CARD-you = Tu carta principal es la { $position }.
told-CLAIMS = { $seat } dice estar con { $side }.
told-ACCUSES = { $seat } acusa a { $other } de ser de los amotinados.
told-VOUCHES = { $seat } responde por { $other }: dice que no es de los amotinados.
told-SAW = { $seat } dice haber visto de noche que { $other } { $finding }.

## Lo que se elige

act-PASS = No hacer nada
act-PASS-DAY = Terminar el turno
act-POINT = { $card }
act-REVERSE = Con el efecto opuesto, por la bipolaridad: { $card }
act-REVERSE-SWEET_DEATH = Con el efecto opuesto, por la bipolaridad: si atacan { $card }, muere en su lugar la muerte dulce propia; si a esta no la atacan, muere { $card }
act-REVERSE-OPIUM = Con el efecto opuesto, por la bipolaridad: matar { $card }
act-REVERSE-ELECTROSHOCK = Con el efecto opuesto, por la bipolaridad: { $dead ->
    [0] salvar
   *[other] resucitar
} { $card }
act-REVERSE_PAIR-PROPHET = Con el efecto opuesto, por la bipolaridad: si muere { $card } o { $other }, muere también la otra
act-PAIR = { $card } y { $other }
act-REVERSE_PAIR = Con el efecto opuesto, por la bipolaridad: { $card } y { $other }
act-PLAYER = { $name }
act-PLAYERS = { $name } y { $other }
act-REVERSE_PLAYERS = Odio entre { $name } y { $other }
act-ORDER = { $order }
act-EVENT = Jugar «{ $event }»
act-YES = Sí
act-NO = No
act-YES-PACT_RISE = Despertarse a ver a quién le ata el pacto
act-NO-PACT_RISE = No despertarse: el pacto no ata a nadie
act-YES-POSE = Levantarse en su lugar
act-NO-POSE = No levantarse en su lugar
act-YES-SPY = Espiar a los amotinados
act-NO-SPY = No espiar a los amotinados
act-YES-CATALEPSY = Volver ahora a la vida
act-NO-CATALEPSY = No volver todavía a la vida
act-YES-ANSWER = Responder que sí
act-NO-ANSWER = Responder que no
act-YES-FUTURE_ANSWER = Responder que sí
act-NO-FUTURE_ANSWER = Responder que no
act-YES-PARDON = Usar el indulto de Lord Percy
act-NO-PARDON = No usar el indulto de Lord Percy
act-YES-RABIES = Que la rabia vaya hacia la derecha
act-NO-RABIES = Que la rabia vaya hacia la izquierda
act-YES-CELLMATES = Que caigan las de la posición opuesta
act-NO-CELLMATES = Que caigan las de la misma posición
act-YES-AMNESIA = Usar la amnesia sobre el linchamiento
act-NO-AMNESIA = No usar la amnesia sobre el linchamiento
act-YES-MASSACRE = Matar a la mitad de las cartas de quienes no son amotinados
act-NO-MASSACRE = No hacer ninguna matanza
act-YES-TAKE_ALONG = Que le acompañe en la muerte
act-NO-TAKE_ALONG = Que no le acompañe en la muerte
act-YES-DRAW = Robar una carta de evento
act-NO-DRAW = No robar ninguna carta de evento
act-YES-TRAITOR = Levantarse con los amotinados
act-NO-TRAITOR = No levantarse con los amotinados
act-YES-PILL = Gastar un comprimido
act-NO-PILL = No gastar ningún comprimido
act-YES-SPOIL = Destruir toda la comida
act-NO-SPOIL = No destruir la comida
act-YES-STEAL = Robar el poder de la carta
act-NO-STEAL = No robar el poder de la carta
act-YES-PAST = Viajar al pasado
act-NO-PAST = No viajar al pasado
act-QUESTION = A { $name }: { $question }
act-QUESTION-FUTURE = Sobre { $name }: { $question }
act-PASS-ANSWER = Ni sí ni no
act-LAY = { $choice }
act-CARD = { $card }
act-CARD-GET_UP = Levantarse a mirar en un turno: { $card }
act-SIDE = { $side }
act-OMEN = { $omen }
act-GROUP = { $group }
act-YES_REVERSE = Usar la amnesia con el efecto opuesto: vuelve una carta muerta
act-POINT-DAY = Anunciar un despertar y mostrar { $card }
act-PLAYER-DAY = Sancionar a { $name }: hoy no vota
act-PASS-TALK = No decir nada
act-CLAIM = «Estoy con { $side }»
act-ACCUSE = «Acuso a { $name }»
act-VOUCH = «Respondo por { $name }: no es de los amotinados»
act-SAW = «De noche vi que { $name } { $finding }»

## Lo que se pregunta

ask-nothing = La partida sigue.
ask-POWER = { $power }
ask-somebody = { $call }
ask-SIDE = { $name }, juegas sin compañía: ¿con qué bando?
ask-DRAFT = { $name }, elige una carta ({ $group }).
ask-LAY = { $name }, ¿qué carta de cada grupo sale primero a la mesa?
ask-ARRANGE = { $name }, ¿en qué orden pones tu fila, de izquierda a derecha?
ask-ARRANGE-SECOND = { $name }, ¿en qué orden pones tu segunda fila, de izquierda a derecha?
ask-GET_UP = { $name } (Ali), ¿en qué turno te levantas a mirar? Esto se hace una sola vez en la partida; espiar a los amotinados, cada noche.
ask-GET_UP-BORROWED = { $name } (el director, con el poder de Ali), ¿en qué turno te levantas a mirar?
ask-FUTURE = { $name }, ¿qué preguntas al narrador sobre el futuro? Es tu única pregunta de la partida.
ask-FUTURE_ANSWER = { $name } (narrador), { $other } pregunta por el futuro de { $about }: { $question } ¿Qué respondes?
ask-FUTURE_ANSWER-FREE = { $name } (narrador), ¿qué respondes a la pregunta de { $other } sobre el futuro de { $about }?
ask-PACT = { $name } (pacto de sangre), ¿a qué dos jugadores atas?
ask-PACT_RISE = { $name } (Richard Dadd), ¿te despiertas para ver a quién te ata el pacto? Si no, el pacto no ata a nadie.
ask-EVENT = { $name }, ¿juegas un evento de noche?
ask-SURGEON = { $name } (cirujano), ¿qué dos cartas intercambias?
ask-ROOMS = { $name } (cambio de habitación), ¿qué dos cartas del mismo jugador cambian de sitio?
ask-LEPER = { $name } (leproso), ¿qué carta muere sin remedio?
ask-HYPNOSIS = { $name } (hipnosis), ¿a quién hipnotizas?
ask-SUGGESTION = { $name } (hipnosis), ¿qué poder tendrá además esta noche { $other }?
ask-CELL = { $name } (celda de aislamiento), ¿qué carta encierras?
ask-MELANCHOLY = { $name } (melancolía), ¿qué carta no actúa esta ronda?
ask-DIRECTOR = { $name } (el director), ¿de qué carta muerta tomas el poder?
ask-LARRY = { $name } (Larry Owls), ¿qué carta miras?
ask-ARCHIVE = { $name } (el archivo), ¿de quién buscas la historia clínica?
ask-MARY = { $name } (Mary Firth), ¿a quién pones a prueba?
ask-POSE = { $name } (Mary Firth), ¿te levantas en su lugar?
ask-REAPER = { $name } (la parca), ¿qué carta debe morir?
ask-SCYTHE = { $name } (la parca), te han desobedecido: ¿qué carta matas?
ask-FLICK = { $name } (John Flick), ¿a qué carta señalas?
ask-PROPHET = { $name } (profeta), ¿qué dos cartas de un jugador unes?
ask-SWEET_DEATH = { $name } (muerte dulce), si atacan la tuya antes de que acabe la próxima noche, ¿qué carta muere en su lugar?
ask-ARTHUR = { $name } (Arthur), ¿qué carta proteges?
ask-SPY = { $name } (Ali), ¿espías a los amotinados?
ask-ATTACK = { $name } (amotinados), ¿a qué carta atacáis?
ask-ATTACK-AGAIN = { $name } (amotinados), aún no os habéis puesto de acuerdo: ¿a qué carta atacáis?
ask-ATTACK_ALONE = { $name } (Daniel), ahora atacas en solitario: ¿a qué carta?
ask-ATTACK_ALONE-HEIR = { $name } (Richard Dadd), ha muerto Daniel y en su lugar atacas en solitario: ¿a qué carta?
ask-ATTACK_ALONE-BORROWED = { $name } (el director, con un poder tomado a los muertos), ahora atacas en solitario: ¿a qué carta?
ask-ELECTROSHOCK = { $name } (electroshock), ¿qué carta matas?
ask-OPIUM = { $name } (opio y barbitúricos), ¿qué carta salvas?
ask-LOBOTOMY = { $name } (lobotomía), ¿qué carta operas, a la vista de todos?
ask-CATALEPSY = { $name } (el cataléptico), ¿vuelves ahora a la vida?
ask-CHANCE = { $name } (juego de azar), ¿dónde pones la ficha?
ask-PATIENCE = { $name } (paciencia), ¿qué muerte aplazas a la próxima ronda?
ask-PUPPET = { $name } (neuroticismo), ¿quién te obedecerá?
ask-ORDER = { $name } (neuroticismo), ¿contra qué carta votará quien te obedece?
ask-ANXIETY = { $name } (ansiedad social), ¿qué preguntas, y a quién?
ask-ANSWER = { $name }, ¿qué respondes a { $other }?
ask-DAY = { $name }, tu turno del día: ¿haces o dices algo?
ask-WAKERFIELD = { $name } (Wakerfield), ¿te quedas con una carta que va a morir, y muere la tuya en su lugar?
ask-PARDON = { $name }, ¿usas el indulto de Lord Percy, que salva de la muerte a la carta linchada?
ask-REVENGE = { $name }, muere tu manía persecutoria: ¿qué carta te llevas a la tumba?
ask-REVENGE-SECOND = { $name }, muere tu manía persecutoria, despierta: ¿qué otra carta te llevas a la tumba?
ask-FRIEND = { $name }, muere tu manía persecutoria: ¿salvas a un amigo?
ask-RABIES = { $name }, ¿va la rabia hacia la derecha, en vez de hacia la izquierda?
ask-CELLMATES = { $name }, ¿qué cartas de tus compañeros de celda caen con { $card }?
ask-CHIP = { $name }, la ficha de juego está en { $card }: ¿a qué carta la mueves?
ask-BARBER = { $name } (barbero), ¿qué carta muere?
ask-CONFESSION = { $name } (confesión), ¿qué carta se muestra?
ask-MIRACLE = { $name } (milagrero), ¿qué carta de acción recupera su poder?
ask-OMEN = { $name } (Nostradamus), ¿qué profetizas a la vista de todos?
ask-FATE = { $name } (Nostradamus), ¿qué carta morirá si se cumple?
ask-WAKE = { $name } (despertar), ¿qué carta tuya despierta?
ask-AMNESIA = { $name } (amnesia), ¿usas tu poder tras el linchamiento?
ask-AMNESIA-BEFORE = { $name } (amnesia), con el efecto opuesto, ¿anulas el linchamiento de hoy?
ask-VOTE = { $name }, ¿a quién señalas?
ask-VOTE_CARD = { $name }, ¿qué carta de { $other } debe morir?
ask-VERDICT = { $name }, linchas en solitario: ¿qué carta?
ask-REPLACE = { $name }, ha muerto { $card }: ¿qué carta de la reserva ocupa su sitio?
ask-MARK = { $name } (despertar de Daniel), ¿a quién pasas a los amotinados?
ask-MASSACRE = { $name } (despertar de Nathaniel), ¿matas a la mitad de las cartas de quienes no son amotinados?
ask-MASSACRE_CARD = { $name } (despertar de Nathaniel), elige una carta que muere; quedan { $n }.
ask-SILENCE = { $name }, han matado a tu Ali despierta: ¿quién de ellos pierde el voto?
ask-SHIFT = { $name } (despertar de la parca), ¿mueves una muerte a otra carta del mismo jugador?
ask-GUESS = { $name } (despertar de juego de azar), ¿de qué grupo es la carta que está bajo la ficha?
ask-STRIKE_BACK = { $name } (despertar del cataléptico), ¿qué carta matas?
ask-ACCUSED = { $name } (despertar de la amnesia), ¿quién debe perder una carta?
ask-TAKE_ALONG = { $name } (despertar de muerte dulce), ¿te acompaña { $card }?
ask-DRAW = { $name }, eres quien menos cartas vivas tiene, o las menos importantes: ¿robas una carta de evento?
ask-TALK = { $n ->
    [one] { $name }, ¿qué dices ante todos? Hoy es la última vez.
   *[other] { $name }, ¿qué dices ante todos? Si alguien habla, hoy hay más turnos de palabra.
}

## Por qué no

why-GAME_OVER = La partida ha terminado.
why-OF_FUTURE = A quien juega se le pregunta por lo que es, no por lo que será.
why-NOT_OF_FUTURE = Al narrador se le pregunta por el futuro.
why-NO_SANCTION = Solo sanciona quien tiene Hostilidad, y una vez al día.
why-SAID = Eso ya lo has dicho, y sigue en pie.
why-OF_ONESELF = De ti solo puedes decir con qué bando estás.
why-NOT_ASKED = Eso no responde a lo que se pregunta ahora.
why-NO_PLACE = Ahí no hay ninguna carta en juego.
why-DEAD = Esa carta está muerta.
why-ALIVE = Esa carta está viva.
why-ISOLATED = Esa carta está aislada en su celda: no se la puede atacar.
why-AGAIN = Arthur no puede proteger la misma carta dos rondas seguidas.
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
why-NOT_YOUR_CARD = Esa carta no es tuya.
why-NOT_IN_RESERVE = Esa carta no está en tu reserva.
why-ASKS_ANOTHER = Ansiedad social pregunta a otro jugador.
why-NOT_ELECTED = Esa carta no es de quien ha sido elegido.
why-MUST_OBEY = Tienes que votar lo que te han ordenado.
why-NOT_IN_POOL = Esa carta no está entre las que se eligen.
why-TWIN_FIRST = La primera siamesa solo se elige en primer lugar, y quien la coge debe coger la otra.
why-NOT_LEFT = La ficha pasa a una carta del jugador vecino.
why-NOT_ACTION = Tiene que ser una carta de acción que conozcas, y no el pacto de sangre.
why-NOT_SPENT = No consta que esa carta esté gastada.
why-ASKED = Mary Firth elige una sola vez a cada jugador.
why-SPARED_TODAY = John Flick protege esa carta del linchamiento de hoy.
why-AWAKE = Esa carta ya ha despertado.
why-CLOSED = La caja de Pandora le ha quitado el despertar a esa carta para siempre.
why-NO_TURN = Esa carta no tiene un turno en el que levantarse.
why-MUST = A esto hay que responder.
why-NOT_KILLER = Tiene que ser alguien que la haya matado.
why-NOTHING_TO_ANNOUNCE = Esa carta no tiene un despertar que anunciar.
why-HAS_MUTINEER = Esa carta es de quien tiene un amotinado.
why-MARKED_AGAIN = La parca no puede marcar la misma carta dos rondas seguidas.
why-POINTED_AGAIN = John Flick no puede señalar la misma carta dos rondas seguidas.
why-PUT_OFF_AGAIN = La paciencia no puede aplazar la muerte de la misma carta dos rondas seguidas.
why-OPENED = El archivo despierto señala una sola vez a cada jugador.
why-DOOMED = Esa carta ya va a morir.
why-ITSELF = La manía persecutoria no puede salvarse a sí misma.
why-OWN_PLACE = Wakerfield muere en lugar de otra carta, no de sí misma.
why-NONE_DEAD = No hay ninguna carta muerta que pueda volver.
why-NOTHING_SPENT = No hay ninguna carta de acción gastada a la que devolver su poder.
why-OMEN_OF_NOBODY = Que un linchamiento no mate a nadie no se profetiza de otro jugador.
why-ANNOUNCES_OWN = Cada cual anuncia solo el despertar de sus cartas.
why-NO_CARD = Esa carta no está en la partida.
why-MUZZLED = En esta ronda no puedes hacer nada contra quien abrió tu historia clínica.

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
card-ARQUITECTO-the = Pablo, el arquitecto
card-GAS = Noe, gas de la risa
card-GAS-the = Noe, gas de la risa
card-LUDOPATA = Clara, la ludópata
card-LUDOPATA-the = Clara, la ludópata
card-CHEF = Nerea, la chef
card-CHEF-the = Nerea, la chef
card-SALTAMUNDOS = David, el saltamundos
card-SALTAMUNDOS-the = David, el saltamundos
card-MEDIUM = Ainhoa, la médium
card-MEDIUM-the = Ainhoa, la médium
card-CYBORG = David, el cyborg
card-CYBORG-the = David, el cyborg
card-ALQUIMISTA = Silvia, la alquimista
card-ALQUIMISTA-the = Silvia, la alquimista
card-OTAKU = Edwin-kun, el otaku
card-OTAKU-the = Edwin-kun, el otaku
card-VUDU = Bea, la maestra vudú
card-VUDU-the = Bea, la maestra vudú
card-SUPERVIVIENTE = Aitor, el último superviviente
card-SUPERVIVIENTE-the = Aitor, el último superviviente
card-RELOJERO = Andrés, el relojero
card-RELOJERO-the = Andrés, el relojero
card-MEDICO = María, la médico
card-MEDICO-the = María, la médico
card-INTERNO_1 = Interno
card-INTERNO_1-the = el interno
card-INTERNO_2 = Interno
card-INTERNO_2-the = el interno
card-INTERNO_3 = Interno
card-INTERNO_3-the = el interno
card-AMOTINADO_1 = Amotinado
card-AMOTINADO_1-the = el amotinado
card-AMOTINADO_2 = Amotinado
card-AMOTINADO_2-the = el amotinado
card-RENEGADO = Renegado
card-RENEGADO-the = el renegado
card-TRAIDOR = Traidor
card-TRAIDOR-the = el traidor
card-INQUISIDOR = Inquisidor
card-INQUISIDOR-the = el inquisidor
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
call-GAS = Se despierta el gas de la risa.
call-LUDOPATA = Se despierta la ludópata.
call-OTAKU = Se despierta el otaku.
call-CYBORG = Se despierta el cyborg.
call-CHEF = Se despierta la chef.
call-MEDIUM = Se despierta la médium.
call-SALTAMUNDOS = Se despierta el saltamundos.
call-RELOJERO_2 = Se despierta el relojero.
call-RELOJERO_3 = Antes de que acabe la ronda, ¿hace el relojero retroceder el tiempo?
call-MEDICO = Se despierta la médico.

told-GOAL_DEALT = Tu carta de objetivo es «{ $card }».
told-GOAL_SHOWN = Ha caído la carta que guardaba el objetivo de { $seat }. Queda a la vista: { $card }{ $aim }.
told-GOAL_SHOWN-by = Por efecto de { $cause_the }, que descubre al primero que se levanta con los amotinados, queda a la vista el objetivo de { $seat }: { $card }{ $aim }.
goal-aim-RENEGADO = , que se levanta con los amotinados y solo gana si nadie más queda en pie
goal-aim-TRAIDOR = , que solo gana si pierde el bando que eligió
goal-aim-INQUISIDOR = , que gana si revela todos los secretos
told-GOAL_KEPT = No queda a la vista el objetivo de { $seat } por la muerte de { $card_the }.
told-GOAL_KEPT-ARQUITECTO = No queda a la vista el objetivo de { $seat }: tras otra carta se oculta { $card_the }, que sigue actuando mientras ella viva.
told-SAW_GOAL = Miras el objetivo de { $seat }: { $card }.
told-SURVIVOR = { $seat } tiene al último superviviente.
told-NUMBER = El número del relojero bajo { $place } es el { $number ->
    [1] 1
   *[other] { $number }: aun sin poderes, no muere antes que las de número menor
}.
told-LAUGHS = { $seat } no puede parar de reír y levanta la mano: esta noche no puede usar el poder de { $card_the }.
told-NOBODY_LAUGHS = Nadie levanta la mano por { $card_the }.
told-STOLEN_POWER = Alguien tiene en esta ronda el poder de { $card_the }.
told-OCCURS = { $variant ->
   *[0] Acontecimiento «{ $occurrence }»: { $what }.
    [1] Algo recorre la casa. Acontecimiento «{ $occurrence }»: { $what }.
    [2] Suena la campana del patio. Acontecimiento «{ $occurrence }»: { $what }.
}
told-OCCURS_TIED = Quienes eligen empatan: ocurre el acontecimiento que se descubrió primero.
told-TURNED_UP = Se descubre un acontecimiento, «{ $occurrence }»: { $what }.
told-POINT = Por el ataque al cyborg, { $seat } gana un punto: tiene { $points }.
told-EXCHANGED = El cyborg se cambia por otra carta, que pasa a su sitio: era { $place } y ahora es { $other }.
told-BROCCOLI = { $number ->
    [one] Sobre { $place } hay un brócoli.
   *[other] Sobre { $place } hay { $number } brócolis.
}
told-CENTRE = { $number ->
    [one] En el centro de la mesa hay un brócoli para que lo reparta la chef.
   *[other] En el centro de la mesa hay { $number } brócolis para que los reparta la chef.
}{ $more ->
    [0] {""}
    [one] {" "}Uno es nuevo: esta ronda se ha usado una carta con un brócoli encima.
   *[other] {" "}De ellos, { $more } son nuevos: uno por cada brócoli sobre una carta que se ha usado esta ronda.
}
told-CHARACTERS = Un personaje de esta partida: { $card }.
told-CHARACTERS-does = Un personaje de esta partida: { $card }, { $does }.
does-ARQUITECTO = que se oculta tras otra carta y usa personalidades ajenas
does-GAS = que cada noche nombra una carta para que no se levante
does-LUDOPATA = que apuesta por lo que pasará en la ronda
does-CHEF = que reparte brócolis: varios juntos matan una carta
does-SALTAMUNDOS = que saca cartas de otro juego
does-MEDIUM = que usa poderes de cartas muertas
does-CYBORG = que, cuando lo atacan, se cambia por otra carta en vez de morir
does-ALQUIMISTA = a quien no se llama de noche: su muerte no descubre el objetivo de quien la tiene
does-OTAKU = que tiene tres golpes de un solo uso, los haki
does-VUDU = que hace recaer sobre una carta el mal de las demás de su jugador
does-SUPERVIVIENTE = que gana si muere en las primeras rondas
does-RELOJERO = que pone números a las cartas de su fila: mueren en ese orden
does-MEDICO = que mira de noche una carta que va a morir y puede salvarla
told-RISE_AGAIN = { $seat } vuelve de entre los muertos.
told-STOPPED = El tiempo se detiene para { $seat }: en esta ronda no actúa ni se atacan sus cartas.
told-SWAPPED_GOALS = La visita al psiquiatra hace que { $seat } y { $other } intercambien sus objetivos.
told-SWAPPED_TRAITS = Los recuerdos traumáticos hacen que { $seat } y { $other } intercambien sus personalidades.
told-PANDORA = Queda sin despertar para siempre { $place }.
told-PAST = Viaje al pasado: las cartas vuelven a estar vivas o muertas como al acabar la ronda anterior.
told-VIRUS = { $number ->
    [0] { $seat } ya no tiene ningún virus.
    [one] { $seat } tiene ahora un virus.
   *[other] { $seat } tiene ahora { $number } virus.
}
told-SHERIFF = { $seat } es ahora el sheriff.
told-BANG_CHARACTER = { $number ->
    [1] El personaje que saca { $seat }: cada carta perdida trae una carta del Bang.
    [2] El personaje que saca { $seat }: su mano no tiene límite.
   *[other] El personaje que saca { $seat }: en los linchamientos no cuenta un voto en su contra.
}
told-ONE_VOTE_LESS = No cuenta uno de los votos contra { $seat }, que es el sheriff.
told-ROYAL = El voto de { $seat }, rey por un día, vale doble.
told-ROLE = { $seat }: { $role }.
told-COMA = Queda en coma inducido, y sin poderes, { $place }.
told-TRANSPLANT = Un trasplante, y solo puede haber uno, mantiene con vida { $place }.
told-SHIELD = { $waits ->
    [0] Algo detiene el golpe contra { $place }, que no muere.
   *[other] Han ido a por { $place }: por su número aún no puede morir, sea cual sea el golpe.
}
told-ROBOT = { $robots ->
    [0] El último robot del cyborg recibe el golpe contra { $place }.
   *[other] Un robot del cyborg recibe el golpe contra { $place }.
}
told-BET_WON-BET_LEADER = Va ganando quien dijiste: aciertas la apuesta, que cobrarás la próxima noche.
told-BET_WON-BET_GROUP = Ha muerto una carta del grupo por el que apostaste: aciertas la apuesta, que cobrarás la próxima noche.
told-BET_WON-BET_CELLMATES = Ha muerto un compañero de celda: aciertas la apuesta, que cobrarás la próxima noche.
told-BET_WON-BET_CARD = Ha muerto la carta por la que apostaste: aciertas la apuesta, que cobrarás la próxima noche.
told-BET_WON-BET_SIAMESE = Ha muerto una siamesa: aciertas la apuesta, que cobrarás la próxima noche.
told-TOKEN_TAKEN-DEATH_TOKEN = Quitas de { $place } la calavera de la muerte.
told-TOKEN_TAKEN-SCYTHE_TOKEN = Quitas de { $place } la guadaña de la parca.
told-TOKEN_TAKEN-ACCUSATION = Quitas de { $place } la flecha de John Flick.
told-TOKEN_TAKEN-BROCCOLI = Quitas de { $place } un brócoli.
told-TOKEN_TAKEN-PROTECTION = Quitas de { $place } el escudo.
told-BET_LOST = { $seat } pierde la apuesta: la carta con la que apostó debe morir.
told-MEAL = { $other } prepara la comida a { $seat }: en esta ronda ninguno de los dos ataca al otro ni vota en su contra.
told-TOOL = De otro mundo te llega una carta: { $tool }.
told-DECLARED = { $seat } revela todos los secretos.
told-OUT_OF_PLAY = Sale de la partida { $place }.
told-BEHAVES = { $seat } se comportará: sus cartas no tendrán poder en la próxima ronda.
told-GIVEN_UP = { $seat } no se comportará: mata { $place }, y nada la puede salvar.
told-SPY_MARK = Se une al cuerpo de espionaje { $place }.
told-SPIES_FALL = Ya han atacado a todos los espías menos uno: mueren todos.
told-SPY_HIT = El golpe alcanza a un espía, { $place }: no muere mientras quede más de un espía sin atacar.
told-HAUNTED = Por obra de la médium, en la próxima ronda { $seat } solo podrá usar sus cartas muertas.
told-MAZE = La personalidad de { $seat } es { $card_the }, y en esta ronda la usas tú.
told-MAZE_STANDS = El laberinto encierra a { $seat }: en esta ronda otra persona usa su personalidad.
told-SPOILED = { $seat } destruye toda la comida de la casa.
told-SHUFFLED = Ya han pasado todos los acontecimientos periódicos: se barajan de nuevo.
told-NEXT_TIED = Quienes han votado contra { $seat } votan ahora una de sus cartas.
told-MAZED = Alguien te encierra en el laberinto: en esta ronda esa persona usa tu personalidad, y tú no.
told-BODY = { $body ->
    [1] La médium pasa a su cuerpo espiritual.
   *[other] La médium pasa a su cuerpo físico.
}
told-CONVERTED = { $to ->
    [1] { $seat } cambia de bando: pasa de los internos a los amotinados.
    [2] { $seat } cambia de bando: deja de levantarse con los amotinados y pasa a los internos.
   *[other] { $seat } cambia de bando.
}
told-NO_NIGHT = Alerta roja: esta ronda no hay noche.
told-NO_DAY = Eclipse: esta ronda no se hace de día.
told-GAMBLED = { $seat } se arriesga y mata una carta propia: nada la salva.
told-HOLDS = Sigue viva y no se descubre { $place }.
told-HOLDS-cell = La celda de aislamiento protege del golpe { $place }: sigue viva y no se descubre.
told-HOLDS-number = Por su número aún no puede morir { $place }: sigue viva.
told-HOLDS-by-cell = Por efecto de { $cause_the }, debía morir { $place }: la protege la celda de aislamiento, y no se descubre.
told-HOLDS-by = Por efecto de { $cause_the }, debía morir { $place }: sigue viva y no se descubre.
told-HOLDS-by-number = Por efecto de { $cause_the }, debía morir { $place }: por su número aún no puede.
told-IMMORTAL = No puede morir en las próximas tres rondas { $place }.
told-SACRIFICED = La alquimista se sacrifica por { $seat }.
told-KING = El haki del rey pesa sobre todos: de noche solo se levantan los personajes principales.
told-NAMED = Alguien ha nombrado una carta tuya, { $card }: no actúa en toda la ronda.
told-MIND = El arquitecto se levantará en el turno de { $card_the }.
told-MIND_KEEPS = Con el laberinto de la mente, el arquitecto muerto se cambia por la última carta en cuyo turno se levantó: ella es ahora { $place }, y él, { $other }.
told-IN_VAIN = El evento «{ $event }» de { $seat } se queda en nada.
told-DEAD_ALREADY = La parte oculta de la profecía cae sobre { $place }: ya estaba muerta.
told-DEAD_ALREADY-by = Por efecto de { $cause_the }, debía morir { $place }: ya estaba muerta.
told-NOT_BACK = { $alive ->
    [0] El profeta llama a { $place }, que no puede volver a la vida.
   *[other] El profeta iba a devolver a la vida { $place }, que ya está con los vivos: no cambia nada.
}
told-SILENCED = { $how ->
    [1] La melancolía calla a { $card_the } ({ $place }): su muerte no desencadena nada.
    [2] La muerte de { $card_the } ({ $place }), de lepra, no desencadena nada.
    [3] La muerte de { $card_the } ({ $place }), a manos de su propio dueño, deja sin efecto su poder.
    [4] El coma deja sin poderes a { $card_the } ({ $place }): su muerte no desencadena nada.
    [5] El corte de electricidad deja sin poderes a { $card_the } ({ $place }): su muerte no desencadena nada.
    [6] La terapia de grupo deja sin poderes a { $card_the } ({ $place }): su muerte no desencadena nada.
    [7] El reconocimiento médico deja sin poderes a { $card_the } ({ $place }): su muerte no desencadena nada.
    [8] El día de visitas deja sin poderes a { $card_the } ({ $place }): su muerte no desencadena nada.
    [9] La médium deja sin poderes a { $card_the } ({ $place }): su muerte no desencadena nada.
   *[10] La carta «Prisión» calla a { $card_the } ({ $place }): su muerte no desencadena nada.
}
told-UNSAVED = { $how ->
    [1] La melancolía calla a { $card_the } ({ $place }): por eso no se salva.
    [4] El coma deja sin poderes a { $card_the } ({ $place }): por eso no se salva.
    [5] El corte de electricidad deja sin poderes a { $card_the } ({ $place }): por eso no se salva.
    [6] La terapia de grupo deja sin poderes a { $card_the } ({ $place }): por eso no se salva.
    [7] El reconocimiento médico deja sin poderes a { $card_the } ({ $place }): por eso no se salva.
    [8] El día de visitas deja sin poderes a { $card_the } ({ $place }): por eso no se salva.
    [9] La médium deja sin poderes a { $card_the } ({ $place }): por eso no se salva.
   *[10] La carta «Prisión» calla a { $card_the } ({ $place }): por eso no se salva.
}
told-CAME_ROUND = Esta noche han dado por muerta { $place }, y vuelve a la vida: es catalepsia.
told-NAP_KILLS = Nadie ha muerto a la hora de la siesta: quien mate esta noche lo hará dos veces.
told-FEAST_LYNCHING = La noche de la fiesta no mató a nadie: hoy hay un linchamiento más.
told-NO_REVENGE = La manía persecutoria no se lleva ninguna carta a la tumba.
told-MISGUESSED = No aciertas: bajo la ficha no hay una carta de { $group }.
told-LAST_EVENT = Era el último evento del mazo: ya nadie roba más.
told-NO_EVENTS = No quedan cartas de evento que { $seat } pueda robar.
told-UNTREATED = La lobotomía no cambia nada en { $card_the } ({ $place }).
told-LYNCHES_NOBODY = { $back ->
    [0] { $seat } no lincha ninguna carta.
   *[other] { $seat } no deja volver ninguna carta.
}
told-EMPTY_RECORD = La carpeta «{ $event }» está vacía: no nombra a nadie en esta partida.
told-DOLL = Por el vudú, { $place } carga en esta ronda con todo el mal que se haga a las demás cartas de su jugador.
told-HANDED_ON = Un brócoli pasa de { $place } a { $other }.
told-ROBBED = { $seat } quita una carta de evento a { $other }.
told-ROBBED_EVENT = { $seat } se lleva el evento «{ $event }».
told-DISCARDED = { $seat } pierde el evento «{ $event }».

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
choice-DEATH_TOKEN = La calavera de la muerte
choice-SCYTHE_TOKEN = La guadaña de la parca
choice-ACCUSATION = La flecha de John Flick
choice-BROCCOLI = Un brócoli
choice-PROTECTION = El escudo
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

occurs-ECLIPSE = la próxima ronda no se hace de día
occurs-ALERTA_ROJA = la próxima ronda no hay noche
occurs-CORTE = en la próxima ronda las cartas de acción principal no tienen ningún poder
occurs-TERAPIA_DE_GRUPO = en la próxima ronda los personajes principales no tienen ningún poder
occurs-RECONOCIMIENTO = en la próxima ronda los personajes secundarios no tienen ningún poder
occurs-DOS_PAJAROS = en la próxima ronda, si hay empate en el linchamiento, cada uno de los empatados pierde una carta
occurs-JUGADA_ARRIESGADA = desde ahora cada cual puede, una vez, matar una carta propia y robar un evento
occurs-FIESTA = si la próxima noche no muere nadie, al día siguiente hay un linchamiento más
occurs-SIESTA = si en el próximo linchamiento no muere nadie, la noche siguiente se mata dos veces: lo hacen los amotinados, o la parca si esa noche le toca a ella
occurs-DIA_DE_VISITAS = cada cual elige: comportarse y jugar la próxima ronda sin poderes, o matar una carta propia
occurs-TODOS_PARA_UNO = cada cual muestra una carta viva que no se haya visto
occurs-INVESTIGACION = una carta de cada cual sale de la partida
occurs-ESPIONAJE = cada cual une una carta a los espías, que no mueren al ser atacados; cuando los han atacado a todos menos a uno, mueren todos

power-TRAITOR = { $name } (traidor), ¿te levantas con los amotinados? Lo que elijas será tu bando toda la partida.
power-HIDE = { $name } (el arquitecto), ¿tras qué carta te ocultas?
power-behind = , muerto y oculto tras { $place }
power-MAZE = { $name } (el arquitecto{ $behind }), ¿a quién encierras en el laberinto?
power-MIND = { $name } (el arquitecto{ $behind }), ¿en el turno de qué carta te levantas?
power-LAUGH = { $name } (gas de la risa), ¿qué carta no se levanta esta noche?
power-LAUGH_KILL = { $name } (gas de la risa), los amotinados no se levantan, y tú matas una carta por cada uno que sigue en juego: ¿cuál matas ahora?
power-PILL = { $name } (gas de la risa), ¿gastas un comprimido para que muera la carta que elegiste?
power-BET = { $name } (la ludópata), ¿a qué apuestas?
power-BET_SEAT = { $name } (la ludópata), ¿quién apuestas que irá ganando?
power-BET_GROUP = { $name } (la ludópata), ¿de qué grupo apuestas que morirá una carta?
power-BET_CARD = { $name } (la ludópata), ¿qué carta apuestas que morirá?
power-PRIZE = { $name } (la ludópata), ¿qué recompensa eliges?
power-PRIZE_LOOK = { $name } (premio de la ludópata), ¿qué carta miras?
power-PRIZE_KILL = { $name } (premio de la ludópata), ¿qué carta matas?
power-PRIZE_WAKE = { $name } (premio de la ludópata), ¿qué carta tuya despierta?
power-SERVE = { $name } (la chef), ¿sobre qué carta pones un brócoli? Puedes poner uno a cada jugador: aún no lo { $without ->
    [one] tiene
   *[other] tienen
} { $unserved }.
power-MEAL = { $name } (la chef), ¿a quién preparas la comida?
power-REFILL = { $name } (la chef), ¿sobre qué carta pones un brócoli de los del centro de la mesa, donde { $centre ->
    [one] queda uno
   *[other] quedan { $centre }
}?
power-HAND_ON = { $name }, ¿qué brócoli pasas a la izquierda, y a qué carta?
power-SPOIL = { $name }, ¿destruyes toda la comida para que la chef viva?
power-STEAL = { $name } (la chef), ¿robas el poder de { $ripe_the }, que murió por los brócolis?
power-WORLD = { $name } (el saltamundos), ¿de qué juego sacas tu poder?
power-KEEP = { $name } (el saltamundos), ¿con qué carta te quedas?
power-TOOL = { $name } (el saltamundos), ¿qué carta usas?
power-TOOL_KILL = { $name } (el saltamundos), ¿qué carta matas?
power-TOOL_SHIELD = { $name } (el saltamundos), ¿qué carta esquivará el próximo golpe?
power-TOOL_REVIVE = { $name } (el saltamundos), ¿qué carta tuya vuelve a la vida?
power-TOOL_ROB = { $name } (el saltamundos), ¿a quién robas un evento?
power-TOOL_JAIL = { $name } (el saltamundos), ¿qué carta encierras esta ronda?
power-TOOL_CARD = { $name } (asesino), nombra la carta que no actuará.
power-TOOL_SWAP = { $name } (mago), ¿qué dos cartas tuyas cambias de sitio?
power-TOOL_GUARD = { $name } (obispo), ¿qué carta proteges de los amotinados?
power-TOOL_LOOK = { $name } (arquitecto), ¿qué carta miras?
power-TOOL_DISCARD = { $name } (el saltamundos), ¿quién pierde un evento?
power-BORROW = { $name } (la médium), ¿de qué carta muerta usas el poder?
power-SEE_GOAL = { $name } (la médium), ¿qué objetivo miras?
power-BODY = { $name } (la médium), ¿en qué cuerpo empiezas?
power-HAUNT = { $name } (la médium), ¿quién jugará solo con sus cartas muertas?
power-EXCHANGE = { $name }, atacan al cyborg: ¿por qué carta de otro lo cambias?
power-POINTS = { $name }, el cyborg era tuyo al empezar: ¿en qué gastas sus puntos?
power-POINTS_LOOK = { $name } (puntos del cyborg), ¿qué carta miras?
power-POINTS_GOAL = { $name } (puntos del cyborg), ¿qué objetivo miras?
power-POINTS_KILL = { $name } (puntos del cyborg), ¿qué carta matas?
power-POINTS_REVIVE = { $name } (puntos del cyborg), ¿qué carta revives?
power-ROBOTS = { $name } (el cyborg), ¿qué carta matan tus robots?
power-RISE = { $name } (la alquimista), ¿qué carta tuya revive y despierta?
power-SACRIFICE = { $name } (la alquimista), ¿por quién te sacrificas?
power-HAKI = { $name } (el otaku), ¿qué haki usas?
power-HAKI_PEEK = { $name } (el otaku), ¿qué carta miras antes?
power-HAKI_KILL = { $name } (el otaku), ¿qué carta matas?
power-HAKI_SHIELD = { $name } (el otaku), ¿qué carta lleva el escudo?
power-HAKI_FORESEE = { $name } (el otaku), ¿qué carta eliges? Mientras viva, el otaku no muere.
power-DOLL = { $name } (la maestra vudú), ¿a qué carta haces vudú?
power-SPREAD = { $name }, ¿a qué carta pasa el mal que sufrió la maestra vudú?
power-CURSE = { $name }, la maldición de la maestra vudú te obliga: ¿qué carta, de quien haya ido contra ella, sufre el mismo golpe?
power-CLOCK = { $name } (el relojero), ¿qué poder de tus números usas?
power-CLOCK_LOOK = { $name } (el relojero), ¿qué carta miras?
power-CLOCK_GOAL = { $name } (el relojero), ¿qué objetivo miras?
power-CLOCK_KILL = { $name } (el relojero), ¿qué carta matas?
power-CLOCK_CLEAR = { $name } (el relojero), ¿de qué carta quitas un modificador?
power-CLOCK_TOKEN = { $name } (el relojero), ¿qué modificador quitas de esa carta?
power-CLOCK_MOVE = { $name } (el relojero), ¿de qué carta tuya quitas el número, y bajo cuál lo pones?
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
power-PSYCHIATRIST = { $name } (psiquiatra), ¿qué dos jugadores intercambian sus objetivos?
power-PANDORA = { $name } (Pandora), ¿qué carta se queda sin despertar para siempre?
power-MEMORIES = { $name } (recuerdos), ¿qué dos jugadores intercambian sus personalidades?
power-OCCURRENCE = { $name }, en esta ronda ha quedado a la vista tu objetivo: ¿qué acontecimiento eliges?
power-VISIT = { $name }, día de visitas: ¿te comportas o matas una carta tuya?
power-SHOW_ONE = { $name } (todos para uno), ¿qué carta viva tuya muestras a todos?
power-POLICE = { $name } (investigación policial), ¿qué carta tuya sale de la partida?
power-MARK_SPY = { $name } (cuerpo de espionaje), ¿qué carta tuya se une a los espías?
power-GAMBLE = { $name } (jugada arriesgada), ¿qué carta tuya matas?

why-FRIENDS = Esta ronda la comida de la chef os une: ninguno va contra el otro.
why-NOT_SECRETS = Los secretos solo los revela el inquisidor, cuando los conoce todos y una sola vez.
why-NO_GAMBLE = La jugada arriesgada se hace una sola vez, y no antes de que ocurra ese acontecimiento.
why-NO_SACRIFICE = Solo se sacrifica una alquimista propia y despierta, y por quien tenga cartas muertas.
why-NOBODY_TO_ANNOUNCE = No tienes ningún personaje despierto que haya que anunciar.
why-DEPUTY = Un alguacil no ataca al sheriff.
why-NOT_THAT-HIDE = El arquitecto no puede ocultarse tras sí mismo.
why-NOT_THAT-MAZE = El laberinto es para otro jugador, y para cada uno una sola vez.
why-NOT_THAT-MIND = Tiene que ser una carta viva que tenga su turno de noche, y no un personaje principal.
why-NOT_THAT-LAUGH = Debe ser una carta que el gas de la risa no haya nombrado antes, no de personalidad, y viva o un arquitecto que pueda estar oculto.
why-NOT_THAT-BET = Esa apuesta ya está hecha o no queda ninguna de su clase, o las cartas por las que se apuesta no están en la partida.
why-NOT_THAT-BET_GROUP = Se apuesta por uno de los cuatro grupos de cartas.
why-NOT_THAT-BET_CARD = Se apuesta por una carta viva de las filas.
why-NOT_THAT-PRIZE = Esa recompensa ya está elegida, o ahora no sirve de nada.
why-NOT_THAT-PRIZE_WAKE = Esa carta ya ha despertado, o no puede despertar.
why-NOT_THAT-SERVE = A ese jugador ya le has servido un brócoli.
why-NOT_THAT-REFILL = Esta noche ese jugador ya ha recibido un brócoli del centro.
why-NOT_THAT-MEAL = La chef come con otro jugador, y con cada uno una sola vez.
why-NOT_THAT-HAND_ON = Se pasa el brócoli de una carta que no se haya usado, a una del jugador de la izquierda.
why-NOT_THAT-WORLD = El saltamundos elige entre Bang y Ciudadelas.
why-NOT_THAT-KEEP = Te quedas con una de las dos cartas robadas.
why-NOT_THAT-TOOL = Esa carta no la tienes, o ahora no se puede usar.
why-NOT_THAT-TOOL_REVIVE = Esa carta no volverá nunca: la alquimista se ha sacrificado.
why-NOT_THAT-TOOL_ROB = Se roba a otro jugador que tenga eventos y al que no hayas robado ya esta noche.
why-NOT_THAT-TOOL_CARD = El asesino nombra una carta viva de las filas.
why-NOT_THAT-TOOL_SWAP = El mago cambia dos cartas tuyas, nombradas en su orden.
why-NOT_THAT-TOOL_DISCARD = Pierde un evento otro jugador que los tenga, y no dos veces la misma noche por ti.
why-NOT_THAT-BORROW = La médium usa el poder de una carta muerta, que no sea el pacto de sangre, sin repetir jugador; con cuerpo espiritual, sin repetir carta.
why-NOT_THAT-SEE_GOAL = Ese objetivo ya lo conoces.
why-NOT_THAT-BODY = El cuerpo es espiritual o físico.
why-NOT_THAT-HAUNT = La médium ya ha elegido antes a ese jugador.
why-NOT_THAT-EXCHANGE = El cyborg se cambia por la carta de otro jugador.
why-NOT_THAT-POINTS = No te llegan los puntos del cyborg para eso, o ahora no serviría de nada.
why-NOT_THAT-POINTS_GOAL = Ese objetivo ya lo conoces.
why-NOT_THAT-POINTS_REVIVE = Esa carta no volverá nunca: la alquimista se ha sacrificado.
why-NOT_THAT-RISE = Esa carta no volverá nunca: la alquimista se ha sacrificado.
why-NOT_THAT-SACRIFICE = Ese jugador no tiene cartas muertas.
why-NOT_THAT-HAKI = Ese haki está gastado, o esta noche no se puede usar.
why-NOT_THAT-HAKI_FORESEE = El otaku no puede elegirse a sí mismo.
why-NOT_THAT-CURSE = La maldición cae sobre una carta de quienes la provocaron.
why-NOT_THAT-CLOCK = Ese poder no lo da ningún número a la vista, o ya está usado, o ahora no serviría de nada.
why-NOT_THAT-CLOCK_GOAL = Ese objetivo ya lo conoces.
why-NOT_THAT-CLOCK_CLEAR = Sobre esa carta no hay ningún modificador que quitar.
why-NOT_THAT-CLOCK_TOKEN = Ese modificador no está sobre la carta.
why-NOT_THAT-CLOCK_MOVE = El número pasa a una carta que no tenga otro.
why-NOT_THAT-TIME = Ese poder del tiempo está gastado, o esta noche no se puede usar.
why-NOT_THAT-FUTURE = El futuro se lleva una sola carta de cada jugador, y ninguna de quien solo tiene una.
why-NOT_THAT-TREAT = Ese poder de la médico está gastado, o esta noche no serviría de nada.
why-NOT_THAT-COMA = Esa carta ya está en coma.
why-NOT_THAT-VIRUS = Esta noche no se puede hacer eso con el virus.
why-NOT_THAT-INFECT = El virus empieza en otro jugador, aumenta en quien lo tiene y se contagia a quien está a su lado.
why-NOT_THAT-VIRUS_KILL = Ese jugador no tiene dos virus.
why-NOT_THAT-OCCURRENCE = Se elige uno de los acontecimientos que han salido.
why-NOT_THAT-VISIT = El día de visitas te comportas o matas una carta tuya.
why-NOT_THAT-SHOW_ONE = Esa carta ya la ha visto todo el mundo.
why-NOT_THAT-MARK_SPY = Esa carta ya es de los espías.

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

## En el vestíbulo

before-uneven = Con { $players } jugadores no están igualados: entre bots iguales ganan los internos { $inmates } de cada cien partidas y los amotinados { $mutineers }.
game-about = Un motín se prepara en el manicomio. De noche, cada cual obra a escondidas cuando lo llama quien narra; de día se habla, se sospecha y se vota. Nadie sabe quién es quién.
game-facts = Papeles ocultos · de 2 a 7 jugadores, y si hay 8, uno narra
game-cover = Un dormitorio del manicomio de noche: la luna tras los barrotes y, en una cama, alguien con los ojos abiertos

## Cómo le fue a cada asiento

fared-narrator = quien narra

# Cifras de muchas partidas.
figures-sides = bando
figures-mains = personaje principal
figures-cards = otra carta de la fila

## Perfiles e informes

kind-main = Personajes principales
kind-main-seen = repartidos al primer asiento
kind-main-used = poder usado por el primer asiento, o despertados allí
kind-card = Otras cartas de la fila
kind-card-seen = repartidas al primer asiento
kind-card-used = poder usado por el primer asiento, o despertadas allí
kind-trait = Personalidades
kind-trait-seen = repartidas al primer asiento
kind-goal = Objetivos
kind-goal-seen = repartidos al primer asiento
kind-event = Eventos
kind-event-seen = robados por el primer asiento
kind-event-used = jugados por el primer asiento
kind-occurrence = Acontecimientos
kind-occurrence-seen = ocurridos
kind-action = Acciones
kind-action-seen = ofrecidas
kind-action-used = elegidas
without-card = Una carta deja su sitio a otra de su grupo que no está en el conjunto, por sorteo si hay varias: lo que vale es frente a esa. Se quedan las siamesas, los compañeros de celda y las cartas en cuyo lugar no puede entrar otra.
without-main = Un personaje sale de aquellos entre los que se sortea; los demás salen más a menudo.
without-event = Un evento sale de su mazo, que queda una carta más delgado.
without-occurrence = Un acontecimiento sale de los que pueden ocurrir.
action-PASS = No hacer nada
action-POINT = Señalar una carta
action-REVERSE = Señalar una carta, con el efecto opuesto
action-PAIR = Señalar dos cartas
action-REVERSE_PAIR = Señalar dos cartas, con el efecto opuesto
action-PLAYER = Elegir a alguien
action-PLAYERS = Unir a dos personas
action-REVERSE_PLAYERS = Enemistar a dos personas
action-ORDER = Ordenar la fila
action-CARD = Nombrar una carta
action-EVENT = Jugar un evento
action-YES = Decir que sí
action-NO = Decir que no
action-SIDE = Tomar un bando
action-QUESTION = Hacer una pregunta
action-OMEN = Predecir algo
action-LAY = Elegir qué cartas salen a la mesa
action-GROUP = Adivinar el grupo de una carta
action-YES_REVERSE = Devolver una carta muerta con la amnesia
action-CLAIM = Decir de qué bando se es
action-ACCUSE = Acusar a alguien
action-VOUCH = Responder por alguien
action-SAW = Decir lo que se ha visto
action-CHOOSE = Elegir por su nombre
report-beat = día
report-event = Qué eventos perjudican al bando del primer asiento y cuáles le ayudan
report-occurrence = Qué acontecimientos perjudican al bando del primer asiento y cuáles le ayudan

## Lo que se cuenta de cada carta

lore-DANIEL = Antes de que le enseñaran su cama ya había roto dos puertas y la mandíbula de un celador; al primer invierno tenía a quien le siguiera. Cuando los demás vuelven a meterse bajo las mantas, él sale otra vez: a quien manda siempre le queda un nombre en la lista. Si cae, Richard Dadd sabe dónde se guarda el cuchillo.
lore-NATHANIEL = Lleva las llaves, la sopa y las noticias, y nadie mira dos veces a un hombre con una fregona. Los amotinados le han prometido una casa fuera, con una puerta que solo cerrará él. A cambio, de noche les deja abiertas las suyas y va con ellos.
lore-RICHARD_DADD = Pinta con un pincel de tres pelos: hadas, cáscaras de nuez y, en alguna esquina, una cara que no enseña a nadie. Sonríe a los planes de los amotinados y los acompaña cada noche mientras los va tachando de memoria. En el cuadro que guarda para el final hay una sola figura.
lore-ALI = Lleva nueve años sin decir palabra, así que delante de ella se habla de todo. De noche le basta una tabla que cruje para despertarse, y por la rendija de la puerta cuenta a quienes pasan. Se fía de sus pies descalzos: un paso en falso, y sabrán quién miraba.
lore-LARRY_OWLS = Camina de noche con los ojos abiertos y la cabeza en otra parte, y no se ha dado con cerradura que lo retenga. Cada mañana recuerda una cara, al pie de una cama que no era la suya, y nunca cómo llegó hasta allí.
lore-MARY_FIRTH = Te quitaba los anillos mientras te daba la mano, y para la cena ya tenía tu voz y tu manera de andar. Se sienta al borde de una cama y hace una sola pregunta: quien responde mal no se levanta en toda la noche. Y entonces alguien muy parecido sale con su abrigo.
lore-KRUGMAN = El director se ha puesto una camisa de interno para ver con sus propios ojos qué pasa cuando se apagan las lámparas. De cada cama que queda vacía se lleva un expediente, y por una noche sabe hacer lo que hacía su dueño. Él lo llama restablecer el orden, y ha empezado por los primeros de la lista.
lore-ARCHIVO = Tras la tercera puerta a la izquierda, cada vida de Bethlem está en un cajón, atada con una cinta. La cerradura es vieja y no perdona: si pides el expediente que es, te dice hasta la cama; si pides otro, la llave se parte.
lore-JOHN_FLICK = Nunca fue juez, pero tiene la voz que hace falta y un mazo que antes era pata de cama. De noche escribe una acusación y la clava en la pared; por la mañana, medio pabellón jura que ya lo pensaba.
lore-ARTHUR = Lo encerraron por su cara, y para hacerle una cama a medida hubo que juntar dos. Cada noche elige una puerta, se sienta apoyado en ella y canturrea hasta el alba. Nunca guarda la misma dos noches seguidas: dice que las demás se pondrían tristes.
lore-WAKERFIELD = Por tres panfletos y un discurso desde un carro la declararon incurable. No conoce condena que no esté dispuesta a cumplir por otra persona. Cuando van a levantar la sábana, quien yace debajo es ella, y la otra persona ya no está.
lore-SIAMESA = Desde que nacieron comparten un pulso, un abrigo y todos los secretos, y en Bethlem les dieron camas en las dos puntas del pabellón. Si golpean a una, la otra no la suelta. Solo se rinden si las golpean a las dos la misma noche o el mismo día.
lore-PARCA = Nadie recuerda su ingreso, y su cama está siempre hecha. Cada noche marca una puerta con tiza y espera que otros se ocupen: tiempo le sobra. Pero no le gusta que la desobedezcan dos veces seguidas; entonces viene ella en persona, y esa noche ningún otro filo corta.
lore-PACTO_DE_SANGRE = Un alfiler, dos pulgares, una gota en el suelo de piedra y alguien que sostiene la vela a oscuras. Desde esa noche dos personas tienen un solo destino: o salen de Bethlem juntas y solas, o las entierran juntas.
lore-ELECTROSHOCK = En el sótano hay una silla con correas de cuero y, al lado, una rueda que zumba al girar. En la puerta pone «Terapia». Nadie ha subido todavía a contar si ayuda.
lore-OPIO = El frasco marrón está en el estante más alto de la enfermería, y baja de nivel él solo. Unas gotas entre los labios fríos, y un corazón que ya se despedía lo piensa mejor. Queda para una persona; lo demás se lo ha bebido el médico.
lore-LOBOTOMIA = El cirujano promete una mente tranquila, y cumple. Quien quiera puede acercarse a ver a quién tiene en la mesa. Los amotinados se levantan de ella mansos como corderos, en el otro bando y sin opinión con la que votar.
lore-RABIA = Empezó con un perro en el patio y una mano que quiso acariciarlo. Quien la padece muerde una sola vez, en el último momento y siempre hacia la izquierda. El amotinado más cercano por ese lado tendrá mañana sed, y miedo al agua.
lore-MANIA = Están tras la pared, en las gachas, debajo de la cama: un cuaderno de cuatrocientas páginas tiene todos los nombres. Como nadie quiso escuchar, la última línea es breve: si vienen a por mí, no me iré sin compañía.
lore-PROFETA = Los ángeles hablan a las tres y media, y nadie más en el pabellón los ha oído nunca. El profeta dibuja dos llamas en la ceniza: la de alguien que vive y la de alguien de su misma fila que ya no. Cuando se apague la primera, mirad la segunda.
lore-CATALEPTICO = Dos veces le han rezado el responso, y una estornudó. Se queda frío como la losa, sin vaho en el espejo, y se levanta a desayunar. El enterrador ha decidido no esperar una segunda vez.
lore-AMNESIA = Con la soga todavía balanceándose, alguien pregunta cuándo empieza el linchamiento. Lo dice con tanta inocencia que por un momento nadie más se acuerda. Así que todo el mundo vuelve a sentarse y a señalar.
lore-MUERTE_DULCE = En un cuarto cerrado han dejado una estufa encendida, y no huele a nada. Quien duerme al lado ya sabe con quién cambiaría de cama si entrara alguien con un cuchillo. Pero si la desgracia no da antes con esa otra persona, a la segunda mañana el cuarto habrá hecho su trabajo.
lore-COMPANERO = Tres personas llevan tanto tiempo arañando el mismo calendario en la misma pared que comparten hasta la tos. La primera noche se buscan y se saludan con la cabeza. Cuando se llevan a una, en las filas de las otras dos queda vacía la cama del mismo sitio.
lore-JUEGO_DE_AZAR = Una ficha de hueso va de cama en cama, siempre hacia la izquierda, y nadie la quiere mucho tiempo. No jugamos por nada, dice quien la puso en marcha, ni siquiera por cerillas. El día que deje de jugar, alguien sabrá qué se apostaba.
lore-RESPONSABILIDAD = La llave de la carbonera, pasar lista, las riñas por las mantas: al final todo acaba en la misma cama. Cuando esta mano señala, la gente mira dos veces, y dos veces se cuenta.
lore-HOSTILIDAD = El orden necesita a alguien que grite, y aquí a los gritos les han dado un brazalete. Cada día alguien se queda de cara a la pared mientras el resto vota. Se hace con justicia: a nadie le vuelve a tocar hasta que les ha tocado a todos.
lore-MELANCOLIA = Entra por la ventana con la niebla y se sienta en el pecho de alguien. A quien le toca se le van la noche y el día en la cama, y no le ve sentido a nada, ni siquiera a que su muerte sirva de algo.
lore-ANSIEDAD = El sueño no llega, así que se oyen un golpecito en la tubería y un susurro: ¿puedo preguntarte una cosa? Con un sí o un no basta. A nadie le pregunta otra vez hasta haber preguntado a todos: no quiere molestar.
lore-NEUROTICISMO = Desde la primera noche, una voz que nunca se alza le explica a alguien, a través de la pared, cómo son las cosas de verdad. Una ronda sí y otra no, hay instrucciones. Ese día la mano que señala no obedece a su dueño.
lore-BIPOLARIDAD = En el expediente hay un nombre y dos firmas. Una envenena lo que la otra cura, y las dos juran que lo hicieron con buena intención. Antes de cada acto conviene preguntar quién se ha levantado hoy.
lore-PACIENCIA = En esta celda se juega desde hace once años una sola partida de ajedrez, a jugada por mes. Al final de la noche hay tiempo de sentarse junto a quien se muere y decirle: hoy no. Mañana también vale, y será de lo mismo.
lore-CUENTACUENTOS = Alguien tiene que saber cómo acaba. Quien cuenta el cuento no tiene cama en el pabellón ni parte en sus riñas: solo una silla junto al fuego, todos los secretos y, para cada cual, una respuesta sobre el porvenir.
lore-BARBERO = Afeita cuarenta barbas antes de mediodía con la misma navaja, y solo pide que no se muevan. Hoy alguien ha hecho un chiste sobre su bigote.
lore-CONFESION = Alguien se ha subido al banco del patio y no puede dejar de hablar. Cuando termina, todo el mundo sabe quién duerme en una de las camas, y a alguien se le ha quitado un peso de encima, aunque quizá no a quien debía.
lore-MILAGRERO = Duerme junto a la caldera y vende reliquias hechas con huesos del caldo. Pero se ha visto volver a llenarse un frasco que había bendecido, y arder otra vez una cerilla quemada. Con los pactos de sangre no quiere nada: dice que eso no sale.
lore-INDULTO = Su señoría visita el manicomio los jueves, como otros van al teatro, y le ha cogido cariño a alguien. Con la soga ya al cuello, llega un lacayo con una carta. El saco se queda sobre la cabeza: a quién ha perdonado es cosa suya.
lore-CIRUJANO = El doctor Crowther aprendió con caras de ahogados, y sus costuras son muy admiradas. Dale dos durmientes y una noche, y cada cual despertará en la cama del otro. Por la mañana todo el mundo ve las vendas, y nadie la mano que pagó.
lore-HISTORIA_NEUROTICO = Carpeta 7, con cinta gris: «Habla en voz baja, y hay quien obedece». En la última página alguien apuntó dos nombres: quién mueve los hilos y quién baila.
lore-HISTORIA_SIAMESAS = La carpeta 12 guarda una sola partida de nacimiento para dos niñas y el dibujo de un cirujano con una línea de puntos. Va prendida una nota: quiénes las tienen ahora.
lore-HISTORIA_SECRETOS = Esta carpeta no está en el índice, y su sello no es de lacre. Quien la abre lee quién sostuvo la vela aquella primera noche, y a qué dos personas les pincharon el pulgar.
lore-CAMBIO_DE_HABITACION = Se rompe un plato en el pasillo, el celador se da la vuelta y dos vecinos ya han cambiado de cama. Por la mañana lo nota todo el mundo, y nadie dice de quién era el plato.
lore-LEPROSO = Lleva una campanilla para que la gente se aparte, y esta noche se la ha quitado. Para quien le dio la mano no hay remedio, ni cerrojo bastante grueso, ni tiempo para unas últimas palabras.
lore-HIPNOSIS = Mira el reloj, dice el profesor invitado, y nombra lo que sabrás hacer al despertar. El pabellón oye el qué, pero no a quién se lo decía. Y quien de verdad tiene el don sigue durmiendo, sin haber perdido nada.
lore-NOSTRADAMUS = El ataque llega en la mesa: los ojos en blanco, la cuchara en alto y una frase que oye todo el mundo. Otra va a un papel, y el papel, debajo del plato. Si la primera se cumple en tres días, alguien le dará la vuelta al plato.
lore-DESPERTAR = Hay un momento antes del alba en que las rejas no hacen sombra. Entonces se incorpora alguien que en esta casa nunca había llegado a despertarse, y descubre en sus manos más fuerza que en todas las cadenas.
lore-CELDA = Cuatro paredes acolchadas, una ranura para la sopa y un cerrojo como un brazo. Desde dentro no se puede hacer nada, y nada se le puede hacer a quien está dentro: hay quien ha acabado por verlo como un favor.
lore-ARQUITECTO = Él dibujó Bethlem, y se guardó una hoja de los planos: la de las puertas que no existen. Tras la pared de otra persona sigue trabajando incluso cuando ya lo dan por muerto. A veces alguien entra detrás de él y pasa el día buscando la salida, mientras él le toma prestado el carácter.
lore-GAS = Noe guarda la llave de latón que da gas a todos los dormitorios, y una lista de quienes molestan. Un silbido, una risita, una mano que se levanta pidiendo aire: quien ríe toda la noche no hace otra cosa. No se lo da dos veces al mismo paciente; la segunda dosis no tiene gracia.
lore-LUDOPATA = Clara apuesta a lo que sea: a quién sacarán primero, de qué fila, antes o después de la sopa. Paga sus deudas y espera que la casa pague las suyas en secretos, en favores o en sangre. Lo que pone sobre la mesa es su propia vida: si apuesta por una muerte y no la hay, se la cobran.
lore-CHEF = En la mesa de Nerea se come bien, y quien se sienta a ella no levanta ese día la mano contra la cocinera, ni ella contra quien invitó. Lo del brócoli es otra historia. La primera ración se aguanta, la segunda se le pasa a quien está a la izquierda, y a la tercera no ha sobrevivido nadie.
lore-SALTAMUNDOS = David asegura que detrás del armario de la ropa blanca hay una taberna del Oeste, y detrás de la caldera, una ciudad de ocho gremios. Nadie le cree hasta que vuelve con un revólver que huele a pólvora, o con la corona de un rey del que nadie ha oído hablar.
lore-MEDIUM = Ainhoa pone un cubierto de más en la cena, y la conversación es mejor que con los vivos. Cada noche alguien del otro lado le presta lo que sabía hacer, y ella nunca llama dos veces a la misma puerta.
lore-CYBORG = Lo que queda de David cabe en una sombrerera; lo demás es latón, con el sello de un taller que aún no se ha fundado. Si lo matan, se levanta con un chirrido y se va a la fila de otra persona, y en su cama acuesta a alguien de allí. Cada abolladura se apunta, y se cobra.
lore-ALQUIMISTA = Silvia dio con la receta; solo falló la primera cucharada. Desde entonces su pulso es cuestión de opiniones, y quien la mata se sorprende de lo poco que cambia. Le queda una dosis, y no ha decidido si es para ella.
lore-OTAKU = A Edwin-kun lo trajeron por una capa naranja y una espada de papel, con unos cuantos siglos de adelanto. Sabe tres golpes por su nombre y los grita antes de darlos, una sola vez cada uno: el que derriba, el que escuda y el que ve venir una muerte. Los celadores se rieron hasta el primero.
lore-VUDU = Bea cose de noche, con pelo de peines ajenos. Lo que iba a la cabeza, al corazón o a la mano acaba todo en el único botón que ella ha elegido. Dice que para lo demás es un alivio, y que los botones no se quejan.
lore-SUPERVIVIENTE = Aitor ha sobrevivido a dos incendios, al cólera y a un pelotón de fusilamiento, y está cansado. Todo el mundo sabe quién es: la primera noche se presenta y pide que lo dejen en paz. Quien lo mate demasiado pronto le hará el favor que ha venido a buscar, y se acabó la velada.
lore-RELOJERO = Andrés ha quitado las agujas a todos los relojes de la casa para que solo él sepa qué va primero. El cuchillo que llega antes de hora no encuentra más que un número. Las cosas pasan por orden, dice, uno, dos, tres, cuatro, y la muerte puede ir tomando asiento.
lore-MEDICO = María pasa visita cuando los demás ya han acabado la suya, con una lámpara y un maletín que pesa más al salir. Levanta una sábana antes de que la suban del todo. A una persona la devuelve, a otra la mantiene dormida, otra vive de lo que ella le ha cosido dentro; pero una por noche, que manos solo tiene dos.
lore-PSIQUIATRA = El psiquiatra de la ciudad recibe a dos pacientes a la vez, por ganar tiempo. Cada cual entra con un propósito y sale con el del otro, y todo el mundo los ha visto entrar.
lore-PANDORA = La caja está vacía, lo sabe todo el mundo, y aun así nadie quiere sentarse al lado. A quien le acercan la tapa a la nariz se le va algo que todavía no había encontrado. Y no vuelve.
lore-RECUERDOS = Dos personas despiertan gritando del mismo sueño, y a cada una se le ha quedado la pesadilla de la otra. En el desayuno, quien era un pan da puñetazos en la mesa, y quien mandaba pregunta si molesta.
