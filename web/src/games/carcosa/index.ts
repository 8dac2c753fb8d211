import type { MenuItem } from '../../lib/types'
import en from '../../../../src/tapete/games/carcosa/text/en.ftl?raw'
import es from '../../../../src/tapete/games/carcosa/text/es.ftl?raw'
import { say } from '../../lib/speech.svelte'
import type { GamePlugin } from '../plugin'
import { advance, opensRound, pace } from './beats'
import Board from './Board.svelte'
import Glyph from './Glyph.svelte'
import { GLYPHS } from './glyphs'
import Scene from './Scene.svelte'
import Sheets from './Sheets.svelte'
import Status from './Status.svelte'
import { concerns, direct, tries } from './subjects'
import { about } from './tell'
import enPage from './text/en.ftl?raw'
import esPage from './text/es.ftl?raw'
import type { CarcosaView } from './view'

const OBJECTS = ['COMPASS', 'VIAL', 'BLUNT', 'STAIRS', 'SELL', 'DROP', 'TAKE', 'ANNEX', 'GIVE', 'DISCARD', 'PICK', 'USE', 'USE_ON']
const HERE = ['SEARCH', 'TAVERN', 'BUY', 'DOORS', 'SALON', 'CHAPEL', 'RITUAL', 'LOOK', 'VISIT', 'VISIT_WITH']
const SELF = ['MEDITATE', 'ESCAPE', 'WIGGLE', 'HEAL', 'RENOUNCE']

function heading({ kind }: MenuItem): string {
  if (kind === 'MOVE') return 'head-go'
  if (HERE.includes(kind)) return 'head-here'
  if (OBJECTS.includes(kind)) return 'head-objects'
  return SELF.includes(kind) ? 'head-self' : 'head-decide'
}

const DRAWN: Record<string, string> = {
  SEARCH: 'SEARCH', MEDITATE: 'ILUMINADO', STAIRS: 'TREASURE_STAIRS', TAVERN: 'TABERNA', BUY: 'MOTEMEY', DOORS: 'PUERTAS',
  SALON: 'SALON_BELLEZA', CHAPEL: 'CAPILLA', RITUAL: 'CAMARA_LETAL', ESCAPE: 'TRAPPED', WIGGLE: 'VIEJO_DEL_SACO', SHIELD: 'PROTECCION',
}

function glyphOf(item: MenuItem): string | null {
  const name = DRAWN[item.kind] ?? (GLYPHS[item.kind] ? item.kind : item.args.find((arg) => GLYPHS[arg]))
  return name ?? null
}

export const plugin: GamePlugin<CarcosaView> = {
  name: 'carcosa', texts: { es: [es, esPage], en: [en, enPage] },
  Board, Sheets, Status, Scene, Glyph,
  pace, advance, concerns, direct, tries, about, opensRound, glyphOf,
  asks: ({ waiting }, me, question) => (waiting?.choice === 'TURN' && waiting.seat === me ? say('carcosa-ask-turn') : question),
  ends: ({ kind }) => kind === 'END_TURN',
  heading, headings: ['head-decide', 'head-go', 'head-here', 'head-objects', 'head-self'],
}
