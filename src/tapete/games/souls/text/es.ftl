### Four Souls en español. Los nombres de las cartas están en sus ficheros; lo que hacen se compone con los términos de abajo.

## Capítulos de las reglas

chapter-notes = Sobre estas reglas
chapter-setup = Preparación
chapter-cards = Las cartas
chapter-copies = Copias de una carta
chapter-items = Objetos
chapter-events = Sucesos
chapter-curses = Maldiciones
chapter-effects = Efectos
chapter-cents = Centavos
chapter-stack = La pila
chapter-targets = Objetivos y modos
chapter-priority = La prioridad
chapter-triggers = Lo que se desencadena
chapter-turns = El turno
chapter-dice = Tiradas
chapter-purchases = Compras
chapter-attacks = Ataques
chapter-damage = Daño
chapter-death = La muerte
chapter-refill = Reponer casillas
chapter-decks = Los mazos
chapter-bargaining = Tratos
chapter-cancelling = Cancelar
chapter-rooms = Habitaciones
chapter-souls = Almas
chapter-bonus = Almas de bonificación
chapter-draft = Selección previa
chapter-solo = En solitario
chapter-end = El final

## Cards that are not known

card-UNKNOWN = una carta
card-called = «{ $card }»
card-NONE = el juego

## Whom and what terms speak of

who-YOU = tú
who-YOU-named = { $owner }
to-YOU = a ti
to-YOU-named = a { $owner }
of-YOU = tuyo
of-YOU-named = de { $owner }
# lo que tiene nombre donde la carta dice «el elegido»
who-NAMED = { $name }
to-NAMED = a { $name }
of-NAMED = de { $name }
who-TARGET = el objetivo
who-TARGET-told = el elegido
to-TARGET = al objetivo
to-TARGET-told = al elegido
of-TARGET = del objetivo
of-TARGET-told = del elegido
who-TARGET-f = la elegida
to-TARGET-f = a la elegida
of-TARGET-f = de la elegida
who-TARGET-first = el primero
to-TARGET-first = al primero
of-TARGET-first = del primero
who-TARGET-first-f = la primera
to-TARGET-first-f = a la primera
of-TARGET-first-f = de la primera
who-TARGET_ROLL = una tirada
to-TARGET_ROLL = a una tirada
of-TARGET_ROLL = de una tirada
who-TARGET_2 = el segundo objetivo
who-TARGET_2-told = el segundo
to-TARGET_2 = al segundo objetivo
to-TARGET_2-told = al segundo
of-TARGET_2 = del segundo objetivo
of-TARGET_2-told = del segundo
who-TARGET_2-f = la segunda
to-TARGET_2-f = a la segunda
of-TARGET_2-f = de la segunda
who-TARGET_3 = el tercer objetivo
who-TARGET_3-told = el tercero
to-TARGET_3 = al tercer objetivo
to-TARGET_3-told = al tercero
of-TARGET_3 = del tercer objetivo
of-TARGET_3-told = del tercero
who-TARGET_3-f = la tercera
to-TARGET_3-f = a la tercera
of-TARGET_3-f = de la tercera
who-THIS = esta carta
to-THIS = a esta carta
of-THIS = de esta carta
who-THEY = ese jugador
to-THEY = a ese jugador
of-THEY = de ese jugador
who-IT = eso
who-IT_ROLL = esa tirada
to-IT_ROLL = a esa tirada
of-IT_ROLL = de esa tirada
to-IT = a eso
of-IT = de eso
who-EACH = ese
to-EACH = a ese
of-EACH = de ese
who-OUTER = cada jugador
to-OUTER = a cada jugador
of-OUTER = de cada jugador
who-CHOSEN = el elegido
to-CHOSEN = al elegido
of-CHOSEN = del elegido
who-ACTIVE = el jugador activo
to-ACTIVE = al jugador activo
of-ACTIVE = del jugador activo
who-ATTACKER = el atacante
to-ATTACKER = al atacante
of-ATTACKER = del atacante
who-MONSTER = el monstruo atacado
to-MONSTER = al monstruo atacado
of-MONSTER = del monstruo atacado
who-YOUR_LEFT = el jugador a tu izquierda
who-YOUR_LEFT-named = el jugador a la izquierda de { $owner }
to-YOUR_LEFT = al jugador a tu izquierda
to-YOUR_LEFT-named = al jugador a la izquierda de { $owner }
of-YOUR_LEFT = del jugador a tu izquierda
of-YOUR_LEFT-named = del jugador a la izquierda de { $owner }
who-YOUR_RIGHT = el jugador a tu derecha
who-YOUR_RIGHT-named = el jugador a la derecha de { $owner }
to-YOUR_RIGHT = al jugador a tu derecha
to-YOUR_RIGHT-named = al jugador a la derecha de { $owner }
of-YOUR_RIGHT = del jugador a tu derecha
of-YOUR_RIGHT-named = del jugador a la derecha de { $owner }
who-THEIR_LEFT = el jugador a su izquierda
to-THEIR_LEFT = al jugador a su izquierda
of-THEIR_LEFT = del jugador a su izquierda
who-ACTIVES_LEFT = el jugador a la izquierda del activo
to-ACTIVES_LEFT = al jugador a la izquierda del activo
of-ACTIVES_LEFT = del jugador a la izquierda del activo
who-ACTIVES_RIGHT = el jugador a la derecha del activo
to-ACTIVES_RIGHT = al jugador a la derecha del activo
of-ACTIVES_RIGHT = del jugador a la derecha del activo
who-ITS_CONTROLLER = quien controla el objetivo
who-ITS_CONTROLLER-told = quien controla lo elegido
to-ITS_CONTROLLER = a quien controla el objetivo
to-ITS_CONTROLLER-told = a quien controla lo elegido
of-ITS_CONTROLLER = de quien controla el objetivo
of-ITS_CONTROLLER-told = de quien controla lo elegido
who-KILLER = quien lo mató
to-KILLER = a quien lo mató
of-KILLER = de quien lo mató
who-ROLLER = quien ha tirado
to-ROLLER = a quien ha tirado
of-ROLLER = de quien ha tirado
who-DEALER = quien lo ha infligido
to-DEALER = a quien lo ha infligido
of-DEALER = de quien lo ha infligido
who-PLAYERS = cada jugador
to-PLAYERS = a cada jugador
of-PLAYERS = de cada jugador
who-OTHERS = cada uno de los demás jugadores
to-OTHERS = a cada uno de los demás jugadores
of-OTHERS = de cada uno de los demás jugadores
who-NOT_ACTIVE = cada jugador no activo
to-NOT_ACTIVE = a cada jugador no activo
of-NOT_ACTIVE = de cada jugador no activo
who-NOT_THEM = cada uno de los otros jugadores
to-NOT_THEM = a cada uno de los otros jugadores
of-NOT_THEM = de cada uno de los otros jugadores
who-MONSTERS = cada monstruo
to-MONSTERS = a cada monstruo
of-MONSTERS = de cada monstruo
who-FREE_MONSTERS = cada monstruo que no esté siendo atacado
to-FREE_MONSTERS = a cada monstruo que no esté siendo atacado
of-FREE_MONSTERS = de cada monstruo que no esté siendo atacado
who-SHOP = cada objeto de la tienda
to-SHOP = a cada objeto de la tienda
of-SHOP = de cada objeto de la tienda
who-ALL_ITEMS = cada objeto en juego
to-ALL_ITEMS = a cada objeto en juego
of-ALL_ITEMS = de cada objeto en juego
who-ITEMS = cada objeto { $whose }
to-ITEMS = a cada objeto { $whose }
of-ITEMS = de cada objeto { $whose }
who-CHARACTER = el personaje { $whose }
to-CHARACTER = al personaje { $whose }
of-CHARACTER = del personaje { $whose }
who-YOUR_CHARACTER = tu personaje
who-YOUR_CHARACTER-named = el personaje de { $owner }
to-YOUR_CHARACTER = a tu personaje
to-YOUR_CHARACTER-named = al personaje de { $owner }
of-YOUR_CHARACTER = de tu personaje
of-YOUR_CHARACTER-named = del personaje de { $owner }
who-FIGHT = el ataque
to-FIGHT = al ataque
of-FIGHT = del ataque
who-ANY_PLAYER = un jugador
to-ANY_PLAYER = a un jugador
of-ANY_PLAYER = de un jugador
who-ANOTHER_PLAYER = otro jugador
to-ANOTHER_PLAYER = a otro jugador
of-ANOTHER_PLAYER = de otro jugador
who-ANY_FEWEST_SOULS = un jugador con menos almas
to-ANY_FEWEST_SOULS = a un jugador con menos almas
of-ANY_FEWEST_SOULS = de un jugador con menos almas
who-ANY_MOST_SOULS = un jugador con más almas
to-ANY_MOST_SOULS = a un jugador con más almas
of-ANY_MOST_SOULS = de un jugador con más almas
who-ANY_MOST_ITEMS = un jugador con más objetos
to-ANY_MOST_ITEMS = a un jugador con más objetos
of-ANY_MOST_ITEMS = de un jugador con más objetos

## What may be chosen

what-PLAYER = un jugador
what-MONSTER = un monstruo
what-PLAYER_OR_MONSTER = un jugador o un monstruo
what-ITEM = { $passive ->
    [yes] un objeto pasivo
   *[no] un objeto
}
what-SHOP_ITEM = { $passive ->
    [yes] un objeto pasivo de la tienda
   *[no] un objeto de la tienda
}
what-ITEM_OR_SHOP_ITEM = { $passive ->
    [yes] un objeto pasivo{ $eternal } de un jugador o de la tienda
   *[no] un objeto{ $eternal } de un jugador o de la tienda
}
what-SOUL = un alma
what-ITEM_OR_SOUL = { $passive ->
    [yes] un objeto pasivo o un alma
   *[no] un objeto o un alma
}
what-CURSE = una maldición
what-ROLL = una tirada
what-ABILITY = una habilidad activada o pagada de la pila
what-ABILITY_OR_LOOT = una carta de botín o una habilidad activada o pagada de la pila
what-DECK = un mazo
what-DISCARD = una pila de descarte
what-DISCARDED_MONSTER = un monstruo descartado
what-ATTACK = un ataque
what-CHARACTER = un personaje
what-MONSTER_OR_SHOP_ITEM = { $passive ->
    [yes] un monstruo o un objeto pasivo de la tienda
   *[no] un monstruo o un objeto de la tienda
}
gender-PLAYER = m
gender-MONSTER = m
gender-PLAYER_OR_MONSTER = m
gender-ITEM = m
gender-SHOP_ITEM = m
gender-ITEM_OR_SHOP_ITEM = m
gender-SOUL = f
gender-ITEM_OR_SOUL = m
gender-CURSE = f
gender-ROLL = f
gender-ABILITY = f
gender-ABILITY_OR_LOOT = f
gender-DECK = m
gender-DISCARD = f
gender-DISCARDED_MONSTER = m
gender-ATTACK = m
gender-CHARACTER = m
gender-MONSTER_OR_SHOP_ITEM = m
only-YOURS = { $gender ->
    [f] tuya
   *[m] tuyo
}
only-YOURS-named = de { $owner }
only-OWN = { $gender ->
    [f] suya
   *[m] suyo
}
only-ANOTHERS = de otro jugador
what-OTHER_PLAYER = otro jugador
what-OTHERS_ITEM_OR_SHOP_ITEM = { $passive ->
    [yes] un objeto pasivo{ $eternal } de otro jugador o de la tienda
   *[no] un objeto{ $eternal } de otro jugador o de la tienda
}
only-NOT_ETERNAL = no { $gender ->
    [f] eterna
   *[m] eterno
}
only-NOT_THIS = { $gender ->
    [f] distinta de esta
   *[m] distinto de este
}
only-ACTIVATED = con habilidad activada
only-FREE = que no esté siendo atacado
only-RICHEST = de los que más centavos tienen
only-MOST_SOULS = de los que más almas tienen
only-NOT_ATTACK = que no sea de ataque
only-LIVING = { $gender ->
    [f] viva
   *[m] vivo
}
only-ATTACKABLE = que pueda ser atacado
only-USED = { $gender ->
    [f] desactivada
   *[m] desactivado
}
only-THEIRS = de ese jugador
only-TARGETS = del objetivo
only-TARGETS-told = del elegido

## Amounts

amount-ROLL = como muestre la tirada
amount-ROLL-shown = como muestra la tirada, un { $face }
amount-EVENT = como esa cantidad
amount-HAND = como cartas tengas en la mano
amount-HAND-named = como cartas tenga { $owner } en la mano
amount-THEIR_CENTS-own = como tenga
amount-THEIR_CENTS = como tenga { $who }
amount-NUMBER = como esa cantidad
amount-COUNTERS = como contadores tenga
amount-COUNT = como { $times ->
    [half] la mitad de { $what }
    [once] { $what }
   *[more] { $n ->
        [one] {""}
        [2] el doble de
       *[other] { $n } veces
    } { $what }
}{ $most ->
    [0] {""}
   *[other] , { $most } como mucho
}
count-CENTS = { $person ->
    [you] tus centavos
   *[other] los centavos { $of_who }
}
count-HAND = { $person ->
    [you] las cartas de tu mano
   *[other] las cartas de la mano { $of_who }
}
count-SOULS = { $person ->
    [you] tus almas
   *[other] las almas { $of_who }
}
count-ITEMS = { $person ->
    [you] tus objetos
   *[other] los objetos { $of_who }
}
count-LIFE = { $person ->
    [you] tu vida
   *[other] la vida { $of_who }
}
count-COUNTERS = los contadores { $of_who }
count-PLAYERS = los jugadores
count-MONSTERS = los monstruos en juego
count-ROLL = la tirada
count-EVENT = esa cantidad
count-NUMBER = ese número
tag-guppy = Guppy
tag-bomb = bomba
tag-key = llave

