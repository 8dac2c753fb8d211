# Para qué es cada opción: el título de un campo es su primera parte.

option-souls-to-win = almas que ganan la partida
option-start = con qué empiezan
option-start-cents = centavos de cada uno
option-start-loot = cartas de botín de cada uno
option-hand-limit = botín en la mano, como mucho, al final del propio turno
option-price = centavos que cuesta una compra
option-buy-short = si se puede declarar una compra sin los centavos que cuesta, una vez por turno; se piden al resolverse
option-slots = huecos al comienzo
option-slots-shop = tesoros a la venta
option-slots-monster = monstruos activos
option-slots-room = salas, donde se juega con ellas
option-turns = turnos tras los que la partida acaba sin que gane nadie; 0: sin límite
option-uses = habilidades de girar o de pago que alguien usa en un turno, como mucho
option-offers = ofertas de centavos que alguien hace en un turno, como mucho
option-combat-rolls = tiradas de ataque tras las que acaba un combate
option-stacked = elementos que llegan a la pila en un turno, como mucho; con más, la partida acaba sin que gane nadie
option-choose = cuándo se eligen objetivos y maneras; al jugar un efecto (played) o cuando sale de la pila (resolved)
option-rerolls-keep = si repetir una tirada conserva lo que se le había sumado
option-bargaining = si quien tiene prioridad puede ofrecer centavos a otro por un favor
option-bonus-souls = si se juega con almas de bonificación
option-rooms = si se juega con el mazo de salas
option-draft = si dos jugadores eligen dos tesoros cada uno antes de empezar
option-solo = una partida para uno
option-solo-on = un jugador con dos personajes y las manos abiertas; o ganan juntos, o se agota el dado
option-solo-die = el número con que empieza el dado
option-sets = las cajas cuyas cartas están en los mazos, salvo las salas
option-copies = copias de cartas sueltas, donde no son las de la caja
option-own = cartas propias; como en un archivo de cartas, con su mazo, una lista de ellos

option-choose-played = Al jugarlo
option-choose-resolved = Al salir de la pila
option-sets-base = Caja básica
option-sets-gold = Gold Box
option-sets-plus = Four Souls+

# Nombres cortos, de las hojas y columnas de una hoja de cálculo.

sheet-copies = Copias
sheet-own = Cartas propias
sheet-own-id = identificador
sheet-own-name = nombre
sheet-own-type = clase
sheet-own-set = caja
sheet-own-count = copias
sheet-own-players = jugadores como poco
sheet-own-life = vida
sheet-own-attack = ataque
sheet-own-evasion = evasión
sheet-own-souls = almas
sheet-own-reward = recompensa
sheet-own-reward-cents = monedas
sheet-own-reward-loot = botín
sheet-own-reward-treasure = tesoros
sheet-own-tags = etiquetas
sheet-own-item = objeto inicial
sheet-own-counters = contadores
sheet-own-used = empieza agotada
sheet-own-draws = roba al empezar
sheet-own-begins = empieza en juego
sheet-own-unwritten = sin escribir
sheet-own-abilities = habilidades
sheet-own-deck = mazo
option-own-set-base = Caja básica
option-own-set-gold = Gold Box
option-own-set-plus = Four Souls+
option-own-set-requiem = Requiem
option-own-set-own = propia
option-own-reward-cents-roll = lo que salga en el dado
option-own-reward-loot-roll = lo que salga en el dado
option-own-deck-characters = personajes
option-own-deck-starting = objetos iniciales
option-own-deck-monsters = monstruos
option-own-deck-bonus = almas de bonificación
option-own-deck-rooms = habitaciones

# Nombres cortos, de las hojas y de lo que se cuenta de un cambio.
sheet-stacked = Elementos de la pila en un turno, como mucho
