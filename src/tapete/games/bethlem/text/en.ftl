### The madhouse of Bethlem in English.

## Cards

card-NONE = No card
card-DANIEL = Daniel
card-NATHANIEL = Nathaniel
card-RICHARD_DADD = Richard Dadd
card-ALI = Ali “the mute”
card-LARRY_OWLS = Larry Owls “the sleepwalker”
card-MARY_FIRTH = Mary Firth
card-KRUGMAN = Krugman “the director”
card-ARCHIVO = The archive
card-JOHN_FLICK = John Flick
card-ARTHUR = Arthur
card-WAKERFIELD = Wakerfield
card-SIAMESA_1 = Siamese twin
card-SIAMESA_2 = Siamese twin
card-PARCA = The reaper
card-PACTO_DE_SANGRE = Blood pact
card-ELECTROSHOCK = Electroshock
card-OPIO = Opium and barbiturates
card-LOBOTOMIA = Lobotomy
card-RABIA = Rabies
card-MANIA = Persecution mania
card-PROFETA = Prophet
card-CATALEPTICO = The cataleptic
card-AMNESIA = Amnesia
card-MUERTE_DULCE = Sweet death
card-COMPANERO_1 = Cellmates
card-COMPANERO_2 = Cellmates
card-COMPANERO_3 = Cellmates
card-JUEGO_DE_AZAR = Game of chance
card-RESPONSABILIDAD = Responsibility
card-HOSTILIDAD = Hostility
card-MELANCOLIA = Melancholy
card-ANSIEDAD = Social anxiety
card-NEUROTICISMO = Neuroticism
card-BIPOLARIDAD = Bipolarity
card-PACIENCIA = Patience
card-CUENTACUENTOS = Storyteller

group-P1 = main character
group-P2 = secondary character
group-A1 = main action
group-A2 = secondary action
group-TRAIT = personality

## Events

event-BARBERO = You provoked the barber
event-CONFESION = Confession
event-MILAGRERO = Miracle worker
event-INDULTO = Lord Percy's pardon
event-CIRUJANO = Brian Crowther, surgeon
event-HISTORIA_NEUROTICO = Medical record: neurotic profile
event-HISTORIA_SIAMESAS = Medical record: Siamese twins
event-HISTORIA_SECRETOS = Medical record: secrets of the hospital
event-CAMBIO_DE_HABITACION = Change of rooms
event-LEPROSO = Leper
event-HIPNOSIS = Hypnosis therapy
event-NOSTRADAMUS = Nostradamus syndrome
event-DESPERTAR = Awakening
event-CELDA = Isolation cell

## Sides and endings

side-NONE = none
side-MUTINEERS = the mutineers
side-INMATES = the inmates
side-DIRECTOR = the director
side-RICHARD = Richard Dadd
side-PACT = the blood pact
side-HATE = the pact of hate

cause-NONE = nobody
cause-MUTINEERS = the mutineers win
cause-INMATES = the inmates win
cause-DIRECTOR = the director wins
cause-RICHARD = Richard Dadd wins
cause-PACT = the blood pact wins
cause-HATE = hate wins
cause-ALL_DEAD = nobody is left alive
cause-STALEMATE = nobody dies any more, and nobody wins

phase-SETUP = preparation
phase-NIGHT = night
phase-DAY = day
phase-LYNCHING = lynching

## Places

spot = card { $position } of { $name }
spot-second = card { $position } of the second row of { $name }
spot-nothing = no attack
label-known = { $label } ({ $card })

## What the narrator calls

call-EYES_CLOSED = Everybody closes their eyes.
call-FUTURE = Questions to the narrator.
call-PACTO = The blood pact wakes up.
call-SIAMESAS = The Siamese twins wake up.
call-COMPANEROS = The cellmates wake up.
call-EVENTOS = Events of the night.
call-MELANCOLIA = Melancholy wakes up.
call-DIRECTOR = The director wakes up.
call-LARRY = Larry Owls, the sleepwalker, wakes up.
call-ARCHIVO = The archive wakes up.
call-MARY = Mary Firth wakes up.
call-PARCA = The reaper wakes up.
call-FLICK = John Flick wakes up.
call-PROFETA = The prophet wakes up.
call-MUERTE_DULCE = Sweet death wakes up.
call-ARTHUR = Arthur wakes up.
call-AMOTINADOS = The mutineers wake up.
call-DANIEL = Daniel wakes up.
call-ARTHUR_2 = Arthur keeps what he protects.
call-ELECTROSHOCK = Therapy: electroshock.
call-OPIO = Therapy: opium and barbiturates.
call-LOBOTOMIA = Therapy: lobotomy.
call-MUERTE_DULCE_2 = Sweet death, once more.
call-CATALEPTICO = The cataleptic.
call-JUEGO_DE_AZAR = Game of chance.
call-PACIENCIA = Patience wakes up.
call-NEUROTICISMO = Neuroticism wakes up.
call-ANSIEDAD = Social anxiety wakes up.
call-WAKERFIELD = Before the cards are turned up: will Wakerfield die in place of one?
call-INDULTO = Is there a pardon from Lord Percy?
call-MANIA = Before the cards are turned up: does persecution mania save anybody?
call-CATALEPTICO_2 = Before the cards are turned up: does the cataleptic come round?
call-AMNESIA = Does anybody remember the lynching?
call-AMNESIA_2 = Before anybody points: does amnesia forget that there is a lynching today?
call-PARCA_2 = The reaper, at the end of the night.
call-JUEGO_DE_AZAR_2 = Before the cards are turned up: does game of chance guess what lies under the chip?