## Decks

deck-loot = el mazo de botín
deck-treasure = el mazo de tesoro
deck-monster = el mazo de monstruos
deck-room = el mazo de habitaciones
deck-each = cada mazo
deck-target = el objetivo
deck-target-told = el mazo elegido
of-deck-loot = del mazo de botín
of-deck-treasure = del mazo de tesoro
of-deck-monster = del mazo de monstruos
of-deck-room = del mazo de habitaciones
of-deck-each = de cada mazo
of-deck-target = del objetivo
of-deck-target-told = del mazo elegido
beginning-characters = Personajes
beginning-bonus = Almas de bonificación
beginning-loot = Botín
beginning-monsters = Monstruos, sucesos y maldiciones
beginning-rooms = Habitaciones
beginning-starting = Objetos iniciales
beginning-treasure = Tesoros
pile-loot = la pila de descarte de botín
pile-treasure = la pila de descarte de tesoro
pile-monster = la pila de descarte de monstruos
pile-room = la pila de descarte de habitaciones

## How sentences are put together

timing-tap = Activar:
timing-pay = Paga { $cost }:
timing-when = Cuando { $event }:
when-told = cuando { $event }, { $effect }
timing-tap-if = Activar, si { $condition }:
timing-pay-if = Paga { $cost }, si { $condition }:
timing-play-if = Solo si { $condition }:
event-if = { $event }, si { $condition }
faces-or = { $first } o { $last }
if-then = si { $condition }, { $what }
if-else = { $text }; { $after ->
    [block] si no se cumple esa condición,
   *[step] si no,
} { $other }
list-after = { $first } — y después { $last }
choose-one = { $person ->
    [you] elige una: { $ways }
   *[other] { $who } elige una: { $ways }
}
with-target = { $person ->
    [you] elige { $target }: { $effect }
   *[other] { $who } elige { $target }: { $effect }
}
with-target-told = { $person ->
    [you] elige { $target }
   *[other] { $who } elige { $target }
}
list-and = { $first } y { $last }
list-then = { $first } y luego { $last }
# what you do, behind what somebody else has just done
you-anew = { $verb } tú { $rest }
list-then-if = { $first } y luego, { $last }
list-later = { $first }, y { $last }
may = { $person ->
    [you] si quieres, { $effect }
   *[other] si { $who } quiere, { $effect }
}
# how what is done says its subject, which stands before "quiere"
may-person = other
roll-alone = { $person ->
    [you] tira un dado
   *[other] { $who } tira un dado
}
roll = { $person ->
    [you] tira un dado: { $rows }
   *[other] { $who } tira un dado: { $rows }
}
roll-told = { $person ->
    [you] tira un dado. { $rows }
   *[other] { $who } tira un dado. { $rows }
}
for-each = por { $group }: { $effect }
for-each-told = por { $group }, { $effect }
# what an effect leaves behind to wait
later-turn = cada vez que { $event } este turno{ $before ->
    [choice] ,
   *[effect] :
} { $effect }
later-turn-told = cada vez que { $event } este turno, { $effect }
later-turn-once = la primera vez que { $event } este turno{ $before ->
    [choice] ,
   *[effect] :
} { $effect }
later-turn-once-told = la primera vez que { $event } este turno, { $effect }
later-next-turn = hasta tu próximo turno, cada vez que { $event }{ $before ->
    [choice] ,
   *[effect] :
} { $effect }
later-next-turn-told = hasta tu próximo turno, cada vez que { $event }, { $effect }
later-next-turn-named = hasta el próximo turno de { $owner }, cada vez que { $event }, { $effect }
later-next-turn-once = hasta tu próximo turno, la primera vez que { $event }{ $before ->
    [choice] ,
   *[effect] :
} { $effect }
later-next-turn-once-told = hasta tu próximo turno, la primera vez que { $event }, { $effect }
later-next-turn-once-named = hasta el próximo turno de { $owner }, la primera vez que { $event }, { $effect }
later-once = la primera vez que { $event }{ $before ->
    [choice] ,
   *[effect] :
} { $effect }
later-once-told = la primera vez que { $event }, { $effect }
later-turn-ends = al final del turno{ $before ->
    [choice] ,
   *[effect] :
} { $effect }
later-turn-ends-told = al final del turno, { $effect }
later-turn-starts = al comienzo de tu próximo turno{ $before ->
    [choice] ,
   *[effect] :
} { $effect }
later-turn-starts-told = al comienzo de tu próximo turno, { $effect }
later-turn-starts-named = al comienzo del próximo turno de { $owner }, { $effect }
times = { $n ->
    [one] una vez
    [2] dos veces
    [3] tres veces
   *[other] { $n } veces
}: { $effect }
times-told = { $n ->
    [one] una vez
    [2] dos veces
    [3] tres veces
   *[other] { $n } veces
}, { $effect }
goal = meta: { $what }
earned = esta alma es del primer jugador { $condition }
earned-who = que

## Terms: flow

do-choose = { $person ->
    [you] elige { $what }
   *[other] { $who } elige { $what }
}{ $lot ->
    [lot] {" "}al azar
   *[chosen] {""}
}
do-nothing = no pasa nada
do-name-number = { $person ->
    [you] di
   *[other] { $who } dice
} un número del { $n } al { $m }

## Terms: cents

do-gain = { $person ->
    [you] gana { $n ->
        [one] { $n }¢
        [other] { $n }¢
       *[word] { $so_n ->
            [that] esa cantidad de ¢
           *[as] tantos ¢ { $n }
        }
    }
   *[somebody] { $who } gana { $n ->
        [one] { $n }¢
        [other] { $n }¢
       *[word] { $so_n ->
            [that] esa cantidad de ¢
           *[as] tantos ¢ { $n }
        }
    }
}
do-gain-up-to = { $n ->
    [one] { $person ->
        [you] gana centavos hasta tener { $n }¢
       *[somebody] { $who } gana centavos hasta tener { $n }¢
    }
    [other] { $person ->
        [you] gana centavos hasta tener { $n }¢
       *[somebody] { $who } gana centavos hasta tener { $n }¢
    }
   *[word] { $person ->
        [you] { $so_n ->
            [that] gana centavos hasta tener esa cantidad
           *[as] gana centavos hasta tener tantos { $n }
        }
       *[somebody] { $so_n ->
            [that] { $who } gana centavos hasta tener esa cantidad
           *[as] { $who } gana centavos hasta tener tantos { $n }
        }
    }
}
do-lose = { $person ->
    [you] pierde { $n ->
        [one] { $n }¢
        [other] { $n }¢
       *[word] { $so_n ->
            [that] esa cantidad de ¢
           *[as] tantos ¢ { $n }
        }
    }
   *[other] { $who } pierde { $n ->
        [one] { $n }¢
        [other] { $n }¢
       *[word] { $so_n ->
            [that] esa cantidad de ¢
           *[as] tantos ¢ { $n }
        }
    }
}
do-lose-all = { $person ->
    [you] pierde todos tus centavos
   *[other] { $who } pierde todos sus centavos
}
do-steal = { $person ->
    [you] roba
   *[other] { $who } roba
} { $n ->
    [one] { $n }¢ { $to_whom }
    [other] { $n }¢ { $to_whom }
   *[word] { $so_n ->
        [that] esa cantidad de ¢ { $to_whom }
       *[as] { $to_whom } tantos ¢ { $n }
    }
}

## Terms: hands

do-loot = { $person ->
    [you] saquea { $n ->
        [one] { $n }
        [other] { $n }
       *[word] { $so_n ->
            [that] esa cantidad
           *[as] tanto { $n }
        }
    }
   *[somebody] { $who } saquea { $n ->
        [one] { $n }
        [other] { $n }
       *[word] { $so_n ->
            [that] esa cantidad
           *[as] tanto { $n }
        }
    }
}
do-loot-up-to = { $n ->
    [one] { $person ->
        [you] saquea hasta tener { $n } carta en la mano
       *[somebody] { $who } saquea hasta tener { $n } carta en la mano
    }
    [other] { $person ->
        [you] saquea hasta tener { $n } cartas en la mano
       *[somebody] { $who } saquea hasta tener { $n } cartas en la mano
    }
   *[word] { $person ->
        [you] { $so_n ->
            [that] saquea hasta tener esa cantidad de cartas
           *[as] saquea hasta que las cartas de tu mano sean tantas { $n }
        }
       *[somebody] { $so_n ->
            [that] { $who } saquea hasta tener esa cantidad de cartas
           *[as] { $who } saquea hasta que las cartas de su mano sean tantas { $n }
        }
    }
}
do-discard = { $person ->
    [you] descarta { $n ->
        [one] { $n } carta de botín
        [other] { $n } cartas de botín
       *[word] { $so_n ->
            [that] esa cantidad de cartas de botín
           *[as] tantas cartas de botín { $n }
        }
    }
   *[other] { $who } descarta { $n ->
        [one] { $n } carta de botín
        [other] { $n } cartas de botín
       *[word] { $so_n ->
            [that] esa cantidad de cartas de botín
           *[as] tantas cartas de botín { $n }
        }
    }
}
do-discard-any = { $person ->
    [you] descarta cuanto botín quieras
   *[other] { $who } descarta cuanto botín quiera
}
do-discard-hand = { $person ->
    [you] descarta tu mano
   *[other] { $who } descarta su mano
}
do-give-loot = { $person ->
    [you] da una carta de botín { $to_whom }
   *[other] { $person_whom ->
        [you] { $who } te da una carta de botín
       *[other] { $who } da una carta de botín { $to_whom }
    }
}
do-steal-loot = { $person ->
    [you] roba { $to_whom } una carta de botín al azar
   *[other] { $who } roba { $to_whom } una carta de botín al azar
}
do-see-hand = { $person ->
    [you] mira
   *[other] { $who } mira
} la mano { $of_whom }
do-take-loot = { $person ->
    [you] toma
   *[other] { $who } toma
} una carta de botín { $of_whom }
do-exchange-loot = { $person ->
    [you] intercambia
   *[other] { $who } intercambia
} una carta de botín con { $whom }
do-loot-to-deck = { $person ->
    [you] pon una carta de tu mano sobre el mazo de botín
   *[other] { $who } pone una carta de su mano sobre el mazo de botín
}
do-pass-hands = cada jugador pasa toda su mano al de su izquierda

## Terms: decks

