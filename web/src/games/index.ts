/** The games that the page can show, each loaded when it is needed: those with a folder of their own here, and all others by the board of any game. */
import type { Component } from 'svelte'
import { Refusal } from '../lib/api'
import { learn, LANGUAGES, speech } from '../lib/speech.svelte'
import type { CoverProps, GamePlugin } from './plugin'

const OWN = import.meta.glob<{ plugin: GamePlugin }>('./*/index.ts')
const COVERS = import.meta.glob<{ default: Component<CoverProps> }>('./*/Cover.svelte')

const loaded = new Map<string, Promise<GamePlugin>>()

/** What shows a game, with its texts; of a game without a folder here, in the reader's language. */
export function pluginOf(name: string): Promise<GamePlugin> {
  const own = OWN[`./${name}/index.ts`]
  const key = own ? name : `${name} ${speech.language}`
  let found = loaded.get(key)
  if (!found) {
    found = own ? ownPlugin(own) : arrived(import('../lib/board/plugin')).then(({ boardPlugin }) => boardPlugin(name))
    found.catch(() => loaded.delete(key))
    loaded.set(key, found)
  }
  return found
}

async function ownPlugin(load: () => Promise<{ plugin: GamePlugin }>): Promise<GamePlugin> {
  const { plugin } = await arrived(load())
  for (const language of LANGUAGES) for (const text of plugin.texts[language]) learn(language, text, plugin.name)
  return plugin
}

/** A game's picture for the lobby. */
export async function coverOf(name: string): Promise<Component<CoverProps>> {
  const own = COVERS[`./${name}/Cover.svelte`]
  return (await arrived(own ? own() : import('../lib/board/Cover.svelte'))).default
}

/** A part of the page; a server that cannot be asked for it is refused as all that it cannot be asked for. */
const arrived = <T>(part: Promise<T>): Promise<T> => part.catch(() => { throw new Refusal(0, { code: 'offline', sentence: '', rule: null }) })
