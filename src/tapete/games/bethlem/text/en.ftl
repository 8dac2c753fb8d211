### The madhouse of Bethlem in English.

## Cards

card-NONE = No card
card-NONE-the = no card
card-DANIEL = Daniel
card-DANIEL-the = Daniel
card-NATHANIEL = Nathaniel
card-NATHANIEL-the = Nathaniel
card-RICHARD_DADD = Richard Dadd
card-RICHARD_DADD-the = Richard Dadd
card-ALI = Ali “the mute”
card-ALI-the = Ali “the mute”
card-LARRY_OWLS = Larry Owls “the sleepwalker”
card-LARRY_OWLS-the = Larry Owls “the sleepwalker”
card-MARY_FIRTH = Mary Firth
card-MARY_FIRTH-the = Mary Firth
card-KRUGMAN = Krugman “the director”
card-KRUGMAN-the = Krugman “the director”
card-ARCHIVO = The archive
card-ARCHIVO-the = the archive
card-JOHN_FLICK = John Flick
card-JOHN_FLICK-the = John Flick
card-ARTHUR = Arthur
card-ARTHUR-the = Arthur
card-WAKERFIELD = Wakerfield
card-WAKERFIELD-the = Wakerfield
card-SIAMESA_1 = Siamese twin
card-SIAMESA_1-the = a Siamese twin
card-SIAMESA_2 = Siamese twin
card-SIAMESA_2-the = a Siamese twin
card-PARCA = The reaper
card-PARCA-the = the reaper
card-PACTO_DE_SANGRE = Blood pact
card-PACTO_DE_SANGRE-the = the blood pact
card-ELECTROSHOCK = Electroshock
card-ELECTROSHOCK-the = electroshock
card-OPIO = Opium and barbiturates
card-OPIO-the = opium and barbiturates
card-LOBOTOMIA = Lobotomy
card-LOBOTOMIA-the = lobotomy
card-RABIA = Rabies
card-RABIA-the = rabies
card-MANIA = Persecution mania
card-MANIA-the = persecution mania
card-PROFETA = The prophet
card-PROFETA-the = the prophet
card-CATALEPTICO = The cataleptic
card-CATALEPTICO-the = the cataleptic
card-AMNESIA = Amnesia
card-AMNESIA-the = amnesia
card-MUERTE_DULCE = Sweet death
card-MUERTE_DULCE-the = sweet death
card-COMPANERO_1 = Cellmate
card-COMPANERO_1-the = a cellmate
card-COMPANERO_2 = Cellmate
card-COMPANERO_2-the = a cellmate
card-COMPANERO_3 = Cellmate
card-COMPANERO_3-the = a cellmate
card-JUEGO_DE_AZAR = Game of chance
card-JUEGO_DE_AZAR-the = the game of chance
card-RESPONSABILIDAD = Responsibility
card-RESPONSABILIDAD-the = responsibility
card-HOSTILIDAD = Hostility
card-HOSTILIDAD-the = hostility
card-MELANCOLIA = Melancholy
card-MELANCOLIA-the = melancholy
card-ANSIEDAD = Social anxiety
card-ANSIEDAD-the = social anxiety
card-NEUROTICISMO = Neuroticism
card-NEUROTICISMO-the = neuroticism
card-BIPOLARIDAD = Bipolarity
card-BIPOLARIDAD-the = bipolarity
card-PACIENCIA = Patience
card-PACIENCIA-the = patience
card-CUENTACUENTOS = Storyteller
card-CUENTACUENTOS-the = the storyteller

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
spot-you = your card { $position }
spot-second-you = card { $position } of your second row
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
call-ARTHUR_2 = Arthur's protection takes effect, if there is any.
call-ELECTROSHOCK = Therapy: electroshock.
call-OPIO = Therapy: opium and barbiturates.
call-LOBOTOMIA = Therapy: lobotomy.
call-MUERTE_DULCE_2 = Is the time of sweet death up?
call-CATALEPTICO = Does the cataleptic come back to life, if killed tonight?
call-JUEGO_DE_AZAR = The game of chance wakes up.
call-PACIENCIA = Patience wakes up.
call-NEUROTICISMO = Neuroticism wakes up.
call-ANSIEDAD = Social anxiety wakes up.
call-WAKERFIELD = Before the cards are turned up: will Wakerfield die in place of one?
call-INDULTO = Before the lynched card is turned up: does anybody save it with the event “Lord Percy's pardon”?
call-MANIA = Before the cards are turned up: does persecution mania save anybody?
call-CATALEPTICO_2 = Before the cards are turned up: does the cataleptic come back to life?
call-AMNESIA = Does amnesia have the lynching repeated?
call-AMNESIA_2 = Before anybody points: does the amnesia of somebody bipolar cancel today's lynching?
call-PARCA_2 = The reaper wakes up again.
call-JUEGO_DE_AZAR_2 = Before the cards are turned up: does the game of chance guess what lies under the chip?

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
finding-GUILTY = is one of the mutineers
finding-CLEAR = is not one of the mutineers

## What happens