do-look = { $person ->
    [you] mira
   *[other] { $who } mira
} { $n ->
    [one] la primera carta
   *[other] las { $n } primeras cartas
} { $top ->
    [its] del mazo objetivo
   *[deck] { $of_deck }
}
do-look-told = { $person ->
    [you] mira
   *[other] { $who } mira
} { $n ->
    [one] la primera carta
   *[other] las { $n } primeras cartas
} { $top ->
    [its] del mazo elegido
   *[deck] { $of_deck }
}
do-order = { $person ->
    [you] mira
   *[other] { $who } mira
} { $n ->
    [one] la primera carta
   *[other] las { $n } primeras cartas
} { $top ->
    [its] del mazo objetivo
   *[deck] { $of_deck }
} { $person ->
    [you] { $n ->
        [one] y devuélvela
       *[other] y devuélvelas en el orden que quieras
    }
   *[other] { $n ->
        [one] y la devuelve
       *[other] y las devuelve en el orden que quiera
    }
}
do-order-told = { $person ->
    [you] mira
   *[other] { $who } mira
} { $n ->
    [one] la primera carta
   *[other] las { $n } primeras cartas
} { $top ->
    [its] del mazo elegido
   *[deck] { $of_deck }
} { $person ->
    [you] { $n ->
        [one] y devuélvela
       *[other] y devuélvelas en el orden que quieras
    }
   *[other] { $n ->
        [one] y la devuelve
       *[other] y las devuelve en el orden que quiera
    }
}
do-keep-one = { $person ->
    [you] mira
   *[other] { $who } mira
} { $n ->
    [one] la primera carta { $of_deck }, que se queda encima
   *[other] las { $n } primeras cartas { $of_deck }: una se queda encima y las demás van debajo
}
do-may-bottom = { $person ->
    [you] mira
   *[other] { $who } mira
} { $top ->
    [its] la primera carta del mazo objetivo
    [each] la primera carta de cada mazo
   *[deck] la primera carta { $of_deck }
} y { $person ->
    [you] { $top ->
        [each] pon debajo de su mazo las que quieras
       *[one] ponla debajo si quieres
    }
   *[other] { $top ->
        [each] pone debajo de su mazo las que quiera
       *[one] la pone debajo si quiere
    }
}
do-may-bottom-told = { $person ->
    [you] mira
   *[other] { $who } mira
} { $top ->
    [its] la primera carta del mazo elegido
    [each] la primera carta de cada mazo
   *[deck] la primera carta { $of_deck }
} y { $person ->
    [you] { $top ->
        [each] pon debajo de su mazo las que quieras
       *[one] ponla debajo si quieres
    }
   *[other] { $top ->
        [each] pone debajo de su mazo las que quiera
       *[one] la pone debajo si quiere
    }
}
do-mill = { $top ->
    [its] { $n ->
        [one] la primera carta del mazo objetivo va al descarte
       *[other] las { $n } primeras cartas del mazo objetivo van al descarte
    }
   *[deck] { $n ->
        [one] la primera carta { $of_deck } va al descarte
       *[other] las { $n } primeras cartas { $of_deck } van al descarte
    }
}
do-mill-told = { $top ->
    [its] { $n ->
        [one] la primera carta del mazo elegido va al descarte
       *[other] las { $n } primeras cartas del mazo elegido van al descarte
    }
   *[deck] { $n ->
        [one] la primera carta { $of_deck } va al descarte
       *[other] las { $n } primeras cartas { $of_deck } van al descarte
    }
}
do-undiscard = { $person ->
    [you] devuelve
   *[other] { $who } devuelve
} { $obj } encima de su mazo
do-unmill = la primera carta del descarte objetivo vuelve encima de su mazo
do-unmill-told = la primera carta del descarte elegido vuelve encima de su mazo
do-reveal = { $person ->
    [you] revela
   *[other] { $who } revela
} { $n ->
    [one] la primera carta
   *[other] las { $n } primeras cartas
} { $top ->
    [its] del mazo objetivo
   *[deck] { $of_deck }
}
do-reveal-told = { $person ->
    [you] revela
   *[other] { $who } revela
} { $n ->
    [one] la primera carta
   *[other] las { $n } primeras cartas
} { $top ->
    [its] del mazo elegido
   *[deck] { $of_deck }
}
do-search-treasure = { $person ->
    [you] busca { $by ->
        [tag] un objeto de { $quarry }
       *[name] { $quarry }
    } en el mazo de tesoro, gánalo y baraja
   *[other] { $who } busca { $by ->
        [tag] un objeto de { $quarry }
       *[name] { $quarry }
    } en el mazo de tesoro, lo gana y baraja
}
do-search-loot = { $person ->
    [you] busca { $by ->
        [tag] { $kind ->
            [bomb] una bomba
            [key] una llave
           *[other] una carta de { $quarry }
        }
       *[name] { $quarry }
    } en el mazo de botín, quédatela en la mano y baraja
   *[other] { $who } busca { $by ->
        [tag] { $kind ->
            [bomb] una bomba
            [key] una llave
           *[other] una carta de { $quarry }
        }
       *[name] { $quarry }
    } en el mazo de botín, se la queda en la mano y baraja
}
do-search-monster = { $person ->
    [you] busca { $by ->
        [tag] un monstruo de { $quarry }
       *[name] { $quarry }
    } en el mazo de monstruos, ponlo en una casilla que no esté siendo atacada y baraja
   *[other] { $who } busca { $by ->
        [tag] un monstruo de { $quarry }
       *[name] { $quarry }
    } en el mazo de monstruos, lo pone en una casilla que no esté siendo atacada y baraja
}
do-monster-on-deck = { $person ->
    [you] pon
   *[other] { $who } pone
} { $obj } encima del mazo de monstruos
do-unbury = { $person ->
    [you] pon encima del mazo de monstruos los monstruos del descarte que quieras
   *[other] { $who } pone encima del mazo de monstruos los monstruos del descarte que quiera
}
do-this-into = { $person ->
    [you] mete
   *[other] { $who } mete
} { $this } en su mazo, debajo de las { $n } primeras
do-loot-from-discard = el próximo saqueo se toma de la pila de descarte de botín

## Terms: damage, life, death

do-damage = { $person ->
    [you] inflige
   *[other] { $who } inflige
} { $n ->
    [one] 1 de daño { $to_whom }
    [other] { $n } de daño { $to_whom }
   *[word] { $so_n ->
        [that] esa cantidad de daño { $to_whom }
       *[as] { $to_whom } tanto daño { $n }
    }
}
do-take = { $person ->
    [you] recibe { $n ->
        [one] { $n } de daño
        [other] { $n } de daño
       *[word] { $so_n ->
            [that] esa cantidad de daño
           *[as] tanto daño { $n }
        }
    }
   *[somebody] { $who } recibe { $n ->
        [one] { $n } de daño
        [other] { $n } de daño
       *[word] { $so_n ->
            [that] esa cantidad de daño
           *[as] tanto daño { $n }
        }
    }
}
do-heal = { $person ->
    [you] cúrate { $n ->
        [one] { $n }
        [other] { $n }
       *[word] { $so_n ->
            [that] esa cantidad
           *[as] tanto { $n }
        }
    }
   *[somebody] { $who } se cura { $n ->
        [one] { $n }
        [other] { $n }
       *[word] { $so_n ->
            [that] esa cantidad
           *[as] tanto { $n }
        }
    }
}
do-kill = { $person ->
    [you] mata
   *[other] { $who } mata
} { $to_whom }
do-prevent = { $person ->
    [you] evita
   *[other] { $who } evita
} { $much ->
    [all] { $person_whom ->
        [you] el próximo daño que recibas este turno
        [self] el próximo daño que reciba este turno
       *[other] el próximo daño { $to_whom } este turno
    }
   *[so] { $person_whom ->
        [you] { $n } del próximo daño que recibas este turno
        [self] { $n } del próximo daño que reciba este turno
       *[other] { $n } del próximo daño { $to_whom } este turno
    }
}
do-prevent-to = el próximo daño { $to_whom } este turno pasa a ser { $n }
do-prevent-up-to = { $person ->
    [you] evita
   *[other] { $who } evita
} hasta { $n } del próximo daño { $person_whom ->
    [self] que reciba
   *[other] { $to_whom }
} este turno
do-prevent-death = { $person ->
    [you] evita
   *[other] { $who } evita
} { $person_whom ->
    [self] su próxima muerte
   *[other] la próxima muerte { $of_whom }
} este turno
do-prevent-death-and-turn = { $person ->
    [you] evita
   *[other] { $who } evita
} { $person_whom ->
    [self] su próxima muerte
   *[other] la próxima muerte { $of_whom }
} este turno; si es en su propio turno, cancela todo lo que no se haya resuelto y termina el turno
do-pay-life = { $person ->
    [you] paga { $n } de vida
   *[other] { $who } paga { $n } de vida
}
do-pay-life-down = { $person ->
    [you] paga vida hasta quedarte con { $n }
   *[other] { $who } paga vida hasta quedarse con { $n }
}
do-pay-cents = { $person ->
    [you] paga { $n ->
        [one] { $n }¢
        [other] { $n }¢
       *[word] { $so_n ->
            [that] esa cantidad de ¢
           *[as] tantos ¢ { $n }
        }
    }
   *[somebody] { $who } paga { $n ->
        [one] { $n }¢
        [other] { $n }¢
       *[word] { $so_n ->
            [that] esa cantidad de ¢
           *[as] tantos ¢ { $n }
        }
    }
}
do-pay-loot = { $person ->
    [you] paga descartando { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } de botín
   *[other] { $who } paga descartando { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } de botín
}
do-pay-counters = { $person ->
    [you] paga
   *[other] { $who } paga
} { $n ->
    [one] 1 contador { $of_this }
    [other] { $n } contadores { $of_this }
   *[word] { $so_n ->
        [that] esa cantidad de contadores { $of_this }
       *[as] tantos contadores { $of_this } { $n }
    }
}
do-save = { $person ->
    [you] evita
   *[other] { $who } evita
} esa muerte
do-less-damage = { $person ->
    [you] evita
   *[other] se evita
} { $much ->
    [all] ese daño
   *[so] { $n } de ese daño
}
do-split-damage = { $person ->
    [you] reparte
   *[other] { $who } reparte
} { $n } de daño entre monstruos y jugadores

## Terms: dice

do-reroll = { $person ->
    [you] repite
   *[other] { $who } repite
} { $obj }
do-set-roll = { $n ->
    [one] { $obj } pasa a ser un { $n }
    [other] { $obj } pasa a ser un { $n }
   *[word] { $obj } pasa a ser { $is_n ->
        [NUMBER] ese número
       *[other] tanto { $n }
    }
}
do-add-roll = { $person ->
    [you] suma
   *[other] { $who } suma
} { $n } { $to_obj }
do-subtract-roll = { $person ->
    [you] resta
   *[other] { $who } resta
} { $n } { $to_obj }

## Terms: items

do-recharge = { $person ->
    [you] recarga
   *[other] { $who } recarga
} { $obj }
do-recharge-all = { $person ->
    [you] recarga todos tus objetos
   *[other] { $who } recarga todos sus objetos
}
do-deactivate = { $person ->
    [you] desactiva
   *[other] { $who } desactiva
} { $obj }
do-destroy = { $person ->
    [you] destruye
   *[other] { $who } destruye
} { $obj }
do-steal-item = { $person ->
    [you] roba { $obj }
   *[other] { $who } roba { $obj }
}
do-give-item = { $person ->
    [you] da
   *[other] { $who } da
} { $obj } { $to_whom }
do-swap-items = { $person ->
    [you] intercambia
   *[other] { $who } intercambia
} { $obj } con { $with }
do-treasure = { $person ->
    [you] gana { $n ->
        [one] { $n } tesoro
        [other] { $n } tesoros
       *[word] { $so_n ->
            [that] esa cantidad de tesoros
           *[as] tantos tesoros { $n }
        }
    }
   *[somebody] { $who } gana { $n ->
        [one] { $n } tesoro
        [other] { $n } tesoros
       *[word] { $so_n ->
            [that] esa cantidad de tesoros
           *[as] tantos tesoros { $n }
        }
    }
}
do-reroll-item = { $person ->
    [you] destruye
   *[other] { $who } destruye
} { $obj }; quien lo controlaba gana un tesoro en su lugar
do-counters = { $person ->
    [you] pon
   *[other] { $who } pone
} { $n ->
    [one] 1 contador en { $obj }
    [other] { $n } contadores en { $obj }
   *[word] { $so_n ->
        [that] esa cantidad de contadores en { $obj }
       *[as] en { $obj } tantos contadores { $n }
    }
}
do-uncount = { $person ->
    [you] quita
   *[other] { $who } quita
} { $n } { $n ->
    [one] contador
   *[other] contadores
} { $of_obj }
do-copy = { $until ->
    [turn] hasta el final del turno { $this } es una copia { $of_obj }
   *[always] { $this } pasa a ser una copia { $of_obj }
}
do-copy-ability = { $person ->
    [you] copia
   *[other] { $who } copia
} una habilidad activada { $of_obj }
do-copy-loot = { $person ->
    [you] el próximo botín que juegues este turno se copia
   *[other] el próximo botín que juegue { $who } este turno se copia
}
do-vote = todos los jugadores votan por un objeto en juego: se destruye el más votado y, en caso de empate, ninguno
do-destroy-own = { $person ->
    [you] destruye un objeto tuyo
   *[other] { $who } destruye un objeto suyo
}

## Terms: turns and attacks

