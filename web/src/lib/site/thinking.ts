/// <reference lib="webworker" />
/** The worker in which bots search: compiled rules alone, fetched when a game's are first wanted. */
import type { Told } from './rules'
import { Thinker, type Question } from './think'
import type { FromThinking, ToThinking } from './talk'
import { keeping, unzipped } from './unzipped'

const worker = self as unknown as DedicatedWorkerGlobalScope
const say = (message: FromThinking) => worker.postMessage(message)
const thinkers = new Map<string, Promise<Thinker>>()

async function fetched({ folder, home, version, game }: ToThinking): Promise<Thinker> {
  const ask = keeping(home, version)
  const [told, code] = await Promise.all([unzipped(folder, `think-${game}.json`, ask), unzipped(folder, `think-${game}.wasm`, ask)])
  return new Thinker(JSON.parse(new TextDecoder().decode(told)) as Told, await WebAssembly.compile(code))
}

/** A game's, fetched once; whatever could not be had is tried again when it is next wanted. */
function thinkerOf(wanted: ToThinking): Promise<Thinker> {
  let found = thinkers.get(wanted.game)
  if (!found) {
    found = fetched(wanted)
    thinkers.set(wanted.game, found)
  }
  return found
}

async function answer(wanted: ToThinking): Promise<void> {
  const { id, game, asked } = wanted
  try {
    const thinker = await thinkerOf(wanted)
    say({ id, answer: asked === null ? 'null' : JSON.stringify(thinker.think(JSON.parse(asked) as Question)), why: null })
  } catch (error) {
    console.error(error)
    thinkers.delete(game)       // what broke off stands in no order
    say({ id, answer: null, why: String(error) })
  }
}

worker.onmessage = ({ data }: MessageEvent<ToThinking>) => void answer(data)