## Yes-or-no questions

question-FREE = a question in your own words
question-RISES = do you get up with the mutineers?
question-TOGETHER = would we win together?
question-BOUND = are you bound by a pact?
question-UNSPENT = have you an action card left that is not spent?
question-NIGHT_EVENT = do you hold an event of the night?
question-LOSES = will they lose a card before the next round is over?
question-LYNCHED = will they be lynched before the next round is over?
question-OUT = will they be out of cards before the next round is over?
question-WINS = will they win the game?

omen-LOSES = a card of { $name } dies
omen-SPARED = no card of { $name } dies
omen-LYNCHED = { $name } is lynched
omen-NO_LYNCHING = a lynching kills nobody

## What happens

told-ROLL = A die of { $sides } shows { $face }.
told-CALL = { $call }
told-ROUND = Round { $round }. Night falls.
told-DAY = Round { $round }. Day breaks.
told-DEALT = You hold { $card } ({ $place }).
told-TRAIT_DEALT = Your personality is { $card }.
told-TRAIT_SHOWN = The personality of { $seat } is { $card }; it stays face up.
told-SIAMESE = { $seat } has the other Siamese twin.
told-CELLMATE = { $seat } shares your cell.
told-PACT_WITH = { $hate ->
    [0] A blood pact binds you to { $seat }: only the two of you may be left.
   *[other] A pact of hate binds you to { $seat }: whoever ends the other's last card wins.
}
told-SAW_CARD = You look: { $place } is { $card }.
told-ANSWERED_MARY = { $yes ->
    [0] { $seat } is not with the mutineers.
   *[other] { $seat } is with the mutineers and will not get up with them tonight.
}
told-ANSWERED_ARCHIVE = { $position ->
    [0] { $seat } has no mutineer card: the key to the archive is lost.
   *[other] The mutineer of { $seat } is their card { $position }.
}
told-AWAKE = You see that { $seat } is awake.
told-WATCHED = In the turn of { $card } it is { $seat } who gets up.
told-NOBODY_ROSE = In the turn of { $card } nobody gets up.
told-SEEN_SPYING = You catch { $seat } spying.
told-PROPOSED = { $seat } proposes: { $place }.
told-ATTACKED = You attack: { $place }.
told-NO_CONSENSUS = The mutineers do not agree.
told-BORROWED = For this round the director takes a power of the dead: { $card }.
told-GLOOMY = Melancholy falls on { $place }: it does not act for the whole round.
told-ISOLATED = The isolation cell holds { $place } this round.
told-SWAPPED = A swap: { $place } and { $other } change places.
told-HYPNOSIS = Somebody has been hypnotized into believing in a power: { $card }.
told-HYPNOTIZED = You have been hypnotized: tonight you have the power of { $card }.
told-OBEYS = A voice talks you round: you will vote against { $place }.
told-QUESTION = { $asker } asks { $seat }: { $question }
told-QUESTION-FREE = { $asker } asks { $seat } a question.
told-ANSWER = { $yes ->
    [0] { $seat } says no to “{ $question }”
   *[other] { $seat } says yes to “{ $question }”
}
told-ANSWER-FREE = { $yes ->
    [0] { $seat } says no.
    [2] { $seat } says neither yes nor no.
   *[other] { $seat } says yes.
}
told-MARKED = { $card }: the mark falls on { $place }.
told-DIES = Death takes { $card } ({ $place }).
told-SURVIVES = The attack does not kill { $card } ({ $place }).
told-TAKEN = Wakerfield changes places with a card that was to die: she dies as { $place }, and the one saved is now { $other }.
told-PARDONED = Lord Percy pardons { $place }.
told-REVIVES = Back from the dead: { $card } ({ $place }).
told-SHOWN = For all to see: { $place } is { $card }.
told-EVENT = { $seat } has played the event { $event }.
told-DREW = { $seat } is behind and draws an event card.
told-DREW_EVENT = The event drawn is { $event }.
told-VOTED = { $seat } votes against { $other }.
told-VOTED_CARD = { $seat } votes for { $place }.
told-ELECTED = { $votes ->
    [one] Most point at { $seat }, with one vote.
   *[other] Most point at { $seat }, with { $votes } votes.
}
told-TIE = It is a tie: the lynching kills nobody.
told-LYNCHED = They lynch { $place }.
told-NO_LYNCHING = There is no lynching today.
told-BANNED = { $by } sanctions { $seat }, who does not vote today.
told-VOTELESS = { $seat } loses the vote in lynchings.
told-AMNESIA = { $seat } has amnesia: nobody remembers the lynching.
told-DEFIED = { $times ->
    [one] The reaper has been defied.
   *[other] The reaper has been defied { $times } rounds in a row.
}
told-SCYTHE = Tonight the reaper will get up to kill, and nobody else may.
told-AWAKENED = The latent power of { $place } awakens.
told-OUT = { $seat } has no cards left.
told-WON = { $seat } wins ({ $side }).
told-ENDED = The game is over: { $cause }.
ending = { $cause }.
ending-won = { $cause }: { $names }.
option-narrator-from = Who narrates
option-narrator-from-8 = The program; of eight, the last person
option-narrator-from-5 = The last person, from five on
option-narrator-from-9 = The program, always
told-CHIP = The gaming chip lies on { $place }.
told-LOBOTOMIZED = { $card } ({ $place }) has been lobotomized and changes sides.
told-DRAFTED = { $seat } chooses { $card }.
told-SIDE = { $seat } plays with { $side }.
told-DEATH_BOUND = { $seat } dies with { $other }, bound by blood.
told-QUIET = Nobody has died tonight.
told-OMEN = { $seat } foretells for the next two rounds: { $omen }.
told-OMEN_TRUE = The prophecy “{ $omen }” comes true.
told-OMEN_FALSE = The prophecy “{ $omen }” does not come true.
told-FUTURE = { $seat } asks the narrator about the future of { $about }: { $question }
told-FUTURE_ANSWER = { $yes ->
    [0] The narrator tells { $seat } no.
    [2] The narrator tells { $seat } neither yes nor no.
   *[other] The narrator tells { $seat } yes.
}
told-FUTURE-FREE = { $seat } asks the narrator a question about the future of { $about }.
told-FUTURE_JUDGED = { $right ->
    [0] The narrator was wrong about { $about }: { $question }
   *[other] The narrator was right about { $about }: { $question }
}
told-SECRET = { $which ->
    [0] { $card }: it is { $seat }.
   *[other] { $card }: it concerns { $seat }.
}
told-DUE = Death comes to { $place }, but not before the next round.
told-REPLACED = From the reserve comes { $place }.
told-RESTORED = Its power comes back to { $place }.
told-TURNED = { $seat } now plays with the mutineers.
told-ANNOUNCED = { $seat } announces the awakening of { $card }.
told-MUZZLED = Today you can do nothing against { $seat }, who has opened your record.
told-MAIN_CARD = The main card of { $seat } is number { $position }.

