import { ZSTDDecoder } from 'zstddec'
import type { Size } from './talk'

const decoder = new ZSTDDecoder()

/** How a pack is compressed: the build's with zstd, those of other packages' games with what every Python has. */
export type Packing = 'zst' | 'gz'

/** A pack of the site's folder, unpacked; `came` is told of its bytes as they come. */
export async function unpacked(folder: string, name: string, [packed, whole]: Size, came: (bytes: number) => void,
  ask: (address: string) => Promise<Response> = fetch, packing: Packing = 'zst'): Promise<Uint8Array<ArrayBuffer>> {
  const ready = decoder.init()
  const answer = await ask(`${folder}${name}.${packing}`)
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`)
  const bytes = new Uint8Array(packed)
  let at = 0
  const reader = answer.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (at + part.value.length <= packed) bytes.set(part.value, at)
    at += part.value.length
    came(part.value.length)
  }
  if (at !== packed) throw new Error(`${name}: ${at} bytes, not ${packed}`)
  await ready
  const found = packing === 'gz' ? new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())
    : decoder.decode(bytes, whole) as Uint8Array<ArrayBuffer>
  if (found.length !== whole) throw new Error(`${name}: unpacked ${found.length} bytes, not ${whole}`)
  return found
}
