/** What a reader wants before their eyes: what the night brought, what they alone were told, how the vote went. */
import type { Happening } from '../../lib/types'

/** Whose drawing stands beside a sentence. */
export function glyphOfNews({ what, args }: Happening): string {
  if (what === 'EVENT' || what === 'DREW_EVENT') return String(args.event)
  if (['MARKED', 'REVIVES', 'SURVIVES', 'SHOWN', 'SAW_CARD', 'TRAIT_SHOWN', 'WATCHED', 'NOBODY_ROSE', 'BORROWED', 'HYPNOSIS', 'HYPNOTIZED', 'POINTED_AT', 'GOAL_KEPT', 'CUT_SHORT'].includes(what)) return String(args.card)
  return DRAWN[what] ?? 'EYE'
}
/** The drawings of what is said about somebody. */
export const SAID = { ACCUSE: 'JOHN_FLICK', VOUCH: 'ARTHUR', SAW: 'EYE' }
const DRAWN: Record<string, string> = {
  CLAIMS: 'P1', ACCUSES: SAID.ACCUSE, VOUCHES: SAID.VOUCH, SAW: SAID.SAW,
  DIES: 'SKULL', OUT: 'SKULL', DEATH_BOUND: 'PACTO_DE_SANGRE', PACT_WITH: 'PACTO_DE_SANGRE', QUIET: 'MOON', SKULL: 'SKULL', NO_SKULL: 'OPIO', SLEEP_ENDS: 'MUERTE_DULCE', STAYS_DOWN: 'DANIEL', CENTRE: 'CHEF', BEHIND: 'EVENT', DUE: 'PACIENCIA', OUTLIVED: 'PACIENCIA', GLOOMY: 'MELANCOLIA',
  BITTEN: 'RABIA', CELL_FALLS: 'COMPANERO_1', MIND_KEEPS: 'ARQUITECTO', ISOLATED: 'CELDA', SWAPPED: 'CIRUJANO', LOBOTOMIZED: 'LOBOTOMIA', AWAKENED: 'DESPERTAR', SCYTHE: 'PARCA', SCYTHE_WAITS: 'PARCA', DEFIED: 'PARCA', CHIP: 'JUEGO_DE_AZAR',
  DREW: 'EVENT', LAST_EVENT: 'EVENT', BANNED: 'HOSTILIDAD', VOTELESS: 'MUTE', OMEN: 'NOSTRADAMUS', OMEN_TRUE: 'NOSTRADAMUS', OMEN_FALSE: 'NOSTRADAMUS', TAKEN: 'WAKERFIELD',
  PARDONED: 'INDULTO', LYNCHED: 'SKULL', ELECTED: 'BALLOT', TIE: 'BALLOT', CARD_TIE: 'BALLOT', CONDEMNED: 'BALLOT', NO_LYNCHING: 'AMNESIA', AMNESIA: 'AMNESIA', ACCUSED: 'AMNESIA', ATTACKED: 'DANIEL', PROPOSED: 'DANIEL',
  NO_CONSENSUS: 'DANIEL', SIAMESE: 'SIAMESA_1', CELLMATE: 'COMPANERO_1', ANSWERED_MARY: 'MARY_FIRTH', ANSWERED_ARCHIVE: 'ARCHIVO', OPENED_RECORD: 'ARCHIVO', NOBODY_LAUGHS: 'GAS', TABLE_NOTED: 'CUENTACUENTOS',
  QUESTION: 'ANSIEDAD', ANSWER: 'ANSIEDAD', FUTURE: 'CUENTACUENTOS', FUTURE_ANSWER: 'CUENTACUENTOS', FUTURE_JUDGED: 'CUENTACUENTOS', OBEYS: 'NEUROTICISMO', WON: 'SUN',
}

const PASSING = new Set(['CALL', 'ROUND', 'DAY', 'VOTED', 'VOTED_CARD', 'ROLL', 'DEALT', 'TRAIT_DEALT', 'ENDED'])
const lastOf = (told: Happening[], what: string): number => told.findLastIndex((event) => event.what === what)

/** Since the last morning or nightfall, whichever came later: what is worth reading again. */
export function newsOf(told: Happening[]): Happening[] {
  const since = Math.max(lastOf(told, 'ROUND'), lastOf(told, 'DAY'))
  return told.slice(since + 1).filter((event) => !PASSING.has(event.what))
}