## What is chosen

act-PASS = Do nothing
act-POINT = { $card }
act-REVERSE = Opposite effect: { $card }
act-PAIR = { $card } and { $other }
act-REVERSE_PAIR = Opposite effect: { $card } and { $other }
act-PLAYER = { $name }
act-PLAYERS = { $name } and { $other }
act-REVERSE_PLAYERS = Hate between { $name } and { $other }
act-ORDER = { $order }
act-EVENT = Play { $event }
act-YES = Yes
act-NO = No
act-QUESTION = To { $name }: { $question }
act-QUESTION-FUTURE = About { $name }: { $question }
act-PASS-ANSWER = Neither yes nor no
act-LAY = { $choice }
act-CARD = { $card }
act-SIDE = { $side }
act-OMEN = { $omen }
act-GROUP = { $group }
act-YES_REVERSE = Yes, with the opposite effect: a dead card comes back
act-POINT-DAY = Announce an awakening and show { $card }
act-PLAYER-DAY = Sanction { $name }: no vote today

## What is asked

ask-nothing = The game goes on.
ask-POWER = { $power }
ask-somebody = { $call }
ask-SIDE = { $name }, you play alone: on which side?
ask-DRAFT = { $name }, choose a card ({ $group }).
ask-LAY = { $name }, which card of each group comes to the table first?
ask-ARRANGE = { $name }, in which order do you lay your row, from left to right?
ask-ARRANGE-SECOND = { $name }, in which order do you lay your second row, from left to right?
ask-GET_UP = { $name } (Ali), in whose turn do you get up to look? You may do so only once in the game.
ask-FUTURE = { $name }, what do you ask the narrator about the future?
ask-FUTURE_ANSWER = { $name } (narrator), { $other } asks about the future of { $about }: { $question } What do you say?
ask-FUTURE_ANSWER-FREE = { $name } (narrator), what do you say to { $other }'s question about the future of { $about }?
ask-PACT = { $name } (blood pact), which two players do you bind?
ask-PACT_RISE = { $name } (Richard Dadd), do you wake up to see to whom the pact binds you?
ask-EVENT = { $name }, do you play an event of the night?
ask-SURGEON = { $name } (surgeon), which two cards do you exchange?
ask-ROOMS = { $name } (change of rooms), which two cards of one player change places?
ask-LEPER = { $name } (leper), which card dies beyond help?
ask-HYPNOSIS = { $name } (hypnosis), whom do you hypnotize?
ask-SUGGESTION = { $name }, which power will { $other } believe to have?
ask-CELL = { $name } (isolation cell), which card do you lock up?
ask-MELANCHOLY = { $name } (melancholy), which card does not act this round?
ask-DIRECTOR = { $name } (the director), of which dead card do you take the power?
ask-LARRY = { $name } (Larry Owls), which card do you look at?
ask-ARCHIVE = { $name } (the archive), whose record do you look for?
ask-MARY = { $name } (Mary Firth), whom do you put to the test?
ask-POSE = { $name } (Mary Firth), do you get up in their place?
ask-REAPER = { $name } (the reaper), which card must die?
ask-SCYTHE = { $name } (the reaper), you have been defied: which card do you kill?
ask-FLICK = { $name } (John Flick), which card do you point at?
ask-PROPHET = { $name } (prophet), which two cards of one player do you tie?
ask-SWEET_DEATH = { $name } (sweet death), which card do you choose?
ask-ARTHUR = { $name } (Arthur), which card do you protect?
ask-SPY = { $name } (Ali), do you spy on the mutineers?
ask-ATTACK = { $name } (mutineers), which card do you attack?
ask-ATTACK_ALONE = { $name }, you attack alone: which card?
ask-ELECTROSHOCK = { $name } (electroshock), on which card?
ask-OPIUM = { $name } (opium and barbiturates), on which card?
ask-LOBOTOMY = { $name } (lobotomy), on which card?
ask-CATALEPSY = { $name } (the cataleptic), do you come back to life now?
ask-CHANCE = { $name } (game of chance), where do you lay the chip?
ask-PATIENCE = { $name } (patience), which death do you put off to the next round?
ask-PUPPET = { $name } (neuroticism), who will obey you?
ask-ORDER = { $name } (neuroticism), against which card will the one who obeys you vote?
ask-ANXIETY = { $name } (social anxiety), what do you ask, and whom?
ask-ANSWER = { $name }, what do you answer { $other }?
ask-DAY = { $name }, your turn of the day: do you do or say anything?
ask-WAKERFIELD = { $name } (Wakerfield), do you keep a card and die in its place?
ask-PARDON = { $name }, do you use Lord Percy's pardon?
ask-REVENGE = { $name }, your persecution mania dies: which card do you take to the grave?
ask-FRIEND = { $name }, your persecution mania dies: do you save a friend?
ask-RABIES = { $name }, does the rabies go to the right, against its custom?
ask-CELLMATES = { $name }, do the cards in the position opposite to { $card } fall?
ask-CHIP = { $name }, the gaming chip lies on { $card }: to which card do you move it?
ask-BARBER = { $name } (barber), which card dies?
ask-CONFESSION = { $name } (confession), which card is shown?
ask-MIRACLE = { $name } (miracle worker), which action card has its power again?
ask-OMEN = { $name } (Nostradamus), what do you foretell before everybody?
ask-FATE = { $name } (Nostradamus), which card will die if it comes true?
ask-WAKE = { $name } (awakening), which card of yours awakens?
ask-AMNESIA = { $name } (amnesia), do you use your power on the lynching?
ask-VOTE = { $name }, at whom do you point?
ask-VOTE_CARD = { $name }, which card of { $other } must die?
ask-VERDICT = { $name }, you lynch alone: which card?
ask-REPLACE = { $name }, { $card } is dead: which card of the reserve takes its place?
ask-MARK = { $name } (awakened Daniel), whom do you turn mutineer?
ask-MASSACRE = { $name } (awakened Nathaniel), do you kill half the cards of those who are no mutineers?
ask-MASSACRE_CARD = { $name }, choose a card that dies; { $n } to go.
ask-SILENCE = { $name }, they have killed your awakened Ali: which of them loses the vote?
ask-SHIFT = { $name } (awakened reaper), do you move a death to another card of the same player?
ask-GUESS = { $name } (awakened game of chance), of which group is the card under the chip?
ask-STRIKE_BACK = { $name } (awakened cataleptic), which card do you kill?
ask-ACCUSED = { $name } (awakened amnesia), who must lose a card?
ask-TAKE_ALONG = { $name } (awakened sweet death), does { $card } go with you?

