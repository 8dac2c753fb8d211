import en from '../../../../src/tapete/games/bethlem/text/en.ftl?raw'
import es from '../../../../src/tapete/games/bethlem/text/es.ftl?raw'
import type { MenuItem } from '../../lib/types'
import type { GamePlugin } from '../plugin'
import { advance, opensRound, pace } from './beats'
import Board from './Board.svelte'
import Glyph from './Glyph.svelte'
import { GLYPHS } from './glyphs'
import Scene from './Scene.svelte'
import Sheets from './Sheets.svelte'
import { SAID } from './news'
import Status from './Status.svelte'
import { concerns, direct, heading, headings, listed, tries } from './subjects'
import { about } from './tell'
import enPage from './text/en.ftl?raw'
import esPage from './text/es.ftl?raw'
import { isNight, type BethlemView } from './view'

const DRAWN: Record<string, string> = { YES: 'USED', NO: 'MUTE', PLAYER: 'P1', QUESTION: 'ANSIEDAD', OMEN: 'NOSTRADAMUS', CLAIM: 'P1', ...SAID }
const glyphOf = ({ kind, args }: MenuItem): string | null => (kind === 'CLAIM' ? null : args.find((arg) => GLYPHS[arg])) ?? DRAWN[kind] ?? null

export const plugin: GamePlugin<BethlemView> = {
  name: 'bethlem', texts: { es: [es, esPage], en: [en, enPage] }, roles: false, layout: 'tall',
  Board, Sheets, Status, Scene, Glyph,
  sounds: { ROUND: 'night', DAY: 'day' },
  pace, advance, direct, about, opensRound, glyphOf, heading, headings, listed,
  concerns, tries, alike: isNight,
  ends: ({ kind }) => kind === 'PASS',
}