told-ROLL = A die of { $sides } shows { $face }.
told-CALL = { $call }
told-ROUND = { $variant ->
   *[0] Round { $round }. Night falls.
    [1] Round { $round }. The lamps go out: night falls.
    [2] Round { $round }. The last bolt grates, and night falls.
}
told-DAY = { $variant ->
   *[0] Round { $round }. Day breaks.
    [1] Round { $round }. Day breaks over Bethlem.
    [2] Round { $round }. Grey light comes through the bars: day breaks.
}
told-ROUND-none = { $variant ->
   *[0] Round { $round } begins.
    [1] Round { $round } begins, and the lamps stay lit.
    [2] Round { $round } begins with the bolts drawn back.
}
told-DAY-none = { $variant ->
   *[0] Round { $round }. The night's cards are turned up in the dark.
    [1] Round { $round }. No day breaks over Bethlem: the night's cards are turned up in the dark.
    [2] Round { $round }. No light comes through the bars: the night's cards are turned up in the dark.
}
told-DEALT = You hold { $card_the } ({ $place }).
told-TRAIT_DEALT = Your personality is { $card_the }.
told-TRAIT_SHOWN = The personality of { $seat } is { $card_the }; it stays face up.
told-SIAMESE = { $seat } has the other Siamese twin.
told-CELLMATE = { $seat } shares your cell.
told-PACT_WITH = { $hate ->
    [0] A blood pact binds you to { $seat }: you win if only the two of you are left.
   *[other] A pact of hate binds you to { $seat }: whoever ends the other's last card wins.
}
told-SAW_CARD = You look: { $place } is { $card_the }.
told-ANSWERED_MARY = { $yes ->
    [0] { $seat } is not with the mutineers.
   *[other] { $seat } is with the mutineers and will not get up with them tonight.
}
told-ANSWERED_MARY-you = { $yes ->
    [0] You test yourself: you are not with the mutineers.
   *[other] You test yourself: you are with the mutineers and will not get up with them tonight.
}
told-ANSWERED_ARCHIVE = { $position ->
    [0] { $seat } has no mutineer card{ $lost ->
        [1] : the power of the archive is lost.
       *[other] .
    }
   *[other] { $seat }'s mutineer is card { $position }.
}
told-ANSWERED_ARCHIVE-you = { $position ->
    [0] You have no mutineer card{ $lost ->
        [1] : the power of the archive is lost.
       *[other] .
    }
   *[other] Your mutineer is your card { $position }.
}
told-OPENED_RECORD = { $position ->
    [0] For now { $seat } does not get up with the mutineers{ $lost ->
        [1] : the power of the archive is lost.
       *[other] .
    }
   *[other] { $seat } gets up with the mutineers, and their main card is number { $position }.
}
told-OPENED_RECORD-you = { $position ->
    [0] For now you do not get up with the mutineers{ $lost ->
        [1] : the power of the archive is lost.
       *[other] .
    }
   *[other] You get up with the mutineers, and your main card is number { $position }.
}
told-AWAKE = You see that { $seat } is awake.
told-WATCHED = { $seat } gets up in the turn of { $card_the }.
told-WATCHED-you = You get up in the turn of { $card_the }.
told-NOBODY_ROSE = Nobody gets up in the turn of { $card_the }.
told-SEEN_SPYING = You catch { $seat } spying.
told-POINTED_AT = Tonight somebody has pointed at you with the power of { $card_the }.
told-PROPOSED = { $seat } proposes: { $place }.
told-PROPOSED-you = You propose: { $place }.
told-ATTACKED = { $doll ->
    [0] The attack falls on { $place }.
   *[other] Through voodoo the attack falls on { $place }.
}
told-NO_CONSENSUS = { $curse ->
    [1] They do not agree who pays for the curse: the attack comes to nothing.
   *[other] The mutineers do not agree: this time they strike nobody.
}
told-STRIKE_AGAIN = Nobody died at nap time: tonight there is another killing.
told-NOBODY_UP = You spy on the mutineers, and nobody gets up with them.
told-BORROWED = For this round the director takes a power of the dead: { $card_the }.
told-JAILED = By a card of another world, “Jail”, { $place } does not act for the whole round.
told-GLOOMY = The strength goes out of { $place }: it does not act for the whole round.
told-ISOLATED = The isolation cell holds { $place } for the whole round: it does not act and cannot be attacked.
told-SWAPPED = A swap: { $place } and { $other } change places{ $dead ->
    [0] .
    [1] : the dead one is now { $other }, and the living one { $place }.
   *[other] : the dead one is now { $place }, and the living one { $other }.
}
told-HYPNOSIS = Somebody has been hypnotized: tonight they also have the power of { $card_the }.
told-HYPNOTIZED = You have been hypnotized: tonight you have the power of { $card_the }.
told-OBEYS = { $voteless ->
    [0] A voice talks you round: you will vote against { $place }, if it still lives then.
   *[other] A voice tells you to vote against { $place }, but you have lost your vote: it changes nothing.
}
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
told-MARKED = { $card }: { $doll ->
    [0] the mark falls
   *[other] by voodoo the mark falls
} on { $place }.
told-MARKED-MELANCOLIA = { $doll ->
    [0] Melancholy falls
   *[other] Through voodoo melancholy falls
} on { $place }.
told-MARKED-PARCA = { $doll ->
    [0] The reaper's scythe points
   *[other] By voodoo the reaper's scythe points
} at { $place }: all must try to kill it.
told-MARKED-JOHN_FLICK = { $doll ->
    [0] John Flick points
   *[other] By voodoo John Flick points
} at { $place }.
told-TIED = { $reverse ->
    [0] The prophet ties two cards: when { $place } dies, { $other } comes back to life.
   *[other] The prophet ties two cards, { $place } and { $other }: when one dies, so does the other.
}
told-DIES = { $variant ->
   *[0] Death takes { $card_the } ({ $place }).
    [1] Death claims { $card_the } ({ $place }).
    [2] Dead falls { $card_the } ({ $place }).
}
told-DIES-by = { $variant ->
   *[0] Death takes { $card_the } ({ $place }), by the effect of { $cause_the }.
    [1] By the effect of { $cause_the }, death claims { $card_the } ({ $place }).
    [2] Dead falls { $card_the } ({ $place }), by the effect of { $cause_the }.
}
told-DIES-drag = By the bond of the cellmates falls { $card_the }, too ({ $place }).
told-DIES-broccoli = Broccoli kills { $card_the } ({ $place }).
told-DIES-due = Death takes { $card_the } ({ $place }): patience had put it off{ $twin ->
    [0] .
   *[other] , and her sister protects her no more.
}
told-SURVIVES = { $variant ->
   *[0] The attack does not kill { $card_the } ({ $place }).
    [1] In vain they came for { $card_the } ({ $place }).
    [2] Death knocks for { $card_the } ({ $place }), and leaves with empty hands.
}
told-SURVIVES-why = Still alive is { $card_the } ({ $place }): { $why }.
told-SURVIVES-by = { $variant ->
   *[0] Still alive is { $card_the } ({ $place }), in spite of the effect of { $cause_the }.
    [1] By the effect of { $cause_the }, it should have been the end of { $card_the } ({ $place }), which lives on.
    [2] By the effect of { $cause_the }, death comes for { $card_the } ({ $place }), in vain.
}
told-SURVIVES-by-why = By the effect of { $cause_the }, it should have been the end of { $card_the } ({ $place }), which lives on: { $why }.
lives-SIAMESA_1 = the twins protect each other
lives-SIAMESA_2 = the twins protect each other
lives-RICHARD_DADD = awakened, he dies of indirect effects alone
lives-ARTHUR = awakened, he withstands the mutineers
lives-JOHN_FLICK = awakened, he cannot be lynched
lives-PACTO_DE_SANGRE = awakened, it does not die while both players whom it binds live
lives-OTAKU = the card whose death he foresaw still lives
lives-SUPERVIVIENTE = he cannot die yet
lives-CYBORG = he will change places with another card
told-TAKEN = Death was coming for { $place }. By Wakerfield's power it changes places with { $other } and lives on; the other dies in its place.
told-STANDS_IN = By Wakerfield's power { $place } lives on: { $other } dies in its place.
told-BITTEN = { $how ->
    [0] { $seat }'s rabies reaches the nearest living mutineer card on the { $left ->
        [0] right
       *[other] left
    }, which will die in the next round.
    [1] { $seat }'s rabies reaches the nearest living mutineer card on the { $left ->
        [0] right
       *[other] left
    }, which dies at once.
   *[other] { $seat }'s rabies looks on the { $left ->
        [0] right
       *[other] left
    } for the nearest player who gets up with the mutineers, to lay open that player's objective.
}
told-CELL_FALLS = The death of { $place }{ $borrowed ->
    [0] {""}
   *[other] , which had the use of a cellmate's power,
} reaches the other players of its cell: they also lose the card in the { $opposite ->
    [0] same position
   *[other] opposite position
}, if it lives.
told-SPARED = Thanks to { $card_the }, { $place } is saved from death.
told-PARDONED = { $variant ->
   *[0] Lord Percy pardons { $place }.
    [1] A sealed letter arrives: Lord Percy pardons { $place }.
    [2] Lord Percy raises his hand and pardons { $place }.
}
told-REVIVES = { $variant ->
   *[0] Back from the dead: { $card_the } ({ $place }).
    [1] Something stirs under the sheet. Back from the dead: { $card_the } ({ $place }).
    [2] The grave gives back what it took: { $card_the } ({ $place }).
}
told-REVIVES-by = { $variant ->
   *[0] Back from the dead by the effect of { $cause_the }: { $card_the } ({ $place }).
    [1] Something stirs under the sheet. By the effect of { $cause_the }, back from the dead: { $card_the } ({ $place }).
    [2] The grave gives back what it took, by the effect of { $cause_the }: { $card_the } ({ $place }).
}
told-REVIVES-cell = Back from the dead: { $card_the } ({ $place }). The cellmate that has died was awakened, and gives back the cards of its row that fell by the others.
told-FATED = The hidden part of the prophecy dooms { $place }.
told-SHOWN = For all to see: { $place } is { $card_the }.
told-EVENT = { $variant ->
   *[0] { $seat } has played the event “{ $event }”.
    [1] { $seat } has laid an event on the table: “{ $event }”.
    [2] { $seat } had kept something back, and has played the event “{ $event }”.
}
told-DREW = { $seat } draws an event card.
told-DREW_EVENT = The event drawn is “{ $event }”.
told-VOTED = { $how ->
    [0] { $seat } votes against { $other }.
    [1] { $seat } votes against { $other }, and the vote counts double.
    [2] { $seat } votes for a card of { $other } to come back.
   *[other] { $seat } votes for a card of { $other } to come back, and the vote counts double.
}
told-VOTED-self = { $how ->
    [0] { $seat } casts a vote against themselves.
    [1] { $seat } casts a vote against themselves, and it counts double.
    [2] { $seat } votes for a card of their own to come back.
   *[other] { $seat } votes for a card of their own to come back, and the vote counts double.
}
told-EXTRA_VOTE = { $void ->
    [1] John Flick's accusation adds no vote: { $place } has died.
   *[other] The accusation that John Flick has made adds a vote against { $place }.
}
told-VOTED_CARD = { $how ->
    [0] { $seat } votes for the death of { $place }.
    [1] { $seat } votes for the death of { $place }, and that vote counts double.
    [2] { $seat } votes for the return of { $place }.
   *[other] { $seat } votes for the return of { $place }, and that vote counts double.
}
told-ELECTED = { $votes ->
    [one] { $seat } has more votes than anybody: one.
   *[other] { $seat } has more votes than anybody: { $votes }.
}
told-CONDEMNED = It is a tie, and each of the tied loses a card: { $seat }, with { $votes ->
    [one] one vote.
   *[other] { $votes } votes.
}
told-LENT_VOTE = { $cards ->
    [0] { $number ->
        [one] One of those votes is given by { $seat }'s responsibility, which another has the use of this round.
       *[other] Of those votes { $number } are given by { $seat }'s responsibility, which another has the use of this round.
    }
   *[other] { $number ->
        [one] Those votes have one more, given by { $seat }'s responsibility, which another has the use of this round.
       *[other] Those votes have { $number } more, given by { $seat }'s responsibility, which another has the use of this round.
    }
}
told-CARD_TIE = { $back ->
    [0] It is a tie between cards of { $seat }: none of them is lynched.
   *[other] It is a tie between cards of { $seat }: none of them comes back.
}
told-TIE = { $variant ->
   *[0] It is a tie: the lynching kills nobody.
    [1] The house cannot agree: it is a tie, and the lynching kills nobody.
    [2] The hands are counted twice: it is a tie, and nobody dies.
}{ $lent ->
    [0] {""}
   *[other] {" "}It is one because { $lender }'s responsibility doubles somebody else's vote.
}
told-TIE-back = { $variant ->
   *[0] It is a tie: no card comes back.
    [1] The house cannot agree: it is a tie, and no card comes back.
    [2] The hands are counted twice: it is a tie, and no card comes back.
}{ $lent ->
    [0] {""}
   *[other] {" "}It is one because { $lender }'s responsibility doubles somebody else's vote.
}
told-LYNCHED = { $variant ->
   *[0] They lynch { $place }.
    [1] The house has spoken: they lynch { $place }.
    [2] The die is cast: they lynch { $place }.
}
told-NO_LYNCHING = { $variant ->
   *[0] There is no lynching today.
    [1] The rope stays on its nail: there is no lynching today.
    [2] For today calm prevails: there is no lynching.
}
told-BANNED = With hostility { $by } sanctions { $seat }, who does not vote today.
told-BANNED-self = With hostility { $by } takes the sanction and does not vote today.
told-VOTELESS = By the effect of { $cause_the }, { $seat } loses the vote in lynchings.
told-AMNESIA = { $how ->
    [0] { $seat } uses amnesia: there is a second lynching today, and what the first has done still stands.
    [1] { $seat } uses amnesia, awakened: there is a second lynching, and its holder says who loses a card.
    [2] { $seat } uses amnesia, awakened: now the vote is on which dead card comes back.
   *[other] { $seat } uses amnesia: nobody remembers today that there was to be a lynching.
}
told-ACCUSED = { $by } accuses { $seat }: one of their cards must die.
told-ACCUSED-self = { $by } takes the blame: one of their own cards must die.
told-DEFIED = { $times ->
    [one] { $two ->
        [0] Nobody has attacked the card that the reaper pointed at
       *[other] The two cards that the reaper pointed at have not both been attacked
    }: you have defied her.{ $more ->
        [1] {" "}If you defy her in the next round, too, she will get up to kill.
       *[other] {""}
    }
   *[other] { $two ->
        [0] Nobody has attacked the card that the reaper pointed at
       *[other] The two cards that the reaper pointed at have not both been attacked
    }: you have defied her { $times } rounds in a row.
}
told-SCYTHE = Tonight the reaper will get up to kill, and nobody else may lay death on a card.
told-SCYTHE_WAITS = The reaper is to kill and cannot get up tonight: she will on the first night on which she can.
told-AWAKENED = { $last ->
    [1] The latent power of { $place }, its player's last living card, awakens.
   *[other] The latent power of { $place } awakens.
}
told-BOILED = { $n ->
    [2] With the chef awakened 2 broccoli are enough: those on { $place } are deadly now, and no other power saves it from them.
   *[other] { $n } broccoli on { $place } are deadly now, and no other power saves it from them.
}
told-OUT = { $seat } has no cards left.
told-CUT_SHORT = The game ends before anything comes of the death of { $card_the } ({ $place }).
told-CUT_SHORT-PROFETA = { $reverse ->
    [0] The game ends before the prophet brings { $place } back to life.
   *[other] The game ends before { $place }, too, dies by the prophet.
}
told-WON = { $seat } wins ({ $side }).
told-ENDED = { $several ->
    [0] The game is over: { $cause }.
   *[other] The game is over: several sides reach their aims at once.
}
ending = { $cause }.
ending-stalemate = Nobody wins, because { $rounds ->
    [one] one round has passed
   *[other] { $rounds } rounds in a row have passed
} without a death.
ending-won = { $cause }. { $winners ->
    [one] The winner
   *[other] The winners
}: { $names }.
ending-because = { $cause }, because { $reason }. { $winners ->
    [one] The winner
   *[other] The winners
}: { $names }.
ending-not = { $ending } { $whys }
ending-not-RICHARD = { $name }, with Richard Dadd, won only if nobody else was left standing.
ending-not-DIRECTOR = { $name }, with the director, won only if the others had no main character left alive or, once the director is dead, no secondary one.
ending-not-INQUISITOR = { $name }, with the inquisitor, won only by revealing all the secrets.
ending-not-RENEGADE = { $name }, with the renegade, won only if nobody else was left standing.
ending-not-PACT = { $name } does not win: a blood pact comes before a side, and those in it won only if nobody else was left alive.
ending-not-HATE = { $name } does not win: a pact of hate comes before a side, and they won only by killing the other player's last card.
ending-not-TRAITOR = { $name }, with the traitor, won only if the side chosen lost.
ending-several = Several sides reach their aims at once: { $names }.
ending-one-of-several = { $names } ({ $side }: { $reason })
reason-MUTINEERS = nobody who is against the mutiny is left
reason-INMATES = no mutineer card is alive
reason-INMATES-goals = the objectives of all mutineers lie open
reason-INMATES-renegade = the objectives of all mutineers lie open, and that of the renegade, who counts as one of them
reason-DIRECTOR = nobody else has a living main character
reason-DIRECTOR-dead = nobody else has a living secondary character
reason-RICHARD = nobody else has a living card
reason-PACT = only those in the pact are still alive
reason-HATE = its winner has killed the last card of the other player in the pact
reason-TRAITOR = the side that it chose has lost
aim-RENEGADE = nobody else has a living card
aim-INQUISITOR = has revealed all the secrets
aim-SHERIFF = has ended all the outlaws
aim-SURVIVOR = has died in time, which was the aim
option-narrator-from = Who narrates
option-narrator-from-8 = The program; of eight, the last person
option-narrator-from-7 = The last person, from seven on
option-narrator-from-5 = The last person, from five on
option-narrator-from-9 = The program, always
option-talk = Claims and accusations
option-talk-0 = In words alone: bots neither speak nor listen
option-talk-1 = Also in sentences that bots understand: one a day
option-talk-2 = Also in sentences that bots understand: up to two a day
option-talk-3 = Also in sentences that bots understand: up to three a day
told-CHIP = The gaming chip lies on { $place }.
told-LOBOTOMIZED = They have lobotomized { $card_the } ({ $place }), who leaves the mutineers.
told-LOBOTOMIZED-mad = They have lobotomized { $card_the } ({ $place }), with the opposite effect, who joins the mutineers.
told-DRAFTED = { $seat } chooses { $card_the }.
told-SIDE = { $seat } plays with { $side }.
told-SIDE-you = From now on you play with { $side }.
told-DEATH_BOUND = By the blood pact with { $other }, who has no card left, { $seat } now loses all cards, beyond help.
told-QUIET = { $variant ->
   *[0] Nobody has died tonight.
    [1] Morning comes, and no bed is empty: nobody has died tonight.
    [2] The night has taken nobody.
}
told-QUIET-none = Nobody has died tonight.
told-OMEN = { $seat } foretells for this round and the next two: { $omen }.
told-OMEN_TRUE = { $variant ->
   *[0] The prophecy “{ $omen }” comes true.
    [1] It was foretold: the prophecy “{ $omen }” comes true.
    [2] A shiver goes through the room: the prophecy “{ $omen }” comes true.
}
told-OMEN_FALSE = { $variant ->
   *[0] The prophecy “{ $omen }” does not come true.
    [1] Fate had other plans: the prophecy “{ $omen }” does not come true.
    [2] Words in the wind: the prophecy “{ $omen }” does not come true.
}
told-FUTURE = { $seat } asks the narrator about the future of { $about }: { $question }
told-FUTURE_ANSWER = { $yes ->
    [0] The narrator tells { $seat } no.
    [2] The narrator tells { $seat } neither yes nor no.
   *[other] The narrator tells { $seat } yes.
}
told-FUTURE-FREE = { $seat } asks the narrator a question about the future of { $about }.
told-FUTURE-self = { $seat } asks the narrator about their own future: { $question }
told-FUTURE-FREE-self = { $seat } asks the narrator a question about their own future.
told-FUTURE_JUDGED = { $right ->
    [0] The narrator was wrong about { $about } (“{ $question }”).
   *[other] The narrator was right about { $about } (“{ $question }”).
}
told-SECRET = Among { $seat }'s cards, alive or dead, is { $card_the }.
told-SECRET-PACTO_DE_SANGRE = { $which ->
    [0] The blood pact is the work of { $seat }.
   *[other] The blood pact binds { $seat }.
}
told-SECRET-NEUROTICISMO = { $which ->
    [0] The personality of { $seat } is neuroticism.
   *[other] It is { $seat } who obeys neuroticism.
}
told-SECRET-you = Among your cards, alive or dead, is { $card_the }.
told-SECRET-PACTO_DE_SANGRE-you = { $which ->
    [0] The blood pact is your work.
   *[other] The blood pact binds you.
}
told-SECRET-NEUROTICISMO-you = { $which ->
    [0] Your personality is neuroticism.
   *[other] It is you who obeys neuroticism.
}
told-UNBOUND = The blood pact was made and binds nobody.
told-OUTLIVED = Death spares { $place }: patience had put its death off to today.
told-SKULL = { $doll ->
    [0] You lay death on { $place }: it will die at dawn unless something saves it.
   *[other] Through voodoo the death that you lay falls on { $place }: it will die at dawn unless something saves it.
}
told-NO_SKULL = You take death off { $place }.
told-SLEEP_ENDS = { $spared ->
    [0] The time of the sweet death is over, and nobody has attacked the chosen card: it condemns { $place }.
   *[other] The time of the sweet death is over, and it does not condemn { $place }: from now on no card dies in place of another.
}
told-STAYS_DOWN = You have no living mutineer card left.
told-STAYS_DOWN-you = You have no living mutineer card left: you will get up with the mutineers no more, and your side stays the same.
told-BEHIND = Several are equally far behind: they have the fewest living cards or, where that is a tie, have lost the most important ones. Each draws an event card.
told-DUE = Patience puts off the death of { $place } to the next round.
told-REPLACED = From the reserve comes { $place }.
told-RESTORED = The spent power of { $place } comes back: for its holder, if the card lives, or for whoever uses powers of the dead.
told-TURNED = { $seat } now plays with the mutineers.
told-TURNED-you = You now play with the mutineers.
told-ANNOUNCED = { $seat } announces that a card is awake, and shows it: { $card_the }. Its awakening counts from now on.
told-MUZZLED = This round you can do nothing against { $seat }, who has opened your record.
told-MAIN_CARD = { $seat }'s main card is number { $position }.
told-MAIN_CARD-you = Your main card is number { $position }.
told-CLAIMS = { $seat } claims to be with { $side }.
told-ACCUSES = { $seat } accuses { $other } of being one of the mutineers.
told-VOUCHES = { $seat } vouches for { $other }: says that this is no mutineer.
told-SAW = { $seat } claims to have seen by night that { $other } { $finding }.