## Why not

why-GAME_OVER = The game is over.
why-NOT_ASKED = That does not answer what is asked now.
why-NO_PLACE = There is no card in play there.
why-DEAD = That card is dead.
why-ALIVE = That card is alive.
why-ISOLATED = That card is in its cell and cannot be attacked.
why-AGAIN = The same card cannot be chosen two rounds in a row.
why-NO_PLAYER = There is no such player.
why-OUT = That player has no cards left.
why-EVERYBODY_FIRST = All the others must be chosen before anybody is chosen again.
why-SCYTHE = Tonight only the reaper kills.
why-NOT_DOOMED = That card is not about to die.
why-CERTAIN = Nothing saves that card.
why-NOT_BIPOLAR = The opposite effect is only for whoever has Bipolarity.
why-ONE_PLAYER = Both cards must be one player's.
why-SAME = They must be two different ones, named in their order.
why-NOT_DEAD_CARD = The director takes the power of a dead card only.
why-BORROWED = The director has taken that card's power before.
why-NOT_HELD = You do not hold that event.
why-NOT_NOW = That event is not played now.
why-ONESELF = You cannot choose yourself.
why-NO_SUGGESTION = That power cannot be lent by hypnosis.
why-NOT_YOUR_CARD = That card is not yours, or not in your reserve.
why-NOT_ELECTED = That card is not the elected player's.
why-MUST_OBEY = You must vote as you were ordered.
why-NOT_IN_POOL = That card is not among those to choose from.
why-TWIN_FIRST = The first Siamese twin is only taken as a first choice, and whoever takes it must take the other.
why-NOT_LEFT = The chip goes on to a card of the neighbour.
why-NOT_ACTION = It must be an action card that you know, and not the blood pact.
why-ASKED = Mary Firth chooses each player only once.
why-SPARED_TODAY = John Flick protects that card from today's lynching.
why-AWAKE = That card has awakened already.
why-NO_TURN = That card has no turn to get up in.
why-MUST = This must be answered.
why-NOT_KILLER = It must be somebody who has killed her.
why-NOTHING_TO_ANNOUNCE = That card has no awakening to announce.
why-HAS_MUTINEER = That card belongs to a holder of a mutineer.
why-MUZZLED = Today you can do nothing against whoever opened your record.

