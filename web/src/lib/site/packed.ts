import { ZSTDDecoder } from 'zstddec'
import type { Size } from './talk'

const decoder = new ZSTDDecoder()

/** A pack of the site's folder, which lies there as zstd has made it; `came` is told of its bytes as they come. */
export async function unpacked(folder: string, name: string, [packed, whole]: Size, came: (bytes: number) => void,
  ask: (address: string) => Promise<Response> = fetch): Promise<Uint8Array<ArrayBuffer>> {
  const ready = decoder.init()
  const answer = await ask(`${folder}${name}.zst`)
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
  const found = decoder.decode(bytes, whole) as Uint8Array<ArrayBuffer>
  if (found.length !== whole) throw new Error(`${name}: unpacked ${found.length} bytes, not ${whole}`)
  return found
}
