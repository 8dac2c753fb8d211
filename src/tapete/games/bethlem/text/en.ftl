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
event-HISTORIA_SIAMESAS = Medical record: siamese twins
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
call-SIAMESAS = The siamese twins wake up.
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
call-MANIA = A moment before the cards are turned up.
call-CATALEPTICO_2 = A moment before the cards are turned up.
call-AMNESIA = Does anybody remember the lynching?
call-PARCA_2 = The reaper, at the end of the night.
call-JUEGO_DE_AZAR_2 = A moment before the cards are turned up.

## Yes-or-no questions

question-FREE = a question in your own words
question-RISES = do you get up with the mutineers?
question-TOGETHER = would we win together?
question-BOUND = are you bound by a pact?
question-UNSPENT = have you an action card left that is not spent?
question-NIGHT_EVENT = do you hold an event of the night?

omen-LOSES = a card of { $name } dies
omen-SPARED = no card of { $name } dies
omen-LYNCHED = { $name } is lynched
omen-NO_LYNCHING = a lynching kills nobody (apropos of { $name })

## What happens

told-ROLL = A die of { $sides } shows { $face }.
told-ROUND = Round { $round }. Night falls.
told-DAY = Round { $round }. Day breaks.
told-DEALT = You are dealt { $card } ({ $place }).
told-TRAIT_DEALT = Your personality is { $card }.
told-TRAIT_SHOWN = The personality of { $seat } is { $card }; it stays face up.
told-SIAMESE = { $seat } has the other siamese twin.
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
told-AWAKE = You see { $seat } with open eyes.
told-WATCHED = In the turn of { $card } it is { $seat } who gets up.
told-NOBODY_ROSE = In the turn of { $card } nobody gets up.
told-SEEN_SPYING = You catch { $seat } spying.
told-PROPOSED = { $seat } proposes: { $place }.
told-ATTACKED = You attack: { $place }.
told-NO_CONSENSUS = The mutineers do not agree.
told-BORROWED = This round the director takes the power of { $card }.
told-GLOOMY = Melancholy falls on { $place }: it does not act for the whole round.
told-ISOLATED = The isolation cell holds { $place } this round.
told-SWAPPED = A swap: { $place } and { $other } change places.
told-HYPNOSIS = Somebody has been hypnotized and believes to have the power of { $card }.
told-HYPNOTIZED = You have been hypnotized: tonight you have the power of { $card }.
told-OBEYS = A voice talks you round: you will vote against { $place }.
told-QUESTION = { $asker } asks { $seat }: { $question }
told-QUESTION-FREE = { $asker } asks { $seat } a question.
told-ANSWER = { $yes ->
    [0] No: { $seat } says no ({ $question })
   *[other] Yes: { $seat } says yes ({ $question })
}
told-ANSWER-FREE = { $yes ->
    [0] { $seat } says no.
   *[other] { $seat } says yes.
}
told-MARKED = { $card }: the mark falls on { $place }.
told-DIES = { $card } dies ({ $place }).
told-SURVIVES = { $card } ({ $place }) survives the attack.
told-TAKEN = Wakerfield changes her place for another: { $place } dies and { $other } is saved.
told-PARDONED = Lord Percy pardons { $place }.
told-REVIVES = { $card } ({ $place }) comes back to life.
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
told-OUT = { $seat } loses the last card.
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
told-OMEN_TRUE = The prophecy about { $about } comes true.
told-OMEN_FALSE = The prophecy about { $about } does not come true.
told-FUTURE = { $seat } asks the narrator about the future of { $about }: { $question }
told-FUTURE_ANSWER = { $yes ->
    [0] The narrator tells { $seat } no.
   *[other] The narrator tells { $seat } yes.
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
act-LAY = { $choice }
act-GROUP = { $group }
act-YES_REVERSE = Yes, with the opposite effect: a dead card comes back
act-ANNOUNCE = Announce the awakening of { $card } and show the card
act-BAN = Sanction { $name }: no vote today

## What is asked

ask-nothing = The game goes on.
ask-somebody = { $call }
ask-SIDE = { $name }, you play alone: on which side?
ask-DRAFT = { $name }, choose a card ({ $group }).
ask-LAY = { $name }, which card of each group comes to the table first?
ask-ARRANGE = { $name }, in which order do you lay your row, from left to right?
ask-GET_UP = { $name } (Ali), in whose turn do you get up to look? You may do so only once in the game.
ask-FUTURE = { $name }, what do you ask the narrator about the future?
ask-FUTURE_ANSWER = { $name }, what do you tell { $other }?
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
ask-CATALEPSY = { $name } (the cataleptic), do you come back to life now? ({ $card })
ask-CHANCE = { $name } (game of chance), where do you lay the chip?
ask-PATIENCE = { $name } (patience), which death do you put off to the next round?
ask-PUPPET = { $name } (neuroticism), who will obey you?
ask-ORDER = { $name } (neuroticism), against which card will the one who obeys you vote?
ask-ANXIETY = { $name } (social anxiety), what do you ask, and whom?
ask-ANSWER = { $name }, what do you answer { $other }?
ask-DAY = { $name }, your turn of the day: do you do or say anything?
ask-WAKERFIELD = { $name } (Wakerfield), do you keep a card and die in its place?
ask-PARDON = { $name }, do you use Lord Percy's pardon?
ask-REVENGE = { $name }, your persecution mania dies ({ $card }): which card do you take to the grave?
ask-FRIEND = { $name }, your persecution mania dies ({ $card }): do you save a friend?
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
ask-SILENCE = { $name }, they have killed your awakened Ali ({ $card }): which of them loses the vote?
ask-SHIFT = { $name } (awakened reaper), do you move a death to another card of the same player?
ask-GUESS = { $name } (awakened game of chance, { $card }), of which group is the card under the chip?
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
why-TWIN_FIRST = The first siamese twin is only taken as a first choice, and whoever takes it must take the other.
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