do-loot-play = { $more ->
    [any] { $person ->
        [you] puedes jugar todo el botín que quieras este turno
       *[other] { $who } puede jugar todo el botín que quiera este turno
    }
   *[so] { $person ->
        [you] puedes jugar { $n ->
            [one] { $n } carta de botín más
            [other] { $n } cartas de botín más
           *[word] tantas cartas de botín más { $n }
        } este turno
       *[other] { $who } puede jugar { $n ->
            [one] { $n } carta de botín más
            [other] { $n } cartas de botín más
           *[word] tantas cartas de botín más { $n }
        } este turno
    }
}
do-buy-more = { $more ->
    [any] { $person ->
        [you] puedes comprar cuantas veces quieras este turno
       *[other] { $who } puede comprar cuantas veces quiera este turno
    }
   *[so] { $person ->
        [you] puedes comprar { $n } { $n ->
            [one] vez
           *[other] veces
        } más este turno
       *[other] { $who } puede comprar { $n } { $n ->
            [one] vez
           *[other] veces
        } más este turno
    }
}
do-may-attack = { $person ->
    [you] puedes { $where ->
        [deck] atacar el mazo de monstruos
       *[anywhere] atacar
    } { $n } { $n ->
        [one] vez
       *[other] veces
    } más este turno
   *[other] { $who } puede { $where ->
        [deck] atacar el mazo de monstruos
       *[anywhere] atacar
    } { $n } { $n ->
        [one] vez
       *[other] veces
    } más este turno
}
do-must-attack = { $person ->
    [you] debes { $where ->
        [deck] atacar el mazo de monstruos
       *[anywhere] atacar
    } { $n } { $n ->
        [one] vez
       *[other] veces
    } más este turno
   *[other] { $who } debe { $where ->
        [deck] atacar el mazo de monstruos
       *[anywhere] atacar
    } { $n } { $n ->
        [one] vez
       *[other] veces
    } más este turno
}
do-oblige = { $person ->
    [you] debes { $where ->
        [deck] atacar el mazo de monstruos
       *[anywhere] atacar
    } { $n } { $n ->
        [one] vez
       *[other] veces
    } este turno
   *[other] { $who } debe { $where ->
        [deck] atacar el mazo de monstruos
       *[anywhere] atacar
    } { $n } { $n ->
        [one] vez
       *[other] veces
    } este turno
}
do-must-attack-it = el jugador activo debe { $is_obj ->
    [TARGET] atacarlo
   *[other] atacar { $to_obj }
} este turno, si puede
do-must-attack-it-named = el jugador activo debe atacar { $to_obj } este turno, si puede
do-end-turn = termina el turno
do-cancel = { $person ->
    [you] cancela
   *[other] { $who } cancela
} { $obj }
do-cancel-all = { $person ->
    [you] cancela
   *[other] se cancela
} todo lo que no se haya resuelto
do-extra-turn = { $person ->
    [you] juega
   *[other] { $who } juega
} otro turno después de este
do-skip-turn = { $person ->
    [you] pierde tu próximo turno
   *[other] { $who } pierde su próximo turno
}
do-boost = { $foes ->
    [yes] { $person ->
        [you] los monstruos que ataques tienen { $sign ->
            [less] -{ $n }
           *[more] +{ $n }
        } de evasión hasta el final del turno
       *[other] los monstruos que ataque { $who } tienen { $sign ->
            [less] -{ $n }
           *[more] +{ $n }
        } de evasión hasta el final del turno
    }
   *[no] { $person ->
        [you] tienes { $sign ->
            [less] -{ $n }
           *[more] +{ $n }
        } { $stat } hasta el final del turno
       *[other] { $who } tiene { $sign ->
            [less] -{ $n }
           *[more] +{ $n }
        } { $stat } hasta el final del turno
    }
}
do-boosts = { $person ->
    [you] tienes { $what } hasta el final del turno
   *[other] { $who } tiene { $what } hasta el final del turno
}
boost-of = { $sign ->
    [less] -{ $n }
   *[more] +{ $n }
} { $stat }
stat-LIFE = de vida
stat-ATTACK = de ataque
stat-ROLLS = a { $person ->
    [you] tus
   *[other] sus
} tiradas
stat-EVASION = de evasión
stat-FOES = { stat-EVASION }
do-free-buy = { $person ->
    [you] el próximo objeto de la tienda que compres este turno cuesta 0¢
   *[other] el próximo objeto de la tienda que compre { $who } este turno cuesta 0¢
}
do-mark = { $person ->
    [you] llevas una marca hasta el final del turno
   *[other] { $who } lleva una marca hasta el final del turno
}
do-join = { $who } debe hacer también una tirada de ataque después de cada una del jugador activo, mientras dure este ataque
do-loot-doubled = { $person ->
    [you] saqueas el doble hasta el final del turno
   *[other] { $who } saquea el doble hasta el final del turno
}
do-double-rewards = sus recompensas se doblan

## Terms: slots

do-monster-slots = hay { $n ->
    [one] una casilla de monstruo
   *[other] { $n } casillas de monstruo
} más
do-shop-slots = hay { $n ->
    [one] una casilla de tienda
   *[other] { $n } casillas de tienda
} más
do-discard-thing = { $person ->
    [you] descarta
   *[other] { $who } descarta
} { $obj }
do-under-deck = { $person ->
    [you] pon
   *[other] { $who } pone
} { $obj } debajo de su mazo
do-top-on-monster = la primera carta del mazo de monstruos se pone sobre { $obj }

## Terms: souls

do-become-soul = { $person ->
    [you] gana { $this } como alma
   *[other] { $who } gana { $this } como alma
}
do-destroy-soul = { $person ->
    [you] destruye una de tus almas
   *[other] { $who } destruye una de sus almas
}
do-give-soul = { $person ->
    [you] da un alma { $to_whom }
   *[other] { $who } da un alma { $to_whom }
}
do-curse = una maldición cae sobre { $whom }

## What abilities wait for

by-YOURS = tú
by-YOURS-named = { $owner }
by-ANY = un jugador
by-ANOTHERS = otro jugador
by-ACTIVE = el jugador activo
by-ATTACKER = el atacante
by-THIS = esta carta
turn-YOURS = tu turno
turn-YOURS-named = el turno de { $owner }
turn-ANY = un turno
turn-ANOTHERS = el turno de otro jugador
foe-ANY = un monstruo
foe-ANOTHER_THING = otro monstruo
foe-THIS = esta carta
when-rolls = { $die ->
    [die] { $person ->
        [you] tiras un dado
       *[other] { $who } tira un dado
    }
   *[faces] { $person ->
        [you] sacas { $faces }
       *[other] { $who } saca { $faces }
    }
}{ $since ->
    [anew] {" "}después de esto
   *[always] {""}
}
when-hurt = { $person ->
    [you] recibes
    [this] esta carta recibe
   *[other] { $who } recibe
} { $combat ->
    [combat] daño de combate
   *[any] daño
}{ $on ->
    [roll] {""} por una tirada de { $faces }
   *[any] {""}
}{ $often ->
    [first] {""} por primera vez en un turno
    [second] {""} por segunda vez en un turno, y luego una vez de cada dos
   *[always] {""}
}
when-would-hurt = { $person ->
    [you] fueras a recibir daño
    [this] esta carta fuera a recibir daño
   *[other] { $who } fuera a recibir daño
}
when-would-hurt-named = { $person ->
    [this] esta carta va a recibir daño
   *[other] { $who } va a recibir daño
}
when-deals = { $combat ->
    [combat] { $person ->
        [you] infliges daño de combate a un monstruo
       *[other] { $who } inflige daño de combate a un monstruo
    }
   *[any] { $person ->
        [you] haces daño a un monstruo
       *[other] { $who } hace daño a un monstruo
    }
}
when-monster-dies = { $person ->
    [this] muere esta carta
   *[other] muere { $foe }
}{ $on ->
    [roll] {""} por una tirada de ataque de { $faces }
   *[any] {""}
}
when-declares = { $first ->
    [first] { $person ->
        [you] declaras tu primer ataque de un turno
       *[other] { $who } declara el primer ataque del turno
    }
   *[always] { $person ->
        [you] declaras un ataque
       *[other] { $who } declara un ataque
    }
}
when-attack-roll = { $person ->
    [you] sacas { $faces } en una tirada de ataque
   *[other] { $who } saca { $faces } en su tirada de ataque
}
when-would-roll = { $person ->
    [you] fueras a sacar { $faces }
   *[other] { $who } fuera a sacar { $faces }
}
when-would-roll-named = { $who } va a sacar { $faces }
when-game-starts = empieza la partida
when-turn-starts = empieza { $turn }
when-turn-ends = termina { $turn }
when-dying = { $person ->
    [you] mueres, antes de pagar la penalización
   *[other] muere { $who }, antes de que pague la penalización
}
when-dies = { $person ->
    [you] mueres
   *[other] muere { $who }
}
when-died = { $person ->
    [you] mueres, después de pagar la penalización
   *[other] muere { $who }, después de que pague la penalización
}
when-would-die = { $person ->
    [you] fueras a morir
   *[other] { $who } fuera a morir
}
when-would-die-named = { $who } va a morir
when-activates = { $person ->
    [you] activas un objeto
   *[other] { $who } activa un objeto
}
when-gains-soul = { $person ->
    [you] ganas un alma
   *[other] { $who } gana un alma
}
when-loots = { $person ->
    [you] saqueas
   *[other] { $who } saquea
}
when-plays-loot = { $person ->
    [you] juegas botín
   *[other] { $who } juega botín
}
when-buys = { $person ->
    [you] compras algo
   *[other] { $who } compra algo
}
when-kills = { $person ->
    [you] matas a un monstruo
   *[other] { $who } mata a un monstruo
}
when-this-deals = esta carta inflige daño de combate a un jugador
when-rewarded = { $person ->
    [this] muere esta carta, después de sus recompensas
   *[other] muere { $foe }, después de sus recompensas
}
when-this-declared = se declara un ataque contra esta carta
when-placed = un ataque al mazo de monstruos ha puesto un monstruo
when-this-beaten = esta carta es vencida
when-goals-reached = se alcanzan sus metas
when-shield-used = esto evita daño
when-enters = esta carta entra en juego

## Lasting effects

have-YOURS = tienes
have-YOURS-named = { $owner } tiene
may-YOURS = puedes
may-YOURS-named = { $owner } puede
have-ANY = los jugadores tienen
may-ANY = los jugadores pueden
have-ANOTHERS = los demás jugadores tienen
may-ANOTHERS = los demás jugadores pueden
have-ACTIVE = el jugador activo tiene
may-ACTIVE = el jugador activo puede
have-FEWEST_SOULS = los jugadores con menos almas tienen
may-FEWEST_SOULS = los jugadores con menos almas pueden
have-MOST_SOULS = en cuanto alguien tiene un alma, los jugadores con más almas tienen
may-MOST_SOULS = en cuanto alguien tiene un alma, los jugadores con más almas pueden
have-MOST_ITEMS = los jugadores con más objetos tienen
may-MOST_ITEMS = los jugadores con más objetos pueden
static-life = { $have } +{ $n } de vida
static-attack = { $have } +{ $n } de ataque
static-attack-rolls = { $have } +{ $n } a { $person ->
    [you] tus
   *[other] sus
} tiradas de ataque
static-first-attack = { $have } +{ $n } de ataque en { $person ->
    [you] tu
   *[other] su
} primera tirada de ataque de cada turno
static-first-attack-roll = { $have } +{ $n } a { $person ->
    [you] tu
   *[other] su
} primera tirada de ataque de cada turno
static-first-roll = { $have } +{ $n } a { $person ->
    [you] tu
   *[other] su
} primera tirada de cada turno
have-MONSTERS = los monstruos tienen
have-OTHER_MONSTERS = los demás monstruos tienen
party-YOURS = tú
party-YOURS-named = { $owner }
party-ANY = los jugadores
party-ANOTHERS = los demás jugadores
party-ACTIVE = el jugador activo
party-FEWEST_SOULS = los jugadores con menos almas
party-MOST_SOULS = en cuanto alguien tiene un alma, los jugadores con más almas
party-MOST_ITEMS = los jugadores con más objetos
to-party-YOURS = ti
to-party-YOURS-named = { $owner }
to-party-ANY = los jugadores
to-party-ANOTHERS = los demás jugadores
to-party-ACTIVE = el jugador activo
to-party-FEWEST_SOULS = los jugadores con menos almas
to-party-MOST_SOULS = los jugadores con más almas
to-party-MOST_ITEMS = los jugadores con más objetos
static-rolls = { $have } +{ $n } a { $person ->
    [you] tus
   *[other] sus
} tiradas
static-evasion = { $have } +{ $n } de evasión
static-loot-step = { $have } +{ $n ->
    [one] { $n } carta de botín
   *[other] { $n } cartas de botín
} en { $person ->
    [you] tu
   *[other] su
} paso de botín
static-loot-plays = { $may } jugar { $more ->
    [any] cuanto botín { $person ->
        [you] quieras
        [one] quiera
       *[many] quieran
    }
   *[so] { $n ->
        [one] { $n } carta de botín más
       *[other] { $n } cartas de botín más
    }
} en { $person ->
    [you] tu
   *[other] su
} turno
static-attacks = { $may } atacar { $n } { $n ->
    [one] vez
   *[other] veces
} más en { $person ->
    [you] tu
   *[other] su
} turno
static-any-attacks = { $may } atacar cuantas veces { $person ->
    [you] quieras en tu
    [one] quiera en su
   *[many] quieran en su
} turno
static-purchases = { $may } comprar { $more ->
    [any] cuantas veces { $person ->
        [you] quieras
        [one] quiera
       *[many] quieran
    }
   *[so] { $n } { $n ->
        [one] vez
       *[other] veces
    } más
} en { $person ->
    [you] tu
   *[other] su
} turno
static-discount = { $person ->
    [you] los objetos de la tienda te cuestan { $n }¢ menos
   *[other] los objetos de la tienda cuestan { $n }¢ menos a { $to_who }
}
static-discount-any = { $person ->
    [you] tus compras cuestan { $n }¢ menos
    [one] las compras del jugador activo cuestan { $n }¢ menos
   *[many] las compras cuestan { $n }¢ menos a { $to_who }
}
static-most-uses = { $person ->
    [you] usas como mucho { $n }
    [one] { $who } usa como mucho { $n }
   *[many] { $who } usan como mucho { $n }
} { $n ->
    [one] habilidad
   *[other] habilidades
} por turno
static-most-loot = { $person ->
    [you] juegas como mucho { $n }
    [one] { $who } juega como mucho { $n }
   *[many] { $who } juegan como mucho { $n }
} { $n ->
    [one] carta
   *[other] cartas
} de botín por turno
static-must-attack = { $person ->
    [you] debes atacar
    [one] { $who } debe atacar
   *[many] { $who } deben atacar
} { $n ->
    [one] una vez
   *[other] { $n } veces
} cada turno, si { $person ->
    [you] puedes
    [one] puede
   *[many] pueden
}
static-must-attack-deck = { $person ->
    [you] debes atacar
    [one] { $who } debe atacar
   *[many] { $who } deben atacar
} el mazo de monstruos { $n ->
    [one] una vez
   *[other] { $n } veces
} cada turno, si { $person ->
    [you] puedes
    [one] puede
   *[many] pueden
}
static-damage-taken = { $person ->
    [you] recibes
    [one] { $who } recibe
   *[many] { $who } reciben
} { $n } de daño más cada vez
static-damage-is-one = { $person ->
    [you] todo daño que recibas pasa a ser 1
    [one] todo daño que reciba { $who } pasa a ser 1
   *[many] todo daño que reciban { $to_who } pasa a ser 1
}
static-cents-gained = { $person ->
    [you] cada vez que ganas centavos, ganas { $n }¢ más
    [one] cada vez que { $who } gana centavos, gana { $n }¢ más
   *[many] cada vez que { $to_who } ganan centavos, ganan { $n }¢ más
}
static-no-souls = { $person ->
    [you] no ganas almas
    [one] { $who } no gana almas
   *[many] { $who } no ganan almas
}
static-free-buys = a { $to_who } { $n ->
    [one] el primer objeto de la tienda que { $person ->
        [you] compras en tu turno te cuesta
        [one] compra en su turno le cuesta
       *[many] compran en su turno les cuesta
    }
   *[other] los primeros { $n } objetos de la tienda que { $person ->
        [you] compras en tu turno te cuestan
        [one] compra en su turno le cuestan
       *[many] compran en su turno les cuestan
    }
} 0¢
static-attack-tax = { $person ->
    [you] pagas
    [one] { $who } paga
   *[many] { $who } pagan
} { $n }¢ a cada uno de los demás jugadores por atacar
static-recharges = { $person ->
    [you] solo recargas { $n }
    [one] { $who } solo recarga { $n }
   *[many] { $who } solo recargan { $n }
} { $n ->
    [one] objeto
   *[other] objetos
} al empezar { $person ->
    [you] tu
   *[other] su
} turno
static-sees-treasure = en tu turno puedes mirar la primera carta del mazo de tesoro
static-counters-absorb = el daño que recibirías quita contadores de esta carta en su lugar
static-cents-to-levels = los centavos que ganarías se convierten en contadores de esta carta
static-shadows = cuando otro jugador paga la penalización de muerte, eliges el objeto que destruye y ganas el botín y los centavos que pierde
static-silences = en tu turno los demás no juegan botín ni activan objetos
static-evasion-hurt = con { $m } de vida o menos tiene +{ $n } de evasión
static-attack-hurt = con { $m } de vida o menos tiene +{ $n } de ataque
static-immune = no recibe daño de combate con tiradas de { $faces }
static-stronger = inflige +{ $n } de daño de combate con tiradas de { $faces }
static-doubled = su daño de combate se dobla con tiradas de { $faces }
static-not-attackable = no puede ser atacado
static-shares-left = el daño que recibe también se inflige al jugador a la izquierda del activo
static-shares-right = el daño que recibe también se inflige al jugador a la derecha del activo
static-strikes-left = el daño que inflige al jugador activo también se inflige al de su izquierda
static-strikes-right = el daño que inflige al jugador activo también se inflige al de su derecha
static-soul-not-destroyed = si fuera a ser destruida, se convierte en un alma
static-rewards-doubled = las recompensas se doblan
static-sees-monsters = antes de un ataque el jugador activo puede mirar las { $n } primeras cartas del mazo de monstruos y devolverlas en el orden que quiera; después debe atacar
static-shared-cents = los centavos que { $person ->
    [you] fueras a ganar tú
    [one] fuera a ganar { $who }
   *[many] fueran a ganar { $who }
} los ganan todos los jugadores
static-duels = el jugador activo puede atacar a jugadores, que tienen { $n } de evasión
static-duel-spoils = cuando un jugador atacado este turno paga la penalización de muerte, el objeto que destruiría pasa al jugador activo
static-attackable = se puede atacar, pero no es un monstruo
static-kept = no se puede descartar hasta que se alcancen { $n } de sus metas

