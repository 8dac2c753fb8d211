import en from '../../../../src/tapete/games/gloom/text/en.ftl?raw'
import es from '../../../../src/tapete/games/gloom/text/es.ftl?raw'
import type { GamePlugin } from '../plugin'
import { advance, pace } from './beats'
import Board from './Board.svelte'
import Detail from './Detail.svelte'
import Glyph from './Glyph.svelte'
import './gloom.css'
import Scene from './Scene.svelte'
import Sheets from './Sheets.svelte'
import Status from './Status.svelte'
import { asks, concerns, direct, ends, glyphOf, heading, listed, tries } from './subjects'
import { about } from './tell'
import enPage from './text/en.ftl?raw'
import esPage from './text/es.ftl?raw'
import type { GloomView } from './view'

export const plugin: GamePlugin<GloomView> = {
  name: 'gloom', texts: { es: [es, esPage], en: [en, enPage] }, roles: false, layout: 'hand',
  Board, Sheets, Status, Scene, Detail, Glyph,
  turn: (view) => (view.turn > 0 ? view.active : null),
  pace, advance, asks, concerns, direct, tries, about, glyphOf, listed, ends, opensRound: () => null,
  heading, headings: ['gloom-head-decide', 'gloom-head-lay', 'gloom-head-else'],
}
