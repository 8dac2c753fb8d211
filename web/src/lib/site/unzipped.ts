import { cacheOf } from '../stored'

/** A file of the site's folder, which lies there compressed. */
export async function unzipped(folder: string, name: string, ask: (address: string) => Promise<Response> = fetch): Promise<ArrayBuffer> {
  const answer = await ask(`${folder}${name}.gz`)
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`)
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}

/** Keeps what it fetches beside the other files of the page's version, which are there from the first visit on; `home`
 * is the page's folder. */
export function keeping(home: string, version: string): (address: string) => Promise<Response> {
  return async (address) => {
    const cache = await cacheOf(home, version)
    const kept = await cache?.match(address)
    if (kept) return kept
    const answer = await fetch(address, { cache: 'no-cache' })
    if (answer.ok) await cache?.put(address, answer.clone())
    return answer
  }
}