## Goals

goal-loot-played = se { $n ->
    [one] juega { $n } carta
   *[other] juegan { $n } cartas
} de botín
goal-monsters-die = mueren { $n } monstruos
goal-cents-given = un jugador da a otro { $n }¢ de una vez
goal-purchases = se hacen { $n } compras
goal-rolls = { $n } tiradas de { $faces }

## Conditions

if-done = se ha hecho
if-and = { $first } y { $last }
if-or = { $first }, o { $last }
if-not = no se cumple «{ $condition }»
if-no-cents = { $person ->
    [you] no tienes centavos
   *[other] { $who } no tiene centavos
}
if-cents-at-least = { $person ->
    [you] tienes { $n }¢ o más
   *[other] { $who } tiene { $n }¢ o más
}
if-cents-at-most = { $person ->
    [you] tienes { $n }¢ o menos
   *[other] { $who } tiene { $n }¢ o menos
}
if-no-loot = { $person ->
    [you] no tienes botín en la mano
   *[other] { $who } no tiene botín en la mano
}
if-souls-at-least = { $person ->
    [you] tienes
   *[other] { $who } tiene
} { $n } { $n ->
    [one] alma
   *[other] almas
} o más
if-souls-at-most = { $person ->
    [you] tienes
   *[other] { $who } tiene
} { $n } { $n ->
    [one] alma
   *[other] almas
} o menos
if-items-at-least = { $person ->
    [you] controlas
   *[other] { $who } controla
} { $n } { $n ->
    [one] objeto
   *[other] objetos
} o más
if-items-at-most = { $person ->
    [you] controlas
   *[other] { $who } controla
} { $n } { $n ->
    [one] objeto
   *[other] objetos
} o menos
if-died = { $person ->
    [you] has muerto este turno
   *[other] { $who } ha muerto este turno
}
if-empty-hand = { $person ->
    [you] no tienes cartas en la mano
   *[other] { $who } no tiene cartas en la mano
}
if-hand-at-least = { $person ->
    [you] tienes { $n } o más cartas de botín en la mano
   *[other] { $who } tiene { $n } o más cartas de botín en la mano
}
if-hand-at-most = { $person ->
    [you] tienes { $n } o menos cartas de botín en la mano
   *[other] { $who } tiene { $n } o menos cartas de botín en la mano
}
if-your-turn = { $person ->
    [you] es tu turno
   *[other] es el turno { $of_who }
}
if-roll-in = la tirada es { $faces }
if-roll-is-number = la tirada es el número dicho
if-counters = { $this } tiene { $n } { $n ->
    [one] contador
   *[other] contadores
} o más
if-no-purchase = { $person ->
    [you] no has comprado nada este turno
   *[other] { $who } no ha comprado nada este turno
}
if-marked = { $person ->
    [you] llevas una marca
   *[other] { $who } lleva una marca
}
if-paid = el botín descartado es { $kind ->
    [bomb] una bomba
    [key] una llave
   *[other] una carta de { $tag }
}
if-tagged = { $person ->
    [you] controlas { $n ->
        [one] un objeto
       *[other] { $n } objetos
    } de { $tag } o más
   *[other] { $who } controla { $n ->
        [one] un objeto
       *[other] { $n } objetos
    } de { $tag } o más
}
# lo contrario de cada condición
unless-done = no se ha hecho
unless-no-cents = { $person ->
    [you] tienes centavos
   *[other] { $who } tiene centavos
}
unless-cents-at-least = { $n ->
    [one] { $person ->
        [you] no tienes centavos
       *[other] { $who } no tiene centavos
    }
   *[other] { $person ->
        [you] tienes menos de { $n }¢
       *[other] { $who } tiene menos de { $n }¢
    }
}
unless-cents-at-most = { $person ->
    [you] tienes más de { $n }¢
   *[other] { $who } tiene más de { $n }¢
}
unless-no-loot = { $person ->
    [you] tienes botín en la mano
   *[other] { $who } tiene botín en la mano
}
unless-souls-at-least = { $n ->
    [one] { $person ->
        [you] no tienes almas
       *[other] { $who } no tiene almas
    }
   *[other] { $person ->
        [you] tienes menos de { $n } almas
       *[other] { $who } tiene menos de { $n } almas
    }
}
unless-souls-at-most = { $person ->
    [you] tienes más de
   *[other] { $who } tiene más de
} { $n } { $n ->
    [one] alma
   *[other] almas
}
unless-items-at-least = { $n ->
    [one] { $person ->
        [you] no controlas objetos
       *[other] { $who } no controla objetos
    }
   *[other] { $person ->
        [you] controlas menos de { $n } objetos
       *[other] { $who } controla menos de { $n } objetos
    }
}
unless-items-at-most = { $person ->
    [you] controlas más de
   *[other] { $who } controla más de
} { $n } { $n ->
    [one] objeto
   *[other] objetos
}
unless-died = { $person ->
    [you] no has muerto este turno
   *[other] { $who } no ha muerto este turno
}
unless-empty-hand = { $person ->
    [you] tienes cartas en la mano
   *[other] { $who } tiene cartas en la mano
}
unless-hand-at-least = { $n ->
    [one] { $person ->
        [you] no tienes botín en la mano
       *[other] { $who } no tiene botín en la mano
    }
   *[other] { $person ->
        [you] tienes menos de { $n } cartas de botín en la mano
       *[other] { $who } tiene menos de { $n } cartas de botín en la mano
    }
}
unless-hand-at-most = { $person ->
    [you] tienes más de
   *[other] { $who } tiene más de
} { $n } { $n ->
    [one] carta de botín
   *[other] cartas de botín
} en la mano
unless-your-turn = { $person ->
    [you] no es tu turno
   *[other] no es el turno { $of_who }
}
unless-roll-in = la tirada no es { $faces }
unless-roll-is-number = la tirada no es el número dicho
unless-counters = { $n ->
    [one] { $this } no tiene contadores
   *[other] { $this } tiene menos de { $n } contadores
}
unless-no-purchase = { $person ->
    [you] has comprado algo este turno
   *[other] { $who } ha comprado algo este turno
}
unless-marked = { $person ->
    [you] no llevas una marca
   *[other] { $who } no lleva una marca
}
unless-paid = el botín descartado no es { $kind ->
    [bomb] una bomba
    [key] una llave
   *[other] una carta de { $tag }
}
unless-tagged = { $n ->
    [one] { $person ->
        [you] no controlas objetos de { $tag }
       *[other] { $who } no controla objetos de { $tag }
    }
   *[other] { $person ->
        [you] controlas menos de { $n } objetos de { $tag }
       *[other] { $who } controla menos de { $n } objetos de { $tag }
    }
}

## Costs

pay-cents = { $n }¢
pay-counters = { $n } { $n ->
    [one] contador
   *[other] contadores
}
pay-life = { $n } de vida
pay-loot = descartando { $n ->
    [one] { $n } carta de botín
   *[other] { $n } cartas de botín
}
pay-items = destruyendo { $n } de tus objetos
pay-items-named = destruyendo { $n } de sus objetos
pay-give-item = dando a otro jugador otro objeto tuyo que no sea eterno
pay-give-item-named = dando a otro jugador otro objeto suyo que no sea eterno

## What cards are besides

note-reward = Recompensa: { $what }.
note-souls = Vale { $n } { $n ->
    [one] alma
   *[other] almas
}.
note-begins = Quien lo lleva empieza la partida.
note-used = Entra en juego desactivada.
note-counters = Entra en juego con { $n } { $n ->
    [one] contador
   *[other] contadores
}.
note-draws = Antes de la partida su jugador mira las { $n } primeras cartas del mazo de tesoro, se queda con una como objeto propio, que es eterno, y pone las demás debajo del mazo.
reward-none = nada
reward-cents = { $n }¢
reward-cents-roll = tantos ¢ como muestre un dado
reward-loot = { $n ->
    [one] { $n } carta de botín
   *[other] { $n } cartas de botín
}
reward-loot-roll = tanto botín como muestre un dado
reward-treasure = { $n } { $n ->
    [one] tesoro
   *[other] tesoros
}

## What waits on the stack

pend-LOOT = botín
pend-ABILITY = habilidad
pend-TRIGGER = efecto desencadenado
pend-EVENT = suceso
pend-ROLL = tirada
pend-MODIFIER = cambio a una tirada
pend-ROLLED = efecto de una tirada
pend-PURCHASE = compra
pend-ATTACK = ataque declarado
pend-COMBAT = daño de combate
pend-DAMAGE = daño
pend-DEATH = muerte
pend-PENALTY = penalización de muerte
pend-MONSTER_DEATH = muerte de un monstruo
pend-REWARD = recompensa
pend-CARCASS = monstruo muerto
pend-REFILL = reposición de una casilla
pend-LOOT_STEP = paso de botín
pend-NONE = nada
pend-roll-of = tirada de { $seat } (un { $face })
pend-roll-for = tirada de { $seat } por «{ $card }» (un { $face })
pend-of-card = { $pend }, de «{ $card }»
pend-at = { $pend } (n.º { $n } de la pila)

## What happened, to whoever may answer it

