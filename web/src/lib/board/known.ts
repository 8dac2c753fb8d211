/** What is known of the things in a row, from the lists that the row declares as its marks. */
import type { BoardInfo, PartInfo } from '../types'
import { at, named, type View } from './spec'

export interface Known {
  mark: PartInfo['marks'][number]
  id: string
  /** In words. */
  said: string
}

/** What is known of the thing at a place of a row, without what says nothing. */
export function knownAt(spec: BoardInfo, view: View, part: PartInfo, seat: number | null, place: number): Known[] {
  return part.marks.flatMap((mark) => {
    const found = at(view, mark.path, seat)
    const value = Array.isArray(found) ? found[place] : undefined
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '' || String(value) === mark.unless) return []
    return [{ mark, id: String(value), said: named(spec, [], mark.kind, value) }]
  })
}

export const sentence = (known: Known[]): string[] => known.map(({ mark, said }) => `${mark.label}: ${said}`)