## What is chosen

act-PASS = Do nothing
act-PASS-DAY = End the turn
act-POINT = { $card }
act-REVERSE = With the opposite effect, by bipolarity: { $card }
act-REVERSE-SWEET_DEATH = With the opposite effect, by bipolarity: if { $card } is attacked, the sweet death dies in its place; if the sweet death is not attacked, { $card } dies
act-REVERSE-OPIUM = With the opposite effect, by bipolarity: kill { $card }
act-REVERSE-ELECTROSHOCK = With the opposite effect, by bipolarity: { $dead ->
    [0] save
   *[other] revive
} { $card }
act-REVERSE_PAIR-PROPHET = With the opposite effect, by bipolarity: if { $card } or { $other } dies, so does the other
act-PAIR = { $card } and { $other }
act-REVERSE_PAIR = With the opposite effect, by bipolarity: { $card } and { $other }
act-PLAYER = { $name }
act-PLAYERS = { $name } and { $other }
act-REVERSE_PLAYERS = Hate between { $name } and { $other }
act-ORDER = { $order }
act-EVENT = Play “{ $event }”
act-YES = Yes
act-NO = No
act-YES-PACT_RISE = Wake up to see whom the pact binds
act-NO-PACT_RISE = Do not wake up: the pact binds nobody
act-YES-POSE = Get up in their place
act-NO-POSE = Do not get up in their place
act-YES-SPY = Spy on the mutineers
act-NO-SPY = Do not spy on the mutineers
act-YES-CATALEPSY = Come back to life now
act-NO-CATALEPSY = Do not come back to life yet
act-YES-ANSWER = Answer yes
act-NO-ANSWER = Answer no
act-YES-FUTURE_ANSWER = Answer yes
act-NO-FUTURE_ANSWER = Answer no
act-YES-PARDON = Use Lord Percy's pardon
act-NO-PARDON = Do not use Lord Percy's pardon
act-YES-RABIES = Let the rabies go to the right
act-NO-RABIES = Let the rabies go to the left
act-YES-CELLMATES = Let those in the opposite position fall
act-NO-CELLMATES = Let those in the same position fall
act-YES-AMNESIA = Use amnesia on the lynching
act-NO-AMNESIA = Do not use amnesia on the lynching
act-YES-MASSACRE = Kill half the cards of those who are no mutineers
act-NO-MASSACRE = Kill nobody in a massacre
act-YES-TAKE_ALONG = Take that card along into death
act-NO-TAKE_ALONG = Do not take that card along into death
act-YES-DRAW = Draw an event card
act-NO-DRAW = Draw no event card
act-YES-TRAITOR = Get up with the mutineers
act-NO-TRAITOR = Do not get up with the mutineers
act-YES-PILL = Spend a pill
act-NO-PILL = Spend no pill
act-YES-SPOIL = Destroy all the food
act-NO-SPOIL = Do not destroy the food
act-YES-STEAL = Steal the card's power
act-NO-STEAL = Do not steal the card's power
act-YES-PAST = Travel to the past
act-NO-PAST = Do not travel to the past
act-QUESTION = To { $name }: { $question }
act-QUESTION-FUTURE = About { $name }: { $question }
act-PASS-ANSWER = Neither yes nor no
act-LAY = { $choice }
act-CARD = { $card }
act-CARD-GET_UP = Get up to watch in a turn: { $card }
act-SIDE = { $side }
act-OMEN = { $omen }
act-GROUP = { $group }
act-YES_REVERSE = Use amnesia with its opposite effect: a dead card comes back
act-POINT-DAY = Announce an awakening and show { $card }
act-PLAYER-DAY = Sanction { $name }: no vote today
act-PASS-TALK = Say nothing
act-CLAIM = “I am with { $side }”
act-ACCUSE = “I accuse { $name }”
act-VOUCH = “I vouch for { $name }”
act-SAW = “By night I saw that { $name } { $finding }”