happens-to-roll = la tirada de { $seat }, un { $face }
happens-LOOT = { $name } juega «{ $card }». { $does }
happens-LOOT-own = Juegas «{ $card }». { $does }
happens-ABILITY = { $name } usa «{ $card }». { $does }
happens-ABILITY-own = Usas «{ $card }». { $does }
happens-TRIGGER = Se desencadena «{ $card }», de { $name }. { $does }
happens-TRIGGER-own = Se desencadena tu «{ $card }». { $does }
happens-TRIGGER-foe = Se desencadena «{ $card }». { $does }
happens-EVENT = A { $name } le ha salido «{ $card }». { $does }
happens-EVENT-own = Te ha salido «{ $card }». { $does }
happens-ROLLED = { $name } ha sacado un { $face } para «{ $card }». { $does }
happens-ROLLED-own = Has sacado un { $face } para «{ $card }». { $does }
happens-MODIFIER = «{ $card }» cambia una tirada: { $does }
happens-MODIFIER-own = Tu «{ $card }» cambia una tirada: { $does }
happens-ROLL = { $name } ha sacado un { $face } para «{ $card }».
happens-ROLL-own = Has sacado un { $face } para «{ $card }».
happens-ROLL-attack = { $name } ha sacado un { $face } contra «{ $card }»; hace falta un { $need }{ $need ->
    [6] {""}
   *[other] {" "}o más
}{ $more }.
happens-ROLL-attack-own = Has sacado un { $face } contra «{ $card }»; te hace falta un { $need }{ $need ->
    [6] {""}
   *[other] {" "}o más
}{ $more }.
happens-hit = { $name } acierta: { $n } de daño a { $whom }.
happens-hit-own = Aciertas: { $n } de daño a { $whom }.
happens-miss = { $name } falla: «{ $card }» le hace { $n } de daño.
happens-miss-own = Fallas: «{ $card }» te hace { $n } de daño.

## What an item of the stack will do

does-attack-roll = Con { $n } o más, { $name } acierta a «{ $monster }»; con menos, el golpe es para { $name }.
does-attack-roll-on = Decide si { $name } acierta a «{ $card }» o recibe el golpe.
does-trinket = { $name } gana «{ $card }» como objeto.
does-purchase = { $name } va a pagar y ganar { $what }.
does-purchase-own = Vas a pagar y ganar { $what }.
does-attack = { $name } va a empezar a combatir con { $what }.
does-attack-own = Vas a empezar a combatir con { $what }.
does-damage = { $n } de daño a { $whom }.
does-damage-own = Vas a recibir { $n } de daño.
does-modifier = { $n } a la tirada que hay debajo.
happens-adds = { $n } a { $to }.
does-death = { $name } va a morir: se descartan las maldiciones que le hayan puesto y tendrá que pagar la penalización.
does-death-own = Vas a morir: se descartan las maldiciones que te hayan puesto y tendrás que pagar la penalización.
does-penalty = { $name } va a descartar 1 carta de botín, perder 1¢, destruir un objeto y desactivar los demás; si es su turno, termina.
does-penalty-own = Vas a descartar 1 carta de botín, perder 1¢, destruir un objeto y desactivar los demás; si es tu turno, termina.
does-monster-death = «{ $monster }» va a morir y a dar su recompensa.
does-reward = { $name } va a ganar la recompensa: { $reward }.
does-reward-own = Vas a ganar la recompensa: { $reward }.
does-carcass = «{ $monster }» va a ir al descarte.
does-soul = «{ $monster }» va a convertirse en un alma de { $name }.
does-soul-own = «{ $monster }» va a convertirse en un alma tuya.
does-refill = La casilla vacía va a reponerse con la primera carta de su mazo.
does-loot-step = { $name } va a saquear en su paso de botín.
does-loot-step-own = Vas a saquear en tu paso de botín.
does-top-treasure = la primera carta del mazo de tesoro
does-top-monster = la primera carta del mazo de monstruos

## Phases

phase-NONE = antes de la partida
phase-START = inicio del turno
phase-LOOT = paso de botín
phase-ACTION = fase de acción
phase-END = final del turno

## What happens

told-ROLL = Sale un { $face } en el dado.
told-TURN = Turno { $turn }: { $seat }.
told-PHASE = { $seat }: { $phase }.
told-PHASE-loot = { $seat } va a robar su botín.
told-PLAYED = { $seat } juega «{ $card }».
told-PLAYED-drawn = A { $seat } le sale «{ $card }».
told-ACTIVATED = { $seat } usa «{ $card }».
told-TRIGGERED = Se desencadena «{ $card }», de { $seat }, cuando { $event }.
told-TRIGGERED-foe = Se desencadena «{ $card }», cuando { $event }.
told-RESOLVED = Se resuelve «{ $card }», de { $seat }. { $effect }
told-RESOLVED-foe = Se resuelve «{ $card }». { $effect }
told-CANCELLED = Se cancela «{ $card }» ({ $pend }).
told-CANCELLED-why = Se cancela «{ $card }» ({ $pend }), porque { $why }.
told-CANCELLED-step = Se cancela { $the_pend } { $step ->
    [ATTACK] contra
    [COMBAT] con
   *[other] de
} «{ $card }».
told-CANCELLED-step-why = Se cancela { $the_pend } { $step ->
    [ATTACK] contra
    [COMBAT] con
   *[other] de
} «{ $card }», porque { $why }.
told-CANCELLED-bare = Se cancela { $the_pend }.
told-CANCELLED-bare-why = Se cancela { $the_pend }, porque { $why }.
the-pend-LOOT = el botín
the-pend-ABILITY = la habilidad
the-pend-TRIGGER = el efecto desencadenado
the-pend-EVENT = el suceso
the-pend-ROLL = la tirada
the-pend-MODIFIER = el cambio a una tirada
the-pend-ROLLED = el efecto de la tirada
the-pend-PURCHASE = la compra
the-pend-ATTACK = el ataque
the-pend-COMBAT = el daño del combate
the-pend-DAMAGE = el daño
the-pend-DEATH = la muerte
the-pend-PENALTY = la penalización de muerte
the-pend-MONSTER_DEATH = la muerte
the-pend-REWARD = la recompensa
the-pend-CARCASS = el destino de la carta
the-pend-REFILL = la reposición de una casilla
the-pend-LOOT_STEP = el paso de botín
the-pend-NONE = lo pendiente
cancel-NONE = un efecto lo cancela
cancel-TARGET = lo que se eligió ya no está o ya no vale
cancel-CONDITION = lo que esperaba ya no va a ocurrir
cancel-CENTS = faltan centavos para pagar
cancel-NO_TARGET = no hay nada que pueda elegirse para ello
cancel-ATTACKER = quien lo declaró ha muerto o su turno se termina
told-LOOT_CHANGED = Por «{ $card }», { $seat } va a saquear { $n ->
    [one] una carta
   *[other] { $n } cartas
}.
told-LOOT_CHANGED-bare = Por un efecto de este turno, { $seat } va a saquear { $n ->
    [one] una carta
   *[other] { $n } cartas
}.
told-LOOTED = { $seat } saquea { $n ->
    [one] una carta
   *[other] { $n } cartas
}.
told-DREW = { $seat } saquea «{ $card }».
told-DISCARDED = { $seat } descarta «{ $card }».
told-GAINED_CENTS = { $seat } gana { $n }¢: tiene { $now }¢.
told-GAIN_CHANGED = Por «{ $card }», { $seat } va a ganar { $n }¢.
told-GAIN_SHARED = Por «{ $card }», cada jugador gana lo que iba a ganar { $seat }.
told-LOST_CENTS = { $seat } pierde { $n }¢: tiene { $now }¢.
told-GAINED_ITEM = { $seat } gana «{ $card }».
told-LOST_ITEM = { $seat } pierde «{ $card }».
told-RECHARGED = «{ $card }» se recarga.
told-DEACTIVATED = «{ $card }» se desactiva.
told-ROLLED = { $seat } ha sacado { $face }.
told-CHANGED = Por un efecto que dura hasta el final del turno, la tirada de { $seat } pasa a ser un { $face }.
told-CHANGED-by = Por «{ $card }», la tirada de { $seat } pasa a ser un { $face }.
told-STAYS = Por un efecto que dura hasta el final del turno, la tirada de { $seat } sigue siendo un { $face }.
told-STAYS-by = Por «{ $card }», la tirada de { $seat } sigue siendo un { $face }.
told-FIRST_ATTACK = Por «{ $card }», el ataque de { $seat } es { $n } en su primera tirada de ataque del turno.
told-SPREADS = Por «{ $card }», { $seat } va a recibir el mismo daño: { $n }.
told-DAMAGED = { $seat } recibe { $n } de daño: { $left ->
    [0] no le queda vida
    [one] le queda 1 de vida
   *[other] le quedan { $left } de vida
}.
told-DAMAGE_CHANGED = Por «{ $card }», el daño a { $seat } pasa a ser { $n }.
told-MONSTER_DAMAGED = «{ $card }» recibe { $n } de daño: { $left ->
    [0] no le queda vida
    [one] le queda 1 de vida
   *[other] le quedan { $left } de vida
}.
told-HEALED = { $seat } se cura { $n }.
told-MONSTER_HEALED = «{ $card }» se cura { $n }.
told-ABSORBED = { $n ->
    [0] Ya no queda daño para { $seat }: «{ $card }» no pierde contadores.
    [one] En lugar de { $n } de daño a { $seat }, «{ $card }» pierde un contador.
   *[other] En lugar de { $n } de daño a { $seat }, «{ $card }» pierde { $n } contadores.
}
told-IN_VAIN = { $why ->
    [NOTHING] La cantidad es cero
    [GONE] Aquello sobre lo que actúa ya no está
    [CHOICE] No hay nada que elegir
    [CONDITION] La condición no se cumple
    [ALREADY] Ya es así
    [ENDING] El turno ya se termina
    [SLOTS] No hay casilla para ello
    [STACK] No hay nada por resolver
    [TIE] La votación queda en empate
   *[NOT_IN_DECK] En el mazo no hay ninguna carta así
}: esa parte no tiene efecto.
told-UNMET-own = { $unmet }, así que esa parte no tiene efecto.
told-UNMET = Para «{ $card }», { $unmet }, así que esa parte no tiene efecto.
told-IN_VAIN_FOR = { $why ->
    [HAND] { $seat } no tiene botín en la mano
    [CENTS] { $seat } no tiene centavos
    [ITEMS] { $seat } no tiene ningún objeto que pueda perder (los eternos no se pierden)
    [SOULS] { $seat } no tiene almas
    [NO_SOULS] { $seat } no puede ganar almas
    [UNHURT] { $seat } no tiene heridas
    [DEAD] { $seat } ha muerto o va a morir
    [LIFE] A { $seat } no le alcanza la vida para pagarlo
    [SELF] { $seat } sería a la vez quien da y quien recibe
    [ENOUGH_CENTS] { $seat } no tiene menos centavos
    [ENOUGH_LOOT] { $seat } no tiene menos botín en la mano
    [FULL] A { $seat } no le cabe más botín en la mano
    [FEW_CENTS] A { $seat } no le alcanzan los centavos para pagarlo
    [FEW_LOOT] A { $seat } no le alcanza el botín para pagarlo
    [CHARGED] { $seat } no tiene ningún objeto desactivado
    [NUMB] { $seat } ya ha recibido daño sin vida este turno
   *[OFTEN] { $seat } ya ha usado cuantas habilidades permite un turno
}: esa parte no tiene efecto.
told-IN_VAIN_AT = { $why ->
    [CARD_CHARGED] La carta «{ $card }» no está desactivada
    [CARD_USED] La carta «{ $card }» ya está desactivada
    [ETERNAL] La carta «{ $card }» es eterna
    [OWN] «{ $card }» ya está donde iría
    [CARD_UNHURT] «{ $card }» no tiene heridas
    [DYING] «{ $card }» ya va a morir
    [KEPT] «{ $card }» no puede descartarse todavía
    [FEW_COUNTERS] A «{ $card }» no le alcanzan los contadores para pagarlo
    [NO_TAP] «{ $card }» no tiene ninguna habilidad que copiar
    [COPIED] «{ $card }» ya es esa carta
   *[NOT_THERE] «{ $card }» no está ahí
}: esa parte no tiene efecto.
told-IN_VAIN_OF = { $why ->
    [DECK] { $deck ->
        [loot] No queda botín
        [treasure] No quedan tesoros
        [room] No quedan habitaciones
       *[monster] No quedan cartas en el mazo de monstruos
    }
   *[PILE] { $deck ->
        [loot] No hay botín en el descarte
        [treasure] No hay tesoros en el descarte
        [room] No hay habitaciones en el descarte
       *[monster] No hay monstruos en el descarte
    }
}: esa parte no tiene efecto.
told-PREVENTED = «{ $card }» evita { $n } de daño a { $seat }.
told-MONSTER_PREVENTED = «{ $by }» evita { $n } de daño a «{ $card }».
told-MONSTER_PREVENTED-own = «{ $card }» se libra de { $n } de daño { $why }.
prevented-own = por su propio efecto
prevented-immune = («{ $effect }»)
told-COPIED = { $seat } copia «{ $card }».
told-OFFERED = { $seat } ofrece { $n }¢ a { $to }.
told-DECLINED = { $to } rechaza la oferta de { $seat }: { $n }¢.
told-TO_BOTTOM = «{ $card }» va debajo de su mazo.
told-OTHERS_UNDER = { $seat } pone debajo del mazo { $n ->
    [one] el otro tesoro
   *[other] los otros { $n } tesoros
} que ha mirado.
told-BECOMES = «{ $card }» pasa a ser una copia de «{ $copy }».
told-BECOMES-itself = «{ $card }» deja de ser una copia.
told-PUT_ON_DECK = { $seat } pone una carta de su mano sobre el mazo de botín.
told-NOTHING = «{ $card }» con un { $face }: no pasa nada.
told-ROLL_AGAIN = El { $face } es el más bajo y se repite: quienes lo han sacado vuelven a tirar.
told-BEGINS = { $by ->
    [1] Empieza { $seat }: así lo quiere su personaje.
    [2] Empieza { $seat }, con el número más bajo.
   *[other] Empieza { $seat }.
}
told-WON_TOGETHER = Los dos personajes reúnen las almas que hacen falta para ganar.
told-DIES = { $seat } va a morir.
told-DIED = { $seat } muere.
told-SAVED = { $seat } se salva de morir.
told-MONSTER_DIES = «{ $card }» va a morir.
told-GAINED_SOUL = { $seat } gana el alma «{ $card }»{ $worth ->
    [one] {""}
   *[other] , que vale { $worth }
}: { $now ->
    [one] tiene 1 alma
   *[other] tiene { $now } almas
}.
told-EARNED = { $seat } se hace con «{ $card }». { $effect }
told-LOST_SOUL = { $seat } pierde el alma «{ $card }»: tiene { $now }.
told-PRICE_CHANGED = Por «{ $card }», { $n ->
    [0] { $seat } no paga nada
   *[other] el precio para { $seat } es { $n }¢
}.
told-PRICE_CHANGED-bare = Por un efecto de este turno, { $n ->
    [0] { $seat } no paga nada
   *[other] el precio para { $seat } es { $n }¢
}.
told-BOUGHT = { $seat } compra «{ $card }» por { $n }¢.
told-DECLARED_PURCHASE = { $seat } quiere comprar «{ $card }».
told-DECLARED_ATTACK = { $seat } declara un ataque contra «{ $card }».
told-ATTACKS = { $seat } ataca a «{ $card }».
told-MISSED = { $seat } falla con un { $face }: hace falta un { $needed }{ $needed ->
    [6] {""}
   *[other] {" "}o más
}{ $more }.
told-MISSED-never = { $seat } falla con un { $face }: con { $needed } de evasión no acierta ninguna tirada{ $more }.
# si la evasión que cuenta no es la impresa
evasion-changed = {" "}(evasión { $printed } y { $change })
told-HIT = { $seat } acierta con un { $face }.
told-REVEALED = Se revela «{ $card }».
told-PLACED = «{ $card }» queda en la casilla { $slot } { $of ->
    [treasure] de la tienda
    [room] de habitaciones
   *[monster] de monstruos
}.
told-SPARED = No se destruye «{ $card }»: pasa a ser un alma.
told-DESTROYED = Se destruye «{ $card }».
told-CURSED = «{ $card }» cae sobre { $seat }.
told-CURSED-does = «{ $card }» cae sobre { $seat }. { $effect }
told-COUNTERS = «{ $card }» { $n ->
    [0] se queda sin contadores
    [one] tiene { $n } contador
   *[other] tiene { $n } contadores
}.
told-LOOKED = { $seat } mira { $n ->
    [one] la primera carta
   *[other] las { $n } primeras cartas
} { $of_deck }.
told-SAW = { $seat } ve «{ $card }».
told-GAVE_LOOT = { $to } recibe una carta de botín de { $seat }.
told-LOOT_PASSED = «{ $card }» pasa a la mano de { $to }.
told-FOE_ATTACK = Por «{ $by }», el ataque de «{ $card }» es { $n }.
told-FOE_ATTACK-own = Con la vida que le queda, el ataque de «{ $card }» es { $n }.
told-BLOW = Por esa tirada, el golpe de «{ $card }» hace { $n } de daño en vez de { $usual }.
told-STOLE_LOOT = { $to } roba una carta de botín a { $seat }.
told-RESHUFFLED = Se baraja el descarte para rehacer { $deck }.
told-MONSTER_SLOTS = Ahora hay { $n } casillas de monstruo.
told-SHOP_SLOTS = Ahora hay { $n } casillas de tienda.
told-TURN_ENDS = Termina el turno de { $seat }.
told-WON = { $seat } tiene las almas que hacen falta para ganar.
told-LOST = Con el dado a cero se acaba el tiempo.
told-STOPPED = La partida se detiene: demasiados turnos.
told-ENDLESS = La partida se detiene: este turno da vueltas y no acabaría nunca.
told-MILLED = «{ $card }» va del mazo al descarte.
told-TAXED = Por «{ $card }», { $seat } debe dar { $n }¢ a cada uno de los demás por atacar.
told-GAVE_CENTS = { $seat } da { $n }¢ a { $to }.
told-SKIPPED = { $seat } perderá un turno.
told-FOUGHT_LONG = Van { $n } tiradas de ataque en este combate, y no puede haber más.
told-FIGHT_OVER = Termina el combate de { $seat }.
told-DIE = El dado del solitario baja a { $n }.
told-NO_SOUL = { $seat } no puede ganar almas: se descarta «{ $card }».
told-JOINED = { $seat } se une al ataque.
told-PAID_LIFE = { $seat } paga { $n } de vida: { $left ->
    [0] no le queda nada
    [one] le queda 1
   *[other] le quedan { $left }
 }.