## The terminal's board

board-status = Round { $round } · { $phase } · events in the deck: { $events }
board-player = Player
board-trait = Personality
board-events = Ev.
board-main = P1
board-reserve = reserve
board-hand = Events of { $name }: { $events }
board-pact = Blood pact between { $name } and { $other }
board-hate = Pact of hate between { $name } and { $other }
board-banned = { $name } does not vote today.

## Cards of one's own

card-ARQUITECTO = Pablo, the architect
card-GAS = Noe, laughing gas
card-LUDOPATA = Clara, the gambler
card-CHEF = Nerea, the chef
card-SALTAMUNDOS = David, the world jumper
card-MEDIUM = Ainhoa, the medium
card-CYBORG = David, the cyborg
card-ALQUIMISTA = Silvia, the alchemist
card-OTAKU = Edwin-kun, the otaku
card-VUDU = Bea, the voodoo mistress
card-SUPERVIVIENTE = Aitor, the last survivor
card-RELOJERO = Andrés, the clockmaker
card-MEDICO = María, the doctor
card-INTERNO_1 = Inmate
card-INTERNO_2 = Inmate
card-INTERNO_3 = Inmate
card-AMOTINADO_1 = Mutineer
card-AMOTINADO_2 = Mutineer
card-RENEGADO = Renegade
card-TRAIDOR = Traitor
card-INQUISIDOR = Inquisitor
event-PSIQUIATRA = A visit to the psychiatrist
event-PANDORA = Pandora's box
event-RECUERDOS = Traumatic memories
side-RENEGADE = the renegade
side-TRAITOR = the traitor
side-INQUISITOR = the inquisitor
side-SHERIFF = the sheriff
side-SURVIVOR = the last survivor
cause-RENEGADE = the renegade wins, the last one standing
cause-TRAITOR = the traitor wins
cause-INQUISITOR = the inquisitor reveals every secret
cause-SHERIFF = the sheriff has ended all the outlaws
cause-SURVIVOR = the last survivor dies, and wins by it
group-GOAL = objective

call-SUPERVIVIENTE = The last survivor says who it is.
call-RELOJERO = The clockmaker lays out the numbers.
call-ARQUITECTO = The architect wakes up.
call-VUDU = The voodoo mistress wakes up.
call-GAS = Laughing gas wakes up.
call-LUDOPATA = The gambler wakes up.
call-OTAKU = The otaku wakes up.
call-CYBORG = The cyborg wakes up.
call-CHEF = The chef wakes up.
call-MEDIUM = The medium wakes up.
call-SALTAMUNDOS = The world jumper wakes up.
call-RELOJERO_2 = The clockmaker wakes up.
call-MEDICO = The doctor wakes up.

