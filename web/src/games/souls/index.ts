import characters from '../../../../src/tapete/games/souls/cards/characters.yaml?raw'
import en from '../../../../src/tapete/games/souls/text/en.ftl?raw'
import es from '../../../../src/tapete/games/souls/text/es.ftl?raw'
import type { GamePlugin } from '../plugin'
import { advance, pace } from './beats'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import Detail from './Detail.svelte'
import Glyph from './Glyph.svelte'
import { rolesIn } from './roles'
import Scene from './Scene.svelte'
import Sheets from './Sheets.svelte'
import './souls.css'
import Status from './Status.svelte'
import { concerns, direct, ends, glyphOf, heading, headings, listed, tries } from './subjects'
import { about } from './tell'
import enPage from './text/en.ftl?raw'
import esPage from './text/es.ftl?raw'
import type { SoulsView } from './view'

export const souls: GamePlugin<SoulsView> = {
  name: 'souls', texts: { es: [es, esPage, rolesIn(characters, 'es')], en: [en, enPage, rolesIn(characters, 'en')] }, layout: 'hand', glance: true, words: 'thing',
  Cover, Board, Sheets, Status, Scene, Detail, Glyph,
  pace, advance, concerns, direct, tries, about, glyphOf, listed, ends, opensRound: () => null,
  heading, headings,
}