told-BUYS_TOP = { $seat } quiere comprar la primera carta del mazo de tesoro.
told-ATTACKS_TOP = { $seat } declara un ataque contra la primera carta del mazo de monstruos.
told-PASSED_OVER = { $seat } pierde este turno.
told-ROLL_RESOLVED = «{ $card }» con un { $face }: { $effect }
# lo único elegido, si no está ya en el texto del efecto
aimed-at = { $effect } Lo elegido es { $target }.
aim-roll = la tirada de { $seat } (un { $face })
told-NTH_PLAYER = { $nth ->
    [1] El primero
    [2] El segundo
   *[other] El tercero
} es { $seat }.
told-NTH_CARD = { $nth ->
    [1] El primero
    [2] El segundo
   *[other] El tercero
} es «{ $card }».
told-AT_PLAYER = Lo elegido es { $seat }.
told-AT_CARD = Lo elegido es «{ $card }».
told-AT_ROLL = Lo elegido es la tirada de { $seat }, un { $face }.
told-AT_PENDING = Lo elegido es «{ $card }» ({ $pend }).
told-AT_PENDING-bare = Lo elegido es { $pend }.
told-AT_DECK = Lo elegido es { $deck }.
told-AT_PILE = Lo elegido es { $pile ->
    [loot] el descarte de botín
    [treasure] el descarte de tesoro
    [room] el descarte de habitaciones
   *[monster] el descarte de monstruos
}.
told-MONSTER_DIED = «{ $card }» muere.
told-REWARD = Recompensa de «{ $card }» para { $seat }.
told-REWARD-roll = Recompensa de «{ $card }» para { $seat }: { $reward }.
told-REWARD_DOUBLED = Por «{ $card }», se dobla la recompensa de { $seat }.
told-LOSSES_GO = Por «{ $card }», { $to } elige el objeto que destruye { $seat } y gana el botín y los centavos que pierda.
told-ITEM_GOES = Por «{ $card }», el objeto que pierda { $seat } será para { $to }.
told-PENALTY = { $seat } paga la penalización de muerte.
told-COVERED = Otro monstruo va a cubrir «{ $card }» en la casilla { $slot } de monstruos.
told-ON_DECK = «{ $card }» va encima de su mazo.
told-INTO_DECK = «{ $card }» entra en su mazo, { $n ->
    [0] encima de todo
    [one] con una carta encima
   *[other] con { $n } cartas encima
}.
told-TOOK = { $seat } toma «{ $card }» del descarte.
told-SHUFFLED = Tras la búsqueda se baraja { $deck }.
told-UNCOVERED = «{ $card }» queda otra vez a la vista en la casilla { $slot } de monstruos.
told-TO_PILE = «{ $card }» va al descarte.
told-NO_DAMAGE = El golpe no hace daño.
told-PAID_CENTS = { $seat } paga { $n }¢: { $now ->
    [0] no le queda nada
    [one] le queda { $now }¢
   *[other] le quedan { $now }¢
}.
told-ALL_HEALED = Se curan todos los jugadores y monstruos.
told-VOTED = { $seat } vota por «{ $card }».
told-DRAWN_BY_LOT = La suerte señala a { $seat }.
told-CARD_BY_LOT = La suerte señala «{ $card }».
told-FOUND = { $seat } encuentra «{ $card }» en el mazo de botín.
told-WAITS_NO_MORE = Hay tanto pendiente que lo que «{ $card }» dejó a { $seat } ya no espera.
told-HAND_SEEN = { $seat } ve la mano de { $to }.
told-HAND_SEEN-own = { $seat } mira su propia mano.

## Endings

ending-SEAT = Gana { $seat }.
ending-WON = Ganan los dos personajes.
ending-LOST = El dado ha llegado a cero: la partida se pierde.
ending-STOPPED = La partida no acabaría nunca: nadie gana.

## What may be done

act-PASS = pasar
act-PASS-ends = terminar mi turno
act-PLAY = jugar «{ $card }» — { $effect }
act-TAP = usar «{ $card }» — { $effect }
act-PAY = usar «{ $card }» — { $effect }
act-PAY_ROOM = usar «{ $card }» — { $effect }
act-BUY = comprar «{ $card }»
act-BUY_TOP = comprar la primera carta del mazo de tesoro
act-ATTACK = atacar a «{ $card }»
act-ATTACK-again = atacar otra vez este turno: a «{ $card }»
act-ATTACK_PLAYER = atacar a { $seat }
act-PREPARE = preparar un ataque: mirar los próximos monstruos y después atacar
act-ATTACK_TOP = atacar la primera carta del mazo de monstruos
act-ATTACK_TOP-again = atacar otra vez este turno: la primera carta del mazo de monstruos
act-SEAT = { $seat }
act-DECK = { $deck }
act-PILE = { $pile ->
    [treasure-discard] la pila de descarte de tesoro
    [monster-discard] la pila de descarte de monstruos
    [room-discard] la pila de descarte de habitaciones
   *[loot-discard] la pila de descarte de botín
}
act-PENDING = { $pend }
act-NUMBER = { $n }
act-ITEM = «{ $card }»
act-FOE = «{ $card }»
act-CARD = «{ $card }»
act-MODE = { $way }
act-YES = sí
act-NO = no
act-YES-MAY = aceptar el efecto de «{ $card }»
act-NO-MAY = renunciar al efecto de «{ $card }»
act-NO-ROOM = no descartar ninguna habitación
act-NO-UNBURY = ninguno más
act-NO-DISCARD_ANY = no descartar más
act-YES-BOTTOM = ponerla debajo
act-NO-BOTTOM = dejarla encima
act-YES-BARGAIN = aceptar
act-NO-BARGAIN = rechazar
act-SEEN = «{ $card }» (carta { $n })
act-TRIGGER = primero a la pila: { $card }
waiting-DEATH = la muerte de { $name }
waiting-MONSTER_DEATH = la muerte de «{ $card }»
act-OFFER = dar { $n }¢ a { $seat }
act-SLOT = casilla { $n }, encima de «{ $card }»
act-SLOT-free = casilla { $n }, que está vacía

## What is asked

ask-PRIORITY = { $happens } ¿Respondes, { $seat }? Si nadie responde, ocurre.
ask-PRIORITY-gone = La carta de «{ $card }», muerto, ya se ha ido a otra parte: esto no hará nada. ¿Respondes, { $seat }? Si pasas, se retira.
ask-PRIORITY-empty = ¿Qué haces, { $seat }? ({ $phase })
ask-PRIORITY-other = ¿Qué haces, { $seat }, en el turno de { $active }? ({ $phase })
ask-PRIORITY-action = Es tu turno, { $seat }: juega, compra, ataca o termínalo.
ask-TARGET = { $seat }, «{ $card }»: elige { $what }.
ask-TARGET-more = { $seat }, «{ $card }»: elige además { $what }.
ask-CHOOSE = { $seat }, «{ $card }»: elige { $what }.
ask-MODE = { $seat }, elige qué hace «{ $card }».
ask-MAY = { $seat }, «{ $card }» te da a elegir. { $effect } ¿Lo haces?
ask-NUMBER = { $seat }, di un número para «{ $card }».
ask-DISCARD = { $seat }, { $because }descarta { $n ->
    [one] una carta
   *[other] { $n } cartas
} de botín.
ask-DISCARD-all = { $seat }, { $because }descarta { $n ->
    [one] una carta de botín: no tienes más
   *[other] { $n } cartas de botín: no tienes más
}.
ask-DISCARD_ANY = { $seat }, { $because }puedes descartar cartas de botín.
ask-GIVE = { $seat }, { $because }da una carta de botín a { $other }.
ask-TAKE = { $seat }, { $because }toma una carta de botín de { $other }.
ask-TO_DECK = { $seat }, { $because }pon una carta sobre el mazo de botín.
ask-ORDER = { $seat }, decide cuál de los { $n } efectos que esperan va ahora a la pila.
ask-SLOT = { $seat }, elige una casilla para «{ $card }».
ask-LOSE_ITEM = { $seat }, { $because }elige qué objeto{ $whose ->
    [none] {""}
   *[other] {" "}de { $whose }
} se destruye.
ask-LOSE_ITEM-to = { $seat }, { $because }elige qué objeto{ $whose ->
    [none] {""}
   *[other] {" "}de { $whose }
} pasa a { $other }.
# por qué elige alguien
because-card = por «{ $card }»:{" "}
because-penalty = por la penalización de muerte:{" "}
because-penalty-card = por la penalización de muerte y «{ $card }»:{" "}
ask-RECHARGE = { $seat }, { $because }elige qué objeto se recarga.
ask-ARRANGE = { $seat }, ordena las cartas { $of_deck }. Van de abajo arriba: de las { $n } que quedan, elige la siguiente. La última será la de encima.
ask-KEEP = { $seat }, elige la carta { $of_deck } que se queda encima.
ask-BOTTOM = { $seat }, ¿pones «{ $card }» debajo de su mazo?
ask-PAY_ITEM = { $seat }, elige qué objeto destruyes para pagar «{ $card }»{ $n ->
    [one] {""}
   *[other] {" "}(faltan { $n })
}.
ask-DESTROY_SOUL = { $seat }, { $because }elige una de tus almas.
ask-GIVE_AWAY = { $seat }, elige qué objeto das a otro jugador para pagar «{ $card }».
ask-GIVE_AWAY-more = { $seat }, elige a quién das «{ $item }».
ask-VOTE = { $seat }, vota por un objeto.
ask-DRAFT = { $seat }, quédate con uno de los tesoros.
ask-BARGAIN = { $seat }, { $other } te ofrece { $n }¢: ¿los aceptas?
ask-ROOM = { $seat }, puedes descartar una habitación.
ask-OWN_ITEM = { $seat }, quédate con uno de estos tesoros como objeto propio: los demás van debajo del mazo.
ask-SEARCH = { $seat }, elige una de las que buscabas en el mazo.
ask-LAY = { $seat }, elige una casilla que no esté siendo atacada para «{ $card }».
ask-UNBURY = { $seat }, puedes poner un monstruo del descarte encima de su mazo, y luego otros.
ask-SPLIT = { $seat }, elige quién recibe { $n ->
    [one] el último punto
   *[other] el siguiente de los { $n } puntos
} de daño de «{ $card }».