told-GOAL_DEALT = Your objective is: { $card }.
told-GOAL_SHOWN = { $seat }'s objective lies open: { $card }.
told-SAW_GOAL = You look at { $seat }'s objective: { $card }.
told-SURVIVOR = { $seat } holds the last survivor.
told-NUMBER = Under { $place } there is a { $number }.
told-LAUGHS = { $seat } cannot stop laughing and raises a hand. The card that will not act tonight: { $card }.
told-STOLEN_POWER = Somebody will use the power of { $card } tonight.
told-OCCURS = Occurrence: { $occurrence }.
told-POINT = { $seat } keeps a point of the cyborg's ({ $points }).
told-EXCHANGED = The cyborg leaves { $place } and goes to { $other }.
told-BROCCOLI = Broccoli on { $place }: { $number }.
told-CHARACTERS = In the game: { $card }.
told-RISE_AGAIN = { $seat } comes back from the dead.
told-STOPPED = Time stands still for { $seat }, who neither acts nor can be attacked this round.
told-SWAPPED_GOALS = { $seat } and { $other } change objectives.
told-SWAPPED_TRAITS = { $seat } and { $other } change personalities.
told-PANDORA = It will never awaken: { $place }.
told-PAST = A journey to the past: cards are alive or dead again as they were at the end of the last round.
told-VIRUS = Virus of { $seat }: { $number }.
told-SHERIFF = { $seat } is the sheriff now.
told-ROLE = { $seat }: { $role }.
told-COMA = In an induced coma: { $place }.
told-TRANSPLANT = A transplant keeps { $place } alive.
told-SHIELD = Something stops the blow at { $place }.
told-BET_WON = You were right: { $choice }.
told-BET_LOST = { $seat } loses the bet.
told-MEAL = { $other } cooks for { $seat }: this round you help each other.
told-TOOL = You draw a card of another world: { $tool }.
told-DECLARED = { $seat } reveals all the secrets.
told-OUT_OF_PLAY = Out of the game: { $place }.
told-BEHAVES = { $seat } will behave: those cards have no powers in the next round.
told-SPY_MARK = A new spy: { $place }.
told-SPY_HIT = They attack { $place }, which does not die while there are spies left.
told-HAUNTED = { $seat } can use no cards but the dead ones.
told-MAZE = { $seat }'s personality is { $card }, and today it is yours to use.
told-MAZED = Somebody shuts you in the maze and has the use of your personality today.
told-BODY = { $body ->
    [1] The medium turns to spirit.
   *[other] The medium turns to flesh.
}
told-CONVERTED = { $seat } changes sides.
told-NO_NIGHT = Red alert: there is no night this round.
told-NO_DAY = Eclipse: there is no day this round.
told-GAMBLED = { $seat } takes the risk and kills a card of their own.
told-HOLDS = It lives on and is not turned up: { $place }.
told-IMMORTAL = Nothing can kill { $place } in the next three rounds.
told-SACRIFICED = The alchemist gives her life for { $seat }.
told-KING = The king's haki lies on everybody: only main characters get up at night.
told-MIND = The architect will get up in the turn of { $card }.
told-ROBBED = { $seat } takes an event card from { $other }.
told-ROBBED_EVENT = { $seat } takes the event { $event }.
told-DISCARDED = { $seat } loses the event { $event }.

act-CHOOSE = { $choice }

choice-DECLARE = Reveal all the secrets
choice-GAMBLE = A risky move: kill a card of your own and draw an event
choice-SACRIFICE = Sacrifice the alchemist
choice-SHOW_SURVIVOR = Announce an awakening
choice-BET_LEADER = Bet on who will be ahead
choice-BET_GROUP = Bet on a group of cards
choice-BET_CELLMATES = Bet on the cellmates
choice-BET_CARD = Bet on a card
choice-BET_SIAMESE = Bet on the Siamese twins
choice-P1 = Main character
choice-P2 = Secondary character
choice-A1 = Main action
choice-A2 = Secondary action
choice-KILL = Kill a card
choice-LOOK = Look at a card
choice-LOOK_GOAL = Look at an objective
choice-EVENT = Draw an event
choice-WAKE = Awaken a card
choice-REVIVE = Bring a card back
choice-BANG = The world of Bang
choice-CIUDADELAS = The world of Citadels
choice-SPIRIT = Spirit
choice-FLESH = Flesh
choice-ARMOUR = Haki of armour, attacking
choice-SHIELD = Haki of armour, defending
choice-FORESIGHT = Haki of observation
choice-KING = The king's haki
choice-CLEAR = Take a token away
choice-MOVE = Move a number
choice-STOP = Stop time
choice-FUTURE = A journey to the future
choice-CART = Crash cart
choice-COMA = Induced coma
choice-TRANSPLANT = Organ transplant
choice-START_VIRUS = Set the virus free
choice-MORE_VIRUS = Increase the viral load
choice-SPREAD_VIRUS = Spread the virus
choice-VIRUS_TWO = Spend two viruses: kill a card
choice-VIRUS_FOUR = Spend four viruses: kill all the cards
choice-BEHAVE = Behave: play a round without powers
choice-FIRST = The first occurrence
choice-SECOND = The second occurrence
choice-FIRST_DRAWN = The first card
choice-SECOND_DRAWN = The second card

