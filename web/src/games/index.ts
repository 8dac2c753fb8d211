/** The games that the page can show: one line each. */
import { learn, LANGUAGES } from '../lib/speech.svelte'
import { bethlem } from './bethlem'
import { carcosa } from './carcosa'
import { gloom } from './gloom'
import { souls } from './souls'
import type { GamePlugin } from './plugin'

const GAMES = [carcosa, gloom, bethlem, souls] as unknown as GamePlugin[]

for (const game of GAMES) for (const language of LANGUAGES) for (const text of game.texts[language]) learn(language, text, game.name)

export function pluginOf(name: string): GamePlugin | undefined {
  return GAMES.find((game) => game.name === name)
}