## What is asked

ask-nothing = The game goes on.
ask-POWER = { $power }
ask-somebody = { $call }
ask-SIDE = { $name }, you play alone: on which side?
ask-DRAFT = { $name }, choose a card ({ $group }).
ask-LAY = { $name }, which card of each group comes to the table first?
ask-ARRANGE = { $name }, in which order do you lay your row, from left to right?
ask-ARRANGE-SECOND = { $name }, in which order do you lay your second row, from left to right?
ask-GET_UP = { $name } (Ali), in whose turn do you get up to look? You may do this only once in the game; you may spy on the mutineers every night.
ask-GET_UP-BORROWED = { $name } (the director, with Ali's power), in whose turn do you get up to look?
ask-FUTURE = { $name }, what do you ask the narrator about the future? It is your only question in the game.
ask-FUTURE_ANSWER = { $name } (narrator), { $other } asks about the future of { $about }: { $question } What do you say?
ask-FUTURE_ANSWER-FREE = { $name } (narrator), what do you say to { $other }'s question about the future of { $about }?
ask-PACT = { $name } (blood pact), which two players do you bind?
ask-PACT_RISE = { $name } (Richard Dadd), do you wake up to see to whom the pact binds you? If not, the pact binds nobody.
ask-EVENT = { $name }, do you play an event of the night?
ask-SURGEON = { $name } (surgeon), which two cards do you exchange?
ask-ROOMS = { $name } (change of rooms), which two cards of one player change places?
ask-LEPER = { $name } (leper), which card dies beyond help?
ask-HYPNOSIS = { $name } (hypnosis), whom do you hypnotize?
ask-SUGGESTION = { $name } (hypnosis), which power does { $other } have besides tonight?
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
ask-SWEET_DEATH = { $name } (sweet death), if yours is attacked before the next night is over, which card dies in its place?
ask-ARTHUR = { $name } (Arthur), which card do you protect?
ask-SPY = { $name } (Ali), do you spy on the mutineers?
ask-ATTACK = { $name } (mutineers), which card do you attack?
ask-ATTACK-AGAIN = { $name } (mutineers), you have not agreed yet: which card do you attack?
ask-ATTACK_ALONE = { $name } (Daniel), now you attack alone: which card?
ask-ATTACK_ALONE-HEIR = { $name } (Richard Dadd), Daniel is dead, and you attack alone in his place: which card?
ask-ATTACK_ALONE-BORROWED = { $name } (the director, with a power taken from the dead), now you attack alone: which card?
ask-ELECTROSHOCK = { $name } (electroshock), which card do you kill?
ask-OPIUM = { $name } (opium and barbiturates), which card do you save?
ask-LOBOTOMY = { $name } (lobotomy), on which card do you operate, for all to see?
ask-CATALEPSY = { $name } (the cataleptic), do you come back to life now?
ask-CHANCE = { $name } (game of chance), where do you lay the chip?
ask-PATIENCE = { $name } (patience), which death do you put off to the next round?
ask-PUPPET = { $name } (neuroticism), who will obey you?
ask-ORDER = { $name } (neuroticism), against which card will the one who obeys you vote?
ask-ANXIETY = { $name } (social anxiety), what do you ask, and whom?
ask-ANSWER = { $name }, what do you answer { $other }?
ask-DAY = { $name }, your turn of the day: do you do or say anything?
ask-WAKERFIELD = { $name } (Wakerfield), do you keep a card that is about to die, and yours dies in its place?
ask-PARDON = { $name }, do you use Lord Percy's pardon, which saves the lynched card from death?
ask-REVENGE = { $name }, your persecution mania dies: which card do you take to the grave?
ask-REVENGE-SECOND = { $name }, your persecution mania dies awakened: which other card do you take to the grave?
ask-FRIEND = { $name }, your persecution mania dies: do you save a friend?
ask-RABIES = { $name }, does the rabies go to the right instead of to the left?
ask-CELLMATES = { $name }, which of your cellmates' cards fall with { $card }?
ask-CHIP = { $name }, the gaming chip lies on { $card }: to which card do you move it?
ask-BARBER = { $name } (barber), which card dies?
ask-CONFESSION = { $name } (confession), which card is shown?
ask-MIRACLE = { $name } (miracle worker), which action card gets its power back?
ask-OMEN = { $name } (Nostradamus), what do you foretell before everybody?
ask-FATE = { $name } (Nostradamus), which card will die if it comes true?
ask-WAKE = { $name } (awakening), which card of yours awakens?
ask-AMNESIA = { $name } (amnesia), do you use your power after the lynching?
ask-AMNESIA-BEFORE = { $name } (amnesia), do you cancel today's lynching, by the opposite effect?
ask-VOTE = { $name }, at whom do you point?
ask-VOTE_CARD = { $name }, which card of { $other } must die?
ask-VERDICT = { $name }, you lynch alone: which card?
ask-REPLACE = { $name }, { $card } is dead: which card of the reserve takes its place?
ask-MARK = { $name } (awakened Daniel), whom do you turn mutineer?
ask-MASSACRE = { $name } (awakened Nathaniel), do you kill half the cards of those who are no mutineers?
ask-MASSACRE_CARD = { $name } (Nathaniel's awakening), choose a card that dies; { $n } to go.
ask-SILENCE = { $name }, they have killed your awakened Ali: which of them loses the vote?
ask-SHIFT = { $name } (awakened reaper), do you move a death to another card of the same player?
ask-GUESS = { $name } (awakened game of chance), of which group is the card under the chip?
ask-STRIKE_BACK = { $name } (awakened cataleptic), which card do you kill?
ask-ACCUSED = { $name } (awakened amnesia), who must lose a card?
ask-TAKE_ALONG = { $name } (awakened sweet death), does { $card } go with you?
ask-DRAW = { $name }, you have the fewest living cards, or the least important: do you draw an event?
ask-TALK = { $n ->
    [one] { $name }, what do you say before everybody? It is the last time today.
   *[other] { $name }, what do you say before everybody? If anybody speaks, there are more turns to talk today.
}

## Why not

why-GAME_OVER = The game is over.
why-OF_FUTURE = Players are asked about what is so, not about what will be.
why-NOT_OF_FUTURE = The narrator is asked about the future.
why-NO_SANCTION = Only whoever has Hostility sanctions, once a day.
why-SAID = You have said so already, and it stands.
why-OF_ONESELF = Of yourself you can only say which side you are with.
why-NOT_ASKED = That does not answer what is asked now.
why-NO_PLACE = There is no card in play there.
why-DEAD = That card is dead.
why-ALIVE = That card is alive.
why-ISOLATED = That card is in its cell and cannot be attacked.
why-AGAIN = Arthur cannot protect the same card in two rounds in a row.
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
why-NOT_YOUR_CARD = That card is not yours.
why-NOT_IN_RESERVE = That card is not in your reserve.
why-ASKS_ANOTHER = Social anxiety asks another player.
why-NOT_ELECTED = That card is not the elected player's.
why-MUST_OBEY = You must vote as you were ordered.
why-NOT_IN_POOL = That card is not among those to choose from.
why-TWIN_FIRST = The first Siamese twin is only taken as a first choice, and whoever takes it must take the other.
why-NOT_LEFT = The chip goes on to a card of the neighbour.
why-NOT_ACTION = It must be an action card that you know, and not the blood pact.
why-NOT_SPENT = That card is not known to be spent.
why-ASKED = Mary Firth chooses each player only once.
why-SPARED_TODAY = John Flick protects that card from today's lynching.
why-AWAKE = That card has awakened already.
why-CLOSED = Pandora's box has taken that card's awakening for good.
why-NO_TURN = That card has no turn to get up in.
why-MUST = This must be answered.
why-NOT_KILLER = It must be somebody who has killed her.
why-NOTHING_TO_ANNOUNCE = That card has no awakening to announce.
why-HAS_MUTINEER = That card belongs to a holder of a mutineer.
why-MARKED_AGAIN = The reaper cannot mark the same card in two rounds in a row.
why-POINTED_AGAIN = John Flick cannot point at the same card in two rounds in a row.
why-PUT_OFF_AGAIN = Patience cannot put off the same card's death in two rounds in a row.
why-OPENED = The awakened archive points at each player only once.
why-DOOMED = That card is about to die already.
why-ITSELF = Persecution mania cannot save itself.
why-OWN_PLACE = Wakerfield dies in another card's place, and not in her own.
why-NONE_DEAD = There is no dead card that could come back.
why-NOTHING_SPENT = There is no spent action card to give its power back to.
why-OMEN_OF_NOBODY = That a lynching kills nobody is not foretold of another player.
why-ANNOUNCES_OWN = Everybody announces only their own cards' awakenings.
why-NO_CARD = That card is not in the game.
why-MUZZLED = This round you can do nothing against whoever opened your record.

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
card-ARQUITECTO-the = Pablo, the architect
card-GAS = Noe, laughing gas
card-GAS-the = Noe, laughing gas
card-LUDOPATA = Clara, the gambler
card-LUDOPATA-the = Clara, the gambler
card-CHEF = Nerea, the chef
card-CHEF-the = Nerea, the chef
card-SALTAMUNDOS = David, the world jumper
card-SALTAMUNDOS-the = David, the world jumper
card-MEDIUM = Ainhoa, the medium
card-MEDIUM-the = Ainhoa, the medium
card-CYBORG = David, the cyborg
card-CYBORG-the = David, the cyborg
card-ALQUIMISTA = Silvia, the alchemist
card-ALQUIMISTA-the = Silvia, the alchemist
card-OTAKU = Edwin-kun, the otaku
card-OTAKU-the = Edwin-kun, the otaku
card-VUDU = Bea, the voodoo mistress
card-VUDU-the = Bea, the voodoo mistress
card-SUPERVIVIENTE = Aitor, the last survivor
card-SUPERVIVIENTE-the = Aitor, the last survivor
card-RELOJERO = Andrés, the clockmaker
card-RELOJERO-the = Andrés, the clockmaker
card-MEDICO = María, the doctor
card-MEDICO-the = María, the doctor
card-INTERNO_1 = Inmate
card-INTERNO_1-the = the inmate
card-INTERNO_2 = Inmate
card-INTERNO_2-the = the inmate
card-INTERNO_3 = Inmate
card-INTERNO_3-the = the inmate
card-AMOTINADO_1 = Mutineer
card-AMOTINADO_1-the = the mutineer
card-AMOTINADO_2 = Mutineer
card-AMOTINADO_2-the = the mutineer
card-RENEGADO = Renegade
card-RENEGADO-the = the renegade
card-TRAIDOR = Traitor
card-TRAIDOR-the = the traitor
card-INQUISIDOR = Inquisitor
card-INQUISIDOR-the = the inquisitor
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

call-SUPERVIVIENTE = Whoever holds the last survivor says so.
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
call-RELOJERO_3 = Before the round ends: does the clockmaker turn back time?
call-MEDICO = The doctor wakes up.

told-GOAL_DEALT = Your objective card is “{ $card }”.
told-GOAL_SHOWN = The card that kept { $seat }'s objective has fallen. It lies open: { $card }{ $aim }.
told-GOAL_SHOWN-by = By the effect of { $cause_the }, which finds the first who gets up with the mutineers, { $seat }'s objective lies open: { $card }{ $aim }.
goal-aim-RENEGADO = , who gets up with the mutineers and wins only if nobody else is left standing
goal-aim-TRAIDOR = , who wins only if the side chosen loses
goal-aim-INQUISIDOR = , who wins by revealing all the secrets
told-GOAL_KEPT = { $seat }'s objective is not laid open by the death of { $card_the }.
told-GOAL_KEPT-ARQUITECTO = { $seat }'s objective is not laid open: behind another card hides { $card_the }, who goes on acting while it lives.
told-SAW_GOAL = You look at { $seat }'s objective: { $card }.
told-SURVIVOR = { $seat } holds the last survivor.
told-NUMBER = The clockmaker's number under { $place } is { $number ->
    [1] 1
   *[other] { $number }: even without powers it does not die before those with lower numbers
}.
told-LAUGHS = { $seat } cannot stop laughing and raises a hand: tonight they cannot use the power of { $card_the }.
told-NOBODY_LAUGHS = Nobody raises a hand for { $card_the }.
told-STOLEN_POWER = For this round somebody has the power of { $card_the }.
told-OCCURS = { $variant ->
   *[0] Occurrence “{ $occurrence }”: { $what }.
    [1] Something goes through the house. Occurrence “{ $occurrence }”: { $what }.
    [2] The bell in the yard rings. Occurrence “{ $occurrence }”: { $what }.
}
told-OCCURS_TIED = Those who choose tie: the occurrence that was turned up first occurs.
told-TURNED_UP = An occurrence is turned up, “{ $occurrence }”: { $what }.
told-POINT = For the attack on the cyborg, { $seat } gains a point: now { $points }.
told-EXCHANGED = The cyborg is changed for another card, which goes to its place: it was { $place } and is now { $other }.
told-BROCCOLI = { $number ->
    [one] There is one broccoli on { $place }.
   *[other] There are { $number } broccoli on { $place }.
}
told-CENTRE = { $number ->
    [one] In the middle of the table is one broccoli for the chef to hand out.
   *[other] In the middle of the table are { $number } broccoli for the chef to hand out.
}{ $more ->
    [0] {""}
    [one] {" "}One is new: a card with broccoli on it was used this round.
   *[other] {" "}Of them, { $more } are new: one for each broccoli on a card that was used this round.
}
told-CHARACTERS = A character of this game: { $card }.
told-CHARACTERS-does = A character of this game: { $card }, { $does }.
does-ARQUITECTO = who hides behind another card and uses other players' personalities
does-GAS = who names a card each night, so that it does not get up
does-LUDOPATA = who bets on what the round will bring
does-CHEF = who hands out broccoli: several together kill a card
does-SALTAMUNDOS = who draws cards from another game
does-MEDIUM = who uses powers of dead cards
does-CYBORG = who, when attacked, changes places with another card instead of dying
does-ALQUIMISTA = who is not called by night: her death does not lay her player's objective open
does-OTAKU = who has three blows of one use each, the haki
does-VUDU = who lets one card suffer the harm to all others of its player
does-SUPERVIVIENTE = who wins by dying in the first rounds
does-RELOJERO = who numbers the cards of his row: they die in that order
does-MEDICO = who looks by night at a card that is to die, and may save it
told-RISE_AGAIN = { $seat } comes back from the dead.
told-STOPPED = Time stands still for { $seat }, who neither acts this round nor can be attacked.
told-SWAPPED_GOALS = The visit to the psychiatrist makes { $seat } and { $other } exchange objectives.
told-SWAPPED_TRAITS = Traumatic memories make { $seat } and { $other } exchange personalities.
told-PANDORA = Without an awakening for good: { $place }.
told-PAST = A journey to the past: cards are alive or dead again as they were at the end of the last round.
told-VIRUS = { $number ->
    [0] { $seat } is free of the virus.
    [one] { $seat } now has one virus.
   *[other] { $seat } now has { $number } viruses.
}
told-SHERIFF = { $seat } is the sheriff now.
told-BANG_CHARACTER = { $number ->
    [1] The character that { $seat } draws: each card lost brings a card of Bang.
    [2] The character that { $seat } draws: there is no limit to the hand.
   *[other] The character that { $seat } draws: in lynchings one vote against them does not count.
}
told-ONE_VOTE_LESS = One of the votes against { $seat }, the sheriff, does not count.
told-ROYAL = The vote of { $seat }, today's king, counts double.
told-ROLE = { $seat }: { $role }.
told-COMA = In an induced coma, and without its powers: { $place }.
told-TRANSPLANT = A transplant, of which there can be only one, keeps { $place } alive.
told-SHIELD = { $waits ->
    [0] Something stops the blow at { $place }, which does not die.
   *[other] The blow at { $place } is in vain: whatever the blow, its number does not let it die yet.
}
told-ROBOT = { $robots ->
    [0] The cyborg's last robot takes the blow at { $place }.
   *[other] A robot of the cyborg's takes the blow at { $place }.
}
told-BET_WON-BET_LEADER = The one you named is ahead: you win your bet, and get the prize in the next night.
told-BET_WON-BET_GROUP = A card of the group that you bet on has died: you win your bet, and get the prize in the next night.
told-BET_WON-BET_CELLMATES = A cellmate has died: you win your bet, and get the prize in the next night.
told-BET_WON-BET_CARD = The card that you bet on has died: you win your bet, and get the prize in the next night.
told-BET_WON-BET_SIAMESE = A Siamese twin has died: you win your bet, and get the prize in the next night.
told-TOKEN_TAKEN-DEATH_TOKEN = You take the skull of death from { $place }.
told-TOKEN_TAKEN-SCYTHE_TOKEN = You take the reaper's scythe from { $place }.
told-TOKEN_TAKEN-ACCUSATION = You take John Flick's arrow from { $place }.
told-TOKEN_TAKEN-BROCCOLI = You take one broccoli from { $place }.
told-TOKEN_TAKEN-PROTECTION = You take the shield from { $place }.
told-BET_LOST = { $seat } loses the bet: the card that made it must die.
told-MEAL = { $other } cooks for { $seat }: this round neither of the two attacks the other or votes against them.
told-TOOL = You draw a card of another world: { $tool }.
told-DECLARED = { $seat } reveals all the secrets.
told-OUT_OF_PLAY = Out of the game: { $place }.
told-BEHAVES = { $seat } will behave: those cards have no powers in the next round.
told-GIVEN_UP = { $seat } will not behave, and kills { $place }: nothing can save it.
told-SPY_MARK = A new spy: { $place }.
told-SPIES_FALL = All the spies but one have been struck: they all die.
told-SPY_HIT = The blow strikes a spy, { $place }: it does not die while more than one spy has not been struck.
told-HAUNTED = By the medium's doing { $seat } can use no cards but the dead ones in the next round.
told-MAZE = { $seat }'s personality is { $card_the }, and this round it is yours to use.
told-MAZE_STANDS = { $seat } is shut in the maze: this round another has the use of their personality.
told-SPOILED = { $seat } destroys all the food in the house.
told-SHUFFLED = All the periodic occurrences have been: they are shuffled anew.
told-NEXT_TIED = Whoever has voted against { $seat } now votes for one of their cards.
told-MAZED = Somebody shuts you in the maze: this round that person has the use of your personality, and you do not.
told-BODY = { $body ->
    [1] The medium turns to spirit.
   *[other] The medium turns to flesh.
}
told-CONVERTED = { $to ->
    [1] { $seat } changes sides: from the inmates to the mutineers.
    [2] { $seat } changes sides: they get up with the mutineers no more, and join the inmates.
   *[other] { $seat } changes sides.
}
told-NO_NIGHT = Red alert: there is no night this round.
told-NO_DAY = Eclipse: there is no day this round.
told-GAMBLED = { $seat } takes the risk and kills a card of their own: nothing saves it.
told-HOLDS = It lives on and is not turned up: { $place }.
told-HOLDS-cell = The isolation cell keeps { $place } from the blow: it lives on and is not turned up.
told-HOLDS-number = Its number does not let { $place } die yet: it lives on.
told-HOLDS-by-cell = By the effect of { $cause_the }, { $place } should have died: the isolation cell keeps it alive and covered.
told-HOLDS-by = By the effect of { $cause_the }, { $place } should have died: it lives on and stays covered.
told-HOLDS-by-number = By the effect of { $cause_the }, { $place } should have died: its number does not let it yet.
told-IMMORTAL = Nothing can kill { $place } in the next three rounds.
told-SACRIFICED = The alchemist gives her life for { $seat }.
told-KING = The king's haki lies on everybody: only main characters get up at night.
told-NAMED = Somebody has named a card of yours, { $card }: it does not act for the whole round.
told-MIND = The architect will get up in the turn of { $card_the }.
told-MIND_KEEPS = By the maze of the mind the dead architect changes places with the last card in whose turn he got up: it is now { $place }, and he is { $other }.
told-IN_VAIN = The event “{ $event }” of { $seat } comes to nothing.
told-DEAD_ALREADY = The hidden part of the prophecy falls on { $place }, which was dead before.
told-DEAD_ALREADY-by = By the effect of { $cause_the }, { $place } should have died: it was dead before.
told-NOT_BACK = { $alive ->
    [0] The prophet calls { $place }, which cannot come back to life.
   *[other] The prophet was to bring back { $place }, which is among the living already: nothing changes.
}
told-SILENCED = { $how ->
    [1] Melancholy silences { $card_the } ({ $place }): its death sets nothing off.
    [2] The death of { $card_the } ({ $place }), of leprosy, sets nothing off.
    [3] The death of { $card_the } ({ $place }), at the hands of its own player, leaves its power without effect.
    [4] The coma takes every power from { $card_the } ({ $place }): its death sets nothing off.
    [5] The power cut takes every power from { $card_the } ({ $place }): its death sets nothing off.
    [6] Group therapy takes every power from { $card_the } ({ $place }): its death sets nothing off.
    [7] The medical check-up takes every power from { $card_the } ({ $place }): its death sets nothing off.
    [8] Visiting day takes every power from { $card_the } ({ $place }): its death sets nothing off.
    [9] The medium takes every power from { $card_the } ({ $place }): its death sets nothing off.
   *[10] The card “Jail” silences { $card_the } ({ $place }): its death sets nothing off.
}
told-UNSAVED = { $how ->
    [1] Melancholy silences { $card_the } ({ $place }): that is why nothing saves it.
    [4] The coma takes every power from { $card_the } ({ $place }): that is why nothing saves it.
    [5] The power cut takes every power from { $card_the } ({ $place }): that is why nothing saves it.
    [6] Group therapy takes every power from { $card_the } ({ $place }): that is why nothing saves it.
    [7] The medical check-up takes every power from { $card_the } ({ $place }): that is why nothing saves it.
    [8] Visiting day takes every power from { $card_the } ({ $place }): that is why nothing saves it.
    [9] The medium takes every power from { $card_the } ({ $place }): that is why nothing saves it.
   *[10] The card “Jail” silences { $card_the } ({ $place }): that is why nothing saves it.
}
told-CAME_ROUND = Tonight they took { $place } for dead, and it comes back to life: it was catalepsy.
told-NAP_KILLS = Nobody has died at nap time: whoever kills tonight does so twice.
told-FEAST_LYNCHING = The night of feasting killed nobody: there is one lynching more today.
told-NO_REVENGE = Persecution mania takes no card along to the grave.
told-MISGUESSED = A wrong guess: under the chip lies no card of the group “{ $group }”.
told-LAST_EVENT = It was the last event of the deck: nobody draws any more.
told-NO_EVENTS = There is no event left for { $seat } to draw.
told-UNTREATED = The lobotomy changes nothing in { $card_the } ({ $place }).
told-LYNCHES_NOBODY = { $back ->
    [0] { $seat } lynches no card.
   *[other] { $seat } lets no card come back.
}
told-EMPTY_RECORD = The folder “{ $event }” is empty: it names nobody in this game.
told-DOLL = By voodoo, { $place } bears this round all the harm that is done to its player's other cards.
told-HANDED_ON = A broccoli goes from { $place } to { $other }.
told-ROBBED = { $seat } takes an event card from { $other }.
told-ROBBED_EVENT = { $seat } takes the event “{ $event }”.
told-DISCARDED = { $seat } loses the event “{ $event }”.

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
choice-DEATH_TOKEN = The skull of death
choice-SCYTHE_TOKEN = The reaper's scythe
choice-ACCUSATION = John Flick's arrow
choice-BROCCOLI = One broccoli
choice-PROTECTION = The shield
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

occurs-ECLIPSE = there is no day in the next round
occurs-ALERTA_ROJA = there is no night in the next round
occurs-CORTE = in the next round main action cards have no power at all
occurs-TERAPIA_DE_GRUPO = in the next round main characters have no power at all
occurs-RECONOCIMIENTO = in the next round secondary characters have no power at all
occurs-DOS_PAJAROS = in the next round, if the lynching is a tie, each of the tied loses a card
occurs-JUGADA_ARRIESGADA = from now on each player may, once, kill a card of their own and draw an event
occurs-FIESTA = if nobody dies in the next night, the day after it has one lynching more
occurs-SIESTA = if nobody dies in the next lynching, there are two kills in the night after it: by the mutineers, or by the reaper if that night is hers
occurs-DIA_DE_VISITAS = each player behaves, and plays the next round without powers, or kills a card of their own
occurs-TODOS_PARA_UNO = each player shows a living card that has not been seen
occurs-INVESTIGACION = one card of each player leaves the game
occurs-ESPIONAJE = each player has one card join the spies, who do not die when attacked; once all but one have been, all die

power-TRAITOR = { $name } (traitor), do you get up with the mutineers? What you choose is your side for the whole game.
power-HIDE = { $name } (the architect), behind which card do you hide?
power-behind = , dead and hidden behind { $place }
power-MAZE = { $name } (the architect{ $behind }), whom do you shut in the maze?
power-MIND = { $name } (the architect{ $behind }), in which card's turn do you get up?
power-LAUGH = { $name } (laughing gas), which card does not get up tonight?
power-LAUGH_KILL = { $name } (laughing gas), the mutineers stay in bed, and you kill a card for each of them still in the game: which one now?
power-PILL = { $name } (laughing gas), do you spend a pill, so that the card you chose dies?
power-BET = { $name } (the gambler), on what do you bet?
power-BET_SEAT = { $name } (the gambler), who do you bet will be ahead?
power-BET_GROUP = { $name } (the gambler), of which group do you bet that a card will die?
power-BET_CARD = { $name } (the gambler), which card do you bet will die?
power-PRIZE = { $name } (the gambler), which prize do you choose?
power-PRIZE_LOOK = { $name } (the gambler's prize), at which card do you look?
power-PRIZE_KILL = { $name } (the gambler's prize), which card do you kill?
power-PRIZE_WAKE = { $name } (the gambler's prize), which card of yours awakens?
power-SERVE = { $name } (the chef), on which card do you put broccoli? You may give one to each player: { $unserved } { $without ->
    [one] is
   *[other] are
} still without it.
power-MEAL = { $name } (the chef), for whom do you cook?
power-REFILL = { $name } (the chef), on which card do you put broccoli from the middle of the table, where { $centre ->
    [one] there is one left
   *[other] there are { $centre } left
}?
power-HAND_ON = { $name }, which broccoli do you hand on to the left, and to which card?
power-SPOIL = { $name }, do you destroy all the food so that the chef lives?
power-STEAL = { $name } (the chef), do you steal the power of { $ripe_the }, which died of broccoli?
power-WORLD = { $name } (the world jumper), from which game do you draw your power?
power-KEEP = { $name } (the world jumper), which card do you keep?
power-TOOL = { $name } (the world jumper), which card do you use?
power-TOOL_KILL = { $name } (the world jumper), which card do you kill?
power-TOOL_SHIELD = { $name } (the world jumper), which card will dodge the next blow?
power-TOOL_REVIVE = { $name } (the world jumper), which card of yours comes back?
power-TOOL_ROB = { $name } (the world jumper), from whom do you take an event?
power-TOOL_JAIL = { $name } (the world jumper), which card do you jail this round?
power-TOOL_CARD = { $name } (assassin), name the card that will not act.
power-TOOL_SWAP = { $name } (magician), which two cards of yours change places?
power-TOOL_GUARD = { $name } (bishop), which card do you guard from the mutineers?
power-TOOL_LOOK = { $name } (architect), at which card do you look?
power-TOOL_DISCARD = { $name } (the world jumper), who loses an event?
power-BORROW = { $name } (the medium), whose dead card's power do you use?
power-SEE_GOAL = { $name } (the medium), whose objective do you look at?
power-BODY = { $name } (the medium), in which body do you begin?
power-HAUNT = { $name } (the medium), who will play with dead cards only?
power-EXCHANGE = { $name }, the cyborg is attacked: for which card of another do you change it?
power-POINTS = { $name }, the cyborg was yours at the beginning: on what do you spend its points?
power-POINTS_LOOK = { $name } (the cyborg's points), at which card do you look?
power-POINTS_GOAL = { $name } (the cyborg's points), whose objective do you look at?
power-POINTS_KILL = { $name } (the cyborg's points), which card do you kill?
power-POINTS_REVIVE = { $name } (the cyborg's points), which card do you bring back?
power-ROBOTS = { $name } (the cyborg), which card do your robots kill?
power-RISE = { $name } (the alchemist), which card of yours comes back and awakens?
power-SACRIFICE = { $name } (the alchemist), for whom do you give your life?
power-HAKI = { $name } (the otaku), which haki do you use?
power-HAKI_PEEK = { $name } (the otaku), at which card do you look first?
power-HAKI_KILL = { $name } (the otaku), which card do you kill?
power-HAKI_SHIELD = { $name } (the otaku), which card bears the shield?
power-HAKI_FORESEE = { $name } (the otaku), which card do you choose? While it lives, the otaku does not die.
power-DOLL = { $name } (the voodoo mistress), which card is your doll?
power-SPREAD = { $name }, to which card does the harm done to the voodoo mistress go?
power-CURSE = { $name }, the voodoo mistress's curse binds you: which card, of somebody who has gone for her, suffers the same blow?
power-CLOCK = { $name } (the clockmaker), which power of your numbers do you use?
power-CLOCK_LOOK = { $name } (the clockmaker), at which card do you look?
power-CLOCK_GOAL = { $name } (the clockmaker), whose objective do you look at?
power-CLOCK_KILL = { $name } (the clockmaker), which card do you kill?
power-CLOCK_CLEAR = { $name } (the clockmaker), from which card do you take a token?
power-CLOCK_TOKEN = { $name } (the clockmaker), which token do you take from that card?
power-CLOCK_MOVE = { $name } (the clockmaker), from which card of yours do you take the number, and under which do you lay it?
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
power-PSYCHIATRIST = { $name } (psychiatrist), which two players exchange objectives?
power-PANDORA = { $name } (Pandora), which card is left without an awakening for good?
power-MEMORIES = { $name } (memories), which two players exchange personalities?
power-OCCURRENCE = { $name }, your objective was laid open this round: which occurrence do you choose?
power-VISIT = { $name }, visiting day: do you behave or kill a card of yours?
power-SHOW_ONE = { $name } (all for one), which living card of yours do you show to all?
power-POLICE = { $name } (police investigation), which card of yours leaves the game?
power-MARK_SPY = { $name } (corps of spies), which card of yours joins the spies?
power-GAMBLE = { $name } (risky move), which card of yours do you kill?

why-FRIENDS = The chef's meal ties you two this round: neither goes against the other.
why-NOT_SECRETS = Only the inquisitor reveals the secrets, once, and only when all of them are known.
why-NO_GAMBLE = The risky move is made only once, and not before that occurrence has come up.
why-NO_SACRIFICE = Only an awakened alchemist of one's own is sacrificed, for somebody who has dead cards.
why-NOBODY_TO_ANNOUNCE = You have no awakened character that has to be announced.
why-DEPUTY = A deputy does not attack the sheriff.
why-NOT_THAT-HIDE = The architect cannot hide behind itself.
why-NOT_THAT-MAZE = The maze is for another player, and for each of them only once.
why-NOT_THAT-MIND = It must be a living card with a turn of its own at night, and not a main character.
why-NOT_THAT-LAUGH = It must be a card that the laughing gas has not named before, no personality, and alive or an architect who may be in hiding.
why-NOT_THAT-BET = That bet has been made, or none of its kind is left, or the cards it is about are not in the game.
why-NOT_THAT-BET_GROUP = One bets on one of the four groups of cards.
why-NOT_THAT-BET_CARD = One bets on a living card of the rows.
why-NOT_THAT-PRIZE = That prize has been chosen already, or would be of no use now.
why-NOT_THAT-PRIZE_WAKE = That card has awakened already, or cannot awaken.
why-NOT_THAT-SERVE = You have served that player a broccoli already.
why-NOT_THAT-REFILL = That player has had a broccoli from the centre tonight.
why-NOT_THAT-MEAL = The chef eats with another player, and with each of them only once.
why-NOT_THAT-HAND_ON = One hands on the broccoli of a card that was not used, to one of the player on the left.
why-NOT_THAT-WORLD = The world jumper chooses between Bang and Citadels.
why-NOT_THAT-KEEP = You keep one of the two cards drawn.
why-NOT_THAT-TOOL = You do not have that card, or it cannot be used now.
why-NOT_THAT-TOOL_REVIVE = That card never comes back: the alchemist has been sacrificed.
why-NOT_THAT-TOOL_ROB = One robs another player who has events and was not robbed by you tonight.
why-NOT_THAT-TOOL_CARD = The assassin names a living card of the rows.
why-NOT_THAT-TOOL_SWAP = The magician exchanges two cards of your own, named in their order.
why-NOT_THAT-TOOL_DISCARD = Another player who has events loses one, and not twice in a night through you.
why-NOT_THAT-BORROW = The medium uses a dead card's power, not the blood pact's, and no player's twice; with a spirit body, no card's twice.
why-NOT_THAT-SEE_GOAL = You know that objective already.
why-NOT_THAT-BODY = The body is spiritual or physical.
why-NOT_THAT-HAUNT = The medium has chosen that player before.
why-NOT_THAT-EXCHANGE = The cyborg is exchanged for another player's card.
why-NOT_THAT-POINTS = You have too few of the cyborg's points for that, or it would be of no use now.
why-NOT_THAT-POINTS_GOAL = You know that objective already.
why-NOT_THAT-POINTS_REVIVE = That card never comes back: the alchemist has been sacrificed.
why-NOT_THAT-RISE = That card never comes back: the alchemist has been sacrificed.
why-NOT_THAT-SACRIFICE = That player has no dead cards.
why-NOT_THAT-HAKI = That haki is spent, or cannot be used tonight.
why-NOT_THAT-HAKI_FORESEE = The otaku cannot choose itself.
why-NOT_THAT-CURSE = The curse falls on a card of those who brought it about.
why-NOT_THAT-CLOCK = No number in sight gives that power, or it has been used, or it would be of no use now.
why-NOT_THAT-CLOCK_GOAL = You know that objective already.
why-NOT_THAT-CLOCK_CLEAR = There is no modifier on that card to take away.
why-NOT_THAT-CLOCK_TOKEN = That token is not on the card.
why-NOT_THAT-CLOCK_MOVE = The number goes to a card that has none.
why-NOT_THAT-TIME = That power over time is spent, or cannot be used tonight.
why-NOT_THAT-FUTURE = The future takes only one card of each player, and none of whoever has only one.
why-NOT_THAT-TREAT = That power of the doctor's is spent, or would be of no use tonight.
why-NOT_THAT-COMA = That card is in a coma already.
why-NOT_THAT-VIRUS = That cannot be done with the virus tonight.
why-NOT_THAT-INFECT = The virus begins with another player, grows in whoever has it and spreads to whoever sits beside.
why-NOT_THAT-VIRUS_KILL = That player does not have two viruses.
why-NOT_THAT-OCCURRENCE = One of the occurrences that were drawn is chosen.
why-NOT_THAT-VISIT = On visiting day you behave or kill a card of your own.
why-NOT_THAT-SHOW_ONE = Everybody has seen that card already.
why-NOT_THAT-MARK_SPY = That card is one of the spies already.

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

## In the lobby

before-uneven = With { $players } players the sides are uneven: among equal bots the inmates win { $inmates } games of a hundred and the mutineers { $mutineers }.
game-about = A mutiny is brewing in the madhouse. By night each acts unseen when the narrator calls; by day they talk, suspect and vote. Nobody knows who is who.
game-facts = Hidden roles · 2 to 7 players, and of 8 one narrates
game-cover = A ward of the madhouse at night: the moon behind bars, and in one bed somebody with open eyes

## How a game went for a seat

fared-narrator = the narrator

# Figures of many games.
figures-sides = side
figures-mains = main character
figures-cards = other card of a row

## Profiles and reports

kind-main = Main characters
kind-main-seen = dealt to the first seat
kind-main-used = power used by the first seat, or awakened there
kind-card = Other cards of the row
kind-card-seen = dealt to the first seat
kind-card-used = power used by the first seat, or awakened there
kind-trait = Personalities
kind-trait-seen = dealt to the first seat
kind-goal = Objectives
kind-goal-seen = dealt to the first seat
kind-event = Events
kind-event-seen = drawn by the first seat
kind-event-used = played by the first seat
kind-occurrence = Occurrences
kind-occurrence-seen = occurred
kind-action = Actions
kind-action-seen = on offer
kind-action-used = chosen
without-card = A card leaves its place to a card of its group that is not in the set, by lot where there are several: what it is worth is beside that one. Siamese twins and cellmates, and cards in whose place no other can come, stay in.
without-main = A character leaves those that are drawn from; the others are drawn more often.
without-event = An event leaves its deck, which is a card thinner.
without-occurrence = An occurrence leaves those that may occur.
action-PASS = Do nothing
action-POINT = Point at a card
action-REVERSE = Point at a card, with the opposite effect
action-PAIR = Point at two cards
action-REVERSE_PAIR = Point at two cards, with the opposite effect
action-PLAYER = Choose a player
action-PLAYERS = Bind two players
action-REVERSE_PLAYERS = Set two players against each other
action-ORDER = Lay out the row
action-CARD = Name a card
action-EVENT = Play an event
action-YES = Say yes
action-NO = Say no
action-SIDE = Take a side
action-QUESTION = Ask a question
action-OMEN = Foretell something
action-LAY = Choose which cards come to the table
action-GROUP = Guess a card's group
action-YES_REVERSE = Bring a dead card back by amnesia
action-CLAIM = Say which side one is on
action-ACCUSE = Accuse somebody
action-VOUCH = Vouch for somebody
action-SAW = Say what one has seen
action-CHOOSE = Choose by name
report-beat = day
report-event = Which events hurt the first seat's side and which help it
report-occurrence = Which occurrences hurt the first seat's side and which help it

## What is told of each card

lore-DANIEL = He had broken two doors and a warder's jaw before he was shown to his bed, and by the first winter he had a following. When the others have crept back under their blankets he goes out once more: a leader always has one name left on his list. Should he fall, Richard Dadd knows where the knife is kept.
lore-NATHANIEL = He carries the keys, the soup and the news, and nobody looks twice at a man with a mop. The mutineers have promised him a house outside, with a door that only he will lock. In return he leaves theirs open at night, and walks with them.
lore-RICHARD_DADD = He paints with a brush of three hairs: fairies, nutshells and, in some corner, a face that he shows to nobody. He smiles at the mutineers' plans and goes along each night, crossing them out one by one in his head. In the picture that he is keeping for last there is a single figure.
lore-ALI = She has not said a word in nine years, so people say everything in front of her. At night one creaking board is enough to wake her, and through the crack of the door she counts who goes by. She trusts her bare feet: one careless step, and they will know who was watching.
lore-LARRY_OWLS = He walks at night with his eyes open and his mind elsewhere, and no lock has been found that keeps him in. Every morning he remembers one face, seen from the foot of a bed that was not his own, and never how he got there.
lore-MARY_FIRTH = She could have the rings off your hand while she shook it, and your voice and your walk by supper. She sits down on the edge of a bed and asks a single question; whoever answers badly does not get up again that night. And then somebody very like them goes out in their coat.
lore-KRUGMAN = The director has put on an inmate's shirt, to see with his own eyes what goes on when the lamps are out. From each bed that falls empty he takes a file, and for one night he can do what its owner did. He calls it restoring order, and has begun at the top of the list.
lore-ARCHIVO = Behind the third door on the left every life in Bethlem lies in a drawer, tied with a ribbon. The lock is old and unforgiving: ask for the right file, and it tells you the very bed; ask for a wrong one, and the key snaps.
lore-JOHN_FLICK = He was never a judge, but he has the voice for it, and a gavel that used to be the leg of a bed. By night he writes an accusation and nails it to the wall; by morning half the ward swears that it had thought so all along.
lore-ARTHUR = They locked him up for his face, and had to join two beds to make one that fits him. Each night he chooses a door, sits down against it and hums until dawn. He never guards the same one two nights running: he says that the others would be sad.
lore-WAKERFIELD = For three pamphlets and a speech from the back of a cart they declared her incurable. She knows of no sentence that she would not serve in somebody else's stead. When the sheet is about to be lifted it is she who lies under it, and the other has gone.
lore-SIAMESA = Since they were born they have shared one pulse, one coat and every secret, and in Bethlem they were given beds at opposite ends of the ward. Strike one of them, and the other will not let go of her. They give in only when both are struck in the same night or the same day.
lore-PARCA = Nobody remembers her being admitted, and her bed is always made. Each night she chalks a cross on a door and expects others to see to it: she has time. But she does not care to be disobeyed twice running; then she comes in person, and that night no other blade will cut.
lore-PACTO_DE_SANGRE = A pin, two thumbs, a drop on the stone floor, and somebody in the dark who holds the candle. From that night on two people have one fate: they leave Bethlem together, with nobody behind them, or are buried together.
lore-ELECTROSHOCK = In the cellar stands a chair with leather straps, and beside it a wheel that hums when it is turned. “Therapy”, says the sign on the door. Nobody has come back up yet to say whether it helps.
lore-OPIO = The brown bottle stands on the top shelf of the infirmary, and its level goes down by itself. A few drops between cold lips, and a heart that was taking its leave thinks better of it. There is enough left for one; the rest has been drunk by the doctor.
lore-LOBOTOMIA = The surgeon promises a quiet mind, and keeps his word. Anybody may come and see whom he has on the table. A mutineer gets up from it as meek as a lamb, on the other side, and with no opinion left to vote with.
lore-RABIA = It began with a dog in the yard and a hand that meant to stroke it. Whoever has it bites just once, at the very last and always to the left. The nearest mutineer on that side will be thirsty tomorrow, and afraid of water.
lore-MANIA = They are behind the wall, in the porridge, under the bed: a notebook of four hundred pages has all the names. As nobody would listen, its last line is short: if they come for me, I shall not go without company.
lore-PROFETA = The angels speak at half past three, and nobody else in the ward has ever heard them. The prophet draws two flames in the ashes, one for somebody alive and one for somebody of the same row who no longer is. When the first goes out, look at the second.
lore-CATALEPTICO = Twice they have read the service over him, and once he sneezed. He lies as cold as the slab, leaves no breath on the mirror, and gets up for breakfast. The gravedigger has made up his mind not to wait a second time.
lore-AMNESIA = With the rope still swinging, somebody asks when the lynching is going to begin. It is said so innocently that for a moment nobody else remembers either. And so they all sit down and point again.
lore-MUERTE_DULCE = A stove has been left burning in a closed room, and it smells of nothing at all. Whoever sleeps beside it knows already with whom to change beds if somebody should come with a knife. But unless misfortune finds that other one first, by the second morning the room will have done its work.
lore-COMPANERO = Three people have been scratching the same calendar into the same wall for so long that they share the same cough. On the first night they look for each other, and nod. When one of them is carried out, the bed in the same place of the other two rows is empty as well.
lore-JUEGO_DE_AZAR = A chip of bone goes from bed to bed, always to the left, and nobody likes to have it for long. We are playing for nothing, says whoever set it going, not even for matches. On the day when that player stops, somebody will learn what the stake was.
lore-RESPONSABILIDAD = The key to the coal cellar, the roll call, the quarrels over blankets: in the end everything is brought to the same bed. When this hand points people look twice, and it is counted twice.
lore-HOSTILIDAD = Order needs somebody who shouts, and here the shouting has been given an armband. Every day somebody stands with their face to the wall while the others vote. It is done fairly: nobody's turn comes again until everybody has had theirs.
lore-MELANCOLIA = It comes in at the window with the fog and sits down on somebody's chest. Whoever it visits spends the night and the day in bed and sees no point in anything, not even in dying to some purpose.
lore-ANSIEDAD = Sleep will not come, so there is a tap on the pipe and a whisper: may I ask you something? Yes or no will do. Nobody is asked again before everybody has been, for one must not be a nuisance.
lore-NEUROTICISMO = Since the first night a voice that is never raised has been explaining to somebody, through the wall, how things really are. Every other round there are instructions. On that day the hand that points does not obey its owner.
lore-BIPOLARIDAD = On the file there is one name, and there are two signatures. One of them poisons what the other heals, and both swear that they meant well. Before every deed it is wise to ask who has got up today.
lore-PACIENCIA = In this cell one game of chess has been going on for eleven years, at a move a month. At the end of the night there is time to sit down beside somebody who is dying and to say: not today. Tomorrow will do as well, and of the same thing.
lore-CUENTACUENTOS = Somebody has to know how it ends. The Storyteller has no bed in the ward and no part in its quarrels: only a chair by the fire, all the secrets and, for each who asks, one answer about what is to come.
lore-BARBERO = He shaves forty chins before noon with the same razor, and asks only that they keep still. Today somebody made a joke about his moustache.
lore-CONFESION = Somebody has got up on the bench in the yard and cannot stop talking. By the end everybody knows who sleeps in one of the beds, and a weight has been lifted from somebody's heart, though perhaps not from the right one.
lore-MILAGRERO = He sleeps by the boiler and sells relics made of soup bones. But a bottle that he had blessed has been seen to fill again, and a burnt match to catch fire. With pacts of blood he will have nothing to do: he says that it does not wash out.
lore-INDULTO = His lordship visits the asylum on Thursdays, as others go to the theatre, and has taken a liking to somebody. With the rope already round the neck, a footman arrives with a letter. The sack stays over the head: whom he has spared is his own affair.
lore-CIRUJANO = Doctor Crowther learned his trade on the faces of the drowned, and his needlework is much admired. Give him two sleepers and a night, and each will wake up in the other's bed. In the morning everybody sees the bandages, and nobody the hand that paid.
lore-HISTORIA_NEUROTICO = Folder 7, tied with grey ribbon: “Speaks softly, and is obeyed.” On the last page somebody has written down two names: who pulls the strings, and who dances.
lore-HISTORIA_SIAMESAS = Folder 12 holds a single birth certificate for two girls, and a surgeon's drawing with a dotted line. A note is pinned to it: who has them now.
lore-HISTORIA_SECRETOS = This folder is not in the index, and its seal is not of wax. Whoever opens it reads who held the candle on that first night, and whose two thumbs were pricked.
lore-CAMBIO_DE_HABITACION = A plate breaks in the corridor, the warder turns round, and two neighbours have changed beds. In the morning everybody notices, and nobody will say whose plate it was.
lore-LEPROSO = He wears a bell, so that people may keep out of his way, and tonight he has taken it off. For the one who shook his hand there is no cure, no bolt that is thick enough, and no time for last words.
lore-HIPNOSIS = Look at the watch, says the visiting professor, and names what you will be able to do when you wake. The ward hears what, but not whom he was talking to. And whoever truly has the gift sleeps on and has lost nothing.
lore-NOSTRADAMUS = The fit comes at table: the eyes white, the spoon in the air, and a sentence that everybody hears. Another one goes on to a slip of paper, and the slip under the plate. If the first comes true within three days, somebody will turn the plate over.
lore-DESPERTAR = There is a moment before dawn at which the bars cast no shadow. Then somebody sits up who has never been quite awake in this house, and finds more strength in those two hands than in all its chains.
lore-CELDA = Four padded walls, a slot for the soup and a bolt as thick as an arm. From inside nothing can be done, and nothing can be done to whoever is inside: there are those who have come to see it as a favour.
lore-ARQUITECTO = He drew Bethlem, and kept one sheet of the plans for himself: the one with the doors that are not there. Behind somebody else's wall he goes on working even when he is said to be dead. Now and then a person follows him in, and spends the day looking for the way out while he borrows their temper.
lore-GAS = Noe keeps the brass valve that lets the gas into every dormitory, and a list of those who have been a nuisance. A hiss, a giggle, a hand that goes up and asks for air: whoever laughs all night does nothing else. No patient gets it twice; the second dose is not funny.
lore-LUDOPATA = Clara will bet on anything: who is carried out first, from which row, before the soup or after. She pays her debts and expects the house to pay its own, in secrets, in favours or in blood. What she lays on the table is her own life: if she bets on a death and there is none, they collect.
lore-CHEF = One eats well at Nerea's table, and whoever sits down at it does not raise a hand against the cook that day, nor she against her guest. The broccoli is another matter. The first helping is put up with, the second passed to the left, and nobody has survived the third.
lore-SALTAMUNDOS = David maintains that behind the linen cupboard there is a saloon, and behind the boiler a city of eight guilds. Nobody believes him until he comes back with a revolver that smells of powder, or with the crown of a king of whom nobody has heard.
lore-MEDIUM = Ainhoa lays one place too many at supper, and the conversation is better than with the living. Each night somebody on the other side lends her what they could do, and she never knocks at the same door twice.
lore-CYBORG = What is left of David would go into a hatbox; the rest is brass, with the stamp of a workshop that has not been founded yet. Kill him, and he gets up with a squeak, goes over to somebody else's row, and puts one of theirs into his bed. Every dent is written down, and paid for.
lore-ALQUIMISTA = Silvia did find the recipe; only the first spoonful went wrong. Since then her pulse has been a matter of opinion, and whoever kills her is surprised at how little changes. There is one dose left, and she has not decided whether it is for herself.
lore-OTAKU = Edwin-kun was brought in over an orange cloak and a paper sword, a few centuries too early. He knows three blows by name and shouts each before he deals it, once only: one that fells, one that shields and one that sees a death coming. The warders laughed until the first.
lore-VUDU = Bea sews at night, with hair from other people's combs. What was meant for the head, the heart or the hand all ends up in the one button that she has chosen. She says that it is a relief for the rest, and that buttons do not complain.
lore-SUPERVIVIENTE = Aitor has lived through two fires, the cholera and a firing squad, and he is tired. Everybody knows who he is: on the first night he introduces himself and asks to be left in peace. Whoever kills him too soon does him the favour that he came for, and the evening is over.
lore-RELOJERO = Andrés has taken the hands off every clock in the house, so that only he knows what comes first. The knife that comes before its hour finds nothing but a number. Things happen in order, he says, one, two, three, four, and death may take a seat meanwhile.
lore-MEDICO = María makes her round when the others have finished theirs, with a lamp and a bag that is heavier on the way out. She lifts one sheet before it is pulled up for good. One she brings back, one she keeps asleep, and one lives on what she has sewn in; but one a night, for she has only two hands.
lore-PSIQUIATRA = The psychiatrist from the city sees two patients at once, to save time. Each goes in with a purpose and comes out with the other's, and everybody has seen them go in.
lore-PANDORA = The box is empty, as everybody knows, and still nobody likes to sit beside it. Whoever has its lid held under their nose loses something that they had not found yet. It does not come back.
lore-RECUERDOS = Two people wake up screaming from the same dream, and each is left with the other's nightmare. At breakfast the mild one bangs on the table, and the tyrant asks whether anybody minds.