tool-DISPARO = Shot
tool-ESQUIVA = Dodge
tool-CERVEZA = Beer
tool-PANICO = Panic
tool-PRISION = Jail
tool-DESCARTE = Discard
tool-ASESINO = Assassin
tool-LADRON = Thief
tool-MAGO = Magician
tool-REY = King
tool-OBISPO = Bishop
tool-MERCADER = Merchant
tool-ARQUITECTO_REAL = Architect
tool-MILITAR = Warlord
role-NONE = no role
role-SHERIFF = sheriff
role-DEPUTY = deputy
role-OUTLAW = outlaw
role-RENEGADE = renegade

occurrence-ECLIPSE = Eclipse of the sun
occurrence-ALERTA_ROJA = Red alert
occurrence-CORTE = Power cut
occurrence-TERAPIA_DE_GRUPO = Group therapy
occurrence-RECONOCIMIENTO = Medical check-up
occurrence-DOS_PAJAROS = Two birds with one stone
occurrence-JUGADA_ARRIESGADA = A risky move
occurrence-FIESTA = Night of feasting
occurrence-SIESTA = Nap time
occurrence-DIA_DE_VISITAS = Visiting day
occurrence-TODOS_PARA_UNO = All for one
occurrence-INVESTIGACION = Police investigation
occurrence-ESPIONAJE = Corps of spies