## Why not

why-GAME_OVER = la partida ha terminado
why-NOT_NOW = ahora se pide otra cosa
why-NOT_IN_HAND = la carta no está en tu mano
why-NO_LOOT_PLAY = ahora no puedes jugar más botín
why-SILENCED = un objeto del jugador activo te lo impide
why-NO_TARGET = no hay nada que pueda elegirse para ello
why-NOT_YOURS = no lo controlas
why-NO_ABILITY = no tiene esa habilidad
why-DEACTIVATED = está desactivado
why-CANNOT_PAY = no puedes pagarlo
why-NOT_MAIN = solo ataca el jugador activo, en su fase de acción y con la pila vacía
why-NO_PURCHASE = ya no te quedan compras este turno
why-NO_CENTS = no tienes bastantes centavos
why-NOT_IN_SHOP = no está en la tienda
why-NO_ATTACK = ya no te quedan ataques este turno
why-NOT_ATTACKABLE = no se puede atacar
why-EMPTY_DECK = el mazo se ha agotado
why-NO_BARGAINING = en esta partida no se regatea
why-NO_OFFER_LEFT = ya has hecho todas las ofertas que permite un turno
why-USED_UP = ya has usado todas las habilidades que permite un turno
why-DEAD = has muerto este turno
why-NO_TIME_TO_BUY = solo compra el jugador activo, en su fase de acción y con la pila vacía
why-NO_TAX = no tienes los centavos que ahora cuesta atacar
why-NO_CENTS_TO_OFFER = no tienes tantos centavos
why-ALONE = los personajes de una partida en solitario no se dan centavos
why-NO_DUEL = a ese jugador no se le puede atacar
why-STACK_FULL = la pila está llena
why-MUST_ATTACK = antes debes atacar
why-NOT_OFFERED = no es lo que pide el efecto
why-MUST_ATTACK_DECK = antes debes atacar el mazo de monstruos
why-MUST_ATTACK_IT = antes debes atacar al monstruo que te ha señalado un efecto
why-ROOM_ATTACK = una habitación te obliga a atacar antes
why-ROOM_ATTACK_DECK = una habitación te obliga a atacar antes el mazo de monstruos
why-PREPARED = has mirado monstruos para un ataque y ahora debes hacerlo
why-NO_PREPARING = solo se miran monstruos si una carta lo permite, en la propia fase de acción y con la pila vacía, una vez antes de cada ataque
why-ROOM_NOT_ATTACKABLE = esa habitación no se puede atacar
why-ROOM_NO_MONSTER = una habitación no es un monstruo, aunque se pueda atacar
why-NO_PAID_ABILITY = no tiene ese efecto pagado
why-KEPT_FROM_USE = un objeto del jugador activo te impide usarlo
why-ETERNAL = lo eterno ni se destruye ni cambia de manos
why-NOT_LIVING = está muerto o muriendo, y solo puede elegirse a los vivos
why-CONDITION = no se cumple lo que pide
why-OFFER_TOO_LARGE = una oferta es de cuarenta centavos como mucho
why-NOBODY_ELSE = los centavos se ofrecen a otro jugador
why-CLOSED_MODE = elige uno de los modos que tengan a qué aplicarse
why-NO_ANSWER = el efecto pide otra respuesta
why-NOT_THAT_CARD = elige una carta de esa mano
why-NOT_THAT_PRICE = con eso no se paga el coste
why-NOT_THAT_ITEM = elige un objeto que se pueda destruir
why-NOT_WAITING = elige cuál de los que esperan va ahora a la pila
why-NOT_THAT_SLOT = elige una casilla de monstruo en la que pueda ponerse
why-NOT_RECHARGED = elige un objeto tuyo que esté desactivado
why-NO_VOTE = vota por un objeto en juego
why-NOT_SEEN = elige una de las cartas miradas
why-NOT_FOUND = elige una carta del mazo en que se busca
why-NOT_DISCARDED = elige un monstruo descartado, o ninguno
why-NO_SHARE = elige un jugador o un monstruo vivos
why-NOT_LAID_OUT = elige uno de los tesoros que hay a la vista
why-NOT_OWN_ITEM = elige uno de los tesoros mirados
why-NO_REPLY = responde antes a la oferta: sí o no
why-NO_ROOM = elige una habitación que se pueda descartar, o ninguna

## The board

board-status = Turno { $turn }, { $phase }. Mazos: botín { $loot }, tesoro { $treasure }, monstruos { $monster }.
board-monster = Monstruo
board-life = Vida
board-evasion = Evasión
board-attack = Ataque
board-effect = Qué hace
board-shop = Tienda
board-bonus = Almas de bonificación
board-die = Dado del solitario: { $n }.
board-stack = La pila
board-place = el n.º { $n } de la pila
board-gone = lo que ya no está
board-number = N.º
board-what = Qué
board-whose = De quién
board-does = Qué hará
board-player = Jugador
board-cents = Centavos
board-souls = Almas
board-hand = Mano
board-items = Objetos
tableau-monsters = Monstruos: vida/ataque
tableau-player = vida { $life }/{ $most } · { $cents }¢ · almas { $souls }

## Where one is asked

stop-START = el inicio de mi turno
stop-LOOT_STEP = tras mi paso de botín
stop-END = el final de mi turno
stop-OTHERS_TURN = turnos ajenos con la pila vacía
stop-OWN = lo que yo ponga en la pila
stop-LOOT = botín que se juega
stop-ABILITY = habilidades que se usan
stop-TRIGGER = efectos desencadenados
stop-EVENT = sucesos
stop-ROLL = tiradas
stop-COMBAT = daño
stop-PURCHASE = compras
stop-ATTACK = ataques declarados
stop-DEATH = muertes de jugadores
stop-MONSTER_DEATH = muertes de monstruos
stop-OTHER = todo lo demás
stop-BARGAIN = siempre que pueda ofrecer centavos

## What a table is asked when it is opened

option-bonus-souls = Almas de bonificación
option-bonus-souls-true = sí
option-bonus-souls-false = no
option-bargaining = Regateo
option-bargaining-true = sí
option-bargaining-false = no
option-rooms = Mazo de habitaciones
option-rooms-true = sí
option-rooms-false = no
option-draft = Selección previa de tesoros (dos jugadores)
option-draft-true = sí
option-draft-false = no
option-solo-on = En solitario: dos personajes, manos descubiertas
option-solo-on-true = sí
option-solo-on-false = no

## En el vestíbulo

game-about = Un sótano, monstruos, botín y amigos poco de fiar. Mata, compra, responde a todo lo que pase en la pila, y sé quien reúna antes cuatro almas.
game-facts = Competitivo · de 2 a 4 personajes, o dos en solitario · con respuestas también en los turnos ajenos
game-cover = Tres niños con una vela ante lo que vive bajo la casa; sobre ellos, cuatro almas

## Perfiles e informes

kind-character = Personajes
kind-character-present = del primer asiento
kind-character-used = usados o disparados
kind-starting = Objetos iniciales
kind-starting-present = del primer asiento
kind-starting-used = usados o disparados
kind-treasure = Tesoros
kind-treasure-seen = ganados
kind-treasure-used = usados o disparados
kind-loot = Botín
kind-loot-present = en la primera mano
kind-loot-seen = robado
kind-loot-used = jugado
kind-monster = Monstruos
kind-monster-seen = atacados
kind-monster-used = muertos en turno propio
kind-event = Eventos
kind-event-seen = aparecidos
kind-curse = Maldiciones
kind-curse-seen = sufridas
kind-bonus = Almas de bonificación
kind-bonus-seen = conseguidas
kind-room = Habitaciones
kind-room-present = en juego desde el principio
kind-room-seen = aparecidas
kind-room-used = usadas
kind-action = Acciones
without-card = La carta sale de la caja y su mazo queda más delgado: las mismas semillas reparten otras cartas.
action-PASS = Pasar
action-PLAY = Jugar botín
action-TAP = Usar un objeto desactivándolo
action-PAY = Pagar por la habilidad de un objeto
action-PAY_ROOM = Pagar por la habilidad de una habitación
action-BUY = Comprar en la tienda
action-BUY_TOP = Comprar la primera carta del mazo de tesoro
action-ATTACK = Atacar a un monstruo o una habitación
action-ATTACK_TOP = Atacar la primera carta del mazo de monstruos
action-SEAT = Elegir un jugador
action-ITEM = Elegir un objeto o un personaje
action-FOE = Elegir un monstruo, una maldición, una habitación o un alma
action-PENDING = Elegir algo de la pila
action-DECK = Elegir un mazo
action-PILE = Elegir una pila de descarte
action-NUMBER = Elegir un número
action-MODE = Elegir qué hace un efecto
action-YES = Decir que sí
action-NO = Decir que no
action-CARD = Elegir botín de una mano
action-SEEN = Elegir entre las cartas vistas
action-SLOT = Elegir una casilla
action-TRIGGER = Elegir qué efecto va primero a la pila
action-OFFER = Ofrecer centavos
action-ATTACK_PLAYER = Atacar a un jugador
action-PREPARE = Mirar monstruos antes de atacar
report-beat = ronda
report-with = en manos del primer asiento desde el principio
report-treasure = Qué tesoros hacen daño y cuáles ayudan
report-monster = Qué trae cada combate
report-event = Qué trae cada evento
report-curse = Qué cuesta cada maldición
report-bonus = Qué vale cada alma de bonificación
report-room = Qué trae cada habitación

## Cómo le fue a cada asiento

fared = { $souls ->
    [one] un alma
   *[other] { $souls } almas
}

# Cifras de muchas partidas.
figures-characters = personaje
figures-items = objeto que se tiene al final
figure-stopped = cortadas por largas
figure-passes = pases
figure-first_player_wins = gana quien empieza
figure-souls = almas de cada cual al final

## Cartas propias

room-card = { $card } { $n }
room-taken = Sitio que ocupan: cartas, { $cards } de { $most_cards }; habilidades, { $abilities } de { $most_abilities }; filas de efectos, { $rows } de { $most_rows } ({ $each }).

## What designers write for what is printed, and `#` for any number. It is read and never said.

synonyms =
    # centavos → #¢
    # centavo → #¢
    # monedas → #¢
    # moneda → #¢
    lanza un dado → tira un dado
    lanzas un dado → tira un dado
    todos los jugadores → cada jugador
    los demás jugadores → cada uno de los demás jugadores
    pierden → pierde
    ganan → gana
    saquean → saquea
    descartan → descarta
    reciben → recibe
    y después → y luego
    y entonces → y luego
    , luego → y luego
    muera → muere
    mueras → mueres
    recibas → recibes
    empiece → empieza
    termine → termina
    otro jugador muere → muere otro jugador
    un jugador muere → muere un jugador
    un monstruo muere → muere un monstruo
    esta carta muere → muere esta carta
    sacas un # → sacas #
    saca un # → saca #
    haz # de daño → inflige # de daño
    haces # de daño → inflige # de daño
    cura # → cúrate #
    roba # cartas de botín → saquea #
    roba # carta de botín → saquea #
    roba # cartas → saquea #
    roba una carta → saquea 1
    gana un tesoro → gana 1 tesoro
    elige un jugador o monstruo → elige un jugador o un monstruo
    puedes → si quieres,
    al final de tu turno: → cuando termina tu turno:
    al final de tu turno, → cuando termina tu turno:
    al principio de tu turno: → cuando empieza tu turno:
    al principio de tu turno, → cuando empieza tu turno:
    al comienzo de tu turno: → cuando empieza tu turno:
    al comienzo de tu turno, → cuando empieza tu turno:
