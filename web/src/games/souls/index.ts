import characters from '../../../../src/tapete/games/souls/cards/characters.yaml?raw'
import en from '../../../../src/tapete/games/souls/text/en.ftl?raw'
import es from '../../../../src/tapete/games/souls/text/es.ftl?raw'
import type { GamePlugin } from '../plugin'
import { advance, minor, pace } from './beats'
import Board from './Board.svelte'
import Detail from './Detail.svelte'
import Glyph from './Glyph.svelte'
import { rolesIn } from './roles'
import { retell } from './rolls'
import Scene from './Scene.svelte'
import Sheets from './Sheets.svelte'
import './souls.css'
import Status from './Status.svelte'
import { concerns, direct, ends, glyphOf, heading, headings, listed, tries } from './subjects'
import { about } from './tell'
import enPage from './text/en.ftl?raw'
import esPage from './text/es.ftl?raw'
import type { SoulsView } from './view'

export const plugin: GamePlugin<SoulsView> = {
  name: 'souls', texts: { es: [es, esPage, rolesIn(characters, 'es')], en: [en, enPage, rolesIn(characters, 'en')] }, layout: 'hand', glance: true, words: 'thing',
  Board, Sheets, Status, Scene, Detail, Glyph,
  turn: (view) => (view.outcome === 'RUNNING' ? view.active : null),
  pace, advance, minor, retell, concerns, direct, tries, about, glyphOf, listed, ends, opensRound: () => null,
  heading, headings,
}