power-TRAITOR = { $name } (traitor), do you get up with the mutineers? It is your side for the whole game.
power-HIDE = { $name } (the architect), behind which card do you hide?
power-MAZE = { $name } (the architect), whom do you shut in the maze?
power-MIND = { $name } (the architect), in which card's turn do you get up?
power-LAUGH = { $name } (laughing gas), which card will not get up?
power-LAUGH_KILL = { $name }, the mutineers laugh: which card do you kill in their place?
power-PILL = { $name } (laughing gas), do you spend a pill, so that the card you chose dies?
power-BET = { $name } (the gambler), on what do you bet?
power-BET_SEAT = { $name }, who will be ahead?
power-BET_GROUP = { $name }, of which group will a card die?
power-BET_CARD = { $name }, which card will die?
power-PRIZE = { $name } (the gambler), which prize do you choose?
power-PRIZE_LOOK = { $name }, at which card do you look?
power-PRIZE_KILL = { $name }, which card do you kill?
power-PRIZE_WAKE = { $name }, which card of yours awakens?
power-SERVE = { $name } (the chef), on which card do you put broccoli?
power-MEAL = { $name } (the chef), for whom do you cook?
power-REFILL = { $name } (the chef), on which card do you put broccoli from the middle?
power-HAND_ON = { $name }, which broccoli do you hand on to the left, and to which card?
power-SPOIL = { $name }, do you destroy all the food so that the chef lives?
power-STEAL = { $name } (the chef), do you steal the power of the card that died of broccoli?
power-WORLD = { $name } (the world jumper), from which game do you draw your power?
power-KEEP = { $name } (the world jumper), which card do you keep?
power-TOOL = { $name } (the world jumper), which card do you use?
power-TOOL_KILL = { $name }, which card do you kill?
power-TOOL_SHIELD = { $name }, which card will dodge the next blow?
power-TOOL_REVIVE = { $name }, which card of yours comes back?
power-TOOL_ROB = { $name }, from whom do you take an event?
power-TOOL_JAIL = { $name }, which card do you jail this round?
power-TOOL_CARD = { $name } (assassin), name the card that will not act.
power-TOOL_SWAP = { $name } (magician), which two cards of yours change places?
power-TOOL_GUARD = { $name } (bishop), which card do you guard from the mutineers?
power-TOOL_LOOK = { $name } (architect), at which card do you look?
power-TOOL_DISCARD = { $name }, who loses an event?
power-BORROW = { $name } (the medium), whose dead card's power do you use?
power-SEE_GOAL = { $name } (the medium), whose objective do you look at?
power-BODY = { $name } (the medium), in which body do you begin?
power-HAUNT = { $name } (the medium), who will play with dead cards only?
power-EXCHANGE = { $name }, the cyborg is attacked: for which card of another do you change it?
power-POINTS = { $name }, on what do you spend the cyborg's points?
power-POINTS_LOOK = { $name }, at which card do you look?
power-POINTS_GOAL = { $name }, whose objective do you look at?
power-POINTS_KILL = { $name }, which card do you kill?
power-POINTS_REVIVE = { $name }, which card do you bring back?
power-ROBOTS = { $name } (the cyborg), which card do your robots kill?
power-RISE = { $name }, which card of yours comes back and awakens?
power-SACRIFICE = { $name } (the alchemist), for whom do you give your life?
power-HAKI = { $name } (the otaku), which haki do you use?
power-HAKI_PEEK = { $name } (the otaku), at which card do you look first?
power-HAKI_KILL = { $name } (the otaku), which card do you kill?
power-HAKI_SHIELD = { $name } (the otaku), which card bears the shield?
power-HAKI_FORESEE = { $name } (the otaku), which card will die before you?
power-DOLL = { $name } (the voodoo mistress), which card is your doll?
power-SPREAD = { $name }, to which card does the harm done to the voodoo mistress go?
power-CURSE = { $name }, the curse binds you: which card suffers it?
power-CLOCK = { $name } (the clockmaker), which power of your numbers do you use?
power-CLOCK_LOOK = { $name } (the clockmaker), at which card do you look?
power-CLOCK_GOAL = { $name } (the clockmaker), whose objective do you look at?
power-CLOCK_KILL = { $name } (the clockmaker), which card do you kill?
power-CLOCK_CLEAR = { $name } (the clockmaker), from which card do you take a token?
power-CLOCK_MOVE = { $name } (the clockmaker), which number do you move, and to which card?
power-TIME = { $name } (the clockmaker), do you control time?
power-STOP = { $name } (the clockmaker), for whom does time stop next round?
power-FUTURE = { $name } (the clockmaker), which card does the future take?
power-PAST = { $name } (the clockmaker), do you travel to the past?
power-EXAMINE = { $name } (the doctor), at which of the dying cards do you look?
power-TREAT = { $name } (the doctor), what do you do tonight?
power-CART = { $name } (the doctor), which card do you save?
power-COMA = { $name } (the doctor), which card do you put into a coma?
power-VIRUS = { $name } (the doctor), what do you do with the virus?
power-INFECT = { $name } (the doctor), to whom?
power-VIRUS_KILL = { $name } (the doctor), which card does the virus kill?
power-PSYCHIATRIST = { $name } (psychiatrist), which two players change objectives?
power-PANDORA = { $name } (Pandora), which card will never awaken?
power-MEMORIES = { $name } (memories), which two players change personalities?
power-OCCURRENCE = { $name }, your objective lies open: which occurrence do you choose?
power-VISIT = { $name }, visiting day: do you behave or kill a card of yours?
power-SHOW_ONE = { $name }, which living card of yours do you show to all?
power-POLICE = { $name }, which card of yours leaves the game?
power-MARK_SPY = { $name }, which card of yours joins the spies?
power-GAMBLE = { $name }, which card of yours do you kill?

why-NOT_THAT = The card does not allow that choice.
why-FRIENDS = You may not go against that player this round.

board-goal-of = Objective of { $name }: { $goal }
board-goal = Objective

## Chapters of the rules

chapter-notes = About these rules
chapter-setup = Setup
chapter-narrator = The narrator
chapter-sides = Sides and objectives
chapter-end = The end
chapter-night = The night
chapter-day = The day
chapter-cards = The cards
chapter-deaths = Deaths
chapter-mutineers = The mutineers
chapter-daniel = Daniel
chapter-ali = Ali “the mute”
chapter-larry = Larry Owls
chapter-mary = Mary Firth
chapter-director = The director
chapter-archive = The archive
chapter-flick = John Flick
chapter-arthur = Arthur
chapter-wakerfield = Wakerfield
chapter-siamese = The Siamese twins
chapter-reaper = The reaper
chapter-pact = The blood pact
chapter-electroshock = Electroshock
chapter-opium = Opium and barbiturates
chapter-lobotomy = Lobotomy
chapter-rabies = Rabies
chapter-mania = Persecution mania
chapter-prophet = The prophet
chapter-cataleptic = The cataleptic
chapter-amnesia = Amnesia
chapter-sweet_death = Sweet death
chapter-cellmates = Cellmates
chapter-chance = Game of chance
chapter-traits = Personalities
chapter-questions = Questions
chapter-lynching = The lynching
chapter-events = Events
chapter-hypnosis = Hypnosis
chapter-tokens = Tokens
chapter-opposite = Opposite effects
chapter-awakening = Awakenings
chapter-three = For three
chapter-two = For two
chapter-hidden = What cannot be seen
chapter-custom = Cards of one's own
